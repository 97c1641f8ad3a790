// RUN: mlfuse-opt --fuse-vertical --remarks=all %s 2>&1 | filecheck %s

// Ops that feed each other become one kernel; broadcasts and constants come along for nothing.

// CHECK:      chain.mlir:{{[0-9]+}}:8: remark: [vertical.fuse] fused: graph.add into graph.max
// CHECK:      func.func @main
// CHECK-NEXT:   graph.fusion "fused_mul_add_max" (
// CHECK:        graph.yield
// CHECK-NEXT: }
// CHECK-NEXT: func.return
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
  %0 = graph.mul %x, %x : tensor<8x16xf32>
  %1 = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %2 = graph.add %0, %1 : tensor<8x16xf32>
  %c = graph.constant dense<0.0> : tensor<f32>
  %cs = graph.broadcast %c dims [] : tensor<f32> -> tensor<8x16xf32>
  %3 = graph.max %2, %cs : tensor<8x16xf32>
  func.return %3 : tensor<8x16xf32>
}
