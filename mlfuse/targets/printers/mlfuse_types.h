/*
 * Types, bit casts, selects, integer operators and conversions for generated code.
 *
 * This text is pasted in front of generated C (gcc, clang), of generated CUDA C (NVRTC, no header
 * on the include path) and of CUDA C that a host C++ compiler reads. So it needs nothing but the
 * compiler. Everything here is branch-free, so that compilers vectorize loops over it.
 *
 * Results are the same, bit for bit, in a vector body, in its scalar tail and on a GPU, provided
 * that the compiler neither contracts a*b+c nor flushes subnormals: -ffp-contract=off for C and
 * --fmad=false for NVRTC.
 */
#ifndef MLFUSE_TYPES_H
#define MLFUSE_TYPES_H

#ifdef __FAST_MATH__
#error "mlfuse code relies on IEEE-754 arithmetic: compile it without -ffast-math"
#endif

#ifdef __CUDACC_RTC__ /* NVRTC has no headers */
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#endif

#ifdef __CUDACC__
#define MLF_FN static __device__ __forceinline__
#define MLF_LIBM(name) ::name
/* Where a lane may skip work, a GPU does; vector code computes both sides and selects. */
#define MLF_SKIP_UNLESS(condition) if (condition)

#else
#define MLF_FN static inline __attribute__((always_inline))
#define MLF_LIBM(name) __builtin_##name
#define MLF_SKIP_UNLESS(condition)

#endif

/* ---- Bit casts ---------------------------------------------------------------------------- */

#ifdef __CUDACC__
MLF_FN float mlf_bits_f32(uint32_t u) { return __uint_as_float(u); }
MLF_FN uint32_t mlf_f32_bits(float x) { return __float_as_uint(x); }
MLF_FN double mlf_bits_f64(uint64_t u) { return __longlong_as_double((long long)u); }
MLF_FN uint64_t mlf_f64_bits(double x) { return (uint64_t)__double_as_longlong(x); }
#else
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
MLF_FN double mlf_bits_f64(uint64_t u) {
  double x;
  __builtin_memcpy(&x, &u, sizeof x);
  return x;
}
MLF_FN uint64_t mlf_f64_bits(double x) {
  uint64_t u;
  __builtin_memcpy(&u, &x, sizeof u);
  return u;
}
#endif

/* ---- Selects ------------------------------------------------------------------------------ */

/*
 * c must be 0 or 1. On the host it is a mask and not `c ? a : b`: gcc moves the computation of a and b
 * into the branches of a conditional, and then doesn't vectorize arithmetic that may raise a
 * floating-point exception under a condition.
 */
#ifdef __CUDACC__
MLF_FN uint32_t mlf_sel_u32(int c, uint32_t a, uint32_t b) { return c ? a : b; }
MLF_FN float mlf_sel_f32(int c, float a, float b) { return c ? a : b; }
MLF_FN double mlf_sel_f64(int c, double a, double b) { return c ? a : b; }
#else
MLF_FN uint32_t mlf_sel_u32(int c, uint32_t a, uint32_t b) {
  uint32_t mask = 0u - (uint32_t)c;
  return (a & mask) | (b & ~mask);
}
MLF_FN float mlf_sel_f32(int c, float a, float b) {
  return mlf_bits_f32(mlf_sel_u32(c, mlf_f32_bits(a), mlf_f32_bits(b)));
}
MLF_FN double mlf_sel_f64(int c, double a, double b) {
  uint64_t mask = 0u - (uint64_t)c;
  return mlf_bits_f64((mlf_f64_bits(a) & mask) | (mlf_f64_bits(b) & ~mask));
}
#endif

/* ---- Integer operators -------------------------------------------------------------------- */

/*
 * Defined for every pair of operands, where C and MLIR leave cases undefined. The choices are
 * those of XLA for StableHLO:
 *   a / 0 = -1 (signed), all ones (unsigned);   a rem 0 = a;
 *   INT_MIN / -1 = INT_MIN, its remainder 0;
 *   a shift by the width or more (the amount is unsigned) shifts every bit out: 0, or copies of
 *   the sign for shrsi;
 *   a power with a negative exponent is truncated: it is 0 unless the base is 1 or -1.
 * The suffix names the width; MLIR integers carry no sign, the operator does.
 */
