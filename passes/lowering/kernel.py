"""Lowers one fusion to one `loop.kernel`: its nests, and the ops in each of them. A `Region` is the fusion with its domain,
which `fusion/region.py` derives from the IR.

There are three cases. An elementwise region is one nest. A region with rows is one nest over the kept dims. Inside it
is one loop over the row, a *pass*, for each group of reductions that can be computed together, and a last one that
stores the values with an element per point. A reduction over all dims that takes one pass is that loop alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    ArrayAttr,
    MemRefType,
    i64,
)
from xdsl.ir import Block, SSAValue
from xdsl.ir import Region as IRRegion
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.dialects.loop import ops as loop
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.ir.locations import fill_in, joined, locate
from mlfuse.ir.parsing import deep_recursion
from mlfuse.passes.fusion.region import Region
from mlfuse.passes.lowering.locals import kept_values, passes_of
from mlfuse.passes.lowering.ordered import OrderedEmitter
from mlfuse.passes.lowering.values import ROW, TOP, Scope, ValueEmitter
from mlfuse.passes.utils.dims import DimClasses, Size, is_static


@dataclass
class LoweredKernel:
    """A kernel and how to launch it."""

    op: loop.KernelOp
    sizes: list[Size]
    """The `?` sizes that are its last arguments, in order; dims that must be equal are passed once."""


def lower_region(region: Region, name: str, classes: DimClasses) -> LoweredKernel:
    """The kernel of a region. Its buffers: the fusion's inputs, the call's result if it has a call,
    the fusion's outputs."""
    with deep_recursion():  # a value's operands are emitted before it, recursively
        if region.ordered is not None:
            emitter = OrderedEmitter(region, classes)
            emitter.emit(region.ordered)
            return _wrapped(emitter, name)
        return _KernelEmitter(region, classes).run(name)


def _wrapped(emitter: ValueEmitter, name: str) -> LoweredKernel:
    kernel = loop.KernelOp(name, IRRegion(emitter.block))
    kernel.attributes["arg_dims"] = ArrayAttr(emitter.dims_of_buffers)
    kernel.location = emitter.location
    fill_in(kernel)
    return LoweredKernel(kernel, emitter.sizes)


