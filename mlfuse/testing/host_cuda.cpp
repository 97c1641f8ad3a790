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
// This is compiled once; kernels include only `host_cuda.h`, and are linked with it.
#include "host_cuda.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#define MLF_NO_ASAN __attribute__((no_sanitize_address))
#else
#define MLF_NO_ASAN
#endif

uint3 threadIdx, blockIdx;
dim3 blockDim, gridDim;

// ---- fibers

// Saves the callee-saved registers and the stack pointer (to *save), and takes over `load`.
extern "C" void mlf_host_switch(void** save, void* load);
#if defined(__x86_64__)
enum { MLF_FRAME_WORDS = 8, MLF_FRAME_RETURN = 6 };
asm(".text\n.type mlf_host_switch,@function\nmlf_host_switch:\n"
    "  push %rbp\n  push %rbx\n  push %r12\n  push %r13\n  push %r14\n  push %r15\n"
    "  mov %rsp, (%rdi)\n  mov %rsi, %rsp\n"
    "  pop %r15\n  pop %r14\n  pop %r13\n  pop %r12\n  pop %rbx\n  pop %rbp\n  ret\n"
    ".size mlf_host_switch,.-mlf_host_switch\n");
#elif defined(__aarch64__)
enum { MLF_FRAME_WORDS = 20, MLF_FRAME_RETURN = 11 };
asm(".text\n.type mlf_host_switch,%function\nmlf_host_switch:\n"
    "  sub sp, sp, #160\n"
    "  stp x19, x20, [sp]\n  stp x21, x22, [sp, #16]\n  stp x23, x24, [sp, #32]\n"
    "  stp x25, x26, [sp, #48]\n  stp x27, x28, [sp, #64]\n  stp x29, x30, [sp, #80]\n"
    "  stp d8, d9, [sp, #96]\n  stp d10, d11, [sp, #112]\n"
    "  stp d12, d13, [sp, #128]\n  stp d14, d15, [sp, #144]\n"
    "  mov x9, sp\n  str x9, [x0]\n  mov sp, x1\n"
    "  ldp x19, x20, [sp]\n  ldp x21, x22, [sp, #16]\n  ldp x23, x24, [sp, #32]\n"
    "  ldp x25, x26, [sp, #48]\n  ldp x27, x28, [sp, #64]\n  ldp x29, x30, [sp, #80]\n"
    "  ldp d8, d9, [sp, #96]\n  ldp d10, d11, [sp, #112]\n"
    "  ldp d12, d13, [sp, #128]\n  ldp d14, d15, [sp, #144]\n"
    "  add sp, sp, #160\n  ret\n"
    ".size mlf_host_switch,.-mlf_host_switch\n");
#else
#error "mlfuse's host CUDA runs on x86-64 and aarch64"
#endif

extern "C" {
extern char __start_mlf_shared[] __attribute__((weak, visibility("hidden")));
extern char __stop_mlf_shared[] __attribute__((weak, visibility("hidden")));
}

