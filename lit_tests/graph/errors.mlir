// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

// What the verifiers refuse, and in which words.

func.func @elements(%x: tensor<4xi32>) {
  // expected-error@+1 {{graph.exp: takes float elements, not i32; cast to f32 first: graph.cast}}
  %0 = graph.exp %x : tensor<4xi32>
  func.return
}

// -----

func.func @truth_values(%p: tensor<4xi1>) {
  // expected-error@+1 {{graph.add: takes float or integer elements, not i1; cast to i32 first: graph.cast}}
  %0 = graph.add %p, %p : tensor<4xi1>
  func.return
}

// -----

func.func @not_ours(%x: tensor<4xi7>) {
  // expected-error@+1 {{element type i7 is not supported}}
  %0 = graph.neg %x : tensor<4xi7>
  func.return
}

// -----

func.func @cast(%x: tensor<4xf32>) {
  // expected-error@+1 {{differ in shape; a cast changes only element types}}
  %0 = graph.cast %x : tensor<4xf32> -> tensor<5xf16>
  func.return
}

// -----

func.func @predicate(%x: tensor<4xf32>) {
  // expected-error@+1 {{unknown predicate 'less'}}
  %0 = graph.compare less %x, %x : tensor<4xf32>
  func.return
}

// -----

func.func @broadcast(%x: tensor<3xf32>) {
  // expected-error@+1 {{dims [0] put dim 0 of tensor<3xf32> at dim 0 of tensor<4xf32>; their sizes must be equal}}
  %0 = graph.broadcast %x dims [0] : tensor<3xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @no_like(%x: tensor<f32>) {
  // expected-error@+1 {{are missing; add `like %tensor`}}
  %0 = graph.broadcast %x dims [] : tensor<f32> -> tensor<?xf32>
  func.return
}

// -----

func.func @reshape(%x: tensor<3x4xf32>) {
  // expected-error@+1 {{has 12 elements}}
  %0 = graph.reshape %x : tensor<3x4xf32> -> tensor<13xf32>
  func.return
}

// -----

func.func @transpose(%x: tensor<3x4xf32>) {
  // expected-error@+1 {{perm [0, 0] is not a permutation of 2 dims}}
  %0 = graph.transpose %x perm [0, 0] : tensor<3x4xf32> -> tensor<3x3xf32>
  func.return
}

// -----

func.func @slice(%x: tensor<8xf32>) {
  // expected-error@+1 {{range 0:9:1 of a dim of size 8 is out of bounds}}
  %0 = graph.slice %x [0:9:1] : tensor<8xf32> -> tensor<9xf32>
  func.return
}

// -----

func.func @dynamic_slice(%x: tensor<?xf32>) {
  // expected-error@+1 {{range 0:4:1 of a dim of size ?: a `?` dim can only be taken to its end, `0:?:1`}}
  %0 = graph.slice %x [0:4:1] : tensor<?xf32> -> tensor<4xf32>
  func.return
}

// -----

func.func @combiner(%x: tensor<8xf32>) {
  // expected-error@+1 {{unknown combiner 'mean'}}
  %0 = graph.reduce mean %x dims [0] : tensor<8xf32> -> tensor<f32>
  func.return
}

// -----

func.func @bits(%x: tensor<8xf32>) {
  // expected-error@+1 {{and doesn't combine f32}}
  %0 = graph.reduce and %x dims [0] : tensor<8xf32> -> tensor<f32>
  func.return
}

// -----

func.func @twice(%x: tensor<8x9xf32>) {
  // expected-error@+1 {{repeat a dim}}
  %0 = graph.reduce add %x dims [0, 0] : tensor<8x9xf32> -> tensor<9xf32>
  func.return
}

// -----

func.func @contract(%x: tensor<4x5xf32>, %y: tensor<6x7xf32>) {
  // expected-error@+1 {{contract dims 1 x 0 have sizes 5 and 6}}
  %0 = graph.dot_general %x, %y contract [1] x [0] : tensor<4x5xf32>, tensor<6x7xf32> -> tensor<4x7xf32>
  func.return
}

// -----

func.func @axis(%x: tensor<4x5xf32>) {
  // expected-error@+1 {{axis 2 is outside rank 2}}
  %0 = graph.softmax %x {axis = 2 : i64} : tensor<4x5xf32>
  func.return
}

// -----

func.func @scale(%x: tensor<4x5xf32>, %g: tensor<4xf32>) {
  // expected-error@+1 {{the scale is a tensor<4xf32>}}
  %0 = graph.layer_norm %x, %g, %g {axis = 1 : i64, epsilon = 1.0e-5 : f32} : tensor<4x5xf32>, tensor<4xf32>, tensor<4xf32>
  func.return
}

// -----

func.func @kernel_name(%x: tensor<4xf32>) {
  // expected-error@+1 {{must be an ASCII identifier}}
  %0 = graph.fusion "no name" (%p = %x : tensor<4xf32>) -> tensor<4xf32> {
    %a = graph.exp %p : tensor<4xf32>
    graph.yield %a : tensor<4xf32>
  }
  func.return
}
