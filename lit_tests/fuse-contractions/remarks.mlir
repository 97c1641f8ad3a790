// RUN: mlfuse-opt --fuse-contractions --device=cpu --verify-diagnostics --split-input-file %s

func.func @packed(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %v = graph.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w = graph.constant dense<[[5.0, 7.0], [6.0, 8.0]]> : tensor<2x2xf32>
  // expected-remark @+1 {{[horizontal.contraction] fused: 1 graph.dot_general into graph.dot_general: one call instead of 2, which read the same left operand: saves 6 us; 0 bytes copied, 32 bytes of constants packed}}
  %0 = graph.dot_general %x, %v contract [1] x [0] : tensor<4x2xf32>, tensor<2x2xf32> -> tensor<4x2xf32>
  %1 = graph.dot_general %x, %w contract [1] x [0] : tensor<4x2xf32>, tensor<2x2xf32> -> tensor<4x2xf32>
  %2 = graph.add %0, %1 : tensor<4x2xf32>
  func.return %2 : tensor<4x2xf32>
}

// -----

func.func @weights_that_come_with_each_call(%x: tensor<4x512xf32>, %v: tensor<512x512xf32>, %w: tensor<512x512xf32>) -> tensor<4x512xf32> {
  // expected-remark @+1 {{[horizontal.contraction] not fused: 2 graph.dot_general of one left operand: copying 4194304 bytes costs 316 us, but 1 fewer calls save only 6.41 us}}
  %0 = graph.dot_general %x, %v contract [1] x [0] : tensor<4x512xf32>, tensor<512x512xf32> -> tensor<4x512xf32>
  %1 = graph.dot_general %x, %w contract [1] x [0] : tensor<4x512xf32>, tensor<512x512xf32> -> tensor<4x512xf32>
  %2 = graph.add %0, %1 : tensor<4x512xf32>
  func.return %2 : tensor<4x512xf32>
}

// -----

func.func @steps(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-remark @+1 {{not fused: 2 graph.dot_general of one right operand: they depend on each other's results}}
  %0 = graph.dot_general %x, %w contract [1] x [0] : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = graph.dot_general %0, %w contract [1] x [0] : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  func.return %1 : tensor<4x4xf32>
}
