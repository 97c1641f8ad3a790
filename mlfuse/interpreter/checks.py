"""StableHLO's own checks of results, `check.expect_*`, as ops and as custom calls.

A module that was imported from StableHLO's test data keeps them; a failed one ends the run.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.stablehlo.control import CustomCallOp
from mlfuse.dialects.stablehlo.expect import CheckOp, ExpectConstOp
from mlfuse.interpreter.compare import Tolerance, default_tolerance, mismatch, ulps
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute

_EXACT = Tolerance(0, 0)
_ULPS = 3
"""The default tolerance of `expect_close`."""


class CheckError(OpError):
    """A check in the module found a wrong result."""


@execute.register
def run_check(op: CheckOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """`check.expect_*` as an op."""
    check(op, op.name, args)
    return ()


@execute.register
def run_custom_call(
    op: CustomCallOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """A check as a custom call; there are no others. Its results are true, since it passed."""
    if not op.is_check:
        raise OpError(op, f"the interpreter can't call {op.call_target_name.data!r}")
    check(op, op.call_target_name.data, args)
    return tuple(np.ones(shape_of(result), np.bool_) for result in op.results)


def check(op: Operation, name: str, args: Values) -> None:
    """Raise CheckError unless the arrays meet the check."""
    got, *rest = (np.asarray(arg) for arg in args)
    if isinstance(op, ExpectConstOp):
        rest = [dtypes.dense_values(op.value)]
    if len(rest) != 1:
        raise OpError(op, f"{name} takes two arrays")
    problem = _problem(op, name, got, rest[0])
    if problem is not None:
        raise CheckError(op, f"{name} failed: {problem}")


def _problem(op: Operation, name: str, got: Array, want: Array) -> str | None:
    match name.removesuffix("_const"):
        case "check.expect_eq":
            return mismatch(got, want, _EXACT)
        case "check.expect_close" if isinstance(op, CheckOp):
            return _ulp_problem(op, got, want)
        case "check.expect_close" | "check.expect_almost_eq" | "check.eq":
            # Data with `check.eq` (2023) has floats as another machine's functions rounded them.
            return mismatch(got, want, default_tolerance(got.dtype))
        case _:
            raise OpError(op, f"there is no check {name}")


def _ulp_problem(op: CheckOp, got: Array, want: Array) -> str | None:
    low, high = _number(op, "min_ulp_difference", 0), _number(op, "max_ulp_difference", _ULPS)
    exact = mismatch(got, want, _EXACT)
    dtype = dtypes.of_numpy(got.dtype)
    if got.dtype != want.dtype or got.shape != want.shape or not (dtype and dtype.is_float):
        return exact
    distance = int(ulps(got, want).max(initial=0))
    if low <= distance <= high:
        return None
    return f"{distance} ULPs apart, not {low} to {high}; {exact or 'all elements agree'}"


def _number(op: CheckOp, name: str, default: int) -> int:
    attr = op.properties.get(name)
    return attr.value.data if isinstance(attr, IntegerAttr) else default
