// case: reduce_window_sum_9_3_1_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: reduce_window_max_9_3_1_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: reduce_window_sum_9_3_2_same
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: reduce_window_max_9_3_2_same
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: reduce_window_sum_9_4_3_21
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
// -----
// case: reduce_window_max_9_4_3_21
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 3>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
// -----
// case: reduce_window_sum_9_3_1_00_2
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<15xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<15xf32>
    return %1 : tensor<15xf32>
  }
}
// -----
// case: reduce_window_max_9_3_1_00_2
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<15xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<15xf32>
    return %1 : tensor<15xf32>
  }
}
// -----
// case: reduce_window_sum_9_3_1_22_2
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<2> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
// -----
// case: reduce_window_max_9_3_1_22_2
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<2> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
// -----
// case: reduce_window_sum_9_2_2_13_3_2
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 3>, padding = dense<[[1, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
}
// -----
// case: reduce_window_max_9_2_2_13_3_2
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 3>, padding = dense<[[1, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9xf32>, tensor<f32>) -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
}
// -----
// case: reduce_window_sum_7x9_2x3_1x1_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<6x7xf32>
    return %1 : tensor<6x7xf32>
  }
}
// -----
// case: reduce_window_max_7x9_2x3_1x1_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<6x7xf32>
    return %1 : tensor<6x7xf32>
  }
}
// -----
// case: reduce_window_sum_7x9_3x3_2x2_same
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}
// -----
// case: reduce_window_max_7x9_3x3_2x2_same
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}
// -----
// case: reduce_window_sum_7x9_1x3_1x2_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<7x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<7x4xf32>
    return %1 : tensor<7x4xf32>
  }
}
// -----
// case: reduce_window_max_7x9_1x3_1x2_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<7x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<7x4xf32>
    return %1 : tensor<7x4xf32>
  }
}
// -----
// case: reduce_window_sum_7x9_7x9_1x1_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 7, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
}
// -----
// case: reduce_window_max_7x9_7x9_1x1_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 7, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
}
// -----
// case: reduce_window_sum_5x6_2x2_1x2_11_02_2x1_1x2
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<10x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<10x3xf32>
    return %1 : tensor<10x3xf32>
  }
}
// -----
// case: reduce_window_max_5x6_2x2_1x2_11_02_2x1_1x2
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<10x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<10x3xf32>
    return %1 : tensor<10x3xf32>
  }
}
// -----
// case: reduce_window_sum_2x6x6x3_1x2x2x1_1x2x2x1_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: reduce_window_max_2x6x6x3_1x2x2x1_1x2x2x1_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: reduce_window_sum_2x5x5x3_1x3x3x1_1x2x2x1_same
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x5x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x5x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: reduce_window_max_2x5x5x3_1x3x3x1_1x2x2x1_same
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x5x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x5x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: reduce_window_sum_1x2x6x6_1x1x3x3_1x1x2x2_00_00_11_11
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x6x6xf32>) -> (tensor<1x2x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    return %1 : tensor<1x2x3x3xf32>
  }
}
// -----
// case: reduce_window_max_1x2x6x6_1x1x3x3_1x1x2x2_00_00_11_11
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x6x6xf32>) -> (tensor<1x2x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    return %1 : tensor<1x2x3x3xf32>
  }
}
// -----
// case: reduce_window_sum_3x0_1x1_1x1_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x0xf32>
    return %1 : tensor<3x0xf32>
  }
}
// -----
// case: reduce_window_max_3x0_1x1_1x1_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x0xf32>
    return %1 : tensor<3x0xf32>
  }
}
// -----
// case: reduce_window_sum_2_3_1_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
    return %1 : tensor<0xf32>
  }
}
// -----
// case: reduce_window_max_2_3_1_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
    return %1 : tensor<0xf32>
  }
}
// -----
// case: reduce_window_sum_scalar_scalar_scalar_valid
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64>, padding = dense<> : tensor<0x2xi64>, window_dilations = array<i64>, window_dimensions = array<i64>, window_strides = array<i64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// case: reduce_window_max_scalar_scalar_scalar_valid
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64>, padding = dense<> : tensor<0x2xi64>, window_dilations = array<i64>, window_dimensions = array<i64>, window_strides = array<i64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// case: reduce_window_sum_f32
// primitives: reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %1 : tensor<5x4xf32>
  }
}
// -----
// case: reduce_window_max_f32
// primitives: reduce_window_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %1 : tensor<5x4xf32>
  }
}
// -----
// case: reduce_window_min_f32
// primitives: reduce_window_min
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %1 : tensor<5x4xf32>
  }
}
// -----
// case: reduce_window_prod_f32
// primitives: mul reduce_window
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
}
// -----
// case: reduce_window_sum_f64
// primitives: reduce_window_sum
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf64>) -> (tensor<5x4xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x4xf64>
    return %1 : tensor<5x4xf64>
  }
}
// -----
// case: reduce_window_max_f64
// primitives: reduce_window_max
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf64>) -> (tensor<5x4xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x4xf64>
    return %1 : tensor<5x4xf64>
  }
}
// -----
// case: reduce_window_min_f64
// primitives: reduce_window_min
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf64>) -> (tensor<5x4xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x4xf64>
    return %1 : tensor<5x4xf64>
  }
}
// -----
// case: reduce_window_prod_f64
// primitives: mul reduce_window
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf64>) -> (tensor<5x4xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x4xf64>
    return %0 : tensor<5x4xf64>
  }
}
// -----
// case: reduce_window_sum_f16
// primitives: reduce_window_sum
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf16>) -> (tensor<5x4xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x4xf16>
    return %1 : tensor<5x4xf16>
  }
}
// -----
// case: reduce_window_max_f16
// primitives: reduce_window_max
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf16>) -> (tensor<5x4xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x4xf16>
    return %1 : tensor<5x4xf16>
  }
}
// -----
// case: reduce_window_min_f16
// primitives: reduce_window_min
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf16>) -> (tensor<5x4xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x4xf16>
    return %1 : tensor<5x4xf16>
  }
}
// -----
// case: reduce_window_prod_f16
// primitives: mul reduce_window
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf16>) -> (tensor<5x4xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f16>
      stablehlo.return %1 : tensor<f16>
    }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x4xf16>
    return %0 : tensor<5x4xf16>
  }
}
// -----
// case: reduce_window_sum_bf16
// primitives: reduce_window_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xbf16>) -> (tensor<5x4xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
    return %1 : tensor<5x4xbf16>
  }
}
// -----
// case: reduce_window_max_bf16
// primitives: reduce_window_max
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xbf16>) -> (tensor<5x4xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
    return %1 : tensor<5x4xbf16>
  }
}
// -----
// case: reduce_window_min_bf16
// primitives: reduce_window_min
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xbf16>) -> (tensor<5x4xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
    return %1 : tensor<5x4xbf16>
  }
}
// -----
// case: reduce_window_prod_bf16
// primitives: mul reduce_window
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xbf16>) -> (tensor<5x4xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
    return %0 : tensor<5x4xbf16>
  }
}
// -----
// case: reduce_window_sum_i8
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi8>) -> (tensor<5x4xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x4xi8>
    return %1 : tensor<5x4xi8>
  }
}
// -----
// case: reduce_window_max_i8
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi8>) -> (tensor<5x4xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x4xi8>
    return %1 : tensor<5x4xi8>
  }
}
// -----
// case: reduce_window_min_i8
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi8>) -> (tensor<5x4xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<127> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x4xi8>
    return %1 : tensor<5x4xi8>
  }
}
// -----
// case: reduce_window_prod_i8
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi8>) -> (tensor<5x4xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x4xi8>
    return %0 : tensor<5x4xi8>
  }
}
// -----
// case: reduce_window_sum_i16
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi16>) -> (tensor<5x4xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x4xi16>
    return %1 : tensor<5x4xi16>
  }
}
// -----
// case: reduce_window_max_i16
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi16>) -> (tensor<5x4xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x4xi16>
    return %1 : tensor<5x4xi16>
  }
}
// -----
// case: reduce_window_min_i16
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi16>) -> (tensor<5x4xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x4xi16>
    return %1 : tensor<5x4xi16>
  }
}
// -----
// case: reduce_window_prod_i16
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi16>) -> (tensor<5x4xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i16>
      stablehlo.return %1 : tensor<i16>
    }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x4xi16>
    return %0 : tensor<5x4xi16>
  }
}
// -----
// case: reduce_window_sum_i32
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<5x4xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
    return %1 : tensor<5x4xi32>
  }
}
// -----
// case: reduce_window_max_i32
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<5x4xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
    return %1 : tensor<5x4xi32>
  }
}
// -----
// case: reduce_window_min_i32
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<5x4xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
    return %1 : tensor<5x4xi32>
  }
}
// -----
// case: reduce_window_prod_i32
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<5x4xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
    return %0 : tensor<5x4xi32>
  }
}
// -----
// case: reduce_window_sum_i64
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi64>) -> (tensor<5x4xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x4xi64>
    return %1 : tensor<5x4xi64>
  }
}
// -----
// case: reduce_window_max_i64
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi64>) -> (tensor<5x4xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x4xi64>
    return %1 : tensor<5x4xi64>
  }
}
// -----
// case: reduce_window_min_i64
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi64>) -> (tensor<5x4xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x4xi64>
    return %1 : tensor<5x4xi64>
  }
}
// -----
// case: reduce_window_prod_i64
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi64>) -> (tensor<5x4xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i64>
      stablehlo.return %1 : tensor<i64>
    }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x4xi64>
    return %0 : tensor<5x4xi64>
  }
}
// -----
// case: reduce_window_sum_ui8
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui8>) -> (tensor<5x4xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x4xui8>
    return %1 : tensor<5x4xui8>
  }
}
// -----
// case: reduce_window_max_ui8
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui8>) -> (tensor<5x4xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x4xui8>
    return %1 : tensor<5x4xui8>
  }
}
// -----
// case: reduce_window_min_ui8
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui8>) -> (tensor<5x4xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x4xui8>
    return %1 : tensor<5x4xui8>
  }
}
// -----
// case: reduce_window_prod_ui8
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui8>) -> (tensor<5x4xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui8>
      stablehlo.return %1 : tensor<ui8>
    }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x4xui8>
    return %0 : tensor<5x4xui8>
  }
}
// -----
// case: reduce_window_sum_ui16
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui16>) -> (tensor<5x4xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x4xui16>
    return %1 : tensor<5x4xui16>
  }
}
// -----
// case: reduce_window_max_ui16
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui16>) -> (tensor<5x4xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x4xui16>
    return %1 : tensor<5x4xui16>
  }
}
// -----
// case: reduce_window_min_ui16
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui16>) -> (tensor<5x4xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x4xui16>
    return %1 : tensor<5x4xui16>
  }
}
// -----
// case: reduce_window_prod_ui16
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui16>) -> (tensor<5x4xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui16>
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x4xui16>
    return %0 : tensor<5x4xui16>
  }
}
// -----
// case: reduce_window_sum_ui32
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui32>) -> (tensor<5x4xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x4xui32>
    return %1 : tensor<5x4xui32>
  }
}
// -----
// case: reduce_window_max_ui32
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui32>) -> (tensor<5x4xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x4xui32>
    return %1 : tensor<5x4xui32>
  }
}
// -----
// case: reduce_window_min_ui32
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui32>) -> (tensor<5x4xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x4xui32>
    return %1 : tensor<5x4xui32>
  }
}
// -----
// case: reduce_window_prod_ui32
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui32>) -> (tensor<5x4xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui32>
      stablehlo.return %1 : tensor<ui32>
    }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x4xui32>
    return %0 : tensor<5x4xui32>
  }
}
// -----
// case: reduce_window_sum_ui64
// primitives: reduce_window_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui64>) -> (tensor<5x4xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x4xui64>
    return %1 : tensor<5x4xui64>
  }
}
// -----
// case: reduce_window_max_ui64
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui64>) -> (tensor<5x4xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x4xui64>
    return %1 : tensor<5x4xui64>
  }
}
// -----
// case: reduce_window_min_ui64
// primitives: reduce_window_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui64>) -> (tensor<5x4xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x4xui64>
    return %1 : tensor<5x4xui64>
  }
}
// -----
// case: reduce_window_prod_ui64
// primitives: mul reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xui64>) -> (tensor<5x4xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui64>
      stablehlo.return %1 : tensor<ui64>
    }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x4xui64>
    return %0 : tensor<5x4xui64>
  }
}
// -----
// case: reduce_window_sum_from_2
// primitives: add reduce_window
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
// -----
// case: reduce_window_or
// primitives: gt or reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<4x3xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = "stablehlo.reduce_window"(%1, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %3 = stablehlo.or %arg1, %arg2 : tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<4x3xi1>
    return %2 : tensor<4x3xi1>
  }
}
// -----
// case: reduce_window_and
// primitives: and reduce_window
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<4x3xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.and %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x3xi32>
    return %0 : tensor<4x3xi32>
  }
}
// -----
// case: reduce_window_max_nan
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}
// -----
// case: reduce_window_sum_and_max
// primitives: add max reduce_window
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0:2 = "stablehlo.reduce_window"(%arg0, %arg0, %cst, %cst_0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg3 : tensor<f32>
      %2 = stablehlo.maximum %arg2, %arg4 : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }) : (tensor<5x7xf32>, tensor<5x7xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x3xf32>, tensor<4x3xf32>)
    return %0#0, %0#1 : tensor<4x3xf32>, tensor<4x3xf32>
  }
}
// -----
// case: reduce_window_logaddexp
// primitives: abs add custom_jvp_call exp log1p max ne neg reduce_window select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
// -----
// case: window_of_sum
// primitives: div mul reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4x3xf32>
    return %4 : tensor<4x3xf32>
  }
}
// -----
// case: local_response
// primitives: add div mul reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %4 = stablehlo.add %3, %2 : tensor<5x7xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<5x7xf32>
    return %5 : tensor<5x7xf32>
  }
}
// -----
// case: max_pool
// primitives: reduce_window_max
// tolerances: 0 0
module @jit_max_pool attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: max_pool_overlapping
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: mean_pool
// primitives: broadcast_in_dim div reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit_mean_pool attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%2, %3) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2x3x3x3xf32>
    return %5 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: mean_pool_same
