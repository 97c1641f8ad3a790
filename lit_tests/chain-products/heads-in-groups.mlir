// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | filecheck %s
// GOLDEN: written by make goldens

// Attention as JAX writes it, with one head of queries for each head of keys: a view with one more dim of size 1 lies between the
// softmax and the last product, and the parts go over their rows in different orders. In the kernel all nests have the first one's.

func.func @main(%q: tensor<2x24x4x1x16xf32>, %k: tensor<2x40x4x16xf32>, %v: tensor<2x40x4x16xf32>) -> tensor<2x24x4x1x16xf32> {
  %s = graph.dot_general %q, %k batch [0, 2] x [0, 2] contract [4] x [3] : tensor<2x24x4x1x16xf32>, tensor<2x40x4x16xf32> -> tensor<2x4x24x1x40xf32>
  %t = graph.transpose %s perm [3, 0, 1, 2, 4] : tensor<2x4x24x1x40xf32> -> tensor<1x2x4x24x40xf32>
  %p = graph.softmax %t {axis = 4 : i64} : tensor<1x2x4x24x40xf32>
  %r = graph.dot_general %v, %p batch [0, 2] x [1, 2] contract [1] x [4] : tensor<2x40x4x16xf32>, tensor<1x2x4x24x40xf32> -> tensor<2x4x16x1x24xf32>
  %y = graph.transpose %r perm [0, 4, 1, 3, 2] : tensor<2x4x16x1x24xf32> -> tensor<2x24x4x1x16xf32>
  func.return %y : tensor<2x24x4x1x16xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%q: memref<2x24x4x1x16xf32>, %k: memref<2x40x4x16xf32>, %v: memref<2x40x4x16xf32>) -> memref<2x24x4x1x16xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<2x24x4x1x16xf32>
// CHECK-NEXT:     loop.launch @fused_matmul_reduce_max_exp_transpose_etc(%q, %k, %v, %y) : (memref<2x24x4x1x16xf32>, memref<2x40x4x16xf32>, memref<2x40x4x16xf32>, memref<2x24x4x1x16xf32>)
// CHECK-NEXT:     func.return %y : memref<2x24x4x1x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_matmul_reduce_max_exp_transpose_etc(%q: memref<2x24x4x1x16xf32>, %k: memref<2x40x4x16xf32>, %v: memref<2x40x4x16xf32>, %y: memref<2x24x4x1x16xf32>) attributes {arg_dims = [array<i64: 2, 24, 4, 1, 16>, array<i64: 2, 40, 4, 16>, array<i64: 2, 40, 4, 16>, array<i64: 2, 24, 4, 1, 16>]} {
// CHECK-NEXT:     %s = loop.local : memref<2x4x24x40xf32>
// CHECK-NEXT:     %p = loop.local : memref<2x4x24x40xf32>
// CHECK-NEXT:     %0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     loop.parallel (%2, %3, %4, %5) in (2, 4, 24, 40) {
// CHECK-NEXT:       %6 = loop.reduce (%7) in (16) init (%0 : f32) {
// CHECK-NEXT:         %8 = loop.load %q[%2, %4, %3, %7] by affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0, d3)> : memref<2x24x4x1x16xf32>
// CHECK-NEXT:         %9 = loop.load %k[%2, %5, %3, %7] : memref<2x40x4x16xf32>
// CHECK-NEXT:         %10 = arith.mulf %8, %9 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %10 : f32
// CHECK-NEXT:       } combine (%11, %12) {
// CHECK-NEXT:         %13 = arith.addf %11, %12 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %13 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.store %6, %s[%2, %3, %4, %5] : memref<2x4x24x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     loop.parallel (%14, %15, %16) in (2, 4, 24) {
// CHECK-NEXT:       %17 = loop.local : memref<40xf32>
// CHECK-NEXT:       %18 = arith.constant 0xff800000 : f32
// CHECK-NEXT:       %19 = loop.reduce (%20) in (40) init (%18 : f32) {
// CHECK-NEXT:         %21 = loop.load %s[%14, %15, %16, %20] : memref<2x4x24x40xf32>
// CHECK-NEXT:         loop.yield %21 : f32
// CHECK-NEXT:       } combine (%22, %23) {
// CHECK-NEXT:         %24 = arith.maximumf %22, %23 : f32
// CHECK-NEXT:         loop.yield %24 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %25 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %26 = loop.reduce (%27) in (40) init (%25 : f32) {
// CHECK-NEXT:         %28 = loop.load %s[%14, %15, %16, %27] : memref<2x4x24x40xf32>
// CHECK-NEXT:         %29 = arith.subf %28, %19 : f32
// CHECK-NEXT:         %30 = math.exp %29 : f32
// CHECK-NEXT:         loop.store %30, %17[%27] : memref<40xf32>
// CHECK-NEXT:         loop.yield %30 : f32
// CHECK-NEXT:       } combine (%31, %32) {
// CHECK-NEXT:         %33 = arith.addf %31, %32 : f32
// CHECK-NEXT:         loop.yield %33 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.parallel (%34) in (40) {
// CHECK-NEXT:         %35 = loop.load %17[%34] : memref<40xf32>
// CHECK-NEXT:         %36 = arith.divf %35, %26 : f32
// CHECK-NEXT:         loop.store %36, %p[%14, %15, %16, %34] : memref<2x4x24x40xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     loop.parallel (%37, %38, %39, %40) in (2, 4, 24, 16) {
// CHECK-NEXT:       %41 = loop.reduce (%42) in (40) init (%1 : f32) {
// CHECK-NEXT:         %43 = loop.load %v[%37, %42, %38, %40] : memref<2x40x4x16xf32>
// CHECK-NEXT:         %44 = loop.load %p[%37, %38, %39, %42] : memref<2x4x24x40xf32>
// CHECK-NEXT:         %45 = arith.mulf %43, %44 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %45 : f32
// CHECK-NEXT:       } combine (%46, %47) {
// CHECK-NEXT:         %48 = arith.addf %46, %47 fastmath<contract> : f32
// CHECK-NEXT:         loop.yield %48 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.store %41, %y[%37, %39, %38, %40] by affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0, d3)> : memref<2x24x4x1x16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
