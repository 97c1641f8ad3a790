// RUN: mlfuse-opt --import-stablehlo %s --split-input-file --verify-diagnostics

// What the graph dialect doesn't take is an error at the op that asks for it.

func.func @main(%x: tensor<1x4x4x4xf32>, %w: tensor<3x3x1x6xf32>) -> tensor<1x4x4x6xf32> {
  // expected-error@+1 {{stablehlo.convolution: graph.convolution: 4 input features can't be split into 3 groups}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x4x4x4xf32>, tensor<3x3x1x6xf32>) -> tensor<1x4x4x6xf32>
  return %0 : tensor<1x4x4x6xf32>
}

// -----

func.func @main(%x: tensor<?x8xf32>, %i: tensor<?x?xi32>, %u: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error@+1 {{stablehlo.scatter: graph.scatter: the dims of tensor<?x8xf32> must be static}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x8xf32>, tensor<?x?xi32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}
