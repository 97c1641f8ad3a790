// RUN: mlfuse-opt --canonicalize %s | filecheck %s

// Exact ops on constants are folded; exp is not, for its last bit is the target's.

// CHECK-LABEL: @folded
// CHECK-NEXT:    [[C:%.*]] = graph.constant dense<-1.562500e-02> : tensor<f32>
// CHECK-NEXT:    func.return [[C]]
func.func @folded() -> tensor<f32> {
  %0 = graph.constant dense<1.0> : tensor<f32>
  %1 = graph.constant dense<64.0> : tensor<f32>
  %2 = graph.neg %0 : tensor<f32>
  %3 = graph.div %2, %1 : tensor<f32>
  func.return %3 : tensor<f32>
}

// CHECK-LABEL: @kept
// CHECK:         graph.exp
func.func @kept() -> tensor<f32> {
  %0 = graph.constant dense<1.0> : tensor<f32>
  %1 = graph.exp %0 : tensor<f32>
  func.return %1 : tensor<f32>
}

// A literal that repeats one value becomes a scalar and a broadcast; 0.0 and -0.0 are two values.
// CHECK-LABEL: @splat
// CHECK-NEXT:    [[C:%.*]] = graph.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    graph.broadcast [[C]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT:    graph.constant dense<[0.000000e+00, -0.000000e+00]> : tensor<2xf32>
func.func @splat() -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = graph.constant dense<2.0> : tensor<4xf32>
  %1 = graph.constant dense<[0.0, -0.0]> : tensor<2xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<2xf32>
}
