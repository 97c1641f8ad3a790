"""What the tests of `--canonicalize` share: numbers that show a difference, and how bits are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.transforms.canonicalize import CanonicalizePass

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module

STORAGE = (np.float64, np.float32, np.float16, ml_dtypes.bfloat16, np.bool_,
           np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64)  # fmt: skip
DTYPES = {
    known.name: known
    for storage in STORAGE
    if (known := dtypes.of_numpy(np.dtype(storage))) is not None
}
F8 = {
    known.name: known
    for storage in (ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2)
    if (known := dtypes.of_numpy(np.dtype(storage))) is not None
}
"""Types that are stored and cast only."""
FLOATS = tuple(name for name, dtype in DTYPES.items() if dtype.is_float)
INTEGERS = tuple(name for name, dtype in DTYPES.items() if dtype.is_integer)
SIGNED = tuple(name for name in INTEGERS if name.startswith("i"))
UNSIGNED = tuple(name for name in INTEGERS if name.startswith("u"))
NUMBERS = FLOATS + INTEGERS


def special(dtype: DType) -> Array:
    """The ends of a type and what lies around its zero; NaN and infinities of a float."""
    if dtype.is_bool:
        return np.array([False, True])
    if dtype.is_integer:
        low, high = int(dtype.lowest), int(dtype.highest)
        numbers = {low, low + 1, 0, 1, 2, 3, 5, 100, high // 2, high - 1, high}
        return np.array(sorted(numbers), dtype=dtype.numpy)
    find: Any = ml_dtypes.finfo
    info = find(dtype.numpy)
    ends = [float(info.max), float(info.smallest_normal), float(info.smallest_subnormal)]
    some = [0.0, 1.0, 0.5, 1.5, 3.0, 7.25, 300.0, np.inf, *ends]
    return np.array([*some, *(-each for each in some), np.nan]).astype(dtype.numpy)


def pairs(dtype: DType) -> tuple[Array, Array]:
    """Every special number with every other."""
    one = special(dtype)
    x, y = np.meshgrid(one, one, indexing="ij")
    return x.ravel(), y.ravel()


@dataclass(frozen=True)
class Canonicalized:
    """A module and its canonical form."""

    before: ModuleOp
    after: ModuleOp

    @staticmethod
    def of(text: str) -> Canonicalized:
        context = new_context()
        before = parse_module(text, ctx=context)
        after = before.clone()
        CanonicalizePass().apply(context, after)
        verify_module(after)
        return Canonicalized(before, after)

    @property
    def ops(self) -> str:
        """The graph ops of the first function's canonical form, in order."""
        function = next(op for op in self.after.ops if isinstance(op, FuncOp))
        names = [op.name for op in function.body.block.ops]
        return " ".join(name.removeprefix("graph.") for name in names if name.startswith("graph."))

    def differences(self, inputs: Sequence[Array]) -> list[str]:
        """Where `@main` has other bits once canonicalized, run on the interpreter."""
        before = run_module(self.before, "main", inputs)
        after = run_module(self.after, "main", inputs)
        return [
            f"result {number} at {where}: {want[where]!r} became {got[where]!r}"
            for number, (want, got) in enumerate(zip(before, after, strict=True))
            for where in unlike(want, got)
        ]


def unlike(want: Array, got: Array) -> list[tuple[int, ...]]:
    """Where two arrays differ in a bit, payloads of NaNs aside."""
    assert want.dtype == got.dtype
    assert want.shape == got.shape
    if want.dtype.kind in "biu":
        wrong = want != got
    else:
        bits = f"u{want.dtype.itemsize}"
        left, right = np.ascontiguousarray(want).view(bits), np.ascontiguousarray(got).view(bits)
        wrong = (left != right) & ~(np.isnan(want) & np.isnan(got))
        wrong = wrong.reshape(want.shape)
    return [tuple(int(k) for k in where) for where in np.argwhere(wrong)]
