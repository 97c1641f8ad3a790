"""The graph level: every op runs by its own `numpy`, inside and outside fusions.

16-bit floats are widened to f32 before an op and rounded to the declared type after it. Sizes that
a type leaves open (`?`) must be equal if the op requires it: 1 doesn't broadcast.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.dialects.builtin import MemRefType

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, Shape, shape_of, shapes_match
from mlfuse.dialects.graph.compound import CompoundOp, expand_compound
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.placement import DispatchOp
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute, storage, widened


@execute.register
def run_graph_op(op: GraphOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Any graph op, also one of another package."""
    if len(op.results) > 1:
        return _several(op, op.numpy(*args))
    expected = _result_sizes(op, args)
    result = op.numpy(*(widened(arg) if op.WIDENS else arg for arg in args))
    result = np.asarray(result).astype(op.result_dtype.numpy, copy=False)
    if not shapes_match(op.result_type.get_shape(), result.shape):
        raise OpError(op, f"the result is {text(result.shape)}, declared as {op.result_type}")
    if any(result.shape[position] != size for position, size in expected.items()):
        raise _sizes_differ(op, args)
    return (result,)


def _several(op: GraphOp, results: Any) -> tuple[Any, ...]:
    """The results of an external function that has several."""
    for value, result in zip(op.results, results, strict=True):
        if not shapes_match(shape_of(value), result.shape):
            raise OpError(op, f"a result is {text(result.shape)}, declared as {value.type}")
    return tuple(results)


@execute.register
def run_compound(op: CompoundOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The ops that a compound stands for, one after the other."""
    values = dict(zip(op.operands, args, strict=True))
    _result_sizes(op, args)
    ops, results = expand_compound(op)
    for inner in ops:
        given = [values[operand] for operand in inner.operands]
        values.update(zip(inner.results, execute(inner, interpreter, given), strict=True))
    for inner in reversed(ops):
        inner.drop_all_references()
    return tuple(values[result] for result in results)


@execute.register
def run_fusion(op: FusionOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The ops of a fusion, one after the other."""
    return interpreter.run_ssacfg_region(op.body, tuple(args), op.kernel.data)


@execute.register
def run_dispatch(op: DispatchOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """A function in the module of a device. Below the graph level its integers are signless, and it may overwrite
    donated arguments."""
    function = op.function
    types = function.function_type.inputs.data
    is_memory = [isinstance(type_, MemRefType) for type_ in types]
    own = [
        np.asarray(arg).view(storage(type_)).copy() if below else arg
        for arg, type_, below in zip(args, types, is_memory, strict=True)
    ]
    results = interpreter.call(function, own)
    pairs = zip(results, op.outputs, strict=True)
    return tuple(np.asarray(result).view(storage(value.type)) for result, value in pairs)


def _result_sizes(op: GraphOp, args: Values) -> dict[int, int]:
    """The sizes of result dims that follow from operands; raises an error if `?` dims disagree."""
    shapes = dict(zip(op.operands, (arg.shape for arg in args), strict=True))
    expected: dict[int, int] = {}
    for pair in op.equal_dims():
        if DYNAMIC not in (shape_of(value)[d] for value, d in pair):
            continue  # checked by the verifier
        sizes = {shapes[value][d] for value, d in pair if value in shapes}
        places = [d for value, d in pair if value not in shapes]
        sizes |= {expected[d] for d in places if d in expected}
        if len(sizes) > 1:
            raise _sizes_differ(op, args)
        expected |= {d: size for d in places for size in sizes}
    return expected


def _sizes_differ(op: GraphOp, args: Values) -> OpError:
    shapes = " and ".join(text(arg.shape) for arg in args)
    return OpError(
        op,
        f"operands of {shapes} don't fit together at run time; sizes never broadcast, not even 1: "
        "use graph.broadcast",
    )


def text(shape: Shape) -> str:
    """`4x8`; a scalar for rank 0."""
    return "x".join(map(str, shape)) or "a scalar"
