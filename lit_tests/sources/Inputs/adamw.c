#include <stdbool.h>

#ifdef __FAST_MATH__
#error "mlfuse code relies on IEEE-754 arithmetic: compile it without -ffast-math"
#endif

#include <stdint.h>
#define MLF_FN static inline __attribute__((always_inline))
#define MLF_LIBM(name) __builtin_##name

MLF_FN float mlf_bits_f32(uint32_t u) {
  float x;
  __builtin_memcpy(&x, &u, sizeof x);
  return x;
}

MLF_FN uint32_t mlf_f32_bits(float x) {
  uint32_t u;
  __builtin_memcpy(&u, &x, sizeof u);
  return u;
}

MLF_FN double mlf_bits_f64(uint64_t u) {
  double x;
  __builtin_memcpy(&x, &u, sizeof x);
  return x;
}

MLF_FN uint64_t mlf_f64_bits(double x) {
  uint64_t u;
  __builtin_memcpy(&u, &x, sizeof u);
  return u;
}

/*
 * c must be 0 or 1. On the host it is a mask and not `c ? a : b`: gcc moves the computation of a and b
 * into the branches of a conditional, and then doesn't vectorize arithmetic that may raise a
 * floating-point exception under a condition.
 */
MLF_FN uint32_t mlf_sel_u32(int c, uint32_t a, uint32_t b) {
  uint32_t mask = 0u - (uint32_t)c;
  return (a & mask) | (b & ~mask);
}

MLF_FN float mlf_sel_f32(int c, float a, float b) {
  return mlf_bits_f32(mlf_sel_u32(c, mlf_f32_bits(a), mlf_f32_bits(b)));
}

MLF_FN float mlf_fma_f32(float a, float b, float c) { return MLF_LIBM(fmaf)(a, b, c); }
MLF_FN float mlf_abs_f32(float x) { return mlf_bits_f32(mlf_f32_bits(x) & ~(0x80000000u)); }

/* On bits: gcc turns -fma(a, b, c) into -(a b) - c, which is +0 where it should be -0. */
MLF_FN double mlf_neg_f64(double x) { return mlf_bits_f64(mlf_f64_bits(x) ^ (((uint64_t)1 << 63))); }

MLF_FN float mlf_sqrt_f32(float x) { return __builtin_sqrtf(x); }
MLF_FN double mlf_sqrt_f64(double x) { return __builtin_sqrt(x); }
MLF_FN double mlf_pow_f64(double x, double y) { return MLF_LIBM(pow)(x, y); }

static __attribute__((noinline)) void chunk0_fused_adamw(int64_t c0, int64_t n0, const float *restrict grad, float *restrict mean, bool v0, float select, float trunc1, float *restrict square, float trunc2, float *restrict weight, float trunc3, float trunc4, float trunc5, float trunc6) {
  const int64_t v1 = c0 * 4096;
  const int64_t v2 = n0 - v1 < 4096 ? n0 : v1 + 4096;
  #pragma omp simd
  for (int64_t i0 = v1; i0 < v2; i0++) {
    const float grad_i = grad[i0];
    const float mean_i = mean[i0];
    const float sub6 = grad_i - mean_i;
    const float select1 = mlf_sel_f32(v0, mean_i, grad_i);
    const float fma = mlf_fma_f32(select, sub6, select1);
    mean[i0] = fma;
    const float mul1 = trunc1 * grad_i;
    const float square_i = square[i0];
    const float mul2 = square_i * trunc2;
    const float fma1 = mlf_fma_f32(mul1, grad_i, mul2);
    square[i0] = fma1;
    const float weight_i = weight[i0];
    const float mul3 = weight_i * trunc3;
    const float mul4 = trunc4 * fma;
    const float sqrt1 = mlf_sqrt_f32(fma1);
    const float div1 = sqrt1 / trunc5;
    const float add = div1 + trunc6;
    const float div2 = mul4 / add;
    const float add1 = mul3 + div2;
    weight[i0] = add1;
  }
}

