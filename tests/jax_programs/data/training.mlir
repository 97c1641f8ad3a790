// case: grad_exp
// primitives: broadcast_in_dim exp integer_pow mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %0 : tensor<3x7xf32>
    return %7 : tensor<3x7xf32>
  }
}
// -----
// case: grad_log
// primitives: broadcast_in_dim div integer_pow log mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<3x7xf32>
    %7 = stablehlo.divide %6, %arg0 : tensor<3x7xf32>
    return %7 : tensor<3x7xf32>
  }
}
// -----
// case: grad_sin
// primitives: broadcast_in_dim cos integer_pow mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<3x7xf32>
    %1 = stablehlo.cosine %arg0 : tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %1 : tensor<3x7xf32>
    return %8 : tensor<3x7xf32>
  }
}
// -----
// case: grad_tan
// primitives: add broadcast_in_dim integer_pow mul reduce_sum square tan
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<3x7xf32>
    %1 = chlo.square %0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x7xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %3 : tensor<3x7xf32>
    return %10 : tensor<3x7xf32>
  }
}
// -----
// case: grad_asin
// primitives: asin broadcast_in_dim integer_pow mul reduce_sum rsqrt square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x7xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x7xf32>
    %5 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %4 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
}
// -----
// case: grad_acos
// primitives: acos broadcast_in_dim integer_pow mul neg reduce_sum rsqrt square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x7xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x7xf32>
    %5 = stablehlo.negate %4 : tensor<3x7xf32>
    %6 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %5 : tensor<3x7xf32>
    return %12 : tensor<3x7xf32>
  }
}
// -----
// case: grad_atan
// primitives: add atan broadcast_in_dim div integer_pow mul reduce_sum square
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x7xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %10 = stablehlo.divide %9, %3 : tensor<3x7xf32>
    return %10 : tensor<3x7xf32>
  }
}
// -----
// case: grad_sinh
// primitives: broadcast_in_dim cosh integer_pow mul reduce_sum sinh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.cosh %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %1 : tensor<3x7xf32>
    return %8 : tensor<3x7xf32>
  }
}
// -----
// case: grad_cosh
// primitives: broadcast_in_dim cosh integer_pow mul reduce_sum sinh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.sinh %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %1 : tensor<3x7xf32>
    return %8 : tensor<3x7xf32>
  }
}
// -----
// case: grad_tanh
// primitives: add_any broadcast_in_dim integer_pow mul reduce_sum sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %0 : tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
}
// -----
// case: grad_asinh
// primitives: add asinh broadcast_in_dim integer_pow mul reduce_sum rsqrt square
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x7xf32>
    %5 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %4 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
}
// -----
// case: grad_atanh
// primitives: add atanh broadcast_in_dim div integer_pow mul reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.add %1, %arg0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.divide %3, %2 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.subtract %5, %arg0 : tensor<3x7xf32>
    %7 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %0 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<3x7xf32>
    %13 = stablehlo.multiply %4, %12 : tensor<3x7xf32>
    %14 = stablehlo.divide %13, %6 : tensor<3x7xf32>
    return %14 : tensor<3x7xf32>
  }
}
// -----
// case: grad_sqrt
// primitives: broadcast_in_dim div integer_pow mul reduce_sum sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.divide %1, %0 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    return %9 : tensor<3x7xf32>
  }
}
// -----
// case: grad_rsqrt
// primitives: broadcast_in_dim div integer_pow mul reduce_sum rsqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<3x7xf32>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x7xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %3 : tensor<3x7xf32>
    return %10 : tensor<3x7xf32>
  }
}
// -----
// case: grad_cbrt
// primitives: broadcast_in_dim cbrt integer_pow mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.divide %2, %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<3x7xf32>
    %6 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %0 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %5 : tensor<3x7xf32>
    return %12 : tensor<3x7xf32>
  }
}
// -----
// case: grad_erf
// primitives: broadcast_in_dim erf exp integer_pow mul neg reduce_sum square
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = stablehlo.negate %1 : tensor<3x7xf32>
    %3 = stablehlo.exponential %2 : tensor<3x7xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.12837923> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %3 : tensor<3x7xf32>
    return %12 : tensor<3x7xf32>
  }
}
// -----
// case: grad_erfc
// primitives: broadcast_in_dim erfc exp integer_pow mul neg reduce_sum square
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = stablehlo.negate %1 : tensor<3x7xf32>
    %3 = stablehlo.exponential %2 : tensor<3x7xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %3 : tensor<3x7xf32>
    return %12 : tensor<3x7xf32>
  }
}
// -----
// case: grad_erf_inv
// primitives: broadcast_in_dim erf_inv exp integer_pow mul reduce_sum square
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.square %0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = stablehlo.exponential %1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.886226952> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %2 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
}
// -----
// case: grad_lgamma
// primitives: broadcast_in_dim digamma integer_pow lgamma mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.digamma %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %1 : tensor<3x7xf32>
    return %8 : tensor<3x7xf32>
  }
}
// -----
// case: grad_digamma
// primitives: broadcast_in_dim digamma integer_pow mul polygamma reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = chlo.polygamma %1, %arg0 : tensor<3x7xf32>, tensor<3x7xf32> -> tensor<3x7xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    return %9 : tensor<3x7xf32>
  }
}
// -----
// case: grad_log1p
// primitives: add broadcast_in_dim div integer_pow log1p mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %9 = stablehlo.divide %8, %2 : tensor<3x7xf32>
    return %9 : tensor<3x7xf32>
  }
}
// -----
// case: grad_expm1
// primitives: add broadcast_in_dim expm1 integer_pow mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<3x7xf32>
    return %9 : tensor<3x7xf32>
  }
}
// -----
// case: grad_logistic
// primitives: broadcast_in_dim integer_pow logistic mul reduce_sum sub
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
    %9 = stablehlo.multiply %5, %5 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %5 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<3x7xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<3x7xf32>
    return %15 : tensor<3x7xf32>
  }
}
// -----
// case: grad_cube
// primitives: broadcast_in_dim integer_pow mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<3x7xf32>
    %5 = stablehlo.multiply %1, %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %4 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
}
// -----
// case: grad_power
// primitives: broadcast_in_dim integer_pow mul pow reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.power %arg0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.power %arg0, %3 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x7xf32>
    %7 = stablehlo.multiply %1, %1 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<3x7xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<3x7xf32>
    return %13 : tensor<3x7xf32>
  }
}
// -----
// case: grad_abs
// primitives: abs add_any broadcast_in_dim ge integer_pow mul neg reduce_sum select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %3 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.select %2, %9, %8 : tensor<3x7xi1>, tensor<3x7xf32>
    %11 = stablehlo.select %2, %8, %9 : tensor<3x7xi1>, tensor<3x7xf32>
    %12 = stablehlo.negate %10 : tensor<3x7xf32>
    %13 = stablehlo.add %11, %12 : tensor<3x7xf32>
    return %13 : tensor<3x7xf32>
  }
}
// -----
// case: grad_reciprocal
// primitives: broadcast_in_dim integer_pow mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x7xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.divide %3, %2 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x7xf32>
    %7 = stablehlo.multiply %1, %1 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<3x7xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<3x7xf32>
    return %13 : tensor<3x7xf32>
  }
}
// -----
// case: grad_exp2
// primitives: broadcast_in_dim exp2 integer_pow log mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %2 = stablehlo.exponential %1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.log %cst_0 : tensor<f32>
    %4 = stablehlo.multiply %2, %2 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %2 : tensor<3x7xf32>
    return %12 : tensor<3x7xf32>
  }
}
// -----
// case: grad_div
// primitives: broadcast_in_dim div integer_pow mul neg reduce_sum
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.divide %2, %1 : tensor<3x7xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %3 : tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %arg0 : tensor<3x7xf32>
    %12 = stablehlo.negate %11 : tensor<3x7xf32>
    %13 = stablehlo.divide %9, %arg1 : tensor<3x7xf32>
    return %13, %12 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: grad_atan2
// primitives: add atan2 broadcast_in_dim div integer_pow mul neg reduce_sum square
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x7xf32>
    %1 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = chlo.square %arg1 : tensor<3x7xf32> -> tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x7xf32>
    %5 = stablehlo.negate %arg0 : tensor<3x7xf32>
    %6 = chlo.square %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %7 = chlo.square %arg1 : tensor<3x7xf32> -> tensor<3x7xf32>
    %8 = stablehlo.add %6, %7 : tensor<3x7xf32>
    %9 = stablehlo.divide %5, %8 : tensor<3x7xf32>
    %10 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<3x7xf32>
    %16 = stablehlo.multiply %15, %9 : tensor<3x7xf32>
    %17 = stablehlo.multiply %15, %4 : tensor<3x7xf32>
    return %17, %16 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: grad_pow
// primitives: broadcast_in_dim eq integer_pow log mul pow reduce_sum select_n sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.subtract %arg1, %1 : tensor<3x7xf32>
    %3 = stablehlo.power %arg0, %2 : tensor<3x7xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.select %6, %7, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>
    %9 = stablehlo.log %8 : tensor<3x7xf32>
    %10 = stablehlo.multiply %9, %0 : tensor<3x7xf32>
    %11 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.multiply %12, %0 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<3x7xf32>
    %17 = stablehlo.multiply %16, %10 : tensor<3x7xf32>
    %18 = stablehlo.multiply %16, %4 : tensor<3x7xf32>
    return %18, %17 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: grad_max
// primitives: broadcast_in_dim div eq integer_pow max mul reduce_sum select_n
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x7xi1>, tensor<3x7xf32>
    %5 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.select %5, %6, %7 : tensor<3x7xi1>, tensor<3x7xf32>
    %9 = stablehlo.divide %4, %8 : tensor<3x7xf32>
    %10 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<3x7xi1>, tensor<3x7xf32>
    %14 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<3x7xi1>, tensor<3x7xf32>
    %18 = stablehlo.divide %13, %17 : tensor<3x7xf32>
    %19 = stablehlo.multiply %0, %0 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %21 = stablehlo.multiply %20, %0 : tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<3x7xf32>
    %25 = stablehlo.multiply %24, %18 : tensor<3x7xf32>
    %26 = stablehlo.multiply %24, %9 : tensor<3x7xf32>
    return %26, %25 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: grad_hypot
