// RUN: mlfuse-opt --fuse-vertical --lower-to-loop --device=cpu %s | filecheck %s

// Parts of a row, and of unknown numbers of rows, are views with strides.

// The outermost size may be unknown.

// CHECK-LABEL: @unknown_rows
// CHECK:         loop.library "dot_general" ins({{.*}}memref<?x3xf32, strided<[6, 1], offset: 3>>
func.func @unknown_rows(%x: tensor<?x4xf32>, %w: tensor<4x6xf32>, %u: tensor<3x5xf32>) -> tensor<?x5xf32> {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<?x4xf32>, tensor<4x6xf32> -> tensor<?x6xf32>
  %0 = graph.slice %y [0:?, 3:6] : tensor<?x6xf32> -> tensor<?x3xf32>
  %1 = graph.dot_general %0, %u contract [1] x [0] : tensor<?x3xf32>, tensor<3x5xf32> -> tensor<?x5xf32>
  func.return %1 : tensor<?x5xf32>
}

// The heads of attention's queries, keys and values: parts of one product, with a dim split, read in place.

// CHECK-LABEL: @heads
// CHECK:         loop.library "dot_general" ins({{.*}}memref<2x6x2x4xf32, strided<[144, 24, 4, 1], offset: 8>>)
// CHECK:         loop.library "dot_general" ins({{.*}}memref<2x6x2x4xf32, strided<[144, 24, 4, 1], offset: 16>>)
func.func @heads(%y: tensor<2x6x24xf32>) -> tensor<2x2x6x4xf32> {
  %q = graph.slice %y [0:2, 0:6, 0:8] : tensor<2x6x24xf32> -> tensor<2x6x8xf32>
  %k = graph.slice %y [0:2, 0:6, 8:16] : tensor<2x6x24xf32> -> tensor<2x6x8xf32>
  %v = graph.slice %y [0:2, 0:6, 16:24] : tensor<2x6x24xf32> -> tensor<2x6x8xf32>
  %qh = graph.reshape %q : tensor<2x6x8xf32> -> tensor<2x6x2x4xf32>
  %kh = graph.reshape %k : tensor<2x6x8xf32> -> tensor<2x6x2x4xf32>
  %vh = graph.reshape %v : tensor<2x6x8xf32> -> tensor<2x6x2x4xf32>
  %s = graph.dot_general %qh, %kh batch [0, 2] x [0, 2] contract [3] x [3] : tensor<2x6x2x4xf32>, tensor<2x6x2x4xf32> -> tensor<2x2x6x6xf32>
  %o = graph.dot_general %s, %vh batch [0, 1] x [0, 2] contract [3] x [1] : tensor<2x2x6x6xf32>, tensor<2x6x2x4xf32> -> tensor<2x2x6x4xf32>
  func.return %o : tensor<2x2x6x4xf32>
}
