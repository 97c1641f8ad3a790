// RUN: mlfuse-opt --lower-to-host %s | filecheck %s

// A function over lists of tensors: its table is an argument, whose numbers of rows and chunks are sizes. Scratch depends on
// them. The result, one number, becomes an argument.

// CHECK: func.func @main(%t: !loop.table<f32>, %lr: memref<f64>, %y: memref<f32> {mlfuse.result = 0 : i64}) {
// CHECK-NEXT: %rows, %chunks, %m, %n, %k = kernel.table %t chunks 16384 to 16384 wanted 1 limit 65536 : !loop.table<f32>
// CHECK: arith.muli %{{[0-9]+}}, %n : index
// CHECK: %arena = memref.alloc(%{{[0-9]+}}) : memref<?xi8>
// CHECK-NEXT: %s = memref.view %arena[%{{[0-9]+}}][%n]
// CHECK-NEXT: kernel.launch @fused_sum grid (%c1) block (1) args (%rows, %chunks, %n, %k, %lr, %y, %s
// CHECK-NEXT: func.return
func.func @main(%t: !loop.table<f32>, %lr: memref<f64>) -> memref<f32> {
  %y = memref.alloc() : memref<f32>
  %r, %c, %m, %n, %k = kernel.table %t chunks 16384 to 16384 wanted 1 limit 65536 : !loop.table<f32>
  %s = memref.alloc(%n) : memref<?xf32>
  %c1 = arith.constant 1 : index
  kernel.launch @fused_sum grid (%c1) block (1) args (%r, %c, %n, %k, %lr, %y, %s : memref<?xi64>, memref<?xi64>, index, index, memref<f64>, memref<f32>, memref<?xf32>)
  func.return %y : memref<f32>
}
kernel.func @fused_sum(%r: memref<?xi64>, %c: memref<?xi64>, %n: index, %k: index, %lr: memref<1xf64>, %y: memref<1xf32>, %s: memref<?xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
}
