#include <stdbool.h>

#ifdef __FAST_MATH__
#error "mlfuse code relies on IEEE-754 arithmetic: compile it without -ffast-math"
#endif

#include <stdint.h>
#define MLF_FN static inline __attribute__((always_inline))
#define MLF_LIBM(name) __builtin_##name

MLF_FN float mlf_bits_f32(uint32_t u) {
  float x;
  __builtin_memcpy(&x, &u, sizeof x);
  return x;
}

MLF_FN uint32_t mlf_f32_bits(float x) {
  uint32_t u;
  __builtin_memcpy(&u, &x, sizeof u);
  return u;
}

/*
 * c must be 0 or 1. On the host it is a mask and not `c ? a : b`: gcc moves the computation of a and b
 * into the branches of a conditional, and then doesn't vectorize arithmetic that may raise a
 * floating-point exception under a condition.
 */
MLF_FN uint32_t mlf_sel_u32(int c, uint32_t a, uint32_t b) {
  uint32_t mask = 0u - (uint32_t)c;
  return (a & mask) | (b & ~mask);
}

MLF_FN float mlf_sel_f32(int c, float a, float b) {
  return mlf_bits_f32(mlf_sel_u32(c, mlf_f32_bits(a), mlf_f32_bits(b)));
}

MLF_FN float mlf_fma_f32(float a, float b, float c) { return MLF_LIBM(fmaf)(a, b, c); }
MLF_FN float mlf_abs_f32(float x) { return mlf_bits_f32(mlf_f32_bits(x) & ~(0x80000000u)); }

/*
 * Adding 1.5 * 2^23 (2^52 in f64) leaves no room for a fraction: the sum is rounded to an integer,
 * with its two's complement in the low bits. Valid for |x| < 2^22 (2^51).
 */
#define MLF_ROUND_F32_ 0x1.8p23f

/* The sign of x on y, for an odd function computed at |x|: also at -0, and at a NaN. */
MLF_FN float mlf_odd_(float x, float y) {
  return mlf_bits_f32(mlf_f32_bits(y) ^ (mlf_f32_bits(x) & 0x80000000u));
}

/*
 * |x| < 0.7: x + x^3 P(x^2), P fitted to (tanh(x)/x - 1)/x^2 relative to tanh, error 2^-30.
 * Otherwise (d - 2) / d with d = 1 + e^(2|x|). 2^(2|x| / ln 2) as in mlf_exp2_f32, where the exponents 2 to 25
 * need no care. d - 2 is exact up to d = 2^25; there tanh is 1 - 2^-24 to f32, and 1 from atanh(1 - 2^-25) on.
 */
MLF_FN float mlf_tanh_f32(float x) {
  float a = mlf_abs_f32(x);
  float z = a * a;
  float p = 0.0019009769f;
  p = mlf_fma_f32(p, z, -0.007891551f);
  p = mlf_fma_f32(p, z, 0.02157591f);
  p = mlf_fma_f32(p, z, -0.053922288f);
  p = mlf_fma_f32(p, z, 0.13333f);
  p = mlf_fma_f32(p, z, -0.33333325f);
  float small = mlf_fma_f32(a * z, p, a);

  const float magic = MLF_ROUND_F32_ + 127.0f;
  const float twice_log2e = 2.88539004f;
  float b = mlf_sel_f32(a > 8.66f, 8.66f, a);
  float shifted = mlf_fma_f32(b, twice_log2e, magic);
  float r = mlf_fma_f32(b, twice_log2e, magic - shifted);
  float t = 0.000153264627f;
  t = mlf_fma_f32(t, r, 0.00133908063f);
  t = mlf_fma_f32(t, r, 0.00961850584f);
  t = mlf_fma_f32(t, r, 0.0555035993f);
  t = mlf_fma_f32(t, r, 0.240226477f);
  t = mlf_fma_f32(t, r, 0.693147182f);
  float power = mlf_bits_f32(mlf_f32_bits(shifted) << 23);
  float d = mlf_fma_f32(power, t * r, power + 1.0f);
  float large = mlf_sel_f32(a > 9.0109129f, 1.0f, (d - 2.0f) / d);

  return mlf_odd_(x, mlf_sel_f32(a < 0.7f, small, large));
}

/*
 * Stores that go past the caches, for generated C.
 *
 * A plain store to a line that isn't in a cache reads the line first and writes it back later: two
 * transfers for one. If a result is too large to be still in a cache when it is read next, non-temporal
 * stores avoid the first transfer, and other data stays in the cache.
 */
#ifndef MLFUSE_STREAM_H
#define MLFUSE_STREAM_H

#define MLF_LINE_ 64 /* bytes */

