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
// CHECK-NEXT:     %1 = arith.constant 32 : index
// CHECK-NEXT:     %2 = arith.constant 8 : index
// CHECK-NEXT:     %3 = arith.constant 16 : index
// CHECK-NEXT:     %4 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.constant 24 : index
// CHECK-NEXT:     scf.for %7 = %4 to %6 step %5 {
// CHECK-NEXT:       %8 = arith.muli %7, %1 : index
// CHECK-NEXT:       %9 = arith.addi %7, %2 : index
// CHECK-NEXT:       %10 = arith.muli %9, %1 : index
// CHECK-NEXT:       kernel.prefetch %w[%10] : memref<768xf32>
// CHECK-NEXT:       %11 = arith.addi %10, %3 : index
// CHECK-NEXT:       kernel.prefetch %w[%11] : memref<768xf32>
// CHECK-NEXT:       kernel.simd (%12) in (%4, %1) {
// CHECK-NEXT:         %13 = arith.addi %12, %8 : index
// CHECK-NEXT:         %14 = memref.load %w[%13] : memref<768xf32>
// CHECK-NEXT:         %15 = arith.addi %8, %12 : index
// CHECK-NEXT:         memref.store %14, %0[%15] : memref<768xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul(%x: memref<960xf32>, %y: memref<1280xf32>, %0: memref<768xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %1 = arith.constant 40 : index
// CHECK-NEXT:     %2 = arith.constant 6 : index
// CHECK-NEXT:     %3 = arith.constant 24 : index
// CHECK-NEXT:     %4 = arith.constant 1 : index
// CHECK-NEXT:     %5 = arith.constant 0 : index
// CHECK-NEXT:     %6 = arith.constant 32 : index
// CHECK-NEXT:     %7 = arith.constant 4 : index
// CHECK-NEXT:     %8 = memref.alloca() : memref<192xf32>
// CHECK-NEXT:     %9 = arith.constant 0 : index
// CHECK-NEXT:     scf.for %10 = %5 to %1 step %2 {
// CHECK-NEXT:       %11 = arith.subi %1, %10 : index
// CHECK-NEXT:       %12 = arith.minui %11, %2 : index
// CHECK-NEXT:       %13 = arith.cmpi eq, %12, %2 : index
// CHECK-NEXT:       %14 = arith.muli %10, %3 : index
// CHECK-NEXT:       scf.if %13 {
// CHECK-NEXT:         kernel.outer_products %x[%14] (%3, %4), %0[%9] (%6) depth %3 to %8[%5] (%6) rows 6 columns 32 : memref<960xf32>, memref<768xf32>, memref<192xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %15 = arith.cmpi eq, %12, %7 : index
// CHECK-NEXT:       scf.if %15 {
// CHECK-NEXT:         kernel.outer_products %x[%14] (%3, %4), %0[%9] (%6) depth %3 to %8[%5] (%6) rows 4 columns 32 : memref<960xf32>, memref<768xf32>, memref<192xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %16 = %5 to %12 step %4 {
// CHECK-NEXT:         %17 = arith.addi %10, %16 : index
// CHECK-NEXT:         %18 = arith.muli %16, %6 : index
// CHECK-NEXT:         %19 = arith.muli %17, %6 : index
// CHECK-NEXT:         kernel.simd (%20) in (%5, %6) {
// CHECK-NEXT:           %21 = arith.addi %18, %20 : index
// CHECK-NEXT:           %22 = memref.load %8[%21] : memref<192xf32>
// CHECK-NEXT:           %23 = arith.addi %19, %20 : index
// CHECK-NEXT:           memref.store %22, %y[%23] : memref<1280xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
