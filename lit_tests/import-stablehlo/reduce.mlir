// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// The init value goes where it changes nothing, and is combined with the result where it does.

// CHECK-LABEL: @identity
func.func @identity(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // CHECK: [[R:%.*]] = graph.reduce max %{{.*}} dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  // CHECK-NEXT: func.return [[R]]
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @another_start
func.func @another_start(%x: tensor<4x8xf32>, %c: tensor<f32>) -> tensor<4xf32> {
  // CHECK: [[R:%.*]] = graph.reduce add
  // CHECK-NEXT: [[C:%.*]] = graph.broadcast %{{.*}} dims [] : tensor<f32> -> tensor<4xf32>
  // CHECK-NEXT: graph.add [[R]], [[C]] : tensor<4xf32>
  %0 = stablehlo.reduce(%x init: %c) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @generic_form
func.func @generic_form(%x: tensor<4x8xi1>) -> tensor<i1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  // CHECK: graph.reduce or %{{.*}} dims [0, 1] : tensor<4x8xi1> -> tensor<i1>
  // CHECK-NEXT: func.return
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %1 = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
