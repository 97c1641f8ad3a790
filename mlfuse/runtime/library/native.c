// Strided copies and sums of products for library calls on a CPU. Every function takes buffers and a
// list of numbers, as kernels do; `native.py` writes that list.

#include <stdint.h>
#ifdef _OPENMP
#include <omp.h>
#else
static int omp_get_max_threads(void) { return 1; }
#endif

typedef int64_t i64;

// Rows are done BLOCK at a time; in a block, only the first row's place is divided out. LANES sums are
// made side by side. Threads start where there are PARALLEL products, or elements to copy.
enum { BLOCK = 128, LANES = 64, PARALLEL = 1 << 15, MAX_RANK = 32 };

// `dims` has, for each of `rank` dims, its size and `count` strides.
static i64 all_rows(i64 rank, const i64 *dims, int count) {
  i64 rows = 1;
  for (i64 d = 0; d < rank; d++) rows *= dims[(count + 1) * d];
  return rows;
}

// The index of row `row`, and where it lies in each of `count` buffers.
static void seek(i64 row, i64 rank, const i64 *dims, int count, i64 *index, i64 *places) {
  for (i64 d = rank - 1; d >= 0; d--) {
    const i64 *dim = dims + (count + 1) * d;
    index[d] = row % dim[0];
    row /= dim[0];
    for (int k = 0; k < count; k++) places[k] += index[d] * dim[1 + k];
  }
}

// One row further.
static inline void next(i64 rank, const i64 *dims, int count, i64 *index, i64 *places) {
  for (i64 d = rank - 1; d >= 0; d--) {
    const i64 *dim = dims + (count + 1) * d;
    for (int k = 0; k < count; k++) places[k] += dim[1 + k];
    if (++index[d] < dim[0]) return;
    for (int k = 0; k < count; k++) places[k] -= dim[0] * dim[1 + k];
    index[d] = 0;
  }
}

// Copy: rank, length of a row, its strides (target, source), first elements (target, source); then for
// each outer dim its size and strides (target, source).
#define COPY(NAME, T)                                                                              \
  void NAME(void **buffers, const i64 *n) {                                                        \
    const i64 rank = n[0], row = n[1], ts = n[2], ss = n[3];                                       \
    const i64 *dims = n + 6, rows = all_rows(rank, dims, 2);                                       \
    _Pragma("omp parallel for if (rows * row > PARALLEL)")                                         \
    for (i64 block = 0; block < rows; block += BLOCK) {                                            \
      const i64 end = block + BLOCK < rows ? block + BLOCK : rows;                                 \
      i64 index[MAX_RANK], places[2] = {n[4], n[5]};                                               \
      seek(block, rank, dims, 2, index, places);                                                   \
      for (i64 r = block; r < end; r++) {                                                          \
        T *restrict to = (T *)buffers[0] + places[0];                                              \
        const T *restrict from = (const T *)buffers[1] + places[1];                                \
        if (ts == 1 && ss == 1)                                                                    \
          for (i64 i = 0; i < row; i++) to[i] = from[i];                                           \
        else if (ts == 1 && ss == 2)                                                               \
          for (i64 i = 0; i < row; i++) to[i] = from[2 * i];                                       \
        else                                                                                       \
          for (i64 i = 0; i < row; i++) to[i * ts] = from[i * ss];                                 \
        next(rank, dims, 2, index, places);                                                        \
      }                                                                                            \
    }                                                                                              \
  }

#ifdef WANT_copy_1
COPY(copy_1, uint8_t)
#endif
#ifdef WANT_copy_2
COPY(copy_2, uint16_t)
#endif
#ifdef WANT_copy_4
COPY(copy_4, uint32_t)
#endif
#ifdef WANT_copy_8
COPY(copy_8, uint64_t)
#endif

#ifdef __FMA__
#define FMA32(a, b, c) __builtin_fmaf(a, b, c)
#define FMA64(a, b, c) __builtin_fma(a, b, c)
#else
#define FMA32(a, b, c) ((a) * (b) + (c))
#define FMA64(a, b, c) ((a) * (b) + (c))
#endif
// Unsigned, so that what doesn't fit wraps around.
#define WRAP32(a, b, c) ((uint32_t)(a) * (uint32_t)(b) + (c))
#define WRAP64(a, b, c) ((a) * (b) + (c))

