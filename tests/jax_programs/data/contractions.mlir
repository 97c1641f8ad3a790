// case: dot_7x13_13x5_1_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_7x13_5x13_1_1_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<5x13xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<5x13xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_13x7_13x5_0_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13x7xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x7xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_13x7_5x13_0_1_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13x7xf32>, %arg1: tensor<5x13xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<13x7xf32>, tensor<5x13xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_13_13_0_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>, %arg1: tensor<13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13xf32>, tensor<13xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: dot_7x13_13_1_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: dot_13_13x5_0_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13xf32>, tensor<13x5xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: dot_3_5_n_n_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: dot_scalar_5_n_n_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: dot_scalar_scalar_n_n_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: dot_2x7x13_2x13x5_2_1_0_0
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x7x13xf32>, %arg1: tensor<2x13x5xf32>) -> (tensor<2x7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x7x13xf32>, tensor<2x13x5xf32>) -> tensor<2x7x5xf32>
    return %0 : tensor<2x7x5xf32>
  }
}
// -----
// case: dot_2x3x7x4_2x3x4x5_3_2_01_01
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x7x4xf32>, %arg1: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x7x4xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x7x5xf32>
    return %0 : tensor<2x3x7x5xf32>
  }
}
// -----
// case: dot_7x2x13_13x5x2_2_0_1_2
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x2x13xf32>, %arg1: tensor<13x5x2xf32>) -> (tensor<2x7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x2x13xf32>, tensor<13x5x2xf32>) -> tensor<2x7x5xf32>
    return %0 : tensor<2x7x5xf32>
  }
}
// -----
// case: dot_3x4x5_5x4x6_12_10_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<5x4x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<5x4x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
}
// -----
// case: dot_3x4x5_4x5x3_12_01_0_2
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<4x5x3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [2], contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<4x5x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
// -----
// case: dot_2x3_2x3_n_n_01_01
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
// -----
// case: dot_4x3_4x5_n_n_0_0
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x5xf32>) -> (tensor<4x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<4x3x5xf32>
    return %0 : tensor<4x3x5xf32>
  }
}
// -----
// case: dot_7x0_0x5_1_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x0xf32>, %arg1: tensor<0x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x0xf32>, tensor<0x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_0x13_13x5_1_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<0x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x13xf32>, tensor<13x5xf32>) -> tensor<0x5xf32>
    return %0 : tensor<0x5xf32>
  }
}
// -----
// case: dot_1x1_1x1_1_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
// -----
// case: dot_33x65_65x17_1_0_n_n
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>, %arg1: tensor<65x17xf32>) -> (tensor<33x17xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<33x65xf32>, tensor<65x17xf32>) -> tensor<33x17xf32>
    return %0 : tensor<33x17xf32>
  }
}
// -----
// case: dot_2x3x4x5_3x5x2_30_12_1_0
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<3x5x2xf32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [0], contracting_dims = [3, 0] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x5xf32>, tensor<3x5x2xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
// -----
// case: dot_f32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_batched_f32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x13xf32>, %arg1: tensor<2x13x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13xf32>, tensor<2x13x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
}
// -----
// case: dot_f64
// primitives: dot_general
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<13x5xf64>) -> (tensor<7x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf64>, tensor<13x5xf64>) -> tensor<7x5xf64>
    return %0 : tensor<7x5xf64>
  }
}
// -----
// case: matmul_batched_f64
// primitives: dot_general
// tolerances: 1e-10 1e-10
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x13xf64>, %arg1: tensor<2x13x5xf64>) -> (tensor<2x3x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13xf64>, tensor<2x13x5xf64>) -> tensor<2x3x5xf64>
    return %0 : tensor<2x3x5xf64>
  }
}
// -----
// case: dot_f16
// primitives: dot_general
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<13x5xf16>) -> (tensor<7x5xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf16>, tensor<13x5xf16>) -> tensor<7x5xf16>
    return %0 : tensor<7x5xf16>
  }
}
// -----
// case: matmul_batched_f16
// primitives: dot_general
// tolerances: 0.01 0.001
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x13xf16>, %arg1: tensor<2x13x5xf16>) -> (tensor<2x3x5xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13xf16>, tensor<2x13x5xf16>) -> tensor<2x3x5xf16>
    return %0 : tensor<2x3x5xf16>
  }
}
// -----
// case: dot_bf16
// primitives: dot_general
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<13x5xbf16>) -> (tensor<7x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xbf16>, tensor<13x5xbf16>) -> tensor<7x5xbf16>
    return %0 : tensor<7x5xbf16>
  }
}
// -----
// case: matmul_batched_bf16
// primitives: dot_general
// tolerances: 0.02 0.01
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x13xbf16>, %arg1: tensor<2x13x5xbf16>) -> (tensor<2x3x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x13xbf16>, tensor<2x13x5xbf16>) -> tensor<2x3x5xbf16>
    return %0 : tensor<2x3x5xbf16>
  }
}
// -----
// case: dot_i8
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>, %arg1: tensor<13x5xi8>) -> (tensor<7x5xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xi8>, tensor<13x5xi8>) -> tensor<7x5xi8>
    return %0 : tensor<7x5xi8>
  }
}
// -----
// case: dot_i16
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>, %arg1: tensor<13x5xi16>) -> (tensor<7x5xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xi16>, tensor<13x5xi16>) -> tensor<7x5xi16>
    return %0 : tensor<7x5xi16>
  }
}
// -----
// case: dot_i32
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>, %arg1: tensor<13x5xi32>) -> (tensor<7x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xi32>, tensor<13x5xi32>) -> tensor<7x5xi32>
    return %0 : tensor<7x5xi32>
  }
}
// -----
// case: dot_i64
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>, %arg1: tensor<13x5xi64>) -> (tensor<7x5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xi64>, tensor<13x5xi64>) -> tensor<7x5xi64>
    return %0 : tensor<7x5xi64>
  }
}
// -----
// case: dot_ui8
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>, %arg1: tensor<13x5xui8>) -> (tensor<7x5xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xui8>, tensor<13x5xui8>) -> tensor<7x5xui8>
    return %0 : tensor<7x5xui8>
  }
}
// -----
// case: dot_ui32
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>, %arg1: tensor<13x5xui32>) -> (tensor<7x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xui32>, tensor<13x5xui32>) -> tensor<7x5xui32>
    return %0 : tensor<7x5xui32>
  }
}
// -----
// case: dot_bf16_bf16_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<13x5xbf16>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xbf16>, tensor<13x5xbf16>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_f16_f16_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<13x5xf16>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf16>, tensor<13x5xf16>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_i8_i8_int32
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>, %arg1: tensor<13x5xi8>) -> (tensor<7x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xi8>, tensor<13x5xi8>) -> tensor<7x5xi32>
    return %0 : tensor<7x5xi32>
  }
}
// -----
// case: dot_ui8_i8_int32
// primitives: dot_general
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>, %arg1: tensor<13x5xi8>) -> (tensor<7x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xui8>) -> tensor<7x13xi32>
    %1 = stablehlo.convert %arg1 : (tensor<13x5xi8>) -> tensor<13x5xi32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xi32>, tensor<13x5xi32>) -> tensor<7x5xi32>
    return %2 : tensor<7x5xi32>
  }
}
// -----
// case: dot_f32_f32_float64
// primitives: dot_general
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf64>
    return %0 : tensor<7x5xf64>
  }
}
// -----
// case: dot_bf16_f32_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %1 = stablehlo.convert %arg1 : tensor<13x5xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %2 : tensor<7x5xf32>
  }
}
// -----
// case: dot_i8_f32_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xi8>) -> tensor<7x13xf32>
    %1 = stablehlo.convert %arg1 : tensor<13x5xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %2 : tensor<7x5xf32>
  }
}
// -----
// case: dot_f16_bf16_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<13x5xbf16>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %1 = stablehlo.convert %arg1 : (tensor<13x5xbf16>) -> tensor<13x5xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %2 : tensor<7x5xf32>
  }
}
// -----
// case: dot_f8E4M3FN_f8E4M3FN_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf8E4M3FN>, %arg1: tensor<13x5xf8E4M3FN>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf8E4M3FN>, tensor<13x5xf8E4M3FN>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_f8E5M2_f8E4M3FN_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf8E5M2>, %arg1: tensor<13x5xf8E4M3FN>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf8E5M2>, tensor<13x5xf8E4M3FN>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_precision_default
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_precision_high
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_precision_highest
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_precision_bfloat16
// primitives: dot_general
// tolerances: 0.02 0.05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_precision_float32
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
// -----
// case: dot_algorithm_f32_f32_f32
// primitives: dot_general
// tolerances: 0.001 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<9x4xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x9xf32>, tensor<9x4xf32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
}
// -----
// case: dot_algorithm_bf16_bf16_f32
// primitives: dot_general
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>, %arg1: tensor<9x4xbf16>) -> (tensor<5x4xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x9xbf16>, tensor<9x4xbf16>) -> tensor<5x4xbf16>
    return %0 : tensor<5x4xbf16>
  }
}
// -----
// case: dot_algorithm_f64_f64_f64
// primitives: dot_general
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>, %arg1: tensor<9x4xf64>) -> (tensor<5x4xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x9xf64>, tensor<9x4xf64>) -> tensor<5x4xf64>
    return %0 : tensor<5x4xf64>
  }
}
// -----
// case: matmul_bias_relu
// primitives: add broadcast_in_dim dot_general max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<7x5xf32>
    return %5 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_scaled
