"""oneDNN, called through its C API (version 3): primitives on memory that we provide.

The optional wheel `onednn-cpu-gomp` has the library; it runs on the OpenMP threads that our kernels run
on. `MLFUSE_ONEDNN` names another build of it, or is `off`. Names and numbers here are those of the
oneDNN developer guide's C API (`dnnl_types.h`).
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping, Sequence
from ctypes import POINTER, addressof, byref, c_char_p, c_float, c_int, c_int64, c_size_t, c_void_p
from enum import IntEnum
from functools import cache
from importlib import metadata
from typing import Any

import ml_dtypes
import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.process import threads

PACKAGE = "onednn-cpu-gomp"
_MAJOR = 3
_CPU, _IN_ORDER, _ANY, _USER_SCRATCHPAD = 1, 1, 1, 1
_PAUSE_HARD = 2
"""`omp_pause_hard`."""
TYPES = {
    np.dtype(np.float16): 1,
    np.dtype(ml_dtypes.bfloat16): 2,
    np.dtype(np.float32): 3,
}
"""Its number of each element type that it takes."""


class Arg(IntEnum):
    """The role of an array in a primitive."""

    SRC = 1
    DST = 17
    WEIGHTS = 33
    SCRATCHPAD = 80
    DIFF_SRC = 129
    DIFF_DST = 145
    DIFF_WEIGHTS = 161


_POST_OP = 32768
"""The number of the n-th post-op's first argument is `n * _POST_OP + 2`, counted from 1."""
_ELU, _LINEAR = 0x22, 0x26
_BINARY = {"add": 0x1FFF0, "mul": 0x1FFF1, "sub": 0x1FFF5}


class Query(IntEnum):
    """Queries of a primitive's description."""

    IMPLEMENTATION = 8
    SRC = 129
    DIFF_SRC = 130
    WEIGHTS = 131
    DIFF_WEIGHTS = 132
    DST = 133
    DIFF_DST = 134
    SCRATCHPAD = 136


class _ExecArg(ctypes.Structure):
    _fields_ = (("arg", c_int), ("memory", c_void_p))


_DIMS, _P = POINTER(c_int64), c_void_p
_WINDOW = (_DIMS, _DIMS, _DIMS, _DIMS)
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "engine_create": (POINTER(_P), c_int, c_size_t),
    "stream_create": (POINTER(_P), _P, c_int),
    "memory_desc_create_with_strides": (POINTER(_P), c_int, _DIMS, c_int, _DIMS),
    "memory_desc_create_with_tag": (POINTER(_P), c_int, _DIMS, c_int, c_int),
    "memory_create": (POINTER(_P), _P, _P, _P),
    "memory_set_data_handle": (_P, _P),
    "primitive_attr_create": (POINTER(_P),),
    "primitive_attr_set_scratchpad_mode": (_P, c_int),
    "primitive_attr_set_post_ops": (_P, _P),
    "post_ops_create": (POINTER(_P),),
    "post_ops_append_binary": (_P, c_int, _P),
    "post_ops_append_eltwise": (_P, c_int, c_float, c_float),
    "convolution_forward_primitive_desc_create": (
        *(POINTER(_P), _P, c_int, c_int, _P, _P, _P, _P),
        *(*_WINDOW, _P),
    ),
    "convolution_backward_data_primitive_desc_create": (
        *(POINTER(_P), _P, c_int, _P, _P, _P),
        *(*_WINDOW, _P, _P),
    ),
    "convolution_backward_weights_primitive_desc_create": (
        *(POINTER(_P), _P, c_int, _P, _P, _P, _P),
        *(*_WINDOW, _P, _P),
    ),
    "sgemm": (
        *(ctypes.c_char, ctypes.c_char, c_int64, c_int64, c_int64),
        *(ctypes.c_float, _P, c_int64, _P, c_int64, ctypes.c_float, _P, c_int64),
    ),
    "reorder_primitive_desc_create": (POINTER(_P), _P, _P, _P, _P, _P),
    "primitive_desc_query": (_P, c_int, c_int, _P),
    "primitive_create": (POINTER(_P), _P),
    "primitive_execute": (_P, _P, c_int, POINTER(_ExecArg)),
    "memory_desc_destroy": (_P,),
    "memory_destroy": (_P,),
    "stream_destroy": (_P,),
    "primitive_attr_destroy": (_P,),
    "post_ops_destroy": (_P,),
    "primitive_desc_destroy": (_P,),
    "primitive_destroy": (_P,),
}
_STATUS = ("success", "out of memory", "invalid arguments", "unimplemented")


Multiply = Callable[[int, int, int], None]


class Handle:
    """An object of the library, destroyed with this one if it is `owned`."""

    def __init__(self, value: int, destroy: Callable[[int], object] | None = None):
        self.value = value
        self._destroy = destroy

    def __del__(self) -> None:
        if self._destroy is not None:
            self._destroy(self.value)


