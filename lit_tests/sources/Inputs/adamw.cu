#ifdef __CUDACC_RTC__
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#endif

#define MLF_FN static __device__ __forceinline__
#define MLF_LIBM(name) ::name
MLF_FN float mlf_bits_f32(uint32_t u) { return __uint_as_float(u); }
MLF_FN uint32_t mlf_f32_bits(float x) { return __float_as_uint(x); }
MLF_FN double mlf_bits_f64(uint64_t u) { return __longlong_as_double((long long)u); }
MLF_FN uint64_t mlf_f64_bits(double x) { return (uint64_t)__double_as_longlong(x); }
MLF_FN float mlf_sel_f32(int c, float a, float b) { return c ? a : b; }
MLF_FN float mlf_fma_f32(float a, float b, float c) { return MLF_LIBM(fmaf)(a, b, c); }
MLF_FN float mlf_abs_f32(float x) { return mlf_bits_f32(mlf_f32_bits(x) & ~(0x80000000u)); }

/* On bits: gcc turns -fma(a, b, c) into -(a b) - c, which is +0 where it should be -0. */
MLF_FN double mlf_neg_f64(double x) { return mlf_bits_f64(mlf_f64_bits(x) ^ (((uint64_t)1 << 63))); }

MLF_FN float mlf_sqrt_f32(float x) { return __fsqrt_rn(x); }
MLF_FN double mlf_sqrt_f64(double x) { return __dsqrt_rn(x); }
MLF_FN double mlf_pow_f64(double x, double y) { return MLF_LIBM(pow)(x, y); }

// Fuses abs (line 9), add (line 9), compare (line 9), div (line 9), fma (line 9), mul (line 9),
// neg (line 9), pow (line 9), sqrt (line 9), sub (line 9).
extern "C" __global__ void __launch_bounds__(256)
fused_adamw(
    const double *__restrict__ lr,
    const double *__restrict__ decay,
    float *__restrict__ weight,
    const double *__restrict__ beta1,
    float *__restrict__ mean,
    const float *__restrict__ grad,
    const double *__restrict__ beta2,
    float *__restrict__ square,
    const double *__restrict__ step,
    const double *__restrict__ eps,
    long long n0) {
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
  const long long thread = (long long)threadIdx.x;
  const long long block = (long long)blockIdx.x;
  const long long v1 = block * 1024;
  const long long v2 = v1 + 1024;
  const long long v3 = (uint64_t)v2 < (uint64_t)n0 ? v2 : n0;
  const long long v4 = thread * 4;
  const long long v5 = v1 + v4;
  const long long v6 = v3 % 4;
  const long long v7 = v3 - v6;
  const bool aligned = ((unsigned long long)grad | (unsigned long long)mean | (unsigned long long)square | (unsigned long long)weight) % 16 == 0;
  const long long v8 = aligned ? v7 : v1;
  __align__(16) float grad_part[4];
  __align__(16) float mean_part[4];
  __align__(16) float mean_part1[4];
  __align__(16) float square_part[4];
  __align__(16) float square_part1[4];
  __align__(16) float weight_part[4];
  __align__(16) float weight_part1[4];
  const bool v9 = (uint64_t)v5 < (uint64_t)v8;
  if (v9) {
    *reinterpret_cast<uint4 *>(&grad_part[0]) = *reinterpret_cast<const uint4 *>(&grad[v5]);
    *reinterpret_cast<uint4 *>(&mean_part[0]) = *reinterpret_cast<const uint4 *>(&mean[v5]);
    *reinterpret_cast<uint4 *>(&square_part[0]) = *reinterpret_cast<const uint4 *>(&square[v5]);
    *reinterpret_cast<uint4 *>(&weight_part[0]) = *reinterpret_cast<const uint4 *>(&weight[v5]);
    #pragma unroll
    for (long long i0 = 0; i0 < 4; i0++) {
      const float grad_i = grad_part[i0];
      const float mean_i = mean_part[i0];
      const float sub6 = grad_i - mean_i;
      const float select1 = mlf_sel_f32(v0, mean_i, grad_i);
      const float fma = mlf_fma_f32(select, sub6, select1);
      mean_part1[i0] = fma;
      const float mul1 = trunc1 * grad_i;
      const float square_i = square_part[i0];
      const float mul2 = square_i * trunc2;
      const float fma1 = mlf_fma_f32(mul1, grad_i, mul2);
      square_part1[i0] = fma1;
      const float weight_i = weight_part[i0];
      const float mul3 = weight_i * trunc3;
      const float mul4 = trunc4 * fma;
      const float sqrt1 = mlf_sqrt_f32(fma1);
      const float div1 = sqrt1 / trunc5;
      const float add = div1 + trunc6;
      const float div2 = mul4 / add;
      const float add1 = mul3 + div2;
      weight_part1[i0] = add1;
    }
    *reinterpret_cast<uint4 *>(&mean[v5]) = *reinterpret_cast<const uint4 *>(&mean_part1[0]);
    *reinterpret_cast<uint4 *>(&square[v5]) = *reinterpret_cast<const uint4 *>(&square_part1[0]);
    *reinterpret_cast<uint4 *>(&weight[v5]) = *reinterpret_cast<const uint4 *>(&weight_part1[0]);
  }
  const long long v10 = v8 + thread;
  #pragma unroll 1
  for (long long i1 = v10; i1 < v3; i1 += 256) {
    const float grad_i1 = grad[i1];
    const float mean_i1 = mean[i1];
    const float sub7 = grad_i1 - mean_i1;
    const float select2 = mlf_sel_f32(v0, mean_i1, grad_i1);
    const float fma2 = mlf_fma_f32(select, sub7, select2);
    mean[i1] = fma2;
    const float mul5 = trunc1 * grad_i1;
    const float square_i1 = square[i1];
    const float mul6 = square_i1 * trunc2;
    const float fma3 = mlf_fma_f32(mul5, grad_i1, mul6);
    square[i1] = fma3;
    const float weight_i1 = weight[i1];
    const float mul7 = weight_i1 * trunc3;
    const float mul8 = trunc4 * fma2;
    const float sqrt2 = mlf_sqrt_f32(fma3);
    const float div3 = sqrt2 / trunc5;
    const float add2 = div3 + trunc6;
    const float div4 = mul8 / add2;
    const float add3 = mul7 + div4;
    weight[i1] = add3;
  }
}

