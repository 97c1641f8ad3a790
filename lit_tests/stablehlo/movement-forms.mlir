// RUN: mlfuse-opt %s | filecheck %s
// RUN: mlfuse-opt %s | mlfuse-opt | filecheck %s

// Movement, indexing and windows, in the forms that JAX prints.

// CHECK-LABEL: func.func @movement
func.func @movement(%x: tensor<4x8xf32>, %z: tensor<f32>, %i: tensor<i32>, %u: tensor<1x8xf32>) {
  // CHECK-NEXT: stablehlo.pad %x, %z, low = [0, -1], high = [2, 0], interior = [1, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<9x7xf32>
  %0 = stablehlo.pad %x, %z, low = [0, -1], high = [2, 0], interior = [1, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<9x7xf32>
  // CHECK-NEXT: stablehlo.concatenate %x, %u, dim = 0 : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<5x8xf32>
  %1 = stablehlo.concatenate %x, %u, dim = 0 : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<5x8xf32>
  // CHECK-NEXT: stablehlo.concatenate %x, dim = 1 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.concatenate %x, dim = 1 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK-NEXT: stablehlo.reverse %x, dims = [0, 1] : tensor<4x8xf32>
  %3 = stablehlo.reverse %x, dims = [0, 1] : tensor<4x8xf32>
  // CHECK-NEXT: stablehlo.broadcast %x, sizes = [2, 3] : (tensor<4x8xf32>) -> tensor<2x3x4x8xf32>
  %4 = stablehlo.broadcast %x, sizes = [2, 3] : (tensor<4x8xf32>) -> tensor<2x3x4x8xf32>
  // CHECK-NEXT: stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
  %5 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
  // CHECK-NEXT: stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
  %6 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
  return
}

// Older versions have dense literals, and attributes where there are properties now.
// CHECK-LABEL: func.func @older
func.func @older(%x: tensor<4x8xf32>, %z: tensor<f32>, %i: tensor<5x1xi32>) {
  // CHECK-NEXT: stablehlo.pad %x, %z, low = [0, 1], high = [0, 0], interior = [0, 0] : (
  %0 = "stablehlo.pad"(%x, %z) {edge_padding_low = dense<[0, 1]> : tensor<2xi64>, edge_padding_high = dense<0> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x9xf32>
  // CHECK-NEXT: stablehlo.reverse %x, dims = [1] : tensor<4x8xf32>
  %1 = "stablehlo.reverse"(%x) {dimensions = dense<1> : tensor<1xi64>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// Gather, scatter and windows have the generic form only.
// CHECK-LABEL: func.func @generic
func.func @generic(%x: tensor<4x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>, %z: tensor<f32>) {
  // CHECK-NEXT: "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
  // CHECK-NEXT: "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  // CHECK: stablehlo.return %{{.*}} : tensor<f32>
  %1 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<5x1xi32>, tensor<5x8xf32>) -> tensor<4x8xf32>
  // CHECK: "stablehlo.reduce_window"(%x, %z) <{padding = dense<{{\[\[0, 0\], \[1, 0\]\]}}> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  %2 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: func.func @sizes_as_operands
func.func @sizes_as_operands(%x: tensor<4x8xf32>, %s: tensor<2xi64>, %z: tensor<f32>) {
  // CHECK-NEXT: stablehlo.real_dynamic_slice %x, %s, %s, %s : (tensor<4x8xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %0 = stablehlo.real_dynamic_slice %x, %s, %s, %s : (tensor<4x8xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK-NEXT: stablehlo.get_dimension_size %x, dim = 1 : (tensor<4x8xf32>) -> tensor<i32>
  %1 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<4x8xf32>) -> tensor<i32>
  // CHECK-NEXT: stablehlo.dynamic_reshape %x, %s : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<8x4xf32>
  %2 = stablehlo.dynamic_reshape %x, %s : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<8x4xf32>
  // CHECK-NEXT: stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>} : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<4x8xf32>
  %3 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>} : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<4x8xf32>
  // CHECK-NEXT: stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<4x8xf32>
  %4 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<4x8xf32>
  // CHECK-NEXT: stablehlo.dynamic_pad %x, %z, %s, %s, %s : (tensor<4x8xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %5 = stablehlo.dynamic_pad %x, %z, %s, %s, %s : (tensor<4x8xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}
