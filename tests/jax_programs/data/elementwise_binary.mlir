// case: add_f32
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: sub_f32
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: mul_f32
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: max_f32
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: min_f32
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: copysign_f32
// primitives: abs bitcast_convert_type convert_element_type jit neg select_n shift_right_arithmetic
// tolerances: 0 0
module @jit_copysign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @copysign(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = call @signbit(%arg1) : (tensor<7x13xf32>) -> tensor<7x13xi1>
    %1 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %2 = stablehlo.negate %1 : tensor<7x13xf32>
    %3 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %4 = call @_where(%0, %2, %3) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %4 : tensor<7x13xf32>
  }
  func.func private @signbit(%arg0: tensor<7x13xf32>) -> tensor<7x13xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<7x13xf32>) -> tensor<7x13xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<7x13xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %5 = stablehlo.convert %4 : tensor<7x13xi1>
    return %5 : tensor<7x13xi1>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: fmax_f32
// primitives: gt jit ne or select_n
// tolerances: 0 0
module @jit_fmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @fmax(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @fmax(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: fmin_f32
// primitives: jit lt ne or select_n
// tolerances: 0 0
module @jit_fmin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @fmin(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @fmin(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: heaviside_f32
// primitives: broadcast_in_dim gt jit lt ne select_n
// tolerances: 0 0
module @jit_heaviside attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @heaviside(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @heaviside(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<f32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: fmod_f32
// primitives: jit rem
// tolerances: 0 0
module @jit_fmod attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @fmod(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @fmod(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: atan2_f32
// primitives: atan2
// tolerances: 8e-06 4e-37
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: hypot_f32
// primitives: abs add broadcast_in_dim div eq jit max min mul or select_n sqrt square
// tolerances: 8e-06 4e-37
module @jit_hypot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @hypot(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @hypot(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %1 = stablehlo.abs %arg1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %6 = stablehlo.or %3, %5 : tensor<7x13xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<7x13xf32>
    %8 = stablehlo.minimum %0, %1 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %14 = call @_where(%12, %13, %7) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %15 = stablehlo.divide %8, %14 : tensor<7x13xf32>
    %16 = chlo.square %15 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %18 = stablehlo.add %17, %16 : tensor<7x13xf32>
    %19 = stablehlo.sqrt %18 : tensor<7x13xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<7x13xf32>
    %21 = call @_where(%10, %7, %20) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %22 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<f32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: logaddexp_f32
// primitives: abs add custom_jvp_call exp log1p max ne neg select_n sub
// tolerances: 0.0001 1e-05
module @jit_logaddexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xf32>
    %4 = stablehlo.abs %1 : tensor<7x13xf32>
    %5 = stablehlo.negate %4 : tensor<7x13xf32>
    %6 = stablehlo.exponential %5 : tensor<7x13xf32>
    %7 = stablehlo.log_plus_one %6 : tensor<7x13xf32>
    %8 = stablehlo.add %0, %7 : tensor<7x13xf32>
    %9 = stablehlo.select %2, %3, %8 : tensor<7x13xi1>, tensor<7x13xf32>
    return %9 : tensor<7x13xf32>
  }
}
// -----
// case: logaddexp2_f32
// primitives: abs add custom_jvp_call exp2 log1p max mul ne neg select_n sub
// tolerances: 0.0001 1e-05
module @jit_logaddexp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xf32>
    %4 = stablehlo.abs %1 : tensor<7x13xf32>
    %5 = stablehlo.negate %4 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<7x13xf32>
    %8 = stablehlo.exponential %7 : tensor<7x13xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<1.44269502> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<7x13xf32>
    %12 = stablehlo.add %0, %11 : tensor<7x13xf32>
    %13 = stablehlo.select %2, %3, %12 : tensor<7x13xi1>, tensor<7x13xf32>
    return %13 : tensor<7x13xf32>
  }
}
// -----
// case: squared_difference_f32
// primitives: square sub
// tolerances: 8e-06 4e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = chlo.square %0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: atan2_f32_special
// primitives: atan2
// tolerances: 2e-06 1e-37
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: div_f32
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: rem_f32
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: floor_divide_f32
// primitives: add and div eq jit ne rem round select_n sign sub
// tolerances: 4e-06 2e-37
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @floor_divide(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<7x13xf32>
    %4 = call @_where(%2, %arg0, %3) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %8 = stablehlo.sign %arg1 : tensor<7x13xf32>
    %9 = stablehlo.sign %0 : tensor<7x13xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x13xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<7x13xf32>
    %13 = stablehlo.select %11, %12, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<7x13xf32>
    %16 = stablehlo.select %11, %15, %5 : tensor<7x13xi1>, tensor<7x13xf32>
    %17 = stablehlo.round_nearest_afz %16 : tensor<7x13xf32>
    return %17 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: remainder_f32
// primitives: add and jit lt ne rem select_n
// tolerances: 4e-06 2e-37
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @remainder(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %8 = stablehlo.and %7, %2 : tensor<7x13xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<7x13xf32>
    %10 = stablehlo.select %8, %9, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    return %10 : tensor<7x13xf32>
  }
}
// -----
// case: pow_f32
// primitives: pow
// tolerances: 4e-06 2e-37
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: pow_f32_special
// primitives: pow
// tolerances: 4e-06 2e-37
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: pow_f32_i32
// primitives: pow
// tolerances: 8e-06 4e-37
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xf32>, %arg1: tensor<31xi32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<31xi32>) -> tensor<31xf32>
    %1 = stablehlo.power %arg0, %0 : tensor<31xf32>
    return %1 : tensor<31xf32>
  }
}
// -----
// case: nextafter_f32
// primitives: nextafter
// tolerances: 0 0
module @jit_nextafter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<7x13xf32>, tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: polygamma_f32
// primitives: polygamma
// tolerances: 8e-06 4e-37
module @jit_polygamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.polygamma %arg0, %arg1 : tensor<7x13xf32>, tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: zeta_f32
// primitives: zeta
// tolerances: 8e-06 4e-37
module @jit_zeta attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.zeta %arg0, %arg1 : tensor<7x13xf32>, tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: add_f64
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: sub_f64
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: mul_f64
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: max_f64
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: min_f64
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: copysign_f64
// primitives: abs bitcast_convert_type convert_element_type jit neg select_n shift_right_arithmetic
// tolerances: 0 0
module @jit_copysign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @copysign(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = call @signbit(%arg1) : (tensor<7x13xf64>) -> tensor<7x13xi1>
    %1 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %2 = stablehlo.negate %1 : tensor<7x13xf64>
    %3 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %4 = call @_where(%0, %2, %3) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %4 : tensor<7x13xf64>
  }
  func.func private @signbit(%arg0: tensor<7x13xf64>) -> tensor<7x13xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<7x13xf64>) -> tensor<7x13xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<7x13xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %5 = stablehlo.convert %4 : tensor<7x13xi1>
    return %5 : tensor<7x13xi1>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: fmax_f64
// primitives: gt jit ne or select_n
// tolerances: 0 0
module @jit_fmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @fmax(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @fmax(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: fmin_f64
// primitives: jit lt ne or select_n
// tolerances: 0 0
module @jit_fmin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @fmin(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @fmin(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: heaviside_f64
// primitives: broadcast_in_dim gt jit lt ne select_n
// tolerances: 0 0
module @jit_heaviside attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @heaviside(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @heaviside(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<7x13xi1>, tensor<f64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<7x13xi1>, tensor<f64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %7 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<f64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: fmod_f64
// primitives: jit rem
// tolerances: 0 0
module @jit_fmod attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @fmod(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @fmod(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: atan2_f64
// primitives: atan2
// tolerances: 4e-13 4e-300
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: hypot_f64
// primitives: abs add broadcast_in_dim div eq jit max min mul or select_n sqrt square
// tolerances: 4e-13 4e-300
module @jit_hypot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @hypot(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @hypot(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %1 = stablehlo.abs %arg1 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %6 = stablehlo.or %3, %5 : tensor<7x13xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<7x13xf64>
    %8 = stablehlo.minimum %0, %1 : tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %14 = call @_where(%12, %13, %7) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %15 = stablehlo.divide %8, %14 : tensor<7x13xf64>
    %16 = chlo.square %15 : tensor<7x13xf64> -> tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %18 = stablehlo.add %17, %16 : tensor<7x13xf64>
    %19 = stablehlo.sqrt %18 : tensor<7x13xf64>
    %20 = stablehlo.multiply %7, %19 : tensor<7x13xf64>
    %21 = call @_where(%10, %7, %20) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<7x13xi1>, tensor<f64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %22 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<f64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: logaddexp_f64
// primitives: abs add custom_jvp_call exp log1p max ne neg select_n sub
// tolerances: 1e-10 1e-10
module @jit_logaddexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf64>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf64>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xf64>
    %4 = stablehlo.abs %1 : tensor<7x13xf64>
    %5 = stablehlo.negate %4 : tensor<7x13xf64>
    %6 = stablehlo.exponential %5 : tensor<7x13xf64>
    %7 = stablehlo.log_plus_one %6 : tensor<7x13xf64>
    %8 = stablehlo.add %0, %7 : tensor<7x13xf64>
    %9 = stablehlo.select %2, %3, %8 : tensor<7x13xi1>, tensor<7x13xf64>
    return %9 : tensor<7x13xf64>
  }
}
// -----
// case: logaddexp2_f64
// primitives: abs add custom_jvp_call exp2 log1p max mul ne neg select_n sub
// tolerances: 1e-10 1e-10
module @jit_logaddexp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf64>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf64>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xf64>
    %4 = stablehlo.abs %1 : tensor<7x13xf64>
    %5 = stablehlo.negate %4 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<7x13xf64>
    %8 = stablehlo.exponential %7 : tensor<7x13xf64>
    %9 = stablehlo.log_plus_one %8 : tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<7x13xf64>
    %12 = stablehlo.add %0, %11 : tensor<7x13xf64>
    %13 = stablehlo.select %2, %3, %12 : tensor<7x13xi1>, tensor<7x13xf64>
    return %13 : tensor<7x13xf64>
  }
}
// -----
// case: squared_difference_f64
// primitives: square sub
// tolerances: 4e-13 4e-300
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf64>
    %1 = chlo.square %0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: atan2_f64_special
// primitives: atan2
// tolerances: 1e-13 1e-300
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: div_f64
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: rem_f64
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: floor_divide_f64
// primitives: add and div eq jit ne rem round select_n sign sub
// tolerances: 2e-13 2e-300
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @floor_divide(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<7x13xf64>
    %4 = call @_where(%2, %arg0, %3) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %5 = stablehlo.divide %4, %arg1 : tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %8 = stablehlo.sign %arg1 : tensor<7x13xf64>
    %9 = stablehlo.sign %0 : tensor<7x13xf64>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x13xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<7x13xf64>
    %13 = stablehlo.select %11, %12, %0 : tensor<7x13xi1>, tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %15 = stablehlo.subtract %5, %14 : tensor<7x13xf64>
    %16 = stablehlo.select %11, %15, %5 : tensor<7x13xi1>, tensor<7x13xf64>
    %17 = stablehlo.round_nearest_afz %16 : tensor<7x13xf64>
    return %17 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: remainder_f64
// primitives: add and jit lt ne rem select_n
// tolerances: 2e-13 2e-300
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @remainder(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %8 = stablehlo.and %7, %2 : tensor<7x13xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<7x13xf64>
    %10 = stablehlo.select %8, %9, %0 : tensor<7x13xi1>, tensor<7x13xf64>
    return %10 : tensor<7x13xf64>
  }
}
// -----
// case: pow_f64
// primitives: pow
// tolerances: 2e-13 2e-300
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: pow_f64_special
// primitives: pow
// tolerances: 2e-13 2e-300
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: pow_f64_i32
// primitives: pow
// tolerances: 4e-13 4e-300
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xf64>, %arg1: tensor<31xi32>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<31xi32>) -> tensor<31xf64>
    %1 = stablehlo.power %arg0, %0 : tensor<31xf64>
    return %1 : tensor<31xf64>
  }
}
// -----
// case: nextafter_f64
// primitives: nextafter
// tolerances: 0 0
module @jit_nextafter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<7x13xf64>, tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: polygamma_f64
// primitives: polygamma
// tolerances: 4e-13 4e-300
module @jit_polygamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.polygamma %arg0, %arg1 : tensor<7x13xf64>, tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: zeta_f64
// primitives: zeta
// tolerances: 4e-13 4e-300
module @jit_zeta attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.zeta %arg0, %arg1 : tensor<7x13xf64>, tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: add_f16
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: sub_f16
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: mul_f16
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: max_f16
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: min_f16
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: copysign_f16
// primitives: abs bitcast_convert_type convert_element_type jit neg select_n shift_right_arithmetic
// tolerances: 0 0
module @jit_copysign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @copysign(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = call @signbit(%arg1) : (tensor<7x13xf16>) -> tensor<7x13xi1>
    %1 = stablehlo.abs %arg0 : tensor<7x13xf16>
    %2 = stablehlo.negate %1 : tensor<7x13xf16>
    %3 = stablehlo.abs %arg0 : tensor<7x13xf16>
    %4 = call @_where(%0, %2, %3) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %4 : tensor<7x13xf16>
  }
  func.func private @signbit(%arg0: tensor<7x13xf16>) -> tensor<7x13xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<7x13xf16>) -> tensor<7x13xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<7x13xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<7x13xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<7x13xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<7x13xi16>, tensor<7x13xi16>) -> tensor<7x13xi1>
    %5 = stablehlo.convert %4 : tensor<7x13xi1>
    return %5 : tensor<7x13xi1>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: fmax_f16
// primitives: gt jit ne or select_n
// tolerances: 0 0
module @jit_fmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @fmax(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @fmax(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %3 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: fmin_f16
// primitives: jit lt ne or select_n
// tolerances: 0 0
module @jit_fmin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @fmin(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @fmin(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %3 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: heaviside_f16
// primitives: broadcast_in_dim gt jit lt ne select_n
// tolerances: 0 0
module @jit_heaviside attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @heaviside(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @heaviside(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<7x13xi1>, tensor<f16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<7x13xi1>, tensor<f16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %7 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<f16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: fmod_f16
// primitives: jit rem
// tolerances: 0 0
module @jit_fmod attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @fmod(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @fmod(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: atan2_f16
// primitives: atan2
// tolerances: 0.008 5.2e-07
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: hypot_f16
// primitives: abs add broadcast_in_dim div eq jit max min mul or select_n sqrt square
// tolerances: 0.008 5.2e-07
module @jit_hypot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @hypot(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @hypot(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf16>
    %1 = stablehlo.abs %arg1 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %6 = stablehlo.or %3, %5 : tensor<7x13xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<7x13xf16>
    %8 = stablehlo.minimum %0, %1 : tensor<7x13xf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %14 = call @_where(%12, %13, %7) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    %15 = stablehlo.divide %8, %14 : tensor<7x13xf16>
    %16 = chlo.square %15 : tensor<7x13xf16> -> tensor<7x13xf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %18 = stablehlo.add %17, %16 : tensor<7x13xf16>
    %19 = stablehlo.sqrt %18 : tensor<7x13xf16>
    %20 = stablehlo.multiply %7, %19 : tensor<7x13xf16>
    %21 = call @_where(%10, %7, %20) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    %cst_5 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<7x13xi1>, tensor<f16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %22 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<f16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: logaddexp_f16
// primitives: abs add custom_jvp_call exp log1p max ne neg select_n sub
// tolerances: 0.01 0.001
module @jit_logaddexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf16>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xf16>
    %4 = stablehlo.abs %1 : tensor<7x13xf16>
    %5 = stablehlo.negate %4 : tensor<7x13xf16>
    %6 = stablehlo.exponential %5 : tensor<7x13xf16>
    %7 = stablehlo.log_plus_one %6 : tensor<7x13xf16>
    %8 = stablehlo.add %0, %7 : tensor<7x13xf16>
    %9 = stablehlo.select %2, %3, %8 : tensor<7x13xi1>, tensor<7x13xf16>
    return %9 : tensor<7x13xf16>
  }
}
// -----
// case: logaddexp2_f16
// primitives: abs add custom_jvp_call exp2 log1p max mul ne neg select_n sub
// tolerances: 0.01 0.001
module @jit_logaddexp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xf16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf16>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xf16>
    %4 = stablehlo.abs %1 : tensor<7x13xf16>
    %5 = stablehlo.negate %4 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<6.933590e-01> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %7 = stablehlo.multiply %6, %5 : tensor<7x13xf16>
    %8 = stablehlo.exponential %7 : tensor<7x13xf16>
    %9 = stablehlo.log_plus_one %8 : tensor<7x13xf16>
    %cst_0 = stablehlo.constant dense<1.442380e+00> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %11 = stablehlo.multiply %10, %9 : tensor<7x13xf16>
    %12 = stablehlo.add %0, %11 : tensor<7x13xf16>
    %13 = stablehlo.select %2, %3, %12 : tensor<7x13xi1>, tensor<7x13xf16>
    return %13 : tensor<7x13xf16>
  }
}
// -----
// case: squared_difference_f16
// primitives: square sub
// tolerances: 0.008 5.2e-07
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf16>
    %1 = chlo.square %0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: atan2_f16_special
// primitives: atan2
// tolerances: 0.002 1.3e-07
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: div_f16
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: rem_f16
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: floor_divide_f16
// primitives: add and div eq jit ne rem round select_n sign sub
// tolerances: 0.004 2.6e-07
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @floor_divide(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<7x13xf16>
    %4 = call @_where(%2, %arg0, %3) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    %5 = stablehlo.divide %4, %arg1 : tensor<7x13xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %8 = stablehlo.sign %arg1 : tensor<7x13xf16>
    %9 = stablehlo.sign %0 : tensor<7x13xf16>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x13xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<7x13xf16>
    %13 = stablehlo.select %11, %12, %0 : tensor<7x13xi1>, tensor<7x13xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %15 = stablehlo.subtract %5, %14 : tensor<7x13xf16>
    %16 = stablehlo.select %11, %15, %5 : tensor<7x13xi1>, tensor<7x13xf16>
    %17 = stablehlo.round_nearest_afz %16 : tensor<7x13xf16>
    return %17 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: remainder_f16
// primitives: add and jit lt ne rem select_n
// tolerances: 0.004 2.6e-07
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @remainder(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %8 = stablehlo.and %7, %2 : tensor<7x13xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<7x13xf16>
    %10 = stablehlo.select %8, %9, %0 : tensor<7x13xi1>, tensor<7x13xf16>
    return %10 : tensor<7x13xf16>
  }
}
// -----
// case: pow_f16
// primitives: pow
// tolerances: 0.004 2.6e-07
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: pow_f16_special
// primitives: pow
// tolerances: 0.004 2.6e-07
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: pow_f16_i32
// primitives: pow
// tolerances: 0.008 5.2e-07
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xf16>, %arg1: tensor<31xi32>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<31xi32>) -> tensor<31xf16>
    %1 = stablehlo.power %arg0, %0 : tensor<31xf16>
    return %1 : tensor<31xf16>
  }
}
// -----
// case: nextafter_f16
// primitives: nextafter
// tolerances: 0 0
module @jit_nextafter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<7x13xf16>, tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: polygamma_f16
// primitives: polygamma
// tolerances: 0.008 5.2e-07
module @jit_polygamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.polygamma %arg0, %arg1 : tensor<7x13xf16>, tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: zeta_f16
// primitives: zeta
// tolerances: 0.008 5.2e-07
module @jit_zeta attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.zeta %arg0, %arg1 : tensor<7x13xf16>, tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: add_bf16
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: sub_bf16
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: mul_bf16
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: max_bf16
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: min_bf16
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: copysign_bf16
// primitives: abs bitcast_convert_type convert_element_type jit neg select_n shift_right_arithmetic
// tolerances: 0 0
module @jit_copysign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @copysign(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = call @signbit(%arg1) : (tensor<7x13xbf16>) -> tensor<7x13xi1>
    %1 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %2 = stablehlo.negate %1 : tensor<7x13xbf16>
    %3 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %4 = call @_where(%0, %2, %3) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %4 : tensor<7x13xbf16>
  }
  func.func private @signbit(%arg0: tensor<7x13xbf16>) -> tensor<7x13xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<7x13xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<7x13xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<7x13xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<7x13xi16>, tensor<7x13xi16>) -> tensor<7x13xi1>
    %5 = stablehlo.convert %4 : tensor<7x13xi1>
    return %5 : tensor<7x13xi1>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: fmax_bf16
// primitives: gt jit ne or select_n
// tolerances: 0 0
module @jit_fmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @fmax(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @fmax(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %3 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: fmin_bf16
// primitives: jit lt ne or select_n
// tolerances: 0 0
module @jit_fmin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @fmin(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @fmin(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %3 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: heaviside_bf16
// primitives: broadcast_in_dim gt jit lt ne select_n
// tolerances: 0 0
module @jit_heaviside attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @heaviside(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @heaviside(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<7x13xi1>, tensor<bf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<7x13xi1>, tensor<bf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %7 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<bf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: fmod_bf16
// primitives: jit rem
// tolerances: 0 0
module @jit_fmod attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @fmod(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @fmod(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: atan2_bf16
// primitives: atan2
// tolerances: 0.064 4e-37
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: hypot_bf16
// primitives: abs add broadcast_in_dim div eq jit max min mul or select_n sqrt square
// tolerances: 0.064 4e-37
module @jit_hypot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @hypot(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @hypot(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.abs %arg1 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %6 = stablehlo.or %3, %5 : tensor<7x13xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<7x13xbf16>
    %8 = stablehlo.minimum %0, %1 : tensor<7x13xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %14 = call @_where(%12, %13, %7) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %15 = stablehlo.divide %8, %14 : tensor<7x13xbf16>
    %16 = chlo.square %15 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %18 = stablehlo.add %17, %16 : tensor<7x13xbf16>
    %19 = stablehlo.sqrt %18 : tensor<7x13xbf16>
    %20 = stablehlo.multiply %7, %19 : tensor<7x13xbf16>
    %21 = call @_where(%10, %7, %20) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %cst_5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<7x13xi1>, tensor<bf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %22 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<bf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: logaddexp_bf16
// primitives: abs add custom_jvp_call exp log1p max ne neg select_n sub
// tolerances: 0.02 0.01
module @jit_logaddexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xbf16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xbf16>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xbf16>
    %4 = stablehlo.abs %1 : tensor<7x13xbf16>
    %5 = stablehlo.negate %4 : tensor<7x13xbf16>
    %6 = stablehlo.exponential %5 : tensor<7x13xbf16>
    %7 = stablehlo.log_plus_one %6 : tensor<7x13xbf16>
    %8 = stablehlo.add %0, %7 : tensor<7x13xbf16>
    %9 = stablehlo.select %2, %3, %8 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %9 : tensor<7x13xbf16>
  }
}
// -----
// case: logaddexp2_bf16
// primitives: abs add custom_jvp_call exp2 log1p max mul ne neg select_n sub
// tolerances: 0.02 0.01
module @jit_logaddexp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7x13xbf16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xbf16>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7x13xbf16>
    %4 = stablehlo.abs %1 : tensor<7x13xbf16>
    %5 = stablehlo.negate %4 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<6.914060e-01> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %7 = stablehlo.multiply %6, %5 : tensor<7x13xbf16>
    %8 = stablehlo.exponential %7 : tensor<7x13xbf16>
    %9 = stablehlo.log_plus_one %8 : tensor<7x13xbf16>
    %cst_0 = stablehlo.constant dense<1.445310e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %11 = stablehlo.multiply %10, %9 : tensor<7x13xbf16>
    %12 = stablehlo.add %0, %11 : tensor<7x13xbf16>
    %13 = stablehlo.select %2, %3, %12 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %13 : tensor<7x13xbf16>
  }
}
// -----
// case: squared_difference_bf16
// primitives: square sub
// tolerances: 0.064 4e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xbf16>
    %1 = chlo.square %0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: atan2_bf16_special
// primitives: atan2
// tolerances: 0.016 1e-37
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: div_bf16
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: rem_bf16
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: floor_divide_bf16
// primitives: add and div eq jit ne rem round select_n sign sub
// tolerances: 0.032 2e-37
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @floor_divide(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<7x13xbf16>
    %4 = call @_where(%2, %arg0, %3) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %5 = stablehlo.divide %4, %arg1 : tensor<7x13xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %8 = stablehlo.sign %arg1 : tensor<7x13xbf16>
    %9 = stablehlo.sign %0 : tensor<7x13xbf16>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x13xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<7x13xbf16>
    %13 = stablehlo.select %11, %12, %0 : tensor<7x13xi1>, tensor<7x13xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %15 = stablehlo.subtract %5, %14 : tensor<7x13xbf16>
    %16 = stablehlo.select %11, %15, %5 : tensor<7x13xi1>, tensor<7x13xbf16>
    %17 = stablehlo.round_nearest_afz %16 : tensor<7x13xbf16>
    return %17 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: remainder_bf16
// primitives: add and jit lt ne rem select_n
// tolerances: 0.032 2e-37
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @remainder(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %8 = stablehlo.and %7, %2 : tensor<7x13xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<7x13xbf16>
    %10 = stablehlo.select %8, %9, %0 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %10 : tensor<7x13xbf16>
  }
}
// -----
// case: pow_bf16
// primitives: pow
// tolerances: 0.032 2e-37
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: pow_bf16_special
// primitives: pow
// tolerances: 0.032 2e-37
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: pow_bf16_i32
// primitives: pow
// tolerances: 0.064 4e-37
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xbf16>, %arg1: tensor<31xi32>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<31xi32>) -> tensor<31xbf16>
    %1 = stablehlo.power %arg0, %0 : tensor<31xbf16>
    return %1 : tensor<31xbf16>
  }
}
// -----
// case: nextafter_bf16
// primitives: nextafter
// tolerances: 0 0
module @jit_nextafter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<7x13xbf16>, tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: polygamma_bf16
// primitives: polygamma
// tolerances: 0.064 4e-37
module @jit_polygamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.polygamma %arg0, %arg1 : tensor<7x13xbf16>, tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: zeta_bf16
// primitives: zeta
// tolerances: 0.064 4e-37
module @jit_zeta attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.zeta %arg0, %arg1 : tensor<7x13xbf16>, tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: add_i8
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: sub_i8
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: mul_i8
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: max_i8
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: min_i8
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: div_i8
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: rem_i8
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: floor_divide_i8
// primitives: and div jit ne rem select_n sign sub
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> tensor<3x13xi8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi8>
    %1 = stablehlo.sign %arg0 : tensor<3x13xi8>
    %2 = stablehlo.sign %arg1 : tensor<3x13xi8>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x13xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi1>
    %7 = stablehlo.and %3, %6 : tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x13xi8>
    %9 = stablehlo.subtract %0, %8 : tensor<3x13xi8>
    %10 = call @_where(%7, %9, %0) : (tensor<3x13xi1>, tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi8>
    return %10 : tensor<3x13xi8>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi8>, %arg2: tensor<3x13xi8>) -> tensor<3x13xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: remainder_i8
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
  func.func private @remainder(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> tensor<3x13xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x13xi8>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x13xi8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<3x13xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x13xi8>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<3x13xi8>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x13xi8>, tensor<3x13xi8>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xi8>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xi8>
    return %14 : tensor<3x13xi8>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi8>, %arg2: tensor<3x13xi8>) -> tensor<3x13xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: and_i8
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: or_i8
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: xor_i8
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: shift_left_i8
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: shift_right_arithmetic_i8
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: shift_right_logical_i8
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi8>, %arg1: tensor<3x13xi8>) -> (tensor<3x13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xi8>
    return %0 : tensor<3x13xi8>
  }
}
// -----
// case: pow_i8
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi8>, %arg1: tensor<13xi8>) -> (tensor<13xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %c_2 = stablehlo.constant dense<1> : tensor<i8>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<i8>, tensor<i8>) -> tensor<13xi8>
    %c_3 = stablehlo.constant dense<1> : tensor<i8>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %7 = stablehlo.and %arg1, %6 : tensor<13xi8>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xi8>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xi8>, tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xi8>
    %c_4 = stablehlo.constant dense<1> : tensor<i8>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xi8>
    %c_5 = stablehlo.constant dense<1> : tensor<i8>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %14 = stablehlo.and %12, %13 : tensor<13xi8>
    %15 = stablehlo.multiply %9, %10 : tensor<13xi8>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xi8>, tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
    %17 = stablehlo.multiply %10, %10 : tensor<13xi8>
    %c_6 = stablehlo.constant dense<1> : tensor<i8>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xi8>
    %c_7 = stablehlo.constant dense<1> : tensor<i8>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %21 = stablehlo.and %19, %20 : tensor<13xi8>
    %22 = stablehlo.multiply %16, %17 : tensor<13xi8>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xi8>, tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
    %24 = stablehlo.multiply %17, %17 : tensor<13xi8>
    %c_8 = stablehlo.constant dense<1> : tensor<i8>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xi8>
    %c_9 = stablehlo.constant dense<1> : tensor<i8>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %28 = stablehlo.and %26, %27 : tensor<13xi8>
    %29 = stablehlo.multiply %23, %24 : tensor<13xi8>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xi8>, tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
    %31 = stablehlo.multiply %24, %24 : tensor<13xi8>
    %c_10 = stablehlo.constant dense<1> : tensor<i8>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xi8>
    %c_11 = stablehlo.constant dense<1> : tensor<i8>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %35 = stablehlo.and %33, %34 : tensor<13xi8>
    %36 = stablehlo.multiply %30, %31 : tensor<13xi8>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xi8>, tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
    %38 = stablehlo.multiply %31, %31 : tensor<13xi8>
    %c_12 = stablehlo.constant dense<1> : tensor<i8>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xi8>
    %c_13 = stablehlo.constant dense<1> : tensor<i8>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %42 = stablehlo.and %40, %41 : tensor<13xi8>
    %43 = stablehlo.multiply %37, %38 : tensor<13xi8>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xi8>, tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
    %45 = stablehlo.multiply %38, %38 : tensor<13xi8>
    %c_14 = stablehlo.constant dense<1> : tensor<i8>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xi8>
    return %44 : tensor<13xi8>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<13xi8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xi8>
    return %2 : tensor<13xi8>
  }
  func.func private @_where_0(%arg0: tensor<13xi8>, %arg1: tensor<13xi8>, %arg2: tensor<13xi8>) -> tensor<13xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<13xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xi8>
    return %2 : tensor<13xi8>
  }
}
// -----
// case: add_i16
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: sub_i16
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: mul_i16
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: max_i16
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: min_i16
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: div_i16
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: rem_i16
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: floor_divide_i16
// primitives: and div jit ne rem select_n sign sub
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> tensor<3x13xi16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi16>
    %1 = stablehlo.sign %arg0 : tensor<3x13xi16>
    %2 = stablehlo.sign %arg1 : tensor<3x13xi16>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<3x13xi16>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi1>
    %7 = stablehlo.and %3, %6 : tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i16>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<3x13xi16>
    %9 = stablehlo.subtract %0, %8 : tensor<3x13xi16>
    %10 = call @_where(%7, %9, %0) : (tensor<3x13xi1>, tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi16>
    return %10 : tensor<3x13xi16>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi16>, %arg2: tensor<3x13xi16>) -> tensor<3x13xi16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: remainder_i16
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
  func.func private @remainder(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> tensor<3x13xi16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<3x13xi16>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<3x13xi16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xi16>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<3x13xi16>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i16>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i16>) -> tensor<3x13xi16>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i16>) -> tensor<3x13xi16>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x13xi16>, tensor<3x13xi16>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xi16>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xi16>
    return %14 : tensor<3x13xi16>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi16>, %arg2: tensor<3x13xi16>) -> tensor<3x13xi16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: and_i16
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: or_i16
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: xor_i16
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: shift_left_i16
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: shift_right_arithmetic_i16
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: shift_right_logical_i16
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi16>, %arg1: tensor<3x13xi16>) -> (tensor<3x13xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xi16>
    return %0 : tensor<3x13xi16>
  }
}
// -----
// case: pow_i16
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi16>, %arg1: tensor<13xi16>) -> (tensor<13xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<13xi16>, tensor<13xi16>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<13xi16>, tensor<13xi16>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %c_2 = stablehlo.constant dense<1> : tensor<i16>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<i16>, tensor<i16>) -> tensor<13xi16>
    %c_3 = stablehlo.constant dense<1> : tensor<i16>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %7 = stablehlo.and %arg1, %6 : tensor<13xi16>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xi16>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xi16>, tensor<13xi16>, tensor<13xi16>) -> tensor<13xi16>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xi16>
    %c_4 = stablehlo.constant dense<1> : tensor<i16>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xi16>
    %c_5 = stablehlo.constant dense<1> : tensor<i16>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %14 = stablehlo.and %12, %13 : tensor<13xi16>
    %15 = stablehlo.multiply %9, %10 : tensor<13xi16>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xi16>, tensor<13xi16>, tensor<13xi16>) -> tensor<13xi16>
    %17 = stablehlo.multiply %10, %10 : tensor<13xi16>
    %c_6 = stablehlo.constant dense<1> : tensor<i16>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xi16>
    %c_7 = stablehlo.constant dense<1> : tensor<i16>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %21 = stablehlo.and %19, %20 : tensor<13xi16>
    %22 = stablehlo.multiply %16, %17 : tensor<13xi16>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xi16>, tensor<13xi16>, tensor<13xi16>) -> tensor<13xi16>
    %24 = stablehlo.multiply %17, %17 : tensor<13xi16>
    %c_8 = stablehlo.constant dense<1> : tensor<i16>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xi16>
    %c_9 = stablehlo.constant dense<1> : tensor<i16>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %28 = stablehlo.and %26, %27 : tensor<13xi16>
    %29 = stablehlo.multiply %23, %24 : tensor<13xi16>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xi16>, tensor<13xi16>, tensor<13xi16>) -> tensor<13xi16>
    %31 = stablehlo.multiply %24, %24 : tensor<13xi16>
    %c_10 = stablehlo.constant dense<1> : tensor<i16>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xi16>
    %c_11 = stablehlo.constant dense<1> : tensor<i16>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %35 = stablehlo.and %33, %34 : tensor<13xi16>
    %36 = stablehlo.multiply %30, %31 : tensor<13xi16>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xi16>, tensor<13xi16>, tensor<13xi16>) -> tensor<13xi16>
    %38 = stablehlo.multiply %31, %31 : tensor<13xi16>
    %c_12 = stablehlo.constant dense<1> : tensor<i16>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xi16>
    %c_13 = stablehlo.constant dense<1> : tensor<i16>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %42 = stablehlo.and %40, %41 : tensor<13xi16>
    %43 = stablehlo.multiply %37, %38 : tensor<13xi16>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xi16>, tensor<13xi16>, tensor<13xi16>) -> tensor<13xi16>
    %45 = stablehlo.multiply %38, %38 : tensor<13xi16>
    %c_14 = stablehlo.constant dense<1> : tensor<i16>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xi16>
    return %44 : tensor<13xi16>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<i16>, %arg2: tensor<i16>) -> tensor<13xi16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xi16>
    return %2 : tensor<13xi16>
  }
  func.func private @_where_0(%arg0: tensor<13xi16>, %arg1: tensor<13xi16>, %arg2: tensor<13xi16>) -> tensor<13xi16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<13xi16>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<13xi16>, tensor<13xi16>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xi16>
    return %2 : tensor<13xi16>
  }
}
// -----
// case: add_i32
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: sub_i32
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: mul_i32
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: max_i32
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: min_i32
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: div_i32
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: rem_i32
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: floor_divide_i32
// primitives: and div jit ne rem select_n sign sub
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> tensor<3x13xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi32>
    %1 = stablehlo.sign %arg0 : tensor<3x13xi32>
    %2 = stablehlo.sign %arg1 : tensor<3x13xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x13xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi1>
    %7 = stablehlo.and %3, %6 : tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x13xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x13xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<3x13xi1>, tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi32>
    return %10 : tensor<3x13xi32>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi32>, %arg2: tensor<3x13xi32>) -> tensor<3x13xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: remainder_i32
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
  func.func private @remainder(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> tensor<3x13xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x13xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x13xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x13xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x13xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x13xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x13xi32>, tensor<3x13xi32>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xi32>
    return %14 : tensor<3x13xi32>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi32>, %arg2: tensor<3x13xi32>) -> tensor<3x13xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: and_i32
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: or_i32
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: xor_i32
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: shift_left_i32
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: shift_right_arithmetic_i32
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: shift_right_logical_i32
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi32>, %arg1: tensor<3x13xi32>) -> (tensor<3x13xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xi32>
    return %0 : tensor<3x13xi32>
  }
}
// -----
// case: pow_i32
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi32>, %arg1: tensor<13xi32>) -> (tensor<13xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<i32>, tensor<i32>) -> tensor<13xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %7 = stablehlo.and %arg1, %6 : tensor<13xi32>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xi32>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %14 = stablehlo.and %12, %13 : tensor<13xi32>
    %15 = stablehlo.multiply %9, %10 : tensor<13xi32>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %17 = stablehlo.multiply %10, %10 : tensor<13xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %21 = stablehlo.and %19, %20 : tensor<13xi32>
    %22 = stablehlo.multiply %16, %17 : tensor<13xi32>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %24 = stablehlo.multiply %17, %17 : tensor<13xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %28 = stablehlo.and %26, %27 : tensor<13xi32>
    %29 = stablehlo.multiply %23, %24 : tensor<13xi32>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %31 = stablehlo.multiply %24, %24 : tensor<13xi32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %35 = stablehlo.and %33, %34 : tensor<13xi32>
    %36 = stablehlo.multiply %30, %31 : tensor<13xi32>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %38 = stablehlo.multiply %31, %31 : tensor<13xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %42 = stablehlo.and %40, %41 : tensor<13xi32>
    %43 = stablehlo.multiply %37, %38 : tensor<13xi32>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xi32>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
    %45 = stablehlo.multiply %38, %38 : tensor<13xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xi32>
    return %44 : tensor<13xi32>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<13xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xi32>
    return %2 : tensor<13xi32>
  }
  func.func private @_where_0(%arg0: tensor<13xi32>, %arg1: tensor<13xi32>, %arg2: tensor<13xi32>) -> tensor<13xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xi32>
    return %2 : tensor<13xi32>
  }
}
// -----
// case: add_i64
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: sub_i64
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: mul_i64
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: max_i64
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: min_i64
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: div_i64
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: rem_i64
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: floor_divide_i64
// primitives: and div jit ne rem select_n sign sub
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> tensor<3x13xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xi64>
    %1 = stablehlo.sign %arg0 : tensor<3x13xi64>
    %2 = stablehlo.sign %arg1 : tensor<3x13xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x13xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi1>
    %7 = stablehlo.and %3, %6 : tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x13xi64>
    %9 = stablehlo.subtract %0, %8 : tensor<3x13xi64>
    %10 = call @_where(%7, %9, %0) : (tensor<3x13xi1>, tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi64>
    return %10 : tensor<3x13xi64>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi64>, %arg2: tensor<3x13xi64>) -> tensor<3x13xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: remainder_i64
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
  func.func private @remainder(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> tensor<3x13xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x13xi64>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x13xi64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x13xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x13xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3x13xi64>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x13xi64>, tensor<3x13xi64>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xi64>
    return %14 : tensor<3x13xi64>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xi64>, %arg2: tensor<3x13xi64>) -> tensor<3x13xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: and_i64
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: or_i64
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: xor_i64
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: shift_left_i64
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: shift_right_arithmetic_i64
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: shift_right_logical_i64
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xi64>, %arg1: tensor<3x13xi64>) -> (tensor<3x13xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xi64>
    return %0 : tensor<3x13xi64>
  }
}
// -----
// case: pow_i64
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi64>, %arg1: tensor<13xi64>) -> (tensor<13xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<i64>, tensor<i64>) -> tensor<13xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %7 = stablehlo.and %arg1, %6 : tensor<13xi64>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xi64>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xi64>, tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xi64>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %14 = stablehlo.and %12, %13 : tensor<13xi64>
    %15 = stablehlo.multiply %9, %10 : tensor<13xi64>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xi64>, tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
    %17 = stablehlo.multiply %10, %10 : tensor<13xi64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xi64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %21 = stablehlo.and %19, %20 : tensor<13xi64>
    %22 = stablehlo.multiply %16, %17 : tensor<13xi64>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xi64>, tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
    %24 = stablehlo.multiply %17, %17 : tensor<13xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xi64>
    %c_9 = stablehlo.constant dense<1> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %28 = stablehlo.and %26, %27 : tensor<13xi64>
    %29 = stablehlo.multiply %23, %24 : tensor<13xi64>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xi64>, tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
    %31 = stablehlo.multiply %24, %24 : tensor<13xi64>
    %c_10 = stablehlo.constant dense<1> : tensor<i64>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xi64>
    %c_11 = stablehlo.constant dense<1> : tensor<i64>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %35 = stablehlo.and %33, %34 : tensor<13xi64>
    %36 = stablehlo.multiply %30, %31 : tensor<13xi64>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xi64>, tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
    %38 = stablehlo.multiply %31, %31 : tensor<13xi64>
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xi64>
    %c_13 = stablehlo.constant dense<1> : tensor<i64>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %42 = stablehlo.and %40, %41 : tensor<13xi64>
    %43 = stablehlo.multiply %37, %38 : tensor<13xi64>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xi64>, tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
    %45 = stablehlo.multiply %38, %38 : tensor<13xi64>
    %c_14 = stablehlo.constant dense<1> : tensor<i64>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xi64>
    return %44 : tensor<13xi64>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<13xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xi64>
    return %2 : tensor<13xi64>
  }
  func.func private @_where_0(%arg0: tensor<13xi64>, %arg1: tensor<13xi64>, %arg2: tensor<13xi64>) -> tensor<13xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xi64>
    return %2 : tensor<13xi64>
  }
}
// -----
// case: add_ui8
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: sub_ui8
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: mul_ui8
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: max_ui8
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: min_ui8
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: div_ui8
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: rem_ui8
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: floor_divide_ui8
// primitives: div jit
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xui8>, tensor<3x13xui8>) -> tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> tensor<3x13xui8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: remainder_ui8
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xui8>, tensor<3x13xui8>) -> tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
  func.func private @remainder(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> tensor<3x13xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3x13xui8>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<3x13xui8>, tensor<3x13xui8>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<3x13xui8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xui8>, tensor<3x13xui8>) -> tensor<3x13xui8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xui8>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x13xui8>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x13xui8>, tensor<3x13xui8>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<3x13xui8>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x13xui8>, tensor<3x13xui8>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui8>) -> tensor<3x13xui8>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<3x13xui8>, tensor<3x13xui8>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xui8>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xui8>
    return %14 : tensor<3x13xui8>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xui8>, %arg2: tensor<3x13xui8>) -> tensor<3x13xui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: and_ui8
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: or_ui8
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: xor_ui8
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: shift_left_ui8
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: shift_right_arithmetic_ui8
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: shift_right_logical_ui8
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui8>, %arg1: tensor<3x13xui8>) -> (tensor<3x13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xui8>
    return %0 : tensor<3x13xui8>
  }
}
// -----
// case: pow_ui8
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xui8>, %arg1: tensor<13xui8>) -> (tensor<13xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<13xui8>, tensor<13xui8>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %3 = stablehlo.compare NE, %arg1, %2, UNSIGNED : (tensor<13xui8>, tensor<13xui8>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %c_2 = stablehlo.constant dense<1> : tensor<ui8>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<ui8>, tensor<ui8>) -> tensor<13xui8>
    %c_3 = stablehlo.constant dense<1> : tensor<ui8>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %7 = stablehlo.and %arg1, %6 : tensor<13xui8>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xui8>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xui8>, tensor<13xui8>, tensor<13xui8>) -> tensor<13xui8>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xui8>
    %c_4 = stablehlo.constant dense<1> : tensor<ui8>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xui8>
    %c_5 = stablehlo.constant dense<1> : tensor<ui8>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %14 = stablehlo.and %12, %13 : tensor<13xui8>
    %15 = stablehlo.multiply %9, %10 : tensor<13xui8>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xui8>, tensor<13xui8>, tensor<13xui8>) -> tensor<13xui8>
    %17 = stablehlo.multiply %10, %10 : tensor<13xui8>
    %c_6 = stablehlo.constant dense<1> : tensor<ui8>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xui8>
    %c_7 = stablehlo.constant dense<1> : tensor<ui8>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %21 = stablehlo.and %19, %20 : tensor<13xui8>
    %22 = stablehlo.multiply %16, %17 : tensor<13xui8>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xui8>, tensor<13xui8>, tensor<13xui8>) -> tensor<13xui8>
    %24 = stablehlo.multiply %17, %17 : tensor<13xui8>
    %c_8 = stablehlo.constant dense<1> : tensor<ui8>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xui8>
    %c_9 = stablehlo.constant dense<1> : tensor<ui8>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %28 = stablehlo.and %26, %27 : tensor<13xui8>
    %29 = stablehlo.multiply %23, %24 : tensor<13xui8>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xui8>, tensor<13xui8>, tensor<13xui8>) -> tensor<13xui8>
    %31 = stablehlo.multiply %24, %24 : tensor<13xui8>
    %c_10 = stablehlo.constant dense<1> : tensor<ui8>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xui8>
    %c_11 = stablehlo.constant dense<1> : tensor<ui8>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %35 = stablehlo.and %33, %34 : tensor<13xui8>
    %36 = stablehlo.multiply %30, %31 : tensor<13xui8>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xui8>, tensor<13xui8>, tensor<13xui8>) -> tensor<13xui8>
    %38 = stablehlo.multiply %31, %31 : tensor<13xui8>
    %c_12 = stablehlo.constant dense<1> : tensor<ui8>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xui8>
    %c_13 = stablehlo.constant dense<1> : tensor<ui8>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %42 = stablehlo.and %40, %41 : tensor<13xui8>
    %43 = stablehlo.multiply %37, %38 : tensor<13xui8>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xui8>, tensor<13xui8>, tensor<13xui8>) -> tensor<13xui8>
    %45 = stablehlo.multiply %38, %38 : tensor<13xui8>
    %c_14 = stablehlo.constant dense<1> : tensor<ui8>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xui8>
    return %44 : tensor<13xui8>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<13xui8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xui8>
    return %2 : tensor<13xui8>
  }
  func.func private @_where_0(%arg0: tensor<13xui8>, %arg1: tensor<13xui8>, %arg2: tensor<13xui8>) -> tensor<13xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<13xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<13xui8>, tensor<13xui8>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xui8>
    return %2 : tensor<13xui8>
  }
}
// -----
// case: add_ui16
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: sub_ui16
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: mul_ui16
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: max_ui16
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: min_ui16
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: div_ui16
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: rem_ui16
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: floor_divide_ui16
// primitives: div jit
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xui16>, tensor<3x13xui16>) -> tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> tensor<3x13xui16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: remainder_ui16
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xui16>, tensor<3x13xui16>) -> tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
  func.func private @remainder(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> tensor<3x13xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<3x13xui16>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<3x13xui16>, tensor<3x13xui16>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<3x13xui16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xui16>, tensor<3x13xui16>) -> tensor<3x13xui16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xui16>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<3x13xui16>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x13xui16>, tensor<3x13xui16>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui16>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<3x13xui16>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x13xui16>, tensor<3x13xui16>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<3x13xui16>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<3x13xui16>, tensor<3x13xui16>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xui16>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xui16>
    return %14 : tensor<3x13xui16>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xui16>, %arg2: tensor<3x13xui16>) -> tensor<3x13xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: and_ui16
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: or_ui16
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: xor_ui16
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: shift_left_ui16
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: shift_right_arithmetic_ui16
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: shift_right_logical_ui16
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui16>, %arg1: tensor<3x13xui16>) -> (tensor<3x13xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xui16>
    return %0 : tensor<3x13xui16>
  }
}
// -----
// case: pow_ui16
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xui16>, %arg1: tensor<13xui16>) -> (tensor<13xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<13xui16>, tensor<13xui16>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %3 = stablehlo.compare NE, %arg1, %2, UNSIGNED : (tensor<13xui16>, tensor<13xui16>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %c_2 = stablehlo.constant dense<1> : tensor<ui16>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<ui16>, tensor<ui16>) -> tensor<13xui16>
    %c_3 = stablehlo.constant dense<1> : tensor<ui16>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %7 = stablehlo.and %arg1, %6 : tensor<13xui16>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xui16>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xui16>, tensor<13xui16>, tensor<13xui16>) -> tensor<13xui16>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xui16>
    %c_4 = stablehlo.constant dense<1> : tensor<ui16>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xui16>
    %c_5 = stablehlo.constant dense<1> : tensor<ui16>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %14 = stablehlo.and %12, %13 : tensor<13xui16>
    %15 = stablehlo.multiply %9, %10 : tensor<13xui16>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xui16>, tensor<13xui16>, tensor<13xui16>) -> tensor<13xui16>
    %17 = stablehlo.multiply %10, %10 : tensor<13xui16>
    %c_6 = stablehlo.constant dense<1> : tensor<ui16>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xui16>
    %c_7 = stablehlo.constant dense<1> : tensor<ui16>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %21 = stablehlo.and %19, %20 : tensor<13xui16>
    %22 = stablehlo.multiply %16, %17 : tensor<13xui16>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xui16>, tensor<13xui16>, tensor<13xui16>) -> tensor<13xui16>
    %24 = stablehlo.multiply %17, %17 : tensor<13xui16>
    %c_8 = stablehlo.constant dense<1> : tensor<ui16>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xui16>
    %c_9 = stablehlo.constant dense<1> : tensor<ui16>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %28 = stablehlo.and %26, %27 : tensor<13xui16>
    %29 = stablehlo.multiply %23, %24 : tensor<13xui16>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xui16>, tensor<13xui16>, tensor<13xui16>) -> tensor<13xui16>
    %31 = stablehlo.multiply %24, %24 : tensor<13xui16>
    %c_10 = stablehlo.constant dense<1> : tensor<ui16>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xui16>
    %c_11 = stablehlo.constant dense<1> : tensor<ui16>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %35 = stablehlo.and %33, %34 : tensor<13xui16>
    %36 = stablehlo.multiply %30, %31 : tensor<13xui16>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xui16>, tensor<13xui16>, tensor<13xui16>) -> tensor<13xui16>
    %38 = stablehlo.multiply %31, %31 : tensor<13xui16>
    %c_12 = stablehlo.constant dense<1> : tensor<ui16>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xui16>
    %c_13 = stablehlo.constant dense<1> : tensor<ui16>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %42 = stablehlo.and %40, %41 : tensor<13xui16>
    %43 = stablehlo.multiply %37, %38 : tensor<13xui16>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xui16>, tensor<13xui16>, tensor<13xui16>) -> tensor<13xui16>
    %45 = stablehlo.multiply %38, %38 : tensor<13xui16>
    %c_14 = stablehlo.constant dense<1> : tensor<ui16>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xui16>
    return %44 : tensor<13xui16>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<ui16>, %arg2: tensor<ui16>) -> tensor<13xui16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xui16>
    return %2 : tensor<13xui16>
  }
  func.func private @_where_0(%arg0: tensor<13xui16>, %arg1: tensor<13xui16>, %arg2: tensor<13xui16>) -> tensor<13xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<13xui16>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<13xui16>, tensor<13xui16>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xui16>
    return %2 : tensor<13xui16>
  }
}
// -----
// case: add_ui32
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: sub_ui32
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: mul_ui32
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: max_ui32
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: min_ui32
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: div_ui32
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: rem_ui32
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: floor_divide_ui32
// primitives: div jit
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xui32>, tensor<3x13xui32>) -> tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> tensor<3x13xui32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: remainder_ui32
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xui32>, tensor<3x13xui32>) -> tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
  func.func private @remainder(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> tensor<3x13xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x13xui32>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<3x13xui32>, tensor<3x13xui32>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x13xui32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xui32>, tensor<3x13xui32>) -> tensor<3x13xui32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x13xui32>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x13xui32>, tensor<3x13xui32>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x13xui32>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x13xui32>, tensor<3x13xui32>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x13xui32>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<3x13xui32>, tensor<3x13xui32>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xui32>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xui32>
    return %14 : tensor<3x13xui32>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xui32>, %arg2: tensor<3x13xui32>) -> tensor<3x13xui32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: and_ui32
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: or_ui32
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: xor_ui32
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: shift_left_ui32
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: shift_right_arithmetic_ui32
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: shift_right_logical_ui32
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui32>, %arg1: tensor<3x13xui32>) -> (tensor<3x13xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xui32>
    return %0 : tensor<3x13xui32>
  }
}
// -----
// case: pow_ui32
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xui32>, %arg1: tensor<13xui32>) -> (tensor<13xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<13xui32>, tensor<13xui32>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %3 = stablehlo.compare NE, %arg1, %2, UNSIGNED : (tensor<13xui32>, tensor<13xui32>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %c_2 = stablehlo.constant dense<1> : tensor<ui32>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<ui32>, tensor<ui32>) -> tensor<13xui32>
    %c_3 = stablehlo.constant dense<1> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %7 = stablehlo.and %arg1, %6 : tensor<13xui32>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xui32>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xui32>, tensor<13xui32>, tensor<13xui32>) -> tensor<13xui32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xui32>
    %c_5 = stablehlo.constant dense<1> : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %14 = stablehlo.and %12, %13 : tensor<13xui32>
    %15 = stablehlo.multiply %9, %10 : tensor<13xui32>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xui32>, tensor<13xui32>, tensor<13xui32>) -> tensor<13xui32>
    %17 = stablehlo.multiply %10, %10 : tensor<13xui32>
    %c_6 = stablehlo.constant dense<1> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xui32>
    %c_7 = stablehlo.constant dense<1> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %21 = stablehlo.and %19, %20 : tensor<13xui32>
    %22 = stablehlo.multiply %16, %17 : tensor<13xui32>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xui32>, tensor<13xui32>, tensor<13xui32>) -> tensor<13xui32>
    %24 = stablehlo.multiply %17, %17 : tensor<13xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xui32>
    %c_9 = stablehlo.constant dense<1> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %28 = stablehlo.and %26, %27 : tensor<13xui32>
    %29 = stablehlo.multiply %23, %24 : tensor<13xui32>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xui32>, tensor<13xui32>, tensor<13xui32>) -> tensor<13xui32>
    %31 = stablehlo.multiply %24, %24 : tensor<13xui32>
    %c_10 = stablehlo.constant dense<1> : tensor<ui32>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xui32>
    %c_11 = stablehlo.constant dense<1> : tensor<ui32>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %35 = stablehlo.and %33, %34 : tensor<13xui32>
    %36 = stablehlo.multiply %30, %31 : tensor<13xui32>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xui32>, tensor<13xui32>, tensor<13xui32>) -> tensor<13xui32>
    %38 = stablehlo.multiply %31, %31 : tensor<13xui32>
    %c_12 = stablehlo.constant dense<1> : tensor<ui32>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xui32>
    %c_13 = stablehlo.constant dense<1> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %42 = stablehlo.and %40, %41 : tensor<13xui32>
    %43 = stablehlo.multiply %37, %38 : tensor<13xui32>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xui32>, tensor<13xui32>, tensor<13xui32>) -> tensor<13xui32>
    %45 = stablehlo.multiply %38, %38 : tensor<13xui32>
    %c_14 = stablehlo.constant dense<1> : tensor<ui32>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xui32>
    return %44 : tensor<13xui32>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<13xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xui32>
    return %2 : tensor<13xui32>
  }
  func.func private @_where_0(%arg0: tensor<13xui32>, %arg1: tensor<13xui32>, %arg2: tensor<13xui32>) -> tensor<13xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<13xui32>, tensor<13xui32>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xui32>
    return %2 : tensor<13xui32>
  }
}
// -----
// case: add_ui64
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: sub_ui64
// primitives: sub
// tolerances: 0 0
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: mul_ui64
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: max_ui64
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: min_ui64
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: div_ui64
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: rem_ui64
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: floor_divide_ui64
// primitives: div jit
// tolerances: 0 0
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x13xui64>, tensor<3x13xui64>) -> tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
  func.func private @floor_divide(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> tensor<3x13xui64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: remainder_ui64
// primitives: add and broadcast_in_dim eq jit lt ne rem select_n
// tolerances: 0 0
module @jit_remainder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x13xui64>, tensor<3x13xui64>) -> tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
  func.func private @remainder(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> tensor<3x13xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x13xui64>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<3x13xui64>, tensor<3x13xui64>) -> tensor<3x13xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x13xui64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x13xi1>, tensor<3x13xui64>, tensor<3x13xui64>) -> tensor<3x13xui64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x13xui64>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x13xui64>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x13xui64>, tensor<3x13xui64>) -> tensor<3x13xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3x13xui64>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x13xui64>, tensor<3x13xui64>) -> tensor<3x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<3x13xui64>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<3x13xui64>, tensor<3x13xui64>) -> tensor<3x13xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x13xi1>, tensor<3x13xi1>) -> tensor<3x13xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x13xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x13xui64>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x13xi1>, tensor<3x13xui64>
    return %14 : tensor<3x13xui64>
  }
  func.func private @_where(%arg0: tensor<3x13xi1>, %arg1: tensor<3x13xui64>, %arg2: tensor<3x13xui64>) -> tensor<3x13xui64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x13xi1>, tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: and_ui64
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: or_ui64
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: xor_ui64
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: shift_left_ui64
// primitives: shift_left
// tolerances: 0 0
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: shift_right_arithmetic_ui64
// primitives: shift_right_arithmetic
// tolerances: 0 0
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: shift_right_logical_ui64
// primitives: shift_right_logical
// tolerances: 0 0
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xui64>, %arg1: tensor<3x13xui64>) -> (tensor<3x13xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x13xui64>
    return %0 : tensor<3x13xui64>
  }
}
// -----
// case: pow_ui64
// primitives: and broadcast_in_dim eq jit mul ne select_n shift_right_logical
// tolerances: 0 0
module @jit_power attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xui64>, %arg1: tensor<13xui64>) -> (tensor<13xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<13xui64>, tensor<13xui64>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %3 = stablehlo.compare NE, %arg1, %2, UNSIGNED : (tensor<13xui64>, tensor<13xui64>) -> tensor<13xi1>
    %4 = stablehlo.and %1, %3 : tensor<13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<13xi1>, tensor<ui64>, tensor<ui64>) -> tensor<13xui64>
    %c_3 = stablehlo.constant dense<1> : tensor<ui64>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %7 = stablehlo.and %arg1, %6 : tensor<13xui64>
    %8 = stablehlo.multiply %5, %arg0 : tensor<13xui64>
    %9 = call @_where_0(%7, %8, %5) : (tensor<13xui64>, tensor<13xui64>, tensor<13xui64>) -> tensor<13xui64>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<13xui64>
    %c_4 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<13xui64>
    %c_5 = stablehlo.constant dense<1> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %14 = stablehlo.and %12, %13 : tensor<13xui64>
    %15 = stablehlo.multiply %9, %10 : tensor<13xui64>
    %16 = call @_where_0(%14, %15, %9) : (tensor<13xui64>, tensor<13xui64>, tensor<13xui64>) -> tensor<13xui64>
    %17 = stablehlo.multiply %10, %10 : tensor<13xui64>
    %c_6 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<13xui64>
    %c_7 = stablehlo.constant dense<1> : tensor<ui64>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %21 = stablehlo.and %19, %20 : tensor<13xui64>
    %22 = stablehlo.multiply %16, %17 : tensor<13xui64>
    %23 = call @_where_0(%21, %22, %16) : (tensor<13xui64>, tensor<13xui64>, tensor<13xui64>) -> tensor<13xui64>
    %24 = stablehlo.multiply %17, %17 : tensor<13xui64>
    %c_8 = stablehlo.constant dense<1> : tensor<ui64>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<13xui64>
    %c_9 = stablehlo.constant dense<1> : tensor<ui64>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %28 = stablehlo.and %26, %27 : tensor<13xui64>
    %29 = stablehlo.multiply %23, %24 : tensor<13xui64>
    %30 = call @_where_0(%28, %29, %23) : (tensor<13xui64>, tensor<13xui64>, tensor<13xui64>) -> tensor<13xui64>
    %31 = stablehlo.multiply %24, %24 : tensor<13xui64>
    %c_10 = stablehlo.constant dense<1> : tensor<ui64>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<13xui64>
    %c_11 = stablehlo.constant dense<1> : tensor<ui64>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %35 = stablehlo.and %33, %34 : tensor<13xui64>
    %36 = stablehlo.multiply %30, %31 : tensor<13xui64>
    %37 = call @_where_0(%35, %36, %30) : (tensor<13xui64>, tensor<13xui64>, tensor<13xui64>) -> tensor<13xui64>
    %38 = stablehlo.multiply %31, %31 : tensor<13xui64>
    %c_12 = stablehlo.constant dense<1> : tensor<ui64>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<13xui64>
    %c_13 = stablehlo.constant dense<1> : tensor<ui64>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %42 = stablehlo.and %40, %41 : tensor<13xui64>
    %43 = stablehlo.multiply %37, %38 : tensor<13xui64>
    %44 = call @_where_0(%42, %43, %37) : (tensor<13xui64>, tensor<13xui64>, tensor<13xui64>) -> tensor<13xui64>
    %45 = stablehlo.multiply %38, %38 : tensor<13xui64>
    %c_14 = stablehlo.constant dense<1> : tensor<ui64>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<13xui64>
    return %44 : tensor<13xui64>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<ui64>, %arg2: tensor<ui64>) -> tensor<13xui64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<13xi1>, tensor<13xui64>
    return %2 : tensor<13xui64>
  }
  func.func private @_where_0(%arg0: tensor<13xui64>, %arg1: tensor<13xui64>, %arg2: tensor<13xui64>) -> tensor<13xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<13xui64>, tensor<13xui64>) -> tensor<13xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<13xi1>, tensor<13xui64>
    return %2 : tensor<13xui64>
  }
}
// -----
// case: div_i32_by_zero
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}
// -----
// case: rem_i32_by_zero
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}
// -----
// case: div_ui8_by_zero
// primitives: div
// tolerances: 0 0
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xui8>, %arg1: tensor<6xui8>) -> (tensor<6xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
}
// -----
// case: rem_ui8_by_zero
// primitives: rem
// tolerances: 0 0
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xui8>, %arg1: tensor<6xui8>) -> (tensor<6xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
}
// -----
// case: and_i1
// primitives: and
// tolerances: 0 0
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xi1>, %arg1: tensor<11xi1>) -> (tensor<11xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<11xi1>
    return %0 : tensor<11xi1>
  }
}
// -----
// case: or_i1
// primitives: or
// tolerances: 0 0
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xi1>, %arg1: tensor<11xi1>) -> (tensor<11xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<11xi1>
    return %0 : tensor<11xi1>
  }
}
// -----
// case: xor_i1
// primitives: xor
// tolerances: 0 0
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xi1>, %arg1: tensor<11xi1>) -> (tensor<11xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<11xi1>
    return %0 : tensor<11xi1>
  }
}
// -----
// case: max_i1
// primitives: max
// tolerances: 0 0
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xi1>, %arg1: tensor<11xi1>) -> (tensor<11xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<11xi1>
    return %0 : tensor<11xi1>
  }
}
// -----
// case: min_i1
// primitives: min
// tolerances: 0 0
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xi1>, %arg1: tensor<11xi1>) -> (tensor<11xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<11xi1>
    return %0 : tensor<11xi1>
  }
}
// -----
// case: logical_not_and_i1
// primitives: and not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> (tensor<i1> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<i1>
    %1 = stablehlo.not %0 : tensor<i1>
    return %1 : tensor<i1>
  }
}
// -----
// case: add_f32_scalar
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: mul_bf16_scalar_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> (tensor<bf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<bf16>
    return %0 : tensor<bf16>
  }
}
// -----
// case: add_f32_1
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> (tensor<1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
// -----
// case: mul_bf16_1_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xbf16>, %arg1: tensor<bf16>) -> (tensor<1xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<1xbf16>
    return %1 : tensor<1xbf16>
  }
}
// -----
// case: add_f32_0
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: mul_bf16_0_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xbf16>, %arg1: tensor<bf16>) -> (tensor<0xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<0xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<0xbf16>
    return %1 : tensor<0xbf16>
  }
}
// -----
// case: add_f32_5
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: mul_bf16_5_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xbf16>, %arg1: tensor<bf16>) -> (tensor<5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<5xbf16>
    return %1 : tensor<5xbf16>
  }
}
// -----
// case: add_f32_3x0x2
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0x2xf32>, %arg1: tensor<3x0x2xf32>) -> (tensor<3x0x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x0x2xf32>
    return %0 : tensor<3x0x2xf32>
  }
}
// -----
// case: mul_bf16_3x0x2_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0x2xbf16>, %arg1: tensor<bf16>) -> (tensor<3x0x2xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<3x0x2xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x0x2xbf16>
    return %1 : tensor<3x0x2xbf16>
  }
}
// -----
// case: add_f32_1x1
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
// -----
// case: mul_bf16_1x1_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xbf16>, %arg1: tensor<bf16>) -> (tensor<1x1xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<1x1xbf16>
    return %1 : tensor<1x1xbf16>
  }
}
// -----
// case: add_f32_2x3x5
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: mul_bf16_2x3x5_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xbf16>, %arg1: tensor<bf16>) -> (tensor<2x3x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<2x3x5xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x3x5xbf16>
    return %1 : tensor<2x3x5xbf16>
  }
}
// -----
// case: add_f32_17x1
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>, %arg1: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: mul_bf16_17x1_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xbf16>, %arg1: tensor<bf16>) -> (tensor<17x1xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<17x1xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<17x1xbf16>
    return %1 : tensor<17x1xbf16>
  }
}
// -----
// case: add_f32_1x7
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x7xf32>, %arg1: tensor<1x7xf32>) -> (tensor<1x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
}
// -----
// case: mul_bf16_1x7_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x7xbf16>, %arg1: tensor<bf16>) -> (tensor<1x7xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<1x7xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<1x7xbf16>
    return %1 : tensor<1x7xbf16>
  }
}
// -----
// case: add_f32_33
// primitives: add
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>, %arg1: tensor<33xf32>) -> (tensor<33xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<33xf32>
    return %0 : tensor<33xf32>
  }
}
// -----
// case: mul_bf16_33_scalar
// primitives: mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xbf16>, %arg1: tensor<bf16>) -> (tensor<33xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<33xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<33xbf16>
    return %1 : tensor<33xbf16>
  }
}
// -----
// case: sub_f32_7x1_1x13
// primitives: sub
// tolerances: 0 0
module @jit_subtract attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x1xf32>, %arg1: tensor<1x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: sub_f32_13_7x13
// primitives: broadcast_in_dim sub
// tolerances: 0 0
module @jit_subtract attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %2 = stablehlo.subtract %1, %arg1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: sub_f32_2x1x5_3x1
// primitives: broadcast_in_dim sub
// tolerances: 0 0
module @jit_subtract attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x5xf32>, %arg1: tensor<3x1xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2x1x5xf32>) -> tensor<2x3x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<2x3x5xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<2x3x5xf32>
    return %3 : tensor<2x3x5xf32>
  }
}
// -----
// case: sub_f32_1_0
// primitives: sub
// tolerances: 0 0
module @jit_subtract attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xf32>) -> tensor<0xf32>
    %1 = stablehlo.subtract %0, %arg1 : tensor<0xf32>
    return %1 : tensor<0xf32>
  }
}
// -----
// case: mul_f32_33x65
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>, %arg1: tensor<33x65xf32>) -> (tensor<33x65xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<33x65xf32>
    return %0 : tensor<33x65xf32>
  }
}
// -----
// case: mul_f16_33x65
// primitives: mul
// tolerances: 0 0
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf16>, %arg1: tensor<33x65xf16>) -> (tensor<33x65xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<33x65xf16>
    return %0 : tensor<33x65xf16>
  }
}
// -----
// case: add_i8_f32
// primitives: add convert_element_type
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi8>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<5xi8>) -> tensor<5xf32>
    %1 = stablehlo.add %0, %arg1 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: add_i32_i64
