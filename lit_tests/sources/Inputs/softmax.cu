#ifdef __CUDACC_RTC__
typedef unsigned int uint32_t;
#else
#include <stdint.h>
#endif

#define MLF_FN static __device__ __forceinline__
#define MLF_LIBM(name) ::name
MLF_FN float mlf_bits_f32(uint32_t u) { return __uint_as_float(u); }
MLF_FN uint32_t mlf_f32_bits(float x) { return __float_as_uint(x); }
MLF_FN float mlf_sel_f32(int c, float a, float b) { return c ? a : b; }
MLF_FN float mlf_fma_f32(float a, float b, float c) { return MLF_LIBM(fmaf)(a, b, c); }

#if __CUDA_ARCH__ >= 800
MLF_FN float mlf_max_f32(float a, float b) {
  float r;
  asm("max.NaN" ".f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
  return r;
}
#else
MLF_FN float mlf_zero_and_f32_(float a, float b) {
  uint32_t other = a == b ? mlf_f32_bits(a) : ~(uint32_t)0;
  return mlf_bits_f32(mlf_f32_bits(b) & other);
}

MLF_FN float mlf_max_f32(float a, float b) {
  return mlf_sel_f32((a > b) | (a != a), a, mlf_zero_and_f32_(a, b));
}
#endif

/*
 * Adding 1.5 * 2^23 (2^52 in f64) leaves no room for a fraction: the sum is rounded to an integer,
 * with its two's complement in the low bits. Valid for |x| < 2^22 (2^51).
 */
#define MLF_ROUND_F32_ 0x1.8p23f

/* ln 2 = HI + LO; HI has 15 significant bits, so that n * HI is exact for |n| < 2^9. */
#define MLF_LN2_HI_ 0.693145752f

#define MLF_LN2_LO_ 1.42860677e-06f

/*
 * exp and exp2 end with 2^n (1 + q) = 2^n q + 2^n, rounded once. The result's exponents are more than
 * f32 has, so 2^n is 2^(n + 32) where x is below 0 and 2^(n - 2) elsewhere, and the sum is scaled
 * back. Either exponent is added to the number that rounds n, with the bias of 127: the low bits of
 * the rounded sum are those of 2^n. A NaN takes the place of that number, and so of everything.
 */
typedef struct {
  float magic, scale;
} mlf_exp_range_;

MLF_FN float mlf_exp_join_(mlf_exp_range_ range, float shifted, float q) {
  float power = mlf_bits_f32(mlf_f32_bits(shifted) << 23);
  return mlf_fma_f32(power, q, power) * range.scale;
}

/*
 * n and r as in mlf_exp_split_; q = r + r^2 Q(r), Q fitted to (exp(r) - 1 - r) / r^2 relative to exp,
 * error 2^-33.
 */
MLF_FN float mlf_exp_within_(mlf_exp_range_ range, float a) {
  float shifted = mlf_fma_f32(a, 1.44269504f, range.magic);
  float n = shifted - range.magic;
  float r = mlf_fma_f32(n, -MLF_LN2_LO_, mlf_fma_f32(n, -MLF_LN2_HI_, a));
  float q = 0.000197395537f;
  q = mlf_fma_f32(q, r, 0.00139350968f);
  q = mlf_fma_f32(q, r, 0.00833357126f);
  q = mlf_fma_f32(q, r, 0.041666463f);
  q = mlf_fma_f32(q, r, 0.166666657f);
  q = mlf_fma_f32(q, r, 0.5f);
  return mlf_exp_join_(range, shifted, mlf_fma_f32(r * r, q, r));
}

/*
 * The same bits for x <= 0: 2^n is always 2^(n + 32). (Up to x = 65 the result is right, too.) The
 * comparison leaves a NaN as it is, and then all that is computed is this NaN: nothing negates it.
 */
MLF_FN float mlf_exp_never_positive_f32(float x) {
  mlf_exp_range_ range = {MLF_ROUND_F32_ + 159.0f, 0x1p-32f};
  return mlf_exp_within_(range, mlf_sel_f32(x < -104.0f, -104.0f, x));
}

// Fuses add (line 7), div (line 7), exp (line 7), max (line 7), sub (line 7).
extern "C" __global__ void __launch_bounds__(64)
fused_reduce_max_sub_exp_reduce_add_div(const float *__restrict__ scores, float *__restrict__ weights) {
  __shared__ float s0[2];
  __shared__ float s1[2];
  const int thread = (int)threadIdx.x;
  const int block = (int)blockIdx.x;
  const bool aligned = ((unsigned long long)scores | (unsigned long long)weights) % 16 == 0;
  float a0[16];
  float a1;
  a1 = mlf_bits_f32(0xff800000u);
  const int v0 = thread * 4;
  __align__(16) float scores_part[16];
  const int v1 = block * 1024;
  if (aligned) {
    #pragma unroll
    for (int i0 = 0; i0 < 4; i0++) {
      const int v2 = i0 * 256;
      const int v3 = v0 + v2;
      const int v4 = i0 * 4;
      const int v5 = v1 + v3;
      *reinterpret_cast<uint4 *>(&scores_part[v4]) = *reinterpret_cast<const uint4 *>(&scores[v5]);
    }
  } else {
    #pragma unroll
    for (int i1 = 0; i1 < 4; i1++) {
      const int v6 = i1 * 256;
      const int v7 = v0 + v6;
      const int v8 = i1 * 4;
      #pragma unroll
      for (int i2 = 0; i2 < 4; i2++) {
        const int v9 = v7 + i2;
        const int v10 = v1 + v9;
        const int v11 = v8 + i2;
        const float scores_i = scores[v10];
        scores_part[v11] = scores_i;
      }
    }
  }
  #pragma unroll
  for (int i3 = 0; i3 < 4; i3++) {
    const int v12 = i3 * 4;
    #pragma unroll
    for (int i4 = 0; i4 < 4; i4++) {
      const int v13 = v12 + i4;
      const float scores_i1 = scores_part[v13];
      const float v14 = a1;
      const float max = mlf_max_f32(v14, scores_i1);
      a1 = max;
    }
  }
  const float v15 = a1;
  const int v16 = thread % 32;
  const float shuffle_xor = __shfl_xor_sync(0xffffffffu, v15, 16);
  const float max1 = mlf_max_f32(v15, shuffle_xor);
  const float shuffle_xor1 = __shfl_xor_sync(0xffffffffu, max1, 8);
  const float max2 = mlf_max_f32(max1, shuffle_xor1);
  const float shuffle_xor2 = __shfl_xor_sync(0xffffffffu, max2, 4);
  const float max3 = mlf_max_f32(max2, shuffle_xor2);
  const float shuffle_xor3 = __shfl_xor_sync(0xffffffffu, max3, 2);
  const float max4 = mlf_max_f32(max3, shuffle_xor3);
  const float shuffle_xor4 = __shfl_xor_sync(0xffffffffu, max4, 1);
  const float max5 = mlf_max_f32(max4, shuffle_xor4);
  const bool v17 = v16 == 0;
  const int v18 = thread / 32;
  if (v17) {
    s0[v18] = max5;
  }
  __syncthreads();
  const int v19 = thread % 2;
  const float v20 = s0[v19];
  const float shuffle_xor5 = __shfl_xor_sync(0xffffffffu, v20, 1);
  const float max6 = mlf_max_f32(v20, shuffle_xor5);
  float a2;
  a2 = 0.0f;
  #pragma unroll
  for (int i5 = 0; i5 < 4; i5++) {
    const int v21 = i5 * 4;
    #pragma unroll
    for (int i6 = 0; i6 < 4; i6++) {
      const int v22 = v21 + i6;
      const float scores_i2 = scores_part[v22];
      const float sub = scores_i2 - max6;
      const float exp = mlf_exp_never_positive_f32(sub);
      a0[v22] = exp;
      const float v23 = a2;
      const float add = v23 + exp;
      a2 = add;
    }
  }
  const float v24 = a2;
  const float shuffle_xor6 = __shfl_xor_sync(0xffffffffu, v24, 16);
  const float add1 = v24 + shuffle_xor6;
  const float shuffle_xor7 = __shfl_xor_sync(0xffffffffu, add1, 8);
  const float add2 = add1 + shuffle_xor7;
  const float shuffle_xor8 = __shfl_xor_sync(0xffffffffu, add2, 4);
  const float add3 = add2 + shuffle_xor8;
  const float shuffle_xor9 = __shfl_xor_sync(0xffffffffu, add3, 2);
  const float add4 = add3 + shuffle_xor9;
  const float shuffle_xor10 = __shfl_xor_sync(0xffffffffu, add4, 1);
  const float add5 = add4 + shuffle_xor10;
  const bool v25 = v16 == 0;
  if (v25) {
    s1[v18] = add5;
  }
  __syncthreads();
  const float v26 = s1[v19];
  const float shuffle_xor11 = __shfl_xor_sync(0xffffffffu, v26, 1);
  const float add6 = v26 + shuffle_xor11;
  __align__(16) float weights_part[16];
  #pragma unroll
  for (int i7 = 0; i7 < 4; i7++) {
    const int v27 = i7 * 4;
    #pragma unroll
    for (int i8 = 0; i8 < 4; i8++) {
      const int v28 = v27 + i8;
      const float v29 = a0[v28];
      const float div = v29 / add6;
      weights_part[v28] = div;
    }
  }
  if (aligned) {
    #pragma unroll
    for (int i9 = 0; i9 < 4; i9++) {
      const int v30 = i9 * 256;
      const int v31 = v0 + v30;
      const int v32 = i9 * 4;
      const int v33 = v1 + v31;
      *reinterpret_cast<uint4 *>(&weights[v33]) = *reinterpret_cast<const uint4 *>(&weights_part[v32]);
    }
  } else {
    #pragma unroll
    for (int i10 = 0; i10 < 4; i10++) {
      const int v34 = i10 * 256;
      const int v35 = v0 + v34;
      const int v36 = i10 * 4;
      #pragma unroll
      for (int i11 = 0; i11 < 4; i11++) {
        const int v37 = v35 + i11;
        const int v38 = v1 + v37;
        const int v39 = v36 + i11;
        const float weights_i = weights_part[v39];
        weights[v38] = weights_i;
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
  const CUfunction fused_reduce_max_sub_exp_reduce_add_div = host->functions[0];
  void *const scores = buffers[0];
  void *const weights = buffers[1];
  const struct mlf_driver *const cuda = host->driver;
  const CUstream stream = host->stream;
  int status;
  const void *args[] = {&scores, &weights};
  status = cuda->cuLaunchKernel(fused_reduce_max_sub_exp_reduce_add_div, 4096, 1, 1, 64, 1, 1, 0, stream, (void **)args, NULL);
  if (status) return mlf_failed(host, 0, status);
  return 0;
}

#endif
