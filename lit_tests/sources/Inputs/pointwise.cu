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
MLF_FN float mlf_sel_f32(int c, float a, float b) { return c ? a : b; }
MLF_FN float mlf_fma_f32(float a, float b, float c) { return MLF_LIBM(fmaf)(a, b, c); }
MLF_FN float mlf_abs_f32(float x) { return mlf_bits_f32(mlf_f32_bits(x) & ~(0x80000000u)); }

/*
 * Adding 1.5 * 2^23 (2^52 in f64) leaves no room for a fraction: the sum is rounded to an integer,
 * with its two's complement in the low bits. Valid for |x| < 2^22 (2^51).
 */
#define MLF_ROUND_F32_ 0x1.8p23f

/* The sign of x on y, for an odd function computed at |x|: also at -0, and at a NaN. */
MLF_FN float mlf_odd_(float x, float y) {
  return mlf_bits_f32(mlf_f32_bits(y) ^ (mlf_f32_bits(x) & 0x80000000u));
}

/*
 * |x| < 0.7: x + x^3 P(x^2), P fitted to (tanh(x)/x - 1)/x^2 relative to tanh, error 2^-30.
 * Otherwise (d - 2) / d with d = 1 + e^(2|x|). 2^(2|x| / ln 2) as in mlf_exp2_f32, where the exponents 2 to 25
 * need no care. d - 2 is exact up to d = 2^25; there tanh is 1 - 2^-24 to f32, and 1 from atanh(1 - 2^-25) on.
 */
MLF_FN float mlf_tanh_f32(float x) {
  float a = mlf_abs_f32(x);
  float z = a * a;
  float p = 0.0019009769f;
  p = mlf_fma_f32(p, z, -0.007891551f);
  p = mlf_fma_f32(p, z, 0.02157591f);
  p = mlf_fma_f32(p, z, -0.053922288f);
  p = mlf_fma_f32(p, z, 0.13333f);
  p = mlf_fma_f32(p, z, -0.33333325f);
  float small = mlf_fma_f32(a * z, p, a);

  const float magic = MLF_ROUND_F32_ + 127.0f;
  const float twice_log2e = 2.88539004f;
  float b = mlf_sel_f32(a > 8.66f, 8.66f, a);
  float shifted = mlf_fma_f32(b, twice_log2e, magic);
  float r = mlf_fma_f32(b, twice_log2e, magic - shifted);
  float t = 0.000153264627f;
  t = mlf_fma_f32(t, r, 0.00133908063f);
  t = mlf_fma_f32(t, r, 0.00961850584f);
  t = mlf_fma_f32(t, r, 0.0555035993f);
  t = mlf_fma_f32(t, r, 0.240226477f);
  t = mlf_fma_f32(t, r, 0.693147182f);
  float power = mlf_bits_f32(mlf_f32_bits(shifted) << 23);
  float d = mlf_fma_f32(power, t * r, power + 1.0f);
  float large = mlf_sel_f32(a > 9.0109129f, 1.0f, (d - 2.0f) / d);

  return mlf_odd_(x, mlf_sel_f32(a < 0.7f, small, large));
}

