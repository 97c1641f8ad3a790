/* What `entry.c` does with arrays: compare them with what a call expects, make results, see to it that memory that is
 * written isn't shared. That file follows this one; before it come Python's and NumPy's headers, or `stable.h`: with
 * that, nothing here knows how an object lies in memory (STABLE). */
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

enum { ALIGNMENT = 64, FRAMES = 16, MOST = 1024, TIMED = 8 };
static const int64_t LONG = 5000; /* nanoseconds after which others should have had the GIL */

/* A call whose buffers are known; see `host.c`. */
struct mlf_call {
    int (*function)(const void *state, void *const *buffers);
    const void *state;
};

/* What an argument must be, or what a result is. */
struct kind {
    PyObject *dtype;
    const char *format; /* what the buffer protocol calls the dtype */
    int64_t ndim;
    const intptr_t *shape;
    int64_t nbytes, alignment;
    int64_t flags; /* NumPy's, that an argument must have */
};

/* Whose turn it is to use memory that serves one call at a time. */
struct turn {
    _Atomic int64_t taken; /* `generation`, or anything else if nobody has it */
};

/* A call for arguments of certain kinds. */
struct frame {
    struct mlf_call call;
    int64_t arguments, results;
    const struct kind *kinds;        /* of the arguments, then of the results */
    const int64_t *aliases;          /* of each result: the argument whose memory it takes, or -1 */
    PyObject *const *makers;         /* of each result: what makes a large array and gives its address, or 0 */
    int64_t donated;                 /* how many arguments may be written */
    int64_t is_large;                /* whether others should have the GIL meanwhile */
    int64_t timed, fastest;          /* calls whose time was taken, and the shortest */
    struct turn *turn;
};

struct entry {
    PyObject *gate;           /* a context variable: while it isn't None, nothing is known; 0: there is none */
    PyObject *held[FRAMES];   /* capsules of frames, those used last first */
    struct frame *frames[FRAMES];
    int64_t count, results; /* how many frames, and the most results that one has */
    int64_t hits;
    atomic_flag busy; /* for builds without a GIL */
};

static PyObject *out_name, *slow_name, *answer_name, *entry_name, *failure;
static PyTypeObject *array_type, *memory_type, *lease_type;
static _Alignas(ALIGNMENT) char nothing[ALIGNMENT]; /* what empty arrays lie at: addresses are never 0 */
static _Atomic int64_t generation = 1;              /* of this process: a fork begins another */

static void lock(struct entry *entry) {
#ifdef Py_GIL_DISABLED
    while (atomic_flag_test_and_set_explicit(&entry->busy, memory_order_acquire))
        ;
#endif
}

static void unlock(struct entry *entry) {
#ifdef Py_GIL_DISABLED
    atomic_flag_clear_explicit(&entry->busy, memory_order_release);
#endif
}

int mlf_take(struct turn *turn) {
    int64_t now = atomic_load_explicit(&generation, memory_order_relaxed);
    int64_t before = atomic_load_explicit(&turn->taken, memory_order_relaxed);
    return before != now && atomic_compare_exchange_strong(&turn->taken, &before, now);
}

void mlf_release(struct turn *turn) { atomic_store_explicit(&turn->taken, 0, memory_order_release); }

/* In a child process: threads that had taken a turn don't exist there. */
void mlf_forked(void) { generation++; }

/* ---- Arrays -------------------------------------------------------------------------------- */

/* The memory of a fresh array, in the object that is its base: one allocation, freed with its last user. */
enum { HEAD = 64 }; /* bytes for the object itself: more than any build of Python needs */

static char *align(char *address) { return (char *)(((uintptr_t)address + ALIGNMENT - 1) & -(uintptr_t)ALIGNMENT); }

static void free_memory(PyObject *self) {
#ifdef __SANITIZE_ADDRESS__
    size_t *room = (size_t *)((char *)self + HEAD) - 1;
    __asan_unpoison_memory_region((char *)self + HEAD, *room);
#endif
    PyObject_Free(self);
    Py_DecRef((PyObject *)memory_type);
}

/* A block of the pool (`blocks.py`). Whoever holds `block`, an array over it, uses it. Taking one from the pool is a call of
 * Python, a few microseconds. So the blocks of the last few results are kept when these die, for results of as many bytes. */
