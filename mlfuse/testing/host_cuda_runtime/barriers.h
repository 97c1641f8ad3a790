// What threads wait for: the barrier of a block, the barrier of a cluster, and the operations of a warp.
//
// One part of `host_cuda.cpp`, which includes it once.
#pragma once
#include <signal.h>

#include "blocks.h"

namespace mlf_host {

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
