// RUN: mlfuse-opt --fuse-vertical --remarks=missed %s 2>&1 | filecheck %s

// A kernel that goes in order computes what it alone reads, and hands its result on through memory.

// CHECK: remark: [vertical.ordered] not fused: graph.cumulative into graph.neg: it is a kernel of its own

// CHECK-LABEL: @scan
// CHECK:         graph.fusion "fused_exp_cumulative_add"
// CHECK-NEXT:      graph.exp
// CHECK-NEXT:      graph.cumulative add
// CHECK:         graph.fusion "fused_neg"
func.func @scan(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32> {
  %0 = graph.exp %x : tensor<64x1000xf32>
  %1 = graph.cumulative add %0 dim 1 : tensor<64x1000xf32> -> tensor<64x1000xf32>
  %2 = graph.neg %1 : tensor<64x1000xf32>
  func.return %2 : tensor<64x1000xf32>
}

// The tensor that updates go into is read as a whole, the updates one by one.
// CHECK-LABEL: @gradient_of_an_embedding
// CHECK:         graph.fusion "fused_mul_scatter_add"
// CHECK-NOT:     graph.fusion
func.func @gradient_of_an_embedding(%ids: tensor<64xi32>, %g: tensor<64x8xf32>, %s: tensor<f32>) -> tensor<100x8xf32> {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %table = graph.broadcast %zero dims [] : tensor<f32> -> tensor<100x8xf32>
  %0 = graph.broadcast %s dims [] : tensor<f32> -> tensor<64x8xf32>
  %1 = graph.mul %g, %0 : tensor<64x8xf32>
  %2 = graph.scatter add %table [%ids] %1 offset [1] collapsed [0] index_map [0] index_vector 1 : tensor<100x8xf32>, tensor<64xi32>, tensor<64x8xf32> -> tensor<100x8xf32>
  func.return %2 : tensor<100x8xf32>
}
