// case: reduce_sum_f32
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_prod_f32
// primitives: reduce_prod
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_max_f32
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_min_f32
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_max_f32_special
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
// -----
// case: reduce_min_f32_special
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
// -----
// case: reduce_sum_f32_special
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
// -----
// case: reduce_sum_f64
// primitives: reduce_sum
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}
// -----
// case: reduce_prod_f64
// primitives: reduce_prod
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}
// -----
// case: reduce_max_f64
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}
// -----
// case: reduce_min_f64
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}
// -----
// case: reduce_max_f64_special
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf64>) -> (tensor<6xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}
// -----
// case: reduce_min_f64_special
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf64>) -> (tensor<6xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}
// -----
// case: reduce_sum_f64_special
// primitives: reduce_sum
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf64>) -> (tensor<6xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}
// -----
// case: reduce_sum_f16
// primitives: reduce_sum
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf16>, tensor<f16>) -> tensor<7xf16>
    return %0 : tensor<7xf16>
  }
}
// -----
// case: reduce_prod_f16
// primitives: reduce_prod
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xf16>, tensor<f16>) -> tensor<7xf16>
    return %0 : tensor<7xf16>
  }
}
// -----
// case: reduce_max_f16
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf16>, tensor<f16>) -> tensor<7xf16>
    return %0 : tensor<7xf16>
  }
}
// -----
// case: reduce_min_f16
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xf16>, tensor<f16>) -> tensor<7xf16>
    return %0 : tensor<7xf16>
  }
}
// -----
// case: reduce_max_f16_special
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf16>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf16>, tensor<f16>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}
// -----
// case: reduce_min_f16_special
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf16>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<6x4xf16>, tensor<f16>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}
// -----
// case: reduce_sum_f16_special
// primitives: reduce_sum
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf16>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf16>, tensor<f16>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}
// -----
// case: reduce_sum_bf16
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
}
// -----
// case: reduce_prod_bf16
// primitives: reduce_prod
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
}
// -----
// case: reduce_max_bf16
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
}
// -----
// case: reduce_min_bf16
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
}
// -----
// case: reduce_max_bf16_special
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xbf16>) -> (tensor<6xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xbf16>, tensor<bf16>) -> tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
}
// -----
// case: reduce_min_bf16_special
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xbf16>) -> (tensor<6xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<6x4xbf16>, tensor<bf16>) -> tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
}
// -----
// case: reduce_sum_bf16_special
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xbf16>) -> (tensor<6xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xbf16>, tensor<bf16>) -> tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
}
// -----
// case: reduce_sum_i8
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xi8>, tensor<i8>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}
// -----
// case: reduce_prod_i8
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xi8>, tensor<i8>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}
// -----
// case: reduce_max_i8
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xi8>, tensor<i8>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}
// -----
// case: reduce_min_i8
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<127> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xi8>, tensor<i8>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}
// -----
// case: reduce_and_i8
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xi8>, tensor<i8>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}
// -----
// case: reduce_or_i8
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xi8>, tensor<i8>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}
// -----
// case: reduce_xor_i8
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xi8>, tensor<i8>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}
// -----
// case: reduce_sum_i16
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xi16>, tensor<i16>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}
// -----
// case: reduce_prod_i16
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xi16>, tensor<i16>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}
// -----
// case: reduce_max_i16
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xi16>, tensor<i16>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}
// -----
// case: reduce_min_i16
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xi16>, tensor<i16>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}
// -----
// case: reduce_and_i16
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xi16>, tensor<i16>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}
// -----
// case: reduce_or_i16
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xi16>, tensor<i16>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}
// -----
// case: reduce_xor_i16
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xi16>, tensor<i16>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}
// -----
// case: reduce_sum_i32
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_prod_i32
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_max_i32
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_min_i32
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_and_i32
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_or_i32
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_xor_i32
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_sum_i64
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
// -----
// case: reduce_prod_i64
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
// -----
// case: reduce_max_i64
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
// -----
// case: reduce_min_i64
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
// -----
// case: reduce_and_i64
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
// -----
// case: reduce_or_i64
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
// -----
// case: reduce_xor_i64
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
// -----
// case: reduce_sum_ui8
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xui8>, tensor<ui8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}
// -----
// case: reduce_prod_ui8
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xui8>, tensor<ui8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}
// -----
// case: reduce_max_ui8
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xui8>, tensor<ui8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}
// -----
// case: reduce_min_ui8
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xui8>, tensor<ui8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}
// -----
// case: reduce_and_ui8
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xui8>, tensor<ui8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}
// -----
// case: reduce_or_ui8
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xui8>, tensor<ui8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}
// -----
// case: reduce_xor_ui8
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xui8>, tensor<ui8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}
// -----
// case: reduce_sum_ui16
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xui16>, tensor<ui16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}
// -----
// case: reduce_prod_ui16
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xui16>, tensor<ui16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}
// -----
// case: reduce_max_ui16
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xui16>, tensor<ui16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}
// -----
// case: reduce_min_ui16
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xui16>, tensor<ui16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}
// -----
// case: reduce_and_ui16
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xui16>, tensor<ui16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}
// -----
// case: reduce_or_ui16
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xui16>, tensor<ui16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}
// -----
// case: reduce_xor_ui16
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xui16>, tensor<ui16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}
// -----
// case: reduce_sum_ui32
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xui32>, tensor<ui32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}
// -----
// case: reduce_prod_ui32
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xui32>, tensor<ui32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}
// -----
// case: reduce_max_ui32
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xui32>, tensor<ui32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}
// -----
// case: reduce_min_ui32
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xui32>, tensor<ui32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}
// -----
// case: reduce_and_ui32
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xui32>, tensor<ui32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}
// -----
// case: reduce_or_ui32
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xui32>, tensor<ui32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}
// -----
// case: reduce_xor_ui32
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xui32>, tensor<ui32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}
// -----
// case: reduce_sum_ui64
// primitives: reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x13xui64>, tensor<ui64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}
// -----
// case: reduce_prod_ui64
// primitives: reduce_prod
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x13xui64>, tensor<ui64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}
// -----
// case: reduce_max_ui64
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xui64>, tensor<ui64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}
// -----
// case: reduce_min_ui64
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xui64>, tensor<ui64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}
// -----
// case: reduce_and_ui64
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xui64>, tensor<ui64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}
// -----
// case: reduce_or_ui64
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xui64>, tensor<ui64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}
// -----
// case: reduce_xor_ui64
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xui64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x13xui64>, tensor<ui64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}
// -----
// case: reduce_and_i1
// primitives: reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x3xi1>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x3xi1>, tensor<i1>) -> tensor<7xi1>
    return %0 : tensor<7xi1>
  }
}
// -----
// case: reduce_or_i1
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x3xi1>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x3xi1>, tensor<i1>) -> tensor<7xi1>
    return %0 : tensor<7xi1>
  }
}
// -----
// case: reduce_xor_i1
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x3xi1>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<7x3xi1>, tensor<i1>) -> tensor<7xi1>
    return %0 : tensor<7xi1>
  }
}
// -----
// case: reduce_max_i1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x3xi1>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<7x3xi1>, tensor<i1>) -> tensor<7xi1>
    return %0 : tensor<7xi1>
  }
}
// -----
// case: reduce_min_i1
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x3xi1>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x3xi1>, tensor<i1>) -> tensor<7xi1>
    return %0 : tensor<7xi1>
  }
}
// -----
// case: reduce_sum_f32_7x13_over_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_max_f32_7x13_over_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_sum_bf16_7x13_over_1
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
}
// -----
// case: reduce_min_i32_7x13_over_1
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_or_i1_7x13_over_1
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xi1>, tensor<i1>) -> tensor<7xi1>
    return %0 : tensor<7xi1>
  }
}
// -----
// case: reduce_sum_f32_7x13_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
}
// -----
// case: reduce_max_f32_7x13_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
}
// -----
// case: reduce_sum_bf16_7x13_over_0
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<13xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<13xbf16>
    return %0 : tensor<13xbf16>
  }
}
// -----
// case: reduce_min_i32_7x13_over_0
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<13xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<7x13xi32>, tensor<i32>) -> tensor<13xi32>
    return %0 : tensor<13xi32>
  }
}
// -----
// case: reduce_or_i1_7x13_over_0
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>) -> (tensor<13xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7x13xi1>, tensor<i1>) -> tensor<13xi1>
    return %0 : tensor<13xi1>
  }
}
// -----
// case: reduce_sum_f32_7x13_over_0_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_max_f32_7x13_over_0_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_sum_bf16_7x13_over_0_1
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<bf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<bf16>
    return %0 : tensor<bf16>
  }
}
// -----
// case: reduce_min_i32_7x13_over_0_1
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
// -----
// case: reduce_or_i1_7x13_over_0_1
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>) -> (tensor<i1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<7x13xi1>, tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
// -----
// case: reduce_sum_f32_3x5x7_over_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
}
// -----
// case: reduce_max_f32_3x5x7_over_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
}
// -----
// case: reduce_sum_bf16_3x5x7_over_1
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xbf16>) -> (tensor<3x7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    return %0 : tensor<3x7xbf16>
  }
}
// -----
// case: reduce_min_i32_3x5x7_over_1
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi32>) -> (tensor<3x7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    return %0 : tensor<3x7xi32>
  }
}
// -----
// case: reduce_or_i1_3x5x7_over_1
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi1>) -> (tensor<3x7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<3x5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
    return %0 : tensor<3x7xi1>
  }
}
// -----
// case: reduce_sum_f32_3x5x7_over_0_2
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_max_f32_3x5x7_over_0_2
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_sum_bf16_3x5x7_over_0_2
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xbf16>) -> (tensor<5xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5xbf16>
    return %0 : tensor<5xbf16>
  }
}
// -----
// case: reduce_min_i32_3x5x7_over_0_2
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x5x7xi32>, tensor<i32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
}
// -----
// case: reduce_or_i1_3x5x7_over_0_2
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi1>) -> (tensor<5xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0, 2] : (tensor<3x5x7xi1>, tensor<i1>) -> tensor<5xi1>
    return %0 : tensor<5xi1>
  }
}
// -----
// case: reduce_sum_f32_3x5x7_over_2
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: reduce_max_f32_3x5x7_over_2
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// case: reduce_sum_bf16_3x5x7_over_2
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xbf16>) -> (tensor<3x5xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    return %0 : tensor<3x5xbf16>
  }
}
// -----
// case: reduce_min_i32_3x5x7_over_2
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x5x7xi32>, tensor<i32>) -> tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// case: reduce_or_i1_3x5x7_over_2
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi1>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [2] : (tensor<3x5x7xi1>, tensor<i1>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// case: reduce_sum_f32_3x5x7_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}
// -----
// case: reduce_max_f32_3x5x7_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}
// -----
// case: reduce_sum_bf16_3x5x7_over_0
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xbf16>) -> (tensor<5x7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
    return %0 : tensor<5x7xbf16>
  }
}
// -----
// case: reduce_min_i32_3x5x7_over_0
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi32>) -> (tensor<5x7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<3x5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
    return %0 : tensor<5x7xi32>
  }
}
// -----
// case: reduce_or_i1_3x5x7_over_0
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xi1>) -> (tensor<5x7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3x5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
    return %0 : tensor<5x7xi1>
  }
}
// -----
// case: reduce_sum_f32_2x3x4x5_over_1_3
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>) -> (tensor<2x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}
// -----
// case: reduce_max_f32_2x3x4x5_over_1_3
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>) -> (tensor<2x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}
// -----
// case: reduce_sum_f32_91_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<91xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<91xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_max_f32_91_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<91xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<91xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_sum_f32_1x5_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_max_f32_1x5_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_sum_f32_5x1_over_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x1xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_max_f32_5x1_over_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x1xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_sum_f32_5x0_over_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x0xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x0xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_max_f32_5x0_over_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x0xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x0xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_sum_bf16_5x0_over_1
// primitives: reduce_sum
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x0xbf16>) -> (tensor<5xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x0xbf16>, tensor<bf16>) -> tensor<5xbf16>
    return %0 : tensor<5xbf16>
  }
}
// -----
// case: reduce_min_i32_5x0_over_1
// primitives: reduce_min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x0xi32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<5x0xi32>, tensor<i32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
}
// -----
// case: reduce_or_i1_5x0_over_1
// primitives: reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x0xi1>) -> (tensor<5xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<5x0xi1>, tensor<i1>) -> tensor<5xi1>
    return %0 : tensor<5xi1>
  }
}
// -----
// case: reduce_sum_f32_0x5_over_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x5xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<0x5xf32>, tensor<f32>) -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: reduce_max_f32_0x5_over_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x5xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<0x5xf32>, tensor<f32>) -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// case: reduce_sum_f32_0x5_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<0x5xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_max_f32_0x5_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<0x5xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_sum_f32_1_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_max_f32_1_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_sum_f32_scalar_over_none
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_max_f32_scalar_over_none
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: reduce_sum_f32_5_over_none
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_max_f32_5_over_none
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_sum_f32_33x65_over_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>) -> (tensor<33xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<33x65xf32>, tensor<f32>) -> tensor<33xf32>
    return %0 : tensor<33xf32>
  }
}
// -----
// case: reduce_max_f32_33x65_over_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>) -> (tensor<33xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<33x65xf32>, tensor<f32>) -> tensor<33xf32>
    return %0 : tensor<33xf32>
  }
}
// -----
// case: reduce_sum_f32_33x65_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>) -> (tensor<65xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<33x65xf32>, tensor<f32>) -> tensor<65xf32>
    return %0 : tensor<65xf32>
  }
}
// -----
// case: reduce_max_f32_33x65_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>) -> (tensor<65xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<33x65xf32>, tensor<f32>) -> tensor<65xf32>
    return %0 : tensor<65xf32>
  }
}
// -----
// case: reduce_sum_f32_2x1000_over_1
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1000xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x1000xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
// case: reduce_max_f32_2x1000_over_1
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1000xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x1000xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
// case: reduce_sum_f32_1000x2_over_0
// primitives: reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000x2xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1000x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
// case: reduce_max_f32_1000x2_over_0
// primitives: reduce_max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000x2xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<1000x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
// case: mean_f32
// primitives: div reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.divide %0, %1 : tensor<13xf32>
    return %2 : tensor<13xf32>
  }
}
// -----
// case: mean_all_f32
// primitives: div reduce_sum
// tolerances: 0.0001 1e-05
module @jit_mean attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// case: mean_keepdims_f32
// primitives: broadcast_in_dim div reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    return %5 : tensor<7x13xf32>
  }
}
// -----
// case: var_f32
// primitives: broadcast_in_dim convert_element_type div gt jit reduce_sum select_n square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_var(%arg0, %c) : (tensor<7x13xf32>, tensor<i64>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @_var(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    %6 = chlo.square %5 : tensor<7x13xf32> -> tensor<7x13xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.divide %9, %10 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<7xf32>, tensor<f64>) -> tensor<7xf32>
    return %13 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<f64>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
}
// -----
// case: var_ddof_f32
// primitives: broadcast_in_dim convert_element_type div gt jit reduce_sum select_n square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @_var(%arg0, %c) : (tensor<7x13xf32>, tensor<i64>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_var(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x13xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    %6 = chlo.square %5 : tensor<7x13xf32> -> tensor<7x13xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %11 = stablehlo.divide %9, %10 : tensor<13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<13xf32>, tensor<f64>) -> tensor<13xf32>
    return %13 : tensor<13xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<13xf32>, %arg2: tensor<f64>) -> tensor<13xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<13xf32>
    return %2 : tensor<13xf32>
  }
}
// -----
// case: std_f32
// primitives: broadcast_in_dim convert_element_type div gt jit reduce_sum select_n sqrt square sub
// tolerances: 0.0001 1e-05
module @jit_std attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_std(%arg0, %c) : (tensor<7x13xf32>, tensor<i64>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_std(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<7x13xf32>, tensor<i64>) -> tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    %6 = chlo.square %5 : tensor<7x13xf32> -> tensor<7x13xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.divide %9, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = call @_where(%11, %10, %cst_4) : (tensor<i1>, tensor<f32>, tensor<f64>) -> tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// case: ptp_f32
// primitives: jit reduce_max reduce_min sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @_ptp(%arg0) : (tensor<7x13xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @_ptp(%arg0: tensor<7x13xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<7xf32>
    return %2 : tensor<7xf32>
  }
}
// -----
// case: norm_f32
// primitives: jit mul reduce_sum sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @norm(%arg0) : (tensor<7x13xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @norm(%arg0: tensor<7x13xf32>) -> tensor<7xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.sqrt %1 : tensor<7xf32>
    return %2 : tensor<7xf32>
  }
}
// -----
// case: norm_1_f32
// primitives: abs jit reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @norm(%arg0) : (tensor<7x13xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @norm(%arg0: tensor<7x13xf32>) -> tensor<13xf32> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    return %1 : tensor<13xf32>
  }
}
// -----
// case: norm_inf_f32
// primitives: abs jit max reduce_max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @norm(%arg0) : (tensor<7x13xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @norm(%arg0: tensor<7x13xf32>) -> tensor<7xf32> {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<7xf32>
    return %3 : tensor<7xf32>
  }
}
// -----
// case: logsumexp_f32
// primitives: abs add broadcast_in_dim exp is_finite log max reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.is_finite %2 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.select %3, %2, %4 : tensor<7xi1>, tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x13xf32>
    %9 = stablehlo.exponential %8 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.sign %10 : tensor<7xf32>
    %12 = stablehlo.abs %10 : tensor<7xf32>
    %13 = stablehlo.log %12 : tensor<7xf32>
    %14 = stablehlo.add %13, %5 : tensor<7xf32>
    return %14 : tensor<7xf32>
  }
}
// -----
// case: logsumexp_all_f32
// primitives: abs add broadcast_in_dim exp is_finite log max reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_logsumexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %1, %cst_1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<7x13xf32>
    %7 = stablehlo.exponential %6 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.sign %8 : tensor<f32>
    %10 = stablehlo.abs %8 : tensor<f32>
    %11 = stablehlo.log %10 : tensor<f32>
    %12 = stablehlo.add %11, %3 : tensor<f32>
    return %12 : tensor<f32>
  }
}
// -----
// case: logmeanexp_f32
// primitives: abs add broadcast_in_dim exp is_finite jit log max reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @logmeanexp(%arg0) : (tensor<7x13xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @logmeanexp(%arg0: tensor<7x13xf32>) -> tensor<13xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<13xf32>
    %3 = stablehlo.is_finite %2 : (tensor<13xf32>) -> tensor<13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %5 = stablehlo.select %3, %2, %4 : tensor<13xi1>, tensor<13xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x13xf32>
    %9 = stablehlo.exponential %8 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %11 = stablehlo.sign %10 : tensor<13xf32>
    %12 = stablehlo.abs %10 : tensor<13xf32>
    %13 = stablehlo.log %12 : tensor<13xf32>
    %14 = stablehlo.add %13, %5 : tensor<13xf32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %15 = stablehlo.log %cst_3 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %17 = stablehlo.subtract %14, %16 : tensor<13xf32>
    return %17 : tensor<13xf32>
  }
}
// -----
// case: nansum_f32
// primitives: broadcast_in_dim jit ne reduce_sum select_n
// tolerances: 0.0001 1e-05
module @jit_nansum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @nansum(%arg0) : (tensor<7x13xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @nansum(%arg0: tensor<7x13xf32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<f32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: nanmax_f32
// primitives: broadcast_in_dim jit ne reduce_and reduce_max select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @nanmax(%arg0) : (tensor<7x13xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @nanmax(%arg0: tensor<7x13xf32>) -> tensor<13xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<7x13xi1>, tensor<i1>) -> tensor<13xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = call @_where_0(%4, %cst_1, %2) : (tensor<13xi1>, tensor<f32>, tensor<13xf32>) -> tensor<13xf32>
    return %5 : tensor<13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<f32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<13xi1>, %arg1: tensor<f32>, %arg2: tensor<13xf32>) -> tensor<13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<13xi1>, tensor<13xf32>
    return %1 : tensor<13xf32>
  }
}
// -----
// case: nanmean_f32
// primitives: broadcast_in_dim convert_element_type div jit ne not reduce_sum select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @nanmean(%arg0) : (tensor<7x13xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @nanmean(%arg0: tensor<7x13xf32>) -> tensor<7xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %1 = stablehlo.not %0 : tensor<7x13xi1>
    %2 = stablehlo.convert %1 : (tensor<7x13xi1>) -> tensor<7x13xi32>
    %3 = stablehlo.convert %2 : (tensor<7x13xi32>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = call @nansum(%arg0) : (tensor<7x13xf32>) -> tensor<7xf32>
    %6 = stablehlo.divide %5, %4 : tensor<7xf32>
    return %6 : tensor<7xf32>
  }
  func.func private @nansum(%arg0: tensor<7x13xf32>) -> tensor<7xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<7x13xi1>, tensor<f32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<f32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: count_nonzero_f32
