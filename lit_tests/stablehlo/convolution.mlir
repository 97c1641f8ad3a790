// RUN: mlfuse-opt %s | filecheck %s
// RUN: mlfuse-opt %s | mlfuse-opt - | filecheck %s

// The pretty form as JAX prints it, and the generic one.

// CHECK-LABEL: func.func @pretty
func.func @pretty(%x: tensor<8x14x14x6xf32>, %w: tensor<3x3x3x16xf32>) -> tensor<8x14x13x16xf32> {
  // CHECK: stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = {{\[\[}}1, 1], [0, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 2], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32>) -> tensor<8x14x13x16xf32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [0, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 2], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32>) -> tensor<8x14x13x16xf32>
  // CHECK: stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} :
  %1 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32>) -> tensor<8x12x12x16xf32>
  // CHECK: stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = {{\[\[}}1, 1], [1, 1]], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} :
  %2 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, padding = dense<1> : tensor<2x2xi64>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2, 2>}> : (tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32>) -> tensor<8x7x7x16xf32>
  // CHECK: dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [2, 2]}
  %3 = "stablehlo.convolution"(%x, %w) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_output_feature_dimension = 3, kernel_input_feature_dimension = 2, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 2 : i64, rhs_dilation = dense<2> : tensor<2xi64>} : (tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32>) -> tensor<8x10x10x16xf32>
  func.return %0 : tensor<8x14x13x16xf32>
}
