"""The functions in C that calls on a CPU need beside kernels, loaded once in a process."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from mlfuse.runtime.backend import Pointers
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.native import host


@cache
def host_code() -> host.Host:
    """The functions of `host.c`. MlfuseError if there is no C compiler."""
    return host.Host(cc.library(cc.host_source()))


@dataclass(frozen=True)
class Wiring:
    """A call in C, and the objects that it needs. It serves one caller at a time.

    `aliases` has for each result the argument whose memory it takes.
    """

    call: host.NativeCall
    aliases: tuple[int | None, ...]
    is_large: bool
    """Whether it may take so long that others should have the GIL meanwhile."""
    keep: object
    run: Callable[[Pointers], object] | None = None
    """The same call, which raises what library calls in Python raised."""

    def __call__(self, buffers: Pointers) -> None:
        """Run on the buffers at these addresses: the arguments, then the results."""
        if self.run is not None:
            self.run(buffers)
        else:
            host_code().call(self.call, buffers)


def buffers(addresses: Sequence[int]) -> Pointers:
    """The addresses of a call's arguments and results, in the form that C takes."""
    return (ctypes.c_void_p * len(addresses))(*addresses)
