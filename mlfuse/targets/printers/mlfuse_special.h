/*
 * Inverse error function, log-gamma, digamma, a Bessel function, zeta and polygamma; see mlfuse_math.h
 * for how this text is written. It is pasted only in front of code that calls one of them.
 *
 * All functions compute in f64. The f32 functions round the result once and use only correctly rounded
 * operations; the f64 functions take log, exp, erf and erfc from the platform's library. Formula
 * numbers are those of the NIST Digital Library of Mathematical Functions (dlmf.nist.gov).
 * Polynomials interpolate at Chebyshev nodes, computed with 60 digits and rounded to f64; "error" is
 * the relative error of the rounded polynomial.
 */
#ifndef MLFUSE_SPECIAL_H
#define MLFUSE_SPECIAL_H

#ifndef MLFUSE_MATH_H
#include "mlfuse_math.h"
#endif

/* The natural logarithm of a normal x > 0. */
MLF_FN double mlf_log_wide_(double x) { return mlf_log2_wide_(x) * 0.69314718055994531; }

/* sin(pi r) and cos(pi r) for |r| <= 1/2: pi r S(r^2), (1 - 4 r^2) C(r^2); errors 2^-52 and
 * 2^-54. */
MLF_FN double mlf_sin_pi_(double r) {
  double t = 8.0 * r * r - 1.0;
  double s = 4.588262300624961e-14;
  s = mlf_fma_f64(s, t, -1.0077340315725135e-11);
  s = mlf_fma_f64(s, t, 1.7069665381265695e-09);
  s = mlf_fma_f64(s, t, -2.144716959769256e-07);
  s = mlf_fma_f64(s, t, 1.8956829192485263e-05);
  s = mlf_fma_f64(s, t, -0.001092432005489253);
  s = mlf_fma_f64(s, t, 0.03645310559709345);
  s = mlf_fma_f64(s, t, -0.5697036803076341);
  s = mlf_fma_f64(s, t, 2.534324262661598);
  return r * s;
}

MLF_FN double mlf_cos_pi_(double r) {
  double t = 8.0 * r * r - 1.0;
  double c = -4.926694970044398e-13;
  c = mlf_fma_f64(c, t, 9.527193337445066e-11);
  c = mlf_fma_f64(c, t, -1.3941871744547142e-08);
  c = mlf_fma_f64(c, t, 1.4749240089146525e-06);
  c = mlf_fma_f64(c, t, -0.00010577433733206629);
  c = mlf_fma_f64(c, t, 0.00466592602701684);
  c = mlf_fma_f64(c, t, -0.10719513002157936);
  c = mlf_fma_f64(c, t, 0.8880316806524264);
  return (1.0 - 2.0 * r) * (1.0 + 2.0 * r) * c;
}

/* ---- Inverse error function --------------------------------------------------------------- */

/*
 * With w = -log(1 - x^2), erf_inv(x) / x is a smooth function of w, and of sqrt(w) far out (Giles,
 * "Approximating the erfinv function", 2012, has the idea). One polynomial in w up to 6, error
 * 2^-34; beyond, one in sqrt(w), for f32, whose w is below 17, error 2^-32.
 */
MLF_FN double mlf_erf_inv_center_(double w) {
  double t = w * (1.0 / 3.0) - 1.0;
  double p = 6.199563905347345e-07;
  p = mlf_fma_f64(p, t, 1.8959922445510948e-06);
  p = mlf_fma_f64(p, t, -9.904722276441444e-06);
  p = mlf_fma_f64(p, t, -2.196951982076551e-06);
  p = mlf_fma_f64(p, t, 6.605758035641773e-05);
  p = mlf_fma_f64(p, t, -0.00011009234721488056);
  p = mlf_fma_f64(p, t, -0.00015559807173516876);
  p = mlf_fma_f64(p, t, 0.0009851117745577622);
  p = mlf_fma_f64(p, t, -0.0012742582242290473);
  p = mlf_fma_f64(p, t, -0.003090296656620875);
  p = mlf_fma_f64(p, t, 0.01579996409679448);
  p = mlf_fma_f64(p, t, -0.022576889048053914);
  p = mlf_fma_f64(p, t, -0.05164321690481185);
  p = mlf_fma_f64(p, t, 0.7248912119930065);
  p = mlf_fma_f64(p, t, 1.6235420064648298);
  return p;
}

