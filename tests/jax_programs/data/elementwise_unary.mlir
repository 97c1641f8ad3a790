// case: abs_f32
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: abs_f64
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: abs_f16
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: abs_bf16
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: abs_f32_scalar
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: neg_f32
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: neg_f64
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: neg_f16
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: neg_bf16
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: neg_f32_3x0x2
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0x2xf32>) -> (tensor<3x0x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x0x2xf32>
    return %0 : tensor<3x0x2xf32>
  }
}
// -----
// case: sign_f32
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: sign_f64
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: sign_f16
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: sign_bf16
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: sign_f32_5
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: floor_f32
// primitives: floor
// tolerances: 0 0
module @jit_floor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: floor_f64
// primitives: floor
// tolerances: 0 0
module @jit_floor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: floor_f16
// primitives: floor
// tolerances: 0 0
module @jit_floor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: floor_bf16
// primitives: floor
// tolerances: 0 0
module @jit_floor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: floor_f32_2x3x5
// primitives: floor
// tolerances: 0 0
module @jit_floor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: ceil_f32
// primitives: ceil
// tolerances: 0 0
module @jit_ceil attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: ceil_f64
// primitives: ceil
// tolerances: 0 0
module @jit_ceil attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: ceil_f16
// primitives: ceil
// tolerances: 0 0
module @jit_ceil attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: ceil_bf16
// primitives: ceil
// tolerances: 0 0
module @jit_ceil attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: ceil_f32_5
// primitives: ceil
// tolerances: 0 0
module @jit_ceil attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: round_away_f32
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: round_away_f64
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: round_away_f16
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: round_away_bf16
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: round_away_f32_1
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
// -----
// case: round_even_f32
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: round_even_f64
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: round_even_f16
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: round_even_bf16
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: round_even_f32_17x1
// primitives: round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: trunc_f32
// primitives: ceil floor jit lt select_n
// tolerances: 0 0
module @jit_trunc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @trunc(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
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
}
// -----
// case: trunc_f64
// primitives: ceil floor jit lt select_n
// tolerances: 0 0
module @jit_trunc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @trunc(%arg0) : (tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @trunc(%arg0: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %2 = stablehlo.ceil %arg0 : tensor<7x13xf64>
    %3 = stablehlo.floor %arg0 : tensor<7x13xf64>
    %4 = call @_where(%1, %2, %3) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %4 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: trunc_f16
// primitives: ceil floor jit lt select_n
// tolerances: 0 0
module @jit_trunc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @trunc(%arg0) : (tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @trunc(%arg0: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %2 = stablehlo.ceil %arg0 : tensor<7x13xf16>
    %3 = stablehlo.floor %arg0 : tensor<7x13xf16>
    %4 = call @_where(%1, %2, %3) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %4 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: trunc_bf16
// primitives: ceil floor jit lt select_n
// tolerances: 0 0
module @jit_trunc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @trunc(%arg0) : (tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @trunc(%arg0: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %2 = stablehlo.ceil %arg0 : tensor<7x13xbf16>
    %3 = stablehlo.floor %arg0 : tensor<7x13xbf16>
    %4 = call @_where(%1, %2, %3) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %4 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: trunc_f32_2x3x5
// primitives: ceil floor jit lt select_n
// tolerances: 0 0
module @jit_trunc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = call @trunc(%arg0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func private @trunc(%arg0: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %2 = stablehlo.ceil %arg0 : tensor<2x3x5xf32>
    %3 = stablehlo.floor %arg0 : tensor<2x3x5xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %4 : tensor<2x3x5xf32>
  }
  func.func private @_where(%arg0: tensor<2x3x5xi1>, %arg1: tensor<2x3x5xf32>, %arg2: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x5xi1>, tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: sqrt_f32
// primitives: sqrt
// tolerances: 0 0
module @jit_sqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: sqrt_f64
// primitives: sqrt
// tolerances: 0 0
module @jit_sqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: sqrt_f16
// primitives: sqrt
// tolerances: 0 0
module @jit_sqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: sqrt_bf16
// primitives: sqrt
// tolerances: 0 0
module @jit_sqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: sqrt_f32_1x7
// primitives: sqrt
// tolerances: 0 0
module @jit_sqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x7xf32>) -> (tensor<1x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
}
// -----
// case: square_f32
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: square_f64
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: square_f16
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: square_bf16
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: square_f32_17x1
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<17x1xf32> -> tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: is_finite_f32
// primitives: is_finite
// tolerances: 0 0
module @jit_is_finite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<7x13xf32>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: is_finite_f64
// primitives: is_finite
// tolerances: 0 0
module @jit_is_finite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<7x13xf64>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: is_finite_f16
// primitives: is_finite
// tolerances: 0 0
module @jit_is_finite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<7x13xf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: is_finite_bf16
// primitives: is_finite
// tolerances: 0 0
module @jit_is_finite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: is_finite_f32_3x0x2
// primitives: is_finite
// tolerances: 0 0
module @jit_is_finite attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0x2xf32>) -> (tensor<3x0x2xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<3x0x2xf32>) -> tensor<3x0x2xi1>
    return %0 : tensor<3x0x2xi1>
  }
}
// -----
// case: isnan_f32
// primitives: ne
// tolerances: 0 0
module @jit_isnan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: isnan_f64
// primitives: ne
// tolerances: 0 0
module @jit_isnan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: isnan_f16
// primitives: ne
// tolerances: 0 0
module @jit_isnan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: isnan_bf16
// primitives: ne
// tolerances: 0 0
module @jit_isnan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: isnan_f32_17x1
// primitives: ne
// tolerances: 0 0
module @jit_isnan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<17x1xf32>, tensor<17x1xf32>) -> tensor<17x1xi1>
    return %0 : tensor<17x1xi1>
  }
}
// -----
// case: isinf_f32
// primitives: abs eq jit
// tolerances: 0 0
module @jit_isinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @isinf(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
  func.func private @isinf(%arg0: tensor<7x13xf32>) -> tensor<7x13xi1> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    return %2 : tensor<7x13xi1>
  }
}
// -----
// case: isinf_f64
// primitives: abs eq jit
// tolerances: 0 0
module @jit_isinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @isinf(%arg0) : (tensor<7x13xf64>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
  func.func private @isinf(%arg0: tensor<7x13xf64>) -> tensor<7x13xi1> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    return %2 : tensor<7x13xi1>
  }
}
// -----
// case: isinf_f16
// primitives: abs eq jit
// tolerances: 0 0
module @jit_isinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @isinf(%arg0) : (tensor<7x13xf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
  func.func private @isinf(%arg0: tensor<7x13xf16>) -> tensor<7x13xi1> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    return %2 : tensor<7x13xi1>
  }
}
// -----
// case: isinf_bf16
// primitives: abs eq jit
// tolerances: 0 0
module @jit_isinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @isinf(%arg0) : (tensor<7x13xbf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
  func.func private @isinf(%arg0: tensor<7x13xbf16>) -> tensor<7x13xi1> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    return %2 : tensor<7x13xi1>
  }
}
// -----
// case: isinf_f32_17x1
// primitives: abs eq jit
// tolerances: 0 0
module @jit_isinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xi1> {jax.result_info = "result"}) {
    %0 = call @isinf(%arg0) : (tensor<17x1xf32>) -> tensor<17x1xi1>
    return %0 : tensor<17x1xi1>
  }
  func.func private @isinf(%arg0: tensor<17x1xf32>) -> tensor<17x1xi1> {
    %0 = stablehlo.abs %arg0 : tensor<17x1xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x1xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<17x1xf32>, tensor<17x1xf32>) -> tensor<17x1xi1>
    return %2 : tensor<17x1xi1>
  }
}
// -----
// case: isposinf_f32
// primitives: eq
// tolerances: 0 0
module @jit_isposinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isposinf_f64
// primitives: eq
// tolerances: 0 0
module @jit_isposinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isposinf_f16
// primitives: eq
// tolerances: 0 0
module @jit_isposinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isposinf_bf16
// primitives: eq
// tolerances: 0 0
module @jit_isposinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isposinf_f32_1x1
// primitives: eq
// tolerances: 0 0
module @jit_isposinf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    return %1 : tensor<1x1xi1>
  }
}
// -----
// case: isneginf_f32
// primitives: eq
// tolerances: 0 0
module @jit_isneginf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isneginf_f64
// primitives: eq
// tolerances: 0 0
module @jit_isneginf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isneginf_f16
// primitives: eq
// tolerances: 0 0
module @jit_isneginf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isneginf_bf16
// primitives: eq
// tolerances: 0 0
module @jit_isneginf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    return %1 : tensor<7x13xi1>
  }
}
// -----
// case: isneginf_f32_1
// primitives: eq
// tolerances: 0 0
module @jit_isneginf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<1xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    return %1 : tensor<1xi1>
  }
}
// -----
// case: signbit_f32
// primitives: bitcast_convert_type convert_element_type jit shift_right_arithmetic
// tolerances: 0 0
module @jit_signbit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @signbit(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
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
}
// -----
// case: signbit_f64
// primitives: bitcast_convert_type convert_element_type jit shift_right_arithmetic
// tolerances: 0 0
module @jit_signbit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @signbit(%arg0) : (tensor<7x13xf64>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
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
}
// -----
// case: signbit_f16
// primitives: bitcast_convert_type convert_element_type jit shift_right_arithmetic
// tolerances: 0 0
module @jit_signbit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @signbit(%arg0) : (tensor<7x13xf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
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
}
// -----
// case: signbit_bf16
// primitives: bitcast_convert_type convert_element_type jit shift_right_arithmetic
// tolerances: 0 0
module @jit_signbit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @signbit(%arg0) : (tensor<7x13xbf16>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
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
}
// -----
// case: signbit_f32_0
// primitives: bitcast_convert_type convert_element_type jit shift_right_arithmetic
// tolerances: 0 0
module @jit_signbit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xi1> {jax.result_info = "result"}) {
    %0 = call @signbit(%arg0) : (tensor<0xf32>) -> tensor<0xi1>
    return %0 : tensor<0xi1>
  }
  func.func private @signbit(%arg0: tensor<0xf32>) -> tensor<0xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<0xf32>) -> tensor<0xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %5 = stablehlo.convert %4 : tensor<0xi1>
    return %5 : tensor<0xi1>
  }
}
// -----
// case: copy_f32
// primitives: copy
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf32>
  }
}
// -----
// case: copy_f64
// primitives: copy
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf64>
  }
}
// -----
// case: copy_f16
// primitives: copy
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf16>
  }
}
// -----
// case: copy_bf16
// primitives: copy
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xbf16>
  }
}
// -----
// case: copy_f32_5
// primitives: copy
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<5xf32>
  }
}
// -----
// case: stop_gradient_f32
// primitives: stop_gradient
// tolerances: 0 0
module @jit_stop_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf32>
  }
}
// -----
// case: stop_gradient_f64
// primitives: stop_gradient
// tolerances: 0 0
module @jit_stop_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf64>
  }
}
// -----
// case: stop_gradient_f16
// primitives: stop_gradient
// tolerances: 0 0
module @jit_stop_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf16>
  }
}
// -----
// case: stop_gradient_bf16
// primitives: stop_gradient
// tolerances: 0 0
module @jit_stop_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xbf16>
  }
}
// -----
// case: stop_gradient_f32_1x1
// primitives: stop_gradient
// tolerances: 0 0
module @jit_stop_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<1x1xf32>
  }
}
// -----
// case: optimization_barrier_f32
// primitives: optimization_barrier
// tolerances: 0 0
module @jit_optimization_barrier attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: optimization_barrier_f64
// primitives: optimization_barrier
// tolerances: 0 0
module @jit_optimization_barrier attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: optimization_barrier_f16
// primitives: optimization_barrier
// tolerances: 0 0
module @jit_optimization_barrier attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: optimization_barrier_bf16
// primitives: optimization_barrier
// tolerances: 0 0
module @jit_optimization_barrier attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: optimization_barrier_f32_17x1
// primitives: optimization_barrier
// tolerances: 0 0
module @jit_optimization_barrier attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: exp_f32
// primitives: exp
// tolerances: 2e-06 1e-37
module @jit_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: exp_f64
// primitives: exp
// tolerances: 1e-13 1e-300
module @jit_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: exp_f16
// primitives: exp
// tolerances: 0.002 1.3e-07
module @jit_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: exp_bf16
// primitives: exp
// tolerances: 0.016 1e-37
module @jit_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: exp_f32_5
// primitives: exp
// tolerances: 2e-06 1e-37
module @jit_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: expm1_f32
// primitives: expm1
// tolerances: 2e-06 1e-37
module @jit_expm1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: expm1_f64
// primitives: expm1
// tolerances: 1e-13 1e-300
module @jit_expm1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: expm1_f16
// primitives: expm1
// tolerances: 0.002 1.3e-07
module @jit_expm1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: expm1_bf16
// primitives: expm1
// tolerances: 0.016 1e-37
module @jit_expm1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: expm1_f32_1
// primitives: expm1
// tolerances: 2e-06 1e-37
module @jit_expm1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
// -----
// case: log_f32
// primitives: log
// tolerances: 2e-06 1e-37
module @jit_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: log_f64
// primitives: log
// tolerances: 1e-13 1e-300
module @jit_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: log_f16
// primitives: log
// tolerances: 0.002 1.3e-07
module @jit_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: log_bf16
// primitives: log
// tolerances: 0.016 1e-37
module @jit_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: log_f32_0
// primitives: log
// tolerances: 2e-06 1e-37
module @jit_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: log1p_f32
// primitives: log1p
// tolerances: 2e-06 1e-37
module @jit_log1p attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: log1p_f64
// primitives: log1p
// tolerances: 1e-13 1e-300
module @jit_log1p attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: log1p_f16
// primitives: log1p
// tolerances: 0.002 1.3e-07
module @jit_log1p attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: log1p_bf16
// primitives: log1p
// tolerances: 0.016 1e-37
module @jit_log1p attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: log1p_f32_5
// primitives: log1p
// tolerances: 2e-06 1e-37
module @jit_log1p attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: rsqrt_f32
// primitives: rsqrt
// tolerances: 2e-06 1e-37
module @jit_rsqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: rsqrt_f64
// primitives: rsqrt
// tolerances: 1e-13 1e-300
module @jit_rsqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: rsqrt_f16
// primitives: rsqrt
// tolerances: 0.002 1.3e-07
module @jit_rsqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: rsqrt_bf16
// primitives: rsqrt
// tolerances: 0.016 1e-37
module @jit_rsqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: rsqrt_f32_0
// primitives: rsqrt
// tolerances: 2e-06 1e-37
module @jit_rsqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: cbrt_f32
// primitives: cbrt
// tolerances: 2e-06 1e-37
module @jit_cbrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: cbrt_f64
// primitives: cbrt
// tolerances: 1e-13 1e-300
module @jit_cbrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: cbrt_f16
// primitives: cbrt
// tolerances: 0.002 1.3e-07
module @jit_cbrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: cbrt_bf16
// primitives: cbrt
// tolerances: 0.016 1e-37
module @jit_cbrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: cbrt_f32_17x1
// primitives: cbrt
// tolerances: 2e-06 1e-37
module @jit_cbrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: sin_f32
// primitives: sin
// tolerances: 2e-06 1e-37
module @jit_sin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: sin_f64
// primitives: sin
// tolerances: 1e-13 1e-300
module @jit_sin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: sin_f16
// primitives: sin
// tolerances: 0.002 1.3e-07
module @jit_sin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: sin_bf16
// primitives: sin
// tolerances: 0.016 1e-37
module @jit_sin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: sin_f32_scalar
// primitives: sin
// tolerances: 2e-06 1e-37
module @jit_sin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: cos_f32
// primitives: cos
// tolerances: 2e-06 1e-37
module @jit_cos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: cos_f64
// primitives: cos
// tolerances: 1e-13 1e-300
module @jit_cos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: cos_f16
// primitives: cos
// tolerances: 0.002 1.3e-07
module @jit_cos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: cos_bf16
// primitives: cos
// tolerances: 0.016 1e-37
module @jit_cos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: cos_f32_1x1
// primitives: cos
// tolerances: 2e-06 1e-37
module @jit_cos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
// -----
// case: tan_f32
// primitives: tan
// tolerances: 2e-06 1e-37
module @jit_tan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: tan_f64
// primitives: tan
// tolerances: 1e-13 1e-300
module @jit_tan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: tan_f16
// primitives: tan
// tolerances: 0.002 1.3e-07
module @jit_tan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: tan_bf16
// primitives: tan
// tolerances: 0.016 1e-37
module @jit_tan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: tan_f32_5
// primitives: tan
// tolerances: 2e-06 1e-37
module @jit_tan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: asin_f32
// primitives: asin
// tolerances: 2e-06 1e-37
module @jit_asin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: asin_f64
// primitives: asin
// tolerances: 1e-13 1e-300
module @jit_asin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: asin_f16
// primitives: asin
// tolerances: 0.002 1.3e-07
module @jit_asin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: asin_bf16
// primitives: asin
// tolerances: 0.016 1e-37
module @jit_asin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: asin_f32_17x1
// primitives: asin
// tolerances: 2e-06 1e-37
module @jit_asin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<17x1xf32> -> tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: acos_f32
// primitives: acos
// tolerances: 2e-06 1e-37
module @jit_acos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: acos_f64
// primitives: acos
// tolerances: 1e-13 1e-300
module @jit_acos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: acos_f16
// primitives: acos
// tolerances: 0.002 1.3e-07
module @jit_acos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: acos_bf16
// primitives: acos
// tolerances: 0.016 1e-37
module @jit_acos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: acos_f32_0
// primitives: acos
// tolerances: 2e-06 1e-37
module @jit_acos attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<0xf32> -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: atan_f32
// primitives: atan
// tolerances: 2e-06 1e-37
module @jit_atan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: atan_f64
// primitives: atan
// tolerances: 1e-13 1e-300
module @jit_atan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: atan_f16
// primitives: atan
// tolerances: 0.002 1.3e-07
module @jit_atan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: atan_bf16
// primitives: atan
// tolerances: 0.016 1e-37
module @jit_atan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: atan_f32_scalar
// primitives: atan
// tolerances: 2e-06 1e-37
module @jit_atan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: sinh_f32
// primitives: sinh
// tolerances: 2e-06 1e-37
module @jit_sinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: sinh_f64
// primitives: sinh
// tolerances: 1e-13 1e-300
module @jit_sinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: sinh_f16
// primitives: sinh
// tolerances: 0.002 1.3e-07
module @jit_sinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: sinh_bf16
// primitives: sinh
// tolerances: 0.016 1e-37
module @jit_sinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: sinh_f32_3x0x2
// primitives: sinh
// tolerances: 2e-06 1e-37
module @jit_sinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0x2xf32>) -> (tensor<3x0x2xf32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<3x0x2xf32> -> tensor<3x0x2xf32>
    return %0 : tensor<3x0x2xf32>
  }
}
// -----
// case: cosh_f32
// primitives: cosh
// tolerances: 2e-06 1e-37
module @jit_cosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: cosh_f64
// primitives: cosh
// tolerances: 1e-13 1e-300
module @jit_cosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: cosh_f16
// primitives: cosh
// tolerances: 0.002 1.3e-07
module @jit_cosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: cosh_bf16
// primitives: cosh
// tolerances: 0.016 1e-37
module @jit_cosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: cosh_f32_33
// primitives: cosh
// tolerances: 2e-06 1e-37
module @jit_cosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>) -> (tensor<33xf32> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<33xf32> -> tensor<33xf32>
    return %0 : tensor<33xf32>
  }
}
// -----
// case: tanh_f32
// primitives: tanh
// tolerances: 2e-06 1e-37
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: tanh_f64
// primitives: tanh
// tolerances: 1e-13 1e-300
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: tanh_f16
// primitives: tanh
// tolerances: 0.002 1.3e-07
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: tanh_bf16
// primitives: tanh
// tolerances: 0.016 1e-37
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: tanh_f32_17x1
// primitives: tanh
// tolerances: 2e-06 1e-37
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: asinh_f32
// primitives: asinh
// tolerances: 2e-06 1e-37
module @jit_asinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: asinh_f64
// primitives: asinh
// tolerances: 1e-13 1e-300
module @jit_asinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: asinh_f16
// primitives: asinh
// tolerances: 0.002 1.3e-07
module @jit_asinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: asinh_bf16
// primitives: asinh
// tolerances: 0.016 1e-37
module @jit_asinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: asinh_f32_1
// primitives: asinh
// tolerances: 2e-06 1e-37
module @jit_asinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<1xf32> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<1xf32> -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
// -----
// case: acosh_f32
// primitives: acosh
// tolerances: 2e-06 1e-37
module @jit_acosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: acosh_f64
// primitives: acosh
// tolerances: 1e-13 1e-300
module @jit_acosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: acosh_f16
// primitives: acosh
// tolerances: 0.002 1.3e-07
module @jit_acosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: acosh_bf16
// primitives: acosh
// tolerances: 0.016 1e-37
module @jit_acosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: acosh_f32_2x3x5
// primitives: acosh
// tolerances: 2e-06 1e-37
module @jit_acosh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<2x3x5xf32> -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: atanh_f32
// primitives: atanh
// tolerances: 2e-06 1e-37
module @jit_atanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: atanh_f64
// primitives: atanh
// tolerances: 1e-13 1e-300
module @jit_atanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: atanh_f16
// primitives: atanh
// tolerances: 0.002 1.3e-07
module @jit_atanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: atanh_bf16
// primitives: atanh
// tolerances: 0.016 1e-37
module @jit_atanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: atanh_f32_3x0x2
// primitives: atanh
// tolerances: 2e-06 1e-37
module @jit_atanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x0x2xf32>) -> (tensor<3x0x2xf32> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<3x0x2xf32> -> tensor<3x0x2xf32>
    return %0 : tensor<3x0x2xf32>
  }
}
// -----
// case: logistic_f32
// primitives: logistic
// tolerances: 2e-06 1e-37
module @jit_logistic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %1 = stablehlo.exponential %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xf32>
    return %5 : tensor<7x13xf32>
  }
}
// -----
// case: logistic_f64
// primitives: logistic
// tolerances: 1e-13 1e-300
module @jit_logistic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf64>
    %1 = stablehlo.exponential %0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %3 = stablehlo.add %2, %1 : tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xf64>
    return %5 : tensor<7x13xf64>
  }
}
// -----
// case: logistic_f16
// primitives: logistic
// tolerances: 0.002 1.3e-07
module @jit_logistic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf16>
    %1 = stablehlo.exponential %0 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %3 = stablehlo.add %2, %1 : tensor<7x13xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xf16>
    return %5 : tensor<7x13xf16>
  }
}
// -----
// case: logistic_bf16
// primitives: logistic
// tolerances: 0.016 1e-37
module @jit_logistic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.exponential %0 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %3 = stablehlo.add %2, %1 : tensor<7x13xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xbf16>
    return %5 : tensor<7x13xbf16>
  }
}
// -----
// case: logistic_f32_0
// primitives: logistic
// tolerances: 2e-06 1e-37
module @jit_logistic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<0xf32>
    %1 = stablehlo.exponential %0 : tensor<0xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %3 = stablehlo.add %2, %1 : tensor<0xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %5 = stablehlo.divide %4, %3 : tensor<0xf32>
    return %5 : tensor<0xf32>
  }
}
// -----
// case: erf_f32
// primitives: erf
// tolerances: 2e-06 1e-37
module @jit_erf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: erf_f64
// primitives: erf
// tolerances: 1e-13 1e-300
module @jit_erf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: erf_f16
// primitives: erf
// tolerances: 0.002 1.3e-07
module @jit_erf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: erf_bf16
// primitives: erf
// tolerances: 0.016 1e-37
module @jit_erf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: erf_f32_17x1
// primitives: erf
// tolerances: 2e-06 1e-37
module @jit_erf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<17x1xf32> -> tensor<17x1xf32>
    return %0 : tensor<17x1xf32>
  }
}
// -----
// case: erfc_f32
// primitives: erfc
// tolerances: 2e-06 1e-37
module @jit_erfc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: erfc_f64
// primitives: erfc
// tolerances: 1e-13 1e-300
module @jit_erfc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: erfc_f16
// primitives: erfc
// tolerances: 0.002 1.3e-07
module @jit_erfc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: erfc_bf16
// primitives: erfc
// tolerances: 0.016 1e-37
module @jit_erfc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: erfc_f32_2x3x5
// primitives: erfc
// tolerances: 2e-06 1e-37
module @jit_erfc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<2x3x5xf32> -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: reciprocal_f32
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit_reciprocal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.divide %0, %arg0 : tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: reciprocal_f64
// primitives: integer_pow
// tolerances: 1e-13 1e-300
module @jit_reciprocal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.divide %0, %arg0 : tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: reciprocal_f16
// primitives: integer_pow
// tolerances: 0.002 1.3e-07
module @jit_reciprocal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.divide %0, %arg0 : tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: reciprocal_bf16
// primitives: integer_pow
// tolerances: 0.016 1e-37
module @jit_reciprocal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.divide %0, %arg0 : tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: reciprocal_f32_scalar
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit_reciprocal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.divide %0, %arg0 : tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// case: integer_pow_3_f32
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: integer_pow_3_f64
// primitives: integer_pow
// tolerances: 1e-13 1e-300
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: integer_pow_3_f16
// primitives: integer_pow
// tolerances: 0.002 1.3e-07
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: integer_pow_3_bf16
// primitives: integer_pow
// tolerances: 0.016 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: integer_pow_3_f32_5
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: integer_pow_-2_f32
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.divide %1, %0 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: integer_pow_-2_f64
// primitives: integer_pow
// tolerances: 1e-13 1e-300
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.divide %1, %0 : tensor<7x13xf64>
    return %2 : tensor<7x13xf64>
  }
}
// -----
// case: integer_pow_-2_f16
// primitives: integer_pow
// tolerances: 0.002 1.3e-07
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %2 = stablehlo.divide %1, %0 : tensor<7x13xf16>
    return %2 : tensor<7x13xf16>
  }
}
// -----
// case: integer_pow_-2_bf16
// primitives: integer_pow
// tolerances: 0.016 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %2 = stablehlo.divide %1, %0 : tensor<7x13xbf16>
    return %2 : tensor<7x13xbf16>
  }
}
// -----
// case: integer_pow_-2_f32_17x1
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<17x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x1xf32>
    %2 = stablehlo.divide %1, %0 : tensor<17x1xf32>
    return %2 : tensor<17x1xf32>
  }
}
// -----
// case: integer_pow_7_f32
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<7x13xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
}
// -----
// case: integer_pow_7_f64
// primitives: integer_pow
// tolerances: 1e-13 1e-300
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf64>
    %2 = stablehlo.multiply %0, %0 : tensor<7x13xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
}
// -----
// case: integer_pow_7_f16
// primitives: integer_pow
// tolerances: 0.002 1.3e-07
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf16>
    %2 = stablehlo.multiply %0, %0 : tensor<7x13xf16>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xf16>
    return %3 : tensor<7x13xf16>
  }
}
// -----
// case: integer_pow_7_bf16
// primitives: integer_pow
// tolerances: 0.016 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xbf16>
    %2 = stablehlo.multiply %0, %0 : tensor<7x13xbf16>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xbf16>
    return %3 : tensor<7x13xbf16>
  }
}
// -----
// case: integer_pow_7_f32_17x1
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x1xf32>) -> (tensor<17x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<17x1xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<17x1xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<17x1xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<17x1xf32>
    return %3 : tensor<17x1xf32>
  }
}
// -----
// case: integer_pow_0_f32
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: integer_pow_0_f64
// primitives: integer_pow
// tolerances: 1e-13 1e-300
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: integer_pow_0_f16
// primitives: integer_pow
// tolerances: 0.002 1.3e-07
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: integer_pow_0_bf16
// primitives: integer_pow
// tolerances: 0.016 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: integer_pow_0_f32_scalar
// primitives: integer_pow
// tolerances: 2e-06 1e-37
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    return %cst : tensor<f32>
  }
}
// -----
// case: exp2_f32
// primitives: exp2
// tolerances: 0.0001 1e-05
module @jit_exp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.exponential %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: exp2_f64
// primitives: exp2
// tolerances: 1e-10 1e-10
module @jit_exp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xf64>
    %2 = stablehlo.exponential %1 : tensor<7x13xf64>
    return %2 : tensor<7x13xf64>
  }
}
// -----
// case: exp2_f16
// primitives: exp2
// tolerances: 0.01 0.001
module @jit_exp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<6.933590e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xf16>
    %2 = stablehlo.exponential %1 : tensor<7x13xf16>
    return %2 : tensor<7x13xf16>
  }
}
// -----
// case: exp2_bf16
// primitives: exp2
// tolerances: 0.02 0.01
module @jit_exp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<6.914060e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xbf16>
    %2 = stablehlo.exponential %1 : tensor<7x13xbf16>
    return %2 : tensor<7x13xbf16>
  }
}
// -----
// case: log2_f32
// primitives: div log
// tolerances: 0.0001 1e-05
module @jit_log2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.log %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.divide %0, %2 : tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
}
// -----
// case: log2_f64
// primitives: div log
// tolerances: 1e-10 1e-10
module @jit_log2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.log %cst : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %3 = stablehlo.divide %0, %2 : tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
}
// -----
// case: log2_f16
// primitives: div log
// tolerances: 0.01 0.001
module @jit_log2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %1 = stablehlo.log %cst : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %3 = stablehlo.divide %0, %2 : tensor<7x13xf16>
    return %3 : tensor<7x13xf16>
  }
}
// -----
// case: log2_bf16
// primitives: div log
// tolerances: 0.02 0.01
module @jit_log2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %1 = stablehlo.log %cst : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %3 = stablehlo.divide %0, %2 : tensor<7x13xbf16>
    return %3 : tensor<7x13xbf16>
  }
}
// -----
// case: log10_f32
// primitives: log mul
// tolerances: 0.0001 1e-05
module @jit_log10 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.434294492> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: log10_f64
// primitives: log mul
// tolerances: 1e-10 1e-10
module @jit_log10 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<7x13xf64>
    return %2 : tensor<7x13xf64>
  }
}
// -----
// case: log10_f16
// primitives: log mul
// tolerances: 0.01 0.001
module @jit_log10 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<4.343260e-01> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %2 = stablehlo.multiply %0, %1 : tensor<7x13xf16>
    return %2 : tensor<7x13xf16>
  }
}
// -----
// case: log10_bf16
// primitives: log mul
// tolerances: 0.02 0.01
module @jit_log10 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<4.335940e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<7x13xbf16>
    return %2 : tensor<7x13xbf16>
  }
}
// -----
// case: sinc_f32
// primitives: add broadcast_in_dim custom_jvp_call div eq jit mul select_n sin
// tolerances: 0.0001 1e-05
module @jit_sinc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @sinc(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @sinc(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %8 = stablehlo.add %6, %7 : tensor<7x13xf32>
    %9 = stablehlo.sine %4 : tensor<7x13xf32>
    %10 = stablehlo.divide %9, %4 : tensor<7x13xf32>
    %11 = call @_where_0(%1, %8, %10) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %11 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<f32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: sinc_f64
// primitives: add broadcast_in_dim custom_jvp_call div eq jit mul select_n sin
// tolerances: 1e-10 1e-10
module @jit_sinc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @sinc(%arg0) : (tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @sinc(%arg0: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<7x13xi1>, tensor<f64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %6 = stablehlo.multiply %3, %5 : tensor<7x13xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %8 = stablehlo.add %6, %7 : tensor<7x13xf64>
    %9 = stablehlo.sine %4 : tensor<7x13xf64>
    %10 = stablehlo.divide %9, %4 : tensor<7x13xf64>
    %11 = call @_where_0(%1, %8, %10) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %11 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<f64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: sinc_f16
// primitives: add broadcast_in_dim custom_jvp_call div eq jit mul select_n sin
// tolerances: 0.01 0.001
module @jit_sinc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @sinc(%arg0) : (tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @sinc(%arg0: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<3.140630e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x13xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<7x13xi1>, tensor<f16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %6 = stablehlo.multiply %3, %5 : tensor<7x13xf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %8 = stablehlo.add %6, %7 : tensor<7x13xf16>
    %9 = stablehlo.sine %4 : tensor<7x13xf16>
    %10 = stablehlo.divide %9, %4 : tensor<7x13xf16>
    %11 = call @_where_0(%1, %8, %10) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %11 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<f16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: sinc_bf16
// primitives: add broadcast_in_dim custom_jvp_call div eq jit mul select_n sin
// tolerances: 0.02 0.01
module @jit_sinc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @sinc(%arg0) : (tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @sinc(%arg0: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<3.140630e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x13xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<7x13xi1>, tensor<bf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %6 = stablehlo.multiply %3, %5 : tensor<7x13xbf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %8 = stablehlo.add %6, %7 : tensor<7x13xbf16>
    %9 = stablehlo.sine %4 : tensor<7x13xbf16>
    %10 = stablehlo.divide %9, %4 : tensor<7x13xbf16>
    %11 = call @_where_0(%1, %8, %10) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %11 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<bf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: deg2rad_f32
// primitives: mul
// tolerances: 0.0001 1e-05
module @jit_deg2rad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: deg2rad_f64
// primitives: mul
// tolerances: 1e-10 1e-10
module @jit_deg2rad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.017453292519943295> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: deg2rad_f16
// primitives: mul
// tolerances: 0.01 0.001
module @jit_deg2rad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.745610e-02> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: deg2rad_bf16
// primitives: mul
// tolerances: 0.02 0.01
module @jit_deg2rad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.745610e-02> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: rad2deg_f32
// primitives: mul
// tolerances: 0.0001 1e-05
module @jit_rad2deg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<57.2957802> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: rad2deg_f64
// primitives: mul
// tolerances: 1e-10 1e-10
module @jit_rad2deg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<57.295779513082323> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: rad2deg_f16
// primitives: mul
// tolerances: 0.01 0.001
module @jit_rad2deg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.728130e+01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: rad2deg_bf16
// primitives: mul
// tolerances: 0.02 0.01
module @jit_rad2deg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.725000e+01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: logit_f32
// primitives: custom_jvp_call div log sub
// tolerances: 0.0001 1e-05
module @jit_logit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.divide %arg0, %1 : tensor<7x13xf32>
    %3 = stablehlo.log %2 : tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
}
// -----
// case: logit_f64
// primitives: custom_jvp_call div log sub
// tolerances: 1e-10 1e-10
module @jit_logit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.subtract %0, %arg0 : tensor<7x13xf64>
    %2 = stablehlo.divide %arg0, %1 : tensor<7x13xf64>
    %3 = stablehlo.log %2 : tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
}
// -----
// case: logit_f16
// primitives: custom_jvp_call div log sub
// tolerances: 0.01 0.001
module @jit_logit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.subtract %0, %arg0 : tensor<7x13xf16>
    %2 = stablehlo.divide %arg0, %1 : tensor<7x13xf16>
    %3 = stablehlo.log %2 : tensor<7x13xf16>
    return %3 : tensor<7x13xf16>
  }
}
// -----
// case: logit_bf16
// primitives: custom_jvp_call div log sub
// tolerances: 0.02 0.01
module @jit_logit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.subtract %0, %arg0 : tensor<7x13xbf16>
    %2 = stablehlo.divide %arg0, %1 : tensor<7x13xbf16>
    %3 = stablehlo.log %2 : tensor<7x13xbf16>
    return %3 : tensor<7x13xbf16>
  }
}
// -----
// case: entr_f32
// primitives: broadcast_in_dim custom_jvp_call jit log lt mul ne neg or select_n
// tolerances: 0.0001 1e-05
module @jit_entr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %7 = stablehlo.log %arg0 : tensor<7x13xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %10 = call @_where(%6, %8, %9) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %11 = stablehlo.negate %10 : tensor<7x13xf32>
    %12 = stablehlo.select %1, %2, %11 : tensor<7x13xi1>, tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: entr_f64
// primitives: broadcast_in_dim custom_jvp_call jit log lt mul ne neg or select_n
// tolerances: 1e-10 1e-10
module @jit_entr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %7 = stablehlo.log %arg0 : tensor<7x13xf64>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %10 = call @_where(%6, %8, %9) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %11 = stablehlo.negate %10 : tensor<7x13xf64>
    %12 = stablehlo.select %1, %2, %11 : tensor<7x13xi1>, tensor<7x13xf64>
    return %12 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: entr_f16
// primitives: broadcast_in_dim custom_jvp_call jit log lt mul ne neg or select_n
// tolerances: 0.01 0.001
module @jit_entr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %7 = stablehlo.log %arg0 : tensor<7x13xf16>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x13xf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %10 = call @_where(%6, %8, %9) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    %11 = stablehlo.negate %10 : tensor<7x13xf16>
    %12 = stablehlo.select %1, %2, %11 : tensor<7x13xi1>, tensor<7x13xf16>
    return %12 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: entr_bf16
// primitives: broadcast_in_dim custom_jvp_call jit log lt mul ne neg or select_n
// tolerances: 0.02 0.01
module @jit_entr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %7 = stablehlo.log %arg0 : tensor<7x13xbf16>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x13xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %10 = call @_where(%6, %8, %9) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %11 = stablehlo.negate %10 : tensor<7x13xbf16>
    %12 = stablehlo.select %1, %2, %11 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %12 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: erf_inv_f32
// primitives: erf_inv
// tolerances: 0.0001 5e-36
module @jit_erf_inv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: erf_inv_f64
// primitives: erf_inv
// tolerances: 5e-12 5e-299
module @jit_erf_inv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: erf_inv_f16
// primitives: erf_inv
// tolerances: 0.1 6.5e-06
module @jit_erf_inv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: erf_inv_bf16
// primitives: erf_inv
// tolerances: 0.8 5e-36
module @jit_erf_inv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: erf_inv_f32_special
// primitives: erf_inv
// tolerances: 0.0001 5e-36
module @jit_erf_inv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<29xf32> -> tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}
// -----
// case: lgamma_f32
// primitives: lgamma
// tolerances: 0.0001 5e-36
module @jit_lgamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: lgamma_f64
// primitives: lgamma
// tolerances: 5e-12 5e-299
module @jit_lgamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: lgamma_f16
// primitives: lgamma
// tolerances: 0.1 6.5e-06
module @jit_lgamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: lgamma_bf16
// primitives: lgamma
// tolerances: 0.8 5e-36
module @jit_lgamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: lgamma_f32_special
// primitives: lgamma
// tolerances: 0.0001 5e-36
module @jit_lgamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<29xf32> -> tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}
// -----
// case: digamma_f32
// primitives: digamma
// tolerances: 0.0001 5e-36
module @jit_digamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: digamma_f64
// primitives: digamma
// tolerances: 5e-12 5e-299
module @jit_digamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: digamma_f16
// primitives: digamma
// tolerances: 0.1 6.5e-06
module @jit_digamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: digamma_bf16
// primitives: digamma
// tolerances: 0.8 5e-36
module @jit_digamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: digamma_f32_special
// primitives: digamma
// tolerances: 0.0001 5e-36
module @jit_digamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<29xf32> -> tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}
// -----
// case: trigamma_f32
// primitives: broadcast_in_dim polygamma
// tolerances: 0.0001 5e-36
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = chlo.polygamma %0, %arg0 : tensor<7x13xf32>, tensor<7x13xf32> -> tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: trigamma_f64
// primitives: broadcast_in_dim polygamma
// tolerances: 5e-12 5e-299
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = chlo.polygamma %0, %arg0 : tensor<7x13xf64>, tensor<7x13xf64> -> tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
}
// -----
// case: trigamma_f16
// primitives: broadcast_in_dim polygamma
// tolerances: 0.1 6.5e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %1 = chlo.polygamma %0, %arg0 : tensor<7x13xf16>, tensor<7x13xf16> -> tensor<7x13xf16>
    return %1 : tensor<7x13xf16>
  }
}
// -----
// case: trigamma_bf16
// primitives: broadcast_in_dim polygamma
// tolerances: 0.8 5e-36
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %1 = chlo.polygamma %0, %arg0 : tensor<7x13xbf16>, tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %1 : tensor<7x13xbf16>
  }
}
// -----
// case: trigamma_f32_special
// primitives: broadcast_in_dim polygamma
// tolerances: 0.0001 5e-36
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17xf32>) -> (tensor<17xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %1 = chlo.polygamma %0, %arg0 : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
    return %1 : tensor<17xf32>
  }
}
// -----
// case: bessel_i0e_f32
// primitives: bessel_i0e
// tolerances: 0.0001 5e-36
module @jit_bessel_i0e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.multiply %1, %0 : tensor<7x13xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.multiply %5, %6 : tensor<7x13xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.add %10, %11 : tensor<7x13xf32>
    %13 = stablehlo.multiply %5, %12 : tensor<7x13xf32>
    %14 = stablehlo.subtract %13, %6 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %16 = stablehlo.add %14, %15 : tensor<7x13xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<7x13xf32>
    %18 = stablehlo.subtract %17, %12 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %20 = stablehlo.add %18, %19 : tensor<7x13xf32>
    %21 = stablehlo.multiply %5, %20 : tensor<7x13xf32>
    %22 = stablehlo.subtract %21, %16 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %24 = stablehlo.add %22, %23 : tensor<7x13xf32>
    %25 = stablehlo.multiply %5, %24 : tensor<7x13xf32>
    %26 = stablehlo.subtract %25, %20 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %28 = stablehlo.add %26, %27 : tensor<7x13xf32>
    %29 = stablehlo.multiply %5, %28 : tensor<7x13xf32>
    %30 = stablehlo.subtract %29, %24 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %32 = stablehlo.add %30, %31 : tensor<7x13xf32>
    %33 = stablehlo.multiply %5, %32 : tensor<7x13xf32>
    %34 = stablehlo.subtract %33, %28 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %36 = stablehlo.add %34, %35 : tensor<7x13xf32>
    %37 = stablehlo.multiply %5, %36 : tensor<7x13xf32>
    %38 = stablehlo.subtract %37, %32 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %40 = stablehlo.add %38, %39 : tensor<7x13xf32>
    %41 = stablehlo.multiply %5, %40 : tensor<7x13xf32>
    %42 = stablehlo.subtract %41, %36 : tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %44 = stablehlo.add %42, %43 : tensor<7x13xf32>
    %45 = stablehlo.multiply %5, %44 : tensor<7x13xf32>
    %46 = stablehlo.subtract %45, %40 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %48 = stablehlo.add %46, %47 : tensor<7x13xf32>
    %49 = stablehlo.multiply %5, %48 : tensor<7x13xf32>
    %50 = stablehlo.subtract %49, %44 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %52 = stablehlo.add %50, %51 : tensor<7x13xf32>
    %53 = stablehlo.multiply %5, %52 : tensor<7x13xf32>
    %54 = stablehlo.subtract %53, %48 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %56 = stablehlo.add %54, %55 : tensor<7x13xf32>
    %57 = stablehlo.multiply %5, %56 : tensor<7x13xf32>
    %58 = stablehlo.subtract %57, %52 : tensor<7x13xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %60 = stablehlo.add %58, %59 : tensor<7x13xf32>
    %61 = stablehlo.multiply %5, %60 : tensor<7x13xf32>
    %62 = stablehlo.subtract %61, %56 : tensor<7x13xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %64 = stablehlo.add %62, %63 : tensor<7x13xf32>
    %65 = stablehlo.multiply %5, %64 : tensor<7x13xf32>
    %66 = stablehlo.subtract %65, %60 : tensor<7x13xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %68 = stablehlo.add %66, %67 : tensor<7x13xf32>
    %69 = stablehlo.multiply %5, %68 : tensor<7x13xf32>
    %70 = stablehlo.subtract %69, %64 : tensor<7x13xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %72 = stablehlo.add %70, %71 : tensor<7x13xf32>
    %73 = stablehlo.multiply %5, %72 : tensor<7x13xf32>
    %74 = stablehlo.subtract %73, %68 : tensor<7x13xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %76 = stablehlo.add %74, %75 : tensor<7x13xf32>
    %77 = stablehlo.multiply %5, %76 : tensor<7x13xf32>
    %78 = stablehlo.subtract %77, %72 : tensor<7x13xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %80 = stablehlo.add %78, %79 : tensor<7x13xf32>
    %81 = stablehlo.subtract %80, %72 : tensor<7x13xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<7x13xf32>
    %84 = stablehlo.divide %3, %0 : tensor<7x13xf32>
    %85 = stablehlo.subtract %84, %2 : tensor<7x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %89 = stablehlo.multiply %85, %86 : tensor<7x13xf32>
    %90 = stablehlo.subtract %89, %87 : tensor<7x13xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %92 = stablehlo.add %90, %91 : tensor<7x13xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<7x13xf32>
    %94 = stablehlo.subtract %93, %86 : tensor<7x13xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %96 = stablehlo.add %94, %95 : tensor<7x13xf32>
    %97 = stablehlo.multiply %85, %96 : tensor<7x13xf32>
    %98 = stablehlo.subtract %97, %92 : tensor<7x13xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %100 = stablehlo.add %98, %99 : tensor<7x13xf32>
    %101 = stablehlo.multiply %85, %100 : tensor<7x13xf32>
    %102 = stablehlo.subtract %101, %96 : tensor<7x13xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %104 = stablehlo.add %102, %103 : tensor<7x13xf32>
    %105 = stablehlo.multiply %85, %104 : tensor<7x13xf32>
    %106 = stablehlo.subtract %105, %100 : tensor<7x13xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %108 = stablehlo.add %106, %107 : tensor<7x13xf32>
    %109 = stablehlo.multiply %85, %108 : tensor<7x13xf32>
    %110 = stablehlo.subtract %109, %104 : tensor<7x13xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %112 = stablehlo.add %110, %111 : tensor<7x13xf32>
    %113 = stablehlo.multiply %85, %112 : tensor<7x13xf32>
    %114 = stablehlo.subtract %113, %108 : tensor<7x13xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %116 = stablehlo.add %114, %115 : tensor<7x13xf32>
    %117 = stablehlo.subtract %116, %108 : tensor<7x13xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<7x13xf32>
    %120 = stablehlo.sqrt %0 : tensor<7x13xf32>
    %121 = stablehlo.divide %119, %120 : tensor<7x13xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %123 = stablehlo.compare LE, %0, %122, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %124 = stablehlo.select %123, %83, %121 : tensor<7x13xi1>, tensor<7x13xf32>
    return %124 : tensor<7x13xf32>
  }
}
// -----
// case: bessel_i0e_f64
// primitives: bessel_i0e
// tolerances: 5e-12 5e-299
module @jit_bessel_i0e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %4 = stablehlo.multiply %1, %0 : tensor<7x13xf64>
    %5 = stablehlo.subtract %4, %2 : tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %9 = stablehlo.multiply %5, %6 : tensor<7x13xf64>
    %10 = stablehlo.subtract %9, %7 : tensor<7x13xf64>
    %cst_5 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %12 = stablehlo.add %10, %11 : tensor<7x13xf64>
    %13 = stablehlo.multiply %5, %12 : tensor<7x13xf64>
    %14 = stablehlo.subtract %13, %6 : tensor<7x13xf64>
    %cst_6 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %16 = stablehlo.add %14, %15 : tensor<7x13xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<7x13xf64>
    %18 = stablehlo.subtract %17, %12 : tensor<7x13xf64>
    %cst_7 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %20 = stablehlo.add %18, %19 : tensor<7x13xf64>
    %21 = stablehlo.multiply %5, %20 : tensor<7x13xf64>
    %22 = stablehlo.subtract %21, %16 : tensor<7x13xf64>
    %cst_8 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %24 = stablehlo.add %22, %23 : tensor<7x13xf64>
    %25 = stablehlo.multiply %5, %24 : tensor<7x13xf64>
    %26 = stablehlo.subtract %25, %20 : tensor<7x13xf64>
    %cst_9 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %28 = stablehlo.add %26, %27 : tensor<7x13xf64>
    %29 = stablehlo.multiply %5, %28 : tensor<7x13xf64>
    %30 = stablehlo.subtract %29, %24 : tensor<7x13xf64>
    %cst_10 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %32 = stablehlo.add %30, %31 : tensor<7x13xf64>
    %33 = stablehlo.multiply %5, %32 : tensor<7x13xf64>
    %34 = stablehlo.subtract %33, %28 : tensor<7x13xf64>
    %cst_11 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %36 = stablehlo.add %34, %35 : tensor<7x13xf64>
    %37 = stablehlo.multiply %5, %36 : tensor<7x13xf64>
    %38 = stablehlo.subtract %37, %32 : tensor<7x13xf64>
    %cst_12 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %40 = stablehlo.add %38, %39 : tensor<7x13xf64>
    %41 = stablehlo.multiply %5, %40 : tensor<7x13xf64>
    %42 = stablehlo.subtract %41, %36 : tensor<7x13xf64>
    %cst_13 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %44 = stablehlo.add %42, %43 : tensor<7x13xf64>
    %45 = stablehlo.multiply %5, %44 : tensor<7x13xf64>
    %46 = stablehlo.subtract %45, %40 : tensor<7x13xf64>
    %cst_14 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %48 = stablehlo.add %46, %47 : tensor<7x13xf64>
    %49 = stablehlo.multiply %5, %48 : tensor<7x13xf64>
    %50 = stablehlo.subtract %49, %44 : tensor<7x13xf64>
    %cst_15 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %52 = stablehlo.add %50, %51 : tensor<7x13xf64>
    %53 = stablehlo.multiply %5, %52 : tensor<7x13xf64>
    %54 = stablehlo.subtract %53, %48 : tensor<7x13xf64>
    %cst_16 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %56 = stablehlo.add %54, %55 : tensor<7x13xf64>
    %57 = stablehlo.multiply %5, %56 : tensor<7x13xf64>
    %58 = stablehlo.subtract %57, %52 : tensor<7x13xf64>
    %cst_17 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %60 = stablehlo.add %58, %59 : tensor<7x13xf64>
    %61 = stablehlo.multiply %5, %60 : tensor<7x13xf64>
    %62 = stablehlo.subtract %61, %56 : tensor<7x13xf64>
    %cst_18 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %64 = stablehlo.add %62, %63 : tensor<7x13xf64>
    %65 = stablehlo.multiply %5, %64 : tensor<7x13xf64>
    %66 = stablehlo.subtract %65, %60 : tensor<7x13xf64>
    %cst_19 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %68 = stablehlo.add %66, %67 : tensor<7x13xf64>
    %69 = stablehlo.multiply %5, %68 : tensor<7x13xf64>
    %70 = stablehlo.subtract %69, %64 : tensor<7x13xf64>
    %cst_20 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %72 = stablehlo.add %70, %71 : tensor<7x13xf64>
    %73 = stablehlo.multiply %5, %72 : tensor<7x13xf64>
    %74 = stablehlo.subtract %73, %68 : tensor<7x13xf64>
    %cst_21 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %76 = stablehlo.add %74, %75 : tensor<7x13xf64>
    %77 = stablehlo.multiply %5, %76 : tensor<7x13xf64>
    %78 = stablehlo.subtract %77, %72 : tensor<7x13xf64>
    %cst_22 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %80 = stablehlo.add %78, %79 : tensor<7x13xf64>
    %81 = stablehlo.multiply %5, %80 : tensor<7x13xf64>
    %82 = stablehlo.subtract %81, %76 : tensor<7x13xf64>
    %cst_23 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %84 = stablehlo.add %82, %83 : tensor<7x13xf64>
    %85 = stablehlo.multiply %5, %84 : tensor<7x13xf64>
    %86 = stablehlo.subtract %85, %80 : tensor<7x13xf64>
    %cst_24 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %88 = stablehlo.add %86, %87 : tensor<7x13xf64>
    %89 = stablehlo.multiply %5, %88 : tensor<7x13xf64>
    %90 = stablehlo.subtract %89, %84 : tensor<7x13xf64>
    %cst_25 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %92 = stablehlo.add %90, %91 : tensor<7x13xf64>
    %93 = stablehlo.multiply %5, %92 : tensor<7x13xf64>
    %94 = stablehlo.subtract %93, %88 : tensor<7x13xf64>
    %cst_26 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %96 = stablehlo.add %94, %95 : tensor<7x13xf64>
    %97 = stablehlo.multiply %5, %96 : tensor<7x13xf64>
    %98 = stablehlo.subtract %97, %92 : tensor<7x13xf64>
    %cst_27 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %100 = stablehlo.add %98, %99 : tensor<7x13xf64>
    %101 = stablehlo.multiply %5, %100 : tensor<7x13xf64>
    %102 = stablehlo.subtract %101, %96 : tensor<7x13xf64>
    %cst_28 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %104 = stablehlo.add %102, %103 : tensor<7x13xf64>
    %105 = stablehlo.multiply %5, %104 : tensor<7x13xf64>
    %106 = stablehlo.subtract %105, %100 : tensor<7x13xf64>
    %cst_29 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %108 = stablehlo.add %106, %107 : tensor<7x13xf64>
    %109 = stablehlo.multiply %5, %108 : tensor<7x13xf64>
    %110 = stablehlo.subtract %109, %104 : tensor<7x13xf64>
    %cst_30 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %112 = stablehlo.add %110, %111 : tensor<7x13xf64>
    %113 = stablehlo.multiply %5, %112 : tensor<7x13xf64>
    %114 = stablehlo.subtract %113, %108 : tensor<7x13xf64>
    %cst_31 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %116 = stablehlo.add %114, %115 : tensor<7x13xf64>
    %117 = stablehlo.multiply %5, %116 : tensor<7x13xf64>
    %118 = stablehlo.subtract %117, %112 : tensor<7x13xf64>
    %cst_32 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %120 = stablehlo.add %118, %119 : tensor<7x13xf64>
    %121 = stablehlo.multiply %5, %120 : tensor<7x13xf64>
    %122 = stablehlo.subtract %121, %116 : tensor<7x13xf64>
    %cst_33 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %124 = stablehlo.add %122, %123 : tensor<7x13xf64>
    %125 = stablehlo.multiply %5, %124 : tensor<7x13xf64>
    %126 = stablehlo.subtract %125, %120 : tensor<7x13xf64>
    %cst_34 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %128 = stablehlo.add %126, %127 : tensor<7x13xf64>
    %129 = stablehlo.subtract %128, %120 : tensor<7x13xf64>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %131 = stablehlo.multiply %130, %129 : tensor<7x13xf64>
    %132 = stablehlo.divide %3, %0 : tensor<7x13xf64>
    %133 = stablehlo.subtract %132, %2 : tensor<7x13xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %137 = stablehlo.multiply %133, %134 : tensor<7x13xf64>
    %138 = stablehlo.subtract %137, %135 : tensor<7x13xf64>
    %cst_39 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %140 = stablehlo.add %138, %139 : tensor<7x13xf64>
    %141 = stablehlo.multiply %133, %140 : tensor<7x13xf64>
    %142 = stablehlo.subtract %141, %134 : tensor<7x13xf64>
    %cst_40 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %144 = stablehlo.add %142, %143 : tensor<7x13xf64>
    %145 = stablehlo.multiply %133, %144 : tensor<7x13xf64>
    %146 = stablehlo.subtract %145, %140 : tensor<7x13xf64>
    %cst_41 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %148 = stablehlo.add %146, %147 : tensor<7x13xf64>
    %149 = stablehlo.multiply %133, %148 : tensor<7x13xf64>
    %150 = stablehlo.subtract %149, %144 : tensor<7x13xf64>
    %cst_42 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %152 = stablehlo.add %150, %151 : tensor<7x13xf64>
    %153 = stablehlo.multiply %133, %152 : tensor<7x13xf64>
    %154 = stablehlo.subtract %153, %148 : tensor<7x13xf64>
    %cst_43 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %156 = stablehlo.add %154, %155 : tensor<7x13xf64>
    %157 = stablehlo.multiply %133, %156 : tensor<7x13xf64>
    %158 = stablehlo.subtract %157, %152 : tensor<7x13xf64>
    %cst_44 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %160 = stablehlo.add %158, %159 : tensor<7x13xf64>
    %161 = stablehlo.multiply %133, %160 : tensor<7x13xf64>
    %162 = stablehlo.subtract %161, %156 : tensor<7x13xf64>
    %cst_45 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %164 = stablehlo.add %162, %163 : tensor<7x13xf64>
    %165 = stablehlo.multiply %133, %164 : tensor<7x13xf64>
    %166 = stablehlo.subtract %165, %160 : tensor<7x13xf64>
    %cst_46 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %168 = stablehlo.add %166, %167 : tensor<7x13xf64>
    %169 = stablehlo.multiply %133, %168 : tensor<7x13xf64>
    %170 = stablehlo.subtract %169, %164 : tensor<7x13xf64>
    %cst_47 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %171 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %172 = stablehlo.add %170, %171 : tensor<7x13xf64>
    %173 = stablehlo.multiply %133, %172 : tensor<7x13xf64>
    %174 = stablehlo.subtract %173, %168 : tensor<7x13xf64>
    %cst_48 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %176 = stablehlo.add %174, %175 : tensor<7x13xf64>
    %177 = stablehlo.multiply %133, %176 : tensor<7x13xf64>
    %178 = stablehlo.subtract %177, %172 : tensor<7x13xf64>
    %cst_49 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %179 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %180 = stablehlo.add %178, %179 : tensor<7x13xf64>
    %181 = stablehlo.multiply %133, %180 : tensor<7x13xf64>
    %182 = stablehlo.subtract %181, %176 : tensor<7x13xf64>
    %cst_50 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %184 = stablehlo.add %182, %183 : tensor<7x13xf64>
    %185 = stablehlo.multiply %133, %184 : tensor<7x13xf64>
    %186 = stablehlo.subtract %185, %180 : tensor<7x13xf64>
    %cst_51 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %188 = stablehlo.add %186, %187 : tensor<7x13xf64>
    %189 = stablehlo.multiply %133, %188 : tensor<7x13xf64>
    %190 = stablehlo.subtract %189, %184 : tensor<7x13xf64>
    %cst_52 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %192 = stablehlo.add %190, %191 : tensor<7x13xf64>
    %193 = stablehlo.multiply %133, %192 : tensor<7x13xf64>
    %194 = stablehlo.subtract %193, %188 : tensor<7x13xf64>
    %cst_53 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %196 = stablehlo.add %194, %195 : tensor<7x13xf64>
    %197 = stablehlo.multiply %133, %196 : tensor<7x13xf64>
    %198 = stablehlo.subtract %197, %192 : tensor<7x13xf64>
    %cst_54 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %200 = stablehlo.add %198, %199 : tensor<7x13xf64>
    %201 = stablehlo.multiply %133, %200 : tensor<7x13xf64>
    %202 = stablehlo.subtract %201, %196 : tensor<7x13xf64>
    %cst_55 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %204 = stablehlo.add %202, %203 : tensor<7x13xf64>
    %205 = stablehlo.multiply %133, %204 : tensor<7x13xf64>
    %206 = stablehlo.subtract %205, %200 : tensor<7x13xf64>
    %cst_56 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %207 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %208 = stablehlo.add %206, %207 : tensor<7x13xf64>
    %209 = stablehlo.multiply %133, %208 : tensor<7x13xf64>
    %210 = stablehlo.subtract %209, %204 : tensor<7x13xf64>
    %cst_57 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %212 = stablehlo.add %210, %211 : tensor<7x13xf64>
    %213 = stablehlo.multiply %133, %212 : tensor<7x13xf64>
    %214 = stablehlo.subtract %213, %208 : tensor<7x13xf64>
    %cst_58 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %216 = stablehlo.add %214, %215 : tensor<7x13xf64>
    %217 = stablehlo.multiply %133, %216 : tensor<7x13xf64>
    %218 = stablehlo.subtract %217, %212 : tensor<7x13xf64>
    %cst_59 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %220 = stablehlo.add %218, %219 : tensor<7x13xf64>
    %221 = stablehlo.multiply %133, %220 : tensor<7x13xf64>
    %222 = stablehlo.subtract %221, %216 : tensor<7x13xf64>
    %cst_60 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %224 = stablehlo.add %222, %223 : tensor<7x13xf64>
    %225 = stablehlo.multiply %133, %224 : tensor<7x13xf64>
    %226 = stablehlo.subtract %225, %220 : tensor<7x13xf64>
    %cst_61 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %228 = stablehlo.add %226, %227 : tensor<7x13xf64>
    %229 = stablehlo.multiply %133, %228 : tensor<7x13xf64>
    %230 = stablehlo.subtract %229, %224 : tensor<7x13xf64>
    %cst_62 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %231 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %232 = stablehlo.add %230, %231 : tensor<7x13xf64>
    %233 = stablehlo.multiply %133, %232 : tensor<7x13xf64>
    %234 = stablehlo.subtract %233, %228 : tensor<7x13xf64>
    %cst_63 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %236 = stablehlo.add %234, %235 : tensor<7x13xf64>
    %237 = stablehlo.subtract %236, %228 : tensor<7x13xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %239 = stablehlo.multiply %238, %237 : tensor<7x13xf64>
    %240 = stablehlo.sqrt %0 : tensor<7x13xf64>
    %241 = stablehlo.divide %239, %240 : tensor<7x13xf64>
    %cst_65 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %243 = stablehlo.compare LE, %0, %242, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %244 = stablehlo.select %243, %131, %241 : tensor<7x13xi1>, tensor<7x13xf64>
    return %244 : tensor<7x13xf64>
  }
}
// -----
// case: bessel_i0e_f16
// primitives: bessel_i0e
// tolerances: 0.1 6.5e-06
module @jit_bessel_i0e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %1 = stablehlo.abs %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.multiply %2, %1 : tensor<7x13xf32>
    %6 = stablehlo.subtract %5, %3 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %10 = stablehlo.multiply %6, %7 : tensor<7x13xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %13 = stablehlo.add %11, %12 : tensor<7x13xf32>
    %14 = stablehlo.multiply %6, %13 : tensor<7x13xf32>
    %15 = stablehlo.subtract %14, %7 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %17 = stablehlo.add %15, %16 : tensor<7x13xf32>
    %18 = stablehlo.multiply %6, %17 : tensor<7x13xf32>
    %19 = stablehlo.subtract %18, %13 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %21 = stablehlo.add %19, %20 : tensor<7x13xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<7x13xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %25 = stablehlo.add %23, %24 : tensor<7x13xf32>
    %26 = stablehlo.multiply %6, %25 : tensor<7x13xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %29 = stablehlo.add %27, %28 : tensor<7x13xf32>
    %30 = stablehlo.multiply %6, %29 : tensor<7x13xf32>
    %31 = stablehlo.subtract %30, %25 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %33 = stablehlo.add %31, %32 : tensor<7x13xf32>
    %34 = stablehlo.multiply %6, %33 : tensor<7x13xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %37 = stablehlo.add %35, %36 : tensor<7x13xf32>
    %38 = stablehlo.multiply %6, %37 : tensor<7x13xf32>
    %39 = stablehlo.subtract %38, %33 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %41 = stablehlo.add %39, %40 : tensor<7x13xf32>
    %42 = stablehlo.multiply %6, %41 : tensor<7x13xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %45 = stablehlo.add %43, %44 : tensor<7x13xf32>
    %46 = stablehlo.multiply %6, %45 : tensor<7x13xf32>
    %47 = stablehlo.subtract %46, %41 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %49 = stablehlo.add %47, %48 : tensor<7x13xf32>
    %50 = stablehlo.multiply %6, %49 : tensor<7x13xf32>
    %51 = stablehlo.subtract %50, %45 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %53 = stablehlo.add %51, %52 : tensor<7x13xf32>
    %54 = stablehlo.multiply %6, %53 : tensor<7x13xf32>
    %55 = stablehlo.subtract %54, %49 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %57 = stablehlo.add %55, %56 : tensor<7x13xf32>
    %58 = stablehlo.multiply %6, %57 : tensor<7x13xf32>
    %59 = stablehlo.subtract %58, %53 : tensor<7x13xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %61 = stablehlo.add %59, %60 : tensor<7x13xf32>
    %62 = stablehlo.multiply %6, %61 : tensor<7x13xf32>
    %63 = stablehlo.subtract %62, %57 : tensor<7x13xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %65 = stablehlo.add %63, %64 : tensor<7x13xf32>
    %66 = stablehlo.multiply %6, %65 : tensor<7x13xf32>
    %67 = stablehlo.subtract %66, %61 : tensor<7x13xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %69 = stablehlo.add %67, %68 : tensor<7x13xf32>
    %70 = stablehlo.multiply %6, %69 : tensor<7x13xf32>
    %71 = stablehlo.subtract %70, %65 : tensor<7x13xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %73 = stablehlo.add %71, %72 : tensor<7x13xf32>
    %74 = stablehlo.multiply %6, %73 : tensor<7x13xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<7x13xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %77 = stablehlo.add %75, %76 : tensor<7x13xf32>
    %78 = stablehlo.multiply %6, %77 : tensor<7x13xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<7x13xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %81 = stablehlo.add %79, %80 : tensor<7x13xf32>
    %82 = stablehlo.subtract %81, %73 : tensor<7x13xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<7x13xf32>
    %85 = stablehlo.divide %4, %1 : tensor<7x13xf32>
    %86 = stablehlo.subtract %85, %3 : tensor<7x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %90 = stablehlo.multiply %86, %87 : tensor<7x13xf32>
    %91 = stablehlo.subtract %90, %88 : tensor<7x13xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %93 = stablehlo.add %91, %92 : tensor<7x13xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<7x13xf32>
    %95 = stablehlo.subtract %94, %87 : tensor<7x13xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %97 = stablehlo.add %95, %96 : tensor<7x13xf32>
    %98 = stablehlo.multiply %86, %97 : tensor<7x13xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<7x13xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %101 = stablehlo.add %99, %100 : tensor<7x13xf32>
    %102 = stablehlo.multiply %86, %101 : tensor<7x13xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<7x13xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %105 = stablehlo.add %103, %104 : tensor<7x13xf32>
    %106 = stablehlo.multiply %86, %105 : tensor<7x13xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<7x13xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %109 = stablehlo.add %107, %108 : tensor<7x13xf32>
    %110 = stablehlo.multiply %86, %109 : tensor<7x13xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<7x13xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %113 = stablehlo.add %111, %112 : tensor<7x13xf32>
    %114 = stablehlo.multiply %86, %113 : tensor<7x13xf32>
    %115 = stablehlo.subtract %114, %109 : tensor<7x13xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %117 = stablehlo.add %115, %116 : tensor<7x13xf32>
    %118 = stablehlo.subtract %117, %109 : tensor<7x13xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<7x13xf32>
    %121 = stablehlo.sqrt %1 : tensor<7x13xf32>
    %122 = stablehlo.divide %120, %121 : tensor<7x13xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %124 = stablehlo.compare LE, %1, %123, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %125 = stablehlo.select %124, %84, %122 : tensor<7x13xi1>, tensor<7x13xf32>
    %126 = stablehlo.convert %125 : (tensor<7x13xf32>) -> tensor<7x13xf16>
    return %126 : tensor<7x13xf16>
  }
}
// -----
// case: bessel_i0e_bf16
// primitives: bessel_i0e
// tolerances: 0.8 5e-36
module @jit_bessel_i0e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %1 = stablehlo.abs %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.multiply %2, %1 : tensor<7x13xf32>
    %6 = stablehlo.subtract %5, %3 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %10 = stablehlo.multiply %6, %7 : tensor<7x13xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %13 = stablehlo.add %11, %12 : tensor<7x13xf32>
    %14 = stablehlo.multiply %6, %13 : tensor<7x13xf32>
    %15 = stablehlo.subtract %14, %7 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %17 = stablehlo.add %15, %16 : tensor<7x13xf32>
    %18 = stablehlo.multiply %6, %17 : tensor<7x13xf32>
    %19 = stablehlo.subtract %18, %13 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %21 = stablehlo.add %19, %20 : tensor<7x13xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<7x13xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %25 = stablehlo.add %23, %24 : tensor<7x13xf32>
    %26 = stablehlo.multiply %6, %25 : tensor<7x13xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %29 = stablehlo.add %27, %28 : tensor<7x13xf32>
    %30 = stablehlo.multiply %6, %29 : tensor<7x13xf32>
    %31 = stablehlo.subtract %30, %25 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %33 = stablehlo.add %31, %32 : tensor<7x13xf32>
    %34 = stablehlo.multiply %6, %33 : tensor<7x13xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %37 = stablehlo.add %35, %36 : tensor<7x13xf32>
    %38 = stablehlo.multiply %6, %37 : tensor<7x13xf32>
    %39 = stablehlo.subtract %38, %33 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %41 = stablehlo.add %39, %40 : tensor<7x13xf32>
    %42 = stablehlo.multiply %6, %41 : tensor<7x13xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %45 = stablehlo.add %43, %44 : tensor<7x13xf32>
    %46 = stablehlo.multiply %6, %45 : tensor<7x13xf32>
    %47 = stablehlo.subtract %46, %41 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %49 = stablehlo.add %47, %48 : tensor<7x13xf32>
    %50 = stablehlo.multiply %6, %49 : tensor<7x13xf32>
    %51 = stablehlo.subtract %50, %45 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %53 = stablehlo.add %51, %52 : tensor<7x13xf32>
    %54 = stablehlo.multiply %6, %53 : tensor<7x13xf32>
    %55 = stablehlo.subtract %54, %49 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %57 = stablehlo.add %55, %56 : tensor<7x13xf32>
    %58 = stablehlo.multiply %6, %57 : tensor<7x13xf32>
    %59 = stablehlo.subtract %58, %53 : tensor<7x13xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %61 = stablehlo.add %59, %60 : tensor<7x13xf32>
    %62 = stablehlo.multiply %6, %61 : tensor<7x13xf32>
    %63 = stablehlo.subtract %62, %57 : tensor<7x13xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %65 = stablehlo.add %63, %64 : tensor<7x13xf32>
    %66 = stablehlo.multiply %6, %65 : tensor<7x13xf32>
    %67 = stablehlo.subtract %66, %61 : tensor<7x13xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %69 = stablehlo.add %67, %68 : tensor<7x13xf32>
    %70 = stablehlo.multiply %6, %69 : tensor<7x13xf32>
    %71 = stablehlo.subtract %70, %65 : tensor<7x13xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %73 = stablehlo.add %71, %72 : tensor<7x13xf32>
    %74 = stablehlo.multiply %6, %73 : tensor<7x13xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<7x13xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %77 = stablehlo.add %75, %76 : tensor<7x13xf32>
    %78 = stablehlo.multiply %6, %77 : tensor<7x13xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<7x13xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %81 = stablehlo.add %79, %80 : tensor<7x13xf32>
    %82 = stablehlo.subtract %81, %73 : tensor<7x13xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<7x13xf32>
    %85 = stablehlo.divide %4, %1 : tensor<7x13xf32>
    %86 = stablehlo.subtract %85, %3 : tensor<7x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %90 = stablehlo.multiply %86, %87 : tensor<7x13xf32>
    %91 = stablehlo.subtract %90, %88 : tensor<7x13xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %93 = stablehlo.add %91, %92 : tensor<7x13xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<7x13xf32>
    %95 = stablehlo.subtract %94, %87 : tensor<7x13xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %97 = stablehlo.add %95, %96 : tensor<7x13xf32>
    %98 = stablehlo.multiply %86, %97 : tensor<7x13xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<7x13xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %101 = stablehlo.add %99, %100 : tensor<7x13xf32>
    %102 = stablehlo.multiply %86, %101 : tensor<7x13xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<7x13xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %105 = stablehlo.add %103, %104 : tensor<7x13xf32>
    %106 = stablehlo.multiply %86, %105 : tensor<7x13xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<7x13xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %109 = stablehlo.add %107, %108 : tensor<7x13xf32>
    %110 = stablehlo.multiply %86, %109 : tensor<7x13xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<7x13xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %113 = stablehlo.add %111, %112 : tensor<7x13xf32>
    %114 = stablehlo.multiply %86, %113 : tensor<7x13xf32>
    %115 = stablehlo.subtract %114, %109 : tensor<7x13xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %117 = stablehlo.add %115, %116 : tensor<7x13xf32>
    %118 = stablehlo.subtract %117, %109 : tensor<7x13xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<7x13xf32>
    %121 = stablehlo.sqrt %1 : tensor<7x13xf32>
    %122 = stablehlo.divide %120, %121 : tensor<7x13xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %124 = stablehlo.compare LE, %1, %123, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %125 = stablehlo.select %124, %84, %122 : tensor<7x13xi1>, tensor<7x13xf32>
    %126 = stablehlo.convert %125 : (tensor<7x13xf32>) -> tensor<7x13xbf16>
    return %126 : tensor<7x13xbf16>
  }
}
// -----
// case: bessel_i0e_f32_special
// primitives: bessel_i0e
// tolerances: 0.0001 5e-36
module @jit_bessel_i0e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<29xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %4 = stablehlo.multiply %1, %0 : tensor<29xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<29xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %9 = stablehlo.multiply %5, %6 : tensor<29xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<29xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %12 = stablehlo.add %10, %11 : tensor<29xf32>
    %13 = stablehlo.multiply %5, %12 : tensor<29xf32>
    %14 = stablehlo.subtract %13, %6 : tensor<29xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %16 = stablehlo.add %14, %15 : tensor<29xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<29xf32>
    %18 = stablehlo.subtract %17, %12 : tensor<29xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %20 = stablehlo.add %18, %19 : tensor<29xf32>
    %21 = stablehlo.multiply %5, %20 : tensor<29xf32>
    %22 = stablehlo.subtract %21, %16 : tensor<29xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %24 = stablehlo.add %22, %23 : tensor<29xf32>
    %25 = stablehlo.multiply %5, %24 : tensor<29xf32>
    %26 = stablehlo.subtract %25, %20 : tensor<29xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %28 = stablehlo.add %26, %27 : tensor<29xf32>
    %29 = stablehlo.multiply %5, %28 : tensor<29xf32>
    %30 = stablehlo.subtract %29, %24 : tensor<29xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %32 = stablehlo.add %30, %31 : tensor<29xf32>
    %33 = stablehlo.multiply %5, %32 : tensor<29xf32>
    %34 = stablehlo.subtract %33, %28 : tensor<29xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %36 = stablehlo.add %34, %35 : tensor<29xf32>
    %37 = stablehlo.multiply %5, %36 : tensor<29xf32>
    %38 = stablehlo.subtract %37, %32 : tensor<29xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %40 = stablehlo.add %38, %39 : tensor<29xf32>
    %41 = stablehlo.multiply %5, %40 : tensor<29xf32>
    %42 = stablehlo.subtract %41, %36 : tensor<29xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %44 = stablehlo.add %42, %43 : tensor<29xf32>
    %45 = stablehlo.multiply %5, %44 : tensor<29xf32>
    %46 = stablehlo.subtract %45, %40 : tensor<29xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %48 = stablehlo.add %46, %47 : tensor<29xf32>
    %49 = stablehlo.multiply %5, %48 : tensor<29xf32>
    %50 = stablehlo.subtract %49, %44 : tensor<29xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %52 = stablehlo.add %50, %51 : tensor<29xf32>
    %53 = stablehlo.multiply %5, %52 : tensor<29xf32>
    %54 = stablehlo.subtract %53, %48 : tensor<29xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %56 = stablehlo.add %54, %55 : tensor<29xf32>
    %57 = stablehlo.multiply %5, %56 : tensor<29xf32>
    %58 = stablehlo.subtract %57, %52 : tensor<29xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %60 = stablehlo.add %58, %59 : tensor<29xf32>
    %61 = stablehlo.multiply %5, %60 : tensor<29xf32>
    %62 = stablehlo.subtract %61, %56 : tensor<29xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %64 = stablehlo.add %62, %63 : tensor<29xf32>
    %65 = stablehlo.multiply %5, %64 : tensor<29xf32>
    %66 = stablehlo.subtract %65, %60 : tensor<29xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %68 = stablehlo.add %66, %67 : tensor<29xf32>
    %69 = stablehlo.multiply %5, %68 : tensor<29xf32>
    %70 = stablehlo.subtract %69, %64 : tensor<29xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %72 = stablehlo.add %70, %71 : tensor<29xf32>
    %73 = stablehlo.multiply %5, %72 : tensor<29xf32>
    %74 = stablehlo.subtract %73, %68 : tensor<29xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %76 = stablehlo.add %74, %75 : tensor<29xf32>
    %77 = stablehlo.multiply %5, %76 : tensor<29xf32>
    %78 = stablehlo.subtract %77, %72 : tensor<29xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %80 = stablehlo.add %78, %79 : tensor<29xf32>
    %81 = stablehlo.subtract %80, %72 : tensor<29xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<29xf32>
    %84 = stablehlo.divide %3, %0 : tensor<29xf32>
    %85 = stablehlo.subtract %84, %2 : tensor<29xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %89 = stablehlo.multiply %85, %86 : tensor<29xf32>
    %90 = stablehlo.subtract %89, %87 : tensor<29xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %92 = stablehlo.add %90, %91 : tensor<29xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<29xf32>
    %94 = stablehlo.subtract %93, %86 : tensor<29xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %96 = stablehlo.add %94, %95 : tensor<29xf32>
    %97 = stablehlo.multiply %85, %96 : tensor<29xf32>
    %98 = stablehlo.subtract %97, %92 : tensor<29xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %100 = stablehlo.add %98, %99 : tensor<29xf32>
    %101 = stablehlo.multiply %85, %100 : tensor<29xf32>
    %102 = stablehlo.subtract %101, %96 : tensor<29xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %104 = stablehlo.add %102, %103 : tensor<29xf32>
    %105 = stablehlo.multiply %85, %104 : tensor<29xf32>
    %106 = stablehlo.subtract %105, %100 : tensor<29xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %108 = stablehlo.add %106, %107 : tensor<29xf32>
    %109 = stablehlo.multiply %85, %108 : tensor<29xf32>
    %110 = stablehlo.subtract %109, %104 : tensor<29xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %112 = stablehlo.add %110, %111 : tensor<29xf32>
    %113 = stablehlo.multiply %85, %112 : tensor<29xf32>
    %114 = stablehlo.subtract %113, %108 : tensor<29xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %116 = stablehlo.add %114, %115 : tensor<29xf32>
    %117 = stablehlo.subtract %116, %108 : tensor<29xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<29xf32>
    %120 = stablehlo.sqrt %0 : tensor<29xf32>
    %121 = stablehlo.divide %119, %120 : tensor<29xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %123 = stablehlo.compare LE, %0, %122, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %124 = stablehlo.select %123, %83, %121 : tensor<29xi1>, tensor<29xf32>
    return %124 : tensor<29xf32>
  }
}
// -----
// case: bessel_i1e_f32
// primitives: bessel_i1e
// tolerances: 0.0001 5e-36
module @jit_bessel_i1e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: bessel_i1e_f64
// primitives: bessel_i1e
// tolerances: 5e-12 5e-299
module @jit_bessel_i1e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: bessel_i1e_f16
// primitives: bessel_i1e
// tolerances: 0.1 6.5e-06
module @jit_bessel_i1e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: bessel_i1e_bf16
// primitives: bessel_i1e
// tolerances: 0.8 5e-36
module @jit_bessel_i1e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: bessel_i1e_f32_special
// primitives: bessel_i1e
// tolerances: 0.0001 5e-36
module @jit_bessel_i1e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<29xf32> -> tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}
// -----
// case: gamma_f32
// primitives: add and argmax bitcast_convert_type broadcast_in_dim convert_element_type eq exp floor jit lgamma lt mul ne or rem select_n shift_right_arithmetic stack
// tolerances: 0.0001 5e-36
module @jit_gamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @gammasgn(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %1 = chlo.lgamma %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    %2 = stablehlo.exponential %1 : tensor<7x13xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
  func.func private @gammasgn(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.floor %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %4 = stablehlo.and %2, %3 : tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<7x13xf32>, tensor<i64>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %10 = stablehlo.and %2, %9 : tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %13 = call @signbit(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xi1>
    %14 = stablehlo.and %12, %13 : tensor<7x13xi1>
    %15 = stablehlo.or %10, %14 : tensor<7x13xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x7x13xi1>, tensor<1x7x13xi1>, tensor<1x7x13xi1>) -> tensor<3x7x13xi1>
    %21 = call @argmax(%20) : (tensor<3x7x13xi1>) -> tensor<7x13xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<7x13xi1>, tensor<7x13xf32>
    %30 = stablehlo.select %26, %22, %29 : tensor<7x13xi1>, tensor<7x13xf32>
    return %30 : tensor<7x13xf32>
  }
  func.func private @remainder(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<7x13xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %10 = stablehlo.and %9, %4 : tensor<7x13xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.add %2, %11 : tensor<7x13xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %13 : tensor<7x13xf32>
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
  func.func private @argmax(%arg0: tensor<3x7x13xi1>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x7x13xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x7x13xi1>, tensor<3x7x13xi64>, tensor<i1>, tensor<i64>) -> (tensor<7x13xi1>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
}
// -----
// case: gamma_f64
// primitives: add and argmax bitcast_convert_type broadcast_in_dim convert_element_type eq exp floor jit lgamma lt mul ne or rem select_n shift_right_arithmetic stack
// tolerances: 5e-12 5e-299
module @jit_gamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @gammasgn(%arg0) : (tensor<7x13xf64>) -> tensor<7x13xf64>
    %1 = chlo.lgamma %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    %2 = stablehlo.exponential %1 : tensor<7x13xf64>
    %3 = stablehlo.multiply %0, %2 : tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
  func.func private @gammasgn(%arg0: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.floor %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %4 = stablehlo.and %2, %3 : tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<7x13xf64>, tensor<i64>) -> tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %10 = stablehlo.and %2, %9 : tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %13 = call @signbit(%arg0) : (tensor<7x13xf64>) -> tensor<7x13xi1>
    %14 = stablehlo.and %12, %13 : tensor<7x13xi1>
    %15 = stablehlo.or %10, %14 : tensor<7x13xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x7x13xi1>, tensor<1x7x13xi1>, tensor<1x7x13xi1>) -> tensor<3x7x13xi1>
    %21 = call @argmax(%20) : (tensor<3x7x13xi1>) -> tensor<7x13xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<7x13xi1>, tensor<7x13xf64>
    %30 = stablehlo.select %26, %22, %29 : tensor<7x13xi1>, tensor<7x13xf64>
    return %30 : tensor<7x13xf64>
  }
  func.func private @remainder(%arg0: tensor<7x13xf64>, %arg1: tensor<i64>) -> tensor<7x13xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %10 = stablehlo.and %9, %4 : tensor<7x13xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %12 = stablehlo.add %2, %11 : tensor<7x13xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %13 : tensor<7x13xf64>
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
  func.func private @argmax(%arg0: tensor<3x7x13xi1>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x7x13xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x7x13xi1>, tensor<3x7x13xi64>, tensor<i1>, tensor<i64>) -> (tensor<7x13xi1>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
}
// -----
// case: gamma_f16
// primitives: add and argmax bitcast_convert_type broadcast_in_dim convert_element_type eq exp floor jit lgamma lt mul ne or rem select_n shift_right_arithmetic stack
// tolerances: 0.1 6.5e-06
module @jit_gamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @gammasgn(%arg0) : (tensor<7x13xf16>) -> tensor<7x13xf16>
    %1 = chlo.lgamma %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    %2 = stablehlo.exponential %1 : tensor<7x13xf16>
    %3 = stablehlo.multiply %0, %2 : tensor<7x13xf16>
    return %3 : tensor<7x13xf16>
  }
  func.func private @gammasgn(%arg0: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.floor %arg0 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %4 = stablehlo.and %2, %3 : tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<7x13xf16>, tensor<i64>) -> tensor<7x13xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %10 = stablehlo.and %2, %9 : tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %13 = call @signbit(%arg0) : (tensor<7x13xf16>) -> tensor<7x13xi1>
    %14 = stablehlo.and %12, %13 : tensor<7x13xi1>
    %15 = stablehlo.or %10, %14 : tensor<7x13xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x7x13xi1>, tensor<1x7x13xi1>, tensor<1x7x13xi1>) -> tensor<3x7x13xi1>
    %21 = call @argmax(%20) : (tensor<3x7x13xi1>) -> tensor<7x13xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<7x13xi1>, tensor<7x13xf16>
    %30 = stablehlo.select %26, %22, %29 : tensor<7x13xi1>, tensor<7x13xf16>
    return %30 : tensor<7x13xf16>
  }
  func.func private @remainder(%arg0: tensor<7x13xf16>, %arg1: tensor<i64>) -> tensor<7x13xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %2 = stablehlo.remainder %arg0, %1 : tensor<7x13xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %10 = stablehlo.and %9, %4 : tensor<7x13xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x13xf16>
    %12 = stablehlo.add %2, %11 : tensor<7x13xf16>
    %13 = stablehlo.select %10, %12, %2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %13 : tensor<7x13xf16>
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
  func.func private @argmax(%arg0: tensor<3x7x13xi1>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x7x13xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x7x13xi1>, tensor<3x7x13xi64>, tensor<i1>, tensor<i64>) -> (tensor<7x13xi1>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
}
// -----
// case: gamma_bf16
// primitives: add and argmax bitcast_convert_type broadcast_in_dim convert_element_type eq exp floor jit lgamma lt mul ne or rem select_n shift_right_arithmetic stack
// tolerances: 0.8 5e-36
module @jit_gamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @gammasgn(%arg0) : (tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %1 = chlo.lgamma %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    %2 = stablehlo.exponential %1 : tensor<7x13xbf16>
    %3 = stablehlo.multiply %0, %2 : tensor<7x13xbf16>
    return %3 : tensor<7x13xbf16>
  }
  func.func private @gammasgn(%arg0: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.floor %arg0 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %4 = stablehlo.and %2, %3 : tensor<7x13xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %6 = stablehlo.or %4, %5 : tensor<7x13xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<7x13xbf16>, tensor<i64>) -> tensor<7x13xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %10 = stablehlo.and %2, %9 : tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %13 = call @signbit(%arg0) : (tensor<7x13xbf16>) -> tensor<7x13xi1>
    %14 = stablehlo.and %12, %13 : tensor<7x13xi1>
    %15 = stablehlo.or %10, %14 : tensor<7x13xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x7x13xi1>, tensor<1x7x13xi1>, tensor<1x7x13xi1>) -> tensor<3x7x13xi1>
    %21 = call @argmax(%20) : (tensor<3x7x13xi1>) -> tensor<7x13xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<7x13xi1>, tensor<7x13xbf16>
    %30 = stablehlo.select %26, %22, %29 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %30 : tensor<7x13xbf16>
  }
  func.func private @remainder(%arg0: tensor<7x13xbf16>, %arg1: tensor<i64>) -> tensor<7x13xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %2 = stablehlo.remainder %arg0, %1 : tensor<7x13xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %10 = stablehlo.and %9, %4 : tensor<7x13xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x13xbf16>
    %12 = stablehlo.add %2, %11 : tensor<7x13xbf16>
    %13 = stablehlo.select %10, %12, %2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %13 : tensor<7x13xbf16>
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
  func.func private @argmax(%arg0: tensor<3x7x13xi1>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x7x13xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x7x13xi1>, tensor<3x7x13xi64>, tensor<i1>, tensor<i64>) -> (tensor<7x13xi1>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
}
// -----
// case: gamma_f32_special
// primitives: add and argmax bitcast_convert_type broadcast_in_dim convert_element_type eq exp floor jit lgamma lt mul ne or rem select_n shift_right_arithmetic stack
// tolerances: 0.0001 5e-36
module @jit_gamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = call @gammasgn(%arg0) : (tensor<29xf32>) -> tensor<29xf32>
    %1 = chlo.lgamma %arg0 : tensor<29xf32> -> tensor<29xf32>
    %2 = stablehlo.exponential %1 : tensor<29xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<29xf32>
    return %3 : tensor<29xf32>
  }
  func.func private @gammasgn(%arg0: tensor<29xf32>) -> tensor<29xf32> {
    %0 = stablehlo.floor %arg0 : tensor<29xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %4 = stablehlo.and %2, %3 : tensor<29xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %6 = stablehlo.or %4, %5 : tensor<29xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<29xf32>, tensor<i64>) -> tensor<29xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %10 = stablehlo.and %2, %9 : tensor<29xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %13 = call @signbit(%arg0) : (tensor<29xf32>) -> tensor<29xi1>
    %14 = stablehlo.and %12, %13 : tensor<29xi1>
    %15 = stablehlo.or %10, %14 : tensor<29xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<29xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<29xi1>) -> tensor<1x29xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<29xi1>) -> tensor<1x29xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<29xi1>) -> tensor<1x29xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x29xi1>, tensor<1x29xi1>, tensor<1x29xi1>) -> tensor<3x29xi1>
    %21 = call @argmax(%20) : (tensor<3x29xi1>) -> tensor<29xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<29xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<29xi64>, tensor<29xi64>) -> tensor<29xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<29xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<29xi64>, tensor<29xi64>) -> tensor<29xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<29xi1>, tensor<29xf32>
    %30 = stablehlo.select %26, %22, %29 : tensor<29xi1>, tensor<29xf32>
    return %30 : tensor<29xf32>
  }
  func.func private @remainder(%arg0: tensor<29xf32>, %arg1: tensor<i64>) -> tensor<29xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<29xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<29xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<29xi1>, tensor<29xi1>) -> tensor<29xi1>
    %10 = stablehlo.and %9, %4 : tensor<29xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %12 = stablehlo.add %2, %11 : tensor<29xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<29xi1>, tensor<29xf32>
    return %13 : tensor<29xf32>
  }
  func.func private @signbit(%arg0: tensor<29xf32>) -> tensor<29xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<29xf32>) -> tensor<29xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<29xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %5 = stablehlo.convert %4 : tensor<29xi1>
    return %5 : tensor<29xi1>
  }
  func.func private @argmax(%arg0: tensor<3x29xi1>) -> tensor<29xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x29xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x29xi1>, tensor<3x29xi64>, tensor<i1>, tensor<i64>) -> (tensor<29xi1>, tensor<29xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<29xi64>
  }
}
// -----
// case: i0_f32
// primitives: abs bessel_i0e exp mul
// tolerances: 0.0001 5e-36
module @jit_i0 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %1 = stablehlo.exponential %0 : tensor<7x13xf32>
    %2 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %3, %2 : tensor<7x13xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.multiply %7, %8 : tensor<7x13xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %14 = stablehlo.add %12, %13 : tensor<7x13xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<7x13xf32>
    %16 = stablehlo.subtract %15, %8 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %18 = stablehlo.add %16, %17 : tensor<7x13xf32>
    %19 = stablehlo.multiply %7, %18 : tensor<7x13xf32>
    %20 = stablehlo.subtract %19, %14 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %22 = stablehlo.add %20, %21 : tensor<7x13xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<7x13xf32>
    %24 = stablehlo.subtract %23, %18 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %26 = stablehlo.add %24, %25 : tensor<7x13xf32>
    %27 = stablehlo.multiply %7, %26 : tensor<7x13xf32>
    %28 = stablehlo.subtract %27, %22 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %30 = stablehlo.add %28, %29 : tensor<7x13xf32>
    %31 = stablehlo.multiply %7, %30 : tensor<7x13xf32>
    %32 = stablehlo.subtract %31, %26 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %34 = stablehlo.add %32, %33 : tensor<7x13xf32>
    %35 = stablehlo.multiply %7, %34 : tensor<7x13xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %38 = stablehlo.add %36, %37 : tensor<7x13xf32>
    %39 = stablehlo.multiply %7, %38 : tensor<7x13xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %42 = stablehlo.add %40, %41 : tensor<7x13xf32>
    %43 = stablehlo.multiply %7, %42 : tensor<7x13xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %46 = stablehlo.add %44, %45 : tensor<7x13xf32>
    %47 = stablehlo.multiply %7, %46 : tensor<7x13xf32>
    %48 = stablehlo.subtract %47, %42 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %50 = stablehlo.add %48, %49 : tensor<7x13xf32>
    %51 = stablehlo.multiply %7, %50 : tensor<7x13xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %54 = stablehlo.add %52, %53 : tensor<7x13xf32>
    %55 = stablehlo.multiply %7, %54 : tensor<7x13xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %58 = stablehlo.add %56, %57 : tensor<7x13xf32>
    %59 = stablehlo.multiply %7, %58 : tensor<7x13xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<7x13xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %62 = stablehlo.add %60, %61 : tensor<7x13xf32>
    %63 = stablehlo.multiply %7, %62 : tensor<7x13xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<7x13xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %66 = stablehlo.add %64, %65 : tensor<7x13xf32>
    %67 = stablehlo.multiply %7, %66 : tensor<7x13xf32>
    %68 = stablehlo.subtract %67, %62 : tensor<7x13xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %70 = stablehlo.add %68, %69 : tensor<7x13xf32>
    %71 = stablehlo.multiply %7, %70 : tensor<7x13xf32>
    %72 = stablehlo.subtract %71, %66 : tensor<7x13xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %74 = stablehlo.add %72, %73 : tensor<7x13xf32>
    %75 = stablehlo.multiply %7, %74 : tensor<7x13xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<7x13xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %78 = stablehlo.add %76, %77 : tensor<7x13xf32>
    %79 = stablehlo.multiply %7, %78 : tensor<7x13xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<7x13xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %82 = stablehlo.add %80, %81 : tensor<7x13xf32>
    %83 = stablehlo.subtract %82, %74 : tensor<7x13xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<7x13xf32>
    %86 = stablehlo.divide %5, %2 : tensor<7x13xf32>
    %87 = stablehlo.subtract %86, %4 : tensor<7x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %91 = stablehlo.multiply %87, %88 : tensor<7x13xf32>
    %92 = stablehlo.subtract %91, %89 : tensor<7x13xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %94 = stablehlo.add %92, %93 : tensor<7x13xf32>
    %95 = stablehlo.multiply %87, %94 : tensor<7x13xf32>
    %96 = stablehlo.subtract %95, %88 : tensor<7x13xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %98 = stablehlo.add %96, %97 : tensor<7x13xf32>
    %99 = stablehlo.multiply %87, %98 : tensor<7x13xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<7x13xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %102 = stablehlo.add %100, %101 : tensor<7x13xf32>
    %103 = stablehlo.multiply %87, %102 : tensor<7x13xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<7x13xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %106 = stablehlo.add %104, %105 : tensor<7x13xf32>
    %107 = stablehlo.multiply %87, %106 : tensor<7x13xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<7x13xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %110 = stablehlo.add %108, %109 : tensor<7x13xf32>
    %111 = stablehlo.multiply %87, %110 : tensor<7x13xf32>
    %112 = stablehlo.subtract %111, %106 : tensor<7x13xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %114 = stablehlo.add %112, %113 : tensor<7x13xf32>
    %115 = stablehlo.multiply %87, %114 : tensor<7x13xf32>
    %116 = stablehlo.subtract %115, %110 : tensor<7x13xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %118 = stablehlo.add %116, %117 : tensor<7x13xf32>
    %119 = stablehlo.subtract %118, %110 : tensor<7x13xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<7x13xf32>
    %122 = stablehlo.sqrt %2 : tensor<7x13xf32>
    %123 = stablehlo.divide %121, %122 : tensor<7x13xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %125 = stablehlo.compare LE, %2, %124, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %126 = stablehlo.select %125, %85, %123 : tensor<7x13xi1>, tensor<7x13xf32>
    %127 = stablehlo.multiply %1, %126 : tensor<7x13xf32>
    return %127 : tensor<7x13xf32>
  }
}
// -----
// case: i0_f64
// primitives: abs bessel_i0e exp mul
// tolerances: 5e-12 5e-299
module @jit_i0 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %1 = stablehlo.exponential %0 : tensor<7x13xf64>
    %2 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %6 = stablehlo.multiply %3, %2 : tensor<7x13xf64>
    %7 = stablehlo.subtract %6, %4 : tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %11 = stablehlo.multiply %7, %8 : tensor<7x13xf64>
    %12 = stablehlo.subtract %11, %9 : tensor<7x13xf64>
    %cst_5 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %14 = stablehlo.add %12, %13 : tensor<7x13xf64>
    %15 = stablehlo.multiply %7, %14 : tensor<7x13xf64>
    %16 = stablehlo.subtract %15, %8 : tensor<7x13xf64>
    %cst_6 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %18 = stablehlo.add %16, %17 : tensor<7x13xf64>
    %19 = stablehlo.multiply %7, %18 : tensor<7x13xf64>
    %20 = stablehlo.subtract %19, %14 : tensor<7x13xf64>
    %cst_7 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %22 = stablehlo.add %20, %21 : tensor<7x13xf64>
    %23 = stablehlo.multiply %7, %22 : tensor<7x13xf64>
    %24 = stablehlo.subtract %23, %18 : tensor<7x13xf64>
    %cst_8 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %26 = stablehlo.add %24, %25 : tensor<7x13xf64>
    %27 = stablehlo.multiply %7, %26 : tensor<7x13xf64>
    %28 = stablehlo.subtract %27, %22 : tensor<7x13xf64>
    %cst_9 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %30 = stablehlo.add %28, %29 : tensor<7x13xf64>
    %31 = stablehlo.multiply %7, %30 : tensor<7x13xf64>
    %32 = stablehlo.subtract %31, %26 : tensor<7x13xf64>
    %cst_10 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %34 = stablehlo.add %32, %33 : tensor<7x13xf64>
    %35 = stablehlo.multiply %7, %34 : tensor<7x13xf64>
    %36 = stablehlo.subtract %35, %30 : tensor<7x13xf64>
    %cst_11 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %38 = stablehlo.add %36, %37 : tensor<7x13xf64>
    %39 = stablehlo.multiply %7, %38 : tensor<7x13xf64>
    %40 = stablehlo.subtract %39, %34 : tensor<7x13xf64>
    %cst_12 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %42 = stablehlo.add %40, %41 : tensor<7x13xf64>
    %43 = stablehlo.multiply %7, %42 : tensor<7x13xf64>
    %44 = stablehlo.subtract %43, %38 : tensor<7x13xf64>
    %cst_13 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %46 = stablehlo.add %44, %45 : tensor<7x13xf64>
    %47 = stablehlo.multiply %7, %46 : tensor<7x13xf64>
    %48 = stablehlo.subtract %47, %42 : tensor<7x13xf64>
    %cst_14 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %50 = stablehlo.add %48, %49 : tensor<7x13xf64>
    %51 = stablehlo.multiply %7, %50 : tensor<7x13xf64>
    %52 = stablehlo.subtract %51, %46 : tensor<7x13xf64>
    %cst_15 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %54 = stablehlo.add %52, %53 : tensor<7x13xf64>
    %55 = stablehlo.multiply %7, %54 : tensor<7x13xf64>
    %56 = stablehlo.subtract %55, %50 : tensor<7x13xf64>
    %cst_16 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %58 = stablehlo.add %56, %57 : tensor<7x13xf64>
    %59 = stablehlo.multiply %7, %58 : tensor<7x13xf64>
    %60 = stablehlo.subtract %59, %54 : tensor<7x13xf64>
    %cst_17 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %62 = stablehlo.add %60, %61 : tensor<7x13xf64>
    %63 = stablehlo.multiply %7, %62 : tensor<7x13xf64>
    %64 = stablehlo.subtract %63, %58 : tensor<7x13xf64>
    %cst_18 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %66 = stablehlo.add %64, %65 : tensor<7x13xf64>
    %67 = stablehlo.multiply %7, %66 : tensor<7x13xf64>
    %68 = stablehlo.subtract %67, %62 : tensor<7x13xf64>
    %cst_19 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %70 = stablehlo.add %68, %69 : tensor<7x13xf64>
    %71 = stablehlo.multiply %7, %70 : tensor<7x13xf64>
    %72 = stablehlo.subtract %71, %66 : tensor<7x13xf64>
    %cst_20 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %74 = stablehlo.add %72, %73 : tensor<7x13xf64>
    %75 = stablehlo.multiply %7, %74 : tensor<7x13xf64>
    %76 = stablehlo.subtract %75, %70 : tensor<7x13xf64>
    %cst_21 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %78 = stablehlo.add %76, %77 : tensor<7x13xf64>
    %79 = stablehlo.multiply %7, %78 : tensor<7x13xf64>
    %80 = stablehlo.subtract %79, %74 : tensor<7x13xf64>
    %cst_22 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %82 = stablehlo.add %80, %81 : tensor<7x13xf64>
    %83 = stablehlo.multiply %7, %82 : tensor<7x13xf64>
    %84 = stablehlo.subtract %83, %78 : tensor<7x13xf64>
    %cst_23 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %86 = stablehlo.add %84, %85 : tensor<7x13xf64>
    %87 = stablehlo.multiply %7, %86 : tensor<7x13xf64>
    %88 = stablehlo.subtract %87, %82 : tensor<7x13xf64>
    %cst_24 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %90 = stablehlo.add %88, %89 : tensor<7x13xf64>
    %91 = stablehlo.multiply %7, %90 : tensor<7x13xf64>
    %92 = stablehlo.subtract %91, %86 : tensor<7x13xf64>
    %cst_25 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %94 = stablehlo.add %92, %93 : tensor<7x13xf64>
    %95 = stablehlo.multiply %7, %94 : tensor<7x13xf64>
    %96 = stablehlo.subtract %95, %90 : tensor<7x13xf64>
    %cst_26 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %98 = stablehlo.add %96, %97 : tensor<7x13xf64>
    %99 = stablehlo.multiply %7, %98 : tensor<7x13xf64>
    %100 = stablehlo.subtract %99, %94 : tensor<7x13xf64>
    %cst_27 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %102 = stablehlo.add %100, %101 : tensor<7x13xf64>
    %103 = stablehlo.multiply %7, %102 : tensor<7x13xf64>
    %104 = stablehlo.subtract %103, %98 : tensor<7x13xf64>
    %cst_28 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %105 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %106 = stablehlo.add %104, %105 : tensor<7x13xf64>
    %107 = stablehlo.multiply %7, %106 : tensor<7x13xf64>
    %108 = stablehlo.subtract %107, %102 : tensor<7x13xf64>
    %cst_29 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %110 = stablehlo.add %108, %109 : tensor<7x13xf64>
    %111 = stablehlo.multiply %7, %110 : tensor<7x13xf64>
    %112 = stablehlo.subtract %111, %106 : tensor<7x13xf64>
    %cst_30 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %114 = stablehlo.add %112, %113 : tensor<7x13xf64>
    %115 = stablehlo.multiply %7, %114 : tensor<7x13xf64>
    %116 = stablehlo.subtract %115, %110 : tensor<7x13xf64>
    %cst_31 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %118 = stablehlo.add %116, %117 : tensor<7x13xf64>
    %119 = stablehlo.multiply %7, %118 : tensor<7x13xf64>
    %120 = stablehlo.subtract %119, %114 : tensor<7x13xf64>
    %cst_32 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %122 = stablehlo.add %120, %121 : tensor<7x13xf64>
    %123 = stablehlo.multiply %7, %122 : tensor<7x13xf64>
    %124 = stablehlo.subtract %123, %118 : tensor<7x13xf64>
    %cst_33 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %126 = stablehlo.add %124, %125 : tensor<7x13xf64>
    %127 = stablehlo.multiply %7, %126 : tensor<7x13xf64>
    %128 = stablehlo.subtract %127, %122 : tensor<7x13xf64>
    %cst_34 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %130 = stablehlo.add %128, %129 : tensor<7x13xf64>
    %131 = stablehlo.subtract %130, %122 : tensor<7x13xf64>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %132 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %133 = stablehlo.multiply %132, %131 : tensor<7x13xf64>
    %134 = stablehlo.divide %5, %2 : tensor<7x13xf64>
    %135 = stablehlo.subtract %134, %4 : tensor<7x13xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %137 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %138 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %139 = stablehlo.multiply %135, %136 : tensor<7x13xf64>
    %140 = stablehlo.subtract %139, %137 : tensor<7x13xf64>
    %cst_39 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %142 = stablehlo.add %140, %141 : tensor<7x13xf64>
    %143 = stablehlo.multiply %135, %142 : tensor<7x13xf64>
    %144 = stablehlo.subtract %143, %136 : tensor<7x13xf64>
    %cst_40 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %146 = stablehlo.add %144, %145 : tensor<7x13xf64>
    %147 = stablehlo.multiply %135, %146 : tensor<7x13xf64>
    %148 = stablehlo.subtract %147, %142 : tensor<7x13xf64>
    %cst_41 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %149 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %150 = stablehlo.add %148, %149 : tensor<7x13xf64>
    %151 = stablehlo.multiply %135, %150 : tensor<7x13xf64>
    %152 = stablehlo.subtract %151, %146 : tensor<7x13xf64>
    %cst_42 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %153 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %154 = stablehlo.add %152, %153 : tensor<7x13xf64>
    %155 = stablehlo.multiply %135, %154 : tensor<7x13xf64>
    %156 = stablehlo.subtract %155, %150 : tensor<7x13xf64>
    %cst_43 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %157 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %158 = stablehlo.add %156, %157 : tensor<7x13xf64>
    %159 = stablehlo.multiply %135, %158 : tensor<7x13xf64>
    %160 = stablehlo.subtract %159, %154 : tensor<7x13xf64>
    %cst_44 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %162 = stablehlo.add %160, %161 : tensor<7x13xf64>
    %163 = stablehlo.multiply %135, %162 : tensor<7x13xf64>
    %164 = stablehlo.subtract %163, %158 : tensor<7x13xf64>
    %cst_45 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %165 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %166 = stablehlo.add %164, %165 : tensor<7x13xf64>
    %167 = stablehlo.multiply %135, %166 : tensor<7x13xf64>
    %168 = stablehlo.subtract %167, %162 : tensor<7x13xf64>
    %cst_46 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %170 = stablehlo.add %168, %169 : tensor<7x13xf64>
    %171 = stablehlo.multiply %135, %170 : tensor<7x13xf64>
    %172 = stablehlo.subtract %171, %166 : tensor<7x13xf64>
    %cst_47 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %174 = stablehlo.add %172, %173 : tensor<7x13xf64>
    %175 = stablehlo.multiply %135, %174 : tensor<7x13xf64>
    %176 = stablehlo.subtract %175, %170 : tensor<7x13xf64>
    %cst_48 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %177 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %178 = stablehlo.add %176, %177 : tensor<7x13xf64>
    %179 = stablehlo.multiply %135, %178 : tensor<7x13xf64>
    %180 = stablehlo.subtract %179, %174 : tensor<7x13xf64>
    %cst_49 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %182 = stablehlo.add %180, %181 : tensor<7x13xf64>
    %183 = stablehlo.multiply %135, %182 : tensor<7x13xf64>
    %184 = stablehlo.subtract %183, %178 : tensor<7x13xf64>
    %cst_50 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %185 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %186 = stablehlo.add %184, %185 : tensor<7x13xf64>
    %187 = stablehlo.multiply %135, %186 : tensor<7x13xf64>
    %188 = stablehlo.subtract %187, %182 : tensor<7x13xf64>
    %cst_51 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %190 = stablehlo.add %188, %189 : tensor<7x13xf64>
    %191 = stablehlo.multiply %135, %190 : tensor<7x13xf64>
    %192 = stablehlo.subtract %191, %186 : tensor<7x13xf64>
    %cst_52 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %194 = stablehlo.add %192, %193 : tensor<7x13xf64>
    %195 = stablehlo.multiply %135, %194 : tensor<7x13xf64>
    %196 = stablehlo.subtract %195, %190 : tensor<7x13xf64>
    %cst_53 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %198 = stablehlo.add %196, %197 : tensor<7x13xf64>
    %199 = stablehlo.multiply %135, %198 : tensor<7x13xf64>
    %200 = stablehlo.subtract %199, %194 : tensor<7x13xf64>
    %cst_54 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %202 = stablehlo.add %200, %201 : tensor<7x13xf64>
    %203 = stablehlo.multiply %135, %202 : tensor<7x13xf64>
    %204 = stablehlo.subtract %203, %198 : tensor<7x13xf64>
    %cst_55 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %206 = stablehlo.add %204, %205 : tensor<7x13xf64>
    %207 = stablehlo.multiply %135, %206 : tensor<7x13xf64>
    %208 = stablehlo.subtract %207, %202 : tensor<7x13xf64>
    %cst_56 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %209 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %210 = stablehlo.add %208, %209 : tensor<7x13xf64>
    %211 = stablehlo.multiply %135, %210 : tensor<7x13xf64>
    %212 = stablehlo.subtract %211, %206 : tensor<7x13xf64>
    %cst_57 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %214 = stablehlo.add %212, %213 : tensor<7x13xf64>
    %215 = stablehlo.multiply %135, %214 : tensor<7x13xf64>
    %216 = stablehlo.subtract %215, %210 : tensor<7x13xf64>
    %cst_58 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %217 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %218 = stablehlo.add %216, %217 : tensor<7x13xf64>
    %219 = stablehlo.multiply %135, %218 : tensor<7x13xf64>
    %220 = stablehlo.subtract %219, %214 : tensor<7x13xf64>
    %cst_59 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %222 = stablehlo.add %220, %221 : tensor<7x13xf64>
    %223 = stablehlo.multiply %135, %222 : tensor<7x13xf64>
    %224 = stablehlo.subtract %223, %218 : tensor<7x13xf64>
    %cst_60 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %226 = stablehlo.add %224, %225 : tensor<7x13xf64>
    %227 = stablehlo.multiply %135, %226 : tensor<7x13xf64>
    %228 = stablehlo.subtract %227, %222 : tensor<7x13xf64>
    %cst_61 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %230 = stablehlo.add %228, %229 : tensor<7x13xf64>
    %231 = stablehlo.multiply %135, %230 : tensor<7x13xf64>
    %232 = stablehlo.subtract %231, %226 : tensor<7x13xf64>
    %cst_62 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %233 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %234 = stablehlo.add %232, %233 : tensor<7x13xf64>
    %235 = stablehlo.multiply %135, %234 : tensor<7x13xf64>
    %236 = stablehlo.subtract %235, %230 : tensor<7x13xf64>
    %cst_63 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %237 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %238 = stablehlo.add %236, %237 : tensor<7x13xf64>
    %239 = stablehlo.subtract %238, %230 : tensor<7x13xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %240 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %241 = stablehlo.multiply %240, %239 : tensor<7x13xf64>
    %242 = stablehlo.sqrt %2 : tensor<7x13xf64>
    %243 = stablehlo.divide %241, %242 : tensor<7x13xf64>
    %cst_65 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %245 = stablehlo.compare LE, %2, %244, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %246 = stablehlo.select %245, %133, %243 : tensor<7x13xi1>, tensor<7x13xf64>
    %247 = stablehlo.multiply %1, %246 : tensor<7x13xf64>
    return %247 : tensor<7x13xf64>
  }
}
// -----
// case: i0_f16
// primitives: abs bessel_i0e exp mul
// tolerances: 0.1 6.5e-06
module @jit_i0 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf16>
    %1 = stablehlo.exponential %0 : tensor<7x13xf16>
    %2 = stablehlo.convert %arg0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %3 = stablehlo.abs %2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.multiply %4, %3 : tensor<7x13xf32>
    %8 = stablehlo.subtract %7, %5 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.multiply %8, %9 : tensor<7x13xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.add %13, %14 : tensor<7x13xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<7x13xf32>
    %17 = stablehlo.subtract %16, %9 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %19 = stablehlo.add %17, %18 : tensor<7x13xf32>
    %20 = stablehlo.multiply %8, %19 : tensor<7x13xf32>
    %21 = stablehlo.subtract %20, %15 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %23 = stablehlo.add %21, %22 : tensor<7x13xf32>
    %24 = stablehlo.multiply %8, %23 : tensor<7x13xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %27 = stablehlo.add %25, %26 : tensor<7x13xf32>
    %28 = stablehlo.multiply %8, %27 : tensor<7x13xf32>
    %29 = stablehlo.subtract %28, %23 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %31 = stablehlo.add %29, %30 : tensor<7x13xf32>
    %32 = stablehlo.multiply %8, %31 : tensor<7x13xf32>
    %33 = stablehlo.subtract %32, %27 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %35 = stablehlo.add %33, %34 : tensor<7x13xf32>
    %36 = stablehlo.multiply %8, %35 : tensor<7x13xf32>
    %37 = stablehlo.subtract %36, %31 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %39 = stablehlo.add %37, %38 : tensor<7x13xf32>
    %40 = stablehlo.multiply %8, %39 : tensor<7x13xf32>
    %41 = stablehlo.subtract %40, %35 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %43 = stablehlo.add %41, %42 : tensor<7x13xf32>
    %44 = stablehlo.multiply %8, %43 : tensor<7x13xf32>
    %45 = stablehlo.subtract %44, %39 : tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %47 = stablehlo.add %45, %46 : tensor<7x13xf32>
    %48 = stablehlo.multiply %8, %47 : tensor<7x13xf32>
    %49 = stablehlo.subtract %48, %43 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %51 = stablehlo.add %49, %50 : tensor<7x13xf32>
    %52 = stablehlo.multiply %8, %51 : tensor<7x13xf32>
    %53 = stablehlo.subtract %52, %47 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %55 = stablehlo.add %53, %54 : tensor<7x13xf32>
    %56 = stablehlo.multiply %8, %55 : tensor<7x13xf32>
    %57 = stablehlo.subtract %56, %51 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %59 = stablehlo.add %57, %58 : tensor<7x13xf32>
    %60 = stablehlo.multiply %8, %59 : tensor<7x13xf32>
    %61 = stablehlo.subtract %60, %55 : tensor<7x13xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %63 = stablehlo.add %61, %62 : tensor<7x13xf32>
    %64 = stablehlo.multiply %8, %63 : tensor<7x13xf32>
    %65 = stablehlo.subtract %64, %59 : tensor<7x13xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %67 = stablehlo.add %65, %66 : tensor<7x13xf32>
    %68 = stablehlo.multiply %8, %67 : tensor<7x13xf32>
    %69 = stablehlo.subtract %68, %63 : tensor<7x13xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %71 = stablehlo.add %69, %70 : tensor<7x13xf32>
    %72 = stablehlo.multiply %8, %71 : tensor<7x13xf32>
    %73 = stablehlo.subtract %72, %67 : tensor<7x13xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %75 = stablehlo.add %73, %74 : tensor<7x13xf32>
    %76 = stablehlo.multiply %8, %75 : tensor<7x13xf32>
    %77 = stablehlo.subtract %76, %71 : tensor<7x13xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %79 = stablehlo.add %77, %78 : tensor<7x13xf32>
    %80 = stablehlo.multiply %8, %79 : tensor<7x13xf32>
    %81 = stablehlo.subtract %80, %75 : tensor<7x13xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %83 = stablehlo.add %81, %82 : tensor<7x13xf32>
    %84 = stablehlo.subtract %83, %75 : tensor<7x13xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<7x13xf32>
    %87 = stablehlo.divide %6, %3 : tensor<7x13xf32>
    %88 = stablehlo.subtract %87, %5 : tensor<7x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %92 = stablehlo.multiply %88, %89 : tensor<7x13xf32>
    %93 = stablehlo.subtract %92, %90 : tensor<7x13xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %95 = stablehlo.add %93, %94 : tensor<7x13xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<7x13xf32>
    %97 = stablehlo.subtract %96, %89 : tensor<7x13xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %99 = stablehlo.add %97, %98 : tensor<7x13xf32>
    %100 = stablehlo.multiply %88, %99 : tensor<7x13xf32>
    %101 = stablehlo.subtract %100, %95 : tensor<7x13xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %103 = stablehlo.add %101, %102 : tensor<7x13xf32>
    %104 = stablehlo.multiply %88, %103 : tensor<7x13xf32>
    %105 = stablehlo.subtract %104, %99 : tensor<7x13xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %107 = stablehlo.add %105, %106 : tensor<7x13xf32>
    %108 = stablehlo.multiply %88, %107 : tensor<7x13xf32>
    %109 = stablehlo.subtract %108, %103 : tensor<7x13xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %111 = stablehlo.add %109, %110 : tensor<7x13xf32>
    %112 = stablehlo.multiply %88, %111 : tensor<7x13xf32>
    %113 = stablehlo.subtract %112, %107 : tensor<7x13xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %115 = stablehlo.add %113, %114 : tensor<7x13xf32>
    %116 = stablehlo.multiply %88, %115 : tensor<7x13xf32>
    %117 = stablehlo.subtract %116, %111 : tensor<7x13xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %119 = stablehlo.add %117, %118 : tensor<7x13xf32>
    %120 = stablehlo.subtract %119, %111 : tensor<7x13xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<7x13xf32>
    %123 = stablehlo.sqrt %3 : tensor<7x13xf32>
    %124 = stablehlo.divide %122, %123 : tensor<7x13xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %126 = stablehlo.compare LE, %3, %125, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %127 = stablehlo.select %126, %86, %124 : tensor<7x13xi1>, tensor<7x13xf32>
    %128 = stablehlo.convert %127 : (tensor<7x13xf32>) -> tensor<7x13xf16>
    %129 = stablehlo.multiply %1, %128 : tensor<7x13xf16>
    return %129 : tensor<7x13xf16>
  }
}
// -----
// case: i0_bf16
// primitives: abs bessel_i0e exp mul
// tolerances: 0.8 5e-36
module @jit_i0 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.exponential %0 : tensor<7x13xbf16>
    %2 = stablehlo.convert %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %3 = stablehlo.abs %2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.multiply %4, %3 : tensor<7x13xf32>
    %8 = stablehlo.subtract %7, %5 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.multiply %8, %9 : tensor<7x13xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.add %13, %14 : tensor<7x13xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<7x13xf32>
    %17 = stablehlo.subtract %16, %9 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %19 = stablehlo.add %17, %18 : tensor<7x13xf32>
    %20 = stablehlo.multiply %8, %19 : tensor<7x13xf32>
    %21 = stablehlo.subtract %20, %15 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %23 = stablehlo.add %21, %22 : tensor<7x13xf32>
    %24 = stablehlo.multiply %8, %23 : tensor<7x13xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %27 = stablehlo.add %25, %26 : tensor<7x13xf32>
    %28 = stablehlo.multiply %8, %27 : tensor<7x13xf32>
    %29 = stablehlo.subtract %28, %23 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %31 = stablehlo.add %29, %30 : tensor<7x13xf32>
    %32 = stablehlo.multiply %8, %31 : tensor<7x13xf32>
    %33 = stablehlo.subtract %32, %27 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %35 = stablehlo.add %33, %34 : tensor<7x13xf32>
    %36 = stablehlo.multiply %8, %35 : tensor<7x13xf32>
    %37 = stablehlo.subtract %36, %31 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %39 = stablehlo.add %37, %38 : tensor<7x13xf32>
    %40 = stablehlo.multiply %8, %39 : tensor<7x13xf32>
    %41 = stablehlo.subtract %40, %35 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %43 = stablehlo.add %41, %42 : tensor<7x13xf32>
    %44 = stablehlo.multiply %8, %43 : tensor<7x13xf32>
    %45 = stablehlo.subtract %44, %39 : tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %47 = stablehlo.add %45, %46 : tensor<7x13xf32>
    %48 = stablehlo.multiply %8, %47 : tensor<7x13xf32>
    %49 = stablehlo.subtract %48, %43 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %51 = stablehlo.add %49, %50 : tensor<7x13xf32>
    %52 = stablehlo.multiply %8, %51 : tensor<7x13xf32>
    %53 = stablehlo.subtract %52, %47 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %55 = stablehlo.add %53, %54 : tensor<7x13xf32>
    %56 = stablehlo.multiply %8, %55 : tensor<7x13xf32>
    %57 = stablehlo.subtract %56, %51 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %59 = stablehlo.add %57, %58 : tensor<7x13xf32>
    %60 = stablehlo.multiply %8, %59 : tensor<7x13xf32>
    %61 = stablehlo.subtract %60, %55 : tensor<7x13xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %63 = stablehlo.add %61, %62 : tensor<7x13xf32>
    %64 = stablehlo.multiply %8, %63 : tensor<7x13xf32>
    %65 = stablehlo.subtract %64, %59 : tensor<7x13xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %67 = stablehlo.add %65, %66 : tensor<7x13xf32>
    %68 = stablehlo.multiply %8, %67 : tensor<7x13xf32>
    %69 = stablehlo.subtract %68, %63 : tensor<7x13xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %71 = stablehlo.add %69, %70 : tensor<7x13xf32>
    %72 = stablehlo.multiply %8, %71 : tensor<7x13xf32>
    %73 = stablehlo.subtract %72, %67 : tensor<7x13xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %75 = stablehlo.add %73, %74 : tensor<7x13xf32>
    %76 = stablehlo.multiply %8, %75 : tensor<7x13xf32>
    %77 = stablehlo.subtract %76, %71 : tensor<7x13xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %79 = stablehlo.add %77, %78 : tensor<7x13xf32>
    %80 = stablehlo.multiply %8, %79 : tensor<7x13xf32>
    %81 = stablehlo.subtract %80, %75 : tensor<7x13xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %83 = stablehlo.add %81, %82 : tensor<7x13xf32>
    %84 = stablehlo.subtract %83, %75 : tensor<7x13xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<7x13xf32>
    %87 = stablehlo.divide %6, %3 : tensor<7x13xf32>
    %88 = stablehlo.subtract %87, %5 : tensor<7x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %92 = stablehlo.multiply %88, %89 : tensor<7x13xf32>
    %93 = stablehlo.subtract %92, %90 : tensor<7x13xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %95 = stablehlo.add %93, %94 : tensor<7x13xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<7x13xf32>
    %97 = stablehlo.subtract %96, %89 : tensor<7x13xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %99 = stablehlo.add %97, %98 : tensor<7x13xf32>
    %100 = stablehlo.multiply %88, %99 : tensor<7x13xf32>
    %101 = stablehlo.subtract %100, %95 : tensor<7x13xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %103 = stablehlo.add %101, %102 : tensor<7x13xf32>
    %104 = stablehlo.multiply %88, %103 : tensor<7x13xf32>
    %105 = stablehlo.subtract %104, %99 : tensor<7x13xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %107 = stablehlo.add %105, %106 : tensor<7x13xf32>
    %108 = stablehlo.multiply %88, %107 : tensor<7x13xf32>
    %109 = stablehlo.subtract %108, %103 : tensor<7x13xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %111 = stablehlo.add %109, %110 : tensor<7x13xf32>
    %112 = stablehlo.multiply %88, %111 : tensor<7x13xf32>
    %113 = stablehlo.subtract %112, %107 : tensor<7x13xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %115 = stablehlo.add %113, %114 : tensor<7x13xf32>
    %116 = stablehlo.multiply %88, %115 : tensor<7x13xf32>
    %117 = stablehlo.subtract %116, %111 : tensor<7x13xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %119 = stablehlo.add %117, %118 : tensor<7x13xf32>
    %120 = stablehlo.subtract %119, %111 : tensor<7x13xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<7x13xf32>
    %123 = stablehlo.sqrt %3 : tensor<7x13xf32>
    %124 = stablehlo.divide %122, %123 : tensor<7x13xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %126 = stablehlo.compare LE, %3, %125, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %127 = stablehlo.select %126, %86, %124 : tensor<7x13xi1>, tensor<7x13xf32>
    %128 = stablehlo.convert %127 : (tensor<7x13xf32>) -> tensor<7x13xbf16>
    %129 = stablehlo.multiply %1, %128 : tensor<7x13xbf16>
    return %129 : tensor<7x13xbf16>
  }
}
// -----
// case: i0_f32_special
// primitives: abs bessel_i0e exp mul
// tolerances: 0.0001 5e-36
module @jit_i0 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<29xf32>
    %1 = stablehlo.exponential %0 : tensor<29xf32>
    %2 = stablehlo.abs %arg0 : tensor<29xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %6 = stablehlo.multiply %3, %2 : tensor<29xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<29xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %11 = stablehlo.multiply %7, %8 : tensor<29xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<29xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %14 = stablehlo.add %12, %13 : tensor<29xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<29xf32>
    %16 = stablehlo.subtract %15, %8 : tensor<29xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %18 = stablehlo.add %16, %17 : tensor<29xf32>
    %19 = stablehlo.multiply %7, %18 : tensor<29xf32>
    %20 = stablehlo.subtract %19, %14 : tensor<29xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %22 = stablehlo.add %20, %21 : tensor<29xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<29xf32>
    %24 = stablehlo.subtract %23, %18 : tensor<29xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %26 = stablehlo.add %24, %25 : tensor<29xf32>
    %27 = stablehlo.multiply %7, %26 : tensor<29xf32>
    %28 = stablehlo.subtract %27, %22 : tensor<29xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %30 = stablehlo.add %28, %29 : tensor<29xf32>
    %31 = stablehlo.multiply %7, %30 : tensor<29xf32>
    %32 = stablehlo.subtract %31, %26 : tensor<29xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %34 = stablehlo.add %32, %33 : tensor<29xf32>
    %35 = stablehlo.multiply %7, %34 : tensor<29xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<29xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %38 = stablehlo.add %36, %37 : tensor<29xf32>
    %39 = stablehlo.multiply %7, %38 : tensor<29xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<29xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %42 = stablehlo.add %40, %41 : tensor<29xf32>
    %43 = stablehlo.multiply %7, %42 : tensor<29xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<29xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %46 = stablehlo.add %44, %45 : tensor<29xf32>
    %47 = stablehlo.multiply %7, %46 : tensor<29xf32>
    %48 = stablehlo.subtract %47, %42 : tensor<29xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %50 = stablehlo.add %48, %49 : tensor<29xf32>
    %51 = stablehlo.multiply %7, %50 : tensor<29xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<29xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %54 = stablehlo.add %52, %53 : tensor<29xf32>
    %55 = stablehlo.multiply %7, %54 : tensor<29xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<29xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %58 = stablehlo.add %56, %57 : tensor<29xf32>
    %59 = stablehlo.multiply %7, %58 : tensor<29xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<29xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %62 = stablehlo.add %60, %61 : tensor<29xf32>
    %63 = stablehlo.multiply %7, %62 : tensor<29xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<29xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %66 = stablehlo.add %64, %65 : tensor<29xf32>
    %67 = stablehlo.multiply %7, %66 : tensor<29xf32>
    %68 = stablehlo.subtract %67, %62 : tensor<29xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %70 = stablehlo.add %68, %69 : tensor<29xf32>
    %71 = stablehlo.multiply %7, %70 : tensor<29xf32>
    %72 = stablehlo.subtract %71, %66 : tensor<29xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %74 = stablehlo.add %72, %73 : tensor<29xf32>
    %75 = stablehlo.multiply %7, %74 : tensor<29xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<29xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %78 = stablehlo.add %76, %77 : tensor<29xf32>
    %79 = stablehlo.multiply %7, %78 : tensor<29xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<29xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %82 = stablehlo.add %80, %81 : tensor<29xf32>
    %83 = stablehlo.subtract %82, %74 : tensor<29xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<29xf32>
    %86 = stablehlo.divide %5, %2 : tensor<29xf32>
    %87 = stablehlo.subtract %86, %4 : tensor<29xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %91 = stablehlo.multiply %87, %88 : tensor<29xf32>
    %92 = stablehlo.subtract %91, %89 : tensor<29xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %94 = stablehlo.add %92, %93 : tensor<29xf32>
    %95 = stablehlo.multiply %87, %94 : tensor<29xf32>
    %96 = stablehlo.subtract %95, %88 : tensor<29xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %98 = stablehlo.add %96, %97 : tensor<29xf32>
    %99 = stablehlo.multiply %87, %98 : tensor<29xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<29xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %102 = stablehlo.add %100, %101 : tensor<29xf32>
    %103 = stablehlo.multiply %87, %102 : tensor<29xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<29xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %106 = stablehlo.add %104, %105 : tensor<29xf32>
    %107 = stablehlo.multiply %87, %106 : tensor<29xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<29xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %110 = stablehlo.add %108, %109 : tensor<29xf32>
    %111 = stablehlo.multiply %87, %110 : tensor<29xf32>
    %112 = stablehlo.subtract %111, %106 : tensor<29xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %114 = stablehlo.add %112, %113 : tensor<29xf32>
    %115 = stablehlo.multiply %87, %114 : tensor<29xf32>
    %116 = stablehlo.subtract %115, %110 : tensor<29xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %118 = stablehlo.add %116, %117 : tensor<29xf32>
    %119 = stablehlo.subtract %118, %110 : tensor<29xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<29xf32>
    %122 = stablehlo.sqrt %2 : tensor<29xf32>
    %123 = stablehlo.divide %121, %122 : tensor<29xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %125 = stablehlo.compare LE, %2, %124, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %126 = stablehlo.select %125, %85, %123 : tensor<29xi1>, tensor<29xf32>
    %127 = stablehlo.multiply %1, %126 : tensor<29xf32>
    return %127 : tensor<29xf32>
  }
}
// -----
// case: i1_f32
// primitives: abs bessel_i1e exp mul
// tolerances: 0.0001 5e-36
module @jit_i1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %1 = stablehlo.exponential %0 : tensor<7x13xf32>
    %2 = chlo.bessel_i1e %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
}
// -----
// case: i1_f64
// primitives: abs bessel_i1e exp mul
// tolerances: 5e-12 5e-299
module @jit_i1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf64>
    %1 = stablehlo.exponential %0 : tensor<7x13xf64>
    %2 = chlo.bessel_i1e %arg0 : tensor<7x13xf64> -> tensor<7x13xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
}
// -----
// case: i1_f16
// primitives: abs bessel_i1e exp mul
// tolerances: 0.1 6.5e-06
module @jit_i1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf16>
    %1 = stablehlo.exponential %0 : tensor<7x13xf16>
    %2 = chlo.bessel_i1e %arg0 : tensor<7x13xf16> -> tensor<7x13xf16>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xf16>
    return %3 : tensor<7x13xf16>
  }
}
// -----
// case: i1_bf16
// primitives: abs bessel_i1e exp mul
// tolerances: 0.8 5e-36
module @jit_i1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.exponential %0 : tensor<7x13xbf16>
    %2 = chlo.bessel_i1e %arg0 : tensor<7x13xbf16> -> tensor<7x13xbf16>
    %3 = stablehlo.multiply %1, %2 : tensor<7x13xbf16>
    return %3 : tensor<7x13xbf16>
  }
}
// -----
// case: i1_f32_special
// primitives: abs bessel_i1e exp mul
// tolerances: 0.0001 5e-36
module @jit_i1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<29xf32>
    %1 = stablehlo.exponential %0 : tensor<29xf32>
    %2 = chlo.bessel_i1e %arg0 : tensor<29xf32> -> tensor<29xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<29xf32>
    return %3 : tensor<29xf32>
  }
}
// -----
// case: exp_sin_of_tan_f32
// primitives: exp sin tan
// tolerances: 0.0001 5e-36
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xf32>
    %1 = stablehlo.sine %0 : tensor<7x13xf32>
    %2 = stablehlo.exponential %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: exp_sin_of_tan_f64
