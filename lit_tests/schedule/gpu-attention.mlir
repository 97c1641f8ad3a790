// RUN: mlfuse-opt --decompose="device=sm_90" --canonicalize --cse --dce --fuse-vertical="device=sm_90" --lower-to-loop --lower-products="device=sm_90 force=true" --chain-products="device=sm_90" --schedule="device=sm_90" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// Attention in one kernel on a GPU: a block takes 8 rows of queries through both products and the softmax between them, in shared
// memory. Query i sees keys 0 to i: the loops over keys end with the block's last query.

func.func @main(%q: tensor<16x8xf32>, %k: tensor<16x8xf32>, %v: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %y = graph.attention %q, %k, %v {causal = true} : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32> -> tensor<16x8xf32>
  func.return %y : tensor<16x8xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "sm_90"} {
// CHECK-NEXT:   func.func @main(%q: memref<16x8xf32>, %k: memref<16x8xf32>, %v: memref<16x8xf32>) -> memref<16x8xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<16x8xf32>
// CHECK-NEXT:     %0 = arith.constant 2 : index
// CHECK-NEXT:     kernel.launch @fused_matmul_mul_reduce_max_exp_etc grid (%0) block (256) args (%q, %k, %v, %y : memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>)
// CHECK-NEXT:     func.return %y : memref<16x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul_mul_reduce_max_exp_etc(%q: memref<128xf32>, %k: memref<128xf32>, %v: memref<128xf32>, %y: memref<128xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64, min_blocks = 2 : i64} {
// CHECK-NEXT:     %0 = arith.constant 8 : index
// CHECK-NEXT:     %1 = arith.constant 128 : index
// CHECK-NEXT:     %2 = arith.constant 32 : index
// CHECK-NEXT:     %3 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.constant 16 : index
// CHECK-NEXT:     %5 = arith.constant 7 : index
// CHECK-NEXT:     %6 = arith.constant 12 : index
// CHECK-NEXT:     %7 = arith.constant 256 : index
// CHECK-NEXT:     %8 = arith.constant 15 : index
// CHECK-NEXT:     %9 = arith.constant 68 : index
// CHECK-NEXT:     %10 = arith.constant 0 : index
// CHECK-NEXT:     %11 = arith.constant 64 : index
// CHECK-NEXT:     %12 = arith.constant 0.353553385 : f32
// CHECK-NEXT:     %13 = arith.constant 0xff800000 : f32
// CHECK-NEXT:     %14 = kernel.thread_id
// CHECK-NEXT:     %15 = kernel.block_id
// CHECK-NEXT:     %16 = arith.muli %15, %0 : index
// CHECK-NEXT:     %17 = kernel.shared : memref<128xf32>
// CHECK-NEXT:     %18 = arith.muli %15, %1 : index
// CHECK-NEXT:     %19 = arith.divui %14, %2 : index
// CHECK-NEXT:     %20 = arith.remui %14, %2 : index
// CHECK-NEXT:     %21 = arith.muli %20, %3 : index
// CHECK-NEXT:     %22 = kernel.shared : memref<384xf32>
// CHECK-NEXT:     %23 = kernel.shared : memref<2176xf32>
// CHECK-NEXT:     %24 = arith.addi %16, %0 : index
// CHECK-NEXT:     %25 = arith.minui %24, %4 : index
// CHECK-NEXT:     %26 = arith.addi %16, %19 : index
// CHECK-NEXT:     %27 = arith.minui %20, %5 : index
// CHECK-NEXT:     %28 = arith.muli %26, %0 : index
// CHECK-NEXT:     %29 = arith.addi %28, %27 : index
// CHECK-NEXT:     %30 = arith.muli %20, %6 : index
// CHECK-NEXT:     %31 = arith.addi %30, %19 : index
// CHECK-NEXT:     %32 = arith.muli %26, %4 : index
// CHECK-NEXT:     scf.for %33 = %10 to %25 step %11 {
// CHECK-NEXT:       %34 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:       %35 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       kernel.unroll (%36) in 2 {
// CHECK-NEXT:         memref.store %35, %34[%36] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.barrier
// CHECK-NEXT:       %37 = memref.load %q[%29] : memref<128xf32>
// CHECK-NEXT:       memref.store %37, %22[%31] : memref<384xf32>
// CHECK-NEXT:       kernel.unroll (%38) in 8 {
// CHECK-NEXT:         %39 = arith.muli %38, %7 : index
// CHECK-NEXT:         %40 = arith.addi %14, %39 : index
// CHECK-NEXT:         %41 = arith.remui %40, %2 : index
// CHECK-NEXT:         %42 = arith.divui %40, %2 : index
// CHECK-NEXT:         %43 = arith.addi %33, %42 : index
// CHECK-NEXT:         %44 = arith.minui %43, %8 : index
// CHECK-NEXT:         %45 = arith.minui %41, %5 : index
// CHECK-NEXT:         %46 = arith.muli %44, %0 : index
// CHECK-NEXT:         %47 = arith.addi %46, %45 : index
// CHECK-NEXT:         %48 = memref.load %k[%47] : memref<128xf32>
// CHECK-NEXT:         %49 = arith.muli %41, %9 : index
// CHECK-NEXT:         %50 = arith.addi %49, %42 : index
// CHECK-NEXT:         memref.store %48, %23[%50] : memref<2176xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.barrier
// CHECK-NEXT:       %51 = memref.alloca() : memref<1xf32>
// CHECK-NEXT:       %52 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:       kernel.unroll (%53) in 8 {
// CHECK-NEXT:         %54 = arith.muli %53, %6 : index
// CHECK-NEXT:         %55 = arith.addi %54, %19 : index
// CHECK-NEXT:         %56 = memref.load %22[%55] : memref<384xf32>
// CHECK-NEXT:         memref.store %56, %51[%10] : memref<1xf32>
// CHECK-NEXT:         %57 = arith.muli %53, %9 : index
// CHECK-NEXT:         %58 = arith.addi %57, %21 : index
// CHECK-NEXT:         kernel.vector_copy %23[%58] to %52[%10] width 2 : memref<2176xf32>, memref<2xf32>
// CHECK-NEXT:         kernel.unroll (%59) in 2 {
// CHECK-NEXT:           %60 = memref.load %51[%10] : memref<1xf32>
// CHECK-NEXT:           %61 = memref.load %52[%59] : memref<2xf32>
// CHECK-NEXT:           %62 = memref.load %34[%59] : memref<2xf32>
// CHECK-NEXT:           %63 = math.fma %60, %61, %62 : f32
// CHECK-NEXT:           memref.store %63, %34[%59] : memref<2xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.unroll (%64) in 2 {
// CHECK-NEXT:         %65 = arith.addi %21, %64 : index
// CHECK-NEXT:         %66 = arith.addi %33, %65 : index
// CHECK-NEXT:         %67 = arith.cmpi ult, %66, %4 : index
// CHECK-NEXT:         %68 = arith.addi %32, %66 : index
// CHECK-NEXT:         %69 = arith.subi %68, %18 : index
// CHECK-NEXT:         scf.if %67 {
// CHECK-NEXT:           %70 = memref.load %34[%64] : memref<2xf32>
// CHECK-NEXT:           memref.store %70, %17[%69] : memref<128xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     scf.for %71 = %19 to %0 step %0 {
// CHECK-NEXT:       %72 = arith.addi %16, %71 : index
// CHECK-NEXT:       %73 = arith.constant 0xff800000 : f32
// CHECK-NEXT:       %74 = arith.index_cast %72 : index to i64
// CHECK-NEXT:       %75 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %73, %75[] : memref<f32>
// CHECK-NEXT:       %76 = arith.muli %71, %4 : index
// CHECK-NEXT:       scf.for %77 = %20 to %4 step %2 {
// CHECK-NEXT:         %78 = arith.index_cast %77 : index to i64
// CHECK-NEXT:         %79 = arith.cmpi sge, %74, %78 : i64
// CHECK-NEXT:         %80 = arith.addi %76, %77 : index
// CHECK-NEXT:         %81 = memref.load %17[%80] : memref<128xf32>
// CHECK-NEXT:         %82 = arith.mulf %81, %12 : f32
// CHECK-NEXT:         %83 = arith.select %79, %82, %13 : f32
// CHECK-NEXT:         %84 = memref.load %75[] : memref<f32>
// CHECK-NEXT:         %85 = arith.maximumf %84, %83 : f32
// CHECK-NEXT:         memref.store %85, %75[] : memref<f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %86 = memref.load %75[] : memref<f32>
// CHECK-NEXT:       %87 = kernel.shuffle_xor %86, 16 : f32
// CHECK-NEXT:       %88 = arith.maximumf %86, %87 : f32
// CHECK-NEXT:       %89 = kernel.shuffle_xor %88, 8 : f32
// CHECK-NEXT:       %90 = arith.maximumf %88, %89 : f32
// CHECK-NEXT:       %91 = kernel.shuffle_xor %90, 4 : f32
// CHECK-NEXT:       %92 = arith.maximumf %90, %91 : f32
// CHECK-NEXT:       %93 = kernel.shuffle_xor %92, 2 : f32
// CHECK-NEXT:       %94 = arith.maximumf %92, %93 : f32
// CHECK-NEXT:       %95 = kernel.shuffle_xor %94, 1 : f32
// CHECK-NEXT:       %96 = arith.maximumf %94, %95 : f32
// CHECK-NEXT:       %97 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %98 = memref.alloca() : memref<f32>
// CHECK-NEXT:       memref.store %97, %98[] : memref<f32>
// CHECK-NEXT:       scf.for %99 = %20 to %4 step %2 {
// CHECK-NEXT:         %100 = arith.index_cast %99 : index to i64
// CHECK-NEXT:         %101 = arith.cmpi sge, %74, %100 : i64
// CHECK-NEXT:         %102 = arith.addi %76, %99 : index
// CHECK-NEXT:         %103 = memref.load %17[%102] : memref<128xf32>
// CHECK-NEXT:         %104 = arith.mulf %103, %12 : f32
// CHECK-NEXT:         %105 = arith.select %101, %104, %13 : f32
// CHECK-NEXT:         %106 = arith.subf %105, %96 : f32
// CHECK-NEXT:         %107 = math.exp %106 {mlfuse.never_positive} : f32
// CHECK-NEXT:         memref.store %107, %17[%102] : memref<128xf32>
// CHECK-NEXT:         %108 = memref.load %98[] : memref<f32>
// CHECK-NEXT:         %109 = arith.addf %108, %107 : f32
// CHECK-NEXT:         memref.store %109, %98[] : memref<f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %110 = memref.load %98[] : memref<f32>
// CHECK-NEXT:       %111 = kernel.shuffle_xor %110, 16 : f32
// CHECK-NEXT:       %112 = arith.addf %110, %111 : f32
// CHECK-NEXT:       %113 = kernel.shuffle_xor %112, 8 : f32
// CHECK-NEXT:       %114 = arith.addf %112, %113 : f32
// CHECK-NEXT:       %115 = kernel.shuffle_xor %114, 4 : f32
// CHECK-NEXT:       %116 = arith.addf %114, %115 : f32
// CHECK-NEXT:       %117 = kernel.shuffle_xor %116, 2 : f32
// CHECK-NEXT:       %118 = arith.addf %116, %117 : f32
// CHECK-NEXT:       %119 = kernel.shuffle_xor %118, 1 : f32
// CHECK-NEXT:       %120 = arith.addf %118, %119 : f32
// CHECK-NEXT:       scf.for %121 = %20 to %4 step %2 {
// CHECK-NEXT:         %122 = arith.addi %76, %121 : index
// CHECK-NEXT:         %123 = memref.load %17[%122] : memref<128xf32>
// CHECK-NEXT:         %124 = arith.divf %123, %120 : f32
// CHECK-NEXT:         memref.store %124, %17[%122] : memref<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %125 = arith.minui %20, %8 : index
// CHECK-NEXT:     %126 = arith.addi %32, %125 : index
// CHECK-NEXT:     %127 = arith.subi %126, %18 : index
// CHECK-NEXT:     %128 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %129 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     kernel.unroll (%130) in 2 {
// CHECK-NEXT:       memref.store %129, %128[%130] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     %131 = memref.load %17[%127] : memref<128xf32>
// CHECK-NEXT:     memref.store %131, %22[%31] : memref<384xf32>
// CHECK-NEXT:     kernel.unroll (%132) in 8 {
// CHECK-NEXT:       %133 = arith.muli %132, %7 : index
// CHECK-NEXT:       %134 = arith.addi %14, %133 : index
// CHECK-NEXT:       %135 = arith.remui %134, %11 : index
// CHECK-NEXT:       %136 = arith.divui %134, %11 : index
// CHECK-NEXT:       %137 = arith.minui %135, %5 : index
// CHECK-NEXT:       %138 = arith.minui %136, %8 : index
// CHECK-NEXT:       %139 = arith.muli %138, %0 : index
// CHECK-NEXT:       %140 = arith.addi %137, %139 : index
// CHECK-NEXT:       %141 = memref.load %v[%140] : memref<128xf32>
// CHECK-NEXT:       %142 = arith.muli %136, %9 : index
// CHECK-NEXT:       %143 = arith.addi %142, %135 : index
// CHECK-NEXT:       memref.store %141, %23[%143] : memref<2176xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.barrier
// CHECK-NEXT:     %144 = memref.alloca() : memref<1xf32>
// CHECK-NEXT:     %145 = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     kernel.unroll (%146) in 16 {
// CHECK-NEXT:       %147 = arith.muli %146, %6 : index
// CHECK-NEXT:       %148 = arith.addi %147, %19 : index
// CHECK-NEXT:       %149 = memref.load %22[%148] : memref<384xf32>
// CHECK-NEXT:       memref.store %149, %144[%10] : memref<1xf32>
// CHECK-NEXT:       %150 = arith.muli %146, %9 : index
// CHECK-NEXT:       %151 = arith.addi %150, %21 : index
// CHECK-NEXT:       kernel.vector_copy %23[%151] to %145[%10] width 2 : memref<2176xf32>, memref<2xf32>
// CHECK-NEXT:       kernel.unroll (%152) in 2 {
// CHECK-NEXT:         %153 = memref.load %144[%10] : memref<1xf32>
// CHECK-NEXT:         %154 = memref.load %145[%152] : memref<2xf32>
// CHECK-NEXT:         %155 = memref.load %128[%152] : memref<2xf32>
// CHECK-NEXT:         %156 = math.fma %153, %154, %155 : f32
// CHECK-NEXT:         memref.store %156, %128[%152] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.unroll (%157) in 2 {
// CHECK-NEXT:       %158 = arith.addi %21, %157 : index
// CHECK-NEXT:       %159 = arith.cmpi ult, %158, %0 : index
// CHECK-NEXT:       %160 = arith.addi %28, %158 : index
// CHECK-NEXT:       scf.if %159 {
// CHECK-NEXT:         %161 = memref.load %128[%157] : memref<2xf32>
// CHECK-NEXT:         memref.store %161, %y[%160] : memref<128xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
