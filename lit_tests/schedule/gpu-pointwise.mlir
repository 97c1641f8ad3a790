// RUN: mlfuse-opt --schedule="device=sm_90" --split-input-file %s | filecheck %s

// A block takes a tile of the collapsed space, every thread four groups of four neighbors of it, a block's width
// apart: all loads by 16-byte accesses, then group by group the body and the stores. What isn't a whole group, or all of it
// where a buffer isn't aligned, goes point by point. The grid follows from the size at run time, and has one
// block at least.

// CHECK-LABEL: func.func @main
// CHECK:         %[[ROUNDED:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK:         %[[BLOCKS:.*]] = arith.divui %[[ROUNDED]], %{{.*}} : index
// CHECK:         %[[GRID:.*]] = arith.maxui %[[BLOCKS]], %{{.*}} : index
// CHECK-NEXT:    kernel.launch @fused_exp grid (%[[GRID]]) block (256) args (%x, %y, %n
// CHECK-LABEL: kernel.func @fused_exp(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 64 : i64}
// CHECK:         %[[END:.*]] = arith.minui
// CHECK:         %[[ALIGNED:.*]] = kernel.is_aligned %x, %y to 16
// CHECK:         %[[LIMIT:.*]] = arith.select %[[ALIGNED]], %[[END]], %{{.*}} : index
// CHECK:         kernel.unroll (%{{.*}}) in 4 {
// CHECK:           arith.cmpi ult, %[[AT:.*]], %[[LIMIT]] : index
// CHECK:           scf.if
// CHECK-NEXT:        kernel.vector_copy %x[%[[AT]]] to %[[IN:.*]][%{{.*}}] width 4 : memref<?xf32>, memref<16xf32>
// CHECK:         kernel.unroll (%{{.*}}) in 4 {
// CHECK:           scf.if
// CHECK-NEXT:        kernel.unroll (%[[U:.*]]) in 4 {
// CHECK:               %[[A:.*]] = memref.load %[[IN]]
// CHECK-NEXT:          %[[B:.*]] = math.exp %[[A]] : f32
// CHECK-NEXT:          memref.store %[[B]], %[[OUT:.*]][%[[U]]]
// CHECK:             kernel.vector_copy %[[OUT]][%{{.*}}] to %y[%{{.*}}] width 4
// CHECK:         scf.for %{{.*}} to %[[END]] step
// CHECK:           kernel.unroll (%{{.*}}) in 4 {
// CHECK:             memref.load %x[%{{.*}}]
// CHECK:           kernel.unroll (%{{.*}}) in 4 {
// CHECK:             math.exp
// CHECK-NEXT:        memref.store %{{.*}}, %y[%{{.*}}]
func.func @main(%x: memref<?x1024xf32>, %y: memref<?x1024xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x1024xf32>
  loop.launch @fused_exp(%x, %y, %n) : (memref<?x1024xf32>, memref<?x1024xf32>, index)
  func.return
}
loop.kernel @fused_exp(%x: memref<?x1024xf32>, %y: memref<?x1024xf32>, %n: index) {
  loop.parallel (%i, %j) in (%n, 1024) {
    %0 = loop.load %x[%i, %j] : memref<?x1024xf32>
    %1 = math.exp %0 : f32
    loop.store %1, %y[%i, %j] : memref<?x1024xf32>
  }
}

// -----

// A bias is a vector too; a factor per row is loaded once; an operand of every second element, one by one.

// CHECK-LABEL: kernel.func @fused_add_mul
// CHECK-SAME:    index_bits = 32
// CHECK:         kernel.is_aligned %x, %b, %y to 16
// CHECK:         kernel.vector_copy %x
// CHECK:         kernel.vector_copy %b
// CHECK:         memref.load %s
// CHECK:         kernel.unroll
// CHECK-NOT:       memref.load %s
// CHECK:           memref.load %t
// CHECK:         kernel.vector_copy %{{.*}} to %y
loop.kernel @fused_add_mul(%x: memref<64x96xf32>, %b: memref<96xf32>, %s: memref<64xf32>, %t: memref<64x192xf32>, %y: memref<64x96xf32>) {
  loop.parallel (%i, %j) in (64, 96) {
    %0 = loop.load %x[%i, %j] : memref<64x96xf32>
    %1 = loop.load %b[%j] : memref<96xf32>
    %2 = loop.load %s[%i] : memref<64xf32>
    %3 = loop.load %t[%i, %j] by affine_map<(d0, d1) -> (d0, d1 * 2)> : memref<64x192xf32>
    %4 = arith.addf %0, %1 : f32
    %5 = arith.mulf %4, %2 : f32
    %6 = arith.addf %5, %3 : f32
    loop.store %6, %y[%i, %j] : memref<64x96xf32>
  }
}

