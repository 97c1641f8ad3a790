// A composite function that names its gradient: the call stays, and the body of the gradient takes the place of the rule.

// RUN: mlfuse-opt --differentiate --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @main_grad
// CHECK-SAME: (%x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>)
// CHECK: %[[Y:.*]] = func.call @rounded(%x)
// CHECK: graph.reduce add %[[Y]]
// CHECK-NOT: graph.round_even
// CHECK: %[[G:.*]] = graph.broadcast
// CHECK: %[[D:.*]] = graph.mul %{{.*}}, %{{.*}} : tensor<4xf32>
// CHECK: func.return %{{.*}}, %[[D]]
func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  %y = func.call @rounded(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %s = graph.reduce add %y dims [0] : tensor<4xf32> -> tensor<f32>
  func.return %s : tensor<f32>
}
func.func private @rounded(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mlfuse.composite = "rounded", mlfuse.gradient = @backward} {
  %y = graph.round_even %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
func.func private @backward(%x: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %d = graph.mul %g, %x : tensor<4xf32>
  func.return %d : tensor<4xf32>
}

// -----

// What it says is taken: x^3, whose derivative is 5 x^2.

// CHECK-LABEL: func.func @main_grad
// CHECK: func.call @cube
// CHECK: graph.constant dense<5.0
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %y = func.call @cube(%x) : (tensor<f32>) -> tensor<f32>
  func.return %y : tensor<f32>
}
func.func private @cube(%x: tensor<f32>) -> tensor<f32> attributes {mlfuse.composite = "cube", mlfuse.gradient = @d_cube} {
  %y = graph.mul %x, %x : tensor<f32>
  %z = graph.mul %y, %x : tensor<f32>
  func.return %z : tensor<f32>
}
func.func private @d_cube(%x: tensor<f32>, %g: tensor<f32>) -> tensor<f32> {
  %y = graph.mul %x, %x : tensor<f32>
  %c = graph.constant dense<5.0> : tensor<f32>
  %z = graph.mul %y, %c : tensor<f32>
  %w = graph.mul %z, %g : tensor<f32>
  func.return %w : tensor<f32>
}
