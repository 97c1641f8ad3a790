// RUN: mlfuse-opt %s --split-input-file --verify-diagnostics

func.func @main(%x: tensor<8x14x14x6xf32>, %w: tensor<3x3x6x16xf32>) {
  // expected-error@+1 {{stablehlo.convolution: strides, dilations and group counts must be at least 1}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x14x14x6xf32>, tensor<3x3x6x16xf32>) -> tensor<8x12x12x16xf32>
  return
}

// -----

func.func @main(%x: tensor<8x14x14x6xf32>, %w: tensor<3x3x6x16xf32>) {
  // expected-error@+1 {{stablehlo.convolution: strides, dilations and group counts must be at least 1}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 0 : i64, feature_group_count = 1 : i64} : (tensor<8x14x14x6xf32>, tensor<3x3x6x16xf32>) -> tensor<8x12x12x16xf32>
  return
}
