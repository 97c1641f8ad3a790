// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// A convolution keeps its numbers; where its element types differ, the widest is computed in.

// CHECK-LABEL: @gradient_of_the_input
func.func @gradient_of_the_input(%g: tensor<16x16x7x7xf32>, %w: tensor<16x6x5x5xf32>) -> tensor<16x6x14x14xf32> {
  // CHECK: graph.convolution %{{.*}}, %{{.*}} dims [b, f, 0, 1] x [i, o, 0, 1] -> [b, f, 0, 1] pad {{\[\[}}2, 3], [2, 3]] lhs_dilate [2, 2] reverse [0, 1] : tensor<16x16x7x7xf32>, tensor<16x6x5x5xf32> -> tensor<16x6x14x14xf32>
  %0 = stablehlo.convolution(%g, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<16x16x7x7xf32>, tensor<16x6x5x5xf32>) -> tensor<16x6x14x14xf32>
  func.return %0 : tensor<16x6x14x14xf32>
}

// A kernel that was turned for the gradient of the input: the window is turned instead.
// CHECK-LABEL: @turned
func.func @turned(%x: tensor<2x4x6x6xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x3x4x4xf32> {
  // CHECK: graph.convolution %x, %w dims [b, f, 0, 1] x [i, o, 0, 1] -> [b, f, 0, 1]{{.*}} reverse [0, 1]
  %0 = stablehlo.reverse %w, dims = [2, 3] : tensor<4x3x3x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0, 2, 3] : (tensor<4x3x3x3xf32>) -> tensor<3x4x3x3xf32>
  %2 = stablehlo.convolution(%x, %1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x6x6xf32>, tensor<3x4x3x3xf32>) -> tensor<2x3x4x4xf32>
  func.return %2 : tensor<2x3x4x4xf32>
}

// CHECK-LABEL: @sums_in_f32
func.func @sums_in_f32(%x: tensor<1x2x8xbf16>, %w: tensor<4x2x3xbf16>) -> tensor<1x4x6xf32> {
  // CHECK-NEXT: graph.convolution %{{.*}}, %{{.*}} dims [b, f, 0] x [o, i, 0] -> [b, f, 0] : tensor<1x2x8xbf16>, tensor<4x2x3xbf16> -> tensor<1x4x6xf32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x8xbf16>, tensor<4x2x3xbf16>) -> tensor<1x4x6xf32>
  func.return %0 : tensor<1x4x6xf32>
}

// CHECK-LABEL: @quantized
func.func @quantized(%x: tensor<1x2x8xi8>, %w: tensor<4x2x3xi8>) -> tensor<1x4x6xi32> {
  // CHECK: graph.cast %{{.*}} : tensor<1x2x8xi8> -> tensor<1x2x8xi32>
  // CHECK: graph.cast %{{.*}} : tensor<4x2x3xi8> -> tensor<4x2x3xi32>
  // CHECK: graph.convolution %{{.*}} : tensor<1x2x8xi32>, tensor<4x2x3xi32> -> tensor<1x4x6xi32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x8xi8>, tensor<4x2x3xi8>) -> tensor<1x4x6xi32>
  func.return %0 : tensor<1x4x6xi32>
}
