"""Writing kernel-level IR: what the schedules share.

A `KernelBuilder` appends ops to the innermost open block. Bodies of loops are written before the
op that holds them, so index arithmetic can be placed where its operands are made: it is folded,
never written twice, and stands outside every loop it doesn't depend on. All indices are
nonnegative, so division and remainder are unsigned.

Values computed from data (the scalar ops of a loop body) are cloned where they stand, in order and
unchanged: the same ops in every copy of a body, so that every copy computes the same bits.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

from mlfuse.dialects.kernel.ops import ChunksOp, FuncOp, SimdOp, UnrollOp
from mlfuse.dialects.loop.ops import (
    AnyMemRef,
    KernelOp,
    LoadOp,
    LocalOp,
    NestOp,
    ReduceOp,
    StoreOp,
    YieldOp,
)
from mlfuse.errors import OpError
from mlfuse.passes.schedule.access import Access, Layout, Product, Space
from mlfuse.passes.schedule.plan import Count, Phase, Scratch

Index = int | SSAValue
"""An index known now, or one computed by the kernel."""

INT32_ROOM = 2**20
"""How far indices may run past the last element in kernels with 32-bit indices."""


def flat_type(element: Attribute, elements: int | None) -> AnyMemRef:
    """`memref<elements x T>`, or `memref<?xT>` for None."""
    return MemRefType(element, [DYNAMIC_INDEX if elements is None else elements])


def element_type(buffer: SSAValue) -> Attribute:
    """What a memref value holds."""
    return cast(AnyMemRef, buffer.type).element_type


def index_bits(layout: Layout, extra: int = 0) -> int:
    """32 where every index in a kernel is surely small, else 64.

    `extra` is the largest other number the schedule counts to.
    """
    elements = layout.max_elements()
    if elements is None or max(elements, extra) + INT32_ROOM >= 2**31:
        return 64
    return 32


@dataclass
class Hooks:
    """What to do with a loop body's memory ops and nests while cloning it."""

    load: Callable[[LoadOp], SSAValue]
    store: Callable[[StoreOp, SSAValue], None]
    local: Callable[[LocalOp], None]
    nest: Callable[[NestOp], None]
    """Must set `builder.values` for the results of a `loop.reduce`."""


@dataclass
class _Scope:
    """An open block and the index arithmetic that stands in it, by what it computes."""

    block: Block
    known: dict[tuple[object, ...], SSAValue] = field(
        default_factory=dict[tuple[object, ...], SSAValue]
    )


