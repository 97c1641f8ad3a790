// mlfuse-opt --canonicalize
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<16x8xf32> {
  %0 = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %1 = graph.exp %0 : tensor<8x16xf32>
  %2 = graph.mul %x, %1 : tensor<8x16xf32>
  %3 = graph.transpose %2 perm [0, 1] : tensor<8x16xf32> -> tensor<8x16xf32>
  %4 = graph.transpose %3 perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  func.return %4 : tensor<16x8xf32>
}
