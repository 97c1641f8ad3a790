// RUN: mlfuse-opt --fuse-vertical --device=cpu --split-input-file --verify-diagnostics %s

// A mark that can't be obeyed is an error, in the words of the rule that forbids it.

func.func @returned(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @+1 {{graph.sin: is marked must_fuse, but no kernel reads it, only func.return [user.must-fuse]}}
  %b = graph.sin %x {mlfuse.must_fuse} : tensor<64x64xf32>
  func.return %b : tensor<64x64xf32>
}

// -----

func.func @in_order(%v: tensor<64xf32>) -> tensor<64xf32> {
  // expected-error @+1 {{graph.cumulative: is marked must_fuse, but can't join graph.tan: it visits elements in a fixed order [vertical.ordered]}}
  %c = graph.cumulative add %v dim 0 {mlfuse.must_fuse} : tensor<64xf32> -> tensor<64xf32>
  %d = graph.tan %c : tensor<64xf32>
  func.return %d : tensor<64xf32>
}

// -----

func.func @read_by_a_call(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @+1 {{graph.exp: is marked must_fuse, but no kernel reads it, only graph.dot_general [user.must-fuse]}}
  %a = graph.exp %x {mlfuse.must_fuse} : tensor<64x64xf32>
  %p = graph.dot_general %a, %x contract [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  func.return %p : tensor<64x64xf32>
}

// -----

func.func @around_a_call(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %a = graph.exp %x {mlfuse.group = "a"} : tensor<64x64xf32>
  // expected-error @+1 {{graph.dot_general: lies between ops of group "a", and no kernel can compute it}}
  %p = graph.dot_general %a, %x contract [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %b = graph.sin %p {mlfuse.group = "a"} : tensor<64x64xf32>
  func.return %b : tensor<64x64xf32>
}

// -----

func.func @number(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @+1 {{mlfuse.group must be a name, such as "a"; arrays are for plans}}
  %a = graph.exp %x {mlfuse.group = 3} : tensor<64x64xf32>
  func.return %a : tensor<64x64xf32>
}

// -----

func.func @array(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @+1 {{mlfuse.group must be a name, such as "a"; arrays are for plans}}
  %a = graph.exp %x {mlfuse.group = ["a", "b"]} : tensor<64x64xf32>
  func.return %a : tensor<64x64xf32>
}

// -----

func.func @both(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @+1 {{graph.sin: is marked mlfuse.no_fuse and mlfuse.must_fuse; remove one of the two}}
  %a = graph.sin %x {mlfuse.no_fuse, mlfuse.must_fuse} : tensor<64x64xf32>
  %b = graph.exp %a : tensor<64x64xf32>
  func.return %b : tensor<64x64xf32>
}
