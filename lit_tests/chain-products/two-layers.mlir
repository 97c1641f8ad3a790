// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --chain-products="device=cpu" %s | filecheck %s
// GOLDEN: written by make goldens

// Two layers with a tanh between them: one kernel, and a local in the place of the buffer between them.

func.func @main(%x: tensor<128x24xf32>, %w: tensor<24x48xf32>, %u: tensor<48x16xf32>) -> tensor<128x16xf32> {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<128x24xf32>, tensor<24x48xf32> -> tensor<128x48xf32>
  %h = graph.tanh %a : tensor<128x48xf32>
  %y = graph.dot_general %h, %u contract [1] x [0] : tensor<128x48xf32>, tensor<48x16xf32> -> tensor<128x16xf32>
  func.return %y : tensor<128x16xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<128x24xf32>, %w: memref<24x48xf32>, %u: memref<48x16xf32>) -> memref<128x16xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<128x16xf32>
// CHECK-NEXT:     loop.launch @fused_matmul_tanh_2(%x, %w, %u, %y) : (memref<128x24xf32>, memref<24x48xf32>, memref<48x16xf32>, memref<128x16xf32>)
// CHECK-NEXT:     func.return %y : memref<128x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_matmul_tanh_2(%x: memref<128x24xf32>, %w: memref<24x48xf32>, %u: memref<48x16xf32>, %y: memref<128x16xf32>) attributes {arg_dims = [array<i64: 128, 24>, array<i64: 24, 48>, array<i64: 48, 16>, array<i64: 128, 16>]} {
// CHECK-NEXT:     %h = loop.local : memref<128x48xf32>
// CHECK-NEXT:     %0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     loop.parallel (%2, %3) in (128, 48) {
// CHECK-NEXT:       %4 = loop.reduce (%5) in (24) init (%0 : f32) {
// CHECK-NEXT:         %6 = loop.load %x[%2, %5] : memref<128x24xf32>
// CHECK-NEXT:         %7 = loop.load %w[%5, %3] : memref<24x48xf32>
// CHECK-NEXT:         %8 = arith.mulf %6, %7 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %8 : f32
// CHECK-NEXT:       } combine (%9, %10) {
// CHECK-NEXT:         %11 = arith.addf %9, %10 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %11 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = math.tanh %4 : f32
// CHECK-NEXT:       loop.store %12, %h[%2, %3] : memref<128x48xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     loop.parallel (%13, %14) in (128, 16) {
// CHECK-NEXT:       %15 = loop.reduce (%16) in (48) init (%1 : f32) {
// CHECK-NEXT:         %17 = loop.load %h[%13, %16] : memref<128x48xf32>
// CHECK-NEXT:         %18 = loop.load %u[%16, %14] : memref<48x16xf32>
// CHECK-NEXT:         %19 = arith.mulf %17, %18 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %19 : f32
// CHECK-NEXT:       } combine (%20, %21) {
// CHECK-NEXT:         %22 = arith.addf %20, %21 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %22 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.store %15, %y[%13, %14] : memref<128x16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
