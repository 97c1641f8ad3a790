/* Repeated calls: a callable in C that knows what the arguments of the last few calls were like. Where those of a call
 * are like that, it makes the results and runs the call; else it says so, and Python decides. The compiler gets the text
 * of `entry_arrays.c` and then this text, as one file. */

/* ---- Calls --------------------------------------------------------------------------------- */

static int64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (int64_t)1000000000 + now.tv_nsec;
}

/* Run with the GIL if that takes no longer than giving it away, else without. */
static int run(struct frame *frame, void *const *buffers) {
    const struct mlf_call *call = &frame->call;
    if (!frame->is_large && frame->timed >= TIMED)
        return call->function(call->state, buffers);
    PyThreadState *thread = PyEval_SaveThread();
    int64_t start = nanoseconds();
    int status = call->function(call->state, buffers);
    int64_t took = nanoseconds() - start;
    PyEval_RestoreThread(thread);
    if (!frame->timed++ || took < frame->fastest)
        frame->fastest = took;
    if (frame->timed == TIMED && frame->fastest > LONG)
        frame->is_large = 1;
    return status;
}

/* The arrays of `out=` in `given`, with 0 for those to be made. 0 if they aren't as many as the results. */
static int read_out(PyObject *out, int64_t results, PyObject **given) {
    int in_tuple = PyTuple_CheckExact(out);
    if (!in_tuple && !PyList_CheckExact(out)) {
        given[0] = out;
        return results == 1;
    }
    if ((in_tuple ? PyTuple_Size(out) : PyList_Size(out)) != results)
        return 0;
    for (int64_t k = 0; k < results; k++) {
        PyObject *each = in_tuple ? PyTuple_GetItem(out, k) : PyList_GetItem(out, k);
        given[k] = each == Py_None ? 0 : each;
    }
    return 1;
}

static void drop(PyObject **objects, int64_t count) {
    for (int64_t k = 0; k < count; k++)
        Py_DecRef(objects[k]);
}

/* One call of a frame whose turn was taken; `buffers` has the arguments' addresses, and room for the results'.
 * 0 with an exception, or without if Python should try. */
static PyObject *call_frame(struct frame *frame, PyObject *const *args, PyObject *out, void **buffers) {
    const int64_t count = frame->results, first = frame->arguments;
    const struct kind *kinds = frame->kinds + first;
    PyObject *given[count + 1], *objects[count + 1];
    void *targets[count + 1];
    memset(given, 0, sizeof given);
    memset(targets, 0, sizeof targets);
    if (out && !read_out(out, count, given))
        return 0;
    const int64_t flags = NPY_ARRAY_CARRAY;
    for (int64_t k = 0; k < count; k++)
        if (given[k] && !(targets[k] = data_of(given[k], kinds + k, flags)))
            return 0;
    if ((out || frame->donated) && !may_write(frame, buffers, targets))
        return 0;
    for (int64_t k = 0; k < count; k++) {
        int64_t alias = frame->aliases[k];
        if (given[k])
            Py_IncRef(objects[k] = given[k]);
        else if (alias >= 0)
            Py_IncRef(objects[k] = args[alias]);
        else if (!(objects[k] = new_array(kinds + k, frame->makers[k], buffers + first + k))) {
            drop(objects, k);
            if (PyErr_ExceptionMatches(PyExc_MemoryError))
                PyErr_Clear(); /* Python's way says how much there should have been */
            return 0;
        }
        if (alias >= 0)
            buffers[first + k] = buffers[alias];
        else if (given[k])
            buffers[first + k] = targets[k];
    }
    int status = run(frame, buffers);
    if (status) {
        drop(objects, count);
        PyObject *error = PyObject_CallFunction(failure, "i", status);
        PyObject *type = error ? PyObject_Type(error) : 0;
        if (type)
            PyErr_SetObject(type, error);
        Py_DecRef(type);
        Py_DecRef(error);
        return 0;
    }
    for (int64_t k = 0; k < count; k++)
        if (targets[k] && targets[k] != buffers[first + k])
            memcpy(targets[k], buffers[first + k], kinds[k].nbytes);
    if (count == 1)
        return objects[0];
    PyObject *tuple = PyTuple_New(count);
    if (!tuple)
        drop(objects, count);
    for (int64_t k = 0; tuple && k < count; k++)
        PyTuple_SetItem(tuple, k, objects[k]);
    return tuple;
}

