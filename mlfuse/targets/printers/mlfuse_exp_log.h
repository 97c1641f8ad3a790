/*
 * Exponentials, tanh and erf, and logarithms, in f32; see mlfuse_math.h for how this text is written.
 */
#ifndef MLFUSE_EXP_LOG_H
#define MLFUSE_EXP_LOG_H

#ifndef MLFUSE_MATH_H
#include "mlfuse_math.h"
#endif

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

/* Beyond the limits the result is 0 and infinity. */
MLF_FN float mlf_exp_f32(float x) {
  return mlf_exp_within_(mlf_exp_range_of_(x), mlf_limit_f32_(x, -104.0f, 89.0f));
}

/*
 * The same bits for x <= 0: 2^n is always 2^(n + 32). (Up to x = 65 the result is right, too.) The
 * comparison leaves a NaN as it is, and then all that is computed is this NaN: nothing negates it.
 */
MLF_FN float mlf_exp_never_positive_f32(float x) {
  mlf_exp_range_ range = {MLF_ROUND_F32_ + 159.0f, 0x1p-32f};
  return mlf_exp_within_(range, mlf_sel_f32(x < -104.0f, -104.0f, x));
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

#endif /* MLFUSE_EXP_LOG_H */