// primitives: abs add add_any broadcast_in_dim div eq ge integer_pow jit max min mul neg or reduce_sum select_n sqrt square
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0:19 = call @hypot(%arg0, %arg1) : (tensor<3x7xf32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>)
    %1 = stablehlo.multiply %0#0, %0#0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %0#0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<3x7xf32>
    %7:2 = call @hypot_2(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18, %6) : (tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    return %7#0, %7#1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @hypot(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %3 = stablehlo.abs %arg1 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.compare GE, %arg1, %4, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.compare EQ, %0, %6, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.compare EQ, %3, %8, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %10 = stablehlo.or %7, %9 : tensor<3x7xi1>
    %11 = stablehlo.maximum %0, %3 : tensor<3x7xf32>
    %12 = stablehlo.compare EQ, %0, %11, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x7xi1>, tensor<3x7xf32>
    %16 = stablehlo.compare EQ, %3, %11, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<3x7xi1>, tensor<3x7xf32>
    %20 = stablehlo.divide %15, %19 : tensor<3x7xf32>
    %21 = stablehlo.compare EQ, %3, %11, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<3x7xi1>, tensor<3x7xf32>
    %25 = stablehlo.compare EQ, %0, %11, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<3x7xi1>, tensor<3x7xf32>
    %29 = stablehlo.divide %24, %28 : tensor<3x7xf32>
    %30 = stablehlo.minimum %0, %3 : tensor<3x7xf32>
    %31 = stablehlo.compare EQ, %0, %30, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<3x7xi1>, tensor<3x7xf32>
    %35 = stablehlo.compare EQ, %3, %30, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<3x7xi1>, tensor<3x7xf32>
    %39 = stablehlo.divide %34, %38 : tensor<3x7xf32>
    %40 = stablehlo.compare EQ, %3, %30, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<3x7xi1>, tensor<3x7xf32>
    %44 = stablehlo.compare EQ, %0, %30, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<3x7xi1>, tensor<3x7xf32>
    %48 = stablehlo.divide %43, %47 : tensor<3x7xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %50 = stablehlo.compare EQ, %11, %49, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %52 = stablehlo.compare EQ, %11, %51, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %54:2 = call @_where(%52, %53, %11) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %55 = stablehlo.divide %30, %54#0 : tensor<3x7xf32>
    %56 = stablehlo.multiply %54#0, %54#0 : tensor<3x7xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %58 = stablehlo.divide %57, %56 : tensor<3x7xf32>
    %59 = chlo.square %55 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %61 = stablehlo.multiply %60, %55 : tensor<3x7xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %63 = stablehlo.add %62, %59 : tensor<3x7xf32>
    %64 = stablehlo.sqrt %63 : tensor<3x7xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %66 = stablehlo.divide %65, %64 : tensor<3x7xf32>
    %67 = stablehlo.multiply %11, %64 : tensor<3x7xf32>
    %68 = call @_where_0(%50, %11, %67) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %cst_26 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %69:2 = call @_where_1(%10, %cst_26, %68) : (tensor<3x7xi1>, tensor<f32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    return %69#0, %2, %5, %20, %29, %39, %48, %52, %54#1, %54#0, %30, %58, %61, %66, %64, %11, %50, %10, %69#1 : tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>
  }
  func.func private @_where(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %0, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x7xi1>, %arg1: tensor<f32>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %1, %2 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @hypot_2(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xi1>, %arg2: tensor<3x7xf32>, %arg3: tensor<3x7xf32>, %arg4: tensor<3x7xf32>, %arg5: tensor<3x7xf32>, %arg6: tensor<3x7xi1>, %arg7: tensor<3x7xf32>, %arg8: tensor<3x7xf32>, %arg9: tensor<3x7xf32>, %arg10: tensor<3x7xf32>, %arg11: tensor<3x7xf32>, %arg12: tensor<3x7xf32>, %arg13: tensor<3x7xf32>, %arg14: tensor<3x7xf32>, %arg15: tensor<3x7xi1>, %arg16: tensor<3x7xi1>, %arg17: tensor<3x7xf32>, %arg18: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %0 = call @_where_3(%arg16, %arg17, %arg18) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %1:2 = call @_where_4(%arg15, %0) : (tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %2 = stablehlo.multiply %arg14, %1#1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %1#1, %arg13 : tensor<3x7xf32>
    %4 = stablehlo.add %1#0, %3 : tensor<3x7xf32>
    %5 = stablehlo.multiply %2, %arg12 : tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %arg11 : tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %arg10 : tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %arg9 : tensor<3x7xf32>
    %9 = stablehlo.negate %8 : tensor<3x7xf32>
    %10 = stablehlo.divide %6, %arg8 : tensor<3x7xf32>
    %11 = call @_where_5(%arg6, %arg7, %9) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %12 = stablehlo.add %4, %11 : tensor<3x7xf32>
    %13 = stablehlo.multiply %10, %arg5 : tensor<3x7xf32>
    %14 = stablehlo.multiply %10, %arg4 : tensor<3x7xf32>
    %15 = stablehlo.multiply %12, %arg3 : tensor<3x7xf32>
    %16 = stablehlo.add %13, %15 : tensor<3x7xf32>
    %17 = stablehlo.multiply %12, %arg2 : tensor<3x7xf32>
    %18 = stablehlo.add %14, %17 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %arg1, %19, %16 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.select %arg1, %16, %19 : tensor<3x7xi1>, tensor<3x7xf32>
    %22 = stablehlo.negate %20 : tensor<3x7xf32>
    %23 = stablehlo.add %21, %22 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.select %arg0, %24, %18 : tensor<3x7xi1>, tensor<3x7xf32>
    %26 = stablehlo.select %arg0, %18, %24 : tensor<3x7xi1>, tensor<3x7xf32>
    %27 = stablehlo.negate %25 : tensor<3x7xf32>
    %28 = stablehlo.add %26, %27 : tensor<3x7xf32>
    return %28, %23 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @_where_4(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %2, %1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @_where_5(%arg0: tensor<3x7xi1>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: grad_logaddexp
// primitives: abs add broadcast_in_dim custom_jvp_call eq exp integer_pow log1p max mul ne neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x7xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<3x7xf32>
    %4 = stablehlo.abs %1 : tensor<3x7xf32>
    %5 = stablehlo.negate %4 : tensor<3x7xf32>
    %6 = stablehlo.exponential %5 : tensor<3x7xf32>
    %7 = stablehlo.log_plus_one %6 : tensor<3x7xf32>
    %8 = stablehlo.add %0, %7 : tensor<3x7xf32>
    %9 = stablehlo.select %2, %3, %8 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.compare EQ, %arg0, %10, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %13 = stablehlo.select %11, %12, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.compare EQ, %9, %14, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %17 = stablehlo.select %15, %16, %9 : tensor<3x7xi1>, tensor<3x7xf32>
    %18 = stablehlo.subtract %13, %17 : tensor<3x7xf32>
    %19 = stablehlo.exponential %18 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %21 = stablehlo.compare EQ, %arg1, %20, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %23 = stablehlo.select %21, %22, %arg1 : tensor<3x7xi1>, tensor<3x7xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %25 = stablehlo.compare EQ, %9, %24, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %27 = stablehlo.select %25, %26, %9 : tensor<3x7xi1>, tensor<3x7xf32>
    %28 = stablehlo.subtract %23, %27 : tensor<3x7xf32>
    %29 = stablehlo.exponential %28 : tensor<3x7xf32>
    %30 = stablehlo.multiply %9, %9 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %32 = stablehlo.multiply %31, %9 : tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<3x7xf32>
    %36 = stablehlo.multiply %35, %29 : tensor<3x7xf32>
    %37 = stablehlo.multiply %35, %19 : tensor<3x7xf32>
    return %37, %36 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: grad_rem
// primitives: abs add add_any and broadcast_in_dim div floor integer_pow jit lt mul ne neg reduce_sum rem select_n sign
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}) {
    %0:3 = call @remainder(%arg0, %arg1) : (tensor<3x7xf32>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>)
    %1 = stablehlo.multiply %0#0, %0#0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %3 = stablehlo.multiply %2, %0#0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<3x7xf32>
    %7:2 = call @remainder_0(%0#1, %0#2, %6) : (tensor<3x7xf32>, tensor<3x7xi1>, tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    return %7#0, %7#1 : tensor<3x7xf32>, tensor<3x7xf32>
  }
  func.func private @remainder(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.divide %arg0, %arg1 : tensor<3x7xf32>
    %2 = stablehlo.sign %1 : tensor<3x7xf32>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<3x7xf32>
    %4 = stablehlo.abs %3 : tensor<3x7xf32>
    %5 = stablehlo.floor %4 : tensor<3x7xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.compare NE, %0, %7, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %10 = stablehlo.compare LT, %0, %9, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.compare LT, %arg1, %11, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %13 = stablehlo.compare NE, %10, %12, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %14 = stablehlo.and %13, %8 : tensor<3x7xi1>
    %15 = stablehlo.add %0, %arg1 : tensor<3x7xf32>
    %16 = stablehlo.select %14, %15, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    return %16, %6, %14 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xi1>
  }
  func.func private @remainder_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xi1>, %arg2: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.select %arg1, %0, %arg2 : tensor<3x7xi1>, tensor<3x7xf32>
    %2 = stablehlo.select %arg1, %arg2, %0 : tensor<3x7xi1>, tensor<3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x7xf32>
    %5 = stablehlo.negate %4 : tensor<3x7xf32>
    %6 = stablehlo.add %2, %5 : tensor<3x7xf32>
    return %3, %6 : tensor<3x7xf32>, tensor<3x7xf32>
  }
}
// -----
// case: grad_of_sum_rows
// primitives: broadcast_in_dim cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.sine %0 : tensor<3xf32>
    %2 = stablehlo.cosine %0 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_max_rows
// primitives: broadcast_in_dim convert_element_type cos div eq mul reduce_max reduce_sum reshape sin
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
    %6 = stablehlo.sine %0 : tensor<3xf32>
    %7 = stablehlo.cosine %0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<3xf32>
    %11 = stablehlo.divide %10, %5 : tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xf32>) -> tensor<3x7xf32>
    %13 = stablehlo.multiply %12, %4 : tensor<3x7xf32>
    return %13 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_prod_rows
// primitives: add_any broadcast_in_dim cos mul pad reduce_sum reshape sin slice squeeze transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x7xf32>) -> tensor<7x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<7x3xf32>) -> tensor<7x3xf32>
    %2 = stablehlo.slice %1 [0:4, 0:3] : (tensor<7x3xf32>) -> tensor<4x3xf32>
    %3 = stablehlo.slice %1 [4:7, 0:3] : (tensor<7x3xf32>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.pad %3, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<4x3xf32>
    %6 = stablehlo.slice %5 [0:2, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.slice %5 [2:4, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<2x3xf32>
    %9 = stablehlo.slice %8 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.slice %8 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x3xf32>) -> tensor<3xf32>
    %13 = stablehlo.sine %12 : tensor<3xf32>
    %14 = stablehlo.cosine %12 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %19 = stablehlo.multiply %9, %18 : tensor<1x3xf32>
    %20 = stablehlo.multiply %18, %10 : tensor<1x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.pad %19, %cst_2, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %20, %cst_3, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %21, %22 : tensor<2x3xf32>
    %24 = stablehlo.multiply %6, %23 : tensor<2x3xf32>
    %25 = stablehlo.multiply %23, %7 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %24, %cst_4, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %25, %cst_5, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %28 = stablehlo.add %26, %27 : tensor<4x3xf32>
    %29 = stablehlo.multiply %2, %28 : tensor<4x3xf32>
    %30 = stablehlo.multiply %28, %4 : tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.pad %29, %cst_6, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %32 = stablehlo.slice %31 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %32, %cst_7, low = [4, 0], high = [0, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<7x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %30, %cst_8, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<7x3xf32>
    %35 = stablehlo.add %33, %34 : tensor<7x3xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<7x3xf32>) -> tensor<3x7xf32>
    return %36 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_mean
// primitives: broadcast_in_dim cos div mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %2 = stablehlo.sine %1 : tensor<f32>
    %3 = stablehlo.cosine %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %cst_2, %3 : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_3 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    return %7 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_var
// primitives: add_any broadcast_in_dim convert_element_type cos div gt jit mul neg reduce_sum reshape select_n sin square sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:5 = call @_var(%arg0, %c) : (tensor<3x7xf32>, tensor<i64>) -> (tensor<7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<i1>, tensor<7xf32>)
    %1 = stablehlo.sine %0#0 : tensor<7xf32>
    %2 = stablehlo.cosine %0#0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<7xf32>
    %6 = call @_var_0(%0#1, %0#2, %0#3, %0#4, %5) : (tensor<3x7xf32>, tensor<f32>, tensor<i1>, tensor<7xf32>, tensor<7xf32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
  func.func private @_var(%arg0: tensor<3x7xf32>, %arg1: tensor<i64>) -> (tensor<7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<i1>, tensor<7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x7xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<3x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7xf32>
    %6 = chlo.square %5 : tensor<3x7xf32> -> tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x7xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.divide %11, %12 : tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<7xf32>, tensor<f64>) -> (tensor<7xf32>, tensor<7xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<7xf32>, tensor<3x7xf32>, tensor<f32>, tensor<i1>, tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<f64>) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    return %2, %3 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @_var_0(%arg0: tensor<3x7xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<7xf32>, %arg4: tensor<7xf32>) -> tensor<3x7xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.divide %0, %1 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x7xf32>
    %5 = stablehlo.negate %4 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.reshape %6 : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x7xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
    %12 = stablehlo.add %4, %11 : tensor<3x7xf32>
    return %12 : tensor<3x7xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
// -----
// case: grad_of_norm
// primitives: add_any broadcast_in_dim cos div jit mul reduce_sum sin sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0:2 = call @norm(%arg0) : (tensor<3x7xf32>) -> (tensor<f32>, tensor<f32>)
    %1 = stablehlo.sine %0#0 : tensor<f32>
    %2 = stablehlo.cosine %0#0 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.multiply %cst_0, %2 : tensor<f32>
    %5 = call @norm_0(%arg0, %0#1, %4) : (tensor<3x7xf32>, tensor<f32>, tensor<f32>) -> tensor<3x7xf32>
    return %5 : tensor<3x7xf32>
  }
  func.func private @norm(%arg0: tensor<3x7xf32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.divide %cst_0, %2 : tensor<f32>
    return %2, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<3x7xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<3x7xf32>
    %3 = stablehlo.multiply %1, %arg0 : tensor<3x7xf32>
    %4 = stablehlo.add %2, %3 : tensor<3x7xf32>
    return %4 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_logsumexp
// primitives: abs add add_any broadcast_in_dim convert_element_type cos div eq exp ge is_finite log max mul neg reduce_max reduce_sum reshape select_n sign sin stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.reshape %0 : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %4 = stablehlo.convert %3 : (tensor<3x7xi1>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<7xf32>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<7xi1>, tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<7xi1>, tensor<7xf32>
    %17 = stablehlo.divide %11, %16 : tensor<7xf32>
    %18 = stablehlo.is_finite %7 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.select %18, %7, %19 : tensor<7xi1>, tensor<7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<3x7xf32>
    %24 = stablehlo.subtract %arg0, %23 : tensor<3x7xf32>
    %25 = stablehlo.exponential %24 : tensor<3x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %27 = stablehlo.sign %26 : tensor<7xf32>
    %28 = stablehlo.abs %26 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %30 = stablehlo.compare GE, %26, %29, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %31 = stablehlo.log %28 : tensor<7xf32>
    %32 = stablehlo.add %31, %20 : tensor<7xf32>
    %33 = stablehlo.sine %32 : tensor<7xf32>
    %34 = stablehlo.cosine %32 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<7xf32>
    %38 = stablehlo.divide %37, %28 : tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %40 = stablehlo.select %30, %39, %38 : tensor<7xi1>, tensor<7xf32>
    %41 = stablehlo.select %30, %38, %39 : tensor<7xi1>, tensor<7xf32>
    %42 = stablehlo.negate %40 : tensor<7xf32>
    %43 = stablehlo.add %41, %42 : tensor<7xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
    %45 = stablehlo.multiply %44, %25 : tensor<3x7xf32>
    return %45 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_transpose
// primitives: broadcast_in_dim cos mul reduce_sum sin transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x7xf32>) -> tensor<7x3xf32>
    %1 = stablehlo.sine %0 : tensor<7x3xf32>
    %2 = stablehlo.cosine %0 : tensor<7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<7x3xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<7x3xf32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_slice
// primitives: broadcast_in_dim cos mul pad reduce_sum sin slice
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:3, 0:7:2] : (tensor<3x7xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.sine %0 : tensor<2x4xf32>
    %2 = stablehlo.cosine %0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %5, %cst_1, low = [1, 0], high = [0, 0], interior = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_pad
// primitives: broadcast_in_dim convert_element_type cos jit mul pad reduce_sum sin slice
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:2 = call @_pad(%arg0, %c) : (tensor<3x7xf32>, tensor<i64>) -> (tensor<5x9xf32>, tensor<f32>)
    %1 = stablehlo.sine %0#0 : tensor<5x9xf32>
    %2 = stablehlo.cosine %0#0 : tensor<5x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<5x9xf32>
    %6 = call @_pad_0(%0#1, %5) : (tensor<f32>, tensor<5x9xf32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x7xf32>, %arg1: tensor<i64>) -> (tensor<5x9xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<5x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<5x9xf32>, tensor<f32>
  }
  func.func private @_pad_0(%arg0: tensor<f32>, %arg1: tensor<5x9xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [-1, -1], high = [-1, -1], interior = [0, 0] : (tensor<5x9xf32>, tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.slice %0 [0:3, 0:7] : (tensor<3x7xf32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_rev
// primitives: broadcast_in_dim cos mul reduce_sum rev sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3x7xf32>
    %1 = stablehlo.sine %0 : tensor<3x7xf32>
    %2 = stablehlo.cosine %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x7xf32>
    %6 = stablehlo.reverse %5, dims = [0] : tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_concatenate
// primitives: add_any broadcast_in_dim concatenate cos mul reduce_sum sin split
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 1 : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x14xf32>
    %3 = stablehlo.sine %2 : tensor<3x14xf32>
    %4 = stablehlo.cosine %2 : tensor<3x14xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x14xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x14xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x14xf32>
    %8 = stablehlo.slice %7 [0:3, 0:7] : (tensor<3x14xf32>) -> tensor<3x7xf32>
    %9 = stablehlo.slice %7 [0:3, 7:14] : (tensor<3x14xf32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x7xf32>
    %12 = stablehlo.add %8, %11 : tensor<3x7xf32>
    return %12 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_gather
// primitives: add broadcast_in_dim convert_element_type cos gather lt mul reduce_sum scatter-add select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %3 = stablehlo.add %c, %2 : tensor<3xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<3xi1>, tensor<3xi64>
    %5 = stablehlo.convert %4 : (tensor<3xi64>) -> tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 7>}> : (tensor<3x7xf32>, tensor<3x1xi32>) -> tensor<3x7xf32>
    %8 = stablehlo.sine %7 : tensor<3x7xf32>
    %9 = stablehlo.cosine %7 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = "stablehlo.scatter"(%13, %6, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %15 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<3x7xf32>, tensor<3x1xi32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %14 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_scatter
// primitives: add broadcast_in_dim convert_element_type cos eq gather iota lt mul reduce_sum reshape scatter scatter-add select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %9 = stablehlo.iota dim = 0 : tensor<2xui32>
    %10 = stablehlo.reshape %9 : (tensor<2xui32>) -> tensor<2x1xui32>
    %c_3 = stablehlo.constant dense<1> : tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x7xui32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x7xui32>
    %13 = stablehlo.add %12, %11 : tensor<2x7xui32>
    %c_4 = stablehlo.constant dense<0> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x7xui32>
    %15 = "stablehlo.scatter"(%14, %6, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      stablehlo.return %arg2 : tensor<ui32>
    }) : (tensor<3x7xui32>, tensor<2x1xi32>, tensor<2x7xui32>) -> tensor<3x7xui32>
    %16 = "stablehlo.gather"(%15, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 7>}> : (tensor<3x7xui32>, tensor<2x1xi32>) -> tensor<2x7xui32>
    %c_5 = stablehlo.constant dense<0> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x7xui32>
    %18 = stablehlo.compare EQ, %15, %17, UNSIGNED : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %20 = stablehlo.select %18, %arg0, %19 : tensor<3x7xi1>, tensor<3x7xf32>
    %21 = stablehlo.compare EQ, %13, %16, UNSIGNED : (tensor<2x7xui32>, tensor<2x7xui32>) -> tensor<2x7xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %23 = stablehlo.select %21, %7, %22 : tensor<2x7xi1>, tensor<2x7xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<ui32>
    %24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3x7xui32>
    %25 = stablehlo.compare EQ, %15, %24, UNSIGNED : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %27 = stablehlo.compare EQ, %13, %16, UNSIGNED : (tensor<2x7xui32>, tensor<2x7xui32>) -> tensor<2x7xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %29 = stablehlo.select %27, %8, %28 : tensor<2x7xi1>, tensor<2x7xf32>
    %30 = "stablehlo.scatter"(%20, %6, %23) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %38 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %38 : tensor<f32>
    }) : (tensor<3x7xf32>, tensor<2x1xi32>, tensor<2x7xf32>) -> tensor<3x7xf32>
    %31 = stablehlo.sine %30 : tensor<3x7xf32>
    %32 = stablehlo.cosine %30 : tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%31 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<3x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %37 = stablehlo.select %25, %35, %36 : tensor<3x7xi1>, tensor<3x7xf32>
    return %37 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_cumsum
// primitives: broadcast_in_dim cos cumsum jit mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %1 = stablehlo.sine %0 : tensor<3x7xf32>
    %2 = stablehlo.cosine %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x7xf32>
    %6 = call @cumsum_1(%5) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_roll
// primitives: add_any broadcast_in_dim concatenate cos jit mul pad reduce_sum reshape sin slice split
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7xf32>) -> tensor<21xf32>
    %1 = call @_roll_static(%0) : (tensor<21xf32>) -> tensor<21xf32>
    %2 = stablehlo.reshape %1 : (tensor<21xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.sine %2 : tensor<3x7xf32>
    %4 = stablehlo.cosine %2 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x7xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x7xf32>) -> tensor<21xf32>
    %9 = call @_roll_static_0(%8) : (tensor<21xf32>) -> tensor<21xf32>
    %10 = stablehlo.reshape %9 : (tensor<21xf32>) -> tensor<3x7xf32>
    return %10 : tensor<3x7xf32>
  }
  func.func private @_roll_static(%arg0: tensor<21xf32>) -> tensor<21xf32> {
    %0 = stablehlo.slice %arg0 [20:21] : (tensor<21xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:20] : (tensor<21xf32>) -> tensor<20xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<20xf32>) -> tensor<21xf32>
    return %2 : tensor<21xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<21xf32>) -> tensor<21xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<21xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [1:21] : (tensor<21xf32>) -> tensor<20xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0], high = [1], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<21xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [20], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<21xf32>
    %4 = stablehlo.add %2, %3 : tensor<21xf32>
    return %4 : tensor<21xf32>
  }
}
// -----
// case: grad_of_tile
// primitives: broadcast_in_dim cos mul reduce_sum reshape sin tile
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7xf32>) -> tensor<1x3x1x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x3x1x7xf32>) -> tensor<1x3x2x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x3x2x7xf32>) -> tensor<3x14xf32>
    %3 = stablehlo.sine %2 : tensor<3x14xf32>
    %4 = stablehlo.cosine %2 : tensor<3x14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x14xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x14xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x14xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x14xf32>) -> tensor<1x3x2x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x3x2x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %9 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_where
