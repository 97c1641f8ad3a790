"""The host work of a call on a CPU in addition to its kernels, by a few functions in C (`host.c`).

A call from Python into C costs as much as a small kernel, so consecutive launches are one call, and so are the
checks of all arguments. The latter reads CPython's and NumPy's objects at the offsets that have been stable for
extension modules; on a machine with other offsets it isn't used.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime import threads
from mlfuse.runtime.backend import Arguments, Pointers, Step, Wanted

SMALL = 1 << 16
"""The most bytes of a launch's buffers for which starting threads doesn't pay."""

_ROW_MAJOR, _ALIGNED, _WRITEABLE = 0x1, 0x100, 0x400
"""NumPy's array flags."""


class _Step(ctypes.Structure):
    _fields_ = (
        ("kernel", ctypes.c_void_p),
        ("buffers", ctypes.c_void_p),
        ("sizes", ctypes.c_void_p),
        ("is_large", ctypes.c_int64),
    )


class _Steps(ctypes.Structure):
    _fields_ = (("steps", ctypes.c_void_p), ("count", ctypes.c_int64))


class _Wanted(ctypes.Structure):
    _fields_ = (
        ("dtype", ctypes.c_void_p),
        ("ndim", ctypes.c_int64),
        ("shape", ctypes.c_void_p),
        ("nbytes", ctypes.c_int64),
        ("flags", ctypes.c_int64),
        ("count", ctypes.c_int64),
        ("slots", ctypes.c_void_p),
    )


class _Match(ctypes.Structure):
    _fields_ = (
        ("items", ctypes.c_int64),
        ("count", ctypes.c_int64),
        ("kind", ctypes.c_void_p),
        ("wanted", ctypes.c_void_p),
        ("spans", ctypes.c_void_p),
    )


@dataclass(frozen=True)
class Launch:
    """A kernel and its arguments."""

    host: Host
    function: Callable[..., None]
    """Kept, since its code is unloaded with it."""
    arguments: Arguments
    status: ctypes.c_int | None = None
    """The function writes a nonzero number here if it fails; only library calls do."""

    def __call__(self) -> None:
        self.host.launches([self])()

    @property
    def is_large(self) -> bool:
        """Whether starting threads may pay."""
        return self.arguments.nbytes is None or self.arguments.nbytes > SMALL


@dataclass(frozen=True)
class Native:
    """`run(steps)`, by their addresses, starts consecutive kernels."""

    run: int
    steps: int
    keep: object
    """Keeps the addresses valid."""