MLF_FN float mlf_erf_inv_f32(float x) {
  double a = (double)mlf_abs_f32(x);
  double w = -mlf_log_wide_((1.0 - a) * (1.0 + a));
  double t = (mlf_sqrt_f64(mlf_sel_f64(w > 6.0, w, 6.0)) - 3.316394937726778) * 1.1535286739919226;
  double p = 1.506322914071731e-06;
  p = mlf_fma_f64(p, t, -8.084487705845197e-06);
  p = mlf_fma_f64(p, t, 1.256581127671918e-05);
  p = mlf_fma_f64(p, t, 1.6516888806616877e-05);
  p = mlf_fma_f64(p, t, -0.000123314851966629);
  p = mlf_fma_f64(p, t, 0.0003372622077530258);
  p = mlf_fma_f64(p, t, -0.000656315453083133);
  p = mlf_fma_f64(p, t, 0.0011239755974921293);
  p = mlf_fma_f64(p, t, -0.002057855159226245);
  p = mlf_fma_f64(p, t, 0.0035208763067336407);
  p = mlf_fma_f64(p, t, 0.8720418871830431);
  p = mlf_fma_f64(p, t, 3.1506523417384686);
  float y = (float)(a * mlf_sel_f64(w > 6.0, p, mlf_erf_inv_center_(w)));
  y = mlf_sel_f32(a == 1.0, mlf_bits_f32(0x7f800000u), y);
  y = mlf_sel_f32(a > 1.0, mlf_bits_f32(0x7fc00000u), y);
  return mlf_sel_f32(x != x, x, mlf_odd_(x, y));
}

/* The same to 2^-28, and one step of Halley's iteration, which triples the right digits,
 * toward erf(y) = a; where a is near 1, toward erfc(y) = 1 - a, which is exact. */
MLF_FN double mlf_erf_inv_f64(double x) {
  double a = mlf_abs_f64(x);
  double w = -MLF_LIBM(log)((1.0 - a) * (1.0 + a));
  double t = (mlf_sqrt_f64(mlf_sel_f64(w > 6.0, w, 6.0)) - 4.266126136540699) * 0.5504678885858967;
  double p = 0.00022631857694717142;
  p = mlf_fma_f64(p, t, -0.00032180642842294914);
  p = mlf_fma_f64(p, t, -0.0005042880420338253);
  p = mlf_fma_f64(p, t, 0.0011235007833331628);
  p = mlf_fma_f64(p, t, -0.0005747261304797894);
  p = mlf_fma_f64(p, t, 0.00026798112170494135);
  p = mlf_fma_f64(p, t, -0.0006349580549931764);
  p = mlf_fma_f64(p, t, 0.0008727424165923659);
  p = mlf_fma_f64(p, t, -0.0012315829562752358);
  p = mlf_fma_f64(p, t, 0.002235392602793401);
  p = mlf_fma_f64(p, t, -0.003563490682375753);
  p = mlf_fma_f64(p, t, 0.0022574396676686742);
  p = mlf_fma_f64(p, t, 1.8348042015444217);
  p = mlf_fma_f64(p, t, 4.108510641721355);
  double y = a * mlf_sel_f64(w > 6.0, p, mlf_erf_inv_center_(w));
  double over = a < 0.5 ? MLF_LIBM(erf)(y) - a : (1.0 - a) - MLF_LIBM(erfc)(y);
  double u = over / (1.1283791670955126 * MLF_LIBM(exp)(-y * y));
  y = y - u / (1.0 + y * u);
  y = mlf_sel_f64(a == 1.0, mlf_bits_f64((uint64_t)0x7ff << 52), y);
  y = mlf_sel_f64(a > 1.0, mlf_bits_f64((uint64_t)0x7ff8 << 48), y);
  return mlf_sel_f64(x != x, x, mlf_copysign_f64(y, x));
}

/* ---- Log-gamma ---------------------------------------------------------------------------- */

/* log Gamma(2 + t) = t Q(t) for |t| <= 1/2, error 2^-55. */
MLF_FN double mlf_lgamma_at_2_(double t) {
  double q = 6.379047507619774e-08;
  q = mlf_fma_f64(q, t, -1.3412819758517287e-07);
  q = mlf_fma_f64(q, t, 2.0304806751615227e-07);
  q = mlf_fma_f64(q, t, -4.303558760359961e-07);
  q = mlf_fma_f64(q, t, 9.578663334114758e-07);
  q = mlf_fma_f64(q, t, -2.0449201467015115e-06);
  q = mlf_fma_f64(q, t, 4.374374916915131e-06);
  q = mlf_fma_f64(q, t, -9.438458716242811e-06);
  q = mlf_fma_f64(q, t, 2.050726741605779e-05);
  q = mlf_fma_f64(q, t, -4.4926351103833334e-05);
  q = mlf_fma_f64(q, t, 9.945750909889392e-05);
  q = mlf_fma_f64(q, t, -0.00022315475074520367);
  q = mlf_fma_f64(q, t, 0.0005096695248853096);
  q = mlf_fma_f64(q, t, -0.0011927539120010226);
  q = mlf_fma_f64(q, t, 0.002890510330738737);
  q = mlf_fma_f64(q, t, -0.0073855510286681535);
  q = mlf_fma_f64(q, t, 0.02058080842778457);
  q = mlf_fma_f64(q, t, -0.06735230105319814);
  q = mlf_fma_f64(q, t, 0.3224670334241132);
  q = mlf_fma_f64(q, t, 0.42278433509846713);
  return t * q;
}

