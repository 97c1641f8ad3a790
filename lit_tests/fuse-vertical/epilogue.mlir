// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// A matmul is a library call; the kernel after it is its epilogue. What the matmul reads, and the
// epilogue as well, comes before both.

// CHECK: [[A:%.*]] = graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_matmul_add" (
// CHECK-NEXT: [[D:%.*]] = graph.dot_general
// CHECK-NEXT: graph.add %{{.*}}, [[D]]
func.func @main(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %a = graph.exp %x : tensor<16x16xf32>
  %d = graph.dot_general %a, %w contract [1] x [0] : tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  %y = graph.add %a, %d : tensor<16x16xf32>
  func.return %y : tensor<16x16xf32>
}
