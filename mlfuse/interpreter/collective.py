"""Collectives: by the communicator that is active, see `mlfuse.distributed`."""

from __future__ import annotations

from typing import Any

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.loop.collective import AllReduceOp as LoopAllReduceOp
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute
from mlfuse.runtime import distributed


@execute.register
def run_all_reduce(op: AllReduceOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """New arrays."""
    return tuple(op.reduced(args))


@execute.register
def run_loop_all_reduce(
    op: LoopAllReduceOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """Written to the outputs."""
    inputs, outputs = args[: len(op.inputs)], args[len(op.inputs) :]
    try:
        results = distributed.all_reduce(
            inputs, op.reduction.data, op.ranks, element=op.element.data
        )
    except MlfuseError as error:
        raise OpError(op, str(error)) from error
    for output, result in zip(outputs, results, strict=True):
        output[...] = result
    return ()
