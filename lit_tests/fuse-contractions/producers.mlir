// RUN: sed 's/"call_us": 6.0/"call_us": 1e6/' %S/../../mlfuse/targets/devices/cpu.json > %t.json
// RUN: mlfuse-opt --fuse --device=%t.json %s | filecheck %s

// The kernel of elementwise producers writes its results where the joint operand is wanted.

// CHECK: graph.fusion "fused_tanh_abs_concat"
// CHECK: graph.dot_general {{.*}} -> tensor<5x4xf32>
// CHECK-NOT: graph.dot_general
func.func @main(%a: tensor<2x8xf32>, %b: tensor<3x8xf32>, %w: tensor<8x4xf32>) -> (tensor<2x4xf32>, tensor<3x4xf32>) {
  %t = graph.tanh %a : tensor<2x8xf32>
  %u = graph.abs %b : tensor<3x8xf32>
  %0 = graph.dot_general %t, %w contract [1] x [0] : tensor<2x8xf32>, tensor<8x4xf32> -> tensor<2x4xf32>
  %1 = graph.dot_general %u, %w contract [1] x [0] : tensor<3x8xf32>, tensor<8x4xf32> -> tensor<3x4xf32>
  %2 = graph.neg %1 : tensor<3x4xf32>
  func.return %0, %2 : tensor<2x4xf32>, tensor<3x4xf32>
}