// primitives: exp sin tan
// tolerances: 5e-12 5e-299
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xf64>
    %1 = stablehlo.sine %0 : tensor<7x13xf64>
    %2 = stablehlo.exponential %1 : tensor<7x13xf64>
    return %2 : tensor<7x13xf64>
  }
}
// -----
// case: exp_sin_of_tan_f16
// primitives: exp sin tan
// tolerances: 0.1 6.5e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xf16>
    %1 = stablehlo.sine %0 : tensor<7x13xf16>
    %2 = stablehlo.exponential %1 : tensor<7x13xf16>
    return %2 : tensor<7x13xf16>
  }
}
// -----
// case: exp_sin_of_tan_bf16
// primitives: exp sin tan
// tolerances: 0.8 5e-36
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.sine %0 : tensor<7x13xbf16>
    %2 = stablehlo.exponential %1 : tensor<7x13xbf16>
    return %2 : tensor<7x13xbf16>
  }
}
// -----
// case: exp_sin_of_tan_f32_special
// primitives: exp sin tan
// tolerances: 0.0001 5e-36
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<29xf32>
    %1 = stablehlo.sine %0 : tensor<29xf32>
    %2 = stablehlo.exponential %1 : tensor<29xf32>
    return %2 : tensor<29xf32>
  }
}
// -----
// case: ndtri_f32
// primitives: add broadcast_in_dim div eq ge gt jit log mul neg scan select_n sqrt square sub
// tolerances: 0.0001 1e-05
module @jit_ndtri attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[-59.9633484, 98.0010757, -56.6762848, 13.9312611, -1.23916578]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.95448864, 4.67627907, 86.3602447, -225.462692, 200.260208, -82.0372238, 15.9056225, -1.18331623]> : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<[3.23774886, 6.91522884, 3.93881035, 1.33303463, 0.201485395, 0.0123716639, 3.01581546E-4, 2.65806966E-6, 6.23974561E-9]> : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 6.02427053, 3.67983556, 1.37702096, 2.162370e-01, 1.342040e-02, 3.28014459E-4, 2.89247873E-6, 6.79019418E-9]> : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<[4.05544901, 31.5251102, 57.1628189, 44.0805092, 14.6849566, 2.18663311, -0.140256077, -0.035042461, -8.57456762E-4]> : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 15.7799883, 45.3907623, 41.3172035, 15.0425386, 2.5046494, -0.142182916, -0.0380806401, -9.33259492E-4]> : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<0.864664733> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<7x13xf32>
    %4 = call @_where(%1, %3, %arg0) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %8 = call @_where(%6, %7, %4) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<7x13xf32>
    %11 = chlo.square %10 : tensor<7x13xf32> -> tensor<7x13xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<7x13xf32>
    %13 = call @polyval(%cst, %11) : (tensor<5xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %14 = call @polyval_0(%cst_0, %11) : (tensor<9xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %15 = stablehlo.divide %13, %14 : tensor<7x13xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<7x13xf32>
    %17 = stablehlo.add %10, %16 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<-2.50662827> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<7x13xf32>
    %20 = stablehlo.log %8 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<7x13xf32>
    %23 = stablehlo.sqrt %22 : tensor<7x13xf32>
    %24 = stablehlo.log %23 : tensor<7x13xf32>
    %25 = stablehlo.divide %24, %23 : tensor<7x13xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %28 = stablehlo.divide %27, %23 : tensor<7x13xf32>
    %29 = call @polyval_0(%cst_1, %28) : (tensor<9xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %31 = stablehlo.divide %30, %23 : tensor<7x13xf32>
    %32 = call @polyval_0(%cst_2, %31) : (tensor<9xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %33 = stablehlo.divide %29, %32 : tensor<7x13xf32>
    %34 = stablehlo.divide %33, %23 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %36 = stablehlo.divide %35, %23 : tensor<7x13xf32>
    %37 = call @polyval_0(%cst_3, %36) : (tensor<9xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %39 = stablehlo.divide %38, %23 : tensor<7x13xf32>
    %40 = call @polyval_0(%cst_4, %39) : (tensor<9xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %41 = stablehlo.divide %37, %40 : tensor<7x13xf32>
    %42 = stablehlo.divide %41, %23 : tensor<7x13xf32>
    %43 = stablehlo.subtract %26, %34 : tensor<7x13xf32>
    %44 = stablehlo.subtract %26, %42 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.135335281> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %46 = stablehlo.compare GT, %8, %45, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %48 = stablehlo.compare GE, %23, %47, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %49 = call @_where(%48, %43, %44) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %50 = call @_where(%46, %19, %49) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_18 = stablehlo.constant dense<0.864664733> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %52 = stablehlo.compare GT, %arg0, %51, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %53 = stablehlo.negate %50 : tensor<7x13xf32>
    %54 = call @_where(%52, %50, %53) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %57 = stablehlo.compare EQ, %arg0, %56, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %58 = stablehlo.negate %55 : tensor<7x13xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %60 = stablehlo.compare EQ, %arg0, %59, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %61 = call @_where(%60, %55, %54) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %62 = call @_where(%57, %58, %61) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %62 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @polyval(%arg0: tensor<5xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    return %17 : tensor<7x13xf32>
  }
  func.func private @closed_call(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<f32>) -> tensor<7x13xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.add %0, %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
  func.func private @polyval_0(%arg0: tensor<9xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<9xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:9] : (tensor<9xf32>) -> tensor<9xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call_1(%arg1, %0, %4) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<9xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call_1(%arg1, %5, %7) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<9xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call_1(%arg1, %8, %10) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<9xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call_1(%arg1, %11, %13) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<9xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call_1(%arg1, %14, %16) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %18 = stablehlo.slice %2 [5:6] : (tensor<9xf32>) -> tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = call @closed_call_1(%arg1, %17, %19) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %21 = stablehlo.slice %2 [6:7] : (tensor<9xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = call @closed_call_1(%arg1, %20, %22) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %24 = stablehlo.slice %2 [7:8] : (tensor<9xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = call @closed_call_1(%arg1, %23, %25) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %27 = stablehlo.slice %2 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = call @closed_call_1(%arg1, %26, %28) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    return %29 : tensor<7x13xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<f32>) -> tensor<7x13xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.add %0, %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: ndtri_f64
// primitives: add broadcast_in_dim div eq ge gt jit log mul neg scan select_n sqrt square sub
// tolerances: 1e-10 1e-10
module @jit_ndtri attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[-59.963350101410789, 98.001075418599967, -56.676285746907027, 13.931260938727968, -1.2391658386738125]> : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.9544885833814176, 4.6762791289888153, 86.360242139089053, -225.46268785411937, 200.26021238006066, -82.037225616833339, 15.90562251262117, -1.1833162112133]> : tensor<9xf64>
    %cst_1 = stablehlo.constant dense<[3.2377489177694603, 6.9152288906898418, 3.9388102529247444, 1.3330346081580755, 0.20148538954917908, 0.012371663481782003, 3.0158155350823543E-4, 2.6580697468673755E-6, 6.2397453918498331E-9]> : tensor<9xf64>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 6.02427039364742, 3.6798356385616087, 1.3770209948908132, 0.21623699359449663, 0.013420400608854318, 3.2801446468212774E-4, 2.8924786474538068E-6, 6.7901940800998127E-9]> : tensor<9xf64>
    %cst_3 = stablehlo.constant dense<[4.0554489230596245, 31.525109459989388, 57.162819224642128, 44.080507389320083, 14.684956192885803, 2.1866330685079025, -0.14025607917135449, -0.035042462682784818, -8.5745678515468544E-4]> : tensor<9xf64>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 15.779988325646675, 45.390763512887922, 41.317203825467203, 15.04253856929075, 2.5046494620830941, -0.14218292285478779, -0.038080640769157827, -9.3325948089545744E-4]> : tensor<9xf64>
    %cst_5 = stablehlo.constant dense<0.8646647167633873> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %3 = stablehlo.subtract %2, %arg0 : tensor<7x13xf64>
    %4 = call @_where(%1, %3, %arg0) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %8 = call @_where(%6, %7, %4) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %10 = stablehlo.subtract %8, %9 : tensor<7x13xf64>
    %11 = chlo.square %10 : tensor<7x13xf64> -> tensor<7x13xf64>
    %12 = stablehlo.multiply %10, %11 : tensor<7x13xf64>
    %13 = call @polyval(%cst, %11) : (tensor<5xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %14 = call @polyval_0(%cst_0, %11) : (tensor<9xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %15 = stablehlo.divide %13, %14 : tensor<7x13xf64>
    %16 = stablehlo.multiply %12, %15 : tensor<7x13xf64>
    %17 = stablehlo.add %10, %16 : tensor<7x13xf64>
    %cst_10 = stablehlo.constant dense<-2.5066282746310002> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %19 = stablehlo.multiply %17, %18 : tensor<7x13xf64>
    %20 = stablehlo.log %8 : tensor<7x13xf64>
    %cst_11 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %22 = stablehlo.multiply %21, %20 : tensor<7x13xf64>
    %23 = stablehlo.sqrt %22 : tensor<7x13xf64>
    %24 = stablehlo.log %23 : tensor<7x13xf64>
    %25 = stablehlo.divide %24, %23 : tensor<7x13xf64>
    %26 = stablehlo.subtract %23, %25 : tensor<7x13xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %28 = stablehlo.divide %27, %23 : tensor<7x13xf64>
    %29 = call @polyval_0(%cst_1, %28) : (tensor<9xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %31 = stablehlo.divide %30, %23 : tensor<7x13xf64>
    %32 = call @polyval_0(%cst_2, %31) : (tensor<9xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %33 = stablehlo.divide %29, %32 : tensor<7x13xf64>
    %34 = stablehlo.divide %33, %23 : tensor<7x13xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %36 = stablehlo.divide %35, %23 : tensor<7x13xf64>
    %37 = call @polyval_0(%cst_3, %36) : (tensor<9xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %39 = stablehlo.divide %38, %23 : tensor<7x13xf64>
    %40 = call @polyval_0(%cst_4, %39) : (tensor<9xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %41 = stablehlo.divide %37, %40 : tensor<7x13xf64>
    %42 = stablehlo.divide %41, %23 : tensor<7x13xf64>
    %43 = stablehlo.subtract %26, %34 : tensor<7x13xf64>
    %44 = stablehlo.subtract %26, %42 : tensor<7x13xf64>
    %cst_16 = stablehlo.constant dense<0.1353352832366127> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %46 = stablehlo.compare GT, %8, %45, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %48 = stablehlo.compare GE, %23, %47, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %49 = call @_where(%48, %43, %44) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %50 = call @_where(%46, %19, %49) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_18 = stablehlo.constant dense<0.8646647167633873> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %52 = stablehlo.compare GT, %arg0, %51, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %53 = stablehlo.negate %50 : tensor<7x13xf64>
    %54 = call @_where(%52, %50, %53) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_19 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %57 = stablehlo.compare EQ, %arg0, %56, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %58 = stablehlo.negate %55 : tensor<7x13xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %60 = stablehlo.compare EQ, %arg0, %59, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %61 = call @_where(%60, %55, %54) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %62 = call @_where(%57, %58, %61) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %62 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @polyval(%arg0: tensor<5xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1xf64>) -> tensor<f64>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    return %17 : tensor<7x13xf64>
  }
  func.func private @closed_call(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>, %arg2: tensor<f64>) -> tensor<7x13xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.add %0, %1 : tensor<7x13xf64>
    return %2 : tensor<7x13xf64>
  }
  func.func private @polyval_0(%arg0: tensor<9xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<9xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:9] : (tensor<9xf64>) -> tensor<9xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<9xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call_1(%arg1, %0, %4) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<9xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call_1(%arg1, %5, %7) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<9xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call_1(%arg1, %8, %10) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<9xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call_1(%arg1, %11, %13) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %15 = stablehlo.slice %2 [4:5] : (tensor<9xf64>) -> tensor<1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1xf64>) -> tensor<f64>
    %17 = call @closed_call_1(%arg1, %14, %16) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %18 = stablehlo.slice %2 [5:6] : (tensor<9xf64>) -> tensor<1xf64>
    %19 = stablehlo.reshape %18 : (tensor<1xf64>) -> tensor<f64>
    %20 = call @closed_call_1(%arg1, %17, %19) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %21 = stablehlo.slice %2 [6:7] : (tensor<9xf64>) -> tensor<1xf64>
    %22 = stablehlo.reshape %21 : (tensor<1xf64>) -> tensor<f64>
    %23 = call @closed_call_1(%arg1, %20, %22) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %24 = stablehlo.slice %2 [7:8] : (tensor<9xf64>) -> tensor<1xf64>
    %25 = stablehlo.reshape %24 : (tensor<1xf64>) -> tensor<f64>
    %26 = call @closed_call_1(%arg1, %23, %25) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    %27 = stablehlo.slice %2 [8:9] : (tensor<9xf64>) -> tensor<1xf64>
    %28 = stablehlo.reshape %27 : (tensor<1xf64>) -> tensor<f64>
    %29 = call @closed_call_1(%arg1, %26, %28) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<f64>) -> tensor<7x13xf64>
    return %29 : tensor<7x13xf64>
  }
  func.func private @closed_call_1(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>, %arg2: tensor<f64>) -> tensor<7x13xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.add %0, %1 : tensor<7x13xf64>
    return %2 : tensor<7x13xf64>
  }
}
// -----
// case: ndtri_f32_special
// primitives: add broadcast_in_dim div eq ge gt jit log mul neg scan select_n sqrt square sub
// tolerances: 0.0001 5e-36
module @jit_ndtri attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[-59.9633484, 98.0010757, -56.6762848, 13.9312611, -1.23916578]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.95448864, 4.67627907, 86.3602447, -225.462692, 200.260208, -82.0372238, 15.9056225, -1.18331623]> : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<[3.23774886, 6.91522884, 3.93881035, 1.33303463, 0.201485395, 0.0123716639, 3.01581546E-4, 2.65806966E-6, 6.23974561E-9]> : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 6.02427053, 3.67983556, 1.37702096, 2.162370e-01, 1.342040e-02, 3.28014459E-4, 2.89247873E-6, 6.79019418E-9]> : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<[4.05544901, 31.5251102, 57.1628189, 44.0805092, 14.6849566, 2.18663311, -0.140256077, -0.035042461, -8.57456762E-4]> : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 15.7799883, 45.3907623, 41.3172035, 15.0425386, 2.5046494, -0.142182916, -0.0380806401, -9.33259492E-4]> : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<0.864664733> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<29xf32>
    %4 = call @_where(%1, %3, %arg0) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %8 = call @_where(%6, %7, %4) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<29xf32>
    %11 = chlo.square %10 : tensor<29xf32> -> tensor<29xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<29xf32>
    %13 = call @polyval(%cst, %11) : (tensor<5xf32>, tensor<29xf32>) -> tensor<29xf32>
    %14 = call @polyval_0(%cst_0, %11) : (tensor<9xf32>, tensor<29xf32>) -> tensor<29xf32>
    %15 = stablehlo.divide %13, %14 : tensor<29xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<29xf32>
    %17 = stablehlo.add %10, %16 : tensor<29xf32>
    %cst_10 = stablehlo.constant dense<-2.50662827> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<29xf32>
    %20 = stablehlo.log %8 : tensor<29xf32>
    %cst_11 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<29xf32>
    %23 = stablehlo.sqrt %22 : tensor<29xf32>
    %24 = stablehlo.log %23 : tensor<29xf32>
    %25 = stablehlo.divide %24, %23 : tensor<29xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<29xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %28 = stablehlo.divide %27, %23 : tensor<29xf32>
    %29 = call @polyval_0(%cst_1, %28) : (tensor<9xf32>, tensor<29xf32>) -> tensor<29xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %31 = stablehlo.divide %30, %23 : tensor<29xf32>
    %32 = call @polyval_0(%cst_2, %31) : (tensor<9xf32>, tensor<29xf32>) -> tensor<29xf32>
    %33 = stablehlo.divide %29, %32 : tensor<29xf32>
    %34 = stablehlo.divide %33, %23 : tensor<29xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %36 = stablehlo.divide %35, %23 : tensor<29xf32>
    %37 = call @polyval_0(%cst_3, %36) : (tensor<9xf32>, tensor<29xf32>) -> tensor<29xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %39 = stablehlo.divide %38, %23 : tensor<29xf32>
    %40 = call @polyval_0(%cst_4, %39) : (tensor<9xf32>, tensor<29xf32>) -> tensor<29xf32>
    %41 = stablehlo.divide %37, %40 : tensor<29xf32>
    %42 = stablehlo.divide %41, %23 : tensor<29xf32>
    %43 = stablehlo.subtract %26, %34 : tensor<29xf32>
    %44 = stablehlo.subtract %26, %42 : tensor<29xf32>
    %cst_16 = stablehlo.constant dense<0.135335281> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %46 = stablehlo.compare GT, %8, %45, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %48 = stablehlo.compare GE, %23, %47, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %49 = call @_where(%48, %43, %44) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %50 = call @_where(%46, %19, %49) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %cst_18 = stablehlo.constant dense<0.864664733> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %52 = stablehlo.compare GT, %arg0, %51, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %53 = stablehlo.negate %50 : tensor<29xf32>
    %54 = call @_where(%52, %50, %53) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %57 = stablehlo.compare EQ, %arg0, %56, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %58 = stablehlo.negate %55 : tensor<29xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %60 = stablehlo.compare EQ, %arg0, %59, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %61 = call @_where(%60, %55, %54) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %62 = call @_where(%57, %58, %61) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    return %62 : tensor<29xf32>
  }
  func.func private @_where(%arg0: tensor<29xi1>, %arg1: tensor<29xf32>, %arg2: tensor<29xf32>) -> tensor<29xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<29xi1>, tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @polyval(%arg0: tensor<5xf32>, %arg1: tensor<29xf32>) -> tensor<29xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    return %17 : tensor<29xf32>
  }
  func.func private @closed_call(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>, %arg2: tensor<f32>) -> tensor<29xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<29xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %2 = stablehlo.add %0, %1 : tensor<29xf32>
    return %2 : tensor<29xf32>
  }
  func.func private @polyval_0(%arg0: tensor<9xf32>, %arg1: tensor<29xf32>) -> tensor<29xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<9xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:9] : (tensor<9xf32>) -> tensor<9xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call_1(%arg1, %0, %4) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<9xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call_1(%arg1, %5, %7) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<9xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call_1(%arg1, %8, %10) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<9xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call_1(%arg1, %11, %13) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<9xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call_1(%arg1, %14, %16) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %18 = stablehlo.slice %2 [5:6] : (tensor<9xf32>) -> tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = call @closed_call_1(%arg1, %17, %19) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %21 = stablehlo.slice %2 [6:7] : (tensor<9xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = call @closed_call_1(%arg1, %20, %22) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %24 = stablehlo.slice %2 [7:8] : (tensor<9xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = call @closed_call_1(%arg1, %23, %25) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %27 = stablehlo.slice %2 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = call @closed_call_1(%arg1, %26, %28) : (tensor<29xf32>, tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    return %29 : tensor<29xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>, %arg2: tensor<f32>) -> tensor<29xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<29xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %2 = stablehlo.add %0, %1 : tensor<29xf32>
    return %2 : tensor<29xf32>
  }
}
// -----
// case: ndtr_f32
// primitives: abs add erf erfc gt lt mul select_n sub
// tolerances: 0.0001 1e-05
module @jit_ndtr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.707106769> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    %2 = stablehlo.abs %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = chlo.erf %1 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.add %6, %5 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.compare GT, %1, %8, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %10 = chlo.erfc %2 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<7x13xf32>
    %13 = chlo.erfc %2 : tensor<7x13xf32> -> tensor<7x13xf32>
    %14 = stablehlo.select %9, %12, %13 : tensor<7x13xi1>, tensor<7x13xf32>
    %15 = stablehlo.select %4, %7, %14 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<7x13xf32>
    return %17 : tensor<7x13xf32>
  }
}
// -----
// case: ndtr_f64
// primitives: abs add erf erfc gt lt mul select_n sub
// tolerances: 1e-10 1e-10
module @jit_ndtr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf64>
    %2 = stablehlo.abs %1 : tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %5 = chlo.erf %1 : tensor<7x13xf64> -> tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %7 = stablehlo.add %6, %5 : tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %9 = stablehlo.compare GT, %1, %8, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %10 = chlo.erfc %2 : tensor<7x13xf64> -> tensor<7x13xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %12 = stablehlo.subtract %11, %10 : tensor<7x13xf64>
    %13 = chlo.erfc %2 : tensor<7x13xf64> -> tensor<7x13xf64>
    %14 = stablehlo.select %9, %12, %13 : tensor<7x13xi1>, tensor<7x13xf64>
    %15 = stablehlo.select %4, %7, %14 : tensor<7x13xi1>, tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %17 = stablehlo.multiply %16, %15 : tensor<7x13xf64>
    return %17 : tensor<7x13xf64>
  }
}
// -----
// case: ndtr_f32_special
// primitives: abs add erf erfc gt lt mul select_n sub
// tolerances: 0.0001 5e-36
module @jit_ndtr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.707106769> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<29xf32>
    %2 = stablehlo.abs %1 : tensor<29xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %5 = chlo.erf %1 : tensor<29xf32> -> tensor<29xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %7 = stablehlo.add %6, %5 : tensor<29xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %9 = stablehlo.compare GT, %1, %8, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %10 = chlo.erfc %2 : tensor<29xf32> -> tensor<29xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<29xf32>
    %13 = chlo.erfc %2 : tensor<29xf32> -> tensor<29xf32>
    %14 = stablehlo.select %9, %12, %13 : tensor<29xi1>, tensor<29xf32>
    %15 = stablehlo.select %4, %7, %14 : tensor<29xi1>, tensor<29xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<29xf32>
    return %17 : tensor<29xf32>
  }
}
// -----
// case: spence_f32
// primitives: add argmax broadcast_in_dim clamp concatenate convert_element_type copy cumsum div eq gt integer_pow jit log lt mul neg or scan select_n slice stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit_spence attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1x7x13xi1>, tensor<1x7x13xi1>, tensor<1x7x13xi1>) -> tensor<3x7x13xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %cst_3 = stablehlo.constant dense<1.6449340668482264> : tensor<f64>
    %10 = call @_piecewise(%arg0, %9, %cst_2, %c, %cst_3) : (tensor<7x13xf32>, tensor<3x7x13xi1>, tensor<f64>, tensor<i64>, tensor<f64>) -> tensor<7x13xf32>
    return %10 : tensor<7x13xf32>
  }
  func.func private @_piecewise(%arg0: tensor<7x13xf32>, %arg1: tensor<3x7x13xi1>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<f64>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<[4.65128578E-5, 0.0073158904, 0.133847639, 0.879691302, 2.7114985, 4.25697136, 3.29771352, 1.000000e+00]> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<[6.90990476E-4, 0.0254043769, 0.282974869, 1.411726, 3.63800526, 5.03278875, 3.54771352, 1.000000e+00]> : tensor<8xf32>
    %0 = stablehlo.slice %arg1 [0:1, 0:7, 0:13] : (tensor<3x7x13xi1>) -> tensor<1x7x13xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x7x13xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x7x13xi1>, tensor<3x7x13xi1>) -> tensor<4x7x13xi1>
    %3 = call @cumsum(%2) : (tensor<4x7x13xi1>) -> tensor<4x7x13xi64>
    %4 = call @argmax(%3) : (tensor<4x7x13xi64>) -> tensor<7x13xi64>
    %5 = stablehlo.convert %4 : (tensor<7x13xi64>) -> tensor<7x13xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %8 = stablehlo.clamp %6, %5, %7 : tensor<7x13xi32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<8xf32>) -> tensor<13x8xf32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<8xf32>) -> tensor<13x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %13 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %15 = stablehlo.compare EQ, %8, %14, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %17 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %18 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %19 = stablehlo.select %16, %18, %17 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %21 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %22 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %23 = stablehlo.select %20, %22, %21 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %24 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %25 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %26 = stablehlo.select %15, %25, %24 : tensor<7x13xi1>, tensor<7x13xf64>
    %27 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %28 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %29 = stablehlo.select %15, %28, %27 : tensor<7x13xi1>, tensor<7x13xi64>
    %30 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %31 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %32 = stablehlo.select %15, %31, %30 : tensor<7x13xi1>, tensor<7x13xf64>
    %33 = stablehlo.select %15, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %35 = stablehlo.compare GT, %33, %34, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x1xi1>
    %37 = call @_piecewise_1(%33, %36) : (tensor<7x13xf32>, tensor<7x13x1xi1>) -> tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %39 = stablehlo.compare GT, %37, %38, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %41 = stablehlo.compare LT, %37, %40, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %42 = stablehlo.or %35, %39 : tensor<7x13xi1>
    %43 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x1xi1>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x1xi1>
    %45 = stablehlo.concatenate %43, %44, dim = 2 : (tensor<7x13x1xi1>, tensor<7x13x1xi1>) -> tensor<7x13x2xi1>
    %46 = call @_piecewise_5(%37, %45) : (tensor<7x13xf32>, tensor<7x13x2xi1>) -> tensor<7x13xf32>
    %47 = stablehlo.negate %46 : tensor<7x13xf32>
    %48 = call @polyval(%19, %46) : (tensor<7x13x8xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<7x13xf32>
    %50 = call @polyval(%23, %46) : (tensor<7x13x8xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %51 = stablehlo.divide %49, %50 : tensor<7x13xf32>
    %52 = stablehlo.log %37 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %54 = stablehlo.subtract %53, %37 : tensor<7x13xf32>
    %55 = stablehlo.log %54 : tensor<7x13xf32>
    %56 = stablehlo.multiply %52, %55 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.64493406> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %58 = stablehlo.subtract %57, %56 : tensor<7x13xf32>
    %59 = stablehlo.subtract %58, %51 : tensor<7x13xf32>
    %60 = call @_where(%41, %59, %51) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %61 = stablehlo.log %37 : tensor<7x13xf32>
    %62 = stablehlo.multiply %61, %61 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<7x13xf32>
    %65 = stablehlo.subtract %64, %60 : tensor<7x13xf32>
    %66 = call @_where(%42, %65, %60) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %68 = stablehlo.compare EQ, %8, %67, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %70 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %71 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %72 = stablehlo.select %69, %71, %70 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %73 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %74 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %75 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %76 = stablehlo.select %73, %75, %74 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %77 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %78 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %79 = stablehlo.select %68, %78, %77 : tensor<7x13xi1>, tensor<7x13xf64>
    %80 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %81 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %82 = stablehlo.select %68, %81, %80 : tensor<7x13xi1>, tensor<7x13xi64>
    %83 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %84 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %85 = stablehlo.select %68, %84, %83 : tensor<7x13xi1>, tensor<7x13xf64>
    %86 = stablehlo.select %68, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %87 = stablehlo.convert %79 : (tensor<7x13xf64>) -> tensor<7x13xf32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %89 = stablehlo.compare EQ, %8, %88, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %91 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %92 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %93 = stablehlo.select %90, %92, %91 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %94 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %95 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %96 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %97 = stablehlo.select %94, %96, %95 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %98 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %99 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %100 = stablehlo.select %89, %99, %98 : tensor<7x13xi1>, tensor<7x13xf64>
    %101 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %102 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %103 = stablehlo.select %89, %102, %101 : tensor<7x13xi1>, tensor<7x13xi64>
    %104 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %105 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %106 = stablehlo.select %89, %105, %104 : tensor<7x13xi1>, tensor<7x13xf64>
    %107 = stablehlo.select %89, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %108 = stablehlo.convert %103 : (tensor<7x13xi64>) -> tensor<7x13xf32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %110 = stablehlo.compare EQ, %8, %109, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %112 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %113 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %114 = stablehlo.select %111, %113, %112 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %115 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %116 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %117 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<7x13x8xf32>
    %118 = stablehlo.select %115, %117, %116 : tensor<7x13x8xi1>, tensor<7x13x8xf32>
    %119 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %120 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %121 = stablehlo.select %110, %120, %119 : tensor<7x13xi1>, tensor<7x13xf64>
    %122 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %123 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %124 = stablehlo.select %110, %123, %122 : tensor<7x13xi1>, tensor<7x13xi64>
    %125 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %126 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %127 = stablehlo.select %110, %126, %125 : tensor<7x13xi1>, tensor<7x13xf64>
    %128 = stablehlo.select %110, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %129 = stablehlo.convert %127 : (tensor<7x13xf64>) -> tensor<7x13xf32>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %131 = stablehlo.compare LT, %8, %130, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %133 = stablehlo.compare LT, %8, %132, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %134 = stablehlo.select %133, %66, %87 : tensor<7x13xi1>, tensor<7x13xf32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %136 = stablehlo.compare LT, %8, %135, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %137 = stablehlo.select %136, %108, %129 : tensor<7x13xi1>, tensor<7x13xf32>
    %138 = stablehlo.select %131, %134, %137 : tensor<7x13xi1>, tensor<7x13xf32>
    return %138 : tensor<7x13xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x7x13xi1>) -> tensor<4x7x13xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4x7x13xi1>) -> tensor<4x7x13xi64>
    %1 = call @cumsum_0(%0) : (tensor<4x7x13xi64>) -> tensor<4x7x13xi64>
    return %1 : tensor<4x7x13xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<4x7x13xi64>) -> tensor<4x7x13xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[3, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<4x7x13xi64>, tensor<i64>) -> tensor<4x7x13xi64>
    return %1 : tensor<4x7x13xi64>
  }
  func.func private @argmax(%arg0: tensor<4x7x13xi64>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x7x13xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x7x13xi64>, tensor<4x7x13xi64>, tensor<i64>, tensor<i64>) -> (tensor<7x13xi64>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
  func.func private @_piecewise_1(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13x1xi1>) -> tensor<7x13xf32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xi1>) -> tensor<13x1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<13x1xi1>) -> tensor<7x13x1xi1>
    %3 = stablehlo.concatenate %2, %arg1, dim = 2 : (tensor<7x13x1xi1>, tensor<7x13x1xi1>) -> tensor<7x13x2xi1>
    %4 = call @cumsum_2(%3) : (tensor<7x13x2xi1>) -> tensor<7x13x2xi64>
    %5 = call @argmax_4(%4) : (tensor<7x13x2xi64>) -> tensor<7x13xi64>
    %6 = stablehlo.convert %5 : (tensor<7x13xi64>) -> tensor<7x13xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<7x13xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %12 = stablehlo.select %11, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %14 = stablehlo.compare EQ, %9, %13, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %15 = stablehlo.select %14, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %17 = stablehlo.divide %16, %15 : tensor<7x13xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %19 = stablehlo.compare LT, %9, %18, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %20 = stablehlo.select %19, %12, %17 : tensor<7x13xi1>, tensor<7x13xf32>
    return %20 : tensor<7x13xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<7x13x2xi1>) -> tensor<7x13x2xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<7x13x2xi1>) -> tensor<7x13x2xi64>
    %1 = call @cumsum_3(%0) : (tensor<7x13x2xi64>) -> tensor<7x13x2xi64>
    return %1 : tensor<7x13x2xi64>
  }
  func.func private @cumsum_3(%arg0: tensor<7x13x2xi64>) -> tensor<7x13x2xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<7x13x2xi64>, tensor<i64>) -> tensor<7x13x2xi64>
    return %1 : tensor<7x13x2xi64>
  }
  func.func private @argmax_4(%arg0: tensor<7x13x2xi64>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<7x13x2xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<7x13x2xi64>, tensor<7x13x2xi64>, tensor<i64>, tensor<i64>) -> (tensor<7x13xi64>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
  func.func private @_piecewise_5(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13x2xi1>) -> tensor<7x13xf32> {
    %0 = stablehlo.slice %arg1 [0:7, 0:13, 0:1] : (tensor<7x13x2xi1>) -> tensor<7x13x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<13x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<13x1xi1>) -> tensor<7x13x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<7x13x1xi1>, tensor<7x13x2xi1>) -> tensor<7x13x3xi1>
    %5 = call @cumsum_6(%4) : (tensor<7x13x3xi1>) -> tensor<7x13x3xi64>
    %6 = call @argmax_8(%5) : (tensor<7x13x3xi64>) -> tensor<7x13xi64>
    %7 = stablehlo.convert %6 : (tensor<7x13xi64>) -> tensor<7x13xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %10 = stablehlo.clamp %8, %7, %9 : tensor<7x13xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %13 = stablehlo.select %12, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<7x13xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %17 = stablehlo.compare EQ, %10, %16, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %18 = stablehlo.select %17, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %20 = stablehlo.divide %19, %18 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<7x13xf32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %24 = stablehlo.compare EQ, %10, %23, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %25 = stablehlo.select %24, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %26 = stablehlo.negate %25 : tensor<7x13xf32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %28 = stablehlo.compare LT, %10, %27, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %30 = stablehlo.compare LT, %10, %29, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %31 = stablehlo.select %30, %22, %26 : tensor<7x13xi1>, tensor<7x13xf32>
    %32 = stablehlo.select %28, %15, %31 : tensor<7x13xi1>, tensor<7x13xf32>
    return %32 : tensor<7x13xf32>
  }
  func.func private @cumsum_6(%arg0: tensor<7x13x3xi1>) -> tensor<7x13x3xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<7x13x3xi1>) -> tensor<7x13x3xi64>
    %1 = call @cumsum_7(%0) : (tensor<7x13x3xi64>) -> tensor<7x13x3xi64>
    return %1 : tensor<7x13x3xi64>
  }
  func.func private @cumsum_7(%arg0: tensor<7x13x3xi64>) -> tensor<7x13x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<7x13x3xi64>, tensor<i64>) -> tensor<7x13x3xi64>
    return %1 : tensor<7x13x3xi64>
  }
  func.func private @argmax_8(%arg0: tensor<7x13x3xi64>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<7x13x3xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<7x13x3xi64>, tensor<7x13x3xi64>, tensor<i64>, tensor<i64>) -> (tensor<7x13xi64>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
  func.func private @polyval(%arg0: tensor<7x13x8xf32>, %arg1: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<7x13x8xf32>) -> tensor<7x8x13xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xf32>) -> tensor<7x13xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<7x8x13xf32>) -> tensor<8x7x13xf32>
    %4 = stablehlo.slice %3 [0:0, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<0x7x13xf32>
    %5 = stablehlo.slice %3 [0:8, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<8x7x13xf32>
    %6 = stablehlo.slice %5 [0:1, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %8 = call @closed_call(%arg1, %2, %7) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %9 = stablehlo.slice %5 [1:2, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %12 = stablehlo.slice %5 [2:3, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %15 = stablehlo.slice %5 [3:4, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %18 = stablehlo.slice %5 [4:5, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %21 = stablehlo.slice %5 [5:6, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %24 = stablehlo.slice %5 [6:7, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %26 = call @closed_call(%arg1, %23, %25) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %27 = stablehlo.slice %5 [7:8, 0:7, 0:13] : (tensor<8x7x13xf32>) -> tensor<1x7x13xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x7x13xf32>) -> tensor<7x13xf32>
    %29 = call @closed_call(%arg1, %26, %28) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %29 : tensor<7x13xf32>
  }
  func.func private @closed_call(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: spence_f64
// primitives: add argmax broadcast_in_dim clamp concatenate convert_element_type copy cumsum div eq gt integer_pow jit log lt mul neg or scan select_n slice stop_gradient sub transpose
// tolerances: 1e-10 1e-10
module @jit_spence attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1x7x13xi1>, tensor<1x7x13xi1>, tensor<1x7x13xi1>) -> tensor<3x7x13xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %cst_3 = stablehlo.constant dense<1.6449340668482264> : tensor<f64>
    %10 = call @_piecewise(%arg0, %9, %cst_2, %c, %cst_3) : (tensor<7x13xf64>, tensor<3x7x13xi1>, tensor<f64>, tensor<i64>, tensor<f64>) -> tensor<7x13xf64>
    return %10 : tensor<7x13xf64>
  }
  func.func private @_piecewise(%arg0: tensor<7x13xf64>, %arg1: tensor<3x7x13xi1>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<f64>) -> tensor<7x13xf64> {
    %cst = stablehlo.constant dense<[4.6512858607399003E-5, 0.0073158904523809472, 0.13384763957830903, 0.8796913117545303, 2.7114985119655346, 4.2569715600812179, 3.2977134098522511, 1.000000e+00]> : tensor<8xf64>
    %cst_0 = stablehlo.constant dense<[6.9099048891255329E-4, 0.025404376393254439, 0.2829748606025681, 1.4117259775183106, 3.6380053334513707, 5.0327888014331696, 3.5477134098522511, 1.000000e+00]> : tensor<8xf64>
    %0 = stablehlo.slice %arg1 [0:1, 0:7, 0:13] : (tensor<3x7x13xi1>) -> tensor<1x7x13xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x7x13xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x7x13xi1>, tensor<3x7x13xi1>) -> tensor<4x7x13xi1>
    %3 = call @cumsum(%2) : (tensor<4x7x13xi1>) -> tensor<4x7x13xi64>
    %4 = call @argmax(%3) : (tensor<4x7x13xi64>) -> tensor<7x13xi64>
    %5 = stablehlo.convert %4 : (tensor<7x13xi64>) -> tensor<7x13xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %8 = stablehlo.clamp %6, %5, %7 : tensor<7x13xi32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<8xf64>) -> tensor<13x8xf64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<8xf64>) -> tensor<13x8xf64>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %13 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %15 = stablehlo.compare EQ, %8, %14, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %17 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %18 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %19 = stablehlo.select %16, %18, %17 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %21 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %22 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %23 = stablehlo.select %20, %22, %21 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %24 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %25 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %26 = stablehlo.select %15, %25, %24 : tensor<7x13xi1>, tensor<7x13xf64>
    %27 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %28 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %29 = stablehlo.select %15, %28, %27 : tensor<7x13xi1>, tensor<7x13xi64>
    %30 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %31 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %32 = stablehlo.select %15, %31, %30 : tensor<7x13xi1>, tensor<7x13xf64>
    %33 = stablehlo.select %15, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %35 = stablehlo.compare GT, %33, %34, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x1xi1>
    %37 = call @_piecewise_1(%33, %36) : (tensor<7x13xf64>, tensor<7x13x1xi1>) -> tensor<7x13xf64>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %39 = stablehlo.compare GT, %37, %38, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %41 = stablehlo.compare LT, %37, %40, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %42 = stablehlo.or %35, %39 : tensor<7x13xi1>
    %43 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x1xi1>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x1xi1>
    %45 = stablehlo.concatenate %43, %44, dim = 2 : (tensor<7x13x1xi1>, tensor<7x13x1xi1>) -> tensor<7x13x2xi1>
    %46 = call @_piecewise_5(%37, %45) : (tensor<7x13xf64>, tensor<7x13x2xi1>) -> tensor<7x13xf64>
    %47 = stablehlo.negate %46 : tensor<7x13xf64>
    %48 = call @polyval(%19, %46) : (tensor<7x13x8xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %49 = stablehlo.multiply %47, %48 : tensor<7x13xf64>
    %50 = call @polyval(%23, %46) : (tensor<7x13x8xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %51 = stablehlo.divide %49, %50 : tensor<7x13xf64>
    %52 = stablehlo.log %37 : tensor<7x13xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %54 = stablehlo.subtract %53, %37 : tensor<7x13xf64>
    %55 = stablehlo.log %54 : tensor<7x13xf64>
    %56 = stablehlo.multiply %52, %55 : tensor<7x13xf64>
    %cst_8 = stablehlo.constant dense<1.6449340668482264> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %58 = stablehlo.subtract %57, %56 : tensor<7x13xf64>
    %59 = stablehlo.subtract %58, %51 : tensor<7x13xf64>
    %60 = call @_where(%41, %59, %51) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %61 = stablehlo.log %37 : tensor<7x13xf64>
    %62 = stablehlo.multiply %61, %61 : tensor<7x13xf64>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %64 = stablehlo.multiply %63, %62 : tensor<7x13xf64>
    %65 = stablehlo.subtract %64, %60 : tensor<7x13xf64>
    %66 = call @_where(%42, %65, %60) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %68 = stablehlo.compare EQ, %8, %67, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %70 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %71 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %72 = stablehlo.select %69, %71, %70 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %73 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %74 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %75 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %76 = stablehlo.select %73, %75, %74 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %77 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %78 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %79 = stablehlo.select %68, %78, %77 : tensor<7x13xi1>, tensor<7x13xf64>
    %80 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %81 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %82 = stablehlo.select %68, %81, %80 : tensor<7x13xi1>, tensor<7x13xi64>
    %83 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %84 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %85 = stablehlo.select %68, %84, %83 : tensor<7x13xi1>, tensor<7x13xf64>
    %86 = stablehlo.select %68, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %87 = stablehlo.convert %79 : tensor<7x13xf64>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %89 = stablehlo.compare EQ, %8, %88, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %91 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %92 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %93 = stablehlo.select %90, %92, %91 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %94 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %95 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %96 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %97 = stablehlo.select %94, %96, %95 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %98 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %99 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %100 = stablehlo.select %89, %99, %98 : tensor<7x13xi1>, tensor<7x13xf64>
    %101 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %102 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %103 = stablehlo.select %89, %102, %101 : tensor<7x13xi1>, tensor<7x13xi64>
    %104 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %105 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %106 = stablehlo.select %89, %105, %104 : tensor<7x13xi1>, tensor<7x13xf64>
    %107 = stablehlo.select %89, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %108 = stablehlo.convert %103 : (tensor<7x13xi64>) -> tensor<7x13xf64>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %110 = stablehlo.compare EQ, %8, %109, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %112 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %113 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %114 = stablehlo.select %111, %113, %112 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %115 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<7x13xi1>) -> tensor<7x13x8xi1>
    %116 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %117 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<13x8xf64>) -> tensor<7x13x8xf64>
    %118 = stablehlo.select %115, %117, %116 : tensor<7x13x8xi1>, tensor<7x13x8xf64>
    %119 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %120 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %121 = stablehlo.select %110, %120, %119 : tensor<7x13xi1>, tensor<7x13xf64>
    %122 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %123 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<13xi64>) -> tensor<7x13xi64>
    %124 = stablehlo.select %110, %123, %122 : tensor<7x13xi1>, tensor<7x13xi64>
    %125 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %126 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %127 = stablehlo.select %110, %126, %125 : tensor<7x13xi1>, tensor<7x13xf64>
    %128 = stablehlo.select %110, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %129 = stablehlo.convert %127 : tensor<7x13xf64>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %131 = stablehlo.compare LT, %8, %130, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %133 = stablehlo.compare LT, %8, %132, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %134 = stablehlo.select %133, %66, %87 : tensor<7x13xi1>, tensor<7x13xf64>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %136 = stablehlo.compare LT, %8, %135, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %137 = stablehlo.select %136, %108, %129 : tensor<7x13xi1>, tensor<7x13xf64>
    %138 = stablehlo.select %131, %134, %137 : tensor<7x13xi1>, tensor<7x13xf64>
    return %138 : tensor<7x13xf64>
  }
  func.func private @cumsum(%arg0: tensor<4x7x13xi1>) -> tensor<4x7x13xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4x7x13xi1>) -> tensor<4x7x13xi64>
    %1 = call @cumsum_0(%0) : (tensor<4x7x13xi64>) -> tensor<4x7x13xi64>
    return %1 : tensor<4x7x13xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<4x7x13xi64>) -> tensor<4x7x13xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[3, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<4x7x13xi64>, tensor<i64>) -> tensor<4x7x13xi64>
    return %1 : tensor<4x7x13xi64>
  }
  func.func private @argmax(%arg0: tensor<4x7x13xi64>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x7x13xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x7x13xi64>, tensor<4x7x13xi64>, tensor<i64>, tensor<i64>) -> (tensor<7x13xi64>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
  func.func private @_piecewise_1(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13x1xi1>) -> tensor<7x13xf64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xi1>) -> tensor<13x1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<13x1xi1>) -> tensor<7x13x1xi1>
    %3 = stablehlo.concatenate %2, %arg1, dim = 2 : (tensor<7x13x1xi1>, tensor<7x13x1xi1>) -> tensor<7x13x2xi1>
    %4 = call @cumsum_2(%3) : (tensor<7x13x2xi1>) -> tensor<7x13x2xi64>
    %5 = call @argmax_4(%4) : (tensor<7x13x2xi64>) -> tensor<7x13xi64>
    %6 = stablehlo.convert %5 : (tensor<7x13xi64>) -> tensor<7x13xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<7x13xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %12 = stablehlo.select %11, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %14 = stablehlo.compare EQ, %9, %13, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %15 = stablehlo.select %14, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %17 = stablehlo.divide %16, %15 : tensor<7x13xf64>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %19 = stablehlo.compare LT, %9, %18, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %20 = stablehlo.select %19, %12, %17 : tensor<7x13xi1>, tensor<7x13xf64>
    return %20 : tensor<7x13xf64>
  }
  func.func private @cumsum_2(%arg0: tensor<7x13x2xi1>) -> tensor<7x13x2xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<7x13x2xi1>) -> tensor<7x13x2xi64>
    %1 = call @cumsum_3(%0) : (tensor<7x13x2xi64>) -> tensor<7x13x2xi64>
    return %1 : tensor<7x13x2xi64>
  }
  func.func private @cumsum_3(%arg0: tensor<7x13x2xi64>) -> tensor<7x13x2xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<7x13x2xi64>, tensor<i64>) -> tensor<7x13x2xi64>
    return %1 : tensor<7x13x2xi64>
  }
  func.func private @argmax_4(%arg0: tensor<7x13x2xi64>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<7x13x2xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<7x13x2xi64>, tensor<7x13x2xi64>, tensor<i64>, tensor<i64>) -> (tensor<7x13xi64>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
  func.func private @_piecewise_5(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13x2xi1>) -> tensor<7x13xf64> {
    %0 = stablehlo.slice %arg1 [0:7, 0:13, 0:1] : (tensor<7x13x2xi1>) -> tensor<7x13x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<13x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<13x1xi1>) -> tensor<7x13x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<7x13x1xi1>, tensor<7x13x2xi1>) -> tensor<7x13x3xi1>
    %5 = call @cumsum_6(%4) : (tensor<7x13x3xi1>) -> tensor<7x13x3xi64>
    %6 = call @argmax_8(%5) : (tensor<7x13x3xi64>) -> tensor<7x13xi64>
    %7 = stablehlo.convert %6 : (tensor<7x13xi64>) -> tensor<7x13xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %10 = stablehlo.clamp %8, %7, %9 : tensor<7x13xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %13 = stablehlo.select %12, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %15 = stablehlo.subtract %13, %14 : tensor<7x13xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %17 = stablehlo.compare EQ, %10, %16, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %18 = stablehlo.select %17, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %20 = stablehlo.divide %19, %18 : tensor<7x13xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %22 = stablehlo.subtract %20, %21 : tensor<7x13xf64>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %24 = stablehlo.compare EQ, %10, %23, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %25 = stablehlo.select %24, %arg0, %arg0 : tensor<7x13xi1>, tensor<7x13xf64>
    %26 = stablehlo.negate %25 : tensor<7x13xf64>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %28 = stablehlo.compare LT, %10, %27, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7x13xi32>
    %30 = stablehlo.compare LT, %10, %29, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %31 = stablehlo.select %30, %22, %26 : tensor<7x13xi1>, tensor<7x13xf64>
    %32 = stablehlo.select %28, %15, %31 : tensor<7x13xi1>, tensor<7x13xf64>
    return %32 : tensor<7x13xf64>
  }
  func.func private @cumsum_6(%arg0: tensor<7x13x3xi1>) -> tensor<7x13x3xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<7x13x3xi1>) -> tensor<7x13x3xi64>
    %1 = call @cumsum_7(%0) : (tensor<7x13x3xi64>) -> tensor<7x13x3xi64>
    return %1 : tensor<7x13x3xi64>
  }
  func.func private @cumsum_7(%arg0: tensor<7x13x3xi64>) -> tensor<7x13x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<7x13x3xi64>, tensor<i64>) -> tensor<7x13x3xi64>
    return %1 : tensor<7x13x3xi64>
  }
  func.func private @argmax_8(%arg0: tensor<7x13x3xi64>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<7x13x3xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<7x13x3xi64>, tensor<7x13x3xi64>, tensor<i64>, tensor<i64>) -> (tensor<7x13xi64>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
  func.func private @polyval(%arg0: tensor<7x13x8xf64>, %arg1: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<7x13x8xf64>) -> tensor<7x8x13xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xf64>) -> tensor<7x13xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<7x8x13xf64>) -> tensor<8x7x13xf64>
    %4 = stablehlo.slice %3 [0:0, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<0x7x13xf64>
    %5 = stablehlo.slice %3 [0:8, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<8x7x13xf64>
    %6 = stablehlo.slice %5 [0:1, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %8 = call @closed_call(%arg1, %2, %7) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %9 = stablehlo.slice %5 [1:2, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %12 = stablehlo.slice %5 [2:3, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %15 = stablehlo.slice %5 [3:4, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %18 = stablehlo.slice %5 [4:5, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %19 = stablehlo.reshape %18 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %21 = stablehlo.slice %5 [5:6, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %24 = stablehlo.slice %5 [6:7, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %25 = stablehlo.reshape %24 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %26 = call @closed_call(%arg1, %23, %25) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %27 = stablehlo.slice %5 [7:8, 0:7, 0:13] : (tensor<8x7x13xf64>) -> tensor<1x7x13xf64>
    %28 = stablehlo.reshape %27 : (tensor<1x7x13xf64>) -> tensor<7x13xf64>
    %29 = call @closed_call(%arg1, %26, %28) : (tensor<7x13xf64>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %29 : tensor<7x13xf64>
  }
  func.func private @closed_call(%arg0: tensor<7x13xf64>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<7x13xf64>
    return %1 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: spence_f32_special
// primitives: add argmax broadcast_in_dim clamp concatenate convert_element_type copy cumsum div eq gt integer_pow jit log lt mul neg or scan select_n slice stop_gradient sub transpose
// tolerances: 0.0001 5e-36
module @jit_spence attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<29xi1>) -> tensor<1x29xi1>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<29xi1>) -> tensor<1x29xi1>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<29xi1>) -> tensor<1x29xi1>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1x29xi1>, tensor<1x29xi1>, tensor<1x29xi1>) -> tensor<3x29xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %cst_3 = stablehlo.constant dense<1.6449340668482264> : tensor<f64>
    %10 = call @_piecewise(%arg0, %9, %cst_2, %c, %cst_3) : (tensor<29xf32>, tensor<3x29xi1>, tensor<f64>, tensor<i64>, tensor<f64>) -> tensor<29xf32>
    return %10 : tensor<29xf32>
  }
  func.func private @_piecewise(%arg0: tensor<29xf32>, %arg1: tensor<3x29xi1>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<f64>) -> tensor<29xf32> {
    %cst = stablehlo.constant dense<[4.65128578E-5, 0.0073158904, 0.133847639, 0.879691302, 2.7114985, 4.25697136, 3.29771352, 1.000000e+00]> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<[6.90990476E-4, 0.0254043769, 0.282974869, 1.411726, 3.63800526, 5.03278875, 3.54771352, 1.000000e+00]> : tensor<8xf32>
    %0 = stablehlo.slice %arg1 [0:1, 0:29] : (tensor<3x29xi1>) -> tensor<1x29xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x29xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x29xi1>, tensor<3x29xi1>) -> tensor<4x29xi1>
    %3 = call @cumsum(%2) : (tensor<4x29xi1>) -> tensor<4x29xi64>
    %4 = call @argmax(%3) : (tensor<4x29xi64>) -> tensor<29xi64>
    %5 = stablehlo.convert %4 : (tensor<29xi64>) -> tensor<29xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %8 = stablehlo.clamp %6, %5, %7 : tensor<29xi32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<8xf32>) -> tensor<29x8xf32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<8xf32>) -> tensor<29x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<29xf64>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i64>) -> tensor<29xi64>
    %13 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f64>) -> tensor<29xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %15 = stablehlo.compare EQ, %8, %14, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %17 = stablehlo.select %16, %9, %9 : tensor<29x8xi1>, tensor<29x8xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %19 = stablehlo.select %18, %10, %10 : tensor<29x8xi1>, tensor<29x8xf32>
    %20 = stablehlo.select %15, %11, %11 : tensor<29xi1>, tensor<29xf64>
    %21 = stablehlo.select %15, %12, %12 : tensor<29xi1>, tensor<29xi64>
    %22 = stablehlo.select %15, %13, %13 : tensor<29xi1>, tensor<29xf64>
    %23 = stablehlo.select %15, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %25 = stablehlo.compare GT, %23, %24, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<29xi1>) -> tensor<29x1xi1>
    %27 = call @_piecewise_1(%23, %26) : (tensor<29xf32>, tensor<29x1xi1>) -> tensor<29xf32>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %31 = stablehlo.compare LT, %27, %30, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %32 = stablehlo.or %25, %29 : tensor<29xi1>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<29xi1>) -> tensor<29x1xi1>
    %34 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<29xi1>) -> tensor<29x1xi1>
    %35 = stablehlo.concatenate %33, %34, dim = 1 : (tensor<29x1xi1>, tensor<29x1xi1>) -> tensor<29x2xi1>
    %36 = call @_piecewise_5(%27, %35) : (tensor<29xf32>, tensor<29x2xi1>) -> tensor<29xf32>
    %37 = stablehlo.negate %36 : tensor<29xf32>
    %38 = call @polyval(%17, %36) : (tensor<29x8xf32>, tensor<29xf32>) -> tensor<29xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<29xf32>
    %40 = call @polyval(%19, %36) : (tensor<29x8xf32>, tensor<29xf32>) -> tensor<29xf32>
    %41 = stablehlo.divide %39, %40 : tensor<29xf32>
    %42 = stablehlo.log %27 : tensor<29xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %44 = stablehlo.subtract %43, %27 : tensor<29xf32>
    %45 = stablehlo.log %44 : tensor<29xf32>
    %46 = stablehlo.multiply %42, %45 : tensor<29xf32>
    %cst_8 = stablehlo.constant dense<1.64493406> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %48 = stablehlo.subtract %47, %46 : tensor<29xf32>
    %49 = stablehlo.subtract %48, %41 : tensor<29xf32>
    %50 = call @_where(%31, %49, %41) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %51 = stablehlo.log %27 : tensor<29xf32>
    %52 = stablehlo.multiply %51, %51 : tensor<29xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<29xf32>
    %55 = stablehlo.subtract %54, %50 : tensor<29xf32>
    %56 = call @_where(%32, %55, %50) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %58 = stablehlo.compare EQ, %8, %57, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %60 = stablehlo.select %59, %9, %9 : tensor<29x8xi1>, tensor<29x8xf32>
    %61 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %62 = stablehlo.select %61, %10, %10 : tensor<29x8xi1>, tensor<29x8xf32>
    %63 = stablehlo.select %58, %11, %11 : tensor<29xi1>, tensor<29xf64>
    %64 = stablehlo.select %58, %12, %12 : tensor<29xi1>, tensor<29xi64>
    %65 = stablehlo.select %58, %13, %13 : tensor<29xi1>, tensor<29xf64>
    %66 = stablehlo.select %58, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %67 = stablehlo.convert %63 : (tensor<29xf64>) -> tensor<29xf32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %69 = stablehlo.compare EQ, %8, %68, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %71 = stablehlo.select %70, %9, %9 : tensor<29x8xi1>, tensor<29x8xf32>
    %72 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %73 = stablehlo.select %72, %10, %10 : tensor<29x8xi1>, tensor<29x8xf32>
    %74 = stablehlo.select %69, %11, %11 : tensor<29xi1>, tensor<29xf64>
    %75 = stablehlo.select %69, %12, %12 : tensor<29xi1>, tensor<29xi64>
    %76 = stablehlo.select %69, %13, %13 : tensor<29xi1>, tensor<29xf64>
    %77 = stablehlo.select %69, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %78 = stablehlo.convert %75 : (tensor<29xi64>) -> tensor<29xf32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %80 = stablehlo.compare EQ, %8, %79, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %82 = stablehlo.select %81, %9, %9 : tensor<29x8xi1>, tensor<29x8xf32>
    %83 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<29xi1>) -> tensor<29x8xi1>
    %84 = stablehlo.select %83, %10, %10 : tensor<29x8xi1>, tensor<29x8xf32>
    %85 = stablehlo.select %80, %11, %11 : tensor<29xi1>, tensor<29xf64>
    %86 = stablehlo.select %80, %12, %12 : tensor<29xi1>, tensor<29xi64>
    %87 = stablehlo.select %80, %13, %13 : tensor<29xi1>, tensor<29xf64>
    %88 = stablehlo.select %80, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %89 = stablehlo.convert %87 : (tensor<29xf64>) -> tensor<29xf32>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %91 = stablehlo.compare LT, %8, %90, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %93 = stablehlo.compare LT, %8, %92, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %94 = stablehlo.select %93, %56, %67 : tensor<29xi1>, tensor<29xf32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %96 = stablehlo.compare LT, %8, %95, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %97 = stablehlo.select %96, %78, %89 : tensor<29xi1>, tensor<29xf32>
    %98 = stablehlo.select %91, %94, %97 : tensor<29xi1>, tensor<29xf32>
    return %98 : tensor<29xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x29xi1>) -> tensor<4x29xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4x29xi1>) -> tensor<4x29xi64>
    %1 = call @cumsum_0(%0) : (tensor<4x29xi64>) -> tensor<4x29xi64>
    return %1 : tensor<4x29xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<4x29xi64>) -> tensor<4x29xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<4x29xi64>, tensor<i64>) -> tensor<4x29xi64>
    return %1 : tensor<4x29xi64>
  }
  func.func private @argmax(%arg0: tensor<4x29xi64>) -> tensor<29xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x29xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x29xi64>, tensor<4x29xi64>, tensor<i64>, tensor<i64>) -> (tensor<29xi64>, tensor<29xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<29xi64>
  }
  func.func private @_piecewise_1(%arg0: tensor<29xf32>, %arg1: tensor<29x1xi1>) -> tensor<29xf32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xi1>) -> tensor<29x1xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 1 : (tensor<29x1xi1>, tensor<29x1xi1>) -> tensor<29x2xi1>
    %3 = call @cumsum_2(%2) : (tensor<29x2xi1>) -> tensor<29x2xi64>
    %4 = call @argmax_4(%3) : (tensor<29x2xi64>) -> tensor<29xi64>
    %5 = stablehlo.convert %4 : (tensor<29xi64>) -> tensor<29xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %8 = stablehlo.clamp %6, %5, %7 : tensor<29xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %11 = stablehlo.select %10, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %13 = stablehlo.compare EQ, %8, %12, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %14 = stablehlo.select %13, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %16 = stablehlo.divide %15, %14 : tensor<29xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %18 = stablehlo.compare LT, %8, %17, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %19 = stablehlo.select %18, %11, %16 : tensor<29xi1>, tensor<29xf32>
    return %19 : tensor<29xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<29x2xi1>) -> tensor<29x2xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<29x2xi1>) -> tensor<29x2xi64>
    %1 = call @cumsum_3(%0) : (tensor<29x2xi64>) -> tensor<29x2xi64>
    return %1 : tensor<29x2xi64>
  }
  func.func private @cumsum_3(%arg0: tensor<29x2xi64>) -> tensor<29x2xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<29x2xi64>, tensor<i64>) -> tensor<29x2xi64>
    return %1 : tensor<29x2xi64>
  }
  func.func private @argmax_4(%arg0: tensor<29x2xi64>) -> tensor<29xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<29x2xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<29x2xi64>, tensor<29x2xi64>, tensor<i64>, tensor<i64>) -> (tensor<29xi64>, tensor<29xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<29xi64>
  }
  func.func private @_piecewise_5(%arg0: tensor<29xf32>, %arg1: tensor<29x2xi1>) -> tensor<29xf32> {
    %0 = stablehlo.slice %arg1 [0:29, 0:1] : (tensor<29x2xi1>) -> tensor<29x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<29x1xi1>
    %3 = stablehlo.concatenate %2, %arg1, dim = 1 : (tensor<29x1xi1>, tensor<29x2xi1>) -> tensor<29x3xi1>
    %4 = call @cumsum_6(%3) : (tensor<29x3xi1>) -> tensor<29x3xi64>
    %5 = call @argmax_8(%4) : (tensor<29x3xi64>) -> tensor<29xi64>
    %6 = stablehlo.convert %5 : (tensor<29xi64>) -> tensor<29xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<29xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %12 = stablehlo.select %11, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<29xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %16 = stablehlo.compare EQ, %9, %15, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %17 = stablehlo.select %16, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %19 = stablehlo.divide %18, %17 : tensor<29xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<29xf32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %23 = stablehlo.compare EQ, %9, %22, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %24 = stablehlo.select %23, %arg0, %arg0 : tensor<29xi1>, tensor<29xf32>
    %25 = stablehlo.negate %24 : tensor<29xf32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %27 = stablehlo.compare LT, %9, %26, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<29xi32>
    %29 = stablehlo.compare LT, %9, %28, SIGNED : (tensor<29xi32>, tensor<29xi32>) -> tensor<29xi1>
    %30 = stablehlo.select %29, %21, %25 : tensor<29xi1>, tensor<29xf32>
    %31 = stablehlo.select %27, %14, %30 : tensor<29xi1>, tensor<29xf32>
    return %31 : tensor<29xf32>
  }
  func.func private @cumsum_6(%arg0: tensor<29x3xi1>) -> tensor<29x3xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<29x3xi1>) -> tensor<29x3xi64>
    %1 = call @cumsum_7(%0) : (tensor<29x3xi64>) -> tensor<29x3xi64>
    return %1 : tensor<29x3xi64>
  }
  func.func private @cumsum_7(%arg0: tensor<29x3xi64>) -> tensor<29x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<29x3xi64>, tensor<i64>) -> tensor<29x3xi64>
    return %1 : tensor<29x3xi64>
  }
  func.func private @argmax_8(%arg0: tensor<29x3xi64>) -> tensor<29xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<29x3xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<29x3xi64>, tensor<29x3xi64>, tensor<i64>, tensor<i64>) -> (tensor<29xi64>, tensor<29xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<29xi64>
  }
  func.func private @polyval(%arg0: tensor<29x8xf32>, %arg1: tensor<29xf32>) -> tensor<29xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<29x8xf32>) -> tensor<8x29xf32>
    %2 = stablehlo.slice %1 [0:0, 0:29] : (tensor<8x29xf32>) -> tensor<0x29xf32>
    %3 = stablehlo.slice %1 [0:8, 0:29] : (tensor<8x29xf32>) -> tensor<8x29xf32>
    %4 = stablehlo.slice %3 [0:1, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x29xf32>) -> tensor<29xf32>
    %6 = call @closed_call(%arg1, %0, %5) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %7 = stablehlo.slice %3 [1:2, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x29xf32>) -> tensor<29xf32>
    %9 = call @closed_call(%arg1, %6, %8) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %10 = stablehlo.slice %3 [2:3, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x29xf32>) -> tensor<29xf32>
    %12 = call @closed_call(%arg1, %9, %11) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %13 = stablehlo.slice %3 [3:4, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x29xf32>) -> tensor<29xf32>
    %15 = call @closed_call(%arg1, %12, %14) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %16 = stablehlo.slice %3 [4:5, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x29xf32>) -> tensor<29xf32>
    %18 = call @closed_call(%arg1, %15, %17) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %19 = stablehlo.slice %3 [5:6, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x29xf32>) -> tensor<29xf32>
    %21 = call @closed_call(%arg1, %18, %20) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %22 = stablehlo.slice %3 [6:7, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x29xf32>) -> tensor<29xf32>
    %24 = call @closed_call(%arg1, %21, %23) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %25 = stablehlo.slice %3 [7:8, 0:29] : (tensor<8x29xf32>) -> tensor<1x29xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x29xf32>) -> tensor<29xf32>
    %27 = call @closed_call(%arg1, %24, %26) : (tensor<29xf32>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    return %27 : tensor<29xf32>
  }
  func.func private @closed_call(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>, %arg2: tensor<29xf32>) -> tensor<29xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<29xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<29xf32>
    return %1 : tensor<29xf32>
  }
  func.func private @_where(%arg0: tensor<29xi1>, %arg1: tensor<29xf32>, %arg2: tensor<29xf32>) -> tensor<29xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<29xi1>, tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}