#ifndef __CUDACC_RTC__ /* The host part: NVRTC compiles kernels only. */

/* What a host function for CUDA gets: `int NAME(const struct mlf_cuda_host *host, void *const *buffers)`. `buffers` has the
 * device addresses of the function's arguments, then of its results. All work goes to one stream, and the function doesn't
 * wait for it. It returns 0, or the status of the step that failed, a CUresult or a library call's: the steps after
 * that one aren't started. */

#include <stddef.h>
#include <stdint.h>

#ifndef CUDA_VERSION /* cuda.h needn't be installed: these are its types */
typedef int CUresult;
typedef unsigned long long CUdeviceptr;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;
#endif

#ifdef __cplusplus
#define MLF_EXPORT extern "C" __attribute__((visibility("default")))
#else
#define MLF_EXPORT __attribute__((visibility("default")))
#endif

/* The driver's functions, as cuda.h declares them. */
struct mlf_driver {
  CUresult (*cuLaunchKernel)(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                             unsigned block_y, unsigned block_z, unsigned shared, CUstream stream, void **args,
                             void **extra);
  CUresult (*cuMemcpyDtoDAsync)(CUdeviceptr target, CUdeviceptr source, size_t bytes, CUstream stream);
  CUresult (*cuMemcpyHtoDAsync)(CUdeviceptr target, const void *source, size_t bytes, CUstream stream);
  CUresult (*cuEventRecord)(CUevent event, CUstream stream);
  CUresult (*cuEventSynchronize)(CUevent event);
  CUresult (*cuStreamSynchronize)(CUstream stream);
};

struct mlf_cuda_host {
  char *arena;                 /* on the device: as many bytes as the function's memref.alloc says */
  const int64_t *sizes;        /* of the arguments' `?` dims, in order; of tables: rows, chunks, elements */
  void *const *constants;      /* bound arguments, then each loop.constant, in order */
  const CUfunction *functions; /* the kernels that are launched, each once, in the order of their first launches */
  const struct mlf_driver *driver;
  CUstream stream;
  int (*call)(const void *calls, int64_t number, void **buffers); /* library call `number`, on the same stream */
  const void *calls;
  struct mlf_table *tables; /* each kernel.table, in order */
  int64_t *failed;          /* the number of the step that failed: launches, library calls, copies and tables are counted
                               together */
};

static inline int mlf_failed(const struct mlf_cuda_host *host, int64_t step, int status) {
  *host->failed = step;
  return status;
}

// The host function: one call.
MLF_EXPORT int
host_function(const struct mlf_cuda_host *host, void *const *buffers) {
  const CUfunction fused_adamw = host->functions[0];
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
  const struct mlf_driver *const cuda = host->driver;
  const CUstream stream = host->stream;
  int status;
  const int64_t n0 = host->sizes[0];
  const int64_t v0 = n0 + 1023;
  const int64_t v1 = v0 / 1024;
  const int64_t v2 = (uint64_t)v1 > (uint64_t)1 ? v1 : 1;
  const void *args[] = {&lr, &decay, &weight, &beta1, &mean, &grad, &beta2, &square, &step, &eps, &n0};
  status = v2 == 0 ? 0 : cuda->cuLaunchKernel(fused_adamw, (unsigned)v2, 1, 1, 256, 1, 1, 0, stream, (void **)args, NULL);
  if (status) return mlf_failed(host, 0, status);
  return 0;
}

#endif