class Host:
    """The functions in C."""

    def __init__(self, library: ctypes.CDLL):
        self._run: Callable[[Any], None] = library.mlf_run
        library.mlf_run.restype = None
        match = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_void_p)
        self._accept = match(("mlf_accept", library))
        self._reads_objects = self._finds_its_way()
        chosen = threads.choose()
        cores = (ctypes.c_int32 * len(chosen.cores))(*chosen.cores)
        different = len(set(chosen.cores) - {-1})
        library.mlf_threads(chosen.count, different, cores, len(cores))
        self._host_start: Callable[[Any], None] = library.mlf_host_start
        self._host_run: Callable[[Any, Any], int] = library.mlf_host_run
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(before=library.mlf_pause)

    def start_host_call(self, call: ctypes.Structure) -> None:
        """Fill in the functions that a host function needs from here."""
        self._host_start(ctypes.byref(call))

    def run_host_call(self, state: int, buffers: Pointers) -> bool:
        """Call a host function, without the GIL. False if a library call failed."""
        return not self._host_run(ctypes.c_void_p(state), buffers)

    def launches(self, launches: Sequence[Launch]) -> Step:
        """Kernels started one after the other by one call, without the GIL."""
        every, kept = _steps(launches)
        run, given = self._run, ctypes.byref(every)
        statuses = [each.status for each in launches if each.status is not None]

        def start(_: object = kept) -> None:
            run(given)

        def start_and_check(_: object = kept) -> None:
            run(given)
            for status in statuses:
                check(status)

        return start_and_check if statuses else start

    def native(self, launches: Sequence[Launch]) -> Native:
        """The same for a caller in C."""
        every, kept = _steps(launches)
        return Native(_address(self._run), ctypes.addressof(every), (every, kept))

    def matcher(
        self, wanted: Sequence[Wanted], apart: bool
    ) -> Callable[[tuple[object, ...]], bool] | None:
        """See `Backend.matcher`; `apart`: no two arguments may share memory."""
        return self._matcher(wanted, apart) if self._reads_objects else None

    def _matcher(
        self, wanted: Sequence[Wanted], apart: bool
    ) -> Callable[[tuple[object, ...]], bool]:
        kept: list[Any] = []  # referenced by the C side
        rows = (_Wanted * len(wanted))()
        for row, want in zip(rows, wanted, strict=True):
            shape = (ctypes.c_int64 * len(want.shape))(*want.shape)
            slots = (ctypes.c_void_p * len(want.places))(
                *(ctypes.addressof(pointers) + 8 * position for pointers, position in want.places)
            )
            row.dtype, row.ndim = id(want.dtype), len(want.shape)
            row.shape, row.nbytes = ctypes.addressof(shape), want.nbytes
            row.flags = _ROW_MAJOR | _ALIGNED | (_WRITEABLE if want.writable else 0)
            row.count, row.slots = len(slots), ctypes.addressof(slots)
            kept += [want, shape, slots]
        spans = (ctypes.c_void_p * (2 * len(wanted)))() if apart else None
        match = _Match(
            tuple.__basicsize__,
            len(wanted),
            id(np.ndarray),
            ctypes.addressof(rows),
            None if spans is None else ctypes.addressof(spans),
        )
        accept, address, count = self._accept, ctypes.addressof(match), len(wanted)
        kept += [rows, spans, match]

        def matches(args: tuple[object, ...], _: object = kept) -> bool:
            return len(args) == count and accept(args, address) == 1

        return matches

    def _finds_its_way(self) -> bool:
        """Whether arrays have the memory layout that `host.c` assumes, tested on known arrays."""
        if ctypes.sizeof(ctypes.c_void_p) != 8 or object.__basicsize__ != 16:
            return False
        if np.ndarray.__basicsize__ < 72:
            return False
        plain: Array = np.zeros((3, 5), np.float32)
        frozen = plain.copy()
        frozen.flags.writeable = False
        others: list[Array] = [
            np.zeros((3, 5), np.float64),
            np.zeros((5, 3), np.float32),
            np.zeros((3, 5, 1), np.float32),
            np.zeros((5, 3), np.float32).T,
            np.zeros(61, np.uint8)[1:].view(np.float32).reshape(3, 5),
            plain.view(np.recarray),
            frozen,
        ]
        found = (ctypes.c_void_p * 1)()
        want = Wanted(plain.dtype, (3, 5), 60, True, [(found, 0)])
        matches = self._matcher([want], apart=True)
        if not matches((plain,)) or found[0] != plain.ctypes.data:
            return False
        return not any(matches((other,)) for other in others)


def check(status: ctypes.c_int) -> None:
    """MlfuseError if a library call failed, which isn't expected."""
    if status.value:
        code, status.value = status.value, 0
        raise MlfuseError(f"a library call failed with status {code}")


def _address(function: Callable[..., None]) -> int:
    address = ctypes.cast(cast(Any, function), ctypes.c_void_p).value
    assert address is not None
    return address


def _steps(launches: Sequence[Launch]) -> tuple[_Steps, object]:
    """The argument of `mlf_run`, and the memory that it points to."""
    rows = (_Step * len(launches))()
    for row, launch in zip(rows, launches, strict=True):
        row.kernel, row.is_large = _address(launch.function), launch.is_large
        row.buffers = ctypes.addressof(launch.arguments.pointers)
        row.sizes = ctypes.addressof(launch.arguments.sizes)
    return _Steps(ctypes.addressof(rows), len(rows)), (rows, tuple(launches))


@cache
def source() -> str:
    """The C text."""
    return files("mlfuse.runtime").joinpath("host.c").read_text("utf-8")
