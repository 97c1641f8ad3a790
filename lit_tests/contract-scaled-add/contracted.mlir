// RUN: mlfuse-opt --contract-scaled-add %s | filecheck %s

// x + c * y with a constant |c| <= 1, on either side.

// CHECK-LABEL: @right
// CHECK-NOT: graph.mul
// CHECK: graph.fma %{{.*}}, %y, %x : tensor<4xf32>
func.func @right(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<0.5> : tensor<4xf32>
  %m = graph.mul %c, %y : tensor<4xf32>
  %a = graph.add %x, %m : tensor<4xf32>
  func.return %a : tensor<4xf32>
}

// CHECK-LABEL: @left
// CHECK-NOT: graph.mul
// CHECK: graph.fma %y, %{{.*}}, %x : tensor<4xf32>
func.func @left(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<-1.0> : tensor<f32>
  %b = graph.broadcast %c dims [] : tensor<f32> -> tensor<4xf32>
  %m = graph.mul %y, %b : tensor<4xf32>
  %a = graph.add %m, %x : tensor<4xf32>
  func.return %a : tensor<4xf32>
}
