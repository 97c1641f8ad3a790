// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// Results too large for the caches are stored in the order in which the argument is read: b, t, h, d.

func.func @main(%x: tensor<16x1024x16x64xf32>) -> tensor<16x16x1024x64xf32> {
  %t = graph.transpose %x perm [0, 2, 1, 3] : tensor<16x1024x16x64xf32> -> tensor<16x16x1024x64xf32>
  %y = graph.add %t, %t : tensor<16x16x1024x64xf32>
  func.return %y : tensor<16x16x1024x64xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<16x1024x16x64xf32>) -> memref<16x16x1024x64xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<16x16x1024x64xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_add grid (%0) block (1) args (%x, %y : memref<16x1024x16x64xf32>, memref<16x16x1024x64xf32>)
// CHECK-NEXT:     func.return %y : memref<16x16x1024x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_add(%x: memref<16777216xf32>, %y: memref<16777216xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 1024 : index
// CHECK-NEXT:     %1 = arith.constant 1048576 : index
// CHECK-NEXT:     %2 = arith.constant 64 : index
// CHECK-NEXT:     %3 = arith.constant 65536 : index
// CHECK-NEXT:     %4 = arith.constant 16 : index
// CHECK-NEXT:     %5 = arith.constant 0 : index
// CHECK-NEXT:     %6 = arith.constant 2 : index
// CHECK-NEXT:     %7 = arith.constant 1 : index
// CHECK-NEXT:     %8 = arith.constant 16384 : index
// CHECK-NEXT:     kernel.chunks (%9, %10) in %8 by 8 {
// CHECK-NEXT:       %11 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:       scf.for %12 = %9 to %10 step %7 {
// CHECK-NEXT:         %13 = arith.remui %12, %0 : index
// CHECK-NEXT:         %14 = arith.divui %12, %0 : index
// CHECK-NEXT:         %15 = arith.muli %14, %1 : index
// CHECK-NEXT:         %16 = arith.muli %13, %2 : index
// CHECK-NEXT:         %17 = arith.addi %15, %16 : index
// CHECK-NEXT:         %18 = arith.constant 1024 : index
// CHECK-NEXT:         %19 = arith.muli %12, %18 : index
// CHECK-NEXT:         scf.for %20 = %5 to %4 step %7 {
// CHECK-NEXT:           %21 = arith.muli %20, %3 : index
// CHECK-NEXT:           %22 = arith.addi %17, %21 : index
// CHECK-NEXT:           %23 = kernel.until_line %y[%22] : memref<16777216xf32>
// CHECK-NEXT:           %24 = arith.minui %23, %2 : index
// CHECK-NEXT:           %25 = arith.subi %2, %24 : index
// CHECK-NEXT:           %26 = arith.remui %25, %4 : index
// CHECK-NEXT:           %27 = arith.subi %2, %26 : index
// CHECK-NEXT:           %28 = arith.muli %20, %2 : index
// CHECK-NEXT:           %29 = arith.addi %19, %28 : index
// CHECK-NEXT:           scf.for %30 = %24 to %27 step %4 {
// CHECK-NEXT:             kernel.simd (%31) in (%5, %4) {
// CHECK-NEXT:               %32 = arith.addi %30, %31 : index
// CHECK-NEXT:               %33 = arith.addi %29, %32 : index
// CHECK-NEXT:               %34 = memref.load %x[%33] : memref<16777216xf32>
// CHECK-NEXT:               %35 = arith.addf %34, %34 : f32
// CHECK-NEXT:               memref.store %35, %11[%31] : memref<16xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             %36 = arith.addi %22, %30 : index
// CHECK-NEXT:             kernel.stream %11 to %y[%36] : memref<16xf32>, memref<16777216xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.for %37 = %5 to %6 step %7 {
// CHECK-NEXT:             %38 = arith.cmpi eq, %37, %5 : index
// CHECK-NEXT:             %39 = arith.select %38, %5, %27 : index
// CHECK-NEXT:             %40 = arith.select %38, %24, %2 : index
// CHECK-NEXT:             kernel.simd (%41) in (%39, %40) {
// CHECK-NEXT:               %42 = arith.addi %29, %41 : index
// CHECK-NEXT:               %43 = memref.load %x[%42] : memref<16777216xf32>
// CHECK-NEXT:               %44 = arith.addf %43, %43 : f32
// CHECK-NEXT:               %45 = arith.addi %22, %41 : index
// CHECK-NEXT:               memref.store %44, %y[%45] : memref<16777216xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
