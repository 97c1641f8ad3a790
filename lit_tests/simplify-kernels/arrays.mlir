// RUN: mlfuse-opt --simplify-kernels %s | filecheck %s

// What was stored just before isn't loaded, and nothing is stored for it.

// CHECK-LABEL: kernel.func @stored_and_loaded
// CHECK-NOT:     memref.store %{{.*}}, %array
// CHECK-NOT:     memref.load %array
// CHECK:         memref.store %v, %x[%c0]
kernel.func @stored_and_loaded(%x: memref<8xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %array = memref.alloca() : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c1] : memref<8xf32>
  memref.store %v, %array[%c0] : memref<4xf32>
  %zero = arith.constant 0 : index
  %again = memref.load %array[%zero] : memref<4xf32>
  memref.store %again, %x[%c0] : memref<8xf32>
}

// The store stays if the array is used later.

// CHECK-LABEL: kernel.func @used_later
// CHECK:         memref.store %v, %array[%c0]
// CHECK-NEXT:    memref.store %v, %x[%c0]
// CHECK:         memref.load %array[%i]
kernel.func @used_later(%x: memref<8xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %array = memref.alloca() : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = memref.load %x[%c1] : memref<8xf32>
  memref.store %v, %array[%c0] : memref<4xf32>
  %again = memref.load %array[%c0] : memref<4xf32>
  memref.store %again, %x[%c0] : memref<8xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %later = memref.load %array[%i] : memref<4xf32>
    memref.store %later, %x[%i] : memref<8xf32>
  }
}

// The store stays if the array is of an outer block: the next iteration may read it.

// CHECK-LABEL: kernel.func @of_an_outer_block
// CHECK:         scf.for
// CHECK:           memref.store %sum, %array[%c0]
// CHECK-NEXT:      memref.store %sum, %x[%i]
kernel.func @of_an_outer_block(%x: memref<8xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %array = memref.alloca() : memref<1xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  memref.store %zero, %array[%c0] : memref<1xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %before = memref.load %array[%c0] : memref<1xf32>
    %v = memref.load %x[%i] : memref<8xf32>
    %sum = arith.addf %before, %v : f32
    memref.store %sum, %array[%c0] : memref<1xf32>
    %after = memref.load %array[%c0] : memref<1xf32>
    memref.store %after, %x[%i] : memref<8xf32>
  }
}

// Another place, another array, a buffer that others see: loaded.

// CHECK-LABEL: kernel.func @others
// CHECK:         memref.load %array[%c1]
// CHECK:         memref.load %x[%c0]
kernel.func @others(%x: memref<8xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %array = memref.alloca() : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c1] : memref<8xf32>
  memref.store %v, %array[%c0] : memref<4xf32>
  %other = memref.load %array[%c1] : memref<4xf32>
  memref.store %other, %x[%c0] : memref<8xf32>
  %buffer = memref.load %x[%c0] : memref<8xf32>
  memref.store %buffer, %x[%n] : memref<8xf32>
}
