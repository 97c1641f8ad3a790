// mlfuse-opt --import-stablehlo
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<8x16xf32>
  %1 = stablehlo.add %x, %0 : tensor<8x16xf32>
  %2 = stablehlo.logistic %1 : tensor<8x16xf32>
  func.return %2 : tensor<8x16xf32>
}
