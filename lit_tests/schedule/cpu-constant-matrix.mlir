// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A constant right matrix is packed by a kernel of its own, which `--hoist-constants` can take out of the calls.

func.func @main(%x: tensor<40x24xf32>, %w: tensor<24x32xf32> {mlfuse.constant}) -> tensor<40x32xf32> {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<40x24xf32>, tensor<24x32xf32> -> tensor<40x32xf32>
  func.return %y : tensor<40x32xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<40x24xf32>, %w: memref<24x32xf32> {mlfuse.constant}) -> memref<40x32xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<40x32xf32>
// CHECK-NEXT:     %0 = memref.alloc() : memref<768xf32>
// CHECK-NEXT:     %1 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @pack_fused_matmul grid (%1) block (1) args (%w, %0 : memref<24x32xf32>, memref<768xf32>)
// CHECK-NEXT:     kernel.launch @fused_matmul grid (%1) block (1) args (%x, %y, %0 : memref<40x24xf32>, memref<40x32xf32>, memref<768xf32>)
// CHECK-NEXT:     func.return %y : memref<40x32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @pack_fused_matmul(%w: memref<768xf32>, %0: memref<768xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %1 = arith.constant 384 : index
// CHECK-NEXT:     %2 = arith.constant 16 : index
// CHECK-NEXT:     %3 = arith.constant 8 : index
// CHECK-NEXT:     %4 = arith.constant 32 : index
// CHECK-NEXT:     %5 = arith.constant 0 : index
// CHECK-NEXT:     %6 = arith.constant 2 : index
// CHECK-NEXT:     %7 = arith.constant 1 : index
// CHECK-NEXT:     %8 = arith.constant 24 : index
// CHECK-NEXT:     scf.for %9 = %5 to %8 step %7 {
// CHECK-NEXT:       %10 = arith.muli %9, %2 : index
// CHECK-NEXT:       %11 = arith.addi %9, %3 : index
// CHECK-NEXT:       %12 = arith.muli %11, %4 : index
// CHECK-NEXT:       %13 = arith.muli %9, %4 : index
// CHECK-NEXT:       scf.for %14 = %5 to %6 step %7 {
// CHECK-NEXT:         %15 = arith.muli %14, %1 : index
// CHECK-NEXT:         %16 = arith.addi %15, %10 : index
// CHECK-NEXT:         %17 = arith.muli %14, %2 : index
// CHECK-NEXT:         %18 = arith.addi %17, %12 : index
// CHECK-NEXT:         kernel.prefetch %w[%18] : memref<768xf32>
// CHECK-NEXT:         kernel.simd (%19) in (%5, %2) {
// CHECK-NEXT:           %20 = arith.addi %17, %19 : index
// CHECK-NEXT:           %21 = arith.addi %20, %13 : index
// CHECK-NEXT:           %22 = memref.load %w[%21] : memref<768xf32>
// CHECK-NEXT:           %23 = arith.addi %16, %19 : index
// CHECK-NEXT:           memref.store %22, %0[%23] : memref<768xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul(%x: memref<960xf32>, %y: memref<1280xf32>, %0: memref<768xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %1 = arith.constant 40 : index
// CHECK-NEXT:     %2 = arith.constant 6 : index
// CHECK-NEXT:     %3 = arith.constant 384 : index
// CHECK-NEXT:     %4 = arith.constant 24 : index
// CHECK-NEXT:     %5 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.constant 0 : index
// CHECK-NEXT:     %7 = arith.constant 16 : index
// CHECK-NEXT:     %8 = arith.constant 4 : index
// CHECK-NEXT:     %9 = arith.constant 32 : index
// CHECK-NEXT:     %10 = arith.constant 2 : index
// CHECK-NEXT:     %11 = memref.alloca() : memref<96xf32>
// CHECK-NEXT:     scf.for %12 = %6 to %10 step %5 {
// CHECK-NEXT:       %13 = arith.muli %12, %3 : index
// CHECK-NEXT:       %14 = arith.muli %12, %7 : index
// CHECK-NEXT:       scf.for %15 = %6 to %1 step %2 {
// CHECK-NEXT:         %16 = arith.subi %1, %15 : index
// CHECK-NEXT:         %17 = arith.minui %16, %2 : index
// CHECK-NEXT:         %18 = arith.cmpi eq, %17, %2 : index
// CHECK-NEXT:         %19 = arith.muli %15, %4 : index
// CHECK-NEXT:         scf.if %18 {
// CHECK-NEXT:           kernel.outer_products %x[%19] (%4, %5), %0[%13] (%7) depth %4 to %11[%6] (%7) rows 6 columns 16 : memref<960xf32>, memref<768xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %20 = arith.cmpi eq, %17, %8 : index
// CHECK-NEXT:         scf.if %20 {
// CHECK-NEXT:           kernel.outer_products %x[%19] (%4, %5), %0[%13] (%7) depth %4 to %11[%6] (%7) rows 4 columns 16 : memref<960xf32>, memref<768xf32>, memref<96xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.for %21 = %6 to %17 step %5 {
// CHECK-NEXT:           %22 = arith.addi %15, %21 : index
// CHECK-NEXT:           %23 = arith.muli %21, %7 : index
// CHECK-NEXT:           %24 = arith.muli %22, %9 : index
// CHECK-NEXT:           kernel.simd (%25) in (%6, %7) {
// CHECK-NEXT:             %26 = arith.addi %14, %25 : index
// CHECK-NEXT:             %27 = arith.addi %23, %25 : index
// CHECK-NEXT:             %28 = memref.load %11[%27] : memref<96xf32>
// CHECK-NEXT:             %29 = arith.addi %24, %26 : index
// CHECK-NEXT:             memref.store %28, %y[%29] : memref<1280xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