class _KernelEmitter(ValueEmitter):
    def run(self, name: str) -> LoweredKernel:
        """Emit everything and wrap it up."""
        if not self.domain.inner:
            self._pointwise()
        elif self.domain.outer or self._takes_more_passes():
            self._rows()
        else:
            self._passes()
        return _wrapped(self, name)

    def _takes_more_passes(self) -> bool:
        """Whether one pass of reductions isn't all: there are others, or values with an element per point are stored."""
        *reducing, storing = passes_of(self.region)
        return len(reducing) > 1 or bool(storing)

    def _pointwise(self) -> None:
        with_loop = bool(self.domain.outer)
        if with_loop:
            self._enter(self.domain.outer)
        for value, buffer in self.outputs:
            self._store(value, buffer, ROW if with_loop else TOP)
        if with_loop:
            self._leave_parallel(self.domain.outer)

    def _rows(self) -> None:
        bounds = self.domain.outer or [1]
        self._enter(bounds)
        if not self.domain.outer:
            # There is one row, so there is no row index. Values that read a reduction are still inside the nest.
            self.indices, self.base = [], ROW
        self._passes()
        self._leave_parallel(bounds)

    def _passes(self) -> None:
        """The passes over the row, then the row-level stores. Values that several passes need may be kept in a local array."""
        targets = passes_of(self.region)
        kept = kept_values(self.region, targets)
        first_pass = self._first_passes(targets)
        here = self.scopes[-1]
        for node in sorted(kept):
            self._make_local(node, here)
        available: set[int] = set()  # the kept values that earlier passes have computed
        for number in range(len(targets)):
            reductions = [
                r for r in sorted(self.domain.reductions) if self.region.stage[r] == number
            ]
            keep_now = [n for n in sorted(kept) if first_pass[n] == number]
            if reductions:
                self._reduce(reductions, keep_now, available)
            elif targets[number] or self.domain.carried:
                self._final_pass(available)
            available |= set(keep_now)
        for value, buffer in self.outputs:
            if not self.region.is_full(self.region.node_of[value]):
                self._store(value, buffer, len(self.scopes) - 1)

    def _first_passes(self, targets: list[list[int]]) -> dict[int, int]:
        first: dict[int, int] = {}
        for number, wanted in enumerate(targets):
            stack = list(wanted)
            while stack:
                node = stack.pop()
                if node in first:
                    continue
                first[node] = number
                stack += [
                    e.producer
                    for e in self.region.view.nodes[node].inputs
                    if e.producer in self.domain.maps and e.producer not in self.domain.reductions
                ]
        return first

    def _make_local(self, node: int, scope: Scope) -> None:
        op = self.region.view.nodes[node].op
        element = dtypes.of(op.results[0].type).signless
        local = loop.LocalOp(MemRefType(element, [prod(self.domain.inner)]))
        scope.block.add_op(local)
        self.locals[node] = local.result

    def _reduce(self, reductions: list[int], keep: list[int], available: set[int]) -> None:
        """One pass over the row that combines a group of reductions."""
        here = self.scopes[-1]
        nodes = [self._reduction(number) for number in reductions]
        # By reduction: the first one with the same partial results, which are computed once.
        leaders = [
            next(n for n in range(k + 1) if n == k or nodes[n].shares_with(op))
            for k, op in enumerate(nodes)
        ]
        parts: dict[int, slice] = {}
        init: list[SSAValue] = []
        for k in sorted(set(leaders)):
            before = here.block.last_op
            first = nodes[k].initial(ScalarBuilder(here.block), self._scalar)
            locate(here.block, before, nodes[k].location)
            parts[k] = slice(len(init), len(init) + len(first))
            init += first
        body = self._enter(self.domain.inner)
        self.available = available
        yielded = [
            value
            for k in parts
            for value in self._partial(nodes[k], self.domain.reductions[reductions[k]], body.block)
        ]
        for node in keep:
            self._keep(node)
        body.block.add_op(loop.YieldOp(yielded))
        self._leave()
        reduce = loop.ReduceOp(self._bounds(self.domain.inner), init, IRRegion(body.block))
        combiner = ScalarBuilder(reduce.combiner.block)
        left, right = (
            reduce.combiner.block.args[: len(init)],
            reduce.combiner.block.args[len(init) :],
        )
        combined = [
            value
            for k, own in parts.items()
            for value in nodes[k].combine(combiner, left[own], right[own])
        ]
        reduce.combiner.block.add_op(loop.YieldOp(combined))
        self._add(here, reduce, nodes[0])
        reduce.location = joined(nodes)
        for op, leader in zip(nodes, leaders, strict=True):
            builder, before = ScalarBuilder(here.block), here.block.last_op
            value = op.finish(builder, reduce.results[parts[leader]])
            here.memo[op.results[0]] = builder.narrow(value, op.result_dtype)
            locate(here.block, before, op.location)

    def _scalar(self, value: SSAValue) -> SSAValue:
        """An operand of rank 0, in its compute type."""
        return self._wide(value, AffineMap(self.domain.rank, 0, ()))

    def _partial(self, op: ReductionOp, map_: AffineMap, block: Block) -> list[SSAValue]:
        """The partial result of the element at `map_`."""
        reduced = [n for n in range(len(op.operands)) if op.is_reduced(n)]
        elements = [self._wide(op.operands[n], map_) for n in reduced]
        builder, before = ScalarBuilder(block), block.last_op
        sizes = [self.classes.sizes(op.operands[0])[d] for d in op.reduced]

        def add(left: SSAValue, right: SSAValue) -> SSAValue:
            return builder.emit(arith.AddiOp(left, right))

        def position() -> SSAValue:
            linear = AffineExpr.constant(0)
            # The position up to the last `?` dim, as ops: no affine map multiplies by an unknown size.
            total: SSAValue | None = None
            for d, size in zip(op.reduced, sizes, strict=True):
                if not is_static(size) and d != op.reduced[0]:
                    so_far = self.index_of(builder, linear)
                    so_far = so_far if total is None else add(total, so_far)
                    total = builder.emit(arith.MuliOp(so_far, self.size_arg(size)))
                    linear = AffineExpr.constant(0)
                elif total is not None:
                    total = builder.emit(arith.MuliOp(total, builder.index(size)))
                linear = linear * size + map_.results[d]
            index = self.index_of(builder, linear)
            index = index if total is None else add(total, index)
            return builder.emit(arith.IndexCastOp(index, i64))

        values = op.partial(builder, elements, position)
        locate(block, before, op.location)
        return values

    def _reduction(self, number: int) -> ReductionOp:
        op = self.region.view.nodes[number].op
        assert isinstance(op, ReductionOp)
        return op

    def _final_pass(self, available: set[int]) -> None:
        """The last pass: stores values with an element per point, and adds the row to reductions that are carried from
        row to row."""
        self._enter(self.domain.inner)
        self.available = available
        for value, buffer in self.outputs:
            node = self.region.node_of[value]
            if node in self.domain.carried:
                self._accumulate(node, buffer)
            elif self.region.is_full(node):
                self._store(value, buffer, len(self.scopes) - 1)
        self._leave_parallel(self.domain.inner)

    def _accumulate(self, number: int, buffer: SSAValue) -> None:
        """A reduction across rows, updated by each row."""
        op, here = self._reduction(number), self.scopes[-1]
        init = op.initial(ScalarBuilder(self.scopes[0].block), self._scalar)
        values = self._partial(op, self.domain.carried[number], here.block)
        indices, compressed, _ = self._access(self.domain.maps[number])
        new = loop.AccumulateOp(values, init, buffer, indices, compressed)
        block = new.combiner.block
        left, right = block.args[: len(init)], block.args[len(init) :]
        combined = op.combine(ScalarBuilder(block), left, right)
        block.add_op(loop.YieldOp(combined))
        builder = ScalarBuilder(new.finish.block)
        result = builder.narrow(op.finish(builder, new.finish.block.args), op.result_dtype)
        new.finish.block.add_op(loop.YieldOp([result]))
        self._add(here, new, op)