static int fits(const struct frame *frame, PyObject *const *args, int64_t count, void **buffers) {
    if (frame->arguments != count)
        return 0;
    for (int64_t k = 0; k < count; k++)
        if (!(buffers[k] = data_of(args[k], frame->kinds + k, frame->kinds[k].flags)))
            return 0;
    return 1;
}

/* Put a frame first, where the next call looks first, in the place of another. */
static void move_to_front(struct entry *entry, int64_t place, struct frame *frame, PyObject *held) {
    for (; place; place--) {
        entry->frames[place] = entry->frames[place - 1];
        entry->held[place] = entry->held[place - 1];
    }
    entry->frames[0] = frame;
    entry->held[0] = held;
}

/* The frame for such arguments, which is held for the caller, with their addresses; 0 if there is none. */
static struct frame *find(struct entry *entry, PyObject *const *args, int64_t count, int64_t most, void **buffers,
                          PyObject **held) {
    for (int64_t k = 0; k < entry->count; k++) {
        struct frame *frame = entry->frames[k];
        if (frame->results > most || !fits(frame, args, count, buffers))
            continue;
        *held = entry->held[k];
        move_to_front(entry, k, frame, *held);
        Py_IncRef(*held);
        return frame;
    }
    return 0;
}

/* Whether a context variable, or what gives its value, has None. */
static int is_none(PyObject *gate) {
    PyObject *value;
#ifndef STABLE
    if (PyContextVar_Get(gate, Py_None, &value))
        return 0;
#else
    if (!(value = PyObject_CallNoArgs(gate)))
        return 0;
#endif
    Py_DecRef(value);
    return value == Py_None;
}

/* The results of a call. 0 with an exception, or without if it isn't known. */
static PyObject *enter(struct entry *entry, PyObject *const *args, int64_t count, PyObject *names) {
    PyObject *out = 0, *held = 0;
    if (names && PyTuple_Size(names)) {
        if (PyTuple_Size(names) != 1 || PyTuple_GetItem(names, 0) != out_name)
            return 0;
        out = args[count] == Py_None ? 0 : args[count];
    }
    const int64_t most = entry->results;
    if (count + most > MOST)
        return 0;
    if (entry->gate && !is_none(entry->gate))
        return 0;
    void *buffers[count + most + 1];
    lock(entry);
    struct frame *frame = find(entry, args, count, most, buffers, &held);
    unlock(entry);
    if (!frame)
        return 0;
    PyObject *result = 0;
    if (mlf_take(frame->turn)) {
        result = call_frame(frame, args, out, buffers);
        mlf_release(frame->turn);
    }
    if (result)
        entry->hits++;
    Py_DecRef(held);
    return result;
}

/* ---- What Python uses ---------------------------------------------------------------------- */

static struct entry *entry_of(PyObject *capsule) { return PyCapsule_GetPointer(capsule, "mlfuse.entry"); }

void mlf_entry_clear(PyObject *capsule) {
    struct entry *entry = entry_of(capsule);
    PyObject *held[FRAMES];
    lock(entry);
    int64_t count = entry->count;
    memcpy(held, entry->held, sizeof held);
    entry->count = entry->results = 0;
    unlock(entry);
    drop(held, count); /* which may run anything */
}

static void free_entry(PyObject *capsule) {
    struct entry *entry = entry_of(capsule);
    mlf_entry_clear(capsule);
    Py_DecRef(entry->gate);
    free(entry);
}