// primitives: broadcast_in_dim dot_general mul sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<7x5xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<7x5xf32>
    return %5 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_of_transposed
// primitives: add broadcast_in_dim dot_general transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<13x5xf32>) -> tensor<5x13xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x13xf32>) -> tensor<13x7xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x13xf32>, tensor<13x7xf32>) -> tensor<5x7xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.add %3, %5 : tensor<7x5xf32>
    return %6 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_twice_the_same
// primitives: add broadcast_in_dim dot_general mul tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %2 = stablehlo.tanh %1 : tensor<7x5xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<7x5xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.add %3, %5 : tensor<7x5xf32>
    return %6 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_with_prologue
// primitives: add broadcast_in_dim dot_general exp mul neg
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.exponential %1 : tensor<7x13xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<13x5xf32>
    %5 = stablehlo.add %arg1, %4 : tensor<13x5xf32>
    %6 = stablehlo.dot_general %2, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    return %6 : tensor<7x5xf32>
  }
}
// -----
// case: matmul_and_row_sum
// primitives: dot_general reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: matmul_two_results
// primitives: add dot_general reduce_sum
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.add %2, %arg2 : tensor<5xf32>
    return %0, %3 : tensor<7x5xf32>, tensor<5xf32>
  }
}
// -----
// case: matmul_gram
// primitives: dot_general transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<13x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x13xf32>) -> tensor<13x7xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x7xf32>, tensor<7x13xf32>) -> tensor<13x13xf32>
    return %1 : tensor<13x13xf32>
  }
}
// -----
// case: matmul_chain
// primitives: add dot_general slice squeeze transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5xf32>) -> (tensor<7x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<13x5xf32>) -> tensor<5x13xf32>
    %2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x13xf32>) -> tensor<13x7xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x13xf32>, tensor<13x7xf32>) -> tensor<5x7xf32>
    %4 = stablehlo.dot_general %0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x7xf32>) -> tensor<7x7xf32>
    %5 = stablehlo.slice %arg2 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %8 = stablehlo.add %4, %7 : tensor<7x7xf32>
    return %8 : tensor<7x7xf32>
  }
}
// -----
// case: einsum_bij_bjk_to_bik
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<2x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5xf32>, tensor<2x5x3xf32>) -> tensor<2x3x3xf32>
    return %0 : tensor<2x3x3xf32>
  }
}
// -----
// case: einsum_bij_bjk_to_bki
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<2x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3xf32>, tensor<2x3x5xf32>) -> tensor<2x3x3xf32>
    return %0 : tensor<2x3x3xf32>
  }
}
// -----
// case: einsum_bij_bjk_to_b
// primitives: dot_general reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.dot_general %1, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}
// -----
// case: einsum_bij_bjk_to_ik
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5xf32>, tensor<2x5x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}
// -----
// case: einsum_bij_bjk_to_j
// primitives: dot_general reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.dot_general %1, %0, batching_dims = [1] x [1], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
// -----
// case: einsum_bij_cji_to_bc
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [2, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5xf32>, tensor<2x5x3xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
// case: einsum_bij_bji_to_
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 1, 2] x [0, 2, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5xf32>, tensor<2x5x3xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: einsum_of_three
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13x5xf32>, %arg2: tensor<5x3xf32>) -> (tensor<7x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<13x5xf32>) -> tensor<3x13xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<3x13xf32>) -> tensor<7x3xf32>
    return %1 : tensor<7x3xf32>
  }
}
// -----
// case: einsum_diagonal
// primitives: broadcast_in_dim eq iota reduce_sum select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xui32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xui32>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<5x5xi1>, tensor<5x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    return %5 : tensor<5xf32>
  }
}
// -----
// case: einsum_trace_and_sum
// primitives: broadcast_in_dim eq iota reduce_sum select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5x3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xui32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xui32>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<5x5xi1>) -> tensor<5x5x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5x3xf32>
    %5 = stablehlo.select %3, %arg0, %4 : tensor<5x5x3xi1>, tensor<5x5x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x5x3xf32>, tensor<f32>) -> tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}
