/*
 * Powers, hyperbolic functions, cube root and complementary error function in f32, and the functions of the platform's
 * library in f64; see mlfuse_math.h for how this text is written.
 */
#ifndef MLFUSE_POWERS_H
#define MLFUSE_POWERS_H

#ifndef MLFUSE_EXP_LOG_H
#include "mlfuse_exp_log.h"
#endif

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

#endif /* MLFUSE_POWERS_H */
