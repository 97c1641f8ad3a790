// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// Operands have one element type in graph, the widest; 16-bit floats may be summed into f32.

// CHECK-LABEL: @attention
func.func @attention(%q: tensor<2x8x16xbf16>, %k: tensor<2x4x16xbf16>) -> tensor<2x8x4xf32> {
  // CHECK-NEXT: graph.dot_general %{{.*}}, %{{.*}} batch [0] x [0] contract [2] x [2] : tensor<2x8x16xbf16>, tensor<2x4x16xbf16> -> tensor<2x8x4xf32>
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

// CHECK-LABEL: @half_by_other_half
func.func @half_by_other_half(%a: tensor<8x16xf16>, %b: tensor<16xbf16>) -> tensor<8xbf16> {
  // CHECK: graph.cast %{{.*}} : tensor<8x16xf16> -> tensor<8x16xf32>
  // CHECK-NEXT: graph.cast %{{.*}} : tensor<16xbf16> -> tensor<16xf32>
  // CHECK-NEXT: graph.dot_general {{.*}} : tensor<8x16xf32>, tensor<16xf32> -> tensor<8xf32>
  // CHECK-NEXT: graph.cast %{{.*}} : tensor<8xf32> -> tensor<8xbf16>
  %0 = stablehlo.dot %a, %b : (tensor<8x16xf16>, tensor<16xbf16>) -> tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
