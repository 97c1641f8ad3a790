/*
 * Trigonometric functions and their inverses; see mlfuse_math.h for how this text is written.
 */
#ifndef MLFUSE_TRIG_H
#define MLFUSE_TRIG_H

#ifndef MLFUSE_POWERS_H
#include "mlfuse_powers.h"
#endif

/* ---- Sine, cosine, tangent ---------------------------------------------------------------- */

/* Adds a * p modulo 4 to the unevaluated sum s + e (Knuth's TwoSum); a * p must be exact. */
MLF_FN void mlf_trig_add_(double a, double p, double *s, double *e) {
  double t = a * p;
  t = mlf_fma_f64(-4.0, mlf_roundeven_f64(0.25 * t), t);
  double sum = *s + t;
  double b = sum - *s;
  *e = *e + ((*s - (sum - b)) + (t - b));
  *s = sum;
}

/*
 * a = (n + r) pi/2 with |r| <= 1/2, for 0 <= a < 2^24. Returns n.
 *
 * Cody and Waite in f64: 2/pi = P0 + P1, where P0 has 29 bits, so that a * P0 is exact and the
 * error is 2^24 * 2^-82.
 */
MLF_FN double mlf_trig_reduce_near_(double a, double *r) {
  double n = mlf_roundeven_f64(a * 0x1.45f306dp-1);
  *r = mlf_fma_f64(a, 0x1.9391054a7f09dp-30, mlf_fma_f64(a, 0x1.45f306dp-1, -n));
  return n;
}

/*
 * The same for any a >= 0. Returns n modulo 4 in the two low bits.
 *
 * From 2^24 on, the idea of Payne and Hanek: only the bits of 2/pi that matter modulo 4. 2/pi is
 * cut into pieces of 29 bits; each product with the 24 bits of a is exact in f64, and so is its
 * remainder modulo 4. The pieces reach to 2^-227, which leaves 2^-99 of the largest a, and no f32
 * comes closer to a multiple of pi/2 than about 2^-30.
 */
MLF_FN uint64_t mlf_trig_reduce_(double a, double *r) {
  double rest, n = mlf_trig_reduce_near_(a, &rest);
  int big = a >= 0x1p24;
  MLF_SKIP_UNLESS(big) {
    double s = 0.0, e = 0.0;
    mlf_trig_add_(a, 0x1.45f306dp-1, &s, &e);
    mlf_trig_add_(a, 0x1.9391054p-30, &s, &e);
    mlf_trig_add_(a, 0x1.4fe13abp-59, &s, &e);
    mlf_trig_add_(a, 0x1.d1f534dp-88, &s, &e);
    mlf_trig_add_(a, 0x1.b81b6c5p-117, &s, &e);
    mlf_trig_add_(a, 0x1.5993c4p-148, &s, &e);
    mlf_trig_add_(a, 0x1.c820ff28b1d5fp-175, &s, &e);
    double n_big = mlf_roundeven_f64(s);
    rest = mlf_sel_f64(big, (s - n_big) + e, rest);
    n = mlf_sel_f64(big, n_big, n);
  }
  *r = rest;
  return mlf_f64_bits(n + MLF_ROUND_F64_);
}

/* sin(r pi/2) and cos(r pi/2), polynomials in r^2 for sin(r pi/2) / r and cos(r pi/2), errors 2^-37
 * and 2^-33. */
MLF_FN double mlf_trig_sin_(double r) {
  double z = r * r;
  double s = 0.00015819417777740492;
  s = mlf_fma_f64(s, z, -0.0046812602321193563);
  s = mlf_fma_f64(s, z, 0.079692581789329753);
  s = mlf_fma_f64(s, z, -0.64596409610014904);
  s = mlf_fma_f64(s, z, 1.5707963267877354);
  return r * s;
}

MLF_FN double mlf_trig_cos_(double r) {
  double z = r * r;
  double c = 0.00090376030615867923;
  c = mlf_fma_f64(c, z, -0.020860162429027121);
  c = mlf_fma_f64(c, z, 0.25366922562189936);
  c = mlf_fma_f64(c, z, -1.2337005425853533);
  return mlf_fma_f64(c, z, 1.0);
}

/* sin((n + r) pi/2): odd n swap the two, and n modulo 4 of 2 and 3 turn the sign. */
MLF_FN float mlf_trig_eval_(uint64_t n, double r) {
  double y = mlf_sel_f64((int)(n & 1u), mlf_trig_cos_(r), mlf_trig_sin_(r));
  return (float)mlf_bits_f64(mlf_f64_bits(y) ^ ((n & 2u) << 62));
}

