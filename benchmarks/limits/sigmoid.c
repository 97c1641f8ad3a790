/* y = x * sigmoid(1.702 x), sizes = {elements}, a multiple of 16. */
#include "vector.h"

void sigmoid(void **buffers, const int64_t *sizes) {
  const float *x = buffers[0];
  float *y = buffers[1];
#pragma omp parallel
  {
#pragma omp for schedule(static)
    for (int64_t i = 0; i < sizes[0]; i += LANES) {
      v16 v = load(x + i);
      stream(y + i, v * reciprocal(1.0f + exponential(v * -1.702f)));
    }
    fence();
  }
}