/* Stirling's series (5.11.1) for a >= 8, given log(a); the sum over powers of 1/a^2, error
 * 2^-50. */
MLF_FN double mlf_lgamma_far_(double a, double log_a) {
  double z = 1.0 / a;
  double t = 128.0 * z * z - 1.0;
  double s = -4.809700318028662e-14;
  s = mlf_fma_f64(s, t, 2.878638901943211e-12);
  s = mlf_fma_f64(s, t, -2.7181918840130985e-10);
  s = mlf_fma_f64(s, t, 4.760738197442055e-08);
  s = mlf_fma_f64(s, t, -2.1605346910994113e-05);
  s = mlf_fma_f64(s, t, 0.0833116801042944);
  return (a - 0.5) * (log_a - 1.0) + (0.41893853320467274 + z * s);
}

/*
 * log|Gamma(x)|. From 8 on by Stirling's series. Below, by Gamma(x + 1) = x Gamma(x) (5.5.1) from
 * the nearest of [3/2, 5/2]: the logarithm of a product of up to six factors is added or, below
 * 3/2, subtracted; t is exact, so that the zeros at 1 and 2 keep their relative precision. Below
 * -1/2 by reflection (5.5.3): log(pi / |x sin(pi x)|) - log Gamma(-x), which near the zeros there
 * is precise to a few units of the larger terms, not of the result.
 */
#define MLF_DEFINE_LGAMMA_(NAME, LOG)                                                            \
  MLF_FN double NAME(double x) {                                                                 \
    int reflect = x < -0.5;                                                                      \
    double u = mlf_sel_f64(reflect, -x, x);                                                      \
    int far = u >= 8.0;                                                                          \
    double near = mlf_sel_f64(far, 2.0, u);                                                      \
    double n = mlf_roundeven_f64(near);                                                          \
    double product = 1.0;                                                                        \
    for (int k = 1; k <= 6; k++)                                                                 \
      product = product * mlf_sel_f64(n - 2.0 >= (double)k, near - (double)k, 1.0);              \
    double a = mlf_abs_f64(u);                                                                   \
    product = mlf_sel_f64(n < 2.0, a * mlf_sel_f64(n < 1.0, 1.0 + u, 1.0), product);             \
    double log_of = LOG(mlf_sel_f64(far, u, product));                                           \
    double y = mlf_lgamma_at_2_(near - n) + mlf_sel_f64(n < 2.0, -log_of, log_of);               \
    y = mlf_sel_f64(far, mlf_lgamma_far_(mlf_sel_f64(far, u, 8.0), log_of), y);                  \
    MLF_SKIP_UNLESS(reflect) {                                                                   \
      double r = u - mlf_roundeven_f64(u);                                                       \
      double sine = mlf_abs_f64(mlf_sin_pi_(mlf_sel_f64(reflect & (r != 0.0), r, 0.5)));         \
      double mirrored = LOG(3.14159265358979312 / (sine * mlf_sel_f64(reflect, u, 1.0))) - y;    \
      y = mlf_sel_f64(reflect, mirrored, y);                                                     \
    }                                                                                            \
    int pole = (x <= 0.0) & (mlf_roundeven_f64(x) == x);                                         \
    int infinite = pole | (u == mlf_bits_f64((uint64_t)0x7ff << 52));                            \
    return mlf_sel_f64(infinite, mlf_bits_f64((uint64_t)0x7ff << 52), y);                        \
  }

MLF_DEFINE_LGAMMA_(mlf_lgamma_wide_, mlf_log_wide_)
MLF_DEFINE_LGAMMA_(mlf_lgamma_libm_, MLF_LIBM(log))
#undef MLF_DEFINE_LGAMMA_

MLF_FN float mlf_lgamma_f32(float x) {
  return mlf_sel_f32(x != x, x, (float)mlf_lgamma_wide_((double)x));
}
MLF_FN double mlf_lgamma_f64(double x) { return mlf_sel_f64(x != x, x, mlf_lgamma_libm_(x)); }

