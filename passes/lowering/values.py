"""Emitting the values of a kernel, each where its indices are known.

Emission is by demand: a value is emitted where it is first needed, in the outermost scope that has
the indices its map uses (top: none, row: the outer dims, pass: the inner dims too), once a scope.
Movement never becomes code: it is folded into the map by which its source is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DenseArrayBase,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.ir import Region as IRRegion
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import GraphOp, OpKind, dims_attr
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, SourceOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.loop import ops as loop
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.errors import OpError
from mlfuse.passes.dims import DimClasses, Size, is_static
from mlfuse.passes.fusion.nodes import resolve
from mlfuse.passes.lowering.region import Region

TOP, ROW, PASS = 0, 1, 2
"""Scopes, by the indices there are: none, those of the kept dims, those of the reduced dims too."""


def memref_of(value_type: Attribute) -> loop.AnyMemRef:
    """The buffer of a tensor type: same shape, signless elements."""
    tensor = cast(TensorType[Attribute], value_type)
    return MemRefType(dtypes.of(tensor).signless, tensor.get_shape())


@dataclass
class Scope:
    """A block being filled and what has been emitted into it."""

    block: Block
    memo: dict[object, SSAValue] = field(default_factory=dict[object, SSAValue])


class ValueEmitter:
    """The scopes of a kernel being written and the values in them."""

    def __init__(self, region: Region, classes: DimClasses):
        self.region, self.classes = region, classes
        self.domain = region.domain
        fusion = region.fusion
        call = [region.call.op.results[0]] if region.call is not None else []
        self.sources: list[SSAValue] = [*fusion.body.block.args, *call]
        stored = list(fusion.terminator.values)
        buffers = [*self.sources, *stored]
        self.sizes = self._dynamic_sizes(buffers)
        types = [memref_of(value.type) for value in buffers]
        self.block = Block(arg_types=[*types, *[IndexType()] * len(self.sizes)])
        self.buffer_of: dict[SSAValue, SSAValue] = {
            value: self.block.args[n] for n, value in enumerate(self.sources)
        }
        self.outputs = [
            (value, self.block.args[len(self.sources) + n]) for n, value in enumerate(stored)
        ]
        self.dims_of_buffers = [self._arg_dims(value) for value in buffers]
        self.scopes = [Scope(self.block)]
        self.indices: list[SSAValue] = []
        self.locals: dict[int, SSAValue] = {}
        self.available: set[int] = set()
        """Nodes whose value of the row is in its local."""
        self.base = TOP
        """The scope of values that use no index."""
        self.location = fusion.location
        for arg, value in zip(self.block.args, buffers, strict=False):
            arg.name_hint = value.name_hint

    def _dynamic_sizes(self, buffers: Sequence[SSAValue]) -> list[Size]:
        every = [size for value in buffers for size in self.classes.sizes(value)]
        every += self.domain.sizes
        for op in self.region.fusion.graph_ops():
            if isinstance(op, DimOp):
                every += self.classes.sizes(op.operand)
        return sorted({size for size in every if not is_static(size)}, reverse=True)

    def _arg_dims(self, value: SSAValue) -> DenseArrayBase[IntegerType]:
        return dims_attr([self._size_code(size) for size in self.classes.sizes(value)])

    def _size_code(self, size: Size) -> int:
        return size if is_static(size) else -(self.sizes.index(size) + 1)

    def _enter(self, sizes: Sequence[Size]) -> Scope:
        scope = Scope(Block(arg_types=[IndexType()] * len(sizes)))
        self.scopes.append(scope)
        self.indices = [*self.indices, *scope.block.args]
        return scope

    def _leave(self) -> Scope:
        scope = self.scopes.pop()
        self.indices = [i for i in self.indices if not _belongs(i, scope.block)]
        return scope

    def _leave_parallel(self, sizes: Sequence[Size]) -> None:
        scope = self._leave()
        nest = loop.ParallelOp(self._bounds(sizes), IRRegion(scope.block))
        nest.location = self.location
        self.scopes[-1].block.add_op(nest)

    def _bounds(self, sizes: Sequence[Size]) -> list[int | SSAValue]:
        return [size if is_static(size) else self._size_arg(size) for size in sizes]

    def _size_arg(self, size: Size) -> SSAValue:
        return self.block.args[len(self.block.args) - len(self.sizes) + self.sizes.index(size)]

    def _scope_for(self, map_: AffineMap) -> Scope:
        """The outermost scope that has the indices `map_` uses."""
        used = map_.used_dims()
        if not used:
            return self.scopes[self.base]
        if self.domain.inner and self.domain.uses_inner(map_):
            return self.scopes[-1]
        return self.scopes[min(ROW, len(self.scopes) - 1)]

    def _value(self, value: SSAValue, map_: AffineMap) -> SSAValue:
        """A value at an index of it, in its storage type."""
        base, where = resolve(value, map_)
        if base in self.buffer_of:
            return self._load(base, where)
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
        return self._compute(owner, where, scope)

    def _compute(self, op: Operation, map_: AffineMap, scope: Scope) -> SSAValue:
        if not isinstance(op, ElementwiseOp):
            raise OpError(op, "has no scalar body; it can't be computed inside a kernel")
        builder = ScalarBuilder(scope.block)
        read = self._wide if op.WIDENS else self._value
        args = [
            read(value, self._operand_map(op, n).compose(map_))
            for n, value in enumerate(op.operands)
        ]
        before = scope.block.last_op
        result = op.stored(builder, *args)
        self._locate(scope.block, before, op)
        scope.memo[op.results[0]] = result
        return result

    @staticmethod
    def _operand_map(op: GraphOp, number: int) -> AffineMap:
        map_ = op.operand_map(number)
        assert map_ is not None
        return map_

    def _wide(self, value: SSAValue, map_: AffineMap) -> SSAValue:
        """A value in the type arithmetic is done in."""
        narrow = self._value(value, map_)
        dtype = dtypes.of(value.type)
        if not dtype.is_half:
            return narrow
        scope = next(s for s in self.scopes if _parent(narrow) is s.block)
        key = ("wide", narrow)
        if key not in scope.memo:
            scope.memo[key] = ScalarBuilder(scope.block).widen(narrow, dtype)
        return scope.memo[key]

    def _constant(self, op: ConstantOp) -> SSAValue:
        top = self.scopes[0]
        key = ("constant", op.value)
        if key not in top.memo:
            value = op.numpy().ravel()[0]
            top.memo[key] = self._literal(ScalarBuilder(top.block), value, op)
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
            index = builder.index(size) if is_static(size) else self._size_arg(size)
            top.memo[key] = builder.emit(arith.IndexCastOp(index, i64))
        return top.memo[key]

    def _iota(self, op: SourceOp, map_: AffineMap) -> SSAValue:
        scope = self._scope_for(map_)
        key = (op.results[0], map_)
        if key not in scope.memo:
            builder = ScalarBuilder(scope.block)
            value = op.scalar_at(builder, lambda d: self._index(builder, map_.results[d]))
            scope.memo[key] = builder.narrow(value, op.result_dtype)
        return scope.memo[key]

    def _index(self, b: ScalarBuilder, expr: AffineExpr) -> SSAValue:
        """An affine expression as code; all indices are nonnegative."""
        if isinstance(expr, AffineDimExpr):
            return self.indices[expr.position]
        if isinstance(expr, AffineConstantExpr):
            return b.index(expr.value)
        assert isinstance(expr, AffineBinaryOpExpr)
        left, right = self._index(b, expr.lhs), self._index(b, expr.rhs)
        op = {
            AffineBinaryOpKind.Add: arith.AddiOp,
            AffineBinaryOpKind.Mul: arith.MuliOp,
            AffineBinaryOpKind.Mod: arith.RemUIOp,
            AffineBinaryOpKind.FloorDiv: arith.DivUIOp,
            AffineBinaryOpKind.CeilDiv: arith.CeilDivUIOp,
        }[expr.kind]
        return b.emit(op(left, right))

    def _load(self, base: SSAValue, map_: AffineMap) -> SSAValue:
        scope = self._scope_for(map_)
        key = (base, map_)
        for outer in self.scopes[: self.scopes.index(scope) + 1]:
            if key in outer.memo:
                return outer.memo[key]
        indices, compressed = self._access(map_)
        op = loop.LoadOp(self.buffer_of[base], indices, compressed)
        op.location = self.location
        scope.block.add_op(op)
        scope.memo[key] = op.result
        return op.result

    def _access(self, map_: AffineMap) -> tuple[list[SSAValue], AffineMap]:
        """The indices that are used, and the map of those alone."""
        used = sorted(map_.used_dims())
        renumber = [AffineExpr.constant(0)] * map_.num_dims
        for position, d in enumerate(used):
            renumber[d] = AffineExpr.dimension(position)
        return [self.indices[d] for d in used], map_.replace_dims_and_symbols(
            renumber, [], len(used), 0
        )

    def _store(self, value: SSAValue, buffer: SSAValue, scope: int) -> None:
        map_ = self.domain.maps[self.region.node_of[value]]
        result = self._node_value(value, map_)
        indices, compressed = self._access(map_)
        op = loop.StoreOp(result, buffer, indices, compressed)
        op.location = self.location
        self.scopes[scope].block.add_op(op)

    def _node_value(self, value: SSAValue, map_: AffineMap) -> SSAValue:
        """The value of a node that is stored: a movement or source op may be one."""
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
        """Store a value of this pass into its local."""
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

    def _add(self, scope: Scope, op: Operation, source: Operation) -> None:
        op.location = source.location
        scope.block.add_op(op)

    @staticmethod
    def _locate(block: Block, before: Operation | None, source: Operation) -> None:
        op = block.first_op if before is None else before.next_op
        while op is not None:
            op.location = source.location
            op = op.next_op


def _belongs(value: SSAValue, block: Block) -> bool:
    return isinstance(value, BlockArgument) and value.block is block


def _parent(value: SSAValue) -> Block | None:
    owner = value.owner
    return owner.parent if isinstance(owner, Operation) else owner
