"""The host work of a call on a CPU in addition to its kernels, by a few functions in C (`host.c`).

A call is one C function of its buffers' addresses (`NativeCall`): the compiled host function (`runtime.host.function`).
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.backend import Arguments, Pointers
from mlfuse.runtime.process import threads

SMALL = 1 << 16
"""The most bytes of a launch's buffers for which starting threads doesn't pay."""


@dataclass(frozen=True)
class BoundKernel:
    """A kernel and its arguments."""

    function: Callable[..., None]
    """Kept, since its code is unloaded with it."""
    arguments: Arguments

    def __call__(self) -> None:
        self.function(self.arguments.pointers, self.arguments.sizes)


class NativeCall(ctypes.Structure):
    """A call whose buffers are known: `function(state, buffers)` in C, with the addresses of the arguments in
    order, then of the results. It returns 0, or the status of a library call that failed."""

    _fields_ = (("function", ctypes.c_void_p), ("state", ctypes.c_void_p))


class Host:
    """The functions in C."""

    def __init__(self, library: ctypes.CDLL):
        self._call: Callable[[Any, Any], int] = library.mlf_call
        chosen = threads.choose()
        cores = (ctypes.c_int32 * len(chosen.cores))(*chosen.cores)
        different = len(set(chosen.cores) - {-1})
        library.mlf_threads(chosen.count, different, cores, len(cores))
        self._host_start: Callable[[Any], None] = library.mlf_host_start
        self._host_run: Callable[..., None] = library.mlf_host_run
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(before=library.mlf_pause)

    def host_call(self, state: ctypes.Structure) -> NativeCall:
        """The call of a host function with a `struct mlf_host_call`, which gets the functions that it needs from here."""
        self._host_start(ctypes.byref(state))
        return NativeCall(_address(self._host_run), ctypes.addressof(state))

    def call(self, call: NativeCall, buffers: Pointers) -> None:
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
