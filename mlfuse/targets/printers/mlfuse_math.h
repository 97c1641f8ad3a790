/*
 * Elementary functions for generated code; see mlfuse_types.h for how this text is used.
 *
 * The f32 functions use only integer operations and operations that IEEE-754 rounds correctly (+ - *
 * / sqrt fma, in f32 or, for pow, log10, cbrt, erfc, sin, cos, tan, in f64), without branches or
 * tables. So gcc vectorizes loops over them, and every compiler and GPU gives the same bits. A NaN
 * argument is returned unchanged or quiet; an invalid argument gives the bits 0x7fc00000. mathlib.py
 * has the error of each function in units in the last place. The f64 functions call the platform's
 * library: they are scalar, and the bits differ between platforms.
 *
 * The polynomials: each is a weighted minimax approximation of the function that its comment names
 * (the weight makes the error relative to the final result), fitted with 50-digit arithmetic. The
 * f32 ones are fitted with Lawson's iteratively reweighted least squares on 400 Chebyshev nodes, the
 * f64 ones with Remez exchange on the same nodes. Coefficients were rounded to the format from the
 * lowest degree up, and the others were fitted again after each rounding. "Error 2^-k" is the
 * relative error in the result that comes from the rounded polynomial alone.
 *
 * Exact sums: where |a| >= |b|, s = a + b and e = b - (s - a) satisfy s + e = a + b (Dekker's
 * Fast2Sum); "lost" below is such an e.
 */
#ifndef MLFUSE_MATH_H
#define MLFUSE_MATH_H

#ifndef MLFUSE_TYPES_H /* already included when the two texts are pasted one after the other */
#include "mlfuse_types.h"
#endif

/* ---- Basic operations, f32 and f64 -------------------------------------------------------- */

/*
 * floor, ceil and trunc are computed from roundeven because it is the only one that gcc vectorizes,
 * unless floating-point exceptions are turned off.
 *
 * max and min are IEEE-754-2019 maximum and minimum (arith.maximumf, np.maximum): NaN propagates
 * and -0 < +0. maxnum and minnum ignore a NaN if the other argument is a number (arith.maxnumf,
 * np.fmax), with the same order of zeros. Equal arguments differ at most in the sign of a zero:
 * the bitwise "and" of the two is the greater one, the "or" the lesser one.
 */
#define MLF_DEFINE_FLOAT_(T, F, U, SIGN, SUFFIX)                                                 \
  MLF_FN T mlf_fma_##F(T a, T b, T c) { return MLF_LIBM(fma##SUFFIX)(a, b, c); }                 \
  MLF_FN T mlf_abs_##F(T x) { return mlf_bits_##F(mlf_##F##_bits(x) & ~(SIGN)); }                \
  /* On bits: gcc turns -fma(a, b, c) into -(a b) - c, which is +0 where it should be -0. */     \
  MLF_FN T mlf_neg_##F(T x) { return mlf_bits_##F(mlf_##F##_bits(x) ^ (SIGN)); }                 \
  MLF_FN T mlf_copysign_##F(T x, T s) {                                                          \
    return mlf_bits_##F((mlf_##F##_bits(x) & ~(SIGN)) | (mlf_##F##_bits(s) & (SIGN)));           \
  }                                                                                              \
  /* In the default rounding mode, which is the only one supported. */                           \
  MLF_FN T mlf_roundeven_##F(T x) { return MLF_LIBM(rint##SUFFIX)(x); }                          \
  MLF_FN T mlf_floor_##F(T x) {                                                                  \
    T r = mlf_roundeven_##F(x);                                                                  \
    return r - mlf_sel_##F(r > x, 1, 0);                                                         \
  }                                                                                              \
  MLF_FN T mlf_ceil_##F(T x) {                                                                   \
    T r = mlf_roundeven_##F(x);                                                                  \
    return mlf_copysign_##F(r + mlf_sel_##F(r < x, 1, 0), x); /* -0 for -1 < x < 0 */            \
  }                                                                                              \
  MLF_FN T mlf_trunc_##F(T x) { return mlf_copysign_##F(mlf_floor_##F(mlf_abs_##F(x)), x); }     \
  MLF_FN T mlf_round_##F(T x) { /* to nearest, ties away from 0; a - t is exact */               \
    T a = mlf_abs_##F(x), t = mlf_floor_##F(a);                                                  \
    return mlf_copysign_##F(t + mlf_sel_##F(a - t >= (T)0.5, 1, 0), x);                          \
  }                                                                                              \
  MLF_FN T mlf_rem_##F(T x, T y) { return MLF_LIBM(fmod##SUFFIX)(x, y); }

