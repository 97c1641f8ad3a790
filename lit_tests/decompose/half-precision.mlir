// RUN: mlfuse-opt --decompose %s | filecheck %s

// A composite of a 16-bit float is computed in f32 and rounded once.

// CHECK-LABEL: @silu
// CHECK-NEXT: [[X:%.*]] = graph.cast %x : tensor<4xbf16> -> tensor<4xf32>
// CHECK-NEXT: [[N:%.*]] = graph.neg [[X]] : tensor<4xf32>
// CHECK-NEXT: [[E:%.*]] = graph.exp [[N]] : tensor<4xf32>
// CHECK: [[Y:%.*]] = graph.div [[X]], %{{.*}} : tensor<4xf32>
// CHECK-NEXT: graph.cast [[Y]] : tensor<4xf32> -> tensor<4xbf16>
func.func @silu(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = graph.silu %x : tensor<4xbf16>
  func.return %0 : tensor<4xbf16>
}
