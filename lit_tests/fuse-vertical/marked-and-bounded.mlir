// RUN: mlfuse-opt --fuse-vertical --remarks=missed --split-input-file %s 2>&1 | filecheck %s
// RUN: mlfuse-opt --fuse-vertical="max-ops=1" --split-input-file %s | filecheck %s --check-prefix=ALONE

// The user has the last word: `mlfuse.no_fuse` keeps an op alone, and max-ops bounds every kernel.

// CHECK: remark: [user.no-fuse] not fused: graph.exp into graph.neg
// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_neg"
// ALONE: graph.fusion "fused_exp"
// ALONE: graph.fusion "fused_neg"
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.exp %x : tensor<8xf32>
  %1 = graph.neg %0 {mlfuse.no_fuse} : tensor<8xf32>
  func.return %1 : tensor<8xf32>
}
