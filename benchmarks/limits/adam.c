/* A step of Adam in place: buffers = {p, g, m, v}, sizes = {elements, bits of the step's size,
 * bits of the correction}, both f32: lr / (1 - b1^t) and 1 / sqrt(1 - b2^t). Elements are a
 * multiple of 16. What is written was just read, so plain stores are best: the lines are there. */
#include <string.h>

#include "vector.h"

void adam(void **buffers, const int64_t *sizes) {
  float *p = buffers[0], *m = buffers[2], *v = buffers[3];
  const float *g = buffers[1];
  float rate, correction;
  memcpy(&rate, &sizes[1], 4);
  memcpy(&correction, &sizes[2], 4);
#pragma omp parallel for schedule(static)
  for (int64_t i = 0; i < sizes[0]; i += LANES) {
    v16 gradient = load(g + i);
    v16 first = load(m + i);
    first = (gradient - first) * 0.1f + first;
    v16 second = load(v + i) * 0.999f + gradient * gradient * 0.001f;
    v16 root = square_root(second) * correction + 1e-8f;
    store(m + i, first);
    store(v + i, second);
    store(p + i, load(p + i) - first * rate * reciprocal(root));
  }
}
