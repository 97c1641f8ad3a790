/* y = a * b + c, sizes = {elements}, a multiple of 16. */
#include "vector.h"

void multiply_add(void **buffers, const int64_t *sizes) {
  const float *a = buffers[0], *b = buffers[1], *c = buffers[2];
  float *y = buffers[3];
#pragma omp parallel
  {
#pragma omp for schedule(static)
    for (int64_t i = 0; i < sizes[0]; i += LANES) {
      stream(y + i, load(a + i) * load(b + i) + load(c + i));
    }
    fence();
  }
}
