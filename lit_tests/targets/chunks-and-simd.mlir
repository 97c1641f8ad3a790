// RUN: mlfuse-opt %s -t c | filecheck %s

// A pointwise kernel for a CPU: chunks run in parallel, each chunk is a vector loop. A chunk is a function, since few chunks
// are called without threads: a parallel region of one thread takes longer than a small kernel.

// CHECK: static __attribute__((noinline)) void chunk0_fused_exp_select(int64_t c0, int64_t n, const float *restrict x, float *restrict y) {
// CHECK-NEXT: const int64_t lo = c0 * 2048;
// CHECK-NEXT: const int64_t hi = n - lo < 2048 ? n : lo + 2048;
// CHECK-NEXT: #pragma omp simd
// CHECK-NEXT: for (int64_t i0 = lo; i0 < hi; i0++) {
// CHECK-NEXT: const float v = x[i0];
// CHECK-NEXT: const float e = mlf_exp_f32(v);
// CHECK-NEXT: const bool small = v < 1.5f;
// CHECK-NEXT: const float s = mlf_sel_f32(small, e, mlf_bits_f32(0xff800000u));
// CHECK-NEXT: y[i0] = s;

// CHECK-LABEL: fused_exp_select(void **mlf_buffers, const int64_t *mlf_sizes) {
// CHECK-NEXT: const float *restrict x = mlf_buffers[0];
// CHECK-NEXT: float *restrict y = mlf_buffers[1];
// CHECK-NEXT: const int64_t n = (int64_t)mlf_sizes[0];
// CHECK-NEXT: const int64_t c1 = n / 2048 + (n % 2048 != 0);
// CHECK-NEXT: if (c1 > 1) {
// CHECK-NEXT: #pragma omp parallel for schedule(static)
// CHECK-NEXT: for (int64_t c0 = 0; c0 < c1; c0++) chunk0_fused_exp_select(c0, n, x, y);
// CHECK-NEXT: } else {
// CHECK-NEXT: for (int64_t c0 = 0; c0 < c1; c0++) chunk0_fused_exp_select(c0, n, x, y);
kernel.func @fused_exp_select(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
  %limit = arith.constant 1.5 : f32
  %lowest = arith.constant 0xFF800000 : f32
  kernel.chunks (%lo, %hi) in %n by 2048 {
    kernel.simd (%i) in (%lo, %hi) {
      %v = memref.load %x[%i] : memref<?xf32>
      %e = math.exp %v : f32
      %small = arith.cmpf olt, %v, %limit : f32
      %s = arith.select %small, %e, %lowest : f32
      memref.store %s, %y[%i] : memref<?xf32>
    }
  }
}

// What goes past the caches: a tile of whole lines, from a line's beginning on.

// CHECK-LABEL: fused_stream(void **mlf_buffers, const int64_t *mlf_sizes) {
// CHECK: float *restrict y = mlf_buffers[1];
kernel.func @fused_stream(%x: memref<4096xf32>, %y: memref<4096xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %size = arith.constant 4096 : index
  %zero = arith.constant 0 : index
  %sixteen = arith.constant 16 : index
  // CHECK-NEXT: const int32_t c1 = 4;
  // CHECK-NEXT: #pragma omp parallel for schedule(static)
  kernel.chunks (%lo, %hi) in %size by 1024 fork 3 {
    // CHECK: _Alignas(64) float tile[16];
    %tile = memref.alloca() : memref<16xf32>
    // CHECK-NEXT: const int32_t skip = (int32_t)(-((uintptr_t)&y[lo]) % 64 / 4);
    // CHECK-NEXT: const int32_t at = lo + skip;
    %skip = kernel.until_line %y[%lo] : memref<4096xf32>
    %at = arith.addi %lo, %skip : index
    kernel.simd (%i) in (%zero, %sixteen) {
      %from = arith.addi %at, %i : index
      %v = memref.load %x[%from] : memref<4096xf32>
      memref.store %v, %tile[%i] : memref<16xf32>
    }
    // CHECK: mlf_stream(&y[at], tile, 64);
    // CHECK-NEXT: mlf_stream_end();
    kernel.stream %tile to %y[%at] : memref<16xf32>, memref<4096xf32>
  }
}

// Fewer chunks than `fork` says are one core's, and so is what they share: an array of the kernel.

// CHECK-LABEL: fused_shared(void **mlf_buffers, const int64_t *mlf_sizes) {
// CHECK: const int32_t c1 = 2;
// CHECK-NEXT: for (int32_t c0 = 0; c0 < c1; c0++) {
// CHECK: const int32_t c3 = n / 1024 + (n % 1024 != 0);
// CHECK-NEXT: #pragma omp parallel for schedule(static) if(c3 > 1)
// CHECK-NEXT: for (int32_t c2 = 0; c2 < c3; c2++) {
kernel.func @fused_shared(%y: memref<?xf32>, %n: index) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %size = arith.constant 2048 : index
  %zero = arith.constant 0 : index
  %row = memref.alloca() : memref<16xf32>
  %one = arith.constant 1.0 : f32
  memref.store %one, %row[%zero] : memref<16xf32>
  kernel.chunks (%lo, %hi) in %size by 1024 fork 3 {
    memref.store %one, %y[%lo] : memref<?xf32>
  }
  kernel.chunks (%lo, %hi) in %n by 1024 {
    %v = memref.load %row[%zero] : memref<16xf32>
    memref.store %v, %y[%lo] : memref<?xf32>
  }
}
