// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" %s | filecheck %s
// GOLDEN: written by make goldens

// The kernel of a product computes the right matrix: integers of a byte, times the scale of their column.

func.func @main(%x: tensor<16x24xf32>, %w: tensor<24x40xi8>, %s: tensor<40xf32>) -> tensor<16x40xf32> {
  %f = graph.cast %w : tensor<24x40xi8> -> tensor<24x40xf32>
  %c = graph.broadcast %s dims [1] : tensor<40xf32> -> tensor<24x40xf32>
  %d = graph.mul %f, %c : tensor<24x40xf32>
  %y = graph.dot_general %x, %d contract [1] x [0] : tensor<16x24xf32>, tensor<24x40xf32> -> tensor<16x40xf32>
  func.return %y : tensor<16x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<16x24xf32>, %w: memref<24x40xi8>, %s: memref<40xf32>) -> memref<16x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<16x40xf32>
// CHECK-NEXT:     loop.launch @fused_matmul(%x, %w, %s, %y) : (memref<16x24xf32>, memref<24x40xi8>, memref<40xf32>, memref<16x40xf32>)
// CHECK-NEXT:     func.return %y : memref<16x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_matmul(%x: memref<16x24xf32>, %w: memref<24x40xi8>, %s: memref<40xf32>, %y: memref<16x40xf32>) attributes {arg_dims = [array<i64: 16, 24>, array<i64: 24, 40>, array<i64: 40>, array<i64: 16, 40>]} {
// CHECK-NEXT:     %0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     loop.parallel (%1, %2) in (16, 40) {
// CHECK-NEXT:       %3 = loop.reduce (%4) in (24) init (%0 : f32) {
// CHECK-NEXT:         %5 = loop.load %x[%1, %4] : memref<16x24xf32>
// CHECK-NEXT:         %6 = loop.load %w[%4, %2] : memref<24x40xi8>
// CHECK-NEXT:         %f = arith.sitofp %6 : i8 to f32
// CHECK-NEXT:         %7 = loop.load %s[%2] : memref<40xf32>
// CHECK-NEXT:         %8 = arith.mulf %f, %7 : f32
// CHECK-NEXT:         %9 = arith.mulf %5, %8 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %9 : f32
// CHECK-NEXT:       } combine (%10, %11) {
// CHECK-NEXT:         %12 = arith.addf %10, %11 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %12 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.store %3, %y[%1, %2] : memref<16x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
