// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// Reductions over the same rows, and the work between and after them, are one kernel.

// CHECK-COUNT-1: graph.fusion "fused_reduce_max_sub_exp_reduce_add_div" (
// CHECK-NOT:     graph.fusion
func.func @softmax(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32> {
  %0 = graph.reduce max %x dims [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %1 = graph.broadcast %0 dims [0] : tensor<64xf32> -> tensor<64x1000xf32>
  %2 = graph.sub %x, %1 : tensor<64x1000xf32>
  %3 = graph.exp %2 : tensor<64x1000xf32>
  %4 = graph.reduce add %3 dims [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %5 = graph.broadcast %4 dims [0] : tensor<64xf32> -> tensor<64x1000xf32>
  %6 = graph.div %3, %5 : tensor<64x1000xf32>
  func.return %6 : tensor<64x1000xf32>
}
