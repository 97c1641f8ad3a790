// RUN: mlfuse-opt --schedule="device=sm_90" --split-input-file %s | filecheck %s

// Every thread takes four neighbours of the collapsed space: by 16-byte accesses where they are all
// there and aligned, else one by one. The grid follows from the size at run time, and has one block
// at least.

// CHECK-LABEL: func.func @main
// CHECK:         %[[ROUNDED:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK-NEXT:    %[[BLOCKS:.*]] = arith.divui %[[ROUNDED]], %{{.*}} : index
// CHECK:         %[[GRID:.*]] = arith.maxui %[[BLOCKS]], %{{.*}} : index
// CHECK-NEXT:    kernel.launch @fused_exp grid (%[[GRID]]) block (256) args (%x, %y, %n
// CHECK-LABEL: kernel.func @fused_exp(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 64 : i64}
// CHECK:         kernel.is_aligned %x, %y to 16
// CHECK:         scf.if
// CHECK:           kernel.vector_copy %x[%[[AT:.*]]] to %[[IN:.*]][%{{.*}}] width 4
// CHECK:           kernel.unroll (%[[U:.*]]) in 4 {
// CHECK:             %[[A:.*]] = memref.load %[[IN]][%[[U]]]
// CHECK-NEXT:        %[[B:.*]] = math.exp %[[A]] : f32
// CHECK-NEXT:        memref.store %[[B]], %[[OUT:.*]][%[[U]]]
// CHECK:           kernel.vector_copy %[[OUT]][%{{.*}}] to %y[%[[AT]]] width 4
// CHECK:         } else {
// CHECK-NEXT:      scf.for %[[I:.*]] = %[[AT]] to
// CHECK-NEXT:        memref.load %x[%[[I]]]
// CHECK-NEXT:        math.exp
// CHECK-NEXT:        memref.store %{{.*}}, %y[%[[I]]]
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

// Two bytes an element: eight at a time. Narrower operands take shorter accesses.

// CHECK-LABEL: kernel.func @fused_cast
// CHECK-DAG:     kernel.is_aligned %x to 8 : memref<100xbf16>
// CHECK-DAG:     kernel.is_aligned %y to 16 : memref<100xf32>
// CHECK:         kernel.vector_copy %x{{.*}} width 4
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