PyObject *mlf_entry(PyObject *gate) {
    struct entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return PyErr_NoMemory();
    PyObject *capsule = PyCapsule_New(entry, "mlfuse.entry", free_entry);
    if (!capsule)
        free(entry);
    else if (gate != Py_None)
        Py_IncRef(entry->gate = gate);
    return capsule;
}

int64_t mlf_entry_hits(PyObject *capsule) { return entry_of(capsule)->hits; }

static void free_frame(PyObject *capsule) { Py_DecRef(PyCapsule_GetContext(capsule)); }

/* A frame for entries to hold; it lies in `keep`. */
PyObject *mlf_frame(struct frame *frame, PyObject *keep) {
    PyObject *capsule = PyCapsule_New(frame, "mlfuse.frame", free_frame);
    if (capsule) {
        Py_IncRef(keep);
        PyCapsule_SetContext(capsule, keep);
    }
    return capsule;
}

/* Make a frame known, in the place of the least recently used one. */
void mlf_entry_add(PyObject *capsule, PyObject *added) {
    struct entry *entry = entry_of(capsule);
    struct frame *frame = PyCapsule_GetPointer(added, "mlfuse.frame");
    PyObject *gone = 0;
    int64_t place = 0;
    Py_IncRef(added);
    lock(entry);
    while (place < entry->count && entry->held[place] != added)
        place++;
    if (place < entry->count)
        gone = added; /* the reference that it had */
    else if (place < FRAMES)
        entry->count++;
    else
        gone = entry->held[--place];
    move_to_front(entry, place, frame, added);
    if (frame->results > entry->results)
        entry->results = frame->results;
    unlock(entry);
    Py_DecRef(gone);
}

/* NotImplemented if the call isn't known. */
static PyObject *try(PyObject *capsule, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    PyObject *result = enter(entry_of(capsule), args, count, names);
    if (result || PyErr_Occurred())
        return result;
    Py_IncRef(Py_NotImplemented);
    return Py_NotImplemented;
}

static PyMethodDef tries = {"call", (PyCFunction)(void *)try, METH_FASTCALL | METH_KEYWORDS, 0};

PyObject *mlf_entry_function(PyObject *capsule) { return PyCFunction_NewEx(&tries, capsule, 0); }

#ifdef STABLE
static PyObject *PyObject_Vectorcall(PyObject *called, PyObject *const *args, int64_t count, PyObject *names) {
    PyObject *given = PyTuple_New(count), *named = names ? PyDict_New() : 0, *result = 0;
    int fails = !given || (names && !named);
    for (int64_t k = 0; !fails && k < count; k++) {
        Py_IncRef(args[k]);
        fails = PyTuple_SetItem(given, k, args[k]);
    }
    for (int64_t k = 0; !fails && names && k < PyTuple_Size(names); k++)
        fails = PyDict_SetItem(named, PyTuple_GetItem(names, k), args[count + k]);
    if (!fails)
        result = PyObject_Call(called, given, named);
    Py_DecRef(given);
    Py_DecRef(named);
    return result;
}
#endif

static PyObject *call_slowly(PyObject *self, PyObject *name, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    PyObject *method = PyObject_GetAttr(self, name);
    PyObject *result = method ? PyObject_Vectorcall(method, args, count, names) : 0;
    Py_DecRef(method);
    return result;
}

#ifndef STABLE
/* Objects with an entry: a call of one is a call of its entry, and, where that doesn't know it, of its method
 * `_call`. A class in Python derives from this one. */
struct quick {
    PyObject_HEAD
    vectorcallfunc call;
    struct entry *entry;
    PyObject *held;
};

static PyObject *call_quick(PyObject *self, PyObject *const *args, size_t count_, PyObject *names) {
    struct quick *quick = (struct quick *)self;
    Py_ssize_t count = PyVectorcall_NARGS(count_);
    PyObject *result = quick->entry ? enter(quick->entry, args, count, names) : 0;
    return result || PyErr_Occurred() ? result : call_slowly(self, slow_name, args, count, names);
}

