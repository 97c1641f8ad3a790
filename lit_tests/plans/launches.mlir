// RUN: mlfuse-opt --compile-to=loop --device=sm_90 --save-plan=%t.plan %s -o %t.loop
// RUN: filecheck %s --check-prefix=PLAN < %t.plan
// RUN: filecheck %s --check-prefix=SHARED < %t.loop
// RUN: mlfuse-opt --compile-to=loop --device=sm_90 --use-plan=%t.plan %s | diff - %t.loop
// RUN: sed 's/\[\["fused_exp", "fused_reduce_add"\]\]/[]/' %t.plan > %t.apart
// RUN: mlfuse-opt --compile-to=loop --device=sm_90 --use-plan=%t.apart %s | filecheck %s --check-prefix=APART

// Kernels that share a launch on a GPU are in the plan, and share none where it says so.

// PLAN: attributes {mlfuse.launches = {{\[\[}}"fused_exp", "fused_reduce_add"]]}
// SHARED: loop.switch
// APART: loop.kernel @fused_exp
// APART-NOT: loop.switch
func.func @main(%x: tensor<300xf32>, %y: tensor<70x8xf32>) -> (tensor<300xf32>, tensor<70xf32>) {
  %a = graph.exp %x : tensor<300xf32>
  %b = graph.reduce add %y dims [1] : tensor<70x8xf32> -> tensor<70xf32>
  func.return %a, %b : tensor<300xf32>, tensor<70xf32>
}
