/*
 * Transposes a square tile of a matrix in vector registers, for generated C.
 *
 * log2(V) steps transpose V vectors of V elements. In every pair of vectors i and i + d, the step of
 * distance d swaps the elements of the first whose number has the bit d with the elements of the second
 * whose number doesn't (Eklundh, "A fast computer method for matrix transposing", 1972).
 */
#ifndef MLFUSE_SQUARE_H
#define MLFUSE_SQUARE_H

#define MLF_SIDE_ 16

#if defined(__AVX512F__)
#define MLF_V_ 16
#elif defined(__AVX__)
#define MLF_V_ 8
#else
#define MLF_V_ 4
#endif
typedef uint32_t mlf_quad_ __attribute__((vector_size(4 * MLF_V_)));

#if defined(__clang__) || __GNUC__ >= 12

/* Element e of the results: from a or (with V added) from b. */
#define MLF_LOW_(d, e) ((e) & (d) ? MLF_V_ + (e) - (d) : (e))
#define MLF_HIGH_(d, e) ((e) & (d) ? MLF_V_ + (e) : (e) + (d))
#define MLF_4_(f, d, e) f(d, e), f(d, e + 1), f(d, e + 2), f(d, e + 3)
#if MLF_V_ == 16
#define MLF_ALL_(f, d) MLF_4_(f, d, 0), MLF_4_(f, d, 4), MLF_4_(f, d, 8), MLF_4_(f, d, 12)
#elif MLF_V_ == 8
#define MLF_ALL_(f, d) MLF_4_(f, d, 0), MLF_4_(f, d, 4)
#else
#define MLF_ALL_(f, d) MLF_4_(f, d, 0)
#endif
#define MLF_SWAP_STEP_(v, d)                                                                     \
  _Pragma("GCC unroll 16") for (int i = 0; i < MLF_V_; i++) {                                    \
    if (i & (d)) continue;                                                                       \
    mlf_quad_ a = v[i], b = v[i + (d)];                                                          \
    v[i] = __builtin_shufflevector(a, b, MLF_ALL_(MLF_LOW_, d));                                 \
    v[i + (d)] = __builtin_shufflevector(a, b, MLF_ALL_(MLF_HIGH_, d));                          \
  }

static inline __attribute__((always_inline)) void mlf_swap_(mlf_quad_ *v) {
#if MLF_V_ == 16
  MLF_SWAP_STEP_(v, 8)
#endif
#if MLF_V_ >= 8
  MLF_SWAP_STEP_(v, 4)
#endif
  MLF_SWAP_STEP_(v, 2)
  MLF_SWAP_STEP_(v, 1)
}

#else

static inline __attribute__((always_inline)) void mlf_swap_(mlf_quad_ *v) {
  for (int i = 0; i < MLF_V_; i++)
    for (int k = 0; k < i; k++) {
      uint32_t x = v[i][k];
      v[i][k] = v[k][i];
      v[k][i] = x;
    }
}

#endif

/* to[16 r + c] = from[stride c + r], elements of 4 bytes. */
static inline __attribute__((always_inline)) void mlf_transpose(
    void *to, const void *from, int64_t stride) {
  for (int r = 0; r < MLF_SIDE_; r += MLF_V_)
    for (int c = 0; c < MLF_SIDE_; c += MLF_V_) {
      mlf_quad_ v[MLF_V_];
      _Pragma("GCC unroll 16") for (int k = 0; k < MLF_V_; k++)
        __builtin_memcpy(&v[k], (const char *)from + 4 * (stride * (c + k) + r), sizeof v[k]);
      mlf_swap_(v);
      _Pragma("GCC unroll 16") for (int k = 0; k < MLF_V_; k++)
        __builtin_memcpy((char *)to + 4 * (MLF_SIDE_ * (r + k) + c), &v[k], sizeof v[k]);
    }
}

#endif /* MLFUSE_SQUARE_H */