/* ---- Digamma ------------------------------------------------------------------------------ */

/* (r - root) P(r - 3/2) on [1, 2], error 2^-53; the root 1.46... as the sum of two f64. */
MLF_FN double mlf_digamma_at_1_(double r) {
  double t = r - 1.5;
  double p = -0.00017312261802727394;
  p = mlf_fma_f64(p, t, 0.00025968482126430747);
  p = mlf_fma_f64(p, t, -0.00015148586836773365);
  p = mlf_fma_f64(p, t, 0.0002272331660987376);
  p = mlf_fma_f64(p, t, -0.0004821990530566789);
  p = mlf_fma_f64(p, t, 0.0007233266279287554);
  p = mlf_fma_f64(p, t, -0.0010376374098418604);
  p = mlf_fma_f64(p, t, 0.0015566317474486838);
  p = mlf_fma_f64(p, t, -0.002345267632540769);
  p = mlf_fma_f64(p, t, 0.003519006401502276);
  p = mlf_fma_f64(p, t, -0.005279964873257405);
  p = mlf_fma_f64(p, t, 0.007926944646403797);
  p = mlf_fma_f64(p, t, -0.011908218001568644);
  p = mlf_fma_f64(p, t, 0.0179072524394512);
  p = mlf_fma_f64(p, t, -0.02697579675613825);
  p = mlf_fma_f64(p, t, 0.04076083381242074);
  p = mlf_fma_f64(p, t, -0.061922133273064534);
  p = mlf_fma_f64(p, t, 0.09498872445494122);
  p = mlf_fma_f64(p, t, -0.14840492305390884);
  p = mlf_fma_f64(p, t, 0.2405424842407742);
  p = mlf_fma_f64(p, t, -0.4236274212814605);
  p = mlf_fma_f64(p, t, 0.951055876031833);
  return ((r - 1.4616321449683622) - 9.549995429965697e-17) * p;
}

/* log(a) - 1/(2 a) - ... (5.11.2) for a >= 8, given log(a); the sum over powers of 1/a^2, error
 * 2^-52. */
MLF_FN double mlf_digamma_far_(double a, double log_a) {
  double z = 1.0 / a;
  double t = 128.0 * z * z - 1.0;
  double s = 1.4465855628337422e-14;
  s = mlf_fma_f64(s, t, -5.155955815110614e-13);
  s = mlf_fma_f64(s, t, 2.5411776143428023e-11);
  s = mlf_fma_f64(s, t, -1.8797186991633922e-09);
  s = mlf_fma_f64(s, t, 2.3640599785776808e-07);
  s = mlf_fma_f64(s, t, -6.462561120254871e-05);
  s = mlf_fma_f64(s, t, 0.08326846941047238);
  return log_a - (0.5 * z + z * z * s);
}

/*
 * The derivative of log Gamma. From 8 on by its asymptotic series; below by
 * digamma(x + 1) = digamma(x) + 1/x (5.5.2) from [1, 2), the sum of up to six reciprocals as one
 * quotient. Of x < 0 by reflection (5.5.4): digamma(-x) - 1/x + pi cot(-pi x), precise near
 * the zeros to a few units of the larger terms, not of the result.
 */
#define MLF_DEFINE_DIGAMMA_(NAME, LOG)                                                           \
  MLF_FN double NAME(double x) {                                                                 \
    int reflect = x < 0.0;                                                                       \
    double a = mlf_abs_f64(x);                                                                   \
    int far = a >= 8.0, first = a < 1.0;                                                         \
    double near = mlf_sel_f64(far, 1.0, a);                                                      \
    double n = mlf_floor_f64(near);                                                              \
    double above = 0.0, below = 1.0;                                                             \
    for (int k = 1; k <= 6; k++) {                                                               \
      int taken = n > (double)k;                                                                 \
      double factor = mlf_sel_f64(taken, near - (double)k, 1.0);                                 \
      above = above * factor + mlf_sel_f64(taken, below, 0.0);                                   \
      below = below * factor;                                                                    \
    }                                                                                            \
    double safe = mlf_sel_f64(a > 0.0, a, 1.0);                                                  \
    double y = mlf_digamma_at_1_((near - n) + 1.0) + above / below;                              \
    y = mlf_sel_f64(first & !reflect, y - 1.0 / safe, y);                                        \
    double far_a = mlf_sel_f64(far, a, 8.0);                                                     \
    y = mlf_sel_f64(far, mlf_digamma_far_(far_a, LOG(far_a)), y);                                \
    MLF_SKIP_UNLESS(reflect) {                                                                   \
      double r = a - mlf_roundeven_f64(a);                                                       \
      double sine = mlf_sin_pi_(mlf_sel_f64(r != 0.0, r, 0.5));                                  \
      double more = mlf_sel_f64(first, 0.0, 1.0 / safe);                                         \
      double mirrored = y + more + 3.14159265358979312 * mlf_cos_pi_(r) / sine;                  \
      y = mlf_sel_f64(reflect, mirrored, y);                                                     \
    }                                                                                            \
    int pole = (x <= 0.0) & (mlf_roundeven_f64(x) == x);                                         \
    y = mlf_sel_f64(a == mlf_bits_f64((uint64_t)0x7ff << 52), a, y);                             \
    return mlf_sel_f64(pole, mlf_bits_f64((uint64_t)0x7ff8 << 48), y);                           \
  }

