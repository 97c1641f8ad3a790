// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s
// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s --check-prefix LOOP
// RUN: mlfuse-opt --fuse-vertical --remarks=all %s 2>&1 | filecheck %s --check-prefix SAYS

// Kernels that read the same value at the same place, with no data flow between them.

// The windows of a pool have no inverse; they are read alike.
// CHECK-LABEL: @pool
// CHECK: graph.fusion "fused_reduce_max_argmax"
// CHECK-NOT: graph.fusion
// CHECK: func.return
// SAYS: [horizontal.sibling] fused: graph.reduce with graph.argmax: saves 256 bytes of reads and a launch
// LOOP-LABEL: loop.kernel @fused_reduce_max_argmax(
// LOOP: loop.parallel
// LOOP: %{{.*}}, %{{.*}}, %{{.*}} = loop.reduce
// LOOP-NOT: loop.reduce
func.func @pool(%x: tensor<8x8xf32>) -> (tensor<4x4xf32>, tensor<4x4xi32>) {
  %w = graph.windows %x sizes [2, 2] strides [2, 2] dilations [1, 1] : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %m = graph.reduce max %w dims [2, 3] : tensor<4x4x2x2xf32> -> tensor<4x4xf32>
  %k = graph.argmax %w dims [2, 3] : tensor<4x4x2x2xf32> -> tensor<4x4xi32>
  func.return %m, %k : tensor<4x4xf32>, tensor<4x4xi32>
}

// Sums that share one read are one loop.reduce.
// CHECK-LABEL: @moments
// CHECK: graph.fusion "fused_reduce_add_mul"
// CHECK-NOT: graph.fusion
// CHECK: func.return
// LOOP-LABEL: loop.kernel @fused_reduce_add_mul(
// LOOP: %{{.*}}, %{{.*}} = loop.reduce
// LOOP: loop.load
// LOOP-NOT: loop.load
// LOOP: loop.kernel @fused_reduce_add(
func.func @moments(%x: tensor<4096xf32>) -> (tensor<f32>, tensor<f32>) {
  %s = graph.reduce add %x dims [0] : tensor<4096xf32> -> tensor<f32>
  %y = graph.mul %x, %x : tensor<4096xf32>
  %q = graph.reduce add %y dims [0] : tensor<4096xf32> -> tensor<f32>
  func.return %s, %q : tensor<f32>, tensor<f32>
}

// A sum across rows is carried by them, where they are worth it.
// CHECK-LABEL: @rows_and_columns
// CHECK-COUNT-2: graph.fusion
// SAYS: [horizontal.sibling] not fused: graph.reduce with graph.reduce: rows of 24 elements are too short: carrying partial results of graph.reduce
func.func @rows_and_columns(%x: tensor<24x24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
  %r = graph.reduce add %x dims [1] : tensor<24x24xf32> -> tensor<24xf32>
  %c = graph.reduce max %x dims [0] : tensor<24x24xf32> -> tensor<24xf32>
  func.return %r, %c : tensor<24xf32>, tensor<24xf32>
}

// CHECK-LABEL: @many_rows_and_columns
// CHECK: graph.fusion
// CHECK-NOT: graph.fusion
// CHECK: func.return
func.func @many_rows_and_columns(%x: tensor<4096x64xf32>) -> (tensor<4096xf32>, tensor<64xf32>) {
  %r = graph.reduce add %x dims [1] : tensor<4096x64xf32> -> tensor<4096xf32>
  %c = graph.reduce max %x dims [0] : tensor<4096x64xf32> -> tensor<64xf32>
  func.return %r, %c : tensor<4096xf32>, tensor<64xf32>
}