#ifdef __CUDACC__
#define MLF_POPCOUNT_(u) __popcll(u)
#define MLF_LEADING_ZEROS_(u) __clzll((long long)(u))
#else
/* By sums of neighbors (Warren, "Hacker's Delight", 5-1). gcc 12 computes the builtin of constants in a vector wrongly where
 * the processor has AVX512_VPOPCNTDQ: 9 has 9 bits then. The last steps add shifted values; gcc would take the usual
 * multiplication for the builtin. */
MLF_FN uint64_t mlf_popcount_(uint64_t u) {
  u -= u >> 1 & 0x5555555555555555u;
  u = (u & 0x3333333333333333u) + (u >> 2 & 0x3333333333333333u);
  u = (u + (u >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  u += u >> 8;
  u += u >> 16;
  u += u >> 32;
  return u & 127u;
}
#define MLF_POPCOUNT_(u) mlf_popcount_(u)
#define MLF_LEADING_ZEROS_(u) __builtin_clzll(u) /* undefined at 0 */
#endif

#define MLF_DEFINE_INT_(W)                                                                       \
  MLF_FN int##W##_t mlf_divsi_i##W(int##W##_t a, int##W##_t b) {                                 \
    const int##W##_t lowest = (int##W##_t)((uint64_t)1 << (W - 1));                              \
    /* Dividing by 1 instead gives the right quotient and remainder of the overflowing case. */  \
    int unsafe = (b == 0) | ((a == lowest) & (b == -1));                                         \
    int##W##_t q = (int##W##_t)(a / (unsafe ? (int##W##_t)1 : b));                               \
    return b == 0 ? (int##W##_t)-1 : q;                                                          \
  }                                                                                              \
  MLF_FN int##W##_t mlf_remsi_i##W(int##W##_t a, int##W##_t b) {                                 \
    /* Every remainder by -1 is 0, as by 1: no other overflow to guard against. */               \
    int##W##_t r = (int##W##_t)(a % ((b == 0) | (b == -1) ? (int##W##_t)1 : b));                 \
    return b == 0 ? a : r;                                                                       \
  }                                                                                              \
  MLF_FN uint##W##_t mlf_divui_i##W(uint##W##_t a, uint##W##_t b) {                              \
    uint##W##_t q = (uint##W##_t)(a / (b == 0 ? (uint##W##_t)1 : b));                            \
    return b == 0 ? (uint##W##_t)~(uint##W##_t)0 : q;                                            \
  }                                                                                              \
  MLF_FN uint##W##_t mlf_remui_i##W(uint##W##_t a, uint##W##_t b) {                              \
    uint##W##_t r = (uint##W##_t)(a % (b == 0 ? (uint##W##_t)1 : b));                            \
    return b == 0 ? a : r;                                                                       \
  }                                                                                              \
  MLF_FN uint##W##_t mlf_shl_i##W(uint##W##_t a, uint##W##_t s) {                                \
    uint##W##_t r = (uint##W##_t)((uint64_t)a << (s & (W - 1)));                                 \
    return s < W ? r : (uint##W##_t)0;                                                           \
  }                                                                                              \
  MLF_FN uint##W##_t mlf_shrui_i##W(uint##W##_t a, uint##W##_t s) {                              \
    uint##W##_t r = (uint##W##_t)(a >> (s & (W - 1)));                                           \
    return s < W ? r : (uint##W##_t)0;                                                           \
  }                                                                                              \
  MLF_FN int##W##_t mlf_shrsi_i##W(int##W##_t a, uint##W##_t s) {                                \
    return (int##W##_t)(a >> (s < W ? s : (uint##W##_t)(W - 1)));                                \
  }                                                                                              \
  MLF_FN uint##W##_t mlf_popcount_i##W(uint##W##_t a) {                                          \
    return (uint##W##_t)MLF_POPCOUNT_((uint64_t)a);                                              \
  }                                                                                              \
  MLF_FN uint##W##_t mlf_ctlz_i##W(uint##W##_t a) {                                              \
    uint64_t top = ((uint64_t)a << (64 - W)) | 1u;                                               \
    return (uint##W##_t)(a == 0 ? W : MLF_LEADING_ZEROS_(top));                                  \
  }                                                                                              \
  MLF_FN int##W##_t mlf_ipow_i##W(int##W##_t a, int##W##_t n) {                                  \
    int unit = (a == 1) | (a == -1);                                                             \
    uint64_t power = (uint64_t)((n >= 0) | unit), square = (uint64_t)a;                          \
    for (int##W##_t left = n >= 0 ? n : unit ? n & 1 : 0; left != 0; left >>= 1) {               \
      power *= (left & 1) ? square : 1u;                                                         \
      square *= square;                                                                          \
    }                                                                                            \
    return (int##W##_t)(uint##W##_t)power;                                                       \
  }

