// case: relu_f32
// primitives: custom_jvp_call jit max
// tolerances: 0.0001 1e-05
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @relu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    return %1 : tensor<7x14xf32>
  }
}
// -----
// case: relu_f64
// primitives: custom_jvp_call jit max
// tolerances: 1e-10 1e-10
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @relu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    return %1 : tensor<7x14xf64>
  }
}
// -----
// case: relu_f16
// primitives: custom_jvp_call jit max
// tolerances: 0.01 0.004
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @relu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    return %1 : tensor<7x14xf16>
  }
}
// -----
// case: relu_bf16
// primitives: custom_jvp_call jit max
// tolerances: 0.03 0.03
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @relu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    return %1 : tensor<7x14xbf16>
  }
}
// -----
// case: relu_gradient
// primitives: add_any broadcast_in_dim cos custom_jvp_call gt jit max mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %5 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %6 = stablehlo.multiply %0, %4 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %0, %8 : tensor<3x7xf32>
    %10 = stablehlo.multiply %8, %4 : tensor<3x7xf32>
    %11 = stablehlo.negate %9 : tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %5 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.select %2, %10, %13 : tensor<3x7xi1>, tensor<3x7xf32>
    %15 = stablehlo.add %12, %14 : tensor<3x7xf32>
    return %15 : tensor<3x7xf32>
  }
  func.func private @relu(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: relu6_f32
// primitives: custom_jvp_call jit max min
// tolerances: 0.0001 1e-05
module @jit_relu6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @relu6(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @relu6(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf32>
    return %3 : tensor<7x14xf32>
  }
}
// -----
// case: relu6_f64
// primitives: custom_jvp_call jit max min
// tolerances: 1e-10 1e-10
module @jit_relu6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @relu6(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @relu6(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf64>
    return %3 : tensor<7x14xf64>
  }
}
// -----
// case: relu6_f16
// primitives: custom_jvp_call jit max min
// tolerances: 0.01 0.004
module @jit_relu6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @relu6(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf16>
    return %3 : tensor<7x14xf16>
  }
}
// -----
// case: relu6_bf16
// primitives: custom_jvp_call jit max min
// tolerances: 0.03 0.03
module @jit_relu6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @relu6(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xbf16>
    return %3 : tensor<7x14xbf16>
  }
}
// -----
// case: relu6_gradient
// primitives: add_any and broadcast_in_dim cos custom_jvp_call gt jit lt max min mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = call @relu6(%arg0) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.compare LT, %arg0, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %5 = stablehlo.and %2, %4 : tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %8 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %9 = stablehlo.multiply %0, %7 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %0, %11 : tensor<3x7xf32>
    %13 = stablehlo.multiply %11, %7 : tensor<3x7xf32>
    %14 = stablehlo.negate %12 : tensor<3x7xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.select %5, %13, %16 : tensor<3x7xi1>, tensor<3x7xf32>
    %18 = stablehlo.add %15, %17 : tensor<3x7xf32>
    return %18 : tensor<3x7xf32>
  }
  func.func private @relu6(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
// -----
// case: sigmoid_f32
// primitives: logistic
// tolerances: 0.0001 1e-05
module @jit_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf32>
    %1 = stablehlo.exponential %0 : tensor<7x14xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf32>
    return %5 : tensor<7x14xf32>
  }
}
// -----
// case: sigmoid_f64
// primitives: logistic
// tolerances: 1e-10 1e-10
module @jit_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf64>
    %1 = stablehlo.exponential %0 : tensor<7x14xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf64>
    return %5 : tensor<7x14xf64>
  }
}
// -----
// case: sigmoid_f16
// primitives: logistic
// tolerances: 0.01 0.004
module @jit_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf16>
    %1 = stablehlo.exponential %0 : tensor<7x14xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf16>
    return %5 : tensor<7x14xf16>
  }
}
// -----
// case: sigmoid_bf16
// primitives: logistic
// tolerances: 0.03 0.03
module @jit_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x14xbf16>
    %1 = stablehlo.exponential %0 : tensor<7x14xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.add %2, %1 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xbf16>
    return %5 : tensor<7x14xbf16>
  }
}
// -----
// case: sigmoid_gradient
// primitives: add_any broadcast_in_dim cos logistic mul neg reduce_sum sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %1 = stablehlo.exponential %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x7xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3x7xf32>
    %9 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %10 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %11 = stablehlo.multiply %5, %9 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<3x7xf32>
    %15 = stablehlo.multiply %13, %9 : tensor<3x7xf32>
    %16 = stablehlo.negate %14 : tensor<3x7xf32>
    %17 = stablehlo.multiply %16, %10 : tensor<3x7xf32>
    %18 = stablehlo.multiply %15, %8 : tensor<3x7xf32>
    %19 = stablehlo.add %17, %18 : tensor<3x7xf32>
    return %19 : tensor<3x7xf32>
  }
}
// -----
// case: softplus_f32
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 0.0001 1e-05
module @jit_softplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @softplus(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @softplus(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf32>
    %7 = stablehlo.abs %3 : tensor<7x14xf32>
    %8 = stablehlo.negate %7 : tensor<7x14xf32>
    %9 = stablehlo.exponential %8 : tensor<7x14xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf32>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf32>
    return %12 : tensor<7x14xf32>
  }
}
// -----
// case: softplus_f64
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 1e-10 1e-10
module @jit_softplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @softplus(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @softplus(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf64>
    %7 = stablehlo.abs %3 : tensor<7x14xf64>
    %8 = stablehlo.negate %7 : tensor<7x14xf64>
    %9 = stablehlo.exponential %8 : tensor<7x14xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf64>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf64>
    return %12 : tensor<7x14xf64>
  }
}
// -----
// case: softplus_f16
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 0.01 0.004
module @jit_softplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @softplus(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @softplus(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf16>
    %7 = stablehlo.abs %3 : tensor<7x14xf16>
    %8 = stablehlo.negate %7 : tensor<7x14xf16>
    %9 = stablehlo.exponential %8 : tensor<7x14xf16>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf16>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf16>
    return %12 : tensor<7x14xf16>
  }
}
// -----
// case: softplus_bf16
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 0.03 0.03
module @jit_softplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @softplus(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @softplus(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xbf16>
    %7 = stablehlo.abs %3 : tensor<7x14xbf16>
    %8 = stablehlo.negate %7 : tensor<7x14xbf16>
    %9 = stablehlo.exponential %8 : tensor<7x14xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xbf16>
    %11 = stablehlo.add %1, %10 : tensor<7x14xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %12 : tensor<7x14xbf16>
  }
}
// -----
// case: softplus_gradient
// primitives: abs add add_any broadcast_in_dim cos custom_jvp_call eq exp jit log1p max mul ne neg reduce_sum select_n sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @softplus(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @softplus_0(%0#1, %0#2, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7xf32>
    %7 = stablehlo.abs %3 : tensor<3x7xf32>
    %8 = stablehlo.negate %7 : tensor<3x7xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x7xf32>
    %31 = stablehlo.exponential %30 : tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x7xf32>
    return %12, %22, %33 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @softplus_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
}
// -----
// case: sparse_plus_f32
// primitives: add broadcast_in_dim convert_element_type div ge integer_pow jit le select_n
// tolerances: 0.0001 1e-05
module @jit_sparse_plus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @sparse_plus(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @sparse_plus(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<7x14xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<7x14xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %8 = stablehlo.divide %6, %7 : tensor<7x14xf32>
    %9 = call @_where(%3, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf32>) -> tensor<7x14xf32>
    return %10 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf32>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
}
// -----
// case: sparse_plus_f64
// primitives: add broadcast_in_dim convert_element_type div ge integer_pow jit le select_n
// tolerances: 1e-10 1e-10
module @jit_sparse_plus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @sparse_plus(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @sparse_plus(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.add %arg0, %4 : tensor<7x14xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<7x14xf64>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %8 = stablehlo.divide %6, %7 : tensor<7x14xf64>
    %9 = call @_where(%3, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    return %10 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
}
// -----
// case: sparse_plus_f16
// primitives: add broadcast_in_dim convert_element_type div ge integer_pow jit le select_n
// tolerances: 0.01 0.004
module @jit_sparse_plus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @sparse_plus(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @sparse_plus(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.add %arg0, %4 : tensor<7x14xf16>
    %6 = stablehlo.multiply %5, %5 : tensor<7x14xf16>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %8 = stablehlo.divide %6, %7 : tensor<7x14xf16>
    %9 = call @_where(%3, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf16>) -> tensor<7x14xf16>
    return %10 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf16>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
}
// -----
// case: sparse_plus_bf16
// primitives: add broadcast_in_dim convert_element_type div ge integer_pow jit le select_n
// tolerances: 0.03 0.03
module @jit_sparse_plus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @sparse_plus(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @sparse_plus(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.add %arg0, %4 : tensor<7x14xbf16>
    %6 = stablehlo.multiply %5, %5 : tensor<7x14xbf16>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %8 = stablehlo.divide %6, %7 : tensor<7x14xbf16>
    %9 = call @_where(%3, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %10 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xbf16>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
}
// -----
// case: sparse_plus_gradient
// primitives: add add_any broadcast_in_dim convert_element_type cos div ge integer_pow jit le mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:5 = call @sparse_plus(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @sparse_plus_1(%0#1, %0#2, %0#3, %0#4, %7) : (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @sparse_plus(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %6, %9 : tensor<3x7xf32>
    %11 = call @_where(%3, %arg0, %10) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12:2 = call @_where_0(%1, %cst_4, %11) : (tensor<3x7xi1>, tensor<f64>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    return %12#0, %8, %3, %1, %12#1 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<f64>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @sparse_plus_1(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xi1>, %arg2: tensor<3x7xi1>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %1:2 = call @_where_3(%arg1, %0) : (tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.divide %1#1, %2 : tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x7xf32>
    %5 = stablehlo.add %1#0, %4 : tensor<3x7xf32>
    return %5 : tensor<3x7xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: sparse_sigmoid_f32
// primitives: add convert_element_type jit max min mul
// tolerances: 0.0001 1e-05
module @jit_sparse_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @sparse_sigmoid(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<7x14xf32>, tensor<f64>, tensor<f64>) -> tensor<7x14xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<7x14xf32>
    return %4 : tensor<7x14xf32>
  }
  func.func private @clip(%arg0: tensor<7x14xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<7x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x14xf32>
    %3 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<7x14xf32>
    return %5 : tensor<7x14xf32>
  }
}
// -----
// case: sparse_sigmoid_f64
// primitives: add convert_element_type jit max min mul
// tolerances: 1e-10 1e-10
module @jit_sparse_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @sparse_sigmoid(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<7x14xf64>, tensor<f64>, tensor<f64>) -> tensor<7x14xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %4 = stablehlo.multiply %3, %2 : tensor<7x14xf64>
    return %4 : tensor<7x14xf64>
  }
  func.func private @clip(%arg0: tensor<7x14xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<7x14xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x14xf64>
    %3 = stablehlo.convert %arg2 : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<7x14xf64>
    return %5 : tensor<7x14xf64>
  }
}
// -----
// case: sparse_sigmoid_f16
// primitives: add convert_element_type jit max min mul
// tolerances: 0.01 0.004
module @jit_sparse_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @sparse_sigmoid(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<7x14xf16>, tensor<f64>, tensor<f64>) -> tensor<7x14xf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %4 = stablehlo.multiply %3, %2 : tensor<7x14xf16>
    return %4 : tensor<7x14xf16>
  }
  func.func private @clip(%arg0: tensor<7x14xf16>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x14xf16>
    %3 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.minimum %4, %2 : tensor<7x14xf16>
    return %5 : tensor<7x14xf16>
  }
}
// -----
// case: sparse_sigmoid_bf16
// primitives: add convert_element_type jit max min mul
// tolerances: 0.03 0.03
module @jit_sparse_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @sparse_sigmoid(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<7x14xbf16>, tensor<f64>, tensor<f64>) -> tensor<7x14xbf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %4 = stablehlo.multiply %3, %2 : tensor<7x14xbf16>
    return %4 : tensor<7x14xbf16>
  }
  func.func private @clip(%arg0: tensor<7x14xbf16>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x14xbf16>
    %3 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.minimum %4, %2 : tensor<7x14xbf16>
    return %5 : tensor<7x14xbf16>
  }
}
// -----
// case: sparse_sigmoid_gradient
// primitives: add add_any broadcast_in_dim convert_element_type cos div eq jit max min mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @sparse_sigmoid(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @sparse_sigmoid_0(%0#1, %0#2, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2:3 = call @clip(%1, %cst_0, %cst_1) : (tensor<3x7xf32>, tensor<f64>, tensor<f64>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %2#0 : tensor<3x7xf32>
    return %4, %2#1, %2#2 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @clip(%arg0: tensor<3x7xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x7xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<3x7xi1>, tensor<3x7xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<3x7xi1>, tensor<3x7xf32>
    %12 = stablehlo.divide %6, %11 : tensor<3x7xf32>
    %13 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<3x7xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<3x7xi1>, tensor<3x7xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<3x7xi1>, tensor<3x7xf32>
    %25 = stablehlo.divide %19, %24 : tensor<3x7xf32>
    return %15, %12, %25 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @sparse_sigmoid_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<3x7xf32>
    %2 = call @clip_1(%arg0, %arg1, %1) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func private @clip_1(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: soft_sign_f32
// primitives: abs add div jit
// tolerances: 0.0001 1e-05
module @jit_soft_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @soft_sign(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @soft_sign(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.abs %arg0 : tensor<7x14xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.add %0, %1 : tensor<7x14xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<7x14xf32>
    return %3 : tensor<7x14xf32>
  }
}
// -----
// case: soft_sign_f64
// primitives: abs add div jit
// tolerances: 1e-10 1e-10
module @jit_soft_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @soft_sign(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @soft_sign(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.abs %arg0 : tensor<7x14xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.add %0, %1 : tensor<7x14xf64>
    %3 = stablehlo.divide %arg0, %2 : tensor<7x14xf64>
    return %3 : tensor<7x14xf64>
  }
}
// -----
// case: soft_sign_f16
// primitives: abs add div jit
// tolerances: 0.01 0.004
module @jit_soft_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @soft_sign(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @soft_sign(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.abs %arg0 : tensor<7x14xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.add %0, %1 : tensor<7x14xf16>
    %3 = stablehlo.divide %arg0, %2 : tensor<7x14xf16>
    return %3 : tensor<7x14xf16>
  }
}
// -----
// case: soft_sign_bf16
// primitives: abs add div jit
// tolerances: 0.03 0.03
module @jit_soft_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @soft_sign(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @soft_sign(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.abs %arg0 : tensor<7x14xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.add %0, %1 : tensor<7x14xbf16>
    %3 = stablehlo.divide %arg0, %2 : tensor<7x14xbf16>
    return %3 : tensor<7x14xbf16>
  }
}
// -----
// case: soft_sign_gradient
// primitives: abs add add_any broadcast_in_dim cos div ge integer_pow jit mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:4 = call @soft_sign(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @soft_sign_0(%0#1, %0#2, %arg0, %0#3, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @soft_sign(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.add %0, %3 : tensor<3x7xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<3x7xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.divide %7, %6 : tensor<3x7xf32>
    return %5, %2, %4, %8 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @soft_sign_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg4, %arg3 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<3x7xf32>
    %2 = stablehlo.negate %1 : tensor<3x7xf32>
    %3 = stablehlo.divide %arg4, %arg1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.select %arg0, %4, %2 : tensor<3x7xi1>, tensor<3x7xf32>
    %6 = stablehlo.select %arg0, %2, %4 : tensor<3x7xi1>, tensor<3x7xf32>
    %7 = stablehlo.add %3, %6 : tensor<3x7xf32>
    %8 = stablehlo.negate %5 : tensor<3x7xf32>
    %9 = stablehlo.add %7, %8 : tensor<3x7xf32>
    return %9 : tensor<3x7xf32>
  }
}
// -----
// case: silu_f32
// primitives: jit logistic mul
// tolerances: 0.0001 1e-05
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @silu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf32>
    %1 = stablehlo.exponential %0 : tensor<7x14xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xf32>
    return %6 : tensor<7x14xf32>
  }
}
// -----
// case: silu_f64
// primitives: jit logistic mul
// tolerances: 1e-10 1e-10
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @silu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf64>
    %1 = stablehlo.exponential %0 : tensor<7x14xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf64>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xf64>
    return %6 : tensor<7x14xf64>
  }
}
// -----
// case: silu_f16
// primitives: jit logistic mul
// tolerances: 0.01 0.004
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @silu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf16>
    %1 = stablehlo.exponential %0 : tensor<7x14xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xf16>
    return %6 : tensor<7x14xf16>
  }
}
// -----
// case: silu_bf16
// primitives: jit logistic mul
// tolerances: 0.03 0.03
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @silu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xbf16>
    %1 = stablehlo.exponential %0 : tensor<7x14xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.add %2, %1 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xbf16>
    return %6 : tensor<7x14xbf16>
  }
}
// -----
// case: silu_gradient
// primitives: add_any broadcast_in_dim cos jit logistic mul neg reduce_sum sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @silu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @silu_0(%0#1, %0#2, %arg0, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @silu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %1 = stablehlo.exponential %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x7xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3x7xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<3x7xf32>
    return %9, %8, %5 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @silu_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<3x7xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
