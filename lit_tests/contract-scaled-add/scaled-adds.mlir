// RUN: mlfuse-opt --contract-scaled-add %s | filecheck %s

// x + c * y with a constant |c| <= 1 is one rounding; other sums of products stay as written.

// CHECK-LABEL: @contracted
// CHECK:         [[C:%.*]] = graph.broadcast
// CHECK-NEXT:    graph.fma [[C]], %y, %x : tensor<4xf32>
func.func @contracted(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<0.1> : tensor<f32>
  %cs = graph.broadcast %c dims [] : tensor<f32> -> tensor<4xf32>
  %0 = graph.mul %cs, %y : tensor<4xf32>
  %1 = graph.add %x, %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// A large constant could overflow where NumPy's product does and the fused one doesn't.
// CHECK-LABEL: @large
// CHECK-NOT:     graph.fma
func.func @large(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<2.0> : tensor<f32>
  %cs = graph.broadcast %c dims [] : tensor<f32> -> tensor<4xf32>
  %0 = graph.mul %cs, %y : tensor<4xf32>
  %1 = graph.add %x, %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// CHECK-LABEL: @product_of_two_variables
// CHECK-NOT:     graph.fma
func.func @product_of_two_variables(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.mul %x, %y : tensor<4xf32>
  %1 = graph.add %x, %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// CHECK-LABEL: @product_used_twice
// CHECK-NOT:     graph.fma
func.func @product_used_twice(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = graph.constant dense<0.5> : tensor<f32>
  %cs = graph.broadcast %c dims [] : tensor<f32> -> tensor<4xf32>
  %0 = graph.mul %cs, %y : tensor<4xf32>
  %1 = graph.add %x, %0 : tensor<4xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