// Sums: rank, lanes, their strides (target, left, right), how many products a sum has, first elements
// (target, left, right); for each outer dim its size and strides (target, left, right); then the
// places of a sum's products, of left and right in turns.
#define SUMS(NAME, T, ADD)                                                                         \
  void NAME(void **buffers, const i64 *n) {                                                        \
    const i64 rank = n[0], lanes = n[1], ts = n[2], ls = n[3], rs = n[4], products = n[5];         \
    const i64 *dims = n + 9, *terms = n + 9 + 4 * rank, rows = all_rows(rank, dims, 3);            \
    _Pragma("omp parallel for if (rows * lanes * products > PARALLEL)")                            \
    for (i64 block = 0; block < rows; block += BLOCK) {                                            \
      const i64 end = block + BLOCK < rows ? block + BLOCK : rows;                                 \
      i64 index[MAX_RANK], places[3] = {n[6], n[7], n[8]};                                         \
      seek(block, rank, dims, 3, index, places);                                                   \
      for (i64 r = block; r < end; r++) {                                                          \
        for (i64 first = 0; first < lanes; first += LANES) {                                       \
          const i64 count = lanes - first < LANES ? lanes - first : LANES;                         \
          const T *left = (const T *)buffers[1] + places[1] + first * ls;                          \
          const T *right = (const T *)buffers[2] + places[2] + first * rs;                         \
          T sums[LANES] = {0};                                                                     \
          for (i64 p = 0; p < products; p++) {                                                     \
            const T *a = left + terms[2 * p], *b = right + terms[2 * p + 1];                       \
            if (ls == 1 && rs == 1)                                                                \
              for (i64 i = 0; i < count; i++) sums[i] = ADD(a[i], b[i], sums[i]);                  \
            else if (ls == 1 && rs == 0)                                                           \
              for (i64 i = 0; i < count; i++) sums[i] = ADD(a[i], *b, sums[i]);                    \
            else if (ls == 0 && rs == 1)                                                           \
              for (i64 i = 0; i < count; i++) sums[i] = ADD(*a, b[i], sums[i]);                    \
            else if (ls == 2 && rs == 0)                                                           \
              for (i64 i = 0; i < count; i++) sums[i] = ADD(a[2 * i], *b, sums[i]);                \
            else                                                                                   \
              for (i64 i = 0; i < count; i++) sums[i] = ADD(a[i * ls], b[i * rs], sums[i]);        \
          }                                                                                        \
          T *out = (T *)buffers[0] + places[0] + first * ts;                                       \
          for (i64 i = 0; i < count; i++) out[i * ts] = sums[i];                                   \
        }                                                                                          \
        next(rank, dims, 3, index, places);                                                        \
      }                                                                                            \
    }                                                                                              \
  }

#ifdef WANT_sums_f4
SUMS(sums_f4, float, FMA32)
#endif
#ifdef WANT_sums_f8
SUMS(sums_f8, double, FMA64)
#endif
#ifdef WANT_sums_i1
SUMS(sums_i1, uint8_t, WRAP32)
#endif
#ifdef WANT_sums_i2
SUMS(sums_i2, uint16_t, WRAP32)
#endif
#ifdef WANT_sums_i4
SUMS(sums_i4, uint32_t, WRAP32)
#endif
#ifdef WANT_sums_i8
SUMS(sums_i8, uint64_t, WRAP64)
#endif

// Products of matrices by a BLAS whose own threads rest: ours do a part each. Two pools of threads would
// meet otherwise: one's waiting threads spin for milliseconds on cores that the other's need.
//
// The buffers are target, left and right, then the four of `begin`. Numbers: rows, columns and length of the sums; the distance of rows (of columns
// where it is transposed) of target, left and right; whether left and right are transposed; first elements
// of target, left and right; rank of the batch, and for each of its dims the size and strides of the three.
enum { ROW_MAJOR = 101, PLAIN = 111, TRANSPOSED = 112, SMALL_PRODUCT = 1 << 18, GRAIN = 16 };

typedef void set_threads_t(int);
typedef int get_threads_t(void);
typedef int swap_threads_t(int);

// Who is at it: a lock, how many calls run, and the BLAS's own number of threads, which the last one gives
// back. It is shared by all that is compiled of this text.
typedef struct {
  i64 lock, running, before;
} calls_t;

static void lock(calls_t *calls) {
  while (__atomic_exchange_n(&calls->lock, 1, __ATOMIC_ACQUIRE)) {
  }
}

static void unlock(calls_t *calls) { __atomic_store_n(&calls->lock, 0, __ATOMIC_RELEASE); }

