// case: conv_1d
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x11xf32>, %arg1: tensor<4x3x3xf32>) -> (tensor<2x4x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<4x3x3xf32>) -> tensor<2x4x9xf32>
    return %0 : tensor<2x4x9xf32>
  }
}
// -----
// case: conv_1d_same
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x11xf32>, %arg1: tensor<4x3x3xf32>) -> (tensor<2x4x11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<4x3x3xf32>) -> tensor<2x4x11xf32>
    return %0 : tensor<2x4x11xf32>
  }
}
// -----
// case: conv_1d_causal
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x11xf32>, %arg1: tensor<4x3x3xf32>) -> (tensor<2x4x11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 0]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<4x3x3xf32>) -> tensor<2x4x11xf32>
    return %0 : tensor<2x4x11xf32>
  }
}
// -----
// case: conv_1d_wide
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x33xf32>, %arg1: tensor<1x1x7xf32>) -> (tensor<1x1x11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [3], pad = [[3, 3]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x33xf32>, tensor<1x1x7xf32>) -> tensor<1x1x11xf32>
    return %0 : tensor<1x1x11xf32>
  }
}
// -----
// case: conv_1d_depthwise
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x9xf32>, %arg1: tensor<4x1x3xf32>) -> (tensor<2x4x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x9xf32>, tensor<4x1x3xf32>) -> tensor<2x4x7xf32>
    return %0 : tensor<2x4x7xf32>
  }
}
// -----
// case: conv_2d
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x2xf32>) -> (tensor<2x4x5x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x8xf32>
    return %0 : tensor<2x4x5x8xf32>
  }
}
// -----
// case: conv_2d_1x1
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x5xf32>, %arg1: tensor<4x3x1x1xf32>) -> (tensor<2x4x5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x5xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x5x5xf32>
    return %0 : tensor<2x4x5x5xf32>
  }
}
// -----
// case: conv_2d_same
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x4x7x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x9xf32>
    return %0 : tensor<2x4x7x9xf32>
  }
}
// -----
// case: conv_2d_same_even_filter
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x6x6xf32>, %arg1: tensor<3x2x2x4xf32>) -> (tensor<1x3x6x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x6x6xf32>, tensor<3x2x2x4xf32>) -> tensor<1x3x6x6xf32>
    return %0 : tensor<1x3x6x6xf32>
  }
}
// -----
// case: conv_2d_strides
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x4x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    return %0 : tensor<2x4x3x3xf32>
  }
}
// -----
// case: conv_2d_strides_same
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x4x4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x4x5xf32>
    return %0 : tensor<2x4x4x5xf32>
  }
}
// -----
// case: conv_2d_uneven_padding
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x6xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x2x5x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 0], [1, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x6xf32>, tensor<2x3x3x3xf32>) -> tensor<2x2x5x8xf32>
    return %0 : tensor<2x2x5x8xf32>
  }
}
// -----
// case: conv_2d_negative_padding
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x8x9xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x2x5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[-1, 0], [1, -2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x9xf32>, tensor<2x3x3x3xf32>) -> tensor<2x2x5x6xf32>
    return %0 : tensor<2x2x5x6xf32>
  }
}
// -----
// case: conv_2d_dilated_filter
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<2x3x3x2xf32>) -> (tensor<2x2x5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<2x3x3x2xf32>) -> tensor<2x2x5x6xf32>
    return %0 : tensor<2x2x5x6xf32>
  }
}
// -----
// case: conv_2d_dilated_input
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x2x9x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xf32>, tensor<2x3x3x3xf32>) -> tensor<2x2x9x13xf32>
    return %0 : tensor<2x2x9x13xf32>
  }
}
// -----
// case: conv_2d_both_dilations
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x5x5xf32>, %arg1: tensor<2x2x2x3xf32>) -> (tensor<1x2x5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 2], [2, 1]], lhs_dilate = [2, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf32>, tensor<2x2x2x3xf32>) -> tensor<1x2x5x4xf32>
    return %0 : tensor<1x2x5x4xf32>
  }
}
// -----
// case: conv_2d_groups
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x5x5xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x4x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x5x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    return %0 : tensor<2x4x3x3xf32>
  }
}
// -----
// case: conv_2d_depthwise
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xf32>, %arg1: tensor<3x1x3x3xf32>) -> (tensor<2x3x4x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf32>, tensor<3x1x3x3xf32>) -> tensor<2x3x4x4xf32>
    return %0 : tensor<2x3x4x4xf32>
  }
}
// -----
// case: conv_2d_depthwise_multiplier
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xf32>, %arg1: tensor<6x1x3x3xf32>) -> (tensor<2x6x6x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf32>, tensor<6x1x3x3xf32>) -> tensor<2x6x6x6xf32>
    return %0 : tensor<2x6x6x6xf32>
  }
}
// -----
// case: conv_2d_batch_groups
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3x5x5xf32>, %arg1: tensor<6x3x3x3xf32>) -> (tensor<2x6x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3x5x5xf32>, tensor<6x3x3x3xf32>) -> tensor<2x6x3x3xf32>
    return %0 : tensor<2x6x3x3xf32>
  }
}
// -----
// case: conv_2d_groups_strides_dilation
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x4x9x9xf32>, %arg1: tensor<4x2x2x2xf32>) -> (tensor<1x4x4x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x9x9xf32>, tensor<4x2x2x2xf32>) -> tensor<1x4x4x4xf32>
    return %0 : tensor<1x4x4x4xf32>
  }
}
// -----
// case: conv_2d_one_pixel
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x1x1xf32>, %arg1: tensor<4x3x1x1xf32>) -> (tensor<2x4x1x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x1x1xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x1x1xf32>
    return %0 : tensor<2x4x1x1xf32>
  }
}
// -----
// case: conv_2d_filter_larger_than_input
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<2x2x5x5xf32>) -> (tensor<1x2x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3xf32>, tensor<2x2x5x5xf32>) -> tensor<1x2x3x3xf32>
    return %0 : tensor<1x2x3x3xf32>
  }
}
// -----
// case: conv_2d_empty_batch
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3x5x5xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<0x4x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<0x3x5x5xf32>, tensor<4x3x3x3xf32>) -> tensor<0x4x3x3xf32>
    return %0 : tensor<0x4x3x3xf32>
  }
}
// -----
// case: conv_2d_no_channels
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x0x5x5xf32>, %arg1: tensor<4x0x3x3xf32>) -> (tensor<2x4x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x0x5x5xf32>, tensor<4x0x3x3xf32>) -> tensor<2x4x3x3xf32>
    return %0 : tensor<2x4x3x3xf32>
  }
}
// -----
// case: conv_2d_no_output_channels
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x5xf32>, %arg1: tensor<0x3x3x3xf32>) -> (tensor<2x0x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x5xf32>, tensor<0x3x3x3xf32>) -> tensor<2x0x3x3xf32>
    return %0 : tensor<2x0x3x3xf32>
  }
}
// -----
// case: conv_2d_nothing_fits
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x2x5xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x4x0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x2x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x0x3xf32>
    return %0 : tensor<2x4x0x3xf32>
  }
}
// -----
// case: conv_3d
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x4x5x6xf32>, %arg1: tensor<3x2x2x3x2xf32>) -> (tensor<1x3x3x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x6xf32>, tensor<3x2x2x3x2xf32>) -> tensor<1x3x3x3x5xf32>
    return %0 : tensor<1x3x3x3x5xf32>
  }
}
// -----
// case: conv_3d_all_options
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x4x5x5x5xf32>, %arg1: tensor<4x2x2x2x2xf32>) -> (tensor<1x4x5x2x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 2, 1], pad = [[1, 0], [0, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 2, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x5x5x5xf32>, tensor<4x2x2x2x2xf32>) -> tensor<1x4x5x2x6xf32>
    return %0 : tensor<1x4x5x2x6xf32>
  }
}
// -----
// case: conv_0d
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[o, i]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x3xf32>, tensor<4x3xf32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
}
// -----
// case: conv_layout_nhwc_hwio_nhwc
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x6x3xf32>, %arg1: tensor<3x2x3x4xf32>) -> (tensor<2x5x6x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x6x3xf32>, tensor<3x2x3x4xf32>) -> tensor<2x5x6x4xf32>
    return %0 : tensor<2x5x6x4xf32>
  }
}
// -----
// case: conv_layout_nhwc_oihw_nchw
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x6x3xf32>, %arg1: tensor<4x3x3x2xf32>) -> (tensor<2x4x5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x6x3xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x6xf32>
    return %0 : tensor<2x4x5x6xf32>
  }
}
// -----
// case: conv_layout_nchw_hwio_nhwc
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x6xf32>, %arg1: tensor<3x2x3x4xf32>) -> (tensor<2x5x6x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x6xf32>, tensor<3x2x3x4xf32>) -> tensor<2x5x6x4xf32>
    return %0 : tensor<2x5x6x4xf32>
  }
}
// -----
// case: conv_layout_chwn_ihwo_chwn
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x6x2xf32>, %arg1: tensor<3x3x2x4xf32>) -> (tensor<4x5x6x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x6x2xf32>, tensor<3x3x2x4xf32>) -> tensor<4x5x6x2xf32>
    return %0 : tensor<4x5x6x2xf32>
  }
}
// -----
// case: conv_layout_hwnc_ohwi_hwcn
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6x2x3xf32>, %arg1: tensor<4x3x2x3xf32>) -> (tensor<5x6x4x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [0, 1, b, f]x[o, 0, 1, i]->[0, 1, f, b], window = {stride = [1, 1], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x6x2x3xf32>, tensor<4x3x2x3xf32>) -> tensor<5x6x4x2xf32>
    return %0 : tensor<5x6x4x2xf32>
  }
}
// -----
// case: conv_layout_whcn_wiho_nwhc
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5x3x2xf32>, %arg1: tensor<2x3x3x4xf32>) -> (tensor<2x6x5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [0, 1, f, b]x[0, i, 1, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x5x3x2xf32>, tensor<2x3x3x4xf32>) -> tensor<2x6x5x4xf32>
    return %0 : tensor<2x6x5x4xf32>
  }
}
// -----
// case: conv_layout_nwc
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x3xf32>, %arg1: tensor<3x3x4xf32>) -> (tensor<2x7x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x3xf32>, tensor<3x3x4xf32>) -> tensor<2x7x4xf32>
    return %0 : tensor<2x7x4xf32>
  }
}
// -----
// case: conv_layout_ndhwc
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x4x4x4x2xf32>, %arg1: tensor<2x2x2x2x3xf32>) -> (tensor<1x3x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x4x2xf32>, tensor<2x2x2x2x3xf32>) -> tensor<1x3x3x3x3xf32>
    return %0 : tensor<1x3x3x3x3xf32>
  }
}
// -----
// case: conv_f32
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x4x6x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x6x6xf32>
    return %0 : tensor<2x4x6x6xf32>
  }
}
// -----
// case: conv_f64
// primitives: conv_general_dilated
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xf64>, %arg1: tensor<4x3x3x3xf64>) -> (tensor<2x4x6x6xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf64>, tensor<4x3x3x3xf64>) -> tensor<2x4x6x6xf64>
    return %0 : tensor<2x4x6x6xf64>
  }
}
// -----
// case: conv_f16
// primitives: conv_general_dilated
// tolerances: 0.01 0.005
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xf16>, %arg1: tensor<4x3x3x3xf16>) -> (tensor<2x4x6x6xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf16>, tensor<4x3x3x3xf16>) -> tensor<2x4x6x6xf16>
    return %0 : tensor<2x4x6x6xf16>
  }
}
// -----
// case: conv_bf16
// primitives: conv_general_dilated
// tolerances: 0.02 0.05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xbf16>, %arg1: tensor<4x3x3x3xbf16>) -> (tensor<2x4x6x6xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xbf16>, tensor<4x3x3x3xbf16>) -> tensor<2x4x6x6xbf16>
    return %0 : tensor<2x4x6x6xbf16>
  }
}
// -----
// case: conv_i8_whole_numbers
// primitives: conv_general_dilated
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xi8>, %arg1: tensor<4x3x3x3xi8>) -> (tensor<2x4x4x4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xi8>, tensor<4x3x3x3xi8>) -> tensor<2x4x4x4xi32>
    return %0 : tensor<2x4x4x4xi32>
  }
}
// -----
// case: conv_i32_whole_numbers
// primitives: conv_general_dilated
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xi32>, %arg1: tensor<4x3x3x3xi32>) -> (tensor<2x4x4x4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xi32>, tensor<4x3x3x3xi32>) -> tensor<2x4x4x4xi32>
    return %0 : tensor<2x4x4x4xi32>
  }
}
// -----
// case: conv_ui8_whole_numbers
// primitives: conv_general_dilated
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xui8>, %arg1: tensor<4x3x3x3xui8>) -> (tensor<2x4x4x4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xui8>, tensor<4x3x3x3xui8>) -> tensor<2x4x4x4xi32>
    return %0 : tensor<2x4x4x4xi32>
  }
}
// -----
// case: conv_bf16_whole_numbers
// primitives: conv_general_dilated
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xbf16>, %arg1: tensor<4x3x3x3xbf16>) -> (tensor<2x4x4x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xbf16>, tensor<4x3x3x3xbf16>) -> tensor<2x4x4x4xf32>
    return %0 : tensor<2x4x4x4xf32>
  }
}
// -----
// case: conv_i16_whole_numbers
// primitives: conv_general_dilated
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xi16>, %arg1: tensor<4x3x3x3xi16>) -> (tensor<2x4x4x4xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xi16>, tensor<4x3x3x3xi16>) -> tensor<2x4x4x4xi16>
    return %0 : tensor<2x4x4x4xi16>
  }
}
// -----
// case: conv_precision_highest
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x5x5xf32>, %arg1: tensor<2x2x3x3xf32>) -> (tensor<1x2x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x5x5xf32>, tensor<2x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    return %0 : tensor<1x2x3x3xf32>
  }
}
// -----
// case: conv_precision_default
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x5x5xf32>, %arg1: tensor<2x2x3x3xf32>) -> (tensor<1x2x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf32>, tensor<2x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    return %0 : tensor<1x2x3x3xf32>
  }
}
// -----
// case: conv_1d_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x11xf32>, %arg1: tensor<4x3x3xf32>) -> (tensor<2x3x11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<4x3x3xf32>) -> tensor<2x4x9xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x9xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x9xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x9xf32>
    %6 = stablehlo.reverse %arg1, dims = [2] : tensor<4x3x3xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x9xf32>, tensor<4x3x3xf32>) -> tensor<2x3x11xf32>
    return %7 : tensor<2x3x11xf32>
  }
}
// -----
// case: conv_1d_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x11xf32>, %arg1: tensor<4x3x3xf32>) -> (tensor<4x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<4x3x3xf32>) -> tensor<2x4x9xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x9xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x9xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x9xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0]x[i, o, 0]->[f, b, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<2x4x9xf32>) -> tensor<4x3x3xf32>
    return %6 : tensor<4x3x3xf32>
  }
}
// -----
// case: conv_2d_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x2xf32>) -> (tensor<2x3x7x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x8xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x5x8xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x5x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x5x8xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x5x8xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<4x3x3x2xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x3x7x9xf32>
    return %7 : tensor<2x3x7x9xf32>
  }
}
// -----
// case: conv_2d_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x2xf32>) -> (tensor<4x3x3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x8xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x5x8xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x5x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x5x8xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x5x8xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<2x4x5x8xf32>) -> tensor<4x3x3x2xf32>
    return %6 : tensor<4x3x3x2xf32>
  }
}
// -----
// case: conv_2d_same_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x3x7x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x9xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x7x9xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x7x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x7x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x7x9xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x7x9xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<4x3x3x3xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x7x9xf32>
    return %7 : tensor<2x3x7x9xf32>
  }
}
// -----
// case: conv_2d_same_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<4x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x7x9xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x7x9xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x7x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x7x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x7x9xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x7x9xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<2x4x7x9xf32>) -> tensor<4x3x3x3xf32>
    return %6 : tensor<4x3x3x3xf32>
  }
}
// -----
// case: conv_2d_strides_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x3x7x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x3x3xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x3x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x3x3xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<4x3x3x3xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x7x9xf32>
    return %7 : tensor<2x3x7x9xf32>
  }
}
// -----
// case: conv_2d_strides_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<4x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x3x3xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x3x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x3x3xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<2x4x3x3xf32>) -> tensor<4x3x3x3xf32>
    return %6 : tensor<4x3x3x3xf32>
  }
}
// -----
// case: conv_2d_strides_same_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x3x7x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x4x5xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x4x5xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x4x5xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<4x3x3x3xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x7x9xf32>
    return %7 : tensor<2x3x7x9xf32>
  }
}
// -----
// case: conv_2d_strides_same_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x9xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<4x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x4x5xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x4x5xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x4x5xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x9xf32>, tensor<2x4x4x5xf32>) -> tensor<4x3x3x3xf32>
    return %6 : tensor<4x3x3x3xf32>
  }
}
// -----
// case: conv_2d_uneven_padding_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x6xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x3x5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 0], [1, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x6xf32>, tensor<2x3x3x3xf32>) -> tensor<2x2x5x8xf32>
    %1 = stablehlo.sine %0 : tensor<2x2x5x8xf32>
    %2 = stablehlo.cosine %0 : tensor<2x2x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x5x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x5x8xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x2x5x8xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<2x3x3x3xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 2], [1, -1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x5x8xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x5x6xf32>
    return %7 : tensor<2x3x5x6xf32>
  }
}
// -----
// case: conv_2d_uneven_padding_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x6xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 0], [1, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x6xf32>, tensor<2x3x3x3xf32>) -> tensor<2x2x5x8xf32>
    %1 = stablehlo.sine %0 : tensor<2x2x5x8xf32>
    %2 = stablehlo.cosine %0 : tensor<2x2x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x5x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x5x8xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x2x5x8xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 0], [1, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x6xf32>, tensor<2x2x5x8xf32>) -> tensor<2x3x3x3xf32>
    return %6 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: conv_2d_dilated_filter_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<2x3x3x2xf32>) -> (tensor<2x3x9x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<2x3x3x2xf32>) -> tensor<2x2x5x6xf32>
    %1 = stablehlo.sine %0 : tensor<2x2x5x6xf32>
    %2 = stablehlo.cosine %0 : tensor<2x2x5x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x5x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x5x6xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x2x5x6xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<2x3x3x2xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[4, 4], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x5x6xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x9x9xf32>
    return %7 : tensor<2x3x9x9xf32>
  }
}
// -----
// case: conv_2d_dilated_filter_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<2x3x3x2xf32>) -> (tensor<2x3x3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<2x3x3x2xf32>) -> tensor<2x2x5x6xf32>
    %1 = stablehlo.sine %0 : tensor<2x2x5x6xf32>
    %2 = stablehlo.cosine %0 : tensor<2x2x5x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x5x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x5x6xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x2x5x6xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<2x2x5x6xf32>) -> tensor<2x3x3x2xf32>
    return %6 : tensor<2x3x3x2xf32>
  }
}
// -----
// case: conv_2d_dilated_input_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x3x4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xf32>, tensor<2x3x3x3xf32>) -> tensor<2x2x9x13xf32>
    %1 = stablehlo.sine %0 : tensor<2x2x9x13xf32>
    %2 = stablehlo.cosine %0 : tensor<2x2x9x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x9x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x9x13xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x2x9x13xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<2x3x3x3xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x9x13xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x4x5xf32>
    return %7 : tensor<2x3x4x5xf32>
  }
}
// -----
// case: conv_2d_dilated_input_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xf32>, tensor<2x3x3x3xf32>) -> tensor<2x2x9x13xf32>
    %1 = stablehlo.sine %0 : tensor<2x2x9x13xf32>
    %2 = stablehlo.cosine %0 : tensor<2x2x9x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x9x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x9x13xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x2x9x13xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xf32>, tensor<2x2x9x13xf32>) -> tensor<2x3x3x3xf32>
    return %6 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: conv_2d_groups_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum reshape rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x5x5xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<2x6x5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x5x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x3x3xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x3x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x3x3xf32>
    %6 = stablehlo.reshape %arg1 : (tensor<4x3x3x3xf32>) -> tensor<2x2x3x3x3xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0, 2, 3, 4] : (tensor<2x2x3x3x3xf32>) -> tensor<2x2x3x3x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x2x3x3x3xf32>) -> tensor<2x6x3x3xf32>
    %9 = stablehlo.reverse %8, dims = [2, 3] : tensor<2x6x3x3xf32>
    %10 = stablehlo.convolution(%5, %9) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3x3xf32>, tensor<2x6x3x3xf32>) -> tensor<2x6x5x5xf32>
    return %10 : tensor<2x6x5x5xf32>
  }
}
// -----
// case: conv_2d_groups_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x5x5xf32>, %arg1: tensor<4x3x3x3xf32>) -> (tensor<4x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x5x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x3x3xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x3x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x3x3xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x5x5xf32>, tensor<2x4x3x3xf32>) -> tensor<4x3x3x3xf32>
    return %6 : tensor<4x3x3x3xf32>
  }
}
// -----
// case: conv_2d_depthwise_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum reshape rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xf32>, %arg1: tensor<3x1x3x3xf32>) -> (tensor<2x3x6x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf32>, tensor<3x1x3x3xf32>) -> tensor<2x3x4x4xf32>
    %1 = stablehlo.sine %0 : tensor<2x3x4x4xf32>
    %2 = stablehlo.cosine %0 : tensor<2x3x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x3x4x4xf32>
    %6 = stablehlo.reshape %arg1 : (tensor<3x1x3x3xf32>) -> tensor<3x1x1x3x3xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0, 2, 3, 4] : (tensor<3x1x1x3x3xf32>) -> tensor<1x3x1x3x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x3x1x3x3xf32>) -> tensor<1x3x3x3xf32>
    %9 = stablehlo.reverse %8, dims = [2, 3] : tensor<1x3x3x3xf32>
    %10 = stablehlo.convolution(%5, %9) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4xf32>, tensor<1x3x3x3xf32>) -> tensor<2x3x6x6xf32>
    return %10 : tensor<2x3x6x6xf32>
  }
}
// -----
// case: conv_2d_depthwise_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xf32>, %arg1: tensor<3x1x3x3xf32>) -> (tensor<3x1x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf32>, tensor<3x1x3x3xf32>) -> tensor<2x3x4x4xf32>
    %1 = stablehlo.sine %0 : tensor<2x3x4x4xf32>
    %2 = stablehlo.cosine %0 : tensor<2x3x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x3x4x4xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x6x6xf32>, tensor<2x3x4x4xf32>) -> tensor<3x1x3x3xf32>
    return %6 : tensor<3x1x3x3xf32>
  }
}
// -----
// case: conv_2d_batch_groups_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum reshape rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3x5x5xf32>, %arg1: tensor<6x3x3x3xf32>) -> (tensor<4x3x5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3x5x5xf32>, tensor<6x3x3x3xf32>) -> tensor<2x6x3x3xf32>
    %1 = stablehlo.sine %0 : tensor<2x6x3x3xf32>
    %2 = stablehlo.cosine %0 : tensor<2x6x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x3x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x6x3x3xf32>
    %6 = stablehlo.reshape %arg1 : (tensor<6x3x3x3xf32>) -> tensor<2x3x3x3x3xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0, 2, 3, 4] : (tensor<2x3x3x3x3xf32>) -> tensor<3x2x3x3x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x2x3x3x3xf32>) -> tensor<3x6x3x3xf32>
    %9 = stablehlo.reverse %8, dims = [2, 3] : tensor<3x6x3x3xf32>
    %10 = stablehlo.convolution(%5, %9) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x3x3xf32>, tensor<3x6x3x3xf32>) -> tensor<2x6x5x5xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x6x5x5xf32>) -> tensor<2x2x3x5x5xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0, 2, 3, 4] : (tensor<2x2x3x5x5xf32>) -> tensor<2x2x3x5x5xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x2x3x5x5xf32>) -> tensor<4x3x5x5xf32>
    return %13 : tensor<4x3x5x5xf32>
  }
}
// -----
// case: conv_2d_batch_groups_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3x5x5xf32>, %arg1: tensor<6x3x3x3xf32>) -> (tensor<6x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3x5x5xf32>, tensor<6x3x3x3xf32>) -> tensor<2x6x3x3xf32>
    %1 = stablehlo.sine %0 : tensor<2x6x3x3xf32>
    %2 = stablehlo.cosine %0 : tensor<2x6x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x3x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x6x3x3xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3x5x5xf32>, tensor<2x6x3x3xf32>) -> tensor<6x3x3x3xf32>
    return %6 : tensor<6x3x3x3xf32>
  }
}
// -----
// case: conv_2d_1x1_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x5xf32>, %arg1: tensor<4x3x1x1xf32>) -> (tensor<2x3x5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x5xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x5x5xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x5x5xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x5x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x5x5xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<4x3x1x1xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x5xf32>, tensor<4x3x1x1xf32>) -> tensor<2x3x5x5xf32>
    return %7 : tensor<2x3x5x5xf32>
  }
}
// -----
// case: conv_2d_1x1_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5x5xf32>, %arg1: tensor<4x3x1x1xf32>) -> (tensor<4x3x1x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x5xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x5x5xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x5x5xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x5x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x5x5xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<4x3x1x1xf32>
    return %6 : tensor<4x3x1x1xf32>
  }
}
// -----
// case: conv_3d_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x4x5x6xf32>, %arg1: tensor<3x2x2x3x2xf32>) -> (tensor<1x2x4x5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x6xf32>, tensor<3x2x2x3x2xf32>) -> tensor<1x3x3x3x5xf32>
    %1 = stablehlo.sine %0 : tensor<1x3x3x3x5xf32>
    %2 = stablehlo.cosine %0 : tensor<1x3x3x3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3, 4] : (tensor<1x3x3x3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3x3x3x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<1x3x3x3x5xf32>
    %6 = stablehlo.reverse %arg1, dims = [2, 3, 4] : tensor<3x2x2x3x2xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[1, 1], [2, 2], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3x3x5xf32>, tensor<3x2x2x3x2xf32>) -> tensor<1x2x4x5x6xf32>
    return %7 : tensor<1x2x4x5x6xf32>
  }
}
// -----
// case: conv_3d_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x4x5x6xf32>, %arg1: tensor<3x2x2x3x2xf32>) -> (tensor<3x2x2x3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x6xf32>, tensor<3x2x2x3x2xf32>) -> tensor<1x3x3x3x5xf32>
    %1 = stablehlo.sine %0 : tensor<1x3x3x3x5xf32>
    %2 = stablehlo.cosine %0 : tensor<1x3x3x3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3, 4] : (tensor<1x3x3x3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3x3x3x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<1x3x3x3x5xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0, 1, 2]x[i, o, 0, 1, 2]->[f, b, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x6xf32>, tensor<1x3x3x3x5xf32>) -> tensor<3x2x2x3x2xf32>
    return %6 : tensor<3x2x2x3x2xf32>
  }
}
// -----
// case: conv_1d_causal_grad_input
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x11xf32>, %arg1: tensor<4x3x3xf32>) -> (tensor<2x3x11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 0]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<4x3x3xf32>) -> tensor<2x4x11xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x11xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x11xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x11xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x11xf32>
    %6 = stablehlo.reverse %arg1, dims = [2] : tensor<4x3x3xf32>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 4]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x11xf32>, tensor<4x3x3xf32>) -> tensor<2x3x11xf32>
    return %7 : tensor<2x3x11xf32>
  }
}
// -----
// case: conv_1d_causal_grad_filter
// primitives: broadcast_in_dim conv_general_dilated cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x11xf32>, %arg1: tensor<4x3x3xf32>) -> (tensor<4x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 0]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<4x3x3xf32>) -> tensor<2x4x11xf32>
    %1 = stablehlo.sine %0 : tensor<2x4x11xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x11xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x11xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4x11xf32>
    %6 = stablehlo.convolution(%arg0, %5) dim_numbers = [f, b, 0]x[i, o, 0]->[f, b, 0], window = {stride = [2], pad = [[4, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x11xf32>, tensor<2x4x11xf32>) -> tensor<4x3x3xf32>
    return %6 : tensor<4x3x3xf32>
  }
}
// -----
// case: conv_transpose_same_11
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<2x4x5x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x3xf32>, tensor<3x3x3x2xf32>) -> tensor<2x4x5x2xf32>
    return %0 : tensor<2x4x5x2xf32>
  }
}
// -----
// case: conv_transpose_same_22
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<2x8x10x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x3xf32>, tensor<3x3x3x2xf32>) -> tensor<2x8x10x2xf32>
    return %0 : tensor<2x8x10x2xf32>
  }
}
// -----
// case: conv_transpose_same_23
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<2x8x15x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x3xf32>, tensor<3x3x3x2xf32>) -> tensor<2x8x15x2xf32>
    return %0 : tensor<2x8x15x2xf32>
  }
}
// -----
// case: conv_transpose_valid_11
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<2x6x7x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x3xf32>, tensor<3x3x3x2xf32>) -> tensor<2x6x7x2xf32>
    return %0 : tensor<2x6x7x2xf32>
  }
}
// -----
// case: conv_transpose_valid_22
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<2x9x11x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x3xf32>, tensor<3x3x3x2xf32>) -> tensor<2x9x11x2xf32>
    return %0 : tensor<2x9x11x2xf32>
  }
}
// -----
// case: conv_transpose_valid_23
// primitives: conv_general_dilated
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x3x3x2xf32>) -> (tensor<2x9x15x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x3xf32>, tensor<3x3x3x2xf32>) -> tensor<2x9x15x2xf32>
    return %0 : tensor<2x9x15x2xf32>
  }
}
// -----
// case: conv_transpose_of_kernel
// primitives: conv_general_dilated rev transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x3x2x3xf32>) -> (tensor<2x8x10x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg1, dims = [0] : tensor<3x3x2x3xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<3x3x2x3xf32>
    %2 = stablehlo.transpose %1, dims = [0, 1, 3, 2] : (tensor<3x3x2x3xf32>) -> tensor<3x3x3x2xf32>
    %3 = stablehlo.convolution(%arg0, %2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x5x3xf32>, tensor<3x3x3x2xf32>) -> tensor<2x8x10x2xf32>
    return %3 : tensor<2x8x10x2xf32>
  }
}
// -----
// case: conv_bias_relu
// primitives: add broadcast_in_dim conv_general_dilated max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<4xf32>) -> (tensor<2x6x6x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<2x6x6x4xf32>
    return %5 : tensor<2x6x6x4xf32>
  }
}
// -----
// case: conv_of_scaled
// primitives: add broadcast_in_dim conv_general_dilated mul
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<4xf32>) -> (tensor<2x6x6x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x6x6x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x6x6x3xf32>
    %4 = stablehlo.convolution(%3, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<2x6x6x4xf32>
    return %7 : tensor<2x6x6x4xf32>
  }
}
// -----
// case: conv_norm_silu
// primitives: add broadcast_in_dim conv_general_dilated jit logistic mul rsqrt sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<4xf32>) -> (tensor<2x6x6x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<2x6x6x4xf32>
    %4 = stablehlo.multiply %arg2, %arg2 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.add %4, %5 : tensor<4xf32>
    %7 = stablehlo.rsqrt %6 : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x6x6x4xf32>
    %11 = call @silu(%10) : (tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    return %11 : tensor<2x6x6x4xf32>
  }
  func.func private @silu(%arg0: tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x6x6x4xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x6x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x6x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x6x6x4xf32>
    return %6 : tensor<2x6x6x4xf32>
  }
}
// -----
// case: conv_residual
// primitives: add conv_general_dilated max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<3x3x4x3xf32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<2x6x6x4xf32>
    %3 = stablehlo.convolution(%2, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<3x3x4x3xf32>) -> tensor<2x6x6x3xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<2x6x6x3xf32>
    return %4 : tensor<2x6x6x3xf32>
  }
}
// -----
// case: conv_patches
// primitives: add broadcast_in_dim conv_general_dilated convert_element_type eq iota reshape
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>) -> (tensor<1x8x2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x4x4xf32>) -> tensor<8x1x2x2xf32>
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf32>, tensor<8x1x2x2xf32>) -> tensor<1x8x2x2xf32>
    return %8 : tensor<1x8x2x2xf32>
  }
}
// -----
// case: conv_local
// primitives: add broadcast_in_dim conv_general_dilated convert_element_type dot_general eq iota reshape transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>, %arg1: tensor<3x8x3x3xf32>) -> (tensor<1x3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x4x4xf32>) -> tensor<8x1x2x2xf32>
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf32>, tensor<8x1x2x2xf32>) -> tensor<1x8x3x3xf32>
    %9 = stablehlo.dot_general %8, %arg1, batching_dims = [2, 3] x [2, 3], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x3x3xf32>, tensor<3x8x3x3xf32>) -> tensor<3x3x1x3xf32>
    %10 = stablehlo.transpose %9, dims = [2, 3, 0, 1] : (tensor<3x3x1x3xf32>) -> tensor<1x3x3x3xf32>
    return %10 : tensor<1x3x3x3xf32>
  }
}
// -----
// case: jnp_convolve
// primitives: broadcast_in_dim conv_general_dilated jit rev squeeze
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<4xf32>) -> (tensor<12xf32> {jax.result_info = "result"}) {
    %0 = call @convolve(%arg0, %arg1) : (tensor<9xf32>, tensor<4xf32>) -> tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @convolve(%arg0: tensor<9xf32>, %arg1: tensor<4xf32>) -> tensor<12xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<9xf32>, tensor<4xf32>) -> tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @_conv(%arg0: tensor<9xf32>, %arg1: tensor<4xf32>) -> tensor<12xf32> {
    %0 = call @_flip(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[3, 3]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x9xf32>, tensor<1x1x4xf32>) -> tensor<1x1x12xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x12xf32>) -> tensor<12xf32>
    return %4 : tensor<12xf32>
  }
  func.func private @_flip(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// case: jnp_correlate_same
// primitives: broadcast_in_dim conv_general_dilated jit squeeze
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<4xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @correlate(%arg0, %arg1) : (tensor<9xf32>, tensor<4xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @correlate(%arg0: tensor<9xf32>, %arg1: tensor<4xf32>) -> tensor<9xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<9xf32>, tensor<4xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_conv(%arg0: tensor<9xf32>, %arg1: tensor<4xf32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x9xf32>, tensor<1x1x4xf32>) -> tensor<1x1x9xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x9xf32>) -> tensor<9xf32>
    return %3 : tensor<9xf32>
  }
}
// -----
// case: separable_blur
// primitives: broadcast_in_dim conv_general_dilated div
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x5x5xf64>) -> (tensor<1x1x5x5xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x1x3x1xf64>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1x3x1xf64>
    %2 = stablehlo.divide %0, %1 : tensor<1x1x3x1xf64>
    %3 = stablehlo.convolution(%arg0, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x5x5xf64>, tensor<1x1x3x1xf64>) -> tensor<1x1x5x5xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x1x1x3xf64>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<1x1x1x3xf64>
    %6 = stablehlo.divide %4, %5 : tensor<1x1x1x3xf64>
    %7 = stablehlo.convolution(%3, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x5x5xf64>, tensor<1x1x1x3xf64>) -> tensor<1x1x5x5xf64>
    return %7 : tensor<1x1x5x5xf64>
  }
}
// -----
// case: conv_pool_loss
// primitives: add broadcast_in_dim concatenate conv_general_dilated convert_element_type div dot_general exp gather iota jit log lt max neg reduce_max reduce_sum reduce_window_max reshape select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_lenet attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<36x5xf32>, %arg3: tensor<2xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<2x6x6x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%2, %3) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %27 = stablehlo.maximum %arg4, %arg5 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x3x4xf32>) -> tensor<2x36xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x36xf32>, tensor<36x5xf32>) -> tensor<2x5xf32>
    %7 = call @log_softmax(%6) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %8 = stablehlo.iota dim = 0 : tensor<2xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %12 = stablehlo.add %8, %11 : tensor<2xi64>
    %13 = stablehlo.select %10, %12, %8 : tensor<2xi1>, tensor<2xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %15 = stablehlo.compare LT, %arg3, %14, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %17 = stablehlo.add %arg3, %16 : tensor<2xi32>
    %18 = stablehlo.select %15, %17, %arg3 : tensor<2xi1>, tensor<2xi32>
    %19 = stablehlo.convert %13 : (tensor<2xi64>) -> tensor<2xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %23 = "stablehlo.gather"(%7, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_5 : tensor<f32>
    %26 = stablehlo.negate %25 : tensor<f32>
    return %26 : tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5xf32>
    %6 = stablehlo.exponential %5 : tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.log %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x5xf32>
    return %11 : tensor<2x5xf32>
  }
}
// -----
// case: conv_pool_gradients
// primitives: add add_any broadcast_in_dim concatenate conv_general_dilated convert_element_type div dot_general eq exp gather iota jit log lt max mul neg reduce_max reduce_sum reduce_window_max reshape rev scatter-add select_and_scatter_add select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit_lenet attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<36x5xf32>, %arg3: tensor<2xi32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result[0]"}, tensor<3x3x3x4xf32> {jax.result_info = "result[1]"}, tensor<36x5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<2x6x6x4xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x6x6x4xi1>, tensor<2x6x6x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x6x6x4xi1>, tensor<2x6x6x4xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x6x6x4xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.reduce_window"(%2, %13) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %54 = stablehlo.maximum %arg4, %arg5 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %15 = stablehlo.reshape %14 : (tensor<2x3x3x4xf32>) -> tensor<2x36xf32>
    %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x36xf32>, tensor<36x5xf32>) -> tensor<2x5xf32>
    %17:3 = call @log_softmax(%16) : (tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>)
    %18 = stablehlo.iota dim = 0 : tensor<2xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i64>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %22 = stablehlo.add %18, %21 : tensor<2xi64>
    %23 = stablehlo.select %20, %22, %18 : tensor<2xi1>, tensor<2xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %25 = stablehlo.compare LT, %arg3, %24, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %27 = stablehlo.add %arg3, %26 : tensor<2xi32>
    %28 = stablehlo.select %25, %27, %arg3 : tensor<2xi1>, tensor<2xi32>
    %29 = stablehlo.convert %23 : (tensor<2xi64>) -> tensor<2xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %32 = stablehlo.concatenate %30, %31, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %33 = "stablehlo.gather"(%17#0, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.divide %34, %cst_10 : tensor<f32>
    %36 = stablehlo.negate %35 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.negate %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_12 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %41 = "stablehlo.scatter"(%40, %32, %39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %54 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x5xf32>, tensor<2x2xi32>, tensor<2xf32>) -> tensor<2x5xf32>
    %42 = call @log_softmax_0(%17#1, %17#2, %41) : (tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %43 = stablehlo.dot_general %42, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x36xf32>) -> tensor<5x36xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<5x36xf32>) -> tensor<36x5xf32>
    %45 = stablehlo.dot_general %42, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<36x5xf32>) -> tensor<2x36xf32>
    %46 = stablehlo.reshape %45 : (tensor<2x36xf32>) -> tensor<2x3x3x4xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.pad %2, %cst_14, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = "stablehlo.select_and_scatter"(%47, %46, %cst_15) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %54 = stablehlo.compare GE, %arg4, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    }, {
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %54 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %54 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<2x6x6x4xf32>
    %49 = stablehlo.slice %48 [0:2, 0:6, 0:6, 0:4] : (tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %50 = stablehlo.multiply %49, %12 : tensor<2x6x6x4xf32>
    %51 = stablehlo.convolution(%arg0, %50) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x3xf32>, tensor<2x6x6x4xf32>) -> tensor<3x3x3x4xf32>
    %52 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x3x4xf32>
    %53 = stablehlo.convolution(%50, %52) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x3xf32>
    return %53, %51, %44 : tensor<2x6x6x3xf32>, tensor<3x3x3x4xf32>, tensor<36x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5xf32>
    %6 = stablehlo.exponential %5 : tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.log %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x5xf32>
    return %11, %6, %8 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<2x5xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x5xf32>
    return %7 : tensor<2x5xf32>
  }
}