// -----
// case: tensordot
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<4x5x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<4x5x2xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}
// -----
// case: outer
// primitives: broadcast_in_dim mul
// tolerances: 0 0
module @jit_outer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
}
// -----
// case: inner
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit_inner attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<5x7xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7xf32>, tensor<5x7xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: vdot
// primitives: dot_general reshape
// tolerances: 0.0001 1e-05
module @jit_vdot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7xf32>) -> tensor<21xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<3x7xf32>) -> tensor<21xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21xf32>, tensor<21xf32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}
// -----
// case: kron
// primitives: broadcast_in_dim jit mul reshape
// tolerances: 0 0
module @jit_kron attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> (tensor<6x6xf32> {jax.result_info = "result"}) {
    %0 = call @kron(%arg0, %arg1) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<6x6xf32>
    return %0 : tensor<6x6xf32>
  }
  func.func private @kron(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x2xf32>) -> tensor<1x3x1x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xf32>) -> tensor<2x3x3x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x2xf32>) -> tensor<2x3x3x2xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x3x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x3x2xf32>) -> tensor<6x6xf32>
    return %5 : tensor<6x6xf32>
  }
}
// -----
// case: cross
// primitives: broadcast_in_dim concatenate jit mul slice squeeze sub transpose
// tolerances: 0.0001 1e-05
module @jit_cross attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>, %arg1: tensor<5x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = call @cross(%arg0, %arg1) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @cross(%arg0: tensor<5x3xf32>, %arg1: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %0 = stablehlo.slice %arg0 [0:5, 0:1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<5x1xf32>) -> tensor<5xf32>
    %2 = stablehlo.slice %arg0 [0:5, 1:2] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<5x1xf32>) -> tensor<5xf32>
    %4 = stablehlo.slice %arg0 [0:5, 2:3] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<5x1xf32>) -> tensor<5xf32>
    %6 = stablehlo.slice %arg1 [0:5, 0:1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<5x1xf32>) -> tensor<5xf32>
    %8 = stablehlo.slice %arg1 [0:5, 1:2] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<5x1xf32>) -> tensor<5xf32>
    %10 = stablehlo.slice %arg1 [0:5, 2:3] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<5x1xf32>) -> tensor<5xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<5xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<5xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<5xf32>
    %15 = stablehlo.multiply %5, %7 : tensor<5xf32>
    %16 = stablehlo.multiply %1, %11 : tensor<5xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<5xf32>
    %18 = stablehlo.multiply %1, %9 : tensor<5xf32>
    %19 = stablehlo.multiply %3, %7 : tensor<5xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<5xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<3x5xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    return %25 : tensor<5x3xf32>
  }
}
// -----
// case: matrix_power
// primitives: dot_general jit
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result"}) {
    %0 = call @matrix_power(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @matrix_power(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
}
// -----
// case: matmul_broadcast_batch
// primitives: dot_general squeeze transpose
// tolerances: 0.0001 1e-05
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x3x4xf32>, %arg1: tensor<3x4x2xf32>) -> (tensor<2x3x3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x1x3x4xf32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<3x4x2xf32>) -> tensor<2x3x3x2xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3] : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    return %2 : tensor<2x3x3x2xf32>
  }
}
// -----
// case: polyval
// primitives: add broadcast_in_dim jit mul scan
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @polyval(%arg0, %arg1) : (tensor<4xf32>, tensor<9xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @polyval(%arg0: tensor<4xf32>, %arg1: tensor<9xf32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<4xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<9xf32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<9xf32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<9xf32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<9xf32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    return %14 : tensor<9xf32>
  }
  func.func private @closed_call(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<9xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.add %0, %1 : tensor<9xf32>
    return %2 : tensor<9xf32>
  }
}
// -----
// case: matmul_of_counts
// primitives: convert_element_type dot_general gt
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xi32>, %arg1: tensor<4x3xi32>) -> (tensor<3x3xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %1 = stablehlo.compare GT, %arg0, %0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %2 = stablehlo.convert %1 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<4x3xi32>) -> tensor<3x3xi32>
    return %3 : tensor<3x3xi32>
  }
}
// -----
// case: ragged_dot
// primitives: ragged_dot_general
// tolerances: 0.0001 1e-05
module @jit_ragged_dot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>, %arg1: tensor<4x4x3xf32>, %arg2: tensor<4xi32>) -> (tensor<6x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x4xf32>) -> tensor<4x6x4xf32>
    %1 = stablehlo.iota dim = 1 : tensor<4x6x4xi32>
    %2 = call @cumsum(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.slice %3 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %5 = stablehlo.slice %2 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xi32>) -> tensor<4x6x4xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xi32>) -> tensor<4x6x4xi32>
    %9 = stablehlo.compare LE, %8, %1, SIGNED : (tensor<4x6x4xi32>, tensor<4x6x4xi32>) -> tensor<4x6x4xi1>
    %10 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4x6x4xi32>, tensor<4x6x4xi32>) -> tensor<4x6x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<4x6x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6x4xf32>
    %13 = stablehlo.select %11, %0, %12 : tensor<4x6x4xi1>, tensor<4x6x4xf32>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x3xf32>) -> tensor<6x3xf32>
    return %14 : tensor<6x3xf32>
  }
  func.func private @cumsum(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}
