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
// CHECK-NEXT:     loop.parallel (%1, %2) in (16, 40) {
// CHECK-NEXT:       %3 = loop.reduce (%4) in (24) init (%0 : f32) {
// CHECK-NEXT:         %5 = loop.load %x[%1, %4] : memref<16x24xf32>
// CHECK-NEXT:         %6 = loop.load %w[%4, %2] : memref<24x40xf32>
// CHECK-NEXT:         %7 = arith.mulf %5, %6 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %7 : f32
// CHECK-NEXT:       } combine (%8, %9) {
// CHECK-NEXT:         %10 = arith.addf %8, %9 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %10 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = loop.load %b[%2] : memref<40xf32>
// CHECK-NEXT:       %s = arith.addf %3, %11 : f32
// CHECK-NEXT:       %12 = arith.maximumf %s, %0 : f32
// CHECK-NEXT:       loop.store %12, %y[%1, %2] : memref<16x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
