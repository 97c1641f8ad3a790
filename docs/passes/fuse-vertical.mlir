// mlfuse-opt --fuse-vertical
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8xf32> {
  %0 = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %1 = graph.add %x, %0 : tensor<8x16xf32>
  %2 = graph.tanh %1 : tensor<8x16xf32>
  %3 = graph.reduce add %2 dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  func.return %3 : tensor<8xf32>
}
