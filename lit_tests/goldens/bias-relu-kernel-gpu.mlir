// RUN: mlfuse-opt --compile-to=kernel --device=sm_90 %s | filecheck %s

// Four neighbors a thread, 16 bytes an access.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %bias: tensor<16xf32>) -> tensor<8x16xf32> {
  %0 = graph.mul %x, %y : tensor<8x16xf32>
  %1 = graph.broadcast %bias dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %2 = graph.add %0, %1 : tensor<8x16xf32>
  %3 = graph.relu %2 : tensor<8x16xf32>
  func.return %3 : tensor<8x16xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "sm_90"} {
// CHECK-NEXT:   func.func @main(%x: memref<8x16xf32>, %y: memref<8x16xf32>, %bias: memref<16xf32>) -> memref<8x16xf32> {
// CHECK-NEXT:     %0 = memref.alloc() : memref<8x16xf32>
// CHECK-NEXT:     %1 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_mul_add_max grid (%1) block (256) args (%x, %y, %bias, %0 : memref<8x16xf32>, memref<8x16xf32>, memref<16xf32>, memref<8x16xf32>)
// CHECK-NEXT:     func.return %0 : memref<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_mul_add_max(%x: memref<128xf32>, %y: memref<128xf32>, %bias: memref<16xf32>, %0: memref<128xf32>) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %1 = arith.constant 1024 : index
// CHECK-NEXT:     %2 = arith.constant 128 : index
// CHECK-NEXT:     %3 = arith.constant 4 : index
// CHECK-NEXT:     %4 = arith.constant 16 : index
// CHECK-NEXT:     %5 = arith.constant 0 : index
// CHECK-NEXT:     %6 = arith.constant 256 : index
// CHECK-NEXT:     %7 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %8 = kernel.thread_id
// CHECK-NEXT:     %9 = kernel.block_id
// CHECK-NEXT:     %10 = arith.muli %9, %1 : index
// CHECK-NEXT:     %11 = arith.addi %10, %1 : index
// CHECK-NEXT:     %12 = arith.minui %11, %2 : index
// CHECK-NEXT:     %13 = arith.muli %8, %3 : index
// CHECK-NEXT:     %14 = arith.addi %10, %13 : index
// CHECK-NEXT:     %15 = kernel.is_aligned %x, %y, %bias, %0 to 16 : memref<128xf32>, memref<128xf32>, memref<16xf32>, memref<128xf32>
// CHECK-NEXT:     %16 = arith.select %15, %12, %10 : index
// CHECK-NEXT:     %17 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %18 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %19 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %20 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %21 = arith.cmpi ult, %14, %16 : index
// CHECK-NEXT:     %22 = arith.remui %14, %4 : index
// CHECK-NEXT:     scf.if %21 {
// CHECK-NEXT:       kernel.vector_copy %x[%14] to %17[%5] width 4 : memref<128xf32>, memref<4xf32>
// CHECK-NEXT:       kernel.vector_copy %y[%14] to %18[%5] width 4 : memref<128xf32>, memref<4xf32>
// CHECK-NEXT:       kernel.vector_copy %bias[%22] to %19[%5] width 4 : memref<16xf32>, memref<4xf32>
// CHECK-NEXT:       kernel.unroll (%23) in 4 {
// CHECK-NEXT:         %24 = memref.load %17[%23] : memref<4xf32>
// CHECK-NEXT:         %25 = memref.load %18[%23] : memref<4xf32>
// CHECK-NEXT:         %26 = arith.mulf %24, %25 : f32
// CHECK-NEXT:         %27 = memref.load %19[%23] : memref<4xf32>
// CHECK-NEXT:         %28 = arith.addf %26, %27 : f32
// CHECK-NEXT:         %29 = arith.maximumf %28, %7 : f32
// CHECK-NEXT:         memref.store %29, %20[%23] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       kernel.vector_copy %20[%5] to %0[%14] width 4 : memref<4xf32>, memref<128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %30 = arith.addi %16, %8 : index
// CHECK-NEXT:     scf.for %31 = %30 to %12 step %6 {
// CHECK-NEXT:       %32 = arith.remui %31, %4 : index
// CHECK-NEXT:       %33 = memref.load %x[%31] : memref<128xf32>
// CHECK-NEXT:       %34 = memref.load %y[%31] : memref<128xf32>
// CHECK-NEXT:       %35 = arith.mulf %33, %34 : f32
// CHECK-NEXT:       %36 = memref.load %bias[%32] : memref<16xf32>
// CHECK-NEXT:       %37 = arith.addf %35, %36 : f32
// CHECK-NEXT:       %38 = arith.maximumf %37, %7 : f32
// CHECK-NEXT:       memref.store %38, %0[%31] : memref<128xf32>
// CHECK-NEXT:     } {unroll = 1 : i64}
// CHECK-NEXT:   }
// CHECK-NEXT: }
