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

MLF_FN int32_t mlf_shrsi_i32(int32_t a, uint32_t s) {
  return (int32_t)(a >> (s < 32 ? s : (uint32_t)(32 - 1)));
}

MLF_FN float mlf_fma_f32(float a, float b, float c) { return MLF_LIBM(fmaf)(a, b, c); }

/*
 * Adding 1.5 * 2^23 (2^52 in f64) leaves no room for a fraction: the sum is rounded to an integer,
 * with its two's complement in the low bits. Valid for |x| < 2^22 (2^51).
 */
#define MLF_ROUND_F32_ 0x1.8p23f

/* ln 2 = HI + LO; HI has 15 significant bits, so that n * HI is exact for |n| < 2^9. */
#define MLF_LN2_HI_ 0.693145752f

#define MLF_LN2_LO_ 1.42860677e-06f

/*
 * exp and exp2 end with 2^n (1 + q) = 2^n q + 2^n, rounded once. The result's exponents are more than
 * f32 has, so 2^n is 2^(n + 32) where x is below 0 and 2^(n - 2) elsewhere, and the sum is scaled
 * back. Either exponent is added to the number that rounds n, with the bias of 127: the low bits of
 * the rounded sum are those of 2^n. A NaN takes the place of that number, and so of everything.
 */
typedef struct {
  float magic, scale;
} mlf_exp_range_;

MLF_FN float mlf_exp_join_(mlf_exp_range_ range, float shifted, float q) {
  float power = mlf_bits_f32(mlf_f32_bits(shifted) << 23);
  return mlf_fma_f32(power, q, power) * range.scale;
}

/*
 * n and r as in mlf_exp_split_; q = r + r^2 Q(r), Q fitted to (exp(r) - 1 - r) / r^2 relative to exp,
 * error 2^-33.
 */
MLF_FN float mlf_exp_within_(mlf_exp_range_ range, float a) {
  float shifted = mlf_fma_f32(a, 1.44269504f, range.magic);
  float n = shifted - range.magic;
  float r = mlf_fma_f32(n, -MLF_LN2_LO_, mlf_fma_f32(n, -MLF_LN2_HI_, a));
  float q = 0.000197395537f;
  q = mlf_fma_f32(q, r, 0.00139350968f);
  q = mlf_fma_f32(q, r, 0.00833357126f);
  q = mlf_fma_f32(q, r, 0.041666463f);
  q = mlf_fma_f32(q, r, 0.166666657f);
  q = mlf_fma_f32(q, r, 0.5f);
  return mlf_exp_join_(range, shifted, mlf_fma_f32(r * r, q, r));
}

/*
 * The same bits for x <= 0: 2^n is always 2^(n + 32). (Up to x = 65 the result is right, too.) The
 * comparison leaves a NaN as it is, and then all that is computed is this NaN: nothing negates it.
 */