namespace mlf_host {

enum Order { kForward, kReverse, kRandom };
enum Exit { kDiverged = 70, kTimeout = 71, kSignal = 128 };
enum { kMaxThreads = 1024, kMaxCluster = 16, kStackBytes = 256 << 10 };

struct Fiber {
  void* sp;
  void* fake_stack;  // AddressSanitizer's, kept for it while the fiber rests
  const void* bottom;
  size_t size;
};

struct Thread : Fiber {
  int index;
  const char* at;  // the operation it waits in; nullptr while it runs, "exit" once it ended
  int line;
  unsigned mask;
  int source;
  int arrived, waited;  // barriers of the cluster
  uint64_t in, out;
  unsigned bit() const { return 1u << (index % kLanes); }
};

struct Warp {
  unsigned exists, ready, waiting;  // sets of lanes; `waiting` are those in a warp operation
};

struct Buffer {
  const char* name;
  char* data;
  long long bytes;
};

// One block of the cluster that runs.
struct Block {
  Warp warps[kMaxThreads / kLanes];
  unsigned ready_warps;
  int alive, at_barrier;
  Thread* threads;
  unsigned number;
  bool started;
  char* shared;  // its shared arrays while another block runs
  char* dynamic;
};

static Block blocks[kMaxCluster];
static Block* block;  // the one that runs
unsigned cluster_size;
static long long dynamic_bytes;
static Fiber main_fiber;
static Fiber* running = &main_fiber;
static Fiber* resumed_from;
static Order order;
static uint64_t random_state;
static Entry kernel;
static const long long* kernel_args;
static Buffer* buffers;
static long long buffer_count;

static unsigned random_bits() {
  random_state = random_state * 6364136223846793005u + 1442695040888963407u;
  return random_state >> 33;
}

// One member of a set that is not empty.
static int pick(unsigned set) {
  if (order == kForward) return __builtin_ctz(set);
  if (order == kReverse) return 31 - __builtin_clz(set);
  unsigned turn = random_bits() % 32;
  unsigned turned = turn ? set >> turn | set << (32 - turn) : set;
  return (__builtin_ctz(turned) + turn) % 32;
}

static void enter() {
#ifdef __SANITIZE_ADDRESS__
  // This call returns the stack of the fiber that ran before: the only way to learn the main fiber's.
  __sanitizer_finish_switch_fiber(running->fake_stack, &resumed_from->bottom, &resumed_from->size);
#endif
}

static void resume(Fiber* to) {
  Fiber* self = running;
  if (to == self) return;
  resumed_from = self;
  running = to;
#ifdef __SANITIZE_ADDRESS__
  __sanitizer_start_switch_fiber(&self->fake_stack, to->bottom, to->size);
#endif
  mlf_host_switch(&self->sp, to->sp);
  enter();
}

static void print_place() {
  if (running == &main_fiber) return;
  fprintf(stderr, "mlf_host: in kernel %s, block %u, thread %u\n", kernel.name, blockIdx.x,
          threadIdx.x);
}

// Reports where each thread is, threads at the same place together, and ends the process.
[[noreturn]] static void diverged(const char* what) {
  fprintf(stderr, "mlf_host: %s in kernel %s, block %u:\n", what, kernel.name, blockIdx.x);
  Thread* threads = block->threads;
  static bool told[kMaxThreads];
  for (unsigned i = 0; i < blockDim.x; i++) {
    if (told[i]) continue;
    unsigned count = 0;
    char ids[64] = "";
    for (unsigned j = i; j < blockDim.x; j++) {
      if (threads[j].at != threads[i].at || threads[j].line != threads[i].line) continue;
      told[j] = true;
      size_t used = strlen(ids);
      if (count++ < 8) snprintf(ids + used, sizeof ids - used, " %u", j);
    }
    const char* more = count > 8 ? " ..." : "";
    fprintf(stderr, "mlf_host:   %u threads (%s%s)", count, ids + 1, more);
    if (!threads[i].at) fprintf(stderr, " can run\n");
    else if (threads[i].line == 0) fprintf(stderr, " have ended\n");
    else fprintf(stderr, " wait in %s at kernel.cu:%d\n", threads[i].at, threads[i].line);
  }
  fflush(stderr);
  _exit(kDiverged);
}

static void make_ready(Block& one, unsigned warp, unsigned lanes) {
  one.warps[warp].ready |= lanes;
  one.ready_warps |= 1u << warp;
}

static void make_all_ready(Block& one) {
  for (unsigned w = 0; w * kLanes < blockDim.x; w++) make_ready(one, w, one.warps[w].exists);
}

static size_t shared_bytes() { return __stop_mlf_shared - __start_mlf_shared; }

// Byte by byte, since a memcpy of the whole section would be reported for its red zones.
MLF_NO_ASAN static void copy_shared(char* to, const char* from) {
  for (size_t i = 0; i < shared_bytes(); i++) const_cast<volatile char*>(to)[i] = from[i];
}

MLF_NO_ASAN static void fill_shared() {
  for (volatile char* at = __start_mlf_shared; at != __stop_mlf_shared; at++) *at = char(0xff);
}

// Switches to another block that can run, if the current one can't, or if `another` is set.
static void choose_block(bool another) {
  if (block->ready_warps && !another) return;
  unsigned can = 0, ended = 0;
  for (unsigned i = 0; i < cluster_size; i++) {
    if (blocks[i].ready_warps && !(another && &blocks[i] == block)) can |= 1u << i;
    if (!blocks[i].alive) ended++;
  }
  if (!can) {
    if (another) return;
    if (ended == cluster_size) return;
    if (!block->alive)  // report one that waits
      for (unsigned i = 0; i < cluster_size; i++)
        if (blocks[i].alive) block = &blocks[i];
    diverged("divergence");
  }
  copy_shared(block->shared, __start_mlf_shared);
  block = &blocks[pick(can)];
  blockIdx.x = block->number;
  if (block->started) {
    copy_shared(__start_mlf_shared, block->shared);
  } else {
    fill_shared();
    memset(block->dynamic, 0xff, dynamic_bytes);
  }
  block->started = true;
}

// Runs some other thread that can go on; returns when this one is chosen again.
static void run_next(bool another_block = false) {
  choose_block(another_block);
  if (!block->ready_warps) return resume(&main_fiber);
  int warp = pick(block->ready_warps), lane = pick(block->warps[warp].ready);
  block->warps[warp].ready &= ~(1u << lane);
  if (!block->warps[warp].ready) block->ready_warps &= ~(1u << warp);
  Thread* next = &block->threads[warp * kLanes + lane];
  next->at = nullptr;
  threadIdx.x = next->index;
  resume(next);
}

[[noreturn]] static void fiber_main() {
  enter();
  for (;;) {
    kernel.call(kernel_args);
    Thread* self = static_cast<Thread*>(running);
    self->at = "exit";
    self->line = 0;
    block->alive--;
    run_next();
  }
}

static Thread* stop_at(const char* what, int line) {
  Thread* self = static_cast<Thread*>(running);
  self->at = what;
  self->line = line;
  return self;
}

// ---- synchronization

static bool all_at_one_barrier() {
  const Thread* threads = block->threads;
  for (unsigned i = 1; i < blockDim.x; i++)
    if (threads[i].line != threads[0].line) return false;
  return true;
}

void barrier(const char* what, int line) {
  stop_at(what, line);
  if (++block->at_barrier == int(blockDim.x) && all_at_one_barrier()) {
    block->at_barrier = 0;
    make_all_ready(*block);
  }
  run_next();
}

// A barrier of the cluster has a number; a thread arrives at one and then waits for it.
static const char kClusterWait[] = "__cluster_barrier_wait";
static unsigned arrived;
static int complete_barriers;

void cluster_arrive() {
  Thread* self = static_cast<Thread*>(running);
  if (self->arrived > self->waited) diverged("a thread arrives twice at a barrier of the cluster");
  self->arrived++;
  if (++arrived < cluster_size * blockDim.x) return;
  arrived = 0;
  complete_barriers++;
  for (unsigned i = 0; i < cluster_size; i++)
    for (unsigned t = 0; t < blockDim.x; t++)
      if (blocks[i].threads[t].at == kClusterWait)
        make_ready(blocks[i], t / kLanes, blocks[i].threads[t].bit());
  // Other threads may run before this one continues, so that its work before its wait can come after theirs.
  make_ready(*block, self->index / kLanes, self->bit());
  run_next(true);
}

void cluster_wait(int line) {
  Thread* self = stop_at(kClusterWait, line);
  if (self->arrived == self->waited) diverged("a thread waits where it has not arrived");
  self->waited++;
  if (self->waited > complete_barriers) return run_next();
  self->at = nullptr;
}

char* dynamic_shared() { return block->dynamic; }

void* in_block(const void* at, unsigned rank) {
  if (rank >= cluster_size) diverged("no such block in the cluster");
  Block& other = blocks[rank];
  if (!other.alive) diverged("a block that has ended is reached");
  const char* place = static_cast<const char*>(at);
  if (place >= block->dynamic && place < block->dynamic + dynamic_bytes)
    return other.dynamic + (place - block->dynamic);
  if (place < __start_mlf_shared || place >= __stop_mlf_shared) {
    fprintf(stderr, "mlf_host: a place of the cluster that is not shared memory\n");
    print_place();
    fflush(stderr);
    _exit(kSignal + SIGSEGV);
  }
  return &other == block ? const_cast<char*>(place) : other.shared + (place - __start_mlf_shared);
}

// The result of one lane of `group`: its source lane's value. For a lane that is not in the group
// it is all ones, a NaN, since CUDA leaves that value undefined.
static uint64_t warp_result(const Thread* lanes, unsigned group, const Thread& lane) {
  if (lane.source != kBallot) return group >> lane.source & 1 ? lanes[lane.source].in : ~0ull;
  uint64_t votes = 0;
  for (int i = 0; i < kLanes; i++)
    if (group >> i & 1 && lanes[i].in) votes |= 1ull << i;
  return votes;
}

// Waits for the lanes of `mask` that the warp has; they must all come to the same operation.
uint64_t warp_op(const char* what, int line, unsigned mask, uint64_t in, int source) {
  Thread* self = stop_at(what, line);
  self->mask = mask;
  self->in = in;
  self->source = source;
  if (!(mask & self->bit())) diverged("a thread outside its own mask");
  int w = self->index / kLanes;
  Warp& warp = block->warps[w];
  Thread* lanes = &block->threads[w * kLanes];
  unsigned group = mask & warp.exists;
  warp.waiting |= self->bit();
  bool complete = (warp.waiting & group) == group;
  for (int i = 0; complete && i < kLanes; i++)
    if (group >> i & 1)
      complete = lanes[i].at == what && lanes[i].line == line && lanes[i].mask == mask;
  if (complete) {
    for (int i = 0; i < kLanes; i++)
      if (group >> i & 1) lanes[i].out = warp_result(lanes, group, lanes[i]);
    warp.waiting &= ~group;
    make_ready(*block, w, group);
  }
  run_next();
  return self->out;
}

}  // namespace mlf_host