// -----
// case: log_ndtr_f32
// primitives: abs add broadcast_in_dim custom_jvp_call div erf erfc gt jit log lt max min mul neg select_n square sub
// tolerances: 0.0001 1e-05
module @jit_log_ndtr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %2 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %4 = stablehlo.maximum %arg0, %3 : tensor<7x13xf32>
    %5 = call @_where(%1, %2, %4) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<7x13xf32>
    %8 = stablehlo.abs %7 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %11 = chlo.erf %7 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %13 = stablehlo.add %12, %11 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.compare GT, %7, %14, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %16 = chlo.erfc %8 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<7x13xf32>
    %19 = chlo.erfc %8 : tensor<7x13xf32> -> tensor<7x13xf32>
    %20 = stablehlo.select %15, %18, %19 : tensor<7x13xi1>, tensor<7x13xf32>
    %21 = stablehlo.select %10, %13, %20 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<7x13xf32>
    %24 = stablehlo.negate %23 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %26 = stablehlo.compare GT, %arg0, %25, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %27 = stablehlo.log %23 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %29 = stablehlo.minimum %arg0, %28 : tensor<7x13xf32>
    %30 = chlo.square %29 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<7x13xf32>
    %33 = stablehlo.negate %29 : tensor<7x13xf32>
    %34 = stablehlo.log %33 : tensor<7x13xf32>
    %35 = stablehlo.subtract %32, %34 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %37 = stablehlo.subtract %35, %36 : tensor<7x13xf32>
    %38 = chlo.square %29 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %42 = stablehlo.divide %41, %38 : tensor<7x13xf32>
    %43 = stablehlo.add %40, %42 : tensor<7x13xf32>
    %44 = stablehlo.multiply %38, %38 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %46 = stablehlo.divide %45, %44 : tensor<7x13xf32>
    %47 = stablehlo.add %39, %46 : tensor<7x13xf32>
    %48 = stablehlo.multiply %44, %38 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %50 = stablehlo.divide %49, %48 : tensor<7x13xf32>
    %51 = stablehlo.add %43, %50 : tensor<7x13xf32>
    %52 = stablehlo.multiply %48, %38 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %54 = stablehlo.add %53, %47 : tensor<7x13xf32>
    %55 = stablehlo.subtract %54, %51 : tensor<7x13xf32>
    %56 = stablehlo.log %55 : tensor<7x13xf32>
    %57 = stablehlo.add %37, %56 : tensor<7x13xf32>
    %58 = call @_where(%26, %27, %57) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %59 = call @_where(%1, %24, %58) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %59 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: log_ndtr_f64