MLF_DEFINE_DIGAMMA_(mlf_digamma_wide_, mlf_log_wide_)
MLF_DEFINE_DIGAMMA_(mlf_digamma_libm_, MLF_LIBM(log))
#undef MLF_DEFINE_DIGAMMA_

MLF_FN float mlf_digamma_f32(float x) {
  return mlf_sel_f32(x != x, x, (float)mlf_digamma_wide_((double)x));
}
MLF_FN double mlf_digamma_f64(double x) { return mlf_sel_f64(x != x, x, mlf_digamma_libm_(x)); }

/* ---- Bessel function ---------------------------------------------------------------------- */

/*
 * I1(x) exp(-|x|), odd. Near 0 it is x/2 and far out 1 / sqrt(2 pi x) (10.40.1), so that
 * I1(a) exp(-a) (a + 3)^(3/2) / a changes little: P(s) with s = (a - 6) / (a + 6), error 2^-32.
 */
MLF_FN float mlf_bessel_i1e_f32(float x) {
  double a = (double)mlf_abs_f32(x);
  double s = (a - 6.0) / (a + 6.0);
  double p = -0.0002787601109175115;
  p = mlf_fma_f64(p, s, 0.0007992421308724791);
  p = mlf_fma_f64(p, s, 0.0023983817865344454);
  p = mlf_fma_f64(p, s, -0.005450887622817454);
  p = mlf_fma_f64(p, s, -0.009671792015510966);
  p = mlf_fma_f64(p, s, 0.016845958730997333);
  p = mlf_fma_f64(p, s, 0.02462859109741933);
  p = mlf_fma_f64(p, s, -0.03158194362057174);
  p = mlf_fma_f64(p, s, -0.0454589686686082);
  p = mlf_fma_f64(p, s, 0.04139728543064479);
  p = mlf_fma_f64(p, s, 0.06715173166496095);
  p = mlf_fma_f64(p, s, -0.04447359791370819);
  p = mlf_fma_f64(p, s, -0.08656003026332015);
  p = mlf_fma_f64(p, s, 0.05318961672496875);
  p = mlf_fma_f64(p, s, 0.10133975113356247);
  p = mlf_fma_f64(p, s, -0.09403721299406767);
  p = mlf_fma_f64(p, s, -0.08467529152141573);
  p = mlf_fma_f64(p, s, 0.18713351959119884);
  p = mlf_fma_f64(p, s, -0.08309231665733993);
  p = mlf_fma_f64(p, s, -0.14251088360260625);
  p = mlf_fma_f64(p, s, 0.35777078613784424);
  p = mlf_fma_f64(p, s, -0.5011374900399298);
  p = mlf_fma_f64(p, s, 0.5707255964059876);
  p = mlf_fma_f64(p, s, -0.5797405722611321);
  p = mlf_fma_f64(p, s, 0.6842315668882765);
  double b = a + 3.0;
  float y = (float)(a * p / (b * mlf_sqrt_f64(b)));
  y = mlf_sel_f32(a == (double)mlf_bits_f32(0x7f800000u), 0.0f, y); /* inf / inf */
  return mlf_sel_f32(x != x, x, mlf_odd_(x, y));
}

/* Up to 8 likewise from a + 1 and (2.25 a - 5) / (a + 5), error 2^-55; from there on
 * P(8 / a) / sqrt(a), error 2^-54. */
