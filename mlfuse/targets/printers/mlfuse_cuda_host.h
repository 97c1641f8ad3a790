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
