"""Matrix products with an epilogue by cuBLASLt, through nvmath-python (extras `cublaslt`, `cublaslt12`).

cuBLASLt uses column-major matrices and a bias along the rows of the result. Ours are row-major and
the bias is along columns, so it computes the transpose: D^T = B^T A^T, where column-major D^T is row-major D. The
result is written in place: D^T is the operand C of an in-place product, which with beta = 0
is not read (cuBLAS: "if beta == 0, C does not have to be a valid input").
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from math import gcd
from typing import Any, Protocol

import numpy as np

from mlfuse.runtime.cupy_api import Cupy, CupyArray

_NAMES = {
    "bias": "BIAS",
    "relu": "RELU",
    "bias_relu": "RELU_BIAS",
    "gelu": "GELU",
    "bias_gelu": "GELU_BIAS",
}
"""Our names, with those of `nvmath.linalg.advanced.MatmulEpilog`."""
_WORKSPACE = "32 MiB"
"""The workspace that cuBLAS's documentation recommends for Hopper; other architectures need less."""
_ALIGNMENT = 256
"""The alignment in bytes that nvmath assumes for a result."""


class Matmul(Protocol):
    """The part of `nvmath.linalg.advanced.Matmul` that is used."""

    def plan(self, *, epilog: object, epilog_inputs: Mapping[str, object] | None) -> object: ...
    def execute(self) -> object: ...
    def reset_operands_unchecked(
        self, *, a: object, b: object, c: object, epilog_inputs: Mapping[str, object] | None
    ) -> None: ...
    def release_operands(self) -> None: ...


@cache
def available() -> bool:
    """Whether nvmath is installed, in a version with the interface used here (1.0). Never raises."""
    try:
        return hasattr(_advanced().Matmul, "reset_operands_unchecked")
    except Exception:  # not installed, or cuBLAS is missing
        return False


def _advanced() -> Any:
    return import_module("nvmath.linalg.advanced")


class Product:
    """One product of fixed shapes and strides with an epilogue, planned once per alignment of its operands."""

    def __init__(self, cupy: Cupy, epilogue: str):
        self._cupy = cupy
        self._epilogue = epilogue
        self._plans: dict[tuple[int, ...], Matmul] = {}

    def __call__(
        self, left: CupyArray, right: CupyArray, target: CupyArray, bias: CupyArray | None = None
    ) -> None:
        """Put the product on CuPy's current stream, which nvmath uses for CuPy's arrays."""
        if target.data.ptr % _ALIGNMENT:
            aligned = self._cupy.empty(target.shape, target.dtype)
            self(left, right, aligned, bias)
            kind = np.dtype(f"u{target.dtype.itemsize}")  # CuPy may not know how to copy bf16
            self._cupy.copyto(target.view(kind), aligned.view(kind))
            return
        # Algorithms depend on the alignment of operands.
        given = (left, right) if bias is None else (left, right, bias)
        alignment = tuple(gcd(array.data.ptr, _ALIGNMENT) for array in given)
        a, b, c = (array.transpose((1, 0)) for array in (right, left, target))
        inputs = None if bias is None else {"bias": bias}
        plan = self._plans.get(alignment)
        if plan is None:
            plan = self._plans[alignment] = self._planned(a, b, c, inputs)
        else:
            plan.reset_operands_unchecked(a=a, b=b, c=c, epilog_inputs=inputs)
        plan.execute()
        plan.release_operands()  # else it would keep the memory of this call

    def _planned(
        self, a: CupyArray, b: CupyArray, c: CupyArray, inputs: Mapping[str, object] | None
    ) -> Matmul:
        advanced = _advanced()
        options = advanced.MatmulOptions(inplace=True, memory_limit=_WORKSPACE)
        plan: Matmul = advanced.Matmul(a, b, c, beta=0.0, options=options)
        plan.plan(epilog=advanced.MatmulEpilog[_NAMES[self._epilogue]], epilog_inputs=inputs)
        return plan
