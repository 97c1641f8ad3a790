// mlfuse-opt --differentiate
func.func @main(%x: tensor<8xf32>) -> tensor<f32> {
  %0 = graph.sin %x : tensor<8xf32>
  %1 = graph.reduce add %0 dims [0] : tensor<8xf32> -> tensor<f32>
  func.return %1 : tensor<f32>
}