// primitives: broadcast_in_dim convert_element_type cos gt jit mul reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:2 = call @_where(%1, %arg0, %c) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<i64>) -> (tensor<3x7xf32>, tensor<3x7xf32>)
    %3 = stablehlo.sine %2#0 : tensor<3x7xf32>
    %4 = stablehlo.cosine %2#0 : tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x7xf32>
    %8 = call @_where_0(%1, %2#1, %7) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %8 : tensor<3x7xf32>
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
// case: grad_of_clip
// primitives: broadcast_in_dim convert_element_type cos div eq jit max min mul reduce_sum select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.69999999999999996> : tensor<f64>
    %0:3 = call @clip(%arg0, %cst, %cst_0) : (tensor<3x7xf32>, tensor<f64>, tensor<f64>) -> (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>)
    %1 = stablehlo.sine %0#0 : tensor<3x7xf32>
    %2 = stablehlo.cosine %0#0 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x7xf32>
    %6 = call @clip_0(%0#1, %0#2, %5) : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
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
  func.func private @clip_0(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<3x7xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_matmul
// primitives: add_any broadcast_in_dim cos dot_general mul reduce_sum sin transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x7xf32>) -> tensor<7x3xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7xf32>, tensor<7x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.sine %1 : tensor<3x3xf32>
    %3 = stablehlo.cosine %1 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<3x3xf32>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<3x7xf32>) -> tensor<7x3xf32>
    %9 = stablehlo.dot_general %6, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<7x3xf32>) -> tensor<3x7xf32>
    %10 = stablehlo.transpose %8, dims = [1, 0] : (tensor<7x3xf32>) -> tensor<3x7xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x7xf32>
    return %11 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_outer
// primitives: add_any broadcast_in_dim cos mul pad reduce_sum reshape sin slice squeeze
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<3x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    %2 = stablehlo.slice %arg0 [1:2, 0:7] : (tensor<3x7xf32>) -> tensor<1x7xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x7xf32>) -> tensor<7xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<7x7xf32>
    %9 = stablehlo.sine %8 : tensor<7x7xf32>
    %10 = stablehlo.cosine %8 : tensor<7x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<7x7xf32>
    %14 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<7x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.reshape %16 : (tensor<7xf32>) -> tensor<1x7xf32>
    %18 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %19 = stablehlo.multiply %13, %18 : tensor<7x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.reshape %20 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.pad %24, %cst_5, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %26, %cst_6, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %28 = stablehlo.add %25, %27 : tensor<3x7xf32>
    return %28 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_dynamic_slice