class UnimplementedError(MlfuseError):
    """The library has no primitive for a description."""


class OneDnn:
    """The loaded library and its engine, the CPU."""

    def __init__(self, path: str):
        self._library = ctypes.CDLL(path)
        version = self._library.dnnl_version
        version.restype = POINTER(c_int * 3)
        self.version = tuple(version().contents)
        if self.version[0] != _MAJOR:
            raise OSError(f"oneDNN {self.version}, not {_MAJOR}")
        self._functions: dict[str, Any] = {}
        for name, types in _SIGNATURES.items():
            self._functions[name] = self._library[f"dnnl_{name}"]
            self._functions[name].argtypes = types
        self._query_md = self._library.dnnl_primitive_desc_query_md
        self._query_md.argtypes, self._query_md.restype = (_P, c_int, c_int), _P
        self._size = self._library.dnnl_memory_desc_get_size
        self._size.argtypes, self._size.restype = (_P,), c_size_t
        self._equal = self._library.dnnl_memory_desc_equal
        self._equal.argtypes = (_P, _P)
        self._engine = self._made("engine", "engine_create", _CPU, 0)
        self._attributes = self._plain_attributes()

    def described(self, layout: Layout, dtype: np.dtype[np.generic]) -> Handle:
        """The layout of an array; its offset is part of the address."""
        rank = len(layout.shape)
        strides = numbers(layout.strides)
        name = "memory_desc_create_with_strides"
        return self._made(
            "memory_desc", name, rank, numbers(layout.shape), TYPES[dtype], strides, owned=True
        )

    def anyhow(self, shape: Sequence[int], dtype: np.dtype[np.generic]) -> Handle:
        """An array in the layout that a primitive prefers."""
        name = "memory_desc_create_with_tag"
        return self._made(
            "memory_desc", name, len(shape), numbers(shape), TYPES[dtype], _ANY, owned=True
        )

    def convolution(
        self, name: str, *args: object, steps: Sequence[str] = (), vector: Handle | None = None
    ) -> Handle:
        """The description of a convolution; `name` and `args` as in the C API, from the engine to
        the attributes. `UnimplementedError` if there is none. `steps` are those of its epilogue, `vector` the
        form of their operands."""
        attributes = self._with_post_ops(steps, vector) if steps else self._attributes
        name = f"convolution_{name}_primitive_desc_create"
        return self._made(
            "primitive_desc", name, self._engine.value, *args, attributes.value, owned=True
        )

    def _plain_attributes(self) -> Handle:
        made = self._made("primitive_attr", "primitive_attr_create", owned=True)
        self._do("primitive_attr_set_scratchpad_mode", made.value, _USER_SCRATCHPAD)
        return made

    def _with_post_ops(self, steps: Sequence[str], vector: Handle | None) -> Handle:
        """Attributes for an epilogue in f32, each step rounded.

        Its relu turns NaN into 0. elu with alpha = 0 is x if x > 0, else 0 (exp(x) - 1): the same, but NaN
        stays and there are zeros of either sign. 1 x + 0 turns -0 into 0.
        """
        ops = self._made("post_ops", "post_ops_create", owned=True)
        for step in steps:
            if step == "relu":
                self._do("post_ops_append_eltwise", ops.value, _ELU, 0.0, 0.0)
                self._do("post_ops_append_eltwise", ops.value, _LINEAR, 1.0, 0.0)
                continue
            assert vector is not None
            self._do("post_ops_append_binary", ops.value, _BINARY[step], vector.value)
        attributes = self._plain_attributes()
        self._do("primitive_attr_set_post_ops", attributes.value, ops.value)
        return attributes

    def reorder(self, source: Handle, target: Handle) -> Handle:
        """The description of a copy from one form of an array to another."""
        engine, attributes = self._engine.value, self._attributes.value
        args = (source.value, engine, target.value, engine, attributes)
        return self._made("primitive_desc", "reorder_primitive_desc_create", *args, owned=True)

    def array_of(self, description: Handle, what: Query) -> Handle:
        """The form of an array that a primitive prefers; it lives as long as `description`."""
        return Handle(self._query_md(description.value, what, 0) or 0)

    def implementation(self, description: Handle) -> str:
        """The name of the implementation, for people."""
        name = c_char_p()
        self._do("primitive_desc_query", description.value, Query.IMPLEMENTATION, 0, byref(name))
        return (name.value or b"").decode()

    def nbytes(self, array: Handle) -> int:
        """The size of an array of a form in bytes; 0 for none."""
        return self._size(array.value) if array.value else 0

    def same(self, one: Handle, other: Handle) -> bool:
        """Whether two forms are equal."""
        return bool(self._equal(one.value, other.value))

    def multiply(self, transposed: tuple[bool, bool], sizes: Sequence[int]) -> Multiply:
        """A product of f32 matrices on addresses (target, left, right). `sizes` are rows, columns, length
        of the sums, and the row strides, as stored, of the three."""
        m, n, k, to, of_left, of_right = sizes
        left_as, right_as = (b"T" if each else b"N" for each in transposed)
        sgemm = self._functions["sgemm"]

        def run(target: int, left: int, right: int) -> None:
            args = (1.0, left, of_left, right, of_right, 0.0, target, to)
            status: int = sgemm(left_as, right_as, m, n, k, *args)
            if status != 0:
                raise MlfuseError(f"oneDNN: a product failed with status {status}")

        return run

    def primitive(self, description: Handle) -> Handle:
        """The primitive of a description."""
        return self._made("primitive", "primitive_create", description.value, owned=True)

    def bound(self, primitive: Handle, arrays: Mapping[int, Handle]) -> Bound:
        """A primitive ready to run on arrays of these forms."""
        engine = self._engine.value
        stream = self._made("stream", "stream_create", engine, _IN_ORDER, owned=True)
        memories = {
            arg: self._made("memory", "memory_create", form.value, engine, None, owned=True)
            for arg, form in arrays.items()
            if form.value
        }
        return Bound(self._functions, primitive, stream, memories)

    def _made(self, kind: str, name: str, *args: object, owned: bool = False) -> Handle:
        made = c_void_p()
        self._do(name, byref(made), *args)
        destroy = self._functions[f"{kind}_destroy"] if owned else None
        return Handle(made.value or 0, destroy)

    def _do(self, name: str, *args: object) -> None:
        status: int = self._functions[name](*args)
        if status != 0:
            why = _STATUS[status] if status < len(_STATUS) else f"status {status}"
            raise UnimplementedError(f"oneDNN: {name}: {why}")


