// RUN: mlfuse-opt %s | mlfuse-opt - | filecheck %s

// Every op's text form, read, printed, read again.

// CHECK-LABEL: @main
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>, %q: tensor<?x16xbf16>, %p: tensor<8x16xi1>) -> tensor<8xf32> {
  // CHECK: graph.constant dense<1.702000e+00> : tensor<f32>
  %c = graph.constant dense<1.702> : tensor<f32>
  // CHECK: graph.constant dense<[0.000000e+00, -0.000000e+00]> : tensor<2xf32>
  %zeros = graph.constant dense<[0.0, -0.0]> : tensor<2xf32>
  // CHECK: graph.broadcast %c dims [] : tensor<f32> -> tensor<8x16xf32>
  %cs = graph.broadcast %c dims [] : tensor<f32> -> tensor<8x16xf32>
  // CHECK: graph.broadcast %b dims [1] like %q : tensor<16xf32>, tensor<?x16xbf16> -> tensor<?x16xf32>
  %bq = graph.broadcast %b dims [1] like %q : tensor<16xf32>, tensor<?x16xbf16> -> tensor<?x16xf32>
  // CHECK: graph.sigmoid %x : tensor<8x16xf32>
  %s = graph.sigmoid %x : tensor<8x16xf32>
  // CHECK: graph.mul %x, %s : tensor<8x16xf32>
  %y = graph.mul %x, %s : tensor<8x16xf32>
  // CHECK: graph.fma %x, %s, %y : tensor<8x16xf32>
  %z = graph.fma %x, %s, %y : tensor<8x16xf32>
  // CHECK: graph.cast %y : tensor<8x16xf32> -> tensor<8x16xbf16>
  %t = graph.cast %y : tensor<8x16xf32> -> tensor<8x16xbf16>
  // CHECK: graph.compare lt %y, %z : tensor<8x16xf32>
  %l = graph.compare lt %y, %z : tensor<8x16xf32>
  // CHECK: graph.and %l, %p : tensor<8x16xi1>
  %a = graph.and %l, %p : tensor<8x16xi1>
  // CHECK: graph.select %a, %y, %z : tensor<8x16xf32>
  %e = graph.select %a, %y, %z : tensor<8x16xf32>
  // CHECK: graph.reshape %e : tensor<8x16xf32> -> tensor<128xf32>
  %r = graph.reshape %e : tensor<8x16xf32> -> tensor<128xf32>
  // CHECK: graph.transpose %e perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  %v = graph.transpose %e perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  // CHECK: graph.slice %e [0:8:1, 2:16:2] : tensor<8x16xf32> -> tensor<8x7xf32>
  %w = graph.slice %e [0:8:1, 2:16:2] : tensor<8x16xf32> -> tensor<8x7xf32>
  // CHECK: graph.iota dim 1 : tensor<4x8xi32>
  %i = graph.iota dim 1 : tensor<4x8xi32>
  // CHECK: graph.dim %q 0 : tensor<?x16xbf16> -> tensor<i64>
  %n = graph.dim %q 0 : tensor<?x16xbf16> -> tensor<i64>
  // CHECK: graph.dot_general %e, %v contract [1] x [0] : tensor<8x16xf32>, tensor<16x8xf32> -> tensor<8x8xf32>
  %d = graph.dot_general %e, %v contract [1] x [0] : tensor<8x16xf32>, tensor<16x8xf32> -> tensor<8x8xf32>
  // CHECK: graph.softmax %y {axis = 1 : i64} : tensor<8x16xf32>
  %f = graph.softmax %y {axis = 1 : i64} : tensor<8x16xf32>
  // CHECK: graph.gelu %y {approximate = "tanh"} : tensor<8x16xf32>
  %g = graph.gelu %y {approximate = "tanh"} : tensor<8x16xf32>
  // CHECK: graph.reduce max %y dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %m = graph.reduce max %y dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  func.return %m : tensor<8xf32>
}
