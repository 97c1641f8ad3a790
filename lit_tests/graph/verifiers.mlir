// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

// What each verifier refuses, at the op's own place.

func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error@+1 {{takes float elements, not i32}}
  %0 = graph.exp %x : tensor<4xi32>
  func.return %0 : tensor<4xi32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // expected-error@+1 {{perm [0, 0] is not a permutation of 2 dims}}
  %0 = graph.transpose %x perm [0, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  func.return %0 : tensor<8x4xf32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<31xf32> {
  // expected-error@+1 {{tensor<4x8xf32> has 32 elements}}
  %0 = graph.reshape %x : tensor<4x8xf32> -> tensor<31xf32>
  func.return %0 : tensor<31xf32>
}

// -----

func.func @main(%b: tensor<3xf32>) -> tensor<2x4xf32> {
  // expected-error@+1 {{dims [1] put dim 0 of tensor<3xf32> at dim 1 of tensor<2x4xf32>; their sizes must be equal}}
  %0 = graph.broadcast %b dims [1] : tensor<3xf32> -> tensor<2x4xf32>
  func.return %0 : tensor<2x4xf32>
}

// -----

func.func @main(%b: tensor<4xf32>) -> tensor<?x4xf32> {
  // expected-error@+1 {{add `like %tensor`}}
  %0 = graph.broadcast %b dims [1] : tensor<4xf32> -> tensor<?x4xf32>
  func.return %0 : tensor<?x4xf32>
}

// -----

func.func @main(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>) -> tensor<2x5xf32> {
  // expected-error@+1 {{contract dims 1 x 0 have sizes 3 and 4}}
  %0 = graph.dot_general %a, %b contract [1] x [0] : tensor<2x3xf32>, tensor<4x5xf32> -> tensor<2x5xf32>
  func.return %0 : tensor<2x5xf32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{over dims [1] gives [4]}}
  %0 = graph.reduce add %x dims [1] : tensor<4x8xf32> -> tensor<8xf32>
  func.return %0 : tensor<8xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{axis 1 is outside rank 1}}
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
