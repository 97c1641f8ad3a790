"""The host work of a call on a CPU in addition to its kernels, by a few functions in C (`host.c`).

A call from Python into C costs as much as a small kernel, so consecutive launches are one call. A call that consists of
launches alone is one C function of its buffers' addresses (`Call`): `runtime.wiring` makes it.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime import threads
from mlfuse.runtime.backend import Arguments, Pointers, Step

SMALL = 1 << 16
"""The most bytes of a launch's buffers for which starting threads doesn't pay."""

Slot = tuple[Pointers, int, int, int]
"""Where an address goes: an array of addresses, a position in it, the buffer whose address it is (arguments first, then
results), and an offset in bytes."""


class _Step(ctypes.Structure):
    _fields_ = (
        ("kernel", ctypes.c_void_p),
        ("buffers", ctypes.c_void_p),
        ("sizes", ctypes.c_void_p),
        ("is_large", ctypes.c_int64),
    )


class _Steps(ctypes.Structure):
    _fields_ = (("steps", ctypes.c_void_p), ("count", ctypes.c_int64))


class _Slot(ctypes.Structure):
    _fields_ = (
        ("place", ctypes.c_void_p),
        ("buffer", ctypes.c_int64),
        ("offset", ctypes.c_int64),
    )


class _Wiring(ctypes.Structure):
    _fields_ = (
        ("slots", ctypes.c_void_p),
        ("slot_count", ctypes.c_int64),
        ("steps", _Steps),
        ("statuses", ctypes.c_void_p),
        ("status_count", ctypes.c_int64),
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


class Call(ctypes.Structure):
    """A call whose buffers are known: `function(state, buffers)` in C, with the addresses of the arguments in
    order, then of the results. It returns 0, or the status of a library call that failed."""

    _fields_ = (("function", ctypes.c_void_p), ("state", ctypes.c_void_p))


class Host:
    """The functions in C."""

    def __init__(self, library: ctypes.CDLL):
        self._run: Callable[[Any], None] = library.mlf_run
        library.mlf_run.restype = None
        self._wired = library.mlf_wired
        self._call: Callable[[Any, Any], int] = library.mlf_call
        chosen = threads.choose()
        cores = (ctypes.c_int32 * len(chosen.cores))(*chosen.cores)
        different = len(set(chosen.cores) - {-1})
        library.mlf_threads(chosen.count, different, cores, len(cores))
        self._host_start: Callable[[Any], None] = library.mlf_host_start
        self._host_run: Callable[..., None] = library.mlf_host_run
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(before=library.mlf_pause)

    def host_call(self, state: ctypes.Structure) -> Call:
        """The call of a host function with a `struct mlf_host_call`, which gets the functions that it needs from here."""
        self._host_start(ctypes.byref(state))
        return Call(_address(self._host_run), ctypes.addressof(state))

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

    def wire(self, slots: Sequence[Slot], launches: Sequence[Launch]) -> tuple[Call, object]:
        """A call that puts addresses into slots and starts kernels, and the objects that must live as long as it.
        It serves one caller at a time."""
        rows = (_Slot * len(slots))()
        for row, (pointers, position, buffer, offset) in zip(rows, slots, strict=True):
            row.place = ctypes.addressof(pointers) + position * ctypes.sizeof(ctypes.c_void_p)
            row.buffer, row.offset = buffer, offset
        steps, kept = _steps(launches)
        found = [each.status for each in launches if each.status is not None]
        statuses = (ctypes.c_void_p * len(found))(*map(ctypes.addressof, found))
        state = _Wiring(
            ctypes.addressof(rows),
            len(rows),
            steps,
            ctypes.addressof(statuses),
            len(statuses),
        )
        return Call(_address(self._wired), ctypes.addressof(state)), (
            *(state, rows, steps, statuses, kept),
            tuple(slots),
        )

    def call(self, call: Call, buffers: Pointers) -> None:
        """Make a call, without the GIL. MlfuseError if a library call failed."""
        status = self._call(ctypes.byref(call), buffers)
        if status:
            raise failed(status)


def check(status: ctypes.c_int) -> None:
    """MlfuseError if a library call failed, which isn't expected."""
    if status.value:
        code, status.value = status.value, 0
        raise failed(code)


def failed(status: int) -> MlfuseError:
    """The error of a library call that failed."""
    return MlfuseError(f"a library call failed with status {status}")


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
