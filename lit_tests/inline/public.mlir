// RUN: mlfuse-opt --inline %s | filecheck %s

// Public functions stay, and so does a call of a function whose body is elsewhere.

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: [[A:%.*]] = graph.exp %x
// CHECK-NEXT: func.call @outside([[A]])
// CHECK: func.func public @f
// CHECK: func.func private @outside(tensor<4xf32>) -> tensor<4xf32>
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @outside(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func public @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @outside(tensor<4xf32>) -> tensor<4xf32>
