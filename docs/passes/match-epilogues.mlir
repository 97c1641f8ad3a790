// mlfuse-opt --lower-to-loop --match-epilogues --device=sm_90+epilogues
func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>, %b: tensor<16xf32>) -> tensor<64x16xf32> {
  %0 = graph.dot_general %x, %w contract [1] x [0] : tensor<64x32xf32>, tensor<32x16xf32> -> tensor<64x16xf32>
  %1 = graph.fusion "fused_add" (%p = %0 : tensor<64x16xf32>, %c = %b : tensor<16xf32>) -> tensor<64x16xf32> {
    %2 = graph.broadcast %c dims [1] : tensor<16xf32> -> tensor<64x16xf32>
    %3 = graph.add %p, %2 : tensor<64x16xf32>
    graph.yield %3 : tensor<64x16xf32>
  }
  func.return %1 : tensor<64x16xf32>
}
