// mlfuse-opt --channels-last
func.func @main(%x: tensor<2x3x8x8xf32>, %v: tensor<16x3x3x3xf32>, %w: tensor<4x16x3x3xf32>) -> tensor<2x4x4x4xf32> {
  %0 = graph.convolution %x, %v dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<2x3x8x8xf32>, tensor<16x3x3x3xf32> -> tensor<2x16x6x6xf32>
  %1 = graph.tanh %0 : tensor<2x16x6x6xf32>
  %2 = graph.convolution %1, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<2x16x6x6xf32>, tensor<4x16x3x3xf32> -> tensor<2x4x4x4xf32>
  func.return %2 : tensor<2x4x4x4xf32>
}
