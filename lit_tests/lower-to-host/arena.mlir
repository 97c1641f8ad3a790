// RUN: mlfuse-opt --lower-to-host --split-input-file %s | filecheck %s

// The memory of a result is free until its first write, and %a is in it. What is left is one allocation.

// CHECK-LABEL: func.func @main
// CHECK: %arena = memref.alloc() : memref<64xi8>
// CHECK: [[BYTES:%[0-9]+]] = loop.view %y() : memref<16xf32> -> memref<64xi8>
// CHECK: %a = memref.view [[BYTES]][%{{.*}}][] : memref<64xi8> to memref<8xf32>
// CHECK: %b = memref.view %arena[%{{.*}}][] : memref<64xi8> to memref<8xf32>
func.func @main(%x: memref<8xf32>) -> memref<16xf32> {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%x, %a : memref<8xf32>, memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%a, %b : memref<8xf32>, memref<8xf32>)
  %y = memref.alloc() : memref<16xf32>
  kernel.launch @fused_twice grid (%c1) block (1) args (%b, %y : memref<8xf32>, memref<16xf32>)
  func.return %y : memref<16xf32>
}
kernel.func @fused_neg(%x: memref<8xf32>, %y: memref<8xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}
kernel.func @fused_twice(%x: memref<8xf32>, %y: memref<16xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}

// -----

// With ? sizes, offsets are index arithmetic: %b begins where %a ends. Sizes are rounded up to 64 bytes.

// CHECK-LABEL: func.func @unknown
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %n = memref.dim %x, %c0 : memref<?xf32>
// CHECK: arith.ceildivsi
// CHECK-NEXT: [[END:%[0-9]+]] = arith.muli
// CHECK: [[BYTES:%[0-9]+]] = arith.addi [[END]], [[END]] : index
// CHECK: %arena = memref.alloc([[BYTES]]) : memref<?xi8>
// CHECK: %a = memref.view %arena[%{{[0-9]+}}][%n]
// CHECK: %b = memref.view %arena[[[END]]][%n]
func.func @unknown(%x: memref<?xf32>) -> memref<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%x, %a, %n : memref<?xf32>, memref<?xf32>, index)
  %b = memref.alloc(%n) : memref<?xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%a, %b, %n : memref<?xf32>, memref<?xf32>, index)
  %y = memref.alloc() : memref<f32>
  kernel.launch @fused_dot grid (%c1) block (1) args (%a, %b, %y, %n : memref<?xf32>, memref<?xf32>, memref<f32>, index)
  func.return %y : memref<f32>
}
kernel.func @fused_neg(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
}
kernel.func @fused_dot(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<1xf32>, %n: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
}
