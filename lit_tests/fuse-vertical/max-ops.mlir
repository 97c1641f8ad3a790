// RUN: mlfuse-opt --fuse-vertical="max-ops=1" %s | filecheck %s

// With one op a kernel nothing is fused, but every op is in a kernel.

// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_neg"
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.neg %a : tensor<8xf32>
  func.return %b : tensor<8xf32>
}