// -----

// Two bytes an element: eight at a time, of a wider operand by two accesses.

// CHECK-LABEL: kernel.func @fused_cast
// CHECK:         kernel.is_aligned %x, %y to 16 : memref<100xbf16>, memref<100xf32>
// CHECK:         kernel.vector_copy %x{{.*}} width 8
// CHECK:         kernel.vector_copy {{.*}} to %y{{.*}} width 4
// CHECK:         kernel.vector_copy {{.*}} to %y{{.*}} width 4
loop.kernel @fused_cast(%x: memref<100xbf16>, %y: memref<100xf32>) {
  loop.parallel (%i) in (100) {
    %0 = loop.load %x[%i] : memref<100xbf16>
    %1 = arith.extf %0 : bf16 to f32
    loop.store %1, %y[%i] : memref<100xf32>
  }
}

// -----

// CHECK-LABEL: kernel.func @fused_neg
// CHECK:         kernel.vector_copy %x{{.*}} width 8
loop.kernel @fused_neg(%x: memref<100xbf16>, %y: memref<100xbf16>) {
  loop.parallel (%i) in (100) {
    %0 = loop.load %x[%i] : memref<100xbf16>
    %1 = arith.extf %0 : bf16 to f32
    %2 = arith.negf %1 : f32
    %3 = arith.truncf %2 : f32 to bf16
    loop.store %3, %y[%i] : memref<100xbf16>
  }
}

// -----

// What is larger than the L2 cache passes through it; a row that all use doesn't. Rows of 1001 aren't a multiple of four:
// groups run across their ends, and the bias is read element by element.

// CHECK-LABEL: kernel.func @fused_add
// CHECK:         kernel.vector_copy %x{{.*}} width 4 {cache = "streaming"}
// CHECK-NOT:     kernel.vector_copy %b
// CHECK:         arith.select
// CHECK:         memref.load %b
// CHECK:         kernel.vector_copy {{.*}} to %y{{.*}} width 4 {cache = "streaming"}
loop.kernel @fused_add(%x: memref<32768x1001xf32>, %b: memref<1001xf32>, %y: memref<32768x1001xf32>) {
  loop.parallel (%i, %j) in (32768, 1001) {
    %0 = loop.load %x[%i, %j] : memref<32768x1001xf32>
    %1 = loop.load %b[%j] : memref<1001xf32>
    %2 = arith.addf %0, %1 : f32
    loop.store %2, %y[%i, %j] : memref<32768x1001xf32>
  }
}

// -----

// Sizes that aren't known: a multiplication by what the host function makes of them. A kernel may ask something of
// its schedule.

// CHECK-LABEL: func.func @main
// CHECK:         %[[SIZE:.*]] = arith.maxui %n, %{{.*}} : index
// CHECK:         %[[Q:.*]] = arith.divui %{{.*}}, %[[SIZE]] : index
// CHECK:         %[[R:.*]] = arith.addi %[[Q]], %{{.*}} : index
// CHECK:         kernel.launch @fused_mul grid (%{{.*}}) block (128) args (%x, %b, %y, %m, %n, %[[R]] :
// CHECK-LABEL: kernel.func @fused_mul
// CHECK-SAME:    block = 128 : i64, {{.*}}min_blocks = 4 : i64
// CHECK:         kernel.unroll (%{{.*}}) in 2 {
// CHECK:           kernel.divide %{{.*}} by %n using %{{.*}}
func.func @main(%x: memref<?x?xf32>, %b: memref<?xf32>, %y: memref<?x?xf32>, %m: index, %n: index) {
  loop.launch @fused_mul(%x, %b, %y, %m, %n) : (memref<?x?xf32>, memref<?xf32>, memref<?x?xf32>, index, index)
  func.return
}
loop.kernel @fused_mul(%x: memref<?x?xf32>, %b: memref<?xf32>, %y: memref<?x?xf32>, %m: index, %n: index) attributes {arg_dims = [[-1, -2], [-2], [-1, -2]], mlfuse.schedule = {per_thread = 2 : i32, block = 128 : i32, min_blocks = 4 : i32}} {
  loop.parallel (%i, %j) in (%m, %n) {
    %0 = loop.load %x[%i, %j] : memref<?x?xf32>
    %1 = loop.load %b[%j] : memref<?xf32>
    %2 = arith.mulf %0, %1 : f32
    loop.store %2, %y[%i, %j] : memref<?x?xf32>
  }
}
