// The blocks of the cluster that runs, and the order in which their threads do: which thread runs next, which block takes
// its turn, and the report where no thread can run.
//
// One part of `host_cuda.cpp`, which includes it once.
#pragma once
#include <unistd.h>

#include "fibers.h"

uint3 threadIdx, blockIdx;
dim3 blockDim, gridDim;

extern "C" {
extern char __start_mlf_shared[] __attribute__((weak, visibility("hidden")));
extern char __stop_mlf_shared[] __attribute__((weak, visibility("hidden")));
}

namespace mlf_host {

enum Order { kForward, kReverse, kRandom };
enum Exit { kDiverged = 70, kTimeout = 71, kSignal = 128 };
enum { kMaxThreads = 1024, kMaxCluster = 16, kStackBytes = 256 << 10 };

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
static Order order;
static uint64_t random_state;
static Entry kernel;
static const long long* kernel_args;

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

}  // namespace mlf_host
