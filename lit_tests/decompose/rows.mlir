// RUN: mlfuse-opt --decompose %s | filecheck %s

// Composites along an axis: reductions of it, broadcast back.

// CHECK-LABEL: @softmax
// CHECK-NEXT: [[M:%.*]] = graph.reduce max %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT: [[N:%.*]] = graph.broadcast [[M]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT: [[D:%.*]] = graph.sub %x, [[N]]
// CHECK-NEXT: [[E:%.*]] = graph.exp [[D]]
// CHECK-NEXT: [[S:%.*]] = graph.reduce add [[E]] dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT: [[T:%.*]] = graph.broadcast [[S]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT: graph.div [[E]], [[T]]
func.func @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

// Negative axes count from the end; the kept dims are the others.

// CHECK-LABEL: @log_softmax
// CHECK-NEXT: graph.reduce max %x dims [1] : tensor<2x3x4xf32> -> tensor<2x4xf32>
// CHECK-NEXT: graph.broadcast %{{.*}} dims [0, 2] : tensor<2x4xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT: [[D:%.*]] = graph.sub %x
// CHECK-NEXT: graph.exp [[D]]
// CHECK-NEXT: graph.reduce add
// CHECK-NEXT: [[L:%.*]] = graph.log
// CHECK-NEXT: [[B:%.*]] = graph.broadcast [[L]] dims [0, 2]
// CHECK-NEXT: graph.sub [[D]], [[B]]
func.func @log_softmax(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = graph.log_softmax %x {axis = -2 : i64} : tensor<2x3x4xf32>
  func.return %0 : tensor<2x3x4xf32>
}

// The length of a `?` axis is asked for; other `?` dims come from a tensor that has them.

// CHECK-LABEL: @layer_norm
// CHECK-NEXT: [[S:%.*]] = graph.reduce add %x dims [1] : tensor<4x?xf32> -> tensor<4xf32>
// CHECK-NEXT: [[N:%.*]] = graph.dim %x 1 : tensor<4x?xf32> -> tensor<i64>
// CHECK-NEXT: graph.cast [[N]] : tensor<i64> -> tensor<f32>
// CHECK: [[M:%.*]] = graph.div [[S]]
// CHECK-NEXT: [[B:%.*]] = graph.broadcast [[M]] dims [0] like %x : tensor<4xf32>, tensor<4x?xf32> -> tensor<4x?xf32>
// CHECK-NEXT: graph.sub %x, [[B]]
// CHECK: graph.rsqrt
func.func @layer_norm(%x: tensor<4x?xf32>, %g: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<4x?xf32> {
  %0 = graph.layer_norm %x, %g, %b {axis = 1 : i64, epsilon = 1.0e-5 : f32} : tensor<4x?xf32>, tensor<?xf32>, tensor<?xf32>
  func.return %0 : tensor<4x?xf32>
}
