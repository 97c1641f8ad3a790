"""The start of a transformed function: placeholders for its arguments, in the enclosing trace.

`mlfuse.grad(f)` and `mlfuse.vmap(f)` call f with placeholders (stand-ins), so f's ops go into the open trace. Then
they process the ops between stand-ins and results: they add gradients, or rewrite the ops for a batch. So f can use
any array of the enclosing functions as a constant, and transformations nest.
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
    """An argument of a function that is being transformed. No module contains one."""

    name = "graph.stand_in"
    NO_GRADIENT: ClassVar[str] = "removed before gradients are computed"
    KIND: ClassVar[OpKind] = OpKind.OPAQUE
    result = result_def()
    traits = traits_def(Pure())

    def __init__(self, type_: AnyTensor):
        super().__init__(result_types=[type_])

    def numpy(self, *args: Array) -> NoReturn:
        raise TypeError("graph.stand_in has no meaning of its own")


def stand_in(trace: Trace, type_: AnyTensor, sizes: SSAValue, first: int = 0) -> TracedArray:
    """A stand-in of a type; its `?` dims have the sizes of the dims of `sizes`, starting at dim `first`."""
    op = StandInOp(type_)
    (value,) = op.results
    for position, size in enumerate(shape_of(value)):
        if size == DYNAMIC:
            trace.sizes.tie((sizes, first + position), (value, position))
    trace.emit(op)
    return TracedArray(trace, value)


def append(trace: Trace, op: Operation) -> Sequence[SSAValue]:
    """Append an op that can't be verified alone, such as a call: it is verified with the module."""
    op.location = location(here()) or op.location
    trace.block.add_op(op)
    trace.mark(op)
    trace.note(op)
    return op.results


def replace(trace: Trace, stand_ins: Sequence[SSAValue], values: Sequence[SSAValue]) -> None:
    """Replace stand-ins by values, and erase the stand-ins."""
    for each, value in zip(stand_ins, values, strict=True):
        each.replace_all_uses_with(value)
        erase(each.owner)
    trace.forget()


def note(trace: Trace, ops: Iterable[Operation]) -> None:
    """Record ops in the trace that were put into its block without it."""
    for op in ops:
        trace.note(op)


def following(first: Operation | None) -> Iterator[Operation]:
    """The op and those after it in its block; the current one may be erased during the iteration."""
    while first is not None:
        op, first = first, first.next_op
        yield op


def erase(op: object) -> None:
    """Erase an op without uses."""
    assert isinstance(op, Operation)
    op.detach()
    op.erase()
