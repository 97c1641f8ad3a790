// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --schedule="device=cpu" --simplify-kernels %s | filecheck %s
// GOLDEN: written by make goldens

// A concatenation on a CPU: a vector loop for each piece, which loads nothing of the other.

func.func @main(%x: tensor<8x96xf32>, %y: tensor<8x32xf32>) -> tensor<8x128xf32> {
  %a = graph.mul %x, %x : tensor<8x96xf32>
  %b = graph.add %y, %y : tensor<8x32xf32>
  %z = graph.concat dim 1 %a, %b : tensor<8x96xf32>, tensor<8x32xf32> -> tensor<8x128xf32>
  func.return %z : tensor<8x128xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<8x96xf32>, %y: memref<8x32xf32>) -> memref<8x128xf32> {
// CHECK-NEXT:     %z = memref.alloc() : memref<8x128xf32>
// CHECK-NEXT:     %0 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_mul_add_concat grid (%0) block (1) args (%x, %y, %z : memref<8x96xf32>, memref<8x32xf32>, memref<8x128xf32>)
// CHECK-NEXT:     func.return %z : memref<8x128xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_mul_add_concat(%x: memref<768xf32>, %y: memref<256xf32>, %z: memref<1024xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
// CHECK-NEXT:     %0 = arith.constant 96 : index
// CHECK-NEXT:     %1 = arith.constant 128 : index
// CHECK-NEXT:     %2 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.constant 32 : index
// CHECK-NEXT:     %4 = arith.constant -96 : index
// CHECK-NEXT:     %5 = arith.constant 8 : index
// CHECK-NEXT:     %6 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %7 = %2 to %5 step %6 {
// CHECK-NEXT:       %8 = arith.muli %7, %0 : index
// CHECK-NEXT:       %9 = arith.muli %7, %1 : index
// CHECK-NEXT:       kernel.simd (%10) in (%2, %0) {
// CHECK-NEXT:         %11 = arith.addi %8, %10 : index
// CHECK-NEXT:         %12 = memref.load %x[%11] : memref<768xf32>
// CHECK-NEXT:         %a = arith.mulf %12, %12 : f32
// CHECK-NEXT:         %13 = arith.addi %9, %10 : index
// CHECK-NEXT:         memref.store %a, %z[%13] : memref<1024xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %14 = arith.muli %7, %3 : index
// CHECK-NEXT:       kernel.simd (%15) in (%0, %1) {
// CHECK-NEXT:         %16 = arith.addi %14, %15 : index
// CHECK-NEXT:         %17 = arith.addi %16, %4 : index
// CHECK-NEXT:         %18 = memref.load %y[%17] : memref<256xf32>
// CHECK-NEXT:         %b = arith.addf %18, %18 : f32
// CHECK-NEXT:         %19 = arith.addi %9, %15 : index
// CHECK-NEXT:         memref.store %b, %z[%19] : memref<1024xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
