"""Whether a call's arguments are like those of the call before, which is most of what a call costs the host.

CuPy's arrays are looked at by as few steps of Python as there can be: all that has to be the same is
fetched by one `attrgetter` an array and compared as one list; then come the addresses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import attrgetter, or_
from typing import Any, cast

import numpy as np

from mlfuse.runtime.backend import Wanted
from mlfuse.runtime.cupy_api import Cupy

Matcher = Callable[[tuple[object, ...]], bool]

_QUICK = "_c_contiguous"
"""CuPy's own name for what `flags.c_contiguous` says in 10 times the time."""


def matcher(
    cupy: Cupy,
    device: int,
    wanted: Sequence[Wanted],
    stored: Sequence[np.dtype[Any]],
    *,
    apart: bool,
) -> Matcher:
    """A function that says whether arguments are row-major arrays on `device` of the shapes wanted and
    the dtypes `stored`, aligned to their elements and, where that is asked for, `apart` from one another
    in memory; if so it has filled in their addresses."""
    row_major = _QUICK if hasattr(cupy.ndarray, _QUICK) else "flags.c_contiguous"
    look = attrgetter("shape", "dtype", row_major, "data.device_id")
    address: Callable[[object], int] = attrgetter("data.ptr")
    expected = [
        (each.shape, dtype, True, device) for each, dtype in zip(wanted, stored, strict=True)
    ]
    odd = max((dtype.itemsize for dtype in stored), default=1) - 1
    places = [(n, each.places) for n, each in enumerate(wanted) if each.nbytes and each.places]
    sizes = [each.nbytes for each in wanted]
    current = cupy.cuda.runtime.getDevice

    def matches(args: tuple[object, ...]) -> bool:
        try:
            if [look(arg) for arg in args] != expected:
                return False
        except AttributeError:  # not CuPy's
            return False
        addresses = [address(arg) for arg in args]
        if reduce(or_, addresses, 0) & odd or current() != device:
            return False
        if apart and not _are_apart(addresses, sizes):
            return False
        for number, filled in places:
            for pointers, position in filled:
                pointers[position] = addresses[number]
        return True

    return cast(Matcher, matches)


def _are_apart(addresses: Sequence[int], sizes: Sequence[int]) -> bool:
    """Whether no two spans of memory share a byte."""
    reach = 0
    for start, size in sorted(zip(addresses, sizes, strict=True)):
        if size:
            if start < reach:
                return False
            reach = start + size
    return True
