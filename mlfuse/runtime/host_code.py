"""The functions in C that calls on a CPU need beside kernels, loaded once in a process."""

from __future__ import annotations

from functools import cache

from mlfuse.runtime import cc, host


@cache
def host_code() -> host.Host:
    """The functions of `host.c`. MlfuseError if there is no C compiler."""
    return host.Host(cc.library(host.source()))