// ---- the process: reads buffers and launches, runs them, writes the buffers

namespace mlf_host {

// Makes fibers for all threads of a cluster; earlier ones are reused.
static void make_fibers(unsigned wanted) {
  static Thread* threads;
  static char* stacks;
  static unsigned made;
  for (unsigned i = 0; i < kMaxCluster && threads; i++) blocks[i].threads = threads + i * blockDim.x;
  if (wanted <= made) return;
  size_t count = size_t(kMaxCluster) * kMaxThreads, all = count * kStackBytes;
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  if (!threads) {
    threads = static_cast<Thread*>(calloc(count, sizeof(Thread)));
    stacks = static_cast<char*>(mmap(nullptr, all, PROT_READ | PROT_WRITE, flags, -1, 0));
    if (stacks == MAP_FAILED || !threads) abort();
  }
  for (unsigned i = 0; i < kMaxCluster; i++) blocks[i].threads = threads + i * blockDim.x;
  long page = sysconf(_SC_PAGESIZE);
  for (; made < wanted; made++) {
    unsigned i = made;
    Thread& thread = threads[i];
    char* bottom = stacks + size_t(i) * kStackBytes;
    mprotect(bottom, page, PROT_NONE);  // a stack that overflows must not run into the next
    thread.bottom = bottom + page;
    thread.size = kStackBytes - page;
    // Tops at different distances from a page's end keep the stacks out of each other's cache sets.
    void** top = reinterpret_cast<void**>(bottom + kStackBytes - 64 - 128 * (i % 24));
    void** frame = top - MLF_FRAME_WORDS;
    memset(frame, 0, MLF_FRAME_WORDS * sizeof(void*));
    frame[MLF_FRAME_RETURN] = reinterpret_cast<void*>(&fiber_main);
    thread.sp = frame;
  }
}

static void run_cluster(unsigned first) {
  arrived = complete_barriers = 0;
  for (unsigned c = 0; c < cluster_size; c++) {
    Block& one = blocks[c];
    one.number = first + c;
    one.alive = blockDim.x;
    one.at_barrier = 0;
    one.ready_warps = 0;
    one.started = false;
    for (unsigned w = 0; w * kLanes < blockDim.x; w++) {
      unsigned count = blockDim.x - w * kLanes;
      one.warps[w] = {count < kLanes ? (1u << count) - 1 : ~0u, 0, 0};
    }
    make_all_ready(one);
    for (unsigned i = 0; i < blockDim.x; i++) {
      one.threads[i].index = i;
      one.threads[i].at = nullptr;
      one.threads[i].arrived = one.threads[i].waited = 0;
    }
  }
  block = &blocks[pick((1u << cluster_size) - 1)];
  block->started = true;
  blockIdx.x = block->number;
  fill_shared();
  memset(block->dynamic, 0xff, dynamic_bytes);
  run_next();
}

static void run_grid() {
  unsigned count = gridDim.x / cluster_size;
  unsigned* clusters = static_cast<unsigned*>(malloc(count * sizeof(unsigned)));
  for (unsigned i = 0; i < count; i++) clusters[i] = order == kReverse ? count - 1 - i : i;
  for (unsigned i = count; order == kRandom && i > 1; i--) {
    unsigned j = random_bits() % i, swapped = clusters[i - 1];
    clusters[i - 1] = clusters[j];
    clusters[j] = swapped;
  }
  for (unsigned i = 0; i < cluster_size; i++) {
    blocks[i].shared = static_cast<char*>(malloc(shared_bytes() + 1));
    blocks[i].dynamic = static_cast<char*>(malloc(dynamic_bytes));
#ifdef __SANITIZE_ADDRESS__
    if (dynamic_bytes == 0) __asan_poison_memory_region(blocks[i].dynamic, 1);
#endif
  }
  make_fibers(cluster_size * blockDim.x);
  for (unsigned i = 0; i < count; i++) run_cluster(clusters[i] * cluster_size);
  for (unsigned i = 0; i < cluster_size; i++) {
#ifdef __SANITIZE_ADDRESS__
    if (dynamic_bytes == 0) __asan_unpoison_memory_region(blocks[i].dynamic, 1);
#endif
    free(blocks[i].shared);
    free(blocks[i].dynamic);
  }
  free(clusters);
}

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
