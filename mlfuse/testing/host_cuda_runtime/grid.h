// A launch: the fibers of all threads of a cluster, and the clusters of a grid one after another.
//
// One part of `host_cuda.cpp`, which includes it once.
#pragma once
#include <sys/mman.h>

#include "barriers.h"

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

}  // namespace mlf_host
