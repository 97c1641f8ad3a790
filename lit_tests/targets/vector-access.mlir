// RUN: mlfuse-opt %s -t cuda | filecheck %s

// Sixteen bytes in one access where the address allows, element by element elsewhere. An array that
// takes part is aligned to 16 bytes; unrolled, it stays in registers.

// CHECK-LABEL: fused_neg(const float *__restrict__ x, float *__restrict__ y) {
kernel.func @fused_neg(%x: memref<1024xf32>, %y: memref<1024xf32>) attributes {device = "sm_90", block = 128 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %t = kernel.thread_id
  %base = arith.muli %t, %c8 : index
  // CHECK: __align__(16) float r[8];
  %r = memref.alloca() : memref<8xf32>
  // CHECK-NEXT: const bool aligned = ((unsigned long long)x) % 16 == 0;
  %aligned = kernel.is_aligned %x to 16 : memref<1024xf32>
  // CHECK-NEXT: if (aligned) {
  scf.if %aligned {
    // CHECK-NEXT: #pragma unroll
    // CHECK-NEXT: for (int i0 = 0; i0 < 2; i0++) {
    kernel.unroll (%u) in 2 {
      // CHECK-NEXT: const int o = i0 * 4;
      %o = arith.muli %u, %c4 : index
      // CHECK-NEXT: const int p = base + o;
      %p = arith.addi %base, %o : index
      // CHECK-NEXT: *reinterpret_cast<uint4 *>(&r[o]) = *reinterpret_cast<const uint4 *>(&x[p]);
      kernel.vector_copy %x[%p] to %r[%o] width 4 : memref<1024xf32>, memref<8xf32>
    }
  // CHECK: } else {
  } else {
    kernel.unroll (%u) in 8 {
      %p = arith.addi %base, %u : index
      %v = memref.load %x[%p] : memref<1024xf32>
      // CHECK: r[i1] = v;
      memref.store %v, %r[%u] : memref<8xf32>
    }
  }
  kernel.unroll (%u) in 8 {
    %v = memref.load %r[%u] : memref<8xf32>
    // CHECK: const float w = mlf_neg_f32(v1);
    %w = arith.negf %v : f32
    %p = arith.addi %base, %u : index
    memref.store %w, %y[%p] : memref<1024xf32>
  }
}
