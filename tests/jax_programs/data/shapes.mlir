// case: broadcast_in_dim_f32
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<3x7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<3x7x5xf32>
    return %0 : tensor<3x7x5xf32>
  }
}
// -----
// case: broadcast_in_dim_bf16
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xbf16>) -> (tensor<3x7x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xbf16>) -> tensor<3x7x5xbf16>
    return %0 : tensor<3x7x5xbf16>
  }
}
// -----
// case: broadcast_in_dim_i1
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi1>) -> (tensor<3x7x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi1>) -> tensor<3x7x5xi1>
    return %0 : tensor<3x7x5xi1>
  }
}
// -----
// case: broadcast_in_dim_i8
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi8>) -> (tensor<3x7x5xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi8>) -> tensor<3x7x5xi8>
    return %0 : tensor<3x7x5xi8>
  }
}
// -----
// case: broadcast_in_dim_ui16
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xui16>) -> (tensor<3x7x5xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xui16>) -> tensor<3x7x5xui16>
    return %0 : tensor<3x7x5xui16>
  }
}
// -----
// case: broadcast_in_dim_i64
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi64>) -> (tensor<3x7x5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi64>) -> tensor<3x7x5xi64>
    return %0 : tensor<3x7x5xi64>
  }
}
// -----
// case: broadcast_in_dim_f64
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf64>) -> (tensor<3x7x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf64>) -> tensor<3x7x5xf64>
    return %0 : tensor<3x7x5xf64>
  }
}
// -----
// case: broadcast_in_dim_f8E5M2
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf8E5M2>) -> (tensor<3x7x5xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf8E5M2>) -> tensor<3x7x5xf8E5M2>
    return %0 : tensor<3x7x5xf8E5M2>
  }
}
// -----
// case: broadcast_scalar_to_scalar_
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    return %arg0 : tensor<f32>
  }
}
// -----
// case: broadcast_scalar_to_4_
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// case: broadcast_scalar_to_2x0_
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<2x0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
    return %0 : tensor<2x0xf32>
  }
}
// -----
// case: broadcast_1_to_5_0
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: broadcast_3_to_3x5_0
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: broadcast_5_to_3x5_1
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: broadcast_1x5_to_3x5_0_1
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: broadcast_3x5_to_3x2x5_0_2
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x2x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x2x5xf32>
    return %0 : tensor<3x2x5xf32>
  }
}
// -----
// case: broadcast_1x1_to_7x13_0_1
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: broadcast_0_to_0x3_0
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<0xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}
// -----
// case: broadcast_2x1_to_4x2x6_1_2
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1xf32>) -> (tensor<4x2x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<4x2x6xf32>
    return %0 : tensor<4x2x6xf32>
  }
}
// -----
// case: broadcast_to
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x1xf32>) -> (tensor<4x7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<4x7x13xf32>
    return %0 : tensor<4x7x13xf32>
  }
}
// -----
// case: broadcast_lax
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: expand_dims
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<1x3x1x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x5xf32>) -> tensor<1x3x1x5xf32>
    return %0 : tensor<1x3x1x5xf32>
  }
}
// -----
// case: tile
// primitives: tile
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<6x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xf32>) -> tensor<1x3x1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x3x1x5xf32>) -> tensor<2x3x3x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x3x5xf32>) -> tensor<6x15xf32>
    return %2 : tensor<6x15xf32>
  }
}
// -----
// case: tile_new_dim
// primitives: broadcast_in_dim tile
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<2x3x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x5xf32>) -> tensor<1x1x1x3x1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x3x1x5xf32>) -> tensor<2x1x1x3x3x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x1x1x3x3x5xf32>) -> tensor<2x3x15xf32>
    return %3 : tensor<2x3x15xf32>
  }
}
// -----
// case: lax_tile_i16
// primitives: tile
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi16>) -> (tensor<6x10xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xi16>) -> tensor<1x3x1x5xi16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x3x1x5xi16>) -> tensor<2x3x2x5xi16>
    %2 = stablehlo.reshape %1 : (tensor<2x3x2x5xi16>) -> tensor<6x10xi16>
    return %2 : tensor<6x10xi16>
  }
}
// -----
// case: repeat
// primitives: broadcast_in_dim reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x5x3xf32>) -> tensor<3x15xf32>
    return %1 : tensor<3x15xf32>
  }
}
// -----
// case: repeat_flat
// primitives: broadcast_in_dim reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<30xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xi32>) -> tensor<15xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<15xi32>) -> tensor<15x2xi32>
    %2 = stablehlo.reshape %1 : (tensor<15x2xi32>) -> tensor<30xi32>
    return %2 : tensor<30xi32>
  }
}
// -----
// case: meshgrid
// primitives: add broadcast_in_dim
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result[0]"}, tensor<5x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<5x5xf32>
    return %3, %2 : tensor<5x5xf32>, tensor<5x5xf32>
  }
}
// -----
// case: full_like
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: zeros_without_arguments
// primitives: broadcast_in_dim
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<3x5xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x5xbf16>
    return %0 : tensor<3x5xbf16>
  }
}
// -----
// case: scalar_without_arguments
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<i32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<7> : tensor<i32>
    return %c : tensor<i32>
  }
}
// -----
// case: identity
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf32>
  }
}
// -----
// case: swapped
// primitives: 
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<i8>) -> (tensor<i8> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}) {
    return %arg1, %arg0 : tensor<i8>, tensor<2xf32>
  }
}
// -----
// case: same_twice
// primitives: add
// tolerances: 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi32>) -> (tensor<5xi32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}, tensor<5xi32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.add %arg0, %0 : tensor<5xi32>
    return %arg0, %arg0, %1 : tensor<5xi32>, tensor<5xi32>, tensor<5xi32>
  }
}
// -----
// case: unused_argument
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<i8>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<2xf32>
  }
}
// -----
// case: reshape_scalar_1
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
// -----
// case: reshape_1x1_scalar
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reshape_7x13_91
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<91xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x13xf32>) -> tensor<91xf32>
    return %0 : tensor<91xf32>
  }
}
// -----
// case: reshape_91_13x7
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<91xf32>) -> (tensor<13x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<91xf32>) -> tensor<13x7xf32>
    return %0 : tensor<13x7xf32>
  }
}
// -----
// case: reshape_6x4_2x3x4
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>) -> (tensor<2x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
}
// -----
// case: reshape_2x3x4_6x4
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<6x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
}
// -----
// case: reshape_4x6_8x3
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<8x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }
}
// -----
// case: reshape_0x5_5x0
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x5xf32>) -> (tensor<5x0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<0x5xf32>) -> tensor<5x0xf32>
    return %0 : tensor<5x0xf32>
  }
}
// -----
// case: reshape_0_3x0x2
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>) -> (tensor<3x0x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<0xf32>) -> tensor<3x0x2xf32>
    return %0 : tensor<3x0x2xf32>
  }
}
// -----
// case: reshape_5_1x5x1
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<1x5x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<5xf32>) -> tensor<1x5x1xf32>
    return %0 : tensor<1x5x1xf32>
  }
}
// -----
// case: reshape_f32
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xf32>) -> (tensor<5x21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xf32>) -> tensor<5x21xf32>
    return %0 : tensor<5x21xf32>
  }
}
// -----
// case: reshape_bf16
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xbf16>) -> (tensor<5x21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xbf16>) -> tensor<5x21xbf16>
    return %0 : tensor<5x21xbf16>
  }
}
// -----
// case: reshape_i1
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xi1>) -> (tensor<5x21xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xi1>) -> tensor<5x21xi1>
    return %0 : tensor<5x21xi1>
  }
}
// -----
// case: reshape_i8
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xi8>) -> (tensor<5x21xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xi8>) -> tensor<5x21xi8>
    return %0 : tensor<5x21xi8>
  }
}
// -----
// case: reshape_ui16
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xui16>) -> (tensor<5x21xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xui16>) -> tensor<5x21xui16>
    return %0 : tensor<5x21xui16>
  }
}
// -----
// case: reshape_i64
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xi64>) -> (tensor<5x21xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xi64>) -> tensor<5x21xi64>
    return %0 : tensor<5x21xi64>
  }
}
// -----
// case: reshape_f64
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xf64>) -> (tensor<5x21xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xf64>) -> tensor<5x21xf64>
    return %0 : tensor<5x21xf64>
  }
}
// -----
// case: reshape_f8E5M2
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x5xf8E5M2>) -> (tensor<5x21xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7x5xf8E5M2>) -> tensor<5x21xf8E5M2>
    return %0 : tensor<5x21xf8E5M2>
  }
}
// -----
// case: reshape_with_permutation
// primitives: reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<5x3xf32>) -> tensor<15xf32>
    return %1 : tensor<15xf32>
  }
}
// -----
// case: ravel_of_transpose
// primitives: reshape transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<5x3xf32>) -> tensor<15xf32>
    return %1 : tensor<15xf32>
  }
}
// -----
// case: reshape_then_add
// primitives: add broadcast_in_dim reshape slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<3x5xf32>) -> tensor<15xf32>
    %2 = stablehlo.slice %1 [0:3] : (tensor<15xf32>) -> tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %5 = stablehlo.add %0, %4 : tensor<5x3xf32>
    return %5 : tensor<5x3xf32>
  }
}
// -----
// case: squeeze
// primitives: squeeze
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x5x1xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x5x1xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: squeeze_to_scalar
// primitives: squeeze
// tolerances: 0 0
module @jit_squeeze attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xbf16>) -> (tensor<bf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1xbf16>) -> tensor<bf16>
    return %0 : tensor<bf16>
  }
}
// -----
// case: squeeze_empty
// primitives: squeeze
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x1x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<0x1x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}
// -----
// case: transpose_7x13_10
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x13xf32>) -> tensor<13x7xf32>
    return %0 : tensor<13x7xf32>
  }
}
// -----
// case: transpose_7x13_01
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<7x13xf32>
  }
}
// -----
// case: transpose_2x3x5_201
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<5x2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x5xf32>) -> tensor<5x2x3xf32>
    return %0 : tensor<5x2x3xf32>
  }
}
// -----
// case: transpose_2x3x5_021
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x5x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x5xf32>) -> tensor<2x5x3xf32>
    return %0 : tensor<2x5x3xf32>
  }
}
// -----
// case: transpose_2x3x5_102
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<3x2x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<2x3x5xf32>) -> tensor<3x2x5xf32>
    return %0 : tensor<3x2x5xf32>
  }
}
// -----
// case: transpose_2x3x4x5_3120
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>) -> (tensor<5x3x4x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [3, 1, 2, 0] : (tensor<2x3x4x5xf32>) -> tensor<5x3x4x2xf32>
    return %0 : tensor<5x3x4x2xf32>
  }
}
// -----
// case: transpose_0x3_10
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<3x0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
    return %0 : tensor<3x0xf32>
  }
}
// -----
// case: transpose_1x7_10
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x7xf32>) -> (tensor<7x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x7xf32>) -> tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
}
// -----
// case: transpose_33x65_10
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>) -> (tensor<65x33xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<33x65xf32>) -> tensor<65x33xf32>
    return %0 : tensor<65x33xf32>
  }
}
// -----
// case: transpose_scalar_
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    return %arg0 : tensor<f32>
  }
}
// -----
// case: transpose_5_0
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<5xf32>
  }
}
// -----
// case: transpose_f32
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
}
// -----
// case: transpose_bf16
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xbf16>) -> (tensor<9x7xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xbf16>) -> tensor<9x7xbf16>
    return %0 : tensor<9x7xbf16>
  }
}
// -----
// case: transpose_i1
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi1>) -> (tensor<9x7xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xi1>) -> tensor<9x7xi1>
    return %0 : tensor<9x7xi1>
  }
}
// -----
// case: transpose_i8
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi8>) -> (tensor<9x7xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xi8>) -> tensor<9x7xi8>
    return %0 : tensor<9x7xi8>
  }
}
// -----
// case: transpose_ui16
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xui16>) -> (tensor<9x7xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xui16>) -> tensor<9x7xui16>
    return %0 : tensor<9x7xui16>
  }
}
// -----
// case: transpose_i64
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi64>) -> (tensor<9x7xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xi64>) -> tensor<9x7xi64>
    return %0 : tensor<9x7xi64>
  }
}
// -----
// case: transpose_f64
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf64>) -> (tensor<9x7xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xf64>) -> tensor<9x7xf64>
    return %0 : tensor<9x7xf64>
  }
}
// -----
// case: transpose_f8E5M2
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf8E5M2>) -> (tensor<9x7xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x9xf8E5M2>) -> tensor<9x7xf8E5M2>
    return %0 : tensor<9x7xf8E5M2>
  }
}
// -----
// case: swapaxes
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<5x3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x5xf32>) -> tensor<5x3x2xf32>
    return %0 : tensor<5x3x2xf32>
  }
}
// -----
// case: moveaxis
// primitives: transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<3x5x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x5xf32>) -> tensor<3x5x2xf32>
    return %0 : tensor<3x5x2xf32>
  }
}
// -----
// case: rot90
// primitives: jit rev transpose
// tolerances: 0 0
module @jit_rot90 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = call @rot90(%arg0) : (tensor<3x5xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @rot90(%arg0: tensor<3x5xf32>) -> tensor<5x3xf32> {
    %0 = call @_flip(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
  func.func private @_flip(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: transpose_plus_itself
// primitives: add transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x9xi32>) -> (tensor<9x9xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<9x9xi32>) -> tensor<9x9xi32>
    %1 = stablehlo.add %arg0, %0 : tensor<9x9xi32>
    return %1 : tensor<9x9xi32>
  }
}
// -----
// case: space_to_depth
// primitives: reshape transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<6x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<2x2x3x2xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x2x2xf32>) -> tensor<6x4xf32>
    return %2 : tensor<6x4xf32>
  }
}
// -----
// case: slice_13_2_11_scalar
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [2:11] : (tensor<13xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
}
// -----
// case: slice_13_2_13_3
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [2:13:3] : (tensor<13xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// case: slice_7x13_1x0_6x13_scalar
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<5x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:13] : (tensor<7x13xf32>) -> tensor<5x13xf32>
    return %0 : tensor<5x13xf32>
  }
}
// -----
// case: slice_7x13_0x1_7x12_2x4
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:7:2, 1:12:4] : (tensor<7x13xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
// -----
// case: slice_7x13_3x5_3x9_scalar
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<0x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [3:3, 5:9] : (tensor<7x13xf32>) -> tensor<0x4xf32>
    return %0 : tensor<0x4xf32>
  }
}
// -----
// case: slice_7x13_6x12_7x13_scalar
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [6:7, 12:13] : (tensor<7x13xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
// -----
// case: slice_2x3x5_0x1x1_2x2x5_1x1x2
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x1x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:2, 1:2, 1:5:2] : (tensor<2x3x5xf32>) -> tensor<2x1x2xf32>
    return %0 : tensor<2x1x2xf32>
  }
}
// -----
// case: slice_scalar_scalar_scalar_scalar
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [] : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: slice_f32
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xf32>) -> tensor<5x5xf32>
    return %0 : tensor<5x5xf32>
  }
}
// -----
// case: slice_bf16
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xbf16>) -> (tensor<5x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xbf16>) -> tensor<5x5xbf16>
    return %0 : tensor<5x5xbf16>
  }
}
// -----
// case: slice_i1
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi1>) -> (tensor<5x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xi1>) -> tensor<5x5xi1>
    return %0 : tensor<5x5xi1>
  }
}
// -----
// case: slice_i8
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi8>) -> (tensor<5x5xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xi8>) -> tensor<5x5xi8>
    return %0 : tensor<5x5xi8>
  }
}
// -----
// case: slice_ui16
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xui16>) -> (tensor<5x5xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xui16>) -> tensor<5x5xui16>
    return %0 : tensor<5x5xui16>
  }
}
// -----
// case: slice_i64
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xi64>) -> (tensor<5x5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xi64>) -> tensor<5x5xi64>
    return %0 : tensor<5x5xi64>
  }
}
// -----
// case: slice_f64
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf64>) -> (tensor<5x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xf64>) -> tensor<5x5xf64>
    return %0 : tensor<5x5xf64>
  }
}
// -----
// case: slice_f8E5M2
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x9xf8E5M2>) -> (tensor<5x5xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:6, 0:9:2] : (tensor<7x9xf8E5M2>) -> tensor<5x5xf8E5M2>
    return %0 : tensor<5x5xf8E5M2>
  }
}
// -----
// case: slice_in_dim
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x13xf32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 1:9:2] : (tensor<3x13xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
// -----
// case: index_static
// primitives: slice squeeze
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [2:3, 1:4] : (tensor<3x5xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
// -----
// case: index_negative
// primitives: slice squeeze
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [2:3, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: index_ellipsis_newaxis
// primitives: broadcast_in_dim slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x1x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 1:5] : (tensor<3x5xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
    return %1 : tensor<3x1x4xf32>
  }
}
// -----
// case: split
// primitives: split
// tolerances: 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<3x2xf32> {jax.result_info = "result[1]"}, tensor<3x2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:2] : (tensor<9x2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %arg0 [3:6, 0:2] : (tensor<9x2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.slice %arg0 [6:9, 0:2] : (tensor<9x2xf32>) -> tensor<3x2xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
  }
}
// -----
// case: lax_split
// primitives: split
// tolerances: 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x1xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x7xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.slice %arg0 [0:3, 1:5] : (tensor<3x7xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.slice %arg0 [0:3, 5:7] : (tensor<3x7xf32>) -> tensor<3x2xf32>
    return %0, %1, %2 : tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x2xf32>
  }
}
// -----
// case: array_split
// primitives: split
// tolerances: 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}, tensor<2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:3] : (tensor<7xf32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg0 [3:5] : (tensor<7xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %arg0 [5:7] : (tensor<7xf32>) -> tensor<2xf32>
    return %0, %1, %2 : tensor<3xf32>, tensor<2xf32>, tensor<2xf32>
  }
}
// -----
// case: unstack
// primitives: unstack
// tolerances: 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    %2 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x5xf32>) -> tensor<5xf32>
    %4 = stablehlo.slice %arg0 [2:3, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1, %3, %5 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: diff
// primitives: jit slice sub
// tolerances: 0 0
module @jit_diff attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xi32>) -> (tensor<10xi32> {jax.result_info = "result"}) {
    %0 = call @diff(%arg0) : (tensor<11xi32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @diff(%arg0: tensor<11xi32>) -> tensor<10xi32> {
    %0 = stablehlo.slice %arg0 [1:11] : (tensor<11xi32>) -> tensor<10xi32>
    %1 = stablehlo.slice %arg0 [0:10] : (tensor<11xi32>) -> tensor<10xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<10xi32>
    return %2 : tensor<10xi32>
  }
}
// -----
// case: shifted_sum
// primitives: add slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi64>) -> (tensor<6x5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:7, 0:5] : (tensor<7x5xi64>) -> tensor<6x5xi64>
    %1 = stablehlo.slice %arg0 [0:6, 0:5] : (tensor<7x5xi64>) -> tensor<6x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<6x5xi64>
    return %2 : tensor<6x5xi64>
  }
}
// -----
// case: slices_of_slices
// primitives: slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x11xf32>) -> (tensor<4x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:9, 0:11] : (tensor<9x11xf32>) -> tensor<8x11xf32>
    %1 = stablehlo.slice %0 [0:8:2, 0:11] : (tensor<8x11xf32>) -> tensor<4x11xf32>
    %2 = stablehlo.slice %1 [0:4, 1:11] : (tensor<4x11xf32>) -> tensor<4x10xf32>
    %3 = stablehlo.slice %2 [0:4, 0:10:3] : (tensor<4x10xf32>) -> tensor<4x4xf32>
    return %3 : tensor<4x4xf32>
  }
}
// -----
// case: pad_5_230
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<f32>) -> (tensor<10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [3], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
}
// -----
// case: pad_5_m1m20
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<f32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [-1], high = [-2], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
// case: pad_5_002
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<f32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [0], high = [0], interior = [2] : (tensor<5xf32>, tensor<f32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
}
// -----
// case: pad_5_1m31
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<f32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1], high = [-3], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: pad_7_m323
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<f32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [-3], high = [2], interior = [3] : (tensor<7xf32>, tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}
// -----
// case: pad_3x5_110_020
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0], high = [1, 2], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}
// -----
// case: pad_3x5_011_m122
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>) -> (tensor<6x14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, -1], high = [1, 2], interior = [1, 2] : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x14xf32>
    return %0 : tensor<6x14xf32>
  }
}
// -----
// case: pad_3x5_m1m10_m2m20
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [-1, -2], high = [-1, -2], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
// -----
// case: pad_2x3x4_000_100_011
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<f32>) -> (tensor<2x4x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 1, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4x8xf32>
    return %0 : tensor<2x4x8xf32>
  }
}
// -----
// case: pad_0_230
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>, %arg1: tensor<f32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [3], interior = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: pad_0x3_100_010
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>, %arg1: tensor<f32>) -> (tensor<1x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0], high = [0, 1], interior = [0, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<1x4xf32>
    return %0 : tensor<1x4xf32>
  }
}
// -----
// case: pad_1_115
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<f32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1], high = [1], interior = [5] : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
// -----
// case: pad_scalar_none
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: pad_5_m2m30
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<f32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [-2], high = [-3], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: pad_3_4m61
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<f32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [4], high = [-6], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
// -----
// case: pad_33x17_121_300
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x17xf32>, %arg1: tensor<f32>) -> (tensor<68x20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 3], high = [2, 0], interior = [1, 0] : (tensor<33x17xf32>, tensor<f32>) -> tensor<68x20xf32>
    return %0 : tensor<68x20xf32>
  }
}
// -----
// case: pad_f32
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
}
// -----
// case: pad_bf16
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xbf16>, %arg1: tensor<bf16>) -> (tensor<8x6xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<8x6xbf16>
    return %0 : tensor<8x6xbf16>
  }
}
// -----
// case: pad_i1
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1>, %arg1: tensor<i1>) -> (tensor<8x6xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xi1>, tensor<i1>) -> tensor<8x6xi1>
    return %0 : tensor<8x6xi1>
  }
}
// -----
// case: pad_i8
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi8>, %arg1: tensor<i8>) -> (tensor<8x6xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xi8>, tensor<i8>) -> tensor<8x6xi8>
    return %0 : tensor<8x6xi8>
  }
}
// -----
// case: pad_ui16
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui16>, %arg1: tensor<ui16>) -> (tensor<8x6xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xui16>, tensor<ui16>) -> tensor<8x6xui16>
    return %0 : tensor<8x6xui16>
  }
}
// -----
// case: pad_i64
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi64>, %arg1: tensor<i64>) -> (tensor<8x6xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xi64>, tensor<i64>) -> tensor<8x6xi64>
    return %0 : tensor<8x6xi64>
  }
}
// -----
// case: pad_f64
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf64>, %arg1: tensor<f64>) -> (tensor<8x6xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<8x6xf64>
    return %0 : tensor<8x6xf64>
  }
}
// -----
// case: pad_f8E5M2
// primitives: pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf8E5M2>, %arg1: tensor<f8E5M2>) -> (tensor<8x6xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<8x6xf8E5M2>
    return %0 : tensor<8x6xf8E5M2>
  }
}
// -----
// case: jnp_pad_constant
// primitives: convert_element_type jit pad
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 3], high = [2, 1], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<7x9xf32>
    return %1 : tensor<7x9xf32>
  }
}
// -----
// case: jnp_pad_edge
// primitives: broadcast_in_dim concatenate jit reshape slice
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.slice %arg0 [3:4, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x2x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x5xf32>, tensor<4x5xf32>, tensor<2x5xf32>) -> tensor<7x5xf32>
    %7 = stablehlo.slice %6 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x1x3xf32>) -> tensor<7x3xf32>
    %10 = stablehlo.slice %6 [0:7, 4:5] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<7x1x1xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
    return %13 : tensor<7x9xf32>
  }
}
// -----
// case: jnp_pad_reflect
// primitives: concatenate jit rev slice
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = call @_flip(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
    %4 = stablehlo.slice %3 [4:5, 0:5] : (tensor<5x5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.slice %3 [2:4, 0:5] : (tensor<5x5xf32>) -> tensor<2x5xf32>
    %6 = call @_flip_0(%5) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<5x5xf32>, tensor<2x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.slice %7 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.slice %7 [0:7, 1:4] : (tensor<7x5xf32>) -> tensor<7x3xf32>
    %10 = call @_flip_1(%9) : (tensor<7x3xf32>) -> tensor<7x3xf32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>) -> tensor<7x8xf32>
    %12 = stablehlo.slice %11 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.slice %11 [0:7, 6:7] : (tensor<7x8xf32>) -> tensor<7x1xf32>
    %14 = call @_flip_2(%13) : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<7x8xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
    return %15 : tensor<7x9xf32>
  }
  func.func private @_flip(%arg0: tensor<1x5xf32>) -> tensor<1x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5xf32>
    return %0 : tensor<1x5xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @_flip_1(%arg0: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x3xf32>
    return %0 : tensor<7x3xf32>
  }
  func.func private @_flip_2(%arg0: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
}
// -----
// case: jnp_pad_symmetric
// primitives: concatenate jit rev slice
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = call @_flip(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
    %4 = stablehlo.slice %3 [4:5, 0:5] : (tensor<5x5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.slice %3 [3:5, 0:5] : (tensor<5x5xf32>) -> tensor<2x5xf32>
    %6 = call @_flip_0(%5) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<5x5xf32>, tensor<2x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.slice %7 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.slice %7 [0:7, 0:3] : (tensor<7x5xf32>) -> tensor<7x3xf32>
    %10 = call @_flip_1(%9) : (tensor<7x3xf32>) -> tensor<7x3xf32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>) -> tensor<7x8xf32>
    %12 = stablehlo.slice %11 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.slice %11 [0:7, 7:8] : (tensor<7x8xf32>) -> tensor<7x1xf32>
    %14 = call @_flip_2(%13) : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<7x8xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
    return %15 : tensor<7x9xf32>
  }
  func.func private @_flip(%arg0: tensor<1x5xf32>) -> tensor<1x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5xf32>
    return %0 : tensor<1x5xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @_flip_1(%arg0: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x3xf32>
    return %0 : tensor<7x3xf32>
  }
  func.func private @_flip_2(%arg0: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
}
// -----
// case: jnp_pad_wrap
// primitives: concatenate jit slice
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xf32>) -> tensor<2x5xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x5xf32>, tensor<4x5xf32>, tensor<2x5xf32>) -> tensor<7x5xf32>
    %3 = stablehlo.slice %2 [0:7, 2:5] : (tensor<7x5xf32>) -> tensor<7x3xf32>
    %4 = stablehlo.slice %2 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
    return %5 : tensor<7x9xf32>
  }
}
// -----
// case: jnp_pad_linear_ramp
// primitives: add broadcast_in_dim concatenate convert_element_type div iota jit mul reshape rev slice squeeze sub
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [3:4, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_linspace(%c, %2) : (tensor<i64>, tensor<5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.reshape %1 : (tensor<1x5xf32>) -> tensor<5xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_linspace_0(%c_0, %4) : (tensor<i64>, tensor<5xf32>) -> tensor<2x5xf32>
    %6 = call @_flip(%5) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %7 = stablehlo.concatenate %3, %arg0, %6, dim = 0 : (tensor<1x5xf32>, tensor<4x5xf32>, tensor<2x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.slice %7 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.slice %7 [0:7, 4:5] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.reshape %8 : (tensor<7x1xf32>) -> tensor<7xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @_linspace_1(%c_1, %10) : (tensor<i64>, tensor<7xf32>) -> tensor<7x3xf32>
    %12 = stablehlo.reshape %9 : (tensor<7x1xf32>) -> tensor<7xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %13 = call @_linspace_2(%c_2, %12) : (tensor<i64>, tensor<7xf32>) -> tensor<7x1xf32>
    %14 = call @_flip_3(%13) : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %15 = stablehlo.concatenate %11, %7, %14, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
    return %15 : tensor<7x9xf32>
  }
  func.func private @_linspace(%arg0: tensor<i64>, %arg1: tensor<5xf32>) -> tensor<1x5xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<5xf32>
    %4 = stablehlo.reshape %1 : (tensor<5xf32>) -> tensor<1x5xf32>
    return %4 : tensor<1x5xf32>
  }
  func.func private @_linspace_0(%arg0: tensor<i64>, %arg1: tensor<5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.divide %3, %4 : tensor<5xf32>
    %6 = stablehlo.iota dim = 0 : tensor<2xf32>
    %7 = stablehlo.reshape %6 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2x1xf32>
    %10 = stablehlo.reshape %1 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<2x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x5xf32>
    %16 = stablehlo.reshape %arg1 : (tensor<5xf32>) -> tensor<1x5xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<2x5xf32>
    %20 = stablehlo.add %15, %19 : tensor<2x5xf32>
    return %20 : tensor<2x5xf32>
  }
  func.func private @_flip(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @_linspace_1(%arg0: tensor<i64>, %arg1: tensor<7xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<7xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x3xf32>
    %10 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<1x3xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<7x3xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<7x3xf32>
    %16 = stablehlo.reshape %arg1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<7x3xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<7x3xf32>
    %20 = stablehlo.add %15, %19 : tensor<7x3xf32>
    return %20 : tensor<7x3xf32>
  }
  func.func private @_linspace_2(%arg0: tensor<i64>, %arg1: tensor<7xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<7xf32>
    %4 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    return %4 : tensor<7x1xf32>
  }
  func.func private @_flip_3(%arg0: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
}
// -----
// case: jnp_pad_maximum
// primitives: broadcast_in_dim concatenate jit reduce_max reshape
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x2x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %6 = stablehlo.concatenate %3, %arg0, %5, dim = 0 : (tensor<1x5xf32>, tensor<4x5xf32>, tensor<2x5xf32>) -> tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x3xf32>
    %10 = stablehlo.reshape %9 : (tensor<7x1x3xf32>) -> tensor<7x3xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<7x1x1xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.concatenate %10, %6, %12, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
    return %13 : tensor<7x9xf32>
  }
}
// -----
// case: jnp_pad_mean
// primitives: broadcast_in_dim concatenate div jit reduce_sum reshape
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i64>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<7x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x5xf32>) -> tensor<1x5xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x2x5xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %8 = stablehlo.concatenate %5, %arg0, %7, dim = 0 : (tensor<1x5xf32>, tensor<4x5xf32>, tensor<2x5xf32>) -> tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<7x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<7x1x3xf32>) -> tensor<7x3xf32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<7x1x1xf32>) -> tensor<7x1xf32>
    %17 = stablehlo.concatenate %14, %8, %16, dim = 1 : (tensor<7x3xf32>, tensor<7x5xf32>, tensor<7x1xf32>) -> tensor<7x9xf32>
    return %17 : tensor<7x9xf32>
  }
}
// -----
// case: pad_then_scale
// primitives: add convert_element_type jit mul pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<7x9xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_pad(%1, %c_0) : (tensor<3x5xi32>, tensor<i64>) -> tensor<7x9xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x9xi32>
    %4 = stablehlo.add %2, %3 : tensor<7x9xi32>
    return %4 : tensor<7x9xi32>
  }
  func.func private @_pad(%arg0: tensor<3x5xi32>, %arg1: tensor<i64>) -> tensor<7x9xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [2, 2], high = [2, 2], interior = [0, 0] : (tensor<3x5xi32>, tensor<i32>) -> tensor<7x9xi32>
    return %1 : tensor<7x9xi32>
  }
}
// -----
// case: pad_of_pad
// primitives: convert_element_type jit pad
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi8>) -> (tensor<9xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5xi8>, tensor<i64>) -> tensor<7xi8>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %1 = call @_pad_0(%0, %c_0) : (tensor<7xi8>, tensor<i64>) -> tensor<9xi8>
    return %1 : tensor<9xi8>
  }
  func.func private @_pad(%arg0: tensor<5xi8>, %arg1: tensor<i64>) -> tensor<7xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i8>
    %1 = stablehlo.pad %arg0, %0, low = [1], high = [1], interior = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<7xi8>
    return %1 : tensor<7xi8>
  }
  func.func private @_pad_0(%arg0: tensor<7xi8>, %arg1: tensor<i64>) -> tensor<9xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i8>
    %1 = stablehlo.pad %arg0, %0, low = [1], high = [1], interior = [0] : (tensor<7xi8>, tensor<i8>) -> tensor<9xi8>
    return %1 : tensor<9xi8>
  }
}
// -----
// case: pad_and_crop
// primitives: convert_element_type jit pad slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi16>) -> (tensor<8xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5xi16>, tensor<i64>) -> tensor<11xi16>
    %1 = stablehlo.slice %0 [1:9] : (tensor<11xi16>) -> tensor<8xi16>
    return %1 : tensor<8xi16>
  }
  func.func private @_pad(%arg0: tensor<5xi16>, %arg1: tensor<i64>) -> tensor<11xi16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i16>
    %1 = stablehlo.pad %arg0, %0, low = [3], high = [3], interior = [0] : (tensor<5xi16>, tensor<i16>) -> tensor<11xi16>
    return %1 : tensor<11xi16>
  }
}
// -----
// case: concatenate_f32
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<1x5xf32>) -> (tensor<6x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xf32>, tensor<2x5xf32>, tensor<1x5xf32>) -> tensor<6x5xf32>
    return %0 : tensor<6x5xf32>
  }
}
// -----
// case: concatenate_bf16
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xbf16>, %arg1: tensor<2x5xbf16>, %arg2: tensor<1x5xbf16>) -> (tensor<6x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xbf16>, tensor<2x5xbf16>, tensor<1x5xbf16>) -> tensor<6x5xbf16>
    return %0 : tensor<6x5xbf16>
  }
}
// -----
// case: concatenate_i1
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1>, %arg1: tensor<2x5xi1>, %arg2: tensor<1x5xi1>) -> (tensor<6x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xi1>, tensor<2x5xi1>, tensor<1x5xi1>) -> tensor<6x5xi1>
    return %0 : tensor<6x5xi1>
  }
}
// -----
// case: concatenate_i8
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi8>, %arg1: tensor<2x5xi8>, %arg2: tensor<1x5xi8>) -> (tensor<6x5xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xi8>, tensor<2x5xi8>, tensor<1x5xi8>) -> tensor<6x5xi8>
    return %0 : tensor<6x5xi8>
  }
}
// -----
// case: concatenate_ui16
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui16>, %arg1: tensor<2x5xui16>, %arg2: tensor<1x5xui16>) -> (tensor<6x5xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xui16>, tensor<2x5xui16>, tensor<1x5xui16>) -> tensor<6x5xui16>
    return %0 : tensor<6x5xui16>
  }
}
// -----
// case: concatenate_i64
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi64>, %arg1: tensor<2x5xi64>, %arg2: tensor<1x5xi64>) -> (tensor<6x5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xi64>, tensor<2x5xi64>, tensor<1x5xi64>) -> tensor<6x5xi64>
    return %0 : tensor<6x5xi64>
  }
}
// -----
// case: concatenate_f64
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf64>, %arg1: tensor<2x5xf64>, %arg2: tensor<1x5xf64>) -> (tensor<6x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xf64>, tensor<2x5xf64>, tensor<1x5xf64>) -> tensor<6x5xf64>
    return %0 : tensor<6x5xf64>
  }
}
// -----
// case: concatenate_f8E5M2
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf8E5M2>, %arg1: tensor<2x5xf8E5M2>, %arg2: tensor<1x5xf8E5M2>) -> (tensor<6x5xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3x5xf8E5M2>, tensor<2x5xf8E5M2>, tensor<1x5xf8E5M2>) -> tensor<6x5xf8E5M2>
    return %0 : tensor<6x5xf8E5M2>
  }
}
// -----
// case: concatenate_3_dim_0
// primitives: 
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<3xf32>
  }
}
// -----
// case: concatenate_3_0_2_dim_0
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<0xf32>, %arg2: tensor<2xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<3xf32>, tensor<0xf32>, tensor<2xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: concatenate_0_0_dim_0
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: concatenate_2x3_2x4_dim_1
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>) -> (tensor<2x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
    return %0 : tensor<2x7xf32>
  }
}
// -----
// case: concatenate_2x3x1_2x3x5_dim_2
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x1xf32>, %arg1: tensor<2x3x5xf32>) -> (tensor<2x3x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 2 : (tensor<2x3x1xf32>, tensor<2x3x5xf32>) -> tensor<2x3x6xf32>
    return %0 : tensor<2x3x6xf32>
  }
}
// -----
// case: concatenate_2x1x3_2x4x3_2x2x3_dim_1
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x3xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<2x2x3xf32>) -> (tensor<2x7x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 1 : (tensor<2x1x3xf32>, tensor<2x4x3xf32>, tensor<2x2x3xf32>) -> tensor<2x7x3xf32>
    return %0 : tensor<2x7x3xf32>
  }
}
// -----
// case: concatenate_0x3_0x4_dim_1
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>, %arg1: tensor<0x4xf32>) -> (tensor<0x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<0x3xf32>, tensor<0x4xf32>) -> tensor<0x7xf32>
    return %0 : tensor<0x7xf32>
  }
}
// -----
// case: concatenate_33x7_33x58_dim_1
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x7xf32>, %arg1: tensor<33x58xf32>) -> (tensor<33x65xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<33x7xf32>, tensor<33x58xf32>) -> tensor<33x65xf32>
    return %0 : tensor<33x65xf32>
  }
}
// -----
// case: concatenate_1_1_1_1_1_1_1_1_1_dim_0
// primitives: concatenate
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1xf32>, %arg6: tensor<1xf32>, %arg7: tensor<1xf32>, %arg8: tensor<1xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
}
// -----
// case: stack
// primitives: stack
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x2x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x5xf32>, tensor<3x1x5xf32>) -> tensor<3x2x5xf32>
    return %2 : tensor<3x2x5xf32>
  }
}
// -----
// case: hstack
// primitives: concatenate jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x10xf32> {jax.result_info = "result"}) {
    %0 = call @atleast_1d(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = call @atleast_1d(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x10xf32>
    return %2 : tensor<3x10xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    return %arg0 : tensor<3x5xf32>
  }
}
// -----
// case: vstack_same
// primitives: concatenate jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<9x5xf32> {jax.result_info = "result"}) {
    %0 = call @atleast_2d(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = call @atleast_2d(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = call @atleast_2d(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<9x5xf32>
    return %3 : tensor<9x5xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    return %arg0 : tensor<3x5xf32>
  }
}
// -----
// case: block
// primitives: concatenate jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<6x10xf32> {jax.result_info = "result"}) {
    %0 = call @block(%arg0, %arg1, %arg1, %arg0) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<6x10xf32>
    return %0 : tensor<6x10xf32>
  }
  func.func private @block(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>, %arg3: tensor<3x5xf32>) -> tensor<6x10xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x10xf32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x10xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<6x10xf32>
    return %2 : tensor<6x10xf32>
  }
}
// -----
// case: concatenate_scaled
// primitives: add concatenate mul neg
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi32>, %arg1: tensor<4xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<5xi32>
    %2 = stablehlo.negate %arg1 : tensor<4xi32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<5xi32>, tensor<4xi32>) -> tensor<9xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.add %3, %4 : tensor<9xi32>
    return %5 : tensor<9xi32>
  }
}
// -----
// case: interleave
// primitives: reshape stack
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x5x1xf32>, tensor<3x5x1xf32>) -> tensor<3x5x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x5x2xf32>) -> tensor<3x10xf32>
    return %3 : tensor<3x10xf32>
  }
}
// -----
// case: rotate_half
// primitives: concatenate neg slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x8xf32>) -> (tensor<3x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 4:8] : (tensor<3x8xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.negate %0 : tensor<3x4xf32>
    %2 = stablehlo.slice %arg0 [0:3, 0:4] : (tensor<3x8xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
    return %3 : tensor<3x8xf32>
  }
}
// -----
// case: roll
// primitives: concatenate jit slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_roll_static(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
}
// -----
// case: roll_flat
// primitives: concatenate jit reshape slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xf32>) -> tensor<15xf32>
    %1 = call @_roll_static(%0) : (tensor<15xf32>) -> tensor<15xf32>
    %2 = stablehlo.reshape %1 : (tensor<15xf32>) -> tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
  func.func private @_roll_static(%arg0: tensor<15xf32>) -> tensor<15xf32> {
    %0 = stablehlo.slice %arg0 [3:15] : (tensor<15xf32>) -> tensor<12xf32>
    %1 = stablehlo.slice %arg0 [0:3] : (tensor<15xf32>) -> tensor<3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<12xf32>, tensor<3xf32>) -> tensor<15xf32>
    return %2 : tensor<15xf32>
  }
}
// -----
// case: append_ones
// primitives: broadcast_in_dim concatenate jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xui8>) -> (tensor<8xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3xui8>
    %1 = call @append(%arg0, %0) : (tensor<5xui8>, tensor<3xui8>) -> tensor<8xui8>
    return %1 : tensor<8xui8>
  }
  func.func private @append(%arg0: tensor<5xui8>, %arg1: tensor<3xui8>) -> tensor<8xui8> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<5xui8>, tensor<3xui8>) -> tensor<8xui8>
    return %0 : tensor<8xui8>
  }
}
// -----
// case: insert
// primitives: concatenate slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<9> : tensor<1xi32>
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [2:5] : (tensor<5xi32>) -> tensor<3xi32>
    %2 = stablehlo.concatenate %0, %c, %1, dim = 0 : (tensor<2xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<6xi32>
    return %2 : tensor<6xi32>
  }
}
// -----
// case: delete
// primitives: concatenate slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [3:5] : (tensor<5xi32>) -> tensor<2xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
    return %2 : tensor<4xi32>
  }
}
// -----
// case: rev_7_0
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: rev_3x5_0
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: rev_3x5_1
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: rev_3x5_0_1
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: rev_2x3x5_0_2
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: rev_2x3x5_none
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [] : tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: rev_0x3_0
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}
// -----
// case: rev_1x5_0
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x5xf32>) -> (tensor<1x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5xf32>
    return %0 : tensor<1x5xf32>
  }
}
// -----
// case: rev_scalar_none
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [] : tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: rev_33x65_1
// primitives: rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>) -> (tensor<33x65xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<33x65xf32>
    return %0 : tensor<33x65xf32>
  }
}
// -----
// case: rev_f32
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_flip(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: rev_bf16
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xbf16>) -> (tensor<3x5xbf16> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
    return %0 : tensor<3x5xbf16>
  }
  func.func private @_flip(%arg0: tensor<3x5xbf16>) -> tensor<3x5xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xbf16>
    return %0 : tensor<3x5xbf16>
  }
}
// -----
// case: rev_i1
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
  func.func private @_flip(%arg0: tensor<3x5xi1>) -> tensor<3x5xi1> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// case: rev_i8
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi8>) -> (tensor<3x5xi8> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xi8>) -> tensor<3x5xi8>
    return %0 : tensor<3x5xi8>
  }
  func.func private @_flip(%arg0: tensor<3x5xi8>) -> tensor<3x5xi8> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xi8>
    return %0 : tensor<3x5xi8>
  }
}
// -----
// case: rev_ui16
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui16>) -> (tensor<3x5xui16> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xui16>) -> tensor<3x5xui16>
    return %0 : tensor<3x5xui16>
  }
  func.func private @_flip(%arg0: tensor<3x5xui16>) -> tensor<3x5xui16> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xui16>
    return %0 : tensor<3x5xui16>
  }
}
// -----
// case: rev_i64
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi64>) -> (tensor<3x5xi64> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xi64>) -> tensor<3x5xi64>
    return %0 : tensor<3x5xi64>
  }
  func.func private @_flip(%arg0: tensor<3x5xi64>) -> tensor<3x5xi64> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xi64>
    return %0 : tensor<3x5xi64>
  }
}
// -----
// case: rev_f64
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf64>) -> (tensor<3x5xf64> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    return %0 : tensor<3x5xf64>
  }
  func.func private @_flip(%arg0: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xf64>
    return %0 : tensor<3x5xf64>
  }
}
// -----
// case: rev_f8E5M2
// primitives: jit rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf8E5M2>) -> (tensor<3x5xf8E5M2> {jax.result_info = "result"}) {
    %0 = call @_flip(%arg0) : (tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
    return %0 : tensor<3x5xf8E5M2>
  }
  func.func private @_flip(%arg0: tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xf8E5M2>
    return %0 : tensor<3x5xf8E5M2>
  }
}
// -----
// case: rev_then_add
// primitives: add rev
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<9xi32>
    %1 = stablehlo.add %0, %arg0 : tensor<9xi32>
    return %1 : tensor<9xi32>
  }
}
// -----
// case: negative_stride
// primitives: rev slice
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>) -> (tensor<4x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:7:2, 1:5] : (tensor<7x5xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}
// -----
// case: iota_f32
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
// -----
// case: iota_f64
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf64>) -> (tensor<3x7xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf64>) -> tensor<1x7xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf64>) -> tensor<3x7xf64>
    %3 = stablehlo.add %0, %2 : tensor<3x7xf64>
    return %3 : tensor<3x7xf64>
  }
}
// -----
// case: iota_f16
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf16>) -> (tensor<3x7xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf16>) -> tensor<1x7xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf16>) -> tensor<3x7xf16>
    %3 = stablehlo.add %0, %2 : tensor<3x7xf16>
    return %3 : tensor<3x7xf16>
  }
}
// -----
// case: iota_bf16
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xbf16>) -> (tensor<3x7xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xbf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xbf16>) -> tensor<1x7xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xbf16>) -> tensor<3x7xbf16>
    %3 = stablehlo.add %0, %2 : tensor<3x7xbf16>
    return %3 : tensor<3x7xbf16>
  }
}
// -----
// case: iota_i8
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi8>) -> (tensor<3x7xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xi8>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi8>) -> tensor<1x7xi8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xi8>) -> tensor<3x7xi8>
    %3 = stablehlo.add %0, %2 : tensor<3x7xi8>
    return %3 : tensor<3x7xi8>
  }
}
// -----
// case: iota_i32
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi32>) -> (tensor<3x7xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xi32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi32>) -> tensor<1x7xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xi32>) -> tensor<3x7xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x7xi32>
    return %3 : tensor<3x7xi32>
  }
}
// -----
// case: iota_i64
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi64>) -> (tensor<3x7xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xi64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi64>) -> tensor<1x7xi64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xi64>) -> tensor<3x7xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x7xi64>
    return %3 : tensor<3x7xi64>
  }
}
// -----
// case: iota_ui8
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xui8>) -> (tensor<3x7xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xui8>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xui8>) -> tensor<1x7xui8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xui8>) -> tensor<3x7xui8>
    %3 = stablehlo.add %0, %2 : tensor<3x7xui8>
    return %3 : tensor<3x7xui8>
  }
}
// -----
// case: iota_ui32
// primitives: add broadcast_in_dim iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xui32>) -> (tensor<3x7xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xui32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xui32>) -> tensor<1x7xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xui32>) -> tensor<3x7xui32>
    %3 = stablehlo.add %0, %2 : tensor<3x7xui32>
    return %3 : tensor<3x7xui32>
  }
}
// -----
// case: iota_5_dim_0
// primitives: iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    return %0 : tensor<5xi32>
  }
}
// -----
// case: iota_3x4x2_dim_0
// primitives: iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<3x4x2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x4x2xi32>
    return %0 : tensor<3x4x2xi32>
  }
}
// -----
// case: iota_3x4x2_dim_1
// primitives: iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<3x4x2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x4x2xi32>
    return %0 : tensor<3x4x2xi32>
  }
}
// -----
// case: iota_0x4_dim_1
// primitives: iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<0x4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<0x4xi32>
    return %0 : tensor<0x4xi32>
  }
}
// -----
// case: iota_1x1_dim_0
// primitives: iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<1x1xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    return %0 : tensor<1x1xi32>
  }
}
// -----
// case: arange
// primitives: add iota mul
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<7xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %2 = stablehlo.multiply %1, %0 : tensor<7xi64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %4 = stablehlo.add %3, %2 : tensor<7xi64>
    return %4 : tensor<7xi64>
  }
}
// -----
// case: linspace
// primitives: add broadcast_in_dim concatenate convert_element_type div iota jit mul reshape sub
// tolerances: 1e-06 1e-07
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_linspace(%cst, %cst_0) : (tensor<f64>, tensor<f64>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.divide %4, %5 : tensor<6xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<6xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<6xf32>
    %15 = stablehlo.add %11, %14 : tensor<6xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<6xf32>, tensor<1xf32>) -> tensor<7xf32>
    return %17 : tensor<7xf32>
  }
}
// -----
// case: linspace_of_ends
// primitives: add broadcast_in_dim concatenate div iota jit mul reshape sub
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = call @_linspace(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<4xf32>
    %13 = stablehlo.add %9, %12 : tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    return %15 : tensor<5xf32>
  }
}
// -----
// case: logspace
// primitives: add broadcast_in_dim concatenate convert_element_type div iota jit mul pow reshape sub
// tolerances: 1e-05 1e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %0 = call @_logspace(%cst, %cst_0, %cst_1) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @_logspace(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %2 = call @_linspace(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.power %4, %2 : tensor<7xf32>
    return %5 : tensor<7xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.divide %2, %3 : tensor<6xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<6xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<6xf32>
    %13 = stablehlo.add %9, %12 : tensor<6xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<6xf32>, tensor<1xf32>) -> tensor<7xf32>
    return %15 : tensor<7xf32>
  }
}
// -----
// case: indices
// primitives: broadcast_in_dim iota stack
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<2x3x5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi64>) -> tensor<3x5xi64>
    %2 = stablehlo.iota dim = 0 : tensor<5xi64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xi64>) -> tensor<3x5xi64>
    %4 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<3x5xi64>) -> tensor<1x3x5xi64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<3x5xi64>) -> tensor<1x3x5xi64>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x3x5xi64>, tensor<1x3x5xi64>) -> tensor<2x3x5xi64>
    return %6 : tensor<2x3x5xi64>
  }
}
// -----
// case: one_hot_i32
// primitives: broadcast_in_dim convert_element_type eq iota jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xi32>) -> (tensor<4x3x7xf64> {jax.result_info = "result"}) {
    %0 = call @_one_hot(%arg0) : (tensor<4x3xi32>) -> tensor<4x3x7xf64>
    return %0 : tensor<4x3x7xf64>
  }
  func.func private @_one_hot(%arg0: tensor<4x3xi32>) -> tensor<4x3x7xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4x3xi32>) -> tensor<4x3x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x7xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4x3x1xi32>) -> tensor<4x3x7xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x7xi32>) -> tensor<4x3x7xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x3x7xi32>, tensor<4x3x7xi32>) -> tensor<4x3x7xi1>
    %5 = stablehlo.convert %4 : (tensor<4x3x7xi1>) -> tensor<4x3x7xf64>
    return %5 : tensor<4x3x7xf64>
  }
}
// -----
// case: one_hot_ui8
// primitives: broadcast_in_dim convert_element_type eq iota jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui8>) -> (tensor<4x7xf64> {jax.result_info = "result"}) {
    %0 = call @_one_hot(%arg0) : (tensor<4xui8>) -> tensor<4x7xf64>
    return %0 : tensor<4x7xf64>
  }
  func.func private @_one_hot(%arg0: tensor<4xui8>) -> tensor<4x7xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xui8>) -> tensor<4x1xui8>
    %1 = stablehlo.iota dim = 1 : tensor<1x7xui8>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xui8>) -> tensor<4x7xui8>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xui8>) -> tensor<4x7xui8>
    %4 = stablehlo.compare EQ, %2, %3, UNSIGNED : (tensor<4x7xui8>, tensor<4x7xui8>) -> tensor<4x7xi1>
    %5 = stablehlo.convert %4 : (tensor<4x7xi1>) -> tensor<4x7xf64>
    return %5 : tensor<4x7xf64>
  }
}
// -----
// case: one_hot_i64
// primitives: broadcast_in_dim convert_element_type eq iota jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xi64>) -> (tensor<4x3x7xf64> {jax.result_info = "result"}) {
    %0 = call @_one_hot(%arg0) : (tensor<4x3xi64>) -> tensor<4x3x7xf64>
    return %0 : tensor<4x3x7xf64>
  }
  func.func private @_one_hot(%arg0: tensor<4x3xi64>) -> tensor<4x3x7xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4x3xi64>) -> tensor<4x3x1xi64>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x7xi64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4x3x1xi64>) -> tensor<4x3x7xi64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x7xi64>) -> tensor<4x3x7xi64>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x3x7xi64>, tensor<4x3x7xi64>) -> tensor<4x3x7xi1>
    %5 = stablehlo.convert %4 : (tensor<4x3x7xi1>) -> tensor<4x3x7xf64>
    return %5 : tensor<4x3x7xf64>
  }
}
// -----
// case: one_hot_axis_0_bf16
// primitives: broadcast_in_dim convert_element_type eq iota jit
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xi32>) -> (tensor<7x4x3xbf16> {jax.result_info = "result"}) {
    %0 = call @_one_hot(%arg0) : (tensor<4x3xi32>) -> tensor<7x4x3xbf16>
    return %0 : tensor<7x4x3xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<4x3xi32>) -> tensor<7x4x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x3xi32>) -> tensor<1x4x3xi32>
    %1 = stablehlo.iota dim = 0 : tensor<7x1x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x4x3xi32>) -> tensor<7x4x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<7x1x1xi32>) -> tensor<7x4x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x4x3xi32>, tensor<7x4x3xi32>) -> tensor<7x4x3xi1>
    %5 = stablehlo.convert %4 : (tensor<7x4x3xi1>) -> tensor<7x4x3xbf16>
    return %5 : tensor<7x4x3xbf16>
  }
}
// -----
// case: eye
// primitives: add convert_element_type eq iota
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<5x7xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %1 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %3 = stablehlo.add %0, %2 : tensor<5x7xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %5 = stablehlo.convert %4 : (tensor<5x7xi1>) -> tensor<5x7xf64>
    return %5 : tensor<5x7xf64>
  }
}
// -----
// case: tril_-2
// primitives: add broadcast_in_dim ge iota jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @tril(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @tril(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %c = stablehlo.constant dense<-2> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x7xi1>, tensor<5x7xf32>
    return %6 : tensor<5x7xf32>
  }
}
// -----
// case: triu_-2
// primitives: add broadcast_in_dim ge iota jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<5x7xi32> {jax.result_info = "result"}) {
    %0 = call @triu(%arg0) : (tensor<5x7xi32>) -> tensor<5x7xi32>
    return %0 : tensor<5x7xi32>
  }
  func.func private @triu(%arg0: tensor<5x7xi32>) -> tensor<5x7xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %c = stablehlo.constant dense<-3> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<5x7xi1>, tensor<5x7xi32>
    return %6 : tensor<5x7xi32>
  }
}
// -----
// case: tril_0
// primitives: add broadcast_in_dim ge iota jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @tril(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @tril(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x7xi1>, tensor<5x7xf32>
    return %6 : tensor<5x7xf32>
  }
}
// -----
// case: triu_0
// primitives: add broadcast_in_dim ge iota jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<5x7xi32> {jax.result_info = "result"}) {
    %0 = call @triu(%arg0) : (tensor<5x7xi32>) -> tensor<5x7xi32>
    return %0 : tensor<5x7xi32>
  }
  func.func private @triu(%arg0: tensor<5x7xi32>) -> tensor<5x7xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<5x7xi1>, tensor<5x7xi32>
    return %6 : tensor<5x7xi32>
  }
}
// -----
// case: tril_1
// primitives: add broadcast_in_dim ge iota jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @tril(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @tril(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x7xi1>, tensor<5x7xf32>
    return %6 : tensor<5x7xf32>
  }
}
// -----
// case: triu_1
// primitives: add broadcast_in_dim ge iota jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xi32>) -> (tensor<5x7xi32> {jax.result_info = "result"}) {
    %0 = call @triu(%arg0) : (tensor<5x7xi32>) -> tensor<5x7xi32>
    return %0 : tensor<5x7xi32>
  }
  func.func private @triu(%arg0: tensor<5x7xi32>) -> tensor<5x7xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<5x7xi1>, tensor<5x7xi32>
    return %6 : tensor<5x7xi32>
  }
}
// -----
// case: tril_batched_bf16
// primitives: add broadcast_in_dim ge iota jit select_n
// tolerances: 0 0
module @jit_tril attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x5xbf16>) -> (tensor<2x5x5xbf16> {jax.result_info = "result"}) {
    %0 = call @tril(%arg0) : (tensor<2x5x5xbf16>) -> tensor<2x5x5xbf16>
    return %0 : tensor<2x5x5xbf16>
  }
  func.func private @tril(%arg0: tensor<2x5x5xbf16>) -> tensor<2x5x5xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x5x5xbf16>
    %7 = stablehlo.select %5, %arg0, %6 : tensor<2x5x5xi1>, tensor<2x5x5xbf16>
    return %7 : tensor<2x5x5xbf16>
  }
}
// -----
// case: tri
// primitives: add broadcast_in_dim convert_element_type ge iota mul
// tolerances: 0 1e-45
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %5 = stablehlo.convert %4 : (tensor<5x7xi1>) -> tensor<5x7xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<5x7xf32>
    return %8 : tensor<5x7xf32>
  }
}
// -----
// case: causal_mask
// primitives: add broadcast_in_dim convert_element_type ge iota jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x9xf32>) -> (tensor<9x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<9x9xi1>
    %1 = call @tril(%0) : (tensor<9x9xi1>) -> tensor<9x9xi1>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = call @_where(%1, %arg0, %cst) : (tensor<9x9xi1>, tensor<9x9xf32>, tensor<f64>) -> tensor<9x9xf32>
    return %2 : tensor<9x9xf32>
  }
  func.func private @tril(%arg0: tensor<9x9xi1>) -> tensor<9x9xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<9x9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9x9xi64>
    %2 = stablehlo.add %0, %1 : tensor<9x9xi64>
    %3 = stablehlo.iota dim = 1 : tensor<9x9xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<9x9xi64>, tensor<9x9xi64>) -> tensor<9x9xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<9x9xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<9x9xi1>, tensor<9x9xi1>
    return %6 : tensor<9x9xi1>
  }
  func.func private @_where(%arg0: tensor<9x9xi1>, %arg1: tensor<9x9xf32>, %arg2: tensor<f64>) -> tensor<9x9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<9x9xi1>, tensor<9x9xf32>
    return %2 : tensor<9x9xf32>
  }
}
// -----
// case: diag_of_matrix
// primitives: add broadcast_in_dim concatenate convert_element_type gather iota jit lt select_n
// tolerances: 0 0
module @jit_diagonal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = call @diagonal(%arg0) : (tensor<5x7xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @diagonal(%arg0: tensor<5x7xf32>) -> tensor<5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi64>
    %1 = stablehlo.iota dim = 0 : tensor<5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %5 = stablehlo.add %0, %4 : tensor<5xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<5xi1>, tensor<5xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<7> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %10 = stablehlo.add %1, %9 : tensor<5xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<5xi1>, tensor<5xi64>
    %12 = stablehlo.convert %6 : (tensor<5xi64>) -> tensor<5xi32>
    %13 = stablehlo.convert %11 : (tensor<5xi64>) -> tensor<5xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x7xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    return %17 : tensor<5xf32>
  }
}
// -----
// case: diag_of_vector
// primitives: add broadcast_in_dim eq iota jit pad select_n
// tolerances: 0 0
module @jit_diag attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = call @_diag(%arg0) : (tensor<5xf32>) -> tensor<5x5xf32>
    return %0 : tensor<5x5xf32>
  }
  func.func private @_diag(%arg0: tensor<5xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<5x5xi1>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x5xf32>
    return %7 : tensor<5x5xf32>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xf32>, %arg2: tensor<f32>) -> tensor<5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xf32>
    return %2 : tensor<5x5xf32>
  }
}
// -----
// case: trace
// primitives: add broadcast_in_dim convert_element_type eq iota jit reduce_sum select_n
// tolerances: 0 0
module @jit_trace attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xi32>) -> (tensor<i64> {jax.result_info = "result"}) {
    %0 = call @trace(%arg0) : (tensor<5x5xi32>) -> tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @trace(%arg0: tensor<5x5xi32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %6 = call @_where(%4, %arg0, %5) : (tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %7 = stablehlo.convert %6 : (tensor<5x5xi32>) -> tensor<5x5xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.reduce(%7 init: %c_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x5xi64>, tensor<i64>) -> tensor<i64>
    return %8 : tensor<i64>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x5xi32>, %arg2: tensor<5x5xi32>) -> tensor<5x5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x5xi1>, tensor<5x5xi32>
    return %0 : tensor<5x5xi32>
  }
}
// -----
// case: diagflat
// primitives: add broadcast_in_dim convert_element_type iota lt mul reshape scatter select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xi8>) -> (tensor<4x4xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %1 = stablehlo.iota dim = 0 : tensor<3xi64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %3 = stablehlo.add %1, %2 : tensor<3xi64>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %5 = stablehlo.multiply %1, %4 : tensor<3xi64>
    %6 = stablehlo.add %3, %5 : tensor<3xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<16> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %10 = stablehlo.add %6, %9 : tensor<3xi64>
    %11 = stablehlo.select %8, %10, %6 : tensor<3xi1>, tensor<3xi64>
    %12 = stablehlo.convert %11 : (tensor<3xi64>) -> tensor<3xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %14 = "stablehlo.scatter"(%0, %13, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      stablehlo.return %arg2 : tensor<i8>
    }) : (tensor<16xi8>, tensor<3x1xi32>, tensor<3xi8>) -> tensor<16xi8>
    %15 = stablehlo.reshape %14 : (tensor<16xi8>) -> tensor<4x4xi8>
    return %15 : tensor<4x4xi8>
  }
}
// -----
// case: vander
// primitives: and broadcast_in_dim eq iota jit mul ne select_n shift_right_logical sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi32>) -> (tensor<5x4xi32> {jax.result_info = "result"}) {
    %0 = call @vander(%arg0) : (tensor<5xi32>) -> tensor<5x4xi32>
    return %0 : tensor<5x4xi32>
  }
  func.func private @vander(%arg0: tensor<5xi32>) -> tensor<5x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %1, %0 : tensor<4xi32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %6 = stablehlo.compare EQ, %3, %5, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %8 = stablehlo.compare NE, %4, %7, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<5x1xi1>) -> tensor<5x4xi1>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<5x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<5x4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = call @_where(%11, %c_2, %c_3) : (tensor<5x4xi1>, tensor<i32>, tensor<i32>) -> tensor<5x4xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %14 = stablehlo.and %4, %13 : tensor<1x4xi32>
    %15 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %16 = stablehlo.multiply %12, %15 : tensor<5x4xi32>
    %17 = call @_where_0(%14, %16, %12) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %18 = stablehlo.multiply %3, %3 : tensor<5x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %20 = stablehlo.shift_right_logical %4, %19 : tensor<1x4xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %22 = stablehlo.and %20, %21 : tensor<1x4xi32>
    %23 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %24 = stablehlo.multiply %17, %23 : tensor<5x4xi32>
    %25 = call @_where_0(%22, %24, %17) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %26 = stablehlo.multiply %18, %18 : tensor<5x1xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x4xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %30 = stablehlo.and %28, %29 : tensor<1x4xi32>
    %31 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %32 = stablehlo.multiply %25, %31 : tensor<5x4xi32>
    %33 = call @_where_0(%30, %32, %25) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %34 = stablehlo.multiply %26, %26 : tensor<5x1xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %36 = stablehlo.shift_right_logical %28, %35 : tensor<1x4xi32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %38 = stablehlo.and %36, %37 : tensor<1x4xi32>
    %39 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %40 = stablehlo.multiply %33, %39 : tensor<5x4xi32>
    %41 = call @_where_0(%38, %40, %33) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %42 = stablehlo.multiply %34, %34 : tensor<5x1xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %44 = stablehlo.shift_right_logical %36, %43 : tensor<1x4xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %46 = stablehlo.and %44, %45 : tensor<1x4xi32>
    %47 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %48 = stablehlo.multiply %41, %47 : tensor<5x4xi32>
    %49 = call @_where_0(%46, %48, %41) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %50 = stablehlo.multiply %42, %42 : tensor<5x1xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %52 = stablehlo.shift_right_logical %44, %51 : tensor<1x4xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %54 = stablehlo.and %52, %53 : tensor<1x4xi32>
    %55 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %56 = stablehlo.multiply %49, %55 : tensor<5x4xi32>
    %57 = call @_where_0(%54, %56, %49) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %58 = stablehlo.multiply %50, %50 : tensor<5x1xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %60 = stablehlo.shift_right_logical %52, %59 : tensor<1x4xi32>
    return %57 : tensor<5x4xi32>
  }
  func.func private @_where(%arg0: tensor<5x4xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x4xi1>, tensor<5x4xi32>
    return %2 : tensor<5x4xi32>
  }
  func.func private @_where_0(%arg0: tensor<1x4xi32>, %arg1: tensor<5x4xi32>, %arg2: tensor<5x4xi32>) -> tensor<5x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<5x4xi1>
    %3 = stablehlo.select %2, %arg1, %arg2 : tensor<5x4xi1>, tensor<5x4xi32>
    return %3 : tensor<5x4xi32>
  }
}
// -----
// case: sequence_mask
// primitives: broadcast_in_dim convert_element_type iota lt
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xi32>) -> (tensor<3x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<9xi64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = stablehlo.convert %1 : (tensor<3x1xi32>) -> tensor<3x1xi64>
    %3 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<9xi64>) -> tensor<1x9xi64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x9xi64>) -> tensor<3x9xi64>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x1xi64>) -> tensor<3x9xi64>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<3x9xi64>, tensor<3x9xi64>) -> tensor<3x9xi1>
    return %6 : tensor<3x9xi1>
  }
}
// -----
// case: any_of_masks
// primitives: broadcast_in_dim jit or select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x1xi1>, %arg1: tensor<1x13xi1>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x13xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x13xi1>) -> tensor<7x13xi1>
    %2 = stablehlo.or %0, %1 : tensor<7x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %3 = call @_where(%2, %cst, %cst_0) : (tensor<7x13xi1>, tensor<f64>, tensor<f64>) -> tensor<7x13xf64>
    return %3 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<7x13xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<7x13xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7x13xi1>, tensor<7x13xf64>
    return %2 : tensor<7x13xf64>
  }
}
