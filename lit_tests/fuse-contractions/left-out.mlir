// RUN: sed 's/"call_us": 6.0/"call_us": 20.0/' %S/../../mlfuse/targets/devices/cpu.json > %t.json
// RUN: mlfuse-opt --fuse-contractions --device=%t.json %s | filecheck %s

// The widest product costs more to copy than its call, so the two others are joined without it.

// CHECK: graph.dot_general %x, %w0
// CHECK: graph.concat dim 1 %w1, %w2 : tensor<8x3xf32>, tensor<8x4xf32> -> tensor<8x7xf32>
// CHECK: graph.dot_general
// CHECK-NOT: graph.dot_general
func.func @main(%x: tensor<6x8xf32>, %w0: tensor<8x50000xf32>, %w1: tensor<8x3xf32>, %w2: tensor<8x4xf32>) -> (tensor<6x50000xf32>, tensor<6x3xf32>, tensor<6x4xf32>) {
  %y0 = graph.dot_general %x, %w0 contract [1] x [0] : tensor<6x8xf32>, tensor<8x50000xf32> -> tensor<6x50000xf32>
  %z0 = graph.neg %y0 : tensor<6x50000xf32>
  %y1 = graph.dot_general %x, %w1 contract [1] x [0] : tensor<6x8xf32>, tensor<8x3xf32> -> tensor<6x3xf32>
  %z1 = graph.neg %y1 : tensor<6x3xf32>
  %y2 = graph.dot_general %x, %w2 contract [1] x [0] : tensor<6x8xf32>, tensor<8x4xf32> -> tensor<6x4xf32>
  %z2 = graph.neg %y2 : tensor<6x4xf32>
  func.return %z0, %z1, %z2 : tensor<6x50000xf32>, tensor<6x3xf32>, tensor<6x4xf32>
}