MLF_FN double mlf_bessel_i1e_near_(double a) {
  double t = mlf_fma_f64(2.25, a, -5.0) / (a + 5.0);
  double p = 2.8416444044610523e-10;
  p = mlf_fma_f64(p, t, -3.9161091535933005e-10);
  p = mlf_fma_f64(p, t, -1.460538534220448e-09);
  p = mlf_fma_f64(p, t, 2.3001531609921828e-10);
  p = mlf_fma_f64(p, t, 3.878730016179797e-09);
  p = mlf_fma_f64(p, t, 2.1445361410683615e-09);
  p = mlf_fma_f64(p, t, 9.744733107021329e-09);
  p = mlf_fma_f64(p, t, 6.904833661545877e-09);
  p = mlf_fma_f64(p, t, -2.6461777237717243e-08);
  p = mlf_fma_f64(p, t, -1.7830127124435107e-07);
  p = mlf_fma_f64(p, t, -2.252414860401952e-07);
  p = mlf_fma_f64(p, t, 7.16551980758269e-08);
  p = mlf_fma_f64(p, t, 2.0393797647312065e-06);
  p = mlf_fma_f64(p, t, 3.777783855963345e-06);
  p = mlf_fma_f64(p, t, 5.746445244272352e-07);
  p = mlf_fma_f64(p, t, -2.63360056739713e-05);
  p = mlf_fma_f64(p, t, -4.8382161678964886e-05);
  p = mlf_fma_f64(p, t, 2.8073405915872946e-05);
  p = mlf_fma_f64(p, t, 0.0004058878771211862);
  p = mlf_fma_f64(p, t, 0.00026197206096413307);
  p = mlf_fma_f64(p, t, -0.001779254354810823);
  p = mlf_fma_f64(p, t, -0.003789309115237365);
  p = mlf_fma_f64(p, t, 0.013864952218898175);
  p = mlf_fma_f64(p, t, 0.003904852736986273);
  p = mlf_fma_f64(p, t, -0.061858756652201266);
  p = mlf_fma_f64(p, t, 0.09389540567601792);
  p = mlf_fma_f64(p, t, -0.025249694059045407);
  p = mlf_fma_f64(p, t, -0.11791288135310168);
  p = mlf_fma_f64(p, t, 0.5510283297950304);
  double b = a + 1.0;
  return a * p / (b * mlf_sqrt_f64(b));
}

MLF_FN double mlf_bessel_i1e_far_(double a) {
  double t = 16.0 / a - 1.0;
  double p = -1.13288885034257e-10;
  p = mlf_fma_f64(p, t, -3.2677656089803323e-11);
  p = mlf_fma_f64(p, t, 7.79067217908059e-10);
  p = mlf_fma_f64(p, t, 2.582169443152386e-10);
  p = mlf_fma_f64(p, t, -2.5062162405593894e-09);
  p = mlf_fma_f64(p, t, -1.0476127785270019e-09);
  p = mlf_fma_f64(p, t, 5.094016301574338e-09);
  p = mlf_fma_f64(p, t, 3.0717395650769477e-09);
  p = mlf_fma_f64(p, t, -7.222524178953976e-09);
  p = mlf_fma_f64(p, t, -7.432535335623792e-09);
  p = mlf_fma_f64(p, t, 5.722677527454156e-09);
  p = mlf_fma_f64(p, t, 1.3952625102162603e-08);
  p = mlf_fma_f64(p, t, 6.795073490187386e-09);
  p = mlf_fma_f64(p, t, -8.407326839577817e-09);
  p = mlf_fma_f64(p, t, -2.3382691353601083e-08);
  p = mlf_fma_f64(p, t, -4.31323156237458e-08);
  p = mlf_fma_f64(p, t, -1.0001220638799958e-07);
  p = mlf_fma_f64(p, t, -3.483853071371078e-07);
  p = mlf_fma_f64(p, t, -1.8349101539664522e-06);
  p = mlf_fma_f64(p, t, -1.503854721127423e-05);
  p = mlf_fma_f64(p, t, -0.000219235763833829);
  p = mlf_fma_f64(p, t, -0.009749577193235609);
  p = mlf_fma_f64(p, t, 0.38939845902587233);
  return p / mlf_sqrt_f64(a);
}

MLF_FN double mlf_bessel_i1e_f64(double x) {
  double a = mlf_abs_f64(x);
  int far = a >= 8.0;
  double near = mlf_bessel_i1e_near_(mlf_sel_f64(far, 8.0, a));
  double y = mlf_sel_f64(far, mlf_bessel_i1e_far_(mlf_sel_f64(far, a, 8.0)), near);
  return mlf_sel_f64(x != x, x, mlf_copysign_f64(y, x));
}

/* ---- Hurwitz zeta and polygamma ----------------------------------------------------------- */

/*
 * a^y for a > 0, times 2^l. By the library l is 0, or an order n > 170 with y = -n/2: then it is
 * times the root of n!, by Stirling's series (5.11.1), whose sum with y log(a) doesn't cancel.
 * decay: (1 + x)^-y for x > 0.
 */
