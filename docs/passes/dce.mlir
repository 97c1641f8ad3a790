// mlfuse-opt --dce
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.exp %x : tensor<8xf32>
  %1 = graph.neg %x : tensor<8xf32>
  func.return %1 : tensor<8xf32>
}
