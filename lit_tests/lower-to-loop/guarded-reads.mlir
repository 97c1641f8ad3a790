// RUN: mlfuse-opt --fuse-vertical --lower-to-loop --split-input-file %s | filecheck %s

// A read that may lie outside has a guard: where it fails nothing is read, and a default stands in.

// CHECK-LABEL: loop.kernel @fused_pad_neg
// CHECK:      [[V:%.*]] = loop.load %v[] : memref<f32>
// CHECK-NEXT: loop.parallel ([[I:%.*]]) in (10) {
// CHECK-NEXT:   [[X:%.*]] = loop.load %x[[[I]]] by affine_map<(d0) -> ((d0 + -1))> inside affine_set<(d0) : (((d0 * -1) + 8) >= 0, (d0 + -1) >= 0)> else [[V]] : memref<8xf32>
// CHECK-NEXT:   arith.negf [[X]] : f32
func.func @pad(%x: tensor<8xf32>, %v: tensor<f32>) -> tensor<10xf32> {
  %0 = graph.pad %x low [1] high [1] value %v : tensor<8xf32>, tensor<f32> -> tensor<10xf32>
  %1 = graph.neg %0 : tensor<10xf32>
  return %1 : tensor<10xf32>
}

// -----

// An end that loses elements needs no guard, nor does one where nothing is added.
// CHECK-LABEL: loop.kernel @fused_pad
// CHECK: loop.load %x[%{{.*}}] by affine_map<(d0) -> ((d0 + 2))> : memref<8xf32>
func.func @crop(%x: tensor<8xf32>, %v: tensor<f32>) -> tensor<5xf32> {
  %0 = graph.pad %x low [-2] high [-1] value %v : tensor<8xf32>, tensor<f32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// Pooling with padding is one kernel: a reduction of guarded reads at each point.
// CHECK-LABEL: loop.kernel @fused_pad_reduce_max
// CHECK:      loop.parallel ([[I:%.*]]) in (4) {
// CHECK:        loop.reduce ([[K:%.*]]) in (3) init
// CHECK-NEXT:     loop.load %x[[[I]], [[K]]] by affine_map<(d0, d1) -> ((((d0 * 2) + d1) + -1))> inside affine_set<(d0, d1) : ((((d0 * 2) + d1) + -1) >= 0)> else %{{.*}} : memref<8xf32>
func.func @pool(%x: tensor<8xf32>) -> tensor<4xf32> {
  %n = graph.constant dense<0xFF800000> : tensor<f32>
  %0 = graph.pad %x low [1] high [0] value %n : tensor<8xf32>, tensor<f32> -> tensor<9xf32>
  %1 = graph.windows %0 sizes [3] strides [2] dilations [1] : tensor<9xf32> -> tensor<4x3xf32>
  %2 = graph.reduce max %1 dims [1] : tensor<4x3xf32> -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// A gather clamps its index and reads the table there.
// CHECK-LABEL: loop.kernel @fused_gather
// CHECK:      loop.parallel ([[I:%.*]], [[J:%.*]]) in (5, 16) {
// CHECK-NEXT:   [[N:%.*]] = loop.load %ids[[[I]]] : memref<5xi64>
// CHECK:        [[A:%.*]] = arith.maxsi [[N]], %{{.*}} : i64
// CHECK:        [[B:%.*]] = arith.minsi [[A]], %{{.*}} : i64
// CHECK-NEXT:   [[R:%.*]] = arith.index_cast [[B]] : i64 to index
// CHECK-NEXT:   loop.load %table[[[J]], [[R]]] by affine_map<(d0, d1) -> (d1, d0)> : memref<100x16xf32>
func.func @gather(%table: tensor<100x16xf32>, %ids: tensor<5xi64>) -> tensor<5x16xf32> {
  %0 = graph.gather %table [%ids] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 16] : tensor<100x16xf32>, tensor<5xi64> -> tensor<5x16xf32>
  return %0 : tensor<5x16xf32>
}
