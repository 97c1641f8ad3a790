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
// CHECK-NEXT:     %4 = arith.constant 64 : index
// CHECK-NEXT:     %5 = arith.constant 256 : index
// CHECK-NEXT:     %6 = arith.constant 1000 : index
// CHECK-NEXT:     %7 = arith.constant 32 : index
// CHECK-NEXT:     %8 = arith.constant 2 : index
// CHECK-NEXT:     %9 = kernel.thread_id
// CHECK-NEXT:     %10 = kernel.block_id
// CHECK-NEXT:     %11 = arith.cmpi ult, %10, %1 : index
// CHECK-NEXT:     %12 = kernel.is_aligned %x, %0 to 16 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %13 = arith.muli %9, %3 : index
// CHECK-NEXT:     %14 = arith.muli %10, %6 : index
// CHECK-NEXT:     %15 = arith.remui %9, %7 : index
// CHECK-NEXT:     %16 = arith.divui %9, %7 : index
// CHECK-NEXT:     %17 = arith.remui %15, %8 : index
// CHECK-NEXT:     scf.if %11 {
// CHECK-NEXT:       %18 = arith.cmpi eq, %9, %2 : index
// CHECK-NEXT:       %19 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:       %20 = arith.constant 0xff800000 : f32
// CHECK-NEXT:       %21 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %20, %21[] : memref<f32>
// CHECK-NEXT:       %22 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:       scf.if %12 {
// CHECK-NEXT:         kernel.unroll (%23) in 4 {
// CHECK-NEXT:           %24 = arith.muli %23, %4 : index
// CHECK-NEXT:           %25 = arith.muli %23, %5 : index
// CHECK-NEXT:           %26 = arith.addi %13, %25 : index
// CHECK-NEXT:           %27 = arith.cmpi ult, %26, %6 : index
// CHECK-NEXT:           %28 = arith.muli %23, %3 : index
// CHECK-NEXT:           %29 = arith.addi %14, %26 : index
// CHECK-NEXT:           scf.if %27 {
// CHECK-NEXT:             kernel.vector_copy %x[%29] to %22[%28] width 4 : memref<?xf32>, memref<16xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         kernel.unroll (%30) in 4 {
// CHECK-NEXT:           %31 = arith.muli %30, %4 : index
// CHECK-NEXT:           %32 = arith.muli %30, %5 : index
// CHECK-NEXT:           %33 = arith.addi %13, %32 : index
// CHECK-NEXT:           %34 = arith.cmpi ult, %33, %6 : index
// CHECK-NEXT:           %35 = arith.muli %30, %3 : index
// CHECK-NEXT:           scf.if %34 {
// CHECK-NEXT:             kernel.unroll (%36) in 4 {
// CHECK-NEXT:               %37 = arith.addi %33, %36 : index
// CHECK-NEXT:               %38 = arith.addi %14, %37 : index
// CHECK-NEXT:               %39 = arith.addi %35, %36 : index
// CHECK-NEXT:               %40 = memref.load %x[%38] : memref<?xf32>
// CHECK-NEXT:               memref.store %40, %22[%39] : memref<16xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.unroll (%41) in 4 {
// CHECK-NEXT:         %42 = arith.muli %41, %4 : index
// CHECK-NEXT:         %43 = arith.muli %41, %5 : index
// CHECK-NEXT:         %44 = arith.addi %13, %43 : index
// CHECK-NEXT:         %45 = arith.cmpi ult, %44, %6 : index
// CHECK-NEXT:         %46 = arith.muli %41, %3 : index
// CHECK-NEXT:         scf.if %45 {
// CHECK-NEXT:           kernel.unroll (%47) in 4 {
// CHECK-NEXT:             %48 = arith.addi %46, %47 : index
// CHECK-NEXT:             %49 = memref.load %22[%48] : memref<16xf32>
// CHECK-NEXT:             %50 = memref.load %21[] : memref<f32>
// CHECK-NEXT:             %51 = arith.maximumf %50, %49 : f32
// CHECK-NEXT:             memref.store %51, %21[] : memref<f32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %52 = memref.load %21[] : memref<f32>
// CHECK-NEXT:       %53 = kernel.shuffle_xor %52, 16 : f32
// CHECK-NEXT:       %54 = arith.maximumf %52, %53 : f32
// CHECK-NEXT:       %55 = kernel.shuffle_xor %54, 8 : f32
// CHECK-NEXT:       %56 = arith.maximumf %54, %55 : f32
// CHECK-NEXT:       %57 = kernel.shuffle_xor %56, 4 : f32
// CHECK-NEXT:       %58 = arith.maximumf %56, %57 : f32
// CHECK-NEXT:       %59 = kernel.shuffle_xor %58, 2 : f32
// CHECK-NEXT:       %60 = arith.maximumf %58, %59 : f32
// CHECK-NEXT:       %61 = kernel.shuffle_xor %60, 1 : f32
// CHECK-NEXT:       %62 = arith.maximumf %60, %61 : f32
// CHECK-NEXT:       %63 = kernel.shared : memref<2xf32>
// CHECK-NEXT:       %64 = arith.cmpi eq, %15, %2 : index
// CHECK-NEXT:       scf.if %64 {
// CHECK-NEXT:         memref.store %62, %63[%16] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.barrier
// CHECK-NEXT:       %65 = memref.load %63[%17] : memref<2xf32>
// CHECK-NEXT:       %66 = kernel.shuffle_xor %65, 1 : f32
// CHECK-NEXT:       %67 = arith.maximumf %65, %66 : f32
// CHECK-NEXT:       %68 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %69 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %68, %69[] : memref<f32>
// CHECK-NEXT:       kernel.unroll (%70) in 4 {
// CHECK-NEXT:         %71 = arith.muli %70, %4 : index
// CHECK-NEXT:         %72 = arith.muli %70, %5 : index
// CHECK-NEXT:         %73 = arith.addi %13, %72 : index
// CHECK-NEXT:         %74 = arith.cmpi ult, %73, %6 : index
// CHECK-NEXT:         %75 = arith.muli %70, %3 : index
// CHECK-NEXT:         scf.if %74 {
// CHECK-NEXT:           kernel.unroll (%76) in 4 {
// CHECK-NEXT:             %77 = arith.addi %75, %76 : index
// CHECK-NEXT:             %78 = memref.load %22[%77] : memref<16xf32>
// CHECK-NEXT:             %79 = arith.subf %78, %67 : f32
// CHECK-NEXT:             %80 = math.exp %79 : f32
// CHECK-NEXT:             memref.store %80, %19[%77] : memref<16xf32>
// CHECK-NEXT:             %81 = memref.load %69[] : memref<f32>
// CHECK-NEXT:             %82 = arith.addf %81, %80 : f32
// CHECK-NEXT:             memref.store %82, %69[] : memref<f32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %83 = memref.load %69[] : memref<f32>
// CHECK-NEXT:       %84 = kernel.shuffle_xor %83, 16 : f32
// CHECK-NEXT:       %85 = arith.addf %83, %84 : f32
// CHECK-NEXT:       %86 = kernel.shuffle_xor %85, 8 : f32
// CHECK-NEXT:       %87 = arith.addf %85, %86 : f32
// CHECK-NEXT:       %88 = kernel.shuffle_xor %87, 4 : f32
// CHECK-NEXT:       %89 = arith.addf %87, %88 : f32
// CHECK-NEXT:       %90 = kernel.shuffle_xor %89, 2 : f32
// CHECK-NEXT:       %91 = arith.addf %89, %90 : f32
// CHECK-NEXT:       %92 = kernel.shuffle_xor %91, 1 : f32
// CHECK-NEXT:       %93 = arith.addf %91, %92 : f32
// CHECK-NEXT:       %94 = kernel.shared : memref<2xf32>
// CHECK-NEXT:       %95 = arith.cmpi eq, %15, %2 : index
// CHECK-NEXT:       scf.if %95 {
// CHECK-NEXT:         memref.store %93, %94[%16] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.barrier
// CHECK-NEXT:       %96 = memref.load %94[%17] : memref<2xf32>
// CHECK-NEXT:       %97 = kernel.shuffle_xor %96, 1 : f32
// CHECK-NEXT:       %98 = arith.addf %96, %97 : f32
// CHECK-NEXT:       %99 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:       kernel.unroll (%100) in 4 {
// CHECK-NEXT:         %101 = arith.muli %100, %4 : index
// CHECK-NEXT:         %102 = arith.muli %100, %5 : index
// CHECK-NEXT:         %103 = arith.addi %13, %102 : index
// CHECK-NEXT:         %104 = arith.cmpi ult, %103, %6 : index
// CHECK-NEXT:         %105 = arith.muli %100, %3 : index
// CHECK-NEXT:         scf.if %104 {
// CHECK-NEXT:           kernel.unroll (%106) in 4 {
// CHECK-NEXT:             %107 = arith.addi %105, %106 : index
// CHECK-NEXT:             %108 = memref.load %19[%107] : memref<16xf32>
// CHECK-NEXT:             %109 = arith.divf %108, %98 : f32
// CHECK-NEXT:             memref.store %109, %99[%107] : memref<16xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.if %12 {
// CHECK-NEXT:         kernel.unroll (%110) in 4 {
// CHECK-NEXT:           %111 = arith.muli %110, %4 : index
// CHECK-NEXT:           %112 = arith.muli %110, %5 : index
// CHECK-NEXT:           %113 = arith.addi %13, %112 : index
// CHECK-NEXT:           %114 = arith.cmpi ult, %113, %6 : index
// CHECK-NEXT:           %115 = arith.muli %110, %3 : index
// CHECK-NEXT:           %116 = arith.addi %14, %113 : index
// CHECK-NEXT:           scf.if %114 {
// CHECK-NEXT:             kernel.vector_copy %99[%115] to %0[%116] width 4 : memref<16xf32>, memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         kernel.unroll (%117) in 4 {
// CHECK-NEXT:           %118 = arith.muli %117, %4 : index
// CHECK-NEXT:           %119 = arith.muli %117, %5 : index
// CHECK-NEXT:           %120 = arith.addi %13, %119 : index
// CHECK-NEXT:           %121 = arith.cmpi ult, %120, %6 : index
// CHECK-NEXT:           %122 = arith.muli %117, %3 : index
// CHECK-NEXT:           scf.if %121 {
// CHECK-NEXT:             kernel.unroll (%123) in 4 {
// CHECK-NEXT:               %124 = arith.addi %120, %123 : index
// CHECK-NEXT:               %125 = arith.addi %14, %124 : index
// CHECK-NEXT:               %126 = arith.addi %122, %123 : index
// CHECK-NEXT:               %127 = memref.load %99[%126] : memref<16xf32>
// CHECK-NEXT:               memref.store %127, %0[%125] : memref<?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