// -----
// case: swish_f32
// primitives: jit logistic mul
// tolerances: 0.0001 1e-05
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @silu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf32>
    %1 = stablehlo.exponential %0 : tensor<7x14xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xf32>
    return %6 : tensor<7x14xf32>
  }
}
// -----
// case: swish_f64
// primitives: jit logistic mul
// tolerances: 1e-10 1e-10
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @silu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf64>
    %1 = stablehlo.exponential %0 : tensor<7x14xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf64>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xf64>
    return %6 : tensor<7x14xf64>
  }
}
// -----
// case: swish_f16
// primitives: jit logistic mul
// tolerances: 0.01 0.004
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @silu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf16>
    %1 = stablehlo.exponential %0 : tensor<7x14xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.add %2, %1 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xf16>
    return %6 : tensor<7x14xf16>
  }
}
// -----
// case: swish_bf16
// primitives: jit logistic mul
// tolerances: 0.03 0.03
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @silu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xbf16>
    %1 = stablehlo.exponential %0 : tensor<7x14xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.add %2, %1 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<7x14xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x14xbf16>
    return %6 : tensor<7x14xbf16>
  }
}
// -----
// case: swish_gradient
// primitives: add_any broadcast_in_dim cos jit logistic mul neg reduce_sum sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @silu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @silu_0(%0#1, %0#2, %arg0, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @silu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %1 = stablehlo.exponential %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x7xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3x7xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<3x7xf32>
    return %9, %8, %5 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @silu_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<3x7xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
// -----
// case: log_sigmoid_f32
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 0.0001 1e-05
module @jit_log_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @log_sigmoid(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf32>
    %1 = call @softplus(%0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %2 = stablehlo.negate %1 : tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
  func.func private @softplus(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf32>
    %7 = stablehlo.abs %3 : tensor<7x14xf32>
    %8 = stablehlo.negate %7 : tensor<7x14xf32>
    %9 = stablehlo.exponential %8 : tensor<7x14xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf32>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf32>
    return %12 : tensor<7x14xf32>
  }
}
// -----
// case: log_sigmoid_f64
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 1e-10 1e-10
module @jit_log_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @log_sigmoid(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @log_sigmoid(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf64>
    %1 = call @softplus(%0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %2 = stablehlo.negate %1 : tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
  func.func private @softplus(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf64>
    %7 = stablehlo.abs %3 : tensor<7x14xf64>
    %8 = stablehlo.negate %7 : tensor<7x14xf64>
    %9 = stablehlo.exponential %8 : tensor<7x14xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf64>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf64>
    return %12 : tensor<7x14xf64>
  }
}
// -----
// case: log_sigmoid_f16
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 0.01 0.004
module @jit_log_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @log_sigmoid(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @log_sigmoid(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xf16>
    %1 = call @softplus(%0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %2 = stablehlo.negate %1 : tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
  func.func private @softplus(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf16>
    %7 = stablehlo.abs %3 : tensor<7x14xf16>
    %8 = stablehlo.negate %7 : tensor<7x14xf16>
    %9 = stablehlo.exponential %8 : tensor<7x14xf16>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf16>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf16>
    return %12 : tensor<7x14xf16>
  }
}
// -----
// case: log_sigmoid_bf16
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 0.03 0.03
module @jit_log_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @log_sigmoid(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @log_sigmoid(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<7x14xbf16>
    %1 = call @softplus(%0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.negate %1 : tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
  func.func private @softplus(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xbf16>
    %7 = stablehlo.abs %3 : tensor<7x14xbf16>
    %8 = stablehlo.negate %7 : tensor<7x14xbf16>
    %9 = stablehlo.exponential %8 : tensor<7x14xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xbf16>
    %11 = stablehlo.add %1, %10 : tensor<7x14xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %12 : tensor<7x14xbf16>
  }
}
// -----
// case: log_sigmoid_gradient
// primitives: abs add add_any broadcast_in_dim cos custom_jvp_call eq exp jit log1p max mul ne neg reduce_sum select_n sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @log_sigmoid(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @log_sigmoid_0(%0#1, %0#2, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %1:3 = call @softplus(%0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %2 = stablehlo.negate %1#0 : tensor<3x7xf32>
    return %2, %1#1, %1#2 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7xf32>
    %7 = stablehlo.abs %3 : tensor<3x7xf32>
    %8 = stablehlo.negate %7 : tensor<3x7xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x7xf32>
    %31 = stablehlo.exponential %30 : tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x7xf32>
    return %12, %22, %33 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %2 = stablehlo.negate %1 : tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func private @softplus_1(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
}
// -----
// case: leaky_relu_f32
// primitives: ge jit mul select_n
// tolerances: 0.0001 1e-05
module @jit_leaky_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @leaky_relu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @leaky_relu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xf32>
    return %4 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf32>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
}
// -----
// case: leaky_relu_f64
// primitives: ge jit mul select_n
// tolerances: 1e-10 1e-10
module @jit_leaky_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @leaky_relu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @leaky_relu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xf64>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    return %4 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
}
// -----
// case: leaky_relu_f16
// primitives: ge jit mul select_n
// tolerances: 0.01 0.004
module @jit_leaky_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @leaky_relu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @leaky_relu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000210e-02> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xf16>
    return %4 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf16>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
}
// -----
// case: leaky_relu_bf16
// primitives: ge jit mul select_n
// tolerances: 0.03 0.03
module @jit_leaky_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @leaky_relu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @leaky_relu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xbf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %4 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xbf16>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
}
// -----
// case: leaky_relu_gradient
// primitives: add_any broadcast_in_dim cos ge jit mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:2 = call @leaky_relu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @leaky_relu_0(%0#1, %7) : (tensor<3x7xi1>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @leaky_relu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x7xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %4, %1 : tensor<3x7xf32>, tensor<3x7xi1>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @leaky_relu_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0:2 = call @_where_1(%arg0, %arg1) : (tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<3x7xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: hard_sigmoid_f32
// primitives: add custom_jvp_call div jit max min
// tolerances: 0.0001 1e-05
module @jit_hard_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf32>
    %2 = call @relu6(%1) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf32>
    return %4 : tensor<7x14xf32>
  }
  func.func private @relu6(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf32>
    return %3 : tensor<7x14xf32>
  }
}
// -----
// case: hard_sigmoid_f64
// primitives: add custom_jvp_call div jit max min
// tolerances: 1e-10 1e-10
module @jit_hard_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf64>
    %2 = call @relu6(%1) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf64>
    return %4 : tensor<7x14xf64>
  }
  func.func private @relu6(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf64>
    return %3 : tensor<7x14xf64>
  }
}
// -----
// case: hard_sigmoid_f16
// primitives: add custom_jvp_call div jit max min
// tolerances: 0.01 0.004
module @jit_hard_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf16>
    %2 = call @relu6(%1) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf16>
    return %4 : tensor<7x14xf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf16>
    return %3 : tensor<7x14xf16>
  }
}
// -----
// case: hard_sigmoid_bf16
// primitives: add custom_jvp_call div jit max min
// tolerances: 0.03 0.03
module @jit_hard_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xbf16>
    %2 = call @relu6(%1) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xbf16>
    return %4 : tensor<7x14xbf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xbf16>
    return %3 : tensor<7x14xbf16>
  }
}
// -----
// case: hard_sigmoid_gradient
// primitives: add add_any and broadcast_in_dim cos custom_jvp_call div gt jit lt max min mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @hard_sigmoid_0(%0#1, %0#2, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x7xf32>
    %2 = call @relu6(%1) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %7 = stablehlo.and %4, %6 : tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %2, %9 : tensor<3x7xf32>
    return %10, %7, %8 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>
  }
  func.func private @relu6(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
  func.func private @hard_sigmoid_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
// -----
// case: hard_silu_f32
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 0.0001 1e-05
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xf32>
    return %1 : tensor<7x14xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf32>
    %2 = call @relu6(%1) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf32>
    return %4 : tensor<7x14xf32>
  }
  func.func private @relu6(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf32>
    return %3 : tensor<7x14xf32>
  }
}
// -----
// case: hard_silu_f64
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 1e-10 1e-10
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xf64>
    return %1 : tensor<7x14xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf64>
    %2 = call @relu6(%1) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf64>
    return %4 : tensor<7x14xf64>
  }
  func.func private @relu6(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf64>
    return %3 : tensor<7x14xf64>
  }
}
// -----
// case: hard_silu_f16
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 0.01 0.004
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xf16>
    return %1 : tensor<7x14xf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf16>
    %2 = call @relu6(%1) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf16>
    return %4 : tensor<7x14xf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf16>
    return %3 : tensor<7x14xf16>
  }
}
// -----
// case: hard_silu_bf16
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 0.03 0.03
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xbf16>
    return %1 : tensor<7x14xbf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xbf16>
    %2 = call @relu6(%1) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xbf16>
    return %4 : tensor<7x14xbf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xbf16>
    return %3 : tensor<7x14xbf16>
  }
}
// -----
// case: hard_silu_gradient
// primitives: add add_any and broadcast_in_dim cos custom_jvp_call div gt jit lt max min mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:4 = call @hard_silu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @hard_silu_0(%0#1, %0#2, %0#3, %arg0, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @hard_silu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>)
    %1 = stablehlo.multiply %arg0, %0#0 : tensor<3x7xf32>
    return %1, %0#1, %0#2, %0#0 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x7xf32>
    %2 = call @relu6(%1) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %7 = stablehlo.and %4, %6 : tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %2, %9 : tensor<3x7xf32>
    return %10, %7, %8 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>
  }
  func.func private @relu6(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
  func.func private @hard_silu_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg3, %arg4 : tensor<3x7xf32>
    %1 = stablehlo.multiply %arg4, %arg2 : tensor<3x7xf32>
    %2 = call @hard_sigmoid_1(%arg0, %arg1, %0) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
  func.func private @hard_sigmoid_1(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
// -----
// case: hard_swish_f32
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 0.0001 1e-05
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xf32>
    return %1 : tensor<7x14xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf32>
    %2 = call @relu6(%1) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf32>
    return %4 : tensor<7x14xf32>
  }
  func.func private @relu6(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf32>
    return %3 : tensor<7x14xf32>
  }
}
// -----
// case: hard_swish_f64
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 1e-10 1e-10
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xf64>
    return %1 : tensor<7x14xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf64>
    %2 = call @relu6(%1) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf64>
    return %4 : tensor<7x14xf64>
  }
  func.func private @relu6(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf64>
    return %3 : tensor<7x14xf64>
  }
}
// -----
// case: hard_swish_f16
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 0.01 0.004
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xf16>
    return %1 : tensor<7x14xf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xf16>
    %2 = call @relu6(%1) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xf16>
    return %4 : tensor<7x14xf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xf16>
    return %3 : tensor<7x14xf16>
  }
}
// -----
// case: hard_swish_bf16
// primitives: add custom_jvp_call div jit max min mul
// tolerances: 0.03 0.03
module @jit_hard_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @hard_silu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @hard_silu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x14xbf16>
    return %1 : tensor<7x14xbf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<7x14xbf16>
    %2 = call @relu6(%1) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %4 = stablehlo.divide %2, %3 : tensor<7x14xbf16>
    return %4 : tensor<7x14xbf16>
  }
  func.func private @relu6(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<7x14xbf16>
    return %3 : tensor<7x14xbf16>
  }
}
// -----
// case: hard_swish_gradient
// primitives: add add_any and broadcast_in_dim cos custom_jvp_call div gt jit lt max min mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:4 = call @hard_silu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @hard_silu_0(%0#1, %0#2, %0#3, %arg0, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @hard_silu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>)
    %1 = stablehlo.multiply %arg0, %0#0 : tensor<3x7xf32>
    return %1, %0#1, %0#2, %0#0 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x7xf32>
    %2 = call @relu6(%1) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %7 = stablehlo.and %4, %6 : tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %2, %9 : tensor<3x7xf32>
    return %10, %7, %8 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>
  }
  func.func private @relu6(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
  func.func private @hard_silu_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg3, %arg4 : tensor<3x7xf32>
    %1 = stablehlo.multiply %arg4, %arg2 : tensor<3x7xf32>
    %2 = call @hard_sigmoid_1(%arg0, %arg1, %0) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
  func.func private @hard_sigmoid_1(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %3 : tensor<3x7xf32>
  }
}
// -----
// case: hard_tanh_f32
// primitives: broadcast_in_dim convert_element_type gt jit lt select_n
// tolerances: 0.0001 1e-05
module @jit_hard_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @hard_tanh(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where(%3, %c, %arg0) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xf32>) -> tensor<7x14xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%1, %c_1, %4) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xf32>) -> tensor<7x14xf32>
    return %5 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<i64>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
}
// -----
// case: hard_tanh_f64
// primitives: broadcast_in_dim convert_element_type gt jit lt select_n
// tolerances: 1e-10 1e-10
module @jit_hard_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @hard_tanh(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @hard_tanh(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where(%3, %c, %arg0) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%1, %c_1, %4) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    return %5 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<i64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
}
// -----
// case: hard_tanh_f16
// primitives: broadcast_in_dim convert_element_type gt jit lt select_n
// tolerances: 0.01 0.004
module @jit_hard_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @hard_tanh(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @hard_tanh(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where(%3, %c, %arg0) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xf16>) -> tensor<7x14xf16>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%1, %c_1, %4) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xf16>) -> tensor<7x14xf16>
    return %5 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<i64>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
}
// -----
// case: hard_tanh_bf16
// primitives: broadcast_in_dim convert_element_type gt jit lt select_n
// tolerances: 0.03 0.03
module @jit_hard_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @hard_tanh(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @hard_tanh(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where(%3, %c, %arg0) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%1, %c_1, %4) : (tensor<7x14xi1>, tensor<i64>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %5 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<i64>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
}
// -----
// case: hard_tanh_gradient
// primitives: add_any broadcast_in_dim convert_element_type cos gt jit lt mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:5 = call @hard_tanh(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @hard_tanh_0(%0#1, %0#2, %0#3, %0#4, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4:2 = call @_where(%3, %c, %arg0) : (tensor<3x7xi1>, tensor<i64>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5:2 = call @_where(%1, %c_1, %4#0) : (tensor<3x7xi1>, tensor<i64>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    return %5#0, %3, %4#1, %1, %5#1 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<i64>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @hard_tanh_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xi1>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %1 = call @_where_1(%arg0, %arg1, %0) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: elu_f32
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 0.0001 1e-05
module @jit_elu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @elu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf32>) -> tensor<7x14xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<7x14xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<7x14xi1>, tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xf32>
    return %8 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf32>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
}
// -----
// case: elu_f64
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 1e-10 1e-10
module @jit_elu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @elu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<7x14xf64>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<7x14xi1>, tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    return %8 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
}
// -----
// case: elu_f16
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 0.01 0.004
module @jit_elu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @elu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf16>) -> tensor<7x14xf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %7 = stablehlo.multiply %6, %5 : tensor<7x14xf16>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<7x14xi1>, tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xf16>
    return %8 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf16>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
}
// -----
// case: elu_bf16
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 0.03 0.03
module @jit_elu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @elu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %7 = stablehlo.multiply %6, %5 : tensor<7x14xbf16>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<7x14xi1>, tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %8 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xbf16>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
}
// -----
// case: elu_gradient
// primitives: add add_any broadcast_in_dim convert_element_type cos expm1 gt jit mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:5 = call @elu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @elu_1(%0#1, %0#2, %0#3, %0#4, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @elu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<3x7xi1>, tensor<f64>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.add %5, %6 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<3x7xf32>
    %10 = call @_where_0(%1, %arg0, %9) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %10, %3, %4#1, %7, %1 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<f64>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @elu_1(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xi1>, %arg4: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0:2 = call @_where_2(%arg3, %arg4) : (tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<3x7xf32>
    %4 = call @_where_3(%arg0, %arg1, %3) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<3x7xf32>
    return %5 : tensor<3x7xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: celu_f32