MLF_DEFINE_INT_(8)
MLF_DEFINE_INT_(16)
MLF_DEFINE_INT_(32)
MLF_DEFINE_INT_(64)
#undef MLF_DEFINE_INT_
#undef MLF_POPCOUNT_
#undef MLF_LEADING_ZEROS_

/* ---- Floating point to integer ------------------------------------------------------------ */

/*
 * mlf_cvt_<from>_<to> truncates toward zero and saturates; NaN gives 0. The limits
 * LOWEST <= x < LIMIT = HIGHEST + 1 are 0 or powers of two, so they are exact in f32 and f64. Values
 * outside are converted as 0, so that the conversion is always defined.
 */
#define MLF_DEFINE_CVT_(C, F, T, TO, LOWEST, LIMIT, LOWEST_INT, HIGHEST_INT)                     \
  MLF_FN TO##_t mlf_cvt_##F##_##T(C x) {                                                        \
    TO##_t inside = (TO##_t)mlf_sel_##F((x >= (LOWEST)) & (x < (LIMIT)), x, 0);                  \
    TO##_t below = (TO##_t)(x < (LOWEST) ? ~(TO##_t)0 : (TO##_t)0);                              \
    TO##_t above = (TO##_t)(x >= (LIMIT) ? ~(TO##_t)0 : (TO##_t)0);                              \
    return (TO##_t)(inside | (below & (TO##_t)(LOWEST_INT)) | (above & (TO##_t)(HIGHEST_INT)));  \
  }
#define MLF_DEFINE_CVTS_(C, F)                                                                   \
  MLF_DEFINE_CVT_(C, F, i8, int8, -128, 128, -128, 127)                                          \
  MLF_DEFINE_CVT_(C, F, i16, int16, -32768, 32768, -32768, 32767)                                \
  MLF_DEFINE_CVT_(C, F, i32, int32, -2147483648.0f, 2147483648.0f, 1u << 31, ~(1u << 31))        \
  MLF_DEFINE_CVT_(C, F, i64, int64, -9223372036854775808.0f, 9223372036854775808.0f,             \
                  (uint64_t)1 << 63, ~((uint64_t)1 << 63))                                       \
  MLF_DEFINE_CVT_(C, F, u8, uint8, 0, 256, 0, 255)                                               \
  MLF_DEFINE_CVT_(C, F, u16, uint16, 0, 65536, 0, 65535)                                         \
  MLF_DEFINE_CVT_(C, F, u32, uint32, 0, 4294967296.0f, 0, ~0u)                                   \
  MLF_DEFINE_CVT_(C, F, u64, uint64, 0, 18446744073709551616.0f, 0, ~(uint64_t)0)

MLF_DEFINE_CVTS_(float, f32)
MLF_DEFINE_CVTS_(double, f64)
#undef MLF_DEFINE_CVTS_
#undef MLF_DEFINE_CVT_

/* ---- 16-bit floating point ---------------------------------------------------------------- */

/* Storage types: their arithmetic is done in f32. */
typedef uint16_t mlf_bf16; /* 1 sign, 8 exponent, 7 fraction bits */
typedef uint16_t mlf_f16;  /* 1 sign, 5 exponent, 10 fraction bits (IEEE binary16) */

