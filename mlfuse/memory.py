"""The memory pool of results and intermediates on the host (see `mlfuse.runtime.arguments.blocks`).

Blocks of freed arrays are kept for further results. Idle blocks and blocks in use together never exceed the peak of
use. The environment variable `MLFUSE_POOL` limits the idle bytes; 0 keeps none. CuPy manages GPU memory.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.runtime.arguments.blocks import pool


@dataclass(frozen=True)
class Held:
    """Bytes that the pool holds."""

    used: int
    """Bytes of blocks in use by arrays."""
    idle: int
    """Bytes of idle blocks."""


def held() -> Held:
    """The current figures."""
    return Held(*pool.held())


def clear() -> None:
    """Return idle memory to the system."""
    pool.clear()


def limit(nbytes: int) -> None:
    """Keep at most `nbytes` idle bytes from now on; 0 keeps none. ValueError if negative."""
    if nbytes < 0:
        raise ValueError(f"a limit of {nbytes} bytes is negative")
    pool.limit = nbytes
    if nbytes == 0:
        pool.clear()