// primitives: add div expm1 jit max min mul
// tolerances: 0.0001 1e-05
module @jit_celu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @celu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @celu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.minimum %arg0, %2 : tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7x14xf32>
    %6 = stablehlo.exponential_minus_one %5 : tensor<7x14xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<7x14xf32>
    %9 = stablehlo.add %1, %8 : tensor<7x14xf32>
    return %9 : tensor<7x14xf32>
  }
}
// -----
// case: celu_f64
// primitives: add div expm1 jit max min mul
// tolerances: 1e-10 1e-10
module @jit_celu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @celu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @celu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.minimum %arg0, %2 : tensor<7x14xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.divide %3, %4 : tensor<7x14xf64>
    %6 = stablehlo.exponential_minus_one %5 : tensor<7x14xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %8 = stablehlo.multiply %7, %6 : tensor<7x14xf64>
    %9 = stablehlo.add %1, %8 : tensor<7x14xf64>
    return %9 : tensor<7x14xf64>
  }
}
// -----
// case: celu_f16
// primitives: add div expm1 jit max min mul
// tolerances: 0.01 0.004
module @jit_celu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @celu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @celu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.minimum %arg0, %2 : tensor<7x14xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.divide %3, %4 : tensor<7x14xf16>
    %6 = stablehlo.exponential_minus_one %5 : tensor<7x14xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %8 = stablehlo.multiply %7, %6 : tensor<7x14xf16>
    %9 = stablehlo.add %1, %8 : tensor<7x14xf16>
    return %9 : tensor<7x14xf16>
  }
}
// -----
// case: celu_bf16
// primitives: add div expm1 jit max min mul
// tolerances: 0.03 0.03
module @jit_celu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @celu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @celu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.minimum %arg0, %2 : tensor<7x14xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.divide %3, %4 : tensor<7x14xbf16>
    %6 = stablehlo.exponential_minus_one %5 : tensor<7x14xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %8 = stablehlo.multiply %7, %6 : tensor<7x14xbf16>
    %9 = stablehlo.add %1, %8 : tensor<7x14xbf16>
    return %9 : tensor<7x14xbf16>
  }
}
// -----
// case: celu_gradient
// primitives: add add_any broadcast_in_dim cos div eq expm1 jit max min mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:4 = call @celu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @celu_0(%0#1, %0#2, %0#3, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @celu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.compare EQ, %6, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<3x7xi1>, tensor<3x7xf32>
    %11 = stablehlo.divide %5, %10 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.minimum %arg0, %12 : tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<3x7xi1>, tensor<3x7xf32>
    %23 = stablehlo.divide %17, %22 : tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.divide %13, %24 : tensor<3x7xf32>
    %26 = stablehlo.exponential_minus_one %25 : tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.add %26, %27 : tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.multiply %29, %26 : tensor<3x7xf32>
    %31 = stablehlo.add %1, %30 : tensor<3x7xf32>
    return %31, %11, %23, %28 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @celu_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg3 : tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<3x7xf32>
    %6 = stablehlo.multiply %arg3, %arg0 : tensor<3x7xf32>
    %7 = stablehlo.add %5, %6 : tensor<3x7xf32>
    return %7 : tensor<3x7xf32>
  }
}
// -----
// case: selu_f32
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 0.0001 1e-05
module @jit_selu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @selu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @selu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu(%arg0, %cst) : (tensor<7x14xf32>, tensor<f64>) -> tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
  func.func private @elu(%arg0: tensor<7x14xf32>, %arg1: tensor<f64>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf32>) -> tensor<7x14xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xf32>
    %6 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<7x14xf32>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xf32>
    return %9 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf32>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
}
// -----
// case: selu_f64
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 1e-10 1e-10
module @jit_selu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @selu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @selu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu(%arg0, %cst) : (tensor<7x14xf64>, tensor<f64>) -> tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<1.0507009873554805> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.multiply %1, %0 : tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
  func.func private @elu(%arg0: tensor<7x14xf64>, %arg1: tensor<f64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xf64>
    %6 = stablehlo.convert %arg1 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<7x14xf64>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    return %9 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
}
// -----
// case: selu_f16
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 0.01 0.004
module @jit_selu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @selu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @selu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu(%arg0, %cst) : (tensor<7x14xf16>, tensor<f64>) -> tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<1.050780e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.multiply %1, %0 : tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
  func.func private @elu(%arg0: tensor<7x14xf16>, %arg1: tensor<f64>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xf16>) -> tensor<7x14xf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xf16>
    %6 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %8 = stablehlo.multiply %7, %5 : tensor<7x14xf16>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xf16>
    return %9 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf16>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
}
// -----
// case: selu_bf16
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 0.03 0.03
module @jit_selu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @selu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @selu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu(%arg0, %cst) : (tensor<7x14xbf16>, tensor<f64>) -> tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<1.046880e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.multiply %1, %0 : tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
  func.func private @elu(%arg0: tensor<7x14xbf16>, %arg1: tensor<f64>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<7x14xi1>, tensor<f64>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x14xbf16>
    %6 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %8 = stablehlo.multiply %7, %5 : tensor<7x14xbf16>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<7x14xi1>, tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %9 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<f64>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
  func.func private @_where_0(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xbf16>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
}
// -----
// case: selu_gradient
// primitives: add add_any broadcast_in_dim convert_element_type cos expm1 gt jit mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:6 = call @selu(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @selu_1(%0#1, %0#2, %0#3, %0#4, %0#5, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @selu(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>) {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0:6 = call @elu(%arg0, %cst) : (tensor<3x7xf32>, tensor<f64>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>)
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %0#0 : tensor<3x7xf32>
    return %2, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>
  }
  func.func private @elu(%arg0: tensor<3x7xf32>, %arg1: tensor<f64>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<3x7xi1>, tensor<f64>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.add %5, %6 : tensor<3x7xf32>
    %8 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<3x7xf32>
    %11 = call @_where_0(%1, %arg0, %10) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %11, %3, %4#1, %7, %8, %1 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<f64>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @selu_1(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<f32>, %arg4: tensor<3x7xi1>, %arg5: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<1.05070102> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<3x7xf32>
    %2 = call @elu_2(%arg0, %arg1, %arg2, %arg3, %arg4, %1) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<3x7xi1>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %2 : tensor<3x7xf32>
  }
  func.func private @elu_2(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<f32>, %arg4: tensor<3x7xi1>, %arg5: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0:2 = call @_where_3(%arg4, %arg5) : (tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<3x7xf32>
    %4 = call @_where_4(%arg0, %arg1, %3) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<3x7xf32>
    return %5 : tensor<3x7xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_4(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: gelu_tanh_f32
// primitives: add integer_pow mul tanh
// tolerances: 0.0001 1e-05
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x14xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<7x14xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<7x14xf32>
    %7 = stablehlo.tanh %6 : tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %9 = stablehlo.add %8, %7 : tensor<7x14xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<7x14xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<7x14xf32>
    return %12 : tensor<7x14xf32>
  }
}
// -----
// case: gelu_tanh_f64
// primitives: add integer_pow mul tanh
// tolerances: 1e-10 1e-10
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x14xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf64>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<7x14xf64>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<7x14xf64>
    %7 = stablehlo.tanh %6 : tensor<7x14xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %9 = stablehlo.add %8, %7 : tensor<7x14xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<7x14xf64>
    %12 = stablehlo.multiply %arg0, %11 : tensor<7x14xf64>
    return %12 : tensor<7x14xf64>
  }
}
// -----
// case: gelu_tanh_f16
// primitives: add integer_pow mul tanh
// tolerances: 0.01 0.004
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x14xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf16>
    %cst = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.multiply %2, %1 : tensor<7x14xf16>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<7x14xf16>
    %7 = stablehlo.tanh %6 : tensor<7x14xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %9 = stablehlo.add %8, %7 : tensor<7x14xf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %11 = stablehlo.multiply %10, %9 : tensor<7x14xf16>
    %12 = stablehlo.multiply %arg0, %11 : tensor<7x14xf16>
    return %12 : tensor<7x14xf16>
  }
}
// -----
// case: gelu_tanh_bf16
// primitives: add integer_pow mul tanh
// tolerances: 0.03 0.03
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x14xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xbf16>
    %cst = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.multiply %2, %1 : tensor<7x14xbf16>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %6 = stablehlo.multiply %5, %4 : tensor<7x14xbf16>
    %7 = stablehlo.tanh %6 : tensor<7x14xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %9 = stablehlo.add %8, %7 : tensor<7x14xbf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %11 = stablehlo.multiply %10, %9 : tensor<7x14xbf16>
    %12 = stablehlo.multiply %arg0, %11 : tensor<7x14xbf16>
    return %12 : tensor<7x14xbf16>
  }
}
// -----
// case: gelu_tanh_gradient
// primitives: add add_any broadcast_in_dim cos integer_pow mul neg reduce_sum sin sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<3x7xf32>
    %10 = stablehlo.tanh %9 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.add %13, %10 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<3x7xf32>
    %17 = stablehlo.multiply %arg0, %16 : tensor<3x7xf32>
    %18 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %19 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %20 = stablehlo.multiply %17, %18 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %23 = stablehlo.multiply %17, %22 : tensor<3x7xf32>
    %24 = stablehlo.multiply %22, %18 : tensor<3x7xf32>
    %25 = stablehlo.negate %23 : tensor<3x7xf32>
    %26 = stablehlo.multiply %25, %19 : tensor<3x7xf32>
    %27 = stablehlo.multiply %arg0, %24 : tensor<3x7xf32>
    %28 = stablehlo.multiply %24, %16 : tensor<3x7xf32>
    %29 = stablehlo.add %26, %28 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %31 = stablehlo.multiply %30, %27 : tensor<3x7xf32>
    %32 = stablehlo.multiply %31, %12 : tensor<3x7xf32>
    %33 = stablehlo.multiply %32, %10 : tensor<3x7xf32>
    %34 = stablehlo.add %32, %33 : tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<3x7xf32>
    %37 = stablehlo.add %29, %36 : tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %39 = stablehlo.multiply %38, %36 : tensor<3x7xf32>
    %40 = stablehlo.multiply %39, %4 : tensor<3x7xf32>
    %41 = stablehlo.add %37, %40 : tensor<3x7xf32>
    return %41 : tensor<3x7xf32>
  }
}
// -----
// case: gelu_erf_f32
// primitives: copy erfc mul neg
// tolerances: 0.0001 1e-05
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf32>
    %2 = stablehlo.negate %arg0 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<7x14xf32>
    %5 = chlo.erfc %4 : tensor<7x14xf32> -> tensor<7x14xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<7x14xf32>
    return %6 : tensor<7x14xf32>
  }
}
// -----
// case: gelu_erf_f64
// primitives: copy erfc mul neg
// tolerances: 1e-10 1e-10
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf64>
    %2 = stablehlo.negate %arg0 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %4 = stablehlo.multiply %2, %3 : tensor<7x14xf64>
    %5 = chlo.erfc %4 : tensor<7x14xf64> -> tensor<7x14xf64>
    %6 = stablehlo.multiply %1, %5 : tensor<7x14xf64>
    return %6 : tensor<7x14xf64>
  }
}
// -----
// case: gelu_erf_f16
// primitives: copy erfc mul neg
// tolerances: 0.01 0.004
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf16>
    %2 = stablehlo.negate %arg0 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<7.070310e-01> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %4 = stablehlo.multiply %2, %3 : tensor<7x14xf16>
    %5 = chlo.erfc %4 : tensor<7x14xf16> -> tensor<7x14xf16>
    %6 = stablehlo.multiply %1, %5 : tensor<7x14xf16>
    return %6 : tensor<7x14xf16>
  }
}
// -----
// case: gelu_erf_bf16
// primitives: copy erfc mul neg
// tolerances: 0.03 0.03
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xbf16>
    %2 = stablehlo.negate %arg0 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %4 = stablehlo.multiply %2, %3 : tensor<7x14xbf16>
    %5 = chlo.erfc %4 : tensor<7x14xbf16> -> tensor<7x14xbf16>
    %6 = stablehlo.multiply %1, %5 : tensor<7x14xbf16>
    return %6 : tensor<7x14xbf16>
  }
}
// -----
// case: gelu_erf_gradient
// primitives: add_any broadcast_in_dim copy cos erfc exp mul neg reduce_sum sin square
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %2 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x7xf32>
    %5 = chlo.erfc %4 : tensor<3x7xf32> -> tensor<3x7xf32>
    %6 = chlo.square %4 : tensor<3x7xf32> -> tensor<3x7xf32>
    %7 = stablehlo.negate %6 : tensor<3x7xf32>
    %8 = stablehlo.exponential %7 : tensor<3x7xf32>
    %9 = stablehlo.multiply %1, %5 : tensor<3x7xf32>
    %10 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %11 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %12 = stablehlo.multiply %9, %10 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.multiply %9, %14 : tensor<3x7xf32>
    %16 = stablehlo.multiply %14, %10 : tensor<3x7xf32>
    %17 = stablehlo.negate %15 : tensor<3x7xf32>
    %18 = stablehlo.multiply %17, %11 : tensor<3x7xf32>
    %19 = stablehlo.multiply %1, %16 : tensor<3x7xf32>
    %20 = stablehlo.multiply %16, %5 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<3x7xf32>
    %23 = stablehlo.multiply %22, %8 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<3x7xf32>
    %26 = stablehlo.negate %25 : tensor<3x7xf32>
    %27 = stablehlo.add %18, %26 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %29 = stablehlo.multiply %28, %20 : tensor<3x7xf32>
    %30 = stablehlo.add %27, %29 : tensor<3x7xf32>
    return %30 : tensor<3x7xf32>
  }
}
// -----
// case: glu_f32
// primitives: jit logistic mul split
// tolerances: 0.0001 1e-05
module @jit_glu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x7xf32> {jax.result_info = "result"}) {
    %0 = call @glu(%arg0) : (tensor<7x14xf32>) -> tensor<7x7xf32>
    return %0 : tensor<7x7xf32>
  }
  func.func private @glu(%arg0: tensor<7x14xf32>) -> tensor<7x7xf32> {
    %0 = stablehlo.slice %arg0 [0:7, 0:7] : (tensor<7x14xf32>) -> tensor<7x7xf32>
    %1 = stablehlo.slice %arg0 [0:7, 7:14] : (tensor<7x14xf32>) -> tensor<7x7xf32>
    %2 = stablehlo.negate %1 : tensor<7x7xf32>
    %3 = stablehlo.exponential %2 : tensor<7x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %5 = stablehlo.add %4, %3 : tensor<7x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %7 = stablehlo.divide %6, %5 : tensor<7x7xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<7x7xf32>
    return %8 : tensor<7x7xf32>
  }
}
// -----
// case: glu_f64
// primitives: jit logistic mul split
// tolerances: 1e-10 1e-10
module @jit_glu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x7xf64> {jax.result_info = "result"}) {
    %0 = call @glu(%arg0) : (tensor<7x14xf64>) -> tensor<7x7xf64>
    return %0 : tensor<7x7xf64>
  }
  func.func private @glu(%arg0: tensor<7x14xf64>) -> tensor<7x7xf64> {
    %0 = stablehlo.slice %arg0 [0:7, 0:7] : (tensor<7x14xf64>) -> tensor<7x7xf64>
    %1 = stablehlo.slice %arg0 [0:7, 7:14] : (tensor<7x14xf64>) -> tensor<7x7xf64>
    %2 = stablehlo.negate %1 : tensor<7x7xf64>
    %3 = stablehlo.exponential %2 : tensor<7x7xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x7xf64>
    %5 = stablehlo.add %4, %3 : tensor<7x7xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x7xf64>
    %7 = stablehlo.divide %6, %5 : tensor<7x7xf64>
    %8 = stablehlo.multiply %0, %7 : tensor<7x7xf64>
    return %8 : tensor<7x7xf64>
  }
}
// -----
// case: glu_f16
// primitives: jit logistic mul split
// tolerances: 0.01 0.004
module @jit_glu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x7xf16> {jax.result_info = "result"}) {
    %0 = call @glu(%arg0) : (tensor<7x14xf16>) -> tensor<7x7xf16>
    return %0 : tensor<7x7xf16>
  }
  func.func private @glu(%arg0: tensor<7x14xf16>) -> tensor<7x7xf16> {
    %0 = stablehlo.slice %arg0 [0:7, 0:7] : (tensor<7x14xf16>) -> tensor<7x7xf16>
    %1 = stablehlo.slice %arg0 [0:7, 7:14] : (tensor<7x14xf16>) -> tensor<7x7xf16>
    %2 = stablehlo.negate %1 : tensor<7x7xf16>
    %3 = stablehlo.exponential %2 : tensor<7x7xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x7xf16>
    %5 = stablehlo.add %4, %3 : tensor<7x7xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x7xf16>
    %7 = stablehlo.divide %6, %5 : tensor<7x7xf16>
    %8 = stablehlo.multiply %0, %7 : tensor<7x7xf16>
    return %8 : tensor<7x7xf16>
  }
}
// -----
// case: glu_bf16
// primitives: jit logistic mul split
// tolerances: 0.03 0.03
module @jit_glu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x7xbf16> {jax.result_info = "result"}) {
    %0 = call @glu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x7xbf16>
    return %0 : tensor<7x7xbf16>
  }
  func.func private @glu(%arg0: tensor<7x14xbf16>) -> tensor<7x7xbf16> {
    %0 = stablehlo.slice %arg0 [0:7, 0:7] : (tensor<7x14xbf16>) -> tensor<7x7xbf16>
    %1 = stablehlo.slice %arg0 [0:7, 7:14] : (tensor<7x14xbf16>) -> tensor<7x7xbf16>
    %2 = stablehlo.negate %1 : tensor<7x7xbf16>
    %3 = stablehlo.exponential %2 : tensor<7x7xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x7xbf16>
    %5 = stablehlo.add %4, %3 : tensor<7x7xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x7xbf16>
    %7 = stablehlo.divide %6, %5 : tensor<7x7xbf16>
    %8 = stablehlo.multiply %0, %7 : tensor<7x7xbf16>
    return %8 : tensor<7x7xbf16>
  }
}
// -----
// case: squareplus_f32
// primitives: add div jit sqrt square
// tolerances: 0.0001 1e-05
module @jit_squareplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @squareplus(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @squareplus(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = chlo.square %arg0 : tensor<7x14xf32> -> tensor<7x14xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.add %0, %1 : tensor<7x14xf32>
    %3 = stablehlo.sqrt %2 : tensor<7x14xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %6 = stablehlo.divide %4, %5 : tensor<7x14xf32>
    return %6 : tensor<7x14xf32>
  }
}
// -----
// case: squareplus_f64
// primitives: add div jit sqrt square
// tolerances: 1e-10 1e-10
module @jit_squareplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @squareplus(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @squareplus(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = chlo.square %arg0 : tensor<7x14xf64> -> tensor<7x14xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.add %0, %1 : tensor<7x14xf64>
    %3 = stablehlo.sqrt %2 : tensor<7x14xf64>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %6 = stablehlo.divide %4, %5 : tensor<7x14xf64>
    return %6 : tensor<7x14xf64>
  }
}
// -----
// case: squareplus_f16
// primitives: add div jit sqrt square
// tolerances: 0.01 0.004
module @jit_squareplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @squareplus(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @squareplus(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = chlo.square %arg0 : tensor<7x14xf16> -> tensor<7x14xf16>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.add %0, %1 : tensor<7x14xf16>
    %3 = stablehlo.sqrt %2 : tensor<7x14xf16>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %6 = stablehlo.divide %4, %5 : tensor<7x14xf16>
    return %6 : tensor<7x14xf16>
  }
}
// -----
// case: squareplus_bf16
// primitives: add div jit sqrt square
// tolerances: 0.03 0.03
module @jit_squareplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @squareplus(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @squareplus(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = chlo.square %arg0 : tensor<7x14xbf16> -> tensor<7x14xbf16>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.add %0, %1 : tensor<7x14xbf16>
    %3 = stablehlo.sqrt %2 : tensor<7x14xbf16>
    %4 = stablehlo.add %arg0, %3 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %6 = stablehlo.divide %4, %5 : tensor<7x14xbf16>
    return %6 : tensor<7x14xbf16>
  }
}
// -----
// case: squareplus_gradient
// primitives: add add_any broadcast_in_dim cos div jit mul neg reduce_sum sin sqrt square
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @squareplus(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @squareplus_0(%0#1, %0#2, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @squareplus(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.add %0, %3 : tensor<3x7xf32>
    %5 = stablehlo.sqrt %4 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.divide %6, %5 : tensor<3x7xf32>
    %8 = stablehlo.add %arg0, %5 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.divide %8, %9 : tensor<3x7xf32>
    return %10, %2, %7 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @squareplus_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<3x7xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x7xf32>
    %4 = stablehlo.add %1, %3 : tensor<3x7xf32>
    return %4 : tensor<3x7xf32>
  }
}
// -----
// case: mish_f32
// primitives: abs add custom_jvp_call exp jit log1p max mul ne neg select_n sub tanh
// tolerances: 0.0001 1e-05
module @jit_mish attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @mish(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @mish(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = call @softplus(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %1 = stablehlo.tanh %0 : tensor<7x14xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
  func.func private @softplus(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf32>
    %7 = stablehlo.abs %3 : tensor<7x14xf32>
    %8 = stablehlo.negate %7 : tensor<7x14xf32>
    %9 = stablehlo.exponential %8 : tensor<7x14xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf32>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf32>
    return %12 : tensor<7x14xf32>
  }
}
// -----
// case: mish_f64
// primitives: abs add custom_jvp_call exp jit log1p max mul ne neg select_n sub tanh
// tolerances: 1e-10 1e-10
module @jit_mish attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @mish(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @mish(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = call @softplus(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %1 = stablehlo.tanh %0 : tensor<7x14xf64>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
  func.func private @softplus(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf64>
    %7 = stablehlo.abs %3 : tensor<7x14xf64>
    %8 = stablehlo.negate %7 : tensor<7x14xf64>
    %9 = stablehlo.exponential %8 : tensor<7x14xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf64>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf64>
    return %12 : tensor<7x14xf64>
  }
}
// -----
// case: mish_f16
// primitives: abs add custom_jvp_call exp jit log1p max mul ne neg select_n sub tanh
// tolerances: 0.01 0.004
module @jit_mish attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @mish(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @mish(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = call @softplus(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %1 = stablehlo.tanh %0 : tensor<7x14xf16>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
  func.func private @softplus(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xf16>
    %7 = stablehlo.abs %3 : tensor<7x14xf16>
    %8 = stablehlo.negate %7 : tensor<7x14xf16>
    %9 = stablehlo.exponential %8 : tensor<7x14xf16>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xf16>
    %11 = stablehlo.add %1, %10 : tensor<7x14xf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xf16>
    return %12 : tensor<7x14xf16>
  }
}
// -----
// case: mish_bf16
// primitives: abs add custom_jvp_call exp jit log1p max mul ne neg select_n sub tanh
// tolerances: 0.03 0.03
module @jit_mish attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @mish(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @mish(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = call @softplus(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.tanh %0 : tensor<7x14xbf16>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
  func.func private @softplus(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x14xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<7x14xbf16>
    %7 = stablehlo.abs %3 : tensor<7x14xbf16>
    %8 = stablehlo.negate %7 : tensor<7x14xbf16>
    %9 = stablehlo.exponential %8 : tensor<7x14xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<7x14xbf16>
    %11 = stablehlo.add %1, %10 : tensor<7x14xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %12 : tensor<7x14xbf16>
  }
}
// -----
// case: mish_gradient
// primitives: abs add add_any broadcast_in_dim cos custom_jvp_call eq exp jit log1p max mul ne neg reduce_sum select_n sin sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:5 = call @mish(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @mish_0(%0#1, %0#2, %0#3, %0#4, %arg0, %7) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @mish(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %0:3 = call @softplus(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.tanh %0#0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x7xf32>
    %4 = stablehlo.multiply %arg0, %1 : tensor<3x7xf32>
    return %4, %0#1, %0#2, %1, %3 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7xf32>
    %7 = stablehlo.abs %3 : tensor<3x7xf32>
    %8 = stablehlo.negate %7 : tensor<3x7xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x7xf32>
    %31 = stablehlo.exponential %30 : tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x7xf32>
    return %12, %22, %33 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @mish_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>, %arg5: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg4, %arg5 : tensor<3x7xf32>
    %1 = stablehlo.multiply %arg5, %arg2 : tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %arg3 : tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<3x7xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x7xf32>
    %5 = call @softplus_1(%arg0, %arg1, %4) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %6 = stablehlo.add %1, %5 : tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
  func.func private @softplus_1(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
}
// -----
// case: identity_f32
// primitives: jit
// tolerances: 0.0001 1e-05
module @jit_identity attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @identity(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @identity(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    return %arg0 : tensor<7x14xf32>
  }
}
// -----
// case: identity_f64
// primitives: jit
// tolerances: 1e-10 1e-10
module @jit_identity attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @identity(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @identity(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    return %arg0 : tensor<7x14xf64>
  }
}
// -----
// case: identity_f16
// primitives: jit
// tolerances: 0.01 0.004
module @jit_identity attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @identity(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @identity(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    return %arg0 : tensor<7x14xf16>
  }
}
// -----
// case: identity_bf16
// primitives: jit
// tolerances: 0.03 0.03
module @jit_identity attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @identity(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @identity(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    return %arg0 : tensor<7x14xbf16>
  }
}
// -----
// case: identity_gradient
// primitives: add_any broadcast_in_dim cos jit mul neg reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    call @identity(%arg0) : (tensor<3x7xf32>) -> ()
    %0 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %1 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.multiply %arg0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x7xf32>
    %6 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %7 = stablehlo.negate %5 : tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %1 : tensor<3x7xf32>
    %9 = call @identity_0(%6) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %10 = stablehlo.add %8, %9 : tensor<3x7xf32>
    return %10 : tensor<3x7xf32>
  }
  func.func private @identity(%arg0: tensor<3x7xf32>) {
    return
  }
  func.func private @identity_0(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    return %arg0 : tensor<3x7xf32>
  }
}
// -----
// case: softmax_f32
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x14xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xf32>
    %6 = stablehlo.exponential %5 : tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x14xf32>
    %10 = stablehlo.divide %6, %9 : tensor<7x14xf32>
    return %10 : tensor<7x14xf32>
  }
}
// -----
// case: softmax_f64
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 1e-10 1e-10
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xf64>, tensor<f64>) -> tensor<7xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x14xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xf64>
    %6 = stablehlo.exponential %5 : tensor<7x14xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf64>, tensor<f64>) -> tensor<7xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x14xf64>
    %10 = stablehlo.divide %6, %9 : tensor<7x14xf64>
    return %10 : tensor<7x14xf64>
  }
}
// -----
// case: softmax_f16
// primitives: broadcast_in_dim convert_element_type div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.01 0.004
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xf16>, tensor<f16>) -> tensor<7xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf16>) -> tensor<7x1xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x14xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xf16>
    %6 = stablehlo.exponential %5 : tensor<7x14xf16>
    %7 = stablehlo.convert %6 : (tensor<7x14xf16>) -> tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x14xf16>
    %12 = stablehlo.divide %6, %11 : tensor<7x14xf16>
    return %12 : tensor<7x14xf16>
  }
}
// -----
// case: softmax_bf16
// primitives: broadcast_in_dim convert_element_type div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.03 0.03
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xbf16>
    %6 = stablehlo.exponential %5 : tensor<7x14xbf16>
    %7 = stablehlo.convert %6 : (tensor<7x14xbf16>) -> tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x14xbf16>
    %12 = stablehlo.divide %6, %11 : tensor<7x14xbf16>
    return %12 : tensor<7x14xbf16>
  }
}
// -----
// case: softmax_gradient
// primitives: add_any broadcast_in_dim convert_element_type cos div eq exp integer_pow max mul neg reduce_max reduce_sum reshape select_n sin stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %4 = stablehlo.convert %3 : (tensor<3x7xi1>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<3xf32>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<3xi1>, tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<3xi1>, tensor<3xf32>
    %17 = stablehlo.divide %11, %16 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<3x7xf32>
    %21 = stablehlo.exponential %20 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %25 = stablehlo.divide %21, %24 : tensor<3x7xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<3x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<3x1xf32>
    %29 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %30 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %31 = stablehlo.multiply %25, %29 : tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %34 = stablehlo.multiply %25, %33 : tensor<3x7xf32>
    %35 = stablehlo.multiply %33, %29 : tensor<3x7xf32>
    %36 = stablehlo.negate %34 : tensor<3x7xf32>
    %37 = stablehlo.multiply %36, %30 : tensor<3x7xf32>
    %38 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %39 = stablehlo.multiply %35, %38 : tensor<3x7xf32>
    %40 = stablehlo.multiply %39, %21 : tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %42 = stablehlo.reshape %41 : (tensor<3xf32>) -> tensor<3x1xf32>
    %43 = stablehlo.negate %42 : tensor<3x1xf32>
    %44 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %45 = stablehlo.divide %35, %44 : tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
    %48 = stablehlo.add %45, %47 : tensor<3x7xf32>
    %49 = stablehlo.multiply %48, %21 : tensor<3x7xf32>
    %50 = stablehlo.add %37, %49 : tensor<3x7xf32>
    return %50 : tensor<3x7xf32>
  }
}
// -----
// case: log_softmax_f32
// primitives: broadcast_in_dim exp jit log max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_log_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x14xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xf32>
    %6 = stablehlo.exponential %5 : tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x14xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x14xf32>
    return %11 : tensor<7x14xf32>
  }
}
// -----
// case: log_softmax_f64
// primitives: broadcast_in_dim exp jit log max reduce_max reduce_sum stop_gradient sub
// tolerances: 1e-10 1e-10
module @jit_log_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @log_softmax(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xf64>, tensor<f64>) -> tensor<7xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x14xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xf64>
    %6 = stablehlo.exponential %5 : tensor<7x14xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf64>, tensor<f64>) -> tensor<7xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %9 = stablehlo.log %8 : tensor<7x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x14xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<7x14xf64>
    return %11 : tensor<7x14xf64>
  }
}
// -----
// case: log_softmax_f16
// primitives: broadcast_in_dim convert_element_type exp jit log max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.01 0.004
module @jit_log_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xf16>, tensor<f16>) -> tensor<7xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf16>) -> tensor<7x1xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x14xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xf16>
    %6 = stablehlo.exponential %5 : tensor<7x14xf16>
    %7 = stablehlo.convert %6 : (tensor<7x14xf16>) -> tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %11 = stablehlo.log %10 : tensor<7x1xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x14xf16>
    %13 = stablehlo.subtract %5, %12 : tensor<7x14xf16>
    return %13 : tensor<7x14xf16>
  }
}
// -----
// case: log_softmax_bf16
// primitives: broadcast_in_dim convert_element_type exp jit log max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.03 0.03
module @jit_log_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x14xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x14xbf16>
    %6 = stablehlo.exponential %5 : tensor<7x14xbf16>
    %7 = stablehlo.convert %6 : (tensor<7x14xbf16>) -> tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %11 = stablehlo.log %10 : tensor<7x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x14xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<7x14xbf16>
    return %13 : tensor<7x14xbf16>
  }
}
// -----
// case: log_softmax_gradient
// primitives: add_any broadcast_in_dim cos div exp jit log max mul neg reduce_max reduce_sum reshape sin stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:3 = call @log_softmax(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x1xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @log_softmax_0(%0#1, %0#2, %7) : (tensor<3x7xf32>, tensor<3x1xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.log %8 : tensor<3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x7xf32>
    return %11, %6, %8 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x7xf32>
    return %7 : tensor<3x7xf32>
  }
}
// -----
// case: standardize_f32
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum rsqrt square sub
// tolerances: 0.0001 1e-05
module @jit_standardize attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @standardize(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
  func.func private @standardize(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf32>
    %4 = chlo.square %arg0 : tensor<7x14xf32> -> tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<7x1xf32>
    %9 = chlo.square %3 : tensor<7x1xf32> -> tensor<7x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<7x1xf32>, tensor<i64>) -> tensor<7x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x14xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<7x14xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.add %11, %14 : tensor<7x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<7x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x14xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<7x14xf32>
    return %18 : tensor<7x14xf32>
  }
  func.func private @clip(%arg0: tensor<7x1xf32>, %arg1: tensor<i64>) -> tensor<7x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x1xf32>
    return %2 : tensor<7x1xf32>
  }
}
// -----
// case: standardize_f64
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum rsqrt square sub
// tolerances: 1e-10 1e-10
module @jit_standardize attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @standardize(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
  func.func private @standardize(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf64>, tensor<f64>) -> tensor<7xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %cst_0 = stablehlo.constant dense<1.400000e+01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf64>
    %4 = chlo.square %arg0 : tensor<7x14xf64> -> tensor<7x14xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf64>, tensor<f64>) -> tensor<7xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %cst_2 = stablehlo.constant dense<1.400000e+01> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %8 = stablehlo.divide %6, %7 : tensor<7x1xf64>
    %9 = chlo.square %3 : tensor<7x1xf64> -> tensor<7x1xf64>
    %10 = stablehlo.subtract %8, %9 : tensor<7x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<7x1xf64>, tensor<i64>) -> tensor<7x1xf64>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x14xf64>
    %13 = stablehlo.subtract %arg0, %12 : tensor<7x14xf64>
    %cst_3 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %15 = stablehlo.add %11, %14 : tensor<7x1xf64>
    %16 = stablehlo.rsqrt %15 : tensor<7x1xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x14xf64>
    %18 = stablehlo.multiply %13, %17 : tensor<7x14xf64>
    return %18 : tensor<7x14xf64>
  }
  func.func private @clip(%arg0: tensor<7x1xf64>, %arg1: tensor<i64>) -> tensor<7x1xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x1xf64>
    return %2 : tensor<7x1xf64>
  }
}
// -----
// case: standardize_f16
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum rsqrt square sub
// tolerances: 0.01 0.004
module @jit_standardize attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @standardize(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
  func.func private @standardize(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<7x14xf16>) -> tensor<7x14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %5 = stablehlo.convert %4 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %6 = chlo.square %arg0 : tensor<7x14xf16> -> tensor<7x14xf16>
    %7 = stablehlo.convert %6 : (tensor<7x14xf16>) -> tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<7x1xf32>
    %12 = stablehlo.convert %11 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %13 = chlo.square %5 : tensor<7x1xf16> -> tensor<7x1xf16>
    %14 = stablehlo.subtract %12, %13 : tensor<7x1xf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %15 = call @clip(%14, %c) : (tensor<7x1xf16>, tensor<i64>) -> tensor<7x1xf16>
    %16 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x14xf16>
    %17 = stablehlo.subtract %arg0, %16 : tensor<7x14xf16>
    %cst_3 = stablehlo.constant dense<1.001360e-05> : tensor<f16>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %19 = stablehlo.add %15, %18 : tensor<7x1xf16>
    %20 = stablehlo.rsqrt %19 : tensor<7x1xf16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x14xf16>
    %22 = stablehlo.multiply %17, %21 : tensor<7x14xf16>
    return %22 : tensor<7x14xf16>
  }
  func.func private @clip(%arg0: tensor<7x1xf16>, %arg1: tensor<i64>) -> tensor<7x1xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x1xf16>
    return %2 : tensor<7x1xf16>
  }
}
// -----
// case: standardize_bf16
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum rsqrt square sub
// tolerances: 0.03 0.03
module @jit_standardize attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @standardize(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
  func.func private @standardize(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<7x14xbf16>) -> tensor<7x14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %5 = stablehlo.convert %4 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %6 = chlo.square %arg0 : tensor<7x14xbf16> -> tensor<7x14xbf16>
    %7 = stablehlo.convert %6 : (tensor<7x14xbf16>) -> tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x14xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<7x1xf32>
    %12 = stablehlo.convert %11 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %13 = chlo.square %5 : tensor<7x1xbf16> -> tensor<7x1xbf16>
    %14 = stablehlo.subtract %12, %13 : tensor<7x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %15 = call @clip(%14, %c) : (tensor<7x1xbf16>, tensor<i64>) -> tensor<7x1xbf16>
    %16 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x14xbf16>
    %17 = stablehlo.subtract %arg0, %16 : tensor<7x14xbf16>
    %cst_3 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %19 = stablehlo.add %15, %18 : tensor<7x1xbf16>
    %20 = stablehlo.rsqrt %19 : tensor<7x1xbf16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x14xbf16>
    %22 = stablehlo.multiply %17, %21 : tensor<7x14xbf16>
    return %22 : tensor<7x14xbf16>
  }
  func.func private @clip(%arg0: tensor<7x1xbf16>, %arg1: tensor<i64>) -> tensor<7x1xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x1xbf16>
    return %2 : tensor<7x1xbf16>
  }
}
// -----
// case: standardize_gradient
// primitives: add add_any broadcast_in_dim convert_element_type cos div eq jit max mul neg reduce_sum reshape rsqrt select_n sin square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:7 = call @standardize(%arg0) : (tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x7xf32>)
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0#0, %1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<3x7xf32>
    %7 = stablehlo.multiply %5, %1 : tensor<3x7xf32>
    %8 = stablehlo.negate %6 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = call @standardize_0(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %7) : (tensor<3x7xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
  func.func private @standardize(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x1xf32>
    %4 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<3x1xf32>
    %11 = chlo.square %3 : tensor<3x1xf32> -> tensor<3x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %13 = stablehlo.multiply %12, %3 : tensor<3x1xf32>
    %14 = stablehlo.subtract %10, %11 : tensor<3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %15:2 = call @clip(%14, %c) : (tensor<3x1xf32>, tensor<i64>) -> (tensor<3x1xf32>, tensor<3x1xf32>)
    %16 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %17 = stablehlo.subtract %arg0, %16 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %19 = stablehlo.add %15#0, %18 : tensor<3x1xf32>
    %20 = stablehlo.rsqrt %19 : tensor<3x1xf32>
    %21 = stablehlo.divide %20, %19 : tensor<3x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<3x1xf32>
    %24 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %25 = stablehlo.multiply %17, %24 : tensor<3x7xf32>
    return %25, %6, %13, %15#1, %23, %20, %17 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x7xf32>
  }
  func.func private @clip(%arg0: tensor<3x1xf32>, %arg1: tensor<i64>) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<3x1xi1>, tensor<3x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<3x1xi1>, tensor<3x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<3x1xf32>
    return %2, %12 : tensor<3x1xf32>, tensor<3x1xf32>
  }
  func.func private @standardize_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x1xf32>, %arg3: tensor<3x1xf32>, %arg4: tensor<3x1xf32>, %arg5: tensor<3x7xf32>, %arg6: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg5, %arg6 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %arg6, %3 : tensor<3x7xf32>
    %5 = stablehlo.multiply %2, %arg3 : tensor<3x1xf32>
    %6 = stablehlo.negate %4 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.reshape %7 : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = call @clip_1(%arg2, %5) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %10 = stablehlo.negate %9 : tensor<3x1xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<3x1xf32>
    %12 = stablehlo.add %8, %11 : tensor<3x1xf32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %14 = stablehlo.divide %9, %13 : tensor<3x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
    %17 = stablehlo.multiply %16, %arg0 : tensor<3x7xf32>
    %18 = stablehlo.add %4, %17 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %20 = stablehlo.divide %12, %19 : tensor<3x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
    %23 = stablehlo.add %18, %22 : tensor<3x7xf32>
    return %23 : tensor<3x7xf32>
  }
  func.func private @clip_1(%arg0: tensor<3x1xf32>, %arg1: tensor<3x1xf32>) -> tensor<3x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x1xf32>
    return %0 : tensor<3x1xf32>
  }
}
// -----
// case: tanh_f32
// primitives: tanh
// tolerances: 0.0001 1e-05
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
}
// -----
// case: tanh_f64
// primitives: tanh
// tolerances: 1e-10 1e-10
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
}
// -----
// case: tanh_f16
// primitives: tanh
// tolerances: 0.01 0.004
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
}
// -----
// case: tanh_bf16
// primitives: tanh
// tolerances: 0.03 0.03
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
}
// -----
// case: tanh_gradient
// primitives: add_any broadcast_in_dim cos mul neg reduce_sum sin sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %4 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %5 = stablehlo.multiply %0, %3 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<3x7xf32>
    %9 = stablehlo.multiply %7, %3 : tensor<3x7xf32>
    %10 = stablehlo.negate %8 : tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %4 : tensor<3x7xf32>
    %12 = stablehlo.multiply %9, %2 : tensor<3x7xf32>
    %13 = stablehlo.add %11, %12 : tensor<3x7xf32>
    %14 = stablehlo.multiply %12, %0 : tensor<3x7xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x7xf32>
    return %15 : tensor<3x7xf32>
  }
}
// -----
// case: quick_gelu_f32
// primitives: logistic mul
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.702000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf32>
    %2 = stablehlo.negate %1 : tensor<7x14xf32>
    %3 = stablehlo.exponential %2 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.add %4, %3 : tensor<7x14xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %7 = stablehlo.divide %6, %5 : tensor<7x14xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x14xf32>
    return %8 : tensor<7x14xf32>
  }
}
// -----
// case: quick_gelu_f64
// primitives: logistic mul
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.702000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf64>
    %2 = stablehlo.negate %1 : tensor<7x14xf64>
    %3 = stablehlo.exponential %2 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.add %4, %3 : tensor<7x14xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %7 = stablehlo.divide %6, %5 : tensor<7x14xf64>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x14xf64>
    return %8 : tensor<7x14xf64>
  }
}
// -----
// case: quick_gelu_f16
// primitives: logistic mul
// tolerances: 0.01 0.004
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.702150e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xf16>
    %2 = stablehlo.negate %1 : tensor<7x14xf16>
    %3 = stablehlo.exponential %2 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.add %4, %3 : tensor<7x14xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %7 = stablehlo.divide %6, %5 : tensor<7x14xf16>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x14xf16>
    return %8 : tensor<7x14xf16>
  }
}
// -----
// case: quick_gelu_bf16
// primitives: logistic mul
// tolerances: 0.03 0.03
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.703130e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x14xbf16>
    %2 = stablehlo.negate %1 : tensor<7x14xbf16>
    %3 = stablehlo.exponential %2 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.add %4, %3 : tensor<7x14xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %7 = stablehlo.divide %6, %5 : tensor<7x14xbf16>
    %8 = stablehlo.multiply %arg0, %7 : tensor<7x14xbf16>
    return %8 : tensor<7x14xbf16>
  }
}
// -----
// case: quick_gelu_gradient
// primitives: add_any broadcast_in_dim cos logistic mul neg reduce_sum sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.702000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %2 = stablehlo.negate %1 : tensor<3x7xf32>
    %3 = stablehlo.exponential %2 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.add %4, %3 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.divide %6, %5 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<3x7xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<3x7xf32>
    %11 = stablehlo.multiply %arg0, %7 : tensor<3x7xf32>
    %12 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %13 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %14 = stablehlo.multiply %11, %12 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.multiply %11, %16 : tensor<3x7xf32>
    %18 = stablehlo.multiply %16, %12 : tensor<3x7xf32>
    %19 = stablehlo.negate %17 : tensor<3x7xf32>
    %20 = stablehlo.multiply %19, %13 : tensor<3x7xf32>
    %21 = stablehlo.multiply %arg0, %18 : tensor<3x7xf32>
    %22 = stablehlo.multiply %18, %7 : tensor<3x7xf32>
    %23 = stablehlo.add %20, %22 : tensor<3x7xf32>
    %24 = stablehlo.multiply %21, %10 : tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<1.702000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<3x7xf32>
    %27 = stablehlo.add %23, %26 : tensor<3x7xf32>
    return %27 : tensor<3x7xf32>
  }
}
// -----
// case: prelu_f32
// primitives: gt jit mul select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xf32>
    return %4 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf32>, %arg2: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf32>
    return %0 : tensor<7x14xf32>
  }
}
// -----
// case: prelu_f64
// primitives: gt jit mul select_n
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xf64>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xf64>
    return %4 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf64>, %arg2: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf64>
    return %0 : tensor<7x14xf64>
  }
}
// -----
// case: prelu_f16
// primitives: gt jit mul select_n
// tolerances: 0.01 0.004
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xf16>
    return %4 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf16>, %arg2: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xf16>
    return %0 : tensor<7x14xf16>
  }
}
// -----
// case: prelu_bf16
// primitives: gt jit mul select_n
// tolerances: 0.03 0.03
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<7x14xbf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<7x14xi1>, tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xbf16>
    return %4 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xbf16>, %arg2: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %0 : tensor<7x14xbf16>
  }
}
// -----
// case: prelu_gradient
// primitives: add_any broadcast_in_dim cos gt jit mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x7xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %6 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %7 = stablehlo.multiply %4, %5 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.multiply %4, %9 : tensor<3x7xf32>
    %11 = stablehlo.multiply %9, %5 : tensor<3x7xf32>
    %12 = stablehlo.negate %10 : tensor<3x7xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<3x7xf32>
    %14:2 = call @_where_0(%1, %11) : (tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %15 = stablehlo.add %13, %14#0 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.multiply %16, %14#1 : tensor<3x7xf32>
    %18 = stablehlo.add %15, %17 : tensor<3x7xf32>
    return %18 : tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: threshold_f32
// primitives: broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<7x14xi1>, tensor<7x14xf32>, tensor<f64>) -> tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf32>, %arg2: tensor<f64>) -> tensor<7x14xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
}
// -----
// case: threshold_f64
// primitives: broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<7x14xi1>, tensor<7x14xf64>, tensor<f64>) -> tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf64>, %arg2: tensor<f64>) -> tensor<7x14xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
}
// -----
// case: threshold_f16
// primitives: broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 0.01 0.004
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<7x14xi1>, tensor<7x14xf16>, tensor<f64>) -> tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf16>, %arg2: tensor<f64>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
}
// -----
// case: threshold_bf16
// primitives: broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 0.03 0.03
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<7x14xi1>, tensor<7x14xbf16>, tensor<f64>) -> tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xbf16>, %arg2: tensor<f64>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
}
// -----
// case: threshold_gradient
// primitives: add_any broadcast_in_dim convert_element_type cos gt jit mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %2:2 = call @_where(%1, %arg0, %cst_0) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<f64>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %3 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %4 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %5 = stablehlo.multiply %2#0, %3 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %2#0, %7 : tensor<3x7xf32>
    %9 = stablehlo.multiply %7, %3 : tensor<3x7xf32>
    %10 = stablehlo.negate %8 : tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %4 : tensor<3x7xf32>
    %12 = call @_where_0(%1, %2#1, %9) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %13 = stablehlo.add %11, %12 : tensor<3x7xf32>
    return %13 : tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<f64>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: shrink_f32
// primitives: abs broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x14xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<7x14xf32>, tensor<7x14xf32>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_where(%2, %arg0, %c) : (tensor<7x14xi1>, tensor<7x14xf32>, tensor<i64>) -> tensor<7x14xf32>
    return %3 : tensor<7x14xf32>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf32>, %arg2: tensor<i64>) -> tensor<7x14xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xf32>
    return %2 : tensor<7x14xf32>
  }
}
// -----
// case: shrink_f64
// primitives: abs broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x14xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<7x14xf64>, tensor<7x14xf64>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_where(%2, %arg0, %c) : (tensor<7x14xi1>, tensor<7x14xf64>, tensor<i64>) -> tensor<7x14xf64>
    return %3 : tensor<7x14xf64>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf64>, %arg2: tensor<i64>) -> tensor<7x14xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xf64>
    return %2 : tensor<7x14xf64>
  }
}
// -----
// case: shrink_f16
// primitives: abs broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 0.01 0.004
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x14xf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<7x14xf16>, tensor<7x14xf16>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_where(%2, %arg0, %c) : (tensor<7x14xi1>, tensor<7x14xf16>, tensor<i64>) -> tensor<7x14xf16>
    return %3 : tensor<7x14xf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xf16>, %arg2: tensor<i64>) -> tensor<7x14xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xf16>
    return %2 : tensor<7x14xf16>
  }
}
// -----
// case: shrink_bf16
// primitives: abs broadcast_in_dim convert_element_type gt jit select_n
// tolerances: 0.03 0.03
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x14xbf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<7x14xbf16>, tensor<7x14xbf16>) -> tensor<7x14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_where(%2, %arg0, %c) : (tensor<7x14xi1>, tensor<7x14xbf16>, tensor<i64>) -> tensor<7x14xbf16>
    return %3 : tensor<7x14xbf16>
  }
  func.func private @_where(%arg0: tensor<7x14xi1>, %arg1: tensor<7x14xbf16>, %arg2: tensor<i64>) -> tensor<7x14xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x14xi1>, tensor<7x14xbf16>
    return %2 : tensor<7x14xbf16>
  }
}
// -----
// case: shrink_gradient
// primitives: abs add_any broadcast_in_dim convert_element_type cos ge gt jit mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.compare GT, %0, %3, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:2 = call @_where(%4, %arg0, %c) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<i64>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %6 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %7 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %8 = stablehlo.multiply %5#0, %6 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %5#0, %10 : tensor<3x7xf32>
    %12 = stablehlo.multiply %10, %6 : tensor<3x7xf32>
    %13 = stablehlo.negate %11 : tensor<3x7xf32>
    %14 = stablehlo.multiply %13, %7 : tensor<3x7xf32>
    %15 = call @_where_0(%4, %5#1, %12) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x7xf32>
    return %16 : tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<i64>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: soft_shrink_f32
// primitives: abs max mul sign sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x14xf32>
    %1 = stablehlo.abs %arg0 : tensor<7x14xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<7x14xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<7x14xf32>
    %6 = stablehlo.multiply %0, %5 : tensor<7x14xf32>
    return %6 : tensor<7x14xf32>
  }
}
// -----
// case: soft_shrink_f64
// primitives: abs max mul sign sub
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x14xf64>
    %1 = stablehlo.abs %arg0 : tensor<7x14xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %3 = stablehlo.subtract %1, %2 : tensor<7x14xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %5 = stablehlo.maximum %3, %4 : tensor<7x14xf64>
    %6 = stablehlo.multiply %0, %5 : tensor<7x14xf64>
    return %6 : tensor<7x14xf64>
  }
}
// -----
// case: soft_shrink_f16
// primitives: abs max mul sign sub
// tolerances: 0.01 0.004
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x14xf16>
    %1 = stablehlo.abs %arg0 : tensor<7x14xf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %3 = stablehlo.subtract %1, %2 : tensor<7x14xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %5 = stablehlo.maximum %3, %4 : tensor<7x14xf16>
    %6 = stablehlo.multiply %0, %5 : tensor<7x14xf16>
    return %6 : tensor<7x14xf16>
  }
}
// -----
// case: soft_shrink_bf16
// primitives: abs max mul sign sub
// tolerances: 0.03 0.03
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<7x14xbf16>
    %1 = stablehlo.abs %arg0 : tensor<7x14xbf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %3 = stablehlo.subtract %1, %2 : tensor<7x14xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %5 = stablehlo.maximum %3, %4 : tensor<7x14xbf16>
    %6 = stablehlo.multiply %0, %5 : tensor<7x14xbf16>
    return %6 : tensor<7x14xbf16>
  }
}
// -----
// case: soft_shrink_gradient
// primitives: abs add_any broadcast_in_dim cos div eq ge max mul neg reduce_sum select_n sign sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<3x7xf32>
    %1 = stablehlo.abs %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.maximum %5, %6 : tensor<3x7xf32>
    %8 = stablehlo.compare EQ, %5, %7, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<3x7xi1>, tensor<3x7xf32>
    %17 = stablehlo.divide %11, %16 : tensor<3x7xf32>
    %18 = stablehlo.multiply %0, %7 : tensor<3x7xf32>
    %19 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %20 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %21 = stablehlo.multiply %18, %19 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.multiply %18, %23 : tensor<3x7xf32>
    %25 = stablehlo.multiply %23, %19 : tensor<3x7xf32>
    %26 = stablehlo.negate %24 : tensor<3x7xf32>
    %27 = stablehlo.multiply %26, %20 : tensor<3x7xf32>
    %28 = stablehlo.multiply %0, %25 : tensor<3x7xf32>
    %29 = stablehlo.multiply %28, %17 : tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %31 = stablehlo.select %3, %30, %29 : tensor<3x7xi1>, tensor<3x7xf32>
    %32 = stablehlo.select %3, %29, %30 : tensor<3x7xi1>, tensor<3x7xf32>
    %33 = stablehlo.add %27, %32 : tensor<3x7xf32>
    %34 = stablehlo.negate %31 : tensor<3x7xf32>
    %35 = stablehlo.add %33, %34 : tensor<3x7xf32>
    return %35 : tensor<3x7xf32>
  }
}
// -----
// case: tanh_shrink_f32
// primitives: sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<7x14xf32>
    return %1 : tensor<7x14xf32>
  }
}
// -----
// case: tanh_shrink_f64
// primitives: sub tanh
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<7x14xf64>
    return %1 : tensor<7x14xf64>
  }
}
// -----
// case: tanh_shrink_f16
// primitives: sub tanh
// tolerances: 0.01 0.004
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xf16>
    %1 = stablehlo.subtract %arg0, %0 : tensor<7x14xf16>
    return %1 : tensor<7x14xf16>
  }
}
// -----
// case: tanh_shrink_bf16
// primitives: sub tanh
// tolerances: 0.03 0.03
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<7x14xbf16>
    %1 = stablehlo.subtract %arg0, %0 : tensor<7x14xbf16>
    return %1 : tensor<7x14xbf16>
  }
}
// -----
// case: tanh_shrink_gradient
// primitives: add_any broadcast_in_dim cos mul neg reduce_sum sin sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.subtract %arg0, %0 : tensor<3x7xf32>
    %4 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %5 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %6 = stablehlo.multiply %3, %4 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %3, %8 : tensor<3x7xf32>
    %10 = stablehlo.multiply %8, %4 : tensor<3x7xf32>
    %11 = stablehlo.negate %9 : tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %5 : tensor<3x7xf32>
    %13 = stablehlo.negate %10 : tensor<3x7xf32>
    %14 = stablehlo.add %12, %10 : tensor<3x7xf32>
    %15 = stablehlo.multiply %13, %2 : tensor<3x7xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x7xf32>
    %17 = stablehlo.multiply %15, %0 : tensor<3x7xf32>
    %18 = stablehlo.add %16, %17 : tensor<3x7xf32>
    return %18 : tensor<3x7xf32>
  }
}
// -----
// case: squared_relu_f32
// primitives: custom_jvp_call integer_pow jit max
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf32>) -> (tensor<7x14xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xf32>) -> tensor<7x14xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<7x14xf32>
    return %1 : tensor<7x14xf32>
  }
  func.func private @relu(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x14xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf32>
    return %1 : tensor<7x14xf32>
  }
}
// -----
// case: squared_relu_f64
// primitives: custom_jvp_call integer_pow jit max
// tolerances: 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf64>) -> (tensor<7x14xf64> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xf64>) -> tensor<7x14xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<7x14xf64>
    return %1 : tensor<7x14xf64>
  }
  func.func private @relu(%arg0: tensor<7x14xf64>) -> tensor<7x14xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x14xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf64>
    return %1 : tensor<7x14xf64>
  }
}
// -----
// case: squared_relu_f16
// primitives: custom_jvp_call integer_pow jit max
// tolerances: 0.01 0.004
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xf16>) -> (tensor<7x14xf16> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xf16>) -> tensor<7x14xf16>
    %1 = stablehlo.multiply %0, %0 : tensor<7x14xf16>
    return %1 : tensor<7x14xf16>
  }
  func.func private @relu(%arg0: tensor<7x14xf16>) -> tensor<7x14xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7x14xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xf16>
    return %1 : tensor<7x14xf16>
  }
}
// -----
// case: squared_relu_bf16
// primitives: custom_jvp_call integer_pow jit max
// tolerances: 0.03 0.03
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x14xbf16>) -> (tensor<7x14xbf16> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<7x14xbf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.multiply %0, %0 : tensor<7x14xbf16>
    return %1 : tensor<7x14xbf16>
  }
  func.func private @relu(%arg0: tensor<7x14xbf16>) -> tensor<7x14xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x14xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x14xbf16>
    return %1 : tensor<7x14xbf16>
  }
}
// -----
// case: squared_relu_gradient
// primitives: add_any broadcast_in_dim cos custom_jvp_call gt integer_pow jit max mul neg reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7xf32>
    %7 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %8 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %9 = stablehlo.multiply %4, %7 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %4, %11 : tensor<3x7xf32>
    %13 = stablehlo.multiply %11, %7 : tensor<3x7xf32>
    %14 = stablehlo.negate %12 : tensor<3x7xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<3x7xf32>
    %16 = stablehlo.multiply %13, %6 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.select %2, %16, %17 : tensor<3x7xi1>, tensor<3x7xf32>
    %19 = stablehlo.add %15, %18 : tensor<3x7xf32>
    return %19 : tensor<3x7xf32>
  }
  func.func private @relu(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: relu_special
// primitives: custom_jvp_call jit max
// tolerances: 0.0001 1e-05
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<41xf32>) -> tensor<41xf32>
    return %0 : tensor<41xf32>
  }
  func.func private @relu(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<41xf32>
    return %1 : tensor<41xf32>
  }
}
// -----
// case: relu6_special
// primitives: custom_jvp_call jit max min
// tolerances: 0.0001 1e-05
module @jit_relu6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = call @relu6(%arg0) : (tensor<41xf32>) -> tensor<41xf32>
    return %0 : tensor<41xf32>
  }
  func.func private @relu6(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<41xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<41xf32>
    return %3 : tensor<41xf32>
  }
}
// -----
// case: hard_tanh_special
// primitives: broadcast_in_dim convert_element_type gt jit lt select_n
// tolerances: 0.0001 1e-05
module @jit_hard_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = call @hard_tanh(%arg0) : (tensor<41xf32>) -> tensor<41xf32>
    return %0 : tensor<41xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where(%3, %c, %arg0) : (tensor<41xi1>, tensor<i64>, tensor<41xf32>) -> tensor<41xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%1, %c_1, %4) : (tensor<41xi1>, tensor<i64>, tensor<41xf32>) -> tensor<41xf32>
    return %5 : tensor<41xf32>
  }
  func.func private @_where(%arg0: tensor<41xi1>, %arg1: tensor<i64>, %arg2: tensor<41xf32>) -> tensor<41xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<41xi1>, tensor<41xf32>
    return %2 : tensor<41xf32>
  }
}
// -----
// case: hard_sigmoid_special
// primitives: add custom_jvp_call div jit max min
// tolerances: 0.0001 1e-05
module @jit_hard_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = call @hard_sigmoid(%arg0) : (tensor<41xf32>) -> tensor<41xf32>
    return %0 : tensor<41xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<41xf32>
    %2 = call @relu6(%1) : (tensor<41xf32>) -> tensor<41xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %4 = stablehlo.divide %2, %3 : tensor<41xf32>
    return %4 : tensor<41xf32>
  }
  func.func private @relu6(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<41xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<41xf32>
    return %3 : tensor<41xf32>
  }
}
// -----
// case: elu_special
// primitives: broadcast_in_dim convert_element_type expm1 gt jit mul select_n
// tolerances: 0.0001 1e-05
module @jit_elu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<41xf32>) -> tensor<41xf32>
    return %0 : tensor<41xf32>
  }
  func.func private @elu(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<41xi1>, tensor<f64>, tensor<41xf32>) -> tensor<41xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<41xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<41xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<41xi1>, tensor<41xf32>, tensor<41xf32>) -> tensor<41xf32>
    return %8 : tensor<41xf32>
  }
  func.func private @_where(%arg0: tensor<41xi1>, %arg1: tensor<f64>, %arg2: tensor<41xf32>) -> tensor<41xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<41xi1>, tensor<41xf32>
    return %2 : tensor<41xf32>
  }
  func.func private @_where_0(%arg0: tensor<41xi1>, %arg1: tensor<41xf32>, %arg2: tensor<41xf32>) -> tensor<41xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<41xi1>, tensor<41xf32>
    return %0 : tensor<41xf32>
  }
}
// -----
// case: softplus_special
// primitives: abs add custom_jvp_call exp jit log1p max ne neg select_n sub
// tolerances: 0.0001 1e-05
module @jit_softplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = call @softplus(%arg0) : (tensor<41xf32>) -> tensor<41xf32>
    return %0 : tensor<41xf32>
  }
  func.func private @softplus(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<41xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<41xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<41xf32>
    %7 = stablehlo.abs %3 : tensor<41xf32>
    %8 = stablehlo.negate %7 : tensor<41xf32>
    %9 = stablehlo.exponential %8 : tensor<41xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<41xf32>
    %11 = stablehlo.add %1, %10 : tensor<41xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<41xi1>, tensor<41xf32>
    return %12 : tensor<41xf32>
  }
}
// -----
// case: gelu_tanh_special
// primitives: add integer_pow mul tanh
// tolerances: 0.0001 1e-05
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<41xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<41xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<41xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<41xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<41xf32>
    %7 = stablehlo.tanh %6 : tensor<41xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %9 = stablehlo.add %8, %7 : tensor<41xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<41xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<41xf32>
    return %12 : tensor<41xf32>
  }
}
// -----
// case: sigmoid_special
// primitives: logistic
// tolerances: 0.0001 1e-05
module @jit_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<41xf32>
    %1 = stablehlo.exponential %0 : tensor<41xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.add %2, %1 : tensor<41xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %5 = stablehlo.divide %4, %3 : tensor<41xf32>
    return %5 : tensor<41xf32>
  }
}
// -----
// case: silu_special
// primitives: jit logistic mul
// tolerances: 0.0001 1e-05
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<41xf32>) -> (tensor<41xf32> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<41xf32>) -> tensor<41xf32>
    return %0 : tensor<41xf32>
  }
  func.func private @silu(%arg0: tensor<41xf32>) -> tensor<41xf32> {
    %0 = stablehlo.negate %arg0 : tensor<41xf32>
    %1 = stablehlo.exponential %0 : tensor<41xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %3 = stablehlo.add %2, %1 : tensor<41xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<41xf32>
    %5 = stablehlo.divide %4, %3 : tensor<41xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<41xf32>
    return %6 : tensor<41xf32>
  }
}
// -----
// case: relu_5
// primitives: custom_jvp_call jit max
// tolerances: 0.0001 1e-05
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @relu(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: relu_0x3
// primitives: custom_jvp_call jit max
// tolerances: 0.0001 1e-05
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @relu(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<0x3xf32>
    return %1 : tensor<0x3xf32>
  }
}
// -----
// case: relu_1x1
// primitives: custom_jvp_call jit max
// tolerances: 0.0001 1e-05
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func private @relu(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
}
// -----
// case: relu_2x3x5
// primitives: custom_jvp_call jit max
// tolerances: 0.0001 1e-05
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func private @relu(%arg0: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x5xf32>
    return %1 : tensor<2x3x5xf32>
  }
}
// -----
// case: softmax_5
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<5xf32>
    %5 = stablehlo.exponential %4 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %9 = stablehlo.divide %5, %8 : tensor<5xf32>
    return %9 : tensor<5xf32>
  }
}
// -----
// case: softmax_0x3
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<0xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xf32>) -> tensor<0x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<0x1xf32>) -> tensor<0x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<0x3xf32>
    %6 = stablehlo.exponential %5 : tensor<0x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<0xf32>) -> tensor<0x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<0x1xf32>) -> tensor<0x3xf32>
    %10 = stablehlo.divide %6, %9 : tensor<0x3xf32>
    return %10 : tensor<0x3xf32>
  }
}
// -----
// case: softmax_1x1
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<1x1xf32>
    %5 = stablehlo.exponential %4 : tensor<1x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %8 = stablehlo.divide %5, %7 : tensor<1x1xf32>
    return %8 : tensor<1x1xf32>
  }
}
// -----
// case: softmax_2x3x5
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x5xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x5xf32>
    %10 = stablehlo.divide %6, %9 : tensor<2x3x5xf32>
    return %10 : tensor<2x3x5xf32>
  }
}
// -----
// case: gelu_erf_5
// primitives: copy erfc mul neg
// tolerances: 0.0001 1e-05
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<5xf32>
    %2 = stablehlo.negate %arg0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<5xf32>
    %5 = chlo.erfc %4 : tensor<5xf32> -> tensor<5xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<5xf32>
    return %6 : tensor<5xf32>
  }
}
// -----
// case: gelu_erf_0x3
// primitives: copy erfc mul neg
// tolerances: 0.0001 1e-05
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<0x3xf32>
    %2 = stablehlo.negate %arg0 : tensor<0x3xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<0x3xf32>
    %5 = chlo.erfc %4 : tensor<0x3xf32> -> tensor<0x3xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<0x3xf32>
    return %6 : tensor<0x3xf32>
  }
}
// -----
// case: gelu_erf_1x1
// primitives: copy erfc mul neg
// tolerances: 0.0001 1e-05
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<1x1xf32>
    %2 = stablehlo.negate %arg0 : tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<1x1xf32>
    %5 = chlo.erfc %4 : tensor<1x1xf32> -> tensor<1x1xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<1x1xf32>
    return %6 : tensor<1x1xf32>
  }
}
// -----
// case: gelu_erf_2x3x5
// primitives: copy erfc mul neg
// tolerances: 0.0001 1e-05
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x3x5xf32>
    %2 = stablehlo.negate %arg0 : tensor<2x3x5xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x5xf32>
    %5 = chlo.erfc %4 : tensor<2x3x5xf32> -> tensor<2x3x5xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<2x3x5xf32>
    return %6 : tensor<2x3x5xf32>
  }
}
// -----
// case: softmax_axis_0
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    %6 = stablehlo.exponential %5 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %10 = stablehlo.divide %6, %9 : tensor<7x13xf32>
    return %10 : tensor<7x13xf32>
  }
}
// -----
// case: softmax_two_axes
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x5x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x5x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5x7xf32>
    %6 = stablehlo.exponential %5 : tensor<3x5x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x5x7xf32>
    %10 = stablehlo.divide %6, %9 : tensor<3x5x7xf32>
    return %10 : tensor<3x5x7xf32>
  }
}
// -----
// case: softmax_middle_axis
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x7xf32>) -> (tensor<3x5x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x5x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5x7xf32>
    %6 = stablehlo.exponential %5 : tensor<3x5x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x5x7xf32>
    %10 = stablehlo.divide %6, %9 : tensor<3x5x7xf32>
    return %10 : tensor<3x5x7xf32>
  }
}
// -----
// case: softmax_where
// primitives: broadcast_in_dim convert_element_type div exp jit max reduce_max reduce_sum select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xi1>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = call @_where(%arg1, %arg0, %cst) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %5 = call @_where_0(%arg1, %arg0, %cst_2) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<f64>) -> tensor<7x13xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<7x13xf32>
    %8 = stablehlo.exponential %7 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = call @_where(%arg1, %8, %cst_3) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %13 = stablehlo.divide %8, %12 : tensor<7x13xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %14 = call @_where_1(%arg1, %13, %c) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<i64>) -> tensor<7x13xf32>
    return %14 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<f32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<f64>) -> tensor<7x13xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x13xi1>, tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
  func.func private @_where_1(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<i64>) -> tensor<7x13xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x13xi1>, tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: softmax_large_values
