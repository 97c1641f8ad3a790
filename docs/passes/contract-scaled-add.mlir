// mlfuse-opt --contract-scaled-add
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c = graph.constant dense<0.5> : tensor<f32>
  %0 = graph.broadcast %c dims [] : tensor<f32> -> tensor<8xf32>
  %1 = graph.mul %0, %y : tensor<8xf32>
  %2 = graph.add %x, %1 : tensor<8xf32>
  func.return %2 : tensor<8xf32>
}
