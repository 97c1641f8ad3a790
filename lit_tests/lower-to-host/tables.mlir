// RUN: mlfuse-opt --lower-to-host --split-input-file %s | filecheck %s

// The numbers of rows, chunks and elements are constants, and so are the arena's bytes: the table, which has a buffer in
// the arena, comes after them.

// CHECK-LABEL: func.func @constant
// CHECK: %n = arith.constant 4 : index
// CHECK: %k = arith.constant 3010 : index
// CHECK: %arena = memref.alloc() : memref<12096xi8>
// CHECK: %a = memref.view %arena
// CHECK: loop.table %a, %x
// CHECK-NEXT: %rows, %chunks, %{{.*}} = kernel.table
// CHECK: %s = memref.view %arena[%{{[0-9]+}}][%n]
// CHECK: args (%rows, %chunks, %y, %s, %n, %k
func.func @constant(%x: memref<10xf32>, %z: memref<3000xf32>) -> memref<f32> {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<3000xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%z, %a : memref<3000xf32>, memref<3000xf32>)
  %t = loop.table %a, %x : memref<3000xf32>, memref<10xf32> -> !loop.table<f32>
  %r, %c, %m, %n, %k = kernel.table %t chunks 1024 to 16384 wanted 64 : !loop.table<f32>
  %y = memref.alloc() : memref<f32>
  %s = memref.alloc(%n) : memref<?xf32>
  kernel.launch @fused_sum grid (%c1) block (1) args (%r, %c, %y, %s, %n, %k : memref<?xi64>, memref<?xi64>, memref<f32>, memref<?xf32>, index, index)
  func.return %y : memref<f32>
}
kernel.func @fused_neg(%x: memref<3000xf32>, %y: memref<3000xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
}
kernel.func @fused_sum(%r: memref<?xi64>, %c: memref<?xi64>, %y: memref<1xf32>, %s: memref<?xf32>, %n: index, %k: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
}

// -----

// With ? sizes they are index arithmetic: at most 64 chunks of a multiple of 1024 elements, and at least one.

// CHECK-LABEL: func.func @unknown
// CHECK: [[N:%[0-9]+]] = memref.dim %x
// CHECK: [[SHARE:%[0-9]+]] = arith.ceildivsi
// CHECK: arith.maxsi [[SHARE]]
// CHECK: [[LENGTH:%[0-9]+]] = arith.minsi
// CHECK-NEXT: [[COUNT:%[0-9]+]] = arith.ceildivsi [[N]], [[LENGTH]] : index
// CHECK-NEXT: %{{[0-9]+}} = arith.constant 1 : index
// CHECK-NEXT: %q = arith.maxsi [[COUNT]]
// CHECK: loop.table %x
// CHECK-NEXT: kernel.table
// CHECK-NEXT: kernel.launch
func.func @unknown(%x: memref<?xf32>) -> memref<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %t = loop.table %x : memref<?xf32> -> !loop.table<f32>
  %r, %c, %m, %q, %k = kernel.table %t chunks 1024 to 16384 wanted 64 : !loop.table<f32>
  %y = memref.alloc() : memref<f32>
  kernel.launch @fused_sum grid (%c1) block (1) args (%r, %c, %y, %q : memref<?xi64>, memref<?xi64>, memref<f32>, index)
  func.return %y : memref<f32>
}
kernel.func @fused_sum(%r: memref<?xi64>, %c: memref<?xi64>, %y: memref<1xf32>, %q: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
}
