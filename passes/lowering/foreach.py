"""From one `graph.foreach` to one `loop.kernel` over a table.

The body sees a tuple's tensors flat, so there is one index space: the elements of a tuple. The
kernel's work is divided twice:

- `graph.across` needs all tuples, so everything after it is another `loop.foreach` (a *segment*);
- a reduction needs all elements of its tuple, so everything after it is another nest of its tuple (a
  *pass*). Reductions whose operands are ready at the same time share a pass.

Results are stored in the last segment, each in the first pass that has it, and later passes load them,
so they can overwrite the arguments: LAMB's moments are read once and
written once. If a result overwrites an argument that a later pass still reads, it is
stored in the last such pass instead. All other values that a later pass needs are recomputed. Numbers
of each tuple are stored after all passes: by the first segment, if that reduces them, so that no element is
read again for them, else by the last.

Values that depend on no tuple (a learning rate's bias correction) are computed once, at the top of the kernel.

Complexity: linear in the ops, times the passes that recompute them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, i64
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, SourceOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.foreach import ForeachOp, is_flat
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.dialects.loop import ops as loop
from mlfuse.dialects.loop import table
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.ir.locations import fill_in, joined, locate
from mlfuse.ir.parsing import deep_recursion
from mlfuse.passes.lowering.foreach_order import ELEMENT, TOP, Order
from mlfuse.passes.lowering.scopes import memref_of


@dataclass
class LoweredForeach:
    """A kernel and its launch arguments: a table, then the shared buffers and those of the totals."""

    op: loop.KernelOp
    outputs: dict[int, int]
    """By yielded value that every tuple has: the table column it is stored to."""
    columns: list[Attribute]
    """The table's columns, the operands first."""


def lower_foreach(
    foreach: ForeachOp, name: str, in_place: Mapping[int, int] | None = None
) -> LoweredForeach:
    """The kernel of a `graph.foreach`.

    `in_place`: by yielded value, the operand's column that it overwrites. OpError for an unsupported
    body.
    """
    with deep_recursion():  # a value's operands are emitted before it, recursively
        return _Lowering(foreach, dict(in_place or {})).run(name)


@dataclass
class _Scope:
    """A block being filled and the values emitted into it."""

    block: Block
    memo: dict[object, SSAValue] = field(default_factory=dict[object, SSAValue])


