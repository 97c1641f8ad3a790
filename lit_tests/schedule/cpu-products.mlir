// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A product with its epilogue on a CPU: one core packs the three panels, then computes tiles of 6 and of 4 rows.

func.func @main(%x: tensor<70x24xf32>, %w: tensor<24x40xf32>, %b: tensor<40xf32>) -> tensor<70x40xf32> {
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<70x24xf32>, tensor<24x40xf32> -> tensor<70x40xf32>
  %c = graph.broadcast %b dims [1] : tensor<40xf32> -> tensor<70x40xf32>
  %s = graph.add %d, %c : tensor<70x40xf32>
  %z = graph.constant dense<0.0> : tensor<70x40xf32>
  %y = graph.max %s, %z : tensor<70x40xf32>
  func.return %y : tensor<70x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<70x24xf32>, %w: memref<24x40xf32>, %b: memref<40xf32>) -> memref<70x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<70x40xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_matmul_add_max grid (%0) block (1) args (%x, %w, %b, %y : memref<70x24xf32>, memref<24x40xf32>, memref<40xf32>, memref<70x40xf32>)
// CHECK-NEXT:     func.return %y : memref<70x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul_add_max(%x: memref<1680xf32>, %w: memref<960xf32>, %b: memref<40xf32>, %y: memref<2800xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 384 : index
// CHECK-NEXT:     %1 = arith.constant 16 : index
// CHECK-NEXT:     %2 = arith.constant 8 : index
// CHECK-NEXT:     %3 = arith.constant 40 : index
// CHECK-NEXT:     %4 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.constant 2 : index
// CHECK-NEXT:     %6 = arith.constant 1 : index
// CHECK-NEXT:     %7 = arith.constant 24 : index
// CHECK-NEXT:     %8 = arith.constant 3 : index
// CHECK-NEXT:     %9 = arith.constant 768 : index
// CHECK-NEXT:     %10 = arith.constant 32 : index
// CHECK-NEXT:     %11 = arith.constant 70 : index
// CHECK-NEXT:     %12 = arith.constant 6 : index
// CHECK-NEXT:     %13 = arith.constant 4 : index
// CHECK-NEXT:     %14 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %15 = memref.alloca() : memref<1152xf32>
// CHECK-NEXT:     scf.for %16 = %4 to %7 step %6 {
// CHECK-NEXT:       %17 = arith.muli %16, %1 : index
// CHECK-NEXT:       %18 = arith.addi %16, %2 : index
// CHECK-NEXT:       %19 = arith.muli %18, %3 : index
// CHECK-NEXT:       %20 = arith.muli %16, %3 : index
// CHECK-NEXT:       scf.for %21 = %4 to %5 step %6 {
// CHECK-NEXT:         %22 = arith.muli %21, %0 : index
// CHECK-NEXT:         %23 = arith.addi %22, %17 : index
// CHECK-NEXT:         %24 = arith.muli %21, %1 : index
// CHECK-NEXT:         %25 = arith.addi %24, %19 : index
// CHECK-NEXT:         kernel.prefetch %w[%25] : memref<960xf32>
// CHECK-NEXT:         kernel.simd (%26) in (%4, %1) {
// CHECK-NEXT:           %27 = arith.addi %24, %26 : index
// CHECK-NEXT:           %28 = arith.addi %27, %20 : index
// CHECK-NEXT:           %29 = memref.load %w[%28] : memref<960xf32>
// CHECK-NEXT:           %30 = arith.addi %23, %26 : index
// CHECK-NEXT:           memref.store %29, %15[%30] : memref<1152xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %31 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     scf.for %32 = %4 to %7 step %6 {
// CHECK-NEXT:       %33 = arith.muli %32, %1 : index
// CHECK-NEXT:       %34 = arith.addi %33, %9 : index
// CHECK-NEXT:       %35 = arith.muli %32, %3 : index
// CHECK-NEXT:       kernel.simd (%36) in (%4, %2) {
// CHECK-NEXT:         %37 = arith.addi %36, %10 : index
// CHECK-NEXT:         %38 = arith.addi %37, %35 : index
// CHECK-NEXT:         %39 = memref.load %w[%38] : memref<960xf32>
// CHECK-NEXT:         %40 = arith.addi %34, %36 : index
// CHECK-NEXT:         memref.store %39, %15[%40] : memref<1152xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.simd (%41) in (%2, %1) {
// CHECK-NEXT:         %42 = arith.addi %34, %41 : index
// CHECK-NEXT:         memref.store %31, %15[%42] : memref<1152xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %43 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     scf.for %44 = %4 to %8 step %6 {
// CHECK-NEXT:       %45 = arith.muli %44, %0 : index
// CHECK-NEXT:       %46 = arith.muli %44, %1 : index
// CHECK-NEXT:       scf.for %47 = %4 to %11 step %12 {
// CHECK-NEXT:         %48 = arith.subi %11, %47 : index
// CHECK-NEXT:         %49 = arith.minui %48, %12 : index
// CHECK-NEXT:         %50 = arith.cmpi eq, %49, %12 : index
// CHECK-NEXT:         %51 = arith.muli %47, %7 : index
// CHECK-NEXT:         scf.if %50 {
// CHECK-NEXT:           kernel.outer_products %x[%51] (%7, %6), %15[%45] (%1) depth %7 to %43[%4] (%1) rows 6 columns 16 : memref<1680xf32>, memref<1152xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %52 = arith.cmpi eq, %49, %13 : index
// CHECK-NEXT:         scf.if %52 {
// CHECK-NEXT:           kernel.outer_products %x[%51] (%7, %6), %15[%45] (%1) depth %7 to %43[%4] (%1) rows 4 columns 16 : memref<1680xf32>, memref<1152xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %53 = arith.cmpi ult, %44, %5 : index
// CHECK-NEXT:         scf.if %53 {
// CHECK-NEXT:           scf.for %54 = %4 to %49 step %6 {
// CHECK-NEXT:             %55 = arith.addi %47, %54 : index
// CHECK-NEXT:             %56 = arith.muli %54, %1 : index
// CHECK-NEXT:             %57 = arith.muli %55, %3 : index
// CHECK-NEXT:             kernel.simd (%58) in (%4, %1) {
// CHECK-NEXT:               %59 = arith.addi %46, %58 : index
// CHECK-NEXT:               %60 = arith.addi %56, %58 : index
// CHECK-NEXT:               %61 = memref.load %43[%60] : memref<96xf32>
// CHECK-NEXT:               %62 = memref.load %b[%59] : memref<40xf32>
// CHECK-NEXT:               %s = arith.addf %61, %62 : f32
// CHECK-NEXT:               %63 = arith.maximumf %s, %14 : f32
// CHECK-NEXT:               %64 = arith.addi %57, %59 : index
// CHECK-NEXT:               memref.store %63, %y[%64] : memref<2800xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         %65 = arith.cmpi eq, %44, %5 : index
// CHECK-NEXT:         scf.if %65 {
// CHECK-NEXT:           scf.for %66 = %4 to %49 step %6 {
// CHECK-NEXT:             %67 = arith.addi %47, %66 : index
// CHECK-NEXT:             %68 = arith.muli %66, %1 : index
// CHECK-NEXT:             %69 = arith.muli %67, %3 : index
// CHECK-NEXT:             kernel.simd (%70) in (%4, %2) {
// CHECK-NEXT:               %71 = arith.addi %46, %70 : index
// CHECK-NEXT:               %72 = arith.addi %68, %70 : index
// CHECK-NEXT:               %73 = memref.load %43[%72] : memref<96xf32>
// CHECK-NEXT:               %74 = memref.load %b[%71] : memref<40xf32>
// CHECK-NEXT:               %s_1 = arith.addf %73, %74 : f32
// CHECK-NEXT:               %75 = arith.maximumf %s_1, %14 : f32
// CHECK-NEXT:               %76 = arith.addi %69, %71 : index
// CHECK-NEXT:               memref.store %75, %y[%76] : memref<2800xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
