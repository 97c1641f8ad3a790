// case: loss_squared_error
// primitives: div integer_pow reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<f32>
    return %3 : tensor<f32>
  }
}
// -----
// case: loss_squared_error_gradient
// primitives: broadcast_in_dim div integer_pow mul reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %6 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %8 = stablehlo.multiply %7, %3 : tensor<7x13xf32>
    return %8 : tensor<7x13xf32>
  }
}
// -----
// case: loss_absolute_error
// primitives: abs div reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.abs %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<f32>
    return %3 : tensor<f32>
  }
}
// -----
// case: loss_absolute_error_gradient
// primitives: abs add_any broadcast_in_dim div ge neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.abs %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare GE, %0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %6 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.select %3, %8, %7 : tensor<7x13xi1>, tensor<7x13xf32>
    %10 = stablehlo.select %3, %7, %8 : tensor<7x13xi1>, tensor<7x13xf32>
    %11 = stablehlo.negate %9 : tensor<7x13xf32>
    %12 = stablehlo.add %10, %11 : tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
}
// -----
// case: loss_huber
// primitives: abs div integer_pow jit lt mul reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.abs %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<7x13xf32>
    %8 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %9 = stablehlo.abs %8 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<7x13xf32>
    %12 = call @_where(%3, %7, %11) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_3 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: loss_huber_gradient
