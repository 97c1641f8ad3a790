/* Sixteen floats at a time, for the hand-written kernels: what they share.
 *
 * Vectors are GCC's and clang's, so that a machine without AVX-512 runs them too (in halves or
 * quarters). `a * b + c` is one fma where the machine has one (-ffp-contract=fast). */
#pragma once

#include <stddef.h>
#include <stdint.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define LANES 16

typedef float v16 __attribute__((vector_size(64)));
typedef float v16u __attribute__((vector_size(64), aligned(4)));
typedef int32_t i16 __attribute__((vector_size(64)));

static inline v16 splat(float x) { return x - (v16){0}; }

static inline v16 load(const float *p) { return *(const v16u *)p; }

static inline void store(float *p, v16 x) { *(v16u *)p = x; }

/* Past the caches; `p` is aligned to 64 bytes. Ends with `fence` once a thread is done. */
static inline void stream(float *p, v16 x) {
#if defined(__AVX512F__)
  _mm512_stream_ps(p, (__m512)x);
#else
  *(v16 *)p = x;
#endif
}

static inline void fence(void) {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

static inline v16 largest(v16 a, v16 b) {
#if defined(__AVX512F__)
  return (v16)_mm512_max_ps((__m512)a, (__m512)b);
#else
  i16 m = a > b;
  return (v16)(((i16)a & m) | ((i16)b & ~m));
#endif
}

static inline v16 smallest(v16 a, v16 b) {
#if defined(__AVX512F__)
  return (v16)_mm512_min_ps((__m512)a, (__m512)b);
#else
  i16 m = a < b;
  return (v16)(((i16)a & m) | ((i16)b & ~m));
#endif
}

static inline float sum_of(v16 x) {
  float s = 0;
  for (int k = 0; k < LANES; k++) s += x[k];
  return s;
}

static inline float largest_of(v16 x) {
  float m = x[0];
  for (int k = 1; k < LANES; k++) m = x[k] > m ? x[k] : m;
  return m;
}

/* 1 / x to about 2 ULP: an estimate and a step of Newton's. */
static inline v16 reciprocal(v16 x) {
#if defined(__AVX512F__)
  v16 r = (v16)_mm512_rcp14_ps((__m512)x);
  return r * (2.0f - x * r);
#else
  return 1.0f / x;
#endif
}

/* sqrt(x) to about 2 ULP for x > 0, 0 for 0: Newton's step for the reciprocal root. */
static inline v16 square_root(v16 x) {
#if defined(__AVX512F__)
  v16 r = (v16)_mm512_rsqrt14_ps((__m512)largest(x, splat(1e-36f)));
  v16 s = x * r;
  return s + 0.5f * r * (x - s * s);
#else
  v16 s;
  for (int k = 0; k < LANES; k++) s[k] = __builtin_sqrtf(x[k]);
  return s;
#endif
}

/* exp(x) to about 2 ULP: 2^n by the exponent's bits, the rest by the polynomial of degree 5 with the
 * least relative error on |r| < log(2) / 2 (7.5e-8). Without AVX-512, x is clamped to -87 to 88. */
static inline v16 exponential(v16 x) {
#if defined(__AVX512F__)
  v16 n = (v16)_mm512_roundscale_ps((__m512)(x * 1.44269504f), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
#else
  const float magic = 12582912.0f; /* 1.5 * 2^23: adding it rounds to an integer */
  x = smallest(largest(x, splat(-87.0f)), splat(88.0f));
  v16 shifted = x * 1.44269504f + magic;
  v16 n = shifted - magic;
#endif
  v16 r = n * -0.693145752f + x;
  r = n * -1.42860677e-6f + r;
  v16 p = splat(0.00829764497f);
  p = p * r + 0.0419154329f;
  p = p * r + 0.166675751f;
  p = p * r + 0.499988944f;
  p = p * r + 0.999999692f;
  p = p * r + 1.00000007f;
#if defined(__AVX512F__)
  return (v16)_mm512_scalef_ps((__m512)p, (__m512)n);
#else
  return (v16)((i16)p + ((i16)shifted << 23));
#endif
}