// primitives: convert_element_type gt jit ne reduce_sum
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %2 = call @count_nonzero(%1) : (tensor<7x13xi1>) -> tensor<7xi64>
    return %2 : tensor<7xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<7x13xi1>) -> tensor<7xi64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    %2 = stablehlo.convert %1 : (tensor<7x13xi1>) -> tensor<7x13xi32>
    %3 = stablehlo.convert %2 : (tensor<7x13xi32>) -> tensor<7x13xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xi64>, tensor<i64>) -> tensor<7xi64>
    return %4 : tensor<7xi64>
  }
}
// -----
// case: any_f32
// primitives: gt reduce_or
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<7x13xi1>, tensor<i1>) -> tensor<7xi1>
    return %2 : tensor<7xi1>
  }
}
// -----
// case: all_f32
// primitives: gt reduce_and
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<7x13xi1>, tensor<i1>) -> tensor<13xi1>
    return %2 : tensor<13xi1>
  }
}
// -----
// case: sum_where_f32
// primitives: broadcast_in_dim gt jit reduce_sum select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %3 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<f32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: max_where_f32
// primitives: broadcast_in_dim jit lt max reduce_max select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<-9.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<7xf32>
    return %5 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<f32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
}
// -----
// case: sum_and_sum_of_squares_f32
// primitives: mul reduce_sum
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0, %2 : tensor<7xf32>, tensor<7xf32>
  }
}
// -----
// case: sum_then_sum_f32
// primitives: integer_pow reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}
// -----
// case: rows_and_columns_f32
// primitives: broadcast_in_dim mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<7x13xf32>
    return %6 : tensor<7x13xf32>
  }
}
// -----
// case: normalize_f32
// primitives: add broadcast_in_dim div mul reduce_sum sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.add %2, %3 : tensor<7x1xf32>
    %5 = stablehlo.sqrt %4 : tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %7 = stablehlo.divide %arg0, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: average_weighted_f32
