// RUN: mlfuse-opt --compile-to=loop --device=sm_90 --save-plan=%t.plan %s -o %t.loop
// RUN: sed 's/ -> tensor<8x16xf32> {/ -> tensor<8x16xf32> attributes {mlfuse.launches = [["fused_exp", "fused_reduce_add_div"]]} {/' %t.plan > %t.shared
// RUN: not mlfuse-opt --compile-to=loop --device=sm_90 --use-plan=%t.shared %s 2>&1 | filecheck %s --check-prefix=SHARED
// RUN: sed 's/\[\[\(.*\)\]\]/[\1]/' %t.shared > %t.flat
// RUN: not mlfuse-opt --compile-to=loop --device=sm_90 --use-plan=%t.flat %s 2>&1 | filecheck %s --check-prefix=FLAT

// A kernel shares no launch with one that it needs.

// SHARED: error: {{.*}}can't share a launch
// FLAT: error: {{.*}}mlfuse.launches is an array of arrays of groups
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %e = graph.exp %x {mlfuse.no_fuse} : tensor<8x16xf32>
  %s = graph.reduce add %e dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %v = graph.broadcast %s dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %y = graph.div %e, %v : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