MLF_FN float mlf_sin_f32(float x) {
  float a = mlf_abs_f32(x);
  double r;
  uint64_t n = mlf_trig_reduce_((double)a, &r);
  float y = mlf_trig_eval_(n, r);
  y = mlf_odd_(x, y);
  y = mlf_sel_f32(a == MLF_INF_, MLF_NAN_, y);
  return mlf_sel_f32(x != x, x, y);
}

/* The same bits for |x| < 2^24, and for a NaN. */
MLF_FN float mlf_sin_near_f32(float x) {
  double r, n = mlf_trig_reduce_near_((double)mlf_abs_f32(x), &r);
  float y = mlf_odd_(x, mlf_trig_eval_(mlf_f64_bits(n + MLF_ROUND_F64_), r));
  return mlf_sel_f32(x != x, x, y);
}

MLF_FN float mlf_cos_f32(float x) {
  float a = mlf_abs_f32(x);
  double r;
  uint64_t n = mlf_trig_reduce_((double)a, &r);
  float y = mlf_trig_eval_(n + 1u, r);
  y = mlf_sel_f32(a == MLF_INF_, MLF_NAN_, y);
  return mlf_sel_f32(x != x, x, y);
}

MLF_FN float mlf_cos_near_f32(float x) {
  double r, n = mlf_trig_reduce_near_((double)mlf_abs_f32(x), &r);
  float y = mlf_trig_eval_(mlf_f64_bits(n + MLF_ROUND_F64_) + 1u, r);
  return mlf_sel_f32(x != x, x, y);
}

/* tan((n + r) pi/2): the quotient of the two in f64; of odd n, -cos / sin. */
MLF_FN float mlf_trig_tan_(uint64_t n, double r) {
  int odd = (int)(n & 1u);
  double s = mlf_trig_sin_(r), c = mlf_trig_cos_(r);
  return (float)(mlf_sel_f64(odd, -c, s) / mlf_sel_f64(odd, s, c));
}

MLF_FN float mlf_tan_f32(float x) {
  float a = mlf_abs_f32(x);
  double r;
  uint64_t n = mlf_trig_reduce_((double)a, &r);
  float y = mlf_odd_(x, mlf_trig_tan_(n, r));
  y = mlf_sel_f32(a == MLF_INF_, MLF_NAN_, y);
  return mlf_sel_f32(x != x, x, y);
}

MLF_FN float mlf_tan_near_f32(float x) {
  double r, n = mlf_trig_reduce_near_((double)mlf_abs_f32(x), &r);
  float y = mlf_odd_(x, mlf_trig_tan_(mlf_f64_bits(n + MLF_ROUND_F64_), r));
  return mlf_sel_f32(x != x, x, y);
}

/* ---- Inverse trigonometric functions ------------------------------------------------------ */

/* pi/2 = HI + LO, pi = 2 HI + 2 LO. */
#define MLF_HALF_PI_HI_ 1.57079637f
#define MLF_HALF_PI_LO_ (-4.37113883e-08f)

/*
 * The angle of (x, y) for x, y >= 0, turned to the left half plane where `left`. The quotient t of
 * the lesser by the greater lies in [0, 1]; atan(t) = t + t^3 P(t^2), error 2^-31. The result is
 * k pi/2 +- atan(t), whose last sum is the only one that rounds noticeably.
 */
MLF_FN float mlf_angle_(float y, float x, int left) {
  int steep = y > x;
  float greater = mlf_sel_f32(steep, y, x);
  float lesser = mlf_sel_f32(steep, x, y);
  float t = lesser / mlf_sel_f32(greater == 0.0f, 1.0f, greater);
  t = mlf_sel_f32(lesser == MLF_INF_, 1.0f, t);
  float z = t * t;
  float p = 0.00113452214f;
  p = mlf_fma_f32(p, z, -0.00742536318f);
  p = mlf_fma_f32(p, z, 0.022777617f);
  p = mlf_fma_f32(p, z, -0.0449832566f);
  p = mlf_fma_f32(p, z, 0.0676364899f);
  p = mlf_fma_f32(p, z, -0.0882146209f);
  p = mlf_fma_f32(p, z, 0.110612333f);
  p = mlf_fma_f32(p, z, -0.142803431f);
  p = mlf_fma_f32(p, z, 0.199997157f);
  p = mlf_fma_f32(p, z, -0.333333284f);
  p = mlf_fma_f32(t * z, p, t);
  p = mlf_sel_f32(steep != left, -p, p);
  float k = mlf_sel_f32(steep, 1.0f, mlf_sel_f32(left, 2.0f, 0.0f));
  return mlf_fma_f32(k, MLF_HALF_PI_HI_, mlf_fma_f32(k, MLF_HALF_PI_LO_, p));
}

