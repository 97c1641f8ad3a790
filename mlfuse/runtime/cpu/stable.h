/* What `entry.c` needs of Python and NumPy, where their headers aren't installed: functions and structs of the stable
 * ABI (Python 3.11), and two functions of NumPy's table, whose places in it never change. */
#define STABLE
#define _GNU_SOURCE
#include <stdint.h>

typedef struct _object PyObject;
typedef struct _typeobject PyTypeObject;
typedef struct _ts PyThreadState;
typedef intptr_t Py_ssize_t;
typedef void PyArrayObject;
typedef void PyArray_Descr;
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);

typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len, itemsize;
    int readonly, ndim;
    char *format;
    Py_ssize_t *shape, *strides, *suboffsets;
    void *internal;
} Py_buffer;

typedef struct {
    const char *ml_name;
    PyCFunction ml_meth;
    int ml_flags;
    const char *ml_doc;
} PyMethodDef;

typedef struct {
    int slot;
    void *function;
} PyType_Slot;

typedef struct {
    const char *name;
    int basicsize, itemsize;
    unsigned int flags;
    PyType_Slot *slots;
} PyType_Spec;

enum { METH_KEYWORDS = 0x2, METH_FASTCALL = 0x80, Py_tp_dealloc = 52 };
enum { PyBUF_WRITABLE = 0x1, PyBUF_FORMAT = 0x4, PyBUF_C_CONTIGUOUS = 0x38 };
enum { NPY_ARRAY_WRITEABLE = 0x400, NPY_ARRAY_CARRAY = 0x501 };

extern PyObject _Py_NoneStruct, _Py_NotImplementedStruct, *PyExc_MemoryError;
extern PyTypeObject PyTuple_Type, PyList_Type;
#define Py_None (&_Py_NoneStruct)
#define Py_NotImplemented (&_Py_NotImplementedStruct)
#define PyTuple_CheckExact(object) is_exactly(object, &PyTuple_Type)
#define PyList_CheckExact(object) is_exactly(object, &PyList_Type)

void Py_IncRef(PyObject *);
void Py_DecRef(PyObject *);
PyObject *PyObject_Type(PyObject *);
PyObject *PyObject_CallNoArgs(PyObject *);
PyObject *PyObject_CallFunction(PyObject *, const char *, ...);
PyObject *_PyObject_NewVar(PyTypeObject *, Py_ssize_t);
void PyObject_Free(void *);
int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
void PyBuffer_Release(Py_buffer *);
PyObject *PyTuple_New(Py_ssize_t);
Py_ssize_t PyTuple_Size(PyObject *);
PyObject *PyTuple_GetItem(PyObject *, Py_ssize_t);
int PyTuple_SetItem(PyObject *, Py_ssize_t, PyObject *);
Py_ssize_t PyList_Size(PyObject *);
PyObject *PyList_GetItem(PyObject *, Py_ssize_t);
void *PyLong_AsVoidPtr(PyObject *);
PyObject *PyUnicode_InternFromString(const char *);
PyObject *PyCapsule_New(void *, const char *, void (*)(PyObject *));
void *PyCapsule_GetPointer(PyObject *, const char *);
void *PyCapsule_GetContext(PyObject *);
int PyCapsule_SetContext(PyObject *, void *);
PyObject *PyObject_Call(PyObject *, PyObject *, PyObject *);
PyObject *PyObject_GetAttr(PyObject *, PyObject *);
PyObject *PyDict_New(void);
int PyDict_SetItem(PyObject *, PyObject *, PyObject *);
PyObject *PyDescr_NewMethod(PyTypeObject *, PyMethodDef *);
PyObject *PyCFunction_NewEx(PyMethodDef *, PyObject *, PyObject *);
PyObject *PyType_FromSpec(PyType_Spec *);
PyObject *PyErr_NoMemory(void);
PyObject *PyErr_Occurred(void);
void PyErr_Clear(void);
int PyErr_ExceptionMatches(PyObject *);
void PyErr_SetObject(PyObject *, PyObject *);
PyThreadState *PyEval_SaveThread(void);
void PyEval_RestoreThread(PyThreadState *);

static int is_exactly(PyObject *, PyTypeObject *);

static void **numpy_functions;
#define PyArray_NewFromDescr                                                                                            \
    ((PyObject * (*)(PyTypeObject *, PyArray_Descr *, int, const intptr_t *, const intptr_t *, void *, int, PyObject *)) \
         numpy_functions[94])
#define PyArray_SetBaseObject ((int (*)(PyArrayObject *, PyObject *))numpy_functions[282])
