// RUN: mlfuse-opt %s | filecheck %s
// RUN: mlfuse-opt %s | mlfuse-opt | filecheck %s

// The forms that JAX prints are read and printed again.

// CHECK-LABEL: @jit_step attributes {mhlo.num_partitions = 1 : i32
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  // CHECK: sdy.mesh @mesh = <["x"=2]>
  sdy.mesh @mesh = <["x"=2]>
  // CHECK: func.func public @main(%arg0: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
  // CHECK-SAME: -> (tensor<4xf32> {jax.result_info = "result"})
  func.func public @main(%arg0: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<4xf32> {jax.result_info = "result"}) {
    // CHECK-NEXT: stablehlo.constant dense<0xff800000> : tensor<f32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    // CHECK-NEXT: stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    // CHECK-NEXT: stablehlo.compare LT, %arg0, %{{.*}}, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %1 = stablehlo.compare  LT, %arg0, %0,  FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    // CHECK-NEXT: stablehlo.compare EQ, %arg0, %{{.*}} : (
    %2 = stablehlo.compare EQ, %arg0, %0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    // CHECK-NEXT: stablehlo.select %{{.*}}, %arg0, %{{.*}} : tensor<4x8xi1>, tensor<4x8xf32>
    %3 = stablehlo.select %1, %arg0, %0 : tensor<4x8xi1>, tensor<4x8xf32>
    // CHECK-NEXT: stablehlo.dot_general %{{.*}}, %{{.*}}, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [HIGHEST, DEFAULT] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>
    %4 = stablehlo.dot_general %3, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [HIGHEST, DEFAULT] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>
    // CHECK-NEXT: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    // CHECK-NEXT: stablehlo.reduce(%{{.*}} init: %{{.*}}), (%arg0 init: %{{.*}}) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) reducer(%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>) (%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>) {
    // CHECK-NEXT: stablehlo.return
    %6:2 = stablehlo.reduce(%3 init: %cst), (%arg0 init: %cst) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<f32>, %arg5: tensor<f32>)  {
      stablehlo.return %arg2, %arg3 : tensor<f32>, tensor<f32>
    }
    // CHECK: stablehlo.custom_call @check.expect_close(%{{.*}}, %{{.*}}) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%4, %5) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    // CHECK-NEXT: check.expect_eq_const %{{.*}}, dense<1.000000e+00> : tensor<4xf32>
    check.expect_eq_const %5, dense<1.0> : tensor<4xf32>
    // CHECK-NEXT: func.return
    return %5 : tensor<4xf32>
  }
}
