// RUN: mlfuse-opt --canonicalize %s | filecheck %s

// x * 1 and max(x, -inf) are x to the bit. x + 0 is not: it turns -0 into 0.

// CHECK-LABEL: @dropped
// CHECK-NEXT:    func.return %x
func.func @dropped(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = graph.constant dense<1.0> : tensor<f32>
  %ones = graph.broadcast %one dims [] : tensor<f32> -> tensor<4xf32>
  %ninf = graph.constant dense<0xFF800000> : tensor<f32>
  %ninfs = graph.broadcast %ninf dims [] : tensor<f32> -> tensor<4xf32>
  %0 = graph.mul %ones, %x : tensor<4xf32>
  %1 = graph.max %ninfs, %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// CHECK-LABEL: @kept
// CHECK:         graph.add
func.func @kept(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %zeros = graph.broadcast %zero dims [] : tensor<f32> -> tensor<4xf32>
  %0 = graph.add %x, %zeros : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
