// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// Of most operands a sine takes a short path. A first loop asks whether all angles of a chunk are among them, and one of two
// loops computes the chunk.

func.func @main(%x: tensor<100000xf32>, %w: tensor<100000xf32>) -> tensor<100000xf32> {
  %a = graph.mul %x, %w : tensor<100000xf32>
  %s = graph.sin %a : tensor<100000xf32>
  %y = graph.add %s, %x : tensor<100000xf32>
  func.return %y : tensor<100000xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<100000xf32>, %w: memref<100000xf32>) -> memref<100000xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<100000xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_mul_sin_add grid (%0) block (1) args (%x, %w, %y : memref<100000xf32>, memref<100000xf32>, memref<100000xf32>)
// CHECK-NEXT:     func.return %y : memref<100000xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_mul_sin_add(%x: memref<100000xf32>, %w: memref<100000xf32>, %y: memref<100000xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 100000 : index
// CHECK-NEXT:     kernel.chunks (%1, %2) in %0 by 5440 fork 4 {
// CHECK-NEXT:       %3 = memref.alloca() : memref<i32>
// CHECK-NEXT:       %4 = arith.constant 0 : i32
// CHECK-NEXT:       memref.store %4, %3[] : memref<i32>
// CHECK-NEXT:       %5 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %6 = %1 to %2 step %5 {
// CHECK-NEXT:         %7 = memref.load %x[%6] : memref<100000xf32>
// CHECK-NEXT:         %8 = memref.load %w[%6] : memref<100000xf32>
// CHECK-NEXT:         %a = arith.mulf %7, %8 : f32
// CHECK-NEXT:         %9 = math.absf %a : f32
// CHECK-NEXT:         %10 = arith.constant 0x4B800000 : f32
// CHECK-NEXT:         %11 = arith.cmpf oge, %9, %10 : f32
// CHECK-NEXT:         %12 = memref.load %3[] : memref<i32>
// CHECK-NEXT:         %13 = arith.extui %11 : i1 to i32
// CHECK-NEXT:         %14 = arith.ori %12, %13 : i32
// CHECK-NEXT:         memref.store %14, %3[] : memref<i32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %15 = memref.load %3[] : memref<i32>
// CHECK-NEXT:       %16 = arith.cmpi ne, %15, %4 : i32
// CHECK-NEXT:       scf.if %16 {
// CHECK-NEXT:         kernel.simd (%17) in (%1, %2) {
// CHECK-NEXT:           %18 = memref.load %x[%17] : memref<100000xf32>
// CHECK-NEXT:           %19 = memref.load %w[%17] : memref<100000xf32>
// CHECK-NEXT:           %a_1 = arith.mulf %18, %19 : f32
// CHECK-NEXT:           %s = math.sin %a_1 : f32
// CHECK-NEXT:           %20 = arith.addf %s, %18 : f32
// CHECK-NEXT:           memref.store %20, %y[%17] : memref<100000xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         kernel.simd (%21) in (%1, %2) {
// CHECK-NEXT:           %22 = memref.load %x[%21] : memref<100000xf32>
// CHECK-NEXT:           %23 = memref.load %w[%21] : memref<100000xf32>
// CHECK-NEXT:           %a_2 = arith.mulf %22, %23 : f32
// CHECK-NEXT:           %s_1 = math.sin %a_2 {mlfuse.near} : f32
// CHECK-NEXT:           %24 = arith.addf %s_1, %22 : f32
// CHECK-NEXT:           memref.store %24, %y[%21] : memref<100000xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
