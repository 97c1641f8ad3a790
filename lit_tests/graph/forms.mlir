// RUN: mlfuse-opt %s | mlfuse-opt | filecheck %s
// RUN: mlfuse-opt --print-op-generic %s | mlfuse-opt | filecheck %s

// Every op's text form, read, printed and read again; through the generic form too.

// CHECK-LABEL: @arithmetic
func.func @arithmetic(%x: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK-NEXT: graph.abs %x : tensor<4xf32>
  %0 = graph.abs %x : tensor<4xf32>
  // CHECK-NEXT: graph.add %x, %x : tensor<4xf32>
  %1 = graph.add %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.div %x, %x : tensor<4xf32>
  %2 = graph.div %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.fma %x, %x, %x : tensor<4xf32>
  %3 = graph.fma %x, %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.max %x, %x : tensor<4xf32>
  %4 = graph.max %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.min %x, %x : tensor<4xf32>
  %5 = graph.min %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.mul %x, %x : tensor<4xf32>
  %6 = graph.mul %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.neg %x : tensor<4xf32>
  %7 = graph.neg %x : tensor<4xf32>
  // CHECK-NEXT: graph.pow %x, %x : tensor<4xf32>
  %8 = graph.pow %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.rem %i, %i : tensor<4xi32>
  %9 = graph.rem %i, %i : tensor<4xi32>
  // CHECK-NEXT: graph.sign %x : tensor<4xf32>
  %10 = graph.sign %x : tensor<4xf32>
  // CHECK-NEXT: graph.sub %x, %x {mlfuse.no_fuse} : tensor<4xf32>
  %11 = graph.sub %x, %x {mlfuse.no_fuse} : tensor<4xf32>
  func.return %9 : tensor<4xi32>
}

// CHECK-LABEL: @functions
func.func @functions(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: graph.erf %x : tensor<4xf32>
  %0 = graph.erf %x : tensor<4xf32>
  // CHECK-NEXT: graph.exp %x : tensor<4xf32>
  %1 = graph.exp %x : tensor<4xf32>
  // CHECK-NEXT: graph.log %x : tensor<4xf32>
  %2 = graph.log %x : tensor<4xf32>
  // CHECK-NEXT: graph.rsqrt %x : tensor<4xf32>
  %3 = graph.rsqrt %x : tensor<4xf32>
  // CHECK-NEXT: graph.sigmoid %x : tensor<4xf32>
  %4 = graph.sigmoid %x : tensor<4xf32>
  // CHECK-NEXT: graph.sqrt %x : tensor<4xf32>
  %5 = graph.sqrt %x : tensor<4xf32>
  // CHECK-NEXT: graph.tanh %x : tensor<4xf32>
  %6 = graph.tanh %x : tensor<4xf32>
  func.return %6 : tensor<4xf32>
}

// CHECK-LABEL: @logic
func.func @logic(%x: tensor<4xf32>, %p: tensor<4xi1>) -> tensor<4xui8> {
  // CHECK-NEXT: graph.and %p, %p : tensor<4xi1>
  %0 = graph.and %p, %p : tensor<4xi1>
  // CHECK-NEXT: graph.or %p, %p : tensor<4xi1>
  %1 = graph.or %p, %p : tensor<4xi1>
  // CHECK-NEXT: graph.xor %p, %p : tensor<4xi1>
  %2 = graph.xor %p, %p : tensor<4xi1>
  // CHECK-NEXT: graph.not %p : tensor<4xi1>
  %3 = graph.not %p : tensor<4xi1>
  // CHECK-NEXT: graph.compare lt %x, %x : tensor<4xf32>
  %4 = graph.compare lt %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.select %p, %x, %x : tensor<4xf32>
  %5 = graph.select %p, %x, %x : tensor<4xf32>
  // CHECK-NEXT: graph.cast %x : tensor<4xf32> -> tensor<4xui8>
  %6 = graph.cast %x : tensor<4xf32> -> tensor<4xui8>
  func.return %6 : tensor<4xui8>
}

// CHECK-LABEL: @sources
func.func @sources(%x: tensor<4x?xf32>) -> tensor<i64> {
  // CHECK-NEXT: graph.constant dense<1.702000e+00> : tensor<f32>
  %0 = graph.constant dense<1.702> : tensor<f32>
  // CHECK-NEXT: graph.constant dense<[1, -2]> : tensor<2xi8>
  %1 = graph.constant dense<[1, -2]> : tensor<2xi8>
  // CHECK-NEXT: graph.iota dim 1 : tensor<4x8xi32>
  %2 = graph.iota dim 1 : tensor<4x8xi32>
  // CHECK-NEXT: graph.iota dim 0 like %x : tensor<4x?xf32> -> tensor<4x?xi32>
  %3 = graph.iota dim 0 like %x : tensor<4x?xf32> -> tensor<4x?xi32>
  // CHECK-NEXT: graph.dim %x 1 : tensor<4x?xf32> -> tensor<i64>
  %4 = graph.dim %x 1 : tensor<4x?xf32> -> tensor<i64>
  func.return %4 : tensor<i64>
}

