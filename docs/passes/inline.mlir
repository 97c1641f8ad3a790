// mlfuse-opt --inline
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = func.call @twice(%x) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %y : tensor<8xf32>
}
func.func private @twice(%a: tensor<8xf32>) -> tensor<8xf32> {
  %b = graph.add %a, %a : tensor<8xf32>
  func.return %b : tensor<8xf32>
}
