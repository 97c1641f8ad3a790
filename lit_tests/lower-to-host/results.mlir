// RUN: mlfuse-opt --lower-to-host %s | filecheck %s

// The caller passes the memory of results. A result that is in other memory, here an argument, or one that is returned
// twice, is copied.

// CHECK: func.func @main(%x: memref<8xf32>, %y: memref<8xf32> {mlfuse.result = 0 : i64}, %y_1: memref<8xf32> {mlfuse.result = 1 : i64}, %x_1: memref<8xf32> {mlfuse.result = 2 : i64}) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: kernel.launch @fused_neg grid (%c1) block (1) args (%x, %y : memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: "memref.copy"(%y, %y_1)
// CHECK-NEXT: "memref.copy"(%x, %x_1)
// CHECK-NEXT: func.return
// CHECK-NEXT: }
func.func @main(%x: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %y = memref.alloc() : memref<8xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%x, %y : memref<8xf32>, memref<8xf32>)
  func.return %y, %y, %x : memref<8xf32>, memref<8xf32>, memref<8xf32>
}
kernel.func @fused_neg(%x: memref<8xf32>, %y: memref<8xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}