// primitives: broadcast_in_dim cos dynamic_slice dynamic_update_slice mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [2, 3] : (tensor<3x7xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
    %1 = stablehlo.sine %0 : tensor<2x3xf32>
    %2 = stablehlo.cosine %0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %7 = stablehlo.dynamic_update_slice %6, %5, %c_3, %c_4 : (tensor<3x7xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x7xf32>
    return %7 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_take_along_axis
// primitives: add broadcast_in_dim convert_element_type cos gather jit lt mul reduce_sum reshape scatter-add select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[[1], [0], [6]]> : tensor<3x1xi64>
    %0:2 = call @take_along_axis(%arg0, %c) : (tensor<3x7xf32>, tensor<3x1xi64>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %1 = stablehlo.sine %0#0 : tensor<3x1xf32>
    %2 = stablehlo.cosine %0#0 : tensor<3x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x1xf32>
    %6 = call @take_along_axis_0(%0#1, %5) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x7xf32>, %arg1: tensor<3x1xi64>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
    %0 = stablehlo.convert %arg1 : (tensor<3x1xi64>) -> tensor<3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %4 = stablehlo.add %0, %3 : tensor<3x1xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3x1xi1>, tensor<3x1xi32>
    %6 = stablehlo.reshape %5 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %11 = stablehlo.compare LE, %6, %10, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %12 = stablehlo.and %8, %11 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x7xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<3x1xi1>, tensor<3x1xf32>
    return %16, %6 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x7xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_broadcast
// primitives: add add_any broadcast_in_dim cos mul pad reduce_sum reshape sin slice squeeze
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<3x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<3x7xf32>
    %4 = stablehlo.add %3, %arg0 : tensor<3x7xf32>
    %5 = stablehlo.sine %4 : tensor<3x7xf32>
    %6 = stablehlo.cosine %4 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.reshape %10 : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst_3, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %15 = stablehlo.add %9, %14 : tensor<3x7xf32>
    return %15 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_sort_free_median
// primitives: add_any broadcast_in_dim convert_element_type cos div eq min mul reduce_max reduce_sum reshape rev select_n sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3x7xf32>
    %1 = stablehlo.minimum %arg0, %0 : tensor<3x7xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x7xi1>, tensor<3x7xf32>
    %6 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %9 = stablehlo.select %6, %7, %8 : tensor<3x7xi1>, tensor<3x7xf32>
    %10 = stablehlo.divide %5, %9 : tensor<3x7xf32>
    %11 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<3x7xi1>, tensor<3x7xf32>
    %15 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<3x7xi1>, tensor<3x7xf32>
    %19 = stablehlo.divide %14, %18 : tensor<3x7xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%1 init: %cst_7) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.reshape %20 : (tensor<f32>) -> tensor<1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x7xf32>
    %23 = stablehlo.compare EQ, %1, %22, FLOAT : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xi1>
    %24 = stablehlo.convert %23 : (tensor<3x7xi1>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.sine %20 : tensor<f32>
    %27 = stablehlo.cosine %20 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.multiply %cst_10, %27 : tensor<f32>
    %30 = stablehlo.divide %29, %25 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %32 = stablehlo.multiply %31, %24 : tensor<3x7xf32>
    %33 = stablehlo.multiply %32, %19 : tensor<3x7xf32>
    %34 = stablehlo.multiply %32, %10 : tensor<3x7xf32>
    %35 = stablehlo.reverse %33, dims = [0] : tensor<3x7xf32>
    %36 = stablehlo.add %34, %35 : tensor<3x7xf32>
    return %36 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_repeat
// primitives: broadcast_in_dim cos mul reduce_sum reshape sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x2x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x2x7xf32>) -> tensor<6x7xf32>
    %2 = stablehlo.sine %1 : tensor<6x7xf32>
    %3 = stablehlo.cosine %1 : tensor<6x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<6x7xf32>
    %7 = stablehlo.reshape %6 : (tensor<6x7xf32>) -> tensor<3x2x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x2x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %8 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_reduce_precision
// primitives: broadcast_in_dim cos mul reduce_precision reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m20 : tensor<3x7xf32>
    %1 = stablehlo.sine %0 : tensor<3x7xf32>
    %2 = stablehlo.cosine %0 : tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x7xf32>
    %6 = stablehlo.reduce_precision %5, format = e8m20 : tensor<3x7xf32>
    return %6 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_cast
// primitives: broadcast_in_dim convert_element_type cos mul reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x7xf32>) -> tensor<3x7xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.sine %1 : tensor<f64>
    %3 = stablehlo.cosine %1 : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %5 = stablehlo.convert %4 : (tensor<f64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.multiply %cst_1, %3 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<3x7xf64>
    %8 = stablehlo.convert %7 : (tensor<3x7xf64>) -> tensor<3x7xf32>
    return %8 : tensor<3x7xf32>
  }
}
// -----
// case: grad_of_prod_all
// primitives: add_any broadcast_in_dim cos mul pad reduce_sum reshape sin slice squeeze
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x7xf32>) -> tensor<21xf32>
    %1 = stablehlo.slice %0 [0:11] : (tensor<21xf32>) -> tensor<11xf32>
    %2 = stablehlo.slice %0 [11:21] : (tensor<21xf32>) -> tensor<10xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [0], high = [1], interior = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<11xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<11xf32>
    %5 = stablehlo.slice %4 [0:6] : (tensor<11xf32>) -> tensor<6xf32>
    %6 = stablehlo.slice %4 [6:11] : (tensor<11xf32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.pad %6, %cst_0, low = [0], high = [1], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<6xf32>
    %9 = stablehlo.slice %8 [0:3] : (tensor<6xf32>) -> tensor<3xf32>
    %10 = stablehlo.slice %8 [3:6] : (tensor<6xf32>) -> tensor<3xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<3xf32>
    %12 = stablehlo.slice %11 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %13 = stablehlo.slice %11 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst_1, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2xf32>
    %16 = stablehlo.slice %15 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %17 = stablehlo.slice %15 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = stablehlo.sine %19 : tensor<f32>
    %21 = stablehlo.cosine %19 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.multiply %cst_3, %21 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %25 = stablehlo.multiply %16, %24 : tensor<1xf32>
    %26 = stablehlo.multiply %24, %17 : tensor<1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %25, %cst_4, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.pad %26, %cst_5, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.add %27, %28 : tensor<2xf32>
    %30 = stablehlo.multiply %12, %29 : tensor<2xf32>
    %31 = stablehlo.multiply %29, %14 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.pad %30, %cst_6, low = [0], high = [-1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<1xf32>
    %33 = stablehlo.slice %32 [0:1] : (tensor<1xf32>) -> tensor<1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %33, %cst_7, low = [2], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %31, %cst_8, low = [0], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
    %36 = stablehlo.add %34, %35 : tensor<3xf32>
    %37 = stablehlo.multiply %9, %36 : tensor<3xf32>
    %38 = stablehlo.multiply %36, %10 : tensor<3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %37, %cst_9, low = [3], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.pad %38, %cst_10, low = [0], high = [3], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.add %39, %40 : tensor<6xf32>
    %42 = stablehlo.multiply %5, %41 : tensor<6xf32>
    %43 = stablehlo.multiply %41, %7 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.pad %42, %cst_11, low = [0], high = [-1], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.slice %44 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %45, %cst_12, low = [6], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<11xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.pad %43, %cst_13, low = [0], high = [5], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<11xf32>
    %48 = stablehlo.add %46, %47 : tensor<11xf32>
    %49 = stablehlo.multiply %1, %48 : tensor<11xf32>
    %50 = stablehlo.multiply %48, %3 : tensor<11xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.pad %49, %cst_14, low = [0], high = [-1], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<10xf32>
    %52 = stablehlo.slice %51 [0:10] : (tensor<10xf32>) -> tensor<10xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.pad %52, %cst_15, low = [11], high = [0], interior = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<21xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.pad %50, %cst_16, low = [0], high = [10], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<21xf32>
    %55 = stablehlo.add %53, %54 : tensor<21xf32>
    %56 = stablehlo.reshape %55 : (tensor<21xf32>) -> tensor<3x7xf32>
    return %56 : tensor<3x7xf32>
  }
}
// -----
// case: mlp
// primitives: add broadcast_in_dim dot_general tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.add %5, %7 : tensor<7x5xf32>
    return %8 : tensor<7x5xf32>
  }
}
// -----
// case: mlp_loss
// primitives: add broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max neg reduce_max reduce_sum select_n stop_gradient sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.add %5, %7 : tensor<7x5xf32>
    %9 = call @log_softmax(%8) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %10 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.add %10, %13 : tensor<7xi64>
    %15 = stablehlo.select %12, %14, %10 : tensor<7xi1>, tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %17 = stablehlo.compare LT, %arg5, %16, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.add %arg5, %18 : tensor<7xi32>
    %20 = stablehlo.select %17, %19, %arg5 : tensor<7xi1>, tensor<7xi32>
    %21 = stablehlo.convert %15 : (tensor<7xi64>) -> tensor<7xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %25 = "stablehlo.gather"(%9, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_3 : tensor<f32>
    %28 = stablehlo.negate %27 : tensor<f32>
    return %28 : tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.exponential %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf32>
    return %11 : tensor<7x5xf32>
  }
}
// -----
// case: mlp_gradients
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub tanh transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<8x6xf32> {jax.result_info = "result[0][0]"}, tensor<6xf32> {jax.result_info = "result[0][1]"}, tensor<6x5xf32> {jax.result_info = "result[1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<7x6xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %10 = stablehlo.add %7, %9 : tensor<7x5xf32>
    %11:3 = call @log_softmax(%10) : (tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>)
    %12 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %16 = stablehlo.add %12, %15 : tensor<7xi64>
    %17 = stablehlo.select %14, %16, %12 : tensor<7xi1>, tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %arg5, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %arg5, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %arg5 : tensor<7xi1>, tensor<7xi32>
    %23 = stablehlo.convert %17 : (tensor<7xi64>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %27 = "stablehlo.gather"(%11#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_4 : tensor<f32>
    %30 = stablehlo.negate %29 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_6 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %35 = "stablehlo.scatter"(%34, %26, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %51 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %51 : tensor<f32>
    }) : (tensor<7x5xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %36 = call @log_softmax_0(%11#1, %11#2, %35) : (tensor<7x5xf32>, tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.reshape %37 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x6xf32>) -> tensor<5x6xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %42 = stablehlo.dot_general %36, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<6x5xf32>) -> tensor<7x6xf32>
    %43 = stablehlo.multiply %42, %6 : tensor<7x6xf32>
    %44 = stablehlo.multiply %43, %4 : tensor<7x6xf32>
    %45 = stablehlo.add %43, %44 : tensor<7x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.reshape %46 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.dot_general %45, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    return %50, %48, %41, %39 : tensor<8x6xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.exponential %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf32>
    return %11, %6, %8 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x5xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x5xf32>
    return %7 : tensor<7x5xf32>
  }
}
// -----
// case: mlp_loss_and_gradients
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub tanh transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1][0][0]"}, tensor<6xf32> {jax.result_info = "result[1][0][1]"}, tensor<6x5xf32> {jax.result_info = "result[1][1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<7x6xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %10 = stablehlo.add %7, %9 : tensor<7x5xf32>
    %11:3 = call @log_softmax(%10) : (tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>)
    %12 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %16 = stablehlo.add %12, %15 : tensor<7xi64>
    %17 = stablehlo.select %14, %16, %12 : tensor<7xi1>, tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %arg5, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %arg5, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %arg5 : tensor<7xi1>, tensor<7xi32>
    %23 = stablehlo.convert %17 : (tensor<7xi64>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %27 = "stablehlo.gather"(%11#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_4 : tensor<f32>
    %30 = stablehlo.negate %29 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_6 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %35 = "stablehlo.scatter"(%34, %26, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %51 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %51 : tensor<f32>
    }) : (tensor<7x5xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %36 = call @log_softmax_0(%11#1, %11#2, %35) : (tensor<7x5xf32>, tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.reshape %37 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x6xf32>) -> tensor<5x6xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %42 = stablehlo.dot_general %36, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<6x5xf32>) -> tensor<7x6xf32>
    %43 = stablehlo.multiply %42, %6 : tensor<7x6xf32>
    %44 = stablehlo.multiply %43, %4 : tensor<7x6xf32>
    %45 = stablehlo.add %43, %44 : tensor<7x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.reshape %46 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.dot_general %45, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    return %30, %50, %48, %41, %39 : tensor<f32>, tensor<8x6xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.exponential %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf32>
    return %11, %6, %8 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x5xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x5xf32>
    return %7 : tensor<7x5xf32>
  }
}
// -----
// case: mlp_gradients_checkpointed
// primitives: add add_any broadcast_in_dim dot_general integer_pow mul reduce_sum remat2 reshape sub tanh transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<8x6xf32> {jax.result_info = "result[0][0]"}, tensor<6xf32> {jax.result_info = "result[0][1]"}, tensor<6x5xf32> {jax.result_info = "result[1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.add %5, %7 : tensor<7x5xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<7x5xf32>
    %15:5 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4, %14 : tensor<8x6xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<7x8xf32>, tensor<7x5xf32>
    %16 = stablehlo.dot_general %15#3, %15#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %17 = stablehlo.broadcast_in_dim %15#1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %19 = stablehlo.add %16, %18 : tensor<7x6xf32>
    %20 = stablehlo.tanh %19 : tensor<7x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<7x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%15#4 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.reshape %23 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.dot_general %15#4, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x6xf32>) -> tensor<5x6xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %28 = stablehlo.dot_general %15#4, %15#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<6x5xf32>) -> tensor<7x6xf32>
    %29 = stablehlo.multiply %28, %22 : tensor<7x6xf32>
    %30 = stablehlo.multiply %29, %20 : tensor<7x6xf32>
    %31 = stablehlo.add %29, %30 : tensor<7x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.reshape %32 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.dot_general %31, %15#3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    return %36, %34, %27, %25 : tensor<8x6xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>
  }
}
// -----
// case: mlp_weight_decay_gradients
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub tanh transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<8x6xf32> {jax.result_info = "result[0][0]"}, tensor<6xf32> {jax.result_info = "result[0][1]"}, tensor<6x5xf32> {jax.result_info = "result[1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<7x6xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %10 = stablehlo.add %7, %9 : tensor<7x5xf32>
    %11:3 = call @log_softmax(%10) : (tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>)
    %12 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %16 = stablehlo.add %12, %15 : tensor<7xi64>
    %17 = stablehlo.select %14, %16, %12 : tensor<7xi1>, tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %arg5, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %arg5, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %arg5 : tensor<7xi1>, tensor<7xi32>
    %23 = stablehlo.convert %17 : (tensor<7xi64>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %27 = "stablehlo.gather"(%11#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_4 : tensor<f32>
    %30 = stablehlo.negate %29 : tensor<f32>
    %31 = stablehlo.multiply %arg0, %arg0 : tensor<8x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.add %cst_6, %32 : tensor<f32>
    %34 = stablehlo.multiply %arg2, %arg2 : tensor<6x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.add %33, %35 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %37 = stablehlo.multiply %cst_8, %36 : tensor<f32>
    %38 = stablehlo.add %30, %37 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.multiply %cst_9, %cst_10 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %41 = stablehlo.multiply %arg2, %40 : tensor<6x5xf32>
    %42 = stablehlo.multiply %40, %arg2 : tensor<6x5xf32>
    %43 = stablehlo.add %41, %42 : tensor<6x5xf32>
    %44 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %45 = stablehlo.multiply %arg0, %44 : tensor<8x6xf32>
    %46 = stablehlo.multiply %44, %arg0 : tensor<8x6xf32>
    %47 = stablehlo.add %45, %46 : tensor<8x6xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.negate %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %49 = stablehlo.divide %48, %cst_12 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %52 = "stablehlo.scatter"(%51, %26, %50) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %70 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %70 : tensor<f32>
    }) : (tensor<7x5xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %53 = call @log_softmax_0(%11#1, %11#2, %52) : (tensor<7x5xf32>, tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %55 = stablehlo.reshape %54 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %57 = stablehlo.dot_general %53, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x6xf32>) -> tensor<5x6xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %59 = stablehlo.add %43, %58 : tensor<6x5xf32>
    %60 = stablehlo.dot_general %53, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<6x5xf32>) -> tensor<7x6xf32>
    %61 = stablehlo.multiply %60, %6 : tensor<7x6xf32>
    %62 = stablehlo.multiply %61, %4 : tensor<7x6xf32>
    %63 = stablehlo.add %61, %62 : tensor<7x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %65 = stablehlo.reshape %64 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %67 = stablehlo.dot_general %63, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %69 = stablehlo.add %47, %68 : tensor<8x6xf32>
    return %69, %66, %59, %56 : tensor<8x6xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.exponential %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf32>
    return %11, %6, %8 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x5xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x5xf32>
    return %7 : tensor<7x5xf32>
  }
}
// -----
// case: mlp_gradients_f64
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub tanh transpose
// tolerances: 1e-10 1e-10, 1e-10 1e-10, 1e-10 1e-10, 1e-10 1e-10
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6x5xf64>, %arg3: tensor<5xf64>, %arg4: tensor<7x8xf64>, %arg5: tensor<7xi32>) -> (tensor<8x6xf64> {jax.result_info = "result[0][0]"}, tensor<6xf64> {jax.result_info = "result[0][1]"}, tensor<6x5xf64> {jax.result_info = "result[1][0]"}, tensor<5xf64> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf64>, tensor<8x6xf64>) -> tensor<7x6xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<7x6xf64>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf64>
    %4 = stablehlo.tanh %3 : tensor<7x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7x6xf64>
    %6 = stablehlo.subtract %5, %4 : tensor<7x6xf64>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf64>, tensor<6x5xf64>) -> tensor<7x5xf64>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<7x5xf64>
    %10 = stablehlo.add %7, %9 : tensor<7x5xf64>
    %11:3 = call @log_softmax(%10) : (tensor<7x5xf64>) -> (tensor<7x5xf64>, tensor<7x5xf64>, tensor<7x1xf64>)
    %12 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %16 = stablehlo.add %12, %15 : tensor<7xi64>
    %17 = stablehlo.select %14, %16, %12 : tensor<7xi1>, tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %arg5, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %arg5, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %arg5 : tensor<7xi1>, tensor<7xi32>
    %23 = stablehlo.convert %17 : (tensor<7xi64>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %27 = "stablehlo.gather"(%11#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf64>, tensor<7x2xi32>) -> tensor<7xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %29 = stablehlo.divide %28, %cst_4 : tensor<f64>
    %30 = stablehlo.negate %29 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.negate %cst_5 : tensor<f64>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %32 = stablehlo.divide %31, %cst_6 : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7x5xf64>
    %35 = "stablehlo.scatter"(%34, %26, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f64>, %arg7: tensor<f64>):
      %51 = stablehlo.add %arg6, %arg7 : tensor<f64>
      stablehlo.return %51 : tensor<f64>
    }) : (tensor<7x5xf64>, tensor<7x2xi32>, tensor<7xf64>) -> tensor<7x5xf64>
    %36 = call @log_softmax_0(%11#1, %11#2, %35) : (tensor<7x5xf64>, tensor<7x1xf64>, tensor<7x5xf64>) -> tensor<7x5xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf64>, tensor<f64>) -> tensor<5xf64>
    %38 = stablehlo.reshape %37 : (tensor<5xf64>) -> tensor<1x5xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<5xf64>
    %40 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf64>, tensor<7x6xf64>) -> tensor<5x6xf64>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<5x6xf64>) -> tensor<6x5xf64>
    %42 = stablehlo.dot_general %36, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf64>, tensor<6x5xf64>) -> tensor<7x6xf64>
    %43 = stablehlo.multiply %42, %6 : tensor<7x6xf64>
    %44 = stablehlo.multiply %43, %4 : tensor<7x6xf64>
    %45 = stablehlo.add %43, %44 : tensor<7x6xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf64>, tensor<f64>) -> tensor<6xf64>
    %47 = stablehlo.reshape %46 : (tensor<6xf64>) -> tensor<1x6xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %49 = stablehlo.dot_general %45, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf64>, tensor<7x8xf64>) -> tensor<6x8xf64>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<6x8xf64>) -> tensor<8x6xf64>
    return %50, %48, %41, %39 : tensor<8x6xf64>, tensor<6xf64>, tensor<6x5xf64>, tensor<5xf64>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf64>) -> (tensor<7x5xf64>, tensor<7x5xf64>, tensor<7x1xf64>) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf64>, tensor<f64>) -> tensor<7xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf64>
    %6 = stablehlo.exponential %5 : tensor<7x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf64>, tensor<f64>) -> tensor<7xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf64>) -> tensor<7x1xf64>
    %9 = stablehlo.log %8 : tensor<7x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf64>) -> tensor<7x5xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf64>
    return %11, %6, %8 : tensor<7x5xf64>, tensor<7x5xf64>, tensor<7x1xf64>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x5xf64>, %arg1: tensor<7x1xf64>, %arg2: tensor<7x5xf64>) -> tensor<7x5xf64> {
    %0 = stablehlo.negate %arg2 : tensor<7x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf64>, tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.reshape %1 : (tensor<7xf64>) -> tensor<7x1xf64>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf64>, tensor<f64>) -> tensor<7xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf64>) -> tensor<7x5xf64>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x5xf64>
    %7 = stablehlo.add %arg2, %6 : tensor<7x5xf64>
    return %7 : tensor<7x5xf64>
  }
}
// -----
// case: mlp_gradients_bf16
// primitives: add add_any broadcast_in_dim convert_element_type div dot_general integer_pow mul reduce_sum reshape sub tanh transpose
// tolerances: 0.06 0.08, 0.06 0.08, 0.06 0.08, 0.06 0.08
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<6x5xbf16>, %arg3: tensor<5xbf16>, %arg4: tensor<7x8xbf16>, %arg5: tensor<7xi32>) -> (tensor<8x6xbf16> {jax.result_info = "result[0][0]"}, tensor<6xbf16> {jax.result_info = "result[0][1]"}, tensor<6x5xbf16> {jax.result_info = "result[1][0]"}, tensor<5xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xbf16>, tensor<8x6xbf16>) -> tensor<7x6xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xbf16>) -> tensor<1x6xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xbf16>) -> tensor<7x6xbf16>
    %3 = stablehlo.add %0, %2 : tensor<7x6xbf16>
    %4 = stablehlo.tanh %3 : tensor<7x6xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x6xbf16>
    %6 = stablehlo.subtract %5, %4 : tensor<7x6xbf16>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xbf16>, tensor<6x5xbf16>) -> tensor<7x5xbf16>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xbf16>) -> tensor<1x5xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xbf16>) -> tensor<7x5xbf16>
    %10 = stablehlo.add %7, %9 : tensor<7x5xbf16>
    %11 = stablehlo.convert %10 : (tensor<7x5xbf16>) -> tensor<7x5xf32>
    %12 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %13 = stablehlo.convert %12 : (tensor<7x1xi32>) -> tensor<7x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %15 = stablehlo.subtract %11, %14 : tensor<7x5xf32>
    %16 = stablehlo.multiply %15, %15 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_2 : tensor<f32>
    %21 = stablehlo.convert %20 : (tensor<f32>) -> tensor<bf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %22 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %24 = stablehlo.multiply %23, %18 : tensor<7x5xf32>
    %25 = stablehlo.convert %24 : (tensor<7x5xf32>) -> tensor<7x5xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<7x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %27 = stablehlo.reshape %26 : (tensor<5xbf16>) -> tensor<1x5xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %29 = stablehlo.dot_general %25, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xbf16>, tensor<7x6xbf16>) -> tensor<5x6xbf16>
    %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<5x6xbf16>) -> tensor<6x5xbf16>
    %31 = stablehlo.dot_general %25, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xbf16>, tensor<6x5xbf16>) -> tensor<7x6xbf16>
    %32 = stablehlo.multiply %31, %6 : tensor<7x6xbf16>
    %33 = stablehlo.multiply %32, %4 : tensor<7x6xbf16>
    %34 = stablehlo.add %32, %33 : tensor<7x6xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<7x6xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %36 = stablehlo.reshape %35 : (tensor<6xbf16>) -> tensor<1x6xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x6xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %38 = stablehlo.dot_general %34, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xbf16>, tensor<7x8xbf16>) -> tensor<6x8xbf16>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<6x8xbf16>) -> tensor<8x6xbf16>
    return %39, %37, %30, %28 : tensor<8x6xbf16>, tensor<6xbf16>, tensor<6x5xbf16>, tensor<5xbf16>
  }
}
// -----
// case: layer_norm_gradients
// primitives: add add_any broadcast_in_dim convert_element_type cos div eq jit max mul neg reduce_sum reshape rsqrt select_n sin square sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result[0]"}, tensor<13xf32> {jax.result_info = "result[1]"}, tensor<13xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %0:7 = call @standardize(%arg0, %cst) : (tensor<7x13xf32>, tensor<f64>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x13xf32>)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<7x13xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.add %3, %5 : tensor<7x13xf32>
    %7 = stablehlo.sine %6 : tensor<7x13xf32>
    %8 = stablehlo.cosine %6 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %13 = stablehlo.reshape %12 : (tensor<13xf32>) -> tensor<1x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x13xf32>, tensor<f32>) -> tensor<13xf32>
    %15 = stablehlo.multiply %0#0, %11 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %17 = stablehlo.reshape %16 : (tensor<13xf32>) -> tensor<1x13xf32>
    %18 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %19 = stablehlo.multiply %11, %18 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1x13xf32>, tensor<f32>) -> tensor<13xf32>
    %21 = call @standardize_0(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %19) : (tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %21, %20, %14 : tensor<7x13xf32>, tensor<13xf32>, tensor<13xf32>
  }
  func.func private @standardize(%arg0: tensor<7x13xf32>, %arg1: tensor<f64>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x13xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x1xf32>
    %4 = chlo.square %arg0 : tensor<7x13xf32> -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<7x1xf32>
    %11 = chlo.square %3 : tensor<7x1xf32> -> tensor<7x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %13 = stablehlo.multiply %12, %3 : tensor<7x1xf32>
    %14 = stablehlo.subtract %10, %11 : tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %15:2 = call @clip(%14, %c) : (tensor<7x1xf32>, tensor<i64>) -> (tensor<7x1xf32>, tensor<7x1xf32>)
    %16 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %17 = stablehlo.subtract %arg0, %16 : tensor<7x13xf32>
    %18 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %20 = stablehlo.add %15#0, %19 : tensor<7x1xf32>
    %21 = stablehlo.rsqrt %20 : tensor<7x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<7x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<7x1xf32>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %26 = stablehlo.multiply %17, %25 : tensor<7x13xf32>
    return %26, %6, %13, %15#1, %24, %21, %17 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x13xf32>
  }
  func.func private @clip(%arg0: tensor<7x1xf32>, %arg1: tensor<i64>) -> (tensor<7x1xf32>, tensor<7x1xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<7x1xi1>, tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<7x1xi1>, tensor<7x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<7x1xf32>
    return %2, %12 : tensor<7x1xf32>, tensor<7x1xf32>
  }
  func.func private @standardize_0(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>, %arg3: tensor<7x1xf32>, %arg4: tensor<7x1xf32>, %arg5: tensor<7x13xf32>, %arg6: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.multiply %arg5, %arg6 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %4 = stablehlo.multiply %arg6, %3 : tensor<7x13xf32>
    %5 = stablehlo.multiply %2, %arg3 : tensor<7x1xf32>
    %6 = stablehlo.negate %4 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.reshape %7 : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = call @clip_1(%arg2, %5) : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.negate %9 : tensor<7x1xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<7x1xf32>
    %12 = stablehlo.add %8, %11 : tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %14 = stablehlo.divide %9, %13 : tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %17 = stablehlo.multiply %16, %arg0 : tensor<7x13xf32>
    %18 = stablehlo.add %4, %17 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %20 = stablehlo.divide %12, %19 : tensor<7x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %23 = stablehlo.add %18, %22 : tensor<7x13xf32>
    return %23 : tensor<7x13xf32>
  }
  func.func private @clip_1(%arg0: tensor<7x1xf32>, %arg1: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
}
// -----
// case: rms_norm_gradients
// primitives: add add_any broadcast_in_dim cos div mul neg reduce_sum reshape rsqrt sin
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result[0]"}, tensor<13xf32> {jax.result_info = "result[1]"}, tensor<13xf32> {jax.result_info = "result[2]"}) {
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
    %8 = stablehlo.divide %7, %6 : tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<7x13xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<7x13xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %18 = stablehlo.add %15, %17 : tensor<7x13xf32>
    %19 = stablehlo.cosine %18 : tensor<7x13xf32>
    %20 = stablehlo.sine %18 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %23 = stablehlo.negate %22 : tensor<7x13xf32>
    %24 = stablehlo.multiply %23, %20 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %26 = stablehlo.reshape %25 : (tensor<13xf32>) -> tensor<1x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x13xf32>, tensor<f32>) -> tensor<13xf32>
    %28 = stablehlo.multiply %12, %24 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %30 = stablehlo.reshape %29 : (tensor<13xf32>) -> tensor<1x13xf32>
    %31 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %32 = stablehlo.multiply %24, %31 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x13xf32>, tensor<f32>) -> tensor<13xf32>
    %34 = stablehlo.multiply %arg0, %32 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.reshape %35 : (tensor<7xf32>) -> tensor<7x1xf32>
    %37 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %38 = stablehlo.multiply %32, %37 : tensor<7x13xf32>
    %39 = stablehlo.multiply %36, %10 : tensor<7x1xf32>
    %cst_10 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %41 = stablehlo.divide %39, %40 : tensor<7x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %44 = stablehlo.multiply %arg0, %43 : tensor<7x13xf32>
    %45 = stablehlo.add %38, %44 : tensor<7x13xf32>
    %46 = stablehlo.multiply %43, %arg0 : tensor<7x13xf32>
    %47 = stablehlo.add %45, %46 : tensor<7x13xf32>
    return %47, %33, %27 : tensor<7x13xf32>, tensor<13xf32>, tensor<13xf32>
  }
}
// -----
// case: softmax_gradients
// primitives: add_any broadcast_in_dim convert_element_type div eq exp integer_pow max mul neg reduce_max reduce_sum reshape select_n stop_gradient sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<13xf32>, %arg2: tensor<13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result[0]"}, tensor<13xf32> {jax.result_info = "result[1]"}, tensor<13xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.reshape %3 : (tensor<7xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %7 = stablehlo.convert %6 : (tensor<7x13xi1>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.maximum %9, %3 : tensor<7xf32>
    %11 = stablehlo.compare EQ, %3, %10, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<7xi1>, tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.compare EQ, %15, %10, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<7xi1>, tensor<7xf32>
    %20 = stablehlo.divide %14, %19 : tensor<7xf32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %23 = stablehlo.subtract %2, %22 : tensor<7x13xf32>
    %24 = stablehlo.exponential %23 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %28 = stablehlo.divide %24, %27 : tensor<7x13xf32>
    %29 = stablehlo.multiply %26, %26 : tensor<7x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %31 = stablehlo.divide %30, %29 : tensor<7x1xf32>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %34 = stablehlo.multiply %28, %33 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %37 = stablehlo.multiply %28, %36 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %39 = stablehlo.reshape %38 : (tensor<13xf32>) -> tensor<1x13xf32>
    %40 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %41 = stablehlo.multiply %36, %40 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x13xf32>, tensor<f32>) -> tensor<13xf32>
    %43 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %44 = stablehlo.multiply %41, %43 : tensor<7x13xf32>
    %45 = stablehlo.multiply %44, %24 : tensor<7x13xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %47 = stablehlo.reshape %46 : (tensor<7xf32>) -> tensor<7x1xf32>
    %48 = stablehlo.negate %47 : tensor<7x1xf32>
    %49 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %50 = stablehlo.divide %41, %49 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %53 = stablehlo.add %50, %52 : tensor<7x13xf32>
    %54 = stablehlo.multiply %53, %24 : tensor<7x13xf32>
    %55 = stablehlo.multiply %arg0, %54 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<7x13xf32>, tensor<f32>) -> tensor<13xf32>
    %57 = stablehlo.reshape %56 : (tensor<13xf32>) -> tensor<1x13xf32>
    %58 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<7x13xf32>
    %59 = stablehlo.multiply %54, %58 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x13xf32>, tensor<f32>) -> tensor<13xf32>
    return %59, %60, %42 : tensor<7x13xf32>, tensor<13xf32>, tensor<13xf32>
  }
}
// -----
// case: embedding_gradients
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<5x3xi32>, %arg3: tensor<5xi32>) -> (tensor<9x6xf32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x3xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<5x3xi1>, tensor<5x3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x3xi32>) -> tensor<5x3x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<9x6xf32>, tensor<5x3x1xi32>) -> tensor<5x3x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x3x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %9 = stablehlo.divide %7, %8 : tensor<5x6xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x4xf32>) -> tensor<5x4xf32>
    %11:3 = call @log_softmax(%10) : (tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x1xf32>)
    %12 = stablehlo.iota dim = 0 : tensor<5xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<5> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %16 = stablehlo.add %12, %15 : tensor<5xi64>
    %17 = stablehlo.select %14, %16, %12 : tensor<5xi1>, tensor<5xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.compare LT, %arg3, %18, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %21 = stablehlo.add %arg3, %20 : tensor<5xi32>
    %22 = stablehlo.select %19, %21, %arg3 : tensor<5xi1>, tensor<5xi32>
    %23 = stablehlo.convert %17 : (tensor<5xi64>) -> tensor<5xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %27 = "stablehlo.gather"(%11#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_7 : tensor<f32>
    %30 = stablehlo.negate %29 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.negate %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_9 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %35 = "stablehlo.scatter"(%34, %26, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %45 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %45 : tensor<f32>
    }) : (tensor<5x4xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x4xf32>
    %36 = call @log_softmax_0(%11#1, %11#2, %35) : (tensor<5x4xf32>, tensor<5x1xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %37 = stablehlo.dot_general %36, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %39 = stablehlo.dot_general %36, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<6x4xf32>) -> tensor<5x6xf32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %41 = stablehlo.divide %39, %40 : tensor<5x6xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 2] : (tensor<5x6xf32>) -> tensor<5x3x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x6xf32>
    %44 = "stablehlo.scatter"(%43, %5, %42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %45 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %45 : tensor<f32>
    }) : (tensor<9x6xf32>, tensor<5x3x1xi32>, tensor<5x3x6xf32>) -> tensor<9x6xf32>
    return %44, %38 : tensor<9x6xf32>, tensor<6x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<5x4xf32>
    %6 = stablehlo.exponential %5 : tensor<5x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.log %8 : tensor<5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<5x4xf32>
    return %11, %6, %8 : tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xf32>, %arg2: tensor<5x4xf32>) -> tensor<5x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<5x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.reshape %1 : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<5x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<5x4xf32>
    return %7 : tensor<5x4xf32>
  }
}
// -----
// case: transformer_block
// primitives: add broadcast_in_dim convert_element_type div dot_general exp ge integer_pow iota jit max mul reduce_max reduce_sum rsqrt select_n split square stop_gradient sub tanh transpose
// tolerances: 0.0001 1e-05
module @jit_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x4xf32>, %arg1: tensor<4x12xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4xf32>) -> (tensor<2x5x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %0 = call @standardize(%arg0, %cst) : (tensor<2x5x4xf32>, tensor<f64>) -> tensor<2x5x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2x5x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x5x4xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<4x12xf32>) -> tensor<2x5x12xf32>
    %7 = stablehlo.slice %6 [0:2, 0:5, 0:4] : (tensor<2x5x12xf32>) -> tensor<2x5x4xf32>
    %8 = stablehlo.slice %6 [0:2, 0:5, 4:8] : (tensor<2x5x12xf32>) -> tensor<2x5x4xf32>
    %9 = stablehlo.slice %6 [0:2, 0:5, 8:12] : (tensor<2x5x12xf32>) -> tensor<2x5x4xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %11 = call @tril(%10) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %12 = stablehlo.transpose %8, dims = [0, 2, 1] : (tensor<2x5x4xf32>) -> tensor<2x4x5xf32>
    %13 = stablehlo.dot_general %7, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x4x5xf32>) -> tensor<2x5x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x5x5xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %16 = call @_where(%11, %15, %cst_2) : (tensor<5x5xi1>, tensor<2x5x5xf32>, tensor<f64>) -> tensor<2x5x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<2x5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %22 = stablehlo.subtract %16, %21 : tensor<2x5x5xf32>
    %23 = stablehlo.exponential %22 : tensor<2x5x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %27 = stablehlo.divide %23, %26 : tensor<2x5x5xf32>
    %28 = stablehlo.dot_general %27, %9, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x5xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %29 = stablehlo.add %arg0, %28 : tensor<2x5x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %30 = call @standardize(%29, %cst_6) : (tensor<2x5x4xf32>, tensor<f64>) -> tensor<2x5x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %33 = stablehlo.multiply %30, %32 : tensor<2x5x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %35 = stablehlo.add %33, %34 : tensor<2x5x4xf32>
    %36 = stablehlo.dot_general %35, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<4x8xf32>) -> tensor<2x5x8xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<2x5x8xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<2x5x8xf32>
    %cst_8 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<2x5x8xf32>
    %41 = stablehlo.add %36, %40 : tensor<2x5x8xf32>
    %cst_9 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<2x5x8xf32>
    %44 = stablehlo.tanh %43 : tensor<2x5x8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %46 = stablehlo.add %45, %44 : tensor<2x5x8xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<2x5x8xf32>
    %49 = stablehlo.multiply %36, %48 : tensor<2x5x8xf32>
    %50 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %51 = stablehlo.dot_general %49, %50, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x4xf32>) -> tensor<2x5x4xf32>
    %52 = stablehlo.add %29, %51 : tensor<2x5x4xf32>
    return %52 : tensor<2x5x4xf32>
  }
  func.func private @standardize(%arg0: tensor<2x5x4xf32>, %arg1: tensor<f64>) -> tensor<2x5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = chlo.square %arg0 : tensor<2x5x4xf32> -> tensor<2x5x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2x5x1xf32>
    %9 = chlo.square %3 : tensor<2x5x1xf32> -> tensor<2x5x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<2x5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<2x5x1xf32>, tensor<i64>) -> tensor<2x5x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<2x5x4xf32>
    %14 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %16 = stablehlo.add %11, %15 : tensor<2x5x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<2x5x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %19 = stablehlo.multiply %13, %18 : tensor<2x5x4xf32>
    return %19 : tensor<2x5x4xf32>
  }
  func.func private @clip(%arg0: tensor<2x5x1xf32>, %arg1: tensor<i64>) -> tensor<2x5x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x5x1xf32>
    return %2 : tensor<2x5x1xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x5x5xf32>, %arg2: tensor<f64>) -> tensor<2x5x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x5x5xi1>, tensor<2x5x5xf32>
    return %3 : tensor<2x5x5xf32>
  }
}
// -----
// case: transformer_block_gradients
// primitives: add add_any broadcast_in_dim concatenate convert_element_type cos div dot_general eq exp ge integer_pow iota jit max mul neg reduce_max reduce_sum reshape rsqrt select_n sin split square stop_gradient sub tanh transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x4xf32>, %arg1: tensor<4x12xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4xf32>) -> (tensor<2x5x4xf32> {jax.result_info = "result[0]"}, tensor<4x12xf32> {jax.result_info = "result[1]"}, tensor<4x8xf32> {jax.result_info = "result[2]"}, tensor<4xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %0:7 = call @standardize(%arg0, %cst) : (tensor<2x5x4xf32>, tensor<f64>) -> (tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x4xf32>)
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<2x5x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x5x4xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<4x12xf32>) -> tensor<2x5x12xf32>
    %7 = stablehlo.slice %6 [0:2, 0:5, 0:4] : (tensor<2x5x12xf32>) -> tensor<2x5x4xf32>
    %8 = stablehlo.slice %6 [0:2, 0:5, 4:8] : (tensor<2x5x12xf32>) -> tensor<2x5x4xf32>
    %9 = stablehlo.slice %6 [0:2, 0:5, 8:12] : (tensor<2x5x12xf32>) -> tensor<2x5x4xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %11 = call @tril(%10) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %12 = stablehlo.transpose %8, dims = [0, 2, 1] : (tensor<2x5x4xf32>) -> tensor<2x4x5xf32>
    %13 = stablehlo.dot_general %7, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x4x5xf32>) -> tensor<2x5x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x5x5xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %16:3 = call @_where(%11, %15, %cst_2) : (tensor<5x5xi1>, tensor<2x5x5xf32>, tensor<f64>) -> (tensor<2x5x5xf32>, tensor<2x5x5xi1>, tensor<2x5x5xf32>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16#0 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %18 = stablehlo.reshape %17 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %20 = stablehlo.compare EQ, %16#0, %19, FLOAT : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xi1>
    %21 = stablehlo.convert %20 : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %24 = stablehlo.maximum %23, %17 : tensor<2x5xf32>
    %25 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %30 = stablehlo.compare EQ, %29, %24, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<2x5xi1>, tensor<2x5xf32>
    %34 = stablehlo.divide %28, %33 : tensor<2x5xf32>
    %35 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %37 = stablehlo.subtract %16#0, %36 : tensor<2x5x5xf32>
    %38 = stablehlo.exponential %37 : tensor<2x5x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %42 = stablehlo.divide %38, %41 : tensor<2x5x5xf32>
    %43 = stablehlo.multiply %40, %40 : tensor<2x5x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %45 = stablehlo.divide %44, %43 : tensor<2x5x1xf32>
    %46 = stablehlo.dot_general %42, %9, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x5xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %47 = stablehlo.add %arg0, %46 : tensor<2x5x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %48:7 = call @standardize(%47, %cst_13) : (tensor<2x5x4xf32>, tensor<f64>) -> (tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x4xf32>)
    %49 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %51 = stablehlo.multiply %48#0, %50 : tensor<2x5x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %53 = stablehlo.add %51, %52 : tensor<2x5x4xf32>
    %54 = stablehlo.dot_general %53, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<4x8xf32>) -> tensor<2x5x8xf32>
    %55 = stablehlo.multiply %54, %54 : tensor<2x5x8xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<2x5x8xf32>
    %57 = stablehlo.multiply %54, %54 : tensor<2x5x8xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<2x5x8xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<2x5x8xf32>
    %62 = stablehlo.add %54, %61 : tensor<2x5x8xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<2x5x8xf32>
    %65 = stablehlo.tanh %64 : tensor<2x5x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %67 = stablehlo.subtract %66, %65 : tensor<2x5x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %69 = stablehlo.add %68, %65 : tensor<2x5x8xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<2x5x8xf32>
    %72 = stablehlo.multiply %54, %71 : tensor<2x5x8xf32>
    %73 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x4xf32>) -> tensor<2x5x4xf32>
    %75 = stablehlo.add %47, %74 : tensor<2x5x4xf32>
    %76 = stablehlo.sine %75 : tensor<2x5x4xf32>
    %77 = stablehlo.cosine %75 : tensor<2x5x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %80 = stablehlo.multiply %79, %77 : tensor<2x5x4xf32>
    %81 = stablehlo.dot_general %80, %72, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x5x8xf32>) -> tensor<4x8xf32>
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %83 = stablehlo.dot_general %80, %73, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<8x4xf32>) -> tensor<2x5x8xf32>
    %84 = stablehlo.transpose %82, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %85 = stablehlo.multiply %54, %83 : tensor<2x5x8xf32>
    %86 = stablehlo.multiply %83, %71 : tensor<2x5x8xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %88 = stablehlo.multiply %87, %85 : tensor<2x5x8xf32>
    %89 = stablehlo.multiply %88, %67 : tensor<2x5x8xf32>
    %90 = stablehlo.multiply %89, %65 : tensor<2x5x8xf32>
    %91 = stablehlo.add %89, %90 : tensor<2x5x8xf32>
    %cst_24 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<2x5x8xf32>
    %94 = stablehlo.add %86, %93 : tensor<2x5x8xf32>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %96 = stablehlo.multiply %95, %93 : tensor<2x5x8xf32>
    %97 = stablehlo.multiply %96, %59 : tensor<2x5x8xf32>
    %98 = stablehlo.add %94, %97 : tensor<2x5x8xf32>
    %99 = stablehlo.dot_general %98, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x4xf32>) -> tensor<8x4xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %101 = stablehlo.add %84, %100 : tensor<4x8xf32>
    %102 = stablehlo.dot_general %98, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<4x8xf32>) -> tensor<2x5x4xf32>
    %103 = stablehlo.multiply %48#0, %102 : tensor<2x5x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.reshape %104 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %106 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %107 = stablehlo.multiply %102, %106 : tensor<2x5x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%105 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %109 = call @standardize_0(%48#1, %48#2, %48#3, %48#4, %48#5, %48#6, %107) : (tensor<2x5x4xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %110 = stablehlo.add %80, %109 : tensor<2x5x4xf32>
    %111 = stablehlo.dot_general %110, %42, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x5x5xf32>) -> tensor<2x4x5xf32>
    %112 = stablehlo.transpose %111, dims = [0, 2, 1] : (tensor<2x4x5xf32>) -> tensor<2x5x4xf32>
    %113 = stablehlo.dot_general %110, %9, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x5xf32>
    %114 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<2x5x5xf32>
    %116 = stablehlo.multiply %115, %38 : tensor<2x5x5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %118 = stablehlo.reshape %117 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %119 = stablehlo.negate %118 : tensor<2x5x1xf32>
    %120 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %121 = stablehlo.divide %113, %120 : tensor<2x5x5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%119 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x5xf32>
    %124 = stablehlo.add %121, %123 : tensor<2x5x5xf32>
    %125 = stablehlo.multiply %124, %38 : tensor<2x5x5xf32>
    %126 = call @_where_2(%16#1, %16#2, %125) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %128 = stablehlo.divide %126, %127 : tensor<2x5x5xf32>
    %129 = stablehlo.dot_general %128, %7, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x5xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %130 = stablehlo.transpose %129, dims = [0, 2, 1] : (tensor<2x5x4xf32>) -> tensor<2x4x5xf32>
    %131 = stablehlo.dot_general %128, %12, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x5xf32>, tensor<2x4x5xf32>) -> tensor<2x5x4xf32>
    %132 = stablehlo.transpose %130, dims = [0, 2, 1] : (tensor<2x4x5xf32>) -> tensor<2x5x4xf32>
    %133 = stablehlo.concatenate %131, %132, %112, dim = 2 : (tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x12xf32>
    %134 = stablehlo.dot_general %133, %5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x12xf32>, tensor<2x5x4xf32>) -> tensor<12x4xf32>
    %135 = stablehlo.transpose %134, dims = [1, 0] : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %136 = stablehlo.dot_general %133, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x12xf32>, tensor<4x12xf32>) -> tensor<2x5x4xf32>
    %137 = stablehlo.multiply %0#0, %136 : tensor<2x5x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<4xf32>
    %139 = stablehlo.reshape %138 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %140 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x5x4xf32>
    %141 = stablehlo.multiply %136, %140 : tensor<2x5x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%139 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %143 = stablehlo.add %108, %142 : tensor<4xf32>
    %144 = call @standardize_0(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %141) : (tensor<2x5x4xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %145 = stablehlo.add %110, %144 : tensor<2x5x4xf32>
    return %145, %135, %101, %143 : tensor<2x5x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>
  }
  func.func private @standardize(%arg0: tensor<2x5x4xf32>, %arg1: tensor<f64>) -> (tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = chlo.square %arg0 : tensor<2x5x4xf32> -> tensor<2x5x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x5x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x5x1xf32>
    %11 = chlo.square %3 : tensor<2x5x1xf32> -> tensor<2x5x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %13 = stablehlo.multiply %12, %3 : tensor<2x5x1xf32>
    %14 = stablehlo.subtract %10, %11 : tensor<2x5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %15:2 = call @clip(%14, %c) : (tensor<2x5x1xf32>, tensor<i64>) -> (tensor<2x5x1xf32>, tensor<2x5x1xf32>)
    %16 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %17 = stablehlo.subtract %arg0, %16 : tensor<2x5x4xf32>
    %18 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %20 = stablehlo.add %15#0, %19 : tensor<2x5x1xf32>
    %21 = stablehlo.rsqrt %20 : tensor<2x5x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<2x5x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<2x5x1xf32>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %26 = stablehlo.multiply %17, %25 : tensor<2x5x4xf32>
    return %26, %6, %13, %15#1, %24, %21, %17 : tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x4xf32>
  }
  func.func private @clip(%arg0: tensor<2x5x1xf32>, %arg1: tensor<i64>) -> (tensor<2x5x1xf32>, tensor<2x5x1xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x5x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x5x1xi1>, tensor<2x5x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x5x1xi1>, tensor<2x5x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x5x1xf32>
    return %2, %12 : tensor<2x5x1xf32>, tensor<2x5x1xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x5x5xf32>, %arg2: tensor<f64>) -> (tensor<2x5x5xf32>, tensor<2x5x5xi1>, tensor<2x5x5xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x5x5xi1>, tensor<2x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    return %3, %1, %4 : tensor<2x5x5xf32>, tensor<2x5x5xi1>, tensor<2x5x5xf32>
  }
  func.func private @standardize_0(%arg0: tensor<2x5x4xf32>, %arg1: tensor<2x5x1xf32>, %arg2: tensor<2x5x1xf32>, %arg3: tensor<2x5x1xf32>, %arg4: tensor<2x5x1xf32>, %arg5: tensor<2x5x4xf32>, %arg6: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
    %0 = stablehlo.multiply %arg5, %arg6 : tensor<2x5x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x4xf32>
    %4 = stablehlo.multiply %arg6, %3 : tensor<2x5x4xf32>
    %5 = stablehlo.multiply %2, %arg3 : tensor<2x5x1xf32>
    %6 = stablehlo.negate %4 : tensor<2x5x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %9 = call @clip_1(%arg2, %5) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %10 = stablehlo.negate %9 : tensor<2x5x1xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<2x5x1xf32>
    %12 = stablehlo.add %8, %11 : tensor<2x5x1xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %14 = stablehlo.divide %9, %13 : tensor<2x5x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x4xf32>
    %17 = stablehlo.multiply %16, %arg0 : tensor<2x5x4xf32>
    %18 = stablehlo.add %4, %17 : tensor<2x5x4xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %20 = stablehlo.divide %12, %19 : tensor<2x5x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x4xf32>
    %23 = stablehlo.add %18, %22 : tensor<2x5x4xf32>
    return %23 : tensor<2x5x4xf32>
  }
  func.func private @clip_1(%arg0: tensor<2x5x1xf32>, %arg1: tensor<2x5x1xf32>) -> tensor<2x5x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x5x1xf32>
    return %0 : tensor<2x5x1xf32>
  }
  func.func private @_where_2(%arg0: tensor<2x5x5xi1>, %arg1: tensor<2x5x5xf32>, %arg2: tensor<2x5x5xf32>) -> tensor<2x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x5x5xi1>, tensor<2x5x5xf32>
    return %1 : tensor<2x5x5xf32>
  }
}
// -----
// case: jvp
// primitives: add_any cos exp mul neg reduce_sum sin
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.sine %arg0 : tensor<5xf32>
    %1 = stablehlo.cosine %arg0 : tensor<5xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<5xf32>
    %3 = stablehlo.negate %arg0 : tensor<5xf32>
    %4 = stablehlo.negate %arg1 : tensor<5xf32>
    %5 = stablehlo.multiply %3, %arg0 : tensor<5xf32>
    %6 = stablehlo.multiply %4, %arg0 : tensor<5xf32>
    %7 = stablehlo.multiply %3, %arg1 : tensor<5xf32>
    %8 = stablehlo.add %6, %7 : tensor<5xf32>
    %9 = stablehlo.exponential %5 : tensor<5xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<5xf32>
    %11 = stablehlo.multiply %0, %9 : tensor<5xf32>
    %12 = stablehlo.multiply %2, %9 : tensor<5xf32>
    %13 = stablehlo.multiply %0, %10 : tensor<5xf32>
    %14 = stablehlo.add %12, %13 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %15, %16 : tensor<f32>, tensor<f32>
  }
}
// -----
// case: linearize
// primitives: add_any cos exp mul neg reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<5xf32>
    %1 = stablehlo.cosine %arg0 : tensor<5xf32>
    %2 = stablehlo.negate %arg0 : tensor<5xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<5xf32>
    %4 = stablehlo.exponential %3 : tensor<5xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.multiply %arg1, %1 : tensor<5xf32>
    %8 = stablehlo.negate %arg1 : tensor<5xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<5xf32>
    %10 = stablehlo.multiply %2, %arg1 : tensor<5xf32>
    %11 = stablehlo.add %9, %10 : tensor<5xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<5xf32>
    %13 = stablehlo.multiply %7, %4 : tensor<5xf32>
    %14 = stablehlo.multiply %0, %12 : tensor<5xf32>
    %15 = stablehlo.add %13, %14 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %16 : tensor<f32>
  }
}
// -----
// case: hessian
// primitives: add add_any broadcast_in_dim convert_element_type cos eq exp iota mul neg reduce_sum reshape sin split transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %6 = stablehlo.slice %5 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.convert %6 : tensor<5x5xf32>
    %8 = stablehlo.sine %arg0 : tensor<5xf32>
    %9 = stablehlo.cosine %arg0 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<5x5xf32>
    %13 = stablehlo.cosine %arg0 : tensor<5xf32>
    %14 = stablehlo.sine %arg0 : tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<5x5xf32>
    %18 = stablehlo.negate %17 : tensor<5x5xf32>
    %19 = stablehlo.negate %arg0 : tensor<5xf32>
    %20 = stablehlo.negate %7 : tensor<5x5xf32>
    %21 = stablehlo.multiply %19, %arg0 : tensor<5xf32>
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<5x5xf32>
    %25 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %27 = stablehlo.multiply %26, %7 : tensor<5x5xf32>
    %28 = stablehlo.add %24, %27 : tensor<5x5xf32>
    %29 = stablehlo.exponential %21 : tensor<5xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %32 = stablehlo.multiply %28, %31 : tensor<5x5xf32>
    %33 = stablehlo.multiply %8, %29 : tensor<5xf32>
    %34 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %36 = stablehlo.multiply %12, %35 : tensor<5x5xf32>
    %37 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %39 = stablehlo.multiply %38, %32 : tensor<5x5xf32>
    %40 = stablehlo.add %36, %39 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%33 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%40 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %43 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %44 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %45 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %46 = stablehlo.add %43, %45 : tensor<1x1xi64>
    %47 = stablehlo.compare EQ, %46, %44, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %48 = stablehlo.convert %47 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %49 = stablehlo.slice %48 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %50 = stablehlo.reshape %49 : (tensor<1x1xf32>) -> tensor<1xf32>
    %51 = stablehlo.convert %50 : tensor<1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<1xf32>) -> tensor<1x5xf32>
    %53 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %54 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %55 = stablehlo.multiply %53, %52 : tensor<1x5xf32>
    %56 = stablehlo.broadcast_in_dim %52, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<5x1x5xf32>
    %59 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %60 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %61 = stablehlo.multiply %52, %59 : tensor<1x5xf32>
    %62 = stablehlo.broadcast_in_dim %52, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %64 = stablehlo.multiply %63, %60 : tensor<5x1x5xf32>
    %65 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %66 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %67 = stablehlo.multiply %55, %65 : tensor<1x5xf32>
    %68 = stablehlo.broadcast_in_dim %65, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %70 = stablehlo.multiply %58, %69 : tensor<5x1x5xf32>
    %71 = stablehlo.broadcast_in_dim %55, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %73 = stablehlo.multiply %72, %66 : tensor<5x1x5xf32>
    %74 = stablehlo.add %70, %73 : tensor<5x1x5xf32>
    %75 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %76 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %77 = stablehlo.multiply %75, %67 : tensor<1x5xf32>
    %78 = stablehlo.broadcast_in_dim %67, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<5x1x5xf32>
    %81 = stablehlo.broadcast_in_dim %75, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %83 = stablehlo.multiply %82, %74 : tensor<5x1x5xf32>
    %84 = stablehlo.add %80, %83 : tensor<5x1x5xf32>
    %85 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %86 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %87 = stablehlo.multiply %67, %85 : tensor<1x5xf32>
    %88 = stablehlo.broadcast_in_dim %85, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %90 = stablehlo.multiply %74, %89 : tensor<5x1x5xf32>
    %91 = stablehlo.broadcast_in_dim %67, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %93 = stablehlo.multiply %92, %86 : tensor<5x1x5xf32>
    %94 = stablehlo.add %90, %93 : tensor<5x1x5xf32>
    %95 = stablehlo.negate %87 : tensor<1x5xf32>
    %96 = stablehlo.negate %94 : tensor<5x1x5xf32>
    %97 = stablehlo.add %77, %95 : tensor<1x5xf32>
    %98 = stablehlo.add %84, %96 : tensor<5x1x5xf32>
    %99 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %100 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %101 = stablehlo.multiply %61, %99 : tensor<1x5xf32>
    %102 = stablehlo.broadcast_in_dim %99, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %104 = stablehlo.multiply %64, %103 : tensor<5x1x5xf32>
    %105 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %107 = stablehlo.multiply %106, %100 : tensor<5x1x5xf32>
    %108 = stablehlo.add %104, %107 : tensor<5x1x5xf32>
    %109 = stablehlo.add %97, %101 : tensor<1x5xf32>
    %110 = stablehlo.add %98, %108 : tensor<5x1x5xf32>
    %111 = stablehlo.slice %109 [0:1, 0:5] : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %112 = stablehlo.slice %110 [0:5, 0:1, 0:5] : (tensor<5x1x5xf32>) -> tensor<5x1x5xf32>
    %113 = stablehlo.reshape %111 : (tensor<1x5xf32>) -> tensor<5xf32>
    %114 = stablehlo.reshape %112 : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %116 = stablehlo.slice %115 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %116 : tensor<5x5xf32>
  }
}
// -----
// case: hessian_vector_product
// primitives: add_any broadcast_in_dim cos exp mul neg reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<5xf32>
    %1 = stablehlo.cosine %arg0 : tensor<5xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<5xf32>
    %3 = stablehlo.cosine %arg0 : tensor<5xf32>
    %4 = stablehlo.sine %arg0 : tensor<5xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<5xf32>
    %6 = stablehlo.negate %5 : tensor<5xf32>
    %7 = stablehlo.negate %arg0 : tensor<5xf32>
    %8 = stablehlo.negate %arg1 : tensor<5xf32>
    %9 = stablehlo.multiply %7, %arg0 : tensor<5xf32>
    %10 = stablehlo.multiply %8, %arg0 : tensor<5xf32>
    %11 = stablehlo.multiply %7, %arg1 : tensor<5xf32>
    %12 = stablehlo.add %10, %11 : tensor<5xf32>
    %13 = stablehlo.exponential %9 : tensor<5xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<5xf32>
    %15 = stablehlo.multiply %0, %13 : tensor<5xf32>
    %16 = stablehlo.multiply %2, %13 : tensor<5xf32>
    %17 = stablehlo.multiply %0, %14 : tensor<5xf32>
    %18 = stablehlo.add %16, %17 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%18 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.multiply %0, %21 : tensor<5xf32>
    %23 = stablehlo.multiply %2, %21 : tensor<5xf32>
    %24 = stablehlo.multiply %21, %13 : tensor<5xf32>
    %25 = stablehlo.multiply %21, %14 : tensor<5xf32>
    %26 = stablehlo.multiply %22, %13 : tensor<5xf32>
    %27 = stablehlo.multiply %23, %13 : tensor<5xf32>
    %28 = stablehlo.multiply %22, %14 : tensor<5xf32>
    %29 = stablehlo.add %27, %28 : tensor<5xf32>
    %30 = stablehlo.multiply %7, %26 : tensor<5xf32>
    %31 = stablehlo.multiply %8, %26 : tensor<5xf32>
    %32 = stablehlo.multiply %7, %29 : tensor<5xf32>
    %33 = stablehlo.add %31, %32 : tensor<5xf32>
    %34 = stablehlo.multiply %26, %arg0 : tensor<5xf32>
    %35 = stablehlo.multiply %29, %arg0 : tensor<5xf32>
    %36 = stablehlo.multiply %26, %arg1 : tensor<5xf32>
    %37 = stablehlo.add %35, %36 : tensor<5xf32>
    %38 = stablehlo.negate %34 : tensor<5xf32>
    %39 = stablehlo.negate %37 : tensor<5xf32>
    %40 = stablehlo.add %30, %38 : tensor<5xf32>
    %41 = stablehlo.add %33, %39 : tensor<5xf32>
    %42 = stablehlo.multiply %24, %3 : tensor<5xf32>
    %43 = stablehlo.multiply %25, %3 : tensor<5xf32>
    %44 = stablehlo.multiply %24, %6 : tensor<5xf32>
    %45 = stablehlo.add %43, %44 : tensor<5xf32>
    %46 = stablehlo.add %40, %42 : tensor<5xf32>
    %47 = stablehlo.add %41, %45 : tensor<5xf32>
    return %47 : tensor<5xf32>
  }
}
// -----
// case: jacobian_forward
// primitives: add add_any broadcast_in_dim convert_element_type cos eq iota mul rev sin split transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %6 = stablehlo.slice %5 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.convert %6 : tensor<5x5xf32>
    %8 = stablehlo.sine %arg0 : tensor<5xf32>
    %9 = stablehlo.cosine %arg0 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<5x5xf32>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf32>
    %14 = stablehlo.reverse %7, dims = [1] : tensor<5x5xf32>
    %15 = stablehlo.multiply %8, %13 : tensor<5xf32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %18 = stablehlo.multiply %12, %17 : tensor<5x5xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %21 = stablehlo.multiply %20, %14 : tensor<5x5xf32>
    %22 = stablehlo.add %18, %21 : tensor<5x5xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = stablehlo.slice %23 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %24 : tensor<5x5xf32>
  }
}
// -----
// case: jacobian_reverse
// primitives: add add_any broadcast_in_dim convert_element_type cos eq iota mul rev sin split
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<5xf32>
    %1 = stablehlo.cosine %arg0 : tensor<5xf32>
    %2 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<5xf32>
    %4 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %5 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %7 = stablehlo.add %4, %6 : tensor<5x5xi64>
    %8 = stablehlo.compare EQ, %7, %5, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %9 = stablehlo.convert %8 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %10 = stablehlo.slice %9 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = stablehlo.convert %10 : tensor<5x5xf32>
    %12 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<5x5xf32>
    %15 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %17 = stablehlo.multiply %11, %16 : tensor<5x5xf32>
    %18 = stablehlo.reverse %14, dims = [1] : tensor<5x5xf32>
    %19 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %21 = stablehlo.multiply %17, %20 : tensor<5x5xf32>
    %22 = stablehlo.add %18, %21 : tensor<5x5xf32>
    %23 = stablehlo.slice %22 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %23 : tensor<5x5xf32>
  }
}
// -----
// case: third_derivative
// primitives: add_any cos mul neg sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    %1 = stablehlo.cosine %arg0 : tensor<f32>
    %2 = stablehlo.cosine %arg0 : tensor<f32>
    %3 = stablehlo.sine %arg0 : tensor<f32>
    %4 = stablehlo.cosine %arg0 : tensor<f32>
    %5 = stablehlo.sine %arg0 : tensor<f32>
    %6 = stablehlo.sine %arg0 : tensor<f32>
    %7 = stablehlo.cosine %arg0 : tensor<f32>
    %8 = stablehlo.multiply %0, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.multiply %0, %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.multiply %cst_0, %arg0 : tensor<f32>
    %11 = stablehlo.multiply %10, %4 : tensor<f32>
    %12 = stablehlo.add %9, %11 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.multiply %10, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.multiply %cst_2, %4 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.multiply %cst_3, %14 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
    %17 = stablehlo.negate %13 : tensor<f32>
    %18 = stablehlo.multiply %17, %6 : tensor<f32>
    %19 = stablehlo.add %15, %18 : tensor<f32>
    %20 = stablehlo.multiply %16, %2 : tensor<f32>
    %21 = stablehlo.add %19, %20 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.multiply %16, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.multiply %17, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.multiply %cst_8, %6 : tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.multiply %cst_9, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.multiply %cst_11, %26 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.multiply %25, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.multiply %cst_13, %28 : tensor<f32>
    %30 = stablehlo.multiply %23, %7 : tensor<f32>
    %31 = stablehlo.add %29, %30 : tensor<f32>
    %32 = stablehlo.negate %27 : tensor<f32>
    %33 = stablehlo.multiply %32, %5 : tensor<f32>
    %34 = stablehlo.add %31, %33 : tensor<f32>
    %35 = stablehlo.negate %22 : tensor<f32>
    %36 = stablehlo.multiply %35, %3 : tensor<f32>
    %37 = stablehlo.add %34, %36 : tensor<f32>
    return %37 : tensor<f32>
  }
}
// -----
// case: per_example_gradients
// primitives: add_any broadcast_in_dim cos exp mul neg reduce_sum sin
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<3x5xf32>
    %1 = stablehlo.cosine %arg0 : tensor<3x5xf32>
    %2 = stablehlo.negate %arg0 : tensor<3x5xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x5xf32>
    %4 = stablehlo.exponential %3 : tensor<3x5xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<3x5xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %13 = stablehlo.multiply %12, %4 : tensor<3x5xf32>
    %14 = stablehlo.multiply %10, %4 : tensor<3x5xf32>
    %15 = stablehlo.multiply %2, %14 : tensor<3x5xf32>
    %16 = stablehlo.multiply %14, %arg0 : tensor<3x5xf32>
    %17 = stablehlo.negate %16 : tensor<3x5xf32>
    %18 = stablehlo.add %15, %17 : tensor<3x5xf32>
    %19 = stablehlo.multiply %13, %1 : tensor<3x5xf32>
    %20 = stablehlo.add %18, %19 : tensor<3x5xf32>
    return %20 : tensor<3x5xf32>
  }
}
// -----
// case: vmap_matmul
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<5x2xf32>) -> (tensor<3x4x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<5x2xf32>) -> tensor<3x4x2xf32>
    return %0 : tensor<3x4x2xf32>
  }
}
// -----
// case: vmap_of_vmap
// primitives: dot_general
// tolerances: 0.0001 1e-05
module @jit_dot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<4x5xf32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<4x5xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
// -----
// case: custom_vjp
// primitives: custom_vjp_call mul
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: custom_vjp_gradient
// primitives: broadcast_in_dim convert_element_type custom_vjp_call integer_pow jit max min mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<5xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<5xf32>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %8 = call @clip(%7, %c, %c_3) : (tensor<5xf32>, tensor<i64>, tensor<i64>) -> tensor<5xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<5xf32>
    return %9 : tensor<5xf32>
  }
  func.func private @clip(%arg0: tensor<5xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<5xf32>
    return %5 : tensor<5xf32>
  }
}
// -----
// case: custom_jvp
// primitives: abs custom_jvp_call sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<5xf32>
    %1 = stablehlo.sqrt %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: custom_jvp_gradient
