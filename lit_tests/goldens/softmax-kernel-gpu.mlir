// RUN: mlfuse-opt --compile-to=kernel --device=sm_90 %s | filecheck %s

// A warp a row, the row in registers.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<?x1000xf32>) -> tensor<?x1000xf32> {
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<?x1000xf32>
  func.return %0 : tensor<?x1000xf32>
}

// CHECK: builtin.module {
// CHECK-NEXT:   func.func @main(%x: memref<?x1000xf32>) -> memref<?x1000xf32> {
// CHECK-NEXT:     %0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = memref.dim %x, %0 : memref<?x1000xf32>
// CHECK-NEXT:     %2 = memref.alloc(%1) : memref<?x1000xf32>
// CHECK-NEXT:     %3 = arith.constant 7 : index
// CHECK-NEXT:     %4 = arith.addi %1, %3 : index
// CHECK-NEXT:     %5 = arith.constant 8 : index
// CHECK-NEXT:     %6 = arith.divui %4, %5 : index
// CHECK-NEXT:     %7 = arith.constant 1 : index
// CHECK-NEXT:     %8 = arith.maxui %6, %7 : index
// CHECK-NEXT:     kernel.launch @fused_reduce_max_sub_exp_reduce_add_div grid (%8) block (256) args (%x, %2, %1 : memref<?x1000xf32>, memref<?x1000xf32>, index)
// CHECK-NEXT:     func.return %2 : memref<?x1000xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_reduce_max_sub_exp_reduce_add_div(%x: memref<?xf32>, %0: memref<?xf32>, %1: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 64 : i64} {
// CHECK-NEXT:     %2 = arith.constant 8 : index
// CHECK-NEXT:     %3 = arith.constant 32 : index
// CHECK-NEXT:     %4 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.constant 4 : index
// CHECK-NEXT:     %6 = arith.constant 1000 : index
// CHECK-NEXT:     %7 = kernel.thread_id
// CHECK-NEXT:     %8 = kernel.block_id
// CHECK-NEXT:     %9 = arith.muli %8, %2 : index
// CHECK-NEXT:     %10 = arith.divui %7, %3 : index
// CHECK-NEXT:     %11 = arith.addi %9, %10 : index
// CHECK-NEXT:     %12 = arith.remui %7, %3 : index
// CHECK-NEXT:     %13 = arith.cmpi eq, %12, %4 : index
// CHECK-NEXT:     %14 = kernel.is_aligned %x, %0 to 16 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %15 = arith.cmpi ult, %11, %1 : index
// CHECK-NEXT:     %16 = arith.muli %11, %6 : index
// CHECK-NEXT:     scf.if %15 {
// CHECK-NEXT:       %17 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:       %18 = arith.constant 0xff800000 : f32
// CHECK-NEXT:       %19 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %18, %19[] : memref<f32>
// CHECK-NEXT:       %20 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:       scf.if %14 {
// CHECK-NEXT:         kernel.unroll (%21) in 8 {
// CHECK-NEXT:           %22 = arith.muli %21, %3 : index
// CHECK-NEXT:           %23 = arith.addi %22, %12 : index
// CHECK-NEXT:           %24 = arith.muli %23, %5 : index
// CHECK-NEXT:           %25 = arith.cmpi ult, %24, %6 : index
// CHECK-NEXT:           %26 = arith.muli %21, %5 : index
// CHECK-NEXT:           %27 = arith.addi %16, %24 : index
// CHECK-NEXT:           scf.if %25 {
// CHECK-NEXT:             kernel.vector_copy %x[%27] to %20[%26] width 4 : memref<?xf32>, memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         kernel.unroll (%28) in 8 {
// CHECK-NEXT:           %29 = arith.muli %28, %3 : index
// CHECK-NEXT:           %30 = arith.addi %29, %12 : index
// CHECK-NEXT:           %31 = arith.muli %30, %5 : index
// CHECK-NEXT:           %32 = arith.cmpi ult, %31, %6 : index
// CHECK-NEXT:           %33 = arith.muli %28, %5 : index
// CHECK-NEXT:           scf.if %32 {
// CHECK-NEXT:             kernel.unroll (%34) in 4 {
// CHECK-NEXT:               %35 = arith.addi %31, %34 : index
// CHECK-NEXT:               %36 = arith.addi %16, %35 : index
// CHECK-NEXT:               %37 = arith.addi %33, %34 : index
// CHECK-NEXT:               %38 = memref.load %x[%36] : memref<?xf32>
// CHECK-NEXT:               memref.store %38, %20[%37] : memref<32xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.unroll (%39) in 8 {
// CHECK-NEXT:         %40 = arith.muli %39, %3 : index
// CHECK-NEXT:         %41 = arith.addi %40, %12 : index
// CHECK-NEXT:         %42 = arith.muli %41, %5 : index
// CHECK-NEXT:         %43 = arith.cmpi ult, %42, %6 : index
// CHECK-NEXT:         %44 = arith.muli %39, %5 : index
// CHECK-NEXT:         scf.if %43 {
// CHECK-NEXT:           kernel.unroll (%45) in 4 {
// CHECK-NEXT:             %46 = arith.addi %44, %45 : index
// CHECK-NEXT:             %47 = memref.load %20[%46] : memref<32xf32>
// CHECK-NEXT:             %48 = memref.load %19[] : memref<f32>
// CHECK-NEXT:             %49 = arith.maximumf %48, %47 : f32
// CHECK-NEXT:             memref.store %49, %19[] : memref<f32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %50 = memref.load %19[] : memref<f32>
// CHECK-NEXT:       %51 = kernel.shuffle_xor %50, 16 : f32
// CHECK-NEXT:       %52 = arith.maximumf %50, %51 : f32
// CHECK-NEXT:       %53 = kernel.shuffle_xor %52, 8 : f32
// CHECK-NEXT:       %54 = arith.maximumf %52, %53 : f32
// CHECK-NEXT:       %55 = kernel.shuffle_xor %54, 4 : f32
// CHECK-NEXT:       %56 = arith.maximumf %54, %55 : f32
// CHECK-NEXT:       %57 = kernel.shuffle_xor %56, 2 : f32
// CHECK-NEXT:       %58 = arith.maximumf %56, %57 : f32
// CHECK-NEXT:       %59 = kernel.shuffle_xor %58, 1 : f32
// CHECK-NEXT:       %60 = arith.maximumf %58, %59 : f32
// CHECK-NEXT:       %61 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %62 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %61, %62[] : memref<f32>
// CHECK-NEXT:       kernel.unroll (%63) in 8 {
// CHECK-NEXT:         %64 = arith.muli %63, %3 : index
// CHECK-NEXT:         %65 = arith.addi %64, %12 : index
// CHECK-NEXT:         %66 = arith.muli %65, %5 : index
// CHECK-NEXT:         %67 = arith.cmpi ult, %66, %6 : index
// CHECK-NEXT:         %68 = arith.muli %63, %5 : index
// CHECK-NEXT:         scf.if %67 {
// CHECK-NEXT:           kernel.unroll (%69) in 4 {
// CHECK-NEXT:             %70 = arith.addi %68, %69 : index
// CHECK-NEXT:             %71 = memref.load %20[%70] : memref<32xf32>
// CHECK-NEXT:             %72 = arith.subf %71, %60 : f32
// CHECK-NEXT:             %73 = math.exp %72 : f32
// CHECK-NEXT:             memref.store %73, %17[%70] : memref<32xf32>
// CHECK-NEXT:             %74 = memref.load %62[] : memref<f32>
// CHECK-NEXT:             %75 = arith.addf %74, %73 : f32
// CHECK-NEXT:             memref.store %75, %62[] : memref<f32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %76 = memref.load %62[] : memref<f32>
// CHECK-NEXT:       %77 = kernel.shuffle_xor %76, 16 : f32
// CHECK-NEXT:       %78 = arith.addf %76, %77 : f32
// CHECK-NEXT:       %79 = kernel.shuffle_xor %78, 8 : f32
// CHECK-NEXT:       %80 = arith.addf %78, %79 : f32
// CHECK-NEXT:       %81 = kernel.shuffle_xor %80, 4 : f32
// CHECK-NEXT:       %82 = arith.addf %80, %81 : f32
// CHECK-NEXT:       %83 = kernel.shuffle_xor %82, 2 : f32
// CHECK-NEXT:       %84 = arith.addf %82, %83 : f32
// CHECK-NEXT:       %85 = kernel.shuffle_xor %84, 1 : f32
// CHECK-NEXT:       %86 = arith.addf %84, %85 : f32
// CHECK-NEXT:       %87 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:       kernel.unroll (%88) in 8 {
// CHECK-NEXT:         %89 = arith.muli %88, %3 : index
// CHECK-NEXT:         %90 = arith.addi %89, %12 : index
// CHECK-NEXT:         %91 = arith.muli %90, %5 : index
// CHECK-NEXT:         %92 = arith.cmpi ult, %91, %6 : index
// CHECK-NEXT:         %93 = arith.muli %88, %5 : index
// CHECK-NEXT:         scf.if %92 {
// CHECK-NEXT:           kernel.unroll (%94) in 4 {
// CHECK-NEXT:             %95 = arith.addi %93, %94 : index
// CHECK-NEXT:             %96 = memref.load %17[%95] : memref<32xf32>
// CHECK-NEXT:             %97 = arith.divf %96, %86 : f32
// CHECK-NEXT:             memref.store %97, %87[%95] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.if %14 {
// CHECK-NEXT:         kernel.unroll (%98) in 8 {
// CHECK-NEXT:           %99 = arith.muli %98, %3 : index
// CHECK-NEXT:           %100 = arith.addi %99, %12 : index
// CHECK-NEXT:           %101 = arith.muli %100, %5 : index
// CHECK-NEXT:           %102 = arith.cmpi ult, %101, %6 : index
// CHECK-NEXT:           %103 = arith.muli %98, %5 : index
// CHECK-NEXT:           %104 = arith.addi %16, %101 : index
// CHECK-NEXT:           scf.if %102 {
// CHECK-NEXT:             kernel.vector_copy %87[%103] to %0[%104] width 4 : memref<32xf32>, memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         kernel.unroll (%105) in 8 {
// CHECK-NEXT:           %106 = arith.muli %105, %3 : index
// CHECK-NEXT:           %107 = arith.addi %106, %12 : index
// CHECK-NEXT:           %108 = arith.muli %107, %5 : index
// CHECK-NEXT:           %109 = arith.cmpi ult, %108, %6 : index
// CHECK-NEXT:           %110 = arith.muli %105, %5 : index
// CHECK-NEXT:           scf.if %109 {
// CHECK-NEXT:             kernel.unroll (%111) in 4 {
// CHECK-NEXT:               %112 = arith.addi %108, %111 : index
// CHECK-NEXT:               %113 = arith.addi %16, %112 : index
// CHECK-NEXT:               %114 = arith.addi %110, %111 : index
// CHECK-NEXT:               %115 = memref.load %87[%114] : memref<32xf32>
// CHECK-NEXT:               memref.store %115, %0[%113] : memref<?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
