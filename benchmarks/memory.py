"""Arrays that are fast for every contestant: on huge pages, and written before any timing."""

from __future__ import annotations

import mmap
from typing import Any, cast

import numpy as np

from benchmarks.case import Array, Case

HUGE = 1 << 21


def empty(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Zeros whose pages are mapped; aligned to 2 MiB if they are that large, else to 64 bytes."""
    nbytes = max(int(np.prod(shape, dtype=np.int64)) * dtype.itemsize, 1)
    step = HUGE if nbytes >= HUGE else 64
    held = mmap.mmap(-1, nbytes + step, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if nbytes >= HUGE and hasattr(mmap, "MADV_HUGEPAGE"):
        held.madvise(mmap.MADV_HUGEPAGE)
    whole = np.frombuffer(held, np.uint8)
    start = -whole.ctypes.data % step
    array = cast(Array, whole[start : start + nbytes].view(dtype)[: int(np.prod(shape))])
    array = array.reshape(shape)
    array.fill(0)
    return array


def placed(array: Array) -> Array:
    """A copy of an array in such memory."""
    found = empty(array.shape, array.dtype)
    np.copyto(found, array)
    return found


def outputs_of(case: Case) -> list[Array]:
    """Arrays for the results of the case."""
    return [empty(shape, dtype) for shape, dtype in case.results()]
