// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// A fusion is a kernel; movement is folded into the map by which its source is read.

// CHECK: func.func @main(%x: memref<8x16xf32>) -> memref<16x8xf32> {
// CHECK-NEXT: [[Y:%.*]] = memref.alloc() : memref<16x8xf32>
// CHECK-NEXT: loop.launch @fused_exp_neg(%x, [[Y]]) : (memref<8x16xf32>, memref<16x8xf32>)
// CHECK-NEXT: func.return [[Y]]

// CHECK: loop.kernel @fused_exp_neg(%x: memref<8x16xf32>, [[O:%.*]]: memref<16x8xf32>)
// CHECK-NEXT: loop.parallel ([[I:%.*]], [[J:%.*]]) in (16, 8) {
// CHECK-NEXT: [[V:%.*]] = loop.load %x{{\[}}[[I]], [[J]]{{\]}} by affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: [[E:%.*]] = math.exp [[V]] : f32
// CHECK-NEXT: [[N:%.*]] = arith.negf [[E]] : f32
// CHECK-NEXT: loop.store [[N]], [[O]]{{\[}}[[I]], [[J]]{{\]}}
func.func @main(%x: tensor<8x16xf32>) -> tensor<16x8xf32> {
  %e = graph.exp %x : tensor<8x16xf32>
  %t = graph.transpose %e perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  %n = graph.neg %t : tensor<16x8xf32>
  func.return %n : tensor<16x8xf32>
}
