// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// Broadcast, transpose, slice and reshape never become code: they are the map of a load.

// CHECK-LABEL: loop.kernel @fused_add
// CHECK:         loop.parallel ([[I:%.*]], [[H:%.*]], [[J:%.*]]) in (8, 2, 4) {
// CHECK-NEXT:      [[X:%.*]] = loop.load %x[[[I]], [[H]], [[J]]] by affine_map<(d0, d1, d2) -> (((d1 * 4) + d2), d0)> : memref<8x16xf32>
// CHECK-NEXT:      [[B:%.*]] = loop.load %b[[[H]], [[J]]] by affine_map<(d0, d1) -> ({{.*}})> : memref<16xf32>
// CHECK-NEXT:      [[S:%.*]] = arith.addf [[X]], [[B]] : f32
// CHECK-NEXT:      loop.store [[S]], %{{.*}}[[[I]], [[H]], [[J]]] : memref<8x2x4xf32>
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8x2x4xf32> {
  %0 = graph.slice %x [0:8:1, 0:8:1] : tensor<8x16xf32> -> tensor<8x8xf32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = graph.reshape %1 : tensor<8x8xf32> -> tensor<8x2x4xf32>
  %3 = graph.slice %b [1:9:1] : tensor<16xf32> -> tensor<8xf32>
  %4 = graph.reshape %3 : tensor<8xf32> -> tensor<2x4xf32>
  %5 = graph.broadcast %4 dims [1, 2] : tensor<2x4xf32> -> tensor<8x2x4xf32>
  %6 = graph.add %2, %5 : tensor<8x2x4xf32>
  func.return %6 : tensor<8x2x4xf32>
}
