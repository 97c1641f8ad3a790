// CUDA C as C++: the parts of the device that the text of a kernel uses. It comes before that text.
//
// `host_cuda.cpp` runs the threads and describes how. It is compiled once, while this is
// compiled with each text. Linux, GCC, x86-64 or aarch64.
#pragma once
#define MLF_HOST_CUDA 1

// The C headers: those of libstdc++ take as long to parse as all the rest.
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- qualifiers

#define __global__
#define __device__
#define __host__
#define __constant__ static const
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __align__(n) __attribute__((aligned(n)))
// One section holds every shared array, so that all of them can be filled before each block.
// `used` keeps the compiler from reasoning that an array which is never stored to is zero.
#define __shared__ static __attribute__((section("mlf_shared"), used))

// ---- vector types, with CUDA's alignments

#define MLF_VECTORS(T, name, a2, a4)                                                      \
  struct name##1 { T x; };                                                                \
  struct alignas(a2) name##2 { T x, y; };                                                 \
  struct name##3 { T x, y, z; };                                                          \
  struct alignas(a4) name##4 { T x, y, z, w; };                                           \
  inline name##1 make_##name##1(T x) { return {x}; }                                      \
  inline name##2 make_##name##2(T x, T y) { return {x, y}; }                              \
  inline name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                      \
  inline name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }
MLF_VECTORS(signed char, char, 2, 4)
MLF_VECTORS(unsigned char, uchar, 2, 4)
MLF_VECTORS(short, short, 4, 8)
MLF_VECTORS(unsigned short, ushort, 4, 8)
MLF_VECTORS(int, int, 8, 16)
MLF_VECTORS(unsigned, uint, 8, 16)
MLF_VECTORS(long long, longlong, 16, 16)
MLF_VECTORS(unsigned long long, ulonglong, 16, 16)
MLF_VECTORS(float, float, 8, 16)
MLF_VECTORS(double, double, 16, 16)
#undef MLF_VECTORS

struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
extern uint3 threadIdx, blockIdx;
extern dim3 blockDim, gridDim;
static const int warpSize = 32;

// ---- what the runtime does

namespace mlf_host {

enum { kLanes = 32 };
enum { kBallot = -1 };  // in the place of a source lane: every lane's predicate instead

using Kernel = void (*)(const long long* args);
struct Entry {
  const char* name;
  Kernel call;
};

extern unsigned cluster_size;

void cluster_arrive();
void cluster_wait(int line);
void barrier(const char* what, int line);
uint64_t warp_op(const char* what, int line, unsigned mask, uint64_t in, int source);
// Where another block's copy of a shared address is.
void* in_block(const void* at, unsigned rank);
// `extern __shared__ unsigned char name[];` is memory of the size that the launch asks for.
char* dynamic_shared();

// One argument as a parameter wants it: a pointer, or an integer.
struct Arg {
  long long word;
  template <class T>
  operator T*() const { return reinterpret_cast<T*>(word); }
  operator long long() const { return word; }
};

template <class T>
T shuffle(const char* what, int line, unsigned mask, T value, int source) {
  static_assert(sizeof(T) <= 8, "a shuffle moves at most 8 bytes");
  uint64_t word = 0;
  memcpy(&word, &value, sizeof(T));
  word = warp_op(what, line, mask, word, source);
  memcpy(&value, &word, sizeof(T));
  return value;
}

inline int lane() { return threadIdx.x % kLanes; }

}  // namespace mlf_host

// The kernels of the text, up to one without a name.
extern "C" const mlf_host::Entry mlf_kernels[];

#define MLF_LINE int line = __builtin_LINE()

inline void __cluster_barrier_arrive() { mlf_host::cluster_arrive(); }
inline void __cluster_barrier_wait(MLF_LINE) { mlf_host::cluster_wait(line); }
inline unsigned __clusterRelativeBlockRank() { return blockIdx.x % mlf_host::cluster_size; }
inline void* __cluster_map_shared_rank(const void* at, unsigned rank) {
  return mlf_host::in_block(at, rank);
}
inline void __syncthreads(MLF_LINE) { mlf_host::barrier("__syncthreads", line); }
inline void __syncwarp(unsigned mask = 0xffffffffu, MLF_LINE) {
  mlf_host::warp_op("__syncwarp", line, mask, 0, mlf_host::lane());
}
template <class T>
T __shfl_sync(unsigned mask, T value, int source, int width = 32, MLF_LINE) {
  int first = mlf_host::lane() & ~(width - 1);
  return mlf_host::shuffle("__shfl_sync", line, mask, value, first + (source & (width - 1)));
}
template <class T>
T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = 32, MLF_LINE) {
  int own = mlf_host::lane(), from = own - int(delta);
  int source = from < (own & ~(width - 1)) ? own : from;
  return mlf_host::shuffle("__shfl_up_sync", line, mask, value, source);
}
template <class T>
T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = 32, MLF_LINE) {
  int own = mlf_host::lane(), from = own + int(delta);
  int source = from > (own | (width - 1)) ? own : from;
  return mlf_host::shuffle("__shfl_down_sync", line, mask, value, source);
}
template <class T>
T __shfl_xor_sync(unsigned mask, T value, int lane_mask, int width = 32, MLF_LINE) {
  int own = mlf_host::lane(), from = own ^ lane_mask;
  int source = from > (own | (width - 1)) ? own : from;
  return mlf_host::shuffle("__shfl_xor_sync", line, mask, value, source);
}
/* Every address on the host is one of global memory. */
#define __builtin_assume(holds) ((void)(holds))
inline bool __isGlobal(const void*) { return true; }
/* Accesses that pass through the caches. */
template <class T>
T __ldcs(const T* from) {
  return *from;
}
template <class T>
void __stcs(T* to, T value) {
  *to = value;
}
inline unsigned __ballot_sync(unsigned mask, int predicate, MLF_LINE) {
  return mlf_host::warp_op("__ballot_sync", line, mask, predicate != 0, mlf_host::kBallot);
}
inline int __any_sync(unsigned mask, int predicate, MLF_LINE) {
  return mlf_host::warp_op("__any_sync", line, mask, predicate != 0, mlf_host::kBallot) != 0;
}
inline int __all_sync(unsigned mask, int predicate, MLF_LINE) {
  return mlf_host::warp_op("__all_sync", line, mask, predicate == 0, mlf_host::kBallot) == 0;
}
#undef MLF_LINE
inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}

