"""Checks whether a call's arguments are like those of the previous call, most of a call's cost on the host.

CuPy's arrays are checked by as few Python steps as possible: all attributes that must be the same are
fetched by one `attrgetter` per array and compared as one list; then the addresses are read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from operator import (
    attrgetter,
    or_,  # pyright: ignore[reportUnknownVariableType]
)
from struct import Struct
from typing import Any, cast

import numpy as np

from mlfuse.runtime.backend import Wanted
from mlfuse.runtime.cupy_api import Cupy

Matcher = Callable[[tuple[object, ...]], bool]

_or = cast(Callable[[int, int], int], or_)
_QUICK = "_c_contiguous"
"""CuPy's own attribute for `flags.c_contiguous`, which takes 10 times as long."""


def matcher(
    cupy: Cupy,
    device: int,
    wanted: Sequence[Wanted],
    stored: Sequence[np.dtype[Any]],
    *,
    apart: bool,
) -> Matcher:
    """A function that checks whether arguments are row-major arrays on `device` of the wanted shapes and
    the dtypes `stored`, aligned to their elements and, if `apart` is true, not overlapping
    in memory; if so it fills in their addresses."""
    row_major = _QUICK if hasattr(cupy.ndarray, _QUICK) else "flags.c_contiguous"
    look = attrgetter("shape", "dtype", row_major, "data.device_id")
    address: Callable[[object], int] = attrgetter("data.ptr")
    expected = [
        (each.shape, dtype, True, device) for each, dtype in zip(wanted, stored, strict=True)
    ]
    odd = max((dtype.itemsize for dtype in stored), default=1) - 1
    runs = _runs(wanted)
    sizes = [each.nbytes for each in wanted]
    current = cupy.cuda.runtime.getDevice

    def matches(args: tuple[object, ...]) -> bool:
        try:
            if [look(arg) for arg in args] != expected:
                return False
        except (AttributeError, ValueError):  # not CuPy's; NumPy's bf16 arrays raise the latter
            return False
        addresses = [address(arg) for arg in args]
        if reduce(_or, addresses, 0) & odd or current() != device:
            return False
        if apart and not _are_apart(addresses, sizes):
            return False
        for fill, first, last, offset in runs:
            fill(offset, *addresses[first:last])
        return True

    return cast(Matcher, matches)


def _runs(wanted: Sequence[Wanted]) -> list[tuple[Callable[..., None], int, int, int]]:
    """The slots of addresses, with adjacent ones written at once: a function that writes them
    into an array, the first argument and the one after the last, and the first's byte offset in that array."""
    runs: list[list[Any]] = []
    latest: dict[int, list[Any]] = {}  # by array
    for number, each in enumerate(wanted):
        for pointers, position in each.places if each.nbytes else ():
            run = latest.get(id(pointers))
            if run is not None and run[2] == number and run[3] + number - run[1] == position:
                run[2] += 1
                continue
            latest[id(pointers)] = run = [pointers, number, number + 1, position]
            runs.append(run)
    return [
        (partial(Struct(f"={last - first}Q").pack_into, array), first, last, 8 * start)
        for array, first, last, start in runs
    ]


def _are_apart(addresses: Sequence[int], sizes: Sequence[int]) -> bool:
    """Whether no two spans of memory share a byte."""
    reach = 0
    for start, size in sorted(zip(addresses, sizes, strict=True)):
        if size:
            if start < reach:
                return False
            reach = start + size
    return True