// Fuses abs (line 9), add (line 9), compare (line 9), div (line 9), fma (line 9), mul (line 9),
// neg (line 9), pow (line 9), sqrt (line 9), sub (line 9).
__attribute__((visibility("default"))) void
fused_adamw(void **mlf_buffers, const int64_t *mlf_sizes) {
  const double *restrict lr = mlf_buffers[0];
  const double *restrict decay = mlf_buffers[1];
  float *restrict weight = mlf_buffers[2];
  const double *restrict beta1 = mlf_buffers[3];
  float *restrict mean = mlf_buffers[4];
  const float *restrict grad = mlf_buffers[5];
  const double *restrict beta2 = mlf_buffers[6];
  float *restrict square = mlf_buffers[7];
  const double *restrict step = mlf_buffers[8];
  const double *restrict eps = mlf_buffers[9];
  const int64_t n0 = (int64_t)mlf_sizes[0];
  const double beta1_i = beta1[0];
  const double sub = 1.0 - beta1_i;
  const float trunc = (float)sub;
  const float abs = mlf_abs_f32(trunc);
  const bool v0 = abs < 0.5f;
  const float sub1 = trunc - 1.0f;
  const float select = mlf_sel_f32(v0, trunc, sub1);
  const double beta2_i = beta2[0];
  const double sub2 = 1.0 - beta2_i;
  const float trunc1 = (float)sub2;
  const float trunc2 = (float)beta2_i;
  const double lr_i = lr[0];
  const double decay_i = decay[0];
  const double mul = lr_i * decay_i;
  const double sub3 = 1.0 - mul;
  const float trunc3 = (float)sub3;
  const double step_i = step[0];
  const double pow = mlf_pow_f64(beta1_i, step_i);
  const double sub4 = 1.0 - pow;
  const double div = lr_i / sub4;
  const double neg = mlf_neg_f64(div);
  const float trunc4 = (float)neg;
  const double pow1 = mlf_pow_f64(beta2_i, step_i);
  const double sub5 = 1.0 - pow1;
  const double sqrt = mlf_sqrt_f64(sub5);
  const float trunc5 = (float)sqrt;
  const double eps_i = eps[0];
  const float trunc6 = (float)eps_i;
  const int64_t c1 = n0 / 4096 + (n0 % 4096 != 0);
  if (c1 > 3) {
    #pragma omp parallel for schedule(static)
    for (int64_t c0 = 0; c0 < c1; c0++) chunk0_fused_adamw(c0, n0, grad, mean, v0, select, trunc1, square, trunc2, weight, trunc3, trunc4, trunc5, trunc6);
  } else {
    for (int64_t c0 = 0; c0 < c1; c0++) chunk0_fused_adamw(c0, n0, grad, mean, v0, select, trunc1, square, trunc2, weight, trunc3, trunc4, trunc5, trunc6);
  }
}

/* What a host function in C gets: `int NAME(const struct mlf_host *host, void *const *buffers)`. `buffers` has the addresses
 * of the function's arguments, then of its results. It returns 0, or the status of a library call that failed: the
 * steps after that call aren't done. */

#include <stdint.h>

typedef void mlf_kernel(void **buffers, const int64_t *sizes);

/* A table that kernels read (`kernel.table`). Sizes and chunks are there. The function writes the addresses; those of a
 * table that is an argument are there, too. */
struct mlf_table {
  int64_t *rows;
  int64_t *chunks;
};

struct mlf_host {
  char *arena;                /* as many bytes as the function's memref.alloc says */
  const int64_t *sizes;       /* of the arguments' `?` dims, in order; of tables: rows, chunks, elements */
  void *const *constants;     /* bound arguments, then each loop.constant, in order */
  mlf_kernel *const *kernels; /* those that the function launches, each once, in the order of their first launches */
  void (*place_threads)(void);
  int (*call)(const void *calls, int64_t number, void **buffers); /* library call or all-reduce `number` of the function */
  const void *calls;
  const struct mlf_table *tables; /* each kernel.table, in order */
};

/* The addresses of a row's buffers, which a row begins with. */
static inline void mlf_row(int64_t *row, int64_t columns, void *const *buffers) {
  for (int64_t k = 0; k < columns; k++) row[k] = (int64_t)(intptr_t)buffers[k];
}

// The host function: one call.
__attribute__((visibility("default"))) int
host_function(const struct mlf_host *host, void *const *buffers) {
  mlf_kernel *const fused_adamw = host->kernels[0];
  void *const weight = buffers[0];
  void *const grad = buffers[1];
  void *const mean = buffers[2];
  void *const square = buffers[3];
  void *const step = buffers[4];
  void *const lr = buffers[5];
  void *const beta1 = buffers[6];
  void *const beta2 = buffers[7];
  void *const eps = buffers[8];
  void *const decay = buffers[9];
  const int64_t n0 = host->sizes[0];
  host->place_threads();
  fused_adamw((void *[]){lr, decay, weight, beta1, mean, grad, beta2, square, step, eps}, (const int64_t[]){n0});
  return 0;
}
