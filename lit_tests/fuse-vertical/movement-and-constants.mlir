// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// Movement and constants cost nothing: every fusion that needs them has its own.

// CHECK: graph.fusion "fused_exp_mul"
// CHECK-NEXT: [[E:%.*]] = graph.exp
// CHECK-NEXT: [[T:%.*]] = graph.transpose [[E]] perm [1, 0]
// CHECK-NEXT: [[C:%.*]] = graph.constant dense<2.000000e+00>
// CHECK-NEXT: [[B:%.*]] = graph.broadcast [[C]] dims []
// CHECK-NEXT: graph.mul [[T]], [[B]] : tensor<3x2xf32>
// CHECK-NOT: graph.fusion
func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %c = graph.constant dense<2.0> : tensor<f32>
  %b = graph.broadcast %c dims [] : tensor<f32> -> tensor<3x2xf32>
  %e = graph.exp %x : tensor<2x3xf32>
  %t = graph.transpose %e perm [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  %m = graph.mul %t, %b : tensor<3x2xf32>
  func.return %m : tensor<3x2xf32>
}
