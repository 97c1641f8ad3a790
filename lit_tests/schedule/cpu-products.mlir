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
// CHECK-NEXT:     %2 = arith.constant 40 : index
// CHECK-NEXT:     %3 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.constant 2 : index
// CHECK-NEXT:     %5 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.constant 24 : index
// CHECK-NEXT:     %7 = arith.constant 3 : index
// CHECK-NEXT:     %8 = arith.constant 768 : index
// CHECK-NEXT:     %9 = arith.constant 32 : index
// CHECK-NEXT:     %10 = arith.constant 8 : index
// CHECK-NEXT:     %11 = arith.constant 6 : index
// CHECK-NEXT:     %12 = arith.constant 4 : index
// CHECK-NEXT:     %13 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %14 = memref.alloca() : memref<1152xf32>
// CHECK-NEXT:     scf.for %15 = %3 to %6 step %5 {
// CHECK-NEXT:       %16 = arith.muli %15, %1 : index
// CHECK-NEXT:       %17 = arith.muli %15, %2 : index
// CHECK-NEXT:       scf.for %18 = %3 to %4 step %5 {
// CHECK-NEXT:         %19 = arith.muli %18, %0 : index
// CHECK-NEXT:         %20 = arith.addi %19, %16 : index
// CHECK-NEXT:         %21 = arith.muli %18, %1 : index
// CHECK-NEXT:         kernel.simd (%22) in (%3, %1) {
// CHECK-NEXT:           %23 = arith.addi %21, %22 : index
// CHECK-NEXT:           %24 = arith.addi %23, %17 : index
// CHECK-NEXT:           %25 = memref.load %w[%24] : memref<960xf32>
// CHECK-NEXT:           %26 = arith.addi %20, %22 : index
// CHECK-NEXT:           memref.store %25, %14[%26] : memref<1152xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %27 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     scf.for %28 = %3 to %6 step %5 {
// CHECK-NEXT:       %29 = arith.muli %28, %1 : index
// CHECK-NEXT:       %30 = arith.addi %29, %8 : index
// CHECK-NEXT:       %31 = arith.muli %28, %2 : index
// CHECK-NEXT:       kernel.simd (%32) in (%3, %10) {
// CHECK-NEXT:         %33 = arith.addi %32, %9 : index
// CHECK-NEXT:         %34 = arith.addi %33, %31 : index
// CHECK-NEXT:         %35 = memref.load %w[%34] : memref<960xf32>
// CHECK-NEXT:         %36 = arith.addi %30, %32 : index
// CHECK-NEXT:         memref.store %35, %14[%36] : memref<1152xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.simd (%37) in (%10, %1) {
// CHECK-NEXT:         %38 = arith.addi %30, %37 : index
// CHECK-NEXT:         memref.store %27, %14[%38] : memref<1152xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %39 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     scf.for %40 = %3 to %7 step %5 {
// CHECK-NEXT:       %41 = arith.muli %40, %0 : index
// CHECK-NEXT:       %42 = arith.muli %40, %1 : index
// CHECK-NEXT:       scf.for %43 = %3 to %2 step %11 {
// CHECK-NEXT:         %44 = arith.subi %2, %43 : index
// CHECK-NEXT:         %45 = arith.minui %44, %11 : index
// CHECK-NEXT:         %46 = arith.cmpi eq, %45, %11 : index
// CHECK-NEXT:         %47 = arith.muli %43, %6 : index
// CHECK-NEXT:         scf.if %46 {
// CHECK-NEXT:           kernel.outer_products %x[%47] (%6, %5), %14[%41] (%1) depth %6 to %39[%3] (%1) rows 6 columns 16 : memref<960xf32>, memref<1152xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %48 = arith.cmpi eq, %45, %12 : index
// CHECK-NEXT:         scf.if %48 {
// CHECK-NEXT:           kernel.outer_products %x[%47] (%6, %5), %14[%41] (%1) depth %6 to %39[%3] (%1) rows 4 columns 16 : memref<960xf32>, memref<1152xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %49 = arith.cmpi ult, %40, %4 : index
// CHECK-NEXT:         scf.if %49 {
// CHECK-NEXT:           scf.for %50 = %3 to %45 step %5 {
// CHECK-NEXT:             %51 = arith.addi %43, %50 : index
// CHECK-NEXT:             %52 = arith.muli %50, %1 : index
// CHECK-NEXT:             %53 = arith.muli %51, %2 : index
// CHECK-NEXT:             kernel.simd (%54) in (%3, %1) {
// CHECK-NEXT:               %55 = arith.addi %42, %54 : index
// CHECK-NEXT:               %56 = arith.addi %52, %54 : index
// CHECK-NEXT:               %57 = memref.load %39[%56] : memref<96xf32>
// CHECK-NEXT:               %58 = memref.load %b[%55] : memref<40xf32>
// CHECK-NEXT:               %s = arith.addf %57, %58 : f32
// CHECK-NEXT:               %59 = arith.maximumf %s, %13 : f32
// CHECK-NEXT:               %60 = arith.addi %53, %55 : index
// CHECK-NEXT:               memref.store %59, %y[%60] : memref<1600xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         %61 = arith.cmpi eq, %40, %4 : index
// CHECK-NEXT:         scf.if %61 {
// CHECK-NEXT:           scf.for %62 = %3 to %45 step %5 {
// CHECK-NEXT:             %63 = arith.addi %43, %62 : index
// CHECK-NEXT:             %64 = arith.muli %62, %1 : index
// CHECK-NEXT:             %65 = arith.muli %63, %2 : index
// CHECK-NEXT:             kernel.simd (%66) in (%3, %10) {
// CHECK-NEXT:               %67 = arith.addi %42, %66 : index
// CHECK-NEXT:               %68 = arith.addi %64, %66 : index
// CHECK-NEXT:               %69 = memref.load %39[%68] : memref<96xf32>
// CHECK-NEXT:               %70 = memref.load %b[%67] : memref<40xf32>
// CHECK-NEXT:               %s_1 = arith.addf %69, %70 : f32
// CHECK-NEXT:               %71 = arith.maximumf %s_1, %13 : f32
// CHECK-NEXT:               %72 = arith.addi %65, %67 : index
// CHECK-NEXT:               memref.store %71, %y[%72] : memref<1600xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
