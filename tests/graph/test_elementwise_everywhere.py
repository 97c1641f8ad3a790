"""Every elementwise op over every element type it takes: compiled for a CPU, against NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph import ELEMENTWISE
from mlfuse.dialects.graph.bits import BitcastOp
from mlfuse.dialects.graph.classification import ClassificationOp
from mlfuse.dialects.graph.elementwise import BOOL, FLOAT, INT, ElementwiseOp
from mlfuse.dialects.graph.powers import PowIOp
from mlfuse.dialects.graph.precision import ReducePrecisionOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp, SelectOp
from mlfuse.interpreter.compare import ulps
from mlfuse.targets.printers.mathlib import ULP, ULP_F64

pytestmark = pytest.mark.quick_c

NUMPY: list[np.dtype[Any]] = [
    *(np.dtype(f"{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)),
    *(np.dtype(name) for name in ("bool", "float16", "float32", "float64")),
    *(np.dtype(getattr(ml_dtypes, name)) for name in ("bfloat16", "float8_e4m3fn", "float8_e5m2")),
]
DTYPES = {dtype.name: dtype for dtype in map(dtypes.of_numpy, NUMPY) if dtype is not None}
NARROW = [name for name, dtype in DTYPES.items() if dtype.is_float and dtype.bits < 32]
PREDICATES = ("eq", "ne", "lt", "le", "gt", "ge")


@dataclass(frozen=True)
class Case:
    """One op on the arguments %a, %b, %c and the truth value %p."""

    op: type[ElementwiseOp]
    text: str
    result: DType


def family(dtype: DType) -> str:
    return FLOAT if dtype.is_float else BOOL if dtype.is_bool else INT


def cases(dtype: DType) -> Iterator[Case]:
    """Every form of every elementwise op with operands of `dtype`."""
    for op in ELEMENTWISE:
        if op is SelectOp:
            yield Case(op, "graph.select %p, %a, %b : T", dtype)
        elif family(dtype) not in op.ACCEPTS:
            continue
        elif op is CompareOp:
            for predicate in PREDICATES:
                yield Case(op, f"graph.compare {predicate} %a, %b : T", dtypes.BOOL)
        elif op is PowIOp:
            for power in (2, 3, 7, *((-1, -3) if dtype.is_float else ())):
                yield Case(op, f"{op.name} %a, {power} : T", dtype)
        elif op is ReducePrecisionOp and dtype.is_f8:
            continue
        elif op is ReducePrecisionOp:
            for kept in ("e5m10", "e8m7", "e4m3", "e1m0", "e11m4", "e11m52"):
                yield Case(op, f"{op.name} %a, format = {kept} : T", dtype)
        elif op in (CastOp, BitcastOp):
            for to in DTYPES.values():
                if op is CastOp or to.bits == dtype.bits:
                    yield Case(op, f"{op.name} %a : T -> {tensor(to)}", to)
        else:
            count = len(op.get_irdl_definition().operands)
            result = dtypes.BOOL if issubclass(op, ClassificationOp) else dtype
            yield Case(op, f"{op.name} {', '.join(['%a', '%b', '%c'][:count])} : T", result)


def tensor(dtype: DType) -> str:
    return f"tensor<?x{dtype.name}>"


def program(dtype: DType, ops: list[Case]) -> str:
    """One function with a result for each case."""
    lines = [f"%{k} = {case.text.replace('T', tensor(dtype), 1)}" for k, case in enumerate(ops)]
    types = ", ".join(tensor(case.result) for case in ops)
    names = ", ".join(f"%{k}" for k in range(len(ops)))
    arguments = ", ".join(f"%{name}: {tensor(dtype)}" for name in "abc")
    head = f"func.func @main({arguments}, %p: {tensor(dtypes.BOOL)}) -> ({types}) {{"
    return "\n".join([head, *lines, f"func.return {names} : {types}", "}"])


@cache
def special(dtype: DType) -> Array:
    """Where ops change their ways: limits, zeros, ties, ends of domains."""
    if dtype.is_bool:
        return np.array([False, True])
    if dtype.is_integer:
        low, high = int(dtype.lowest), int(dtype.highest)
        near = {0, 1, 2, 3, 7, 10, dtype.bits - 1, dtype.bits, dtype.bits + 1, high // 3, high - 1}
        values = {low, low + 1, high, *near, *(-value for value in near)}
        return np.array([value for value in sorted(values) if low <= value <= high], dtype.numpy)
    info = cast(Any, ml_dtypes).finfo(dtype.numpy)
    positive = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 8, 10.5, 100, 1e4, 3e4, np.pi / 2, np.pi]
    with np.errstate(over="ignore"):
        values = np.array(positive, np.float64).astype(dtype.numpy).tolist()
    values += [float(info.max), float(info.tiny), float(info.smallest_subnormal), np.inf]
    return np.array([*values, *(-value for value in values), np.nan], dtype.numpy)


def arguments(dtype: DType) -> list[Array]:
    """All pairs of special values, then random ones; a third operand and truth values to them."""
    rng = np.random.default_rng(1)
    a, b = (axis.ravel() for axis in np.meshgrid(special(dtype), special(dtype)))
    count = 1000
    extra: list[Array] = []
    for _ in range(2):
        if dtype.is_bool:
            extra.append(rng.random(count) < 0.5)
        elif dtype.is_integer:
            ends = int(dtype.lowest), int(dtype.highest)
            wide = rng.integers(*ends, count, dtype.numpy, endpoint=True)  # pyright: ignore
            small = rng.integers(0, 12, count).astype(dtype.numpy)
            extra.append(np.where(rng.random(count) < 0.5, wide, small))
        else:
            sizes = np.exp2(rng.uniform(-12, 5, count)) * rng.choice([-1, 1], count)
            extra.append(sizes.astype(np.float32).astype(dtype.numpy))
    a, b = np.concatenate([a, extra[0]]), np.concatenate([b, extra[1]])
    return [a, b, rng.permutation(a), rng.random(a.size) < 0.5]


COMPOSED = {"graph.sigmoid": 2 + ULP["exp"], "graph.logaddexp": 3 + ULP["exp"] + ULP["log1p"]}
"""Functions that take several rounded steps."""

CANCELLING = ("graph.logaddexp", "graph.lgamma", "graph.digamma")
"""Functions whose error is relative to 1 + |operand| where that is larger than the result."""


def allowed(case: Case) -> float:
    """How many numbers may lie between a float result and NumPy's, whose functions err themselves."""
    name = case.op.name.removeprefix("graph.")
    if name not in ULP and case.op.name not in COMPOSED:
        return 0
    if case.result.is_half:
        return 1
    if case.result.bits == 64 and name in ULP_F64:
        return 4 + ULP_F64[name]
    return 4 + (ULP.get(name) or COMPOSED[case.op.name])


