// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | filecheck %s

// One nest; the broadcast is the map of a load.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %bias: tensor<16xf32>) -> tensor<8x16xf32> {
  %0 = graph.mul %x, %y : tensor<8x16xf32>
  %1 = graph.broadcast %bias dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %2 = graph.add %0, %1 : tensor<8x16xf32>
  %3 = graph.relu %2 : tensor<8x16xf32>
  func.return %3 : tensor<8x16xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<8x16xf32>, %y: memref<8x16xf32>, %bias: memref<16xf32>) -> memref<8x16xf32> {
// CHECK-NEXT:     %0 = memref.alloc() : memref<8x16xf32>
// CHECK-NEXT:     loop.launch @fused_mul_add_max(%x, %y, %bias, %0) : (memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>, memref<8x16xf32>)
// CHECK-NEXT:     func.return %0 : memref<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_mul_add_max(%x: memref<8x16xf32>, %y: memref<8x16xf32>, %bias: memref<16xf32>, %0: memref<8x16xf32>) attributes {arg_dims = [array<i64: 8, 16>, array<i64: 8, 16>, array<i64: 16>, array<i64: 8, 16>]} {
// CHECK-NEXT:     %1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     loop.parallel (%2, %3) in (8, 16) {
// CHECK-NEXT:       %4 = loop.load %x[%2, %3] : memref<8x16xf32>
// CHECK-NEXT:       %5 = loop.load %y[%2, %3] : memref<8x16xf32>
// CHECK-NEXT:       %6 = arith.mulf %4, %5 : f32
// CHECK-NEXT:       %7 = loop.load %bias[%3] : memref<16xf32>
// CHECK-NEXT:       %8 = arith.addf %6, %7 : f32
// CHECK-NEXT:       %9 = arith.maximumf %8, %1 : f32
// CHECK-NEXT:       loop.store %9, %0[%2, %3] : memref<8x16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
