// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// A contraction takes the kernel that reads it as its epilogue.

// CHECK:      graph.fusion "fused_matmul_add_max" (
// CHECK:        graph.dot_general
// CHECK:        graph.add
// CHECK:        graph.max
// CHECK:      }
// CHECK-NEXT: func.return
func.func @main(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = graph.dot_general %x, %w contract [1] x [0] : tensor<8x4xf32>, tensor<4x16xf32> -> tensor<8x16xf32>
  %1 = graph.add %0, %b : tensor<8x16xf32>
  %2 = graph.max %1, %b : tensor<8x16xf32>
  func.return %2 : tensor<8x16xf32>
}
