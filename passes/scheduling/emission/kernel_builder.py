"""The builder of kernel-level IR that all schedules share.

A `KernelBuilder` builds one function: arguments, loops, index arithmetic (see `indexing`), addresses,
memory, and the scalar ops of loop bodies.

Values computed from data (the scalar ops of a loop body) are cloned in place, in order and
unchanged: every copy of a body has the same ops, and so computes the same bits.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.func import int_attr
from mlfuse.dialects.kernel.ops import (
    STATIC_SHARED_BYTES,
    ChunksOp,
    DivideOp,
    FuncOp,
    GuardedLoadOp,
    SimdOp,
    UnrollOp,
    shared_layout,
)
from mlfuse.dialects.kernel.table import NUMBERS
from mlfuse.dialects.loop.ops import (
    AccumulateOp,
    KernelOp,
    LoadOp,
    LocalOp,
    NestOp,
    ReduceOp,
    ScanOp,
    StoreOp,
    YieldOp,
)
from mlfuse.dialects.loop.table import ForeachOp, TableType
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.analysis.known import NOTHING, Known
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.index_builder import Index, IndexBuilder
from mlfuse.passes.scheduling.emission.types import element_type, flat_type
from mlfuse.passes.scheduling.phases import (
    TABLE_PARTS,
    Count,
    Phase,
    Reciprocal,
    Scratch,
    TablePart,
)


@dataclass
class TableArguments:
    """The table arguments of a function: arrays and counts (see `kernel.table`)."""

    rows: SSAValue
    chunks: SSAValue
    row_count: SSAValue
    chunk_count: SSAValue
    elements: SSAValue


class KernelBuilder(IndexBuilder):
    """Builds one `kernel.func` for a `loop.kernel`.

    `values` maps values of the loop level to those of the kernel level: buffers and index
        arguments from the start; locals, index variables and scalars as they are built.
    """

    def __init__(self, kernel: KernelOp, layout: Layout, scratch: Sequence[Scratch] = ()):
        super().__init__(kernel.location)
        self.kernel = kernel
        self.layout = layout
        self.values: dict[SSAValue, SSAValue] = {}
        self.scratch: dict[Scratch, SSAValue] = {}
        self.origins: dict[SSAValue, Index] = {}
        """For a buffer of which only a part is in memory, the address at which that part begins."""
        self.tables: dict[SSAValue, TableArguments] = {}
        self.known = NOTHING
        """What is known of the ops that are cloned now."""
        self._sources: list[int | Scratch | TablePart | Reciprocal] = []
        self._dividers: dict[Product, Callable[[SSAValue, SSAValue], Operation]] = {}
        for position, arg in enumerate(kernel.body.block.args):
            if isinstance(arg.type, IndexType):
                self._add_scratch(scratch)
                scratch = ()
            self._add_argument(position, arg)
        self._add_scratch(scratch)

    def _add_argument(self, position: int, arg: SSAValue) -> None:
        if isinstance(arg.type, TableType):
            types = [NUMBERS, NUMBERS, IndexType(), IndexType(), IndexType()]
            given = [self._top.insert_arg(type_, len(self._top.args)) for type_ in types]
            self.tables[arg] = TableArguments(*given)
            self._sources += [TablePart(position, part) for part in TABLE_PARTS]
            return
        is_index = isinstance(arg.type, IndexType)
        elements = None if is_index else self.layout.elements_of(arg)
        type_ = arg.type if is_index else flat_type(element_type(arg), elements)
        new = self._top.insert_arg(type_, len(self._top.args))
        new.name_hint = arg.name_hint
        self.values[arg] = new
        self._sources.append(position)
        if is_index:
            self.index_args.append(new)

    def _add_scratch(self, scratch: Sequence[Scratch]) -> None:
        for buffer in scratch:
            type_ = flat_type(buffer.element, buffer.count.static)
            self.scratch[buffer] = self._top.insert_arg(type_, len(self._top.args))
            self._sources.append(buffer)

    def quotient(self, linear: Index, size: Product) -> Index:
        """linear floordiv size, for any size: `kernel.divide` if it is unknown."""
        if not size.symbols or isinstance(linear, int):
            return self.div(linear, self.product(size))
        if size not in self._dividers:
            reciprocal = self._top.insert_arg(IndexType(), len(self._top.args))
            self._sources.append(Reciprocal(size))
            self._dividers[size] = lambda a, b: DivideOp(a, b, reciprocal)
        return self._arithmetic(self._dividers[size], linear, self.product(size))

    def finish(
        self,
        name: str,
        *,
        device: str,
        grid: Count | TablePart | None = None,
        block: int = 1,
        bits: int = 64,
        min_blocks: int | None = None,
        cluster: int = 1,
    ) -> Phase:
        """The finished function, without the arguments that it doesn't use.

        If there are clusters, the grid is a multiple of them.
        """
        assert len(self._scopes) == 1, "a loop is still open"
        sources: list[int | Scratch | TablePart | Reciprocal] = []
        for arg, source in zip(tuple(self._top.args), self._sources, strict=True):
            if arg.uses.get_length():
                sources.append(source)
            else:
                self._top.erase_arg(arg)
        func = FuncOp(name, Region(self._top), device=device, block=block, index_bits=bits)
        func.location = self.kernel.location
        if min_blocks is not None:
            func.attributes["min_blocks"] = int_attr(min_blocks)
        if cluster > 1:
            func.attributes["cluster"] = int_attr(cluster)
        _, shared = shared_layout(func)
        if shared > STATIC_SHARED_BYTES:
            func.attributes["dynamic_shared"] = int_attr(shared)
        return Phase(func, grid or Count(), tuple(sources))

    # Blocks.

    @contextmanager
    def loop(
        self, low: Index, high: Index, step: Index = 1, *, unroll: int | None = None
    ) -> Generator[SSAValue]:
        """`scf.for` without carried values; yields the loop variable. `unroll` is the unroll factor for a GPU's
        compiler, if not its own choice."""
        block = Block(arg_types=[IndexType()])
        with self.inside(block):
            yield block.args[0]
            self.emit(scf.YieldOp())
        bounds = (self.index(low), self.index(high), self.index(step))
        op = scf.ForOp(*bounds, [], Region(block))
        if unroll is not None:
            op.attributes["unroll"] = int_attr(unroll)
        self.emit(op)

    @contextmanager
    def simd(self, low: Index, high: Index) -> Generator[SSAValue]:
        """`kernel.simd`; yields the loop variable."""
        block = Block(arg_types=[IndexType()])
        with self.inside(block):
            yield block.args[0]
        self.emit(SimdOp(self.index(low), self.index(high), Region(block)))

    @contextmanager
    def chunks(
        self, size: Index, step: int, *, work: SSAValue | None = None, fork: int | None = None
    ) -> Generator[tuple[SSAValue, SSAValue]]:
        """`kernel.chunks`; yields the start and end of a chunk."""
        block = Block(arg_types=[IndexType(), IndexType()])
        with self.inside(block):
            yield block.args[0], block.args[1]
        self.emit(ChunksOp(self.index(size), step, Region(block), work=work, fork=fork))

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

    @contextmanager
    def where(self, known: Known) -> Generator[None]:
        """Clone ops for the part of a space in which this is known of them."""
        before, self.known = self.known, known
        yield
        self.known = before

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
                return self.binary(kind, left, self.affine(rhs, point, operands))
            case _:
                raise AssertionError(f"no affine expression: {expr}")

    def address(self, access: Access, point: Sequence[Index]) -> Index:
        """The address of an access, in elements; `point` may omit dims that it doesn't depend on."""
        total: Index = 0
        if access.strides is None:
            for place, stride in zip(access.places, access.buffer_strides, strict=True):
                index = self.affine(place, point, access.op.access_indices)
                total = self.add(total, self.mul(index, self.product(stride)))
        else:
            for dim, stride in enumerate(access.strides):
                if stride.factor:
                    total = self.add(total, self.mul(point[dim], self.product(stride)))
            for value, stride in access.computed:
                total = self.add(total, self.mul(self.lookup(value), self.product(stride)))
            for part in access.offset:
                total = self.add(total, self.product(part))
        return self.sub(total, self.origins.get(access.buffer, 0))

    def bind_indices(self, space: Space, point: Sequence[Index]) -> None:
        """Bind the index variables that scalar ops use, as far as `point` has them."""
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

    def variables(self, values: Iterable[SSAValue]) -> list[SSAValue]:
        """A private variable for each value, holding it."""
        initial = list(values)
        places = [self.alloca(value.type) for value in initial]
        for value, place in zip(initial, places, strict=True):
            self.store(value, place)
        return places

    def read(self, access: Access, point: Sequence[Index]) -> SSAValue:
        """The value of a load at a point: its default if its guard fails."""
        op = access.op
        assert isinstance(op, LoadOp)
        buffer, address = self.lookup(op.source), self.address(access, point)
        if op.default is None or op in self.known.sure:
            return self.load(buffer, address)
        inside, default = self.condition(access, point), self.lookup(op.default)
        return self.value_of(GuardedLoadOp(buffer, self.index(address), inside, default))

    def write(self, value: SSAValue, access: Access, point: Sequence[Index]) -> None:
        """Emit a store at a point, if its guard holds."""
        asks = access.guard and access.op not in self.known.sure
        with self.when(self.condition(access, point)) if asks else nullcontext():
            self.store(value, self.lookup(access.buffer), self.address(access, point))

    def condition(self, access: Access, point: Sequence[Index]) -> SSAValue:
        """Whether the guard of an access holds, as an `i1`."""
        holds: list[SSAValue] = []
        for constraint in access.guard.constraints:
            value = self.affine(constraint.expr, point, access.op.access_indices)
            compared = "eq" if constraint.is_equality else "sge"
            holds.append(self.value_of(arith.CmpiOp(self.index(value), self.index(0), compared)))
        if not holds:
            return self.value_of(arith.ConstantOp.from_int_and_width(1, 1))
        result, *others = holds
        for other in others:
            result = self.value_of(arith.AndIOp(result, other))
        return result

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
            if op in self.known.needless:
                continue
            self.location = op.location
            match op:
                case _ if op in self.known.same:
                    self.values[op.results[0]] = self.lookup(self.known.same[op])
                case LoadOp():
                    self.values[op.result] = hooks.load(op)
                case StoreOp():
                    hooks.store(op, self.lookup(op.value))
                case LocalOp():
                    hooks.local(op)
                case AccumulateOp():
                    hooks.accumulate(op)
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
        self,
        reduce: ReduceOp | ScanOp | ForeachOp | AccumulateOp,
        left: Sequence[SSAValue],
        right: Sequence[SSAValue],
    ) -> list[SSAValue]:
        """Two sets of partial results as one."""
        return self.inline(reduce.combiner.block, (*left, *right), reduce)

    def inline(self, block: Block, args: Sequence[SSAValue], source: Operation) -> list[SSAValue]:
        """Inline a region of scalar ops, such as a combiner; returns its yielded values."""
        for arg, value in zip(block.args, args, strict=True):
            self.values[arg] = value
        outer, self.location = self.location, source.location
        result: list[SSAValue] = []
        for op in block.ops:
            if isinstance(op, YieldOp):
                result = [self.lookup(value) for value in op.values]
            else:
                self.clone_scalar(op)
        self.location = outer
        return result
