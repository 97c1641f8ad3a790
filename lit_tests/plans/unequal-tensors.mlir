// RUN: mlfuse-opt --fuse --device=cpu --save-plan=%t.plan %s -o %t.fused
// RUN: filecheck %s < %t.fused
// RUN: sed 's/, mlfuse.tuple = [01] : i64//; s/mlfuse.foreach/mlfuse.group/' %t.plan > %t.unconnected
// RUN: not mlfuse-opt --fuse --device=cpu --use-plan=%t.unconnected %s 2>&1 | filecheck %s --check-prefix=UNCONNECTED
// RUN: sed 's/{mlfuse.group = "fused_sin"}/{mlfuse.foreach = "fused_exp", mlfuse.tuple = 2 : i64}/' %t.plan > %t.unequal
// RUN: not mlfuse-opt --fuse --device=cpu --use-plan=%t.unequal %s 2>&1 | filecheck %s --check-prefix=UNEQUAL

// What no data connects is a launch over tensors, or several kernels, but not one kernel. A launch over tensors has one
// expression.

// CHECK: graph.fusion "fused_sin"
// CHECK: graph.foreach "fused_exp"
// UNCONNECTED: unconnected:[[#]]:10: error: {{.*}}group "fused_exp" is not a kernel: holds 2 unconnected computations
// UNEQUAL: unequal:[[#]]:10: error: graph.sin: can't be in set "fused_exp": the ops of a tuple are one whole elementwise expression
func.func @main(%x: tensor<8xf32>, %y: tensor<9xf32>, %z: tensor<10xf32>) -> (tensor<8xf32>, tensor<9xf32>, tensor<10xf32>) {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.exp %y : tensor<9xf32>
  %c = graph.sin %z : tensor<10xf32>
  func.return %a, %b, %c : tensor<8xf32>, tensor<9xf32>, tensor<10xf32>
}