// primitives: abs add broadcast_in_dim custom_jvp_call div mul reduce_sum sign sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<5xf32>
    %1 = stablehlo.sqrt %0 : tensor<5xf32>
    %2 = stablehlo.sign %arg0 : tensor<5xf32>
    %3 = stablehlo.abs %arg0 : tensor<5xf32>
    %4 = stablehlo.sqrt %3 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.add %4, %5 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.divide %8, %6 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<5xf32>
    %12 = stablehlo.multiply %11, %2 : tensor<5xf32>
    return %12 : tensor<5xf32>
  }
}
// -----
// case: nested_jit
// primitives: add jit tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = call @"<lambda>"(%arg0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1 = call @"<lambda>"(%arg1, %arg0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %2 = call @"<lambda>"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @"<lambda>"(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<5xf32>
    %1 = stablehlo.add %0, %arg1 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// case: named_call
// primitives: mul
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: closed_over_constants
// primitives: mul
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, -2.000000e+00, 3.000000e+00, 5.000000e-01, 0.000000e+00]> : tensor<5xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: sgd
// primitives: mul sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<7x5xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %3, %arg3 : tensor<5xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<5xf32>
    return %2, %5 : tensor<7x5xf32>, tensor<5xf32>
  }
}
// -----
// case: momentum
// primitives: add mul sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<7x5xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %7 = stablehlo.multiply %6, %arg4 : tensor<7x5xf32>
    %8 = stablehlo.add %7, %arg2 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %9, %arg5 : tensor<5xf32>
    %11 = stablehlo.add %10, %arg3 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<5xf32>
    %14 = stablehlo.subtract %arg1, %13 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.multiply %15, %arg5 : tensor<5xf32>
    %17 = stablehlo.add %16, %arg3 : tensor<5xf32>
    return %5, %8, %14, %17 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: nesterov