class KernelBuilder:
    """Builds one `kernel.func` for a `loop.kernel`.

    `values` maps values of the loop level to those of the kernel level: buffers and index
    arguments from the start, locals, index variables and scalars as they are made.
    """

    def __init__(self, kernel: KernelOp, layout: Layout, scratch: Sequence[Scratch] = ()):
        self.kernel = kernel
        self.layout = layout
        self.location = kernel.location
        self.values: dict[SSAValue, SSAValue] = {}
        self._depth: dict[SSAValue, int] = {}
        self._sources: list[int | Scratch] = []
        self._block = Block()
        self._scopes = [_Scope(self._block)]
        self.scratch: dict[Scratch, SSAValue] = {}
        self.index_args: list[SSAValue] = []
        for position, arg in enumerate(kernel.body.block.args):
            if isinstance(arg.type, IndexType):
                self._add_scratch(scratch)
                scratch = ()
            self._add_argument(position, arg)
        self._add_scratch(scratch)

    def _add_argument(self, position: int, arg: SSAValue) -> None:
        is_index = isinstance(arg.type, IndexType)
        elements = None if is_index else self.layout.elements_of(arg)
        type_ = arg.type if is_index else flat_type(element_type(arg), elements)
        new = self._block.insert_arg(type_, len(self._block.args))
        new.name_hint = arg.name_hint
        self.values[arg] = new
        self._sources.append(position)
        if is_index:
            self.index_args.append(new)

    def _add_scratch(self, scratch: Sequence[Scratch]) -> None:
        for buffer in scratch:
            type_ = flat_type(buffer.element, buffer.count.static)
            self.scratch[buffer] = self._block.insert_arg(type_, len(self._block.args))
            self._sources.append(buffer)

    def finish(
        self, name: str, *, device: str, grid: Count | None = None, block: int = 1, bits: int = 64
    ) -> Phase:
        """The finished function, without the arguments that it doesn't use."""
        assert len(self._scopes) == 1, "a loop is still open"
        sources: list[int | Scratch] = []
        for arg, source in zip(tuple(self._block.args), self._sources, strict=True):
            if arg.uses.get_length():
                sources.append(source)
            else:
                self._block.erase_arg(arg)
        func = FuncOp(name, Region(self._block), device=device, block=block, index_bits=bits)
        func.location = self.kernel.location
        return Phase(func, grid or Count(), tuple(sources))

    # Blocks.

    @property
    def block(self) -> Block:
        """The innermost open block."""
        return self._scopes[-1].block

    def emit(self, op: Operation) -> Operation:
        """Append an op, at the place in the source that is being worked on."""
        op.location = self.location
        self._append(op)
        return op

    def _append(self, op: Operation) -> None:
        self.block.add_op(op)
        for result in op.results:
            self._depth[result] = len(self._scopes) - 1

    def value_of(self, op: Operation) -> SSAValue:
        """Append an op with one result and return that."""
        return self.emit(op).results[0]

    @contextmanager
    def inside(self, block: Block) -> Generator[None]:
        """Append to `block`; the op that will hold it is to be appended afterwards."""
        self._scopes.append(_Scope(block))
        for arg in block.args:
            self._depth[arg] = len(self._scopes) - 1
        try:
            yield
        finally:
            self._scopes.pop()

    @contextmanager
    def loop(self, low: Index, high: Index, step: Index = 1) -> Generator[SSAValue]:
        """`scf.for` without carried values; yields the loop variable."""
        block = Block(arg_types=[IndexType()])
        with self.inside(block):
            yield block.args[0]
            self.emit(scf.YieldOp())
        bounds = (self.index(low), self.index(high), self.index(step))
        self.emit(scf.ForOp(*bounds, [], Region(block)))

    @contextmanager
    def simd(self, low: Index, high: Index) -> Generator[SSAValue]:
        """`kernel.simd`; yields the loop variable."""
        block = Block(arg_types=[IndexType()])
        with self.inside(block):
            yield block.args[0]
        self.emit(SimdOp(self.index(low), self.index(high), Region(block)))

    @contextmanager
    def chunks(self, size: Index, step: int) -> Generator[tuple[SSAValue, SSAValue]]:
        """`kernel.chunks`; yields where a chunk begins and ends."""
        block = Block(arg_types=[IndexType(), IndexType()])
        with self.inside(block):
            yield block.args[0], block.args[1]
        self.emit(ChunksOp(self.index(size), step, Region(block)))

    @contextmanager
    def unroll(self, count: int) -> Generator[SSAValue]:
        """`kernel.unroll`; yields the loop variable."""
        block = Block(arg_types=[IndexType()])
        with self.inside(block):
            yield block.args[0]
        self.emit(UnrollOp(count, Region(block)))

    @contextmanager
    def when(self, condition: SSAValue) -> Generator[None]:
        """`scf.if` without results."""
        block = Block()
        with self.inside(block):
            yield
            self.emit(scf.YieldOp())
        self.emit(scf.IfOp(condition, [], Region(block)))

    # Index arithmetic.

    def index(self, value: Index) -> SSAValue:
        """An index as a value: a number becomes a constant at the top of the function."""
        if isinstance(value, SSAValue):
            return value
        known = self._scopes[0].known
        key = ("constant", value)
        if key not in known:
            op = arith.ConstantOp(IntegerAttr(value, IndexType()))
            op.location = self.kernel.location
            first = self._block.first_op
            # At the very top, so that it stands before whatever comes to use it.
            if first is None:
                self._block.add_op(op)
            else:
                self._block.insert_op_before(op, first)
            known[key] = op.result
        return known[key]

    def add(self, a: Index, b: Index) -> Index:
        """a + b; constants gather on the right."""
        if isinstance(a, int):
            a, b = b, a
        if isinstance(a, int):
            assert isinstance(b, int)
            return a + b
        if b == 0:
            return a
        if isinstance(b, int):  # (x + c) + d is x + (c + d)
            inner = _constant_operand(a, arith.AddiOp)
            if inner is not None:
                return self.add(inner[0], inner[1] + b)
        return self._arithmetic(arith.AddiOp, a, b)

    def sub(self, a: Index, b: Index) -> Index:
        """a - b, which must not be negative."""
        if isinstance(a, int) and isinstance(b, int):
            return a - b
        return a if b == 0 else self._arithmetic(arith.SubiOp, a, b)

    def mul(self, a: Index, b: Index) -> Index:
        """a * b."""
        if isinstance(a, int):
            a, b = b, a
        if isinstance(a, int):
            assert isinstance(b, int)
            return a * b
        if b == 0 or b == 1:
            return 0 if b == 0 else a
        if isinstance(b, int):  # (x * c) * d is x * (c * d)
            inner = _constant_operand(a, arith.MuliOp)
            if inner is not None:
                return self.mul(inner[0], inner[1] * b)
        return self._arithmetic(arith.MuliOp, a, b)

    def div(self, a: Index, b: Index) -> Index:
        """a floordiv b."""
        if isinstance(a, int) and isinstance(b, int):
            return a // b
        return a if b == 1 else self._arithmetic(arith.DivUIOp, a, b)

    def rem(self, a: Index, b: Index) -> Index:
        """a mod b."""
        if isinstance(a, int) and isinstance(b, int):
            return a % b
        return 0 if b == 1 else self._arithmetic(arith.RemUIOp, a, b)

    def min(self, a: Index, b: Index) -> Index:
        """The smaller of two."""
        if isinstance(a, int) and isinstance(b, int):
            return min(a, b)
        return self._arithmetic(arith.MinUIOp, a, b)

    def less(self, a: Index, b: Index) -> SSAValue:
        """a < b, as an `i1`."""
        return self.value_of(arith.CmpiOp(self.index(a), self.index(b), "ult"))

    def equal(self, a: Index, b: Index) -> SSAValue:
        """a == b, as an `i1`."""
        return self.value_of(arith.CmpiOp(self.index(a), self.index(b), "eq"))

    def product(self, size: Product) -> Index:
        """The number that a size or a stride stands for."""
        total: Index = 1
        for position in size.args:
            total = self.mul(total, self.index_args[position])
        return self.mul(total, size.factor)

    def ceil_div(self, a: Index, b: int) -> Index:
        """a / b, rounded up."""
        return self.div(self.add(a, b - 1), b)

    def _arithmetic(
        self, op_type: Callable[[SSAValue, SSAValue], Operation], a: Index, b: Index
    ) -> SSAValue:
        """An op on indices, in the outermost block that has its operands; each one only once."""
        left, right = self.index(a), self.index(b)
        depth = max(self._depth.get(left, 0), self._depth.get(right, 0))
        scope = self._scopes[depth]
        key = (op_type, left, right)
        if key not in scope.known:
            op = op_type(left, right)
            op.location = self.location
            scope.block.add_op(op)
            scope.known[key] = op.results[0]
            self._depth[op.results[0]] = depth
        return scope.known[key]

    # Addresses.

    def affine(
        self, expr: AffineExpr, point: Sequence[Index], operands: Sequence[SSAValue] = ()
    ) -> Index:
        """An affine expression at given dims; a symbol is a value of the loop level."""
        match expr:
            case AffineConstantExpr(value):
                return value
            case AffineDimExpr(position):
                return point[position]
            case AffineSymExpr(position):
                return self.lookup(operands[position])
            case AffineBinaryOpExpr(kind, lhs, rhs):
                left = self.affine(lhs, point, operands)
                return self._binary(kind, left, self.affine(rhs, point, operands))
            case _:
                raise AssertionError(f"no affine expression: {expr}")

    def _binary(self, kind: AffineBinaryOpKind, a: Index, b: Index) -> Index:
        match kind:
            case AffineBinaryOpKind.Add:
                return self.add(a, b)
            case AffineBinaryOpKind.Mul:
                return self.mul(a, b)
            case AffineBinaryOpKind.FloorDiv:
                return self.div(a, b)
            case AffineBinaryOpKind.Mod:
                return self.rem(a, b)
            case AffineBinaryOpKind.CeilDiv:
                assert isinstance(b, int)
                return self.ceil_div(a, b)

    def address(self, access: Access, point: Sequence[Index]) -> Index:
        """Where an access goes, in elements; `point` may leave out dims it doesn't depend on."""
        total: Index = 0
        if access.strides is None:
            for place, stride in zip(access.places, access.buffer_strides, strict=True):
                index = self.affine(place, point, access.op.access_indices)
                total = self.add(total, self.mul(index, self.product(stride)))
            return total
        for dim, stride in enumerate(access.strides):
            if stride.factor:
                total = self.add(total, self.mul(point[dim], self.product(stride)))
        for value, stride in access.computed:
            total = self.add(total, self.mul(self.lookup(value), self.product(stride)))
        for part in access.offset:
            total = self.add(total, self.product(part))
        return total

    def delinearize(self, linear: Index, sizes: Sequence[Product]) -> list[Index]:
        """The dims of a row-major linear position; the first is not reduced by its size."""
        point: list[Index] = []
        for size in reversed(sizes[1:]):
            extent = self.product(size)
            point.append(self.rem(linear, extent))
            linear = self.div(linear, extent)
        if sizes:
            point.append(linear)
        return point[::-1]

    def linearize(self, point: Sequence[Index], sizes: Sequence[Product]) -> Index:
        """The row-major linear position of a point."""
        total: Index = 0
        for index, size in zip(point, sizes, strict=True):
            total = self.add(self.mul(total, self.product(size)), index)
        return total

    def bind_indices(self, space: Space, point: Sequence[Index]) -> None:
        """Make the index variables that scalar ops use, as far as `point` goes."""
        for variable in space.indices:
            expr = space.indices[variable]
            if variable in space.pinned and all(d < len(point) for d in expr.used_dims()):
                self.values[variable] = self.index(self.affine(expr, point))

    # Memory.

    def alloca(self, element: Attribute, elements: int | None = None) -> SSAValue:
        """A private array, or one variable; uninitialized."""
        shape = [] if elements is None else [elements]
        return self.value_of(memref.AllocaOp.get(element, shape=shape))

    def load(self, buffer: SSAValue, index: Index | None = None) -> SSAValue:
        """An element of a flat buffer, or a variable's value."""
        places = [] if index is None else [self.index(index)]
        return self.value_of(memref.LoadOp.get(buffer, places))

    def store(self, value: SSAValue, buffer: SSAValue, index: Index | None = None) -> None:
        """Store to a flat buffer, or to a variable."""
        places = [] if index is None else [self.index(index)]
        self.emit(memref.StoreOp.get(value, buffer, places))

    # Scalars.

    def lookup(self, value: SSAValue) -> SSAValue:
        """The kernel's value for one of the loop level."""
        new = self.values.get(value)
        if new is None:
            owner = value.owner
            op = owner if isinstance(owner, Operation) else self.kernel
            raise OpError(op, f"{op.name}: a value is used where its nest has ended")
        return new

    def clone(self, ops: Iterable[Operation], hooks: Hooks) -> list[SSAValue]:
        """Copy a loop body; returns the values of its `loop.yield`, if it has one."""
        outer = self.location
        result: list[SSAValue] = []
        for op in ops:
            self.location = op.location
            match op:
                case LoadOp():
                    self.values[op.result] = hooks.load(op)
                case StoreOp():
                    hooks.store(op, self.lookup(op.value))
                case LocalOp():
                    hooks.local(op)
                case NestOp():
                    hooks.nest(op)
                case YieldOp():
                    result = [self.lookup(value) for value in op.values]
                case _:
                    self.clone_scalar(op)
        self.location = outer
        return result

    def clone_scalar(self, op: Operation) -> None:
        """Copy one op on scalars, unchanged."""
        if op.regions or op.successors:
            raise OpError(op, f"{op.name}: a loop body holds scalar ops, accesses and nests only")
        new = op.clone_without_regions({operand: self.lookup(operand) for operand in op.operands})
        self._append(new)
        for old, result in zip(op.results, new.results, strict=True):
            self.values[old] = result

    def combine(
        self, reduce: ReduceOp, left: Sequence[SSAValue], right: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """Two sets of partial results as one."""
        for arg, value in zip(reduce.combiner.block.args, (*left, *right), strict=True):
            self.values[arg] = value
        outer, self.location = self.location, reduce.location
        result: list[SSAValue] = []
        for op in reduce.combiner.block.ops:
            if isinstance(op, YieldOp):
                result = [self.lookup(value) for value in op.values]
            else:
                self.clone_scalar(op)
        self.location = outer
        return result


def _constant_operand(value: SSAValue, op_type: type[Operation]) -> tuple[SSAValue, int] | None:
    """x and c where `value` is `op_type(x, c)` with a constant c."""
    op = value.owner
    if not isinstance(op, op_type):
        return None
    left, right = op.operands
    if not isinstance(right.owner, arith.ConstantOp):
        return None
    attr = right.owner.value
    return (left, attr.value.data) if isinstance(attr, IntegerAttr) else None