// primitives: add convert_element_type
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi32>, %arg1: tensor<5xi64>) -> (tensor<5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<5xi32>) -> tensor<5xi64>
    %1 = stablehlo.add %0, %arg1 : tensor<5xi64>
    return %1 : tensor<5xi64>
  }
}
// -----
// case: mul_bf16_f32
// primitives: convert_element_type mul
// tolerances: 0 0
module @jit_multiply attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xbf16>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<5xbf16>) -> tensor<5xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: add_ui8_i8
// primitives: add convert_element_type
// tolerances: 0 0
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xui8>, %arg1: tensor<9xi8>) -> (tensor<9xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xi16>
    %1 = stablehlo.convert %arg1 : (tensor<9xi8>) -> tensor<9xi16>
    %2 = stablehlo.add %0, %1 : tensor<9xi16>
    return %2 : tensor<9xi16>
  }
}
// -----
// case: add_i1_i1
// primitives: or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi1>, %arg1: tensor<9xi1>) -> (tensor<9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<9xi1>
    return %0 : tensor<9xi1>
  }
}
// -----
// case: fma_f32
// primitives: add broadcast_in_dim mul
// tolerances: 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
}
// -----
// case: polynomial_f32
// primitives: add broadcast_in_dim mul sub
// tolerances: 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    %2 = stablehlo.add %1, %arg1 : tensor<7x13xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x13xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.subtract %3, %5 : tensor<7x13xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.add %7, %8 : tensor<7x13xf32>
    return %9 : tensor<7x13xf32>
  }
}
// -----
// case: lerp_f32
// primitives: add broadcast_in_dim mul sub tanh
// tolerances: 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg2 : tensor<13xf32>
    %1 = stablehlo.subtract %arg1, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<7x13xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<7x13xf32>
    return %5 : tensor<7x13xf32>
  }
}
// -----
// case: hypotenuse_f32
// primitives: abs add broadcast_in_dim mul sqrt
// tolerances: 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<7x13xf32>
    %2 = stablehlo.add %0, %1 : tensor<7x13xf32>
    %3 = stablehlo.sqrt %2 : tensor<7x13xf32>
    %4 = stablehlo.abs %arg2 : tensor<13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %7 = stablehlo.add %3, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: divmod_f32