/* bf16 is the upper half of an f32. */
MLF_FN float mlf_bf16_to_f32(mlf_bf16 h) { return mlf_bits_f32((uint32_t)h << 16); }

/*
 * To nearest, ties to even: adding just less than half of the last place kept, or half where that
 * place is odd, carries exactly when rounding goes up, into the exponent and to infinity if need
 * be. A NaN could carry into the sign, so it is truncated and made quiet.
 */
#if defined(__CUDACC__) && __CUDA_ARCH__ >= 800 /* in hardware; a NaN becomes 0x7fff */
MLF_FN mlf_bf16 mlf_f32_to_bf16(float x) {
  mlf_bf16 h;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(h) : "f"(x));
  return h;
}
#else
MLF_FN mlf_bf16 mlf_f32_to_bf16(float x) {
  uint32_t u = mlf_f32_bits(x);
  uint32_t rounded = u + 0x7fffu + ((u >> 16) & 1u);
  uint32_t quiet = u | 0x00400000u;
  return (mlf_bf16)(mlf_sel_u32(x == x, rounded, quiet) >> 16);
}
#endif

#if defined(__CUDACC__) && __CUDA_ARCH__ >= 530

/* The hardware conversions; a NaN becomes the canonical one, 0x7fff. */
MLF_FN float mlf_f16_to_f32(mlf_f16 h) {
  float x;
  asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(h));
  return x;
}
MLF_FN mlf_f16 mlf_f32_to_f16(float x) {
  mlf_f16 h;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(x));
  return h;
}

#else

/*
 * Seen as f32 bits, exponent and fraction shifted into place are the value times 2^-112 (the
 * difference of the biases), subnormals included; multiplying by 2^112 is exact. Infinity and NaN
 * come out as 2^16 and above and get the largest exponent.
 */
MLF_FN float mlf_f16_to_f32(mlf_f16 h) {
  uint32_t magnitude = mlf_f32_bits(mlf_bits_f32((h & 0x7fffu) << 13) * 0x1p112f);
  uint32_t special = 0u - (uint32_t)((h & 0x7c00u) == 0x7c00u);
  return mlf_bits_f32(magnitude | (special & 0x7f800000u) | ((h & 0x8000u) << 16));
}

MLF_FN mlf_f16 mlf_f32_to_f16(float x) {
  uint32_t u = mlf_f32_bits(x), a = u & 0x7fffffffu;
  /* Rounds as for bf16, at bit 13, after the change of bias. */
  uint32_t normal = (a - (112u << 23) + 0xfffu + ((a >> 13) & 1u)) >> 13;
  /* The last place of 0.5 is 2^-24, that of an f16 subnormal: the addition rounds to it. */
  uint32_t subnormal = mlf_f32_bits(mlf_bits_f32(a) + 0.5f) - mlf_f32_bits(0.5f);
  uint32_t h = mlf_sel_u32(a < mlf_f32_bits(0x1p-14f), subnormal, normal);
  /* Rounding up to 2^16 carries to infinity by itself. */
  h = mlf_sel_u32(a >= mlf_f32_bits(0x1p16f), 0x7c00u, h);
  h = mlf_sel_u32(a > 0x7f800000u, 0x7e00u, h);
  return (mlf_f16)(h | ((u >> 16) & 0x8000u));
}

#endif

/* ---- 8-bit floating point ----------------------------------------------------------------- */

/* Storage types as well. E4M3FN: 1 sign, 4 exponent, 3 fraction bits, bias 7; no infinity, one NaN
 * (all ones), 448 the largest. E5M2: the upper byte of an f16. */
typedef uint8_t mlf_f8E4M3FN;
typedef uint8_t mlf_f8E5M2;

/* As f16 to f32 above, with 2^(127 - bias). */
MLF_FN float mlf_f8E4M3FN_to_f32(mlf_f8E4M3FN h) {
  uint32_t magnitude = mlf_f32_bits(mlf_bits_f32((h & 0x7fu) << 20) * 0x1p120f);
  uint32_t special = 0u - (uint32_t)((h & 0x7fu) == 0x7fu);
  return mlf_bits_f32(magnitude | (special & 0x7fc00000u) | ((h & 0x80u) << 24));
}

