/*
 * The innermost loops of matrix products, for generated C: sums in vector registers.
 *
 * Every step loads a row of the right matrix as vectors, makes each element of a column of the left one a vector
 * of equal elements, and adds all products by fused multiply-adds. A piece of 6 by 16 takes 12 of AVX2's 16
 * registers. Of AVX-512's 32, a piece of 6 by 32 takes 12, and one of 7 by 64 takes 28. So most steps have 12
 * independent sums or more, which hide the latency of an fma, and few loads for each. How a tile is divided doesn't
 * change a bit: every element is one sum, in the order of the steps.
 */
#ifndef MLFUSE_PRODUCTS_H
#define MLFUSE_PRODUCTS_H

#define MLF_UNROLL_ _Pragma("GCC unroll 128")

typedef float mlf_lanes_16 __attribute__((vector_size(16)));
typedef float mlf_lanes_32 __attribute__((vector_size(32)));
typedef float mlf_lanes_64 __attribute__((vector_size(64)));

#if defined(__GNUC__) && !defined(__clang__) && defined(__FMA__)
#define MLF_FMA_16_(a, b, c) __builtin_ia32_vfmaddps(a, b, c)
#define MLF_FMA_32_(a, b, c) __builtin_ia32_vfmaddps256(a, b, c)
#else /* a scalar fma for each lane; compilers vectorize it */
#define MLF_EACH_LANE_(BYTES)                                                                     \
  static inline __attribute__((always_inline)) mlf_lanes_##BYTES mlf_fma_##BYTES(                 \
      mlf_lanes_##BYTES a, mlf_lanes_##BYTES b, mlf_lanes_##BYTES c) {                            \
    MLF_UNROLL_ for (int n = 0; n < BYTES / 4; n++) c[n] = __builtin_fmaf(a[n], b[n], c[n]);      \
    return c;                                                                                     \
  }
MLF_EACH_LANE_(16)
MLF_EACH_LANE_(32)
#define MLF_FMA_16_ mlf_fma_16
#define MLF_FMA_32_ mlf_fma_32
#endif
#if defined(__GNUC__) && !defined(__clang__) && defined(__AVX512F__)
#define MLF_FMA_64_(a, b, c) __builtin_ia32_vfmaddps512_mask(a, b, c, (unsigned short)-1, 4)
#elif defined(__AVX512F__)
MLF_EACH_LANE_(64)
#define MLF_FMA_64_ mlf_fma_64
#endif

/* Keep a vector in a register. With AVX-512, gcc would otherwise load the element anew for each multiply-add. */
#if defined(__AVX512F__)
#define MLF_KEEP_(vector) __asm__("" : "+v"(vector))
#else
#define MLF_KEEP_(vector)
#endif

/* No vector stays in a register across this. gcc moves constants of what follows a product (those of a tanh) in front of
 * its loop, and would then keep its sums in memory. */
#if defined(__AVX__) && defined(__x86_64__)
#define MLF_FREE_REGISTERS_                                                                       \
  __asm__ volatile("" ::: "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", \
                   "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#else
#define MLF_FREE_REGISTERS_
#endif

/* The most vectors of sums in registers. */
#if defined(__AVX512F__)
#define MLF_SUMS_ 28
#elif defined(__aarch64__)
#define MLF_SUMS_ 24
#else
#define MLF_SUMS_ 12
#endif

/* mlf_outer_<BYTES>: a tile whose sums all fit in registers, with vectors of so many bytes. */
#define MLF_OUTER_(BYTES)                                                                         \
  static inline __attribute__((always_inline)) void mlf_outer_##BYTES(                            \
      float *tile, int64_t below, const float *a, int64_t row, int64_t step, const float *b,      \
      int64_t next, int64_t depth, const int rows, const int columns, const int more) {           \
    const int lanes = BYTES / 4, vectors = columns / lanes;                                       \
    MLF_FREE_REGISTERS_                                                                           \
    mlf_lanes_##BYTES sum[32], right[4];                                                          \
    MLF_UNROLL_ for (int n = 0; n < rows * vectors; n++) {                                        \
      sum[n] = (mlf_lanes_##BYTES){0};                                                            \
      if (more)                                                                                   \
        __builtin_memcpy(&sum[n], tile + n / vectors * below + n % vectors * lanes, BYTES);       \
    }                                                                                             \
    for (int64_t s = 0; s < depth; s++, a += step, b += next) {                                   \
      MLF_UNROLL_ for (int v = 0; v < vectors; v++)                                               \
        __builtin_memcpy(&right[v], b + v * lanes, BYTES);                                        \
      MLF_UNROLL_ for (int r = 0; r < rows; r++) {                                                \
        mlf_lanes_##BYTES left = a[r * row] - (mlf_lanes_##BYTES){0};                             \
        MLF_KEEP_(left);                                                                          \
        MLF_UNROLL_ for (int v = 0; v < vectors; v++)                                             \
          sum[r * vectors + v] = MLF_FMA_##BYTES##_(left, right[v], sum[r * vectors + v]);        \
      }                                                                                           \
    }                                                                                             \
    MLF_UNROLL_ for (int n = 0; n < rows * vectors; n++)                                          \
      __builtin_memcpy(tile + n / vectors * below + n % vectors * lanes, &sum[n], BYTES);         \
  }

/* mlf_strip_<BYTES>: any number of rows and columns, by pieces. A piece has four vectors in a row if there are few rows,
 * otherwise two: with fewer, too few sums would be independent. Returns the columns that it computed. */
#define MLF_STRIP_(BYTES)                                                                         \
  static inline __attribute__((always_inline)) int mlf_strip_##BYTES(                             \
      float *tile, int64_t below, const float *a, int64_t row, int64_t step, const float *b,      \
      int64_t next, int64_t depth, const int rows, const int columns, const int more) {           \
    const int lanes = BYTES / 4;                                                                  \
    const int vectors = 4 * rows <= MLF_SUMS_ && columns >= 4 * lanes ? 4 : 2;                    \
    const int width = vectors * lanes, whole = columns / width * width;                           \
    const int pieces = (rows * vectors + MLF_SUMS_ - 1) / MLF_SUMS_;                              \
    const int height = (rows + pieces - 1) / pieces, edge = rows % height, last = rows - edge;    \
    for (int c = 0; c < whole; c += width) {                                                      \
      for (int r = 0; r < last; r += height)                                                      \
        mlf_outer_##BYTES(tile + r * below + c, below, a + r * row, row, step, b + c, next,       \
                          depth, height, width, more);                                            \
      if (edge)                                                                                   \
        mlf_outer_##BYTES(tile + last * below + c, below, a + last * row, row, step, b + c, next, \
                          depth, edge, width, more);                                              \
    }                                                                                             \
    return whole;                                                                                 \
  }

