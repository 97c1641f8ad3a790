// Runs CUDA C text on the host, one thread of a block per fiber, so that sanitizers see it.
//
// The blocks of a grid run one after another. A fiber runs until it meets a barrier or a warp
// operation; which of the runnable fibers runs next is the order under test. If no fiber can
// run and some have not ended, the threads have diverged, and that is reported.
//
// The blocks of a cluster take turns: one runs until none of its threads can, then another. All blocks use the
// same addresses for their shared arrays, so a block's arrays are copied there when it runs; other blocks access
// the copy that is kept meanwhile. A block starts as late as the order allows, and values stored to it before
// are lost; an access to a block that has ended is reported.
//
// This is compiled once; kernels include only `host_cuda.h`, and are linked with it. `host_cuda_runtime/` has its parts:
// `fibers.h` -> `blocks.h` -> `barriers.h` -> `grid.h`. This file is the process: it reads buffers and launches, runs them
// and writes the buffers.
#include "host_cuda.h"

#include <signal.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "host_cuda_runtime/grid.h"

namespace mlf_host {

struct Buffer {
  const char* name;
  char* data;
  long long bytes;
};

static Buffer* buffers;
static long long buffer_count;

static void read_all(void* to, long long bytes) {
  if (bytes && fread(to, bytes, 1, stdin) != 1) exit(2);
}

static long long read_word() {
  long long word;
  read_all(&word, sizeof word);
  return word;
}

// Exactly `bytes` long, so that AddressSanitizer sees the first byte past the end; malloc aligns
// to 16 bytes, and the buffer starts `shift` bytes later.
static char* new_buffer(long long bytes, long long shift) {
  char* base = static_cast<char*>(malloc(shift + bytes));
#ifdef __SANITIZE_ADDRESS__
  if (shift + bytes == 0) __asan_poison_memory_region(base, 1);  // malloc(0) gives one byte
  __asan_poison_memory_region(base, shift);
#endif
  read_all(base + shift, bytes);
  return base + shift;
}

static void on_signal(int number) {
  fprintf(stderr, "mlf_host: %s\n", number == SIGALRM ? "out of time" : strsignal(number));
  print_place();
  fflush(stderr);
  _exit(number == SIGALRM ? kTimeout : kSignal + number);
}

// Standard input is a stream of 64-bit words: order, seed, time limit in ms, the number of
// buffers, and for each its size and its shift in bytes, then its content; then the number of
// launches, and for each kernel, grid, block, blocks of a cluster, bytes of dynamic shared memory, the
// number of arguments, and for each whether it is a buffer and the buffer's index or the integer. The names of the buffers are the program's
// arguments. Standard output gets the seconds that the launches took and the buffers' content.
static int run(const Entry* kernels, char** names) {
  int out = dup(1);
  dup2(2, 1);  // what a kernel prints must not mix with the buffers
  order = Order(read_word());
  random_state = read_word();
  long long limit = read_word();
  buffer_count = read_word();
  buffers = static_cast<Buffer*>(malloc(buffer_count * sizeof(Buffer)));
  for (long long i = 0; i < buffer_count; i++) {
    long long bytes = read_word(), shift = read_word();
    buffers[i] = {names[i], new_buffer(bytes, shift), bytes};
  }
  signal(SIGALRM, on_signal);
  signal(SIGABRT, on_signal);
#ifndef __SANITIZE_ADDRESS__  // which reports these better
  signal(SIGSEGV, on_signal);
  signal(SIGBUS, on_signal);
  signal(SIGFPE, on_signal);
#endif
  itimerval timer = {{0, 0}, {limit / 1000, limit % 1000 * 1000}};
  setitimer(ITIMER_REAL, &timer, nullptr);
  timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  for (long long addresses = read_word(); addresses > 0; addresses--) {
    long long at = read_word(), place = read_word(), target = read_word();
    reinterpret_cast<char**>(buffers[at].data)[place] = buffers[target].data;
  }
  for (long long launches = read_word(); launches > 0; launches--) {
    kernel = kernels[read_word()];
    gridDim.x = read_word();
    blockDim.x = read_word();
    cluster_size = read_word();
    dynamic_bytes = read_word();
    long long count = read_word();
    long long* args = static_cast<long long*>(malloc(count * sizeof(long long)));
    for (long long i = 0; i < count; i++) {
      long long is_buffer = read_word(), word = read_word();
      args[i] = is_buffer ? reinterpret_cast<long long>(buffers[word].data) : word;
    }
    kernel_args = args;
    run_grid();
    free(args);
  }
  clock_gettime(CLOCK_MONOTONIC, &to);
  double seconds = (to.tv_sec - from.tv_sec) + 1e-9 * (to.tv_nsec - from.tv_nsec);
  FILE* stream = fdopen(out, "wb");
  fwrite(&seconds, sizeof seconds, 1, stream);
  for (long long i = 0; i < buffer_count; i++) fwrite(buffers[i].data, 1, buffers[i].bytes, stream);
  fclose(stream);
  fflush(stdout);
  _exit(0);  // without the destructors and leak checks that nothing here needs
}

}  // namespace mlf_host

#ifdef __SANITIZE_ADDRESS__
// The sanitizers call these while they report, to print the thread and the buffer.
extern "C" MLF_NO_ASAN __attribute__((visibility("default"))) void __asan_on_error() {
  mlf_host::print_place();
  char* at = static_cast<char*>(__asan_get_report_address());
  for (long long i = 0; i < mlf_host::buffer_count; i++) {
    const mlf_host::Buffer& buffer = mlf_host::buffers[i];
    long long offset = at - buffer.data;
    if (offset < -64 || offset > buffer.bytes + 64) continue;
    fprintf(stderr, "mlf_host: byte %lld of buffer %s, which has %lld\n", offset, buffer.name,
            buffer.bytes);
  }
  fflush(stderr);
}
extern "C" MLF_NO_ASAN __attribute__((visibility("default"))) void __ubsan_on_report() { mlf_host::print_place(); }
#endif

// For a library: runs one kernel to its end in the process that loaded it.
extern "C" __attribute__((visibility("default"))) void mlf_in_process(
    const char* name, unsigned grid, unsigned block, unsigned cluster, unsigned shared,
    const long long* args) {
  using namespace mlf_host;
  for (const Entry* entry = mlf_kernels; entry->name; entry++)
    if (strcmp(entry->name, name) == 0) kernel = *entry;
  gridDim.x = grid;
  blockDim.x = block;
  cluster_size = cluster;
  dynamic_bytes = shared;
  kernel_args = args;
  run_grid();
}

int main(int, char** names) { return mlf_host::run(mlf_kernels, names + 1); }
