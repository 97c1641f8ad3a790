// RUN: mlfuse-opt --inline --fuse-vertical --device=cpu %s | filecheck %s

// A mark on a call is for what is inlined for it. `no_fuse` keeps its ops together, and apart from others.

// CHECK: graph.fusion "fused_exp"
// CHECK: graph.fusion "fused_sin_cos"
// CHECK: graph.sin %{{.*}} {mlfuse.apart = "call_1"}
// CHECK: graph.fusion "fused_sin_cos_exp"
// CHECK-NEXT: graph.sin %{{.*}} {mlfuse.group = "g"}
// CHECK-NEXT: graph.cos %{{.*}} {mlfuse.group = "g"}
// CHECK-NEXT: graph.exp %{{[a-z0-9_]*}} : tensor<4xf32>
// CHECK-NOT: graph.fusion
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.sin %x : tensor<4xf32>
  %1 = graph.cos %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = graph.exp %x : tensor<4xf32>
  %b = func.call @f(%a) {mlfuse.no_fuse} : (tensor<4xf32>) -> tensor<4xf32>
  %c = func.call @f(%b) {mlfuse.group = "g"} : (tensor<4xf32>) -> tensor<4xf32>
  %d = graph.exp %c : tensor<4xf32>
  func.return %d : tensor<4xf32>
}
