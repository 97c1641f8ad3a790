// RUN: mlfuse-opt --differentiate="argnums=0 values=false" %s | filecheck %s

// A composite between the argument and the loss is decomposed, or kept where it has a rule of its own
// (softmax); others stay (gelu of a constant). No gradient goes through graph.stop_gradient.

// CHECK:       func.func @main_grad(
// CHECK:         [[Y:%.*]] = graph.softmax
// CHECK:         graph.gelu %c : tensor<4xf32>
// CHECK-NOT:     graph.tanh
// CHECK:         graph.reduce add
// CHECK:         func.return
func.func @main(%x: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<f32> {
  %y = graph.softmax %x {axis = 0 : i64} : tensor<4xf32>
  %g = graph.gelu %c : tensor<4xf32>
  %m = graph.mul %y, %g : tensor<4xf32>
  %k = graph.tanh %x : tensor<4xf32>
  %s = graph.stop_gradient %k : tensor<4xf32>
  %a = graph.add %m, %s : tensor<4xf32>
  %l = graph.mean %a {dims = array<i64: 0>} : tensor<4xf32> -> tensor<f32>
  func.return %l : tensor<f32>
}
