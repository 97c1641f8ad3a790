// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// A scatter: a copy, then the updates in order, those along a slice in parallel.

// CHECK-LABEL: loop.kernel @fused_scatter_add
// CHECK:         loop.parallel (%{{.*}}, %{{.*}}) in (100, 8) {
// CHECK-NEXT:      loop.load %x
// CHECK-NEXT:      loop.store
// CHECK:         loop.parallel (%{{.*}}) in (8) {
// CHECK-NEXT:      loop.serial (%{{.*}}) in (64) {
// CHECK:             arith.index_cast
// CHECK:             loop.load {{.*}} inside affine_set<(d0, d1) : (((d1 * -1) + 99) >= 0, d1 >= 0)> else
// CHECK:             arith.addf
// CHECK-NEXT:        loop.store {{.*}} inside affine_set
func.func @scatter(%x: tensor<100x8xf32>, %ids: tensor<64xi32>, %u: tensor<64x8xf32>) -> tensor<100x8xf32> {
  %0 = graph.scatter add %x [%ids] %u offset [1] collapsed [0] index_map [0] index_vector 1 : tensor<100x8xf32>, tensor<64xi32>, tensor<64x8xf32> -> tensor<100x8xf32>
  func.return %0 : tensor<100x8xf32>
}

// Without updates that meet there is no order.
// CHECK-LABEL: loop.kernel @fused_scatter_set
// CHECK-NOT:     loop.serial
func.func @unique(%x: tensor<100x8xf32>, %ids: tensor<64xi32>, %u: tensor<64x8xf32>) -> tensor<100x8xf32> {
  %0 = graph.scatter set %x [%ids] %u offset [1] collapsed [0] index_map [0] index_vector 1 unique : tensor<100x8xf32>, tensor<64xi32>, tensor<64x8xf32> -> tensor<100x8xf32>
  func.return %0 : tensor<100x8xf32>
}

// Backwards by index maps; what was before each element is stored, not what is after.
// CHECK-LABEL: loop.kernel @fused_cumulative_add
// CHECK:         loop.scan (%{{.*}}) in (1000) init
// CHECK-NEXT:      loop.load %{{.*}} by affine_map<(d0, d1) -> (d0, ((d1 * -1) + 999))>
// CHECK:         } each (%[[K:.*]], %[[BEFORE:.*]], %{{.*}}) {
// CHECK-NEXT:      loop.store %[[BEFORE]], %{{.*}}[%{{.*}}, %[[K]]] by affine_map<(d0, d1) -> (d0, ((d1 * -1) + 999))>
func.func @scan(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32> {
  %0 = graph.cumulative add %x dim 1 reverse exclusive : tensor<64x1000xf32> -> tensor<64x1000xf32>
  func.return %0 : tensor<64x1000xf32>
}
