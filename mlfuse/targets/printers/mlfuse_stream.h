/*
 * Stores that go past the caches, for generated C.
 *
 * A plain store to a line that isn't in a cache reads the line first and writes it back later: two
 * transfers for one. If a result is too large to be still in a cache when it is read next, non-temporal
 * stores avoid the first transfer, and other data stays in the cache.
 */
#ifndef MLFUSE_STREAM_H
#define MLFUSE_STREAM_H

#define MLF_LINE_ 64 /* bytes */

#if defined(__clang__)

typedef float mlf_line_ __attribute__((vector_size(MLF_LINE_)));
static inline __attribute__((always_inline)) void mlf_stream_line_(void *to, const void *from) {
  mlf_line_ line;
  __builtin_memcpy(&line, from, sizeof line);
  __builtin_nontemporal_store(line, (mlf_line_ *)to);
}

#elif defined(__SSE2__)

#if defined(__AVX512F__)
#define MLF_VECTOR_ 64
#define MLF_STREAM_VECTOR_(to, v) __builtin_ia32_movntps512((float *)(to), v)
#elif defined(__AVX__)
#define MLF_VECTOR_ 32
#define MLF_STREAM_VECTOR_(to, v) __builtin_ia32_movntps256((float *)(to), v)
#else
#define MLF_VECTOR_ 16
#define MLF_STREAM_VECTOR_(to, v) __builtin_ia32_movntps((float *)(to), v)
#endif
typedef float mlf_vector_ __attribute__((vector_size(MLF_VECTOR_)));
static inline __attribute__((always_inline)) void mlf_stream_line_(void *to, const void *from) {
  for (int k = 0; k < MLF_LINE_; k += MLF_VECTOR_) {
    mlf_vector_ v;
    __builtin_memcpy(&v, (const char *)from + k, sizeof v);
    MLF_STREAM_VECTOR_((char *)to + k, v);
  }
}

#else

static inline __attribute__((always_inline)) void mlf_stream_line_(void *to, const void *from) {
  __builtin_memcpy(to, from, MLF_LINE_);
}

#endif

/* `bytes` is a multiple of a line. Ordinary stores if the target isn't at the beginning of a line. */
static inline __attribute__((always_inline)) void mlf_stream(void *to, const void *from, int bytes) {
  if ((uintptr_t)to % MLF_LINE_) {
    __builtin_memcpy(to, from, (unsigned long)bytes);
    return;
  }
  for (int k = 0; k < bytes; k += MLF_LINE_) mlf_stream_line_((char *)to + k, (const char *)from + k);
}

/* Earlier streamed stores are visible to all threads that see a later store. */
static inline void mlf_stream_end(void) {
#if defined(__SSE2__)
  __builtin_ia32_sfence();
#elif defined(__clang__)
  __sync_synchronize();
#endif
}

#endif /* MLFUSE_STREAM_H */