// primitives: broadcast_in_dim div reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%2, %3) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2x3x3x3xf32>
    return %5 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: global_mean_pool
// primitives: div reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}
// -----
// case: max_pool_nchw_bf16
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x6x6xbf16>) -> (tensor<2x3x3x3xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<2x3x6x6xbf16>, tensor<bf16>) -> tensor<2x3x3x3xbf16>
    return %1 : tensor<2x3x3x3xbf16>
  }
}
// -----
// case: max_pool_1d
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x3xf32>) -> (tensor<2x9x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x9x3xf32>, tensor<f32>) -> tensor<2x9x3xf32>
    return %1 : tensor<2x9x3xf32>
  }
}
// -----
// case: max_pool_3d
// primitives: reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x4x4x4x2xf32>) -> (tensor<1x2x2x2x2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x4x4x4x2xf32>, tensor<f32>) -> tensor<1x2x2x2x2xf32>
    return %1 : tensor<1x2x2x2x2xf32>
  }
}
// -----
// case: max_pool_then_relu
// primitives: max reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %3 = stablehlo.maximum %1, %2 : tensor<2x3x3x3xf32>
    return %3 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: relu_then_max_pool
// primitives: max reduce_window_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%1, %2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    return %3 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: grad_max_pool
// primitives: broadcast_in_dim mul reduce_sum reduce_window_max select_and_scatter_add
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.pad %arg0, %cst_2, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = "stablehlo.select_and_scatter"(%6, %5, %cst_3) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %8 = stablehlo.slice %7 [0:2, 0:6, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x6x6x3xf32>
    return %8 : tensor<2x6x6x3xf32>
  }
}
// -----
// case: grad_max_pool_of_ties
// primitives: broadcast_in_dim mul reduce_sum reduce_window_max select_and_scatter_add
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.pad %arg0, %cst_2, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = "stablehlo.select_and_scatter"(%6, %5, %cst_3) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %8 = stablehlo.slice %7 [0:2, 0:6, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x6x6x3xf32>
    return %8 : tensor<2x6x6x3xf32>
  }
}
// -----
// case: grad_max_pool_overlapping
// primitives: broadcast_in_dim mul reduce_sum reduce_window_max select_and_scatter_add
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.pad %arg0, %cst_2, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x7x7x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = "stablehlo.select_and_scatter"(%6, %5, %cst_3) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x7x7x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x7x7x3xf32>
    %8 = stablehlo.slice %7 [0:2, 0:6, 0:6, 0:3] : (tensor<2x7x7x3xf32>) -> tensor<2x6x6x3xf32>
    return %8 : tensor<2x6x6x3xf32>
  }
}
// -----
// case: grad_mean_pool
// primitives: broadcast_in_dim div mul pad reduce_sum reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %14 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%2, %3) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %14 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2x3x3x3xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %9 = stablehlo.multiply %8, %arg1 : tensor<2x3x3x3xf32>
    %10 = stablehlo.divide %9, %4 : tensor<2x3x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %10, %cst_4, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x7x7x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.reduce_window"(%11, %12) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %14 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<2x7x7x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    return %13 : tensor<2x6x6x3xf32>
  }
}
// -----
// case: grad_mean_pool_overlapping
// primitives: broadcast_in_dim div mul pad reduce_sum reduce_window_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %14 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%2, %3) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %14 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2x3x3x3xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %9 = stablehlo.multiply %8, %arg1 : tensor<2x3x3x3xf32>
    %10 = stablehlo.divide %9, %4 : tensor<2x3x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %10, %cst_4, low = [0, 2, 2, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x8x8x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.reduce_window"(%11, %12) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %14 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    return %13 : tensor<2x6x6x3xf32>
  }
}
// -----
// case: grad_min_pool
// primitives: broadcast_in_dim integer_pow mul reduce_sum reduce_window_min select_and_scatter_add
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %8 = stablehlo.pad %arg0, %cst_3, low = [0], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%8, %7, %cst_4) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.compare LE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<8xf32>, tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.slice %9 [0:8] : (tensor<8xf32>) -> tensor<8xf32>
    return %10 : tensor<8xf32>
  }
}
// -----
// case: tangent_max_pool
// primitives: reduce_window_max select_and_gather_add
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x6x6x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2:2 = "stablehlo.reduce_window"(%arg0, %arg1, %cst_0, %cst_1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %3 = stablehlo.compare GE, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.select %3, %arg2, %arg4 : tensor<i1>, tensor<f32>
      %5 = stablehlo.select %3, %arg3, %arg5 : tensor<i1>, tensor<f32>
      stablehlo.return %4, %5 : tensor<f32>, tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<2x6x6x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>)
    return %2#1 : tensor<2x3x3x3xf32>
  }
}
// -----
// case: grad_grad_max_pool
// primitives: broadcast_in_dim integer_pow mul reduce_sum reduce_window_max select_and_gather_add select_and_scatter_add
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<2x3x3x3xf32>) -> (tensor<2x6x6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %28 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %28 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<2x3x3x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<2x3x3x3xf32>
    %7 = stablehlo.multiply %2, %arg1 : tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %10 = stablehlo.multiply %9, %arg1 : tensor<2x3x3x3xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<2x3x3x3xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.pad %arg0, %cst_4, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = "stablehlo.select_and_scatter"(%12, %11, %cst_5) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %28 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %28 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %28 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %14 = stablehlo.slice %13 [0:2, 0:6, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x6x6x3xf32>
    %15 = stablehlo.multiply %14, %14 : tensor<2x6x6x3xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<2x6x6x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x6x3xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<2x6x6x3xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21:2 = "stablehlo.reduce_window"(%arg0, %20, %cst_9, %cst_10) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %28 = stablehlo.compare GE, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = stablehlo.select %28, %arg2, %arg4 : tensor<i1>, tensor<f32>
      %30 = stablehlo.select %28, %arg3, %arg5 : tensor<i1>, tensor<f32>
      stablehlo.return %29, %30 : tensor<f32>, tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<2x6x6x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>)
    %22 = stablehlo.multiply %10, %21#1 : tensor<2x3x3x3xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<2x3x3x3xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.pad %arg0, %cst_12, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = "stablehlo.select_and_scatter"(%25, %24, %cst_13) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %28 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %28 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %28 : tensor<f32>
    }) : (tensor<2x6x6x3xf32>, tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %27 = stablehlo.slice %26 [0:2, 0:6, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x6x6x3xf32>
    return %27 : tensor<2x6x6x3xf32>
  }
}
// -----
// case: select_and_scatter_add_f32
// primitives: reduce_window_max select_and_scatter_add
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<2x3xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.slice %3 [0:4, 0:6] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %4 : tensor<4x6xf32>
  }
}
// -----
// case: select_and_scatter_add_bf16
// primitives: reduce_window_max select_and_scatter_add
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xbf16>, %arg1: tensor<2x3xbf16>) -> (tensor<4x6xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %5 = stablehlo.maximum %arg2, %arg3 : tensor<bf16>
      stablehlo.return %5 : tensor<bf16>
    }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %5 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %5 : tensor<bf16>
    }) : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.slice %3 [0:4, 0:6] : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %4 : tensor<4x6xbf16>
  }
}
// -----
// case: select_and_scatter_add_f64
// primitives: reduce_window_max select_and_scatter_add
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf64>, %arg1: tensor<2x3xf64>) -> (tensor<4x6xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %5 = stablehlo.maximum %arg2, %arg3 : tensor<f64>
      stablehlo.return %5 : tensor<f64>
    }) : (tensor<4x6xf64>, tensor<f64>) -> tensor<2x3xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %5 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %5 : tensor<f64>
    }) : (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.slice %3 [0:4, 0:6] : (tensor<4x6xf64>) -> tensor<4x6xf64>
    return %4 : tensor<4x6xf64>
  }
}
// -----
// case: select_and_scatter_add
// primitives: add ge select_and_scatter
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %cst) <{padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
// -----
// case: select_and_scatter_max
// primitives: le max select_and_scatter
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %cst) <{padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.compare LE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
// -----
// case: select_and_scatter_mul
// primitives: ge mul select_and_scatter
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %cst) <{padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.multiply %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
// -----
// case: cumsum_f32
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf32>) -> (tensor<5x13xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<5x13xf32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
  func.func private @cumsum(%arg0: tensor<5x13xf32>) -> tensor<5x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x13xf32>, tensor<f32>) -> tensor<5x13xf32>
    return %1 : tensor<5x13xf32>
  }
}
// -----
// case: cumsum_f64
// primitives: cumsum
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf64>) -> (tensor<5x13xf64> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<5x13xf64>) -> tensor<5x13xf64>
    return %0 : tensor<5x13xf64>
  }
  func.func private @cumsum(%arg0: tensor<5x13xf64>) -> tensor<5x13xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x13xf64>, tensor<f64>) -> tensor<5x13xf64>
    return %1 : tensor<5x13xf64>
  }
}
// -----
// case: cumsum_f16
// primitives: cumsum
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf16>) -> (tensor<5x13xf16> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<5x13xf16>) -> tensor<5x13xf16>
    return %0 : tensor<5x13xf16>
  }
  func.func private @cumsum(%arg0: tensor<5x13xf16>) -> tensor<5x13xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x13xf16>, tensor<f16>) -> tensor<5x13xf16>
    return %1 : tensor<5x13xf16>
  }
}
// -----
// case: cumsum_bf16
// primitives: cumsum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xbf16>) -> (tensor<5x13xbf16> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<5x13xbf16>) -> tensor<5x13xbf16>
    return %0 : tensor<5x13xbf16>
  }
  func.func private @cumsum(%arg0: tensor<5x13xbf16>) -> tensor<5x13xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x13xbf16>, tensor<bf16>) -> tensor<5x13xbf16>
    return %1 : tensor<5x13xbf16>
  }
}
// -----
// case: cumsum_i8
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi8>) -> (tensor<3x9xi8> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xi8>) -> tensor<3x9xi8>
    return %0 : tensor<3x9xi8>
  }
  func.func private @cumsum(%arg0: tensor<3x9xi8>) -> tensor<3x9xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<3x9xi8>, tensor<i8>) -> tensor<3x9xi8>
    return %1 : tensor<3x9xi8>
  }
}
// -----
// case: cumsum_i16
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi16>) -> (tensor<3x9xi16> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xi16>) -> tensor<3x9xi16>
    return %0 : tensor<3x9xi16>
  }
  func.func private @cumsum(%arg0: tensor<3x9xi16>) -> tensor<3x9xi16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<3x9xi16>, tensor<i16>) -> tensor<3x9xi16>
    return %1 : tensor<3x9xi16>
  }
}
// -----
// case: cumsum_i32
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi32>) -> (tensor<3x9xi32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
}
// -----
// case: cumsum_i64
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi64>) -> (tensor<3x9xi64> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xi64>) -> tensor<3x9xi64>
    return %0 : tensor<3x9xi64>
  }
  func.func private @cumsum(%arg0: tensor<3x9xi64>) -> tensor<3x9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x9xi64>, tensor<i64>) -> tensor<3x9xi64>
    return %1 : tensor<3x9xi64>
  }
}
// -----
// case: cumsum_ui8
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui8>) -> (tensor<3x9xui8> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xui8>) -> tensor<3x9xui8>
    return %0 : tensor<3x9xui8>
  }
  func.func private @cumsum(%arg0: tensor<3x9xui8>) -> tensor<3x9xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<3x9xui8>, tensor<ui8>) -> tensor<3x9xui8>
    return %1 : tensor<3x9xui8>
  }
}
// -----
// case: cumsum_ui16
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui16>) -> (tensor<3x9xui16> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xui16>) -> tensor<3x9xui16>
    return %0 : tensor<3x9xui16>
  }
  func.func private @cumsum(%arg0: tensor<3x9xui16>) -> tensor<3x9xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<3x9xui16>, tensor<ui16>) -> tensor<3x9xui16>
    return %1 : tensor<3x9xui16>
  }
}
// -----
// case: cumsum_ui32
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui32>) -> (tensor<3x9xui32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xui32>) -> tensor<3x9xui32>
    return %0 : tensor<3x9xui32>
  }
  func.func private @cumsum(%arg0: tensor<3x9xui32>) -> tensor<3x9xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<3x9xui32>, tensor<ui32>) -> tensor<3x9xui32>
    return %1 : tensor<3x9xui32>
  }
}
// -----
// case: cumsum_ui64
// primitives: cumsum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui64>) -> (tensor<3x9xui64> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xui64>) -> tensor<3x9xui64>
    return %0 : tensor<3x9xui64>
  }
  func.func private @cumsum(%arg0: tensor<3x9xui64>) -> tensor<3x9xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<3x9xui64>, tensor<ui64>) -> tensor<3x9xui64>
    return %1 : tensor<3x9xui64>
  }
}
// -----
// case: cumsum_7_axis_0
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @cumsum(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: cumsum_5x3_axis_0
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @cumsum(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
}
// -----
// case: cumsum_2x3x5_axis_1
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    return %1 : tensor<2x3x5xf32>
  }
}
// -----
// case: cumsum_1x1_axis_0
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func private @cumsum(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
}
// -----
// case: cumsum_0x3_axis_1
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @cumsum(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    return %1 : tensor<0x3xf32>
  }
}
// -----
// case: cumsum_3x0_axis_1
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    return %arg0 : tensor<3x0xf32>
  }
}
// -----
// case: cumsum_2x65_axis_1
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x65xf32>) -> (tensor<2x65xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<2x65xf32>) -> tensor<2x65xf32>
    return %0 : tensor<2x65xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x65xf32>) -> tensor<2x65xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [64, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 65>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x65xf32>, tensor<f32>) -> tensor<2x65xf32>
    return %1 : tensor<2x65xf32>
  }
}
// -----
// case: cumsum_33x2_axis_0
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x2xf32>) -> (tensor<33x2xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<33x2xf32>) -> tensor<33x2xf32>
    return %0 : tensor<33x2xf32>
  }
  func.func private @cumsum(%arg0: tensor<33x2xf32>) -> tensor<33x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[32, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 33, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<33x2xf32>, tensor<f32>) -> tensor<33x2xf32>
    return %1 : tensor<33x2xf32>
  }
}
// -----
// case: cumsum_reverse
// primitives: cumsum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf32>) -> (tensor<3x9xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    return %1 : tensor<3x9xf32>
  }
}
// -----
// case: cumsum_reverse_axis_0
// primitives: cumsum
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x3xf64>) -> (tensor<9x3xf64> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<9x3xf64>) -> tensor<9x3xf64>
    return %0 : tensor<9x3xf64>
  }
  func.func private @cumsum(%arg0: tensor<9x3xf64>) -> tensor<9x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 8], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<9x3xf64>, tensor<f64>) -> tensor<9x3xf64>
    return %1 : tensor<9x3xf64>
  }
}
// -----
// case: grad_cumsum
// primitives: broadcast_in_dim cumsum integer_pow mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x2xf32>) -> (tensor<9x2xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<9x2xf32>) -> tensor<9x2xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<9x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<9x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<9x2xf32>
    %7 = call @cumsum_0(%6) : (tensor<9x2xf32>) -> tensor<9x2xf32>
    return %7 : tensor<9x2xf32>
  }
  func.func private @cumsum(%arg0: tensor<9x2xf32>) -> tensor<9x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[8, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    return %1 : tensor<9x2xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<9x2xf32>) -> tensor<9x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 8], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    return %1 : tensor<9x2xf32>
  }
}
// -----
// case: cumprod_f32
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf32>) -> (tensor<5x13xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<5x13xf32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
  func.func private @cumprod(%arg0: tensor<5x13xf32>) -> tensor<5x13xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x13xf32>, tensor<f32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
}
// -----
// case: cumprod_f64
// primitives: cumprod
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf64>) -> (tensor<5x13xf64> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<5x13xf64>) -> tensor<5x13xf64>
    return %0 : tensor<5x13xf64>
  }
  func.func private @cumprod(%arg0: tensor<5x13xf64>) -> tensor<5x13xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<5x13xf64>, tensor<f64>) -> tensor<5x13xf64>
    return %0 : tensor<5x13xf64>
  }
}
// -----
// case: cumprod_f16
// primitives: cumprod
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf16>) -> (tensor<5x13xf16> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<5x13xf16>) -> tensor<5x13xf16>
    return %0 : tensor<5x13xf16>
  }
  func.func private @cumprod(%arg0: tensor<5x13xf16>) -> tensor<5x13xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f16>
      stablehlo.return %1 : tensor<f16>
    }) : (tensor<5x13xf16>, tensor<f16>) -> tensor<5x13xf16>
    return %0 : tensor<5x13xf16>
  }
}
// -----
// case: cumprod_bf16
// primitives: cumprod
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xbf16>) -> (tensor<5x13xbf16> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<5x13xbf16>) -> tensor<5x13xbf16>
    return %0 : tensor<5x13xbf16>
  }
  func.func private @cumprod(%arg0: tensor<5x13xbf16>) -> tensor<5x13xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<5x13xbf16>, tensor<bf16>) -> tensor<5x13xbf16>
    return %0 : tensor<5x13xbf16>
  }
}
// -----
// case: cumprod_i8
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi8>) -> (tensor<3x9xi8> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xi8>) -> tensor<3x9xi8>
    return %0 : tensor<3x9xi8>
  }
  func.func private @cumprod(%arg0: tensor<3x9xi8>) -> tensor<3x9xi8> {
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<3x9xi8>, tensor<i8>) -> tensor<3x9xi8>
    return %0 : tensor<3x9xi8>
  }
}
// -----
// case: cumprod_i16
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi16>) -> (tensor<3x9xi16> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xi16>) -> tensor<3x9xi16>
    return %0 : tensor<3x9xi16>
  }
  func.func private @cumprod(%arg0: tensor<3x9xi16>) -> tensor<3x9xi16> {
    %c = stablehlo.constant dense<1> : tensor<i16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i16>
      stablehlo.return %1 : tensor<i16>
    }) : (tensor<3x9xi16>, tensor<i16>) -> tensor<3x9xi16>
    return %0 : tensor<3x9xi16>
  }
}
// -----
// case: cumprod_i32
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi32>) -> (tensor<3x9xi32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
  func.func private @cumprod(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
}
// -----
// case: cumprod_i64
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi64>) -> (tensor<3x9xi64> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xi64>) -> tensor<3x9xi64>
    return %0 : tensor<3x9xi64>
  }
  func.func private @cumprod(%arg0: tensor<3x9xi64>) -> tensor<3x9xi64> {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i64>
      stablehlo.return %1 : tensor<i64>
    }) : (tensor<3x9xi64>, tensor<i64>) -> tensor<3x9xi64>
    return %0 : tensor<3x9xi64>
  }
}
// -----
// case: cumprod_ui8
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui8>) -> (tensor<3x9xui8> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xui8>) -> tensor<3x9xui8>
    return %0 : tensor<3x9xui8>
  }
  func.func private @cumprod(%arg0: tensor<3x9xui8>) -> tensor<3x9xui8> {
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui8>
      stablehlo.return %1 : tensor<ui8>
    }) : (tensor<3x9xui8>, tensor<ui8>) -> tensor<3x9xui8>
    return %0 : tensor<3x9xui8>
  }
}
// -----
// case: cumprod_ui16
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui16>) -> (tensor<3x9xui16> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xui16>) -> tensor<3x9xui16>
    return %0 : tensor<3x9xui16>
  }
  func.func private @cumprod(%arg0: tensor<3x9xui16>) -> tensor<3x9xui16> {
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui16>
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<3x9xui16>, tensor<ui16>) -> tensor<3x9xui16>
    return %0 : tensor<3x9xui16>
  }
}
// -----
// case: cumprod_ui32
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui32>) -> (tensor<3x9xui32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xui32>) -> tensor<3x9xui32>
    return %0 : tensor<3x9xui32>
  }
  func.func private @cumprod(%arg0: tensor<3x9xui32>) -> tensor<3x9xui32> {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui32>
      stablehlo.return %1 : tensor<ui32>
    }) : (tensor<3x9xui32>, tensor<ui32>) -> tensor<3x9xui32>
    return %0 : tensor<3x9xui32>
  }
}
// -----
// case: cumprod_ui64
// primitives: cumprod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui64>) -> (tensor<3x9xui64> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xui64>) -> tensor<3x9xui64>
    return %0 : tensor<3x9xui64>
  }
  func.func private @cumprod(%arg0: tensor<3x9xui64>) -> tensor<3x9xui64> {
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui64>
      stablehlo.return %1 : tensor<ui64>
    }) : (tensor<3x9xui64>, tensor<ui64>) -> tensor<3x9xui64>
    return %0 : tensor<3x9xui64>
  }
}
// -----
// case: cumprod_7_axis_0
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @cumprod(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: cumprod_5x3_axis_0
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @cumprod(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
}
// -----
// case: cumprod_2x3x5_axis_1
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func private @cumprod(%arg0: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: cumprod_1x1_axis_0
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func private @cumprod(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
// -----
// case: cumprod_0x3_axis_1
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @cumprod(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}
// -----
// case: cumprod_3x0_axis_1
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
  func.func private @cumprod(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    return %arg0 : tensor<3x0xf32>
  }
}
// -----
// case: cumprod_2x65_axis_1
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x65xf32>) -> (tensor<2x65xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<2x65xf32>) -> tensor<2x65xf32>
    return %0 : tensor<2x65xf32>
  }
  func.func private @cumprod(%arg0: tensor<2x65xf32>) -> tensor<2x65xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [64, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 65>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x65xf32>, tensor<f32>) -> tensor<2x65xf32>
    return %0 : tensor<2x65xf32>
  }
}
// -----
// case: cumprod_33x2_axis_0
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x2xf32>) -> (tensor<33x2xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<33x2xf32>) -> tensor<33x2xf32>
    return %0 : tensor<33x2xf32>
  }
  func.func private @cumprod(%arg0: tensor<33x2xf32>) -> tensor<33x2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[32, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 33, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<33x2xf32>, tensor<f32>) -> tensor<33x2xf32>
    return %0 : tensor<33x2xf32>
  }
}
// -----
// case: cumprod_reverse
// primitives: cumprod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf32>) -> (tensor<3x9xf32> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
  func.func private @cumprod(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
}
// -----
// case: cumprod_reverse_axis_0
// primitives: cumprod
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x3xf64>) -> (tensor<9x3xf64> {jax.result_info = "result"}) {
    %0 = call @cumprod(%arg0) : (tensor<9x3xf64>) -> tensor<9x3xf64>
    return %0 : tensor<9x3xf64>
  }
  func.func private @cumprod(%arg0: tensor<9x3xf64>) -> tensor<9x3xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 8], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<9x3xf64>, tensor<f64>) -> tensor<9x3xf64>
    return %0 : tensor<9x3xf64>
  }
}
// -----
// case: grad_cumprod
// primitives: add add_any broadcast_in_dim concatenate integer_pow mul pad reduce_sum slice split
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x2xf32>) -> (tensor<9x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:8:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.slice %arg0 [1:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<4x2xf32>
    %3 = stablehlo.slice %2 [0:3:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %4 = stablehlo.slice %2 [1:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<2x2xf32>
    %6 = stablehlo.slice %5 [0:1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %7 = stablehlo.slice %5 [1:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<1x2xf32>
    %9 = stablehlo.slice %8 [0:0, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %10 = stablehlo.slice %5 [2:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<0x2xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<0x2xf32>
    %12 = stablehlo.slice %5 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.concatenate %12, %11, dim = 0 : (tensor<1x2xf32>, tensor<0x2xf32>) -> tensor<1x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %8, %cst_0, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x2xf32>
    %17 = stablehlo.slice %16 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %18 = stablehlo.slice %2 [2:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<1x2xf32>
    %20 = stablehlo.slice %2 [0:1, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %21 = stablehlo.concatenate %20, %19, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %21, %cst_1, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.pad %16, %cst_2, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %24 = stablehlo.add %22, %23 : tensor<4x2xf32>
    %25 = stablehlo.slice %arg0 [2:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<4x2xf32>
    %27 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<9x2xf32>) -> tensor<1x2xf32>
    %28 = stablehlo.concatenate %27, %26, dim = 0 : (tensor<1x2xf32>, tensor<4x2xf32>) -> tensor<5x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %28, %cst_3, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.pad %24, %cst_4, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %31 = stablehlo.add %29, %30 : tensor<9x2xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<9x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<9x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<9x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %37, %cst_8, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %39 = stablehlo.slice %38 [0:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<4x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.pad %37, %cst_9, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %41 = stablehlo.slice %40 [0:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<5x2xf32>
    %42 = stablehlo.slice %41 [0:1, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %43 = stablehlo.slice %41 [1:5, 0:2] : (tensor<5x2xf32>) -> tensor<4x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.pad %42, %cst_10, low = [0, 0], high = [8, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %45 = stablehlo.multiply %24, %43 : tensor<4x2xf32>
    %46 = stablehlo.multiply %43, %25 : tensor<4x2xf32>
    %47 = stablehlo.add %39, %46 : tensor<4x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.pad %45, %cst_11, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %49 = stablehlo.add %44, %48 : tensor<9x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.pad %47, %cst_12, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %51 = stablehlo.slice %50 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.pad %47, %cst_13, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %53 = stablehlo.slice %52 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %54 = stablehlo.slice %53 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %55 = stablehlo.slice %53 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.pad %54, %cst_14, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %57 = stablehlo.multiply %17, %55 : tensor<1x2xf32>
    %58 = stablehlo.multiply %55, %18 : tensor<1x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.pad %57, %cst_15, low = [2, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %60 = stablehlo.add %56, %59 : tensor<4x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.pad %58, %cst_16, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %62 = stablehlo.add %51, %61 : tensor<2x2xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.pad %62, %cst_17, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %64 = stablehlo.slice %63 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %62, %cst_18, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %66 = stablehlo.slice %65 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %67 = stablehlo.slice %66 [0:1, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %68 = stablehlo.slice %66 [1:1, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %67, %cst_19, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %70 = stablehlo.multiply %9, %68 : tensor<0x2xf32>
    %71 = stablehlo.multiply %68, %10 : tensor<0x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %70, %cst_20, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %73 = stablehlo.add %69, %72 : tensor<2x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %71, %cst_21, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %75 = stablehlo.add %64, %74 : tensor<1x2xf32>
    %76 = stablehlo.multiply %6, %75 : tensor<1x2xf32>
    %77 = stablehlo.multiply %75, %7 : tensor<1x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.pad %76, %cst_22, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %79 = stablehlo.add %73, %78 : tensor<2x2xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.pad %77, %cst_23, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %81 = stablehlo.add %79, %80 : tensor<2x2xf32>
    %82 = stablehlo.multiply %3, %81 : tensor<2x2xf32>
    %83 = stablehlo.multiply %81, %4 : tensor<2x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.pad %82, %cst_24, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %85 = stablehlo.add %60, %84 : tensor<4x2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.pad %83, %cst_25, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %87 = stablehlo.add %85, %86 : tensor<4x2xf32>
    %88 = stablehlo.multiply %0, %87 : tensor<4x2xf32>
    %89 = stablehlo.multiply %87, %1 : tensor<4x2xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.pad %88, %cst_26, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %91 = stablehlo.add %49, %90 : tensor<9x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.pad %89, %cst_27, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %93 = stablehlo.add %91, %92 : tensor<9x2xf32>
    return %93 : tensor<9x2xf32>
  }
}
// -----
// case: cummax_f32
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf32>) -> (tensor<5x13xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<5x13xf32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
  func.func private @cummax(%arg0: tensor<5x13xf32>) -> tensor<5x13xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x13xf32>, tensor<f32>) -> tensor<5x13xf32>
    return %1 : tensor<5x13xf32>
  }
}
// -----
// case: cummax_f64
// primitives: cummax
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf64>) -> (tensor<5x13xf64> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<5x13xf64>) -> tensor<5x13xf64>
    return %0 : tensor<5x13xf64>
  }
  func.func private @cummax(%arg0: tensor<5x13xf64>) -> tensor<5x13xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x13xf64>, tensor<f64>) -> tensor<5x13xf64>
    return %1 : tensor<5x13xf64>
  }
}
// -----
// case: cummax_f16
// primitives: cummax
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf16>) -> (tensor<5x13xf16> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<5x13xf16>) -> tensor<5x13xf16>
    return %0 : tensor<5x13xf16>
  }
  func.func private @cummax(%arg0: tensor<5x13xf16>) -> tensor<5x13xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x13xf16>, tensor<f16>) -> tensor<5x13xf16>
    return %1 : tensor<5x13xf16>
  }
}
// -----
// case: cummax_bf16
// primitives: cummax
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xbf16>) -> (tensor<5x13xbf16> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<5x13xbf16>) -> tensor<5x13xbf16>
    return %0 : tensor<5x13xbf16>
  }
  func.func private @cummax(%arg0: tensor<5x13xbf16>) -> tensor<5x13xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x13xbf16>, tensor<bf16>) -> tensor<5x13xbf16>
    return %1 : tensor<5x13xbf16>
  }
}
// -----
// case: cummax_i8
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi8>) -> (tensor<3x9xi8> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xi8>) -> tensor<3x9xi8>
    return %0 : tensor<3x9xi8>
  }
  func.func private @cummax(%arg0: tensor<3x9xi8>) -> tensor<3x9xi8> {
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<3x9xi8>, tensor<i8>) -> tensor<3x9xi8>
    return %1 : tensor<3x9xi8>
  }
}
// -----
// case: cummax_i16
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi16>) -> (tensor<3x9xi16> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xi16>) -> tensor<3x9xi16>
    return %0 : tensor<3x9xi16>
  }
  func.func private @cummax(%arg0: tensor<3x9xi16>) -> tensor<3x9xi16> {
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<3x9xi16>, tensor<i16>) -> tensor<3x9xi16>
    return %1 : tensor<3x9xi16>
  }
}
// -----
// case: cummax_i32
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi32>) -> (tensor<3x9xi32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
  func.func private @cummax(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
}
// -----
// case: cummax_i64
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi64>) -> (tensor<3x9xi64> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xi64>) -> tensor<3x9xi64>
    return %0 : tensor<3x9xi64>
  }
  func.func private @cummax(%arg0: tensor<3x9xi64>) -> tensor<3x9xi64> {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x9xi64>, tensor<i64>) -> tensor<3x9xi64>
    return %1 : tensor<3x9xi64>
  }
}
// -----
// case: cummax_ui8
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui8>) -> (tensor<3x9xui8> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xui8>) -> tensor<3x9xui8>
    return %0 : tensor<3x9xui8>
  }
  func.func private @cummax(%arg0: tensor<3x9xui8>) -> tensor<3x9xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<3x9xui8>, tensor<ui8>) -> tensor<3x9xui8>
    return %1 : tensor<3x9xui8>
  }
}
// -----
// case: cummax_ui16
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui16>) -> (tensor<3x9xui16> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xui16>) -> tensor<3x9xui16>
    return %0 : tensor<3x9xui16>
  }
  func.func private @cummax(%arg0: tensor<3x9xui16>) -> tensor<3x9xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<3x9xui16>, tensor<ui16>) -> tensor<3x9xui16>
    return %1 : tensor<3x9xui16>
  }
}
// -----
// case: cummax_ui32
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui32>) -> (tensor<3x9xui32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xui32>) -> tensor<3x9xui32>
    return %0 : tensor<3x9xui32>
  }
  func.func private @cummax(%arg0: tensor<3x9xui32>) -> tensor<3x9xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<3x9xui32>, tensor<ui32>) -> tensor<3x9xui32>
    return %1 : tensor<3x9xui32>
  }
}
// -----
// case: cummax_ui64
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui64>) -> (tensor<3x9xui64> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xui64>) -> tensor<3x9xui64>
    return %0 : tensor<3x9xui64>
  }
  func.func private @cummax(%arg0: tensor<3x9xui64>) -> tensor<3x9xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<3x9xui64>, tensor<ui64>) -> tensor<3x9xui64>
    return %1 : tensor<3x9xui64>
  }
}
// -----
// case: cummax_7_axis_0
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @cummax(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: cummax_5x3_axis_0
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @cummax(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
}
// -----
// case: cummax_2x3x5_axis_1
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func private @cummax(%arg0: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    return %1 : tensor<2x3x5xf32>
  }
}
// -----
// case: cummax_1x1_axis_0
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func private @cummax(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
}
// -----
// case: cummax_0x3_axis_1
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @cummax(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    return %1 : tensor<0x3xf32>
  }
}
// -----
// case: cummax_3x0_axis_1
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
  func.func private @cummax(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    return %arg0 : tensor<3x0xf32>
  }
}
// -----
// case: cummax_2x65_axis_1
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x65xf32>) -> (tensor<2x65xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<2x65xf32>) -> tensor<2x65xf32>
    return %0 : tensor<2x65xf32>
  }
  func.func private @cummax(%arg0: tensor<2x65xf32>) -> tensor<2x65xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [64, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 65>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x65xf32>, tensor<f32>) -> tensor<2x65xf32>
    return %1 : tensor<2x65xf32>
  }
}
// -----
// case: cummax_33x2_axis_0
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x2xf32>) -> (tensor<33x2xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<33x2xf32>) -> tensor<33x2xf32>
    return %0 : tensor<33x2xf32>
  }
  func.func private @cummax(%arg0: tensor<33x2xf32>) -> tensor<33x2xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[32, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 33, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<33x2xf32>, tensor<f32>) -> tensor<33x2xf32>
    return %1 : tensor<33x2xf32>
  }
}
// -----
// case: cummax_reverse
// primitives: cummax
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf32>) -> (tensor<3x9xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
  func.func private @cummax(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    return %1 : tensor<3x9xf32>
  }
}
// -----
// case: cummax_reverse_axis_0
// primitives: cummax
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x3xf64>) -> (tensor<9x3xf64> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<9x3xf64>) -> tensor<9x3xf64>
    return %0 : tensor<9x3xf64>
  }
  func.func private @cummax(%arg0: tensor<9x3xf64>) -> tensor<9x3xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 8], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<9x3xf64>, tensor<f64>) -> tensor<9x3xf64>
    return %1 : tensor<9x3xf64>
  }
}
// -----
// case: grad_cummax
// primitives: add add_any broadcast_in_dim concatenate div eq integer_pow max mul pad reduce_sum select_n slice split
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x2xf32>) -> (tensor<9x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:8:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.slice %arg0 [1:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<4x2xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x2xi1>, tensor<4x2xf32>
    %7 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<4x2xi1>, tensor<4x2xf32>
    %11 = stablehlo.divide %6, %10 : tensor<4x2xf32>
    %12 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xf32>
    %16 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<4x2xi1>, tensor<4x2xf32>
    %20 = stablehlo.divide %15, %19 : tensor<4x2xf32>
    %21 = stablehlo.slice %2 [0:3:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %22 = stablehlo.slice %2 [1:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %23 = stablehlo.maximum %21, %22 : tensor<2x2xf32>
    %24 = stablehlo.compare EQ, %21, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x2xi1>, tensor<2x2xf32>
    %28 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<2x2xi1>, tensor<2x2xf32>
    %32 = stablehlo.divide %27, %31 : tensor<2x2xf32>
    %33 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<2x2xi1>, tensor<2x2xf32>
    %37 = stablehlo.compare EQ, %21, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<2x2xi1>, tensor<2x2xf32>
    %41 = stablehlo.divide %36, %40 : tensor<2x2xf32>
    %42 = stablehlo.slice %23 [0:1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %43 = stablehlo.slice %23 [1:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %44 = stablehlo.maximum %42, %43 : tensor<1x2xf32>
    %45 = stablehlo.compare EQ, %42, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<1x2xi1>, tensor<1x2xf32>
    %49 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<1x2xi1>, tensor<1x2xf32>
    %53 = stablehlo.divide %48, %52 : tensor<1x2xf32>
    %54 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<1x2xi1>, tensor<1x2xf32>
    %58 = stablehlo.compare EQ, %42, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<1x2xi1>, tensor<1x2xf32>
    %62 = stablehlo.divide %57, %61 : tensor<1x2xf32>
    %63 = stablehlo.slice %44 [0:0, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %64 = stablehlo.slice %23 [2:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<0x2xf32>
    %65 = stablehlo.maximum %63, %64 : tensor<0x2xf32>
    %66 = stablehlo.compare EQ, %63, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<0x2xi1>, tensor<0x2xf32>
    %70 = stablehlo.compare EQ, %64, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<0x2xi1>, tensor<0x2xf32>
    %74 = stablehlo.divide %69, %73 : tensor<0x2xf32>
    %75 = stablehlo.compare EQ, %64, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<0x2xi1>, tensor<0x2xf32>
    %79 = stablehlo.compare EQ, %63, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %82 = stablehlo.select %79, %80, %81 : tensor<0x2xi1>, tensor<0x2xf32>
    %83 = stablehlo.divide %78, %82 : tensor<0x2xf32>
    %84 = stablehlo.slice %23 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %85 = stablehlo.concatenate %84, %65, dim = 0 : (tensor<1x2xf32>, tensor<0x2xf32>) -> tensor<1x2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.pad %85, %cst_31, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.pad %44, %cst_32, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %88 = stablehlo.add %86, %87 : tensor<2x2xf32>
    %89 = stablehlo.slice %88 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %90 = stablehlo.slice %2 [2:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %91 = stablehlo.maximum %89, %90 : tensor<1x2xf32>
    %92 = stablehlo.compare EQ, %89, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<1x2xi1>, tensor<1x2xf32>
    %96 = stablehlo.compare EQ, %90, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %99 = stablehlo.select %96, %97, %98 : tensor<1x2xi1>, tensor<1x2xf32>
    %100 = stablehlo.divide %95, %99 : tensor<1x2xf32>
    %101 = stablehlo.compare EQ, %90, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %104 = stablehlo.select %101, %102, %103 : tensor<1x2xi1>, tensor<1x2xf32>
    %105 = stablehlo.compare EQ, %89, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<1x2xi1>, tensor<1x2xf32>
    %109 = stablehlo.divide %104, %108 : tensor<1x2xf32>
    %110 = stablehlo.slice %2 [0:1, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %111 = stablehlo.concatenate %110, %91, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %111, %cst_41, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.pad %88, %cst_42, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %114 = stablehlo.add %112, %113 : tensor<4x2xf32>
    %115 = stablehlo.slice %arg0 [2:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %116 = stablehlo.maximum %114, %115 : tensor<4x2xf32>
    %117 = stablehlo.compare EQ, %114, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %120 = stablehlo.select %117, %118, %119 : tensor<4x2xi1>, tensor<4x2xf32>
    %121 = stablehlo.compare EQ, %115, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %124 = stablehlo.select %121, %122, %123 : tensor<4x2xi1>, tensor<4x2xf32>
    %125 = stablehlo.divide %120, %124 : tensor<4x2xf32>
    %126 = stablehlo.compare EQ, %115, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %129 = stablehlo.select %126, %127, %128 : tensor<4x2xi1>, tensor<4x2xf32>
    %130 = stablehlo.compare EQ, %114, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %133 = stablehlo.select %130, %131, %132 : tensor<4x2xi1>, tensor<4x2xf32>
    %134 = stablehlo.divide %129, %133 : tensor<4x2xf32>
    %135 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<9x2xf32>) -> tensor<1x2xf32>
    %136 = stablehlo.concatenate %135, %116, dim = 0 : (tensor<1x2xf32>, tensor<4x2xf32>) -> tensor<5x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.pad %136, %cst_51, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.pad %114, %cst_52, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %139 = stablehlo.add %137, %138 : tensor<9x2xf32>
    %140 = stablehlo.multiply %139, %139 : tensor<9x2xf32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %142 = stablehlo.multiply %141, %139 : tensor<9x2xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%140 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %145 = stablehlo.multiply %144, %142 : tensor<9x2xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.pad %145, %cst_56, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %147 = stablehlo.slice %146 [0:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<4x2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.pad %145, %cst_57, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %149 = stablehlo.slice %148 [0:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<5x2xf32>
    %150 = stablehlo.slice %149 [0:1, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %151 = stablehlo.slice %149 [1:5, 0:2] : (tensor<5x2xf32>) -> tensor<4x2xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.pad %150, %cst_58, low = [0, 0], high = [8, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %153 = stablehlo.multiply %151, %134 : tensor<4x2xf32>
    %154 = stablehlo.multiply %151, %125 : tensor<4x2xf32>
    %155 = stablehlo.add %147, %154 : tensor<4x2xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.pad %153, %cst_59, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %157 = stablehlo.add %152, %156 : tensor<9x2xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.pad %155, %cst_60, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %159 = stablehlo.slice %158 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.pad %155, %cst_61, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %161 = stablehlo.slice %160 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %162 = stablehlo.slice %161 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %163 = stablehlo.slice %161 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.pad %162, %cst_62, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %165 = stablehlo.multiply %163, %109 : tensor<1x2xf32>
    %166 = stablehlo.multiply %163, %100 : tensor<1x2xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.pad %165, %cst_63, low = [2, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %168 = stablehlo.add %164, %167 : tensor<4x2xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.pad %166, %cst_64, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %170 = stablehlo.add %159, %169 : tensor<2x2xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.pad %170, %cst_65, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %172 = stablehlo.slice %171 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.pad %170, %cst_66, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %174 = stablehlo.slice %173 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %175 = stablehlo.slice %174 [0:1, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %176 = stablehlo.slice %174 [1:1, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.pad %175, %cst_67, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %178 = stablehlo.multiply %176, %83 : tensor<0x2xf32>
    %179 = stablehlo.multiply %176, %74 : tensor<0x2xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.pad %178, %cst_68, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %181 = stablehlo.add %177, %180 : tensor<2x2xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.pad %179, %cst_69, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %183 = stablehlo.add %172, %182 : tensor<1x2xf32>
    %184 = stablehlo.multiply %183, %62 : tensor<1x2xf32>
    %185 = stablehlo.multiply %183, %53 : tensor<1x2xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.pad %184, %cst_70, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %187 = stablehlo.add %181, %186 : tensor<2x2xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.pad %185, %cst_71, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %189 = stablehlo.add %187, %188 : tensor<2x2xf32>
    %190 = stablehlo.multiply %189, %41 : tensor<2x2xf32>
    %191 = stablehlo.multiply %189, %32 : tensor<2x2xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.pad %190, %cst_72, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %193 = stablehlo.add %168, %192 : tensor<4x2xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.pad %191, %cst_73, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %195 = stablehlo.add %193, %194 : tensor<4x2xf32>
    %196 = stablehlo.multiply %195, %20 : tensor<4x2xf32>
    %197 = stablehlo.multiply %195, %11 : tensor<4x2xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.pad %196, %cst_74, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %199 = stablehlo.add %157, %198 : tensor<9x2xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.pad %197, %cst_75, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %201 = stablehlo.add %199, %200 : tensor<9x2xf32>
    return %201 : tensor<9x2xf32>
  }
}
// -----
// case: cummin_f32
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf32>) -> (tensor<5x13xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<5x13xf32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
  func.func private @cummin(%arg0: tensor<5x13xf32>) -> tensor<5x13xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x13xf32>, tensor<f32>) -> tensor<5x13xf32>
    return %1 : tensor<5x13xf32>
  }
}
// -----
// case: cummin_f64
// primitives: cummin
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf64>) -> (tensor<5x13xf64> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<5x13xf64>) -> tensor<5x13xf64>
    return %0 : tensor<5x13xf64>
  }
  func.func private @cummin(%arg0: tensor<5x13xf64>) -> tensor<5x13xf64> {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x13xf64>, tensor<f64>) -> tensor<5x13xf64>
    return %1 : tensor<5x13xf64>
  }
}
// -----
// case: cummin_f16
// primitives: cummin
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf16>) -> (tensor<5x13xf16> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<5x13xf16>) -> tensor<5x13xf16>
    return %0 : tensor<5x13xf16>
  }
  func.func private @cummin(%arg0: tensor<5x13xf16>) -> tensor<5x13xf16> {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x13xf16>, tensor<f16>) -> tensor<5x13xf16>
    return %1 : tensor<5x13xf16>
  }
}
// -----
// case: cummin_bf16
// primitives: cummin
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xbf16>) -> (tensor<5x13xbf16> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<5x13xbf16>) -> tensor<5x13xbf16>
    return %0 : tensor<5x13xbf16>
  }
  func.func private @cummin(%arg0: tensor<5x13xbf16>) -> tensor<5x13xbf16> {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x13xbf16>, tensor<bf16>) -> tensor<5x13xbf16>
    return %1 : tensor<5x13xbf16>
  }
}
// -----
// case: cummin_i8
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi8>) -> (tensor<3x9xi8> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xi8>) -> tensor<3x9xi8>
    return %0 : tensor<3x9xi8>
  }
  func.func private @cummin(%arg0: tensor<3x9xi8>) -> tensor<3x9xi8> {
    %c = stablehlo.constant dense<127> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<3x9xi8>, tensor<i8>) -> tensor<3x9xi8>
    return %1 : tensor<3x9xi8>
  }
}
// -----
// case: cummin_i16
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi16>) -> (tensor<3x9xi16> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xi16>) -> tensor<3x9xi16>
    return %0 : tensor<3x9xi16>
  }
  func.func private @cummin(%arg0: tensor<3x9xi16>) -> tensor<3x9xi16> {
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<3x9xi16>, tensor<i16>) -> tensor<3x9xi16>
    return %1 : tensor<3x9xi16>
  }
}
// -----
// case: cummin_i32
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi32>) -> (tensor<3x9xi32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
  func.func private @cummin(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
}
// -----
// case: cummin_i64
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi64>) -> (tensor<3x9xi64> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xi64>) -> tensor<3x9xi64>
    return %0 : tensor<3x9xi64>
  }
  func.func private @cummin(%arg0: tensor<3x9xi64>) -> tensor<3x9xi64> {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x9xi64>, tensor<i64>) -> tensor<3x9xi64>
    return %1 : tensor<3x9xi64>
  }
}
// -----
// case: cummin_ui8
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui8>) -> (tensor<3x9xui8> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xui8>) -> tensor<3x9xui8>
    return %0 : tensor<3x9xui8>
  }
  func.func private @cummin(%arg0: tensor<3x9xui8>) -> tensor<3x9xui8> {
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<3x9xui8>, tensor<ui8>) -> tensor<3x9xui8>
    return %1 : tensor<3x9xui8>
  }
}
// -----
// case: cummin_ui16
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui16>) -> (tensor<3x9xui16> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xui16>) -> tensor<3x9xui16>
    return %0 : tensor<3x9xui16>
  }
  func.func private @cummin(%arg0: tensor<3x9xui16>) -> tensor<3x9xui16> {
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<3x9xui16>, tensor<ui16>) -> tensor<3x9xui16>
    return %1 : tensor<3x9xui16>
  }
}
// -----
// case: cummin_ui32
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui32>) -> (tensor<3x9xui32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xui32>) -> tensor<3x9xui32>
    return %0 : tensor<3x9xui32>
  }
  func.func private @cummin(%arg0: tensor<3x9xui32>) -> tensor<3x9xui32> {
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<3x9xui32>, tensor<ui32>) -> tensor<3x9xui32>
    return %1 : tensor<3x9xui32>
  }
}
// -----
// case: cummin_ui64
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xui64>) -> (tensor<3x9xui64> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xui64>) -> tensor<3x9xui64>
    return %0 : tensor<3x9xui64>
  }
  func.func private @cummin(%arg0: tensor<3x9xui64>) -> tensor<3x9xui64> {
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<3x9xui64>, tensor<ui64>) -> tensor<3x9xui64>
    return %1 : tensor<3x9xui64>
  }
}
// -----
// case: cummin_7_axis_0
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @cummin(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: cummin_5x3_axis_0
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @cummin(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
}
// -----
// case: cummin_2x3x5_axis_1
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func private @cummin(%arg0: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    return %1 : tensor<2x3x5xf32>
  }
}
// -----
// case: cummin_1x1_axis_0
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func private @cummin(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
}
// -----
// case: cummin_0x3_axis_1
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @cummin(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    return %1 : tensor<0x3xf32>
  }
}
// -----
// case: cummin_3x0_axis_1
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
  func.func private @cummin(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    return %arg0 : tensor<3x0xf32>
  }
}
// -----
// case: cummin_2x65_axis_1
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x65xf32>) -> (tensor<2x65xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<2x65xf32>) -> tensor<2x65xf32>
    return %0 : tensor<2x65xf32>
  }
  func.func private @cummin(%arg0: tensor<2x65xf32>) -> tensor<2x65xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [64, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 65>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x65xf32>, tensor<f32>) -> tensor<2x65xf32>
    return %1 : tensor<2x65xf32>
  }
}
// -----
// case: cummin_33x2_axis_0
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x2xf32>) -> (tensor<33x2xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<33x2xf32>) -> tensor<33x2xf32>
    return %0 : tensor<33x2xf32>
  }
  func.func private @cummin(%arg0: tensor<33x2xf32>) -> tensor<33x2xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[32, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 33, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<33x2xf32>, tensor<f32>) -> tensor<33x2xf32>
    return %1 : tensor<33x2xf32>
  }
}
// -----
// case: cummin_reverse
// primitives: cummin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf32>) -> (tensor<3x9xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
  func.func private @cummin(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    return %1 : tensor<3x9xf32>
  }
}
// -----
// case: cummin_reverse_axis_0
// primitives: cummin
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x3xf64>) -> (tensor<9x3xf64> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<9x3xf64>) -> tensor<9x3xf64>
    return %0 : tensor<9x3xf64>
  }
  func.func private @cummin(%arg0: tensor<9x3xf64>) -> tensor<9x3xf64> {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 8], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<9x3xf64>, tensor<f64>) -> tensor<9x3xf64>
    return %1 : tensor<9x3xf64>
  }
}
// -----
// case: grad_cummin
// primitives: add add_any broadcast_in_dim concatenate div eq integer_pow min mul pad reduce_sum select_n slice split
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x2xf32>) -> (tensor<9x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:8:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.slice %arg0 [1:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.minimum %0, %1 : tensor<4x2xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x2xi1>, tensor<4x2xf32>
    %7 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<4x2xi1>, tensor<4x2xf32>
    %11 = stablehlo.divide %6, %10 : tensor<4x2xf32>
    %12 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xf32>
    %16 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<4x2xi1>, tensor<4x2xf32>
    %20 = stablehlo.divide %15, %19 : tensor<4x2xf32>
    %21 = stablehlo.slice %2 [0:3:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %22 = stablehlo.slice %2 [1:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %23 = stablehlo.minimum %21, %22 : tensor<2x2xf32>
    %24 = stablehlo.compare EQ, %21, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x2xi1>, tensor<2x2xf32>
    %28 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<2x2xi1>, tensor<2x2xf32>
    %32 = stablehlo.divide %27, %31 : tensor<2x2xf32>
    %33 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<2x2xi1>, tensor<2x2xf32>
    %37 = stablehlo.compare EQ, %21, %23, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<2x2xi1>, tensor<2x2xf32>
    %41 = stablehlo.divide %36, %40 : tensor<2x2xf32>
    %42 = stablehlo.slice %23 [0:1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %43 = stablehlo.slice %23 [1:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %44 = stablehlo.minimum %42, %43 : tensor<1x2xf32>
    %45 = stablehlo.compare EQ, %42, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %48 = stablehlo.select %45, %46, %47 : tensor<1x2xi1>, tensor<1x2xf32>
    %49 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<1x2xi1>, tensor<1x2xf32>
    %53 = stablehlo.divide %48, %52 : tensor<1x2xf32>
    %54 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<1x2xi1>, tensor<1x2xf32>
    %58 = stablehlo.compare EQ, %42, %44, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<1x2xi1>, tensor<1x2xf32>
    %62 = stablehlo.divide %57, %61 : tensor<1x2xf32>
    %63 = stablehlo.slice %44 [0:0, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %64 = stablehlo.slice %23 [2:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<0x2xf32>
    %65 = stablehlo.minimum %63, %64 : tensor<0x2xf32>
    %66 = stablehlo.compare EQ, %63, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<0x2xi1>, tensor<0x2xf32>
    %70 = stablehlo.compare EQ, %64, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<0x2xi1>, tensor<0x2xf32>
    %74 = stablehlo.divide %69, %73 : tensor<0x2xf32>
    %75 = stablehlo.compare EQ, %64, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<0x2xi1>, tensor<0x2xf32>
    %79 = stablehlo.compare EQ, %63, %65, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %82 = stablehlo.select %79, %80, %81 : tensor<0x2xi1>, tensor<0x2xf32>
    %83 = stablehlo.divide %78, %82 : tensor<0x2xf32>
    %84 = stablehlo.slice %23 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %85 = stablehlo.concatenate %84, %65, dim = 0 : (tensor<1x2xf32>, tensor<0x2xf32>) -> tensor<1x2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.pad %85, %cst_31, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.pad %44, %cst_32, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %88 = stablehlo.add %86, %87 : tensor<2x2xf32>
    %89 = stablehlo.slice %88 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %90 = stablehlo.slice %2 [2:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %91 = stablehlo.minimum %89, %90 : tensor<1x2xf32>
    %92 = stablehlo.compare EQ, %89, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<1x2xi1>, tensor<1x2xf32>
    %96 = stablehlo.compare EQ, %90, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %99 = stablehlo.select %96, %97, %98 : tensor<1x2xi1>, tensor<1x2xf32>
    %100 = stablehlo.divide %95, %99 : tensor<1x2xf32>
    %101 = stablehlo.compare EQ, %90, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %104 = stablehlo.select %101, %102, %103 : tensor<1x2xi1>, tensor<1x2xf32>
    %105 = stablehlo.compare EQ, %89, %91, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %108 = stablehlo.select %105, %106, %107 : tensor<1x2xi1>, tensor<1x2xf32>
    %109 = stablehlo.divide %104, %108 : tensor<1x2xf32>
    %110 = stablehlo.slice %2 [0:1, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %111 = stablehlo.concatenate %110, %91, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %111, %cst_41, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.pad %88, %cst_42, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %114 = stablehlo.add %112, %113 : tensor<4x2xf32>
    %115 = stablehlo.slice %arg0 [2:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %116 = stablehlo.minimum %114, %115 : tensor<4x2xf32>
    %117 = stablehlo.compare EQ, %114, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %120 = stablehlo.select %117, %118, %119 : tensor<4x2xi1>, tensor<4x2xf32>
    %121 = stablehlo.compare EQ, %115, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %124 = stablehlo.select %121, %122, %123 : tensor<4x2xi1>, tensor<4x2xf32>
    %125 = stablehlo.divide %120, %124 : tensor<4x2xf32>
    %126 = stablehlo.compare EQ, %115, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %129 = stablehlo.select %126, %127, %128 : tensor<4x2xi1>, tensor<4x2xf32>
    %130 = stablehlo.compare EQ, %114, %116, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %133 = stablehlo.select %130, %131, %132 : tensor<4x2xi1>, tensor<4x2xf32>
    %134 = stablehlo.divide %129, %133 : tensor<4x2xf32>
    %135 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<9x2xf32>) -> tensor<1x2xf32>
    %136 = stablehlo.concatenate %135, %116, dim = 0 : (tensor<1x2xf32>, tensor<4x2xf32>) -> tensor<5x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.pad %136, %cst_51, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.pad %114, %cst_52, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %139 = stablehlo.add %137, %138 : tensor<9x2xf32>
    %140 = stablehlo.multiply %139, %139 : tensor<9x2xf32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %142 = stablehlo.multiply %141, %139 : tensor<9x2xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%140 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %145 = stablehlo.multiply %144, %142 : tensor<9x2xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.pad %145, %cst_56, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %147 = stablehlo.slice %146 [0:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<4x2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.pad %145, %cst_57, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %149 = stablehlo.slice %148 [0:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<5x2xf32>
    %150 = stablehlo.slice %149 [0:1, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %151 = stablehlo.slice %149 [1:5, 0:2] : (tensor<5x2xf32>) -> tensor<4x2xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.pad %150, %cst_58, low = [0, 0], high = [8, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %153 = stablehlo.multiply %151, %134 : tensor<4x2xf32>
    %154 = stablehlo.multiply %151, %125 : tensor<4x2xf32>
    %155 = stablehlo.add %147, %154 : tensor<4x2xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.pad %153, %cst_59, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %157 = stablehlo.add %152, %156 : tensor<9x2xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.pad %155, %cst_60, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %159 = stablehlo.slice %158 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.pad %155, %cst_61, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %161 = stablehlo.slice %160 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %162 = stablehlo.slice %161 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %163 = stablehlo.slice %161 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.pad %162, %cst_62, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %165 = stablehlo.multiply %163, %109 : tensor<1x2xf32>
    %166 = stablehlo.multiply %163, %100 : tensor<1x2xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.pad %165, %cst_63, low = [2, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %168 = stablehlo.add %164, %167 : tensor<4x2xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.pad %166, %cst_64, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %170 = stablehlo.add %159, %169 : tensor<2x2xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.pad %170, %cst_65, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %172 = stablehlo.slice %171 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.pad %170, %cst_66, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %174 = stablehlo.slice %173 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %175 = stablehlo.slice %174 [0:1, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %176 = stablehlo.slice %174 [1:1, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.pad %175, %cst_67, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %178 = stablehlo.multiply %176, %83 : tensor<0x2xf32>
    %179 = stablehlo.multiply %176, %74 : tensor<0x2xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.pad %178, %cst_68, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %181 = stablehlo.add %177, %180 : tensor<2x2xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.pad %179, %cst_69, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %183 = stablehlo.add %172, %182 : tensor<1x2xf32>
    %184 = stablehlo.multiply %183, %62 : tensor<1x2xf32>
    %185 = stablehlo.multiply %183, %53 : tensor<1x2xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.pad %184, %cst_70, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %187 = stablehlo.add %181, %186 : tensor<2x2xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.pad %185, %cst_71, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %189 = stablehlo.add %187, %188 : tensor<2x2xf32>
    %190 = stablehlo.multiply %189, %41 : tensor<2x2xf32>
    %191 = stablehlo.multiply %189, %32 : tensor<2x2xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.pad %190, %cst_72, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %193 = stablehlo.add %168, %192 : tensor<4x2xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.pad %191, %cst_73, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %195 = stablehlo.add %193, %194 : tensor<4x2xf32>
    %196 = stablehlo.multiply %195, %20 : tensor<4x2xf32>
    %197 = stablehlo.multiply %195, %11 : tensor<4x2xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.pad %196, %cst_74, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %199 = stablehlo.add %157, %198 : tensor<9x2xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.pad %197, %cst_75, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %201 = stablehlo.add %199, %200 : tensor<9x2xf32>
    return %201 : tensor<9x2xf32>
  }
}
// -----
// case: cumlogsumexp_f32
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf32>) -> (tensor<5x13xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x13xf32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x13xf32>) -> tensor<5x13xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<5x13xf32>, tensor<f32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
}
// -----
// case: cumlogsumexp_f64
// primitives: cumlogsumexp
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf64>) -> (tensor<5x13xf64> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x13xf64>) -> tensor<5x13xf64>
    return %0 : tensor<5x13xf64>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x13xf64>) -> tensor<5x13xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f64>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f64>
      %5 = stablehlo.abs %2 : tensor<f64>
      %6 = stablehlo.negate %5 : tensor<f64>
      %7 = stablehlo.exponential %6 : tensor<f64>
      %8 = stablehlo.log_plus_one %7 : tensor<f64>
      %9 = stablehlo.add %1, %8 : tensor<f64>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f64>
      stablehlo.return %10 : tensor<f64>
    }) : (tensor<5x13xf64>, tensor<f64>) -> tensor<5x13xf64>
    return %0 : tensor<5x13xf64>
  }
}
// -----
// case: cumlogsumexp_f16
// primitives: cumlogsumexp
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xf16>) -> (tensor<5x13xf16> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x13xf16>) -> tensor<5x13xf16>
    return %0 : tensor<5x13xf16>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x13xf16>) -> tensor<5x13xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f16>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f16>
      %5 = stablehlo.abs %2 : tensor<f16>
      %6 = stablehlo.negate %5 : tensor<f16>
      %7 = stablehlo.exponential %6 : tensor<f16>
      %8 = stablehlo.log_plus_one %7 : tensor<f16>
      %9 = stablehlo.add %1, %8 : tensor<f16>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f16>
      stablehlo.return %10 : tensor<f16>
    }) : (tensor<5x13xf16>, tensor<f16>) -> tensor<5x13xf16>
    return %0 : tensor<5x13xf16>
  }
}
// -----
// case: cumlogsumexp_bf16
// primitives: cumlogsumexp
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xbf16>) -> (tensor<5x13xbf16> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x13xbf16>) -> tensor<5x13xbf16>
    return %0 : tensor<5x13xbf16>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x13xbf16>) -> tensor<5x13xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 13>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<bf16>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      %5 = stablehlo.abs %2 : tensor<bf16>
      %6 = stablehlo.negate %5 : tensor<bf16>
      %7 = stablehlo.exponential %6 : tensor<bf16>
      %8 = stablehlo.log_plus_one %7 : tensor<bf16>
      %9 = stablehlo.add %1, %8 : tensor<bf16>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<bf16>
      stablehlo.return %10 : tensor<bf16>
    }) : (tensor<5x13xbf16>, tensor<bf16>) -> tensor<5x13xbf16>
    return %0 : tensor<5x13xbf16>
  }
}
// -----
// case: cumlogsumexp_7_axis_0
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: cumlogsumexp_5x3_axis_0
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
}
// -----
// case: cumlogsumexp_2x3x5_axis_1
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: cumlogsumexp_1x1_axis_0
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
// -----
// case: cumlogsumexp_0x3_axis_1
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}
// -----
// case: cumlogsumexp_3x0_axis_1
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<3x0xf32>) -> tensor<3x0xf32> {
    return %arg0 : tensor<3x0xf32>
  }
}
// -----
// case: cumlogsumexp_2x65_axis_1
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x65xf32>) -> (tensor<2x65xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<2x65xf32>) -> tensor<2x65xf32>
    return %0 : tensor<2x65xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<2x65xf32>) -> tensor<2x65xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [64, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 65>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<2x65xf32>, tensor<f32>) -> tensor<2x65xf32>
    return %0 : tensor<2x65xf32>
  }
}
// -----
// case: cumlogsumexp_33x2_axis_0
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x2xf32>) -> (tensor<33x2xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<33x2xf32>) -> tensor<33x2xf32>
    return %0 : tensor<33x2xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<33x2xf32>) -> tensor<33x2xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[32, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 33, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<33x2xf32>, tensor<f32>) -> tensor<33x2xf32>
    return %0 : tensor<33x2xf32>
  }
}
// -----
// case: cumlogsumexp_reverse
// primitives: cumlogsumexp
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf32>) -> (tensor<3x9xf32> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 8]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
}
// -----
// case: cumlogsumexp_reverse_axis_0
// primitives: cumlogsumexp
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x3xf64>) -> (tensor<9x3xf64> {jax.result_info = "result"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<9x3xf64>) -> tensor<9x3xf64>
    return %0 : tensor<9x3xf64>
  }
  func.func private @cumlogsumexp(%arg0: tensor<9x3xf64>) -> tensor<9x3xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 8], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f64>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f64>
      %5 = stablehlo.abs %2 : tensor<f64>
      %6 = stablehlo.negate %5 : tensor<f64>
      %7 = stablehlo.exponential %6 : tensor<f64>
      %8 = stablehlo.log_plus_one %7 : tensor<f64>
      %9 = stablehlo.add %1, %8 : tensor<f64>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f64>
      stablehlo.return %10 : tensor<f64>
    }) : (tensor<9x3xf64>, tensor<f64>) -> tensor<9x3xf64>
    return %0 : tensor<9x3xf64>
  }
}
// -----
// case: grad_cumlogsumexp
// primitives: abs add add_any broadcast_in_dim concatenate custom_jvp_call eq exp integer_pow log1p max mul ne neg pad reduce_sum select_n slice split sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x2xf32>) -> (tensor<9x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:8:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.slice %arg0 [1:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<4x2xf32>
    %3 = stablehlo.subtract %0, %1 : tensor<4x2xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %5 = stablehlo.add %0, %1 : tensor<4x2xf32>
    %6 = stablehlo.abs %3 : tensor<4x2xf32>
    %7 = stablehlo.negate %6 : tensor<4x2xf32>
    %8 = stablehlo.exponential %7 : tensor<4x2xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<4x2xf32>
    %10 = stablehlo.add %2, %9 : tensor<4x2xf32>
    %11 = stablehlo.select %4, %5, %10 : tensor<4x2xi1>, tensor<4x2xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %13 = stablehlo.compare EQ, %0, %12, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.select %13, %14, %0 : tensor<4x2xi1>, tensor<4x2xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %17 = stablehlo.compare EQ, %11, %16, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %19 = stablehlo.select %17, %18, %11 : tensor<4x2xi1>, tensor<4x2xf32>
    %20 = stablehlo.subtract %15, %19 : tensor<4x2xf32>
    %21 = stablehlo.exponential %20 : tensor<4x2xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %23 = stablehlo.compare EQ, %1, %22, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %25 = stablehlo.select %23, %24, %1 : tensor<4x2xi1>, tensor<4x2xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %27 = stablehlo.compare EQ, %11, %26, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %29 = stablehlo.select %27, %28, %11 : tensor<4x2xi1>, tensor<4x2xf32>
    %30 = stablehlo.subtract %25, %29 : tensor<4x2xf32>
    %31 = stablehlo.exponential %30 : tensor<4x2xf32>
    %32 = stablehlo.slice %11 [0:3:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %33 = stablehlo.slice %11 [1:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %34 = stablehlo.maximum %32, %33 : tensor<2x2xf32>
    %35 = stablehlo.subtract %32, %33 : tensor<2x2xf32>
    %36 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %37 = stablehlo.add %32, %33 : tensor<2x2xf32>
    %38 = stablehlo.abs %35 : tensor<2x2xf32>
    %39 = stablehlo.negate %38 : tensor<2x2xf32>
    %40 = stablehlo.exponential %39 : tensor<2x2xf32>
    %41 = stablehlo.log_plus_one %40 : tensor<2x2xf32>
    %42 = stablehlo.add %34, %41 : tensor<2x2xf32>
    %43 = stablehlo.select %36, %37, %42 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %45 = stablehlo.compare EQ, %32, %44, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %47 = stablehlo.select %45, %46, %32 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %49 = stablehlo.compare EQ, %43, %48, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %51 = stablehlo.select %49, %50, %43 : tensor<2x2xi1>, tensor<2x2xf32>
    %52 = stablehlo.subtract %47, %51 : tensor<2x2xf32>
    %53 = stablehlo.exponential %52 : tensor<2x2xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %55 = stablehlo.compare EQ, %33, %54, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %57 = stablehlo.select %55, %56, %33 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %59 = stablehlo.compare EQ, %43, %58, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %61 = stablehlo.select %59, %60, %43 : tensor<2x2xi1>, tensor<2x2xf32>
    %62 = stablehlo.subtract %57, %61 : tensor<2x2xf32>
    %63 = stablehlo.exponential %62 : tensor<2x2xf32>
    %64 = stablehlo.slice %43 [0:1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %65 = stablehlo.slice %43 [1:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %66 = stablehlo.maximum %64, %65 : tensor<1x2xf32>
    %67 = stablehlo.subtract %64, %65 : tensor<1x2xf32>
    %68 = stablehlo.compare NE, %67, %67, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %69 = stablehlo.add %64, %65 : tensor<1x2xf32>
    %70 = stablehlo.abs %67 : tensor<1x2xf32>
    %71 = stablehlo.negate %70 : tensor<1x2xf32>
    %72 = stablehlo.exponential %71 : tensor<1x2xf32>
    %73 = stablehlo.log_plus_one %72 : tensor<1x2xf32>
    %74 = stablehlo.add %66, %73 : tensor<1x2xf32>
    %75 = stablehlo.select %68, %69, %74 : tensor<1x2xi1>, tensor<1x2xf32>
    %cst_15 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %77 = stablehlo.compare EQ, %64, %76, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %79 = stablehlo.select %77, %78, %64 : tensor<1x2xi1>, tensor<1x2xf32>
    %cst_17 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %81 = stablehlo.compare EQ, %75, %80, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %83 = stablehlo.select %81, %82, %75 : tensor<1x2xi1>, tensor<1x2xf32>
    %84 = stablehlo.subtract %79, %83 : tensor<1x2xf32>
    %85 = stablehlo.exponential %84 : tensor<1x2xf32>
    %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %87 = stablehlo.compare EQ, %65, %86, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %89 = stablehlo.select %87, %88, %65 : tensor<1x2xi1>, tensor<1x2xf32>
    %cst_21 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %91 = stablehlo.compare EQ, %75, %90, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %93 = stablehlo.select %91, %92, %75 : tensor<1x2xi1>, tensor<1x2xf32>
    %94 = stablehlo.subtract %89, %93 : tensor<1x2xf32>
    %95 = stablehlo.exponential %94 : tensor<1x2xf32>
    %96 = stablehlo.slice %75 [0:0, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %97 = stablehlo.slice %43 [2:2:2, 0:2] : (tensor<2x2xf32>) -> tensor<0x2xf32>
    %98 = stablehlo.maximum %96, %97 : tensor<0x2xf32>
    %99 = stablehlo.subtract %96, %97 : tensor<0x2xf32>
    %100 = stablehlo.compare NE, %99, %99, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %101 = stablehlo.add %96, %97 : tensor<0x2xf32>
    %102 = stablehlo.abs %99 : tensor<0x2xf32>
    %103 = stablehlo.negate %102 : tensor<0x2xf32>
    %104 = stablehlo.exponential %103 : tensor<0x2xf32>
    %105 = stablehlo.log_plus_one %104 : tensor<0x2xf32>
    %106 = stablehlo.add %98, %105 : tensor<0x2xf32>
    %107 = stablehlo.select %100, %101, %106 : tensor<0x2xi1>, tensor<0x2xf32>
    %cst_23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %109 = stablehlo.compare EQ, %96, %108, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %111 = stablehlo.select %109, %110, %96 : tensor<0x2xi1>, tensor<0x2xf32>
    %cst_25 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %113 = stablehlo.compare EQ, %107, %112, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %115 = stablehlo.select %113, %114, %107 : tensor<0x2xi1>, tensor<0x2xf32>
    %116 = stablehlo.subtract %111, %115 : tensor<0x2xf32>
    %117 = stablehlo.exponential %116 : tensor<0x2xf32>
    %cst_27 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %119 = stablehlo.compare EQ, %97, %118, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %121 = stablehlo.select %119, %120, %97 : tensor<0x2xi1>, tensor<0x2xf32>
    %cst_29 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %123 = stablehlo.compare EQ, %107, %122, FLOAT : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xi1>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %125 = stablehlo.select %123, %124, %107 : tensor<0x2xi1>, tensor<0x2xf32>
    %126 = stablehlo.subtract %121, %125 : tensor<0x2xf32>
    %127 = stablehlo.exponential %126 : tensor<0x2xf32>
    %128 = stablehlo.slice %43 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %129 = stablehlo.concatenate %128, %107, dim = 0 : (tensor<1x2xf32>, tensor<0x2xf32>) -> tensor<1x2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.pad %129, %cst_31, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.pad %75, %cst_32, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %132 = stablehlo.add %130, %131 : tensor<2x2xf32>
    %133 = stablehlo.slice %132 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %134 = stablehlo.slice %11 [2:4:2, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %135 = stablehlo.maximum %133, %134 : tensor<1x2xf32>
    %136 = stablehlo.subtract %133, %134 : tensor<1x2xf32>
    %137 = stablehlo.compare NE, %136, %136, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %138 = stablehlo.add %133, %134 : tensor<1x2xf32>
    %139 = stablehlo.abs %136 : tensor<1x2xf32>
    %140 = stablehlo.negate %139 : tensor<1x2xf32>
    %141 = stablehlo.exponential %140 : tensor<1x2xf32>
    %142 = stablehlo.log_plus_one %141 : tensor<1x2xf32>
    %143 = stablehlo.add %135, %142 : tensor<1x2xf32>
    %144 = stablehlo.select %137, %138, %143 : tensor<1x2xi1>, tensor<1x2xf32>
    %cst_33 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %146 = stablehlo.compare EQ, %133, %145, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %148 = stablehlo.select %146, %147, %133 : tensor<1x2xi1>, tensor<1x2xf32>
    %cst_35 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %150 = stablehlo.compare EQ, %144, %149, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %152 = stablehlo.select %150, %151, %144 : tensor<1x2xi1>, tensor<1x2xf32>
    %153 = stablehlo.subtract %148, %152 : tensor<1x2xf32>
    %154 = stablehlo.exponential %153 : tensor<1x2xf32>
    %cst_37 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %156 = stablehlo.compare EQ, %134, %155, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %158 = stablehlo.select %156, %157, %134 : tensor<1x2xi1>, tensor<1x2xf32>
    %cst_39 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %160 = stablehlo.compare EQ, %144, %159, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %162 = stablehlo.select %160, %161, %144 : tensor<1x2xi1>, tensor<1x2xf32>
    %163 = stablehlo.subtract %158, %162 : tensor<1x2xf32>
    %164 = stablehlo.exponential %163 : tensor<1x2xf32>
    %165 = stablehlo.slice %11 [0:1, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %166 = stablehlo.concatenate %165, %144, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.pad %166, %cst_41, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.pad %132, %cst_42, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %169 = stablehlo.add %167, %168 : tensor<4x2xf32>
    %170 = stablehlo.slice %arg0 [2:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<4x2xf32>
    %171 = stablehlo.maximum %169, %170 : tensor<4x2xf32>
    %172 = stablehlo.subtract %169, %170 : tensor<4x2xf32>
    %173 = stablehlo.compare NE, %172, %172, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %174 = stablehlo.add %169, %170 : tensor<4x2xf32>
    %175 = stablehlo.abs %172 : tensor<4x2xf32>
    %176 = stablehlo.negate %175 : tensor<4x2xf32>
    %177 = stablehlo.exponential %176 : tensor<4x2xf32>
    %178 = stablehlo.log_plus_one %177 : tensor<4x2xf32>
    %179 = stablehlo.add %171, %178 : tensor<4x2xf32>
    %180 = stablehlo.select %173, %174, %179 : tensor<4x2xi1>, tensor<4x2xf32>
    %cst_43 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %182 = stablehlo.compare EQ, %169, %181, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %184 = stablehlo.select %182, %183, %169 : tensor<4x2xi1>, tensor<4x2xf32>
    %cst_45 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %186 = stablehlo.compare EQ, %180, %185, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %188 = stablehlo.select %186, %187, %180 : tensor<4x2xi1>, tensor<4x2xf32>
    %189 = stablehlo.subtract %184, %188 : tensor<4x2xf32>
    %190 = stablehlo.exponential %189 : tensor<4x2xf32>
    %cst_47 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %192 = stablehlo.compare EQ, %170, %191, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %194 = stablehlo.select %192, %193, %170 : tensor<4x2xi1>, tensor<4x2xf32>
    %cst_49 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %196 = stablehlo.compare EQ, %180, %195, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %198 = stablehlo.select %196, %197, %180 : tensor<4x2xi1>, tensor<4x2xf32>
    %199 = stablehlo.subtract %194, %198 : tensor<4x2xf32>
    %200 = stablehlo.exponential %199 : tensor<4x2xf32>
    %201 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<9x2xf32>) -> tensor<1x2xf32>
    %202 = stablehlo.concatenate %201, %180, dim = 0 : (tensor<1x2xf32>, tensor<4x2xf32>) -> tensor<5x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.pad %202, %cst_51, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.pad %169, %cst_52, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %205 = stablehlo.add %203, %204 : tensor<9x2xf32>
    %206 = stablehlo.multiply %205, %205 : tensor<9x2xf32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %208 = stablehlo.multiply %207, %205 : tensor<9x2xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%206 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<9x2xf32>
    %211 = stablehlo.multiply %210, %208 : tensor<9x2xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.pad %211, %cst_56, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %213 = stablehlo.slice %212 [0:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<4x2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.pad %211, %cst_57, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %215 = stablehlo.slice %214 [0:9:2, 0:2] : (tensor<9x2xf32>) -> tensor<5x2xf32>
    %216 = stablehlo.slice %215 [0:1, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %217 = stablehlo.slice %215 [1:5, 0:2] : (tensor<5x2xf32>) -> tensor<4x2xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.pad %216, %cst_58, low = [0, 0], high = [8, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %219 = stablehlo.multiply %217, %200 : tensor<4x2xf32>
    %220 = stablehlo.multiply %217, %190 : tensor<4x2xf32>
    %221 = stablehlo.add %213, %220 : tensor<4x2xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.pad %219, %cst_59, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %223 = stablehlo.add %218, %222 : tensor<9x2xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.pad %221, %cst_60, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %225 = stablehlo.slice %224 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.pad %221, %cst_61, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %227 = stablehlo.slice %226 [0:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %228 = stablehlo.slice %227 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %229 = stablehlo.slice %227 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.pad %228, %cst_62, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %231 = stablehlo.multiply %229, %164 : tensor<1x2xf32>
    %232 = stablehlo.multiply %229, %154 : tensor<1x2xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.pad %231, %cst_63, low = [2, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %234 = stablehlo.add %230, %233 : tensor<4x2xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.pad %232, %cst_64, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %236 = stablehlo.add %225, %235 : tensor<2x2xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.pad %236, %cst_65, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %238 = stablehlo.slice %237 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.pad %236, %cst_66, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %240 = stablehlo.slice %239 [0:1:2, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %241 = stablehlo.slice %240 [0:1, 0:2] : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %242 = stablehlo.slice %240 [1:1, 0:2] : (tensor<1x2xf32>) -> tensor<0x2xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.pad %241, %cst_67, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %244 = stablehlo.multiply %242, %127 : tensor<0x2xf32>
    %245 = stablehlo.multiply %242, %117 : tensor<0x2xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.pad %244, %cst_68, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %247 = stablehlo.add %243, %246 : tensor<2x2xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.pad %245, %cst_69, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %249 = stablehlo.add %238, %248 : tensor<1x2xf32>
    %250 = stablehlo.multiply %249, %95 : tensor<1x2xf32>
    %251 = stablehlo.multiply %249, %85 : tensor<1x2xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.pad %250, %cst_70, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %253 = stablehlo.add %247, %252 : tensor<2x2xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.pad %251, %cst_71, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %255 = stablehlo.add %253, %254 : tensor<2x2xf32>
    %256 = stablehlo.multiply %255, %63 : tensor<2x2xf32>
    %257 = stablehlo.multiply %255, %53 : tensor<2x2xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.pad %256, %cst_72, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %259 = stablehlo.add %234, %258 : tensor<4x2xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.pad %257, %cst_73, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %261 = stablehlo.add %259, %260 : tensor<4x2xf32>
    %262 = stablehlo.multiply %261, %31 : tensor<4x2xf32>
    %263 = stablehlo.multiply %261, %21 : tensor<4x2xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.pad %262, %cst_74, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %265 = stablehlo.add %223, %264 : tensor<9x2xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.pad %263, %cst_75, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<9x2xf32>
    %267 = stablehlo.add %265, %266 : tensor<9x2xf32>
    return %267 : tensor<9x2xf32>
  }
}
// -----
// case: cummax_special
// primitives: cummax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = call @cummax(%arg0) : (tensor<31xf32>) -> tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @cummax(%arg0: tensor<31xf32>) -> tensor<31xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[30, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 31>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<31xf32>, tensor<f32>) -> tensor<31xf32>
    return %1 : tensor<31xf32>
  }
}
// -----
// case: cummin_special
// primitives: cummin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = call @cummin(%arg0) : (tensor<31xf32>) -> tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @cummin(%arg0: tensor<31xf32>) -> tensor<31xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[30, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 31>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<31xf32>, tensor<f32>) -> tensor<31xf32>
    return %1 : tensor<31xf32>
  }
}
// -----
// case: jnp_cumsum_flat
// primitives: cumsum jit reshape
// tolerances: 0 0
module @jit_cumsum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<15xi32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x5xi32>) -> tensor<15xi32>
    return %0 : tensor<15xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x5xi32>) -> tensor<15xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xi32>) -> tensor<15xi32>
    %1 = call @cumsum_0(%0) : (tensor<15xi32>) -> tensor<15xi32>
    return %1 : tensor<15xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<15xi32>) -> tensor<15xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[14, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 15>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    return %1 : tensor<15xi32>
  }
}
// -----
// case: jnp_cumsum_of_bools
// primitives: convert_element_type cumsum gt jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xi64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %2 = call @cumsum(%1) : (tensor<9xi1>) -> tensor<9xi64>
    return %2 : tensor<9xi64>
  }
  func.func private @cumsum(%arg0: tensor<9xi1>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi64>
    %1 = call @cumsum_0(%0) : (tensor<9xi64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
}
// -----
// case: positions_by_cumsum
// primitives: cumsum jit mul sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xi32>) -> (tensor<3x9xi32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x9xi32>
    %3 = stablehlo.subtract %1, %2 : tensor<3x9xi32>
    return %3 : tensor<3x9xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x9xi32>, tensor<i32>) -> tensor<3x9xi32>
    return %1 : tensor<3x9xi32>
  }
}
// -----
// case: exclusive_cumsum
// primitives: cumsum jit sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<9xi32>) -> tensor<9xi32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @cumsum(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<9xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
}
// -----
// case: cumsum_normalized
// primitives: broadcast_in_dim cumsum div exp jit max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>) -> (tensor<5x9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x9xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<5x9xf32>
    %6 = stablehlo.exponential %5 : tensor<5x9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x9xf32>
    %10 = stablehlo.divide %6, %9 : tensor<5x9xf32>
    %11 = call @cumsum(%10) : (tensor<5x9xf32>) -> tensor<5x9xf32>
    return %11 : tensor<5x9xf32>
  }
  func.func private @cumsum(%arg0: tensor<5x9xf32>) -> tensor<5x9xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<5x9xf32>) -> tensor<5x9xf32>
    return %0 : tensor<5x9xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<5x9xf32>) -> tensor<5x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x9xf32>, tensor<f32>) -> tensor<5x9xf32>
    return %1 : tensor<5x9xf32>
  }
}
// -----
// case: associative_scan_add
// primitives: add concatenate pad slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:8:2] : (tensor<9xi32>) -> tensor<4xi32>
    %1 = stablehlo.slice %arg0 [1:9:2] : (tensor<9xi32>) -> tensor<4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4xi32>
    %3 = stablehlo.slice %2 [0:3:2] : (tensor<4xi32>) -> tensor<2xi32>
    %4 = stablehlo.slice %2 [1:4:2] : (tensor<4xi32>) -> tensor<2xi32>
    %5 = stablehlo.add %3, %4 : tensor<2xi32>
    %6 = stablehlo.slice %5 [0:1:2] : (tensor<2xi32>) -> tensor<1xi32>
    %7 = stablehlo.slice %5 [1:2:2] : (tensor<2xi32>) -> tensor<1xi32>
    %8 = stablehlo.add %6, %7 : tensor<1xi32>
    %9 = stablehlo.slice %8 [0:0] : (tensor<1xi32>) -> tensor<0xi32>
    %10 = stablehlo.slice %5 [2:2:2] : (tensor<2xi32>) -> tensor<0xi32>
    %11 = stablehlo.add %9, %10 : tensor<0xi32>
    %12 = stablehlo.slice %5 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %13 = stablehlo.concatenate %12, %11, dim = 0 : (tensor<1xi32>, tensor<0xi32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.pad %13, %c, low = [0], high = [1], interior = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.pad %8, %c_0, low = [1], high = [0], interior = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %16 = stablehlo.add %14, %15 : tensor<2xi32>
    %17 = stablehlo.slice %16 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %18 = stablehlo.slice %2 [2:4:2] : (tensor<4xi32>) -> tensor<1xi32>
    %19 = stablehlo.add %17, %18 : tensor<1xi32>
    %20 = stablehlo.slice %2 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %21 = stablehlo.concatenate %20, %19, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.pad %21, %c_1, low = [0], high = [1], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.pad %16, %c_2, low = [1], high = [0], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
    %24 = stablehlo.add %22, %23 : tensor<4xi32>
    %25 = stablehlo.slice %arg0 [2:9:2] : (tensor<9xi32>) -> tensor<4xi32>
    %26 = stablehlo.add %24, %25 : tensor<4xi32>
    %27 = stablehlo.slice %arg0 [0:1] : (tensor<9xi32>) -> tensor<1xi32>
    %28 = stablehlo.concatenate %27, %26, dim = 0 : (tensor<1xi32>, tensor<4xi32>) -> tensor<5xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.pad %28, %c_3, low = [0], high = [0], interior = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<9xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.pad %24, %c_4, low = [1], high = [1], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<9xi32>
    %31 = stablehlo.add %29, %30 : tensor<9xi32>
    return %31 : tensor<9xi32>
  }
}
// -----
// case: associative_scan_linear
// primitives: add concatenate mul pad slice
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:8:2] : (tensor<9xf32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg1 [0:8:2] : (tensor<9xf32>) -> tensor<4xf32>
    %2 = stablehlo.slice %arg0 [1:9:2] : (tensor<9xf32>) -> tensor<4xf32>
    %3 = stablehlo.slice %arg1 [1:9:2] : (tensor<9xf32>) -> tensor<4xf32>
    %4 = stablehlo.multiply %0, %2 : tensor<4xf32>
    %5 = stablehlo.multiply %1, %2 : tensor<4xf32>
    %6 = stablehlo.add %5, %3 : tensor<4xf32>
    %7 = stablehlo.slice %4 [0:3:2] : (tensor<4xf32>) -> tensor<2xf32>
    %8 = stablehlo.slice %6 [0:3:2] : (tensor<4xf32>) -> tensor<2xf32>
    %9 = stablehlo.slice %4 [1:4:2] : (tensor<4xf32>) -> tensor<2xf32>
    %10 = stablehlo.slice %6 [1:4:2] : (tensor<4xf32>) -> tensor<2xf32>
    %11 = stablehlo.multiply %7, %9 : tensor<2xf32>
    %12 = stablehlo.multiply %8, %9 : tensor<2xf32>
    %13 = stablehlo.add %12, %10 : tensor<2xf32>
    %14 = stablehlo.slice %11 [0:1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %15 = stablehlo.slice %13 [0:1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %16 = stablehlo.slice %11 [1:2:2] : (tensor<2xf32>) -> tensor<1xf32>
    %17 = stablehlo.slice %13 [1:2:2] : (tensor<2xf32>) -> tensor<1xf32>
    %18 = stablehlo.multiply %14, %16 : tensor<1xf32>
    %19 = stablehlo.multiply %15, %16 : tensor<1xf32>
    %20 = stablehlo.add %19, %17 : tensor<1xf32>
    %21 = stablehlo.slice %18 [0:0] : (tensor<1xf32>) -> tensor<0xf32>
    %22 = stablehlo.slice %20 [0:0] : (tensor<1xf32>) -> tensor<0xf32>
    %23 = stablehlo.slice %11 [2:2:2] : (tensor<2xf32>) -> tensor<0xf32>
    %24 = stablehlo.slice %13 [2:2:2] : (tensor<2xf32>) -> tensor<0xf32>
    %25 = stablehlo.multiply %21, %23 : tensor<0xf32>
    %26 = stablehlo.multiply %22, %23 : tensor<0xf32>
    %27 = stablehlo.add %26, %24 : tensor<0xf32>
    %28 = stablehlo.slice %11 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %29 = stablehlo.concatenate %28, %25, dim = 0 : (tensor<1xf32>, tensor<0xf32>) -> tensor<1xf32>
    %30 = stablehlo.slice %13 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %31 = stablehlo.concatenate %30, %27, dim = 0 : (tensor<1xf32>, tensor<0xf32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.pad %29, %cst, low = [0], high = [1], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %18, %cst_0, low = [1], high = [0], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %34 = stablehlo.add %32, %33 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %31, %cst_1, low = [0], high = [1], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %20, %cst_2, low = [1], high = [0], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %37 = stablehlo.add %35, %36 : tensor<2xf32>
    %38 = stablehlo.slice %34 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %39 = stablehlo.slice %37 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %40 = stablehlo.slice %4 [2:4:2] : (tensor<4xf32>) -> tensor<1xf32>
    %41 = stablehlo.slice %6 [2:4:2] : (tensor<4xf32>) -> tensor<1xf32>
    %42 = stablehlo.multiply %38, %40 : tensor<1xf32>
    %43 = stablehlo.multiply %39, %40 : tensor<1xf32>
    %44 = stablehlo.add %43, %41 : tensor<1xf32>
    %45 = stablehlo.slice %4 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %46 = stablehlo.concatenate %45, %42, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %47 = stablehlo.slice %6 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %48 = stablehlo.concatenate %47, %44, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.pad %46, %cst_3, low = [0], high = [1], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.pad %34, %cst_4, low = [1], high = [0], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.add %49, %50 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.pad %48, %cst_5, low = [0], high = [1], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.pad %37, %cst_6, low = [1], high = [0], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.add %52, %53 : tensor<4xf32>
    %55 = stablehlo.slice %arg0 [2:9:2] : (tensor<9xf32>) -> tensor<4xf32>
    %56 = stablehlo.slice %arg1 [2:9:2] : (tensor<9xf32>) -> tensor<4xf32>
    %57 = stablehlo.multiply %51, %55 : tensor<4xf32>
    %58 = stablehlo.multiply %54, %55 : tensor<4xf32>
    %59 = stablehlo.add %58, %56 : tensor<4xf32>
    %60 = stablehlo.slice %arg0 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %61 = stablehlo.concatenate %60, %57, dim = 0 : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
    %62 = stablehlo.slice %arg1 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %63 = stablehlo.concatenate %62, %59, dim = 0 : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.pad %61, %cst_7, low = [0], high = [0], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %51, %cst_8, low = [1], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
    %66 = stablehlo.add %64, %65 : tensor<9xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.pad %63, %cst_9, low = [0], high = [0], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.pad %54, %cst_10, low = [1], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
    %69 = stablehlo.add %67, %68 : tensor<9xf32>
    return %66, %69 : tensor<9xf32>, tensor<9xf32>
  }
}
// -----
// case: ema_by_scan_of_pairs
// primitives: add broadcast_in_dim concatenate mul pad slice
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<13xf32>
    %3 = stablehlo.slice %0 [0:12:2] : (tensor<13xf32>) -> tensor<6xf32>
    %4 = stablehlo.slice %2 [0:12:2] : (tensor<13xf32>) -> tensor<6xf32>
    %5 = stablehlo.slice %0 [1:13:2] : (tensor<13xf32>) -> tensor<6xf32>
    %6 = stablehlo.slice %2 [1:13:2] : (tensor<13xf32>) -> tensor<6xf32>
    %7 = stablehlo.multiply %3, %5 : tensor<6xf32>
    %8 = stablehlo.multiply %4, %5 : tensor<6xf32>
    %9 = stablehlo.add %8, %6 : tensor<6xf32>
    %10 = stablehlo.slice %7 [0:5:2] : (tensor<6xf32>) -> tensor<3xf32>
    %11 = stablehlo.slice %9 [0:5:2] : (tensor<6xf32>) -> tensor<3xf32>
    %12 = stablehlo.slice %7 [1:6:2] : (tensor<6xf32>) -> tensor<3xf32>
    %13 = stablehlo.slice %9 [1:6:2] : (tensor<6xf32>) -> tensor<3xf32>
    %14 = stablehlo.multiply %10, %12 : tensor<3xf32>
    %15 = stablehlo.multiply %11, %12 : tensor<3xf32>
    %16 = stablehlo.add %15, %13 : tensor<3xf32>
    %17 = stablehlo.slice %14 [0:2:2] : (tensor<3xf32>) -> tensor<1xf32>
    %18 = stablehlo.slice %16 [0:2:2] : (tensor<3xf32>) -> tensor<1xf32>
    %19 = stablehlo.slice %14 [1:3:2] : (tensor<3xf32>) -> tensor<1xf32>
    %20 = stablehlo.slice %16 [1:3:2] : (tensor<3xf32>) -> tensor<1xf32>
    %21 = stablehlo.multiply %17, %19 : tensor<1xf32>
    %22 = stablehlo.multiply %18, %19 : tensor<1xf32>
    %23 = stablehlo.add %22, %20 : tensor<1xf32>
    %24 = stablehlo.slice %14 [2:3:2] : (tensor<3xf32>) -> tensor<1xf32>
    %25 = stablehlo.slice %16 [2:3:2] : (tensor<3xf32>) -> tensor<1xf32>
    %26 = stablehlo.multiply %21, %24 : tensor<1xf32>
    %27 = stablehlo.multiply %23, %24 : tensor<1xf32>
    %28 = stablehlo.add %27, %25 : tensor<1xf32>
    %29 = stablehlo.slice %14 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %30 = stablehlo.concatenate %29, %26, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %31 = stablehlo.slice %16 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %32 = stablehlo.concatenate %31, %28, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %30, %cst_1, low = [0], high = [0], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %21, %cst_2, low = [1], high = [1], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
    %35 = stablehlo.add %33, %34 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %32, %cst_3, low = [0], high = [0], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %23, %cst_4, low = [1], high = [1], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
    %38 = stablehlo.add %36, %37 : tensor<3xf32>
    %39 = stablehlo.slice %35 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %40 = stablehlo.slice %38 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %41 = stablehlo.slice %7 [2:6:2] : (tensor<6xf32>) -> tensor<2xf32>
    %42 = stablehlo.slice %9 [2:6:2] : (tensor<6xf32>) -> tensor<2xf32>
    %43 = stablehlo.multiply %39, %41 : tensor<2xf32>
    %44 = stablehlo.multiply %40, %41 : tensor<2xf32>
    %45 = stablehlo.add %44, %42 : tensor<2xf32>
    %46 = stablehlo.slice %7 [0:1] : (tensor<6xf32>) -> tensor<1xf32>
    %47 = stablehlo.concatenate %46, %43, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
    %48 = stablehlo.slice %9 [0:1] : (tensor<6xf32>) -> tensor<1xf32>
    %49 = stablehlo.concatenate %48, %45, dim = 0 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.pad %47, %cst_5, low = [0], high = [1], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.pad %35, %cst_6, low = [1], high = [0], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.add %50, %51 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.pad %49, %cst_7, low = [0], high = [1], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.pad %38, %cst_8, low = [1], high = [0], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    %55 = stablehlo.add %53, %54 : tensor<6xf32>
    %56 = stablehlo.slice %0 [2:13:2] : (tensor<13xf32>) -> tensor<6xf32>
    %57 = stablehlo.slice %2 [2:13:2] : (tensor<13xf32>) -> tensor<6xf32>
    %58 = stablehlo.multiply %52, %56 : tensor<6xf32>
    %59 = stablehlo.multiply %55, %56 : tensor<6xf32>
    %60 = stablehlo.add %59, %57 : tensor<6xf32>
    %61 = stablehlo.slice %0 [0:1] : (tensor<13xf32>) -> tensor<1xf32>
    %62 = stablehlo.concatenate %61, %58, dim = 0 : (tensor<1xf32>, tensor<6xf32>) -> tensor<7xf32>
    %63 = stablehlo.slice %2 [0:1] : (tensor<13xf32>) -> tensor<1xf32>
    %64 = stablehlo.concatenate %63, %60, dim = 0 : (tensor<1xf32>, tensor<6xf32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.pad %62, %cst_9, low = [0], high = [0], interior = [1] : (tensor<7xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.pad %52, %cst_10, low = [1], high = [1], interior = [1] : (tensor<6xf32>, tensor<f32>) -> tensor<13xf32>
    %67 = stablehlo.add %65, %66 : tensor<13xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.pad %64, %cst_11, low = [0], high = [0], interior = [1] : (tensor<7xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %55, %cst_12, low = [1], high = [1], interior = [1] : (tensor<6xf32>, tensor<f32>) -> tensor<13xf32>
    %70 = stablehlo.add %68, %69 : tensor<13xf32>
    return %70 : tensor<13xf32>
  }
}
// -----
// case: trapezoid
// primitives: add convert_element_type jit mul reduce_sum slice squeeze sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %0 = call @trapezoid(%arg0, %cst) : (tensor<9xf32>, tensor<f64>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @trapezoid(%arg0: tensor<9xf32>, %arg1: tensor<f64>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.slice %arg0 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.add %2, %4 : tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f32>
    %7 = stablehlo.subtract %0, %6 : tensor<f32>
    %8 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %9 = stablehlo.multiply %8, %7 : tensor<f32>
    return %9 : tensor<f32>
  }
}