// -----
// case: ragged_dot_bf16
// primitives: ragged_dot_general
// tolerances: 0.02 0.01
module @jit_ragged_dot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xbf16>, %arg1: tensor<4x4x3xbf16>, %arg2: tensor<4xi32>) -> (tensor<6x3xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x4xbf16>) -> tensor<4x6x4xbf16>
    %1 = stablehlo.iota dim = 1 : tensor<4x6x4xi32>
    %2 = call @cumsum(%arg2) : (tensor<4xi32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.slice %3 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %5 = stablehlo.slice %2 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xi32>) -> tensor<4x6x4xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xi32>) -> tensor<4x6x4xi32>
    %9 = stablehlo.compare LE, %8, %1, SIGNED : (tensor<4x6x4xi32>, tensor<4x6x4xi32>) -> tensor<4x6x4xi1>
    %10 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4x6x4xi32>, tensor<4x6x4xi32>) -> tensor<4x6x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<4x6x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6x4xbf16>
    %13 = stablehlo.select %11, %0, %12 : tensor<4x6x4xi1>, tensor<4x6x4xbf16>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xbf16>, tensor<4x4x3xbf16>) -> tensor<6x3xbf16>
    return %14 : tensor<6x3xbf16>
  }
  func.func private @cumsum(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}
