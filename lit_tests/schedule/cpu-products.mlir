// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A product with its epilogue on a CPU: one core packs the three panels, then computes tiles of 6 and of 4 rows.

func.func @main(%x: tensor<40x24xf32>, %w: tensor<24x40xf32>, %b: tensor<40xf32>) -> tensor<40x40xf32> {
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<40x24xf32>, tensor<24x40xf32> -> tensor<40x40xf32>
  %c = graph.broadcast %b dims [1] : tensor<40xf32> -> tensor<40x40xf32>
  %s = graph.add %d, %c : tensor<40x40xf32>
  %z = graph.constant dense<0.0> : tensor<40x40xf32>
  %y = graph.max %s, %z : tensor<40x40xf32>
  func.return %y : tensor<40x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<40x24xf32>, %w: memref<24x40xf32>, %b: memref<40xf32>) -> memref<40x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<40x40xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_matmul_add_max grid (%0) block (1) args (%x, %w, %b, %y : memref<40x24xf32>, memref<24x40xf32>, memref<40xf32>, memref<40x40xf32>)
// CHECK-NEXT:     func.return %y : memref<40x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul_add_max(%x: memref<960xf32>, %w: memref<960xf32>, %b: memref<40xf32>, %y: memref<1600xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
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
// CHECK-NEXT:     %11 = arith.constant 6 : index
// CHECK-NEXT:     %12 = arith.constant 4 : index
// CHECK-NEXT:     %13 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %14 = memref.alloca() : memref<1152xf32>
// CHECK-NEXT:     scf.for %15 = %4 to %7 step %6 {
// CHECK-NEXT:       %16 = arith.muli %15, %1 : index
// CHECK-NEXT:       %17 = arith.addi %15, %2 : index
// CHECK-NEXT:       %18 = arith.muli %17, %3 : index
// CHECK-NEXT:       %19 = arith.muli %15, %3 : index
// CHECK-NEXT:       scf.for %20 = %4 to %5 step %6 {
// CHECK-NEXT:         %21 = arith.muli %20, %0 : index
// CHECK-NEXT:         %22 = arith.addi %21, %16 : index
// CHECK-NEXT:         %23 = arith.muli %20, %1 : index
// CHECK-NEXT:         %24 = arith.addi %23, %18 : index
// CHECK-NEXT:         kernel.prefetch %w[%24] : memref<960xf32>
// CHECK-NEXT:         kernel.simd (%25) in (%4, %1) {
// CHECK-NEXT:           %26 = arith.addi %23, %25 : index
// CHECK-NEXT:           %27 = arith.addi %26, %19 : index
// CHECK-NEXT:           %28 = memref.load %w[%27] : memref<960xf32>
// CHECK-NEXT:           %29 = arith.addi %22, %25 : index
// CHECK-NEXT:           memref.store %28, %14[%29] : memref<1152xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %30 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     scf.for %31 = %4 to %7 step %6 {
// CHECK-NEXT:       %32 = arith.muli %31, %1 : index
// CHECK-NEXT:       %33 = arith.addi %32, %9 : index
// CHECK-NEXT:       %34 = arith.muli %31, %3 : index
// CHECK-NEXT:       kernel.simd (%35) in (%4, %2) {
// CHECK-NEXT:         %36 = arith.addi %35, %10 : index
// CHECK-NEXT:         %37 = arith.addi %36, %34 : index
// CHECK-NEXT:         %38 = memref.load %w[%37] : memref<960xf32>
// CHECK-NEXT:         %39 = arith.addi %33, %35 : index
// CHECK-NEXT:         memref.store %38, %14[%39] : memref<1152xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.simd (%40) in (%2, %1) {
// CHECK-NEXT:         %41 = arith.addi %33, %40 : index
// CHECK-NEXT:         memref.store %30, %14[%41] : memref<1152xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %42 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     scf.for %43 = %4 to %8 step %6 {
// CHECK-NEXT:       %44 = arith.muli %43, %0 : index
// CHECK-NEXT:       %45 = arith.muli %43, %1 : index
// CHECK-NEXT:       scf.for %46 = %4 to %3 step %11 {
// CHECK-NEXT:         %47 = arith.subi %3, %46 : index
// CHECK-NEXT:         %48 = arith.minui %47, %11 : index
// CHECK-NEXT:         %49 = arith.cmpi eq, %48, %11 : index
// CHECK-NEXT:         %50 = arith.muli %46, %7 : index
// CHECK-NEXT:         scf.if %49 {
// CHECK-NEXT:           kernel.outer_products %x[%50] (%7, %6), %14[%44] (%1) depth %7 to %42[%4] (%1) rows 6 columns 16 : memref<960xf32>, memref<1152xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %51 = arith.cmpi eq, %48, %12 : index
// CHECK-NEXT:         scf.if %51 {
// CHECK-NEXT:           kernel.outer_products %x[%50] (%7, %6), %14[%44] (%1) depth %7 to %42[%4] (%1) rows 4 columns 16 : memref<960xf32>, memref<1152xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %52 = arith.cmpi ult, %43, %5 : index
// CHECK-NEXT:         scf.if %52 {
// CHECK-NEXT:           scf.for %53 = %4 to %48 step %6 {
// CHECK-NEXT:             %54 = arith.addi %46, %53 : index
// CHECK-NEXT:             %55 = arith.muli %53, %1 : index
// CHECK-NEXT:             %56 = arith.muli %54, %3 : index
// CHECK-NEXT:             kernel.simd (%57) in (%4, %1) {
// CHECK-NEXT:               %58 = arith.addi %45, %57 : index
// CHECK-NEXT:               %59 = arith.addi %55, %57 : index
// CHECK-NEXT:               %60 = memref.load %42[%59] : memref<96xf32>
// CHECK-NEXT:               %61 = memref.load %b[%58] : memref<40xf32>
// CHECK-NEXT:               %s = arith.addf %60, %61 : f32
// CHECK-NEXT:               %62 = arith.maximumf %s, %13 : f32
// CHECK-NEXT:               %63 = arith.addi %56, %58 : index
// CHECK-NEXT:               memref.store %62, %y[%63] : memref<1600xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         %64 = arith.cmpi eq, %43, %5 : index
// CHECK-NEXT:         scf.if %64 {
// CHECK-NEXT:           scf.for %65 = %4 to %48 step %6 {
// CHECK-NEXT:             %66 = arith.addi %46, %65 : index
// CHECK-NEXT:             %67 = arith.muli %65, %1 : index
// CHECK-NEXT:             %68 = arith.muli %66, %3 : index
// CHECK-NEXT:             kernel.simd (%69) in (%4, %2) {
// CHECK-NEXT:               %70 = arith.addi %45, %69 : index
// CHECK-NEXT:               %71 = arith.addi %67, %69 : index
// CHECK-NEXT:               %72 = memref.load %42[%71] : memref<96xf32>
// CHECK-NEXT:               %73 = memref.load %b[%70] : memref<40xf32>
// CHECK-NEXT:               %s_1 = arith.addf %72, %73 : f32
// CHECK-NEXT:               %74 = arith.maximumf %s_1, %13 : f32
// CHECK-NEXT:               %75 = arith.addi %68, %70 : index
// CHECK-NEXT:               memref.store %74, %y[%75] : memref<1600xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
