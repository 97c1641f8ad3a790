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
// CHECK-NEXT:     %6 = arith.constant 12 : index
// CHECK-NEXT:     %7 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %8 = %3 to %5 step %4 {
// CHECK-NEXT:       %9 = arith.muli %8, %0 : index
// CHECK-NEXT:       %10 = arith.addi %8, %1 : index
// CHECK-NEXT:       %11 = arith.muli %10, %0 : index
// CHECK-NEXT:       kernel.prefetch %w[%11] : memref<768xf32>
// CHECK-NEXT:       %12 = arith.addi %11, %2 : index
// CHECK-NEXT:       kernel.prefetch %w[%12] : memref<768xf32>
// CHECK-NEXT:       kernel.simd (%13) in (%3, %0) {
// CHECK-NEXT:         %14 = arith.addi %13, %9 : index
// CHECK-NEXT:         %15 = memref.load %w[%14] : memref<768xf32>
// CHECK-NEXT:         %16 = arith.addi %9, %13 : index
// CHECK-NEXT:         memref.store %15, %7[%16] : memref<768xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %17 = memref.alloca() : memref<384xf32>
// CHECK-NEXT:     %18 = memref.alloca() : memref<768xf32>
// CHECK-NEXT:     scf.for %19 = %3 to %5 step %4 {
// CHECK-NEXT:       %20 = arith.muli %19, %0 : index
// CHECK-NEXT:       %21 = arith.addi %19, %1 : index
// CHECK-NEXT:       %22 = arith.muli %21, %0 : index
// CHECK-NEXT:       kernel.prefetch %v[%22] : memref<768xf32>
// CHECK-NEXT:       %23 = arith.addi %22, %2 : index
// CHECK-NEXT:       kernel.prefetch %v[%23] : memref<768xf32>
// CHECK-NEXT:       kernel.simd (%24) in (%3, %0) {
// CHECK-NEXT:         %25 = arith.addi %24, %20 : index
// CHECK-NEXT:         %26 = memref.load %v[%25] : memref<768xf32>
// CHECK-NEXT:         %27 = arith.addi %20, %24 : index
// CHECK-NEXT:         memref.store %26, %18[%27] : memref<768xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %28 = memref.alloca() : memref<384xf32>
// CHECK-NEXT:     %29 = arith.constant 0 : index
// CHECK-NEXT:     %30 = arith.constant 0 : index
// CHECK-NEXT:     kernel.outer_products %x[%30] (%5, %4), %7[%29] (%0) depth %5 to %17[%3] (%0) rows 12 columns 32 : memref<288xf32>, memref<768xf32>, memref<384xf32>
// CHECK-NEXT:     kernel.outer_products %u[%30] (%5, %4), %18[%29] (%0) depth %5 to %28[%3] (%0) rows 12 columns 32 : memref<288xf32>, memref<768xf32>, memref<384xf32>
// CHECK-NEXT:     scf.for %31 = %3 to %6 step %4 {
// CHECK-NEXT:       %32 = arith.muli %31, %0 : index
// CHECK-NEXT:       %33 = arith.muli %31, %0 : index
// CHECK-NEXT:       kernel.simd (%34) in (%3, %0) {
// CHECK-NEXT:         %35 = arith.addi %32, %34 : index
// CHECK-NEXT:         %36 = memref.load %17[%35] : memref<384xf32>
// CHECK-NEXT:         %37 = memref.load %28[%35] : memref<384xf32>
// CHECK-NEXT:         %38 = arith.addf %36, %37 : f32
// CHECK-NEXT:         %39 = arith.addi %33, %34 : index
// CHECK-NEXT:         memref.store %38, %y[%39] : memref<384xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
