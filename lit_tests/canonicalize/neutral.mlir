// RUN: mlfuse-opt --canonicalize %s | filecheck %s

// What leaves every bit as it was is dropped.

// CHECK-LABEL: @times_one
// CHECK-NEXT: func.return %x
func.func @times_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<1.0> : tensor<4xf32>
  %0 = graph.mul %c, %x : tensor<4xf32>
  %1 = graph.div %0, %c : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// CHECK-LABEL: @max_of_minus_infinity
// CHECK-NEXT: func.return %x
func.func @max_of_minus_infinity(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<0xFF800000> : tensor<4xf32>
  %0 = graph.max %x, %c : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// x + 0 turns -0 into +0, so it stays.

// CHECK-LABEL: @plus_zero
// CHECK: graph.add
func.func @plus_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<0.0> : tensor<4xf32>
  %0 = graph.add %x, %c : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// 1 / x is not x.

// CHECK-LABEL: @one_over
// CHECK: graph.div
func.func @one_over(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<1.0> : tensor<4xf32>
  %0 = graph.div %c, %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
