"""Emits the values of a kernel, each where its indices are known.

Emission is on demand: a value is emitted before its first use, in the outermost scope that has
the indices its map uses (top: none, row: the outer dims, pass: the inner dims too), once per scope.
Movement never becomes code: it is folded into the map at which its source is read.
"""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    i64,
)
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import (
    AffineExpr,
    AffineMap,
)

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import GraphOp, OpKind, shape_of
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, SourceOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.indexed import IndexedOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.dialects.loop import ops as loop
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.passes.fusion.nodes import resolve
from mlfuse.passes.lowering.elements import Element
from mlfuse.passes.lowering.indices import IndexEmitter
from mlfuse.passes.lowering.scopes import ROW, TOP, Scope, block_of, memref_of
from mlfuse.passes.utils.dims import is_static

__all__ = ["ROW", "TOP", "Scope", "ValueEmitter", "memref_of"]


class ValueEmitter(IndexEmitter):
    """The values in the scopes of a kernel."""

    def _value(self, value: SSAValue, map_: AffineMap, guard: Guard = EVERYWHERE) -> SSAValue:
        """A value at one index, in its storage type; undefined where the guard fails."""
        base, where = resolve(value, map_)
        guard = guard.on(where.used_dims())
        if base in self.buffer_of:
            return self._load(base, where, guard)
        owner = base.owner
        assert isinstance(owner, Operation)
        if isinstance(owner, ConstantOp):
            return self._constant(owner)
        if isinstance(owner, DimOp):
            return self._dim(owner)
        if isinstance(owner, SourceOp):
            return self._iota(owner, where)
        scope = self._scope_for(where)
        for outer in self.scopes[: self.scopes.index(scope) + 1]:
            if base in outer.memo:
                return outer.memo[base]
        if self.region.node_of.get(base) in self.available:
            return self._load_local(base, scope)
        return self._compute(owner, where, guard, scope)

    def value_or(
        self,
        value: SSAValue,
        map_: AffineMap,
        outer: Guard,
        inside: Guard,
        otherwise: SSAValue | None,
    ) -> SSAValue:
        """A value at one index, `otherwise` (zero) where `inside` fails; undefined where `outer`
        does.

        A value in memory is one guarded load, any other a select.
        """
        inside = inside.simplified([*self.domain.sizes, *[None] * len(self.computed)])
        if not inside:
            return self._value(value, map_, outer)
        if otherwise is None:
            otherwise = self.zero(dtypes.of(value.type))
        base, where = resolve(value, map_)
        used = where.used_dims()
        guard = outer.both(inside).on(used)
        if base in self.buffer_of and inside == inside.on(used):
            return self._load(base, where, guard, otherwise)
        own = self._value(value, map_, outer.both(inside))
        depth = max(
            *(self._depth_of_dim(d) for d in inside.used_dims()),
            *(self._depth_of_value(v) for v in (own, otherwise)),
        )
        builder = ScalarBuilder(self.scopes[depth].block)
        return builder.select(self._holds(builder, inside), own, otherwise)

    def _compute(self, op: Operation, map_: AffineMap, guard: Guard, scope: Scope) -> SSAValue:
        if isinstance(op, IndexedOp):
            before = scope.block.last_op
            result = op.element(Element(self, op, map_, guard, scope))
            self._locate(scope.block, before, op, result)
            scope.memo[op.results[0]] = result
            return result
        if isinstance(op, ReductionOp):
            return self._reduce_one(op, map_, guard, scope)
        if not isinstance(op, ElementwiseOp):
            raise OpError(op, "has no scalar body; it can't be computed inside a kernel")
        builder = ScalarBuilder(scope.block)
        read = self._wide if op.WIDENS else self._value
        args = [
            read(value, self.operand_map(op, n).compose(map_), guard)
            for n, value in enumerate(op.operands)
        ]
        before = scope.block.last_op
        result = op.stored(builder, *args)
        self._locate(scope.block, before, op, result)
        scope.memo[op.results[0]] = result
        return result

    def _reduce_one(self, op: ReductionOp, map_: AffineMap, guard: Guard, scope: Scope) -> SSAValue:
        """A reduction along dims of size 1: of a single element, at the kernel's current point."""
        shape = shape_of(op.operands[0])
        if any(shape[d] != 1 for d in op.reduced):
            raise OpError(op, "isn't over the dims that this kernel reduces")
        places = list(map_.results)
        for d in sorted(op.reduced):
            places.insert(d, AffineExpr.constant(0))
        where = AffineMap(map_.num_dims, 0, tuple(places))
        builder = ScalarBuilder(scope.block)
        reduced = [value for n, value in enumerate(op.operands) if op.is_reduced(n)]
        elements = [self._wide(value, where, guard) for value in reduced]
        before = scope.block.last_op
        first = dtypes.integer(64)
        partial = op.partial(builder, elements, lambda: builder.constant(0, first))
        result = builder.narrow(op.finish(builder, partial), op.result_dtype)
        self._locate(scope.block, before, op, result)
        scope.memo[op.results[0]] = result
        return result

    @staticmethod
    def operand_map(op: GraphOp, number: int) -> AffineMap:
        """The affine map of an operand that has one."""
        map_ = op.operand_map(number)
        assert map_ is not None
        return map_

    def _wide(self, value: SSAValue, map_: AffineMap, guard: Guard = EVERYWHERE) -> SSAValue:
        """A value in its compute type."""
        narrow = self._value(value, map_, guard)
        dtype = dtypes.of(value.type)
        if not dtype.is_half:
            return narrow
        scope = next(s for s in self.scopes if block_of(narrow) is s.block)
        key = ("wide", narrow)
        if key not in scope.memo:
            scope.memo[key] = ScalarBuilder(scope.block).widen(narrow, dtype)
        return scope.memo[key]

    def _constant(self, op: ConstantOp) -> SSAValue:
        top = self.scopes[0]
        key = ("constant", op.value)
        if key not in top.memo:
            value = op.numpy().ravel()[0]
            before = top.block.last_op
            top.memo[key] = self._literal(ScalarBuilder(top.block), value, op)
            self._locate(top.block, before, op)
        return top.memo[key]

    @staticmethod
    def _literal(builder: ScalarBuilder, value: object, op: ConstantOp) -> SSAValue:
        dtype = op.result_dtype
        return builder.constant(float(value) if dtype.is_float else int(value), dtype)  # pyright: ignore

    def _dim(self, op: DimOp) -> SSAValue:
        top = self.scopes[0]
        size = self.classes.sizes(op.operand)[op.dimension.value.data]
        key = ("dim", size)
        if key not in top.memo:
            builder = ScalarBuilder(top.block)
            index = builder.index(size) if is_static(size) else self.size_arg(size)
            top.memo[key] = builder.emit(arith.IndexCastOp(index, i64))
        return top.memo[key]

    def _iota(self, op: SourceOp, map_: AffineMap) -> SSAValue:
        scope = self._scope_for(map_)
        key = (op.results[0], map_)
        if key not in scope.memo:
            builder, before = ScalarBuilder(scope.block), scope.block.last_op
            value = op.scalar_at(builder, lambda d: self.index_of(builder, map_.results[d]))
            scope.memo[key] = builder.narrow(value, op.result_dtype)
            self._locate(scope.block, before, op)
        return scope.memo[key]

    def _load(
        self,
        base: SSAValue,
        map_: AffineMap,
        guard: Guard = EVERYWHERE,
        otherwise: SSAValue | None = None,
    ) -> SSAValue:
        if guard and otherwise is None:
            otherwise = self.zero(dtypes.of(base.type))
        scope = self._scope_for(map_)
        if otherwise is not None:
            scope = self.scopes[max(self.scopes.index(scope), self._depth_of_value(otherwise))]
        key = (base, map_.results, guard, otherwise)
        for outer in self.scopes[: self.scopes.index(scope) + 1]:
            if key in outer.memo:
                return outer.memo[key]
        indices, compressed, inside = self._access(map_, guard)
        op = loop.LoadOp(self.buffer_of[base], indices, compressed, inside, otherwise)
        op.location = self.location
        scope.block.add_op(op)
        scope.memo[key] = op.result
        return op.result

    def _store(self, value: SSAValue, buffer: SSAValue, scope: int) -> None:
        map_ = self.domain.maps[self.region.node_of[value]]
        result = self._node_value(value, map_)
        indices, compressed, _ = self._access(map_)
        op = loop.StoreOp(result, buffer, indices, compressed)
        op.location = value.owner.location if isinstance(value.owner, Operation) else self.location
        self.scopes[scope].block.add_op(op)

    def _node_value(self, value: SSAValue, map_: AffineMap) -> SSAValue:
        """The value of a node that is stored, which may be a movement or source op."""
        owner = value.owner
        if isinstance(owner, GraphOp) and owner.KIND is OpKind.INJECTIVE:
            step = owner.operand_map(0)
            assert step is not None
            return self._value(owner.operands[0], step.compose(map_))
        return self._value(value, map_)

    def _row_position(self) -> tuple[list[SSAValue], AffineMap]:
        inner = self.domain.inner
        indices = self.indices[-len(inner) :]
        linear = AffineExpr.constant(0)
        for position, size in enumerate(inner):
            linear = linear * size + AffineExpr.dimension(position)
        return indices, AffineMap(len(inner), 0, (linear,))

    def _keep(self, node: int) -> None:
        """Store a value of this pass in its local."""
        op = self.region.view.nodes[node].op
        value = self._value(op.results[0], self.domain.maps[node])
        indices, map_ = self._row_position()
        store = loop.StoreOp(value, self.locals[node], indices, map_)
        store.location = op.location
        self.scopes[-1].block.add_op(store)

    def _load_local(self, base: SSAValue, scope: Scope) -> SSAValue:
        indices, map_ = self._row_position()
        op = loop.LoadOp(self.locals[self.region.node_of[base]], indices, map_)
        op.location = self.location
        scope.block.add_op(op)
        scope.memo[base] = op.result
        return op.result
