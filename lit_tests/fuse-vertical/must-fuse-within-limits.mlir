// RUN: mlfuse-opt --fuse-vertical="max-ops=4" --remarks=all %s 2>&1 | filecheck %s

// Both readers of the marked sum can't be one kernel, so an attempt with both fails. With one of them the kernel is within
// the limit: the mark overrules nothing.

// CHECK-NOT: user.must-fuse
// CHECK: remark: [vertical.fuse] fused: graph.reduce into graph.add: saves
// CHECK-NOT: user.must-fuse
// CHECK: graph.fusion "fused_reduce_add_add_sin_tanh"
// CHECK: graph.fusion "fused_mul_cos"
// CHECK-NOT: graph.fusion
func.func @main(%x: tensor<64x256xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %r = graph.reduce add %x dims [1] {mlfuse.must_fuse} : tensor<64x256xf32> -> tensor<64xf32>
  %a = graph.add %r, %y : tensor<64xf32>
  %b = graph.sin %a : tensor<64xf32>
  %c = graph.tanh %b : tensor<64xf32>
  %v = graph.reverse %r dims [0] : tensor<64xf32> -> tensor<64xf32>
  %d = graph.mul %v, %r : tensor<64xf32>
  %e = graph.cos %d : tensor<64xf32>
  func.return %c, %e : tensor<64xf32>, tensor<64xf32>
}
