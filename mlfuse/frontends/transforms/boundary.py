"""The start of a transformed function: placeholders for its arguments, in the enclosing trace.

`mlfuse.grad(f)` and `mlfuse.vmap(f)` call f with placeholders (stand-ins), so f's ops go into the open trace. Then
they
process the ops between stand-ins and results: they add gradients, or rewrite the ops for a batch. So f may
use any array of the enclosing functions, as a constant, and transformations nest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, NoReturn

from xdsl.ir import Operation, SSAValue
from xdsl.irdl import irdl_op_definition, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import AnyTensor, GraphOp, OpKind, shape_of
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.place import here, location
from mlfuse.frontends.tracing.trace import Trace


@irdl_op_definition
class StandInOp(GraphOp):
    """An argument of a function that is being transformed; never left in a module."""

    name = "graph.stand_in"
    NO_GRADIENT: ClassVar[str] = "gone before gradients are asked for"
    KIND: ClassVar[OpKind] = OpKind.OPAQUE
    result = result_def()
    traits = traits_def(Pure())

    def __init__(self, type_: AnyTensor):
        super().__init__(result_types=[type_])

    def numpy(self, *args: Array) -> NoReturn:
        raise TypeError("graph.stand_in has no meaning of its own")


def stand_in(trace: Trace, type_: AnyTensor, sizes: SSAValue, first: int = 0) -> TracedArray:
    """A stand-in of that type, whose `?` dims are those of `sizes` from `first` on."""
    op = StandInOp(type_)
    (value,) = op.results
    for position, size in enumerate(shape_of(value)):
        if size == DYNAMIC:
            trace.sizes.tie((sizes, first + position), (value, position))
    trace.emit(op)
    return TracedArray(trace, value)


def append(trace: Trace, op: Operation) -> Sequence[SSAValue]:
    """Append an op that can't be verified by itself, such as a call: it is where the module is."""
    op.location = location(here()) or op.location
    trace.block.add_op(op)
    trace.mark(op)
    trace.note(op)
    return op.results


def replace(trace: Trace, stand_ins: Sequence[SSAValue], values: Sequence[SSAValue]) -> None:
    """Let the values take the place of their stand-ins, which go."""
    for each, value in zip(stand_ins, values, strict=True):
        each.replace_all_uses_with(value)
        erase(each.owner)
    trace.forget()


def note(trace: Trace, ops: Iterable[Operation]) -> None:
    """Take note of ops that were put into the trace's block by others than the trace."""
    for op in ops:
        trace.note(op)


def following(first: Operation | None) -> Iterator[Operation]:
    """The op and those that follow it in its block; the one at hand may be erased."""
    while first is not None:
        op, first = first, first.next_op
        yield op


def erase(op: object) -> None:
    """Take an op that nothing uses out of its block."""
    assert isinstance(op, Operation)
    op.detach()
    op.erase()
