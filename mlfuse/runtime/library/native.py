"""Steps in C for which NumPy is slow: copies of strided views, sums of few products, and matrix
products on the kernels' own threads.

Compiled on first use, by the compiler of the kernels; not used without one.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import prod

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.library.blas import Blas
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.planning import is_blas
from mlfuse.runtime.library.steps import ArrayView, Copy, MatMul, SumOfProducts
from mlfuse.runtime.native import host

_COPIES = {size: f"copy_{size}" for size in (1, 2, 4, 8)}
_SUMS = {
    np.dtype(np.float32): "sums_f4",
    np.dtype(np.float64): "sums_f8",
    **{np.dtype(f"{sign}{size}"): f"sums_i{size}" for sign in "iu" for size in (1, 2, 4, 8)},
}


def sums(dtype: np.dtype[np.generic]) -> bool:
    """Whether sums of a type are available: the type is supported, and there is a C compiler."""
    return dtype in _SUMS and cc.find_compiler() is not None


def copies(step: Copy) -> bool:
    """Whether a copy is faster here: it isn't contiguous, and its rows are short or strided."""
    source, target = step.source.layout, step.target.layout
    if cc.find_compiler() is None or source.size < 2**10:
        return False
    return min(source.run, target.run) < min(source.size, 2**8)


def copy(step: Copy, itemsize: int) -> NativeStep:
    """A copy between arrays of one type."""
    places = [step.target, step.source]
    dims = _joined([place.layout for place in places])
    *outer, row = sorted(dims, key=lambda dim: -dim[1]) if dims else [(1, 1, 1)]
    numbers = [len(outer), *row, *(place.layout.offset for place in places), *_flat(outer)]
    return _bound(_COPIES[itemsize], places, numbers)


def sum_of_products(step: SumOfProducts, dtype: np.dtype[np.generic]) -> NativeStep:
    """The sums of one type."""
    places = [step.target, step.left, step.right]
    kept = len(step.target.layout.shape)
    dims = _joined([place.layout.first(kept) for place in places])
    lanes = max(dims, key=_as_lanes) if dims else (1, 1, 1, 1)
    outer = [dim for dim in dims if dim is not lanes]
    summed = [place.layout.last(len(place.layout.shape) - kept) for place in places[1:]]
    numbers = [
        len(outer),
        *lanes,
        prod(summed[0].shape),
        *(place.layout.offset for place in places),
        *_flat(outer),
        *_flat(zip(*map(_all_places, summed), strict=True)),
    ]
    return _bound(_SUMS[dtype], places, numbers)


def multiplies(step: MatMul, dtype: np.dtype[np.generic], known: Blas | None) -> bool:
    """Whether a BLAS called by our threads can compute a matrix product of a type."""
    compiler = cc.find_compiler()
    if known is None or dtype not in known.products or compiler is None:
        return False
    if "-fopenmp" not in compiler.flags:
        return False
    places = (step.target, step.left, step.right)
    (m, n), k = step.target.layout.shape[-2:], step.left.layout.shape[-1]
    fits = known.interface == "64" or max(m, n, k, *map(_reach, places)) < 2**31
    return fits and all(is_blas(place.layout) for place in places)


def _reach(place: ArrayView) -> int:
    return max(place.layout.strides[-2:])


def product(step: MatMul, dtype: np.dtype[np.generic], known: Blas) -> NativeStep:
    """The matrix product that `multiplies` accepted."""
    target, left, right = step.target, step.left, step.right
    columns_first = target.layout.shape[-1] != 1 and not by_rows(target.layout)[1]
    if target.layout.shape[-2] == 1 or columns_first:
        target, left, right = map(_flipped, (target, right, left))
    places = [target, left, right]
    (m, n), k = target.layout.shape[-2:], left.layout.shape[-1]
    common = _starts_and_batch(places)
    (left_distance, left_is), (right_distance, right_is) = (
        by_rows(place.layout) for place in places[1:]
    )
    kind = f"f{dtype.itemsize}_{known.interface}"
    if n == 1 and dtype in known.columns:
        steps = (target.layout.strides[-2], left_distance, right.layout.strides[-2])
        numbers = [m, k, *(max(step, 1) for step in steps), int(not left_is), *common]
        functions = [known.columns[dtype], *known.threads]
        return _bound(f"columns_{kind}", places, numbers, functions)
    distances = (by_rows(target.layout)[0], left_distance, right_distance)
    transposed = (int(not left_is), int(not right_is))
    numbers = [m, n, k, *distances, *transposed, *common]
    functions = [known.products[dtype], *known.threads]
    return _bound(f"products_{kind}", places, numbers, functions)


