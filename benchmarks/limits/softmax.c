/* Softmax of each row, sizes = {rows, columns}; columns a multiple of 64, at most 16,384.
 *
 * The row is read once from memory and then sits in L1. While it is worked on the next one is
 * fetched, so that memory never rests. */
#include "vector.h"


void softmax(void **buffers, const int64_t *sizes) {
  const float *input = buffers[0];
  float *output = buffers[1];
  int64_t rows = sizes[0], n = sizes[1];
#pragma omp parallel
  {
    float e[16384] __attribute__((aligned(64)));
#pragma omp for schedule(static)
    for (int64_t i = 0; i < rows; i++) {
      const float *x = input + i * n;
      float *y = output + i * n;
      v16 m[4] = {splat(-3e38f), splat(-3e38f), splat(-3e38f), splat(-3e38f)};
      for (int64_t j = 0; j < n; j += 4 * LANES)
        for (int k = 0; k < 4; k++) m[k] = largest(m[k], load(x + j + k * LANES));
      v16 best = splat(largest_of(largest(largest(m[0], m[1]), largest(m[2], m[3]))));
      v16 s[4] = {0};
      for (int64_t j = 0; j < n; j += 4 * LANES)
        for (int k = 0; k < 4; k++) {
          __builtin_prefetch(x + n + j + k * LANES, 0, 2);
          v16 value = exponential(load(x + j + k * LANES) - best);
          s[k] += value;
          *(v16 *)(e + j + k * LANES) = value;
        }
      v16 scale = splat(1.0f / sum_of((s[0] + s[1]) + (s[2] + s[3])));
      for (int64_t j = 0; j < n; j += LANES) stream(y + j, *(v16 *)(e + j) * scale);
    }
    fence();
  }
}
