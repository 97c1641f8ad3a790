// RUN: mlfuse-opt --place=devices=cpu,sm_90 --outline-devices --split-input-file --verify-diagnostics %s

// Ops that the user wants in one kernel are on one device, and no copy is between them.

func.func @a_copy_between(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu", mlfuse.group = "g"} : tensor<8xf32>
  %b = graph.exp %a {mlfuse.device = "cuda"} : tensor<8xf32>
  // expected-error @below {{is marked mlfuse.group, and can't be in one kernel with graph.tanh: that is on another device, or a copy to another device is between them; remove a mark [vertical.device]}}
  %c = graph.neg %b {mlfuse.device = "cpu", mlfuse.group = "g"} : tensor<8xf32>
  func.return %c : tensor<8xf32>
}

// -----

func.func @must_fuse(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{is marked mlfuse.must_fuse, and can't be in one kernel with graph.transfer}}
  %a = graph.tanh %x {mlfuse.device = "cpu", mlfuse.must_fuse} : tensor<8xf32>
  %b = graph.exp %a {mlfuse.device = "cuda"} : tensor<8xf32>
  func.return %b : tensor<8xf32>
}

// -----

func.func @through_movement(%x: tensor<8x4xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{is marked mlfuse.must_fuse, and can't be in one kernel with graph.transfer}}
  %a = graph.tanh %x {mlfuse.device = "cpu", mlfuse.must_fuse} : tensor<8x4xf32>
  %t = graph.transpose %a perm [1, 0] {mlfuse.device = "cpu"} : tensor<8x4xf32> -> tensor<4x8xf32>
  %b = graph.exp %t {mlfuse.device = "cuda"} : tensor<4x8xf32>
  func.return %b : tensor<4x8xf32>
}
