// RUN: mlfuse-opt --fuse-vertical="device=sm_90" --lower-to-loop --lower-products="device=sm_90 force=true" --schedule="device=sm_90" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A product with its epilogue on a GPU: a block sums a square of 32 by 32. Its threads copy 16 terms of both matrices to shared
// memory, then each adds the products for its 2 by 2 sums. The last 8 terms are a step of their own.

func.func @main(%x: tensor<40x24xf32>, %w: tensor<24x40xf32>, %b: tensor<40xf32>) -> tensor<40x40xf32> {
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<40x24xf32>, tensor<24x40xf32> -> tensor<40x40xf32>
  %c = graph.broadcast %b dims [1] : tensor<40xf32> -> tensor<40x40xf32>
  %s = graph.add %d, %c : tensor<40x40xf32>
  %z = graph.constant dense<0.0> : tensor<40x40xf32>
  %y = graph.max %s, %z : tensor<40x40xf32>
  func.return %y : tensor<40x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "sm_90"} {
// CHECK-NEXT:   func.func @main(%x: memref<40x24xf32>, %w: memref<24x40xf32>, %b: memref<40xf32>) -> memref<40x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<40x40xf32>
// CHECK-NEXT:     %0 = arith.constant 4 : index
// CHECK-NEXT:     kernel.launch @fused_matmul_add_max grid (%0) block (256) args (%x, %w, %b, %y : memref<40x24xf32>, memref<24x40xf32>, memref<40xf32>, memref<40x40xf32>)
// CHECK-NEXT:     func.return %y : memref<40x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul_add_max(%x: memref<960xf32>, %w: memref<960xf32>, %b: memref<40xf32>, %y: memref<1600xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.constant 16 : index
// CHECK-NEXT:     %2 = arith.constant 32 : index
// CHECK-NEXT:     %3 = arith.constant 256 : index
// CHECK-NEXT:     %4 = arith.constant 39 : index
// CHECK-NEXT:     %5 = arith.constant 24 : index
// CHECK-NEXT:     %6 = arith.constant 36 : index
// CHECK-NEXT:     %7 = arith.constant 40 : index
// CHECK-NEXT:     %8 = arith.constant 0 : index
// CHECK-NEXT:     %9 = arith.constant 23 : index
// CHECK-NEXT:     %10 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %11 = kernel.thread_id
// CHECK-NEXT:     %12 = kernel.block_id
// CHECK-NEXT:     %13 = arith.remui %12, %0 : index
// CHECK-NEXT:     %14 = arith.divui %12, %0 : index
// CHECK-NEXT:     %15 = arith.divui %11, %1 : index
// CHECK-NEXT:     %16 = arith.muli %15, %0 : index
// CHECK-NEXT:     %17 = arith.remui %11, %1 : index
// CHECK-NEXT:     %18 = arith.muli %17, %0 : index
// CHECK-NEXT:     %19 = kernel.shared : memref<576xf32>
// CHECK-NEXT:     %20 = kernel.shared : memref<576xf32>
// CHECK-NEXT:     %21 = arith.muli %14, %2 : index
// CHECK-NEXT:     %22 = arith.muli %13, %2 : index
// CHECK-NEXT:     %23 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %24 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     kernel.unroll (%25) in 4 {
// CHECK-NEXT:       memref.store %24, %23[%25] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     kernel.unroll (%26) in 2 {
// CHECK-NEXT:       %27 = arith.muli %26, %3 : index
// CHECK-NEXT:       %28 = arith.addi %11, %27 : index
// CHECK-NEXT:       %29 = arith.remui %28, %1 : index
// CHECK-NEXT:       %30 = arith.divui %28, %1 : index
// CHECK-NEXT:       %31 = arith.addi %21, %30 : index
// CHECK-NEXT:       %32 = arith.minui %31, %4 : index
// CHECK-NEXT:       %33 = arith.muli %32, %5 : index
// CHECK-NEXT:       %34 = arith.addi %33, %29 : index
// CHECK-NEXT:       %35 = memref.load %x[%34] : memref<960xf32>
// CHECK-NEXT:       %36 = arith.muli %29, %6 : index
// CHECK-NEXT:       %37 = arith.addi %36, %30 : index
// CHECK-NEXT:       memref.store %35, %19[%37] : memref<576xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.unroll (%38) in 2 {
// CHECK-NEXT:       %39 = arith.muli %38, %3 : index
// CHECK-NEXT:       %40 = arith.addi %11, %39 : index
// CHECK-NEXT:       %41 = arith.remui %40, %2 : index
// CHECK-NEXT:       %42 = arith.divui %40, %2 : index
// CHECK-NEXT:       %43 = arith.addi %22, %41 : index
// CHECK-NEXT:       %44 = arith.minui %43, %4 : index
// CHECK-NEXT:       %45 = arith.muli %42, %7 : index
// CHECK-NEXT:       %46 = arith.addi %44, %45 : index
// CHECK-NEXT:       %47 = memref.load %w[%46] : memref<960xf32>
// CHECK-NEXT:       %48 = arith.muli %42, %6 : index
// CHECK-NEXT:       %49 = arith.addi %48, %41 : index
// CHECK-NEXT:       memref.store %47, %20[%49] : memref<576xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     %50 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %51 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     kernel.unroll (%52) in 16 {
// CHECK-NEXT:       %53 = arith.muli %52, %6 : index
// CHECK-NEXT:       %54 = arith.addi %53, %16 : index
// CHECK-NEXT:       kernel.vector_copy %19[%54] to %50[%8] width 2 : memref<576xf32>, memref<2xf32>
// CHECK-NEXT:       %55 = arith.addi %53, %18 : index
// CHECK-NEXT:       kernel.vector_copy %20[%55] to %51[%8] width 2 : memref<576xf32>, memref<2xf32>
// CHECK-NEXT:       kernel.unroll (%56) in 2 {
// CHECK-NEXT:         %57 = arith.muli %56, %0 : index
// CHECK-NEXT:         kernel.unroll (%58) in 2 {
// CHECK-NEXT:           %59 = arith.addi %57, %58 : index
// CHECK-NEXT:           %60 = memref.load %50[%56] : memref<2xf32>
// CHECK-NEXT:           %61 = memref.load %51[%58] : memref<2xf32>
// CHECK-NEXT:           %62 = memref.load %23[%59] : memref<4xf32>
// CHECK-NEXT:           %63 = math.fma %60, %61, %62 : f32
// CHECK-NEXT:           memref.store %63, %23[%59] : memref<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     kernel.unroll (%64) in 2 {
// CHECK-NEXT:       %65 = arith.muli %64, %3 : index
// CHECK-NEXT:       %66 = arith.addi %11, %65 : index
// CHECK-NEXT:       %67 = arith.remui %66, %1 : index
// CHECK-NEXT:       %68 = arith.divui %66, %1 : index
// CHECK-NEXT:       %69 = arith.addi %21, %68 : index
// CHECK-NEXT:       %70 = arith.addi %67, %1 : index
// CHECK-NEXT:       %71 = arith.minui %69, %4 : index
// CHECK-NEXT:       %72 = arith.minui %70, %9 : index
// CHECK-NEXT:       %73 = arith.muli %71, %5 : index
// CHECK-NEXT:       %74 = arith.addi %73, %72 : index
// CHECK-NEXT:       %75 = memref.load %x[%74] : memref<960xf32>
// CHECK-NEXT:       %76 = arith.muli %67, %6 : index
// CHECK-NEXT:       %77 = arith.addi %76, %68 : index
// CHECK-NEXT:       memref.store %75, %19[%77] : memref<576xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.unroll (%78) in 2 {
// CHECK-NEXT:       %79 = arith.muli %78, %3 : index
// CHECK-NEXT:       %80 = arith.addi %11, %79 : index
// CHECK-NEXT:       %81 = arith.remui %80, %2 : index
// CHECK-NEXT:       %82 = arith.divui %80, %2 : index
// CHECK-NEXT:       %83 = arith.addi %22, %81 : index
// CHECK-NEXT:       %84 = arith.addi %82, %1 : index
// CHECK-NEXT:       %85 = arith.minui %83, %4 : index
// CHECK-NEXT:       %86 = arith.minui %84, %9 : index
// CHECK-NEXT:       %87 = arith.muli %86, %7 : index
// CHECK-NEXT:       %88 = arith.addi %85, %87 : index
// CHECK-NEXT:       %89 = memref.load %w[%88] : memref<960xf32>
// CHECK-NEXT:       %90 = arith.muli %82, %6 : index
// CHECK-NEXT:       %91 = arith.addi %90, %81 : index
// CHECK-NEXT:       memref.store %89, %20[%91] : memref<576xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     %92 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %93 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     kernel.unroll (%94) in 8 {
// CHECK-NEXT:       %95 = arith.muli %94, %6 : index
// CHECK-NEXT:       %96 = arith.addi %95, %16 : index
// CHECK-NEXT:       kernel.vector_copy %19[%96] to %92[%8] width 2 : memref<576xf32>, memref<2xf32>
// CHECK-NEXT:       %97 = arith.addi %95, %18 : index
// CHECK-NEXT:       kernel.vector_copy %20[%97] to %93[%8] width 2 : memref<576xf32>, memref<2xf32>
// CHECK-NEXT:       kernel.unroll (%98) in 2 {
// CHECK-NEXT:         %99 = arith.muli %98, %0 : index
// CHECK-NEXT:         kernel.unroll (%100) in 2 {
// CHECK-NEXT:           %101 = arith.addi %99, %100 : index
// CHECK-NEXT:           %102 = memref.load %92[%98] : memref<2xf32>
// CHECK-NEXT:           %103 = memref.load %93[%100] : memref<2xf32>
// CHECK-NEXT:           %104 = memref.load %23[%101] : memref<4xf32>
// CHECK-NEXT:           %105 = math.fma %102, %103, %104 : f32
// CHECK-NEXT:           memref.store %105, %23[%101] : memref<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.unroll (%106) in 2 {
// CHECK-NEXT:       %107 = arith.addi %16, %106 : index
// CHECK-NEXT:       %108 = arith.muli %106, %0 : index
// CHECK-NEXT:       %109 = arith.addi %21, %107 : index
// CHECK-NEXT:       %110 = arith.muli %109, %7 : index
// CHECK-NEXT:       kernel.unroll (%111) in 2 {
// CHECK-NEXT:         %112 = arith.addi %18, %111 : index
// CHECK-NEXT:         %113 = arith.addi %108, %111 : index
// CHECK-NEXT:         %114 = arith.addi %22, %112 : index
// CHECK-NEXT:         %115 = arith.cmpi ult, %109, %7 : index
// CHECK-NEXT:         %116 = arith.cmpi ult, %114, %7 : index
// CHECK-NEXT:         %117 = arith.andi %115, %116 : i1
// CHECK-NEXT:         %118 = arith.addi %110, %114 : index
// CHECK-NEXT:         scf.if %117 {
// CHECK-NEXT:           %119 = memref.load %23[%113] : memref<4xf32>
// CHECK-NEXT:           %120 = memref.load %b[%114] : memref<40xf32>
// CHECK-NEXT:           %s = arith.addf %119, %120 : f32
// CHECK-NEXT:           %121 = arith.maximumf %s, %10 : f32
// CHECK-NEXT:           memref.store %121, %y[%118] : memref<1600xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