// primitives: add mul sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<7x5xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<7x5xf32>
    %5 = stablehlo.add %4, %arg2 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<7x5xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %10 = stablehlo.multiply %9, %arg4 : tensor<7x5xf32>
    %11 = stablehlo.add %10, %arg2 : tensor<7x5xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.multiply %12, %arg5 : tensor<5xf32>
    %14 = stablehlo.add %13, %arg3 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<5xf32>
    %17 = stablehlo.add %16, %arg3 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<5xf32>
    %20 = stablehlo.subtract %arg1, %19 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.multiply %21, %arg5 : tensor<5xf32>
    %23 = stablehlo.add %22, %arg3 : tensor<5xf32>
    return %8, %11, %20, %23 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: lion
// primitives: add mul sign sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    %5 = stablehlo.sign %4 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<7x5xf32>
    %8 = stablehlo.add %5, %7 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<7x5xf32>
    %11 = stablehlo.subtract %arg0, %10 : tensor<7x5xf32>
    %cst_3 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %13 = stablehlo.multiply %12, %arg4 : tensor<7x5xf32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %15 = stablehlo.multiply %14, %arg2 : tensor<7x5xf32>
    %16 = stablehlo.add %13, %15 : tensor<7x5xf32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %18 = stablehlo.multiply %17, %arg5 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.multiply %19, %arg3 : tensor<5xf32>
    %21 = stablehlo.add %18, %20 : tensor<5xf32>
    %22 = stablehlo.sign %21 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.multiply %23, %arg1 : tensor<5xf32>
    %25 = stablehlo.add %22, %24 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<5xf32>
    %28 = stablehlo.subtract %arg1, %27 : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %30 = stablehlo.multiply %29, %arg5 : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %32 = stablehlo.multiply %31, %arg3 : tensor<5xf32>
    %33 = stablehlo.add %30, %32 : tensor<5xf32>
    return %11, %16, %28, %33 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: adagrad