// `blas` has the product, then how many threads it may use, set and asked, then the calls that run; or, where each
// thread has such a number of its own, the product, the function that sets it and returns the one before, and zeros.
static void begin(void **blas) {
  calls_t *const calls = (calls_t *)blas[3];
  if (!calls) return;
  lock(calls);
  if (calls->running++ == 0) {
    calls->before = ((get_threads_t *)blas[2])();
    if (calls->before != 1) ((set_threads_t *)blas[1])(1);
  }
  unlock(calls);
}

static void end(void **blas) {
  calls_t *const calls = (calls_t *)blas[3];
  if (!calls) return;
  lock(calls);
  if (--calls->running == 0 && calls->before != 1) ((set_threads_t *)blas[1])((int)calls->before);
  unlock(calls);
}

// Let this thread's products use so many threads, where that is its own number; the one before.
static int alone(void **blas, int threads) {
  return blas[3] ? 1 : ((swap_threads_t *)blas[1])(threads);
}

// One product by the C interface of BLAS, `CBLAS`, or by the one of Fortran: there matrices lie by columns, so that it is the
// product of the transposed ones, and every argument is an address.
#define CBLAS(T, INT)                                                                              \
  typedef void multiply_t(int, int, int, INT, INT, INT, T, const T *, INT, const T *, INT, T, T *, \
                          INT);                                                                    \
  static void multiply(void *blas, int lt, int rt, i64 m, i64 n, i64 k, const T *left, i64 ll,     \
                       const T *right, i64 rl, T *target, i64 tl) {                                \
    ((multiply_t *)blas)(ROW_MAJOR, lt, rt, m, n, k, 1, left, ll, right, rl, 0, target, tl);       \
  }
#define FORTRAN(T)                                                                                 \
  typedef void multiply_t(const char *, const char *, const int *, const int *, const int *,       \
                          const T *, const T *, const int *, const T *, const int *, const T *,    \
                          T *, const int *);                                                       \
  static void multiply(void *blas, int lt, int rt, int m, int n, int k, const T *left, int ll,     \
                       const T *right, int rl, T *target, int tl) {                                \
    const T one = 1, zero = 0;                                                                     \
    ((multiply_t *)blas)(rt == PLAIN ? "N" : "T", lt == PLAIN ? "N" : "T", &n, &m, &k, &one,       \
                         right, &rl, left, &ll, &zero, target, &tl);                               \
  }

#define PRODUCTS(NAME, T)                                                                          \
  void NAME(void **buffers, const i64 *n) {                                                        \
    const i64 m = n[0], columns = n[1], k = n[2], tl = n[3], ll = n[4], rl = n[5];                 \
    const int lt = n[6] ? TRANSPOSED : PLAIN, rt = n[7] ? TRANSPOSED : PLAIN;                      \
    const i64 rank = n[11], *dims = n + 12, batch = all_rows(rank, dims, 3);                       \
    const int is_small = (double)batch * m * columns * k < SMALL_PRODUCT;                          \
    const i64 threads = is_small ? 1 : omp_get_max_threads();                                      \
    const i64 wanted = (threads + batch - 1) / batch, longer = m > columns ? m : columns;          \
    const i64 part = ((longer + wanted - 1) / wanted + GRAIN - 1) / GRAIN * GRAIN;                 \
    const i64 parts = (longer + part - 1) / part, jobs = batch * parts;                            \
    void **const blas = buffers + 3;                                                               \
    begin(blas);                                                                                   \
    _Pragma("omp parallel for schedule(dynamic, 1) if (threads > 1 && jobs > 1)")                  \
    for (i64 job = 0; job < jobs; job++) {                                                         \
      i64 index[MAX_RANK], places[3] = {n[8], n[9], n[10]};                                        \
      seek(job / parts, rank, dims, 3, index, places);                                             \
      T *target = (T *)buffers[0] + places[0];                                                     \
      const T *left = (const T *)buffers[1] + places[1];                                           \
      const T *right = (const T *)buffers[2] + places[2];                                          \
      const i64 first = job % parts * part, count = longer - first < part ? longer - first : part; \
      const int before = alone(blas, 1);                                                           \
      if (m > columns) {                                                                           \
        left += first * (n[6] ? 1 : ll);                                                           \
        multiply(blas[0], lt, rt, count, columns, k, left, ll, right, rl, target + first * tl, tl); \
      } else {                                                                                     \
        right += first * (n[7] ? rl : 1);                                                          \
        multiply(blas[0], lt, rt, m, count, k, left, ll, right, rl, target + first, tl);           \
      }                                                                                            \
      alone(blas, before);                                                                         \
    }                                                                                              \
    end(blas);                                                                                     \
  }

