"""Matrix products with an epilogue by cuBLASLt, through nvmath-python (extras `cublaslt`, `cublaslt12`).

cuBLASLt knows matrices by columns and a bias that goes with the rows of the result. Ours are by rows and
the bias goes with columns, so what it is given is the transpose: D^T = B^T A^T, where D^T by columns is D by rows. The
result is written where it belongs: D^T is the operand C of a product in place, which with beta = 0
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
"""Our names, and those of `nvmath.linalg.advanced.MatmulEpilog`."""
_WORKSPACE = "32 MiB"
"""What cuBLAS's documentation recommends for Hopper; more than other architectures take."""
_ALIGNMENT = 256
"""Bytes to which nvmath takes a result to be aligned."""


class Matmul(Protocol):
    """`nvmath.linalg.advanced.Matmul`, as far as it is used."""

    def plan(self, *, epilog: object, epilog_inputs: Mapping[str, object] | None) -> object: ...
    def execute(self) -> object: ...
    def reset_operands_unchecked(
        self, *, a: object, b: object, c: object, epilog_inputs: Mapping[str, object] | None
    ) -> None: ...
    def release_operands(self) -> None: ...


@cache
def available() -> bool:
    """Whether nvmath is installed, in a version that has what is used here (1.0). Never raises."""
    try:
        return hasattr(_advanced().Matmul, "reset_operands_unchecked")
    except Exception:  # not installed, or whatever a missing cuBLAS makes it raise
        return False


def _advanced() -> Any:
    return import_module("nvmath.linalg.advanced")


class Product:
    """One product of fixed shapes and strides with an epilogue, planned once per alignment of what it is given."""

    def __init__(self, cupy: Cupy, epilogue: str):
        self._cupy = cupy
        self._epilogue = epilogue
        self._plans: dict[tuple[int, ...], Matmul] = {}

    def __call__(
        self, left: CupyArray, right: CupyArray, target: CupyArray, bias: CupyArray | None = None
    ) -> None:
        """Put on CuPy's current stream, on which nvmath works with CuPy's arrays."""
        if target.data.ptr % _ALIGNMENT:
            aligned = self._cupy.empty(target.shape, target.dtype)
            self(left, right, aligned, bias)
            kind = np.dtype(f"u{target.dtype.itemsize}")  # CuPy may not know how to copy bf16
            self._cupy.copyto(target.view(kind), aligned.view(kind))
            return
        # Algorithms are chosen for how operands are aligned.
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
        plan.release_operands()  # or it would keep the memory of this call

    def _planned(
        self, a: CupyArray, b: CupyArray, c: CupyArray, inputs: Mapping[str, object] | None
    ) -> Matmul:
        advanced = _advanced()
        options = advanced.MatmulOptions(inplace=True, memory_limit=_WORKSPACE)
        plan: Matmul = advanced.Matmul(a, b, c, beta=0.0, options=options)
        plan.plan(epilog=advanced.MatmulEpilog[_NAMES[self._epilogue]], epilog_inputs=inputs)
        return plan