struct lease {
    PyObject *block;
    void *data;
    int64_t nbytes;
};

enum { SPARES = 8, SPARE = 1 << 21 }; /* how many blocks are kept, and of how many bytes at most */
static struct lease spares[SPARES];
static int64_t most_spare, next_spare;

static void keep_spare(struct lease lease) {
#ifndef Py_GIL_DISABLED
    if (lease.nbytes <= most_spare) {
        struct lease oldest = spares[next_spare];
        spares[next_spare] = lease;
        next_spare = (next_spare + 1) % SPARES;
        lease = oldest;
    }
#endif
    Py_DecRef(lease.block); /* nothing, for an empty place */
}

/* A kept block of so many bytes; its `block` is 0 if there is none. */
static struct lease take_spare(int64_t nbytes) {
    struct lease found = {0};
    for (int64_t k = 0; k < SPARES && !found.block; k++)
        if (spares[k].block && spares[k].nbytes == nbytes) {
            found = spares[k];
            spares[k].block = 0;
        }
    return found;
}

/* Give all kept blocks back to the pool. From now on those of up to `limit` bytes together are kept. */
void mlf_drop_spares(int64_t limit) {
    most_spare = limit / SPARES < SPARE ? limit / SPARES : SPARE;
    for (int64_t k = 0; k < SPARES; k++) {
        PyObject *block = spares[k].block;
        spares[k].block = 0;
        Py_DecRef(block);
    }
}

/* The end of a result in such a block: this object was its base. */
static void free_lease(PyObject *self) {
    struct lease lease;
    memcpy(&lease, (char *)self + HEAD, sizeof lease);
    PyObject_Free(self);
    Py_DecRef((PyObject *)lease_type);
    keep_spare(lease);
}

/* The address of an array's elements if it is of a kind, or 0. */
#ifndef STABLE
static inline char *data_of(PyObject *object, const struct kind *kind, int64_t flags) {
    if (Py_TYPE(object) != array_type)
        return 0;
    PyArrayObject *array = (PyArrayObject *)object;
    if ((PyObject *)PyArray_DESCR(array) != kind->dtype || PyArray_NDIM(array) != kind->ndim ||
        (PyArray_FLAGS(array) & flags) != flags)
        return 0;
    const npy_intp *shape = PyArray_DIMS(array);
    for (int64_t d = 0; d < kind->ndim; d++)
        if (shape[d] != kind->shape[d])
            return 0;
    char *data = PyArray_BYTES(array);
    return data ? data : nothing;
}
#else
static int is_exactly(PyObject *object, PyTypeObject *wanted) {
    PyObject *type = PyObject_Type(object);
    Py_DecRef(type);
    return type == (PyObject *)wanted;
}

static char *data_of(PyObject *object, const struct kind *kind, int64_t flags) {
    Py_buffer view;
    if (!is_exactly(object, array_type))
        return 0;
    int wanted = PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (flags & NPY_ARRAY_WRITEABLE ? PyBUF_WRITABLE : 0);
    if (PyObject_GetBuffer(object, &view, wanted)) {
        PyErr_Clear();
        return 0;
    }
    int fits = view.ndim == kind->ndim && (uintptr_t)view.buf % kind->alignment == 0 && !strcmp(view.format, kind->format);
    for (int64_t d = 0; fits && d < kind->ndim; d++)
        fits = view.shape[d] == kind->shape[d];
    char *data = view.buf;
    PyBuffer_Release(&view); /* the array stays: the caller has it */
    return !fits ? 0 : data ? data : nothing;
}
#endif

/* An array of a kind in the memory of `base`, which it takes; 0 with an exception. */
static PyObject *array_in(PyObject *base, const struct kind *kind, void *data) {
    Py_IncRef(kind->dtype); /* the array takes one */
    PyObject *array = PyArray_NewFromDescr(array_type, (PyArray_Descr *)kind->dtype, (int)kind->ndim, kind->shape, 0, data,
                                           NPY_ARRAY_CARRAY, 0);
    if (!array) {
        Py_DecRef(base);
        return 0;
    }
    if (PyArray_SetBaseObject((PyArrayObject *)array, base)) { /* it takes `base` in any case */
        Py_DecRef(array);
        return 0;
    }
    return array;
}