class Bound:
    """A primitive with its arguments, except their addresses. For one thread at a time."""

    def __init__(
        self,
        functions: Mapping[str, Any],
        primitive: Handle,
        stream: Handle,
        memories: dict[int, Handle],
    ):
        self._kept = (primitive, stream, memories)
        self._memories = {arg: memory.value for arg, memory in memories.items()}
        self._place = functions["memory_set_data_handle"]
        self._execute = functions["primitive_execute"]
        self.functions = (_address(self._place), _address(self._execute))
        """The addresses of the functions that place an array and execute a primitive."""
        args = [(arg, memory.value) for arg, memory in memories.items()]
        self._args = (primitive.value, stream.value, len(args), (_ExecArg * len(args))(*args))

    def memory(self, arg: int) -> int | None:
        """The address of an argument's memory object; None if it has no such argument."""
        return self._memories.get(arg)

    @property
    def execution(self) -> tuple[int, int, int, int]:
        """The primitive, its stream, the number of arguments and their address."""
        primitive, stream, count, args = self._args
        return primitive, stream, count, addressof(args)

    def place(self, arg: int, address: int) -> None:
        """Set an array's address."""
        if arg in self._memories:
            self._place(self._memories[arg], address)

    def run(self) -> None:
        """Run it. MlfuseError if the library fails, which isn't expected."""
        status = self._execute(*self._args)
        if status != 0:
            raise MlfuseError(f"oneDNN: a primitive failed with status {status}")


def _address(function: Any) -> int:
    return ctypes.cast(function, c_void_p).value or 0


@cache
def load() -> OneDnn | None:
    """The library, or None if none works."""
    path = os.environ.get("MLFUSE_ONEDNN") or _installed()
    if path is None or path == "off":
        return None
    try:
        with threads.sleeping_soon():
            library = OneDnn(path)
    except (OSError, AttributeError):
        return None
    _end_threads_before_forks()
    return library


def _end_threads_before_forks() -> None:
    """A forked child has no threads, and libgomp would wait for them forever. `host.c` handles the kernels' own
    threads, but those may be another library's: clang's."""
    if not hasattr(os, "register_at_fork"):
        return
    try:
        gomp = ctypes.CDLL("libgomp.so.1", mode=os.RTLD_NOLOAD)
        in_parallel, pause = gomp.omp_in_parallel, gomp.omp_pause_resource_all
    except (OSError, AttributeError):  # it runs on another OpenMP, or an old one
        return
    os.register_at_fork(before=lambda: in_parallel() or pause(_PAUSE_HARD))


def _installed() -> str | None:
    try:
        files = metadata.files(PACKAGE) or ()
    except metadata.PackageNotFoundError:
        return None
    found = [file for file in files if file.name == f"libdnnl.so.{_MAJOR}"]
    return str(found[0].locate()) if found else None


def vector_args(steps: Sequence[str]) -> list[int]:
    """The argument numbers of the vectors of an epilogue's steps, in order."""
    found: list[int] = []
    number = 0
    for step in steps:
        number += 2 if step == "relu" else 1
        if step != "relu":
            found.append(number * _POST_OP + 2)
    return found


def numbers(values: Sequence[int]) -> ctypes.Array[c_int64]:
    """A list in the library's form."""
    return (c_int64 * len(values))(*values)
