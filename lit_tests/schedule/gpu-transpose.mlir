// RUN: mlfuse-opt --schedule="device=sm_90" %s | filecheck %s

// What reads across goes through a square of shared memory: read along the dim in which it is
// contiguous, all elements of a thread before the first goes to shared memory; used along the dim of the stores. Rows of
// the square are one element longer.

// CHECK-LABEL: kernel.func @fused_transpose_neg
// CHECK:         %[[S:.*]] = kernel.shared : memref<1056xf32>
// CHECK:         kernel.unroll (%{{.*}}) in 4 {
// CHECK:           scf.if
// CHECK-NEXT:        memref.load %x
// CHECK-NEXT:        memref.store %{{.*}}, %[[A:.*]][
// CHECK:         kernel.unroll (%{{.*}}) in 4 {
// CHECK:             memref.load %[[A]]
// CHECK-NEXT:        memref.store %{{.*}}, %[[S]]
// CHECK:         kernel.barrier
// CHECK:         kernel.unroll (%{{.*}}) in 4 {
// CHECK:           scf.if
// CHECK-NEXT:        memref.load %[[S]]
// CHECK-NEXT:        arith.negf
// CHECK-NEXT:        memref.store %{{.*}}, %y
func.func @main(%x: memref<100x70xf32>, %y: memref<70x100xf32>) {
  loop.launch @fused_transpose_neg(%x, %y) : (memref<100x70xf32>, memref<70x100xf32>)
  func.return
}
loop.kernel @fused_transpose_neg(%x: memref<100x70xf32>, %y: memref<70x100xf32>) {
  loop.parallel (%i, %j) in (70, 100) {
    %0 = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<100x70xf32>
    %1 = arith.negf %0 : f32
    loop.store %1, %y[%i, %j] : memref<70x100xf32>
  }
}
