// RUN: mlfuse-opt --decompose %s | filecheck %s

// A composite of 16-bit floats is one op with one rounding: f32 inside.

func.func @main(%x: tensor<8xbf16>) -> tensor<8xbf16> {
  %0 = graph.silu %x : tensor<8xbf16>
  func.return %0 : tensor<8xbf16>
}

// CHECK:      [[W:%.*]] = graph.cast %x : tensor<8xbf16> -> tensor<8xf32>
// CHECK-NEXT: [[S:%.*]] = graph.sigmoid [[W]] : tensor<8xf32>
// CHECK-NEXT: [[M:%.*]] = graph.mul [[W]], [[S]] : tensor<8xf32>
// CHECK-NEXT: graph.cast [[M]] : tensor<8xf32> -> tensor<8xbf16>