MLF_FN float mlf_f8E5M2_to_f32(mlf_f8E5M2 h) {
  uint32_t magnitude = mlf_f32_bits(mlf_bits_f32((h & 0x7fu) << 21) * 0x1p112f);
  uint32_t special = 0u - (uint32_t)((h & 0x7cu) == 0x7cu);
  return mlf_bits_f32(magnitude | (special & 0x7f800000u) | ((h & 0x80u) << 24));
}

/*
 * To nearest, ties to even, as f32 to f16 above: at bit 20 after a change of bias by 120, the last
 * place of a subnormal is 2^-9. What rounds to more than 448, 0x7e, is NaN, infinity too.
 */
MLF_FN mlf_f8E4M3FN mlf_f32_to_f8E4M3FN(float x) {
  uint32_t u = mlf_f32_bits(x), a = u & 0x7fffffffu;
  uint32_t normal = (a - (120u << 23) + 0x7ffffu + ((a >> 20) & 1u)) >> 20;
  uint32_t subnormal = mlf_f32_bits(mlf_bits_f32(a) + 0x1p14f) - mlf_f32_bits(0x1p14f);
  uint32_t h = mlf_sel_u32(a < mlf_f32_bits(0x1p-6f), subnormal, normal);
  h = mlf_sel_u32(a > mlf_f32_bits(464.0f), 0x7fu, h);
  return (mlf_f8E4M3FN)(h | ((u >> 24) & 0x80u));
}

/* Likewise at bit 21, by 112; the last place of a subnormal is 2^-16. */
MLF_FN mlf_f8E5M2 mlf_f32_to_f8E5M2(float x) {
  uint32_t u = mlf_f32_bits(x), a = u & 0x7fffffffu;
  uint32_t normal = (a - (112u << 23) + 0xfffffu + ((a >> 21) & 1u)) >> 21;
  uint32_t subnormal = mlf_f32_bits(mlf_bits_f32(a) + 128.0f) - mlf_f32_bits(128.0f);
  uint32_t h = mlf_sel_u32(a < mlf_f32_bits(0x1p-14f), subnormal, normal);
  /* Rounding up to 2^16 carries to infinity by itself. */
  h = mlf_sel_u32(a >= mlf_f32_bits(0x1p16f), 0x7cu, h);
  h = mlf_sel_u32(a > 0x7f800000u, 0x7eu, h);
  return (mlf_f8E5M2)(h | ((u >> 24) & 0x80u));
}

/*
 * f64 to f32 rounded to odd: an inexact result is the neighbor whose last bit is 1. Rounding that
 * again, to a format narrower by two bits or more, equals rounding the f64 directly, because the odd
 * bit keeps the value off every tie and representable number (Boldo and Melquiond, "Emulation of a
 * correctly rounded FMA", 2008).
 */
MLF_FN float mlf_f64_to_f32_odd_(double x) {
  float nearest = (float)x;
  double back = (double)nearest;
  uint32_t u = mlf_f32_bits(nearest);
  /* From an even neighbor to the odd one: down if rounding went away from zero, else up. */
  int away = ((x > 0) & (back > x)) | ((x < 0) & (back < x));
  uint32_t even = 1u - (u & 1u);
  uint32_t odd = mlf_sel_u32(away, u - even, u | 1u);
  return mlf_bits_f32(mlf_sel_u32(back == x, u, odd));
}
MLF_FN mlf_bf16 mlf_f64_to_bf16(double x) { return mlf_f32_to_bf16(mlf_f64_to_f32_odd_(x)); }
MLF_FN mlf_f16 mlf_f64_to_f16(double x) { return mlf_f32_to_f16(mlf_f64_to_f32_odd_(x)); }
MLF_FN mlf_f8E4M3FN mlf_f64_to_f8E4M3FN(double x) {
  return mlf_f32_to_f8E4M3FN(mlf_f64_to_f32_odd_(x));
}
MLF_FN mlf_f8E5M2 mlf_f64_to_f8E5M2(double x) { return mlf_f32_to_f8E5M2(mlf_f64_to_f32_odd_(x)); }

#endif /* MLFUSE_TYPES_H */
