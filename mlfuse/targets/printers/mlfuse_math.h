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

/* ---- Exponentials ------------------------------------------------------------------------- */

/* 2^n for -126 <= n <= 127. */
MLF_FN float mlf_pow2_f32_(int32_t n) { return mlf_bits_f32(((uint32_t)n + 127u) << 23); }

/* x * 2^n for -252 <= n <= 254 and x near 1: only the second product rounds or overflows. */
MLF_FN float mlf_scale_f32_(float x, int32_t n) {
  int32_t half = n >> 1;
  return x * mlf_pow2_f32_(half) * mlf_pow2_f32_(n - half);
}

/* The sign of x on y, for an odd function computed at |x|: also at -0, and at a NaN. */
MLF_FN float mlf_odd_(float x, float y) {
  return mlf_bits_f32(mlf_f32_bits(y) ^ (mlf_f32_bits(x) & 0x80000000u));
}

/*
 * min(max(x, low), high) for low < 0 < high, of the bits: numbers below 0 are the larger ones as
 * unsigned integers, numbers above 0 as signed ones. Two operations where floats take four. A NaN
 * becomes a limit.
 */
MLF_FN float mlf_limit_f32_(float x, float low, float high) {
  uint32_t u = mlf_f32_bits(x), lowest = mlf_f32_bits(low);
  int32_t i = (int32_t)(u < lowest ? u : lowest), highest = (int32_t)mlf_f32_bits(high);
  return mlf_bits_f32((uint32_t)(i < highest ? i : highest));
}

/* ln 2 = HI + LO; HI has 15 significant bits, so that n * HI is exact for |n| < 2^9. */
#define MLF_LN2_HI_ 0.693145752f
#define MLF_LN2_LO_ 1.42860677e-06f

/*
 * exp(x) = 2^n * (1 + r + t), for |x| < 2^8 or so. Cody and Waite: r = x - n ln 2 with
 * |r| <= ln(2)/2, in two steps: the first is exact, and the second keeps its rounding error.
 * t = r^2 Q(r) + lost, Q fitted to (exp(r) - 1 - r) / r^2 relative to expm1, error 2^-31.
 */
typedef struct {
  int32_t n;
  float r, t;
} mlf_exp_parts_;

MLF_FN mlf_exp_parts_ mlf_exp_split_(float x) {
  mlf_exp_parts_ p;
  float shifted = mlf_fma_f32(x, 1.44269504f, MLF_ROUND_F32_);
  float n = shifted - MLF_ROUND_F32_;
  float high = mlf_fma_f32(-n, MLF_LN2_HI_, x);
  float r = mlf_fma_f32(-n, MLF_LN2_LO_, high);
  float lost = mlf_fma_f32(-n, MLF_LN2_LO_, high - r);
  float q = 0.000197669942f;
  q = mlf_fma_f32(q, r, 0.00139332283f);
  q = mlf_fma_f32(q, r, 0.00833354145f);
  q = mlf_fma_f32(q, r, 0.0416664854f);
  q = mlf_fma_f32(q, r, 0.166666657f);
  q = mlf_fma_f32(q, r, 0.5f);
  p.n = (int32_t)(mlf_f32_bits(shifted) - mlf_f32_bits(MLF_ROUND_F32_));
  p.r = r;
  p.t = mlf_fma_f32(r * r, q, lost);
  return p;
}

/* exp(x) * 2^k for |x| < 2^8 or so: scaled once, so that only the result rounds or overflows. */
MLF_FN float mlf_exp_scaled_(float x, int32_t k) {
  mlf_exp_parts_ p = mlf_exp_split_(x);
  float s = 1.0f + p.r;
  float lost = p.r - (s - 1.0f);
  return mlf_scale_f32_(s + (lost + p.t), p.n + k);
}

