// RUN: mlfuse-opt --differentiate --split-input-file --verify-diagnostics %s

func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %y = func.call @f(%x) : (tensor<f32>) -> tensor<f32>
  func.return %y : tensor<f32>
}
// expected-error@+1 {{mlfuse.gradient is @nowhere, which isn't a function of the module}}
func.func private @f(%x: tensor<f32>) -> tensor<f32> attributes {mlfuse.composite = "f", mlfuse.gradient = @nowhere} {
  func.return %x : tensor<f32>
}

// -----

func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %y = func.call @f(%x) : (tensor<f32>) -> tensor<f32>
  func.return %y : tensor<f32>
}
func.func private @f(%x: tensor<f32>) -> tensor<f32> attributes {mlfuse.composite = "f", mlfuse.gradient = @d_f} {
  func.return %x : tensor<f32>
}
// expected-error@+1 {{the gradient of @f takes its arguments and a cotangent for each float result, and returns a gradient for each float argument: (tensor<f32>, tensor<f32>) -> (tensor<f32>)}}
func.func private @d_f(%x: tensor<f32>) -> tensor<f32> {
  func.return %x : tensor<f32>
}
