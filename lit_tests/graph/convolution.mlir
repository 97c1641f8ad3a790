// RUN: mlfuse-opt %s | mlfuse-opt - | filecheck %s

// What says nothing is left out; the rest is read and printed in one order.

// CHECK-LABEL: @main
func.func @main(%x: tensor<8x14x14x6xf32>, %w: tensor<3x3x3x16xf32>, %v: tensor<?x4xbf16>, %u: tensor<4x5xbf16>) -> tensor<8x12x12x16xf32> {
  // CHECK: graph.convolution %x, %w dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] feature_groups 2 : tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32> -> tensor<8x12x12x16xf32>
  %0 = graph.convolution %x, %w dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] stride [1, 1] pad [[0, 0], [0, 0]] lhs_dilate [1, 1] rhs_dilate [1, 1] reverse [] feature_groups 2 batch_groups 1 : tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32> -> tensor<8x12x12x16xf32>
  %k = graph.constant dense<1.0> : tensor<3x3x8x16xf32>
  // CHECK: graph.convolution %x, %k dims [f, 0, 1, b] x [0, 1, i, o] -> [f, b, 1, 0] stride [2, 1] pad {{\[\[}}1, 1], [0, -2]] lhs_dilate [2, 2] rhs_dilate [1, 2] reverse [0, 1] batch_groups 2 {mlfuse.no_fuse} : tensor<8x14x14x6xf32>, tensor<3x3x8x16xf32> -> tensor<16x3x21x14xf32>
  %1 = graph.convolution %x, %k dims [f, 0, 1, b] x [0, 1, i, o] -> [f, b, 1, 0] stride [2, 1] pad [[1, 1], [0, -2]] lhs_dilate [2, 2] rhs_dilate [1, 2] reverse [0, 1] batch_groups 2 {mlfuse.no_fuse} : tensor<8x14x14x6xf32>, tensor<3x3x8x16xf32> -> tensor<16x3x21x14xf32>
  // CHECK: graph.convolution %v, %u dims [b, f] x [i, o] -> [b, f] : tensor<?x4xbf16>, tensor<4x5xbf16> -> tensor<?x5xf32>
  %2 = graph.convolution %v, %u dims [b, f] x [i, o] -> [b, f] : tensor<?x4xbf16>, tensor<4x5xbf16> -> tensor<?x5xf32>
  func.return %0 : tensor<8x12x12x16xf32>
}
