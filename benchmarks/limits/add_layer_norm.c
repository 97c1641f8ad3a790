/* y = layer_norm(x + r) * scale + bias over rows, sizes = {rows, columns}; columns a multiple of
 * 64, at most 8,192. The variance is the mean of (z - mean)^2, of a row that sits in L1. */
#include <math.h>

#include "vector.h"

#define EPSILON 1e-5f

void add_layer_norm(void **buffers, const int64_t *sizes) {
  const float *xs = buffers[0], *rs = buffers[1], *scale = buffers[2], *bias = buffers[3];
  float *output = buffers[4];
  int64_t rows = sizes[0], n = sizes[1];
#pragma omp parallel
  {
    float z[8192] __attribute__((aligned(64)));
#pragma omp for schedule(static)
    for (int64_t i = 0; i < rows; i++) {
      const float *x = xs + i * n, *r = rs + i * n;
      float *y = output + i * n;
      v16 s[4] = {0};
      for (int64_t j = 0; j < n; j += 4 * LANES)
        for (int k = 0; k < 4; k++) {
          int64_t at = j + k * LANES;
          v16 value = load(x + at) + load(r + at);
          s[k] += value;
          *(v16 *)(z + at) = value;
        }
      v16 mean = splat(sum_of((s[0] + s[1]) + (s[2] + s[3])) / n);
      v16 q[4] = {0};
      for (int64_t j = 0; j < n; j += 4 * LANES)
        for (int k = 0; k < 4; k++) {
          int64_t at = j + k * LANES;
          __builtin_prefetch(x + n + at / 2, 0, 1); /* half of the next row */
          __builtin_prefetch(r + n + at / 2, 0, 1);
          v16 d = *(v16 *)(z + at) - mean;
          q[k] += d * d;
        }
      float variance = sum_of((q[0] + q[1]) + (q[2] + q[3])) / n;
      v16 factor = splat(1.0f / sqrtf(variance + EPSILON));
      for (int64_t j = 0; j < n; j += 4 * LANES)
        for (int k = 0; k < 4; k++) {
          int64_t at = j + k * LANES;
          __builtin_prefetch(x + n + n / 2 + at / 2, 0, 1);
          __builtin_prefetch(r + n + n / 2 + at / 2, 0, 1);
          stream(y + at, (*(v16 *)(z + at) - mean) * factor * load(scale + at) + load(bias + at));
        }
    }
    fence();
  }
}
