"""The functions in C that calls on a CPU need beside kernels, loaded once in a process."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime import cc, host
from mlfuse.runtime.backend import Pointers


@cache
def host_code() -> host.Host:
    """The functions of `host.c`. MlfuseError if there is no C compiler."""
    return host.Host(cc.library(host.source()))


@dataclass(frozen=True)
class Wiring:
    """A call in C, and the objects that it needs. It serves one caller at a time.

    `aliases` has for each result the argument whose memory it takes.
    """

    call: host.Call
    aliases: tuple[int | None, ...]
    is_large: bool
    """Whether it may take so long that others should have the GIL meanwhile."""
    keep: object
    errors: list[BaseException] = field(default_factory=list[BaseException])
    """What library calls in Python raised."""

    def __call__(self, buffers: Pointers) -> None:
        """Run on the buffers at these addresses: the arguments, then the results."""
        run(self.call, buffers, self.errors)


def run(call: host.Call, buffers: Pointers, errors: list[BaseException]) -> None:
    """Run a call on the buffers at these addresses. Raises the error that a library call in Python added to
    `errors`, or MlfuseError if one in C failed."""
    try:
        host_code().call(call, buffers)
    except MlfuseError:
        if errors:
            raise errors.pop() from None
        raise


def buffers(addresses: Sequence[int]) -> Pointers:
    """The addresses of a call's arguments and results, in the form that C takes."""
    return (ctypes.c_void_p * len(addresses))(*addresses)
