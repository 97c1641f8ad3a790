// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// The user's word: an op marked `mlfuse.no_fuse` is alone in its kernel.

// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_neg"
// CHECK-NEXT: graph.neg %{{.*}} {mlfuse.no_fuse}
// CHECK-NEXT: graph.yield
// CHECK: graph.fusion "fused_abs"
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.neg %a {mlfuse.no_fuse} : tensor<8xf32>
  %c = graph.abs %b : tensor<8xf32>
  func.return %c : tensor<8xf32>
}