MLF_FN float mlf_atan_f32(float x) {
  float y = mlf_odd_(x, mlf_angle_(mlf_abs_f32(x), 1.0f, 0));
  return mlf_sel_f32(x != x, x, y);
}

/* The special values are those of C99 F.9.1.4 and so of NumPy. */
MLF_FN float mlf_atan2_f32(float y, float x) {
  int left = (int)(mlf_f32_bits(x) >> 31);
  float r = mlf_odd_(y, mlf_angle_(mlf_abs_f32(y), mlf_abs_f32(x), left));
  r = mlf_sel_f32(x != x, x, r);
  return mlf_sel_f32(y != y, y, r);
}

/*
 * asin(r) = r + r^3 P(r^2) on [0, 1/2], error 2^-31. Above, asin(a) = pi/2 - 2 asin(r) with
 * r = sqrt((1 - a) / 2), whose subtraction is exact.
 */
MLF_FN float mlf_asin_part_(float a) {
  int outer = a > 0.5f;
  float z = mlf_sel_f32(outer, 0.5f * (1.0f - a), a * a);
  float r = mlf_sel_f32(outer, mlf_sqrt_f32(z), a);
  float p = 0.037586119f;
  p = mlf_fma_f32(p, z, 0.0143833365f);
  p = mlf_fma_f32(p, z, 0.0318242386f);
  p = mlf_fma_f32(p, z, 0.0445146784f);
  p = mlf_fma_f32(p, z, 0.0750051811f);
  p = mlf_fma_f32(p, z, 0.166666597f);
  return mlf_fma_f32(r * z, p, r);
}

MLF_FN float mlf_asin_f32(float x) {
  float a = mlf_abs_f32(x);
  float p = mlf_asin_part_(a);
  float outer = MLF_HALF_PI_HI_ - mlf_fma_f32(2.0f, p, -MLF_HALF_PI_LO_);
  float y = mlf_odd_(x, mlf_sel_f32(a > 0.5f, outer, p));
  y = mlf_sel_f32(a > 1.0f, MLF_NAN_, y);
  return mlf_sel_f32(x != x, x, y);
}

MLF_FN float mlf_acos_f32(float x) {
  float a = mlf_abs_f32(x);
  float p = mlf_asin_part_(a);
  float inner = MLF_HALF_PI_HI_ - (mlf_odd_(x, p) - MLF_HALF_PI_LO_);
  float left = 2.0f * MLF_HALF_PI_HI_ - 2.0f * (p - MLF_HALF_PI_LO_);
  float outer = mlf_sel_f32(x < 0.0f, left, 2.0f * p);
  float y = mlf_sel_f32(a > 0.5f, outer, inner);
  y = mlf_sel_f32(a > 1.0f, MLF_NAN_, y);
  return mlf_sel_f32(x != x, x, y);
}

/* ---- f64 ---------------------------------------------------------------------------------- */

MLF_FN double mlf_sin_f64(double x) { return MLF_LIBM(sin)(x); }
MLF_FN double mlf_cos_f64(double x) { return MLF_LIBM(cos)(x); }
MLF_FN double mlf_tan_f64(double x) { return MLF_LIBM(tan)(x); }
MLF_FN double mlf_asin_f64(double x) { return MLF_LIBM(asin)(x); }
MLF_FN double mlf_acos_f64(double x) { return MLF_LIBM(acos)(x); }
MLF_FN double mlf_atan_f64(double x) { return MLF_LIBM(atan)(x); }
MLF_FN double mlf_atan2_f64(double y, double x) { return MLF_LIBM(atan2)(y, x); }

#undef MLF_INF_
#undef MLF_NAN_
#undef MLF_ROUND_F32_
#undef MLF_ROUND_F64_
#undef MLF_LN2_HI_
#undef MLF_LN2_LO_
#undef MLF_HALF_PI_HI_
#undef MLF_HALF_PI_LO_

#endif /* MLFUSE_TRIG_H */
