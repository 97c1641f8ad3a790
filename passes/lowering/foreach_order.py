"""The order of a `graph.foreach`: which values depend on tuples and elements, which pass over the
elements can have a value first, and which pass stores a result. `foreach` explains why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from xdsl.ir import BlockArgument, Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, SourceOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.foreach import ForeachOp, is_flat
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduction import ReductionOp

TOP, TUPLE, ELEMENT = 0, 1, 2
"""What a value depends on: on no tuple, on the tuple, or on the element."""


class Order:
    """The order of one body. OpError for an op that a foreach can't hold."""

    def __init__(self, foreach: ForeachOp, written_over: Mapping[int, int]):
        """`written_over`: by yielded value, the operand's column that it overwrites."""
        self.foreach = foreach
        self.written_over = written_over
        self.args = list[SSAValue](foreach.body.block.args)
        self.columns = len(foreach.columns)
        """The number of arguments that differ by tuple, tensors and scalars; the shared values follow them."""
        yielded = enumerate(foreach.terminator.values)
        self.tuples = {n: value for n, value in yielded if is_flat(value)}
        """By number: the yielded tensors, of which every tuple has one."""
        self.own = {n: foreach.terminator.values[n] for n in foreach.own_numbers}
        """By number: the yielded scalars that differ by tuple."""
        self.depths: dict[SSAValue, int] = {}
        """TOP, TUPLE or ELEMENT."""
        self.segments: dict[SSAValue, int] = {}
        """By value: the most `graph.across` ops on a path to it."""
        self._analyze()

    def _analyze(self) -> None:
        for position, arg in enumerate(self.args):
            of_tuple = ELEMENT if is_flat(arg) else TUPLE
            self.depths[arg] = of_tuple if position < self.columns else TOP
            self.segments[arg] = 0
        for op in self.foreach.body.block.ops:
            if op is self.foreach.terminator:
                break
            (result,) = op.results
            if shape_of(result) not in ((), (DYNAMIC,)):
                raise OpError(
                    op,
                    f"returns a {result.type}: in a foreach a tensor has rank 0, or is as long as the "
                    "tuple's and written tensor<?x...>; leave it outside",
                )
            self.depths[result] = self._depth(op)
            segments = [self.segments[value] for value in op.operands]
            self.segments[result] = max(segments, default=0) + isinstance(op, AcrossOp)

    def _depth(self, op: Operation) -> int:
        depths = [self.depths[value] for value in op.operands]
        match op:
            case AcrossOp():
                return TOP
            case ConstantOp() if op.is_splat:
                return TOP
            case DimOp():
                return TUPLE
            case SourceOp():
                return ELEMENT
            case BroadcastOp() if shape_of(op.operands[0]) == ():
                return depths[0]
            case ReductionOp() if not is_flat(op.results[0]) and is_flat(op.operands[0]):
                return TUPLE
            case ElementwiseOp():
                return max(depths)
            case _:
                raise OpError(
                    op,
                    "can't be computed for many tensors of unknown shapes at once: a "
                    "foreach holds elementwise ops, reductions over all elements and graph.across; "
                    "leave it outside, or mark it mlfuse.no_fuse",
                )

    def first_passes(self, values: Iterable[SSAValue]) -> dict[SSAValue, int]:
        """The first pass of their segment that can have each of the values, and each value that these need. For the result of
        a reduction, that is the pass after the one that reduces."""
        found: dict[SSAValue, int] = {}
        for value in values:
            self._first_pass(value, found)
        return found

    def _first_pass(self, value: SSAValue, found: dict[SSAValue, int]) -> int:
        if value in found:
            return found[value]
        op = value.owner
        if self.depths[value] == TOP or not isinstance(op, Operation) or isinstance(op, DimOp):
            found[value] = 0
            return 0
        number = max(self._first_pass(operand, found) for operand in op.operands)
        found[value] = number + 1 if isinstance(op, ReductionOp) else number
        return found[value]

    def store_passes(self, passes: dict[SSAValue, int]) -> dict[int, int]:
        """For each value that tuples store, the pass that stores it."""
        stores: dict[int, int] = {}
        for number, value in self.tuples.items():
            over = self.written_over.get(number)
            if over is None or value is not self.args[over]:  # else it is already in place
                stores[number] = passes[value]
        while True:
            late = self._read_late(stores, passes)
            if late is None:
                return stores
            stores[late[0]] = late[1]

    def _read_late(
        self, stores: Mapping[int, int], passes: Mapping[SSAValue, int]
    ) -> tuple[int, int] | None:
        """A value stored over an argument that a later pass reads, and that pass."""
        last = max(
            (*stores.values(), *(n - 1 for v, n in passes.items() if is_reduction(v))), default=0
        )
        for number in range(last, 0, -1):
            there = {self.tuples[n] for n, at in stores.items() if at < number}
            wanted = [self.tuples[n] for n, at in stores.items() if at == number]
            wanted += [
                operand
                for value, at in passes.items()
                if is_reduction(value) and at - 1 == number and isinstance(value.owner, Operation)
                for operand in value.owner.operands
            ]
            read = self._arguments_read(wanted, there)
            for n, at in stores.items():
                over = self.written_over.get(n)
                if at < number and over is not None and self.args[over] in read:
                    return n, number
        return None

    def _arguments_read(self, wanted: Sequence[SSAValue], there: set[SSAValue]) -> set[SSAValue]:
        """The tuple's tensors that a pass reads to compute `wanted`, if `there` is in memory."""
        found: set[SSAValue] = set()
        pending, seen = list(wanted), set[SSAValue]()
        while pending:
            value = pending.pop()
            if value in seen or value in there:
                continue
            seen.add(value)
            owner = value.owner
            if isinstance(value, BlockArgument):
                found.add(value)
            elif isinstance(owner, Operation) and self.depths[value] == ELEMENT:
                pending += owner.operands
        return found


def is_reduction(value: SSAValue) -> bool:
    """Whether a value is the result of a reduction."""
    return isinstance(value.owner, ReductionOp)