MLF_FN double mlf_power_wide_(double a, double y, double l) {
  double w = l + y * mlf_log2_wide_(a);
  w = mlf_sel_f64(w < -900.0, -900.0, w);
  return mlf_exp2_wide_(mlf_sel_f64(w > 900.0, 900.0, w));
}
MLF_FN double mlf_power_libm_(double a, double y, double l) {
  if (l == 0.0)
    return MLF_LIBM(pow)(a, y);
  double z = 1.0 / l;
  double more = z * (1.0 / 12.0 - z * z * (1.0 / 360.0 - z * z * (1.0 / 1260.0)));
  double root = 0.91893853320467274 + 0.5 * MLF_LIBM(log)(l) + more;
  return MLF_LIBM(exp)(0.5 * (l * (MLF_LIBM(log)(l / a) - 1.0) + root));
}
MLF_FN double mlf_decay_wide_(double x, double y) { return mlf_power_wide_(1.0 + x, -y, 0.0); }
MLF_FN double mlf_decay_libm_(double x, double y) { return MLF_LIBM(exp)(-y * MLF_LIBM(log1p)(x)); }

/*
 * at_: the sum over k >= 0 of (a + k)^-s for s > 1 and a > 0, times f and, by l, n!: ten terms, then by
 * Euler's and Maclaurin's formula (25.11.28), w = a + 10:
 * w^(1-s) / (s-1) + w^-s / 2 + sum over j of B(2j) / (2j)! s (s+1) ... (s+2j-2) w^(1-s-2j),
 * each term of which follows from the one before. All of it is divided by a^(1-s), which is
 * multiplied in last, by halves, so that nothing overflows or vanishes before the result does.
 * Beyond s = 10^6, only a^-s depends on s.
 *
 * NAME: the same for any q but the poles. With -q = m - 1 + r, r in (0, 1), the m terms of negative
 * q + k are those of r, r + 1, ..., -q with the sign (-1)^s: a difference of two sums. Where they
 * all but cancel, it is precise to a few units of the terms, not of the result; where terms
 * overflow, that nearest to a pole says which way.
 */
#define MLF_DEFINE_ZETA_(NAME, POWER, DECAY, SKIP_UNLESS)                                        \
  MLF_FN double NAME##at_(double s, double a, double f, double l) {                              \
    double order = mlf_sel_f64(s > 1e6, 1e6, s);                                                 \
    double w = a + 10.0;                                                                         \
    double z = 1.0 / (w * w);                                                                    \
    double sum = 1.0;                                                                            \
    for (int k = 1; k < 10; k++)                                                                 \
      sum = sum + DECAY((double)k / a, order);                                                   \
    double t = 1.0 + -0.025329131652661062 * (order + 13.0) * (order + 14.0) * z;                \
    t = 1.0 + -0.025325615050651232 * (order + 11.0) * (order + 12.0) * z * t;                   \
    t = 1.0 + -0.025311355311355311 * (order + 9.0) * (order + 10.0) * z * t;                    \
    t = 1.0 + -0.025252525252525252 * (order + 7.0) * (order + 8.0) * z * t;                     \
    t = 1.0 + -0.025 * (order + 5.0) * (order + 6.0) * z * t;                                    \
    t = 1.0 + -0.023809523809523808 * (order + 3.0) * (order + 4.0) * z * t;                     \
    t = 1.0 + -0.016666666666666666 * (order + 1.0) * (order + 2.0) * z * t;                     \
    double rest = 1.0 / (order - 1.0) + (0.5 / w + order * z * t * 0.083333333333333329);        \
    double weight = DECAY(10.0 / a, order - 1.0);                                                \
    double p = POWER(a, 0.5 * (1.0 - mlf_sel_f64(s > 1e300, 1e300, s)), l);                      \
    return f * p * p * (sum / a + mlf_sel_f64(weight > 0.0, weight * rest, 0.0));                \
  }                                                                                              \
  MLF_FN double NAME(double s, double q, double f, double l) {                                   \
    int negative = q < 0.0;                                                                      \
    double u = mlf_abs_f64(q);                                                                   \
    double r = u - mlf_floor_f64(u);                                                             \
    double a = mlf_sel_f64(negative, 1.0 - r, q);                                                \
    double y = NAME##at_(s, mlf_sel_f64(a > 0.0, a, 1.0), f, l);                                 \
    SKIP_UNLESS(negative) {                                                                      \
      int even = mlf_roundeven_f64(0.5 * s) == 0.5 * s;                                          \
      double below = NAME##at_(s, mlf_sel_f64(r > 0.0, r, 1.0), f, l);                           \
      double beyond = NAME##at_(s, 1.0 + u, f, l);                                               \
      double apart = mlf_sel_f64(even, y + below, y - below);                                    \
      apart = mlf_sel_f64(apart != apart, mlf_sel_f64(r < 0.5, -below, y), apart);               \
      apart = mlf_sel_f64(!even & (r == 0.5), 0.0, apart);                                       \
      beyond = mlf_sel_f64((apart != 0.0) & (beyond > 1e308), 1e308, beyond);                    \
      y = mlf_sel_f64(negative, apart + mlf_sel_f64(even, -beyond, beyond), y);                  \
    }                                                                                            \
    return y;                                                                                    \
  }

