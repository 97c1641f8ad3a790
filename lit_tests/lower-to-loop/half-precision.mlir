// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// 16-bit floats are widened, computed in f32 and rounded after every graph op.

// CHECK:      [[X:%.*]] = loop.load
// CHECK-NEXT: [[W:%.*]] = arith.extf [[X]] : bf16 to f32
// CHECK-NEXT: [[E:%.*]] = math.exp [[W]] : f32
// CHECK-NEXT: [[R:%.*]] = arith.truncf [[E]] : f32 to bf16
// CHECK-NEXT: [[V:%.*]] = arith.extf [[R]] : bf16 to f32
// CHECK-NEXT: [[N:%.*]] = arith.negf [[V]] : f32
// CHECK-NEXT: [[S:%.*]] = arith.truncf [[N]] : f32 to bf16
// CHECK-NEXT: loop.store [[S]]
func.func @main(%x: tensor<8xbf16>) -> tensor<8xbf16> {
  %0 = graph.exp %x : tensor<8xbf16>
  %1 = graph.neg %0 : tensor<8xbf16>
  func.return %1 : tensor<8xbf16>
}
