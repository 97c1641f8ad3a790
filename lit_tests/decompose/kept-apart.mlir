// RUN: mlfuse-opt --decompose --fuse-vertical --device=cpu %s | filecheck %s

// A composite that is marked `mlfuse.no_fuse` is one kernel by itself: its ops have one name in `mlfuse.apart`.

// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_reduce_max_sub_exp_reduce_add_div"
// CHECK-NEXT: graph.reduce max {{.*}} {mlfuse.apart = "softmax_1"}
// CHECK: graph.fusion "fused_reduce_max_sub_exp_reduce_add_div_2"
// CHECK-NEXT: graph.reduce max {{.*}} {mlfuse.apart = "softmax_2"}
// CHECK: graph.fusion "fused_sin"
// CHECK-NOT: graph.fusion
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %a = graph.exp %x : tensor<8x16xf32>
  %s = graph.softmax %a {axis = 1 : i64, mlfuse.no_fuse} : tensor<8x16xf32>
  %t = graph.softmax %s {axis = 1 : i64, mlfuse.no_fuse} : tensor<8x16xf32>
  %y = graph.sin %t : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
