"""`out=`: arrays of the caller that results are written to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import Array as HostArray
from mlfuse.runtime.arguments.signature import A, Array, Spec

if TYPE_CHECKING:
    from mlfuse.runtime.backend import Backend, Span

Outputs = Sequence[object] | None
"""An array for each result, None for fresh ones."""


def read(
    out: Sequence[object],
    specs: Sequence[Spec],
    args: Sequence[A],
    aliases: Mapping[int, int],
    backend: Backend[A],
) -> list[A | None]:
    """The arrays of `out` on the device.

    MlfuseError if one isn't a writable row-major array of the result's type, or shares memory
    with another or with an argument, except the one whose memory the result takes anyway
    (`aliases`: arguments by result).
    """
    check_count(out, len(specs))
    arrays: list[A | None] = []
    for number, (given, spec) in enumerate(zip(out, specs, strict=True)):
        arrays.append(None if given is None else backend.read_output(given, spec, number))
    spans = [(backend.span(arg), f"argument {number}") for number, arg in enumerate(args)]
    for number, array in enumerate(arrays):
        if array is None:
            continue
        own = backend.span(array)
        for other, name in spans:
            if overlap(own, other) and not (
                own == other and number in aliases and name == f"argument {aliases[number]}"
            ):
                raise MlfuseError(f"out[{number}] shares memory with {name}; pass another array")
        spans.append((own, f"out[{number}]"))
    return arrays


def check_count(out: Sequence[object], results: int) -> None:
    """MlfuseError unless there is an entry for each result."""
    if len(out) != results:
        raise MlfuseError(
            f"out has {counted(len(out), 'entry', 'entries')}; the function has {counted(results, 'result')}"
        )


def check_shapes(out: Sequence[Array | None], shapes: Sequence[tuple[int, ...]]) -> None:
    """MlfuseError unless the arrays have the results' shapes."""
    for number, (array, shape) in enumerate(zip(out, shapes, strict=True)):
        if array is not None and array.shape != shape:
            raise MlfuseError(f"out[{number}] has shape {array.shape}; the result has {shape}")


def deliver(out: Outputs, results: Sequence[HostArray], specs: Sequence[Spec]) -> list[Any]:
    """Results that are host arrays, copied to the arrays of `out`, if given."""
    if out is None:
        return list(results)
    check_count(out, len(results))
    delivered: list[HostArray] = []
    for number, (given, result, spec) in enumerate(zip(out, results, specs, strict=True)):
        if given is None:
            delivered.append(result)
            continue
        target = host_output(given, spec, number)
        check_shapes([target], [result.shape])
        np.copyto(target, result)
        delivered.append(target)
    return delivered


def host_output(given: object, spec: Spec, number: int) -> HostArray:
    """An array of `out` on the host. MlfuseError if results can't be written to it."""
    if type(given) is not np.ndarray:
        raise MlfuseError(f"out[{number}] is a {type(given).__name__}, expected a NumPy array")
    array = given
    if array.dtype != spec.dtype.numpy or array.ndim != len(spec.shape):
        raise MlfuseError(
            f"out[{number}] is {array.dtype.name} of shape {array.shape}; the result is {spec}"
        )
    flags = array.flags
    if not (flags.c_contiguous and flags.aligned and flags.writeable):
        raise MlfuseError(
            f"out[{number}] must be writable, aligned and row-major; pass numpy.empty(...)"
        )
    return array


def overlap(a: Span, b: Span) -> bool:
    """Whether two arrays share a byte."""
    return max(a[0], b[0]) < min(a[1], b[1])


class Occupied:
    """The memory of many arrays, none of which overlaps another."""

    def __init__(self, spans: Sequence[Span]):
        taken = sorted(span for span in spans if span[0] < span[1])
        self._starts = np.array([start for start, _ in taken], dtype=np.int64)
        self._stops = np.array([stop for _, stop in taken], dtype=np.int64)

    def hit(self, addresses: Sequence[int], sizes: Sequence[int], itemsize: int) -> int | None:
        """The first of some row-major arrays that shares a byte with it."""
        if not self._starts.size:
            return None
        starts = np.array(addresses, dtype=np.int64)
        stops = starts + np.array(sizes, dtype=np.int64) * itemsize
        # The first that ends after an array's start: none before it can overlap the array.
        place = np.searchsorted(self._stops, starts, side="right")
        next_start = np.append(self._starts, np.iinfo(np.int64).max)[place]
        hits = np.flatnonzero((next_start < stops) & (starts < stops))
        return int(hits[0]) if hits.size else None


def shared(spans: Sequence[Span]) -> set[int]:
    """The arrays, by number, that share memory with another. Costs a sort."""
    found: set[int] = set()
    reach, holder = 0, -1
    for number in sorted(range(len(spans)), key=lambda n: spans[n]):
        start, stop = spans[number]
        if start == stop:
            continue
        if start < reach:
            found |= {number, holder}
        if stop > reach:
            reach, holder = stop, number
    return found