// primitives: div iota mul reduce_sum reshape
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<13xf32>
    %1 = stablehlo.reshape %0 : (tensor<13xf32>) -> tensor<1x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x13xf32>, tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
    %7 = stablehlo.divide %5, %6 : tensor<7xf32>
    return %7 : tensor<7xf32>
  }
}
// -----
// case: cov_f32
// primitives: broadcast_in_dim div dot_general jit reduce_sum slice squeeze sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:13] : (tensor<7x13xf32>) -> tensor<3x13xf32>
    %1 = call @cov(%0) : (tensor<3x13xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @cov(%arg0: tensor<3x13xf32>) -> tensor<3x3xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x13xf32>) -> tensor<3x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x13xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x13xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x13xf32>) -> tensor<13x3xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x13xf32>, tensor<13x3xf32>) -> tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf32>
    return %13 : tensor<3x3xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<3x13xf32>) -> tensor<3x13xf32> {
    return %arg0 : tensor<3x13xf32>
  }
}
// -----
// case: corrcoef_f32
// primitives: add broadcast_in_dim concatenate cond convert_element_type div dot_general eq gather iota jit lt max min mul platform_index reduce_sum select_n slice sqrt squeeze sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:13] : (tensor<7x13xf32>) -> tensor<3x13xf32>
    %1 = call @corrcoef(%0) : (tensor<3x13xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @corrcoef(%arg0: tensor<3x13xf32>) -> tensor<3x3xf32> {
    %0 = call @cov(%arg0) : (tensor<3x13xf32>) -> tensor<3x3xf32>
    %1 = call @_diag(%0) : (tensor<3x3xf32>) -> tensor<3xf32>
    %2 = stablehlo.sqrt %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %5 = stablehlo.divide %0, %4 : tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %8 = stablehlo.divide %5, %7 : tensor<3x3xf32>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %9 = call @clip(%8, %c, %c_0) : (tensor<3x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x3xf32>
    return %9 : tensor<3x3xf32>
  }
  func.func private @cov(%arg0: tensor<3x13xf32>) -> tensor<3x3xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x13xf32>) -> tensor<3x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x13xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x13xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x13xf32>) -> tensor<13x3xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x13xf32>, tensor<13x3xf32>) -> tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf32>
    return %13 : tensor<3x3xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<3x13xf32>) -> tensor<3x13xf32> {
    return %arg0 : tensor<3x13xf32>
  }
  func.func private @_diag(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = call @diagonal(%arg0) : (tensor<3x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @diagonal(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<3xi64>
      %9 = stablehlo.iota dim = 0 : tensor<3xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %13 = stablehlo.add %8, %12 : tensor<3xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<3xi1>, tensor<3xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_4 = stablehlo.constant dense<3> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %18 = stablehlo.add %9, %17 : tensor<3xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<3xi1>, tensor<3xi64>
      %20 = stablehlo.convert %14 : (tensor<3xi64>) -> tensor<3xi32>
      %21 = stablehlo.convert %19 : (tensor<3xi64>) -> tensor<3xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
      stablehlo.return %25 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %7 : tensor<3xf32>
  }
  func.func private @clip(%arg0: tensor<3x3xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x3xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x3xf32>
    return %5 : tensor<3x3xf32>
  }
}
// -----
// case: mean_f64
// primitives: div reduce_sum
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf64>, tensor<f64>) -> tensor<13xf64>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %2 = stablehlo.divide %0, %1 : tensor<13xf64>
    return %2 : tensor<13xf64>
  }
}
// -----
// case: mean_bf16
// primitives: convert_element_type div reduce_sum
// tolerances: 0.04 0.02
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %3 = stablehlo.divide %1, %2 : tensor<13xf32>
    %4 = stablehlo.convert %3 : (tensor<13xf32>) -> tensor<13xbf16>
    return %4 : tensor<13xbf16>
  }
}
// -----
// case: mean_f16
// primitives: convert_element_type div reduce_sum
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %3 = stablehlo.divide %1, %2 : tensor<13xf32>
    %4 = stablehlo.convert %3 : (tensor<13xf32>) -> tensor<13xf16>
    return %4 : tensor<13xf16>
  }
}
// -----
// case: var_f64
// primitives: broadcast_in_dim convert_element_type div gt jit reduce_sum select_n square sub
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_var(%arg0, %c) : (tensor<7x13xf64>, tensor<i64>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @_var(%arg0: tensor<7x13xf64>, %arg1: tensor<i64>) -> tensor<7xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x13xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf64>
    %6 = chlo.square %5 : tensor<7x13xf64> -> tensor<7x13xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %11 = stablehlo.divide %9, %10 : tensor<7xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<7xf64>, tensor<f64>) -> tensor<7xf64>
    return %13 : tensor<7xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7xf64>, %arg2: tensor<f64>) -> tensor<7xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf64>
    return %2 : tensor<7xf64>
  }
}
// -----
// case: var_bf16
// primitives: broadcast_in_dim convert_element_type div gt jit reduce_sum select_n square sub
// tolerances: 0.04 0.02
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_var(%arg0, %c) : (tensor<7x13xbf16>, tensor<i64>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
  func.func private @_var(%arg0: tensor<7x13xbf16>, %arg1: tensor<i64>) -> tensor<7xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<7x13xf32>
    %7 = chlo.square %6 : tensor<7x13xf32> -> tensor<7x13xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.divide %10, %11 : tensor<7xf32>
    %13 = stablehlo.convert %12 : (tensor<7xf32>) -> tensor<7xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15 = call @_where(%14, %13, %cst_4) : (tensor<i1>, tensor<7xbf16>, tensor<f64>) -> tensor<7xbf16>
    return %15 : tensor<7xbf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7xbf16>, %arg2: tensor<f64>) -> tensor<7xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xbf16>
    return %2 : tensor<7xbf16>
  }
}
// -----
// case: var_f16
// primitives: broadcast_in_dim convert_element_type div gt jit reduce_sum select_n square sub
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_var(%arg0, %c) : (tensor<7x13xf16>, tensor<i64>) -> tensor<7xf16>
    return %0 : tensor<7xf16>
  }
  func.func private @_var(%arg0: tensor<7x13xf16>, %arg1: tensor<i64>) -> tensor<7xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<7x13xf32>
    %7 = chlo.square %6 : tensor<7x13xf32> -> tensor<7x13xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.divide %10, %11 : tensor<7xf32>
    %13 = stablehlo.convert %12 : (tensor<7xf32>) -> tensor<7xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15 = call @_where(%14, %13, %cst_4) : (tensor<i1>, tensor<7xf16>, tensor<f64>) -> tensor<7xf16>
    return %15 : tensor<7xf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7xf16>, %arg2: tensor<f64>) -> tensor<7xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf16>
    return %2 : tensor<7xf16>
  }
}
// -----
// case: logsumexp_f64
// primitives: abs add broadcast_in_dim exp is_finite log max reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf64>
    %3 = stablehlo.is_finite %2 : (tensor<7xf64>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %5 = stablehlo.select %3, %2, %4 : tensor<7xi1>, tensor<7xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x13xf64>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x13xf64>
    %9 = stablehlo.exponential %8 : tensor<7x13xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    %11 = stablehlo.sign %10 : tensor<7xf64>
    %12 = stablehlo.abs %10 : tensor<7xf64>
    %13 = stablehlo.log %12 : tensor<7xf64>
    %14 = stablehlo.add %13, %5 : tensor<7xf64>
    return %14 : tensor<7xf64>
  }
}
// -----
// case: logsumexp_bf16
// primitives: abs add broadcast_in_dim convert_element_type exp is_finite log max reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 0.04 0.02
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.is_finite %2 : (tensor<7xbf16>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %5 = stablehlo.select %3, %2, %4 : tensor<7xi1>, tensor<7xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x13xbf16>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x13xbf16>
    %9 = stablehlo.exponential %8 : tensor<7x13xbf16>
    %10 = stablehlo.convert %9 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.convert %11 : (tensor<7xf32>) -> tensor<7xbf16>
    %13 = stablehlo.sign %12 : tensor<7xbf16>
    %14 = stablehlo.abs %12 : tensor<7xbf16>
    %15 = stablehlo.log %14 : tensor<7xbf16>
    %16 = stablehlo.add %15, %5 : tensor<7xbf16>
    return %16 : tensor<7xbf16>
  }
}
// -----
// case: logsumexp_f16
// primitives: abs add broadcast_in_dim convert_element_type exp is_finite log max reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf16>, tensor<f16>) -> tensor<7xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf16>
    %3 = stablehlo.is_finite %2 : (tensor<7xf16>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %5 = stablehlo.select %3, %2, %4 : tensor<7xi1>, tensor<7xf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf16>) -> tensor<7x1xf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x13xf16>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x13xf16>
    %9 = stablehlo.exponential %8 : tensor<7x13xf16>
    %10 = stablehlo.convert %9 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.convert %11 : (tensor<7xf32>) -> tensor<7xf16>
    %13 = stablehlo.sign %12 : tensor<7xf16>
    %14 = stablehlo.abs %12 : tensor<7xf16>
    %15 = stablehlo.log %14 : tensor<7xf16>
    %16 = stablehlo.add %15, %5 : tensor<7xf16>
    return %16 : tensor<7xf16>
  }
}
// -----
// case: normalize_f64
// primitives: add broadcast_in_dim div mul reduce_sum sqrt
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %cst_0 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %4 = stablehlo.add %2, %3 : tensor<7x1xf64>
    %5 = stablehlo.sqrt %4 : tensor<7x1xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x13xf64>
    %7 = stablehlo.divide %arg0, %6 : tensor<7x13xf64>
    return %7 : tensor<7x13xf64>
  }
}
// -----
// case: normalize_bf16
// primitives: add broadcast_in_dim convert_element_type div mul reduce_sum sqrt
// tolerances: 0.04 0.02
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.convert %0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.convert %3 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %cst_0 = stablehlo.constant dense<9.983770e-07> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %6 = stablehlo.add %4, %5 : tensor<7x1xbf16>
    %7 = stablehlo.sqrt %6 : tensor<7x1xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x13xbf16>
    %9 = stablehlo.divide %arg0, %8 : tensor<7x13xbf16>
    return %9 : tensor<7x13xbf16>
  }
}
// -----
// case: normalize_f16
// primitives: add broadcast_in_dim convert_element_type div mul reduce_sum sqrt
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf16>
    %1 = stablehlo.convert %0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.convert %3 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %cst_0 = stablehlo.constant dense<1.013280e-06> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %6 = stablehlo.add %4, %5 : tensor<7x1xf16>
    %7 = stablehlo.sqrt %6 : tensor<7x1xf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x13xf16>
    %9 = stablehlo.divide %arg0, %8 : tensor<7x13xf16>
    return %9 : tensor<7x13xf16>
  }
}
// -----
// case: mean_i32
// primitives: convert_element_type div reduce_sum
// tolerances: 0.0001 1e-05
module @jit_mean attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x5xi32>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<f32>
    return %2 : tensor<f32>
  }
}
// -----
// case: sum_ui8
// primitives: convert_element_type reduce_sum
// tolerances: 0 0
module @jit_sum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xui8>) -> (tensor<ui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x5xui8>) -> tensor<7x5xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xui64>, tensor<ui64>) -> tensor<ui64>
    return %1 : tensor<ui64>
  }
}
// -----
// case: sum_i1
// primitives: convert_element_type reduce_sum
// tolerances: 0 0
module @jit_sum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi1>) -> (tensor<i64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x5xi1>) -> tensor<7x5xi32>
    %1 = stablehlo.convert %0 : (tensor<7x5xi32>) -> tensor<7x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xi64>, tensor<i64>) -> tensor<i64>
    return %2 : tensor<i64>
  }
}
// -----
// case: sum_as_f64
// primitives: convert_element_type reduce_sum
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xf32>) -> tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
}
// -----
// case: logsumexp_of_infinities
// primitives: abs add broadcast_in_dim exp is_finite log max reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.is_finite %2 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.select %3, %2, %4 : tensor<2xi1>, tensor<2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<2x3xf32>
    %9 = stablehlo.exponential %8 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %11 = stablehlo.sign %10 : tensor<2xf32>
    %12 = stablehlo.abs %10 : tensor<2xf32>
    %13 = stablehlo.log %12 : tensor<2xf32>
    %14 = stablehlo.add %13, %5 : tensor<2xf32>
    return %14 : tensor<2xf32>
  }
}
// -----
// case: argmax_f32
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xf32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xf32>, tensor<5x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_f64
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xf64>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xf64>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xf64>, tensor<5x9xi32>, tensor<f64>, tensor<i32>) -> (tensor<5xf64>, tensor<5xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_f16
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xf16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xf16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xf16>, tensor<5x9xi32>, tensor<f16>, tensor<i32>) -> (tensor<5xf16>, tensor<5xi32>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_bf16
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xbf16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xbf16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xbf16>, tensor<5x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<5xbf16>, tensor<5xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_i8
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xi8>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xi8>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi8>, tensor<5x9xi32>, tensor<i8>, tensor<i32>) -> (tensor<5xi8>, tensor<5xi32>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i8>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_i16
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xi16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xi16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi16>, tensor<5x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<5xi16>, tensor<5xi32>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_i32
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xi32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi32>, tensor<5x9xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_i64
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xi64>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xi64>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi64>, tensor<5x9xi32>, tensor<i64>, tensor<i32>) -> (tensor<5xi64>, tensor<5xi32>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_ui8
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xui8>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xui8>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui8>, tensor<5x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<5xui8>, tensor<5xi32>)
     reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui8>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_ui16
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xui16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xui16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui16>, tensor<5x9xi32>, tensor<ui16>, tensor<i32>) -> (tensor<5xui16>, tensor<5xi32>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_ui32
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xui32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xui32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui32>, tensor<5x9xi32>, tensor<ui32>, tensor<i32>) -> (tensor<5xui32>, tensor<5xi32>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_ui64
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xui64>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xui64>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui64>, tensor<5x9xi32>, tensor<ui64>, tensor<i32>) -> (tensor<5xui64>, tensor<5xi32>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_i1
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x9xi1>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x9xi1>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi1>, tensor<5x9xi32>, tensor<i1>, tensor<i32>) -> (tensor<5xi1>, tensor<5xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_f32_special
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<6x4xf32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmax(%arg0: tensor<6x4xf32>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x4xf32>, tensor<6x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}
// -----
// case: argmax_bf16_special
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xbf16>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<6x4xbf16>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmax(%arg0: tensor<6x4xbf16>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x4xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x4xbf16>, tensor<6x4xi32>, tensor<bf16>, tensor<i32>) -> (tensor<6xbf16>, tensor<6xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}
// -----
// case: argmax_f64_special
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf64>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<6x4xf64>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmax(%arg0: tensor<6x4xf64>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x4xi32>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x4xf64>, tensor<6x4xi32>, tensor<f64>, tensor<i32>) -> (tensor<6xf64>, tensor<6xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}
// -----
// case: argmax_7x13_axis_0
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<7x13xf32>) -> tensor<13xi32>
    return %0 : tensor<13xi32>
  }
  func.func private @argmax(%arg0: tensor<7x13xf32>) -> tensor<13xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<7x13xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<7x13xf32>, tensor<7x13xi32>, tensor<f32>, tensor<i32>) -> (tensor<13xf32>, tensor<13xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<13xi32>
  }
}
// -----
// case: argmax_3x5x7_axis_1
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x7xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<3x5x7xf32>) -> tensor<3x7xi32>
    return %0 : tensor<3x7xi32>
  }
  func.func private @argmax(%arg0: tensor<3x5x7xf32>) -> tensor<3x7xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x5x7xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x5x7xf32>, tensor<3x5x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x7xf32>, tensor<3x7xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<3x7xi32>
  }
}
// -----
// case: argmax_1_axis_0
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<1xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @argmax(%arg0: tensor<1xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<1xf32>, tensor<1xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
}
// -----
// case: argmax_5x1_axis_1
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x1xf32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<5x1xf32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmax(%arg0: tensor<5x1xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x1xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x1xf32>, tensor<5x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmax_0x3_axis_1
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<0x3xf32>) -> tensor<0xi32>
    return %0 : tensor<0xi32>
  }
  func.func private @argmax(%arg0: tensor<0x3xf32>) -> tensor<0xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<0x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<0x3xf32>, tensor<0x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<0xf32>, tensor<0xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<0xi32>
  }
}
// -----
// case: argmax_2x700_axis_1
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x700xf32>) -> (tensor<2xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<2x700xf32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @argmax(%arg0: tensor<2x700xf32>) -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x700xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x700xf32>, tensor<2x700xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<2xi32>
  }
}
// -----
// case: argmax_index_i64
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<i64> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<9xf32>) -> tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @argmax(%arg0: tensor<9xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<9xf32>, tensor<9xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
// -----
// case: argmax_index_ui8
// primitives: argmax
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<ui8> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<9xf32>) -> tensor<ui8>
    return %0 : tensor<ui8>
  }
  func.func private @argmax(%arg0: tensor<9xf32>) -> tensor<ui8> {
    %0 = stablehlo.iota dim = 0 : tensor<9xui8>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<9xf32>, tensor<9xui8>, tensor<f32>, tensor<ui8>) -> (tensor<f32>, tensor<ui8>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<ui8>
      stablehlo.return %9, %10 : tensor<f32>, tensor<ui8>
    }
    return %1#1 : tensor<ui8>
  }
}
// -----
// case: jnp_argmax_all
// primitives: argmax reshape
// tolerances: 0 0
module @jit_argmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<i64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x13xf32>) -> tensor<91xf32>
    %1 = call @argmax(%0) : (tensor<91xf32>) -> tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @argmax(%arg0: tensor<91xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<91xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<91xf32>, tensor<91xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
// -----
// case: argmin_f32
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xf32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xf32>, tensor<5x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_f64
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xf64>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xf64>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xf64>, tensor<5x9xi32>, tensor<f64>, tensor<i32>) -> (tensor<5xf64>, tensor<5xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_f16
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xf16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xf16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xf16>, tensor<5x9xi32>, tensor<f16>, tensor<i32>) -> (tensor<5xf16>, tensor<5xi32>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_bf16
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xbf16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xbf16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x9xbf16>, tensor<5x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<5xbf16>, tensor<5xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_i8
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xi8>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xi8>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<127> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi8>, tensor<5x9xi32>, tensor<i8>, tensor<i32>) -> (tensor<5xi8>, tensor<5xi32>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i8>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_i16
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xi16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xi16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi16>, tensor<5x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<5xi16>, tensor<5xi32>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_i32
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xi32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi32>, tensor<5x9xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_i64
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xi64>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xi64>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi64>, tensor<5x9xi32>, tensor<i64>, tensor<i32>) -> (tensor<5xi64>, tensor<5xi32>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_ui8
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xui8>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xui8>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui8>, tensor<5x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<5xui8>, tensor<5xi32>)
     reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui8>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_ui16
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xui16>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xui16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui16>, tensor<5x9xi32>, tensor<ui16>, tensor<i32>) -> (tensor<5xui16>, tensor<5xi32>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_ui32
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xui32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xui32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui32>, tensor<5x9xi32>, tensor<ui32>, tensor<i32>) -> (tensor<5xui32>, tensor<5xi32>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_ui64
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xui64>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xui64>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xui64>, tensor<5x9xi32>, tensor<ui64>, tensor<i32>) -> (tensor<5xui64>, tensor<5xi32>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_i1
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x9xi1>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x9xi1>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x9xi32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<5x9xi1>, tensor<5x9xi32>, tensor<i1>, tensor<i32>) -> (tensor<5xi1>, tensor<5xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_f32_special
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<6x4xf32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmin(%arg0: tensor<6x4xf32>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x4xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x4xf32>, tensor<6x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}
// -----
// case: argmin_bf16_special
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xbf16>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<6x4xbf16>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmin(%arg0: tensor<6x4xbf16>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x4xi32>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x4xbf16>, tensor<6x4xi32>, tensor<bf16>, tensor<i32>) -> (tensor<6xbf16>, tensor<6xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}
// -----
// case: argmin_f64_special
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf64>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<6x4xf64>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmin(%arg0: tensor<6x4xf64>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x4xi32>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x4xf64>, tensor<6x4xi32>, tensor<f64>, tensor<i32>) -> (tensor<6xf64>, tensor<6xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}
// -----
// case: argmin_7x13_axis_0
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<7x13xf32>) -> tensor<13xi32>
    return %0 : tensor<13xi32>
  }
  func.func private @argmin(%arg0: tensor<7x13xf32>) -> tensor<13xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<7x13xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<7x13xf32>, tensor<7x13xi32>, tensor<f32>, tensor<i32>) -> (tensor<13xf32>, tensor<13xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<13xi32>
  }
}
// -----
// case: argmin_3x5x7_axis_1
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x7xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<3x5x7xf32>) -> tensor<3x7xi32>
    return %0 : tensor<3x7xi32>
  }
  func.func private @argmin(%arg0: tensor<3x5x7xf32>) -> tensor<3x7xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x5x7xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x5x7xf32>, tensor<3x5x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x7xf32>, tensor<3x7xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<3x7xi32>
  }
}
// -----
// case: argmin_1_axis_0
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<1xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @argmin(%arg0: tensor<1xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<1xf32>, tensor<1xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
}
// -----
// case: argmin_5x1_axis_1
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x1xf32>) -> (tensor<5xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<5x1xf32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @argmin(%arg0: tensor<5x1xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x1xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x1xf32>, tensor<5x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}
// -----
// case: argmin_0x3_axis_1
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<0x3xf32>) -> tensor<0xi32>
    return %0 : tensor<0xi32>
  }
  func.func private @argmin(%arg0: tensor<0x3xf32>) -> tensor<0xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<0x3xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<0x3xf32>, tensor<0x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<0xf32>, tensor<0xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<0xi32>
  }
}
// -----
// case: argmin_2x700_axis_1
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x700xf32>) -> (tensor<2xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<2x700xf32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @argmin(%arg0: tensor<2x700xf32>) -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x700xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x700xf32>, tensor<2x700xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<2xi32>
  }
}
// -----
// case: argmin_index_i64
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<i64> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<9xf32>) -> tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<9xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi64>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<9xf32>, tensor<9xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
// -----
// case: argmin_index_ui8
// primitives: argmin
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<ui8> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<9xf32>) -> tensor<ui8>
    return %0 : tensor<ui8>
  }
  func.func private @argmin(%arg0: tensor<9xf32>) -> tensor<ui8> {
    %0 = stablehlo.iota dim = 0 : tensor<9xui8>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<9xf32>, tensor<9xui8>, tensor<f32>, tensor<ui8>) -> (tensor<f32>, tensor<ui8>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<ui8>
      stablehlo.return %9, %10 : tensor<f32>, tensor<ui8>
    }
    return %1#1 : tensor<ui8>
  }
}
// -----
// case: jnp_argmin_all
// primitives: argmin reshape
// tolerances: 0 0
module @jit_argmin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<i64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<7x13xf32>) -> tensor<91xf32>
    %1 = call @argmin(%0) : (tensor<91xf32>) -> tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<91xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<91xi64>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<91xf32>, tensor<91xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