// primitives: add div mul sqrt sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<7x5xf32>
    %2 = stablehlo.multiply %arg2, %arg2 : tensor<7x5xf32>
    %3 = stablehlo.add %arg4, %2 : tensor<7x5xf32>
    %4 = stablehlo.sqrt %3 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %6 = stablehlo.add %4, %5 : tensor<7x5xf32>
    %7 = stablehlo.divide %1, %6 : tensor<7x5xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<7x5xf32>
    %9 = stablehlo.multiply %arg2, %arg2 : tensor<7x5xf32>
    %10 = stablehlo.add %arg4, %9 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.multiply %11, %arg3 : tensor<5xf32>
    %13 = stablehlo.multiply %arg3, %arg3 : tensor<5xf32>
    %14 = stablehlo.add %arg5, %13 : tensor<5xf32>
    %15 = stablehlo.sqrt %14 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.add %15, %16 : tensor<5xf32>
    %18 = stablehlo.divide %12, %17 : tensor<5xf32>
    %19 = stablehlo.subtract %arg1, %18 : tensor<5xf32>
    %20 = stablehlo.multiply %arg3, %arg3 : tensor<5xf32>
    %21 = stablehlo.add %arg5, %20 : tensor<5xf32>
    return %8, %10, %19, %21 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: rmsprop
// primitives: add div mul sqrt sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %3 = stablehlo.multiply %2, %arg4 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %5 = stablehlo.multiply %4, %arg2 : tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg2 : tensor<7x5xf32>
    %7 = stablehlo.add %3, %6 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %9 = stablehlo.add %7, %8 : tensor<7x5xf32>
    %10 = stablehlo.sqrt %9 : tensor<7x5xf32>
    %11 = stablehlo.divide %1, %10 : tensor<7x5xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<7x5xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %14 = stablehlo.multiply %13, %arg4 : tensor<7x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<7x5xf32>
    %17 = stablehlo.multiply %16, %arg2 : tensor<7x5xf32>
    %18 = stablehlo.add %14, %17 : tensor<7x5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.multiply %19, %arg3 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.multiply %21, %arg5 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.multiply %23, %arg3 : tensor<5xf32>
    %25 = stablehlo.multiply %24, %arg3 : tensor<5xf32>
    %26 = stablehlo.add %22, %25 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %28 = stablehlo.add %26, %27 : tensor<5xf32>
    %29 = stablehlo.sqrt %28 : tensor<5xf32>
    %30 = stablehlo.divide %20, %29 : tensor<5xf32>
    %31 = stablehlo.subtract %arg1, %30 : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.multiply %32, %arg5 : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.multiply %34, %arg3 : tensor<5xf32>
    %36 = stablehlo.multiply %35, %arg3 : tensor<5xf32>
    %37 = stablehlo.add %33, %36 : tensor<5xf32>
    return %12, %18, %31, %37 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: adam
