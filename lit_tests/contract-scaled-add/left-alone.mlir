// RUN: mlfuse-opt --contract-scaled-add %s | filecheck %s

// CHECK-NOT: graph.fma

// A constant above 1 could overflow where NumPy's product wouldn't be the last step.
func.func @large(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<2.0> : tensor<4xf32>
  %m = graph.mul %c, %y : tensor<4xf32>
  %a = graph.add %x, %m : tensor<4xf32>
  func.return %a : tensor<4xf32>
}

// The product has another user, who would see other bits than the sum did.
func.func @shared(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = graph.constant dense<0.5> : tensor<4xf32>
  %m = graph.mul %c, %y : tensor<4xf32>
  %a = graph.add %x, %m : tensor<4xf32>
  func.return %a, %m : tensor<4xf32>, tensor<4xf32>
}

// No constant: x + y * y.
func.func @square(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %m = graph.mul %y, %y : tensor<4xf32>
  %a = graph.add %x, %m : tensor<4xf32>
  func.return %a : tensor<4xf32>
}

// 16-bit floats round after every op.
func.func @half(%x: tensor<4xbf16>, %y: tensor<4xbf16>) -> tensor<4xbf16> {
  %c = graph.constant dense<0.5> : tensor<4xbf16>
  %m = graph.mul %c, %y : tensor<4xbf16>
  %a = graph.add %x, %m : tensor<4xbf16>
  func.return %a : tensor<4xbf16>
}
