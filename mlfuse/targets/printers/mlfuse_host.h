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
