// RUN: mlfuse-opt --fuse-vertical --lower-to-loop --device=cpu %s | filecheck %s

// Slices that contractions alone read are views with strides; a kernel that reads one has it in its loads.

// CHECK-LABEL: @main
// CHECK:         [[Y:%.*]] = memref.alloc() : memref<4x6xf32>
// CHECK-NEXT:    loop.library "dot_general" ins(%x, %w :
// CHECK-NEXT:    [[A:%.*]] = loop.view [[Y]]() : memref<4x6xf32> -> memref<4x3xf32, strided<[6, 1]>>
// CHECK-NOT:     loop.view
// CHECK:         loop.library "dot_general" ins([[A]], %u : memref<4x3xf32, strided<[6, 1]>>, memref<3x3xf32>)
// CHECK:         loop.launch
// CHECK-NOT:     loop.launch
// CHECK:       loop.kernel @fused_tanh
// CHECK:         loop.load {{.*}} by affine_map<(d0, d1) -> (d0, (d1 + 3))> : memref<4x6xf32>
func.func @main(%x: tensor<4x2xf32>, %w: tensor<2x6xf32>, %u: tensor<3x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<4x2xf32>, tensor<2x6xf32> -> tensor<4x6xf32>
  %0 = graph.slice %y [0:4, 0:3] : tensor<4x6xf32> -> tensor<4x3xf32>
  %1 = graph.dot_general %0, %u contract [1] x [0] : tensor<4x3xf32>, tensor<3x3xf32> -> tensor<4x3xf32>
  %2 = graph.slice %y [0:4, 3:6] : tensor<4x6xf32> -> tensor<4x3xf32>
  %3 = graph.tanh %2 : tensor<4x3xf32>
  func.return %1, %3 : tensor<4x3xf32>, tensor<4x3xf32>
}