// ---- atomics: nothing runs between the two halves

namespace mlf_host {
template <class T>
struct Same {
  using Type = T;
};
// On a device integers wrap.
template <class T>
T wrapping_sum(T a, T b) {
  if constexpr (T(0.5) == T(0)) {
    __builtin_add_overflow(a, b, &a);
    return a;
  }
  return a + b;
}
}  // namespace mlf_host

#define MLF_ATOMIC(name, result)                              \
  template <class T>                                          \
  T name(T* at, typename mlf_host::Same<T>::Type value) {     \
    T old = *at;                                              \
    *at = result;                                             \
    return old;                                               \
  }
MLF_ATOMIC(atomicAdd, mlf_host::wrapping_sum(old, value))
MLF_ATOMIC(atomicSub, mlf_host::wrapping_sum(old, T(0 - uint64_t(value))))
MLF_ATOMIC(atomicMin, old < value ? old : value)
MLF_ATOMIC(atomicMax, old > value ? old : value)
MLF_ATOMIC(atomicAnd, old & value)
MLF_ATOMIC(atomicOr, old | value)
MLF_ATOMIC(atomicXor, old ^ value)
MLF_ATOMIC(atomicExch, value)
#undef MLF_ATOMIC
template <class T>
T atomicCAS(T* at, typename mlf_host::Same<T>::Type expected,
            typename mlf_host::Same<T>::Type value) {
  T old = *at;
  if (old == expected) *at = value;
  return old;
}

// ---- arithmetic

#define MLF_BITS(name, From, To)         \
  inline To name(From from) {            \
    To to;                               \
    static_assert(sizeof to == sizeof from, ""); \
    memcpy(&to, &from, sizeof to);       \
    return to;                           \
  }
MLF_BITS(__float_as_uint, float, unsigned)
MLF_BITS(__float_as_int, float, int)
MLF_BITS(__uint_as_float, unsigned, float)
MLF_BITS(__int_as_float, int, float)
MLF_BITS(__double_as_longlong, double, long long)
MLF_BITS(__longlong_as_double, long long, double)
#undef MLF_BITS

inline float __fmaf_rn(float a, float b, float c) { return fmaf(a, b, c); }
inline float __fadd_rn(float a, float b) { return a + b; }
inline float __fsub_rn(float a, float b) { return a - b; }
inline float __fmul_rn(float a, float b) { return a * b; }
inline float __fdiv_rn(float a, float b) { return a / b; }
inline float __frcp_rn(float a) { return 1.0f / a; }
inline float __fsqrt_rn(float a) { return sqrtf(a); }
inline double __fma_rn(double a, double b, double c) { return fma(a, b, c); }
inline double __dadd_rn(double a, double b) { return a + b; }
inline double __dsub_rn(double a, double b) { return a - b; }
inline double __dmul_rn(double a, double b) { return a * b; }
inline double __ddiv_rn(double a, double b) { return a / b; }
inline double __dsqrt_rn(double a) { return sqrt(a); }
inline float __fdividef(float a, float b) { return a / b; }
inline float __expf(float a) { return expf(a); }
inline float __logf(float a) { return logf(a); }
inline float rsqrtf(float a) { return 1.0f / sqrtf(a); }
inline double rsqrt(double a) { return 1.0 / sqrt(a); }
inline int __popc(unsigned a) { return __builtin_popcount(a); }
inline int __popcll(unsigned long long a) { return __builtin_popcountll(a); }
inline int __clz(int a) { return a ? __builtin_clz(a) : 32; }
inline int __clzll(long long a) { return a ? __builtin_clzll(a) : 64; }
inline int __ffs(int a) { return __builtin_ffs(a); }
inline unsigned __umulhi(unsigned a, unsigned b) { return (a * 1ull * b) >> 32; }
template <class T>
T __ldg(const T* at) { return *at; }
[[noreturn]] inline void __trap() { abort(); }

#define MLF_MIN_MAX(T, low, high)                 \
  inline T min(T a, T b) { return low; }          \
  inline T max(T a, T b) { return high; }
MLF_MIN_MAX(int, a < b ? a : b, a < b ? b : a)
MLF_MIN_MAX(unsigned, a < b ? a : b, a < b ? b : a)
MLF_MIN_MAX(long long, a < b ? a : b, a < b ? b : a)
MLF_MIN_MAX(unsigned long long, a < b ? a : b, a < b ? b : a)
MLF_MIN_MAX(float, fminf(a, b), fmaxf(a, b))
MLF_MIN_MAX(double, fmin(a, b), fmax(a, b))
#undef MLF_MIN_MAX