// primitives: abs add_any broadcast_in_dim div ge integer_pow jit lt mul neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.abs %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare GE, %0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %6 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.multiply %10, %7 : tensor<7x13xf32>
    %12 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %13 = stablehlo.abs %12 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.compare GE, %12, %14, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<7x13xf32>
    %18 = call @_where(%5, %11, %17) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %21 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %23:2 = call @_where_0(%5, %22) : (tensor<7x13xi1>, tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %25 = stablehlo.select %15, %24, %23#1 : tensor<7x13xi1>, tensor<7x13xf32>
    %26 = stablehlo.select %15, %23#1, %24 : tensor<7x13xi1>, tensor<7x13xf32>
    %27 = stablehlo.negate %25 : tensor<7x13xf32>
    %28 = stablehlo.add %26, %27 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %30 = stablehlo.multiply %29, %23#0 : tensor<7x13xf32>
    %31 = stablehlo.multiply %30, %9 : tensor<7x13xf32>
    %32 = stablehlo.add %28, %31 : tensor<7x13xf32>
    return %32 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<7x13xi1>, tensor<7x13xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    return %2, %1 : tensor<7x13xf32>, tensor<7x13xf32>
  }
}
// -----
// case: loss_log_cosh
// primitives: abs add convert_element_type custom_jvp_call div exp log log1p max ne neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.subtract %arg1, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<7x13xf32>
    %3 = stablehlo.subtract %0, %1 : tensor<7x13xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = stablehlo.add %0, %1 : tensor<7x13xf32>
    %6 = stablehlo.abs %3 : tensor<7x13xf32>
    %7 = stablehlo.negate %6 : tensor<7x13xf32>
    %8 = stablehlo.exponential %7 : tensor<7x13xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<7x13xf32>
    %10 = stablehlo.add %2, %9 : tensor<7x13xf32>
    %11 = stablehlo.select %4, %5, %10 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %12 = stablehlo.log %cst : tensor<f64>
    %13 = stablehlo.convert %12 : (tensor<f64>) -> tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.subtract %11, %14 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_1 : tensor<f32>
    return %17 : tensor<f32>
  }
}
// -----
// case: loss_log_cosh_gradient
// primitives: abs add add_any broadcast_in_dim convert_element_type custom_jvp_call div eq exp log log1p max mul ne neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.subtract %arg1, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<7x13xf32>
    %3 = stablehlo.subtract %0, %1 : tensor<7x13xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = stablehlo.add %0, %1 : tensor<7x13xf32>
    %6 = stablehlo.abs %3 : tensor<7x13xf32>
    %7 = stablehlo.negate %6 : tensor<7x13xf32>
    %8 = stablehlo.exponential %7 : tensor<7x13xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<7x13xf32>
    %10 = stablehlo.add %2, %9 : tensor<7x13xf32>
    %11 = stablehlo.select %4, %5, %10 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %13 = stablehlo.compare EQ, %0, %12, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.select %13, %14, %0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %17 = stablehlo.compare EQ, %11, %16, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %19 = stablehlo.select %17, %18, %11 : tensor<7x13xi1>, tensor<7x13xf32>
    %20 = stablehlo.subtract %15, %19 : tensor<7x13xf32>
    %21 = stablehlo.exponential %20 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %23 = stablehlo.compare EQ, %1, %22, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %25 = stablehlo.select %23, %24, %1 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %27 = stablehlo.compare EQ, %11, %26, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %29 = stablehlo.select %27, %28, %11 : tensor<7x13xi1>, tensor<7x13xf32>
    %30 = stablehlo.subtract %25, %29 : tensor<7x13xf32>
    %31 = stablehlo.exponential %30 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %32 = stablehlo.log %cst_7 : tensor<f64>
    %33 = stablehlo.convert %32 : (tensor<f64>) -> tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %35 = stablehlo.subtract %11, %34 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %38 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %40 = stablehlo.multiply %39, %31 : tensor<7x13xf32>
    %41 = stablehlo.multiply %39, %21 : tensor<7x13xf32>
    %42 = stablehlo.negate %40 : tensor<7x13xf32>
    %43 = stablehlo.add %41, %42 : tensor<7x13xf32>
    return %43 : tensor<7x13xf32>
  }
}
// -----
// case: loss_binary_cross_entropy
// primitives: abs add custom_jvp_call div exp jit log1p logistic max mul ne neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %1 = stablehlo.exponential %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xf32>
    %6 = call @log_sigmoid(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<7x13xf32>
    %8 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %9 = stablehlo.exponential %8 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.add %10, %9 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %13 = stablehlo.divide %12, %11 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<7x13xf32>
    %16 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %17 = call @log_sigmoid(%16) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<7x13xf32>
    %19 = stablehlo.add %7, %18 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_5 : tensor<f32>
    %22 = stablehlo.negate %21 : tensor<f32>
    return %22 : tensor<f32>
  }
  func.func private @log_sigmoid(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %1 = call @softplus(%0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %2 = stablehlo.negate %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
  func.func private @softplus(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x13xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x13xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<7x13xf32>
    %7 = stablehlo.abs %3 : tensor<7x13xf32>
    %8 = stablehlo.negate %7 : tensor<7x13xf32>
    %9 = stablehlo.exponential %8 : tensor<7x13xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<7x13xf32>
    %11 = stablehlo.add %1, %10 : tensor<7x13xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x13xi1>, tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
}
// -----
// case: loss_binary_cross_entropy_gradient
// primitives: abs add add_any broadcast_in_dim custom_jvp_call div eq exp jit log1p logistic max mul ne neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %1 = stablehlo.exponential %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xf32>
    %6:3 = call @log_sigmoid(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>)
    %7 = stablehlo.multiply %5, %6#0 : tensor<7x13xf32>
    %8 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %9 = stablehlo.exponential %8 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.add %10, %9 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %13 = stablehlo.divide %12, %11 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<7x13xf32>
    %16 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %17:3 = call @log_sigmoid(%16) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>)
    %18 = stablehlo.multiply %15, %17#0 : tensor<7x13xf32>
    %19 = stablehlo.add %7, %18 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_5 : tensor<f32>
    %22 = stablehlo.negate %21 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.negate %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_7 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %26 = stablehlo.multiply %15, %25 : tensor<7x13xf32>
    %27 = call @log_sigmoid_0(%17#1, %17#2, %26) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %28 = stablehlo.negate %27 : tensor<7x13xf32>
    %29 = stablehlo.multiply %5, %25 : tensor<7x13xf32>
    %30 = call @log_sigmoid_0(%6#1, %6#2, %29) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %31 = stablehlo.add %28, %30 : tensor<7x13xf32>
    return %31 : tensor<7x13xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %1:3 = call @softplus(%0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>)
    %2 = stablehlo.negate %1#0 : tensor<7x13xf32>
    return %2, %1#1, %1#2 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>
  }
  func.func private @softplus(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x13xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x13xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<7x13xf32>
    %7 = stablehlo.abs %3 : tensor<7x13xf32>
    %8 = stablehlo.negate %7 : tensor<7x13xf32>
    %9 = stablehlo.exponential %8 : tensor<7x13xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<7x13xf32>
    %11 = stablehlo.add %1, %10 : tensor<7x13xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<7x13xi1>, tensor<7x13xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<7x13xf32>
    %22 = stablehlo.exponential %21 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<7x13xi1>, tensor<7x13xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<7x13xf32>
    %31 = stablehlo.exponential %30 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<7x13xf32>
    return %12, %22, %33 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x13xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %2 = stablehlo.negate %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
  func.func private @softplus_1(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: loss_hinge
// primitives: div max mul reduce_sum sign sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg1 : tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %7 = stablehlo.divide %6, %cst_2 : tensor<f32>
    return %7 : tensor<f32>
  }
}
// -----
// case: loss_hinge_gradient
// primitives: broadcast_in_dim div eq max mul neg reduce_sum select_n sign sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg1 : tensor<7x13xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<7x13xf32>
    %6 = stablehlo.compare EQ, %3, %5, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.select %6, %7, %8 : tensor<7x13xi1>, tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.compare EQ, %10, %5, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<7x13xi1>, tensor<7x13xf32>
    %15 = stablehlo.divide %9, %14 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%5 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<7x13xf32>
    %21 = stablehlo.negate %20 : tensor<7x13xf32>
    %22 = stablehlo.multiply %21, %0 : tensor<7x13xf32>
    return %22 : tensor<7x13xf32>
  }
}
// -----
// case: loss_kl_divergence
// primitives: broadcast_in_dim div exp jit log max mul reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
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
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %10 = stablehlo.divide %6, %9 : tensor<7x13xf32>
    %11 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %12 = call @log_softmax(%arg1) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<7x13xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_4 : tensor<f32>
    return %17 : tensor<f32>
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
}
// -----
// case: loss_kl_divergence_gradient
// primitives: add_any broadcast_in_dim convert_element_type div eq exp integer_pow jit log max mul neg reduce_max reduce_sum reshape select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.reshape %0 : (tensor<7xf32>) -> tensor<7x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %4 = stablehlo.convert %3 : (tensor<7x13xi1>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
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
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<7x13xf32>
    %21 = stablehlo.exponential %20 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %25 = stablehlo.divide %21, %24 : tensor<7x13xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<7x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<7x1xf32>
    %29:3 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>)
    %30 = call @log_softmax_0(%arg1) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %31 = stablehlo.subtract %29#0, %30 : tensor<7x13xf32>
    %32 = stablehlo.multiply %25, %31 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %35 = stablehlo.divide %34, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %36 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %39 = stablehlo.multiply %25, %38 : tensor<7x13xf32>
    %40 = stablehlo.multiply %38, %31 : tensor<7x13xf32>
    %41 = call @log_softmax_1(%29#1, %29#2, %39) : (tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %42 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<7x13xf32>
    %44 = stablehlo.multiply %43, %21 : tensor<7x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.reshape %45 : (tensor<7xf32>) -> tensor<7x1xf32>
    %47 = stablehlo.negate %46 : tensor<7x1xf32>
    %48 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %49 = stablehlo.divide %40, %48 : tensor<7x13xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%47 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %52 = stablehlo.add %49, %51 : tensor<7x13xf32>
    %53 = stablehlo.multiply %52, %21 : tensor<7x13xf32>
    %54 = stablehlo.add %41, %53 : tensor<7x13xf32>
    return %54 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>) {
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
    return %11, %6, %8 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x13xf32>) -> tensor<7x13xf32> {
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
  func.func private @log_softmax_1(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x13xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: loss_cosine_similarity
// primitives: div jit mul reduce_sum sqrt
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = call @norm(%arg0) : (tensor<7x13xf32>) -> tensor<7xf32>
    %3 = call @norm(%arg1) : (tensor<7x13xf32>) -> tensor<7xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<7xf32>
    %5 = stablehlo.divide %1, %4 : tensor<7xf32>
    return %5 : tensor<7xf32>
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
// case: loss_poisson
// primitives: div exp mul reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<7x13xf32>
    %1 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    return %4 : tensor<f32>
  }
}
// -----
// case: loss_poisson_gradient
// primitives: add_any broadcast_in_dim div exp mul neg reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<7x13xf32>
    %1 = stablehlo.multiply %arg1, %arg0 : tensor<7x13xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<9.100000e+01> : tensor<f32>
    %5 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.negate %6 : tensor<7x13xf32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<7x13xf32>
    %9 = stablehlo.multiply %6, %0 : tensor<7x13xf32>
    %10 = stablehlo.add %8, %9 : tensor<7x13xf32>
    return %10 : tensor<7x13xf32>
  }
}
// -----
// case: loss_contrastive
// primitives: add broadcast_in_dim concatenate cond convert_element_type div dot_general eq exp gather iota jit log lt max mul neg platform_index reduce_max reduce_sum select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x13xf32>) -> tensor<13x7xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x7xf32>) -> tensor<7x7xf32>
    %2 = call @log_softmax(%1) : (tensor<7x7xf32>) -> tensor<7x7xf32>
    %3 = call @_diag(%2) : (tensor<7x7xf32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_0 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<7x7xf32>) -> tensor<7x7xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x7xf32>
    %6 = stablehlo.exponential %5 : tensor<7x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x7xf32>
    return %11 : tensor<7x7xf32>
  }
  func.func private @_diag(%arg0: tensor<7x7xf32>) -> tensor<7xf32> {
    %0 = call @diagonal(%arg0) : (tensor<7x7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @diagonal(%arg0: tensor<7x7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<7x7xi64>
    %1 = stablehlo.iota dim = 1 : tensor<7x7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7x7xi64>
    %3 = stablehlo.add %0, %2 : tensor<7x7xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
    %5 = stablehlo.convert %4 : (tensor<7x7xi1>) -> tensor<7x7xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<7xi64>
      %9 = stablehlo.iota dim = 0 : tensor<7xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %c_2 = stablehlo.constant dense<7> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %13 = stablehlo.add %8, %12 : tensor<7xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<7xi1>, tensor<7xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %c_4 = stablehlo.constant dense<7> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %18 = stablehlo.add %9, %17 : tensor<7xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<7xi1>, tensor<7xi64>
      %20 = stablehlo.convert %14 : (tensor<7xi64>) -> tensor<7xi32>
      %21 = stablehlo.convert %19 : (tensor<7xi64>) -> tensor<7xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x7xf32>, tensor<7x2xi32>) -> tensor<7xf32>
      stablehlo.return %25 : tensor<7xf32>
    }) : (tensor<i32>) -> tensor<7xf32>
    return %7 : tensor<7xf32>
  }
}
// -----
// case: loss_contrastive_gradient
// primitives: add add_any broadcast_in_dim concatenate cond convert_element_type div dot_general empty2 eq exp gather iota jit log lt max mul neg platform_index reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x13xf32>) -> tensor<13x7xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x13xf32>, tensor<13x7xf32>) -> tensor<7x7xf32>
    %2:3 = call @log_softmax(%1) : (tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<7x7xf32>, tensor<7x1xf32>)
    %3:4 = call @_diag(%2#0) : (tensor<7x7xf32>) -> (tensor<7xf32>, tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3#0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_0 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.negate %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = call @_diag_0(%3#1, %3#2, %3#3, %9) : (tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x7xf32>
    %11 = call @log_softmax_2(%2#1, %2#2, %10) : (tensor<7x7xf32>, tensor<7x1xf32>, tensor<7x7xf32>) -> tensor<7x7xf32>
    %12 = stablehlo.dot_general %11, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x7xf32>, tensor<13x7xf32>) -> tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<7x7xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x7xf32>
    %6 = stablehlo.exponential %5 : tensor<7x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x7xf32>
    return %11, %6, %8 : tensor<7x7xf32>, tensor<7x7xf32>, tensor<7x1xf32>
  }
  func.func private @_diag(%arg0: tensor<7x7xf32>) -> (tensor<7xf32>, tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>) {
    %0:4 = call @diagonal(%arg0) : (tensor<7x7xf32>) -> (tensor<7xf32>, tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<7xf32>, tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>
  }
  func.func private @diagonal(%arg0: tensor<7x7xf32>) -> (tensor<7xf32>, tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<7x7xi64>
    %1 = stablehlo.iota dim = 1 : tensor<7x7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7x7xi64>
    %3 = stablehlo.add %0, %2 : tensor<7x7xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<7x7xi64>, tensor<7x7xi64>) -> tensor<7x7xi1>
    %5 = stablehlo.convert %4 : (tensor<7x7xi1>) -> tensor<7x7xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:3 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<7xi64>
      %9 = stablehlo.iota dim = 0 : tensor<7xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %c_2 = stablehlo.constant dense<7> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %13 = stablehlo.add %8, %12 : tensor<7xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<7xi1>, tensor<7xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %c_4 = stablehlo.constant dense<7> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %18 = stablehlo.add %9, %17 : tensor<7xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<7xi1>, tensor<7xi64>
      %20 = stablehlo.convert %14 : (tensor<7xi64>) -> tensor<7xi32>
      %21 = stablehlo.convert %19 : (tensor<7xi64>) -> tensor<7xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x7xf32>, tensor<7x2xi32>) -> tensor<7xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      stablehlo.return %25, %26, %24 : tensor<7xf32>, tensor<7x7xf32>, tensor<7x2xi32>
    }) : (tensor<i32>) -> (tensor<7xf32>, tensor<7x7xf32>, tensor<7x2xi32>)
    return %7#0, %c_0, %7#1, %7#2 : tensor<7xf32>, tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>
  }
  func.func private @_diag_0(%arg0: tensor<i32>, %arg1: tensor<7x7xf32>, %arg2: tensor<7x2xi32>, %arg3: tensor<7xf32>) -> tensor<7x7xf32> {
    %0 = call @diagonal_1(%arg0, %arg1, %arg2, %arg3) : (tensor<i32>, tensor<7x7xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x7xf32>
    return %0 : tensor<7x7xf32>
  }
  func.func private @diagonal_1(%arg0: tensor<i32>, %arg1: tensor<7x7xf32>, %arg2: tensor<7x2xi32>, %arg3: tensor<7xf32>) -> tensor<7x7xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
      %3 = "stablehlo.scatter"(%2, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<7x7xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x7xf32>
      stablehlo.return %3 : tensor<7x7xf32>
    }) : (tensor<i32>) -> tensor<7x7xf32>
    return %1 : tensor<7x7xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<7x7xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x7xf32>) -> tensor<7x7xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x7xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x7xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x7xf32>
    return %7 : tensor<7x7xf32>
  }
}
// -----
// case: loss_triplet
// primitives: add div integer_pow max mul reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.add %5, %6 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.maximum %7, %8 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_4 : tensor<f32>
    return %11 : tensor<f32>
  }
}
// -----
// case: loss_triplet_gradient
// primitives: add add_any broadcast_in_dim div eq integer_pow max mul neg reduce_sum select_n sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7x13xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.add %7, %8 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.maximum %9, %10 : tensor<7xf32>
    %12 = stablehlo.compare EQ, %9, %11, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7xi1>, tensor<7xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<7xi1>, tensor<7xf32>
    %21 = stablehlo.divide %15, %20 : tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%11 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<7xf32>
    %27 = stablehlo.negate %26 : tensor<7xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %29 = stablehlo.multiply %arg0, %28 : tensor<7x13xf32>
    %30 = stablehlo.multiply %28, %arg0 : tensor<7x13xf32>
    %31 = stablehlo.add %29, %30 : tensor<7x13xf32>
    %32 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %33 = stablehlo.multiply %32, %3 : tensor<7x13xf32>
    %34 = stablehlo.add %31, %33 : tensor<7x13xf32>
    return %34 : tensor<7x13xf32>
  }
}
// -----
// case: loss_dice
// primitives: add div logistic mul reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %1 = stablehlo.exponential %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xf32>
    %6 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %7 = stablehlo.exponential %6 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %9 = stablehlo.add %8, %7 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %11 = stablehlo.divide %10, %9 : tensor<7x13xf32>
    %12 = stablehlo.multiply %5, %11 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.multiply %cst_4, %13 : tensor<f32>
    %15 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %16 = stablehlo.exponential %15 : tensor<7x13xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %18 = stablehlo.add %17, %16 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %20 = stablehlo.divide %19, %18 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %23 = stablehlo.exponential %22 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %25 = stablehlo.add %24, %23 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %27 = stablehlo.divide %26, %25 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %29 = stablehlo.add %21, %28 : tensor<f32>
    %30 = stablehlo.divide %14, %29 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.subtract %cst_11, %30 : tensor<f32>
    return %31 : tensor<f32>
  }
}
// -----
// case: loss_dice_gradient
// primitives: add add_any broadcast_in_dim div integer_pow logistic mul neg reduce_sum sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %1 = stablehlo.exponential %0 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<7x13xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<7x13xf32>
    %9 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %10 = stablehlo.exponential %9 : tensor<7x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %12 = stablehlo.add %11, %10 : tensor<7x13xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %14 = stablehlo.divide %13, %12 : tensor<7x13xf32>
    %15 = stablehlo.multiply %5, %14 : tensor<7x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.multiply %cst_5, %16 : tensor<f32>
    %18 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %19 = stablehlo.exponential %18 : tensor<7x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %21 = stablehlo.add %20, %19 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %23 = stablehlo.divide %22, %21 : tensor<7x13xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<7x13xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<7x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.negate %arg1 : tensor<7x13xf32>
    %29 = stablehlo.exponential %28 : tensor<7x13xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %31 = stablehlo.add %30, %29 : tensor<7x13xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %33 = stablehlo.divide %32, %31 : tensor<7x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<f32>
    %35 = stablehlo.add %27, %34 : tensor<f32>
    %36 = stablehlo.divide %17, %35 : tensor<f32>
    %37 = stablehlo.multiply %35, %35 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.divide %cst_13, %37 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.subtract %cst_14, %36 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.negate %cst_15 : tensor<f32>
    %41 = stablehlo.multiply %40, %38 : tensor<f32>
    %42 = stablehlo.multiply %41, %17 : tensor<f32>
    %43 = stablehlo.negate %42 : tensor<f32>
    %44 = stablehlo.divide %40, %35 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %46 = stablehlo.multiply %45, %26 : tensor<7x13xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.multiply %cst_16, %44 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %49 = stablehlo.multiply %48, %14 : tensor<7x13xf32>
    %50 = stablehlo.multiply %49, %8 : tensor<7x13xf32>
    %51 = stablehlo.add %46, %50 : tensor<7x13xf32>
    return %51 : tensor<7x13xf32>
  }
}
// -----
// case: cross_entropy_gathered
// primitives: add broadcast_in_dim div exp gather jit log lt max neg reduce_max reduce_sum reshape select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %2 = call @take_along_axis(%0, %1) : (tensor<7x13xf32>, tensor<7x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    return %5 : tensor<f32>
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
  func.func private @take_along_axis(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xi32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<13> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<12> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15 : tensor<7x1xf32>
  }
}
// -----
// case: cross_entropy_gathered_gradient
// primitives: add add_any broadcast_in_dim div exp gather jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0:3 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %2:2 = call @take_along_axis(%0#0, %1) : (tensor<7x13xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.negate %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %6, %cst_2 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %9 = call @take_along_axis_0(%2#1, %8) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x13xf32>
    %10 = call @log_softmax_1(%0#1, %0#2, %9) : (tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %10 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>) {
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
    return %11, %6, %8 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<13> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<12> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15, %5 : tensor<7x1xf32>, tensor<7x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x13xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x13xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x13xf32>
    return %1 : tensor<7x13xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x13xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: cross_entropy_one_hot
// primitives: broadcast_in_dim convert_element_type div eq exp iota jit log max mul neg reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %1 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x13xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_1 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    return %6 : tensor<f32>
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
// case: cross_entropy_one_hot_gradient
// primitives: add_any broadcast_in_dim convert_element_type div eq exp iota jit log max mul neg reduce_max reduce_sum reshape stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0:3 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>)
    %1 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x13xf32>
    %2 = stablehlo.multiply %0#0, %1 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_1 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.negate %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_3 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %11 = stablehlo.multiply %10, %1 : tensor<7x13xf32>
    %12 = call @log_softmax_0(%0#1, %0#2, %11) : (tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %12 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>) {
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
    return %11, %6, %8 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>
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
  func.func private @log_softmax_0(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x13xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: cross_entropy_smoothed
// primitives: add broadcast_in_dim convert_element_type div eq exp iota jit log max mul neg reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %1 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.0076923077> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.add %3, %4 : tensor<7x13xf32>
    %6 = stablehlo.multiply %0, %5 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_3 : tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    return %10 : tensor<f32>
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
// case: cross_entropy_smoothed_gradient
// primitives: add add_any broadcast_in_dim convert_element_type div eq exp iota jit log max mul neg reduce_max reduce_sum reshape stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0:3 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>)
    %1 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.0076923077> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.add %3, %4 : tensor<7x13xf32>
    %6 = stablehlo.multiply %0#0, %5 : tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_3 : tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.negate %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_5 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %15 = stablehlo.multiply %14, %5 : tensor<7x13xf32>
    %16 = call @log_softmax_0(%0#1, %0#2, %15) : (tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %16 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>) {
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
    return %11, %6, %8 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>
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
  func.func private @log_softmax_0(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x13xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: cross_entropy_focal
// primitives: add broadcast_in_dim concatenate convert_element_type div exp gather integer_pow iota jit log lt max mul neg reduce_max reduce_sum select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
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
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %10 = stablehlo.divide %6, %9 : tensor<7x13xf32>
    %11 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %13 = stablehlo.compare LT, %11, %12, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<7> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %15 = stablehlo.add %11, %14 : tensor<7xi64>
    %16 = stablehlo.select %13, %15, %11 : tensor<7xi1>, tensor<7xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %18 = stablehlo.compare LT, %arg1, %17, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_4 = stablehlo.constant dense<13> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %20 = stablehlo.add %arg1, %19 : tensor<7xi32>
    %21 = stablehlo.select %18, %20, %arg1 : tensor<7xi1>, tensor<7xi32>
    %22 = stablehlo.convert %16 : (tensor<7xi64>) -> tensor<7xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.concatenate %23, %24, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %26 = "stablehlo.gather"(%10, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<7xf32>
    %29 = stablehlo.multiply %28, %28 : tensor<7xf32>
    %30 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %31 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %32 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %33 = stablehlo.compare LT, %31, %32, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_7 = stablehlo.constant dense<7> : tensor<i64>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %35 = stablehlo.add %31, %34 : tensor<7xi64>
    %36 = stablehlo.select %33, %35, %31 : tensor<7xi1>, tensor<7xi64>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %38 = stablehlo.compare LT, %arg1, %37, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_9 = stablehlo.constant dense<13> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %40 = stablehlo.add %arg1, %39 : tensor<7xi32>
    %41 = stablehlo.select %38, %40, %arg1 : tensor<7xi1>, tensor<7xi32>
    %42 = stablehlo.convert %36 : (tensor<7xi64>) -> tensor<7xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %45 = stablehlo.concatenate %43, %44, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %46 = "stablehlo.gather"(%30, %45) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %47 = stablehlo.multiply %29, %46 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %49 = stablehlo.divide %48, %cst_11 : tensor<f32>
    %50 = stablehlo.negate %49 : tensor<f32>
    return %50 : tensor<f32>
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
}
// -----
// case: cross_entropy_focal_gradient
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div eq exp gather integer_pow iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.reshape %0 : (tensor<7xf32>) -> tensor<7x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %4 = stablehlo.convert %3 : (tensor<7x13xi1>) -> tensor<7x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
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
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<7x13xf32>
    %21 = stablehlo.exponential %20 : tensor<7x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %25 = stablehlo.divide %21, %24 : tensor<7x13xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<7x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<7x1xf32>
    %29 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %30 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %31 = stablehlo.compare LT, %29, %30, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_9 = stablehlo.constant dense<7> : tensor<i64>
    %32 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %33 = stablehlo.add %29, %32 : tensor<7xi64>
    %34 = stablehlo.select %31, %33, %29 : tensor<7xi1>, tensor<7xi64>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %36 = stablehlo.compare LT, %arg1, %35, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_11 = stablehlo.constant dense<13> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %38 = stablehlo.add %arg1, %37 : tensor<7xi32>
    %39 = stablehlo.select %36, %38, %arg1 : tensor<7xi1>, tensor<7xi32>
    %40 = stablehlo.convert %34 : (tensor<7xi64>) -> tensor<7xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %42 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %43 = stablehlo.concatenate %41, %42, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %44 = "stablehlo.gather"(%25, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<7xf32>
    %47 = stablehlo.multiply %46, %46 : tensor<7xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %49 = stablehlo.multiply %48, %46 : tensor<7xf32>
    %50:3 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>)
    %51 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c_14 = stablehlo.constant dense<0> : tensor<i64>
    %52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %53 = stablehlo.compare LT, %51, %52, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_15 = stablehlo.constant dense<7> : tensor<i64>
    %54 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %55 = stablehlo.add %51, %54 : tensor<7xi64>
    %56 = stablehlo.select %53, %55, %51 : tensor<7xi1>, tensor<7xi64>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %58 = stablehlo.compare LT, %arg1, %57, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_17 = stablehlo.constant dense<13> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %60 = stablehlo.add %arg1, %59 : tensor<7xi32>
    %61 = stablehlo.select %58, %60, %arg1 : tensor<7xi1>, tensor<7xi32>
    %62 = stablehlo.convert %56 : (tensor<7xi64>) -> tensor<7xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %64 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %65 = stablehlo.concatenate %63, %64, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %66 = "stablehlo.gather"(%50#0, %65) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %67 = stablehlo.multiply %47, %66 : tensor<7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %69 = stablehlo.divide %68, %cst_19 : tensor<f32>
    %70 = stablehlo.negate %69 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.negate %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %72 = stablehlo.divide %71, %cst_21 : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %74 = stablehlo.multiply %47, %73 : tensor<7xf32>
    %75 = stablehlo.multiply %73, %66 : tensor<7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %77 = "stablehlo.scatter"(%76, %65, %74) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %96 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %96 : tensor<f32>
    }) : (tensor<7x13xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x13xf32>
    %78 = call @log_softmax_0(%50#1, %50#2, %77) : (tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    %79 = stablehlo.multiply %75, %49 : tensor<7xf32>
    %80 = stablehlo.negate %79 : tensor<7xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %82 = "stablehlo.scatter"(%81, %43, %80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %96 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %96 : tensor<f32>
    }) : (tensor<7x13xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x13xf32>
    %83 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %84 = stablehlo.multiply %82, %83 : tensor<7x13xf32>
    %85 = stablehlo.multiply %84, %21 : tensor<7x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %87 = stablehlo.reshape %86 : (tensor<7xf32>) -> tensor<7x1xf32>
    %88 = stablehlo.negate %87 : tensor<7x1xf32>
    %89 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x13xf32>
    %90 = stablehlo.divide %82, %89 : tensor<7x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %93 = stablehlo.add %90, %92 : tensor<7x13xf32>
    %94 = stablehlo.multiply %93, %21 : tensor<7x13xf32>
    %95 = stablehlo.add %78, %94 : tensor<7x13xf32>
    return %95 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>) {
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
    return %11, %6, %8 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x13xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: cross_entropy_ignoring
// primitives: add broadcast_in_dim concatenate convert_element_type div exp gather ge iota jit log lt max neg reduce_max reduce_sum select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %2 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> tensor<7x13xf32>
    %3 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_1 = stablehlo.constant dense<7> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %7 = stablehlo.add %3, %6 : tensor<7xi64>
    %8 = stablehlo.select %5, %7, %3 : tensor<7xi1>, tensor<7xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %10 = stablehlo.compare LT, %arg1, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<13> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %12 = stablehlo.add %arg1, %11 : tensor<7xi32>
    %13 = stablehlo.select %10, %12, %arg1 : tensor<7xi1>, tensor<7xi32>
    %14 = stablehlo.convert %8 : (tensor<7xi64>) -> tensor<7xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %17 = stablehlo.concatenate %15, %16, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %18 = "stablehlo.gather"(%2, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %19 = stablehlo.negate %18 : tensor<7xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %20 = call @_where(%1, %c_4, %19) : (tensor<7xi1>, tensor<i64>, tensor<7xf32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %23 = stablehlo.compare GE, %arg1, %22, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %24 = stablehlo.convert %23 : (tensor<7xi1>) -> tensor<7xi32>
    %25 = stablehlo.convert %24 : (tensor<7xi32>) -> tensor<7xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %26 = stablehlo.reduce(%25 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<7xi64>, tensor<i64>) -> tensor<i64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %27 = stablehlo.maximum %26, %c_7 : tensor<i64>
    %28 = stablehlo.convert %27 : (tensor<i64>) -> tensor<f32>
    %29 = stablehlo.divide %21, %28 : tensor<f32>
    return %29 : tensor<f32>
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
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<i64>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
}
// -----
// case: cross_entropy_ignoring_gradient
// primitives: add add_any broadcast_in_dim concatenate convert_element_type div exp gather ge iota jit log lt max mul neg reduce_max reduce_sum reshape scatter-add select_n stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>, %arg1: tensor<7xi32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %2:3 = call @log_softmax(%arg0) : (tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>)
    %3 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_1 = stablehlo.constant dense<7> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %7 = stablehlo.add %3, %6 : tensor<7xi64>
    %8 = stablehlo.select %5, %7, %3 : tensor<7xi1>, tensor<7xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %10 = stablehlo.compare LT, %arg1, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<13> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %12 = stablehlo.add %arg1, %11 : tensor<7xi32>
    %13 = stablehlo.select %10, %12, %arg1 : tensor<7xi1>, tensor<7xi32>
    %14 = stablehlo.convert %8 : (tensor<7xi64>) -> tensor<7xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %17 = stablehlo.concatenate %15, %16, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %18 = "stablehlo.gather"(%2#0, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x13xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %19 = stablehlo.negate %18 : tensor<7xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %20:2 = call @_where(%1, %c_4, %19) : (tensor<7xi1>, tensor<i64>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20#0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %23 = stablehlo.compare GE, %arg1, %22, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %24 = stablehlo.convert %23 : (tensor<7xi1>) -> tensor<7xi32>
    %25 = stablehlo.convert %24 : (tensor<7xi32>) -> tensor<7xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %26 = stablehlo.reduce(%25 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<7xi64>, tensor<i64>) -> tensor<i64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %27 = stablehlo.maximum %26, %c_7 : tensor<i64>
    %28 = stablehlo.convert %27 : (tensor<i64>) -> tensor<f32>
    %29 = stablehlo.divide %21, %28 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.divide %cst_8, %28 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %32 = call @_where_0(%1, %20#1, %31) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %33 = stablehlo.negate %32 : tensor<7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %35 = "stablehlo.scatter"(%34, %17, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %37 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %37 : tensor<f32>
    }) : (tensor<7x13xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<7x13xf32>
    %36 = call @log_softmax_1(%2#1, %2#2, %35) : (tensor<7x13xf32>, tensor<7x1xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %36 : tensor<7x13xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>) {
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
    return %11, %6, %8 : tensor<7x13xf32>, tensor<7x13xf32>, tensor<7x1xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<i64>, %arg2: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    return %2, %3 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<7x13xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x13xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x13xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x13xf32>
    return %7 : tensor<7x13xf32>
  }
}
// -----
// case: cross_entropy_bf16
// primitives: broadcast_in_dim convert_element_type div eq exp iota jit log max mul neg reduce_max reduce_sum stop_gradient sub
// tolerances: 0.03 0.02
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>, %arg1: tensor<7xi32>) -> (tensor<bf16> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<7x13xbf16>) -> tensor<7x13xbf16>
    %1 = call @_one_hot(%arg1) : (tensor<7xi32>) -> tensor<7x13xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<7x13xbf16>
    %3 = stablehlo.convert %2 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.convert %4 : (tensor<7xf32>) -> tensor<7xbf16>
    %6 = stablehlo.convert %5 : (tensor<7xbf16>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_1 : tensor<f32>
    %9 = stablehlo.convert %8 : (tensor<f32>) -> tensor<bf16>
    %10 = stablehlo.negate %9 : tensor<bf16>
    return %10 : tensor<bf16>
  }
  func.func private @log_softmax(%arg0: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x13xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<7xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xbf16>) -> tensor<7x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x13xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x13xbf16>
    %6 = stablehlo.exponential %5 : tensor<7x13xbf16>
    %7 = stablehlo.convert %6 : (tensor<7x13xbf16>) -> tensor<7x13xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x13xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.convert %9 : (tensor<7x1xf32>) -> tensor<7x1xbf16>
    %11 = stablehlo.log %10 : tensor<7x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xbf16>) -> tensor<7x13xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<7x13xbf16>
    return %13 : tensor<7x13xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<7xi32>) -> tensor<7x13xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x13xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x13xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<7x13xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi1>
    %5 = stablehlo.convert %4 : (tensor<7x13xi1>) -> tensor<7x13xbf16>
    return %5 : tensor<7x13xbf16>
  }
}
// -----
// case: attention
// primitives: add broadcast_in_dim convert_element_type div dot_general exp ge iota jit max reduce_max reduce_sum select_n sqrt stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit_causal_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x5xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.sqrt %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.divide %0, %2 : tensor<2x3x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %5 = call @tril(%4) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %6 = call @_where(%5, %3, %cst_0) : (tensor<5x5xi1>, tensor<2x3x5x5xf32>, tensor<f64>) -> tensor<2x3x5x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<2x3x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<2x3x5x5xf32>
    %13 = stablehlo.exponential %12 : tensor<2x3x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5xf32>
    %17 = stablehlo.divide %13, %16 : tensor<2x3x5x5xf32>
    %18 = stablehlo.dot_general %arg2, %17, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x4x5xf32>
    %19 = stablehlo.transpose %18, dims = [0, 3, 1, 2] : (tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32>
    return %19 : tensor<2x5x3x4xf32>
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
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x3x5x5xf32>, %arg2: tensor<f64>) -> tensor<2x3x5x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x3x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>
    return %3 : tensor<2x3x5x5xf32>
  }
}
// -----
// case: attention_gradient
// primitives: add add_any broadcast_in_dim convert_element_type div dot_general eq exp ge integer_pow iota jit max mul neg reduce_max reduce_sum reshape select_n sqrt stop_gradient sub transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result[0]"}, tensor<2x5x3x4xf32> {jax.result_info = "result[1]"}, tensor<2x5x3x4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x5xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.sqrt %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.divide %0, %2 : tensor<2x3x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %5 = call @tril(%4) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %6:3 = call @_where(%5, %3, %cst_0) : (tensor<5x5xi1>, tensor<2x3x5x5xf32>, tensor<f64>) -> (tensor<2x3x5x5xf32>, tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5xf32>
    %10 = stablehlo.compare EQ, %6#0, %9, FLOAT : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xi1>
    %11 = stablehlo.convert %10 : (tensor<2x3x5x5xi1>) -> tensor<2x3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<2x3x5xf32>
    %15 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<2x3x5xi1>, tensor<2x3x5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %20 = stablehlo.compare EQ, %19, %14, FLOAT : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3x5xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<2x3x5xi1>, tensor<2x3x5xf32>
    %24 = stablehlo.divide %18, %23 : tensor<2x3x5xf32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5xf32>
    %27 = stablehlo.subtract %6#0, %26 : tensor<2x3x5x5xf32>
    %28 = stablehlo.exponential %27 : tensor<2x3x5x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5xf32>
    %32 = stablehlo.divide %28, %31 : tensor<2x3x5x5xf32>
    %33 = stablehlo.multiply %30, %30 : tensor<2x3x5x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x5x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<2x3x5x1xf32>
    %36 = stablehlo.dot_general %arg2, %32, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x4x5xf32>
    %37 = stablehlo.transpose %36, dims = [0, 3, 1, 2] : (tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32>
    %38 = stablehlo.multiply %37, %37 : tensor<2x5x3x4xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %40 = stablehlo.multiply %39, %37 : tensor<2x5x3x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%38 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x5x3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %43 = stablehlo.multiply %42, %40 : tensor<2x5x3x4xf32>
    %44 = stablehlo.transpose %43, dims = [0, 2, 3, 1] : (tensor<2x5x3x4xf32>) -> tensor<2x3x4x5xf32>
    %45 = stablehlo.dot_general %44, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x5xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x5xf32>
    %46 = stablehlo.dot_general %44, %32, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x4x5xf32>
    %47 = stablehlo.transpose %46, dims = [0, 3, 1, 2] : (tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32>
    %48 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5xf32>
    %49 = stablehlo.multiply %45, %48 : tensor<2x3x5x5xf32>
    %50 = stablehlo.multiply %49, %28 : tensor<2x3x5x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %52 = stablehlo.reshape %51 : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %53 = stablehlo.negate %52 : tensor<2x3x5x1xf32>
    %54 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5xf32>
    %55 = stablehlo.divide %45, %54 : tensor<2x3x5x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<2x3x5x1xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x5xf32>
    %58 = stablehlo.add %55, %57 : tensor<2x3x5x5xf32>
    %59 = stablehlo.multiply %58, %28 : tensor<2x3x5x5xf32>
    %60 = call @_where_0(%6#1, %6#2, %59) : (tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
    %61 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %62 = stablehlo.divide %60, %61 : tensor<2x3x5x5xf32>
    %63 = stablehlo.dot_general %62, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5x5xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x4xf32>
    %64 = stablehlo.transpose %63, dims = [0, 2, 1, 3] : (tensor<2x3x5x4xf32>) -> tensor<2x5x3x4xf32>
    %65 = stablehlo.dot_general %62, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5x5xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x4xf32>
    %66 = stablehlo.transpose %65, dims = [0, 2, 1, 3] : (tensor<2x3x5x4xf32>) -> tensor<2x5x3x4xf32>
    return %66, %64, %47 : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>
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
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x3x5x5xf32>, %arg2: tensor<f64>) -> (tensor<2x3x5x5xf32>, tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x3x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    return %3, %1, %4 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x3x5x5xi1>, %arg1: tensor<2x3x5x5xf32>, %arg2: tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>
    return %1 : tensor<2x3x5x5xf32>
  }
}
// -----
// case: attention_bf16
// primitives: add broadcast_in_dim convert_element_type div dot_general exp ge iota jit max reduce_max reduce_sum select_n sqrt stop_gradient sub transpose
// tolerances: 0.04 0.04
module @jit_causal_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xbf16>, %arg1: tensor<2x5x3x4xbf16>, %arg2: tensor<2x5x3x4xbf16>) -> (tensor<2x5x3x4xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xbf16>, tensor<2x5x3x4xbf16>) -> tensor<2x3x5x5xbf16>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %1 = stablehlo.sqrt %cst : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<bf16>) -> tensor<2x3x5x5xbf16>
    %3 = stablehlo.divide %0, %2 : tensor<2x3x5x5xbf16>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %5 = call @tril(%4) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %6 = call @_where(%5, %3, %cst_0) : (tensor<5x5xi1>, tensor<2x3x5x5xbf16>, tensor<f64>) -> tensor<2x3x5x5xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x5x5xbf16>, tensor<bf16>) -> tensor<2x3x5xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x3x5xbf16>
    %9 = stablehlo.maximum %8, %7 : tensor<2x3x5xbf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x5xbf16>) -> tensor<2x3x5x1xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xbf16>) -> tensor<2x3x5x5xbf16>
    %12 = stablehlo.subtract %6, %11 : tensor<2x3x5x5xbf16>
    %13 = stablehlo.exponential %12 : tensor<2x3x5x5xbf16>
    %14 = stablehlo.convert %13 : (tensor<2x3x5x5xbf16>) -> tensor<2x3x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %17 = stablehlo.convert %16 : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x1xbf16>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x3x5x1xbf16>) -> tensor<2x3x5x5xbf16>
    %19 = stablehlo.divide %13, %18 : tensor<2x3x5x5xbf16>
    %20 = stablehlo.dot_general %arg2, %19, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xbf16>, tensor<2x3x5x5xbf16>) -> tensor<2x3x4x5xbf16>
    %21 = stablehlo.transpose %20, dims = [0, 3, 1, 2] : (tensor<2x3x4x5xbf16>) -> tensor<2x5x3x4xbf16>
    return %21 : tensor<2x5x3x4xbf16>
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
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x3x5x5xbf16>, %arg2: tensor<f64>) -> tensor<2x3x5x5xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x3x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<2x3x5x5xbf16>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xbf16>
    return %3 : tensor<2x3x5x5xbf16>
  }
}
// -----
// case: dot_product_attention
// primitives: broadcast_in_dim div dot_general exp max mul reduce_max reduce_sum reshape stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit_dot_product_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x1x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x3x5x1x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [4] : (tensor<2x3x5x1x5xf32>, tensor<f32>) -> tensor<2x3x5x1xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x5x1xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<2x3x5x1xf32>
    %7 = stablehlo.transpose %6, dims = [3, 0, 1, 2] : (tensor<2x3x5x1xf32>) -> tensor<1x2x3x5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %9 = stablehlo.transpose %3, dims = [3, 0, 1, 2, 4] : (tensor<2x3x5x1x5xf32>) -> tensor<1x2x3x5x5xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<1x2x3x5x5xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %16 = stablehlo.divide %12, %15 : tensor<1x2x3x5x5xf32>
    %17 = stablehlo.dot_general %arg2, %16, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x1x5xf32>
    %18 = stablehlo.transpose %17, dims = [3, 0, 4, 1, 2] : (tensor<2x3x4x1x5xf32>) -> tensor<1x2x5x3x4xf32>
    %19 = stablehlo.transpose %18, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %20 = stablehlo.reshape %19 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    return %20 : tensor<2x5x3x4xf32>
  }
}
// -----
// case: dot_product_attention_causal
// primitives: add and broadcast_in_dim div dot_general exp ge iota jit max mul reduce_max reduce_sum reshape select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit_dot_product_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x1x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x3x5x1x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x5x5xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = call @tril(%5) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<1x1x5x5xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x5x5xi1>) -> tensor<2x3x5x5xi1>
    %9 = stablehlo.and %4, %8 : tensor<2x3x5x5xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10 = call @_where(%9, %3, %cst_1) : (tensor<2x3x5x5xi1>, tensor<2x3x5x1x5xf32>, tensor<f32>) -> tensor<1x2x3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<1x2x3x5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<1x2x3x5x5xf32>
    %17 = stablehlo.exponential %16 : tensor<1x2x3x5x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %21 = stablehlo.divide %17, %20 : tensor<1x2x3x5x5xf32>
    %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x1x5xf32>
    %23 = stablehlo.transpose %22, dims = [3, 0, 4, 1, 2] : (tensor<2x3x4x1x5xf32>) -> tensor<1x2x5x3x4xf32>
    %24 = stablehlo.transpose %23, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    return %25 : tensor<2x5x3x4xf32>
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
  func.func private @_where(%arg0: tensor<2x3x5x5xi1>, %arg1: tensor<2x3x5x1x5xf32>, %arg2: tensor<f32>) -> tensor<1x2x3x5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x3x5x1x5xf32>) -> tensor<1x2x3x5x5xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>
    return %4 : tensor<1x2x3x5x5xf32>
  }
}
// -----
// case: dot_product_attention_bias
// primitives: add broadcast_in_dim div dot_general exp max mul reduce_max reduce_sum reshape stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>, %arg3: tensor<2x3x5x5xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %1 = stablehlo.reshape %arg3 : (tensor<2x3x5x5xf32>) -> tensor<2x3x1x5x5xf32>
    %2 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x1x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x5x1x5xf32>
    %5 = stablehlo.transpose %4, dims = [3, 0, 1, 2, 4] : (tensor<2x3x5x1x5xf32>) -> tensor<1x2x3x5x5xf32>
    %6 = stablehlo.transpose %1, dims = [2, 0, 1, 3, 4] : (tensor<2x3x1x5x5xf32>) -> tensor<1x2x3x5x5xf32>
    %7 = stablehlo.add %5, %6 : tensor<1x2x3x5x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<1x2x3x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %13 = stablehlo.subtract %7, %12 : tensor<1x2x3x5x5xf32>
    %14 = stablehlo.exponential %13 : tensor<1x2x3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %18 = stablehlo.divide %14, %17 : tensor<1x2x3x5x5xf32>
    %19 = stablehlo.dot_general %arg2, %18, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x1x5xf32>
    %20 = stablehlo.transpose %19, dims = [3, 0, 4, 1, 2] : (tensor<2x3x4x1x5xf32>) -> tensor<1x2x5x3x4xf32>
    %21 = stablehlo.transpose %20, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    return %22 : tensor<2x5x3x4xf32>
  }
}
// -----
// case: dot_product_attention_mask
// primitives: and broadcast_in_dim div dot_general exp jit max mul reduce_max reduce_sum reshape select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>, %arg3: tensor<2x3x5x5xi1>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %1 = stablehlo.reshape %arg3 : (tensor<2x3x5x5xi1>) -> tensor<2x3x1x5x5xi1>
    %2 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x1x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x5x1x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x5x5xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
    %7 = stablehlo.transpose %1, dims = [2, 0, 1, 3, 4] : (tensor<2x3x1x5x5xi1>) -> tensor<1x2x3x5x5xi1>
    %8 = stablehlo.and %6, %7 : tensor<1x2x3x5x5xi1>
    %cst_0 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %9 = call @_where(%8, %4, %cst_0) : (tensor<1x2x3x5x5xi1>, tensor<2x3x5x1x5xf32>, tensor<f32>) -> tensor<1x2x3x5x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<1x2x3x5xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<1x2x3x5x5xf32>
    %16 = stablehlo.exponential %15 : tensor<1x2x3x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %20 = stablehlo.divide %16, %19 : tensor<1x2x3x5x5xf32>
    %21 = stablehlo.dot_general %arg2, %20, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x1x5xf32>
    %22 = stablehlo.transpose %21, dims = [3, 0, 4, 1, 2] : (tensor<2x3x4x1x5xf32>) -> tensor<1x2x5x3x4xf32>
    %23 = stablehlo.transpose %22, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    return %24 : tensor<2x5x3x4xf32>
  }
  func.func private @_where(%arg0: tensor<1x2x3x5x5xi1>, %arg1: tensor<2x3x5x1x5xf32>, %arg2: tensor<f32>) -> tensor<1x2x3x5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
    %2 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x3x5x1x5xf32>) -> tensor<1x2x3x5x5xf32>
    %3 = stablehlo.select %arg0, %2, %1 : tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>
    return %3 : tensor<1x2x3x5x5xf32>
  }
}
// -----
// case: dot_product_attention_grouped
// primitives: broadcast_in_dim div dot_general exp max mul reduce_max reduce_sum reshape stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit_dot_product_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x4x3xf32>, %arg1: tensor<2x6x2x3xf32>, %arg2: tensor<2x6x2x3xf32>) -> (tensor<2x5x4x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x4x3xf32>) -> tensor<2x5x2x2x3xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x2x3xf32>, tensor<2x6x2x3xf32>) -> tensor<2x2x5x2x6xf32>
    %cst = stablehlo.constant dense<0.577350259> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x2x6xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x2x5x2x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x5x2x6xf32>, tensor<f32>) -> tensor<2x2x5x2xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x5x2xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<2x2x5x2xf32>
    %7 = stablehlo.transpose %6, dims = [3, 0, 1, 2] : (tensor<2x2x5x2xf32>) -> tensor<2x2x2x5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x2x5xf32>) -> tensor<2x2x2x5x1xf32>
    %9 = stablehlo.transpose %3, dims = [3, 0, 1, 2, 4] : (tensor<2x2x5x2x6xf32>) -> tensor<2x2x2x5x6xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x5x1xf32>) -> tensor<2x2x2x5x6xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<2x2x2x5x6xf32>
    %12 = stablehlo.exponential %11 : tensor<2x2x2x5x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x5x6xf32>, tensor<f32>) -> tensor<2x2x2x5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x2x5xf32>) -> tensor<2x2x2x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x5x1xf32>) -> tensor<2x2x2x5x6xf32>
    %16 = stablehlo.divide %12, %15 : tensor<2x2x2x5x6xf32>
    %17 = stablehlo.dot_general %arg2, %16, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x3xf32>, tensor<2x2x2x5x6xf32>) -> tensor<2x2x3x2x5xf32>
    %18 = stablehlo.transpose %17, dims = [3, 0, 4, 1, 2] : (tensor<2x2x3x2x5xf32>) -> tensor<2x2x5x2x3xf32>
    %19 = stablehlo.transpose %18, dims = [1, 2, 3, 0, 4] : (tensor<2x2x5x2x3xf32>) -> tensor<2x5x2x2x3xf32>
    %20 = stablehlo.reshape %19 : (tensor<2x5x2x2x3xf32>) -> tensor<2x5x4x3xf32>
    return %20 : tensor<2x5x4x3xf32>
  }
}
// -----
// case: dot_product_attention_lengths
// primitives: and broadcast_in_dim convert_element_type div dot_general exp iota jit lt max mul reduce_max reduce_sum reshape select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>, %arg3: tensor<2xi32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x1x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x3x5x1x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x5x5xi1>
    %5 = stablehlo.iota dim = 0 : tensor<5xi64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2] : (tensor<5xi64>) -> tensor<1x1x5xi64>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2xi32>) -> tensor<2x1x1xi32>
    %8 = stablehlo.convert %7 : (tensor<2x1x1xi32>) -> tensor<2x1x1xi64>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x5xi64>) -> tensor<2x1x5xi64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x1x1xi64>) -> tensor<2x1x5xi64>
    %11 = stablehlo.compare LT, %9, %10, SIGNED : (tensor<2x1x5xi64>, tensor<2x1x5xi64>) -> tensor<2x1x5xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<2x1x5xi1>
    %13 = stablehlo.and %12, %11 : tensor<2x1x5xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2, 3] : (tensor<2x1x5xi1>) -> tensor<2x1x1x5xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x1x1x5xi1>) -> tensor<2x3x5x5xi1>
    %16 = stablehlo.and %4, %15 : tensor<2x3x5x5xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %17 = call @_where(%16, %3, %cst_1) : (tensor<2x3x5x5xi1>, tensor<2x3x5x1x5xf32>, tensor<f32>) -> tensor<1x2x3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %20 = stablehlo.maximum %19, %18 : tensor<1x2x3x5xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %23 = stablehlo.subtract %17, %22 : tensor<1x2x3x5x5xf32>
    %24 = stablehlo.exponential %23 : tensor<1x2x3x5x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %28 = stablehlo.divide %24, %27 : tensor<1x2x3x5x5xf32>
    %29 = stablehlo.dot_general %arg2, %28, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x1x5xf32>
    %30 = stablehlo.transpose %29, dims = [3, 0, 4, 1, 2] : (tensor<2x3x4x1x5xf32>) -> tensor<1x2x5x3x4xf32>
    %31 = stablehlo.transpose %30, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    return %32 : tensor<2x5x3x4xf32>
  }
  func.func private @_where(%arg0: tensor<2x3x5x5xi1>, %arg1: tensor<2x3x5x1x5xf32>, %arg2: tensor<f32>) -> tensor<1x2x3x5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x3x5x1x5xf32>) -> tensor<1x2x3x5x5xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>
    return %4 : tensor<1x2x3x5x5xf32>
  }
}
// -----
// case: dot_product_attention_window
// primitives: add and broadcast_in_dim div dot_general exp ge jit le max mul reduce_max reduce_sum reshape select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05
module @jit_dot_product_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64>
    %c_0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64>
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x1x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x3x5x1x5xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<2x3x5x5xi1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<5xi64>) -> tensor<1x5xi64>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<1x5xi64>
    %8 = stablehlo.add %6, %7 : tensor<1x5xi64>
    %9 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xi64>) -> tensor<5x5xi64>
    %11 = stablehlo.compare LE, %9, %10, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %12 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<5xi64>) -> tensor<1x5xi64>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<1x5xi64>
    %15 = stablehlo.subtract %13, %14 : tensor<1x5xi64>
    %16 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x5xi64>) -> tensor<5x5xi64>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %19 = stablehlo.and %18, %11 : tensor<5x5xi1>
    %20 = stablehlo.broadcast_in_dim %19, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<1x1x5x5xi1>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x5x5xi1>) -> tensor<2x3x5x5xi1>
    %22 = stablehlo.and %4, %21 : tensor<2x3x5x5xi1>
    %cst_4 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %23 = call @_where(%22, %3, %cst_4) : (tensor<2x3x5x5xi1>, tensor<2x3x5x1x5xf32>, tensor<f32>) -> tensor<1x2x3x5x5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<1x2x3x5xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %29 = stablehlo.subtract %23, %28 : tensor<1x2x3x5x5xf32>
    %30 = stablehlo.exponential %29 : tensor<1x2x3x5x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %34 = stablehlo.divide %30, %33 : tensor<1x2x3x5x5xf32>
    %35 = stablehlo.dot_general %arg2, %34, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x1x5xf32>
    %36 = stablehlo.transpose %35, dims = [3, 0, 4, 1, 2] : (tensor<2x3x4x1x5xf32>) -> tensor<1x2x5x3x4xf32>
    %37 = stablehlo.transpose %36, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %38 = stablehlo.reshape %37 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    return %38 : tensor<2x5x3x4xf32>
  }
  func.func private @_where(%arg0: tensor<2x3x5x5xi1>, %arg1: tensor<2x3x5x1x5xf32>, %arg2: tensor<f32>) -> tensor<1x2x3x5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x3x5x1x5xf32>) -> tensor<1x2x3x5x5xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>
    return %4 : tensor<1x2x3x5x5xf32>
  }
}
// -----
// case: dot_product_attention_gradient
// primitives: add add_any and broadcast_in_dim convert_element_type div dot_general eq exp ge integer_pow iota jit max mul neg reduce_max reduce_sum reshape select_n stop_gradient sub transpose
// tolerances: 0.0001 1e-05, 0.0001 1e-05, 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result[0]"}, tensor<2x5x3x4xf32> {jax.result_info = "result[1]"}, tensor<2x5x3x4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x1x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x3x5x1x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x5x5xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = call @tril(%5) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<1x1x5x5xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x5x5xi1>) -> tensor<2x3x5x5xi1>
    %9 = stablehlo.and %4, %8 : tensor<2x3x5x5xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10:3 = call @_where(%9, %3, %cst_1) : (tensor<2x3x5x5xi1>, tensor<2x3x5x1x5xf32>, tensor<f32>) -> (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10#0 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %14 = stablehlo.compare EQ, %10#0, %13, FLOAT : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
    %15 = stablehlo.convert %14 : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %18 = stablehlo.maximum %17, %11 : tensor<1x2x3x5xf32>
    %19 = stablehlo.compare EQ, %11, %18, FLOAT : (tensor<1x2x3x5xf32>, tensor<1x2x3x5xf32>) -> tensor<1x2x3x5xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<1x2x3x5xi1>, tensor<1x2x3x5xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<1x2x3x5xf32>, tensor<1x2x3x5xf32>) -> tensor<1x2x3x5xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x2x3x5xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<1x2x3x5xi1>, tensor<1x2x3x5xf32>
    %28 = stablehlo.divide %22, %27 : tensor<1x2x3x5xf32>
    %29 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %31 = stablehlo.subtract %10#0, %30 : tensor<1x2x3x5x5xf32>
    %32 = stablehlo.exponential %31 : tensor<1x2x3x5x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %36 = stablehlo.divide %32, %35 : tensor<1x2x3x5x5xf32>
    %37 = stablehlo.multiply %34, %34 : tensor<1x2x3x5x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x2x3x5x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<1x2x3x5x1xf32>
    %40 = stablehlo.dot_general %arg2, %36, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x1x5xf32>
    %41 = stablehlo.transpose %40, dims = [3, 0, 4, 1, 2] : (tensor<2x3x4x1x5xf32>) -> tensor<1x2x5x3x4xf32>
    %42 = stablehlo.transpose %41, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    %44 = stablehlo.multiply %43, %43 : tensor<2x5x3x4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %46 = stablehlo.multiply %45, %43 : tensor<2x5x3x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%44 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x5x3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %49 = stablehlo.multiply %48, %46 : tensor<2x5x3x4xf32>
    %50 = stablehlo.reshape %49 : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x1x4xf32>
    %51 = stablehlo.transpose %50, dims = [3, 0, 1, 2, 4] : (tensor<2x5x3x1x4xf32>) -> tensor<1x2x5x3x4xf32>
    %52 = stablehlo.transpose %51, dims = [1, 3, 4, 0, 2] : (tensor<1x2x5x3x4xf32>) -> tensor<2x3x4x1x5xf32>
    %53 = stablehlo.dot_general %52, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x1x5xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x1x5x5xf32>
    %54 = stablehlo.transpose %53, dims = [2, 0, 1, 3, 4] : (tensor<2x3x1x5x5xf32>) -> tensor<1x2x3x5x5xf32>
    %55 = stablehlo.dot_general %52, %36, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x1x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x4x5xf32>
    %56 = stablehlo.transpose %55, dims = [0, 3, 1, 2] : (tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32>
    %57 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<1x2x3x5x5xf32>
    %59 = stablehlo.multiply %58, %32 : tensor<1x2x3x5x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_15) applies stablehlo.add across dimensions = [4] : (tensor<1x2x3x5x5xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x1xf32>
    %62 = stablehlo.negate %61 : tensor<1x2x3x5x1xf32>
    %63 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3, 4] : (tensor<1x2x3x5x1xf32>) -> tensor<1x2x3x5x5xf32>
    %64 = stablehlo.divide %54, %63 : tensor<1x2x3x5x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%62 init: %cst_16) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x3x5x1xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [1, 2, 3] : (tensor<2x3x5xf32>) -> tensor<1x2x3x5xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x5x5xf32>
    %68 = stablehlo.add %64, %67 : tensor<1x2x3x5x5xf32>
    %69 = stablehlo.multiply %68, %32 : tensor<1x2x3x5x5xf32>
    %70 = call @_where_0(%10#1, %10#2, %69) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<2x3x5x1x5xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x5x1x5xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<2x3x5x1x5xf32>
    %73 = stablehlo.dot_general %72, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5x1x5xf32>, tensor<2x5x3x1x4xf32>) -> tensor<2x3x5x4xf32>
    %74 = stablehlo.transpose %73, dims = [0, 2, 1, 3] : (tensor<2x3x5x4xf32>) -> tensor<2x5x3x4xf32>
    %75 = stablehlo.dot_general %72, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x5x1x5xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x5x1x4xf32>
    %76 = stablehlo.transpose %75, dims = [0, 2, 1, 3, 4] : (tensor<2x3x5x1x4xf32>) -> tensor<2x5x3x1x4xf32>
    %77 = stablehlo.reshape %76 : (tensor<2x5x3x1x4xf32>) -> tensor<2x5x3x4xf32>
    return %77, %74, %56 : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>
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
  func.func private @_where(%arg0: tensor<2x3x5x5xi1>, %arg1: tensor<2x3x5x1x5xf32>, %arg2: tensor<f32>) -> (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x3x5x1x5xf32>) -> tensor<1x2x3x5x5xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x3x5x5xf32>
    return %4, %1, %5 : tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<1x2x3x5x5xi1>, %arg1: tensor<1x2x3x5x5xf32>, %arg2: tensor<1x2x3x5x5xf32>) -> tensor<2x3x5x1x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x3x5x5xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>
    %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<1x2x3x5x5xf32>) -> tensor<2x3x5x1x5xf32>
    return %2 : tensor<2x3x5x1x5xf32>
  }
}
// -----
// case: rotary
// primitives: add broadcast_in_dim concatenate cos div iota mul neg pow sin slice sub
// tolerances: 0.0001 1e-05
module @jit_rotary attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<2xf32>
    %3 = stablehlo.negate %2 : tensor<2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.power %6, %5 : tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<5x2xf32>
    %12 = stablehlo.sine %11 : tensor<5x2xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<5x2xf32>) -> tensor<5x1x2xf32>
    %14 = stablehlo.cosine %11 : tensor<5x2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<5x2xf32>) -> tensor<5x1x2xf32>
    %16 = stablehlo.slice %arg0 [0:2, 0:5, 0:3, 0:2] : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
    %17 = stablehlo.slice %arg0 [0:2, 0:5, 0:3, 2:4] : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %20 = stablehlo.multiply %16, %19 : tensor<2x5x3x2xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %23 = stablehlo.multiply %17, %22 : tensor<2x5x3x2xf32>
    %24 = stablehlo.subtract %20, %23 : tensor<2x5x3x2xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %27 = stablehlo.multiply %17, %26 : tensor<2x5x3x2xf32>
    %28 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %30 = stablehlo.multiply %16, %29 : tensor<2x5x3x2xf32>
    %31 = stablehlo.add %27, %30 : tensor<2x5x3x2xf32>
    %32 = stablehlo.concatenate %24, %31, dim = 3 : (tensor<2x5x3x2xf32>, tensor<2x5x3x2xf32>) -> tensor<2x5x3x4xf32>
    return %32 : tensor<2x5x3x4xf32>
  }
}
// -----
// case: rotary_gradient
// primitives: add add_any broadcast_in_dim concatenate cos div iota mul neg pad pow reduce_sum sin slice split sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<2xf32>
    %3 = stablehlo.negate %2 : tensor<2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.power %6, %5 : tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<5x2xf32>
    %12 = stablehlo.sine %11 : tensor<5x2xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<5x2xf32>) -> tensor<5x1x2xf32>
    %14 = stablehlo.cosine %11 : tensor<5x2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<5x2xf32>) -> tensor<5x1x2xf32>
    %16 = stablehlo.slice %arg0 [0:2, 0:5, 0:3, 0:2] : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
    %17 = stablehlo.slice %arg0 [0:2, 0:5, 0:3, 2:4] : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
    %18 = stablehlo.broadcast_in_dim %15, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %20 = stablehlo.multiply %16, %19 : tensor<2x5x3x2xf32>
    %21 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %23 = stablehlo.multiply %17, %22 : tensor<2x5x3x2xf32>
    %24 = stablehlo.subtract %20, %23 : tensor<2x5x3x2xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %27 = stablehlo.multiply %17, %26 : tensor<2x5x3x2xf32>
    %28 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3] : (tensor<5x1x2xf32>) -> tensor<1x5x1x2xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %30 = stablehlo.multiply %16, %29 : tensor<2x5x3x2xf32>
    %31 = stablehlo.add %27, %30 : tensor<2x5x3x2xf32>
    %32 = stablehlo.concatenate %24, %31, dim = 3 : (tensor<2x5x3x2xf32>, tensor<2x5x3x2xf32>) -> tensor<2x5x3x4xf32>
    %33 = stablehlo.sine %32 : tensor<2x5x3x4xf32>
    %34 = stablehlo.cosine %32 : tensor<2x5x3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%33 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x5x3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<2x5x3x4xf32>
    %38 = stablehlo.slice %37 [0:2, 0:5, 0:3, 0:2] : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
    %39 = stablehlo.slice %37 [0:2, 0:5, 0:3, 2:4] : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
    %40 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<2x5x3x2xf32>
    %42 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %43 = stablehlo.multiply %39, %42 : tensor<2x5x3x2xf32>
    %44 = stablehlo.negate %38 : tensor<2x5x3x2xf32>
    %45 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %46 = stablehlo.multiply %44, %45 : tensor<2x5x3x2xf32>
    %47 = stablehlo.add %43, %46 : tensor<2x5x3x2xf32>
    %48 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x5x1x2xf32>) -> tensor<2x5x3x2xf32>
    %49 = stablehlo.multiply %38, %48 : tensor<2x5x3x2xf32>
    %50 = stablehlo.add %41, %49 : tensor<2x5x3x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.pad %47, %cst_3, low = [0, 0, 0, 2], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x5x3x2xf32>, tensor<f32>) -> tensor<2x5x3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.pad %50, %cst_4, low = [0, 0, 0, 0], high = [0, 0, 0, 2], interior = [0, 0, 0, 0] : (tensor<2x5x3x2xf32>, tensor<f32>) -> tensor<2x5x3x4xf32>
    %53 = stablehlo.add %51, %52 : tensor<2x5x3x4xf32>
    return %53 : tensor<2x5x3x4xf32>
  }
}
// -----
// case: alibi
// primitives: abs broadcast_in_dim convert_element_type div exp iota max mul reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x5xf32>) -> (tensor<3x5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
    %2 = stablehlo.iota dim = 0 : tensor<5xi64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xi64>) -> tensor<1x5xi64>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xi64>) -> tensor<5x5xi64>
    %6 = stablehlo.subtract %4, %5 : tensor<5x5xi64>
    %7 = stablehlo.abs %6 : tensor<5x5xi64>
    %8 = stablehlo.convert %7 : (tensor<5x5xi64>) -> tensor<5x5xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %10 = stablehlo.multiply %8, %9 : tensor<5x5xf64>
    %11 = stablehlo.convert %10 : (tensor<5x5xf64>) -> tensor<5x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x5x5xf32>) -> tensor<3x5x5xf32>
    %14 = stablehlo.subtract %arg0, %13 : tensor<3x5x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<3x5x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<3x5xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<3x5x1xf32>) -> tensor<3x5x5xf32>
    %20 = stablehlo.subtract %14, %19 : tensor<3x5x5xf32>
    %21 = stablehlo.exponential %20 : tensor<3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x5x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<3x5x1xf32>) -> tensor<3x5x5xf32>
    %25 = stablehlo.divide %21, %24 : tensor<3x5x5xf32>
    return %25 : tensor<3x5x5xf32>
  }
}
// -----
// case: linear_attention
// primitives: add broadcast_in_dim convert_element_type dot_general expm1 gt jit mul select_n transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3x4xf32>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> (tensor<2x5x3x4xf32> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x5x3x4xf32>
    %3 = call @elu(%arg1) : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x5x3x4xf32>
    %6 = stablehlo.dot_general %5, %arg2, batching_dims = [0, 2] x [0, 2], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.dot_general %6, %2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x3x4x5xf32>
    %8 = stablehlo.transpose %7, dims = [0, 3, 1, 2] : (tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32>
    return %8 : tensor<2x5x3x4xf32>
  }
  func.func private @elu(%arg0: tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<2x5x3x4xi1>, tensor<f64>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<2x5x3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<2x5x3x4xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<2x5x3x4xi1>, tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
    return %8 : tensor<2x5x3x4xf32>
  }
  func.func private @_where(%arg0: tensor<2x5x3x4xi1>, %arg1: tensor<f64>, %arg2: tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x3x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2x5x3x4xi1>, tensor<2x5x3x4xf32>
    return %2 : tensor<2x5x3x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x5x3x4xi1>, %arg1: tensor<2x5x3x4xf32>, %arg2: tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5x3x4xi1>, tensor<2x5x3x4xf32>
    return %0 : tensor<2x5x3x4xf32>
  }
}
// -----
// case: dense_gelu
// primitives: add broadcast_in_dim dot_general integer_pow mul tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<6xf32>) -> (tensor<5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<5x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x6xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<5x6xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<5x6xf32>
    %8 = stablehlo.add %3, %7 : tensor<5x6xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<5x6xf32>
    %11 = stablehlo.tanh %10 : tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %13 = stablehlo.add %12, %11 : tensor<5x6xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<5x6xf32>
    %16 = stablehlo.multiply %3, %15 : tensor<5x6xf32>
    return %16 : tensor<5x6xf32>
  }
}
// -----
// case: dense_bf16
// primitives: add broadcast_in_dim custom_jvp_call dot_general jit max
// tolerances: 0.04 0.06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xbf16>, %arg1: tensor<8x6xbf16>, %arg2: tensor<6xbf16>) -> (tensor<5x6xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xbf16>, tensor<8x6xbf16>) -> tensor<5x6xbf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xbf16>) -> tensor<1x6xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xbf16>) -> tensor<5x6xbf16>
    %3 = stablehlo.add %0, %2 : tensor<5x6xbf16>
    %4 = call @relu(%3) : (tensor<5x6xbf16>) -> tensor<5x6xbf16>
    return %4 : tensor<5x6xbf16>
  }
  func.func private @relu(%arg0: tensor<5x6xbf16>) -> tensor<5x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x6xbf16>
    return %1 : tensor<5x6xbf16>
  }
}
// -----
// case: swiglu
// primitives: dot_general jit logistic mul transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<8x6xf32>) -> (tensor<5x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    %1 = call @silu(%0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<5x6xf32>
    %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    return %5 : tensor<5x8xf32>
  }
  func.func private @silu(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.negate %arg0 : tensor<5x6xf32>
    %1 = stablehlo.exponential %0 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<5x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<5x6xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<5x6xf32>
    return %6 : tensor<5x6xf32>
  }
}
// -----
// case: gru_step
// primitives: add dot_general logistic mul slice sub tanh
// tolerances: 0.0001 1e-05
module @jit_gru attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<5x8xf32>, %arg2: tensor<8x18xf32>, %arg3: tensor<6x18xf32>) -> (tensor<5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg2 [0:8, 0:12] : (tensor<8x18xf32>) -> tensor<8x12xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x12xf32>) -> tensor<5x12xf32>
    %2 = stablehlo.slice %arg3 [0:6, 0:12] : (tensor<6x18xf32>) -> tensor<6x12xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x12xf32>) -> tensor<5x12xf32>
    %4 = stablehlo.add %1, %3 : tensor<5x12xf32>
    %5 = stablehlo.negate %4 : tensor<5x12xf32>
    %6 = stablehlo.exponential %5 : tensor<5x12xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x12xf32>
    %8 = stablehlo.add %7, %6 : tensor<5x12xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x12xf32>
    %10 = stablehlo.divide %9, %8 : tensor<5x12xf32>
    %11 = stablehlo.slice %10 [0:5, 0:6] : (tensor<5x12xf32>) -> tensor<5x6xf32>
    %12 = stablehlo.slice %10 [0:5, 6:12] : (tensor<5x12xf32>) -> tensor<5x6xf32>
    %13 = stablehlo.slice %arg2 [0:8, 12:18] : (tensor<8x18xf32>) -> tensor<8x6xf32>
    %14 = stablehlo.dot_general %arg1, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    %15 = stablehlo.multiply %11, %arg0 : tensor<5x6xf32>
    %16 = stablehlo.slice %arg3 [0:6, 12:18] : (tensor<6x18xf32>) -> tensor<6x6xf32>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %18 = stablehlo.add %14, %17 : tensor<5x6xf32>
    %19 = stablehlo.tanh %18 : tensor<5x6xf32>
    %20 = stablehlo.multiply %12, %arg0 : tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %22 = stablehlo.subtract %21, %12 : tensor<5x6xf32>
    %23 = stablehlo.multiply %22, %19 : tensor<5x6xf32>
    %24 = stablehlo.add %20, %23 : tensor<5x6xf32>
    return %24 : tensor<5x6xf32>
  }
}
// -----
// case: lstm_step
// primitives: add dot_general logistic mul split tanh
// tolerances: 0.0001 1e-05, 0.0001 1e-05
module @jit_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<5x8xf32>, %arg3: tensor<8x24xf32>, %arg4: tensor<6x24xf32>) -> (tensor<5x6xf32> {jax.result_info = "result[0]"}, tensor<5x6xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x24xf32>) -> tensor<5x24xf32>
    %1 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x24xf32>) -> tensor<5x24xf32>
    %2 = stablehlo.add %0, %1 : tensor<5x24xf32>
    %3 = stablehlo.slice %2 [0:5, 0:6] : (tensor<5x24xf32>) -> tensor<5x6xf32>
    %4 = stablehlo.slice %2 [0:5, 6:12] : (tensor<5x24xf32>) -> tensor<5x6xf32>
    %5 = stablehlo.slice %2 [0:5, 12:18] : (tensor<5x24xf32>) -> tensor<5x6xf32>
    %6 = stablehlo.slice %2 [0:5, 18:24] : (tensor<5x24xf32>) -> tensor<5x6xf32>
    %7 = stablehlo.negate %4 : tensor<5x6xf32>
    %8 = stablehlo.exponential %7 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %10 = stablehlo.add %9, %8 : tensor<5x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %12 = stablehlo.divide %11, %10 : tensor<5x6xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<5x6xf32>
    %14 = stablehlo.negate %3 : tensor<5x6xf32>
    %15 = stablehlo.exponential %14 : tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %17 = stablehlo.add %16, %15 : tensor<5x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %19 = stablehlo.divide %18, %17 : tensor<5x6xf32>
    %20 = stablehlo.tanh %5 : tensor<5x6xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<5x6xf32>
    %22 = stablehlo.add %13, %21 : tensor<5x6xf32>
    %23 = stablehlo.negate %6 : tensor<5x6xf32>
    %24 = stablehlo.exponential %23 : tensor<5x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %26 = stablehlo.add %25, %24 : tensor<5x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %28 = stablehlo.divide %27, %26 : tensor<5x6xf32>
    %29 = stablehlo.tanh %22 : tensor<5x6xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<5x6xf32>
    return %30, %22 : tensor<5x6xf32>, tensor<5x6xf32>
  }
}
// -----
// case: rnn_unrolled
// primitives: add dot_general slice squeeze stack tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<3x5x6xf32>, %arg2: tensor<6x6xf32>) -> (tensor<3x5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:5, 0:6] : (tensor<3x5x6xf32>) -> tensor<1x5x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
    %2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %3 = stablehlo.add %1, %2 : tensor<5x6xf32>
    %4 = stablehlo.tanh %3 : tensor<5x6xf32>
    %5 = stablehlo.slice %arg1 [1:2, 0:5, 0:6] : (tensor<3x5x6xf32>) -> tensor<1x5x6xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %8 = stablehlo.add %6, %7 : tensor<5x6xf32>
    %9 = stablehlo.tanh %8 : tensor<5x6xf32>
    %10 = stablehlo.slice %arg1 [2:3, 0:5, 0:6] : (tensor<3x5x6xf32>) -> tensor<1x5x6xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
    %12 = stablehlo.dot_general %9, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %13 = stablehlo.add %11, %12 : tensor<5x6xf32>
    %14 = stablehlo.tanh %13 : tensor<5x6xf32>
    %15 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<1x5x6xf32>
    %16 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<1x5x6xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<1x5x6xf32>
    %18 = stablehlo.concatenate %15, %16, %17, dim = 0 : (tensor<1x5x6xf32>, tensor<1x5x6xf32>, tensor<1x5x6xf32>) -> tensor<3x5x6xf32>
    return %18 : tensor<3x5x6xf32>
  }
}
// -----
// case: embedding_bag
// primitives: add broadcast_in_dim div gather lt reduce_sum select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x4xf32>, %arg1: tensor<5x3xi32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x3xi1>, tensor<5x3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x3xi32>) -> tensor<5x3x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xf32>, tensor<5x3x1xi32>) -> tensor<5x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %9 = stablehlo.divide %7, %8 : tensor<5x4xf32>
    return %9 : tensor<5x4xf32>
  }
}
// -----
// case: dropout_with_given_mask
// primitives: broadcast_in_dim convert_element_type div jit select_n
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<5x8xi1>) -> (tensor<5x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<5x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_where(%arg1, %1, %c) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<i64>) -> tensor<5x8xf32>
    return %2 : tensor<5x8xf32>
  }
  func.func private @_where(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<i64>) -> tensor<5x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x8xi1>, tensor<5x8xf32>
    return %2 : tensor<5x8xf32>
  }
}
// -----
// case: squeeze_excite
// primitives: broadcast_in_dim custom_jvp_call div dot_general jit logistic max mul reduce_sum
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x6xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<2x6xf32>) -> (tensor<2x4x4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x6xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
    %4 = call @relu(%3) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %6 = stablehlo.negate %5 : tensor<2x6xf32>
    %7 = stablehlo.exponential %6 : tensor<2x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %9 = stablehlo.add %8, %7 : tensor<2x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %11 = stablehlo.divide %10, %9 : tensor<2x6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 3] : (tensor<2x6xf32>) -> tensor<2x1x1x6xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x1x1x6xf32>) -> tensor<2x4x4x6xf32>
    %14 = stablehlo.multiply %arg0, %13 : tensor<2x4x4x6xf32>
    return %14 : tensor<2x4x4x6xf32>
  }
  func.func private @relu(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
}
// -----
// case: mixture_of_experts_dense
// primitives: broadcast_in_dim div dot_general exp max reduce_max reduce_sum stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<3x8x4xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<5x3xf32>
    %7 = stablehlo.exponential %6 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %11 = stablehlo.divide %7, %10 : tensor<5x3xf32>
    %12 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<3x8x4xf32>) -> tensor<5x3x4xf32>
    %13 = stablehlo.dot_general %11, %12, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x3x4xf32>) -> tensor<5x4xf32>
    return %13 : tensor<5x4xf32>
  }
}
// -----
// case: patch_embedding
// primitives: dot_general reshape transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6x3xf32>, %arg1: tensor<27x5xf32>) -> (tensor<2x4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x6x6x3xf32>) -> tensor<2x2x3x2x3x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x2x3x2x3x3xf32>) -> tensor<2x2x2x3x3x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x2x2x3x3x3xf32>) -> tensor<2x4x27xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x27xf32>, tensor<27x5xf32>) -> tensor<2x4x5xf32>
    return %3 : tensor<2x4x5xf32>
  }
}
// -----
// case: pixel_shuffle
// primitives: reshape transpose
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x3x8xf32>) -> (tensor<2x6x6x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x3x8xf32>) -> tensor<2x3x3x2x2x2xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x3x3x2x2x2xf32>) -> tensor<2x3x2x3x2x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x2x3x2x2xf32>) -> tensor<2x6x6x2xf32>
    return %2 : tensor<2x6x6x2xf32>
  }
}
// -----
// case: upsample_nearest
// primitives: broadcast_in_dim reshape
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x3x2xf32>) -> (tensor<2x6x6x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3, 4] : (tensor<2x3x3x2xf32>) -> tensor<2x3x2x3x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x2x3x2xf32>) -> tensor<2x6x3x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 4] : (tensor<2x6x3x2xf32>) -> tensor<2x6x3x2x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x6x3x2x2xf32>) -> tensor<2x6x6x2xf32>
    return %3 : tensor<2x6x6x2xf32>
  }
}
// -----
// case: resize_bilinear
// primitives: abs add and broadcast_in_dim convert_element_type div dot_general ge gt iota jit le max mul ne reduce_sum select_n sub transpose
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x2xf32>) -> (tensor<2x6x6x2xf32> {jax.result_info = "result"}) {
    %0 = call @_resize(%arg0) : (tensor<2x3x4x2xf32>) -> tensor<2x6x6x2xf32>
    return %0 : tensor<2x6x6x2xf32>
  }
  func.func private @_resize(%arg0: tensor<2x3x4x2xf32>) -> tensor<2x6x6x2xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f64>
    %1 = stablehlo.iota dim = 0 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.add %1, %2 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.subtract %5, %6 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<6xf64>
    %10 = stablehlo.iota dim = 0 : tensor<3xf64>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<3x6xf64>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x6xf64>
    %15 = stablehlo.subtract %13, %14 : tensor<3x6xf64>
    %16 = stablehlo.abs %15 : tensor<3x6xf64>
    %17 = stablehlo.convert %0 : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %19 = stablehlo.divide %16, %18 : tensor<3x6xf64>
    %20 = stablehlo.abs %19 : tensor<3x6xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %22 = stablehlo.subtract %21, %20 : tensor<3x6xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %24 = stablehlo.maximum %23, %22 : tensor<3x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<3x6xf64>, tensor<f64>) -> tensor<6xf64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %27 = stablehlo.abs %26 : tensor<1x6xf64>
    %cst_8 = stablehlo.constant dense<1.1920928955078125E-4> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<1x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %31 = stablehlo.compare NE, %26, %30, FLOAT : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %32 = call @_where(%31, %26, %c) : (tensor<1x6xi1>, tensor<1x6xf64>, tensor<i64>) -> tensor<1x6xf64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<3x6xf64>
    %34 = stablehlo.divide %24, %33 : tensor<3x6xf64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %35 = call @_where_0(%29, %34, %c_10) : (tensor<1x6xi1>, tensor<3x6xf64>, tensor<i64>) -> tensor<3x6xf64>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %37 = stablehlo.compare GE, %9, %36, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_12 = stablehlo.constant dense<2.500000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %39 = stablehlo.compare LE, %9, %38, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %40 = stablehlo.and %37, %39 : tensor<6xi1>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %42 = call @_where_0(%41, %35, %c_13) : (tensor<1x6xi1>, tensor<3x6xf64>, tensor<i64>) -> tensor<3x6xf64>
    %43 = stablehlo.convert %42 : (tensor<3x6xf64>) -> tensor<3x6xf32>
    %cst_14 = stablehlo.constant dense<0.66666666666666663> : tensor<f64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %44 = stablehlo.maximum %cst_14, %cst_15 : tensor<f64>
    %45 = stablehlo.iota dim = 0 : tensor<6xf64>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %47 = stablehlo.add %45, %46 : tensor<6xf64>
    %cst_17 = stablehlo.constant dense<0.66666666666666663> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %49 = stablehlo.multiply %47, %48 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %51 = stablehlo.subtract %49, %50 : tensor<6xf64>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %53 = stablehlo.subtract %51, %52 : tensor<6xf64>
    %54 = stablehlo.iota dim = 0 : tensor<4xf64>
    %55 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<4x6xf64>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %59 = stablehlo.subtract %57, %58 : tensor<4x6xf64>
    %60 = stablehlo.abs %59 : tensor<4x6xf64>
    %61 = stablehlo.convert %44 : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %63 = stablehlo.divide %60, %62 : tensor<4x6xf64>
    %64 = stablehlo.abs %63 : tensor<4x6xf64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %66 = stablehlo.subtract %65, %64 : tensor<4x6xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %68 = stablehlo.maximum %67, %66 : tensor<4x6xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.reduce(%68 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf64>, tensor<f64>) -> tensor<6xf64>
    %70 = stablehlo.broadcast_in_dim %69, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %71 = stablehlo.abs %70 : tensor<1x6xf64>
    %cst_23 = stablehlo.constant dense<1.1920928955078125E-4> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %73 = stablehlo.compare GT, %71, %72, FLOAT : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<1x6xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %75 = stablehlo.compare NE, %70, %74, FLOAT : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<1x6xi1>
    %c_25 = stablehlo.constant dense<1> : tensor<i64>
    %76 = call @_where(%75, %70, %c_25) : (tensor<1x6xi1>, tensor<1x6xf64>, tensor<i64>) -> tensor<1x6xf64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<4x6xf64>
    %78 = stablehlo.divide %68, %77 : tensor<4x6xf64>
    %c_26 = stablehlo.constant dense<0> : tensor<i64>
    %79 = call @_where_1(%73, %78, %c_26) : (tensor<1x6xi1>, tensor<4x6xf64>, tensor<i64>) -> tensor<4x6xf64>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %81 = stablehlo.compare GE, %53, %80, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_28 = stablehlo.constant dense<3.500000e+00> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %83 = stablehlo.compare LE, %53, %82, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %84 = stablehlo.and %81, %83 : tensor<6xi1>
    %85 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i64>
    %86 = call @_where_1(%85, %79, %c_29) : (tensor<1x6xi1>, tensor<4x6xf64>, tensor<i64>) -> tensor<4x6xf64>
    %87 = stablehlo.convert %86 : (tensor<4x6xf64>) -> tensor<4x6xf32>
    %88 = stablehlo.dot_general %87, %arg0, contracting_dims = [0] x [2], precision = [HIGHEST, HIGHEST] : (tensor<4x6xf32>, tensor<2x3x4x2xf32>) -> tensor<6x2x3x2xf32>
    %89 = stablehlo.dot_general %88, %43, contracting_dims = [2] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x2x3x2xf32>, tensor<3x6xf32>) -> tensor<6x2x2x6xf32>
    %90 = stablehlo.transpose %89, dims = [1, 3, 0, 2] : (tensor<6x2x2x6xf32>) -> tensor<2x6x6x2xf32>
    return %90 : tensor<2x6x6x2xf32>
  }
  func.func private @_where(%arg0: tensor<1x6xi1>, %arg1: tensor<1x6xf64>, %arg2: tensor<i64>) -> tensor<1x6xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x6xi1>, tensor<1x6xf64>
    return %2 : tensor<1x6xf64>
  }
  func.func private @_where_0(%arg0: tensor<1x6xi1>, %arg1: tensor<3x6xf64>, %arg2: tensor<i64>) -> tensor<3x6xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x6xi1>) -> tensor<3x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x6xi1>, tensor<3x6xf64>
    return %3 : tensor<3x6xf64>
  }
  func.func private @_where_1(%arg0: tensor<1x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<i64>) -> tensor<4x6xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x6xi1>) -> tensor<4x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}
