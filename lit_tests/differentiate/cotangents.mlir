// RUN: mlfuse-opt --differentiate="function=pair argnums=1 values=false into=backward" %s | filecheck %s

// Results that aren't one number take a cotangent each, but for integers; what the gradient doesn't need
// of the forward ops is gone.

// CHECK:       func.func @backward(%x: tensor<?xf32>, %y: tensor<?xf32>, %d_s: tensor<?xf32>, %d_t: tensor<f32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[DT:%.*]] = graph.broadcast %d_t dims [] like %y : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
// CHECK-NEXT:    [[DS:%.*]] = graph.mul %d_s, %x : tensor<?xf32>
// CHECK-NEXT:    %d_y = graph.add [[DT]], [[DS]] : tensor<?xf32>
// CHECK-NEXT:    func.return %d_y : tensor<?xf32>
func.func @pair(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi32>, tensor<f32>) {
  %s = graph.mul %x, %y : tensor<?xf32>
  %i = graph.cast %y : tensor<?xf32> -> tensor<?xi32>
  %t = graph.reduce add %y dims [0] : tensor<?xf32> -> tensor<f32>
  func.return %s, %i, %t : tensor<?xf32>, tensor<?xi32>, tensor<f32>
}
