// RUN: mlfuse-opt --canonicalize --split-input-file %s | filecheck %s

// Sizes are constants, or those of an operand, so that nothing is kept alive for its size.

// CHECK-LABEL: @known
// CHECK-NEXT:    [[N:%.*]] = graph.constant dense<4> : tensor<i64>
// CHECK-NEXT:    func.return [[N]]
func.func @known(%x: tensor<?x4xf32>) -> tensor<i64> {
  %0 = graph.dim %x 1 : tensor<?x4xf32> -> tensor<i64>
  func.return %0 : tensor<i64>
}

// -----

// CHECK-LABEL: @of_operand
// CHECK-NOT:     graph.exp
// CHECK:         graph.dim %x 0
// CHECK:         graph.broadcast {{%.*}} dims [] like %x
func.func @of_operand(%x: tensor<?x4xf32>) -> (tensor<i64>, tensor<?x4xf32>) {
  %0 = graph.exp %x : tensor<?x4xf32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<?x4xf32> -> tensor<4x?xf32>
  %2 = graph.dim %1 1 : tensor<4x?xf32> -> tensor<i64>
  %c = graph.constant dense<1.0> : tensor<f32>
  %3 = graph.broadcast %c dims [] like %0 : tensor<f32>, tensor<?x4xf32> -> tensor<?x4xf32>
  func.return %2, %3 : tensor<i64>, tensor<?x4xf32>
}
