// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

// What a convolution refuses, at its own place.

func.func @main(%x: tensor<1x3x8xf32>, %w: tensor<4x2x3xf32>) -> tensor<1x4x6xf32> {
  // expected-error@+1 {{the kernel takes 2 input features, the input has 3 in each of 1 groups}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] : tensor<1x3x8xf32>, tensor<4x2x3xf32> -> tensor<1x4x6xf32>
  func.return %0 : tensor<1x4x6xf32>
}

// -----

func.func @main(%x: tensor<1x2x8xf32>, %w: tensor<4x2x3xf32>) -> tensor<1x4x8xf32> {
  // expected-error@+1 {{the result should be [1, 4, 6], not tensor<1x4x8xf32>}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] : tensor<1x2x8xf32>, tensor<4x2x3xf32> -> tensor<1x4x8xf32>
  func.return %0 : tensor<1x4x8xf32>
}

// -----

func.func @main(%x: tensor<1x2x8xf32>, %w: tensor<3x1x3xf32>) -> tensor<1x3x6xf32> {
  // expected-error@+1 {{3 output features can't be split into 2 groups}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] feature_groups 2 : tensor<1x2x8xf32>, tensor<3x1x3xf32> -> tensor<1x3x6xf32>
  func.return %0 : tensor<1x3x6xf32>
}

// -----

func.func @main(%x: tensor<2x2x8xf32>, %w: tensor<4x1x3xf32>) -> tensor<1x4x6xf32> {
  // expected-error@+1 {{feature_groups (2) and batch_groups (2) must be at least 1, and one of them must be 1}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] feature_groups 2 batch_groups 2 : tensor<2x2x8xf32>, tensor<4x1x3xf32> -> tensor<1x4x6xf32>
  func.return %0 : tensor<1x4x6xf32>
}

// -----

func.func @main(%x: tensor<1x2x8xf32>, %w: tensor<4x2x3xf32>) -> tensor<1x4x6xf32> {
  // expected-error@+1 {{strides and dilations must be at least 1}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] stride [0] : tensor<1x2x8xf32>, tensor<4x2x3xf32> -> tensor<1x4x6xf32>
  func.return %0 : tensor<1x4x6xf32>
}

// -----

func.func @main(%x: tensor<1x2x8xf32>, %w: tensor<4x2x0xf32>) -> tensor<1x4x9xf32> {
  // expected-error@+1 {{the kernel's window is empty}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] : tensor<1x2x8xf32>, tensor<4x2x0xf32> -> tensor<1x4x9xf32>
  func.return %0 : tensor<1x4x9xf32>
}

// -----

func.func @main(%x: tensor<1x2x8xf32>, %w: tensor<4x2x3xf32>) -> tensor<1x4x6xf32> {
  // expected-error@+1 {{these dims should be o, i, 0 in some order}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, o, 0] -> [b, f, 0] : tensor<1x2x8xf32>, tensor<4x2x3xf32> -> tensor<1x4x6xf32>
  func.return %0 : tensor<1x4x6xf32>
}

// -----

func.func @main(%x: tensor<1x2x8xf32>, %w: tensor<4x2x3xf32>) -> tensor<1x4x6xf32> {
  // expected-error@+1 {{stride needs 1 value, one a spatial dim}}
  %0 = graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] stride [1, 1] : tensor<1x2x8xf32>, tensor<4x2x3xf32> -> tensor<1x4x6xf32>
  func.return %0 : tensor<1x4x6xf32>
}
