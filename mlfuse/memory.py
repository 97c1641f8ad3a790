"""The memory that results and intermediates on the host lie in (see `mlfuse.runtime.blocks`).

Blocks of arrays that are gone are kept for further results: never more, with those in use, than was
in use at once. The environment variable `MLFUSE_POOL` limits the idle ones, in bytes; 0 keeps none.
Memory on a GPU is CuPy's.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.runtime.blocks import pool


@dataclass(frozen=True)
class Held:
    """Bytes that the pool has from the system."""

    used: int
    """Of blocks that arrays lie in."""
    idle: int
    """Of blocks that wait to be used again."""


def held() -> Held:
    """What there is now."""
    return Held(*pool.held())


def clear() -> None:
    """Give idle memory back to the system."""
    pool.clear()


def limit(nbytes: int) -> None:
    """Keep at most `nbytes` idle bytes from now on; 0 keeps none. ValueError where negative."""
    if nbytes < 0:
        raise ValueError(f"a limit of {nbytes} bytes is negative")
    pool.limit = nbytes
    if nbytes == 0:
        pool.clear()
