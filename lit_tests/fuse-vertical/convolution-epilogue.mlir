// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// A convolution takes the kernel that reads it as its epilogue: one call, one launch.

// CHECK: func.func @main
// CHECK: [[C:%.*]] = memref.alloc() : memref<8x16x14x14xf32>
// CHECK-NEXT: loop.library "convolution" ins(%x, %w : memref<8x6x14x14xf32>, memref<16x6x5x5xf32>) out([[C]] : memref<8x16x14x14xf32>) options {
// CHECK: [[Y:%.*]] = memref.alloc() : memref<8x16x14x14xf32>
// CHECK-NEXT: loop.launch @fused_convolution_add_max({{.*}}, [[C]], [[Y]])
// CHECK-NEXT: func.return [[Y]]
// CHECK-NOT: loop.launch
func.func @main(%x: tensor<8x6x14x14xf32>, %w: tensor<16x6x5x5xf32>, %b: tensor<16xf32>) -> tensor<8x16x14x14xf32> {
  %c = graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad [[2, 2], [2, 2]] : tensor<8x6x14x14xf32>, tensor<16x6x5x5xf32> -> tensor<8x16x14x14xf32>
  %bias = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16x14x14xf32>
  %s = graph.add %c, %bias : tensor<8x16x14x14xf32>
  %0 = graph.constant dense<0.0> : tensor<f32>
  %zero = graph.broadcast %0 dims [] : tensor<f32> -> tensor<8x16x14x14xf32>
  %y = graph.max %s, %zero : tensor<8x16x14x14xf32>
  func.return %y : tensor<8x16x14x14xf32>
}
