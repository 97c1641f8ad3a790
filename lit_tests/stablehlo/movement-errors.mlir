// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

// What doesn't fit together is an error at the op.

func.func @main(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{stablehlo.pad: low [1] must be one number for each dim of tensor<4x8xf32>}}
  %0 = stablehlo.pad %x, %z, low = [1], high = [0, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>) {
  // expected-error@+1 {{stablehlo.pad: the padding value is a tensor<4x8xf32>; it must have rank 0}}
  %0 = stablehlo.pad %x, %x, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>) {
  // expected-error@+1 {{stablehlo.concatenate: dim [2]: 2 is outside rank 2}}
  %0 = stablehlo.concatenate %x, %x, dim = 2 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>) {
  // expected-error@+1 {{stablehlo.reverse: dims [1, 1] repeat a dim}}
  %0 = stablehlo.reverse %x, dims = [1, 1] : tensor<4x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{expected `, low =`}}
  %0 = stablehlo.pad %x, %z : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{stablehlo.dynamic_slice: 1 start for 2 dims; give one for each}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<4x8xf32>, tensor<i32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error@+1 {{dimension numbers must be #stablehlo.gather<...>}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = [0], slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{padding has 2 numbers, tensor<4x8xf32> needs 4}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error@+1 {{sizes, strides and dilations of a window must be positive}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %i: tensor<2x1xi32>, %u: tensor<2x8xf32>) {
  // expected-error@+1 {{the region must take two arguments for each tensor}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %i: tensor<2x1xi32>, %u: tensor<2x8xf32>) {
  // expected-error@+1 {{stablehlo.scatter: 2 dims and 0 offset dims; expected 1 offset dim and 1 dim of indices}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<4x8xf32>
  return
}
