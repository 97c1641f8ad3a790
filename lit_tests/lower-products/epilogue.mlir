// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" %s | filecheck %s
// GOLDEN: written by make goldens

// A product, a bias a column, and relu: the kernel computes each sum where it would have loaded it.

func.func @main(%x: tensor<16x24xf32>, %w: tensor<24x40xf32>, %b: tensor<40xf32>) -> tensor<16x40xf32> {
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<16x24xf32>, tensor<24x40xf32> -> tensor<16x40xf32>
  %c = graph.broadcast %b dims [1] : tensor<40xf32> -> tensor<16x40xf32>
  %s = graph.add %d, %c : tensor<16x40xf32>
  %z = graph.constant dense<0.0> : tensor<16x40xf32>
  %y = graph.max %s, %z : tensor<16x40xf32>
  func.return %y : tensor<16x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<16x24xf32>, %w: memref<24x40xf32>, %b: memref<40xf32>) -> memref<16x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<16x40xf32>
// CHECK-NEXT:     loop.launch @fused_matmul_add_max(%x, %w, %b, %y) : (memref<16x24xf32>, memref<24x40xf32>, memref<40xf32>, memref<16x40xf32>)
// CHECK-NEXT:     func.return %y : memref<16x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_matmul_add_max(%x: memref<16x24xf32>, %w: memref<24x40xf32>, %b: memref<40xf32>, %y: memref<16x40xf32>) attributes {arg_dims = [array<i64: 16, 24>, array<i64: 24, 40>, array<i64: 40>, array<i64: 16, 40>]} {
// CHECK-NEXT:     %0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     loop.parallel (%2, %3) in (16, 40) {
// CHECK-NEXT:       %4 = loop.reduce (%5) in (24) init (%0 : f32) {
// CHECK-NEXT:         %6 = loop.load %x[%2, %5] : memref<16x24xf32>
// CHECK-NEXT:         %7 = loop.load %w[%5, %3] : memref<24x40xf32>
// CHECK-NEXT:         %8 = arith.mulf %6, %7 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %8 : f32
// CHECK-NEXT:       } combine (%9, %10) {
// CHECK-NEXT:         %11 = arith.addf %9, %10 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %11 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = loop.load %b[%3] : memref<40xf32>
// CHECK-NEXT:       %s = arith.addf %4, %12 : f32
// CHECK-NEXT:       %13 = arith.maximumf %s, %1 : f32
// CHECK-NEXT:       loop.store %13, %y[%2, %3] : memref<16x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