MLF_FN float mlf_exp_never_positive_f32(float x) {
  mlf_exp_range_ range = {MLF_ROUND_F32_ + 159.0f, 0x1p-32f};
  return mlf_exp_within_(range, mlf_sel_f32(x < -104.0f, -104.0f, x));
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

// Fuses add (line 7), div (line 7), exp (line 7), max (line 7), sub (line 7).
__attribute__((visibility("default"))) void
fused_reduce_max_sub_exp_reduce_add_div(void **mlf_buffers, const int64_t *mlf_sizes) {
  const float *restrict scores = mlf_buffers[0];
  float *restrict weights = mlf_buffers[1];
  const int32_t c1 = 512;
  #pragma omp parallel for schedule(static)
  for (int32_t c0 = 0; c0 < c1; c0++) {
    const int32_t v0 = c0 * 8;
    const int32_t v1 = v0 + 8;
    _Alignas(64) float a0[16];
    for (int32_t i0 = v0; i0 < v1; i0++) {
      const int32_t v2 = i0 + 1;
      float a1[1024];
      int32_t a2[32];
      #pragma omp simd
      for (int32_t i1 = 0; i1 < 32; i1++) {
        a2[i1] = (-2147483647 - 1);
      }
      const int32_t v3 = i0 * 1024;
      for (int32_t i2 = 0; i2 < 1024; i2 += 32) {
        #pragma omp simd
        for (int32_t i3 = 0; i3 < 32; i3++) {
          const int32_t v4 = i2 + i3;
          const int32_t v5 = v3 + v4;
          const float scores_i = scores[v5];
          const int32_t v6 = (int32_t)mlf_f32_bits(scores_i);
          const int32_t v7 = (int32_t)mlf_shrsi_i32(v6, 31);
          const int32_t v8 = v7 & 2147483647;
          const int32_t v9 = v6 ^ v8;
          const int32_t v10 = (int32_t)((uint32_t)v9 + (uint32_t)-8388607);
          const int32_t v11 = a2[i3];
          const int32_t v12 = v11 > v10 ? v11 : v10;
          a2[i3] = v12;
        }
      }
      #pragma omp simd
      for (int32_t i4 = 0; i4 < 16; i4++) {
        const int32_t v13 = i4 + 16;
        const int32_t v14 = a2[v13];
        const int32_t v15 = a2[i4];
        const int32_t v16 = v15 > v14 ? v15 : v14;
        a2[i4] = v16;
      }
      #pragma omp simd
      for (int32_t i5 = 0; i5 < 8; i5++) {
        const int32_t v17 = i5 + 8;
        const int32_t v18 = a2[v17];
        const int32_t v19 = a2[i5];
        const int32_t v20 = v19 > v18 ? v19 : v18;
        a2[i5] = v20;
      }
      #pragma omp simd
      for (int32_t i6 = 0; i6 < 4; i6++) {
        const int32_t v21 = i6 + 4;
        const int32_t v22 = a2[v21];
        const int32_t v23 = a2[i6];
        const int32_t v24 = v23 > v22 ? v23 : v22;
        a2[i6] = v24;
      }
      #pragma omp simd
      for (int32_t i7 = 0; i7 < 2; i7++) {
        const int32_t v25 = i7 + 2;
        const int32_t v26 = a2[v25];
        const int32_t v27 = a2[i7];
        const int32_t v28 = v27 > v26 ? v27 : v26;
        a2[i7] = v28;
      }
      const int32_t v29 = a2[1];
      const int32_t v30 = a2[0];
      const int32_t v31 = v30 > v29 ? v30 : v29;
      const int32_t v32 = (int32_t)((uint32_t)v31 + (uint32_t)8388607);
      const int32_t v33 = (int32_t)mlf_shrsi_i32(v32, 31);
      const int32_t v34 = v33 & 2147483647;
      const int32_t v35 = v32 ^ v34;
      const float bitcast = mlf_bits_f32((uint32_t)v35);
      float a3[32];
      #pragma omp simd
      for (int32_t i8 = 0; i8 < 32; i8++) {
        a3[i8] = 0.0f;
      }
      const int32_t v36 = v2 * 1024;
      for (int32_t i9 = 0; i9 < 1024; i9 += 32) {
        const int32_t v37 = v36 + i9;
        __builtin_prefetch((const char *)scores + (int64_t)v37 * 4, 0, 2);
        const int32_t v38 = v37 + 16;
        __builtin_prefetch((const char *)scores + (int64_t)v38 * 4, 0, 2);
        #pragma omp simd
        for (int32_t i10 = 0; i10 < 32; i10++) {
          const int32_t v39 = i9 + i10;
          const int32_t v40 = v3 + v39;
          const float scores_i1 = scores[v40];
          const float sub = scores_i1 - bitcast;
          const float exp = mlf_exp_never_positive_f32(sub);
          a1[v39] = exp;
          const float v41 = a3[i10];
          const float add = v41 + exp;
          a3[i10] = add;
        }
      }
      #pragma omp simd
      for (int32_t i11 = 0; i11 < 16; i11++) {
        const int32_t v42 = i11 + 16;
        const float v43 = a3[v42];
        const float v44 = a3[i11];
        const float add1 = v44 + v43;
        a3[i11] = add1;
      }
      #pragma omp simd
      for (int32_t i12 = 0; i12 < 8; i12++) {
        const int32_t v45 = i12 + 8;
        const float v46 = a3[v45];
        const float v47 = a3[i12];
        const float add2 = v47 + v46;
        a3[i12] = add2;
      }
      #pragma omp simd
      for (int32_t i13 = 0; i13 < 4; i13++) {
        const int32_t v48 = i13 + 4;
        const float v49 = a3[v48];
        const float v50 = a3[i13];
        const float add3 = v50 + v49;
        a3[i13] = add3;
      }
      #pragma omp simd
      for (int32_t i14 = 0; i14 < 2; i14++) {
        const int32_t v51 = i14 + 2;
        const float v52 = a3[v51];
        const float v53 = a3[i14];
        const float add4 = v53 + v52;
        a3[i14] = add4;
      }
      const float v54 = a3[1];
      const float v55 = a3[0];
      const float add5 = v55 + v54;
      const int32_t v56 = (int32_t)(-((uintptr_t)&weights[v3]) % 64 / 4);
      const int32_t v57 = (uint32_t)v56 < (uint32_t)1024 ? v56 : 1024;
      const int32_t v58 = 1024 - v57;
      const int32_t v59 = v58 % 16;
      const int32_t v60 = 1024 - v59;
      for (int32_t i15 = v57; i15 < v60; i15 += 16) {
        #pragma omp simd
        for (int32_t i16 = 0; i16 < 16; i16++) {
          const int32_t v61 = i15 + i16;
          const float v62 = a1[v61];
          const float div = v62 / add5;
          a0[i16] = div;
        }
        const int32_t v63 = v3 + i15;
        mlf_stream(&weights[v63], a0, 64);
      }
      for (int32_t i17 = 0; i17 < 2; i17++) {
        const bool v64 = i17 == 0;
        const int32_t v65 = v64 ? 0 : v60;
        const int32_t v66 = v64 ? v57 : 1024;
        #pragma omp simd
        for (int32_t i18 = v65; i18 < v66; i18++) {
          const float v67 = a1[i18];
          const float div1 = v67 / add5;
          const int32_t v68 = v3 + i18;
          weights[v68] = div1;
        }
      }
    }
    mlf_stream_end();
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
  mlf_kernel *const fused_reduce_max_sub_exp_reduce_add_div = host->kernels[0];
  void *const scores = buffers[0];
  void *const weights = buffers[1];
  host->place_threads();
  fused_reduce_max_sub_exp_reduce_add_div((void *[]){scores, weights}, 0);
  return 0;
}
