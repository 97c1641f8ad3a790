// RUN: mlfuse-opt --canonicalize --cse --dce --split-input-file %s | filecheck %s

// Equal ops become one, by all that makes them equal: operands, properties, attributes, regions.

// CHECK-LABEL: @merged
// CHECK-NEXT:    [[S:%.*]] = graph.reduce add %x dims [1]
// CHECK-NEXT:    [[P:%.*]] = graph.softmax %x {axis = 1 : i64}
// CHECK-NEXT:    func.return [[S]], [[S]], [[P]], [[P]]
func.func @merged(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = graph.reduce add %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %1 = graph.reduce add %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %2 = graph.softmax %x {axis = 1 : i64} : tensor<4x8xf32>
  %3 = graph.softmax %x {axis = 1 : i64} : tensor<4x8xf32>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// CHECK-LABEL: @unlike
// CHECK:         graph.reduce max %x dims [1]
// CHECK:         graph.reduce min %x dims [1]
// CHECK:         graph.compare lt %x, %y
// CHECK:         graph.compare le %x, %y
func.func @unlike(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x8xi1>, tensor<4x8xi1>) {
  %0 = graph.reduce max %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %1 = graph.reduce min %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %2 = graph.compare lt %x, %y : tensor<4x8xf32>
  %3 = graph.compare le %x, %y : tensor<4x8xf32>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4x8xi1>, tensor<4x8xi1>
}

// -----

// c + x and x + c, once constants stand to the right.
// CHECK-LABEL: @commuted
// CHECK:         [[A:%.*]] = graph.add %x, {{%.*}} : tensor<4xf32>
// CHECK-NEXT:    func.return [[A]], [[A]]
func.func @commuted(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = graph.constant dense<0.5> : tensor<4xf32>
  %d = graph.constant dense<0.5> : tensor<f32>
  %e = graph.broadcast %d dims [] : tensor<f32> -> tensor<4xf32>
  %0 = graph.add %x, %c : tensor<4xf32>
  %1 = graph.add %e, %x : tensor<4xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Fusions with equal bodies are one; constants that differ in the sign of zero are two.
// CHECK-LABEL: @fusions
// CHECK-COUNT-1: graph.fusion
// CHECK-NOT:     graph.fusion
// CHECK:         graph.constant dense<[0.000000e+00, 1.000000e+00]>
// CHECK-NEXT:    graph.constant dense<[-0.000000e+00, 1.000000e+00]>
func.func @fusions(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = graph.fusion "a" (%i = %x : tensor<4xf32>) -> tensor<4xf32> {
    %e = graph.exp %i : tensor<4xf32>
    graph.yield %e : tensor<4xf32>
  }
  %1 = graph.fusion "a" (%i = %x : tensor<4xf32>) -> tensor<4xf32> {
    %e = graph.exp %i : tensor<4xf32>
    graph.yield %e : tensor<4xf32>
  }
  %2 = graph.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %3 = graph.constant dense<[-0.0, 1.0]> : tensor<2xf32>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>
}
