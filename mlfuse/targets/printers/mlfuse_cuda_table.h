#include <string.h>

/* A table that kernels read (`kernel.table`). The function writes addresses into `rows` on the host. If they have changed, they
 * are copied to the next of a few pinned buffers, and from there to `memory` in the order of the stream. */
enum { MLF_PINNED = 8 }; /* the most copies in flight at a time */
struct mlf_table {
  int64_t *rows;                       /* on the host: `count` rows of `width` numbers, the first `columns` of them addresses */
  int64_t count, columns, width;
  size_t bytes;                        /* of `rows` and what follows them */
  void *memory, *chunks;               /* on the device */
  void *pinned[MLF_PINNED];
  CUevent copied[MLF_PINNED];          /* recorded after the last copy from each pinned buffer */
  int64_t last;                        /* the pinned buffer of the last copy; -1 if there was none */
  CUstream stream;                     /* of the last copy */
};

/* Let a table on the device have the addresses of these buffers, row by row; NULL: those that the caller wrote. */
static inline int mlf_update(const struct mlf_cuda_host *host, int64_t number, void *const *buffers) {
  const struct mlf_driver *cuda = host->driver;
  struct mlf_table *table = host->tables + number;
  int status = 0;
  for (int64_t row = 0; buffers && row < table->count; row++)
    for (int64_t column = 0; column < table->columns; column++)
      table->rows[row * table->width + column] = (int64_t)(intptr_t)*buffers++;
  if (table->last >= 0 && table->stream != host->stream) { /* kernels there may still read the old addresses */
    status = cuda->cuStreamSynchronize(table->stream);
    if (status) return status;
  } else if (table->last >= 0 && !memcmp(table->pinned[table->last], table->rows, table->bytes)) {
    return 0;
  }
  int64_t next = (table->last + 1) % MLF_PINNED;
  status = cuda->cuEventSynchronize(table->copied[next]);
  if (status) return status;
  memcpy(table->pinned[next], table->rows, table->bytes);
  status = cuda->cuMemcpyHtoDAsync((CUdeviceptr)(uintptr_t)table->memory, table->pinned[next], table->bytes, host->stream);
  if (status) return status;
  table->last = next;
  table->stream = host->stream;
  return cuda->cuEventRecord(table->copied[next], host->stream);
}
