/* Calls a host function for CUDA with a driver that prints what it is asked for. All that the function reads lies in memory of
 * exactly its size, so that a sanitizer sees what is read beyond it. Device addresses are made up, except those of tables. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct CUfunc_st {
  const char *name;
  int args;
};

static int refused = -1; /* the launch that fails, counted from 0 */

static CUresult launch(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                       unsigned shared, CUstream stream, void **args, void **extra) {
  assert(gy == 1 && gz == 1 && by == 1 && bz == 1 && !extra);
  printf("launch %s grid %u block %u shared %u stream %zu:", f->name, gx, bx, shared, (size_t)stream);
  for (int k = 0; k < f->args; k++) {
    uint64_t word;
    memcpy(&word, args[k], sizeof word);
    if (word < 1 << 20) printf(" %llu", (unsigned long long)word);
    else printf(" table"); /* its memory is real */
  }
  printf("\n");
  return refused-- == 0 ? 719 : 0;
}

static CUresult within(CUdeviceptr target, CUdeviceptr source, size_t bytes, CUstream stream) {
  printf("copy %llu to %llu, %zu bytes, stream %zu\n", source, target, bytes, (size_t)stream);
  return 0;
}

static CUresult to_device(CUdeviceptr target, const void *source, size_t bytes, CUstream stream) {
  printf("table of %zu bytes, stream %zu\n", bytes, (size_t)stream);
  memcpy((void *)(uintptr_t)target, source, bytes);
  return 0;
}

static CUresult record(CUevent event, CUstream stream) {
  printf("record %zu, stream %zu\n", (size_t)event, (size_t)stream);
  return 0;
}

static CUresult wait_for_event(CUevent event) {
  printf("wait for event %zu\n", (size_t)event);
  return 0;
}

static CUresult wait_for_stream(CUstream stream) {
  printf("wait for stream %zu\n", (size_t)stream);
  return 0;
}

static int call(const void *calls, int64_t number, void **buffers) {
  printf("call %d:", (int)number);
  for (int k = 0; k < CALLED; k++) printf(" %zu", (size_t)buffers[k]);
  printf("\n");
  return calls != NULL;
}

static void *numbers(int count, const int64_t *values) { /* each of 8 bytes, in memory of their size */
  int64_t *memory = malloc(count ? count * sizeof *memory : 1);
  for (int k = 0; k < count; k++) memory[k] = values[k];
  return memory;
}

static void run(const struct mlf_cuda_host *host, int64_t first) {
  int64_t addresses[BUFFERS];
  for (int k = 0; k < BUFFERS; k++) addresses[k] = first + 1000 * k;
  void **buffers = numbers(BUFFERS, addresses);
  int status = host_function(host, buffers);
  printf(status ? "failed with %d at step %d\n" : "done\n", status, (int)*host->failed);
  free(buffers);
}

int main(void) {
  const struct mlf_driver driver = {launch, within, to_device, record, wait_for_event, wait_for_stream};
  struct CUfunc_st functions[] = FUNCTIONS;
  int64_t handles[sizeof functions / sizeof *functions];
  for (size_t k = 0; k < sizeof functions / sizeof *functions; k++) handles[k] = (int64_t)(intptr_t)&functions[k];
  struct mlf_cuda_host host = {(char *)100000, numbers(SIZES), NULL, NULL, &driver, (CUstream)7, call, NULL, NULL, NULL};
  host.constants = numbers(1, (const int64_t[]){50000});
  host.functions = numbers(sizeof functions / sizeof *functions, handles);
  host.failed = malloc(sizeof *host.failed);
#ifdef ROWS
  struct mlf_table table = {numbers(ROWS * (COLUMNS + 3), (const int64_t[ROWS * (COLUMNS + 3)]){0}), ROWS, COLUMNS, COLUMNS + 3};
  table.bytes = ROWS * (COLUMNS + 3) * 8;
  table.memory = malloc(table.bytes);
  table.chunks = (void *)60000;
  for (size_t k = 0; k < MLF_PINNED; k++) {
    table.pinned[k] = malloc(table.bytes);
    table.copied[k] = (CUevent)(k + 1);
  }
  table.last = -1;
  host.tables = &table;
#endif
  run(&host, 1000);
  run(&host, 1000);
  host.stream = (CUstream)8;
  for (int k = 0; k < REPEATS; k++) run(&host, 2000 + k);
  refused = 0;
  run(&host, 1000);
#ifdef ROWS
  for (int row = 0; row < ROWS; row++)
    for (int column = 0; column < COLUMNS; column++)
      printf("%zu ", (size_t)((int64_t *)table.memory)[row * (COLUMNS + 3) + column]);
  printf("\n");
#endif
  return 0;
}
