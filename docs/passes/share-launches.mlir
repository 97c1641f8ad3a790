// mlfuse-opt --lower-to-loop --share-launches
func.func @main(%x: tensor<32xf32>, %y: tensor<50x32xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %0 = graph.fusion "fused_neg" (%a = %x : tensor<32xf32>) -> tensor<32xf32> {
    %1 = graph.neg %a : tensor<32xf32>
    graph.yield %1 : tensor<32xf32>
  }
  %2 = graph.fusion "fused_reduce_add" (%b = %y : tensor<50x32xf32>) -> tensor<32xf32> {
    %3 = graph.reduce add %b dims [0] : tensor<50x32xf32> -> tensor<32xf32>
    graph.yield %3 : tensor<32xf32>
  }
  func.return %0, %2 : tensor<32xf32>, tensor<32xf32>
}
