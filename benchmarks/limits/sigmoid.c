/* y = x * sigmoid(1.702 x), sizes = {elements}, a multiple of 64.
 *
 * Next to the memory of a fast machine even this is bound by arithmetic, so 1 / (1 + 2^t) is written for it:
 * t = -1.702 / log(2) x in two floats, no logarithm's multiples to take off. */
#include "vector.h"

static inline v16 gated(v16 x) {
#if defined(__AVX512F__)
  const float high = -2.4554669857f, low = 2.61094990e-8f; /* their sum is -1.702 / log(2) */
  v16 n = (v16)_mm512_roundscale_ps((__m512)(x * high),
                                    _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  /* one rounding: the product above would be used again otherwise */
  v16 f = (v16)_mm512_fmsub_ps((__m512)x, (__m512)splat(high), (__m512)n);
  f = x * low + f;
  v16 p = splat(0.00132764558f);
  p = p * f + 0.0096755531f;
  p = p * f + 0.0555071341f;
  p = p * f + 0.240221195f;
  p = p * f + 0.693146967f;
  p = p * f + 1.00000007f;
  v16 d = smallest(1.0f + (v16)_mm512_scalef_ps((__m512)p, (__m512)n), splat(1e37f));
  v16 r = (v16)_mm512_rcp14_ps((__m512)d);
  v16 y = x * r;
  return y * (1.0f - d * r) + y;
#else
  return x * reciprocal(1.0f + exponential(x * -1.702f));
#endif
}

void sigmoid(void **buffers, const int64_t *sizes) {
  const float *x = buffers[0];
  float *y = buffers[1];
#pragma omp parallel
  {
#pragma omp for schedule(static)
    for (int64_t i = 0; i < sizes[0]; i += 4 * LANES)
      for (int k = 0; k < 4 * LANES; k += LANES) {
        __builtin_prefetch(x + i + k + 512);
        stream(y + i + k, gated(load(x + i + k)));
      }
    fence();
  }
}
