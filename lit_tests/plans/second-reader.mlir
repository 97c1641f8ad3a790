// RUN: mlfuse-opt --fuse --device=cpu --save-plan=%t.plan %s -o %t.fused
// RUN: sed '/graph.dot_general/ s/"fused_matmul_neg"/"fused_exp"/' %t.plan > %t.other
// RUN: not mlfuse-opt --fuse --device=cpu --use-plan=%t.other %s 2>&1 | filecheck %s

// A kernel is no epilogue of a call whose result another kernel reads.

// CHECK: other:[[#]]:10: error: graph.dot_general: is needed outside of group "fused_exp"
func.func @main(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = graph.exp %x : tensor<8x8xf32>
  %p = graph.dot_general %x, %x contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %b = graph.neg %p : tensor<8x8xf32>
  func.return %a, %b : tensor<8x8xf32>, tensor<8x8xf32>
}