// primitives: add convert_element_type div mul pow sqrt sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>, %arg6: tensor<7x5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<i32>, %arg9: tensor<i32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<7x5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}, tensor<5xf32> {jax.result_info = "result[4]"}, tensor<5xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg6 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %8 = stablehlo.multiply %7, %arg2 : tensor<7x5xf32>
    %9 = stablehlo.multiply %8, %arg2 : tensor<7x5xf32>
    %10 = stablehlo.add %6, %9 : tensor<7x5xf32>
    %11 = stablehlo.convert %arg8 : (tensor<i32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.power %cst_3, %11 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_4, %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %15 = stablehlo.divide %4, %14 : tensor<7x5xf32>
    %cst_5 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %16 = stablehlo.power %cst_5, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.subtract %cst_6, %16 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %19 = stablehlo.divide %10, %18 : tensor<7x5xf32>
    %20 = stablehlo.sqrt %19 : tensor<7x5xf32>
    %cst_7 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %22 = stablehlo.add %20, %21 : tensor<7x5xf32>
    %23 = stablehlo.divide %15, %22 : tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %25 = stablehlo.multiply %24, %arg0 : tensor<7x5xf32>
    %26 = stablehlo.add %23, %25 : tensor<7x5xf32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<7x5xf32>
    %29 = stablehlo.subtract %arg0, %28 : tensor<7x5xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %31 = stablehlo.multiply %30, %arg5 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.multiply %32, %arg3 : tensor<5xf32>
    %34 = stablehlo.add %31, %33 : tensor<5xf32>
    %cst_12 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.multiply %35, %arg7 : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.multiply %37, %arg3 : tensor<5xf32>
    %39 = stablehlo.multiply %38, %arg3 : tensor<5xf32>
    %40 = stablehlo.add %36, %39 : tensor<5xf32>
    %41 = stablehlo.convert %arg9 : (tensor<i32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.power %cst_14, %41 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.subtract %cst_15, %42 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.divide %34, %44 : tensor<5xf32>
    %cst_16 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %46 = stablehlo.power %cst_16, %41 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.subtract %cst_17, %46 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %49 = stablehlo.divide %40, %48 : tensor<5xf32>
    %50 = stablehlo.sqrt %49 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %52 = stablehlo.add %50, %51 : tensor<5xf32>
    %53 = stablehlo.divide %45, %52 : tensor<5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %55 = stablehlo.multiply %54, %arg1 : tensor<5xf32>
    %56 = stablehlo.add %53, %55 : tensor<5xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<5xf32>
    %59 = stablehlo.subtract %arg1, %58 : tensor<5xf32>
    return %29, %4, %10, %59, %34, %40 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: adamw
// primitives: add convert_element_type div mul pow sqrt sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>, %arg6: tensor<7x5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<i32>, %arg9: tensor<i32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<7x5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}, tensor<5xf32> {jax.result_info = "result[4]"}, tensor<5xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg6 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %8 = stablehlo.multiply %7, %arg2 : tensor<7x5xf32>
    %9 = stablehlo.multiply %8, %arg2 : tensor<7x5xf32>
    %10 = stablehlo.add %6, %9 : tensor<7x5xf32>
    %11 = stablehlo.convert %arg8 : (tensor<i32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.power %cst_3, %11 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_4, %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %15 = stablehlo.divide %4, %14 : tensor<7x5xf32>
    %cst_5 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %16 = stablehlo.power %cst_5, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.subtract %cst_6, %16 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %19 = stablehlo.divide %10, %18 : tensor<7x5xf32>
    %20 = stablehlo.sqrt %19 : tensor<7x5xf32>
    %cst_7 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %22 = stablehlo.add %20, %21 : tensor<7x5xf32>
    %23 = stablehlo.divide %15, %22 : tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %25 = stablehlo.multiply %24, %arg0 : tensor<7x5xf32>
    %26 = stablehlo.add %23, %25 : tensor<7x5xf32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<7x5xf32>
    %29 = stablehlo.subtract %arg0, %28 : tensor<7x5xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %31 = stablehlo.multiply %30, %arg5 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.multiply %32, %arg3 : tensor<5xf32>
    %34 = stablehlo.add %31, %33 : tensor<5xf32>
    %cst_12 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.multiply %35, %arg7 : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.multiply %37, %arg3 : tensor<5xf32>
    %39 = stablehlo.multiply %38, %arg3 : tensor<5xf32>
    %40 = stablehlo.add %36, %39 : tensor<5xf32>
    %41 = stablehlo.convert %arg9 : (tensor<i32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.power %cst_14, %41 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.subtract %cst_15, %42 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.divide %34, %44 : tensor<5xf32>
    %cst_16 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %46 = stablehlo.power %cst_16, %41 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.subtract %cst_17, %46 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %49 = stablehlo.divide %40, %48 : tensor<5xf32>
    %50 = stablehlo.sqrt %49 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %52 = stablehlo.add %50, %51 : tensor<5xf32>
    %53 = stablehlo.divide %45, %52 : tensor<5xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %55 = stablehlo.multiply %54, %arg1 : tensor<5xf32>
    %56 = stablehlo.add %53, %55 : tensor<5xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<5xf32>
    %59 = stablehlo.subtract %arg1, %58 : tensor<5xf32>
    return %29, %4, %10, %59, %34, %40 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// case: lamb
// primitives: add convert_element_type div jit mul pow reduce_sum sqrt sub
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x5xf32>, %arg5: tensor<5xf32>, %arg6: tensor<7x5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<i32>, %arg9: tensor<i32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<7x5xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}, tensor<5xf32> {jax.result_info = "result[4]"}, tensor<5xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg4 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg6 : tensor<7x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %8 = stablehlo.multiply %7, %arg2 : tensor<7x5xf32>
    %9 = stablehlo.multiply %8, %arg2 : tensor<7x5xf32>
    %10 = stablehlo.add %6, %9 : tensor<7x5xf32>
    %11 = stablehlo.convert %arg8 : (tensor<i32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.power %cst_3, %11 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_4, %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %15 = stablehlo.divide %4, %14 : tensor<7x5xf32>
    %cst_5 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %16 = stablehlo.power %cst_5, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.subtract %cst_6, %16 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %19 = stablehlo.divide %10, %18 : tensor<7x5xf32>
    %20 = stablehlo.sqrt %19 : tensor<7x5xf32>
    %cst_7 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %22 = stablehlo.add %20, %21 : tensor<7x5xf32>
    %23 = stablehlo.divide %15, %22 : tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %25 = stablehlo.multiply %24, %arg0 : tensor<7x5xf32>
    %26 = stablehlo.add %23, %25 : tensor<7x5xf32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<7x5xf32>
    %29 = stablehlo.subtract %arg0, %28 : tensor<7x5xf32>
    %30 = stablehlo.subtract %arg0, %29 : tensor<7x5xf32>
    %31 = call @norm(%arg0) : (tensor<7x5xf32>) -> tensor<f32>
    %32 = call @norm(%30) : (tensor<7x5xf32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %33 = stablehlo.add %32, %cst_10 : tensor<f32>
    %34 = stablehlo.divide %31, %33 : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %35 = stablehlo.multiply %cst_11, %34 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %37 = stablehlo.multiply %36, %30 : tensor<7x5xf32>
    %38 = stablehlo.subtract %arg0, %37 : tensor<7x5xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.multiply %39, %arg5 : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.multiply %41, %arg3 : tensor<5xf32>
    %43 = stablehlo.add %40, %42 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.multiply %44, %arg7 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.multiply %46, %arg3 : tensor<5xf32>
    %48 = stablehlo.multiply %47, %arg3 : tensor<5xf32>
    %49 = stablehlo.add %45, %48 : tensor<5xf32>
    %50 = stablehlo.convert %arg9 : (tensor<i32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.power %cst_16, %50 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.subtract %cst_17, %51 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %54 = stablehlo.divide %43, %53 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %55 = stablehlo.power %cst_18, %50 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.subtract %cst_19, %55 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %58 = stablehlo.divide %49, %57 : tensor<5xf32>
    %59 = stablehlo.sqrt %58 : tensor<5xf32>
    %cst_20 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %61 = stablehlo.add %59, %60 : tensor<5xf32>
    %62 = stablehlo.divide %54, %61 : tensor<5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %64 = stablehlo.multiply %63, %arg1 : tensor<5xf32>
    %65 = stablehlo.add %62, %64 : tensor<5xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<5xf32>
    %68 = stablehlo.subtract %arg1, %67 : tensor<5xf32>
    %69 = stablehlo.subtract %arg1, %68 : tensor<5xf32>
    %70 = call @norm_0(%arg1) : (tensor<5xf32>) -> tensor<f32>
    %71 = call @norm_0(%69) : (tensor<5xf32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %72 = stablehlo.add %71, %cst_23 : tensor<f32>
    %73 = stablehlo.divide %70, %72 : tensor<f32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %74 = stablehlo.multiply %cst_24, %73 : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %76 = stablehlo.multiply %75, %69 : tensor<5xf32>
    %77 = stablehlo.subtract %arg1, %76 : tensor<5xf32>
    return %38, %4, %10, %77, %43, %49 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @norm(%arg0: tensor<7x5xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<5xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
// -----
// case: clip_by_global_norm
// primitives: add div min mul reduce_sum sqrt
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.add %1, %3 : tensor<f32>
    %5 = stablehlo.sqrt %4 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.add %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_2, %6 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.minimum %cst_3, %7 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %10 = stablehlo.multiply %arg0, %9 : tensor<7x5xf32>
    %11 = stablehlo.multiply %arg0, %arg0 : tensor<7x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.add %12, %14 : tensor<f32>
    %16 = stablehlo.sqrt %15 : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %17 = stablehlo.add %16, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.divide %cst_7, %17 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.minimum %cst_8, %18 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.multiply %arg1, %20 : tensor<5xf32>
    return %10, %21 : tensor<7x5xf32>, tensor<5xf32>
  }
}
// -----
// case: warmup_cosine_schedule
// primitives: add cos div min mul
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %0 = stablehlo.divide %arg0, %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.minimum %0, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.multiply %cst_1, %1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.multiply %2, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %4 = stablehlo.multiply %cst_3, %arg0 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_4 : tensor<f32>
    %6 = stablehlo.cosine %5 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_5, %6 : tensor<f32>
    %8 = stablehlo.multiply %3, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}
// -----
// case: ema_of_parameters
// primitives: add mul
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<7x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<7x5xf32>
    %4 = stablehlo.add %1, %3 : tensor<7x5xf32>
    return %4 : tensor<7x5xf32>
  }
}
// -----
// case: loss_scale
// primitives: and div is_finite jit mul reduce_and select_n
// tolerances: 0 0, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf16>, %arg1: tensor<5xf16>, %arg2: tensor<f32>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<7x5xf16>) -> tensor<7x5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x5xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.is_finite %arg1 : (tensor<5xf16>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.and %1, %3 : tensor<i1>
    %5 = stablehlo.is_finite %arg0 : (tensor<7x5xf16>) -> tensor<7x5xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x5xi1>, tensor<i1>) -> tensor<i1>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %arg2, %cst : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %arg2, %cst_2 : tensor<f32>
    %9 = call @_where(%6, %7, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %4, %9 : tensor<i1>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// case: mixed_precision_sgd
// primitives: convert_element_type mul sub
// tolerances: 0.0001 1e-05, 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<7x5xbf16>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convert %arg1 : (tensor<7x5xbf16>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<7x5xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x5xf32>
    %4 = stablehlo.convert %arg1 : (tensor<7x5xbf16>) -> tensor<7x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<7x5xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<7x5xf32>
    %8 = stablehlo.convert %7 : (tensor<7x5xf32>) -> tensor<7x5xbf16>
    return %3, %8 : tensor<7x5xf32>, tensor<7x5xbf16>
  }
}
// -----
// case: mlp_sgd_step
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub tanh transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1][0][0]"}, tensor<6xf32> {jax.result_info = "result[1][0][1]"}, tensor<6x5xf32> {jax.result_info = "result[1][1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<7x6xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %10 = stablehlo.add %7, %9 : tensor<7x5xf32>
    %11:3 = call @log_softmax(%10) : (tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>)
    %12 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %16 = stablehlo.add %12, %15 : tensor<7xi64>
    %17 = stablehlo.select %14, %16, %12 : tensor<7xi1>, tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %arg5, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %arg5, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %arg5 : tensor<7xi1>, tensor<7xi32>
    %23 = stablehlo.convert %17 : (tensor<7xi64>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %27 = "stablehlo.gather"(%11#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_4 : tensor<f32>
    %30 = stablehlo.negate %29 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_6 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %35 = "stablehlo.scatter"(%34, %26, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %63 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %63 : tensor<f32>
    }) : (tensor<7x5xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %36 = call @log_softmax_0(%11#1, %11#2, %35) : (tensor<7x5xf32>, tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.reshape %37 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x6xf32>) -> tensor<5x6xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %42 = stablehlo.dot_general %36, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<6x5xf32>) -> tensor<7x6xf32>
    %43 = stablehlo.multiply %42, %6 : tensor<7x6xf32>
    %44 = stablehlo.multiply %43, %4 : tensor<7x6xf32>
    %45 = stablehlo.add %43, %44 : tensor<7x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.reshape %46 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.dot_general %45, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<8x6xf32>
    %53 = stablehlo.subtract %arg0, %52 : tensor<8x6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %55 = stablehlo.multiply %54, %48 : tensor<6xf32>
    %56 = stablehlo.subtract %arg1, %55 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %58 = stablehlo.multiply %57, %41 : tensor<6x5xf32>
    %59 = stablehlo.subtract %arg2, %58 : tensor<6x5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %61 = stablehlo.multiply %60, %39 : tensor<5xf32>
    %62 = stablehlo.subtract %arg3, %61 : tensor<5xf32>
    return %30, %53, %56, %59, %62 : tensor<f32>, tensor<8x6xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.exponential %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf32>
    return %11, %6, %8 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x5xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x5xf32>
    return %7 : tensor<7x5xf32>
  }
}
// -----
// case: mlp_two_sgd_steps
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div dot_general exp gather iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub tanh transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<7x8xf32>, %arg5: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1][0][0]"}, tensor<6xf32> {jax.result_info = "result[1][0][1]"}, tensor<6x5xf32> {jax.result_info = "result[1][1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<7x6xf32>
    %4 = stablehlo.tanh %3 : tensor<7x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<7x6xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %10 = stablehlo.add %7, %9 : tensor<7x5xf32>
    %11:3 = call @log_softmax(%10) : (tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>)
    %12 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %16 = stablehlo.add %12, %15 : tensor<7xi64>
    %17 = stablehlo.select %14, %16, %12 : tensor<7xi1>, tensor<7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.compare LT, %arg5, %18, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %21 = stablehlo.add %arg5, %20 : tensor<7xi32>
    %22 = stablehlo.select %19, %21, %arg5 : tensor<7xi1>, tensor<7xi32>
    %23 = stablehlo.convert %17 : (tensor<7xi64>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %27 = "stablehlo.gather"(%11#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_4 : tensor<f32>
    %30 = stablehlo.negate %29 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %31, %cst_6 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %35 = "stablehlo.scatter"(%34, %26, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %126 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %126 : tensor<f32>
    }) : (tensor<7x5xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %36 = call @log_softmax_0(%11#1, %11#2, %35) : (tensor<7x5xf32>, tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.reshape %37 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.dot_general %36, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x6xf32>) -> tensor<5x6xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %42 = stablehlo.dot_general %36, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<6x5xf32>) -> tensor<7x6xf32>
    %43 = stablehlo.multiply %42, %6 : tensor<7x6xf32>
    %44 = stablehlo.multiply %43, %4 : tensor<7x6xf32>
    %45 = stablehlo.add %43, %44 : tensor<7x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.reshape %46 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.dot_general %45, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<8x6xf32>
    %53 = stablehlo.subtract %arg0, %52 : tensor<8x6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %55 = stablehlo.multiply %54, %48 : tensor<6xf32>
    %56 = stablehlo.subtract %arg1, %55 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %58 = stablehlo.multiply %57, %41 : tensor<6x5xf32>
    %59 = stablehlo.subtract %arg2, %58 : tensor<6x5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %61 = stablehlo.multiply %60, %39 : tensor<5xf32>
    %62 = stablehlo.subtract %arg3, %61 : tensor<5xf32>
    %63 = stablehlo.dot_general %arg4, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x6xf32>) -> tensor<7x6xf32>
    %64 = stablehlo.broadcast_in_dim %56, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<7x6xf32>
    %66 = stablehlo.add %63, %65 : tensor<7x6xf32>
    %67 = stablehlo.tanh %66 : tensor<7x6xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %69 = stablehlo.subtract %68, %67 : tensor<7x6xf32>
    %70 = stablehlo.dot_general %67, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %71 = stablehlo.broadcast_in_dim %62, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<7x5xf32>
    %73 = stablehlo.add %70, %72 : tensor<7x5xf32>
    %74:3 = call @log_softmax(%73) : (tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>)
    %75 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c_17 = stablehlo.constant dense<0> : tensor<i64>
    %76 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %77 = stablehlo.compare LT, %75, %76, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_18 = stablehlo.constant dense<7> : tensor<i64>
    %78 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %79 = stablehlo.add %75, %78 : tensor<7xi64>
    %80 = stablehlo.select %77, %79, %75 : tensor<7xi1>, tensor<7xi64>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %82 = stablehlo.compare LT, %arg5, %81, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_20 = stablehlo.constant dense<5> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %84 = stablehlo.add %arg5, %83 : tensor<7xi32>
    %85 = stablehlo.select %82, %84, %arg5 : tensor<7xi1>, tensor<7xi32>
    %86 = stablehlo.convert %80 : (tensor<7xi64>) -> tensor<7xi32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %88 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %89 = stablehlo.concatenate %87, %88, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %90 = "stablehlo.gather"(%74#0, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x5xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %92 = stablehlo.divide %91, %cst_22 : tensor<f32>
    %93 = stablehlo.negate %92 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.negate %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %95 = stablehlo.divide %94, %cst_24 : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %98 = "stablehlo.scatter"(%97, %89, %96) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %126 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %126 : tensor<f32>
    }) : (tensor<7x5xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %99 = call @log_softmax_0(%74#1, %74#2, %98) : (tensor<7x5xf32>, tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<5xf32>
    %101 = stablehlo.reshape %100 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %103 = stablehlo.dot_general %99, %67, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x6xf32>) -> tensor<5x6xf32>
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %105 = stablehlo.dot_general %99, %59, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<6x5xf32>) -> tensor<7x6xf32>
    %106 = stablehlo.multiply %105, %69 : tensor<7x6xf32>
    %107 = stablehlo.multiply %106, %67 : tensor<7x6xf32>
    %108 = stablehlo.add %106, %107 : tensor<7x6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
    %110 = stablehlo.reshape %109 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %112 = stablehlo.dot_general %108, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %113 = stablehlo.transpose %112, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<8x6xf32>
    %116 = stablehlo.subtract %53, %115 : tensor<8x6xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %118 = stablehlo.multiply %117, %111 : tensor<6xf32>
    %119 = stablehlo.subtract %56, %118 : tensor<6xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %121 = stablehlo.multiply %120, %104 : tensor<6x5xf32>
    %122 = stablehlo.subtract %59, %121 : tensor<6x5xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %124 = stablehlo.multiply %123, %102 : tensor<5xf32>
    %125 = stablehlo.subtract %62, %124 : tensor<5xf32>
    return %93, %116, %119, %122, %125 : tensor<f32>, tensor<8x6xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x5xf32>) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x5xf32>
    %6 = stablehlo.exponential %5 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x5xf32>
    return %11, %6, %8 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x5xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x5xf32>
    return %7 : tensor<7x5xf32>
  }
}
