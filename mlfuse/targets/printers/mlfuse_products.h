/*
 * The innermost loop of a matrix product, for generated C: a tile of sums in vector registers.
 *
 * Every step loads a row of the right matrix as vectors, makes each element of a column of the left one a vector
 * of equal elements, and adds all products by fused multiply-adds. A tile of 6 by 16 takes 12 of AVX's 16
 * registers. Each step then has 12 independent sums, which hide the latency of an fma, and 8 loads. Tile and
 * vectors don't change a bit: every element is one sum, in the order of the steps.
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
#else /* one fma a lane, which compilers make one of vectors */
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

/* mlf_outer_<BYTES>: with vectors of so many bytes. */
#define MLF_OUTER_(BYTES)                                                                         \
  static inline __attribute__((always_inline)) void mlf_outer_##BYTES(                            \
      float *tile, int64_t below, const float *a, int64_t row, int64_t step, const float *b, int64_t next,       \
      int64_t depth, const int rows, const int columns, const int more) {                         \
    const int lanes = BYTES / 4, vectors = columns / lanes;                                       \
    MLF_FREE_REGISTERS_                                                                           \
    mlf_lanes_##BYTES sum[128], right[16];                                                         \
    MLF_UNROLL_ for (int n = 0; n < rows * vectors; n++) {                                        \
      sum[n] = (mlf_lanes_##BYTES){0};                                                            \
      if (more) __builtin_memcpy(&sum[n], tile + n / vectors * below + n % vectors * lanes, BYTES);    \
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
MLF_OUTER_(16)
MLF_OUTER_(32)
#if defined(__AVX512F__)
MLF_OUTER_(64)
#endif

/* tile[r below + c] = the sum of a[r row + s step] * b[s next + c] over s < depth, in this order; with `more`, added to
 * tile[r below + c]. `rows`, `columns` and `more` are constants where this is inlined. A row has two vectors at least: with fewer, too few sums would be independent. */
static inline __attribute__((always_inline)) void mlf_outer_products(
    float *tile, int64_t below, const float *a, int64_t row, int64_t step, const float *b, int64_t next,
    int64_t depth, const int rows, const int columns, const int more) {
#if defined(__AVX512F__)
  if (columns % 32 == 0) {
    mlf_outer_64(tile, below, a, row, step, b, next, depth, rows, columns, more);
    return;
  }
#endif
#if defined(__AVX__)
  mlf_outer_32(tile, below, a, row, step, b, next, depth, rows, columns, more);
#else
  mlf_outer_16(tile, below, a, row, step, b, next, depth, rows, columns, more);
#endif
}

#endif /* MLFUSE_PRODUCTS_H */
