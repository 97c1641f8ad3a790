/*
 * A Bessel function, Hurwitz zeta and polygamma; see mlfuse_special.h for how this text is written.
 */
#ifndef MLFUSE_ZETA_H
#define MLFUSE_ZETA_H

#ifndef MLFUSE_SPECIAL_H
#include "mlfuse_special.h"
#endif

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

#endif /* MLFUSE_ZETA_H */