// -----
// case: argmax_and_max
// primitives: argmax reduce_max
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xi64> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<7x13xf32>) -> tensor<7xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0, %1 : tensor<7xi64>, tensor<7xf32>
  }
  func.func private @argmax(%arg0: tensor<7x13xf32>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<7x13xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<7x13xf32>, tensor<7x13xi64>, tensor<f32>, tensor<i64>) -> (tensor<7xf32>, tensor<7xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}
// -----
// case: nanargmax
// primitives: argmax broadcast_in_dim convert_element_type jit ne reduce_and select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>) -> (tensor<6xi64> {jax.result_info = "result"}) {
    %0 = call @_nanargmax(%arg0) : (tensor<6x4xf32>) -> tensor<6xi64>
    return %0 : tensor<6xi64>
  }
  func.func private @_nanargmax(%arg0: tensor<6x4xf32>) -> tensor<6xi64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<6x4xi1>, tensor<f64>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %2 = call @argmax(%1) : (tensor<6x4xf32>) -> tensor<6xi64>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<6x4xi1>, tensor<i1>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where_0(%3, %c_0, %2) : (tensor<6xi1>, tensor<i64>, tensor<6xi64>) -> tensor<6xi64>
    return %4 : tensor<6xi64>
  }
  func.func private @_where(%arg0: tensor<6x4xi1>, %arg1: tensor<f64>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x4xi1>, tensor<6x4xf32>
    return %2 : tensor<6x4xf32>
  }
  func.func private @argmax(%arg0: tensor<6x4xf32>) -> tensor<6xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<6x4xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x4xf32>, tensor<6x4xi64>, tensor<f32>, tensor<i64>) -> (tensor<6xf32>, tensor<6xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<6xi64>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<i64>, %arg2: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xi64>
    return %2 : tensor<6xi64>
  }
}
// -----
// case: accuracy
// primitives: argmax convert_element_type div eq reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x5xf32>, %arg1: tensor<9xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<9x5xf32>) -> tensor<9xi64>
    %1 = stablehlo.convert %arg1 : (tensor<9xi32>) -> tensor<9xi64>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %3 = stablehlo.convert %2 : (tensor<9xi1>) -> tensor<9xi32>
    %4 = stablehlo.convert %3 : (tensor<9xi32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @argmax(%arg0: tensor<9x5xf32>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<9x5xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<9x5xf32>, tensor<9x5xi64>, tensor<f32>, tensor<i64>) -> (tensor<9xf32>, tensor<9xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<9xi64>
  }
}
// -----
// case: reduce_sum_from_3
// primitives: add reduce
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_max_from_0
// primitives: max reduce
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
}
// -----
// case: reduce_mul_from_argument
// primitives: mul reduce
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x4xf32>, %arg1: tensor<f32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.multiply across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_and_from_mask
// primitives: and reduce
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<255> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<7x13xi32>, tensor<i32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
// -----
// case: reduce_sum_and_max
// primitives: add max reduce
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg0 init: %cst_0) across dimensions = [1] : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<f32>, %arg4: tensor<f32>)  {
      %1 = stablehlo.add %arg1, %arg3 : tensor<f32>
      %2 = stablehlo.maximum %arg2, %arg4 : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }
    return %0#0, %0#1 : tensor<7xf32>, tensor<7xf32>
  }
}
// -----
// case: reduce_two_types
// primitives: add mul reduce
// tolerances: 0.0001 1e-05, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xi32>) -> (tensor<13xf32> {jax.result_info = "result[0]"}, tensor<13xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %c) across dimensions = [0] : (tensor<7x13xf32>, tensor<7x13xi32>, tensor<f32>, tensor<i32>) -> (tensor<13xf32>, tensor<13xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %1 = stablehlo.add %arg2, %arg4 : tensor<f32>
      %2 = stablehlo.multiply %arg3, %arg5 : tensor<i32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<13xf32>, tensor<13xi32>
  }
}
// -----
// case: reduce_best_and_place
// primitives: and eq gt iota jit lt or reduce select_n
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<7x13xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<99> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<7x13xf32>, tensor<7x13xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %5 = stablehlo.and %3, %4 : tensor<i1>
      %6 = stablehlo.or %2, %5 : tensor<i1>
      %7 = func.call @_where(%6, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %8 = func.call @_where_0(%6, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
    }
    return %1#0, %1#1 : tensor<7xf32>, tensor<7xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
// -----
// case: reduce_welford
// primitives: add broadcast_in_dim div max mul reduce sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2:3 = stablehlo.reduce(%0 init: %cst_1), (%arg0 init: %cst_2), (%1 init: %cst_3) across dimensions = [1] : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>)
     reducer(%arg1: tensor<f32>, %arg4: tensor<f32>) (%arg2: tensor<f32>, %arg5: tensor<f32>) (%arg3: tensor<f32>, %arg6: tensor<f32>)  {
      %3 = stablehlo.add %arg1, %arg4 : tensor<f32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.maximum %3, %cst_4 : tensor<f32>
      %5 = stablehlo.subtract %arg5, %arg2 : tensor<f32>
      %6 = stablehlo.multiply %5, %arg4 : tensor<f32>
      %7 = stablehlo.divide %6, %4 : tensor<f32>
      %8 = stablehlo.add %arg2, %7 : tensor<f32>
      %9 = stablehlo.add %arg3, %arg6 : tensor<f32>
      %10 = stablehlo.multiply %5, %5 : tensor<f32>
      %11 = stablehlo.multiply %10, %arg1 : tensor<f32>
      %12 = stablehlo.multiply %11, %arg4 : tensor<f32>
      %13 = stablehlo.divide %12, %4 : tensor<f32>
      %14 = stablehlo.add %9, %13 : tensor<f32>
      stablehlo.return %3, %8, %14 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    return %2#0, %2#1, %2#2 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
}
// -----
// case: reduce_logaddexp
// primitives: abs add custom_jvp_call exp log1p max ne neg reduce select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
     reducer(%arg1: tensor<f32>, %arg2: tensor<f32>)  {
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
    }
    return %0 : tensor<7xf32>
  }
}
// -----
// case: reduce_saturating_sum
// primitives: add min reduce
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
     reducer(%arg1: tensor<f32>, %arg2: tensor<f32>)  {
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2 = stablehlo.minimum %1, %cst_0 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }
    return %0 : tensor<5xf32>
  }
}
// -----
// case: reduce_xor_bits
// primitives: reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xui32>) -> (tensor<ui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.xor across dimensions = [0, 1] : (tensor<7x5xui32>, tensor<ui32>) -> tensor<ui32>
    return %0 : tensor<ui32>
  }
}
// -----
// case: parity
// primitives: and reduce_xor
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xi16>) -> (tensor<i16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<31xi16>
    %1 = stablehlo.and %arg0, %0 : tensor<31xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %2 = stablehlo.reduce(%1 init: %c_0) applies stablehlo.xor across dimensions = [0] : (tensor<31xi16>, tensor<i16>) -> tensor<i16>
    return %2 : tensor<i16>
  }
}