// primitives: broadcast_in_dim div exp max mul reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<7x13xf32>
    %8 = stablehlo.exponential %7 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %12 = stablehlo.divide %8, %11 : tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
}
// -----
// case: softmax_masked
// primitives: broadcast_in_dim convert_element_type div exp jit max reduce_max reduce_sum select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xi1>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = call @_where(%arg1, %arg0, %cst) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<f64>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<13xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<7x13xf32>
    %7 = stablehlo.exponential %6 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %11 = stablehlo.divide %7, %10 : tensor<7x13xf32>
    return %11 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<f64>) -> tensor<7x13xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x13xi1>, tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: log_softmax_axis_0
// primitives: broadcast_in_dim exp jit log max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_log_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    %6 = stablehlo.exponential %5 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %9 = stablehlo.log %8 : tensor<1x13xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x13xf32>
    return %11 : tensor<7x13xf32>
  }
}
// -----
// case: log_softmax_33x65
// primitives: broadcast_in_dim exp jit log max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit_log_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>) -> (tensor<33x65xf32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<33x65xf32>) -> tensor<33x65xf32>
    return %0 : tensor<33x65xf32>
  }
  func.func private @log_softmax(%arg0: tensor<33x65xf32>) -> tensor<33x65xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<33x65xf32>, tensor<f32>) -> tensor<33xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<33xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<33xf32>) -> tensor<33x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<33x1xf32>) -> tensor<33x65xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<33x65xf32>
    %6 = stablehlo.exponential %5 : tensor<33x65xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<33x65xf32>, tensor<f32>) -> tensor<33xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<33xf32>) -> tensor<33x1xf32>
    %9 = stablehlo.log %8 : tensor<33x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<33x1xf32>) -> tensor<33x65xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<33x65xf32>
    return %11 : tensor<33x65xf32>
  }
}
// -----
// case: log1mexp
// primitives: abs add convert_element_type custom_jvp_call exp expm1 jit log log1p lt neg select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.add %0, %1 : tensor<7x13xf32>
    %3 = call @log1mexp(%2) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
  func.func private @log1mexp(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = stablehlo.log %cst : tensor<f64>
    %1 = stablehlo.convert %0 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %4 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<7x13xf32>
    %6 = stablehlo.negate %5 : tensor<7x13xf32>
    %7 = stablehlo.log %6 : tensor<7x13xf32>
    %8 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %9 = stablehlo.exponential %8 : tensor<7x13xf32>
    %10 = stablehlo.negate %9 : tensor<7x13xf32>
    %11 = stablehlo.log_plus_one %10 : tensor<7x13xf32>
    %12 = call @_where(%3, %7, %11) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: logsumexp_weighted
// primitives: abs add broadcast_in_dim convert_element_type exp is_finite jit log lt max mul ne reduce_max reduce_sum select_n sign stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare NE, %arg1, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<f64>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<7xf32>
    %6 = stablehlo.is_finite %5 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.select %6, %5, %7 : tensor<7xi1>, tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<7x13xf32>
    %12 = stablehlo.exponential %11 : tensor<7x13xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.sign %14 : tensor<7xf32>
    %16 = stablehlo.abs %14 : tensor<7xf32>
    %17 = stablehlo.log %16 : tensor<7xf32>
    %18 = stablehlo.add %17, %8 : tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.compare LT, %15, %19, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %21 = call @_where_0(%20, %cst_6, %18) : (tensor<7xi1>, tensor<f32>, tensor<7xf32>) -> tensor<7xf32>
    return %21 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<f64>) -> tensor<7x13xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x13xi1>, tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<f32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: one_hot_logits