// primitives: abs add broadcast_in_dim custom_jvp_call div erf erfc gt jit log lt max min mul neg select_n square sub
// tolerances: 1e-10 1e-10
module @jit_log_ndtr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %2 = stablehlo.negate %arg0 : tensor<7x13xf64>
    %cst_0 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %4 = stablehlo.maximum %arg0, %3 : tensor<7x13xf64>
    %5 = call @_where(%1, %2, %4) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %7 = stablehlo.multiply %5, %6 : tensor<7x13xf64>
    %8 = stablehlo.abs %7 : tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %11 = chlo.erf %7 : tensor<7x13xf64> -> tensor<7x13xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %13 = stablehlo.add %12, %11 : tensor<7x13xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %15 = stablehlo.compare GT, %7, %14, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %16 = chlo.erfc %8 : tensor<7x13xf64> -> tensor<7x13xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %18 = stablehlo.subtract %17, %16 : tensor<7x13xf64>
    %19 = chlo.erfc %8 : tensor<7x13xf64> -> tensor<7x13xf64>
    %20 = stablehlo.select %15, %18, %19 : tensor<7x13xi1>, tensor<7x13xf64>
    %21 = stablehlo.select %10, %13, %20 : tensor<7x13xi1>, tensor<7x13xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %23 = stablehlo.multiply %22, %21 : tensor<7x13xf64>
    %24 = stablehlo.negate %23 : tensor<7x13xf64>
    %cst_7 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %26 = stablehlo.compare GT, %arg0, %25, FLOAT : (tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xi1>
    %27 = stablehlo.log %23 : tensor<7x13xf64>
    %cst_8 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %29 = stablehlo.minimum %arg0, %28 : tensor<7x13xf64>
    %30 = chlo.square %29 : tensor<7x13xf64> -> tensor<7x13xf64>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %32 = stablehlo.multiply %31, %30 : tensor<7x13xf64>
    %33 = stablehlo.negate %29 : tensor<7x13xf64>
    %34 = stablehlo.log %33 : tensor<7x13xf64>
    %35 = stablehlo.subtract %32, %34 : tensor<7x13xf64>
    %cst_10 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %37 = stablehlo.subtract %35, %36 : tensor<7x13xf64>
    %38 = chlo.square %29 : tensor<7x13xf64> -> tensor<7x13xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %42 = stablehlo.divide %41, %38 : tensor<7x13xf64>
    %43 = stablehlo.add %40, %42 : tensor<7x13xf64>
    %44 = stablehlo.multiply %38, %38 : tensor<7x13xf64>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %46 = stablehlo.divide %45, %44 : tensor<7x13xf64>
    %47 = stablehlo.add %39, %46 : tensor<7x13xf64>
    %48 = stablehlo.multiply %44, %38 : tensor<7x13xf64>
    %cst_15 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %50 = stablehlo.divide %49, %48 : tensor<7x13xf64>
    %51 = stablehlo.add %43, %50 : tensor<7x13xf64>
    %52 = stablehlo.multiply %48, %38 : tensor<7x13xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %54 = stablehlo.add %53, %47 : tensor<7x13xf64>
    %55 = stablehlo.subtract %54, %51 : tensor<7x13xf64>
    %56 = stablehlo.log %55 : tensor<7x13xf64>
    %57 = stablehlo.add %37, %56 : tensor<7x13xf64>
    %58 = call @_where(%26, %27, %57) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    %59 = call @_where(%1, %24, %58) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %59 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: log_ndtr_f32_special
// primitives: abs add broadcast_in_dim custom_jvp_call div erf erfc gt jit log lt max min mul neg select_n square sub
// tolerances: 0.0001 5e-36
module @jit_log_ndtr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %2 = stablehlo.negate %arg0 : tensor<29xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %4 = stablehlo.maximum %arg0, %3 : tensor<29xf32>
    %5 = call @_where(%1, %2, %4) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %cst_1 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<29xf32>
    %8 = stablehlo.abs %7 : tensor<29xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %11 = chlo.erf %7 : tensor<29xf32> -> tensor<29xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %13 = stablehlo.add %12, %11 : tensor<29xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %15 = stablehlo.compare GT, %7, %14, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %16 = chlo.erfc %8 : tensor<29xf32> -> tensor<29xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<29xf32>
    %19 = chlo.erfc %8 : tensor<29xf32> -> tensor<29xf32>
    %20 = stablehlo.select %15, %18, %19 : tensor<29xi1>, tensor<29xf32>
    %21 = stablehlo.select %10, %13, %20 : tensor<29xi1>, tensor<29xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<29xf32>
    %24 = stablehlo.negate %23 : tensor<29xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %26 = stablehlo.compare GT, %arg0, %25, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %27 = stablehlo.log %23 : tensor<29xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %29 = stablehlo.minimum %arg0, %28 : tensor<29xf32>
    %30 = chlo.square %29 : tensor<29xf32> -> tensor<29xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<29xf32>
    %33 = stablehlo.negate %29 : tensor<29xf32>
    %34 = stablehlo.log %33 : tensor<29xf32>
    %35 = stablehlo.subtract %32, %34 : tensor<29xf32>
    %cst_10 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %37 = stablehlo.subtract %35, %36 : tensor<29xf32>
    %38 = chlo.square %29 : tensor<29xf32> -> tensor<29xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %42 = stablehlo.divide %41, %38 : tensor<29xf32>
    %43 = stablehlo.add %40, %42 : tensor<29xf32>
    %44 = stablehlo.multiply %38, %38 : tensor<29xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %46 = stablehlo.divide %45, %44 : tensor<29xf32>
    %47 = stablehlo.add %39, %46 : tensor<29xf32>
    %48 = stablehlo.multiply %44, %38 : tensor<29xf32>
    %cst_15 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %50 = stablehlo.divide %49, %48 : tensor<29xf32>
    %51 = stablehlo.add %43, %50 : tensor<29xf32>
    %52 = stablehlo.multiply %48, %38 : tensor<29xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %54 = stablehlo.add %53, %47 : tensor<29xf32>
    %55 = stablehlo.subtract %54, %51 : tensor<29xf32>
    %56 = stablehlo.log %55 : tensor<29xf32>
    %57 = stablehlo.add %37, %56 : tensor<29xf32>
    %58 = call @_where(%26, %27, %57) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    %59 = call @_where(%1, %24, %58) : (tensor<29xi1>, tensor<29xf32>, tensor<29xf32>) -> tensor<29xf32>
    return %59 : tensor<29xf32>
  }
  func.func private @_where(%arg0: tensor<29xi1>, %arg1: tensor<29xf32>, %arg2: tensor<29xf32>) -> tensor<29xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<29xi1>, tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}
