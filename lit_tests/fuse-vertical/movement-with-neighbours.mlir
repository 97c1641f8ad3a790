// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// What pads, joins, looks up or pools is in the kernel of its neighbors: it has none of its own.

// CHECK-LABEL: func.func @pad
// CHECK-COUNT-1: graph.fusion "fused_exp_pad_sin" (
// CHECK-NOT: graph.fusion
func.func @pad(%x: tensor<64x64xf32>, %v: tensor<f32>) -> tensor<66x64xf32> {
  %0 = graph.exp %x : tensor<64x64xf32>
  %1 = graph.pad %0 low [1, 0] high [1, 0] value %v : tensor<64x64xf32>, tensor<f32> -> tensor<66x64xf32>
  %2 = graph.sin %1 : tensor<66x64xf32>
  return %2 : tensor<66x64xf32>
}

// CHECK-LABEL: func.func @concat
// CHECK-COUNT-1: graph.fusion "fused_
// CHECK-NOT: graph.fusion
func.func @concat(%x: tensor<64x64xf32>, %y: tensor<32x64xf32>) -> tensor<96x64xf32> {
  %0 = graph.exp %x : tensor<64x64xf32>
  %1 = graph.neg %y : tensor<32x64xf32>
  %2 = graph.concat dim 0 %0, %1 : tensor<64x64xf32>, tensor<32x64xf32> -> tensor<96x64xf32>
  return %2 : tensor<96x64xf32>
}

// A table in memory is read at places that the kernel computes.
// CHECK-LABEL: func.func @embedding
// CHECK-COUNT-1: graph.fusion "fused_gather_add" (
// CHECK-NOT: graph.fusion
func.func @embedding(%table: tensor<1000x64xf32>, %ids: tensor<128xi32>, %places: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %0 = graph.gather %table [%ids] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 64] : tensor<1000x64xf32>, tensor<128xi32> -> tensor<128x64xf32>
  %1 = graph.add %0, %places : tensor<128x64xf32>
  return %1 : tensor<128x64xf32>
}

// A table that is computed must be stored first: any element of it may be wanted anywhere.
// CHECK-LABEL: func.func @computed_table
// CHECK: graph.fusion "fused_exp" (
// CHECK: graph.fusion "fused_gather" (
func.func @computed_table(%x: tensor<1000x64xf32>, %ids: tensor<128xi32>) -> tensor<128x64xf32> {
  %0 = graph.exp %x : tensor<1000x64xf32>
  %1 = graph.gather %0 [%ids] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 64] : tensor<1000x64xf32>, tensor<128xi32> -> tensor<128x64xf32>
  return %1 : tensor<128x64xf32>
}

// CHECK-LABEL: func.func @pool
// CHECK-COUNT-1: graph.fusion "fused_pad_reduce_max_
// CHECK-NOT: graph.fusion
func.func @pool(%x: tensor<32x32xf32>) -> tensor<16x16xf32> {
  %n = graph.constant dense<0xFF800000> : tensor<f32>
  %0 = graph.pad %x low [1, 1] high [0, 0] value %n : tensor<32x32xf32>, tensor<f32> -> tensor<33x33xf32>
  %1 = graph.windows %0 sizes [3, 3] strides [2, 2] dilations [1, 1] : tensor<33x33xf32> -> tensor<16x16x3x3xf32>
  %2 = graph.reduce max %1 dims [2, 3] : tensor<16x16x3x3xf32> -> tensor<16x16xf32>
  %3 = graph.neg %2 : tensor<16x16xf32>
  return %3 : tensor<16x16xf32>
}
