// RUN: mlfuse-opt --fuse-vertical="device=sm_90" --lower-to-loop --lower-products="device=sm_90 force=true" --schedule="device=sm_90" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A product of 16-bit floats on tensor cores: each of 4 warps computes a quarter of a square of 32 by 32, in two tiles of 16 by 8
// sums. Behind the last of the 24 terms both parts in shared memory are 0.

func.func @main(%x: tensor<32x24xbf16>, %w: tensor<24x32xbf16>) -> tensor<32x32xf32> {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<32x24xbf16>, tensor<24x32xbf16> -> tensor<32x32xf32>
  func.return %y : tensor<32x32xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "sm_90"} {
// CHECK-NEXT:   func.func @main(%x: memref<32x24xbf16>, %w: memref<24x32xbf16>) -> memref<32x32xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<32x32xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_matmul grid (%0) block (128) args (%x, %w, %y : memref<32x24xbf16>, memref<24x32xbf16>, memref<32x32xf32>)
// CHECK-NEXT:     func.return %y : memref<32x32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul(%x: memref<768xbf16>, %w: memref<768xbf16>, %y: memref<1024xf32>) attributes {device = "sm_90", block = 128 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 32 : index
// CHECK-NEXT:     %1 = arith.constant 4 : index
// CHECK-NEXT:     %2 = arith.constant 2 : index
// CHECK-NEXT:     %3 = arith.constant 16 : index
// CHECK-NEXT:     %4 = arith.constant 128 : index
// CHECK-NEXT:     %5 = arith.constant 24 : index
// CHECK-NEXT:     %6 = arith.constant 23 : index
// CHECK-NEXT:     %7 = arith.constant 40 : index
// CHECK-NEXT:     %8 = arith.constant 0 : index
// CHECK-NEXT:     %9 = arith.constant 8 : index
// CHECK-NEXT:     %10 = arith.constant 6 : index
// CHECK-NEXT:     %11 = kernel.thread_id
// CHECK-NEXT:     %12 = kernel.block_id
// CHECK-NEXT:     %13 = arith.divui %11, %0 : index
// CHECK-NEXT:     %14 = arith.remui %11, %0 : index
// CHECK-NEXT:     %15 = arith.divui %14, %1 : index
// CHECK-NEXT:     %16 = arith.remui %11, %1 : index
// CHECK-NEXT:     %17 = arith.muli %16, %2 : index
// CHECK-NEXT:     %18 = arith.divui %13, %2 : index
// CHECK-NEXT:     %19 = arith.muli %18, %3 : index
// CHECK-NEXT:     %20 = arith.remui %13, %2 : index
// CHECK-NEXT:     %21 = arith.muli %20, %3 : index
// CHECK-NEXT:     %22 = kernel.shared : memref<1280xbf16>
// CHECK-NEXT:     %23 = kernel.shared : memref<1280xbf16>
// CHECK-NEXT:     %24 = arith.muli %12, %0 : index
// CHECK-NEXT:     %25 = memref.alloca() : memref<8xf32>
// CHECK-NEXT:     %26 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     kernel.unroll (%27) in 8 {
// CHECK-NEXT:       memref.store %26, %25[%27] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     kernel.unroll (%28) in 8 {
// CHECK-NEXT:       %29 = arith.muli %28, %4 : index
// CHECK-NEXT:       %30 = arith.addi %11, %29 : index
// CHECK-NEXT:       %31 = arith.remui %30, %0 : index
// CHECK-NEXT:       %32 = arith.divui %30, %0 : index
// CHECK-NEXT:       %33 = arith.addi %24, %32 : index
// CHECK-NEXT:       %34 = arith.cmpi ult, %31, %5 : index
// CHECK-NEXT:       %35 = arith.minui %31, %6 : index
// CHECK-NEXT:       %36 = arith.muli %33, %5 : index
// CHECK-NEXT:       %37 = arith.addi %36, %35 : index
// CHECK-NEXT:       %38 = memref.load %x[%37] : memref<768xbf16>
// CHECK-NEXT:       %39 = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:       %40 = arith.select %34, %38, %39 : bf16
// CHECK-NEXT:       %41 = arith.muli %32, %7 : index
// CHECK-NEXT:       %42 = arith.addi %41, %31 : index
// CHECK-NEXT:       memref.store %40, %22[%42] : memref<1280xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.unroll (%43) in 8 {
// CHECK-NEXT:       %44 = arith.muli %43, %4 : index
// CHECK-NEXT:       %45 = arith.addi %11, %44 : index
// CHECK-NEXT:       %46 = arith.remui %45, %0 : index
// CHECK-NEXT:       %47 = arith.divui %45, %0 : index
// CHECK-NEXT:       %48 = arith.cmpi ult, %47, %5 : index
// CHECK-NEXT:       %49 = arith.minui %47, %6 : index
// CHECK-NEXT:       %50 = arith.muli %49, %0 : index
// CHECK-NEXT:       %51 = arith.addi %46, %50 : index
// CHECK-NEXT:       %52 = memref.load %w[%51] : memref<768xbf16>
// CHECK-NEXT:       %53 = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:       %54 = arith.select %48, %52, %53 : bf16
// CHECK-NEXT:       %55 = arith.muli %46, %7 : index
// CHECK-NEXT:       %56 = arith.addi %55, %47 : index
// CHECK-NEXT:       memref.store %54, %23[%56] : memref<1280xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     %57 = memref.alloca() : memref<8xbf16>
// CHECK-NEXT:     %58 = memref.alloca() : memref<8xbf16>
// CHECK-NEXT:     %59 = arith.addi %19, %15 : index
// CHECK-NEXT:     %60 = arith.muli %59, %7 : index
// CHECK-NEXT:     %61 = arith.addi %59, %9 : index
// CHECK-NEXT:     %62 = arith.muli %61, %7 : index
// CHECK-NEXT:     %63 = arith.addi %21, %15 : index
// CHECK-NEXT:     kernel.unroll (%64) in 2 {
// CHECK-NEXT:       %65 = arith.muli %64, %3 : index
// CHECK-NEXT:       %66 = arith.addi %65, %17 : index
// CHECK-NEXT:       %67 = arith.addi %60, %66 : index
// CHECK-NEXT:       kernel.vector_copy %22[%67] to %57[%8] width 2 : memref<1280xbf16>, memref<8xbf16>
// CHECK-NEXT:       %68 = arith.addi %62, %66 : index
// CHECK-NEXT:       kernel.vector_copy %22[%68] to %57[%2] width 2 : memref<1280xbf16>, memref<8xbf16>
// CHECK-NEXT:       %69 = arith.addi %66, %9 : index
// CHECK-NEXT:       %70 = arith.addi %60, %69 : index
// CHECK-NEXT:       kernel.vector_copy %22[%70] to %57[%1] width 2 : memref<1280xbf16>, memref<8xbf16>
// CHECK-NEXT:       %71 = arith.addi %62, %69 : index
// CHECK-NEXT:       kernel.vector_copy %22[%71] to %57[%10] width 2 : memref<1280xbf16>, memref<8xbf16>
// CHECK-NEXT:       kernel.unroll (%72) in 2 {
// CHECK-NEXT:         %73 = arith.muli %72, %9 : index
// CHECK-NEXT:         %74 = arith.addi %63, %73 : index
// CHECK-NEXT:         %75 = arith.muli %72, %1 : index
// CHECK-NEXT:         %76 = arith.muli %74, %7 : index
// CHECK-NEXT:         %77 = arith.addi %76, %66 : index
// CHECK-NEXT:         kernel.vector_copy %23[%77] to %58[%75] width 2 : memref<1280xbf16>, memref<8xbf16>
// CHECK-NEXT:         %78 = arith.addi %76, %69 : index
// CHECK-NEXT:         %79 = arith.addi %75, %2 : index
// CHECK-NEXT:         kernel.vector_copy %23[%78] to %58[%79] width 2 : memref<1280xbf16>, memref<8xbf16>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.unroll (%80) in 2 {
// CHECK-NEXT:         %81 = arith.muli %80, %1 : index
// CHECK-NEXT:         kernel.mma %57[%8], %58[%81] to %25[%81] : memref<8xbf16>, memref<8xbf16>, memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %82 = arith.addi %21, %17 : index
// CHECK-NEXT:     kernel.unroll (%83) in 2 {
// CHECK-NEXT:       %84 = arith.muli %83, %9 : index
// CHECK-NEXT:       %85 = arith.muli %83, %1 : index
// CHECK-NEXT:       kernel.unroll (%86) in 4 {
// CHECK-NEXT:         %87 = arith.divui %86, %2 : index
// CHECK-NEXT:         %88 = arith.muli %87, %9 : index
// CHECK-NEXT:         %89 = arith.remui %86, %2 : index
// CHECK-NEXT:         %90 = arith.addi %84, %89 : index
// CHECK-NEXT:         %91 = arith.addi %59, %88 : index
// CHECK-NEXT:         %92 = arith.addi %82, %90 : index
// CHECK-NEXT:         %93 = arith.addi %85, %86 : index
// CHECK-NEXT:         %94 = arith.addi %24, %91 : index
// CHECK-NEXT:         %95 = memref.load %25[%93] : memref<8xf32>
// CHECK-NEXT:         %96 = arith.muli %94, %0 : index
// CHECK-NEXT:         %97 = arith.addi %96, %92 : index
// CHECK-NEXT:         memref.store %95, %y[%97] : memref<1024xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
