// mlfuse-opt --fuse-contractions
func.func @main(%x: tensor<4096x64xf32>, %v: tensor<64x16xf32>, %w: tensor<64x16xf32>) -> (tensor<4096x16xf32>, tensor<4096x16xf32>) {
  %0 = graph.dot_general %x, %v contract [1] x [0] : tensor<4096x64xf32>, tensor<64x16xf32> -> tensor<4096x16xf32>
  %1 = graph.dot_general %x, %w contract [1] x [0] : tensor<4096x64xf32>, tensor<64x16xf32> -> tensor<4096x16xf32>
  %2 = graph.exp %0 : tensor<4096x16xf32>
  %3 = graph.exp %1 : tensor<4096x16xf32>
  func.return %2, %3 : tensor<4096x16xf32>, tensor<4096x16xf32>
}
