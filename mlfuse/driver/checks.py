"""StableHLO's check calls in compiled functions: their operands become results, checked on the host.

The interpreter runs the same checks in place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.stablehlo.control import CustomCallOp
from mlfuse.dialects.stablehlo.expect import CheckOp


@dataclass(frozen=True)
class Check:
    """A check and the number of extra results that are its operands."""

    op: Operation
    name: str
    operands: int


def extract_checks(func: FuncOp) -> list[Check]:
    """Remove the check calls from a function and return their operands instead."""
    checks: list[Check] = []
    last = func.body.block.last_op
    assert isinstance(last, ReturnOp)
    extra: list[SSAValue] = []
    for op in list(func.body.block.ops):
        if isinstance(op, CheckOp):
            name = op.name
        elif isinstance(op, CustomCallOp) and op.is_check:
            name = op.call_target_name.data
        else:
            continue
        checks.append(Check(op, name, len(op.operands)))
        extra += op.operands
        _say_true(op)
        op.detach()
        op.operands = []  # else canonicalization finds it as a user of these values
    if not checks:
        return []
    last.operands = [*last.operands, *extra]
    inputs = list(func.function_type.inputs)
    func.properties["function_type"] = FunctionType.from_lists(inputs, last.operand_types)
    func.properties.pop("res_attrs", None)
    return checks


def _say_true(op: Operation) -> None:
    """Replace a check's results, if any, by the values they have when the check passes."""
    for result in list(op.results):
        if not result.uses:
            continue
        true = ConstantOp(dtypes.dense(np.ones(shape_of(result), np.bool_), tensor_type(result)))
        Rewriter.insert_op(true, InsertPoint.before(op))
        result.replace_all_uses_with(true.result)


def checked(run: Callable[..., list[Any]], checks: Sequence[Check]) -> Callable[..., list[Any]]:
    """`run` without its extra results; each check is made on them."""
    if not checks:
        return run
    extra = sum(check.operands for check in checks)

    def run_and_check(
        *args: object, out: Sequence[object] | None = None, **stream: object
    ) -> list[Any]:
        from mlfuse.interpreter.checks import check

        results = run(*args, out=None if out is None else [*out, *[None] * extra], **stream)
        kept, values = results[: len(results) - extra], results[len(results) - extra :]
        for each in checks:
            mine, values = values[: each.operands], values[each.operands :]
            check(each.op, each.name, [_on_host(value) for value in mine])
        return kept

    return run_and_check


def _on_host(value: Any) -> Array:
    """A result as an array in host memory."""
    return (
        value.get() if hasattr(value, "get") else np.asarray(value)
    )  # CuPy's arrays refuse implicit conversion to NumPy