// -----
// case: scaled_dot
// primitives: broadcast_in_dim convert_element_type scaled_dot
// tolerances: 0.02 0.05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x32xbf16>, %arg1: tensor<32x3xbf16>) -> (tensor<5x3xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x1xbf16>
    %1 = stablehlo.convert %0 : (tensor<5x1xbf16>) -> tensor<5x1xf8E8M0FNU>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1x3xbf16>
    %3 = stablehlo.convert %2 : (tensor<1x3xbf16>) -> tensor<1x3xf8E8M0FNU>
    %4 = stablehlo.composite "xla.scaled_dot" %arg0, %arg1, %1, %3 {composite_attributes = {dimension_numbers = [[[1], [0]], [[], []]], preferred_element_type = bf16}, decomposition = @xla.scaled_dot} : (tensor<5x32xbf16>, tensor<32x3xbf16>, tensor<5x1xf8E8M0FNU>, tensor<1x3xf8E8M0FNU>) -> tensor<5x3xbf16>
    return %4 : tensor<5x3xbf16>
  }
  func.func private @xla.scaled_dot(%arg0: tensor<5x32xbf16>, %arg1: tensor<32x3xbf16>, %arg2: tensor<5x1xf8E8M0FNU>, %arg3: tensor<1x3xf8E8M0FNU>) -> tensor<5x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<5x1xf8E8M0FNU>) -> tensor<5x1x1xf8E8M0FNU>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<5x1x1xf8E8M0FNU>) -> tensor<5x1x32xf8E8M0FNU>
    %2 = stablehlo.reshape %1 : (tensor<5x1x32xf8E8M0FNU>) -> tensor<5x32xf8E8M0FNU>
    %3 = stablehlo.convert %2 : (tensor<5x32xf8E8M0FNU>) -> tensor<5x32xbf16>
    %4 = stablehlo.multiply %arg0, %3 : tensor<5x32xbf16>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<1x3xf8E8M0FNU>) -> tensor<1x1x3xf8E8M0FNU>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x3xf8E8M0FNU>) -> tensor<1x32x3xf8E8M0FNU>
    %7 = stablehlo.reshape %6 : (tensor<1x32x3xf8E8M0FNU>) -> tensor<32x3xf8E8M0FNU>
    %8 = stablehlo.convert %7 : (tensor<32x3xf8E8M0FNU>) -> tensor<32x3xbf16>
    %9 = stablehlo.multiply %arg1, %8 : tensor<32x3xbf16>
    %10 = stablehlo.dot_general %4, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x32xbf16>, tensor<32x3xbf16>) -> tensor<5x3xbf16>
    return %10 : tensor<5x3xbf16>
  }
}
