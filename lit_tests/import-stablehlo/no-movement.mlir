// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// A pad by nothing, and a concatenation of one operand, leave no op.

// CHECK-LABEL: func.func @main
// CHECK-NEXT: graph.constant
// CHECK-NEXT: func.return %x
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %v = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %v, low = [0], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %r = stablehlo.concatenate %p, dim = 0 : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
