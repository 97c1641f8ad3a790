// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A sum of two products on a CPU: one core packs the panels of both, and the epilogue adds two tiles.

func.func @main(%x: tensor<12x24xf32>, %w: tensor<24x32xf32>, %u: tensor<12x24xf32>, %v: tensor<24x32xf32>) -> tensor<12x32xf32> {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %b = graph.dot_general %u, %v contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %y = graph.add %a, %b : tensor<12x32xf32>
  func.return %y : tensor<12x32xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<12x24xf32>, %w: memref<24x32xf32>, %u: memref<12x24xf32>, %v: memref<24x32xf32>) -> memref<12x32xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<12x32xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_matmul_add grid (%0) block (1) args (%u, %v, %w, %x, %y : memref<12x24xf32>, memref<24x32xf32>, memref<24x32xf32>, memref<12x24xf32>, memref<12x32xf32>)
// CHECK-NEXT:     func.return %y : memref<12x32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul_add(%u: memref<288xf32>, %v: memref<768xf32>, %w: memref<768xf32>, %x: memref<288xf32>, %y: memref<384xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 384 : index
// CHECK-NEXT:     %1 = arith.constant 16 : index
// CHECK-NEXT:     %2 = arith.constant 32 : index
// CHECK-NEXT:     %3 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.constant 2 : index
// CHECK-NEXT:     %5 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.constant 24 : index
// CHECK-NEXT:     %7 = arith.constant 6 : index
// CHECK-NEXT:     %8 = arith.constant 12 : index
// CHECK-NEXT:     %9 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %10 = %3 to %6 step %5 {
// CHECK-NEXT:       %11 = arith.muli %10, %1 : index
// CHECK-NEXT:       %12 = arith.muli %10, %2 : index
// CHECK-NEXT:       scf.for %13 = %3 to %4 step %5 {
// CHECK-NEXT:         %14 = arith.muli %13, %0 : index
// CHECK-NEXT:         %15 = arith.addi %14, %11 : index
// CHECK-NEXT:         %16 = arith.muli %13, %1 : index
// CHECK-NEXT:         kernel.simd (%17) in (%3, %1) {
// CHECK-NEXT:           %18 = arith.addi %16, %17 : index
// CHECK-NEXT:           %19 = arith.addi %18, %12 : index
// CHECK-NEXT:           %20 = memref.load %w[%19] : memref<768xf32>
// CHECK-NEXT:           %21 = arith.addi %15, %17 : index
// CHECK-NEXT:           memref.store %20, %9[%21] : memref<768xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %22 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     %23 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %24 = %3 to %6 step %5 {
// CHECK-NEXT:       %25 = arith.muli %24, %1 : index
// CHECK-NEXT:       %26 = arith.muli %24, %2 : index
// CHECK-NEXT:       scf.for %27 = %3 to %4 step %5 {
// CHECK-NEXT:         %28 = arith.muli %27, %0 : index
// CHECK-NEXT:         %29 = arith.addi %28, %25 : index
// CHECK-NEXT:         %30 = arith.muli %27, %1 : index
// CHECK-NEXT:         kernel.simd (%31) in (%3, %1) {
// CHECK-NEXT:           %32 = arith.addi %30, %31 : index
// CHECK-NEXT:           %33 = arith.addi %32, %26 : index
// CHECK-NEXT:           %34 = memref.load %v[%33] : memref<768xf32>
// CHECK-NEXT:           %35 = arith.addi %29, %31 : index
// CHECK-NEXT:           memref.store %34, %23[%35] : memref<768xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %36 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     scf.for %37 = %3 to %4 step %5 {
// CHECK-NEXT:       %38 = arith.muli %37, %0 : index
// CHECK-NEXT:       %39 = arith.muli %37, %1 : index
// CHECK-NEXT:       scf.for %40 = %3 to %8 step %7 {
// CHECK-NEXT:         %41 = arith.muli %40, %6 : index
// CHECK-NEXT:         kernel.outer_products %x[%41] (%6, %5), %9[%38] (%1) depth %6 to %22[%3] (%1) rows 6 columns 16 : memref<288xf32>, memref<768xf32>, memref<96xf32>
// CHECK-NEXT:         kernel.outer_products %u[%41] (%6, %5), %23[%38] (%1) depth %6 to %36[%3] (%1) rows 6 columns 16 : memref<288xf32>, memref<768xf32>, memref<96xf32>
// CHECK-NEXT:         scf.for %42 = %3 to %7 step %5 {
// CHECK-NEXT:           %43 = arith.addi %40, %42 : index
// CHECK-NEXT:           %44 = arith.muli %42, %1 : index
// CHECK-NEXT:           %45 = arith.muli %43, %2 : index
// CHECK-NEXT:           kernel.simd (%46) in (%3, %1) {
// CHECK-NEXT:             %47 = arith.addi %39, %46 : index
// CHECK-NEXT:             %48 = arith.addi %44, %46 : index
// CHECK-NEXT:             %49 = memref.load %22[%48] : memref<96xf32>
// CHECK-NEXT:             %50 = memref.load %36[%48] : memref<96xf32>
// CHECK-NEXT:             %51 = arith.addf %49, %50 : f32
// CHECK-NEXT:             %52 = arith.addi %45, %47 : index
// CHECK-NEXT:             memref.store %51, %y[%52] : memref<384xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
