// RUN: mlfuse-opt --fuse-vertical --device=cpu --split-input-file --verify-diagnostics %s | filecheck %s

// The user's word against the cost model's: the producer is computed where it is read.

// CHECK-LABEL: func.func @wanted
// CHECK: graph.fusion "fused_tanh_mul"
// CHECK-NEXT: graph.tanh %{{.*}} {mlfuse.must_fuse}
func.func @wanted(%x: tensor<?x4096xf32>, %g: tensor<4096xf32>) -> tensor<?x4096xf32> {
  // expected-remark @+1 {{[user.must-fuse] fused: graph.tanh into graph.mul: mlfuse.must_fuse overrules vertical.broadcast}}
  %a = graph.tanh %g {mlfuse.must_fuse} : tensor<4096xf32>
  %b = graph.broadcast %a dims [1] like %x : tensor<4096xf32>, tensor<?x4096xf32> -> tensor<?x4096xf32>
  %c = graph.mul %x, %b : tensor<?x4096xf32>
  func.return %c : tensor<?x4096xf32>
}

// -----

// Never against what the kernel would compute.
func.func @other_places(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{is marked must_fuse, but can't join graph.add: graph.exp %a is read at two different places}}
  %a = graph.exp %x {mlfuse.must_fuse} : tensor<8x8xf32>
  %b = graph.transpose %a perm [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %c = graph.add %a, %b : tensor<8x8xf32>
  func.return %c : tensor<8x8xf32>
}

// -----

// Where each reads it as it is, it is the readers that are at two places.
func.func @readers_at_other_places(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{which the kernel computes at two places}}
  %a = graph.exp %x {mlfuse.group = "g"} : tensor<8x8xf32>
  %b = graph.neg %a {mlfuse.group = "g"} : tensor<8x8xf32>
  %t = graph.transpose %b perm [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %q = graph.sub %a, %t {mlfuse.group = "g"} : tensor<8x8xf32>
  func.return %q : tensor<8x8xf32>
}

// -----

// Each kernel that reads the value computes it.

// CHECK-LABEL: func.func @in_each_reader
// CHECK: graph.fusion
// CHECK-NEXT: graph.erf
// CHECK: graph.fusion
// CHECK-NEXT: graph.erf
func.func @in_each_reader(%x: tensor<8192xf32>) -> (tensor<8192xf32>, tensor<2x8192xf32>) {
  %a = graph.erf %x {mlfuse.must_fuse} : tensor<8192xf32>
  %b = graph.cumulative add %a dim 0 : tensor<8192xf32> -> tensor<8192xf32>
  %w = graph.broadcast %a dims [1] : tensor<8192xf32> -> tensor<2x8192xf32>
  func.return %b, %w : tensor<8192xf32>, tensor<2x8192xf32>
}
