// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// A reduce_window is a reduction over the windows of the padded operand.

// CHECK-LABEL: func.func @max_pool
// CHECK:      [[N:%.*]] = graph.constant dense<0xff800000> : tensor<f32>
// CHECK-NEXT: [[P:%.*]] = graph.pad %x low [0, 1] high [0, 0] value [[N]] : tensor<4x7xf32>, tensor<f32> -> tensor<4x8xf32>
// CHECK-NEXT: [[W:%.*]] = graph.windows [[P]] sizes [2, 2] strides [2, 2] dilations [1, 1] : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
// CHECK-NEXT: [[R:%.*]] = graph.reduce max [[W]] dims [2, 3] : tensor<2x4x2x2xf32> -> tensor<2x4xf32>
// CHECK-NEXT: func.return [[R]]
func.func @max_pool(%x: tensor<4x7xf32>) -> tensor<2x4xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Windows that hold all elements up to each one are a running sum.
// CHECK-LABEL: func.func @running_sum
// CHECK:      [[R:%.*]] = graph.cumulative add %x dim 1 : tensor<4x7xf32> -> tensor<4x7xf32>
// CHECK-NEXT: func.return [[R]]
func.func @running_sum(%x: tensor<4x7xf32>) -> tensor<4x7xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 7>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<f32>) -> tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}

// The gradient of a max pool is one op, for `--decompose` to take apart.
// CHECK-LABEL: func.func @max_pool_gradient
// CHECK: graph.select_and_scatter %x, %s {select = "max", combiner = "add", sizes = array<i64: 2, 2>, strides = array<i64: 2, 2>, low = array<i64: 0, 0>, high = array<i64: 0, 0>} : tensor<4x8xf32>, tensor<2x4xf32>
func.func @max_pool_gradient(%x: tensor<4x8xf32>, %s: tensor<2x4xf32>) -> tensor<4x8xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%x, %s, %c) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