static PyObject *new_quick(PyTypeObject *type, PyObject *args, PyObject *named) {
    struct quick *quick = (struct quick *)type->tp_alloc(type, 0);
    if (quick)
        quick->call = call_quick;
    return (PyObject *)quick;
}

static void free_quick(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((struct quick *)self)->held);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMemberDef members[] = {{"__vectorcalloffset__", T_PYSSIZET, offsetof(struct quick, call), READONLY}, {0}};
static PyType_Slot quick_slots[] = {
    {Py_tp_new, new_quick}, {Py_tp_dealloc, free_quick}, {Py_tp_call, PyVectorcall_Call}, {Py_tp_members, members}, {0}};
static PyType_Spec quick_spec = {
    "mlfuse.runtime.cpu.entry.Quick", sizeof(struct quick), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_VECTORCALL, quick_slots};

PyObject *mlf_quick_type(void) { return PyType_FromSpec(&quick_spec); }

/* Let calls of a class that derives from Quick be as short: Python 3.11 doesn't inherit that. */
void mlf_quick_class(PyObject *type) {
    ((PyTypeObject *)type)->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
    PyType_Modified((PyTypeObject *)type);
}

void mlf_quick_bind(PyObject *self, PyObject *capsule) {
    struct quick *quick = (struct quick *)self;
    Py_INCREF(capsule);
    Py_XSETREF(quick->held, capsule);
    quick->entry = entry_of(capsule);
}

#endif

/* `__call__` of a class whose objects have an entry as their attribute `_calls_in_c`, and a method `_answer`. */
static PyObject *call_method(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    PyObject *known = PyObject_GetAttr(self, entry_name), *result = 0;
    if (!known)
        return 0;
    if (known != Py_None && !names)
        result = enter(entry_of(known), args, count, 0);
    Py_DecRef(known);
    return result || PyErr_Occurred() ? result : call_slowly(self, answer_name, args, count, names);
}

static PyMethodDef calls = {"__call__", (PyCFunction)(void *)call_method, METH_FASTCALL | METH_KEYWORDS, 0};

PyObject *mlf_method(PyObject *type) { return PyDescr_NewMethod((PyTypeObject *)type, &calls); }

static PyType_Slot memory_slots[] = {{Py_tp_dealloc, free_memory}, {0}};
static PyType_Spec memory_spec = {"mlfuse.runtime.cpu.entry.Memory", HEAD, 1, 1UL << 7 /* not by Python */, memory_slots};
static PyType_Slot lease_slots[] = {{Py_tp_dealloc, free_lease}, {0}};
static PyType_Spec lease_spec = {"mlfuse.runtime.cpu.entry.Lease", HEAD, 1, 1UL << 7 /* not by Python */, lease_slots};

/* Once in a process. `failed` makes the error of a status, `library` is this code, which then stays. 0, or -1 with an
 * exception. */
int mlf_entry_start(PyObject *library, PyObject *arrays, PyObject *failed, PyObject *table) {
#ifndef STABLE
    if (_import_array() < 0)
        return -1;
    array_type = &PyArray_Type;
#else
    numpy_functions = PyCapsule_GetPointer(table, 0);
    array_type = (PyTypeObject *)arrays;
#endif
    Py_IncRef(library);
    Py_IncRef(arrays);
    Py_IncRef(failure = failed);
    out_name = PyUnicode_InternFromString("out");
    slow_name = PyUnicode_InternFromString("_call");
    answer_name = PyUnicode_InternFromString("_answer");
    entry_name = PyUnicode_InternFromString("_calls_in_c");
    memory_type = (PyTypeObject *)PyType_FromSpec(&memory_spec);
    lease_type = (PyTypeObject *)PyType_FromSpec(&lease_spec);
    return memory_type && lease_type && out_name && slow_name && answer_name && entry_name ? 0 : -1;
}