// primitives: broadcast_in_dim convert_element_type eq exp iota jit log max mul reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %1 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x13xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    return %3 : tensor<7xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xf32>
    %6 = stablehlo.exponential %5 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x13xf32>
    return %11 : tensor<7x13xf32>
  }
  func.func private @_one_hot(%arg0: tensor<7xi32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x13xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x13xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<7x13xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %5 = stablehlo.convert %4 : (tensor<7x13xi1>) -> tensor<7x13xf32>
    return %5 : tensor<7x13xf32>
  }
}
// -----
// case: softmax_temperature
// primitives: broadcast_in_dim div exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<f32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<7x13xf32>
    %8 = stablehlo.exponential %7 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %12 = stablehlo.divide %8, %11 : tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
}
// -----
// case: gumbel_argmax
// primitives: argmax log neg sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg1 : tensor<7x13xf32>
    %1 = stablehlo.negate %0 : tensor<7x13xf32>
    %2 = stablehlo.log %1 : tensor<7x13xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x13xf32>
    %4 = call @argmax(%3) : (tensor<7x13xf32>) -> tensor<7xi64>
    return %4 : tensor<7xi64>
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
// case: layer_norm_f32
// primitives: add broadcast_in_dim convert_element_type div gt jit mul reduce_sum rsqrt select_n square sub
// tolerances: 0.0001 1e-05
module @jit_layer_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_var(%arg0, %c) : (tensor<7x13xf32>, tensor<i64>) -> tensor<7x1xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %8 = stablehlo.add %4, %7 : tensor<7x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %11 = stablehlo.multiply %6, %10 : tensor<7x13xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<7x13xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %17 = stablehlo.add %14, %16 : tensor<7x13xf32>
    return %17 : tensor<7x13xf32>
  }
  func.func private @_var(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<7x1xf32> {
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
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<7x1xf32>, tensor<f64>) -> tensor<7x1xf32>
    return %14 : tensor<7x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7x1xf32>, %arg2: tensor<f64>) -> tensor<7x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7x1xf32>
    return %2 : tensor<7x1xf32>
  }
}
// -----
// case: rms_norm_f32
// primitives: add broadcast_in_dim div mul reduce_sum rsqrt
// tolerances: 0.0001 1e-05
module @jit_rms_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<7x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %9 = stablehlo.multiply %arg0, %8 : tensor<7x13xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
}
// -----
// case: layer_norm_f64
// primitives: add broadcast_in_dim convert_element_type div gt jit mul reduce_sum rsqrt select_n square sub
// tolerances: 1e-10 1e-10
module @jit_layer_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<13xf64>, %arg2: tensor<13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_var(%arg0, %c) : (tensor<7x13xf64>, tensor<i64>) -> tensor<7x1xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x13xf64>
    %6 = stablehlo.subtract %arg0, %5 : tensor<7x13xf64>
    %cst_1 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %8 = stablehlo.add %4, %7 : tensor<7x1xf64>
    %9 = stablehlo.rsqrt %8 : tensor<7x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x13xf64>
    %11 = stablehlo.multiply %6, %10 : tensor<7x13xf64>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf64>) -> tensor<1x13xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x13xf64>) -> tensor<7x13xf64>
    %14 = stablehlo.multiply %11, %13 : tensor<7x13xf64>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf64>) -> tensor<1x13xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x13xf64>) -> tensor<7x13xf64>
    %17 = stablehlo.add %14, %16 : tensor<7x13xf64>
    return %17 : tensor<7x13xf64>
  }
  func.func private @_var(%arg0: tensor<7x13xf64>, %arg1: tensor<i64>) -> tensor<7x1xf64> {
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
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %12 = stablehlo.divide %10, %11 : tensor<7x1xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<7x1xf64>, tensor<f64>) -> tensor<7x1xf64>
    return %14 : tensor<7x1xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7x1xf64>, %arg2: tensor<f64>) -> tensor<7x1xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7x1xf64>
    return %2 : tensor<7x1xf64>
  }
}
// -----
// case: rms_norm_f64
// primitives: add broadcast_in_dim div mul reduce_sum rsqrt
// tolerances: 1e-10 1e-10
module @jit_rms_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>, %arg1: tensor<13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf64>, tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf64>
    %cst_1 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x1xf64>
    %6 = stablehlo.add %4, %5 : tensor<7x1xf64>
    %7 = stablehlo.rsqrt %6 : tensor<7x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x13xf64>
    %9 = stablehlo.multiply %arg0, %8 : tensor<7x13xf64>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf64>) -> tensor<1x13xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x13xf64>) -> tensor<7x13xf64>
    %12 = stablehlo.multiply %9, %11 : tensor<7x13xf64>
    return %12 : tensor<7x13xf64>
  }
}
// -----
// case: layer_norm_f16
// primitives: add broadcast_in_dim convert_element_type div gt jit mul reduce_sum rsqrt select_n square sub
// tolerances: 0.01 0.01
module @jit_layer_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<13xf16>, %arg2: tensor<13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %5 = stablehlo.convert %4 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = call @_var(%arg0, %c) : (tensor<7x13xf16>, tensor<i64>) -> tensor<7x1xf16>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x13xf16>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x13xf16>
    %cst_1 = stablehlo.constant dense<1.001360e-05> : tensor<f16>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %10 = stablehlo.add %6, %9 : tensor<7x1xf16>
    %11 = stablehlo.rsqrt %10 : tensor<7x1xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x13xf16>
    %13 = stablehlo.multiply %8, %12 : tensor<7x13xf16>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf16>) -> tensor<1x13xf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x13xf16>) -> tensor<7x13xf16>
    %16 = stablehlo.multiply %13, %15 : tensor<7x13xf16>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf16>) -> tensor<1x13xf16>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x13xf16>) -> tensor<7x13xf16>
    %19 = stablehlo.add %16, %18 : tensor<7x13xf16>
    return %19 : tensor<7x13xf16>
  }
  func.func private @_var(%arg0: tensor<7x13xf16>, %arg1: tensor<i64>) -> tensor<7x1xf16> {
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
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<7x1xf32>
    %14 = stablehlo.convert %13 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = call @_where(%15, %14, %cst_4) : (tensor<i1>, tensor<7x1xf16>, tensor<f64>) -> tensor<7x1xf16>
    return %16 : tensor<7x1xf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7x1xf16>, %arg2: tensor<f64>) -> tensor<7x1xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7x1xf16>
    return %2 : tensor<7x1xf16>
  }
}
// -----
// case: rms_norm_f16
// primitives: add broadcast_in_dim convert_element_type div mul reduce_sum rsqrt
// tolerances: 0.01 0.01
module @jit_rms_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>, %arg1: tensor<13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf16>
    %1 = stablehlo.convert %0 : (tensor<7x13xf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7x1xf32>
    %6 = stablehlo.convert %5 : (tensor<7x1xf32>) -> tensor<7x1xf16>
    %cst_1 = stablehlo.constant dense<1.013280e-06> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<7x1xf16>
    %8 = stablehlo.add %6, %7 : tensor<7x1xf16>
    %9 = stablehlo.rsqrt %8 : tensor<7x1xf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf16>) -> tensor<7x13xf16>
    %11 = stablehlo.multiply %arg0, %10 : tensor<7x13xf16>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf16>) -> tensor<1x13xf16>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x13xf16>) -> tensor<7x13xf16>
    %14 = stablehlo.multiply %11, %13 : tensor<7x13xf16>
    return %14 : tensor<7x13xf16>
  }
}
// -----
// case: layer_norm_bf16
// primitives: add broadcast_in_dim convert_element_type div gt jit mul reduce_sum rsqrt select_n square sub
// tolerances: 0.05 0.05
module @jit_layer_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<13xbf16>, %arg2: tensor<13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %5 = stablehlo.convert %4 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = call @_var(%arg0, %c) : (tensor<7x13xbf16>, tensor<i64>) -> tensor<7x1xbf16>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x13xbf16>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x13xbf16>
    %cst_1 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %10 = stablehlo.add %6, %9 : tensor<7x1xbf16>
    %11 = stablehlo.rsqrt %10 : tensor<7x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x13xbf16>
    %13 = stablehlo.multiply %8, %12 : tensor<7x13xbf16>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xbf16>) -> tensor<1x13xbf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x13xbf16>) -> tensor<7x13xbf16>
    %16 = stablehlo.multiply %13, %15 : tensor<7x13xbf16>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xbf16>) -> tensor<1x13xbf16>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x13xbf16>) -> tensor<7x13xbf16>
    %19 = stablehlo.add %16, %18 : tensor<7x13xbf16>
    return %19 : tensor<7x13xbf16>
  }
  func.func private @_var(%arg0: tensor<7x13xbf16>, %arg1: tensor<i64>) -> tensor<7x1xbf16> {
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
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<7x1xf32>
    %14 = stablehlo.convert %13 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = call @_where(%15, %14, %cst_4) : (tensor<i1>, tensor<7x1xbf16>, tensor<f64>) -> tensor<7x1xbf16>
    return %16 : tensor<7x1xbf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7x1xbf16>, %arg2: tensor<f64>) -> tensor<7x1xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7x1xbf16>
    return %2 : tensor<7x1xbf16>
  }
}
// -----
// case: rms_norm_bf16
// primitives: add broadcast_in_dim convert_element_type div mul reduce_sum rsqrt
// tolerances: 0.05 0.03
module @jit_rms_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xbf16>
    %1 = stablehlo.convert %0 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7x1xf32>
    %6 = stablehlo.convert %5 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %cst_1 = stablehlo.constant dense<9.983770e-07> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<7x1xbf16>
    %8 = stablehlo.add %6, %7 : tensor<7x1xbf16>
    %9 = stablehlo.rsqrt %8 : tensor<7x1xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x13xbf16>
    %11 = stablehlo.multiply %arg0, %10 : tensor<7x13xbf16>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xbf16>) -> tensor<1x13xbf16>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x13xbf16>) -> tensor<7x13xbf16>
    %14 = stablehlo.multiply %11, %13 : tensor<7x13xbf16>
    return %14 : tensor<7x13xbf16>
  }
}
// -----
// case: layer_norm_33x65
// primitives: add broadcast_in_dim convert_element_type div gt jit mul reduce_sum rsqrt select_n square sub
// tolerances: 0.0001 1e-05
module @jit_layer_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x65xf32>, %arg1: tensor<65xf32>, %arg2: tensor<65xf32>) -> (tensor<33x65xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<33x65xf32>, tensor<f32>) -> tensor<33xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<33xf32>) -> tensor<33x1xf32>
    %cst_0 = stablehlo.constant dense<6.500000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<33x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_var(%arg0, %c) : (tensor<33x65xf32>, tensor<i64>) -> tensor<33x1xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<33x1xf32>) -> tensor<33x65xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<33x65xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<33x1xf32>
    %8 = stablehlo.add %4, %7 : tensor<33x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<33x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<33x1xf32>) -> tensor<33x65xf32>
    %11 = stablehlo.multiply %6, %10 : tensor<33x65xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<65xf32>) -> tensor<1x65xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x65xf32>) -> tensor<33x65xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<33x65xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<65xf32>) -> tensor<1x65xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x65xf32>) -> tensor<33x65xf32>
    %17 = stablehlo.add %14, %16 : tensor<33x65xf32>
    return %17 : tensor<33x65xf32>
  }
  func.func private @_var(%arg0: tensor<33x65xf32>, %arg1: tensor<i64>) -> tensor<33x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<33x65xf32>, tensor<f32>) -> tensor<33xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<33xf32>) -> tensor<33x1xf32>
    %cst_0 = stablehlo.constant dense<6.500000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<33x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<33x1xf32>) -> tensor<33x65xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<33x65xf32>
    %6 = chlo.square %5 : tensor<33x65xf32> -> tensor<33x65xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.500000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<33x65xf32>, tensor<f32>) -> tensor<33xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<33xf32>) -> tensor<33x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<33x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<33x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<33x1xf32>, tensor<f64>) -> tensor<33x1xf32>
    return %14 : tensor<33x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<33x1xf32>, %arg2: tensor<f64>) -> tensor<33x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<33x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<33x1xf32>
    return %2 : tensor<33x1xf32>
  }
}
// -----
// case: layer_norm_far_from_zero
// primitives: add broadcast_in_dim convert_element_type div gt jit mul reduce_sum rsqrt select_n square sub
// tolerances: 0.001 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = call @_var(%1, %c) : (tensor<7x13xf32>, tensor<i64>) -> tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %8 = stablehlo.subtract %1, %7 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %10 = stablehlo.add %6, %9 : tensor<7x1xf32>
    %11 = stablehlo.rsqrt %10 : tensor<7x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %13 = stablehlo.multiply %8, %12 : tensor<7x13xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<7x13xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %19 = stablehlo.add %16, %18 : tensor<7x13xf32>
    return %19 : tensor<7x13xf32>
  }
  func.func private @_var(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<7x1xf32> {
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
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<7x1xf32>, tensor<f64>) -> tensor<7x1xf32>
    return %14 : tensor<7x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7x1xf32>, %arg2: tensor<f64>) -> tensor<7x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7x1xf32>
    return %2 : tensor<7x1xf32>
  }
}
// -----
// case: group_norm
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum reshape rsqrt square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x6xf32>, %arg1: tensor<6xf32>) -> (tensor<2x4x4x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4x4x6xf32>) -> tensor<2x16x3x2xf32>
    %cst = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %1 = call @standardize(%0, %cst) : (tensor<2x16x3x2xf32>, tensor<f64>) -> tensor<2x16x3x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x16x3x2xf32>) -> tensor<2x4x4x6xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<2x4x4x6xf32>
    return %5 : tensor<2x4x4x6xf32>
  }
  func.func private @standardize(%arg0: tensor<2x16x3x2xf32>, %arg1: tensor<f64>) -> tensor<2x16x3x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x16x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x3x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x1x3x1xf32>
    %4 = chlo.square %arg0 : tensor<2x16x3x2xf32> -> tensor<2x16x3x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x16x3x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x3x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2x1x3x1xf32>
    %9 = chlo.square %3 : tensor<2x1x3x1xf32> -> tensor<2x1x3x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<2x1x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<2x1x3x1xf32>, tensor<i64>) -> tensor<2x1x3x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xf32>) -> tensor<2x16x3x2xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<2x16x3x2xf32>
    %14 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x1x3x1xf32>
    %16 = stablehlo.add %11, %15 : tensor<2x1x3x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<2x1x3x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xf32>) -> tensor<2x16x3x2xf32>
    %19 = stablehlo.multiply %13, %18 : tensor<2x16x3x2xf32>
    return %19 : tensor<2x16x3x2xf32>
  }
  func.func private @clip(%arg0: tensor<2x1x3x1xf32>, %arg1: tensor<i64>) -> tensor<2x1x3x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x1x3x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x1x3x1xf32>
    return %2 : tensor<2x1x3x1xf32>
  }
}
// -----
// case: instance_norm
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum rsqrt square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x6xf32>, %arg1: tensor<6xf32>) -> (tensor<2x4x4x6xf32> {jax.result_info = "result"}) {
    %0 = call @standardize(%arg0) : (tensor<2x4x4x6xf32>) -> tensor<2x4x4x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2x4x4x6xf32>
    return %3 : tensor<2x4x4x6xf32>
  }
  func.func private @standardize(%arg0: tensor<2x4x4x6xf32>) -> tensor<2x4x4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 3] : (tensor<2x6xf32>) -> tensor<2x1x1x6xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x1x1x6xf32>
    %4 = chlo.square %arg0 : tensor<2x4x4x6xf32> -> tensor<2x4x4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 3] : (tensor<2x6xf32>) -> tensor<2x1x1x6xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x1x6xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2x1x1x6xf32>
    %9 = chlo.square %3 : tensor<2x1x1x6xf32> -> tensor<2x1x1x6xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<2x1x1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<2x1x1x6xf32>, tensor<i64>) -> tensor<2x1x1x6xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<2x4x4x6xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x1x6xf32>
    %15 = stablehlo.add %11, %14 : tensor<2x1x1x6xf32>
    %16 = stablehlo.rsqrt %15 : tensor<2x1x1x6xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<2x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<2x4x4x6xf32>
    return %18 : tensor<2x4x4x6xf32>
  }
  func.func private @clip(%arg0: tensor<2x1x1x6xf32>, %arg1: tensor<i64>) -> tensor<2x1x1x6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x1x1x6xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x1x1x6xf32>
    return %2 : tensor<2x1x1x6xf32>
  }
}
// -----
// case: batch_norm_training
// primitives: add broadcast_in_dim convert_element_type div gt jit mul reduce_sum rsqrt select_n square sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit_batch_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>) -> (tensor<2x4x4x6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<6xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_var(%arg0, %c) : (tensor<2x4x4x6xf32>, tensor<i64>) -> tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2x4x4x6xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.add %3, %7 : tensor<6xf32>
    %9 = stablehlo.rsqrt %8 : tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %12 = stablehlo.multiply %6, %11 : tensor<2x4x4x6xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x4x4x6xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x4x4x6xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.multiply %19, %arg3 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.multiply %21, %2 : tensor<6xf32>
    %23 = stablehlo.add %20, %22 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %25 = stablehlo.multiply %24, %arg4 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.multiply %26, %3 : tensor<6xf32>
    %28 = stablehlo.add %25, %27 : tensor<6xf32>
    return %18, %23, %28 : tensor<2x4x4x6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @_var(%arg0: tensor<2x4x4x6xf32>, %arg1: tensor<i64>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4x6xf32>
    %6 = chlo.square %5 : tensor<2x4x4x6xf32> -> tensor<2x4x4x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<6xf32>, tensor<f64>) -> tensor<6xf32>
    return %13 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<f64>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}
