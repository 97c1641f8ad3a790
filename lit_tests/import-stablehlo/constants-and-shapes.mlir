// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// A constant of one value stays one value.

// CHECK-LABEL: @constants
func.func @constants() -> (tensor<4x8xf32>, tensor<2xf32>, tensor<f32>) {
  // CHECK-NEXT: [[C:%.*]] = graph.constant dense<1.500000e+00> : tensor<f32>
  // CHECK-NEXT: graph.broadcast [[C]] dims [] : tensor<f32> -> tensor<4x8xf32>
  %0 = stablehlo.constant dense<1.5> : tensor<4x8xf32>
  // CHECK-NEXT: graph.constant dense<[0.000000e+00, -0.000000e+00]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[0.0, -0.0]> : tensor<2xf32>
  // CHECK-NEXT: graph.constant dense<0xff800000> : tensor<f32>
  %2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  return %0, %1, %2 : tensor<4x8xf32>, tensor<2xf32>, tensor<f32>
}

// CHECK-LABEL: @movement
func.func @movement(%x: tensor<4x8xf32>) -> tensor<3x4xf32> {
  // CHECK: graph.iota dim 1 : tensor<4x8xi32>
  %0 = stablehlo.iota dim = 1 : tensor<4x8xi32>
  // CHECK-NEXT: graph.transpose %{{.*}} perm [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: graph.slice %{{.*}} [1:7:2, 0:4:1] : tensor<8x4xf32> -> tensor<3x4xf32>
  %2 = stablehlo.slice %1 [1:7:2, 0:4] : (tensor<8x4xf32>) -> tensor<3x4xf32>
  // CHECK-NEXT: graph.reshape %{{.*}} : tensor<3x4xf32> -> tensor<12xf32>
  %3 = stablehlo.reshape %2 : (tensor<3x4xf32>) -> tensor<12xf32>
  // CHECK-NEXT: func.return
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %5 = stablehlo.optimization_barrier %4 : tensor<3x4xf32>
  return %5 : tensor<3x4xf32>
}