// -----
// case: not_i8
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi8>
    return %0 : tensor<3x11xi8>
  }
}
// -----
// case: not_i16
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi16>
    return %0 : tensor<3x11xi16>
  }
}
// -----
// case: not_i32
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
}
// -----
// case: not_i64
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi64>
    return %0 : tensor<3x11xi64>
  }
}
// -----
// case: not_ui8
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui8>
    return %0 : tensor<3x11xui8>
  }
}
// -----
// case: not_ui16
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui16>
    return %0 : tensor<3x11xui16>
  }
}
// -----
// case: not_ui32
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui32>
    return %0 : tensor<3x11xui32>
  }
}
// -----
// case: not_ui64
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui64>
    return %0 : tensor<3x11xui64>
  }
}
// -----
// case: population_count_i8
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xi8>
    return %0 : tensor<3x11xi8>
  }
}
// -----
// case: population_count_i16
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xi16>
    return %0 : tensor<3x11xi16>
  }
}
// -----
// case: population_count_i32
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
}
// -----
// case: population_count_i64
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xi64>
    return %0 : tensor<3x11xi64>
  }
}
// -----
// case: population_count_ui8
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xui8>
    return %0 : tensor<3x11xui8>
  }
}
// -----
// case: population_count_ui16
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xui16>
    return %0 : tensor<3x11xui16>
  }
}
// -----
// case: population_count_ui32
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xui32>
    return %0 : tensor<3x11xui32>
  }
}
// -----
// case: population_count_ui64
// primitives: population_count
// tolerances: 0 0
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x11xui64>
    return %0 : tensor<3x11xui64>
  }
}
// -----
// case: clz_i8
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xi8>
    return %0 : tensor<3x11xi8>
  }
}
// -----
// case: clz_i16
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xi16>
    return %0 : tensor<3x11xi16>
  }
}
// -----
// case: clz_i32
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
}
// -----
// case: clz_i64
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xi64>
    return %0 : tensor<3x11xi64>
  }
}
// -----
// case: clz_ui8
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xui8>
    return %0 : tensor<3x11xui8>
  }
}
// -----
// case: clz_ui16
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xui16>
    return %0 : tensor<3x11xui16>
  }
}
// -----
// case: clz_ui32
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xui32>
    return %0 : tensor<3x11xui32>
  }
}
// -----
// case: clz_ui64
// primitives: clz
// tolerances: 0 0
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x11xui64>
    return %0 : tensor<3x11xui64>
  }
}
// -----
// case: abs_i8
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x11xi8>
    return %0 : tensor<3x11xi8>
  }
}
// -----
// case: abs_i16
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x11xi16>
    return %0 : tensor<3x11xi16>
  }
}
// -----
// case: abs_i32
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
}
// -----
// case: abs_i64
// primitives: abs
// tolerances: 0 0
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x11xi64>
    return %0 : tensor<3x11xi64>
  }
}
// -----
// case: neg_i8
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xi8>
    return %0 : tensor<3x11xi8>
  }
}
// -----
// case: neg_i16
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xi16>
    return %0 : tensor<3x11xi16>
  }
}
// -----
// case: neg_i32
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
}
// -----
// case: neg_i64
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xi64>
    return %0 : tensor<3x11xi64>
  }
}
// -----
// case: neg_ui8
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xui8>
    return %0 : tensor<3x11xui8>
  }
}
// -----
// case: neg_ui16
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xui16>
    return %0 : tensor<3x11xui16>
  }
}
// -----
// case: neg_ui32
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xui32>
    return %0 : tensor<3x11xui32>
  }
}
// -----
// case: neg_ui64
// primitives: neg
// tolerances: 0 0
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x11xui64>
    return %0 : tensor<3x11xui64>
  }
}
// -----
// case: sign_i8
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<3x11xi8>
    return %0 : tensor<3x11xi8>
  }
}
// -----
// case: sign_i16
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<3x11xi16>
    return %0 : tensor<3x11xi16>
  }
}
// -----
// case: sign_i32
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
}
// -----
// case: sign_i64
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<3x11xi64>
    return %0 : tensor<3x11xi64>
  }
}
// -----
// case: sign_ui8
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3x11xui8>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<3x11xui8>, tensor<3x11xui8>) -> tensor<3x11xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<3x11xui8>
    %c_1 = stablehlo.constant dense<1> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x11xui8>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x11xi1>, tensor<3x11xui8>
    return %4 : tensor<3x11xui8>
  }
}
// -----
// case: sign_ui16
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<3x11xui16>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<3x11xui16>, tensor<3x11xui16>) -> tensor<3x11xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<3x11xui16>
    %c_1 = stablehlo.constant dense<1> : tensor<ui16>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<3x11xui16>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x11xi1>, tensor<3x11xui16>
    return %4 : tensor<3x11xui16>
  }
}
// -----
// case: sign_ui32
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x11xui32>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<3x11xui32>, tensor<3x11xui32>) -> tensor<3x11xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x11xui32>
    %c_1 = stablehlo.constant dense<1> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x11xui32>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x11xi1>, tensor<3x11xui32>
    return %4 : tensor<3x11xui32>
  }
}
// -----
// case: sign_ui64
// primitives: sign
// tolerances: 0 0
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x11xui64>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<3x11xui64>, tensor<3x11xui64>) -> tensor<3x11xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x11xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x11xui64>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x11xi1>, tensor<3x11xui64>
    return %4 : tensor<3x11xui64>
  }
}
// -----
// case: square_i8
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi8>
    return %0 : tensor<3x11xi8>
  }
}
// -----
// case: square_i16
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi16>
    return %0 : tensor<3x11xi16>
  }
}
// -----
// case: square_i32
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi32>
    return %0 : tensor<3x11xi32>
  }
}
// -----
// case: square_i64
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi64>
    return %0 : tensor<3x11xi64>
  }
}
// -----
// case: square_ui8
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui8>
    return %0 : tensor<3x11xui8>
  }
}
// -----
// case: square_ui16
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui16>
    return %0 : tensor<3x11xui16>
  }
}
// -----
// case: square_ui32
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui32>
    return %0 : tensor<3x11xui32>
  }
}
// -----
// case: square_ui64
// primitives: square
// tolerances: 0 0
module @jit_square attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui64>
    return %0 : tensor<3x11xui64>
  }
}
// -----
// case: integer_pow_3_i8
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi8>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xi8>
    return %1 : tensor<3x11xi8>
  }
}
// -----
// case: integer_pow_3_i16
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xi16>
    return %1 : tensor<3x11xi16>
  }
}
// -----
// case: integer_pow_3_i32
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xi32>
    return %1 : tensor<3x11xi32>
  }
}
// -----
// case: integer_pow_3_i64
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xi64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xi64>
    return %1 : tensor<3x11xi64>
  }
}
// -----
// case: integer_pow_3_ui8
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui8>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xui8>
    return %1 : tensor<3x11xui8>
  }
}
// -----
// case: integer_pow_3_ui16
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xui16>
    return %1 : tensor<3x11xui16>
  }
}
// -----
// case: integer_pow_3_ui32
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xui32>
    return %1 : tensor<3x11xui32>
  }
}
// -----
// case: integer_pow_3_ui64
// primitives: integer_pow
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x11xui64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x11xui64>
    return %1 : tensor<3x11xui64>
  }
}
// -----
// case: invert_twice_i8
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi8>) -> (tensor<3x11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi8>
    %c = stablehlo.constant dense<1> : tensor<i8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x11xi8>
    %2 = stablehlo.add %0, %1 : tensor<3x11xi8>
    %3 = stablehlo.not %2 : tensor<3x11xi8>
    return %3 : tensor<3x11xi8>
  }
}
// -----
// case: invert_twice_i16
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi16>) -> (tensor<3x11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi16>
    %c = stablehlo.constant dense<1> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<3x11xi16>
    %2 = stablehlo.add %0, %1 : tensor<3x11xi16>
    %3 = stablehlo.not %2 : tensor<3x11xi16>
    return %3 : tensor<3x11xi16>
  }
}
// -----
// case: invert_twice_i32
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi32>) -> (tensor<3x11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x11xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x11xi32>
    %3 = stablehlo.not %2 : tensor<3x11xi32>
    return %3 : tensor<3x11xi32>
  }
}
// -----
// case: invert_twice_i64
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi64>) -> (tensor<3x11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x11xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x11xi64>
    %3 = stablehlo.not %2 : tensor<3x11xi64>
    return %3 : tensor<3x11xi64>
  }
}
// -----
// case: invert_twice_ui8
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui8>) -> (tensor<3x11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3x11xui8>
    %2 = stablehlo.add %0, %1 : tensor<3x11xui8>
    %3 = stablehlo.not %2 : tensor<3x11xui8>
    return %3 : tensor<3x11xui8>
  }
}
// -----
// case: invert_twice_ui16
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui16>) -> (tensor<3x11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui16>
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<3x11xui16>
    %2 = stablehlo.add %0, %1 : tensor<3x11xui16>
    %3 = stablehlo.not %2 : tensor<3x11xui16>
    return %3 : tensor<3x11xui16>
  }
}
// -----
// case: invert_twice_ui32
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui32>) -> (tensor<3x11xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x11xui32>
    %2 = stablehlo.add %0, %1 : tensor<3x11xui32>
    %3 = stablehlo.not %2 : tensor<3x11xui32>
    return %3 : tensor<3x11xui32>
  }
}
// -----
// case: invert_twice_ui64
// primitives: add not
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xui64>) -> (tensor<3x11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x11xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x11xui64>
    %2 = stablehlo.add %0, %1 : tensor<3x11xui64>
    %3 = stablehlo.not %2 : tensor<3x11xui64>
    return %3 : tensor<3x11xui64>
  }
}
// -----
// case: not_i1
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi1>) -> (tensor<9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<9xi1>
    return %0 : tensor<9xi1>
  }
}
// -----
// case: not_i1_scalar
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i1>) -> (tensor<i1> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<i1>
    return %0 : tensor<i1>
  }
}
// -----
// case: not_i32_empty
// primitives: not
// tolerances: 0 0
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x4xi32>) -> (tensor<0x4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<0x4xi32>
    return %0 : tensor<0x4xi32>
  }
}
