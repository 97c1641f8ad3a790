"""Repeated calls on a CPU, by a callable in C (`entry.c`) that knows what the arguments of the last few calls were like.

C makes such a call without Python: it compares the arguments, allocates the results and runs the kernels. Python makes
all other calls, and raises all errors (`runtime.calls.repeated_calls`).

If the header files of Python and NumPy are installed, the C code includes them and reads the fields of objects. If not,
it uses Python's stable ABI and the buffer protocol only. bf16 arrays have none, so Python makes all calls with them.
"""

from __future__ import annotations

import ctypes
import os
import sys
import sysconfig
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from math import prod
from pathlib import Path
from typing import Any, TypeVar, cast
from weakref import WeakSet

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.arguments.blocks import POOLED, pool
from mlfuse.runtime.arguments.signature import Shapes, Signature
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.host.frame import HostFrame
from mlfuse.runtime.native import host
from mlfuse.runtime.process import forks

_ROW_MAJOR, _WRITEABLE = 0x101, 0x400
"""NumPy's array flags; the first includes alignment."""
_MOST = 1024
"""The most arguments and results of a call, as in `entry.c`."""
_BYTE = np.dtype(np.uint8)

_HEADERS = """
#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <Python.h>
#include <structmember.h>
#include <numpy/arrayobject.h>
"""
T = TypeVar("T")

_FRAMES = 16
"""How many kinds of calls C knows at a time, as in `entry.c`."""

CallInC = Callable[..., Any]
"""A result, or a tuple of results; NotImplemented if C doesn't know the call."""


class _Kind(ctypes.Structure):
    _fields_ = (
        ("dtype", ctypes.c_void_p),
        ("format", ctypes.c_char_p),
        ("ndim", ctypes.c_int64),
        ("shape", ctypes.c_void_p),
        ("nbytes", ctypes.c_int64),
        ("alignment", ctypes.c_int64),
        ("flags", ctypes.c_int64),
    )


class _Turn(ctypes.Structure):  # taken by the one call that may use the arena
    _fields_ = (("taken", ctypes.c_int64),)


class _Frame(ctypes.Structure):
    _fields_ = (
        ("call", host.NativeCall),
        ("arguments", ctypes.c_int64),
        ("results", ctypes.c_int64),
        ("kinds", ctypes.c_void_p),
        ("aliases", ctypes.c_void_p),
        ("makers", ctypes.c_void_p),
        ("donated", ctypes.c_int64),
        ("is_large", ctypes.c_int64),
        ("timed", ctypes.c_int64),
        ("fastest", ctypes.c_int64),
        ("turn", ctypes.c_void_p),
    )


class Code:
    """The C functions. They hold the GIL; those that give an object raise its exceptions."""

    def __init__(self, library: ctypes.CDLL, by_headers: bool):
        self.by_headers = by_headers
        """Whether they were compiled with the header files of Python and NumPy; else for the stable ABI."""
        thing, address = ctypes.py_object, ctypes.c_void_p

        def function(name: str, result: Any, *arguments: Any) -> Callable[..., Any]:
            return ctypes.PYFUNCTYPE(result, *arguments)((f"mlf_{name}", library))

        self.entry = function("entry", thing, thing)
        self.function = function("entry_function", thing, thing)
        self.hits = function("entry_hits", ctypes.c_int64, thing)
        self.add = function("entry_add", None, thing, thing)
        self.clear = function("entry_clear", None, thing)
        self.frame = function("frame", thing, address, thing)
        self.take = function("take", ctypes.c_int, address)
        self.release = function("release", None, address)
        self.method = function("method", thing, thing)
        """A method `__call__` for a class derived from `Front`."""
        start = function("entry_start", ctypes.c_int, thing, thing, thing, thing)
        start(library, np.ndarray, host.failed, _numpy_functions())
        pool.share(function("drop_spares", None, ctypes.c_int64))
        if by_headers:
            self.quick_type = function("quick_type", thing)()
            """The class of objects whose call is a call of their entry, else of their method `_call`."""
            self.quick_class = function("quick_class", None, thing)
            self.bind = function("quick_bind", None, thing, thing)
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=function("forked", None))


class LearnedCalls:
    """The calls that a callable knows, 16 kinds at most; those used last are kept."""

    def __init__(self, code: Code, gate: ContextVar[Any] | None = None):
        """While the value of `gate` isn't None, C makes no call."""
        self._code = code
        # The stable ABI has no function that reads a context variable.
        self.capsule: object = code.entry(gate if gate is None or code.by_headers else gate.get)
        """The same, for C."""
        self.call: CallInC = code.function(self.capsule)
        self.frames: dict[Shapes, object] = {}
        """The frames of a plan that are kept, by the arguments' shapes, those learned last at the end."""

    @property
    def hits(self) -> int:
        """How many calls C has made."""
        return self._code.hits(self.capsule)

    def bind(self, called: object) -> None:
        """From now on, calls of `called`, an object of a class that `quick` made, come here."""
        if self._code.by_headers and isinstance(called, self._code.quick_type):
            self._code.bind(called, self.capsule)

    def add(self, frame: object) -> None:
        """Let C make calls like that of a frame, which a `Learner` made."""
        self._code.add(self.capsule, frame)

    def forget(self) -> None:
        """From now on, C makes none of them."""
        self._code.clear(self.capsule)


