// mlfuse-opt --bucket-collectives
func.func @main(%x: tensor<8xf32>, %y: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %0 = graph.all_reduce mean %x : tensor<8xf32>
  %1 = graph.neg %y : tensor<4xf32>
  %2 = graph.all_reduce mean %1 : tensor<4xf32>
  func.return %0, %2 : tensor<8xf32>, tensor<4xf32>
}
