// mlfuse-opt --swap-contractions
func.func @main(%a: tensor<32x10xf32>, %b: tensor<32x128xf32>) -> tensor<128x10xf32> {
  %0 = graph.dot_general %a, %b contract [0] x [0] : tensor<32x10xf32>, tensor<32x128xf32> -> tensor<10x128xf32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<10x128xf32> -> tensor<128x10xf32>
  func.return %1 : tensor<128x10xf32>
}