def _starts_and_batch(places: Sequence[ArrayView]) -> list[int]:
    """The first elements of target, left and right, and the batch's dims."""
    dims = [
        (size, *(_batch_stride(place.layout, dim) for place in places))
        for dim, size in enumerate(places[0].layout.shape[:-2])
        if size != 1
    ]
    return [*(place.layout.offset for place in places), len(dims), *_flat(dims)]


def _flipped(place: ArrayView) -> ArrayView:
    return ArrayView(place.array, place.layout.flipped)


def by_rows(matrix: Layout) -> tuple[int, bool]:
    """The distance between rows, and True; or between columns, and False, if columns are contiguous."""
    (m, n), (row, column) = matrix.shape[-2:], matrix.strides[-2:]
    if (n == 1 or column == 1) and (m == 1 or row >= n):
        return max(row if m > 1 else 1, n), True
    return max(column, m), False


def _batch_stride(layout: Layout, dim: int) -> int:
    """The stride of a batch dim; 0 if one matrix is used with all of the other's."""
    return 0 if layout.shape[dim] == 1 else layout.strides[dim]


def _as_lanes(dim: tuple[int, ...]) -> tuple[int, int]:
    """How well a dim vectorizes: it should be contiguous, and long."""
    size, target, left, right = dim
    steps = sum(stride > 1 for stride in (target, left, right))
    return min(size, 32) // (1 + 2 * steps), -target


def _joined(layouts: Sequence[Layout]) -> list[tuple[int, ...]]:
    """The dims, `(size, stride in each layout)`, merged into as few as possible."""
    dims: list[tuple[int, ...]] = []
    columns = zip(layouts[0].shape, *(layout.strides for layout in layouts), strict=True)
    for size, *strides in sorted(columns, key=lambda dim: -dim[1]):
        if size == 1:
            continue
        if dims and all(a == size * b for a, b in zip(dims[-1][1:], strides, strict=True)):
            dims[-1] = (dims[-1][0] * size, *strides)
        else:
            dims.append((size, *strides))
    return dims


def _all_places(layout: Layout) -> list[int]:
    """The offsets of the elements from the first one, in the order of the dims."""
    places = np.zeros(1, np.int64)
    for size, stride in zip(layout.shape, layout.strides, strict=True):
        places = (places[:, None] + np.arange(size, dtype=np.int64) * stride).ravel()
    return places.tolist()


def _flat(rows: Iterable[Iterable[int]]) -> list[int]:
    return [number for row in rows for number in row]


Primitive = tuple[int, int, int, int, int]
"""See `primitives` in `native.c`."""


@dataclass(frozen=True)
class NativeStep:
    """A function in C, called like kernels: with the addresses of some of a call's arrays, then those of
    `functions`, and with numbers."""

    function: cc.CFunction
    arrays: tuple[int, ...]
    functions: tuple[int, ...]
    numbers: tuple[int, ...]
    run: Callable[[Sequence[Array]], object]
    status: ctypes.c_int | None = None
    """It writes a nonzero number here if it fails."""

    def __call__(self, values: Sequence[Array]) -> None:
        self.run(values)


def _bound(
    name: str, places: Sequence[ArrayView], numbers: Sequence[int], functions: Sequence[int] = ()
) -> NativeStep:
    """`functions` are addresses that follow those of the arrays."""
    function = _function(name)
    sizes = (ctypes.c_int64 * len(numbers))(*numbers)
    used = [place.array for place in places]
    pointers_of = ctypes.c_void_p * (len(used) + len(functions))

    def run(values: Sequence[Array]) -> None:
        addresses = [arrays.address(values[n]) for n in used]
        function(pointers_of(*addresses, *functions), sizes)

    return NativeStep(function, tuple(used), tuple(functions), tuple(numbers), run)


def primitives(
    used: Sequence[int], ops: Sequence[Primitive], functions: Sequence[int], kept: object
) -> NativeStep:
    """oneDNN's primitives, on the arrays `used`. `functions` are the addresses of those that place an array and
    execute a primitive, `kept` keeps the addresses in `ops` valid."""
    function, status = _function("primitives"), ctypes.c_int(0)
    functions = (*functions, ctypes.addressof(status))
    numbers = (len(used), len(ops), *_flat(ops))
    sizes = (ctypes.c_int64 * len(numbers))(*numbers)
    pointers_of = ctypes.c_void_p * (len(used) + len(functions))

    def run(values: Sequence[Array], _: object = kept) -> None:
        function(pointers_of(*[arrays.address(values[n]) for n in used], *functions), sizes)
        host.check(status)

    return NativeStep(function, tuple(used), functions, numbers, run, status)


@cache
def _function(name: str) -> cc.CFunction:
    """One function, compiled by itself: compiling all together takes a second."""
    text = files("mlfuse.runtime.library").joinpath("native.c").read_text("utf-8")
    return cc.load(f"#define WANT_{name}\n{text}", [name])[name]
