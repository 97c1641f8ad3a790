// RUN: mlfuse-opt --import-stablehlo --split-input-file %s | filecheck %s

// As JAX prints a psum; groups of processes become groups of ranks, no groups all of them.

// CHECK: graph.all_reduce add %arg0 groups {{\[\[}}0, 1]] : tensor<4xf32>
// CHECK-NEXT: graph.all_reduce max %arg0 : tensor<4xf32>
// CHECK-NEXT: graph.all_reduce max %p groups {{\[\[}}0, 1], [2]] : tensor<3xi1>
module @pmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %p: tensor<3xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<3xi1>) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.all_reduce"(%arg0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {replica_groups = dense<> : tensor<0x0xi64>} : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.all_reduce"(%p) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.or %arg1, %arg2 : tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3xi1>) -> tensor<3xi1>
    return %0, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<3xi1>
  }
}
