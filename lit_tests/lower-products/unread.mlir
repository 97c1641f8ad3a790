// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | filecheck %s

// A kernel that takes a product and reads none of it, an exclusive sum over a dim of one element, doesn't compute it.

// CHECK: loop.launch @fused_matmul
// CHECK: loop.launch @fused_cumulative_add
func.func @main(%x: tensor<6x3xf32>, %w: tensor<3x16xf32>) -> tensor<6x1x16xf32> {
  %p = graph.dot_general %x, %w contract [1] x [0] : tensor<6x3xf32>, tensor<3x16xf32> -> tensor<6x16xf32>
  %r = graph.reshape %p : tensor<6x16xf32> -> tensor<6x1x16xf32>
  %s = graph.cumulative add %r dim 1 exclusive : tensor<6x1x16xf32> -> tensor<6x1x16xf32>
  func.return %s : tensor<6x1x16xf32>
}