MLF_DEFINE_FLOAT_(float, f32, uint32_t, 0x80000000u, f)
MLF_DEFINE_FLOAT_(double, f64, uint64_t, ((uint64_t)1 << 63), )
#undef MLF_DEFINE_FLOAT_

/*
 * mlf_rem_f32 for |x| < 2^28 |y|, and for NaNs. In f64 the quotient is less than 2^-25 off, and its
 * product with |y| has at most 53 bits, so the fma is exact: |x| less the nearest multiple of |y|, or
 * the next one where the quotient is about half way. What is below 0 gets |y| added, which is exact, too.
 */
MLF_FN float mlf_rem_near_f32(float x, float y) {
  double a = (double)mlf_abs_f32(x), b = (double)mlf_abs_f32(y);
  double r = mlf_fma_f64(-mlf_roundeven_f64(a / b), b, a);
  r = r + mlf_sel_f64(r < 0.0, b, 0.0);
  r = mlf_sel_f64(b == (double)mlf_bits_f32(0x7f800000u), a, r);
  return mlf_copysign_f32((float)r, x);
}

#define MLF_DEFINE_ORDER_(T, F, U)                                                               \
  MLF_FN T mlf_zero_and_##F##_(T a, T b) {                                                       \
    U other = a == b ? mlf_##F##_bits(a) : ~(U)0;                                                \
    return mlf_bits_##F(mlf_##F##_bits(b) & other);                                              \
  }                                                                                              \
  MLF_FN T mlf_zero_or_##F##_(T a, T b) {                                                        \
    U other = a == b ? mlf_##F##_bits(a) : 0;                                                    \
    return mlf_bits_##F(mlf_##F##_bits(b) | other);                                              \
  }                                                                                              \
  MLF_FN T mlf_max_##F(T a, T b) {                                                               \
    return mlf_sel_##F((a > b) | (a != a), a, mlf_zero_and_##F##_(a, b));                        \
  }                                                                                              \
  MLF_FN T mlf_min_##F(T a, T b) {                                                               \
    return mlf_sel_##F((a < b) | (a != a), a, mlf_zero_or_##F##_(a, b));                         \
  }                                                                                              \
  MLF_FN T mlf_maxnum_##F(T a, T b) {                                                            \
    return mlf_sel_##F((a > b) | (b != b), a, mlf_zero_and_##F##_(a, b));                        \
  }                                                                                              \
  MLF_FN T mlf_minnum_##F(T a, T b) {                                                            \
    return mlf_sel_##F((a < b) | (b != b), a, mlf_zero_or_##F##_(a, b));                         \
  }

MLF_DEFINE_ORDER_(double, f64, uint64_t)
#if defined(__CUDACC__) && __CUDA_ARCH__ >= 800 /* one instruction each; a NaN is 0x7fffffff */
#define MLF_DEFINE_ONE_(F, INSTRUCTION)                                                          \
  MLF_FN float F(float a, float b) {                                                             \
    float r;                                                                                     \
    asm(INSTRUCTION ".f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));                              \
    return r;                                                                                    \
  }
MLF_DEFINE_ONE_(mlf_max_f32, "max.NaN")
MLF_DEFINE_ONE_(mlf_min_f32, "min.NaN")
MLF_DEFINE_ONE_(mlf_maxnum_f32, "max")
MLF_DEFINE_ONE_(mlf_minnum_f32, "min")
#undef MLF_DEFINE_ONE_
#else
MLF_DEFINE_ORDER_(float, f32, uint32_t)
#endif
#undef MLF_DEFINE_ORDER_

#ifdef __CUDACC__ /* correctly rounded whatever --prec-sqrt says */
MLF_FN float mlf_sqrt_f32(float x) { return __fsqrt_rn(x); }
MLF_FN double mlf_sqrt_f64(double x) { return __dsqrt_rn(x); }
#else
MLF_FN float mlf_sqrt_f32(float x) { return __builtin_sqrtf(x); }
MLF_FN double mlf_sqrt_f64(double x) { return __builtin_sqrt(x); }
#endif
MLF_FN float mlf_rsqrt_f32(float x) { return 1.0f / mlf_sqrt_f32(x); }
MLF_FN double mlf_rsqrt_f64(double x) { return 1.0 / mlf_sqrt_f64(x); }

#define MLF_INF_ mlf_bits_f32(0x7f800000u)
#define MLF_NAN_ mlf_bits_f32(0x7fc00000u)

/*
 * Adding 1.5 * 2^23 (2^52 in f64) leaves no room for a fraction: the sum is rounded to an integer,
 * with its two's complement in the low bits. Valid for |x| < 2^22 (2^51).
 */
#define MLF_ROUND_F32_ 0x1.8p23f
#define MLF_ROUND_F64_ 0x1.8p52

#endif /* MLFUSE_MATH_H */