// Fuses mul (line 8), add (line 10), tanh (line 11).
extern "C" __global__ void __launch_bounds__(256)
fused_mul_add_tanh(
    const float *__restrict__ scale,
    const float *__restrict__ x,
    const float *__restrict__ bias,
    float *__restrict__ y,
    long long n0) {
  const long long thread = (long long)threadIdx.x;
  const long long block = (long long)blockIdx.x;
  const long long v0 = block * 4096;
  const long long v1 = n0 * 512;
  const long long v2 = v0 + 4096;
  const long long v3 = (uint64_t)v2 < (uint64_t)v1 ? v2 : v1;
  const long long v4 = thread * 4;
  const long long v5 = v0 + v4;
  const bool aligned = ((unsigned long long)x | (unsigned long long)scale | (unsigned long long)bias | (unsigned long long)y) % 16 == 0;
  const long long v6 = aligned ? v3 : v0;
  __align__(16) float x_part[16];
  __align__(16) float scale_part[16];
  __align__(16) float bias_part[16];
  __align__(16) float y_part[4];
  #pragma unroll
  for (long long i0 = 0; i0 < 4; i0++) {
    const long long v7 = i0 * 1024;
    const long long v8 = v5 + v7;
    const bool v9 = (uint64_t)v8 < (uint64_t)v6;
    const long long v10 = v8 % 512;
    const long long v11 = i0 * 4;
    if (v9) {
      *reinterpret_cast<uint4 *>(&x_part[v11]) = *reinterpret_cast<const uint4 *>(&x[v8]);
      *reinterpret_cast<uint4 *>(&scale_part[v11]) = *reinterpret_cast<const uint4 *>(&scale[v10]);
      *reinterpret_cast<uint4 *>(&bias_part[v11]) = *reinterpret_cast<const uint4 *>(&bias[v10]);
    }
  }
  #pragma unroll
  for (long long i1 = 0; i1 < 4; i1++) {
    const long long v12 = i1 * 1024;
    const long long v13 = v5 + v12;
    const bool v14 = (uint64_t)v13 < (uint64_t)v6;
    const long long v15 = i1 * 4;
    if (v14) {
      #pragma unroll
      for (long long i2 = 0; i2 < 4; i2++) {
        const long long v16 = v15 + i2;
        const float x_i = x_part[v16];
        const float scale_i = scale_part[v16];
        const float scaled = x_i * scale_i;
        const float bias_i = bias_part[v16];
        const float shifted = scaled + bias_i;
        const float tanh = mlf_tanh_f32(shifted);
        y_part[i2] = tanh;
      }
      *reinterpret_cast<uint4 *>(&y[v13]) = *reinterpret_cast<const uint4 *>(&y_part[0]);
    }
  }
  const long long v17 = v6 + thread;
  #pragma unroll 1
  for (long long i3 = v17; i3 < v3; i3 += 1024) {
    float a0[4];
    float a1[4];
    float a2[4];
    #pragma unroll
    for (long long i4 = 0; i4 < 4; i4++) {
      const long long v18 = i4 * 256;
      const long long v19 = i3 + v18;
      const bool v20 = (uint64_t)v19 < (uint64_t)v3;
      const long long v21 = v19 % 512;
      if (v20) {
        const float x_i1 = x[v19];
        a0[i4] = x_i1;
        const float scale_i1 = scale[v21];
        a1[i4] = scale_i1;
        const float bias_i1 = bias[v21];
        a2[i4] = bias_i1;
      }
    }
    #pragma unroll
    for (long long i5 = 0; i5 < 4; i5++) {
      const long long v22 = i5 * 256;
      const long long v23 = i3 + v22;
      const bool v24 = (uint64_t)v23 < (uint64_t)v3;
      if (v24) {
        const float v25 = a0[i5];
        const float v26 = a1[i5];
        const float scaled1 = v25 * v26;
        const float v27 = a2[i5];
        const float shifted1 = scaled1 + v27;
        const float tanh1 = mlf_tanh_f32(shifted1);
        y[v23] = tanh1;
      }
    }
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
  const CUfunction fused_mul_add_tanh = host->functions[0];
  void *const x = buffers[0];
  void *const scale = buffers[1];
  void *const bias = buffers[2];
  void *const y = buffers[3];
  const struct mlf_driver *const cuda = host->driver;
  const CUstream stream = host->stream;
  int status;
  const int64_t n0 = host->sizes[0];
  const int64_t v0 = n0 * 512;
  const int64_t v1 = v0 + 4095;
  const int64_t v2 = v1 / 4096;
  const int64_t v3 = (uint64_t)v2 > (uint64_t)1 ? v2 : 1;
  const void *args[] = {&scale, &x, &bias, &y, &n0};
  status = v3 == 0 ? 0 : cuda->cuLaunchKernel(fused_mul_add_tanh, (unsigned)v3, 1, 1, 256, 1, 1, 0, stream, (void **)args, NULL);
  if (status) return mlf_failed(host, 0, status);
  return 0;
}

#endif
