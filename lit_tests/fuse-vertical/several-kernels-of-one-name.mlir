// RUN: mlfuse-opt --fuse-vertical --device=cpu %s | filecheck %s

// Kernels of one name get numbers.

// CHECK: graph.fusion "fused_neg" (
// CHECK: graph.fusion "fused_neg_2" (
// CHECK: graph.fusion "fused_neg_3" (
// CHECK-NOT: graph.fusion
func.func @main(%x: tensor<2xf32>, %y: tensor<3xf64>, %z: tensor<4xf16>) -> (tensor<2xf32>, tensor<3xf64>, tensor<4xf16>) {
  %a = graph.neg %x : tensor<2xf32>
  %b = graph.neg %y : tensor<3xf64>
  %c = graph.neg %z : tensor<4xf16>
  func.return %a, %b, %c : tensor<2xf32>, tensor<3xf64>, tensor<4xf16>
}