#if defined(__clang__)

typedef float mlf_line_ __attribute__((vector_size(MLF_LINE_)));
static inline __attribute__((always_inline)) void mlf_stream_line_(void *to, const void *from) {
  mlf_line_ line;
  __builtin_memcpy(&line, from, sizeof line);
  __builtin_nontemporal_store(line, (mlf_line_ *)to);
}

#elif defined(__SSE2__)

#if defined(__AVX512F__)
#define MLF_VECTOR_ 64
#define MLF_STREAM_VECTOR_(to, v) __builtin_ia32_movntps512((float *)(to), v)
#elif defined(__AVX__)
#define MLF_VECTOR_ 32
#define MLF_STREAM_VECTOR_(to, v) __builtin_ia32_movntps256((float *)(to), v)
#else
#define MLF_VECTOR_ 16
#define MLF_STREAM_VECTOR_(to, v) __builtin_ia32_movntps((float *)(to), v)
#endif
typedef float mlf_vector_ __attribute__((vector_size(MLF_VECTOR_)));
static inline __attribute__((always_inline)) void mlf_stream_line_(void *to, const void *from) {
  for (int k = 0; k < MLF_LINE_; k += MLF_VECTOR_) {
    mlf_vector_ v;
    __builtin_memcpy(&v, (const char *)from + k, sizeof v);
    MLF_STREAM_VECTOR_((char *)to + k, v);
  }
}

#else

static inline __attribute__((always_inline)) void mlf_stream_line_(void *to, const void *from) {
  __builtin_memcpy(to, from, MLF_LINE_);
}

#endif

/* `bytes` is a multiple of a line. Ordinary stores if the target isn't at the beginning of a line. */
static inline __attribute__((always_inline)) void mlf_stream(void *to, const void *from, int bytes) {
  if ((uintptr_t)to % MLF_LINE_) {
    __builtin_memcpy(to, from, (unsigned long)bytes);
    return;
  }
  for (int k = 0; k < bytes; k += MLF_LINE_) mlf_stream_line_((char *)to + k, (const char *)from + k);
}

/* Earlier streamed stores are visible to all threads that see a later store. */
static inline void mlf_stream_end(void) {
#if defined(__SSE2__)
  __builtin_ia32_sfence();
#elif defined(__clang__)
  __sync_synchronize();
#endif
}

#endif /* MLFUSE_STREAM_H */

static __attribute__((noinline)) void chunk0_fused_mul_add_tanh(int64_t c0, int64_t n0, float *restrict y, const float *restrict x, const float *restrict scale, const float *restrict bias) {
  const int64_t v4 = c0 * 8;
  const int64_t v5 = n0 - v4 < 8 ? n0 : v4 + 8;
  _Alignas(64) float a0[16];
  for (int64_t i0 = v4; i0 < v5; i0++) {
    const int64_t v6 = i0 * 512;
    const int64_t v7 = (int64_t)(-((uintptr_t)&y[v6]) % 64 / 4);
    const int64_t v8 = (uint64_t)v7 < (uint64_t)512 ? v7 : 512;
    const int64_t v9 = 512 - v8;
    const int64_t v10 = v9 % 16;
    const int64_t v11 = 512 - v10;
    for (int64_t i1 = v8; i1 < v11; i1 += 16) {
      #pragma omp simd
      for (int64_t i2 = 0; i2 < 16; i2++) {
        const int64_t v12 = i1 + i2;
        const int64_t v13 = v6 + v12;
        const float x_i = x[v13];
        const float scale_i = scale[v12];
        const float scaled = x_i * scale_i;
        const float bias_i = bias[v12];
        const float shifted = scaled + bias_i;
        const float tanh = mlf_tanh_f32(shifted);
        a0[i2] = tanh;
      }
      const int64_t v14 = v6 + i1;
      mlf_stream(&y[v14], a0, 64);
    }
    for (int64_t i3 = 0; i3 < 2; i3++) {
      const bool v15 = i3 == 0;
      const int64_t v16 = v15 ? 0 : v11;
      const int64_t v17 = v15 ? v8 : 512;
      #pragma omp simd
      for (int64_t i4 = v16; i4 < v17; i4++) {
        const int64_t v18 = v6 + i4;
        const float x_i1 = x[v18];
        const float scale_i1 = scale[i4];
        const float scaled1 = x_i1 * scale_i1;
        const float bias_i1 = bias[i4];
        const float shifted1 = scaled1 + bias_i1;
        const float tanh1 = mlf_tanh_f32(shifted1);
        y[v18] = tanh1;
      }
    }
  }
  mlf_stream_end();
}

