// mlfuse-opt --lower-to-loop --lower-products --device=cpu
func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x48xf32>, %b: tensor<48xf32>) -> tensor<64x48xf32> {
  %y = graph.fusion "fused_matmul_add" (%p = %x : tensor<64x32xf32>, %q = %w : tensor<32x48xf32>, %c = %b : tensor<48xf32>) -> tensor<64x48xf32> {
    %0 = graph.dot_general %p, %q contract [1] x [0] : tensor<64x32xf32>, tensor<32x48xf32> -> tensor<64x48xf32>
    %1 = graph.broadcast %c dims [1] : tensor<48xf32> -> tensor<64x48xf32>
    %2 = graph.add %0, %1 : tensor<64x48xf32>
    graph.yield %2 : tensor<64x48xf32>
  }
  func.return %y : tensor<64x48xf32>
}