// The same for one column: numbers are rows and length of the sums; the distance of the target's elements, of
// the matrix's rows (columns where it is transposed) and of the column's elements; whether it is transposed;
// first elements, rank of the batch and its dims as above.
#define COLUMNS(NAME, T, INT)                                                                      \
  typedef void NAME##_t(int, int, INT, INT, T, const T *, INT, const T *, INT, T, T *, INT);       \
  void NAME(void **buffers, const i64 *n) {                                                        \
    NAME##_t *const multiply = (NAME##_t *)buffers[3];                                             \
    void **const blas = buffers + 3;                                                               \
    const i64 m = n[0], k = n[1], ts = n[2], ll = n[3], rs = n[4], transposed = n[5];              \
    const i64 rank = n[9], *dims = n + 10, batch = all_rows(rank, dims, 3);                        \
    const i64 threads = (double)batch * m * k < SMALL_PRODUCT ? 1 : omp_get_max_threads();         \
    const i64 wanted = (threads + batch - 1) / batch;                                              \
    const i64 part = ((m + wanted - 1) / wanted + GRAIN - 1) / GRAIN * GRAIN;                      \
    const i64 parts = (m + part - 1) / part, jobs = batch * parts;                                 \
    begin(blas);                                                                                   \
    _Pragma("omp parallel for schedule(dynamic, 1) if (threads > 1 && jobs > 1)")                  \
    for (i64 job = 0; job < jobs; job++) {                                                         \
      i64 index[MAX_RANK], places[3] = {n[6], n[7], n[8]};                                         \
      seek(job / parts, rank, dims, 3, index, places);                                             \
      const i64 first = job % parts * part, count = m - first < part ? m - first : part;           \
      T *target = (T *)buffers[0] + places[0] + first * ts;                                        \
      const T *left = (const T *)buffers[1] + places[1] + first * (transposed ? 1 : ll);           \
      const T *right = (const T *)buffers[2] + places[2];                                          \
      if (transposed)                                                                              \
        multiply(ROW_MAJOR, TRANSPOSED, k, count, 1, left, ll, right, rs, 0, target, ts);          \
      else                                                                                         \
        multiply(ROW_MAJOR, PLAIN, count, k, 1, left, ll, right, rs, 0, target, ts);               \
    }                                                                                              \
    end(blas);                                                                                     \
  }

#ifdef WANT_columns_f4_32
COLUMNS(columns_f4_32, float, int)
#endif
#ifdef WANT_columns_f8_32
COLUMNS(columns_f8_32, double, int)
#endif
#ifdef WANT_columns_f4_64
COLUMNS(columns_f4_64, float, i64)
#endif
#ifdef WANT_columns_f8_64
COLUMNS(columns_f8_64, double, i64)
#endif
#ifdef WANT_products_f4_32
CBLAS(float, int)
PRODUCTS(products_f4_32, float)
#endif
#ifdef WANT_products_f8_32
CBLAS(double, int)
PRODUCTS(products_f8_32, double)
#endif
#ifdef WANT_products_f4_64
CBLAS(float, i64)
PRODUCTS(products_f4_64, float)
#endif
#ifdef WANT_products_f8_64
CBLAS(double, i64)
PRODUCTS(products_f8_64, double)
#endif

#ifdef WANT_products_f4_fortran
FORTRAN(float)
PRODUCTS(products_f4_fortran, float)
#endif
#ifdef WANT_products_f8_fortran
FORTRAN(double)
PRODUCTS(products_f8_fortran, double)
#endif
#ifdef WANT_primitives
// oneDNN's primitives, one after the other. Buffers: arrays, then the functions that place an array and execute
// a primitive, and where its status goes if that isn't 0. Numbers: how many arrays there are, and what is to
// be done, five numbers each: the number of an array, its memory object, and how many bytes on it begins; or
// -1, a primitive, a stream, and its arguments: how many, and where.
typedef int place_t(void *, void *);
typedef int execute_t(void *, void *, int, void *);

void primitives(void **buffers, const i64 *n) {
  void **const functions = buffers + n[0];
  place_t *const place = (place_t *)functions[0];
  execute_t *const execute = (execute_t *)functions[1];
  const i64 *const end = n + 2 + 5 * n[1];
  for (const i64 *op = n + 2; op < end; op += 5) {
    const int status = op[0] < 0 ? execute((void *)op[1], (void *)op[2], (int)op[3], (void *)op[4])
                                 : place((void *)op[1], (char *)buffers[op[0]] + op[2]);
    if (status != 0) {
      *(int *)functions[2] = status;
      return;
    }
  }
}
#endif
