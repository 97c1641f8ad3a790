// RUN: mlfuse-opt --channels-last --canonicalize %s | filecheck %s

// Two residual blocks: convolutions, and the sums between them, have features as the innermost dim. Only the argument and
// the result are transposed.

// CHECK-LABEL: func.func @blocks
func.func @blocks(%x: tensor<2x3x8x8xf32>, %w: tensor<3x3x3x3xf32>, %v: tensor<3x3x3x3xf32>) -> tensor<2x3x8x8xf32> {
  // CHECK:      %0 = graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, 0, 1, f]
  // CHECK-NEXT: %1 = graph.transpose %x perm [0, 2, 3, 1]
  // CHECK-NEXT: %2 = graph.add %0, %1 : tensor<2x8x8x3xf32>
  // CHECK-NEXT: %3 = graph.convolution %2, %v dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f]
  // CHECK-NEXT: %4 = graph.add %3, %2 : tensor<2x8x8x3xf32>
  // CHECK-NEXT: %5 = graph.transpose %4 perm [0, 3, 1, 2]
  // CHECK-NEXT: func.return %5
  %0 = graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad [[1, 1], [1, 1]] : tensor<2x3x8x8xf32>, tensor<3x3x3x3xf32> -> tensor<2x3x8x8xf32>
  %1 = graph.add %0, %x : tensor<2x3x8x8xf32>
  %2 = graph.convolution %1, %v dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad [[1, 1], [1, 1]] : tensor<2x3x8x8xf32>, tensor<3x3x3x3xf32> -> tensor<2x3x8x8xf32>
  %3 = graph.add %2, %1 : tensor<2x3x8x8xf32>
  func.return %3 : tensor<2x3x8x8xf32>
}
