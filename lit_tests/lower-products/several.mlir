// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" %s | filecheck %s
// GOLDEN: written by make goldens

// A sum of two products with as many terms: one nest with a reduction for each.

func.func @main(%x: tensor<16x24xf32>, %w: tensor<24x40xf32>, %u: tensor<16x24xf32>, %v: tensor<24x40xf32>) -> tensor<16x40xf32> {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<16x24xf32>, tensor<24x40xf32> -> tensor<16x40xf32>
  %b = graph.dot_general %u, %v contract [1] x [0] : tensor<16x24xf32>, tensor<24x40xf32> -> tensor<16x40xf32>
  %y = graph.add %a, %b : tensor<16x40xf32>
  func.return %y : tensor<16x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<16x24xf32>, %w: memref<24x40xf32>, %u: memref<16x24xf32>, %v: memref<24x40xf32>) -> memref<16x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<16x40xf32>
// CHECK-NEXT:     loop.launch @fused_matmul_add(%u, %v, %w, %x, %y) : (memref<16x24xf32>, memref<24x40xf32>, memref<24x40xf32>, memref<16x24xf32>, memref<16x40xf32>)
// CHECK-NEXT:     func.return %y : memref<16x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_matmul_add(%u: memref<16x24xf32>, %v: memref<24x40xf32>, %w: memref<24x40xf32>, %x: memref<16x24xf32>, %y: memref<16x40xf32>) attributes {arg_dims = [array<i64: 16, 24>, array<i64: 24, 40>, array<i64: 24, 40>, array<i64: 16, 24>, array<i64: 16, 40>]} {
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
// CHECK-NEXT:       %11 = loop.reduce (%12) in (24) init (%0 : f32) {
// CHECK-NEXT:         %13 = loop.load %u[%1, %12] : memref<16x24xf32>
// CHECK-NEXT:         %14 = loop.load %v[%12, %2] : memref<24x40xf32>
// CHECK-NEXT:         %15 = arith.mulf %13, %14 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %15 : f32
// CHECK-NEXT:       } combine (%16, %17) {
// CHECK-NEXT:         %18 = arith.addf %16, %17 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %18 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = arith.addf %3, %11 : f32
// CHECK-NEXT:       loop.store %19, %y[%1, %2] : memref<16x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