class Front:
    """A base of classes whose calls end in calls of executables. C makes the calls that it knows, those with positional
    arrays alone. The method `_answer`, which is `__call__` too, makes all others."""

    _in_c: LearnedCalls | None = None
    _calls_in_c: object = None  # the same, for C
    _gate: ContextVar[Any] | None = None
    """While this isn't None, C knows no call."""

    def _answer(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError

    def _make_in_c(self, executables: LearnedCalls, args: Sequence[Any]) -> None:
        """From now on, make calls like one that an executable has just made in C, if it did."""
        frame = executables.frames.get(tuple([getattr(arg, "shape", ()) for arg in args]))
        code = load()
        if frame is None or code is None:
            return
        if self._in_c is None:
            self._in_c = LearnedCalls(code, self._gate)
            self._calls_in_c = self._in_c.capsule
            _call_in_c(type(self), code)
        self._in_c.add(frame)

    @property
    def _hits_in_c(self) -> int:
        return 0 if self._in_c is None else self._in_c.hits


@cache
def _call_in_c(kind: type[Front], code: Code) -> None:
    """Let C be the first to see calls of the objects of a class."""
    setattr(kind, "__call__", code.method(kind))  # noqa: B010


class Learner:
    """The calls of a launch plan that C knows, and their memory: one arena for all, so only one call runs at a time."""

    def __init__(self, code: Code, signature: Signature, donated: Sequence[int]):
        self.learned_calls = LearnedCalls(code)
        self._code = code
        self._signature, self._donated = signature, donated
        self._turn = _Turn()
        self._arena = _Arena()

    def learn(self, shapes: Shapes, make: Callable[[Shapes], HostFrame[Array]]) -> bool:
        """Let C make calls with row-major arguments of these shapes, for which `make` gives a frame. False if C can't make
        them. True also if there is nothing to do now: C knows them, or another thread is calling."""
        turn = ctypes.addressof(self._turn)
        if (found := self.learned_calls.frames.get(shapes)) is not None:
            self.learned_calls.add(found)  # if C has forgotten it
            return True
        if not self._code.take(turn):
            return True
        try:
            frame = make(shapes)
            is_learned = self._learn(shapes, frame)
            if not is_learned:
                frame.release()
            return is_learned
        finally:
            self._code.release(turn)

    def _learn(self, shapes: Shapes, frame: HostFrame[Array]) -> bool:
        self._arena.bind(frame)
        wired = frame.wiring()
        if wired is None:
            return False
        results = [
            _Array(spec.dtype.numpy, shape)
            for spec, shape in zip(self._signature.results, frame.result_shapes, strict=True)
        ]
        inputs = [
            _Array(spec.dtype.numpy, shape)
            for spec, shape in zip(self._signature.inputs, shapes, strict=True)
        ]
        for result, alias in zip(results, wired.aliases, strict=True):
            if alias is not None and inputs[alias] != result:
                return False
        kinds = (_Kind * (len(inputs) + len(results)))()
        kept: list[object] = [kinds, self._turn, self._arena, wired]
        for number, (kind, array) in enumerate(zip(kinds, [*inputs, *results], strict=True)):
            kept += array.describe(kind, donated=number in self._donated)
            if not self._code.by_headers and kind.format is None:
                return False
        makers = [
            array.maker() if alias is None and array.nbytes >= POOLED else None
            for array, alias in zip(results, wired.aliases, strict=True)
        ]
        rows = (ctypes.c_void_p * len(makers))(*(None if m is None else id(m) for m in makers))
        aliases = (ctypes.c_int64 * len(results))(*(-1 if a is None else a for a in wired.aliases))
        made = _Frame(
            wired.call,
            len(inputs),
            len(results),
            ctypes.addressof(kinds),
            ctypes.addressof(aliases),
            ctypes.addressof(rows),
            len(self._donated),
            wired.is_large,
            turn=ctypes.addressof(self._turn),
        )
        kept += [makers, rows, aliases, made]
        capsule = self._code.frame(ctypes.addressof(made), tuple(kept))
        if len(self.learned_calls.frames) == _FRAMES:
            del self.learned_calls.frames[next(iter(self.learned_calls.frames))]
        self.learned_calls.frames[shapes] = capsule
        self.learned_calls.add(capsule)
        return True


class _Arena:
    """The memory of all frames' intermediates."""

    def __init__(self):
        self._memory: tuple[Array, int] | None = None
        self._size = 0
        self._frames: WeakSet[HostFrame[Array]] = WeakSet()

    def bind(self, frame: HostFrame[Array]) -> None:
        """Place a frame's intermediates; if there isn't enough memory, those of all. No frame may be running."""
        if not frame.arena_bytes:
            return
        self._frames.add(frame)
        moved = [frame]
        if frame.arena_bytes > self._size:
            size = frame.arena_bytes
            # The old arena is freed after this: if there is no memory for the new one, frames still use the old.
            self._memory, self._size = arrays.empty((size,), _BYTE, size), size
            moved = list(self._frames)
        assert self._memory is not None
        for each in moved:
            each.bind(*self._memory)


@dataclass(frozen=True)
class _Array:
    """The type of an array."""

    dtype: np.dtype[np.generic]
    shape: tuple[int, ...]

    @property
    def nbytes(self) -> int:
        return prod(self.shape) * self.dtype.itemsize

    def describe(self, kind: _Kind, *, donated: bool) -> list[object]:
        """Fill in a struct, and give the objects that it refers to."""
        shape = (ctypes.c_ssize_t * len(self.shape))(*self.shape)
        kind.dtype, kind.format = id(self.dtype), _format(self.dtype)
        kind.ndim, kind.shape = len(self.shape), ctypes.addressof(shape)
        kind.nbytes, kind.alignment = self.nbytes, self.dtype.alignment
        kind.flags = _ROW_MAJOR | (_WRITEABLE if donated else 0)
        return [shape, self.dtype]

    def maker(self) -> Callable[[], tuple[Array, int]]:
        """What makes such an array, from the pool if it is large, and gives its address."""
        return partial(_empty, self.shape, self.dtype, self.nbytes)


def _empty(shape: tuple[int, ...], dtype: np.dtype[np.generic], nbytes: int) -> tuple[Array, int]:
    return arrays.empty(shape, dtype, nbytes)


@cache
def _format(dtype: np.dtype[np.generic]) -> bytes | None:
    """The buffer protocol's name for a dtype; None if it has none."""
    try:
        return memoryview(cast(Any, np.empty(1, dtype))).format.encode()
    except (ValueError, BufferError):
        return None


_loaded: dict[bool, Code | None] = {}
_loading = forks.lock()


def learner(signature: Signature, donated: Sequence[int]) -> Learner | None:
    """What learns the calls of a launch plan for NumPy's arrays; None if there is no C code for it."""
    code = load()
    count = len(signature.inputs) + len(signature.results)
    return None if code is None or count > _MOST else Learner(code, signature, donated)


def load() -> Code | None:
    """The C code: with header files if they are installed, else for the stable ABI. None if neither works here."""
    return compiled(by_headers=True) or compiled(by_headers=False)


def compiled(*, by_headers: bool) -> Code | None:
    """The C code, compiled in one of the two ways; None if that doesn't work here. A process loads it once."""
    with _loading:
        if by_headers not in _loaded:
            try:
                _loaded[by_headers] = _compiled(by_headers=by_headers)
            except (MlfuseError, ImportError):  # ImportError if the headers are of another NumPy
                _loaded[by_headers] = None
        return _loaded[by_headers]


def _compiled(*, by_headers: bool) -> Code | None:
    folders = headers() if by_headers else []
    if folders is None:
        return None
    folder = files("mlfuse.runtime.cpu")
    parts = [*([] if by_headers else ["stable.h"]), "entry_arrays.c", "entry.c"]
    code = "".join(folder.joinpath(part).read_text("utf-8") for part in parts)
    versions = f"{sysconfig.get_config_var('SOABI')}, NumPy {np.__version__}"
    text = f"/* {versions} */\n{_HEADERS if by_headers else ''}{code}"
    return Code(cc.library(text, folders), by_headers)


def headers() -> list[str] | None:
    """The folders of Python's and NumPy's headers; None if they aren't installed."""
    python = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    numpy = np.get_include()
    if not Path(python[0], "Python.h").exists() or not Path(numpy, "numpy/arrayobject.h").exists():
        return None
    return [*dict.fromkeys(python), numpy]


def _numpy_functions() -> object:
    """NumPy's table of C functions, in a capsule."""
    core: Any = sys.modules.get("numpy._core._multiarray_umath")
    return (core or sys.modules["numpy.core._multiarray_umath"])._ARRAY_API


def quick(kind: type[T]) -> type[T]:
    """A class derived from `kind` whose objects are called by C once they are bound (`LearnedCalls.bind`): what their entry
    doesn't know goes to their method `_call`. `kind` itself if the header files aren't installed."""
    code = load()
    return kind if code is None or not code.by_headers else cast("type[T]", _quick(kind, code))


@cache
def _quick(kind: type[Any], code: Code) -> type[Any]:
    body = {
        "__doc__": kind.__doc__,
        "__module__": kind.__module__,
        "__qualname__": kind.__qualname__,
    }
    made = type(kind.__name__, (code.quick_type, kind), body)
    code.quick_class(made)
    return made