// primitives: abs add and ceil div eq floor jit lt mul ne rem round select_n sign sub
// tolerances: 4e-05 1e-05, 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result[0]"}, tensor<7x13xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    %2 = call @trunc(%1) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<7x13xf32>
    %5 = call @trunc(%4) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.abs %5 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %8 = stablehlo.add %6, %7 : tensor<7x13xf32>
    %9:2 = call @divmod(%2, %8) : (tensor<7x13xf32>, tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>)
    return %9#0, %9#1 : tensor<7x13xf32>, tensor<7x13xf32>
  }
  func.func private @trunc(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %2 = stablehlo.ceil %arg0 : tensor<7x13xf32>
    %3 = stablehlo.floor %arg0 : tensor<7x13xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %4 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @divmod(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<7x13xf32>
    %4 = call @_where(%2, %arg0, %3) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %8 = stablehlo.sign %arg1 : tensor<7x13xf32>
    %9 = stablehlo.sign %0 : tensor<7x13xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x13xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<7x13xf32>
    %13 = stablehlo.select %11, %12, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<7x13xf32>
    %16 = stablehlo.select %11, %15, %5 : tensor<7x13xi1>, tensor<7x13xf32>
    %17 = stablehlo.round_nearest_afz %16 : tensor<7x13xf32>
    return %17, %13 : tensor<7x13xf32>, tensor<7x13xf32>
  }
}
// -----
// case: modf_f32
// primitives: ceil floor ge jit select_n sub
// tolerances: 4e-05 1e-05, 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result[0]"}, tensor<7x13xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @modf(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>)
    return %0#0, %0#1 : tensor<7x13xf32>, tensor<7x13xf32>
  }
  func.func private @modf(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %2 = stablehlo.floor %arg0 : tensor<7x13xf32>
    %3 = stablehlo.ceil %arg0 : tensor<7x13xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    return %5, %4 : tensor<7x13xf32>, tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: nan_to_num_f32
// primitives: broadcast_in_dim ceil convert_element_type div eq floor jit lt ne select_n
// tolerances: 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @trunc(%arg2) : (tensor<13xf32>) -> tensor<13xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = call @nan_to_num(%3, %cst, %cst_0, %cst_1) : (tensor<7x13xf32>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<7x13xf32>
    return %4 : tensor<7x13xf32>
  }
  func.func private @trunc(%arg0: tensor<13xf32>) -> tensor<13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %2 = stablehlo.ceil %arg0 : tensor<13xf32>
    %3 = stablehlo.floor %arg0 : tensor<13xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<13xi1>, tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
    return %4 : tensor<13xf32>
  }
  func.func private @_where(%arg0: tensor<13xi1>, %arg1: tensor<13xf32>, %arg2: tensor<13xf32>) -> tensor<13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<13xi1>, tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @nan_to_num(%arg0: tensor<7x13xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> tensor<7x13xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %1 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %2 = call @_where_0(%0, %1, %arg0) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %6 = call @_where_0(%4, %5, %2) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %9 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %10 = call @_where_0(%8, %9, %6) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %10 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<f32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: two_users_f32
// primitives: abs add broadcast_in_dim exp mul neg
// tolerances: 4e-05 1e-05, 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result[0]"}, tensor<7x13xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %1 = stablehlo.negate %0 : tensor<7x13xf32>
    %2 = stablehlo.exponential %1 : tensor<7x13xf32>
    %3 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %4 = stablehlo.negate %3 : tensor<7x13xf32>
    %5 = stablehlo.exponential %4 : tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<7x13xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %9 = stablehlo.add %6, %8 : tensor<7x13xf32>
    return %2, %9 : tensor<7x13xf32>, tensor<7x13xf32>
  }
}
// -----
// case: average_f32
// primitives: add broadcast_in_dim div reduce_sum stack
// tolerances: 4e-05 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<7x13xf32>) -> tensor<1x7x13xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x13xf32>) -> tensor<1x7x13xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x7x13xf32>, tensor<1x7x13xf32>) -> tensor<2x7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7x13xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %8 = stablehlo.add %5, %7 : tensor<7x13xf32>
    return %8 : tensor<7x13xf32>
  }
}
// -----
// case: polynomial_bf16
// primitives: add broadcast_in_dim mul sub
// tolerances: 0.03 0.6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>, %arg2: tensor<13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xbf16>
    %2 = stablehlo.add %1, %arg1 : tensor<7x13xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x13xbf16>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xbf16>) -> tensor<1x13xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x13xbf16>) -> tensor<7x13xbf16>
    %6 = stablehlo.subtract %3, %5 : tensor<7x13xbf16>
    %7 = stablehlo.multiply %6, %arg0 : tensor<7x13xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %9 = stablehlo.add %7, %8 : tensor<7x13xbf16>
    return %9 : tensor<7x13xbf16>
  }
}
// -----
// case: lerp_bf16
// primitives: add broadcast_in_dim mul sub tanh
// tolerances: 0.03 0.6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>, %arg2: tensor<13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg2 : tensor<13xbf16>
    %1 = stablehlo.subtract %arg1, %arg0 : tensor<7x13xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xbf16>) -> tensor<1x13xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x13xbf16>) -> tensor<7x13xbf16>
    %4 = stablehlo.multiply %3, %1 : tensor<7x13xbf16>
    %5 = stablehlo.add %arg0, %4 : tensor<7x13xbf16>
    return %5 : tensor<7x13xbf16>
  }
}
// -----
// case: two_users_bf16
// primitives: abs add broadcast_in_dim exp mul neg
// tolerances: 0.03 0.6, 0.03 0.6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7x13xbf16>, %arg2: tensor<13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result[0]"}, tensor<7x13xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.negate %0 : tensor<7x13xbf16>
    %2 = stablehlo.exponential %1 : tensor<7x13xbf16>
    %3 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %4 = stablehlo.negate %3 : tensor<7x13xbf16>
    %5 = stablehlo.exponential %4 : tensor<7x13xbf16>
    %6 = stablehlo.multiply %5, %arg1 : tensor<7x13xbf16>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xbf16>) -> tensor<1x13xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x13xbf16>) -> tensor<7x13xbf16>
    %9 = stablehlo.add %6, %8 : tensor<7x13xbf16>
    return %2, %9 : tensor<7x13xbf16>, tensor<7x13xbf16>
  }
}
// -----
// case: bit_mix_i32
// primitives: add mul shift_left shift_right_arithmetic xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.shift_left %arg1, %0 : tensor<9xi32>
    %2 = stablehlo.xor %arg0, %1 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.multiply %2, %3 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.shift_right_arithmetic %arg0, %5 : tensor<9xi32>
    %7 = stablehlo.add %4, %6 : tensor<9xi32>
    return %7 : tensor<9xi32>
  }
}
// -----
// case: hash_ui32
// primitives: mul shift_right_logical xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui32>) -> (tensor<21xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<16> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<21xui32>
    %1 = stablehlo.shift_right_logical %arg0, %0 : tensor<21xui32>
    %2 = stablehlo.xor %arg0, %1 : tensor<21xui32>
    %c_0 = stablehlo.constant dense<73244475> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<21xui32>
    %4 = stablehlo.multiply %2, %3 : tensor<21xui32>
    return %4 : tensor<21xui32>
  }
}
// -----
// case: average_ui8
// primitives: add and shift_right_logical xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui8>, %arg1: tensor<21xui8>) -> (tensor<21xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<21xui8>
    %1 = stablehlo.xor %arg0, %arg1 : tensor<21xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<21xui8>
    %3 = stablehlo.shift_right_logical %1, %2 : tensor<21xui8>
    %4 = stablehlo.add %0, %3 : tensor<21xui8>
    return %4 : tensor<21xui8>
  }
}
// -----
// case: mulhi_i32
// primitives: mulhi
// tolerances: 0 0
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xi32>, %arg1: tensor<21xi32>) -> (tensor<21xi32> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<21xi32>, tensor<21xi32> -> tensor<21xi32>
    return %0 : tensor<21xi32>
  }
}
// -----
// case: mulhi_ui32
// primitives: mulhi
// tolerances: 0 0
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui32>, %arg1: tensor<21xui32>) -> (tensor<21xui32> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<21xui32>, tensor<21xui32> -> tensor<21xui32>
    return %0 : tensor<21xui32>
  }
}
// -----
// case: mulhi_i64
// primitives: mulhi
// tolerances: 0 0
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xi64>, %arg1: tensor<21xi64>) -> (tensor<21xi64> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<21xi64>, tensor<21xi64> -> tensor<21xi64>
    return %0 : tensor<21xi64>
  }
}
// -----
// case: mulhi_ui64
// primitives: mulhi
// tolerances: 0 0
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui64>, %arg1: tensor<21xui64>) -> (tensor<21xui64> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<21xui64>, tensor<21xui64> -> tensor<21xui64>
    return %0 : tensor<21xui64>
  }
}
// -----
// case: mulhi_i16
// primitives: mulhi
// tolerances: 0 0
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xi16>, %arg1: tensor<21xi16>) -> (tensor<21xi16> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<21xi16>, tensor<21xi16> -> tensor<21xi16>
    return %0 : tensor<21xi16>
  }
}
// -----
// case: mulhi_ui8
// primitives: mulhi
// tolerances: 0 0
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui8>, %arg1: tensor<21xui8>) -> (tensor<21xui8> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<21xui8>, tensor<21xui8> -> tensor<21xui8>
    return %0 : tensor<21xui8>
  }
}
// -----
// case: mulhi_by_widening
// primitives: convert_element_type mul shift_right_logical
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui32>, %arg1: tensor<21xui32>) -> (tensor<21xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xui32>) -> tensor<21xui64>
    %1 = stablehlo.convert %arg1 : (tensor<21xui32>) -> tensor<21xui64>
    %2 = stablehlo.multiply %0, %1 : tensor<21xui64>
    %c = stablehlo.constant dense<32> : tensor<ui64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<21xui64>
    %4 = stablehlo.shift_right_logical %2, %3 : tensor<21xui64>
    %5 = stablehlo.convert %4 : (tensor<21xui64>) -> tensor<21xui32>
    return %5 : tensor<21xui32>
  }
}
