"""The CUDA library: CuPy, whose matrix products are cuBLAS's.

CuPy's elementwise kernels flush subnormals to zero. Nothing here depends on it: copies move bits,
and between 16-bit floats and f32 either no subnormals occur or the result is 0 in any case (f16),
or integers do the conversion (bf16).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import ml_dtypes
import numpy as np

from mlfuse.runtime.cupy_api import Cupy, CupyArray
from mlfuse.runtime.library import cublaslt
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

_BF16 = np.dtype(ml_dtypes.bfloat16)
_F16, _F32 = np.dtype(np.float16), np.dtype(np.float32)
_U16, _U32 = np.dtype(np.uint16), np.dtype(np.uint32)
_BOOL = np.dtype(np.bool_)
_Do = Callable[[Sequence[CupyArray]], object]
_Convert = Callable[[CupyArray, CupyArray], None]


class CupyLibrary:
    """Runs steps on CuPy arrays, whose dtypes are those the backend stores: bf16 may be its bits."""

    strided_output = False
    working_bytes = 2**28

    def __init__(self, cupy: Cupy, *, has_bf16: bool):
        self._cupy = cupy
        self._has_bf16 = has_bf16

    def capture_problem(self, function: str) -> str:
        """Why calls of a library function can't be part of a CUDA graph; "" if they can."""
        if "epilogue" in function:
            return f"{function} is nvmath's, which plans and takes memory in its first call"
        return f"{function} is a product by CuPy's cuBLAS, which CuPy doesn't let be captured"

    def product_dtype(self, dtype: np.dtype[np.generic], *, batched: bool) -> np.dtype[np.generic]:
        """One matrix product of 16-bit floats sums in f32, by cuBLAS; batches and dot products
        differ between CuPy's versions."""
        native = dtype == _F16 or (dtype == _BF16 and self._has_bf16)
        return dtype if native and not batched else wide(dtype)

    def sums(self, dtype: np.dtype[np.generic]) -> bool:
        return False

    def has_epilogues(self, dtype: np.dtype[np.generic]) -> bool:
        native = dtype in (_F16, _F32) or (dtype == _BF16 and self._has_bf16)
        return native and cublaslt.available()

    def convolves(self, dtype: np.dtype[np.generic]) -> bool:
        return False

    def convolution_bytes(
        self, step: Convolve, dtypes: Sequence[np.dtype[np.generic]]
    ) -> int | None:
        return None

    def native_steps(self, work: Work) -> None:
        return None  # its libraries are called from Python

    def compile(self, work: Work) -> Callable[[Sequence[CupyArray]], None]:
        steps = [self._compile(step, work) for step in work.steps]

        def run(arrays: Sequence[CupyArray]) -> None:
            for step in steps:
                step(arrays)

        return run

    def _compile(self, step: Step, work: Work) -> _Do:
        target = partial(self._view, step.target)
        match step:
            case Zero():
                return lambda arrays: bits(target(arrays)).fill(0)
            case Copy():
                source = partial(self._view, step.source)
                convert = self._conversion(
                    work.dtypes[step.source.array], work.dtypes[step.target.array]
                )
                return lambda arrays: convert(target(arrays), source(arrays))
            case SumOfProducts() | Convolve():
                raise AssertionError("planned for a library that has none")
            case MatMul(bias=bias) if step.epilogue:
                product = cublaslt.Product(self._cupy, step.epilogue)
                places = [step.left, step.right, step.target, *([] if bias is None else [bias])]
                return lambda arrays: product(*[self._view(place, arrays) for place in places])
            case MatMul():
                left, right = partial(self._view, step.left), partial(self._view, step.right)
                matmul = self._cupy.matmul
                return lambda arrays: matmul(left(arrays), right(arrays), out=target(arrays))
            case Apply():
                return partial(self._apply, step)

    def _apply(self, step: Apply, arrays: Sequence[CupyArray]) -> None:
        results = step.results([self._view(place, arrays) for place in step.sources])
        for place, result in zip(step.targets, results, strict=True):
            target = self._view(place, arrays)
            found = step.checked(result, target.shape, target.dtype)
            self._cupy.copyto(bits(target), bits(found))

    def _view(self, place: ArrayView, arrays: Sequence[CupyArray]) -> CupyArray:
        array, layout = arrays[place.array], place.layout
        size = array.dtype.itemsize
        strides = tuple([stride * size for stride in layout.strides])
        start = array.data + layout.offset * size
        return self._cupy.ndarray(layout.shape, array.dtype, memptr=start, strides=strides)

    def _conversion(self, source: np.dtype[np.generic], target: np.dtype[np.generic]) -> _Convert:
        if source == target:
            return lambda out, values: self._cupy.copyto(bits(out), bits(values))
        if source == _BF16:
            return lambda out, values: self._cupy.copyto(out, widen_bf16(values))
        if target == _BF16:
            return lambda out, values: self._cupy.copyto(bits(out), self.bf16_bits(values))
        if target == _BOOL:
            return lambda out, values: self._cupy.copyto(out, values.astype(_BOOL))
        return lambda out, values: self._cupy.copyto(out, values.astype(target))

    def bf16_bits(self, values: CupyArray) -> CupyArray:
        """The bits of an f32 array rounded to nearest even in bf16."""
        pattern = values.view(_U32)
        rounded = (pattern + (((pattern >> 16) & 1) + 0x7FFF)) >> 16
        quiet = (pattern >> 16) | 0x40  # NaNs stay NaNs: rounding could carry into infinity
        return self._cupy.where(self._cupy.isnan(values), quiet, rounded).astype(_U16)


def bits(array: CupyArray) -> CupyArray:
    """A 16-bit array as its bits, so that no CuPy kernel needs bf16. Other arrays unchanged."""
    return array.view(_U16) if array.dtype == _BF16 or array.dtype == _F16 else array


def widen_bf16(values: CupyArray) -> CupyArray:
    """A bf16 array as f32."""
    return (bits(values).astype(_U32) << 16).view(_F32)
