// RUN: sed 's/"call_us": 6.0/"call_us": 1e6/; s/"max_buffers": 64/"max_buffers": 5/' %S/../../mlfuse/targets/devices/cpu.json > %t.json
// RUN: mlfuse-opt --fuse-contractions --device=%t.json %s | filecheck %s

// The kernel that makes the joint operand reads each part and writes it: of five buffers, four operands are joined.

// CHECK: graph.concat dim 0 %x0, %x1, %x2, %x3 :
// CHECK: graph.dot_general {{.*}} -> tensor<8x4xf32>
// CHECK: graph.dot_general %x4, %w
// CHECK-NOT: graph.dot_general
func.func @main(%x0: tensor<2x4xf32>, %x1: tensor<2x4xf32>, %x2: tensor<2x4xf32>, %x3: tensor<2x4xf32>, %x4: tensor<2x4xf32>, %w: tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
  %y0 = graph.dot_general %x0, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %y1 = graph.dot_general %x1, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %y2 = graph.dot_general %x2, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %y3 = graph.dot_general %x3, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %y4 = graph.dot_general %x4, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %z0 = graph.neg %y0 : tensor<2x4xf32>
  %z1 = graph.neg %y1 : tensor<2x4xf32>
  %z2 = graph.neg %y2 : tensor<2x4xf32>
  %z3 = graph.neg %y3 : tensor<2x4xf32>
  %z4 = graph.neg %y4 : tensor<2x4xf32>
  func.return %z0, %z1, %z2, %z3, %z4 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}
