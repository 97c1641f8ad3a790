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
// CHECK-NEXT:     %0 = arith.constant 32 : index
// CHECK-NEXT:     %1 = arith.constant 8 : index
// CHECK-NEXT:     %2 = arith.constant 16 : index
// CHECK-NEXT:     %3 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.constant 1 : index
// CHECK-NEXT:     %5 = arith.constant 24 : index
// CHECK-NEXT:     %6 = arith.constant 6 : index
// CHECK-NEXT:     %7 = arith.constant 12 : index
// CHECK-NEXT:     %8 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %9 = %3 to %5 step %4 {
// CHECK-NEXT:       %10 = arith.muli %9, %0 : index
// CHECK-NEXT:       %11 = arith.addi %9, %1 : index
// CHECK-NEXT:       %12 = arith.muli %11, %0 : index
// CHECK-NEXT:       kernel.prefetch %w[%12] : memref<768xf32>
// CHECK-NEXT:       %13 = arith.addi %12, %2 : index
// CHECK-NEXT:       kernel.prefetch %w[%13] : memref<768xf32>
// CHECK-NEXT:       kernel.simd (%14) in (%3, %0) {
// CHECK-NEXT:         %15 = arith.addi %14, %10 : index
// CHECK-NEXT:         %16 = memref.load %w[%15] : memref<768xf32>
// CHECK-NEXT:         %17 = arith.addi %10, %14 : index
// CHECK-NEXT:         memref.store %16, %8[%17] : memref<768xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %18 = memref.alloca() : memref<192xf32>
// CHECK-NEXT:     %19 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %20 = %3 to %5 step %4 {
// CHECK-NEXT:       %21 = arith.muli %20, %0 : index
// CHECK-NEXT:       %22 = arith.addi %20, %1 : index
// CHECK-NEXT:       %23 = arith.muli %22, %0 : index
// CHECK-NEXT:       kernel.prefetch %v[%23] : memref<768xf32>
// CHECK-NEXT:       %24 = arith.addi %23, %2 : index
// CHECK-NEXT:       kernel.prefetch %v[%24] : memref<768xf32>
// CHECK-NEXT:       kernel.simd (%25) in (%3, %0) {
// CHECK-NEXT:         %26 = arith.addi %25, %21 : index
// CHECK-NEXT:         %27 = memref.load %v[%26] : memref<768xf32>
// CHECK-NEXT:         %28 = arith.addi %21, %25 : index
// CHECK-NEXT:         memref.store %27, %19[%28] : memref<768xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %29 = memref.alloca() : memref<192xf32>
// CHECK-NEXT:     %30 = arith.constant 0 : index
// CHECK-NEXT:     scf.for %31 = %3 to %7 step %6 {
// CHECK-NEXT:       %32 = arith.muli %31, %5 : index
// CHECK-NEXT:       kernel.outer_products %x[%32] (%5, %4), %8[%30] (%0) depth %5 to %18[%3] (%0) rows 6 columns 32 : memref<288xf32>, memref<768xf32>, memref<192xf32>
// CHECK-NEXT:       kernel.outer_products %u[%32] (%5, %4), %19[%30] (%0) depth %5 to %29[%3] (%0) rows 6 columns 32 : memref<288xf32>, memref<768xf32>, memref<192xf32>
// CHECK-NEXT:       scf.for %33 = %3 to %6 step %4 {
// CHECK-NEXT:         %34 = arith.addi %31, %33 : index
// CHECK-NEXT:         %35 = arith.muli %33, %0 : index
// CHECK-NEXT:         %36 = arith.muli %34, %0 : index
// CHECK-NEXT:         kernel.simd (%37) in (%3, %0) {
// CHECK-NEXT:           %38 = arith.addi %35, %37 : index
// CHECK-NEXT:           %39 = memref.load %18[%38] : memref<192xf32>
// CHECK-NEXT:           %40 = memref.load %29[%38] : memref<192xf32>
// CHECK-NEXT:           %41 = arith.addf %39, %40 : f32
// CHECK-NEXT:           %42 = arith.addi %36, %37 : index
// CHECK-NEXT:           memref.store %41, %y[%42] : memref<384xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
