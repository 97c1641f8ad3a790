// RUN: mlfuse-opt --decompose %s | filecheck %s

// A composite becomes the ops its class says; the maximum is taken off first, so exp can't overflow.

func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = graph.softmax %x {axis = -1 : i64} : tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

// CHECK:      [[TOP:%.*]] = graph.reduce max %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT: [[TOPS:%.*]] = graph.broadcast [[TOP]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT: [[LESS:%.*]] = graph.sub %x, [[TOPS]] : tensor<4x8xf32>
// CHECK-NEXT: [[EXP:%.*]] = graph.exp [[LESS]] : tensor<4x8xf32>
// CHECK-NEXT: [[SUM:%.*]] = graph.reduce add [[EXP]] dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT: [[SUMS:%.*]] = graph.broadcast [[SUM]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT: [[Y:%.*]] = graph.div [[EXP]], [[SUMS]] : tensor<4x8xf32>
// CHECK-NEXT: func.return [[Y]]
