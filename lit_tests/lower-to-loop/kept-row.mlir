// RUN: mlfuse-opt --decompose --fuse-vertical --lower-to-loop %s | filecheck %s

// Softmax needs exp in two passes. It is dear enough to be kept in a local of the row.

// CHECK: loop.kernel
// CHECK: [[L:%.*]] = loop.local : memref<64xf32>
// CHECK: arith.maximumf
// CHECK: math.exp
// CHECK-NEXT: loop.store %{{.*}}, [[L]]
// CHECK: arith.addf
// CHECK-NOT: math.exp
// CHECK: loop.load [[L]]
// CHECK-NEXT: arith.divf
func.func @main(%x: tensor<512x64xf32>) -> tensor<512x64xf32> {
  %y = graph.softmax %x {axis = 1 : i64} : tensor<512x64xf32>
  func.return %y : tensor<512x64xf32>
}
