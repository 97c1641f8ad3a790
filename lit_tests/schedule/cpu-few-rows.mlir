// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A product of few rows on a CPU: its right matrix is read where it is, 4 terms at a time. Their products are added to the
// sums of 4 rows and 16 columns. The last tile ends with column 39: it computes 8 columns again, all terms at once.

func.func @main(%x: tensor<6x26xf32>, %w: tensor<26x40xf32>, %b: tensor<40xf32>) -> tensor<6x40xf32> {
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<6x26xf32>, tensor<26x40xf32> -> tensor<6x40xf32>
  %c = graph.broadcast %b dims [1] : tensor<40xf32> -> tensor<6x40xf32>
  %s = graph.add %d, %c : tensor<6x40xf32>
  %z = graph.constant dense<0.0> : tensor<6x40xf32>
  %y = graph.max %s, %z : tensor<6x40xf32>
  func.return %y : tensor<6x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<6x26xf32>, %w: memref<26x40xf32>, %b: memref<40xf32>) -> memref<6x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<6x40xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_matmul_add_max grid (%0) block (1) args (%x, %w, %b, %y : memref<6x26xf32>, memref<26x40xf32>, memref<40xf32>, memref<6x40xf32>)
// CHECK-NEXT:     func.return %y : memref<6x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul_add_max(%x: memref<156xf32>, %w: memref<1040xf32>, %b: memref<40xf32>, %y: memref<240xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.constant 288 : index
// CHECK-NEXT:     %2 = arith.constant 16 : index
// CHECK-NEXT:     %3 = arith.constant 26 : index
// CHECK-NEXT:     %4 = arith.constant 1 : index
// CHECK-NEXT:     %5 = arith.constant 40 : index
// CHECK-NEXT:     %6 = arith.constant 4 : index
// CHECK-NEXT:     %7 = arith.constant 48 : index
// CHECK-NEXT:     %8 = arith.constant 2 : index
// CHECK-NEXT:     %9 = arith.constant 192 : index
// CHECK-NEXT:     %10 = arith.constant 104 : index
// CHECK-NEXT:     %11 = arith.constant 24 : index
// CHECK-NEXT:     %12 = arith.constant 960 : index
// CHECK-NEXT:     %13 = arith.constant 128 : index
// CHECK-NEXT:     %14 = arith.constant 216 : index
// CHECK-NEXT:     %15 = arith.constant 6 : index
// CHECK-NEXT:     %16 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %17 = memref.alloca() : memref<288xf32>
// CHECK-NEXT:     %18 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     kernel.simd (%19) in (%0, %1) {
// CHECK-NEXT:       memref.store %18, %17[%19] : memref<288xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %20 = %0 to %11 step %6 {
// CHECK-NEXT:       %21 = arith.muli %20, %5 : index
// CHECK-NEXT:       scf.for %22 = %0 to %8 step %4 {
// CHECK-NEXT:         %23 = arith.muli %22, %2 : index
// CHECK-NEXT:         %24 = arith.addi %23, %21 : index
// CHECK-NEXT:         kernel.outer_products %x[%20] (%3, %4), %w[%24] (%5) depth %6 to %17[%23] (%7) rows 4 columns 16 more : memref<156xf32>, memref<1040xf32>, memref<288xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %25 = arith.addi %20, %10 : index
// CHECK-NEXT:       scf.for %26 = %0 to %8 step %4 {
// CHECK-NEXT:         %27 = arith.muli %26, %2 : index
// CHECK-NEXT:         %28 = arith.addi %27, %9 : index
// CHECK-NEXT:         %29 = arith.addi %27, %21 : index
// CHECK-NEXT:         kernel.outer_products %x[%25] (%3, %4), %w[%29] (%5) depth %6 to %17[%28] (%7) rows 2 columns 16 more : memref<156xf32>, memref<1040xf32>, memref<288xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %30 = %0 to %8 step %4 {
// CHECK-NEXT:       %31 = arith.muli %30, %2 : index
// CHECK-NEXT:       %32 = arith.addi %31, %12 : index
// CHECK-NEXT:       kernel.outer_products %x[%11] (%3, %4), %w[%32] (%5) depth %8 to %17[%31] (%7) rows 4 columns 16 more : memref<156xf32>, memref<1040xf32>, memref<288xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %33 = %0 to %8 step %4 {
// CHECK-NEXT:       %34 = arith.muli %33, %2 : index
// CHECK-NEXT:       %35 = arith.addi %34, %9 : index
// CHECK-NEXT:       %36 = arith.addi %34, %12 : index
// CHECK-NEXT:       kernel.outer_products %x[%13] (%3, %4), %w[%36] (%5) depth %8 to %17[%35] (%7) rows 2 columns 16 more : memref<156xf32>, memref<1040xf32>, memref<288xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.outer_products %x[%0] (%3, %4), %w[%11] (%5) depth %3 to %17[%11] (%7) rows 4 columns 16 : memref<156xf32>, memref<1040xf32>, memref<288xf32>
// CHECK-NEXT:     kernel.outer_products %x[%10] (%3, %4), %w[%11] (%5) depth %3 to %17[%14] (%7) rows 2 columns 16 : memref<156xf32>, memref<1040xf32>, memref<288xf32>
// CHECK-NEXT:     scf.for %37 = %0 to %15 step %4 {
// CHECK-NEXT:       %38 = arith.muli %37, %7 : index
// CHECK-NEXT:       %39 = arith.muli %37, %5 : index
// CHECK-NEXT:       kernel.simd (%40) in (%0, %5) {
// CHECK-NEXT:         %41 = arith.addi %38, %40 : index
// CHECK-NEXT:         %42 = memref.load %17[%41] : memref<288xf32>
// CHECK-NEXT:         %43 = memref.load %b[%40] : memref<40xf32>
// CHECK-NEXT:         %s = arith.addf %42, %43 : f32
// CHECK-NEXT:         %44 = arith.maximumf %s, %16 : f32
// CHECK-NEXT:         %45 = arith.addi %39, %40 : index
// CHECK-NEXT:         memref.store %44, %y[%45] : memref<240xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
