// RUN: mlfuse-opt --compile-to=kernel --device=sm_90 %s | filecheck %s

// Four neighbours a thread, 16 bytes an access.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %bias: tensor<16xf32>) -> tensor<8x16xf32> {
  %0 = graph.mul %x, %y : tensor<8x16xf32>
  %1 = graph.broadcast %bias dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %2 = graph.add %0, %1 : tensor<8x16xf32>
  %3 = graph.relu %2 : tensor<8x16xf32>
  func.return %3 : tensor<8x16xf32>
}

// CHECK: builtin.module {
// CHECK-NEXT:   func.func @main(%x: memref<8x16xf32>, %y: memref<8x16xf32>, %bias: memref<16xf32>) -> memref<8x16xf32> {
// CHECK-NEXT:     %0 = memref.alloc() : memref<8x16xf32>
// CHECK-NEXT:     %1 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_mul_add_max grid (%1) block (256) args (%x, %y, %bias, %0 : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>, memref<8x16xf32>)
// CHECK-NEXT:     func.return %0 : memref<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_mul_add_max(%x: memref<128xf32>, %y: memref<128xf32>, %bias: memref<16xf32>, %0: memref<128xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %1 = arith.constant 256 : index
// CHECK-NEXT:     %2 = arith.constant 4 : index
// CHECK-NEXT:     %3 = arith.constant 3 : index
// CHECK-NEXT:     %4 = arith.constant 128 : index
// CHECK-NEXT:     %5 = arith.constant 16 : index
// CHECK-NEXT:     %6 = arith.constant 0 : index
// CHECK-NEXT:     %7 = arith.constant 1 : index
// CHECK-NEXT:     %8 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %9 = kernel.block_id
// CHECK-NEXT:     %10 = arith.muli %9, %1 : index
// CHECK-NEXT:     %11 = kernel.thread_id
// CHECK-NEXT:     %12 = arith.addi %10, %11 : index
// CHECK-NEXT:     %13 = arith.muli %12, %2 : index
// CHECK-NEXT:     %14 = kernel.is_aligned %x, %y, %bias, %0 to 16 : memref<128xf32>, memref<128xf32>, memref<16xf32>, memref<128xf32>
// CHECK-NEXT:     %15 = arith.addi %13, %3 : index
// CHECK-NEXT:     %16 = arith.cmpi ult, %15, %4 : index
// CHECK-NEXT:     %17 = arith.andi %16, %14 : i1
// CHECK-NEXT:     %18 = arith.remui %13, %5 : index
// CHECK-NEXT:     %19 = arith.divui %13, %5 : index
// CHECK-NEXT:     %20 = arith.muli %19, %5 : index
// CHECK-NEXT:     %21 = arith.addi %20, %18 : index
// CHECK-NEXT:     %22 = arith.addi %13, %2 : index
// CHECK-NEXT:     %23 = arith.minui %22, %4 : index
// CHECK-NEXT:     scf.if %17 {
// CHECK-NEXT:       %24 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       kernel.vector_copy %x[%21] to %24[%6] width 4 : memref<128xf32>, memref<4xf32>
// CHECK-NEXT:       %25 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       kernel.vector_copy %y[%21] to %25[%6] width 4 : memref<128xf32>, memref<4xf32>
// CHECK-NEXT:       %26 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       kernel.vector_copy %bias[%18] to %26[%6] width 4 : memref<16xf32>, memref<4xf32>
// CHECK-NEXT:       %27 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       kernel.unroll (%28) in 4 {
// CHECK-NEXT:         %29 = memref.load %24[%28] : memref<4xf32>
// CHECK-NEXT:         %30 = memref.load %25[%28] : memref<4xf32>
// CHECK-NEXT:         %31 = arith.mulf %29, %30 : f32
// CHECK-NEXT:         %32 = memref.load %26[%28] : memref<4xf32>
// CHECK-NEXT:         %33 = arith.addf %31, %32 : f32
// CHECK-NEXT:         %34 = arith.maximumf %33, %8 : f32
// CHECK-NEXT:         memref.store %34, %27[%28] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.vector_copy %27[%6] to %0[%21] width 4 : memref<4xf32>, memref<128xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.for %35 = %13 to %23 step %7 {
// CHECK-NEXT:         %36 = arith.remui %35, %5 : index
// CHECK-NEXT:         %37 = arith.divui %35, %5 : index
// CHECK-NEXT:         %38 = arith.muli %37, %5 : index
// CHECK-NEXT:         %39 = arith.addi %38, %36 : index
// CHECK-NEXT:         %40 = memref.load %x[%39] : memref<128xf32>
// CHECK-NEXT:         %41 = memref.load %y[%39] : memref<128xf32>
// CHECK-NEXT:         %42 = arith.mulf %40, %41 : f32
// CHECK-NEXT:         %43 = memref.load %bias[%36] : memref<16xf32>
// CHECK-NEXT:         %44 = arith.addf %42, %43 : f32
// CHECK-NEXT:         %45 = arith.maximumf %44, %8 : f32
// CHECK-NEXT:         memref.store %45, %0[%39] : memref<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