// -----
// case: resize_nearest
// primitives: add broadcast_in_dim convert_element_type div floor gather iota jit lt mul select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x2xf32>) -> (tensor<2x5x7x2xf32> {jax.result_info = "result"}) {
    %0 = call @_resize(%arg0) : (tensor<2x3x4x2xf32>) -> tensor<2x5x7x2xf32>
    return %0 : tensor<2x5x7x2xf32>
  }
  func.func private @_resize(%arg0: tensor<2x3x4x2xf32>) -> tensor<2x5x7x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.add %0, %1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.divide %4, %5 : tensor<5xf32>
    %7 = stablehlo.floor %6 : tensor<5xf32>
    %8 = stablehlo.convert %7 : (tensor<5xf32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %12 = stablehlo.add %8, %11 : tensor<5xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<5xi1>, tensor<5xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 4, 2>}> : (tensor<2x3x4x2xf32>, tensor<5x1xi32>) -> tensor<2x5x4x2xf32>
    %16 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.add %16, %17 : tensor<7xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<7xf32>
    %cst_5 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.divide %20, %21 : tensor<7xf32>
    %23 = stablehlo.floor %22 : tensor<7xf32>
    %24 = stablehlo.convert %23 : (tensor<7xf32>) -> tensor<7xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %28 = stablehlo.add %24, %27 : tensor<7xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<7xi1>, tensor<7xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 5, 1, 2>}> : (tensor<2x5x4x2xf32>, tensor<7x1xi32>) -> tensor<2x5x7x2xf32>
    return %31 : tensor<2x5x7x2xf32>
  }
}
// -----
// case: scaled_quantized
// primitives: convert_element_type div jit max min round
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xi8> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<5x7xf32>
    %2 = call @round(%1) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    %c = stablehlo.constant dense<-128> : tensor<i64>
    %c_0 = stablehlo.constant dense<127> : tensor<i64>
    %3 = call @clip(%2, %c, %c_0) : (tensor<5x7xf32>, tensor<i64>, tensor<i64>) -> tensor<5x7xf32>
    %4 = stablehlo.convert %3 : (tensor<5x7xf32>) -> tensor<5x7xi8>
    return %4 : tensor<5x7xi8>
  }
  func.func private @round(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @clip(%arg0: tensor<5x7xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<5x7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5x7xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<5x7xf32>
    return %5 : tensor<5x7xf32>
  }
}
// -----
// case: dequantized_matmul
// primitives: broadcast_in_dim convert_element_type dot_general mul
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8x6xi8>, %arg2: tensor<6xf32>) -> (tensor<5x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<8x6xi8>) -> tensor<8x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<8x6xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    return %4 : tensor<5x6xf32>
  }
}
