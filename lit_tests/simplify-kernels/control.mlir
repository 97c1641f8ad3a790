// RUN: mlfuse-opt --simplify-kernels %s | filecheck %s

// A loop's variable is below its end, and below what the end is a minimum of: no guard is left.

// CHECK-LABEL: kernel.func @implied
// CHECK:         scf.for %i = %t to %end step %{{.*}} {
// CHECK-NEXT:      %v = memref.load %x[%i] : memref<?xf32>
// CHECK-NEXT:      memref.store %v, %x[%i] : memref<?xf32>
// CHECK-NEXT:    }
kernel.func @implied(%x: memref<?xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c256 = arith.constant 256 : index
  %c1024 = arith.constant 1024 : index
  %t = kernel.thread_id
  %end = arith.minui %c1024, %n : index
  scf.for %i = %t to %end step %c256 {
    %inside = arith.cmpi ult, %i, %end : index
    scf.if %inside {
      %known = arith.cmpi ult, %i, %n : index
      scf.if %known {
        %v = memref.load %x[%i] : memref<?xf32>
        memref.store %v, %x[%i] : memref<?xf32>
      }
    }
  }
}

// What isn't the loop's variable is guarded still.

// CHECK-LABEL: kernel.func @not_implied
// CHECK:         %j = arith.addi %i, %t : index
// CHECK-NEXT:    %inside = arith.cmpi ult, %j, %n : index
// CHECK-NEXT:    scf.if %inside {
kernel.func @not_implied(%x: memref<?xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  %t = kernel.thread_id
  scf.for %i = %t to %n step %c256 {
    %j = arith.addi %i, %t : index
    %inside = arith.cmpi ult, %j, %n : index
    scf.if %inside {
      memref.store %zero, %x[%j] : memref<?xf32>
    }
  }
}

// A branch on a constant is one of its ways, and a choice by one is an operand.

// CHECK-LABEL: kernel.func @one_way
// CHECK-NOT:     scf.if
// CHECK-NOT:     arith.select
// CHECK:         memref.load %x[%t] : memref<?xf32>
// CHECK:         memref.store %{{.*}}, %y[%t] : memref<?xf32>
// CHECK-NOT:     memref.store
// CHECK:       }
kernel.func @one_way(%x: memref<?xf32>, %y: memref<?xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %false = arith.constant false
  %true = arith.constant true
  %c4 = arith.constant 4 : index
  %t = kernel.thread_id
  %at = arith.select %false, %c4, %t : index
  %v = scf.if %true -> (f32) {
    %a = memref.load %x[%at] : memref<?xf32>
    scf.yield %a : f32
  } else {
    %b = memref.load %y[%at] : memref<?xf32>
    scf.yield %b : f32
  }
  scf.if %false {
    memref.store %v, %x[%at] : memref<?xf32>
  }
  memref.store %v, %y[%at] : memref<?xf32>
}

// Branches on the same condition, next to one another, are one; a barrier between them keeps them apart.

// CHECK-LABEL: kernel.func @joined
// CHECK:         scf.if %first {
// CHECK-NEXT:      memref.store %zero, %x[%t] : memref<?xf32>
// CHECK-NEXT:      memref.store %zero, %y[%t] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    kernel.barrier
// CHECK-NEXT:    scf.if %first {
// CHECK-NEXT:      memref.store %zero, %z[%t] : memref<?xf32>
kernel.func @joined(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %t = kernel.thread_id
  %first = arith.cmpi eq, %t, %c0 : index
  scf.if %first {
    memref.store %zero, %x[%t] : memref<?xf32>
  }
  scf.if %first {
    memref.store %zero, %y[%t] : memref<?xf32>
  }
  kernel.barrier
  scf.if %first {
    memref.store %zero, %z[%t] : memref<?xf32>
  }
}

// Loops of one iteration are their bodies; a loop's result is what it yields.

// CHECK-LABEL: kernel.func @one_iteration
// CHECK-NOT:     kernel.unroll
// CHECK-NOT:     scf.for
// CHECK:         %v = memref.load %x[%{{.*}}] : memref<?xf32>
// CHECK-NEXT:    %sum = arith.addf %zero, %v : f32
// CHECK-NEXT:    memref.store %sum, %x[%{{.*}}] : memref<?xf32>
// CHECK-NEXT:    }
kernel.func @one_iteration(%x: memref<?xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  kernel.unroll (%u) in 1 {
    %total = scf.for %i = %c3 to %c5 step %c8 iter_args(%carried = %zero) -> (f32) {
      %v = memref.load %x[%i] : memref<?xf32>
      %sum = arith.addf %carried, %v : f32
      scf.yield %sum : f32
    }
    memref.store %total, %x[%u] : memref<?xf32>
  }
}

// The guard of a pad compares a position in front of the array: negative, and without a sign very large. It never holds.

// CHECK-LABEL: kernel.func @in_front
// CHECK-NOT:     memref.load
// CHECK:       kernel.func @last
kernel.func @in_front(%x: memref<5xf32>) attributes {device = "sm_90", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %low = arith.constant -1 : index
  %c5 = arith.constant 5 : index
  %i = arith.addi %c0, %low : index
  %below = arith.cmpi ult, %i, %c5 : index
  scf.if %below {
    %v = memref.load %x[%c0] : memref<5xf32>
    memref.store %v, %x[%c0] : memref<5xf32>
  }
  %above = arith.cmpi sge, %i, %c0 : index
  scf.if %above {
    %v = memref.load %x[%c0] : memref<5xf32>
    memref.store %v, %x[%c0] : memref<5xf32>
  }
}
kernel.func @last() attributes {device = "sm_90", block = 1 : i64, index_bits = 32 : i64} {
}
