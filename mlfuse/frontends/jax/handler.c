/* What XLA calls in the place of a fused function: it looks up the program by its key, hands over the addresses
 * of the buffers, and runs it. XLA's header, <xla/ffi/api/c_api.h>, is included before this text. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MESSAGE = 1024 };

/* A call in C, as `host.c` has it: the addresses are the arguments', then the results'. It returns 0, or the status of
 * a library call that failed. */
struct mlf_call {
    int (*function)(const void *state, void *const *buffers);
    const void *state;
};

/* Either that, or, without its function, one of Python's that is given the addresses; it returns 0, or writes a
 * message. */
struct mlf_program {
    int64_t arguments, results;
    const int64_t *aliases; /* of each result: the argument in whose memory it lies, or -1 */
    struct mlf_call direct;
    int32_t (*call)(void **buffers, char *message, int64_t room);
};

struct mlf_entry {
    int64_t key;
    const struct mlf_program *program;
    pthread_mutex_t running; /* a call's memory serves one at a time */
    struct mlf_entry *next;
};

enum { CHAINS = 1024 };
static struct mlf_entry *entries[CHAINS];
static pthread_mutex_t registering = PTHREAD_MUTEX_INITIALIZER;
static _Alignas(64) char nothing[64]; /* what empty buffers lie at: addresses are never 0 */

static struct mlf_entry *find(int64_t key) {
    struct mlf_entry *entry = entries[(uint64_t)key % CHAINS];
    while (entry && entry->key != key)
        entry = entry->next;
    return entry;
}

/* Make a program known for good: compiled code that names it may be kept anywhere. */
void mlf_register(int64_t key, const struct mlf_program *program) {
    pthread_mutex_lock(&registering);
    if (!find(key)) {
        struct mlf_entry *entry = calloc(1, sizeof *entry);
        if (entry) {
            entry->key = key;
            entry->program = program;
            pthread_mutex_init(&entry->running, 0);
            entry->next = entries[(uint64_t)key % CHAINS];
            entries[(uint64_t)key % CHAINS] = entry;
        }
    }
    pthread_mutex_unlock(&registering);
}

static XLA_FFI_Error *failed(const XLA_FFI_CallFrame *frame, const char *message) {
    XLA_FFI_Error_Create_Args args = {.struct_size = XLA_FFI_Error_Create_Args_STRUCT_SIZE};
    args.message = message;
    args.errc = XLA_FFI_Error_Code_INTERNAL;
    return frame->api->XLA_FFI_Error_Create(&args);
}

static int64_t key_of(const XLA_FFI_CallFrame *frame) {
    const XLA_FFI_Attrs *attrs = &frame->attrs;
    for (int64_t k = 0; k < attrs->size; k++) {
        const XLA_FFI_ByteSpan *name = attrs->names[k];
        if (attrs->types[k] == XLA_FFI_AttrType_SCALAR && name->len == 3 && !memcmp(name->ptr, "key", 3))
            return *(const int64_t *)((const XLA_FFI_Scalar *)attrs->attrs[k])->value;
    }
    return 0;
}

static void *address(void *buffer) {
    void *data = ((XLA_FFI_Buffer *)buffer)->data;
    return data ? data : nothing;
}

static XLA_FFI_Error *run(const XLA_FFI_CallFrame *frame, const struct mlf_program *program, void **buffers) {
    int64_t count = program->arguments;
    for (int64_t k = 0; k < count; k++)
        buffers[k] = address(frame->args.args[k]);
    for (int64_t k = 0; k < program->results; k++) {
        buffers[count + k] = address(frame->rets.rets[k]);
        if (program->aliases[k] >= 0 && buffers[program->aliases[k]] != buffers[count + k])
            return failed(frame, "mlfuse: a donated argument and its result lie apart");
    }
    char message[MESSAGE] = "mlfuse: the call failed";
    if (!program->direct.function)
        return program->call(buffers, message, MESSAGE) ? failed(frame, message) : 0;
    int status = program->direct.function(program->direct.state, buffers);
    if (!status)
        return 0;
    snprintf(message, sizeof message, "mlfuse: a library call failed with status %d", status);
    return failed(frame, message);
}

XLA_FFI_Error *mlf_handler(XLA_FFI_CallFrame *frame) {
    /* What is in this list has had two names: JAX 0.12's is another than JAX 0.10's. */
    for (__typeof__(frame->extension_start) each = frame->extension_start; each; each = each->next) {
        if (each->type != XLA_FFI_Extension_Metadata)
            continue;
        XLA_FFI_Metadata *metadata = ((XLA_FFI_Metadata_Extension *)each)->metadata;
        metadata->api_version.major_version = XLA_FFI_API_MAJOR;
        metadata->api_version.minor_version = XLA_FFI_API_MINOR;
        return 0;
    }
    pthread_mutex_lock(&registering);
    struct mlf_entry *entry = find(key_of(frame));
    pthread_mutex_unlock(&registering);
    if (!entry)
        return failed(frame, "mlfuse: this process has not compiled the function; trace it here first");
    const struct mlf_program *program = entry->program;
    if (frame->args.size != program->arguments || frame->rets.size != program->results)
        return failed(frame, "mlfuse: the number of buffers isn't the program's");
    void *few[64], **buffers = few;
    int64_t count = program->arguments + program->results;
    if (count > 64 && !(buffers = malloc(count * sizeof *buffers)))
        return failed(frame, "mlfuse: out of memory");
    if (program->direct.function)
        pthread_mutex_lock(&entry->running);
    XLA_FFI_Error *error = run(frame, program, buffers);
    if (program->direct.function)
        pthread_mutex_unlock(&entry->running);
    if (buffers != few)
        free(buffers);
    return error;
}
