// RUN: mlfuse-opt --bucket-collectives %s | filecheck %s
// RUN: mlfuse-opt --bucket-collectives --remarks=all %s 2>&1 >/dev/null | filecheck %s --check-prefix=REMARK

// Gradients go out together, in the order in which they become ready (the second layer's first), as
// soon as the last of them is there. The count, of another element type, goes by itself, and so does
// what is added up.

// CHECK: func.func @main
// CHECK: %g2 = graph.mul %x, %x
// CHECK-NEXT: %g1 = graph.exp %g2
// CHECK-NEXT: %s2, %s1 = graph.all_reduce mean %g2, %g1 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: %u1 = graph.sub %x, %s1
// CHECK-NEXT: %u2 = graph.sub %x, %s2
// CHECK-NEXT: %n = graph.cast
// CHECK-NEXT: %c = graph.all_reduce add %n : tensor<8xi32>
// CHECK-NEXT: %t = graph.neg
// CHECK-NEXT: %s3 = graph.all_reduce add %t : tensor<8xf32>
// CHECK-NEXT: func.return %u1, %u2, %c, %s3

// REMARK: bucket.mlir:[[#LINE:]]:{{[0-9]+}}: remark: [collective.bucket] fused: graph.all_reduce: 2 tensors, 64 bytes: 1 fewer messages
// REMARK-NOT: remark
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>) {
  %g2 = graph.mul %x, %x : tensor<8xf32>
  %g1 = graph.exp %g2 : tensor<8xf32>
  %s1 = graph.all_reduce mean %g1 : tensor<8xf32>
  %u1 = graph.sub %x, %s1 : tensor<8xf32>
  %s2 = graph.all_reduce mean %g2 : tensor<8xf32>
  %u2 = graph.sub %x, %s2 : tensor<8xf32>
  %n = graph.cast %x : tensor<8xf32> -> tensor<8xi32>
  %c = graph.all_reduce add %n : tensor<8xi32>
  %t = graph.neg %x : tensor<8xf32>
  %s3 = graph.all_reduce add %t : tensor<8xf32>
  func.return %u1, %u2, %c, %s3 : tensor<8xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>
}
