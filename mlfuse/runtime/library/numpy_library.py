"""The CPU's library: NumPy, with the matrix products of a BLAS, and C where NumPy is slow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.library import (
    blas,
    native,
    onednn,
    onednn_convolution,
    onednn_convolution_binding,
    onednn_product,
)
from mlfuse.runtime.library.blas import Blas
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.steps import (
    Apply,
    ArrayView,
    Convolve,
    Copy,
    MatMul,
    Step,
    SumOfProducts,
    Work,
    Zero,
    wide,
)

_Do = Callable[[Sequence[Array]], object]


class NumpyLibrary:
    """Runs steps on NumPy arrays."""

    strided_output = True
    working_bytes = 2**18

    def __init__(self, products: Blas | None = None):
        """`products` computes all matrix products of its types; without it NumPy's BLAS does, and oneDNN large ones."""
        self._products = products

    def product_dtype(self, dtype: np.dtype[np.generic], *, batched: bool) -> np.dtype[np.generic]:
        return wide(dtype)

    def sums(self, dtype: np.dtype[np.generic]) -> bool:
        return native.sums(dtype)

    def has_epilogues(self, dtype: np.dtype[np.generic]) -> bool:
        return False

    def convolves(self, dtype: np.dtype[np.generic]) -> bool:
        return dtype in onednn.TYPES and onednn.load() is not None

    def convolution_bytes(
        self, step: Convolve, dtypes: Sequence[np.dtype[np.generic]]
    ) -> int | None:
        found = onednn_convolution.prepared(step, dtypes)
        return None if found is None else found.nbytes

    def compile(self, work: Work) -> Callable[[Sequence[Array]], None]:
        steps = [self._compile(step, work) for step in work.steps]

        def run(arrays: Sequence[Array]) -> None:
            with np.errstate(all="ignore"):  # NaN and infinities are ordinary values
                for step in steps:
                    step(arrays)

        return run

    def native_steps(self, work: Work) -> list[native.NativeStep] | None:
        """The steps as C functions called like kernels, if all of them are; else None."""
        found: list[native.NativeStep] = []
        for step in work.steps:
            made = self._compile(step, work)
            if (
                isinstance(step, Copy)
                and work.dtypes[step.source.array] == work.dtypes[step.target.array]
            ):
                made = native.copy(step, work.dtypes[step.target.array].itemsize)
            if not isinstance(made, native.NativeStep):
                return None
            found.append(made)
        return found

    def _compile(self, step: Step, work: Work) -> _Do:
        dtype = work.dtypes[step.target.array]
        target = partial(_view, step.target)
        match step:
            case Zero():
                return lambda arrays: target(arrays).fill(0)
            case SumOfProducts():
                return native.sum_of_products(step, dtype)
            case Copy() if work.dtypes[step.source.array] == dtype and native.copies(step):
                return native.copy(step, dtype.itemsize)
            case Copy():
                source = partial(_view, step.source)
                return lambda arrays: np.copyto(target(arrays), source(arrays), casting="unsafe")
            case MatMul():
                return self._product(step, dtype)
            case Convolve():
                return onednn_convolution_binding.bound(step, work.dtypes, work.constants)
            case Apply():
                return partial(_apply, step)

    def _product(self, step: MatMul, dtype: np.dtype[np.generic]) -> _Do:
        known = self._products
        if known is None or dtype not in known.products:
            if onednn_product.multiplies(step, dtype):
                return onednn_product.product(step)
            known = blas.find()
        if known is not None and native.multiplies(step, dtype, known):
            return native.product(step, dtype, known)
        target, left, right = (
            partial(_view, place) for place in (step.target, step.left, step.right)
        )
        return lambda arrays: np.matmul(left(arrays), right(arrays), out=target(arrays))


def _apply(step: Apply, arrays: Sequence[Array]) -> None:
    results = step.results([_view(place, arrays) for place in step.sources])
    for place, result in zip(step.targets, results, strict=True):
        target, array = _view(place, arrays), np.asarray(result)
        np.copyto(target, step.checked(array, target.shape, target.dtype))


def _view(place: ArrayView, arrays: Sequence[Array]) -> Array:
    array = arrays[place.array]
    return strided(array, place.layout)


def strided(array: Array, layout: Layout) -> Array:
    """A view of a row-major array."""
    # The buffer protocol can't name types of ml_dtypes, but it can name their bits.
    base = array if array.dtype.isbuiltin == 1 else array.view(f"u{array.dtype.itemsize}")
    size = base.itemsize
    strides = tuple([stride * size for stride in layout.strides])
    view = np.ndarray(layout.shape, base.dtype, base, layout.offset * size, strides)
    return view if base is array else view.view(array.dtype)