// CHECK-LABEL: @movement
func.func @movement(%x: tensor<8x16xf32>, %b: tensor<16xf32>, %d: tensor<?x16xf32>) -> tensor<8x16xf32> {
  // CHECK-NEXT: graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %0 = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  // CHECK-NEXT: graph.broadcast %b dims [1] like %d : tensor<16xf32>, tensor<?x16xf32> -> tensor<?x16xf32>
  %1 = graph.broadcast %b dims [1] like %d : tensor<16xf32>, tensor<?x16xf32> -> tensor<?x16xf32>
  // CHECK-NEXT: graph.reshape %x : tensor<8x16xf32> -> tensor<128xf32>
  %2 = graph.reshape %x : tensor<8x16xf32> -> tensor<128xf32>
  // CHECK-NEXT: graph.transpose %x perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  %3 = graph.transpose %x perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  // CHECK-NEXT: graph.slice %x [0:8:1, 2:16:2] : tensor<8x16xf32> -> tensor<8x7xf32>
  %4 = graph.slice %x [0:8:1, 2:16:2] : tensor<8x16xf32> -> tensor<8x7xf32>
  // CHECK-NEXT: graph.slice %d [0:?:1, 0:16:3] : tensor<?x16xf32> -> tensor<?x6xf32>
  %5 = graph.slice %d [0:?:1, 0:16:3] : tensor<?x16xf32> -> tensor<?x6xf32>
  func.return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: @sums
func.func @sums(%x: tensor<4x8x16xf32>, %y: tensor<4x16x32xf32>) -> tensor<4x8x32xf32> {
  // CHECK-NEXT: graph.reduce max %x dims [0, 2] : tensor<4x8x16xf32> -> tensor<8xf32>
  %0 = graph.reduce max %x dims [0, 2] : tensor<4x8x16xf32> -> tensor<8xf32>
  // CHECK-NEXT: graph.dot_general %x, %y batch [0] x [0] contract [2] x [1] : tensor<4x8x16xf32>, tensor<4x16x32xf32> -> tensor<4x8x32xf32>
  %1 = graph.dot_general %x, %y batch [0] x [0] contract [2] x [1] : tensor<4x8x16xf32>, tensor<4x16x32xf32> -> tensor<4x8x32xf32>
  // CHECK-NEXT: graph.dot_general %x, %y batch [0] x [0] contract [2] x [1] skips_zeros : tensor<4x8x16xf32>, tensor<4x16x32xf32> -> tensor<4x8x32xf32>
  %skips = graph.dot_general %x, %y batch [0] x [0] contract [2] x [1] skips_zeros : tensor<4x8x16xf32>, tensor<4x16x32xf32> -> tensor<4x8x32xf32>
  func.return %1 : tensor<4x8x32xf32>
}

// CHECK-LABEL: @composites
func.func @composites(%x: tensor<4x8xf32>, %g: tensor<8xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: graph.relu %x : tensor<4x8xf32>
  %0 = graph.relu %x : tensor<4x8xf32>
  // CHECK-NEXT: graph.silu %x : tensor<4x8xf32>
  %1 = graph.silu %x : tensor<4x8xf32>
  // CHECK-NEXT: graph.gelu %x : tensor<4x8xf32>
  %2 = graph.gelu %x : tensor<4x8xf32>
  // CHECK-NEXT: graph.gelu %x {approximate = "tanh"} : tensor<4x8xf32>
  %3 = graph.gelu %x {approximate = "tanh"} : tensor<4x8xf32>
  // CHECK-NEXT: graph.softmax %x {axis = 1 : i64} : tensor<4x8xf32>
  %4 = graph.softmax %x {axis = 1 : i64} : tensor<4x8xf32>
  // CHECK-NEXT: graph.log_softmax %x {axis = -1 : i64} : tensor<4x8xf32>
  %5 = graph.log_softmax %x {axis = -1 : i64} : tensor<4x8xf32>
  // CHECK-NEXT: graph.layer_norm %x, %g, %g {axis = 1 : i64, epsilon = {{.*}} : f32} : tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>
  %6 = graph.layer_norm %x, %g, %g {axis = 1 : i64, epsilon = 1.0e-5 : f32} : tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>
  func.return %6 : tensor<4x8xf32>
}

// CHECK-LABEL: @fusion
func.func @fusion(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %{{.*}}, %{{.*}} = graph.fusion "fused_exp_neg" ([[X:%.*]] = %x : tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32> {
  // CHECK-NEXT: [[A:%.*]] = graph.exp [[X]] : tensor<4xf32>
  // CHECK-NEXT: [[B:%.*]] = graph.neg [[A]] : tensor<4xf32>
  // CHECK-NEXT: graph.yield [[A]], [[B]] : tensor<4xf32>, tensor<4xf32>
  // CHECK-NEXT: }
  %0, %1 = graph.fusion "fused_exp_neg" (%p = %x : tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32> {
    %a = graph.exp %p : tensor<4xf32>
    %b = graph.neg %a : tensor<4xf32>
    graph.yield %a, %b : tensor<4xf32>, tensor<4xf32>
  }
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
