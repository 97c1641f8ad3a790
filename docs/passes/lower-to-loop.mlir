// mlfuse-opt --lower-to-loop
func.func @main(%x: tensor<8x16xf32>) -> tensor<8xf32> {
  %0 = graph.fusion "fused_exp_reduce_add" (%a = %x : tensor<8x16xf32>) -> tensor<8xf32> {
    %1 = graph.exp %a : tensor<8x16xf32>
    %2 = graph.reduce add %1 dims [1] : tensor<8x16xf32> -> tensor<8xf32>
    graph.yield %2 : tensor<8xf32>
  }
  func.return %0 : tensor<8xf32>
}