/*
 * exp and exp2 end with 2^n (1 + q) = 2^n q + 2^n, rounded once. The result's exponents are more than
 * f32 has, so 2^n is 2^(n + 32) where x is below 0 and 2^(n - 2) elsewhere, and the sum is scaled
 * back. Either exponent is added to the number that rounds n, with the bias of 127: the low bits of
 * the rounded sum are those of 2^n. A NaN takes the place of that number, and so of everything.
 */
typedef struct {
  float magic, scale;
} mlf_exp_range_;

MLF_FN mlf_exp_range_ mlf_exp_range_of_(float x) {
  mlf_exp_range_ range;
  int below = x < 0.0f;
  range.magic = mlf_sel_f32(below, MLF_ROUND_F32_ + 159.0f, MLF_ROUND_F32_ + 125.0f);
  range.scale = mlf_sel_f32(below, 0x1p-32f, mlf_sel_f32(x >= 0.0f, 4.0f, x));
  return range;
}

MLF_FN float mlf_exp_join_(mlf_exp_range_ range, float shifted, float q) {
  float power = mlf_bits_f32(mlf_f32_bits(shifted) << 23);
  return mlf_fma_f32(power, q, power) * range.scale;
}

/*
 * n and r as in mlf_exp_split_; q = r + r^2 Q(r), Q fitted to (exp(r) - 1 - r) / r^2 relative to exp,
 * error 2^-33. Beyond the limits the result is 0 and infinity.
 */
MLF_FN float mlf_exp_f32(float x) {
  mlf_exp_range_ range = mlf_exp_range_of_(x);
  float a = mlf_limit_f32_(x, -104.0f, 89.0f);
  float shifted = mlf_fma_f32(a, 1.44269504f, range.magic);
  float n = shifted - range.magic;
  float r = mlf_fma_f32(-n, MLF_LN2_LO_, mlf_fma_f32(-n, MLF_LN2_HI_, a));
  float q = 0.000197395537f;
  q = mlf_fma_f32(q, r, 0.00139350968f);
  q = mlf_fma_f32(q, r, 0.00833357126f);
  q = mlf_fma_f32(q, r, 0.041666463f);
  q = mlf_fma_f32(q, r, 0.166666657f);
  q = mlf_fma_f32(q, r, 0.5f);
  return mlf_exp_join_(range, shifted, mlf_fma_f32(r * r, q, r));
}

/* 2^x = 2^n (1 + r P(r)), n the integer nearest to x; P fitted to (2^r - 1) / r, error 2^-28. */
MLF_FN float mlf_exp2_f32(float x) {
  mlf_exp_range_ range = mlf_exp_range_of_(x);
  float a = mlf_limit_f32_(x, -151.0f, 129.0f);
  float shifted = a + range.magic;
  float r = a - (shifted - range.magic);
  float p = 0.000153264627f;
  p = mlf_fma_f32(p, r, 0.00133908063f);
  p = mlf_fma_f32(p, r, 0.00961850584f);
  p = mlf_fma_f32(p, r, 0.0555035993f);
  p = mlf_fma_f32(p, r, 0.240226477f);
  p = mlf_fma_f32(p, r, 0.693147182f);
  return mlf_exp_join_(range, shifted, p * r);
}

/*
 * exp(x) - 1 = 2 ((h - 1/2) + h r + h t) with h = 2^(n-1): the half keeps h finite where the
 * result still is. The first two sums keep what they lose, since they cancel around n = 0.
 */
