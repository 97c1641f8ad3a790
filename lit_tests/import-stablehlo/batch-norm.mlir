// RUN: mlfuse-opt --import-stablehlo --decompose --cse --dce %s | filecheck %s

// Mean and variance are those that the normalization uses: two sums of the data, not four.

// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: graph.reduce add
// CHECK-NOT: graph.reduce
func.func @main(%x: tensor<2x3x5xf32>, %s: tensor<3xf32>) -> (tensor<2x3x5xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%x, %s, %s) {epsilon = 0.25 : f32, feature_index = 1 : i64} : (tensor<2x3x5xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x5xf32>, tensor<3xf32>, tensor<3xf32>)
  func.return %r#0, %r#1, %r#2 : tensor<2x3x5xf32>, tensor<3xf32>, tensor<3xf32>
}
