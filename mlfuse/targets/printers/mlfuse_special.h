/*
 * Inverse error function, log-gamma and digamma; see mlfuse_math.h for how this text is written.
 *
 * All functions compute in f64. The f32 functions round the result once and use only correctly rounded
 * operations; the f64 functions take log, exp, erf and erfc from the platform's library. Formula
 * numbers are those of the NIST Digital Library of Mathematical Functions (dlmf.nist.gov).
 * Polynomials interpolate at Chebyshev nodes, computed with 60 digits and rounded to f64; "error" is
 * the relative error of the rounded polynomial.
 */
#ifndef MLFUSE_SPECIAL_H
#define MLFUSE_SPECIAL_H

#ifndef MLFUSE_TRIG_H
#include "mlfuse_trig.h"
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

#endif /* MLFUSE_SPECIAL_H */
