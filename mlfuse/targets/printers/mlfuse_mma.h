/*
 * Products of tiles by a warp (`kernel.mma`): c += a b, where a has 16 x 16 elements, b 16 x 8, and c 16 x 8. Each lane has
 * parts of them, as the PTX ISA says for `mma.m16n8k16`.
 */
#ifndef MLFUSE_MMA_H
#define MLFUSE_MMA_H

#ifndef MLFUSE_TYPES_H
#include "mlfuse_types.h"
#endif

#ifdef __CUDACC__
#if __CUDA_ARCH__ >= 800 /* tensor cores */
#define MLF_DEFINE_MMA_(T, PTX)                                                                  \
  MLF_FN void mlf_mma_##T(float *c, const mlf_##T *a, const mlf_##T *b) {                        \
    const uint32_t *x = (const uint32_t *)a, *y = (const uint32_t *)b;                           \
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32." PTX "." PTX ".f32 "                    \
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"               \
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])                                \
                 : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]));            \
  }
MLF_DEFINE_MMA_(bf16, "bf16")
MLF_DEFINE_MMA_(f16, "f16")
#undef MLF_DEFINE_MMA_
#else /* by shuffles: each lane adds the terms of its four sums in order, by one fma each */
#define MLF_DEFINE_MMA_LANES_(T)                                                                 \
  MLF_FN void mlf_mma_##T(float *c, const mlf_##T *a, const mlf_##T *b) {                        \
    const uint32_t *x = (const uint32_t *)a, *y = (const uint32_t *)b;                           \
    const int lane = threadIdx.x & 31, row = lane & 28, column = (lane & 3) << 3;                \
    for (int pair = 0; pair < 8; ++pair) { /* of terms */                                        \
      const int half = pair >> 2, t = pair & 3;                                                  \
      const uint32_t x0 = __shfl_sync(0xffffffffu, x[2 * half], row | t);                        \
      const uint32_t x1 = __shfl_sync(0xffffffffu, x[2 * half + 1], row | t);                    \
      const uint32_t y0 = __shfl_sync(0xffffffffu, y[half], column | t);                         \
      const uint32_t y1 = __shfl_sync(0xffffffffu, y[half], column | 4 | t);                     \
      for (int shift = 0; shift < 32; shift += 16) {                                             \
        const float p = mlf_##T##_to_f32((mlf_##T)(x0 >> shift));                                \
        const float q = mlf_##T##_to_f32((mlf_##T)(x1 >> shift));                                \
        const float u = mlf_##T##_to_f32((mlf_##T)(y0 >> shift));                                \
        const float v = mlf_##T##_to_f32((mlf_##T)(y1 >> shift));                                \
        c[0] = __fmaf_rn(p, u, c[0]);                                                            \
        c[1] = __fmaf_rn(p, v, c[1]);                                                            \
        c[2] = __fmaf_rn(q, u, c[2]);                                                            \
        c[3] = __fmaf_rn(q, v, c[3]);                                                            \
      }                                                                                          \
    }                                                                                            \
  }
MLF_DEFINE_MMA_LANES_(bf16)
MLF_DEFINE_MMA_LANES_(f16)
#undef MLF_DEFINE_MMA_LANES_
#endif
#endif

#endif