MLF_OUTER_(16)
MLF_STRIP_(16)
MLF_OUTER_(32)
MLF_STRIP_(32)
#if defined(__AVX512F__)
MLF_OUTER_(64)
MLF_STRIP_(64)
#endif

/* tile[r below + c] = the sum of a[r row + s step] * b[s next + c] over s < depth, in this order; with `more`, added to
 * tile[r below + c]. `rows`, `columns` (a multiple of 16) and `more` are constants where this is inlined. */
static inline __attribute__((always_inline)) void mlf_outer_products(
    float *tile, int64_t below, const float *a, int64_t row, int64_t step, const float *b, int64_t next,
    int64_t depth, const int rows, const int columns, const int more) {
#if defined(__AVX__)
  int first = 0;
#if defined(__AVX512F__)
  first += mlf_strip_64(tile, below, a, row, step, b, next, depth, rows, columns, more);
#endif
  first += mlf_strip_32(tile + first, below, a, row, step, b + first, next, depth, rows, columns - first, more);
  mlf_strip_32(tile + first, below, a, row, step, b + first, next, depth, rows, columns - first, more);
#else
  mlf_strip_16(tile, below, a, row, step, b, next, depth, rows, columns, more);
#endif
}

/* mlf_outer_products with `more` for a strip: many columns, and rows of b that are far apart.
 *
 * - AVX-512: all rows of a small left matrix are in registers at once, so a line of b is read once. With up to 4 rows
 *   reading b takes longer than the multiply-adds: few rows of b at a time are read as long runs.
 * - Otherwise a line of b is read for some rows after the other, and should still be in L1. Rows of b that are a
 *   multiple of 4096 bytes apart compete for 8 places there. So up to 7 rows take 4 rows of b at a time; more rows take
 *   64 by 64 elements of b, copied. */
#define MLF_SIDE_ 64
static inline __attribute__((always_inline)) void mlf_add_products(
    float *tile, int64_t below, const float *a, int64_t row, int64_t step, const float *b, int64_t next,
    int64_t depth, const int rows, const int columns) {
#if defined(__AVX512F__)
  const int few = rows <= 4, copies = 0;
#else
  const int few = rows <= 7, copies = !few;
#endif
  const int terms = few ? 4 : MLF_SIDE_;
  for (int64_t s = 0; s < depth; s += terms, a += terms * step, b += terms * next) {
    int64_t some = depth - s < terms ? depth - s : terms;
    if (!copies) {
      mlf_outer_products(tile, below, a, row, step, b, next, some, rows, columns, 1);
      continue;
    }
    const int edge = columns % MLF_SIDE_, whole = columns - edge;
    float copy[MLF_SIDE_ * MLF_SIDE_];
    for (int c = 0; c < whole; c += MLF_SIDE_) {
      for (int64_t n = 0; n < some; n++)
        __builtin_memcpy(copy + n * MLF_SIDE_, b + n * next + c, 4 * MLF_SIDE_);
      mlf_outer_products(tile + c, below, a, row, step, copy, MLF_SIDE_, some, rows, MLF_SIDE_, 1);
    }
    if (edge) {
      for (int64_t n = 0; n < some; n++)
        __builtin_memcpy(copy + n * edge, b + n * next + whole, 4 * edge);
      mlf_outer_products(tile + whole, below, a, row, step, copy, edge, some, rows, edge, 1);
    }
  }
}

#endif /* MLFUSE_PRODUCTS_H */
