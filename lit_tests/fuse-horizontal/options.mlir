// RUN: mlfuse-opt --fuse --device=cpu %s | filecheck %s --check-prefix=VERTICAL
// RUN: mlfuse-opt --fuse="force=true" --device=cpu %s | filecheck %s --check-prefix=FORCED
// RUN: mlfuse-opt --fuse="max-ops=1" --device=cpu %s | filecheck %s --check-prefix=ONE

// Squares of two tensors, each in the kernel of its rows' maxima: one launch over both would have to store them. It is
// made where the user forces it, or where the kernels of the maxima may not take the squares in.

// VERTICAL-NOT: graph.foreach
// FORCED: graph.foreach "fused_mul" (
// ONE: graph.foreach "fused_mul" (
// ONE: graph.fusion "fused_reduce_max" (
// ONE: graph.fusion "fused_reduce_max_2" (
// ONE-NOT: graph.fusion
func.func @main(%x: tensor<512x64xf32>, %y: tensor<64x32xf32>) -> (tensor<512xf32>, tensor<64xf32>) {
  %a = graph.mul %x, %x : tensor<512x64xf32>
  %b = graph.mul %y, %y : tensor<64x32xf32>
  %c = graph.reduce max %a dims [1] : tensor<512x64xf32> -> tensor<512xf32>
  %d = graph.reduce max %b dims [1] : tensor<64x32xf32> -> tensor<64xf32>
  func.return %c, %d : tensor<512xf32>, tensor<64xf32>
}
