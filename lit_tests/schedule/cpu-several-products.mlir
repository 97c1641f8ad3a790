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
// CHECK-NEXT:     %2 = arith.constant 8 : index
// CHECK-NEXT:     %3 = arith.constant 32 : index
// CHECK-NEXT:     %4 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.constant 2 : index
// CHECK-NEXT:     %6 = arith.constant 1 : index
// CHECK-NEXT:     %7 = arith.constant 24 : index
// CHECK-NEXT:     %8 = arith.constant 6 : index
// CHECK-NEXT:     %9 = arith.constant 12 : index
// CHECK-NEXT:     %10 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %11 = %4 to %7 step %6 {
// CHECK-NEXT:       %12 = arith.muli %11, %1 : index
// CHECK-NEXT:       %13 = arith.addi %11, %2 : index
// CHECK-NEXT:       %14 = arith.muli %13, %3 : index
// CHECK-NEXT:       %15 = arith.muli %11, %3 : index
// CHECK-NEXT:       scf.for %16 = %4 to %5 step %6 {
// CHECK-NEXT:         %17 = arith.muli %16, %0 : index
// CHECK-NEXT:         %18 = arith.addi %17, %12 : index
// CHECK-NEXT:         %19 = arith.muli %16, %1 : index
// CHECK-NEXT:         %20 = arith.addi %19, %14 : index
// CHECK-NEXT:         kernel.prefetch %w[%20] : memref<768xf32>
// CHECK-NEXT:         kernel.simd (%21) in (%4, %1) {
// CHECK-NEXT:           %22 = arith.addi %19, %21 : index
// CHECK-NEXT:           %23 = arith.addi %22, %15 : index
// CHECK-NEXT:           %24 = memref.load %w[%23] : memref<768xf32>
// CHECK-NEXT:           %25 = arith.addi %18, %21 : index
// CHECK-NEXT:           memref.store %24, %10[%25] : memref<768xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %26 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     %27 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %28 = %4 to %7 step %6 {
// CHECK-NEXT:       %29 = arith.muli %28, %1 : index
// CHECK-NEXT:       %30 = arith.addi %28, %2 : index
// CHECK-NEXT:       %31 = arith.muli %30, %3 : index
// CHECK-NEXT:       %32 = arith.muli %28, %3 : index
// CHECK-NEXT:       scf.for %33 = %4 to %5 step %6 {
// CHECK-NEXT:         %34 = arith.muli %33, %0 : index
// CHECK-NEXT:         %35 = arith.addi %34, %29 : index
// CHECK-NEXT:         %36 = arith.muli %33, %1 : index
// CHECK-NEXT:         %37 = arith.addi %36, %31 : index
// CHECK-NEXT:         kernel.prefetch %v[%37] : memref<768xf32>
// CHECK-NEXT:         kernel.simd (%38) in (%4, %1) {
// CHECK-NEXT:           %39 = arith.addi %36, %38 : index
// CHECK-NEXT:           %40 = arith.addi %39, %32 : index
// CHECK-NEXT:           %41 = memref.load %v[%40] : memref<768xf32>
// CHECK-NEXT:           %42 = arith.addi %35, %38 : index
// CHECK-NEXT:           memref.store %41, %27[%42] : memref<768xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %43 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     scf.for %44 = %4 to %5 step %6 {
// CHECK-NEXT:       %45 = arith.muli %44, %0 : index
// CHECK-NEXT:       %46 = arith.muli %44, %1 : index
// CHECK-NEXT:       scf.for %47 = %4 to %9 step %8 {
// CHECK-NEXT:         %48 = arith.muli %47, %7 : index
// CHECK-NEXT:         kernel.outer_products %x[%48] (%7, %6), %10[%45] (%1) depth %7 to %26[%4] (%1) rows 6 columns 16 : memref<288xf32>, memref<768xf32>, memref<96xf32>
// CHECK-NEXT:         kernel.outer_products %u[%48] (%7, %6), %27[%45] (%1) depth %7 to %43[%4] (%1) rows 6 columns 16 : memref<288xf32>, memref<768xf32>, memref<96xf32>
// CHECK-NEXT:         scf.for %49 = %4 to %8 step %6 {
// CHECK-NEXT:           %50 = arith.addi %47, %49 : index
// CHECK-NEXT:           %51 = arith.muli %49, %1 : index
// CHECK-NEXT:           %52 = arith.muli %50, %3 : index
// CHECK-NEXT:           kernel.simd (%53) in (%4, %1) {
// CHECK-NEXT:             %54 = arith.addi %46, %53 : index
// CHECK-NEXT:             %55 = arith.addi %51, %53 : index
// CHECK-NEXT:             %56 = memref.load %26[%55] : memref<96xf32>
// CHECK-NEXT:             %57 = memref.load %43[%55] : memref<96xf32>
// CHECK-NEXT:             %58 = arith.addf %56, %57 : f32
// CHECK-NEXT:             %59 = arith.addi %52, %54 : index
// CHECK-NEXT:             memref.store %58, %y[%59] : memref<384xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
