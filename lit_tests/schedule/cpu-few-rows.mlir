// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A product of few rows on a CPU: its right matrix is read where it is, 64 terms at a time, then the last two. Their
// products are added to the sums of all rows and 32 columns. The last tile ends with column 39: it computes 8 columns
// again, all terms at once.

func.func @main(%x: tensor<6x130xf32>, %w: tensor<130x40xf32>, %b: tensor<40xf32>) -> tensor<6x40xf32> {
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<6x130xf32>, tensor<130x40xf32> -> tensor<6x40xf32>
  %c = graph.broadcast %b dims [1] : tensor<40xf32> -> tensor<6x40xf32>
  %s = graph.add %d, %c : tensor<6x40xf32>
  %z = graph.constant dense<0.0> : tensor<6x40xf32>
  %y = graph.max %s, %z : tensor<6x40xf32>
  func.return %y : tensor<6x40xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<6x130xf32>, %w: memref<130x40xf32>, %b: memref<40xf32>) -> memref<6x40xf32> {
// CHECK-NEXT:     %y = memref.alloc() : memref<6x40xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_matmul_add_max grid (%0) block (1) args (%x, %w, %b, %y : memref<6x130xf32>, memref<130x40xf32>, memref<40xf32>, memref<6x40xf32>)
// CHECK-NEXT:     func.return %y : memref<6x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_matmul_add_max(%x: memref<780xf32>, %w: memref<5200xf32>, %b: memref<40xf32>, %y: memref<240xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.constant 288 : index
// CHECK-NEXT:     %2 = arith.constant 130 : index
// CHECK-NEXT:     %3 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.constant 40 : index
// CHECK-NEXT:     %5 = arith.constant 64 : index
// CHECK-NEXT:     %6 = arith.constant 48 : index
// CHECK-NEXT:     %7 = arith.constant 128 : index
// CHECK-NEXT:     %8 = arith.constant 5120 : index
// CHECK-NEXT:     %9 = arith.constant 2 : index
// CHECK-NEXT:     %10 = arith.constant 24 : index
// CHECK-NEXT:     %11 = arith.constant 6 : index
// CHECK-NEXT:     %12 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %13 = memref.alloca() : memref<288xf32>
// CHECK-NEXT:     %14 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     kernel.simd (%15) in (%0, %1) {
// CHECK-NEXT:       memref.store %14, %13[%15] : memref<288xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %16 = %0 to %7 step %5 {
// CHECK-NEXT:       %17 = arith.muli %16, %4 : index
// CHECK-NEXT:       kernel.outer_products %x[%16] (%2, %3), %w[%17] (%4) depth %5 to %13[%0] (%6) rows 6 columns 32 more : memref<780xf32>, memref<5200xf32>, memref<288xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     kernel.outer_products %x[%7] (%2, %3), %w[%8] (%4) depth %9 to %13[%0] (%6) rows 6 columns 32 more : memref<780xf32>, memref<5200xf32>, memref<288xf32>
// CHECK-NEXT:     kernel.outer_products %x[%0] (%2, %3), %w[%10] (%4) depth %2 to %13[%10] (%6) rows 6 columns 16 : memref<780xf32>, memref<5200xf32>, memref<288xf32>
// CHECK-NEXT:     scf.for %18 = %0 to %11 step %3 {
// CHECK-NEXT:       %19 = arith.muli %18, %6 : index
// CHECK-NEXT:       %20 = arith.muli %18, %4 : index
// CHECK-NEXT:       kernel.simd (%21) in (%0, %4) {
// CHECK-NEXT:         %22 = arith.addi %19, %21 : index
// CHECK-NEXT:         %23 = memref.load %13[%22] : memref<288xf32>
// CHECK-NEXT:         %24 = memref.load %b[%21] : memref<40xf32>
// CHECK-NEXT:         %s = arith.addf %23, %24 : f32
// CHECK-NEXT:         %25 = arith.maximumf %s, %12 : f32
// CHECK-NEXT:         %26 = arith.addi %20, %21 : index
// CHECK-NEXT:         memref.store %25, %y[%26] : memref<240xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
