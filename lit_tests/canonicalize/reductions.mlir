// RUN: mlfuse-opt --canonicalize --split-input-file %s | filecheck %s

// Reductions over what is repeated, over little, and over reductions.

// CHECK-LABEL: @repeated
// CHECK-NEXT:    [[M:%.*]] = graph.reduce max %x dims [0] : tensor<8xf32> -> tensor<f32>
// CHECK-NEXT:    func.return [[M]]
func.func @repeated(%x: tensor<8xf32>) -> tensor<f32> {
  %0 = graph.broadcast %x dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %1 = graph.reduce max %0 dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
  func.return %1 : tensor<f32>
}

// -----

// Four times an integer; a float would be rounded in another order.
// CHECK-LABEL: @sums
// CHECK:         graph.mul %i
// CHECK:         graph.reduce add {{%.*}} dims [0] : tensor<4x8xf32>
func.func @sums(%i: tensor<8xi32>, %f: tensor<8xf32>) -> (tensor<8xi32>, tensor<8xf32>) {
  %0 = graph.broadcast %i dims [1] : tensor<8xi32> -> tensor<4x8xi32>
  %1 = graph.reduce add %0 dims [0] : tensor<4x8xi32> -> tensor<8xi32>
  %2 = graph.broadcast %f dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %3 = graph.reduce add %2 dims [0] : tensor<4x8xf32> -> tensor<8xf32>
  func.return %1, %3 : tensor<8xi32>, tensor<8xf32>
}

// -----

// A count is exact in any order; 0.1 + 0.1 + 0.1 is not.
// CHECK-LABEL: @counts
// CHECK-DAG:     graph.constant dense<3.200000e+01> : tensor<f32>
// CHECK:         graph.reduce add
// CHECK-NOT:     graph.reduce add
func.func @counts() -> (tensor<f32>, tensor<f32>) {
  %0 = graph.constant dense<1.0> : tensor<4x8xf32>
  %1 = graph.reduce add %0 dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
  %2 = graph.constant dense<0.1> : tensor<4x8xf32>
  %3 = graph.reduce add %2 dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
  func.return %1, %3 : tensor<f32>, tensor<f32>
}

// -----

// One reduction, where the order doesn't matter.
// CHECK-LABEL: @nested
// CHECK-NEXT:    graph.reduce min %x dims [0, 2] : tensor<2x3x4xf32> -> tensor<3xf32>
// CHECK-COUNT-2: graph.reduce add
func.func @nested(%x: tensor<2x3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = graph.reduce min %x dims [2] : tensor<2x3x4xf32> -> tensor<2x3xf32>
  %1 = graph.reduce min %0 dims [0] : tensor<2x3xf32> -> tensor<3xf32>
  %2 = graph.reduce add %x dims [2] : tensor<2x3x4xf32> -> tensor<2x3xf32>
  %3 = graph.reduce add %2 dims [0] : tensor<2x3xf32> -> tensor<3xf32>
  func.return %1, %3 : tensor<3xf32>, tensor<3xf32>
}

// -----

// The sum of one float is x + 0: +0 where x is -0.
// CHECK-LABEL: @one
// CHECK:         graph.reshape %x : tensor<4x1xf32> -> tensor<4xf32>
// CHECK:         graph.add
func.func @one(%x: tensor<4x1xf32>) -> tensor<4xf32> {
  %0 = graph.reduce add %x dims [1] : tensor<4x1xf32> -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
