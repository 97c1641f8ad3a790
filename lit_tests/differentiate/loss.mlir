// RUN: mlfuse-opt --differentiate %s | filecheck %s

// @main_grad: the forward ops, then the backward ones, last to first. A loss of rank 0 starts from 1. The
// broadcast's gradient is a sum; %x is used twice and its parts are added; %unused has zeros; integers none.

// CHECK-LABEL: func.func @main(
// CHECK:       func.func @main_grad(%x: tensor<4x8xf32>, %b: tensor<8xf32>, %unused: tensor<3xf64>, %n: tensor<i32>)
// CHECK-SAME:      -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<3xf64>) {
// CHECK-NEXT:    %bb = graph.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %y = graph.mul %x, %bb : tensor<4x8xf32>
// CHECK-NEXT:    %z = graph.add %y, %x : tensor<4x8xf32>
// CHECK-NEXT:    %l = graph.reduce add %z dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
// CHECK-NEXT:    [[ONE:%.*]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[DZ:%.*]] = graph.broadcast [[ONE]] dims [] : tensor<f32> -> tensor<4x8xf32>
// CHECK-NEXT:    [[PART:%.*]] = graph.mul [[DZ]], %bb : tensor<4x8xf32>
// CHECK-NEXT:    [[DBB:%.*]] = graph.mul [[DZ]], %x : tensor<4x8xf32>
// CHECK-NEXT:    %d_b = graph.reduce add [[DBB]] dims [0] : tensor<4x8xf32> -> tensor<8xf32>
// CHECK-NEXT:    %d_x = graph.add [[DZ]], [[PART]] : tensor<4x8xf32>
// CHECK-NEXT:    [[ZERO:%.*]] = graph.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    %d_unused = graph.broadcast [[ZERO]] dims [] : tensor<f64> -> tensor<3xf64>
// CHECK-NEXT:    func.return %l, %d_x, %d_b, %d_unused
func.func @main(%x: tensor<4x8xf32>, %b: tensor<8xf32>, %unused: tensor<3xf64>, %n: tensor<i32>) -> tensor<f32> {
  %bb = graph.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %y = graph.mul %x, %bb : tensor<4x8xf32>
  %z = graph.add %y, %x : tensor<4x8xf32>
  %l = graph.reduce add %z dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
  func.return %l : tensor<f32>
}
