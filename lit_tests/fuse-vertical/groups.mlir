// RUN: mlfuse-opt --fuse-vertical --device=cpu --split-input-file --verify-diagnostics %s | filecheck %s

// Ops of one group are one kernel, though the cost model would keep them apart; what lies between is in it.

// CHECK-LABEL: func.func @between
// CHECK: graph.fusion "fused_exp_tanh_mul"
func.func @between(%x: tensor<?x4096xf32>, %g: tensor<4096xf32>) -> tensor<?x4096xf32> {
  %a = graph.exp %g {mlfuse.group = "gate"} : tensor<4096xf32>
  %t = graph.tanh %a : tensor<4096xf32>
  %b = graph.broadcast %t dims [1] like %x : tensor<4096xf32>, tensor<?x4096xf32> -> tensor<?x4096xf32>
  %c = graph.mul %x, %b {mlfuse.group = "gate"} : tensor<?x4096xf32>
  func.return %c : tensor<?x4096xf32>
}

// -----

// CHECK-LABEL: func.func @apart
// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_sin_cos"
// CHECK: graph.fusion "fused_abs"
func.func @apart(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.sin %a {mlfuse.apart = "wave"} : tensor<8xf32>
  %c = graph.cos %b {mlfuse.apart = "wave"} : tensor<8xf32>
  %d = graph.abs %c : tensor<8xf32>
  func.return %d : tensor<8xf32>
}

// -----

func.func @unconnected(%x: tensor<8xf32>, %y: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>) {
  %a = graph.exp %x {mlfuse.group = "a"} : tensor<8xf32>
  // expected-error @+1 {{can't be in group "a" with graph.exp: holds 2 unconnected computations; make a fusion of each [vertical.index-space]}}
  %b = graph.exp %y {mlfuse.group = "a"} : tensor<9xf32>
  func.return %a, %b : tensor<8xf32>, tensor<9xf32>
}

// -----

// The rows are too long for one kernel to gain anything, says the cost model. Ops of a group need no data between them.

// CHECK-LABEL: func.func @unmarked
// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_reduce_add"
func.func @unmarked(%x: tensor<64x2000000xf32>) -> (tensor<64x2000000xf32>, tensor<64xf32>) {
  %a = graph.exp %x : tensor<64x2000000xf32>
  %d = graph.reduce add %x dims [1] : tensor<64x2000000xf32> -> tensor<64xf32>
  func.return %a, %d : tensor<64x2000000xf32>, tensor<64xf32>
}

// -----

// CHECK-LABEL: func.func @siblings
// CHECK: graph.fusion "fused_exp_reduce_add"
// CHECK-NOT: graph.fusion
func.func @siblings(%x: tensor<64x2000000xf32>) -> (tensor<64x2000000xf32>, tensor<64xf32>) {
  %a = graph.exp %x {mlfuse.group = "rows"} : tensor<64x2000000xf32>
  %d = graph.reduce add %x dims [1] {mlfuse.group = "rows"} : tensor<64x2000000xf32> -> tensor<64xf32>
  func.return %a, %d : tensor<64x2000000xf32>, tensor<64xf32>
}
