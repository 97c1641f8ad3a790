// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// Integers have no sign below the graph: the op says how to read them.

// CHECK: loop.kernel @fused_div_max(%x: memref<8xi32>
// CHECK: arith.divui
// CHECK: arith.maxui
// CHECK: loop.kernel @fused_div_max_2(%y: memref<8xi32>
// CHECK: arith.divsi
// CHECK: arith.maxsi
func.func @main(%x: tensor<8xui32>, %y: tensor<8xi32>) -> (tensor<8xui32>, tensor<8xi32>) {
  %a = graph.div %x, %x : tensor<8xui32>
  %b = graph.max %a, %x : tensor<8xui32>
  %c = graph.div %y, %y : tensor<8xi32>
  %d = graph.max %c, %y : tensor<8xi32>
  func.return %b, %d : tensor<8xui32>, tensor<8xi32>
}
