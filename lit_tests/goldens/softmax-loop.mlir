// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | filecheck %s

// Two reductions and a last pass; exp is kept in a local.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<?x1000xf32>) -> tensor<?x1000xf32> {
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<?x1000xf32>
  func.return %0 : tensor<?x1000xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<?x1000xf32>) -> memref<?x1000xf32> {
// CHECK-NEXT:     %0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = memref.dim %x, %0 : memref<?x1000xf32>
// CHECK-NEXT:     %2 = memref.alloc(%1) : memref<?x1000xf32>
// CHECK-NEXT:     loop.launch @fused_reduce_max_sub_exp_reduce_add_div(%x, %2, %1) : (memref<?x1000xf32>, memref<?x1000xf32>, index)
// CHECK-NEXT:     func.return %2 : memref<?x1000xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   loop.kernel @fused_reduce_max_sub_exp_reduce_add_div(%x: memref<?x1000xf32>, %0: memref<?x1000xf32>, %1: index) attributes {arg_dims = [array<i64: -1, 1000>, array<i64: -1, 1000>]} {
// CHECK-NEXT:     loop.parallel (%2) in (%1) {
// CHECK-NEXT:       %3 = loop.local : memref<1000xf32>
// CHECK-NEXT:       %4 = arith.constant 0xff800000 : f32
// CHECK-NEXT:       %5 = loop.reduce (%6) in (1000) init (%4 : f32) {
// CHECK-NEXT:         %7 = loop.load %x[%2, %6] : memref<?x1000xf32>
// CHECK-NEXT:         loop.yield %7 : f32
// CHECK-NEXT:       } combine (%8, %9) {
// CHECK-NEXT:         %10 = arith.maximumf %8, %9 : f32
// CHECK-NEXT:         loop.yield %10 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %12 = loop.reduce (%13) in (1000) init (%11 : f32) {
// CHECK-NEXT:         %14 = loop.load %x[%2, %13] : memref<?x1000xf32>
// CHECK-NEXT:         %15 = arith.subf %14, %5 : f32
// CHECK-NEXT:         %16 = math.exp %15 {mlfuse.never_positive} : f32
// CHECK-NEXT:         loop.store %16, %3[%13] : memref<1000xf32>
// CHECK-NEXT:         loop.yield %16 : f32
// CHECK-NEXT:       } combine (%17, %18) {
// CHECK-NEXT:         %19 = arith.addf %17, %18 : f32
// CHECK-NEXT:         loop.yield %19 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       loop.parallel (%20) in (1000) {
// CHECK-NEXT:         %21 = loop.load %3[%20] : memref<1000xf32>
// CHECK-NEXT:         %22 = arith.divf %21, %12 : f32
// CHECK-NEXT:         loop.store %22, %0[%2, %20] : memref<?x1000xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
