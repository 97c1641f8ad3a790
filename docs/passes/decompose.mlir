// mlfuse-opt --decompose
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.relu %x : tensor<8xf32>
  func.return %0 : tensor<8xf32>
}