def spacing(*arrays: Array) -> Array:
    """The distance of the numbers around 1 plus the largest of the operands, in f64."""
    wide = np.maximum.reduce([np.abs(array.astype(np.float64)) for array in arrays])
    return (1 + wide) * float(cast(Any, ml_dtypes).finfo(arrays[0].dtype).eps)


def assert_agree(case: Case, got: Array, want: Array, inputs: list[Array]) -> None:
    assert got.dtype == want.dtype
    if case.result.is_float:
        wrong = ulps(got, want) > allowed(case)
        if case.op.name in CANCELLING:
            wrong &= ~(
                np.abs(got - want)
                <= allowed(case) * spacing(*inputs[: len(case.op.get_irdl_definition().operands)])
            )
        wrong |= (got == 0) & (want == 0) & (np.signbit(got) != np.signbit(want))
        if case.op is BitcastOp:
            wrong = got.view(f"u{got.itemsize}") != want.view(f"u{got.itemsize}")
    else:
        wrong = np.not_equal(got, want)
    if wrong.any():
        at = int(np.argmax(wrong))
        said: Any = [each[at] for each in inputs]
        pytest.fail(f"{case.text} of {said} is {got[at]!r}, not {want[at]!r} ({wrong.sum()} wrong)")


@pytest.mark.parametrize(
    "name",
    # Ten seconds for either type of 8 bits, whose arithmetic `test_f8.py` has, too.
    [pytest.param(n, marks=pytest.mark.slow) if n == "f8E5M2" else n for n in DTYPES],
)
@pytest.mark.sampled(24)
def test_cpu_agrees_with_the_interpreter(name: str):
    """Of 8 and 16 bits only what is not f32's, rounded: a compiler takes 20 s for all."""
    ops = cases(DTYPES[name])
    check(DTYPES[name], [case for case in ops if not (name in NARROW and computed(case))])


@pytest.mark.slow
@pytest.mark.parametrize("name", NARROW)
def test_functions_of_narrow_floats(name: str):
    check(DTYPES[name], [case for case in cases(DTYPES[name]) if computed(case)])


def computed(case: Case) -> bool:
    """Whether the op is a function of the math header, which is f32's for narrower types."""
    return case.op.name.removeprefix("graph.") in ULP or case.op.name in COMPOSED


def check(dtype: DType, ops: list[Case]) -> None:
    """Compiled in one program, against NumPy."""
    text, inputs = program(dtype, ops), arguments(dtype)
    got, want = (mlfuse.compile(text, device=device)(*inputs) for device in ("cpu", "interpreter"))
    with np.errstate(all="ignore"):  # bits may be those of signalling NaNs
        for case, result, expected in zip(ops, got, want, strict=True):
            assert_agree(case, np.asarray(result), np.asarray(expected), inputs)


def test_every_op_is_met():
    met = {case.op for dtype in DTYPES.values() for case in cases(dtype)}
    assert met == set(ELEMENTWISE)
    assert len(DTYPES) == len(dtypes.names())
