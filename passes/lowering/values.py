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
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.base import GraphOp, OpKind, dims_attr, shape_of
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, SourceOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.indexed import IndexedOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.dialects.guards import EVERYWHERE, Constraint, Guard
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
        self.computed: list[tuple[SSAValue, int]] = []
        """Indices that a body computes, and their scopes; in maps they follow the domain's dims."""
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
            if isinstance(op, IndexedOp):
                every += [size for value in op.operands for size in self.classes.sizes(value)]
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
        return [size if is_static(size) else self.size_arg(size) for size in sizes]

    def size_arg(self, size: Size) -> SSAValue:
        """The kernel's argument that holds a `?` size."""
        return self.block.args[len(self.block.args) - len(self.sizes) + self.sizes.index(size)]

    def _scope_for(self, map_: AffineMap) -> Scope:
        """The outermost scope that has the indices `map_` uses."""
        depths = [self._depth_of_dim(d) for d in map_.used_dims()]
        return self.scopes[max(depths, default=self.base)]

    def _depth_of_dim(self, d: int) -> int:
        if d >= self.domain.rank:
            return max(self.computed[d - self.domain.rank][1], self.base)
        if d >= len(self.domain.outer):
            return len(self.scopes) - 1
        return min(ROW, len(self.scopes) - 1)

    def _value(self, value: SSAValue, map_: AffineMap, guard: Guard = EVERYWHERE) -> SSAValue:
        """A value at an index of it, in its storage type; anything where the guard fails."""
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
        """A value at an index of it, `otherwise` (zero) where `inside` fails; anything where `outer`
        does.

        Where the value lies in memory it is one guarded load, else a choice.
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

    def _holds(self, b: ScalarBuilder, guard: Guard) -> SSAValue:
        """Whether a guard holds, as code."""
        holds = [self._constraint_holds(b, constraint) for constraint in guard.constraints]
        result, *others = holds
        for other in others:
            result = b.and_(result, other)
        return result

    def _constraint_holds(self, b: ScalarBuilder, constraint: Constraint) -> SSAValue:
        """`e + c >= 0` is compared as e with -c, `-e + c >= 0` as e with c."""
        expr, predicate, bound = constraint.expr, "sge", 0
        if constraint.is_equality:
            predicate = "eq"
        match expr:
            case AffineBinaryOpExpr(AffineBinaryOpKind.Add, rest, AffineConstantExpr(value)):
                expr, bound = rest, -value
            case _:
                pass
        match expr:
            case AffineBinaryOpExpr(AffineBinaryOpKind.Mul, rest, AffineConstantExpr(-1)):
                expr, bound = rest, -bound
                predicate = "eq" if constraint.is_equality else "sle"
            case _:
                pass
        return b.emit(arith.CmpiOp(self.index_of(b, expr), self.index_constant(bound), predicate))

    def index_constant(self, value: int) -> SSAValue:
        """A constant of type `index`, once a kernel."""
        top = self.scopes[0]
        key = ("index", value)
        if key not in top.memo:
            top.memo[key] = ScalarBuilder(top.block).index(value)
        return top.memo[key]

    def _depth_of_value(self, value: SSAValue) -> int:
        return next(n for n, s in enumerate(self.scopes) if _parent(value) is s.block)

    def compute_index(self, value: SSAValue) -> AffineExpr:
        """An index that the body computes, as a dim of maps."""
        self.computed.append((value, self._depth_of_value(value)))
        return AffineExpr.dimension(self.domain.rank + len(self.computed) - 1)

    def _compute(self, op: Operation, map_: AffineMap, guard: Guard, scope: Scope) -> SSAValue:
        if isinstance(op, IndexedOp):
            before = scope.block.last_op
            result = op.element(Element(self, op, map_, guard, scope))
            self._locate(scope.block, before, op)
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
        self._locate(scope.block, before, op)
        scope.memo[op.results[0]] = result
        return result

    def _reduce_one(self, op: ReductionOp, map_: AffineMap, guard: Guard, scope: Scope) -> SSAValue:
        """A reduction along dims of size 1: of a single element, at the kernel's own point."""
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
        self._locate(scope.block, before, op)
        scope.memo[op.results[0]] = result
        return result

    @staticmethod
    def operand_map(op: GraphOp, number: int) -> AffineMap:
        """The map of an operand that has one."""
        map_ = op.operand_map(number)
        assert map_ is not None
        return map_

    def _wide(self, value: SSAValue, map_: AffineMap, guard: Guard = EVERYWHERE) -> SSAValue:
        """A value in the type arithmetic is done in."""
        narrow = self._value(value, map_, guard)
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
            index = builder.index(size) if is_static(size) else self.size_arg(size)
            top.memo[key] = builder.emit(arith.IndexCastOp(index, i64))
        return top.memo[key]

    def _iota(self, op: SourceOp, map_: AffineMap) -> SSAValue:
        scope = self._scope_for(map_)
        key = (op.results[0], map_)
        if key not in scope.memo:
            builder = ScalarBuilder(scope.block)
            value = op.scalar_at(builder, lambda d: self.index_of(builder, map_.results[d]))
            scope.memo[key] = builder.narrow(value, op.result_dtype)
        return scope.memo[key]

    def index_of(self, b: ScalarBuilder, expr: AffineExpr) -> SSAValue:
        """An affine expression as code; what is divided is nonnegative, or isn't used."""
        if isinstance(expr, AffineDimExpr):
            return self._index(expr.position)
        if isinstance(expr, AffineConstantExpr):
            return self.index_constant(expr.value)
        assert isinstance(expr, AffineBinaryOpExpr)
        left, right = self.index_of(b, expr.lhs), self.index_of(b, expr.rhs)
        op = {
            AffineBinaryOpKind.Add: arith.AddiOp,
            AffineBinaryOpKind.Mul: arith.MuliOp,
            AffineBinaryOpKind.Mod: arith.RemUIOp,
            AffineBinaryOpKind.FloorDiv: arith.DivUIOp,
            AffineBinaryOpKind.CeilDiv: arith.CeilDivUIOp,
        }[expr.kind]
        return b.emit(op(left, right))

    def _index(self, d: int) -> SSAValue:
        """A dim of the domain, or a computed index after those."""
        rank = self.domain.rank
        return self.indices[d] if d < rank else self.computed[d - rank][0]

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

    def zero(self, dtype: DType) -> SSAValue:
        """A zero of an element type."""
        top = self.scopes[0]
        key = ("zero", dtype.name)
        if key not in top.memo:
            top.memo[key] = ScalarBuilder(top.block).constant(0, dtype)
        return top.memo[key]

    def _access(
        self, map_: AffineMap, guard: Guard = EVERYWHERE
    ) -> tuple[list[SSAValue], AffineMap, Guard]:
        """The indices that are used, and the map and the guard of those alone."""
        used = sorted(map_.used_dims() | guard.used_dims())
        rank = max(map_.num_dims, *(d + 1 for d in used), 0)
        renumber = [AffineExpr.constant(0)] * rank
        for position, d in enumerate(used):
            renumber[d] = AffineExpr.dimension(position)
        compressed = map_.replace_dims_and_symbols(renumber, [], len(used), 0)
        return [self._index(d) for d in used], compressed, guard.over(renumber)

    def _store(self, value: SSAValue, buffer: SSAValue, scope: int) -> None:
        map_ = self.domain.maps[self.region.node_of[value]]
        result = self._node_value(value, map_)
        indices, compressed, _ = self._access(map_)
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


