// RUN: mlfuse-opt --fuse --device=cpu --save-plan=%t.plan %s -o %t.fused
// RUN: filecheck %s < %t.fused
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.plan %s | diff - %t.fused
// RUN: sed '/graph.exp %%y/ s/ {.*}//' %t.plan > %t.fewer
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.fewer %s | filecheck %s --check-prefix=FEWER

// A tensor is taken out of a launch, and is a kernel by itself. With the plan as it was saved it is in the launch again.

// CHECK: (%x_1 = [%x : tensor<8xf32>, %y : tensor<9xf32>, %z : tensor<10xf32>])
// CHECK-NOT: graph.foreach
// FEWER: graph.fusion "fused_exp" (
// FEWER: graph.foreach "fused_exp" (%x_1 = [%x : tensor<8xf32>, %z : tensor<10xf32>])
// FEWER-NOT: graph.f
func.func @main(%x: tensor<8xf32>, %y: tensor<9xf32>, %z: tensor<10xf32>) -> (tensor<8xf32>, tensor<9xf32>, tensor<10xf32>) {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.exp %y : tensor<9xf32>
  %c = graph.exp %z : tensor<10xf32>
  func.return %a, %b, %c : tensor<8xf32>, tensor<9xf32>, tensor<10xf32>
}
