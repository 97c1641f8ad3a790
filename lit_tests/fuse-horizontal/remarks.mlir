// RUN: mlfuse-opt --fuse-horizontal --device=cpu --verify-diagnostics --split-input-file %s

// What became one launch, and what didn't, with the numbers of both plans.

func.func @apart(%x: tensor<4xf32>, %y: tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
  %0 = graph.mul %x, %x : tensor<4xf32>
  // expected-remark @+1 {{[horizontal.foreach] fused: graph.neg and 1 op before it: 2 tensors in one launch instead of 2}}
  %1 = graph.neg %0 : tensor<4xf32>
  %2 = graph.mul %y, %y : tensor<5xf32>
  %3 = graph.neg %2 : tensor<5xf32>
  func.return %1, %3 : tensor<4xf32>, tensor<5xf32>
}

// -----

// The ends of kernels that are launched anyway.
func.func @epilogues(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> (tensor<512xf32>, tensor<512xf32>) {
  %0 = graph.reduce add %x dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  // expected-remark @+1 {{[horizontal.foreach] not fused: graph.neg: 2 tensors in one launch: the plan with this set takes 3 launches,}}
  %1 = graph.neg %0 : tensor<512xf32>
  %2 = graph.reduce add %y dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %3 = graph.neg %2 : tensor<512xf32>
  func.return %1, %3 : tensor<512xf32>, tensor<512xf32>
}

// -----

// Layers need each other, which leaves nothing to be said.
func.func @layers(%x: tensor<2x2xf32>, %w: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = graph.dot_general %x, %w contract [1] x [0] : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %1 = graph.tanh %0 : tensor<2x2xf32>
  %2 = graph.dot_general %1, %w contract [1] x [0] : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %3 = graph.tanh %2 : tensor<2x2xf32>
  func.return %3 : tensor<2x2xf32>
}

// -----

func.func @kept_out(%x: tensor<4xf32>, %y: tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
  %0 = graph.neg %x {mlfuse.no_fuse} : tensor<4xf32>
  %1 = graph.neg %y : tensor<5xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<5xf32>
}
