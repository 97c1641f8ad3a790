"""Collectives: run by the active communicator, see `mlfuse.distributed`."""

from __future__ import annotations

from typing import Any

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.loop.collective import AllReduceOp as LoopAllReduceOp
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute
from mlfuse.runtime import distributed


@execute.register
def run_all_reduce(op: AllReduceOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """New arrays."""
    return tuple(_reduced(op, args, op.operand_dtype(0).name))


@execute.register
def run_loop_all_reduce(
    op: LoopAllReduceOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """Written to the outputs."""
    inputs, outputs = args[: len(op.inputs)], args[len(op.inputs) :]
    for output, result in zip(outputs, _reduced(op, inputs, op.element.data), strict=True):
        output[...] = result
    return ()


def _reduced(op: AllReduceOp | LoopAllReduceOp, arrays: Values, element: str) -> list[Array]:
    """The combined arrays. OpError if the ranks don't agree, or one fails."""
    try:
        return distributed.all_reduce(arrays, op.reduction.data, op.ranks, element=element)
    except MlfuseError as error:
        raise OpError(op, str(error)) from error
