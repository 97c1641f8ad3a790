// RUN: mlfuse-opt --compile-to=kernel --device=cpu %s | filecheck %s

// Chunks over rows, vectors along them.
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
// CHECK-NEXT:     %1 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_mul_add_max grid (%1) block (1) args (%x, %y, %bias, %0 : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>, memref<8x16xf32>)
// CHECK-NEXT:     func.return %0 : memref<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_mul_add_max(%x: memref<128xf32>, %y: memref<128xf32>, %bias: memref<16xf32>, %0: memref<128xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %1 = arith.constant 16 : index
// CHECK-NEXT:     %2 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.constant 8 : index
// CHECK-NEXT:     %4 = arith.constant 1 : index
// CHECK-NEXT:     %5 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     scf.for %6 = %2 to %3 step %4 {
// CHECK-NEXT:       %7 = arith.muli %6, %1 : index
// CHECK-NEXT:       kernel.simd (%8) in (%2, %1) {
// CHECK-NEXT:         %9 = arith.addi %7, %8 : index
// CHECK-NEXT:         %10 = memref.load %x[%9] : memref<128xf32>
// CHECK-NEXT:         %11 = memref.load %y[%9] : memref<128xf32>
// CHECK-NEXT:         %12 = arith.mulf %10, %11 : f32
// CHECK-NEXT:         %13 = memref.load %bias[%8] : memref<16xf32>
// CHECK-NEXT:         %14 = arith.addf %12, %13 : f32
// CHECK-NEXT:         %15 = arith.maximumf %14, %5 : f32
// CHECK-NEXT:         memref.store %15, %0[%9] : memref<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
