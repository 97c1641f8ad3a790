// RUN: mlfuse-opt --decompose %s | filecheck %s

// A composite of a 16-bit float is computed in f32 and rounded once.

// CHECK-LABEL: @silu
// CHECK-NEXT: [[X:%.*]] = graph.cast %x : tensor<4xbf16> -> tensor<4xf32>
// CHECK-NEXT: [[S:%.*]] = graph.sigmoid [[X]] : tensor<4xf32>
// CHECK-NEXT: [[Y:%.*]] = graph.mul [[X]], [[S]] : tensor<4xf32>
// CHECK-NEXT: graph.cast [[Y]] : tensor<4xf32> -> tensor<4xbf16>
func.func @silu(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = graph.silu %x : tensor<4xbf16>
  func.return %0 : tensor<4xbf16>
}
