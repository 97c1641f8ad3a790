// RUN: mlfuse-opt --lower-to-host --split-input-file %s | filecheck %s

// A result that is computed in the memory of a donated argument stays there.

// CHECK-LABEL: func.func @in_place(%x: memref<8xf32> {mlfuse.donated, mlfuse.result = 0 : i64}) {
// CHECK: kernel.launch @fused_neg grid (%c1) block (1) args (%x, %x
// CHECK-NEXT: func.return
func.func @in_place(%x: memref<8xf32> {mlfuse.alias = 0 : i64}) -> memref<8xf32> {
  %c1 = arith.constant 1 : index
  kernel.launch @fused_neg grid (%c1) block (1) args (%x, %x : memref<8xf32>, memref<8xf32>)
  func.return %x : memref<8xf32>
}
kernel.func @fused_neg(%x: memref<8xf32>, %y: memref<8xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}

// -----

// Two arguments change places. The first copy would overwrite what the second one reads, so both are saved first.

// CHECK-LABEL: func.func @swap(%x: memref<8xf32> {mlfuse.donated, mlfuse.result = 0 : i64}, %y: memref<8xf32> {mlfuse.donated, mlfuse.result = 1 : i64}) {
// CHECK: %arena = memref.alloc() : memref<128xi8>
// CHECK: "memref.copy"(%y, [[Y:%[0-9]+]])
// CHECK: "memref.copy"(%x, [[X:%[0-9]+]])
// CHECK-NEXT: "memref.copy"([[Y]], %x)
// CHECK-NEXT: "memref.copy"([[X]], %y)
// CHECK-NEXT: func.return
func.func @swap(%x: memref<8xf32> {mlfuse.alias = 0 : i64}, %y: memref<8xf32> {mlfuse.alias = 1 : i64}) -> (memref<8xf32>, memref<8xf32>) {
  %c1 = arith.constant 1 : index
  kernel.launch @fused_neg grid (%c1) block (1) args (%x, %x : memref<8xf32>, memref<8xf32>)
  func.return %y, %x : memref<8xf32>, memref<8xf32>
}
kernel.func @fused_neg(%x: memref<8xf32>, %y: memref<8xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}

// -----

// Whether the argument is as large as the result is known at run time only. The result gets memory of its own, and the
// caller copies it where the sizes are equal.

// CHECK-LABEL: func.func @unknown(%x: memref<?xf32>, %y: memref<?xf32> {mlfuse.donated}, %out: memref<?xf32> {mlfuse.result = 0 : i64}) {
// CHECK-NOT: memref.copy
func.func @unknown(%x: memref<?xf32>, %y: memref<?xf32> {mlfuse.alias = 0 : i64}) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %out = memref.alloc(%n) : memref<?xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%x, %out, %n : memref<?xf32>, memref<?xf32>, index)
  func.return %out : memref<?xf32>
}
kernel.func @fused_neg(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
}
