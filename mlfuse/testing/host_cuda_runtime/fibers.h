// A fiber: a stack of its own, on which a thread of a block runs until it waits.
//
// One part of `host_cuda.cpp`, which includes it once.
#pragma once
#include "host_cuda.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#define MLF_NO_ASAN __attribute__((no_sanitize_address))
#else
#define MLF_NO_ASAN
#endif

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

namespace mlf_host {

struct Fiber {
  void* sp;
  void* fake_stack;  // AddressSanitizer's, kept for it while the fiber rests
  const void* bottom;
  size_t size;
};

static Fiber main_fiber;
static Fiber* running = &main_fiber;
static Fiber* resumed_from;

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

}  // namespace mlf_host