// -----
// case: batch_norm_inference
// primitives: add broadcast_in_dim mul rsqrt sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>) -> (tensor<2x4x4x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<2x4x4x6xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.add %arg4, %3 : tensor<6xf32>
    %5 = stablehlo.rsqrt %4 : tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %8 = stablehlo.multiply %2, %7 : tensor<2x4x4x6xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<2x4x4x6xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %14 = stablehlo.add %11, %13 : tensor<2x4x4x6xf32>
    return %14 : tensor<2x4x4x6xf32>
  }
}
// -----
// case: batch_norm_nchw
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum rsqrt square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3x4x4xf32> {jax.result_info = "result"}) {
    %0 = call @standardize(%arg0) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xf32>) -> tensor<3x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3] : (tensor<3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<2x3x4x4xf32>
    return %4 : tensor<2x3x4x4xf32>
  }
  func.func private @standardize(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<1x3x1x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x3x1x1xf32>
    %4 = chlo.square %arg0 : tensor<2x3x4x4xf32> -> tensor<2x3x4x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<3xf32>) -> tensor<1x3x1x1xf32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1x3x1x1xf32>
    %9 = chlo.square %3 : tensor<1x3x1x1xf32> -> tensor<1x3x1x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<1x3x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<1x3x1x1xf32>, tensor<i64>) -> tensor<1x3x1x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<2x3x4x4xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %15 = stablehlo.add %11, %14 : tensor<1x3x1x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<1x3x1x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<2x3x4x4xf32>
    return %18 : tensor<2x3x4x4xf32>
  }
  func.func private @clip(%arg0: tensor<1x3x1x1xf32>, %arg1: tensor<i64>) -> tensor<1x3x1x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x3x1x1xf32>
    return %2 : tensor<1x3x1x1xf32>
  }
}
// -----
// case: weight_norm
// primitives: broadcast_in_dim div jit mul reduce_sum sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<7x5xf32>
    %3 = call @norm(%arg0) : (tensor<7x5xf32>) -> tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.divide %2, %5 : tensor<7x5xf32>
    return %6 : tensor<7x5xf32>
  }
  func.func private @norm(%arg0: tensor<7x5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.sqrt %1 : tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
// -----
// case: standardize_where
// primitives: add broadcast_in_dim convert_element_type div jit max mul reduce_sum rsqrt select_n square sub
// tolerances: 0.001 0.0001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xi1>) -> (tensor<5x9xf32> {jax.result_info = "result"}) {
    %0 = call @standardize(%arg0, %arg1) : (tensor<5x9xf32>, tensor<5x9xi1>) -> tensor<5x9xf32>
    return %0 : tensor<5x9xf32>
  }
  func.func private @standardize(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xi1>) -> tensor<5x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<5x9xi1>) -> tensor<5x9xi32>
    %1 = stablehlo.convert %0 : (tensor<5x9xi32>) -> tensor<5x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%arg1, %arg0, %cst_0) : (tensor<5x9xi1>, tensor<5x9xf32>, tensor<f32>) -> tensor<5x9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %7 = stablehlo.divide %6, %3 : tensor<5x1xf32>
    %8 = chlo.square %arg0 : tensor<5x9xf32> -> tensor<5x9xf32>
    %9 = stablehlo.convert %arg1 : (tensor<5x9xi1>) -> tensor<5x9xi32>
    %10 = stablehlo.convert %9 : (tensor<5x9xi32>) -> tensor<5x9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = call @_where(%arg1, %8, %cst_3) : (tensor<5x9xi1>, tensor<5x9xf32>, tensor<f32>) -> tensor<5x9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %16 = stablehlo.divide %15, %12 : tensor<5x1xf32>
    %17 = chlo.square %7 : tensor<5x1xf32> -> tensor<5x1xf32>
    %18 = stablehlo.subtract %16, %17 : tensor<5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %19 = call @clip(%18, %c) : (tensor<5x1xf32>, tensor<i64>) -> tensor<5x1xf32>
    %20 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x9xf32>
    %21 = stablehlo.subtract %arg0, %20 : tensor<5x9xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %23 = stablehlo.add %19, %22 : tensor<5x1xf32>
    %24 = stablehlo.rsqrt %23 : tensor<5x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x9xf32>
    %26 = stablehlo.multiply %21, %25 : tensor<5x9xf32>
    return %26 : tensor<5x9xf32>
  }
  func.func private @_where(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xf32>, %arg2: tensor<f32>) -> tensor<5x9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x9xi1>, tensor<5x9xf32>
    return %1 : tensor<5x9xf32>
  }
  func.func private @clip(%arg0: tensor<5x1xf32>, %arg1: tensor<i64>) -> tensor<5x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5x1xf32>
    return %2 : tensor<5x1xf32>
  }
}
// -----
// case: residual_layer_norm_gelu
// primitives: add broadcast_in_dim convert_element_type div gt integer_pow jit mul reduce_sum rsqrt select_n square sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<13xf32>, %arg3: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_var(%0, %c) : (tensor<7x13xf32>, tensor<i64>) -> tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %9 = stablehlo.add %5, %8 : tensor<7x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<7x13xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<7x13xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %18 = stablehlo.add %15, %17 : tensor<7x13xf32>
    %19 = stablehlo.multiply %18, %18 : tensor<7x13xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<7x13xf32>
    %23 = stablehlo.add %18, %22 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<7x13xf32>
    %26 = stablehlo.tanh %25 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %28 = stablehlo.add %27, %26 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<7x13xf32>
    %31 = stablehlo.multiply %18, %30 : tensor<7x13xf32>
    return %31 : tensor<7x13xf32>
  }
  func.func private @_var(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>) -> tensor<7x1xf32> {
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
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<7x1xf32>, tensor<f64>) -> tensor<7x1xf32>
    return %14 : tensor<7x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7x1xf32>, %arg2: tensor<f64>) -> tensor<7x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7x1xf32>
    return %2 : tensor<7x1xf32>
  }
}
