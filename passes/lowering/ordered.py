"""Kernels that visit elements in a fixed order: a scatter, a cumulative sum.

Scatter: a nest that copies the tensor, then one over the updates: the dims along a slice
in parallel, the slices themselves by `loop.serial`, so that colliding updates are combined in order
and results repeat. Updates that are declared unique need no order.

Cumulative: `loop.scan` along the dim, the others in parallel; reversed scans by index maps.
"""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, SSAValue
from xdsl.ir import Region as IRRegion
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import identity_map, shape_of
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.indexed import checked_index
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.dialects.graph.scatter import SET, ScatterOp
from mlfuse.dialects.guards import EVERYWHERE, Constraint, Guard
from mlfuse.dialects.loop import ops as loop
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.passes.fusion.domain import pointwise
from mlfuse.passes.lowering.values import ROW, ValueEmitter


class OrderedEmitter(ValueEmitter):
    """Writes the nests of one such kernel."""

    def emit(self, op: OrderedOp) -> None:
        """Emit the whole kernel."""
        match op:
            case ScatterOp():
                self._copy(op)
                self._scatter(op)
            case CumulativeOp():
                self._cumulative(op)
            case _:
                raise OpError(op, "has an order without a lowering to loops")

    def _body_map(self, op: OrderedOp) -> AffineMap:
        (map_,) = self.domain.reductions.values()
        return map_

    def _rows(self) -> None:
        """Open the nest over the dims that may be visited in any order."""
        self._enter(self.domain.outer or [1])
        if not self.domain.outer:
            self.indices, self.base = [], ROW

    def _copy(self, op: ScatterOp) -> None:
        """Copy the tensor that updates are combined into."""
        walking = self.domain
        self.domain = pointwise(0, self.classes.sizes(op.result))
        rank = len(shape_of(op.result))
        where = identity_map(rank).compose(self.domain.maps[0])
        # A nest even for one element: nests keep their order, ops outside of them don't.
        bounds, base = self.domain.outer or [1], self.base
        self._rows()
        value = self._value(op.operand, where)
        self._store_at(value, where)
        self._leave_parallel(bounds)
        self.domain, self.base = walking, base

    def _store_at(self, value: SSAValue, map_: AffineMap, guard: Guard = EVERYWHERE) -> None:
        indices, compressed, inside = self._access(map_, guard)
        (_, buffer) = self.outputs[0]
        op = loop.StoreOp(value, buffer, indices, compressed, inside)
        op.location = self.location
        self.scopes[-1].block.add_op(op)

    def _scatter(self, op: ScatterOp) -> None:
        bounds = self.domain.outer or [1]
        self._rows()
        if self.domain.inner:
            self._enter(self.domain.inner)
        self._update(op)
        if self.domain.inner:
            scope = self._leave()
            nest = loop.SerialOp(self._bounds(self.domain.inner), IRRegion(scope.block))
            self._add(self.scopes[-1], nest, op)
        self._leave_parallel(bounds)

    def _update(self, op: ScatterOp) -> None:
        """One element of the updates."""
        body, block = self._body_map(op), self.scopes[-1].block
        rank, index_rank = len(shape_of(op.updates)), len(shape_of(op.indices))
        computed: list[AffineExpr] = []
        constraints: list[Constraint] = []
        for component, d in enumerate(op.dims.index_map):
            place = AffineMap(rank, 0, tuple(op.dims.component_place(index_rank, rank, component)))
            value = self._value(op.indices, place.compose(body))
            limit = shape_of(op.operand)[d] - op.sizes[d]
            index = self.compute_index(checked_index(value, op.operand_dtype(1), limit))
            computed.append(index)
            constraints += [Constraint(index), Constraint(index * -1 + limit)]
        dims = [*body.results, *computed]
        exprs = op.dims.tensor_place(index_rank, rank, len(shape_of(op.operand)))
        places = tuple(expr.replace_dims_and_symbols(dims, []) for expr in exprs)
        where = AffineMap(self.domain.rank + len(self.computed), 0, places)
        guard = Guard.of(constraints)
        new = self._wide(op.updates, body)
        builder = ScalarBuilder(block)
        if op.combiner.data != SET:
            old = self._old(where, guard, op)
            new = op.combine(builder, builder.widen(old, op.result_dtype), new)
        self._store_at(builder.narrow(new, op.result_dtype), where, guard)

    def _old(self, map_: AffineMap, guard: Guard, op: ScatterOp) -> SSAValue:
        """The element after the earlier updates."""
        indices, compressed, inside = self._access(map_, guard)
        (_, buffer) = self.outputs[0]
        default = self.zero(op.result_dtype) if inside else None
        load = loop.LoadOp(buffer, indices, compressed, inside, default)
        self._add(self.scopes[-1], load, op)
        return load.result

    def _cumulative(self, op: CumulativeOp) -> None:
        bounds = self.domain.outer or [1]
        self._rows()
        if self.domain.inner:
            self._scan(op)
        else:
            self._one(op)
        self._leave_parallel(bounds)

    def _backwards(self, op: CumulativeOp) -> AffineMap:
        body = self._body_map(op)
        if op.reverse is None or not self.domain.inner:
            return body
        dims = [AffineExpr.dimension(d) for d in range(self.domain.rank)]
        dims[-1] = dims[-1] * -1 + (self.domain.inner[0] - 1)
        return body.replace_dims_and_symbols(dims, [], self.domain.rank, 0)

    def _one(self, op: CumulativeOp) -> None:
        """A dim of one element: the element itself, or the initial value."""
        body = self._body_map(op)
        if op.exclusive is None:
            self._store_at(self._value(op.operand, body), body)
            return
        builder = ScalarBuilder(self.scopes[-1].block)
        identity = op.rule.identity(op.result_dtype)
        value = builder.constant(identity, dtypes.compute(op.result_dtype))
        self._store_at(builder.narrow(value, op.result_dtype), body)

    def _scan(self, op: CumulativeOp) -> None:
        here, where = self.scopes[-1], self._backwards(op)
        kind = dtypes.compute(op.result_dtype)
        init = ScalarBuilder(here.block).constant(op.rule.identity(op.result_dtype), kind)
        scope = self._enter(self.domain.inner)
        scope.block.add_op(loop.YieldOp([self._wide(op.operand, where)]))
        self._leave()
        each = Block(arg_types=[*[IndexType()] * len(self.domain.inner), init.type, init.type])
        scan = loop.ScanOp(
            self._bounds(self.domain.inner), [init], IRRegion(scope.block), each=IRRegion(each)
        )
        combiner = ScalarBuilder(scan.combiner.block)
        a, b = scan.combiner.block.args
        scan.combiner.block.add_op(loop.YieldOp([op.rule.combine(combiner, a, b, kind)]))
        self._add(here, scan, op)
        *indices, before, now = each.args
        value = before if op.exclusive is not None else now
        outer = self.indices
        self.indices = [*outer, *indices]
        narrow = ScalarBuilder(each).narrow(value, op.result_dtype)
        places, compressed, _ = self._access(where)
        (_, buffer) = self.outputs[0]
        store = loop.StoreOp(narrow, buffer, places, compressed)
        store.location = op.location
        each.add_op(store)
        self.indices = outer
