"""Library calls: each has the meaning of the graph op with its name and properties."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import Graph
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.loop.epilogue import (
    OPTION,
    count_inputs,
    epilogue_of,
    stepped,
    steps_of,
    takes_input,
    vector_dim,
)
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute, widened


@execute.register
def run_library(op: LibraryOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Runs a library call; 16-bit floats are widened before it and rounded once after it.

    An epilogue has the meaning of the graph ops that it stands for, each of which rounds.
    """
    inputs, outputs = list(args[: len(op.inputs)]), args[len(op.inputs) :]
    output = outputs[0]
    graph_op, epilogue = _graph_op(op)
    vectors = iter(inputs[len(graph_op.operands) :])
    inputs = inputs[: len(graph_op.operands)]
    result = graph_op.numpy(*(map(widened, inputs) if graph_op.WIDENS else inputs))
    if len(outputs) > 1:
        for each, buffer in zip(result, outputs, strict=True):
            buffer[...] = each
        return ()
    result = np.asarray(result)
    if result.shape != output.shape:
        raise OpError(op, f"the result has the shape {result.shape}, its buffer {output.shape}")
    output[...] = result.astype(output.dtype, copy=False)
    for step in steps_of(epilogue):
        vector = None
        if takes_input(step):
            along = output.ndim - 1 - vector_dim(op)
            vector = widened(next(vectors)).reshape(-1, *[1] * along)
        output[...] = stepped(step, widened(output), vector).astype(output.dtype, copy=False)
    return ()


def _graph_op(op: LibraryOp) -> tuple[GraphOp, str]:
    """The graph op that the call stands for, and the epilogue."""
    name = f"graph.{op.function.data}"
    found = [kind for kind in Graph.operations if kind.name == name and issubclass(kind, GraphOp)]
    if not found:
        raise OpError(op, f"there is no library function {op.function.data!r}")
    try:
        epilogue = epilogue_of(op)
        inputs = op.inputs[: len(op.inputs) - count_inputs(epilogue)]
        graph_op = found[0].create(
            operands=Block(arg_types=[_tensor(value) for value in inputs]).args,
            result_types=[_tensor(value) for value in op.outputs],
            properties={name: value for name, value in op.options.data.items() if name != OPTION},
        )
        graph_op.verify()
    except VerifyException as error:
        raise OpError(op, str(error)) from error
    return graph_op, epilogue


def _tensor(buffer: SSAValue) -> TensorType[Attribute]:
    type_ = cast(MemRefType[Attribute], buffer.type)
    return TensorType(dtypes.of(type_).mlir, type_.get_shape())
