// RUN: mlfuse-opt --fuse="max-ops=1 force=true" --device=cpu %s | filecheck %s --check-prefix=ONE
// RUN: mlfuse-opt --fuse="max-ops=2 force=true" --device=cpu %s | filecheck %s --check-prefix=TWO

// The limit on ops is also that of a launch over many tensors.

// ONE-NOT: graph.foreach
// TWO: graph.foreach "fused_mul_exp" (
func.func @main(%x: tensor<512x64xf32>, %y: tensor<64x32xf32>) -> (tensor<512xf32>, tensor<64xf32>) {
  %a = graph.mul %x, %x : tensor<512x64xf32>
  %b = graph.mul %y, %y : tensor<64x32xf32>
  %p = graph.exp %a : tensor<512x64xf32>
  %q = graph.exp %b : tensor<64x32xf32>
  %c = graph.reduce max %p dims [1] : tensor<512x64xf32> -> tensor<512xf32>
  %d = graph.reduce max %q dims [1] : tensor<64x32xf32> -> tensor<64xf32>
  func.return %c, %d : tensor<512xf32>, tensor<64xf32>
}
