// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// Each kernel compares the indices for itself. A mask in memory would be a load for each point in place of one operation.

// CHECK: %[[A:.*]] = graph.fusion
// CHECK:   graph.compare ge
// CHECK:   graph.select
// CHECK: graph.fusion "{{.*}}" (%{{.*}} = %[[A]]
// CHECK:   graph.dot_general
// CHECK:   graph.compare ge
// CHECK:   graph.select
// CHECK-NOT: graph.compare
func.func @main(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %row = graph.iota dim 0 : tensor<256x256xi64>
  %column = graph.iota dim 1 : tensor<256x256xi64>
  %seen = graph.compare ge %row, %column : tensor<256x256xi64>
  %zero = graph.constant dense<0.0> : tensor<256x256xf32>
  %a = graph.select %seen, %x, %zero : tensor<256x256xf32>
  %d = graph.dot_general %a, %w contract [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %y = graph.select %seen, %d, %zero : tensor<256x256xf32>
  func.return %y : tensor<256x256xf32>
}
