/* What a compiled host function needs: calls of libraries, and worker threads kept off the core that the caller runs on.
 * Loaded once in a process. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

typedef void (*mlf_kernel)(void **buffers, const int64_t *sizes);

/* ---- Threads ------------------------------------------------------------------------------- */

#if defined(_OPENMP)
extern int omp_get_max_threads(void);
extern int omp_get_thread_num(void);
extern int omp_in_parallel(void);
extern void omp_set_num_threads(int);
extern int omp_pause_resource_all(int) __attribute__((weak));
extern void __kmpc_fork_call(void) __attribute__((weak)); /* libomp's own */

static int threads; /* how many a region takes; 0: what OpenMP says */

#ifdef __linux__
static int32_t core_of[CPU_SETSIZE]; /* of each CPU, -1 where this process may not use it */
static int cores;                    /* numbered from 0; 0: threads are left where they are */
static int exact;                    /* as many threads as cores: each has its own */
enum { MOST_WORKERS = 1024 };
static __thread int placed_for = -1; /* the core for whose caller the workers were placed last */
static __thread int workers;         /* of this thread, as far as they are known */
static __thread pid_t worker_ids[MOST_WORKERS];

/* Keep workers off the core `here`, which the caller is on. The caller itself may be moved at any time, and
 * its threads may be anybody's, so it is the workers that are told where to go. It is done from here:
 * a worker on the caller's core would have to wait for it before it could move itself. */
static void place(int here) {
    pid_t process = getpid();
    for (int worker = 1; worker <= workers; worker++) {
        int mine = (here + worker) % cores;
        cpu_set_t set;
        CPU_ZERO(&set);
        for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
            if (core_of[cpu] >= 0 && (exact ? core_of[cpu] == mine : core_of[cpu] != here))
                CPU_SET(cpu, &set);
        pid_t id = worker_ids[worker];
        if (id && !syscall(SYS_tgkill, process, id, 0)) /* it may have ended, the number be another's */
            sched_setaffinity(id, sizeof set, &set);    /* refused: it stays where it is */
    }
    placed_for = here;
}

/* Start this thread's workers and ask them who they are. */
static __attribute__((noinline)) void meet_workers(int count) {
    pid_t *ids = worker_ids;
    memset(ids, 0, sizeof worker_ids);
    workers = count < MOST_WORKERS ? count - 1 : MOST_WORKERS - 1;
    placed_for = -1;
#pragma omp parallel num_threads(count)
    if (omp_get_thread_num() < MOST_WORKERS)
        ids[omp_get_thread_num()] = (pid_t)syscall(SYS_gettid);
}

static void place_workers(void) {
    if (!cores)
        return;
    int cpu = sched_getcpu();
    int here = cpu >= 0 && cpu < CPU_SETSIZE ? core_of[cpu] : -1;
    if (here < 0 || here == placed_for)
        return;
    int count = omp_get_max_threads();
    if (count < 2 || omp_in_parallel())
        return;
    if (workers != count - 1)
        meet_workers(count);
    place(here);
}

static void forget_workers(void) {
    workers = 0;
    placed_for = -1;
}
#else
static void place_workers(void) {}
static void forget_workers(void) {}
#endif

/* End the worker threads of this thread; the next region starts new ones. After fork() a child has
 * none, and libgomp would wait for them for ever. LLVM's libomp sees to that itself. */
void mlf_pause(void) {
    if (omp_pause_resource_all && !__kmpc_fork_call && !omp_in_parallel())
        omp_pause_resource_all(2 /* omp_pause_hard */);
    forget_workers();
}

/* libomp reads its variables when it is first called: let that be now, while they are as `threads.py` wants them. */
__attribute__((constructor)) static void start(void) {
    if (__kmpc_fork_call)
        omp_get_max_threads();
}

/* `count` threads; workers are placed where `cores_` isn't 0: `cores` has the core of each of `cpus`
 * CPUs, or -1. */
void mlf_threads(int32_t count, int32_t cores_, const int32_t *numbers, int32_t cpus) {
    threads = count;
#ifdef __linux__
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        core_of[cpu] = cpu < cpus ? numbers[cpu] : -1;
    cores = cores_;
    exact = count == cores_;
#endif
}
#else
static int threads;
static int omp_get_max_threads(void) { return 1; }
static void omp_set_num_threads(int count) {}
static void place_workers(void) {}
void mlf_pause(void) {}
void mlf_threads(int32_t count, int32_t cores_, const int32_t *numbers, int32_t cpus) {}
#endif

/* ---- Host functions ------------------------------------------------------------------------ */

/* A function in C that a library call consists of. It gets the addresses of some of the call's arrays, then those of
 * functions that it needs itself. It writes a number other than 0 to `status`, if there is one, when it fails. */
struct mlf_library_step {
    mlf_kernel run;
    int64_t array_count;
    const int64_t *arrays;
    int64_t function_count;
    void *const *functions;
    const int64_t *numbers;
    int *status;
};

/* A library call for known sizes. `known` has the addresses of its packed constants and of its scratch by array, and 0
 * for arrays that the host function gives it. */
struct mlf_library_call {
    const struct mlf_library_step *steps;
    int64_t count;
    void *const *known;
};

static int run_library(const void *calls, int64_t number, void **buffers) {
    const struct mlf_library_call *call = (const struct mlf_library_call *)calls + number;
    place_workers();
    for (int64_t k = 0; k < call->count; k++) {
        const struct mlf_library_step *step = call->steps + k;
        void *pointers[step->array_count + step->function_count + 1];
        for (int64_t n = 0; n < step->array_count; n++) {
            int64_t array = step->arrays[n];
            pointers[n] = call->known[array] ? call->known[array] : buffers[array];
        }
        for (int64_t n = 0; n < step->function_count; n++)
            pointers[step->array_count + n] = step->functions[n];
        step->run(pointers, step->numbers);
        if (step->status && *step->status) {
            int failed = *step->status;
            *step->status = 0;
            return failed;
        }
    }
    return 0;
}

/* What a host function gets beside its buffers; `mlfuse_host.h` says it in full. */
struct mlf_host {
    char *arena;
    const int64_t *sizes;
    void *const *constants;
    const mlf_kernel *kernels;
    void (*place_threads)(void);
    int (*call)(const void *calls, int64_t number, void **buffers);
    const void *calls;
    const void *tables;
};

/* A call of a host function. */
struct mlf_host_call {
    int (*function)(const struct mlf_host *host, void *const *buffers);
    struct mlf_host host;
};

/* Let the function start as many threads as it should, and call libraries as above. */
void mlf_host_start(struct mlf_host_call *call) {
    call->host.place_threads = place_workers;
    call->host.call = run_library;
}

int mlf_host_run(const void *state, void *const *buffers) {
    const struct mlf_host_call *call = state;
    int before = threads ? omp_get_max_threads() : 0;
    if (before != threads) /* the number is the calling thread's, and others use it too */
        omp_set_num_threads(threads);
    int failed = call->function(&call->host, buffers);
    if (before != threads)
        omp_set_num_threads(before);
    return failed;
}

/* ---- Calls --------------------------------------------------------------------------------- */

/* A call whose buffers are known: their addresses are the arguments' in order, then the results'. It returns 0, or
 * the status of a library call that failed. */
struct mlf_call {
    int (*function)(const void *state, void *const *buffers);
    const void *state;
};

int mlf_call(const struct mlf_call *call, void *const *buffers) { return call->function(call->state, buffers); }
