// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// A contraction has one element type in graph: the widest.

// CHECK-LABEL: @attention
func.func @attention(%q: tensor<2x8x16xbf16>, %k: tensor<2x4x16xbf16>) -> tensor<2x8x4xf32> {
  // CHECK: graph.cast %{{.*}} : tensor<2x8x16xbf16> -> tensor<2x8x16xf32>
  // CHECK-NEXT: graph.cast %{{.*}} : tensor<2x4x16xbf16> -> tensor<2x4x16xf32>
  // CHECK-NEXT: graph.dot_general %{{.*}}, %{{.*}} batch [0] x [0] contract [2] x [2] : tensor<2x8x16xf32>, tensor<2x4x16xf32> -> tensor<2x8x4xf32>
  // CHECK-NEXT: func.return
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xbf16>, tensor<2x4x16xbf16>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}

// CHECK-LABEL: @matrix_by_vector
func.func @matrix_by_vector(%a: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: graph.dot_general %{{.*}}, %{{.*}} contract [1] x [0] : tensor<8x16xf32>, tensor<16xf32> -> tensor<8xf32>
  %0 = stablehlo.dot %a, %b : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
