// RUN: mlfuse-opt --compile-to=kernel --device=sm_90 %s | filecheck %s

// A warp a row, the row in registers.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<?x1000xf32>) -> tensor<?x1000xf32> {
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<?x1000xf32>
  func.return %0 : tensor<?x1000xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "sm_90"} {
// CHECK-NEXT:   func.func @main(%x: memref<?x1000xf32>) -> memref<?x1000xf32> {
// CHECK-NEXT:     %0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = memref.dim %x, %0 : memref<?x1000xf32>
// CHECK-NEXT:     %2 = memref.alloc(%1) : memref<?x1000xf32>
// CHECK-NEXT:     %3 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.maxui %1, %3 : index
// CHECK-NEXT:     kernel.launch @fused_reduce_max_sub_exp_reduce_add_div grid (%4) block (64) args (%x, %2, %1 : memref<?x1000xf32>, memref<?x1000xf32>, index)
// CHECK-NEXT:     func.return %2 : memref<?x1000xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_reduce_max_sub_exp_reduce_add_div(%x: memref<?xf32>, %0: memref<?xf32>, %1: index) attributes {device = "sm_90", block = 64 : i64, index_bits = 64 : i64} {
// CHECK-NEXT:     %2 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.constant 4 : index
// CHECK-NEXT:     %4 = arith.constant 256 : index
// CHECK-NEXT:     %5 = arith.constant 1000 : index
// CHECK-NEXT:     %6 = arith.constant 32 : index
// CHECK-NEXT:     %7 = arith.constant 2 : index
// CHECK-NEXT:     %8 = kernel.thread_id
// CHECK-NEXT:     %9 = kernel.block_id
// CHECK-NEXT:     %10 = arith.cmpi ult, %9, %1 : index
// CHECK-NEXT:     %11 = kernel.is_aligned %x, %0 to 16 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %12 = arith.muli %8, %3 : index
// CHECK-NEXT:     %13 = arith.muli %9, %5 : index
// CHECK-NEXT:     %14 = arith.remui %8, %6 : index
// CHECK-NEXT:     %15 = arith.divui %8, %6 : index
// CHECK-NEXT:     %16 = arith.remui %8, %7 : index
// CHECK-NEXT:     scf.if %10 {
// CHECK-NEXT:       %17 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:       %18 = arith.constant 0xff800000 : f32
// CHECK-NEXT:       %19 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %18, %19[] : memref<f32>
// CHECK-NEXT:       %20 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         kernel.unroll (%21) in 4 {
// CHECK-NEXT:           %22 = arith.muli %21, %4 : index
// CHECK-NEXT:           %23 = arith.addi %12, %22 : index
// CHECK-NEXT:           %24 = arith.cmpi ult, %23, %5 : index
// CHECK-NEXT:           %25 = arith.muli %21, %3 : index
// CHECK-NEXT:           %26 = arith.addi %13, %23 : index
// CHECK-NEXT:           scf.if %24 {
// CHECK-NEXT:             kernel.vector_copy %x[%26] to %20[%25] width 4 : memref<?xf32>, memref<16xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         kernel.unroll (%27) in 4 {
// CHECK-NEXT:           %28 = arith.muli %27, %4 : index
// CHECK-NEXT:           %29 = arith.addi %12, %28 : index
// CHECK-NEXT:           %30 = arith.cmpi ult, %29, %5 : index
// CHECK-NEXT:           %31 = arith.muli %27, %3 : index
// CHECK-NEXT:           scf.if %30 {
// CHECK-NEXT:             kernel.unroll (%32) in 4 {
// CHECK-NEXT:               %33 = arith.addi %29, %32 : index
// CHECK-NEXT:               %34 = arith.addi %13, %33 : index
// CHECK-NEXT:               %35 = arith.addi %31, %32 : index
// CHECK-NEXT:               %36 = memref.load %x[%34] : memref<?xf32>
// CHECK-NEXT:               memref.store %36, %20[%35] : memref<16xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.unroll (%37) in 4 {
// CHECK-NEXT:         %38 = arith.muli %37, %4 : index
// CHECK-NEXT:         %39 = arith.addi %12, %38 : index
// CHECK-NEXT:         %40 = arith.cmpi ult, %39, %5 : index
// CHECK-NEXT:         %41 = arith.muli %37, %3 : index
// CHECK-NEXT:         scf.if %40 {
// CHECK-NEXT:           kernel.unroll (%42) in 4 {
// CHECK-NEXT:             %43 = arith.addi %41, %42 : index
// CHECK-NEXT:             %44 = memref.load %20[%43] : memref<16xf32>
// CHECK-NEXT:             %45 = memref.load %19[] : memref<f32>
// CHECK-NEXT:             %46 = arith.maximumf %45, %44 : f32
// CHECK-NEXT:             memref.store %46, %19[] : memref<f32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %47 = memref.load %19[] : memref<f32>
// CHECK-NEXT:       %48 = kernel.shuffle_xor %47, 16 : f32
// CHECK-NEXT:       %49 = arith.maximumf %47, %48 : f32
// CHECK-NEXT:       %50 = kernel.shuffle_xor %49, 8 : f32
// CHECK-NEXT:       %51 = arith.maximumf %49, %50 : f32
// CHECK-NEXT:       %52 = kernel.shuffle_xor %51, 4 : f32
// CHECK-NEXT:       %53 = arith.maximumf %51, %52 : f32
// CHECK-NEXT:       %54 = kernel.shuffle_xor %53, 2 : f32
// CHECK-NEXT:       %55 = arith.maximumf %53, %54 : f32
// CHECK-NEXT:       %56 = kernel.shuffle_xor %55, 1 : f32
// CHECK-NEXT:       %57 = arith.maximumf %55, %56 : f32
// CHECK-NEXT:       %58 = kernel.shared : memref<2xf32>
// CHECK-NEXT:       %59 = arith.cmpi eq, %14, %2 : index
// CHECK-NEXT:       scf.if %59 {
// CHECK-NEXT:         memref.store %57, %58[%15] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.barrier
// CHECK-NEXT:       %60 = memref.load %58[%16] : memref<2xf32>
// CHECK-NEXT:       %61 = kernel.shuffle_xor %60, 1 : f32
// CHECK-NEXT:       %62 = arith.maximumf %60, %61 : f32
// CHECK-NEXT:       %63 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %64 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %63, %64[] : memref<f32>
// CHECK-NEXT:       kernel.unroll (%65) in 4 {
// CHECK-NEXT:         %66 = arith.muli %65, %4 : index
// CHECK-NEXT:         %67 = arith.addi %12, %66 : index
// CHECK-NEXT:         %68 = arith.cmpi ult, %67, %5 : index
// CHECK-NEXT:         %69 = arith.muli %65, %3 : index
// CHECK-NEXT:         scf.if %68 {
// CHECK-NEXT:           kernel.unroll (%70) in 4 {
// CHECK-NEXT:             %71 = arith.addi %69, %70 : index
// CHECK-NEXT:             %72 = memref.load %20[%71] : memref<16xf32>
// CHECK-NEXT:             %73 = arith.subf %72, %62 : f32
// CHECK-NEXT:             %74 = math.exp %73 {mlfuse.never_positive} : f32
// CHECK-NEXT:             memref.store %74, %17[%71] : memref<16xf32>
// CHECK-NEXT:             %75 = memref.load %64[] : memref<f32>
// CHECK-NEXT:             %76 = arith.addf %75, %74 : f32
// CHECK-NEXT:             memref.store %76, %64[] : memref<f32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %77 = memref.load %64[] : memref<f32>
// CHECK-NEXT:       %78 = kernel.shuffle_xor %77, 16 : f32
// CHECK-NEXT:       %79 = arith.addf %77, %78 : f32
// CHECK-NEXT:       %80 = kernel.shuffle_xor %79, 8 : f32
// CHECK-NEXT:       %81 = arith.addf %79, %80 : f32
// CHECK-NEXT:       %82 = kernel.shuffle_xor %81, 4 : f32
// CHECK-NEXT:       %83 = arith.addf %81, %82 : f32
// CHECK-NEXT:       %84 = kernel.shuffle_xor %83, 2 : f32
// CHECK-NEXT:       %85 = arith.addf %83, %84 : f32
// CHECK-NEXT:       %86 = kernel.shuffle_xor %85, 1 : f32
// CHECK-NEXT:       %87 = arith.addf %85, %86 : f32
// CHECK-NEXT:       %88 = kernel.shared : memref<2xf32>
// CHECK-NEXT:       %89 = arith.cmpi eq, %14, %2 : index
// CHECK-NEXT:       scf.if %89 {
// CHECK-NEXT:         memref.store %87, %88[%15] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.barrier
// CHECK-NEXT:       %90 = memref.load %88[%16] : memref<2xf32>
// CHECK-NEXT:       %91 = kernel.shuffle_xor %90, 1 : f32
// CHECK-NEXT:       %92 = arith.addf %90, %91 : f32
// CHECK-NEXT:       %93 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:       kernel.unroll (%94) in 4 {
// CHECK-NEXT:         %95 = arith.muli %94, %4 : index
// CHECK-NEXT:         %96 = arith.addi %12, %95 : index
// CHECK-NEXT:         %97 = arith.cmpi ult, %96, %5 : index
// CHECK-NEXT:         %98 = arith.muli %94, %3 : index
// CHECK-NEXT:         scf.if %97 {
// CHECK-NEXT:           kernel.unroll (%99) in 4 {
// CHECK-NEXT:             %100 = arith.addi %98, %99 : index
// CHECK-NEXT:             %101 = memref.load %17[%100] : memref<16xf32>
// CHECK-NEXT:             %102 = arith.divf %101, %92 : f32
// CHECK-NEXT:             memref.store %102, %93[%100] : memref<16xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         kernel.unroll (%103) in 4 {
// CHECK-NEXT:           %104 = arith.muli %103, %4 : index
// CHECK-NEXT:           %105 = arith.addi %12, %104 : index
// CHECK-NEXT:           %106 = arith.cmpi ult, %105, %5 : index
// CHECK-NEXT:           %107 = arith.muli %103, %3 : index
// CHECK-NEXT:           %108 = arith.addi %13, %105 : index
// CHECK-NEXT:           scf.if %106 {
// CHECK-NEXT:             kernel.vector_copy %93[%107] to %0[%108] width 4 : memref<16xf32>, memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         kernel.unroll (%109) in 4 {
// CHECK-NEXT:           %110 = arith.muli %109, %4 : index
// CHECK-NEXT:           %111 = arith.addi %12, %110 : index
// CHECK-NEXT:           %112 = arith.cmpi ult, %111, %5 : index
// CHECK-NEXT:           %113 = arith.muli %109, %3 : index
// CHECK-NEXT:           scf.if %112 {
// CHECK-NEXT:             kernel.unroll (%114) in 4 {
// CHECK-NEXT:               %115 = arith.addi %111, %114 : index
// CHECK-NEXT:               %116 = arith.addi %13, %115 : index
// CHECK-NEXT:               %117 = arith.addi %113, %114 : index
// CHECK-NEXT:               %118 = memref.load %93[%117] : memref<16xf32>
// CHECK-NEXT:               memref.store %118, %0[%116] : memref<?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
