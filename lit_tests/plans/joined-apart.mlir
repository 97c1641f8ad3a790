// RUN: mlfuse-opt --fuse --device=cpu --save-plan=%t.plan %s -o %t.fused
// RUN: sed '/graph.dot_general %%x, %%a/ s/{mlfuse.joined/{mlfuse.group = "other", mlfuse.joined/' %t.plan > %t.apart
// RUN: not mlfuse-opt --fuse --device=cpu --use-plan=%t.apart %s 2>&1 | filecheck %s

// Products that become one call are in one group.

// CHECK: error: {{.*}}of set "joined_1" become one call, so they must be in one mlfuse.group
func.func @main(%x: tensor<8x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = graph.dot_general %x, %a contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = graph.dot_general %x, %b contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = graph.neg %0 : tensor<8x8xf32>
  %3 = graph.exp %1 : tensor<8x8xf32>
  func.return %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
