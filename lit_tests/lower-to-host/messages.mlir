// RUN: mlfuse-opt --lower-to-host --split-input-file %s | filecheck %s

// The tensors of an all-reduce are parts of one buffer, each at a multiple of 64 bytes. %a is computed there, %x is an
// argument and copied there. Result %r is copied from there, %b is read there.

// CHECK-LABEL: func.func @main(%x: memref<4xf32>, %r: memref<10xf32> {mlfuse.result = 0 : i64}, %s: memref<4xf32> {mlfuse.result = 1 : i64}) {
// CHECK: %message = memref.view %arena[%{{[0-9]+}}][] : memref<128xi8> to memref<20xf32>
// CHECK: [[BYTES:%[0-9]+]] = loop.view %message() : memref<20xf32> -> memref<80xi8>
// CHECK: %a = memref.view [[BYTES]][%{{[0-9]+}}][] : memref<80xi8> to memref<10xf32>
// CHECK: %b = memref.view [[BYTES]][%{{[0-9]+}}][] : memref<80xi8> to memref<4xf32>
// CHECK: kernel.launch @fused_fill grid (%c1) block (1) args (%a : memref<10xf32>)
// CHECK-NEXT: "memref.copy"(%x, %b)
// CHECK-NEXT: loop.all_reduce add f32 ins(%a, %b : memref<10xf32>, memref<4xf32>) outs(%a, %b : memref<10xf32>, memref<4xf32>)
// CHECK-NEXT: "memref.copy"(%a, %r)
// CHECK-NEXT: kernel.launch @fused_neg grid (%c1) block (1) args (%b, %s
func.func @main(%x: memref<4xf32>) -> (memref<10xf32>, memref<4xf32>) {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<10xf32>
  kernel.launch @fused_fill grid (%c1) block (1) args (%a : memref<10xf32>)
  %r = memref.alloc() : memref<10xf32>
  %b = memref.alloc() : memref<4xf32>
  loop.all_reduce add f32 ins(%a, %x : memref<10xf32>, memref<4xf32>) outs(%r, %b : memref<10xf32>, memref<4xf32>)
  %s = memref.alloc() : memref<4xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%b, %s : memref<4xf32>, memref<4xf32>)
  func.return %r, %s : memref<10xf32>, memref<4xf32>
}
kernel.func @fused_fill(%x: memref<10xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}
kernel.func @fused_neg(%x: memref<4xf32>, %y: memref<4xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}

// -----

// The input of the first all-reduce is read again: it is copied. A single tensor is combined in its output.

// CHECK-LABEL: func.func @alone(%x: memref<?xf32>, %y: memref<?xf32> {mlfuse.result = 0 : i64}, %z: memref<?xf32> {mlfuse.result = 1 : i64}) {
// CHECK: kernel.launch @fused_neg grid (%c1) block (1) args (%x, %y, %n
// CHECK-NEXT: [[Y:%[0-9]+]] = loop.view %y(%n) : memref<?xf32> -> memref<?xf32>
// CHECK-NEXT: "memref.copy"([[Y]], %z)
// CHECK-NEXT: loop.all_reduce max f32 ins(%z : memref<?xf32>) outs(%z : memref<?xf32>)
// CHECK-NEXT: func.return
func.func @alone(%x: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%x, %y, %n : memref<?xf32>, memref<?xf32>, index)
  %z = memref.alloc(%n) : memref<?xf32>
  loop.all_reduce max f32 ins(%y : memref<?xf32>) outs(%z : memref<?xf32>)
  func.return %y, %z : memref<?xf32>, memref<?xf32>
}
kernel.func @fused_neg(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
}
