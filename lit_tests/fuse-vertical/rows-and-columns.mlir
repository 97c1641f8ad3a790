// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// Sums over rows and over columns have no index space in common. What both read is computed in each.

// CHECK: graph.fusion "fused_neg_reduce_add" (%{{.*}} = %x : tensor<512x256xf32>) -> tensor<512xf32>
// CHECK-NEXT: graph.neg
// CHECK-NEXT: graph.reduce add %{{.*}} dims [1]
// CHECK: graph.fusion "fused_neg_reduce_add_2" (%{{.*}} = %x : tensor<512x256xf32>) -> tensor<256xf32>
// CHECK-NEXT: graph.neg
// CHECK-NEXT: graph.reduce add %{{.*}} dims [0]
func.func @main(%x: tensor<512x256xf32>) -> (tensor<512xf32>, tensor<256xf32>) {
  %n = graph.neg %x : tensor<512x256xf32>
  %r = graph.reduce add %n dims [1] : tensor<512x256xf32> -> tensor<512xf32>
  %c = graph.reduce add %n dims [0] : tensor<512x256xf32> -> tensor<256xf32>
  func.return %r, %c : tensor<512xf32>, tensor<256xf32>
}
