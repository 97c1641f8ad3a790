// mlfuse-opt --cse
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.exp %x : tensor<8xf32>
  %1 = graph.exp %x : tensor<8xf32>
  %2 = graph.mul %0, %1 : tensor<8xf32>
  func.return %2 : tensor<8xf32>
}
