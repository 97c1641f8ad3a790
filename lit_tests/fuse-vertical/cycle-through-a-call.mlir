// RUN: mlfuse-opt --fuse-vertical --remarks=missed %s 2>&1 | filecheck %s

// a -> product -> c with a -> c: one kernel of a and c would depend on itself, so a is stored for both.

// CHECK: remark: [vertical.cycle] not fused: graph.exp into graph.add
// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_matmul_add"
func.func @main(%x: tensor<2048x2048xf32>, %w: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
  %0 = graph.exp %x : tensor<2048x2048xf32>
  %1 = graph.dot_general %0, %w contract [1] x [0] : tensor<2048x2048xf32>, tensor<2048x2048xf32> -> tensor<2048x2048xf32>
  %2 = graph.add %0, %1 : tensor<2048x2048xf32>
  func.return %2 : tensor<2048x2048xf32>
}
