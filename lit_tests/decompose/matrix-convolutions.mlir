// RUN: mlfuse-opt --decompose %s | filecheck %s

// A convolution is a matrix product where its window is one pixel, or covers the whole image at its only place.

// A layer between the features of each pixel.
// CHECK-LABEL: @point
// CHECK: %{{.*}} = graph.dot_general %x, %w contract [3] x [1] : tensor<4x8x8x16xf32>, tensor<24x16x1x1xf32> -> tensor<4x8x8x24x1x1xf32>
// CHECK-NEXT: graph.reshape %{{.*}} : tensor<4x8x8x24x1x1xf32> -> tensor<4x8x8x24xf32>
func.func @point(%x: tensor<4x8x8x16xf32>, %w: tensor<24x16x1x1xf32>) -> tensor<4x8x8x24xf32> {
  %0 = graph.convolution %x, %w dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f] : tensor<4x8x8x16xf32>, tensor<24x16x1x1xf32> -> tensor<4x8x8x24xf32>
  func.return %0 : tensor<4x8x8x24xf32>
}

// Its gradient by the kernel: the operands change places, so that no dim moves.
// CHECK-LABEL: @whole
// CHECK: graph.dot_general %g, %x contract [0, 1, 2] x [0, 1, 2] : tensor<4x8x8x24xf32>, tensor<4x8x8x16xf32> -> tensor<24x16xf32>
func.func @whole(%x: tensor<4x8x8x16xf32>, %g: tensor<4x8x8x24xf32>) -> tensor<24x16x1x1xf32> {
  %0 = graph.convolution %x, %g dims [f, 0, 1, b] x [i, 0, 1, o] -> [f, b, 0, 1] : tensor<4x8x8x16xf32>, tensor<4x8x8x24xf32> -> tensor<24x16x1x1xf32>
  func.return %0 : tensor<24x16x1x1xf32>
}

// Features first: the product would have its dims in another order.
// CHECK-LABEL: @features_first
// CHECK: graph.convolution
func.func @features_first(%x: tensor<4x16x8x8xf32>, %w: tensor<24x16x1x1xf32>) -> tensor<4x24x8x8xf32> {
  %0 = graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<4x16x8x8xf32>, tensor<24x16x1x1xf32> -> tensor<4x24x8x8xf32>
  func.return %0 : tensor<4x24x8x8xf32>
}

// A stride leaves out pixels, and groups are several products.
// CHECK-LABEL: @others
// CHECK-COUNT-2: graph.convolution
func.func @others(%x: tensor<4x8x8x16xf32>, %w: tensor<24x16x1x1xf32>, %v: tensor<24x8x1x1xf32>) -> (tensor<4x4x4x24xf32>, tensor<4x8x8x24xf32>) {
  %0 = graph.convolution %x, %w dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f] stride [2, 2] : tensor<4x8x8x16xf32>, tensor<24x16x1x1xf32> -> tensor<4x4x4x24xf32>
  %1 = graph.convolution %x, %v dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f] feature_groups 2 : tensor<4x8x8x16xf32>, tensor<24x8x1x1xf32> -> tensor<4x8x8x24xf32>
  func.return %0, %1 : tensor<4x4x4x24xf32>, tensor<4x8x8x24xf32>
}