@dataclass
class Element:
    """One element of an indexed op, for its body: an `ElementReader`."""

    emitter: ValueEmitter
    op: IndexedOp
    map: AffineMap
    guard: Guard
    """Where the element is wanted."""
    scope: Scope

    @property
    def b(self) -> ScalarBuilder:
        """Appends to the scope of the element."""
        return ScalarBuilder(self.scope.block)

    def size(self, operand: int, dim: int) -> SSAValue:
        """The size of one dim of an operand."""
        size = self.emitter.classes.sizes(self.op.operands[operand])[dim]
        return self.emitter.index_constant(size) if is_static(size) else self.emitter.size_arg(size)

    def index(self, dim: int) -> SSAValue:
        """The element's index along a dim of the result."""
        return self.emitter.index_of(self.b, self.map.results[dim])

    def read(self, operand: int, otherwise: SSAValue | None = None) -> SSAValue:
        """An operand at its map."""
        value, inside = self.op.operands[operand], self.op.operand_inside(operand)
        map_ = self.emitter.operand_map(self.op, operand).compose(self.map)
        return self._read(value, map_, inside.compose(self.map), otherwise)

    def fetch(
        self,
        operand: int,
        places: Sequence[AffineExpr],
        computed: Sequence[SSAValue],
        inside: Guard = EVERYWHERE,
        otherwise: SSAValue | None = None,
    ) -> SSAValue:
        """An operand at computed places."""
        dims = [*self.map.results, *(self.emitter.compute_index(value) for value in computed)]
        exprs = tuple(place.replace_dims_and_symbols(dims, []) for place in places)
        map_ = AffineMap(self.emitter.domain.rank + len(self.emitter.computed), 0, exprs)
        return self._read(self.op.operands[operand], map_, inside.over(dims), otherwise)

    def _read(
        self, value: SSAValue, map_: AffineMap, inside: Guard, otherwise: SSAValue | None
    ) -> SSAValue:
        return self.emitter.value_or(value, map_, self.guard, inside, otherwise)


def _belongs(value: SSAValue, block: Block) -> bool:
    return isinstance(value, BlockArgument) and value.block is block


def _parent(value: SSAValue) -> Block | None:
    owner = value.owner
    return owner.parent if isinstance(owner, Operation) else owner
