// Kernels that touch other rows of a buffer, and are equal but for that, become one. It takes these rows alone; its launches pass
// views. What touches other columns, more rows, or rows that it finds by data stays.
// RUN: mlfuse-opt --merge-equal-kernels --split-input-file %s | filecheck %s

func.func @main(%x: memref<6x8xf32>) -> (memref<8xf32>, memref<8xf32>) {
  %0 = memref.alloc() : memref<8xf32>
  loop.launch @first_step(%x, %0) : (memref<6x8xf32>, memref<8xf32>)
  %1 = memref.alloc() : memref<8xf32>
  loop.launch @second_step(%x, %1) : (memref<6x8xf32>, memref<8xf32>)
  func.return %0, %1 : memref<8xf32>, memref<8xf32>
}
loop.kernel @first_step(%x: memref<6x8xf32>, %y: memref<8xf32>) attributes {arg_dims = [array<i64: 6, 8>, array<i64: 8>]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] by affine_map<(d0) -> (0, d0)> : memref<6x8xf32>
    %w = loop.load %x[%i] by affine_map<(d0) -> (2, d0)> : memref<6x8xf32>
    %e = arith.addf %v, %w : f32
    loop.store %e, %y[%i] : memref<8xf32>
  }
}
loop.kernel @second_step(%x: memref<6x8xf32>, %y: memref<8xf32>) attributes {arg_dims = [array<i64: 6, 8>, array<i64: 8>]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] by affine_map<(d0) -> (3, d0)> : memref<6x8xf32>
    %w = loop.load %x[%i] by affine_map<(d0) -> (5, d0)> : memref<6x8xf32>
    %e = arith.addf %v, %w : f32
    loop.store %e, %y[%i] : memref<8xf32>
  }
}

// CHECK:         %[[A:.*]] = loop.view %x() : memref<6x8xf32> -> memref<3x8xf32, strided<[8, 1]>>
// CHECK-NEXT:    loop.launch @first_step(%[[A]], %0)
// CHECK:         %[[B:.*]] = loop.view %x() : memref<6x8xf32> -> memref<3x8xf32, strided<[8, 1], offset: 24>>
// CHECK-NEXT:    loop.launch @first_step(%[[B]], %{{.*}})
// CHECK:       loop.kernel @first_step(%x: memref<3x8xf32>, %y: memref<8xf32>) attributes {arg_dims = [array<i64: 3, 8>, array<i64: 8>]}
// CHECK:           loop.load %x[%i] by affine_map<(d0) -> (0, d0)> : memref<3x8xf32>
// CHECK:           loop.load %x[%i] by affine_map<(d0) -> (2, d0)> : memref<3x8xf32>
// CHECK-NOT:   loop.kernel

// -----

// The same rows of buffers of other sizes: all of one, and two of the other.
func.func @main(%x: memref<2x8xf32>, %z: memref<6x8xf32>) -> (memref<2x8xf32>, memref<2x8xf32>) {
  %0 = memref.alloc() : memref<2x8xf32>
  loop.launch @whole(%x, %0) : (memref<2x8xf32>, memref<2x8xf32>)
  %1 = memref.alloc() : memref<2x8xf32>
  loop.launch @part(%z, %1) : (memref<6x8xf32>, memref<2x8xf32>)
  func.return %0, %1 : memref<2x8xf32>, memref<2x8xf32>
}
loop.kernel @whole(%x: memref<2x8xf32>, %y: memref<2x8xf32>) attributes {arg_dims = [array<i64: 2, 8>, array<i64: 2, 8>]} {
  loop.parallel (%i, %j) in (2, 8) {
    %v = loop.load %x[%i, %j] : memref<2x8xf32>
    loop.store %v, %y[%i, %j] : memref<2x8xf32>
  }
}
loop.kernel @part(%x: memref<6x8xf32>, %y: memref<2x8xf32>) attributes {arg_dims = [array<i64: 6, 8>, array<i64: 2, 8>]} {
  loop.parallel (%i, %j) in (2, 8) {
    %v = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d0 + 4, d1)> : memref<6x8xf32>
    loop.store %v, %y[%i, %j] : memref<2x8xf32>
  }
}

// CHECK:         loop.launch @whole(%x, %0)
// CHECK:         %[[C:.*]] = loop.view %z() : memref<6x8xf32> -> memref<2x8xf32, strided<[8, 1], offset: 32>>
// CHECK-NEXT:    loop.launch @whole(%[[C]], %{{.*}})
// CHECK-NOT:   @part

// -----

func.func @main(%x: memref<6x8xf32>, %n: memref<4xi32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  loop.launch @first_columns(%x, %0) : (memref<6x8xf32>, memref<4xf32>)
  %1 = memref.alloc() : memref<4xf32>
  loop.launch @last_columns(%x, %1) : (memref<6x8xf32>, memref<4xf32>)
  %2 = memref.alloc() : memref<4xf32>
  loop.launch @computed_row(%x, %n, %2) : (memref<6x8xf32>, memref<4xi32>, memref<4xf32>)
  func.return %0, %1, %2 : memref<4xf32>, memref<4xf32>, memref<4xf32>
}
loop.kernel @first_columns(%x: memref<6x8xf32>, %y: memref<4xf32>) attributes {arg_dims = [array<i64: 6, 8>, array<i64: 4>]} {
  loop.parallel (%i) in (4) {
    %v = loop.load %x[%i] by affine_map<(d0) -> (0, d0)> : memref<6x8xf32>
    loop.store %v, %y[%i] : memref<4xf32>
  }
}
loop.kernel @last_columns(%x: memref<6x8xf32>, %y: memref<4xf32>) attributes {arg_dims = [array<i64: 6, 8>, array<i64: 4>]} {
  loop.parallel (%i) in (4) {
    %v = loop.load %x[%i] by affine_map<(d0) -> (0, d0 + 4)> : memref<6x8xf32>
    loop.store %v, %y[%i] : memref<4xf32>
  }
}
loop.kernel @computed_row(%x: memref<6x8xf32>, %n: memref<4xi32>, %y: memref<4xf32>) attributes {arg_dims = [array<i64: 6, 8>, array<i64: 4>, array<i64: 4>]} {
  loop.parallel (%i) in (4) {
    %k = loop.load %n[%i] : memref<4xi32>
    %r = arith.index_cast %k : i32 to index
    %v = loop.load %x[%r, %i] : memref<6x8xf32>
    loop.store %v, %y[%i] : memref<4xf32>
  }
}

// CHECK:         loop.launch @first_columns(%x, %0)
// CHECK:         loop.launch @last_columns(%x, %1)
// CHECK:         loop.launch @computed_row(%x, %n, %2)
