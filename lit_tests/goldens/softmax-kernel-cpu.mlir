// RUN: mlfuse-opt --compile-to=kernel --device=cpu %s | filecheck %s

// A row at a time, 32 lanes.
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
// CHECK-NEXT:     %3 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_reduce_max_sub_exp_reduce_add_div grid (%3) block (1) args (%x, %2, %1 : memref<?x1000xf32>, memref<?x1000xf32>, index)
// CHECK-NEXT:     func.return %2 : memref<?x1000xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_reduce_max_sub_exp_reduce_add_div(%x: memref<?xf32>, %0: memref<?xf32>, %1: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
// CHECK-NEXT:     %2 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.constant 32 : index
// CHECK-NEXT:     %4 = arith.constant 1000 : index
// CHECK-NEXT:     %5 = arith.constant 992 : index
// CHECK-NEXT:     %6 = arith.constant 8 : index
// CHECK-NEXT:     %7 = arith.constant 16 : index
// CHECK-NEXT:     %8 = arith.constant 4 : index
// CHECK-NEXT:     %9 = arith.constant 2 : index
// CHECK-NEXT:     %10 = arith.constant 1 : index
// CHECK-NEXT:     kernel.chunks (%11, %12) in %1 by 8 {
// CHECK-NEXT:       scf.for %13 = %11 to %12 step %10 {
// CHECK-NEXT:         %14 = memref.alloca() : memref<1000xf32>
// CHECK-NEXT:         %15 = arith.constant 0xff800000 : f32
// CHECK-NEXT:         %16 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:         kernel.simd (%17) in (%2, %3) {
// CHECK-NEXT:           memref.store %15, %16[%17] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %18 = arith.muli %13, %4 : index
// CHECK-NEXT:         scf.for %19 = %2 to %5 step %3 {
// CHECK-NEXT:           kernel.simd (%20) in (%2, %3) {
// CHECK-NEXT:             %21 = arith.addi %19, %20 : index
// CHECK-NEXT:             %22 = arith.addi %18, %21 : index
// CHECK-NEXT:             %23 = memref.load %x[%22] : memref<?xf32>
// CHECK-NEXT:             %24 = memref.load %16[%20] : memref<32xf32>
// CHECK-NEXT:             %25 = arith.maximumf %24, %23 : f32
// CHECK-NEXT:             memref.store %25, %16[%20] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%26) in (%2, %6) {
// CHECK-NEXT:           %27 = arith.addi %26, %5 : index
// CHECK-NEXT:           %28 = arith.addi %18, %27 : index
// CHECK-NEXT:           %29 = memref.load %x[%28] : memref<?xf32>
// CHECK-NEXT:           %30 = memref.load %16[%26] : memref<32xf32>
// CHECK-NEXT:           %31 = arith.maximumf %30, %29 : f32
// CHECK-NEXT:           memref.store %31, %16[%26] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%32) in (%2, %7) {
// CHECK-NEXT:           %33 = arith.addi %32, %7 : index
// CHECK-NEXT:           %34 = memref.load %16[%33] : memref<32xf32>
// CHECK-NEXT:           %35 = memref.load %16[%32] : memref<32xf32>
// CHECK-NEXT:           %36 = arith.maximumf %35, %34 : f32
// CHECK-NEXT:           memref.store %36, %16[%32] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%37) in (%2, %6) {
// CHECK-NEXT:           %38 = arith.addi %37, %6 : index
// CHECK-NEXT:           %39 = memref.load %16[%38] : memref<32xf32>
// CHECK-NEXT:           %40 = memref.load %16[%37] : memref<32xf32>
// CHECK-NEXT:           %41 = arith.maximumf %40, %39 : f32
// CHECK-NEXT:           memref.store %41, %16[%37] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%42) in (%2, %8) {
// CHECK-NEXT:           %43 = arith.addi %42, %8 : index
// CHECK-NEXT:           %44 = memref.load %16[%43] : memref<32xf32>
// CHECK-NEXT:           %45 = memref.load %16[%42] : memref<32xf32>
// CHECK-NEXT:           %46 = arith.maximumf %45, %44 : f32
// CHECK-NEXT:           memref.store %46, %16[%42] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%47) in (%2, %9) {
// CHECK-NEXT:           %48 = arith.addi %47, %9 : index
// CHECK-NEXT:           %49 = memref.load %16[%48] : memref<32xf32>
// CHECK-NEXT:           %50 = memref.load %16[%47] : memref<32xf32>
// CHECK-NEXT:           %51 = arith.maximumf %50, %49 : f32
// CHECK-NEXT:           memref.store %51, %16[%47] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%52) in (%2, %10) {
// CHECK-NEXT:           %53 = arith.addi %52, %10 : index
// CHECK-NEXT:           %54 = memref.load %16[%53] : memref<32xf32>
// CHECK-NEXT:           %55 = memref.load %16[%52] : memref<32xf32>
// CHECK-NEXT:           %56 = arith.maximumf %55, %54 : f32
// CHECK-NEXT:           memref.store %56, %16[%52] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %57 = memref.load %16[%2] : memref<32xf32>
// CHECK-NEXT:         %58 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:         %59 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:         kernel.simd (%60) in (%2, %3) {
// CHECK-NEXT:           memref.store %58, %59[%60] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.for %61 = %2 to %5 step %3 {
// CHECK-NEXT:           kernel.simd (%62) in (%2, %3) {
// CHECK-NEXT:             %63 = arith.addi %61, %62 : index
// CHECK-NEXT:             %64 = arith.addi %18, %63 : index
// CHECK-NEXT:             %65 = memref.load %x[%64] : memref<?xf32>
// CHECK-NEXT:             %66 = arith.subf %65, %57 : f32
// CHECK-NEXT:             %67 = math.exp %66 : f32
// CHECK-NEXT:             memref.store %67, %14[%63] : memref<1000xf32>
// CHECK-NEXT:             %68 = memref.load %59[%62] : memref<32xf32>
// CHECK-NEXT:             %69 = arith.addf %68, %67 : f32
// CHECK-NEXT:             memref.store %69, %59[%62] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%70) in (%2, %6) {
// CHECK-NEXT:           %71 = arith.addi %70, %5 : index
// CHECK-NEXT:           %72 = arith.addi %18, %71 : index
// CHECK-NEXT:           %73 = memref.load %x[%72] : memref<?xf32>
// CHECK-NEXT:           %74 = arith.subf %73, %57 : f32
// CHECK-NEXT:           %75 = math.exp %74 : f32
// CHECK-NEXT:           memref.store %75, %14[%71] : memref<1000xf32>
// CHECK-NEXT:           %76 = memref.load %59[%70] : memref<32xf32>
// CHECK-NEXT:           %77 = arith.addf %76, %75 : f32
// CHECK-NEXT:           memref.store %77, %59[%70] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%78) in (%2, %7) {
// CHECK-NEXT:           %79 = arith.addi %78, %7 : index
// CHECK-NEXT:           %80 = memref.load %59[%79] : memref<32xf32>
// CHECK-NEXT:           %81 = memref.load %59[%78] : memref<32xf32>
// CHECK-NEXT:           %82 = arith.addf %81, %80 : f32
// CHECK-NEXT:           memref.store %82, %59[%78] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%83) in (%2, %6) {
// CHECK-NEXT:           %84 = arith.addi %83, %6 : index
// CHECK-NEXT:           %85 = memref.load %59[%84] : memref<32xf32>
// CHECK-NEXT:           %86 = memref.load %59[%83] : memref<32xf32>
// CHECK-NEXT:           %87 = arith.addf %86, %85 : f32
// CHECK-NEXT:           memref.store %87, %59[%83] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%88) in (%2, %8) {
// CHECK-NEXT:           %89 = arith.addi %88, %8 : index
// CHECK-NEXT:           %90 = memref.load %59[%89] : memref<32xf32>
// CHECK-NEXT:           %91 = memref.load %59[%88] : memref<32xf32>
// CHECK-NEXT:           %92 = arith.addf %91, %90 : f32
// CHECK-NEXT:           memref.store %92, %59[%88] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%93) in (%2, %9) {
// CHECK-NEXT:           %94 = arith.addi %93, %9 : index
// CHECK-NEXT:           %95 = memref.load %59[%94] : memref<32xf32>
// CHECK-NEXT:           %96 = memref.load %59[%93] : memref<32xf32>
// CHECK-NEXT:           %97 = arith.addf %96, %95 : f32
// CHECK-NEXT:           memref.store %97, %59[%93] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         kernel.simd (%98) in (%2, %10) {
// CHECK-NEXT:           %99 = arith.addi %98, %10 : index
// CHECK-NEXT:           %100 = memref.load %59[%99] : memref<32xf32>
// CHECK-NEXT:           %101 = memref.load %59[%98] : memref<32xf32>
// CHECK-NEXT:           %102 = arith.addf %101, %100 : f32
// CHECK-NEXT:           memref.store %102, %59[%98] : memref<32xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %103 = memref.load %59[%2] : memref<32xf32>
// CHECK-NEXT:         kernel.simd (%104) in (%2, %4) {
// CHECK-NEXT:           %105 = memref.load %14[%104] : memref<1000xf32>
// CHECK-NEXT:           %106 = arith.divf %105, %103 : f32
// CHECK-NEXT:           %107 = arith.addi %18, %104 : index
// CHECK-NEXT:           memref.store %106, %0[%107] : memref<?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
