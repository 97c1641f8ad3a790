// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// Gather and scatter keep their dims; a scatter's region is a combiner by name.

// CHECK-LABEL: func.func @rows
// CHECK-NEXT: [[G:%.*]] = graph.gather %x [%i] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 8] : tensor<4x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
// CHECK-NEXT: [[S:%.*]] = graph.scatter add %x [%i] [[G]] offset [1] collapsed [0] index_map [0] index_vector 1 : tensor<4x8xf32>, tensor<5x1xi32>, tensor<5x8xf32> -> tensor<4x8xf32>
// CHECK-NEXT: func.return [[S]]
func.func @rows(%x: tensor<4x8xf32>, %i: tensor<5x1xi32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
  %1 = "stablehlo.scatter"(%x, %i, %0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<5x1xi32>, tensor<5x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @unique_elements
// CHECK-NEXT: graph.scatter set %x [%i] %u collapsed [0] batch [1] index_batch [0] index_map [0] index_vector 1 unique : tensor<4x8xf32>, tensor<8x1xi32>, tensor<8xf32> -> tensor<4x8xf32>
func.func @unique_elements(%x: tensor<4x8xf32>, %i: tensor<8x1xi32>, %u: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// A place that is a constant needs no index at run time; 9 is moved to where the slice fits.
// CHECK-LABEL: func.func @constant_place
// CHECK: graph.slice %x [3:4:1, 2:8:1] : tensor<4x8xf32> -> tensor<1x6xf32>
func.func @constant_place(%x: tensor<4x8xf32>) -> tensor<1x6xf32> {
  %c = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %c, %c, sizes = [1, 6] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
  return %0 : tensor<1x6xf32>
}
