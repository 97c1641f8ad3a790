// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | filecheck %s
// GOLDEN: written by make goldens

// Attention: the product of queries and keys, a softmax of its rows, and the product with the values.

func.func @main(%q: tensor<4x64x16xf32>, %k: tensor<4x64x16xf32>, %v: tensor<4x64x16xf32>) -> tensor<4x64x16xf32> {
  %y = graph.attention %q, %k, %v {causal = true} : tensor<4x64x16xf32>, tensor<4x64x16xf32>, tensor<4x64x16xf32> -> tensor<4x64x16xf32>
  func.return %y : tensor<4x64x16xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%q: memref<4x64x16xf32>, %k: memref<4x64x16xf32>, %v: memref<4x64x16xf32>) -> memref<4x64x16xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<4x64x16xf32>
// CHECK-NEXT:     loop.launch @fused_matmul_mul_reduce_max_exp_etc(%q, %k, %v, %y) : (memref<4x64x16xf32>, memref<4x64x16xf32>, memref<4x64x16xf32>, memref<4x64x16xf32>)
// CHECK-NEXT:     func.return %y : memref<4x64x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_matmul_mul_reduce_max_exp_etc(%q: memref<4x64x16xf32>, %k: memref<4x64x16xf32>, %v: memref<4x64x16xf32>, %y: memref<4x64x16xf32>) attributes {arg_dims = [array<i64: 4, 64, 16>, array<i64: 4, 64, 16>, array<i64: 4, 64, 16>, array<i64: 4, 64, 16>]} {
// CHECK-NEXT:     %y_1 = loop.local : memref<4x64x64xf32>
// CHECK-NEXT:     %y_2 = loop.local : memref<4x64x64xf32>
// CHECK-NEXT:     %0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:     %2 = arith.constant 0xff800000 : f32
// CHECK-NEXT:     %3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     loop.parallel (%4, %5, %6) in (4, 64, 64) {
// CHECK-NEXT:       %7 = loop.reduce (%8) in (16) init (%0 : f32) {
// CHECK-NEXT:         %9 = loop.load %q[%4, %5, %8] : memref<4x64x16xf32>
// CHECK-NEXT:         %10 = loop.load %k[%4, %6, %8] : memref<4x64x16xf32>
// CHECK-NEXT:         %11 = arith.mulf %9, %10 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %11 : f32
// CHECK-NEXT:       } combine (%12, %13) {
// CHECK-NEXT:         %14 = arith.addf %12, %13 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %14 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.store %7, %y_1[%4, %5, %6] : memref<4x64x64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     loop.parallel (%15, %16) in (4, 64) {
// CHECK-NEXT:       %17 = loop.local : memref<64xf32>
// CHECK-NEXT:       %18 = arith.constant 0xff800000 : f32
// CHECK-NEXT:       %19 = arith.index_cast %16 : index to i64
// CHECK-NEXT:       %20 = loop.reduce (%21) in (64) init (%18 : f32) {
// CHECK-NEXT:         %22 = arith.index_cast %21 : index to i64
// CHECK-NEXT:         %23 = arith.cmpi sge, %19, %22 : i64
// CHECK-NEXT:         %24 = loop.load %y_1[%15, %16, %21] : memref<4x64x64xf32>
// CHECK-NEXT:         %25 = arith.mulf %24, %1 : f32
// CHECK-NEXT:         %26 = arith.select %23, %25, %2 : f32
// CHECK-NEXT:         loop.yield %26 : f32
// CHECK-NEXT:       } combine (%27, %28) {
// CHECK-NEXT:         %29 = arith.maximumf %27, %28 : f32
// CHECK-NEXT:         loop.yield %29 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %30 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %31 = loop.reduce (%32) in (64) init (%30 : f32) {
// CHECK-NEXT:         %33 = arith.index_cast %32 : index to i64
// CHECK-NEXT:         %34 = arith.cmpi sge, %19, %33 : i64
// CHECK-NEXT:         %35 = loop.load %y_1[%15, %16, %32] : memref<4x64x64xf32>
// CHECK-NEXT:         %36 = arith.mulf %35, %1 : f32
// CHECK-NEXT:         %37 = arith.select %34, %36, %2 : f32
// CHECK-NEXT:         %38 = arith.subf %37, %20 : f32
// CHECK-NEXT:         %39 = math.exp %38 {mlfuse.never_positive} : f32
// CHECK-NEXT:         loop.store %39, %17[%32] : memref<64xf32>
// CHECK-NEXT:         loop.yield %39 : f32
// CHECK-NEXT:       } combine (%40, %41) {
// CHECK-NEXT:         %42 = arith.addf %40, %41 : f32
// CHECK-NEXT:         loop.yield %42 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.parallel (%43) in (64) {
// CHECK-NEXT:         %44 = loop.load %17[%43] : memref<64xf32>
// CHECK-NEXT:         %45 = arith.divf %44, %31 : f32
// CHECK-NEXT:         loop.store %45, %y_2[%15, %16, %43] : memref<4x64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     loop.parallel (%46, %47, %48) in (4, 64, 16) {
// CHECK-NEXT:       %49 = loop.reduce (%50) in (64) init (%3 : f32) attributes {skips_zeros} {
// CHECK-NEXT:         %51 = loop.load %y_2[%46, %47, %50] : memref<4x64x64xf32>
// CHECK-NEXT:         %52 = loop.load %v[%46, %50, %48] : memref<4x64x16xf32>
// CHECK-NEXT:         %53 = arith.mulf %51, %52 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %53 : f32
// CHECK-NEXT:       } combine (%54, %55) {
// CHECK-NEXT:         %56 = arith.addf %54, %55 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %56 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.store %49, %y[%46, %47, %48] : memref<4x64x16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