/* A large array and where its elements lie, in a block that was kept or from its maker; 0 with an exception. */
static PyObject *large_array(const struct kind *kind, PyObject *maker, void **data) {
    struct lease lease = take_spare(kind->nbytes);
    if (!lease.block) {
        PyObject *pair = PyObject_CallNoArgs(maker);
        PyObject *array = pair ? PyTuple_GetItem(pair, 0) : 0, *address = array ? PyTuple_GetItem(pair, 1) : 0;
        if (address) {
            lease = (struct lease){array, PyLong_AsVoidPtr(address), kind->nbytes};
            Py_IncRef(array);
        }
        Py_DecRef(pair);
        if (!address)
            return 0;
    }
    *data = lease.data;
    if (lease.nbytes > most_spare)
        return lease.block;
    PyObject *base = (PyObject *)_PyObject_NewVar(lease_type, sizeof lease);
    if (!base) {
        Py_DecRef(lease.block);
        return 0;
    }
    memcpy((char *)base + HEAD, &lease, sizeof lease);
    return array_in(base, kind, *data);
}

/* A fresh array and where its elements lie; 0 with an exception. */
static PyObject *new_array(const struct kind *kind, PyObject *maker, void **data) {
    if (maker)
        return large_array(kind, maker, data);
    PyObject *memory = (PyObject *)_PyObject_NewVar(memory_type, kind->nbytes + ALIGNMENT);
    if (!memory)
        return 0;
    char *start = (char *)memory + HEAD;
    *data = align(start);
#ifdef __SANITIZE_ADDRESS__
    ((size_t *)start)[-1] = kind->nbytes + ALIGNMENT;
    __asan_poison_memory_region((char *)*data + kind->nbytes, start + ALIGNMENT - (char *)*data);
#endif
    return array_in(memory, kind, *data);
}

/* ---- Memory that isn't shared -------------------------------------------------------------- */

struct span {
    char *start, *stop;
    int64_t is_written;
};

static int by_start(const void *a, const void *b) {
    char *x = ((const struct span *)a)->start, *y = ((const struct span *)b)->start;
    return (x > y) - (x < y);
}

/* Whether no byte of a written span belongs to another; none is empty. */
static int are_apart(struct span *spans, int64_t count) {
    char *reach = 0, *written = 0;
    qsort(spans, count, sizeof *spans, by_start);
    for (int64_t k = 0; k < count; k++) {
        if (spans[k].start < (spans[k].is_written ? reach : written))
            return 0;
        if (spans[k].stop > reach)
            reach = spans[k].stop;
        if (spans[k].is_written && spans[k].stop > written)
            written = spans[k].stop;
    }
    return 1;
}

/* Whether donated arguments and the arrays of `out=` share memory with no other; except one with the donated argument
 * whose memory its result takes anyway: `targets` no longer has that. Empty arrays share nothing. */
static int may_write(const struct frame *frame, void *const *buffers, void **targets) {
    const int64_t arguments = frame->arguments, all = arguments + frame->results;
    const struct kind *kinds = frame->kinds;
    int64_t count = 0, written = frame->donated;
    for (int64_t k = 0; k < frame->results; k++) {
        if (targets[k] && frame->aliases[k] >= 0 && targets[k] == buffers[frame->aliases[k]])
            targets[k] = 0;
        written += targets[k] != 0;
    }
    if (written == 1) { /* most often */
        int64_t which = 0;
        while (!(which < arguments ? kinds[which].flags & NPY_ARRAY_WRITEABLE : targets[which - arguments] != 0))
            which++;
        char *start = which < arguments ? buffers[which] : targets[which - arguments], *stop = start + kinds[which].nbytes;
        int shared = 0;
        for (int64_t k = 0; k < arguments; k++)
            shared |= k != which && start < (char *)buffers[k] + kinds[k].nbytes && (char *)buffers[k] < stop;
        return !shared || start == stop;
    }
    struct span spans[all + 1];
    for (int64_t k = 0; k < all; k++) {
        char *start = k < arguments ? buffers[k] : targets[k - arguments], *stop = start + kinds[k].nbytes;
        if (start && start < stop)
            spans[count++] = (struct span){start, stop, k >= arguments || kinds[k].flags & NPY_ARRAY_WRITEABLE};
    }
    return are_apart(spans, count);
}