MLF_FN float mlf_expm1_f32(float x) {
  mlf_exp_parts_ p = mlf_exp_split_(mlf_limit_f32_(x, -18.0f, 89.0f)); /* -1 and infinity */
  float h = mlf_pow2_f32_(p.n - 1);
  float c = h - 0.5f;
  float lost_c = (h - c) - 0.5f;
  float a = h * p.r;
  float s = c + a;
  float lost_s = a - (s - c);
  float y = 2.0f * (s + (lost_s + mlf_fma_f32(h, p.t, lost_c)));
  /* x + x^2/2 rounds to x; the half above would lose the last bit of a subnormal, and -0. */
  return mlf_sel_f32(!(mlf_abs_f32(x) >= 0x1p-25f), x, y); /* and a NaN is x, too */
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
 * |x| < 1: x + x Q(x^2), Q fitted to erf(x)/x - 1, error 2^-29.
 * Otherwise 1 - 2^P(|x|), P fitted to log2(erfc(x)) on [1, 4], error 2^-29; erf(4) rounds to 1. 2^P as in
 * mlf_exp2_f32, where the exponents -26 to -2 need no care.
 */
MLF_FN float mlf_erf_f32(float x) {
  float a = mlf_abs_f32(x);
  float z = a * a;
  float q = 7.80690389e-05f;
  q = mlf_fma_f32(q, z, -0.00079978531f);
  q = mlf_fma_f32(q, z, 0.0051871622f);
  q = mlf_fma_f32(q, z, -0.0268533472f);
  q = mlf_fma_f32(q, z, 0.112835787f);
  q = mlf_fma_f32(q, z, -0.37612626f);
  q = mlf_fma_f32(q, z, 0.128379166f);
  float small = mlf_fma_f32(a, q, a);

  const float magic = MLF_ROUND_F32_ + 127.0f;
  float b = mlf_sel_f32(a > 4.0f, 4.0f, a);
  float p = 0.000268896372f;
  p = mlf_fma_f32(p, b, -0.00425263494f);
  p = mlf_fma_f32(p, b, 0.0315058604f);
  p = mlf_fma_f32(p, b, -0.1487519f);
  p = mlf_fma_f32(p, b, -0.920648158f);
  p = mlf_fma_f32(p, b, -1.62604606f);
  p = mlf_fma_f32(p, b, -0.000492708059f);
  float shifted = p + magic;
  float r = p - (shifted - magic);
  float t = 0.000153264627f;
  t = mlf_fma_f32(t, r, 0.00133908063f);
  t = mlf_fma_f32(t, r, 0.00961850584f);
  t = mlf_fma_f32(t, r, 0.0555035993f);
  t = mlf_fma_f32(t, r, 0.240226477f);
  t = mlf_fma_f32(t, r, 0.693147182f);
  float power = mlf_bits_f32(mlf_f32_bits(shifted) << 23);
  float large = 1.0f - mlf_fma_f32(power, t * r, power);

  return mlf_odd_(x, mlf_sel_f32(a < 1.0f, small, large));
}

/* ---- Logarithms --------------------------------------------------------------------------- */

/*
 * x = 2^e (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), exactly, for positive finite x. Subtracting
 * the bits of sqrt(1/2) moves the borders of the binades there, and the exponent field of the
 * difference is e.
 */
typedef struct {
  int32_t e;
  float f;
} mlf_log_parts_;

MLF_FN mlf_log_parts_ mlf_log_split_(float x) {
  const uint32_t sqrt_half = 0x3f3504f3u;
  mlf_log_parts_ p;
  int subnormal = x < 0x1p-126f;
  uint32_t u = mlf_f32_bits(mlf_sel_f32(subnormal, x * 0x1p23f, x)) - sqrt_half;
  p.e = ((int32_t)u >> 23) - (subnormal ? 23 : 0);
  p.f = mlf_bits_f32((u & 0x007fffffu) + sqrt_half) - 1.0f;
  return p;
}

/* log(1 + f) - f = -f^2/2 + f^3 P(f), P fitted to the rest over f^3, error 2^-30. */
MLF_FN float mlf_log_tail_(float f) {
  float z = f * f;
  float p = 0.0674919188f;
  p = mlf_fma_f32(p, f, -0.116700254f);
  p = mlf_fma_f32(p, f, 0.118835375f);
  p = mlf_fma_f32(p, f, -0.124062397f);
  p = mlf_fma_f32(p, f, 0.142203599f);
  p = mlf_fma_f32(p, f, -0.166679889f);
  p = mlf_fma_f32(p, f, 0.200020716f);
  p = mlf_fma_f32(p, f, -0.250000089f);
  p = mlf_fma_f32(p, f, 0.333333135f);
  return mlf_fma_f32(f * z, p, -0.5f * z);
}

/* e ln 2 + f + t, where t is small compared with f; the sum of the first two keeps its error. */
MLF_FN float mlf_log_join_(float e, float f, float t) {
  float high = e * MLF_LN2_HI_;
  float s = high + f;
  float lost = f - (s - high);
  return s + (lost + mlf_fma_f32(e, MLF_LN2_LO_, t));
}

/* The values outside of 0 < x < infinity, common to the logarithms. */
MLF_FN float mlf_log_special_(float x, float y) {
  y = mlf_sel_f32(x < MLF_INF_, y, x);
  return mlf_sel_f32(x <= 0.0f, mlf_sel_f32(x == 0.0f, -MLF_INF_, MLF_NAN_), y);
}

MLF_FN float mlf_log_f32(float x) {
  mlf_log_parts_ p = mlf_log_split_(x);
  return mlf_log_special_(x, mlf_log_join_((float)p.e, p.f, mlf_log_tail_(p.f)));
}

/* e + log(1 + f) log2(e), both factors and the product as unevaluated sums of two f32. */
MLF_FN float mlf_log2_f32(float x) {
  const float log2e_hi = 1.44269502f, log2e_lo = 1.92596303e-08f;
  mlf_log_parts_ p = mlf_log_split_(x);
  float e = (float)p.e;
  float t = mlf_log_tail_(p.f);
  float high = p.f + t;
  float low = t - (high - p.f);
  float y = high * log2e_hi;
  float y_low = mlf_fma_f32(high, log2e_hi, -y);
  y_low = y_low + mlf_fma_f32(low, log2e_hi, high * log2e_lo);
  float s = e + y;
  float lost = y - (s - e);
  return mlf_log_special_(x, s + (lost + y_low));
}

/*
 * 1 + x = u + c exactly (Knuth's TwoSum), u = 2^e (1 + f): the logarithm of 2^e (1 + f + g) with
 * g = c 2^-e. f + g is summed again to (f, g), which makes f = x where e = 0, and the rest g
 * enters as g / (1 + f) ~ g (1 - f).
 */
MLF_FN float mlf_log1p_f32(float x) {
  float u = 1.0f + x;
  float v = u - 1.0f;
  float c = (1.0f - (u - v)) + (x - v);
  mlf_log_parts_ p = mlf_log_split_(u);
  float g = c * mlf_pow2_f32_(p.e > 64 ? -64 : -p.e); /* c is at most 1, so it doesn't matter from 2^64 on */
  float f = p.f + g;
  g = g - (f - p.f);
  float t = mlf_log_tail_(f) + mlf_fma_f32(-g, f, g);
  float y = mlf_log_special_(u, mlf_log_join_((float)p.e, f, t));
  y = mlf_sel_f32(x == 0.0f, x, y); /* -0 */
  return mlf_sel_f32(x != x, x, y);
}

/* ---- Power -------------------------------------------------------------------------------- */

/* 2^w in f64 to 2^-39, for |w| < 1000; fitted to 2^r on [-1/2, 1/2]. */
MLF_FN double mlf_exp2_wide_(double w) {
  double shifted = w + MLF_ROUND_F64_;
  double r = w - (shifted - MLF_ROUND_F64_);
  double p = 1.3335223273633788e-06;
  p = mlf_fma_f64(p, r, 1.5313332295305109e-05);
  p = mlf_fma_f64(p, r, 0.00015403122641354804);
  p = mlf_fma_f64(p, r, 0.0013333436367458334);
  p = mlf_fma_f64(p, r, 0.009618129557433526);
  p = mlf_fma_f64(p, r, 0.05550410959212939);
  p = mlf_fma_f64(p, r, 0.24022650694747838);
  p = mlf_fma_f64(p, r, 0.69314718054123436);
  p = mlf_fma_f64(p, r, 1.0);
  return p * mlf_bits_f64((mlf_f64_bits(shifted) + 1023u) << 52);
}

/*
 * log2(x) of a normal x > 0. x = 2^e m as in mlf_log_split_; log2(m) = s L(s^2) with
 * s = (m-1)/(m+1), L fitted to 2 atanh(s) / (s ln 2), error 2^-51.
 */
MLF_FN double mlf_log2_wide_(double x) {
  /* With the bias left in, e >= 0. */
  const uint64_t sqrt_half = 0x3fe6a09e00000000u, fraction = 0x000fffffffffffffu;
  uint64_t u = mlf_f64_bits(x) - sqrt_half + ((uint64_t)1023 << 52);
  double e = mlf_bits_f64((u >> 52) | mlf_f64_bits(0x1p52)) - (0x1p52 + 1023);
  double m = mlf_bits_f64((u & fraction) + sqrt_half);
  double s = (m - 1.0) / (m + 1.0);
  double z = s * s;
  double l = 0.24288279420088713;
  l = mlf_fma_f64(l, z, 0.26144753033405288);
  l = mlf_fma_f64(l, z, 0.32061626322431541);
  l = mlf_fma_f64(l, z, 0.4121984043429332);
  l = mlf_fma_f64(l, z, 0.57707801722570162);
  l = mlf_fma_f64(l, z, 0.96179669392441469);
  l = mlf_fma_f64(l, z, 2.8853900817779272);
  return mlf_fma_f64(s, l, e);
}

/*
 * 2^(y log2|x|) in f64, whose 53 bits leave an error far below half a unit of f32; one rounding
 * at the end, subnormal and infinite results included. Every f32 is normal in f64.
 */
MLF_FN float mlf_pow_magnitude_(double x, double y) {
  double log2x = mlf_log2_wide_(x);
  log2x = mlf_sel_f64(x == 0.0, -(double)MLF_INF_, log2x);
  log2x = mlf_sel_f64(x == (double)MLF_INF_, x, log2x);

  double w = y * log2x;
  w = mlf_sel_f64(w < -160.0, -160.0, w);
  w = mlf_sel_f64(w > 140.0, 140.0, w);
  return (float)mlf_exp2_wide_(w);
}

/* The special values are those of C99 F.9.4.4 and so of NumPy. */
MLF_FN float mlf_pow_f32(float x, float y) {
  float a = mlf_abs_f32(x);
  float b = mlf_abs_f32(y);
  float y_half = 0.5f * y;
  int integer = mlf_roundeven_f32(y) == y;
  int odd = integer & (mlf_roundeven_f32(y_half) != y_half);
  float r = mlf_pow_magnitude_((double)a, (double)y);
  r = mlf_sel_f32(odd, mlf_copysign_f32(r, x), r);
  r = mlf_sel_f32((x < 0.0f) & (a != MLF_INF_) & !integer, MLF_NAN_, r);
  r = mlf_sel_f32(y != y, y, r);
  r = mlf_sel_f32(x != x, x, r);
  /* Even where the other argument is NaN; -1 to an infinite power is 1 as well. */
  return mlf_sel_f32((x == 1.0f) | (y == 0.0f) | ((a == 1.0f) & (b == MLF_INF_)), 1.0f, r);
}

/* The product of two f64; the powers of ten come out exact. */
MLF_FN float mlf_log10_f32(float x) {
  double y = mlf_log2_wide_((double)x) * 0.30102999566398120;
  return mlf_log_special_(x, (float)y);
}

/* ---- Hyperbolic functions ----------------------------------------------------------------- */

/* e^a / 2 for a >= 0, finite up to log(2 FLT_MAX). */
MLF_FN float mlf_half_exp_(float a) {
  return mlf_exp_scaled_(mlf_sel_f32(a > 91.0f, 91.0f, a), -1);
}

/* x + x^3 P(x^2) below 1, error 2^-31; above, h - 1/(4 h) with h = e^a / 2. */
MLF_FN float mlf_sinh_f32(float x) {
  float a = mlf_abs_f32(x);
  float z = a * a;
  float p = 2.78221319e-06f;
  p = mlf_fma_f32(p, z, 0.000198428956f);
  p = mlf_fma_f32(p, z, 0.00833331048f);
  p = mlf_fma_f32(p, z, 0.166666672f);
  float h = mlf_half_exp_(a);
  float y = mlf_sel_f32(a < 1.0f, mlf_fma_f32(a * z, p, a), h - 0.25f / h);
  return mlf_sel_f32(x != x, x, mlf_odd_(x, y));
}

MLF_FN float mlf_cosh_f32(float x) {
  float h = mlf_half_exp_(mlf_abs_f32(x));
  return mlf_sel_f32(x != x, x, h + 0.25f / h);
}

/* log(2 x) for x >= 1: asinh and acosh in f32 from 2^12 on. */
MLF_FN float mlf_log_twice_(float x) {
  mlf_log_parts_ p = mlf_log_split_(x);
  float y = mlf_log_join_((float)p.e + 1.0f, p.f, mlf_log_tail_(p.f));
  return mlf_sel_f32(x == MLF_INF_, x, y);
}

/* log(a + sqrt(a^2 + 1)) = log1p(a + a^2 / (1 + sqrt(a^2 + 1))). */
MLF_FN float mlf_asinh_f32(float x) {
  float a = mlf_abs_f32(x);
  float b = mlf_sel_f32(a > 4096.0f, 1.0f, a);
  float root = mlf_sqrt_f32(mlf_fma_f32(b, b, 1.0f));
  float y = mlf_log1p_f32(b + b * b / (1.0f + root));
  y = mlf_sel_f32(a > 4096.0f, mlf_log_twice_(a), y);
  return mlf_sel_f32(x != x, x, mlf_odd_(x, y));
}

/* log(1 + t + sqrt(t^2 + 2 t)) with t = x - 1, which is exact where it matters. */
MLF_FN float mlf_acosh_f32(float x) {
  float t = mlf_sel_f32(x > 4096.0f, 1.0f, x) - 1.0f;
  float y = mlf_log1p_f32(t + mlf_sqrt_f32(mlf_fma_f32(t, t, 2.0f * t)));
  y = mlf_sel_f32(x > 4096.0f, mlf_log_twice_(x), y);
  y = mlf_sel_f32(x < 1.0f, MLF_NAN_, y);
  return mlf_sel_f32(x != x, x, y);
}

/* log((1 + a) / (1 - a)) / 2 = log1p(2 a / (1 - a)) / 2. */
MLF_FN float mlf_atanh_f32(float x) {
  float a = mlf_abs_f32(x);
  float y = mlf_odd_(x, 0.5f * mlf_log1p_f32(2.0f * a / (1.0f - a)));
  y = mlf_sel_f32(a > 1.0f, MLF_NAN_, y);
  return mlf_sel_f32(x != x, x, y);
}

/* ---- Cube root and complementary error function, in f64 ----------------------------------- */

/* A third of the exponent (and, roughly, of the fraction), then Halley's iteration twice, which
 * triples the number of right digits each time. */
MLF_FN float mlf_cbrt_f32(float x) {
  double a = (double)mlf_abs_f32(x);
  uint64_t high = mlf_f64_bits(a) >> 32;
  /* 682 = 2/3 of the bias of 1023. */
  uint64_t third = (((high * 0x55555556u) >> 32) + (682u << 20)) << 32;
  double t = mlf_bits_f64(third);
  for (int i = 0; i < 2; i++) {
    double cube = t * t * t;
    t = t * ((cube + 2.0 * a) / (2.0 * cube + a));
  }
  float y = mlf_odd_(x, (float)t);
  return mlf_sel_f32((x == 0.0f) | (a == (double)MLF_INF_) | (x != x), x, y);
}

/*
 * For a = |x|, exp(-a^2) P(t) / (1 + 2 a) with t = (a - 4) / (a + 4); P fitted to
 * erfc(a) exp(a^2) (1 + 2 a) on [0, 10.25], error 2^-32. The f64 square is exact.
 */
MLF_FN float mlf_erfc_f32(float x) {
  float bounded = mlf_abs_f32(x);
  double a = (double)mlf_sel_f32(bounded > 10.25f, 10.25f, bounded); /* 0 from there on */
  double t = (a - 4.0) / (a + 4.0);
  double p = 7.809159054482369e-05;
  p = mlf_fma_f64(p, t, -0.00038017004889051077);
  p = mlf_fma_f64(p, t, -0.000854602591475171);
  p = mlf_fma_f64(p, t, 0.005082744532322947);
  p = mlf_fma_f64(p, t, -0.016139957761738016);
  p = mlf_fma_f64(p, t, 0.03716901797417716);
  p = mlf_fma_f64(p, t, -0.06634103458306817);
  p = mlf_fma_f64(p, t, 0.0937313488778308);
  p = mlf_fma_f64(p, t, -0.10103824703150667);
  p = mlf_fma_f64(p, t, 0.068097174232606);
  p = mlf_fma_f64(p, t, 0.015379628380568656);
  p = mlf_fma_f64(p, t, -0.13962111894898116);
  p = mlf_fma_f64(p, t, 1.232995118748038);
  double y = mlf_exp2_wide_(a * a * -1.4426950408889634) * (p / (1.0 + 2.0 * a));
  return mlf_sel_f32(x != x, x, (float)mlf_sel_f64(x < 0.0f, 2.0 - y, y));
}

/* ---- f64 ---------------------------------------------------------------------------------- */

MLF_FN double mlf_exp_f64(double x) { return MLF_LIBM(exp)(x); }
MLF_FN double mlf_exp2_f64(double x) { return MLF_LIBM(exp2)(x); }
MLF_FN double mlf_expm1_f64(double x) { return MLF_LIBM(expm1)(x); }
MLF_FN double mlf_log_f64(double x) { return MLF_LIBM(log)(x); }
MLF_FN double mlf_log2_f64(double x) { return MLF_LIBM(log2)(x); }
MLF_FN double mlf_log10_f64(double x) { return MLF_LIBM(log10)(x); }
MLF_FN double mlf_log1p_f64(double x) { return MLF_LIBM(log1p)(x); }
MLF_FN double mlf_pow_f64(double x, double y) { return MLF_LIBM(pow)(x, y); }
MLF_FN double mlf_tanh_f64(double x) { return MLF_LIBM(tanh)(x); }
MLF_FN double mlf_erf_f64(double x) { return MLF_LIBM(erf)(x); }
MLF_FN double mlf_erfc_f64(double x) { return MLF_LIBM(erfc)(x); }
MLF_FN double mlf_cbrt_f64(double x) { return MLF_LIBM(cbrt)(x); }
MLF_FN double mlf_atanh_f64(double x) { return MLF_LIBM(atanh)(x); }
MLF_FN double mlf_acosh_f64(double x) { return MLF_LIBM(acosh)(x); }
MLF_FN double mlf_asinh_f64(double x) { return MLF_LIBM(asinh)(x); }
MLF_FN double mlf_cosh_f64(double x) { return MLF_LIBM(cosh)(x); }
MLF_FN double mlf_sinh_f64(double x) { return MLF_LIBM(sinh)(x); }

#endif /* MLFUSE_MATH_H */
