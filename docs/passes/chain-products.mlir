// mlfuse-opt --lower-to-loop --lower-products --chain-products --device=cpu
func.func @main(%x: tensor<96x8xf32>, %w: tensor<8x16xf32>, %u: tensor<16x16xf32>) -> tensor<96x16xf32> {
  %h = graph.fusion "fused_matmul_tanh" (%p = %x : tensor<96x8xf32>, %q = %w : tensor<8x16xf32>) -> tensor<96x16xf32> {
    %0 = graph.dot_general %p, %q contract [1] x [0] : tensor<96x8xf32>, tensor<8x16xf32> -> tensor<96x16xf32>
    %1 = graph.tanh %0 : tensor<96x16xf32>
    graph.yield %1 : tensor<96x16xf32>
  }
  %y = graph.dot_general %h, %u contract [1] x [0] : tensor<96x16xf32>, tensor<16x16xf32> -> tensor<96x16xf32>
  func.return %y : tensor<96x16xf32>
}