#define MLF_IF_(condition) if (condition)
MLF_DEFINE_ZETA_(mlf_zeta_wide_, mlf_power_wide_, mlf_decay_wide_, MLF_SKIP_UNLESS)
MLF_DEFINE_ZETA_(mlf_zeta_libm_, mlf_power_libm_, mlf_decay_libm_, MLF_IF_)
#undef MLF_IF_
#undef MLF_DEFINE_ZETA_

/* y, except at poles, at ends of the domain and outside it: q may be negative only for whole s, and only
 * for even s do both sides of a pole agree. */
MLF_FN double mlf_zeta_limits_(double s, double q, double y) {
  const double infinite = mlf_bits_f64((uint64_t)0x7ff << 52);
  const double nan = mlf_bits_f64((uint64_t)0x7ff8 << 48);
  int whole = (mlf_roundeven_f64(s) == s) & (s < infinite);
  int even = whole & (mlf_roundeven_f64(0.5 * s) == 0.5 * s);
  y = mlf_sel_f64((q <= 0.0) & (mlf_roundeven_f64(q) == q), mlf_sel_f64(even, infinite, nan), y);
  y = mlf_sel_f64((q <= 0.0) & !whole, nan, y);
  y = mlf_sel_f64(q == infinite, 0.0, y);
  y = mlf_sel_f64(q == -infinite, nan, y);
  y = mlf_sel_f64(s == 1.0, infinite, y);
  y = mlf_sel_f64(s < 1.0, nan, y);
  y = mlf_sel_f64(s != s, s, y);
  return mlf_sel_f64(q != q, q, y);
}

MLF_FN float mlf_zeta_f32(float s, float q) {
  double y = mlf_zeta_wide_((double)s, (double)q, 1.0, 0.0);
  return (float)mlf_zeta_limits_((double)s, (double)q, y);
}
MLF_FN double mlf_zeta_f64(double s, double q) {
  return mlf_zeta_limits_(s, q, mlf_zeta_libm_(s, q, 1.0, 0.0));
}

/* (-1)^(n+1) n! zeta(n + 1, x) (25.11.12) from zeta's part, and digamma for order 0. */
MLF_FN double mlf_polygamma_of_(double n, double x, double zeta, double digamma) {
  const double nan = mlf_bits_f64((uint64_t)0x7ff8 << 48);
  int even = mlf_roundeven_f64(0.5 * n) == 0.5 * n;
  int whole = (mlf_roundeven_f64(n) == n) & (n < mlf_bits_f64((uint64_t)0x7ff << 52));
  double y = mlf_zeta_limits_(n + 1.0, x, zeta);
  y = mlf_sel_f64(even, -y, y);
  y = mlf_sel_f64(n == 0.0, digamma, y);
  y = mlf_sel_f64(!whole | (n < 0.0), nan, y);
  y = mlf_sel_f64(n != n, n, y);
  return mlf_sel_f64(x != x, x, y);
}

/* n! is 2^(2 l). */
MLF_FN float mlf_polygamma_f32(float n, float x) {
  double order = (double)n;
  double l = mlf_lgamma_wide_(order + 1.0) * 0.72134752044448170;
  double zeta = mlf_zeta_wide_(order + 1.0, (double)x, 1.0, l);
  return (float)mlf_polygamma_of_(order, (double)x, zeta, mlf_digamma_wide_((double)x));
}

/* n! is f up to order 170, exact up to 22. */
MLF_FN double mlf_polygamma_f64(double n, double x) {
  double f = 1.0;
  for (int k = 2; k <= 170 && (double)k <= n && n <= 170.0; k++)
    f = f * (double)k;
  double l = n > 170.0 ? n : 0.0;
  double zeta = n == 0.0 ? 0.0 : mlf_zeta_libm_(n + 1.0, x, f, l);
  return mlf_polygamma_of_(n, x, zeta, n == 0.0 ? mlf_digamma_libm_(x) : 0.0);
}

#endif /* MLFUSE_SPECIAL_H */
