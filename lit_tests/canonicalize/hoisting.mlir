// RUN: mlfuse-opt --canonicalize --split-input-file %s | filecheck %s

// Ops move in front of broadcasts: what doesn't depend on a loop isn't computed in it.

// CHECK-LABEL: @row
// CHECK-NEXT:    [[E:%.*]] = graph.exp %b : tensor<8xf32>
// CHECK-NEXT:    [[B:%.*]] = graph.broadcast [[E]] dims [1] : tensor<8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    func.return [[B]]
func.func @row(%b: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = graph.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %1 = graph.exp %0 : tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}

// -----

// Scalar chains stay scalar; operands of unlike dims meet in the smallest shape that has them.
// CHECK-LABEL: @outer
// CHECK-NEXT:    [[S:%.*]] = graph.rsqrt %s : tensor<f32>
// CHECK-NEXT:    [[A:%.*]] = graph.broadcast %a dims [0] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    [[B:%.*]] = graph.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    [[P:%.*]] = graph.mul [[A]], [[B]] : tensor<4x8xf32>
// CHECK-NEXT:    [[W:%.*]] = graph.broadcast [[S]] dims [] : tensor<f32> -> tensor<4x8xf32>
// CHECK-NEXT:    [[Q:%.*]] = graph.mul [[P]], [[W]] : tensor<4x8xf32>
// CHECK-NEXT:    graph.broadcast [[Q]] dims [0, 2] : tensor<4x8xf32> -> tensor<4x16x8xf32>
func.func @outer(%s: tensor<f32>, %a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<4x16x8xf32> {
  %0 = graph.broadcast %s dims [] : tensor<f32> -> tensor<4x16x8xf32>
  %1 = graph.rsqrt %0 : tensor<4x16x8xf32>
  %2 = graph.broadcast %a dims [0] : tensor<4xf32> -> tensor<4x16x8xf32>
  %3 = graph.broadcast %b dims [2] : tensor<8xf32> -> tensor<4x16x8xf32>
  %4 = graph.mul %2, %3 : tensor<4x16x8xf32>
  %5 = graph.mul %4, %1 : tensor<4x16x8xf32>
  func.return %5 : tensor<4x16x8xf32>
}

// -----

// What keepdims leaves: a mean with a dim of size 1 that no op needs.
// CHECK-LABEL: @mean
// CHECK-NEXT:    [[S:%.*]] = graph.reduce add %x dims [1]
// CHECK:         [[M:%.*]] = graph.mul [[S]], {{.*}} : tensor<4xf32>
// CHECK-NEXT:    graph.broadcast [[M]] dims [0] : tensor<4xf32> -> tensor<4x8xf32>
func.func @mean(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %n = graph.constant dense<8.0> : tensor<4x1xf32>
  %0 = graph.reduce add %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %1 = graph.reshape %0 : tensor<4xf32> -> tensor<4x1xf32>
  %2 = graph.div %1, %n : tensor<4x1xf32>
  %3 = graph.broadcast %2 dims [0, 1] : tensor<4x1xf32> -> tensor<4x8xf32>
  func.return %3 : tensor<4x8xf32>
}

// -----

// `?` sizes come along from the `like` that spread the operand.
// CHECK-LABEL: @open
// CHECK-NEXT:    [[E:%.*]] = graph.exp %b : tensor<?xf32>
// CHECK-NEXT:    graph.broadcast [[E]] dims [1] like %x : tensor<?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
func.func @open(%b: tensor<?xf32>, %x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = graph.broadcast %b dims [1] like %x : tensor<?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = graph.exp %0 : tensor<?x?xf32>
  func.return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @causal_mask
// CHECK-NEXT:    [[I:%.*]] = graph.iota dim 0 : tensor<4xi32>
// CHECK-NEXT:    [[R:%.*]] = graph.broadcast [[I]] dims [0]
// CHECK-NEXT:    [[J:%.*]] = graph.iota dim 0 : tensor<4xi32>
// CHECK-NEXT:    [[C:%.*]] = graph.broadcast [[J]] dims [1]
// CHECK-NEXT:    [[M:%.*]] = graph.compare ge [[R]], [[C]]
// CHECK-NEXT:    func.return [[M]]
func.func @causal_mask() -> tensor<4x4xi1> {
  %t = graph.constant dense<true> : tensor<4x4xi1>
  %f = graph.constant dense<false> : tensor<4x4xi1>
  %z = graph.constant dense<0> : tensor<4x4xi32>
  %0 = graph.iota dim 0 : tensor<4x4xi32>
  %1 = graph.add %0, %z : tensor<4x4xi32>
  %2 = graph.iota dim 1 : tensor<4x4xi32>
  %3 = graph.compare ge %1, %2 : tensor<4x4xi32>
  %4 = graph.select %3, %t, %f : tensor<4x4xi1>
  func.return %4 : tensor<4x4xi1>
}