class _Lowering:
    def __init__(self, foreach: ForeachOp, in_place: dict[int, int]):
        self.foreach = foreach
        self.order, self.in_place = Order(foreach, in_place), in_place
        self.args, self.width = self.order.args, self.order.columns
        self.tuples, self.depths = self.order.tuples, self.order.depths
        yielded = enumerate(foreach.terminator.values)
        self.totals = [value for number, value in yielded if not foreach.is_per_tuple(number)]
        for value in self.totals:
            if self.depths[value] != TOP:
                raise OpError(
                    foreach, "a result of rank 0 differs by tuple; combine it with graph.across"
                )
        columns = [_column_of(arg) for arg in self.args[: self.width]]
        self.outputs: dict[int, int] = {}
        for number, value in (self.tuples | self.order.own).items():
            self.outputs[number] = in_place.get(number, len(columns))
            if number not in in_place:
                columns.append(_column_of(value))
        self.columns = columns
        shared = [memref_of(arg.type) for arg in self.args[self.width :]]
        results = [memref_of(value.type) for value in self.totals]
        type_ = table.TableType.of(columns)
        self.block = Block(arg_types=[type_, *shared, *results])
        for arg, old in zip(self.block.args[1:], self.args[self.width :], strict=False):
            arg.name_hint = old.name_hint
        self.top = _Scope(self.block)
        self.scopes = [self.top]
        self.row: Sequence[SSAValue] = ()
        self.index: SSAValue | None = None
        self.own = dict(self.order.own)
        """Each tuple's own numbers that are still to be stored."""
        self.stored: dict[SSAValue, int] = {}
        """Values that an earlier pass of this segment stored, with the column to load them from."""

    # The kernel.

    def run(self, name: str) -> LoweredForeach:
        """Emit everything and wrap it up."""
        acrosses = [op for op in self.foreach.body.block.ops if isinstance(op, AcrossOp)]
        segments = self.order.segments
        last = max((segments[op.result] for op in acrosses), default=0)
        for segment in range(last):
            self._segment([op for op in acrosses if segments[op.result] == segment + 1])
        if self.tuples or self.own:
            self._segment([])
        buffers = self.block.args[len(self.block.args) - len(self.totals) :]
        for value, buffer in zip(self.totals, buffers, strict=True):
            self._add(self.top, loop.StoreOp(self._value(value), buffer, [], AffineMap(0, 0, ())))
        kernel = loop.KernelOp(name, Region(self.block))
        kernel.location = self.foreach.location
        fill_in(kernel)
        return LoweredForeach(kernel, self.outputs, self.columns)

    def _segment(self, acrosses: Sequence[AcrossOp]) -> None:
        """One `loop.foreach`: for `acrosses` or, if that is empty, for the values stored by each tuple."""
        wanted = [op.operand for op in acrosses] or [*self.tuples.values(), *self.own.values()]
        passes = self.order.first_passes(wanted)
        own = {
            n: value for n, value in self.own.items() if not acrosses or self._is_there(n, passes)
        }
        stores = {} if acrosses else self.order.store_passes(passes)
        reductions = [
            op
            for op in self.foreach.body.block.ops
            if isinstance(op, ReductionOp) and op.results[0] in passes
        ]
        init = [op.initial(ScalarBuilder(self.block)) for op in acrosses]
        body = _Scope(Block(arg_types=[*map(table.flat, self.columns), IndexType()]))
        for arg, old in zip(body.block.args, self.args[: self.width], strict=False):
            arg.name_hint = old.name_hint
        self.scopes.append(body)
        self.row, self.stored = body.block.args, {}
        count = 1 + max(
            (*stores.values(), *(passes[op.results[0]] - 1 for op in reductions)), default=-1
        )
        for number in range(count):
            reduced = [op for op in reductions if passes[op.results[0]] - 1 == number]
            kept = [n for n in stores if stores[n] == number]
            if reduced or kept:
                self._pass(reduced, kept)
            for n in kept:
                self.stored.setdefault(self.tuples[n], self.outputs[n])
        values = [self._value(value) for value in own.values()]
        for n, value in zip(own, values, strict=True):
            self._store_number(value, self.row[self.outputs[n]])
            del self.own[n]
        if acrosses:
            values = [self._wide(op.operand) for op in acrosses]
            self._add(body, loop.YieldOp(values))
        self.scopes.pop()
        foreach = table.ForeachOp(self.block.args[0], init, Region(body.block))
        if acrosses:
            combiner = foreach.combiner.block
            pairs = zip(combiner.args, combiner.args[len(acrosses) :], strict=False)
            builder = ScalarBuilder(combiner)
            combined = [
                op.combine(builder, *pair) for op, pair in zip(acrosses, pairs, strict=True)
            ]
            combiner.add_op(loop.YieldOp(combined))
        self._add(self.top, foreach)
        for op, total in zip(acrosses, foreach.totals, strict=True):
            builder = ScalarBuilder(self.block)
            self.top.memo[op.result] = builder.narrow(total, dtypes.of(op.result.type))

    def _is_there(self, number: int, passes: Mapping[SSAValue, int]) -> bool:
        """Whether a segment has a tuple's own number and may store it: a number that overwrites an argument waits
        for all readers of the argument."""
        value = self.order.own[number]
        is_reduction = isinstance(value.owner, ReductionOp)
        return number not in self.in_place and is_reduction and value in passes

    def _pass(self, reductions: Sequence[ReductionOp], stores: Sequence[int]) -> None:
        """One nest over the elements: partial results of `reductions`, and stores."""
        here = self.scopes[-1]
        nest = _Scope(Block(arg_types=[IndexType()]))
        leaders = [
            next(n for n in range(k + 1) if n == k or reductions[n].shares_with(op))
            for k, op in enumerate(reductions)
        ]
        parts: dict[int, slice] = {}
        init: list[SSAValue] = []
        for k in sorted(set(leaders)):
            first = reductions[k].initial(ScalarBuilder(here.block), self._wide)
            parts[k] = slice(len(init), len(init) + len(first))
            init += first
        self.scopes.append(nest)
        self.index = nest.block.args[0]
        yielded = [value for k in parts for value in self._partial(reductions[k])]
        values = [self._value(self.tuples[n]) for n in stores]
        for n, value in zip(stores, values, strict=True):
            self._store(value, self.row[self.outputs[n]])
        self.scopes.pop()
        size = self.row[-1]
        if not reductions:
            self._add(here, loop.ParallelOp([size], Region(nest.block)))
            return
        self._add(nest, loop.YieldOp(yielded))
        reduce = loop.ReduceOp([size], init, Region(nest.block))
        combiner = reduce.combiner.block
        left, right = combiner.args[: len(init)], combiner.args[len(init) :]
        combined = [
            value
            for k, own in parts.items()
            for value in reductions[k].combine(ScalarBuilder(combiner), left[own], right[own])
        ]
        combiner.add_op(loop.YieldOp(combined))
        self._add(here, reduce)
        reduce.location = joined(reductions)
        for op, leader in zip(reductions, leaders, strict=True):
            builder, before = ScalarBuilder(here.block), here.block.last_op
            value = op.finish(builder, reduce.results[parts[leader]])
            here.memo[op.results[0]] = builder.narrow(value, op.result_dtype)
            locate(here.block, before, op.location)

    def _partial(self, op: ReductionOp) -> list[SSAValue]:
        builder = ScalarBuilder(self.scopes[-1].block)
        reduced = [value for n, value in enumerate(op.operands) if op.is_reduced(n)]
        elements = [self._wide(value) for value in reduced]
        index = self.index
        assert index is not None
        return op.partial(builder, elements, lambda: builder.emit(arith.IndexCastOp(index, i64)))

    # Values.

    def _value(self, value: SSAValue) -> SSAValue:
        """A value in its storage type, emitted in the outermost scope that has its operands."""
        scope = self.scopes[min(self.depths[value], len(self.scopes) - 1)]
        if value in scope.memo:
            return scope.memo[value]
        scope.memo[value] = found = self._emit(value, scope)
        return found

    def _emit(self, value: SSAValue, scope: _Scope) -> SSAValue:
        if value in self.stored and self.depths[value] == ELEMENT:
            return self._load(self.row[self.stored[value]], scope)
        if isinstance(value, BlockArgument):
            return self._argument(value, scope)
        op, builder = value.owner, ScalarBuilder(scope.block)
        match op:
            case ConstantOp():
                number = op.numpy().ravel()[0]
                dtype = op.result_dtype
                return builder.constant(
                    float(number) if dtype.is_float else int(number),  # pyright: ignore
                    dtype,
                )
            case DimOp():
                return builder.emit(arith.IndexCastOp(self.row[-1], i64))
            case SourceOp():
                return builder.narrow(op.scalar_at(builder, self._index), op.result_dtype)
            case BroadcastOp():
                return self._value(op.operands[0])
            case ElementwiseOp():
                read = self._wide if op.WIDENS else self._value
                args = [read(operand) for operand in op.operands]
                return self._located(scope, op, lambda: op.stored(builder, *args))
            case _:
                assert isinstance(op, Operation)
                raise OpError(
                    op, "is needed after a graph.across that comes later; compute it again there"
                )

    def _index(self, dim: int) -> SSAValue:
        assert self.index is not None
        return self.index

    def _wide(self, value: SSAValue) -> SSAValue:
        """A value in its compute type."""
        narrow, dtype = self._value(value), dtypes.of(value.type)
        if not dtype.is_half:
            return narrow
        scope = self.scopes[min(self.depths[value], len(self.scopes) - 1)]
        key = ("wide", value)
        if key not in scope.memo:
            scope.memo[key] = ScalarBuilder(scope.block).widen(narrow, dtype)
        return scope.memo[key]

    def _argument(self, arg: BlockArgument, scope: _Scope) -> SSAValue:
        if arg.index < self.width and is_flat(arg):
            return self._load(self.row[arg.index], scope)
        of_tuple = arg.index < self.width
        buffer = self.row[arg.index] if of_tuple else self.block.args[1 + arg.index - self.width]
        op = loop.LoadOp(buffer, [], AffineMap(0, 0, ()))
        self._add(scope, op)
        return op.result

    def _load(self, buffer: SSAValue, scope: _Scope) -> SSAValue:
        assert self.index is not None
        op = loop.LoadOp(buffer, [self.index], AffineMap.identity(1))
        self._add(scope, op)
        return op.result

    def _store(self, value: SSAValue, buffer: SSAValue) -> None:
        assert self.index is not None
        op = loop.StoreOp(value, buffer, [self.index], AffineMap.identity(1))
        self._add(self.scopes[-1], op)

    def _store_number(self, value: SSAValue, buffer: SSAValue) -> None:
        self._add(self.scopes[-1], loop.StoreOp(value, buffer, [], AffineMap(0, 0, ())))

    def _add(self, scope: _Scope, op: Operation) -> None:
        op.location = self.foreach.location
        scope.block.add_op(op)

    @staticmethod
    def _located(scope: _Scope, op: Operation, emit: Callable[[], SSAValue]) -> SSAValue:
        """Emit ops by `emit`, at the location of an op."""
        before = scope.block.last_op
        value = emit()
        new = scope.block.first_op if before is None else before.next_op
        while new is not None:
            new.location = op.location
            new = new.next_op
        return value


def _column_of(value: SSAValue) -> Attribute:
    """The table's column for a value that every tuple has."""
    return dtypes.of(value.type).signless if is_flat(value) else memref_of(value.type)
