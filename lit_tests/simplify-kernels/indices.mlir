// RUN: mlfuse-opt --simplify-kernels %s | filecheck %s

// A position that is cut into digits and put together again is the position; what nothing uses goes.

// CHECK-LABEL: kernel.func @two_digits(%x: memref<?xf32>, %n: index)
// CHECK-NEXT:    %i = kernel.thread_id
// CHECK-NEXT:    %v = memref.load %x[%i] : memref<?xf32>
// CHECK-NEXT:    memref.store %v, %x[%i] : memref<?xf32>
// CHECK-NEXT:  }
kernel.func @two_digits(%x: memref<?xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c300 = arith.constant 300 : index
  %i = kernel.thread_id
  %q = arith.divui %i, %c300 : index
  %r = arith.remui %i, %c300 : index
  %a = arith.muli %q, %c300 : index
  %s = arith.addi %a, %r : index
  %unused = arith.divui %i, %n : index
  %v = memref.load %x[%s] : memref<?xf32>
  memref.store %v, %x[%s] : memref<?xf32>
}

// By a size that isn't known, and the remainder first.

// CHECK-LABEL: kernel.func @unknown_size
// CHECK-NEXT:    %i = kernel.thread_id
// CHECK-NEXT:    %v = memref.load %x[%i] : memref<?xf32>
kernel.func @unknown_size(%x: memref<?xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %i = kernel.thread_id
  %q = arith.divui %i, %n : index
  %r = arith.remui %i, %n : index
  %a = arith.muli %n, %q : index
  %s = arith.addi %r, %a : index
  %v = memref.load %x[%s] : memref<?xf32>
  memref.store %v, %x[%s] : memref<?xf32>
}

// Three digits of sizes 4 and 8 fall into one from the highest down. The place is 5 times the position.

// CHECK-LABEL: kernel.func @three_digits
// CHECK:         %i = kernel.thread_id
// CHECK-NEXT:    %[[C:.*]] = arith.constant 5 : index
// CHECK-NEXT:    %[[P:.*]] = arith.muli %i, %[[C]] : index
// CHECK-NEXT:    memref.load %x[%[[P]]] : memref<?xf32>
kernel.func @three_digits(%x: memref<?xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c160 = arith.constant 160 : index
  %i = kernel.thread_id
  %q = arith.divui %i, %c4 : index
  %low = arith.remui %i, %c4 : index
  %high = arith.divui %q, %c8 : index
  %middle = arith.remui %q, %c8 : index
  %a = arith.muli %high, %c160 : index
  %b = arith.muli %middle, %c20 : index
  %c = arith.muli %low, %c5 : index
  %ab = arith.addi %a, %b : index
  %abc = arith.addi %ab, %c : index
  %v = memref.load %x[%abc] : memref<?xf32>
  memref.store %v, %x[%c4] : memref<?xf32>
}

// Digits that are put together in another order, with other factors, or of another number, stay.

// CHECK-LABEL: kernel.func @other_order
// CHECK:         arith.divui
// CHECK:         arith.remui
// CHECK:         %s = arith.addi
// CHECK:         %t = arith.addi
// CHECK:         %u = arith.addi
kernel.func @other_order(%x: memref<?xf32>, %j: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %i = kernel.thread_id
  %q = arith.divui %i, %c4 : index
  %r = arith.remui %i, %c4 : index
  %other = arith.remui %j, %c4 : index
  %a = arith.muli %r, %c4 : index
  %s = arith.addi %a, %q : index
  %b = arith.muli %q, %c8 : index
  %t = arith.addi %b, %r : index
  %c = arith.muli %q, %c4 : index
  %u = arith.addi %c, %other : index
  %v = memref.load %x[%s] : memref<?xf32>
  memref.store %v, %x[%t] : memref<?xf32>
  memref.store %v, %x[%u] : memref<?xf32>
}

// 0, 1 and constants; a remainder of a remainder; an index that becomes an i32. Elements are left alone: x + 0.0 isn't x where x is -0.0.

// CHECK-LABEL: kernel.func @constants
// CHECK:         %i = kernel.thread_id
// CHECK-NEXT:    %part = arith.remui %i, %c4 : index
// CHECK-NEXT:    %narrow = arith.index_cast %part : index to i32
// CHECK-NEXT:    %place = arith.constant 0 : index
// CHECK-NEXT:    %v = memref.load %x[%place] : memref<?xf32>
// CHECK-NEXT:    %w = arith.addf %v, %zero : f32
// CHECK-NEXT:    memref.store %w, %x[%i] : memref<?xf32>
// CHECK-NEXT:    memref.store %narrow, %y[%c4] : memref<?xi32>
kernel.func @constants(%x: memref<?xf32>, %y: memref<?xi32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %i = kernel.thread_id
  %a = arith.muli %i, %c1 : index
  %b = arith.addi %a, %c0 : index
  %c = arith.divui %b, %c1 : index
  %d = arith.subi %c, %c0 : index
  %lane = arith.remui %d, %c32 : index
  %part = arith.remui %lane, %c4 : index
  %wide = arith.index_cast %part : index to i64
  %narrow = arith.trunci %wide : i64 to i32
  %e = arith.muli %c0, %d : index
  %f = arith.remui %d, %c1 : index
  %place = arith.addi %e, %f : index
  %v = memref.load %x[%place] : memref<?xf32>
  %w = arith.addf %v, %zero : f32
  memref.store %w, %x[%d] : memref<?xf32>
  memref.store %narrow, %y[%c4] : memref<?xi32>
}