static __attribute__((noinline)) void chunk1_fused_mul_add_tanh(int64_t c2, int64_t n0, const float *restrict x, const float *restrict scale, const float *restrict bias, float *restrict y) {
  const int64_t v20 = c2 * 8;
  const int64_t v21 = n0 - v20 < 8 ? n0 : v20 + 8;
  for (int64_t i5 = v20; i5 < v21; i5++) {
    const int64_t v22 = i5 * 512;
    #pragma omp simd
    for (int64_t i6 = 0; i6 < 512; i6++) {
      const int64_t v23 = v22 + i6;
      const float x_i2 = x[v23];
      const float scale_i2 = scale[i6];
      const float scaled2 = x_i2 * scale_i2;
      const float bias_i2 = bias[i6];
      const float shifted2 = scaled2 + bias_i2;
      const float tanh2 = mlf_tanh_f32(shifted2);
      y[v23] = tanh2;
    }
  }
}

// Fuses mul (line 8), add (line 10), tanh (line 11).
__attribute__((visibility("default"))) void
fused_mul_add_tanh(void **mlf_buffers, const int64_t *mlf_sizes) {
  const float *restrict scale = mlf_buffers[0];
  const float *restrict x = mlf_buffers[1];
  const float *restrict bias = mlf_buffers[2];
  float *restrict y = mlf_buffers[3];
  const int64_t n0 = (int64_t)mlf_sizes[0];
  const int64_t v0 = n0 * 2048;
  const int64_t v1 = v0 + 4096;
  const int64_t v2 = v1 + v0;
  const bool v3 = (uint64_t)20971520 < (uint64_t)v2;
  if (v3) {
    const int64_t c1 = n0 / 8 + (n0 % 8 != 0);
    if (c1 > 1) {
      #pragma omp parallel for schedule(static)
      for (int64_t c0 = 0; c0 < c1; c0++) chunk0_fused_mul_add_tanh(c0, n0, y, x, scale, bias);
    } else {
      for (int64_t c0 = 0; c0 < c1; c0++) chunk0_fused_mul_add_tanh(c0, n0, y, x, scale, bias);
    }
  }
  const bool v19 = (uint64_t)v2 < (uint64_t)20971521;
  if (v19) {
    const int64_t c3 = n0 / 8 + (n0 % 8 != 0);
    if (c3 > 3) {
      #pragma omp parallel for schedule(static)
      for (int64_t c2 = 0; c2 < c3; c2++) chunk1_fused_mul_add_tanh(c2, n0, x, scale, bias, y);
    } else {
      for (int64_t c2 = 0; c2 < c3; c2++) chunk1_fused_mul_add_tanh(c2, n0, x, scale, bias, y);
    }
  }
}

/* What a host function in C gets: `int NAME(const struct mlf_host *host, void *const *buffers)`. `buffers` has the addresses
 * of the function's arguments, then of its results. It returns 0, or the status of a library call that failed: the
 * steps after that call aren't done. */

#include <stdint.h>

typedef void mlf_kernel(void **buffers, const int64_t *sizes);

/* A table that kernels read (`kernel.table`). Sizes and chunks are there. The function writes the addresses; those of a
 * table that is an argument are there, too. */
struct mlf_table {
  int64_t *rows;
  int64_t *chunks;
};

struct mlf_host {
  char *arena;                /* as many bytes as the function's memref.alloc says */
  const int64_t *sizes;       /* of the arguments' `?` dims, in order; of tables: rows, chunks, elements */
  void *const *constants;     /* bound arguments, then each loop.constant, in order */
  mlf_kernel *const *kernels; /* those that the function launches, each once, in the order of their first launches */
  void (*place_threads)(void);
  int (*call)(const void *calls, int64_t number, void **buffers); /* library call or all-reduce `number` of the function */
  const void *calls;
  const struct mlf_table *tables; /* each kernel.table, in order */
};

/* The addresses of a row's buffers, which a row begins with. */
static inline void mlf_row(int64_t *row, int64_t columns, void *const *buffers) {
  for (int64_t k = 0; k < columns; k++) row[k] = (int64_t)(intptr_t)buffers[k];
}

// The host function: one call.
__attribute__((visibility("default"))) int
host_function(const struct mlf_host *host, void *const *buffers) {
  mlf_kernel *const fused_mul_add_tanh = host->kernels[0];
  void *const x = buffers[0];
  void *const scale = buffers[1];
  void *const bias = buffers[2];
  void *const y = buffers[3];
  const int64_t n0 = host->sizes[0];
  host->place_threads();
  fused_mul_add_tanh((void *[]){scale, x, bias, y}, (const int64_t[]){n0});
  return 0;
}
