"""Intermediates become views of one allocation, the arena.

Before:

    %0 = memref.alloc() : memref<64x300xf32>
    ...
    %1 = memref.alloc() : memref<64x10xf32>

After:

    %arena = memref.alloc() : memref<79360xi8>
    %2 = arith.constant 0 : index
    %0 = memref.view %arena[%2][] : memref<79360xi8> to memref<64x300xf32>
    ...
    %3 = arith.constant 76800 : index
    %1 = memref.view %arena[%3][] : memref<79360xi8> to memref<64x10xf32>

Algorithm. `memory.arena` places the buffers by their live ranges, for nominal sizes of `?` dims. Of that placement only
the order is kept: for two buffers that are alive at the same time, which of them is lower. A buffer then begins where
the highest of the buffers below it ends. With constant sizes this is the same placement. With `?` sizes the offsets are
index arithmetic (`arith.maxsi` of the ends), computed at each call, and the arena is as large as the highest end.

Legality. Two buffers whose live ranges overlap have an order, so one begins at or after the other's end, whatever the
sizes are. The order has no cycle: it is that of the nominal offsets. A branch or a loop is one step, which touches all
that its ops touch: so a buffer in it overlaps every other one there, and keeps its memory from iteration to iteration.

An intermediate is placed in the memory of a result before its first write, or of a donated argument after its last read,
if that makes the arena smaller and it fits for sure: both have constant sizes, or the same type and `?` sizes.

Complexity: quadratic in the number of intermediates, as is `memory.arena`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from xdsl.builder import Builder
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import MemRefType, i8
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue
from xdsl.rewriter import InsertPoint

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.host_function import constant, holds_result
from mlfuse.dialects.loop.host import ViewOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.passes.host.sizes import ALIGNMENT, Sizes, index, is_same, nominal, start_of
from mlfuse.passes.memory import arena
from mlfuse.passes.memory.uses import given_to, is_pure, live_ranges, positions, root_of


def place_intermediates(func: FuncOp, sizes: Sizes, alignment: int = ALIGNMENT) -> None:
    """Rewrite a host function whose results are arguments and whose sizes are computed first. `sizes` are those of the
    `?` dims of arguments, as far as they are known. Buffers are aligned to `alignment` bytes."""
    buffers = _buffers(func)
    if buffers:
        _Placer(func, buffers, sizes, alignment).run()


@dataclass(frozen=True)
class _Buffer:
    """An allocation, and the positions of the first and the last op that touch it."""

    alloc: memref.AllocOp
    first: int
    last: int

    @property
    def itemsize(self) -> int:
        return dtypes.of(self.alloc.memref.type).nbytes

    @property
    def static_bytes(self) -> int | None:
        """Its size; None if it has `?` dims."""
        shape = memref_type(self.alloc.memref).get_shape()
        sizes = iter(self.alloc.dynamic_sizes)
        known = [constant(next(sizes)) if size == dtypes.DYNAMIC else size for size in shape]
        return None if None in known else prod(size or 0 for size in known) * self.itemsize

    @property
    def nominal_bytes(self) -> int:
        """Its size for nominal sizes of `?` dims."""
        shape = memref_type(self.alloc.memref).get_shape()
        known = prod(size for size in shape if size != dtypes.DYNAMIC)
        return known * prod(nominal(self.alloc.dynamic_sizes)) * self.itemsize


def _buffers(func: FuncOp) -> list[_Buffer]:
    """The allocations in order. Those that no op uses are erased. OpError if a size isn't known at the start."""
    known = _first_sizes(func)
    allocs = [op for op in func.walk() if isinstance(op, memref.AllocOp)]
    for op in allocs:
        if not op.memref.uses.get_length():
            op.detach()
            op.erase()
        elif not known.issuperset(op.dynamic_sizes):
            raise OpError(
                op,
                "all memory is taken when the function starts, and this size isn't known then; allocate the largest "
                "size that it may have",
            )
    live = live_ranges(func)
    return [
        _Buffer(op, *live.get(op.memref, (0, 0))) for op in allocs if op.memref.uses.get_length()
    ]


def _first_sizes(func: FuncOp) -> set[SSAValue]:
    """The sizes that are known when the function starts."""
    found: set[SSAValue] = set()
    op = start_of(func).prev_op
    while op is not None:
        found.update(op.results)
        op = op.prev_op
    return found


def _spaces(func: FuncOp, sizes: Sizes) -> dict[BlockArgument, arena.FreeMemory]:
    """The arguments whose memory is free at some steps."""
    live, end = live_ranges(func), len(func.body.block.ops)
    copies = _copied_to(func)
    donated, spaces = donations_of(func), dict[BlockArgument, arena.FreeMemory]()
    for argument in func.body.block.args:
        if not isinstance(argument.type, MemRefType):
            continue
        type_ = memref_type(argument)
        if not type_.has_static_shape() and argument not in sizes:
            continue
        itemsize = dtypes.of(type_).nbytes
        known = prod(size for size in type_.get_shape() if size != dtypes.DYNAMIC)
        nbytes = known * prod(nominal(sizes.get(argument, []))) * itemsize
        first, last = live.get(argument, (end, -1))
        if argument.index in donated:
            if argument in copies:
                spaces[argument] = arena.FreeMemory(nbytes, *copies[argument], itemsize)
            elif not holds_result(func, argument):
                spaces[argument] = arena.FreeMemory(nbytes, last + 1, end, itemsize)
        elif holds_result(func, argument):
            spaces[argument] = arena.FreeMemory(nbytes, 0, first - 1, itemsize)
    return spaces


def _copied_to(func: FuncOp) -> dict[BlockArgument, tuple[int, int]]:
    """The arguments that a copy at the end overwrites: after their last use, before that copy. A copy in a branch or a
    loop may not be made, so it doesn't count."""
    last: dict[SSAValue, int] = {}
    found: dict[BlockArgument, tuple[int, int]] = {}
    for position, op in positions(func):
        if is_pure(op):
            continue
        is_made = isinstance(op, memref.CopyOp) and op.parent_op() is func
        target = op.destination if isinstance(op, memref.CopyOp) and is_made else None
        for value in given_to(op):
            root = root_of(value)
            if value is target and isinstance(root, BlockArgument):
                found[root] = last.get(root, -1) + 1, position - 1
            last[root] = position
    return found


@dataclass(frozen=True)
class _Home:
    """A buffer's place: in the memory of an argument or, if that is None, in the arena."""

    argument: BlockArgument | None
    offset: int


class _Placer:
    def __init__(self, func: FuncOp, buffers: Sequence[_Buffer], sizes: Sizes, alignment: int):
        self.alignment = alignment
        self.sizes = sizes
        self.func = func
        self.buffers = buffers
        self.constants: dict[int, SSAValue] = {}
        self.rounded: dict[tuple[int, tuple[SSAValue, ...]], SSAValue] = {}
        """By known bytes and `?` sizes: the bytes of a buffer."""
        self.builder = Builder(InsertPoint.before(start_of(func)))

    def run(self) -> None:
        homes = self._homes()
        inside = [n for n, home in enumerate(homes) if home.argument is None]
        offsets, total = self._offsets(inside, [homes[n].offset for n in inside])
        # Insert all offsets before an allocation is replaced: the builder may insert in front of that allocation.
        shifts = [self._value(offsets.get(n, home.offset)) for n, home in enumerate(homes)]
        memory = self._arena(total) if inside else None
        for buffer, home, shift in zip(self.buffers, homes, shifts, strict=True):
            if home.argument is None:
                assert memory is not None
                self._put(buffer, memory, shift)
            else:
                self._put_in_argument(buffer, home.argument, home.offset, shift)

    def _homes(self) -> list[_Home]:
        """The places for nominal sizes."""
        lives = [
            arena.LiveRange(each.nominal_bytes, each.first, each.last, each.itemsize)
            for each in self.buffers
        ]
        spaces = _spaces(self.func, self.sizes)
        while True:
            spots, _ = arena.place(lives, self.alignment, list(spaces.values()))
            arguments = list(spaces)
            homes = [
                _Home(None if spot.space is None else arguments[spot.space], spot.offset)
                for spot in spots
            ]
            unsure = {
                home.argument
                for home, buffer in zip(homes, self.buffers, strict=True)
                if home.argument is not None and not self._surely_fits(buffer, home)
            }
            if not unsure:
                return homes
            for argument in unsure:
                del spaces[argument]

    def _surely_fits(self, buffer: _Buffer, home: _Home) -> bool:
        """Whether a buffer fits where it is placed in an argument, whatever the `?` sizes are."""
        argument, alloc = home.argument, buffer.alloc
        assert argument is not None
        if argument.type == alloc.memref.type and home.offset == 0:
            sizes = self.sizes.get(argument, [])
            return len(sizes) == len(alloc.dynamic_sizes) and all(
                map(is_same, sizes, alloc.dynamic_sizes)
            )
        return buffer.static_bytes is not None and memref_type(argument).has_static_shape()

    def _offsets(
        self, inside: Sequence[int], places: Sequence[int]
    ) -> tuple[dict[int, int | SSAValue], int | SSAValue]:
        """The offset of each buffer in the arena, and the arena's size."""
        offsets: dict[int, int | SSAValue] = {}
        ends: dict[int, int | SSAValue] = {}
        lower: list[int] = []
        covered: set[int] = set()
        below: dict[int, set[int]] = {}
        for _, n in sorted(zip(places, inside, strict=True)):
            under = {m for m in lower if self._together(m, n)}
            direct = under - {k for m in under for k in below[m]}
            below[n] = under.union(*(below[m] for m in under))
            offsets[n] = self._most([ends[m] for m in sorted(direct)])
            ends[n] = self._sum(offsets[n], self._rounded(self.buffers[n]))
            covered |= direct
            lower.append(n)
        return offsets, self._most([ends[n] for n in inside if n not in covered])

    def _together(self, a: int, b: int) -> bool:
        """Whether two buffers are alive at the same time."""
        one, other = self.buffers[a], self.buffers[b]
        return one.first <= other.last and other.first <= one.last

    def _most(self, values: Sequence[int | SSAValue]) -> int | SSAValue:
        known = max((value for value in values if isinstance(value, int)), default=0)
        most: int | SSAValue = known
        for value in dict.fromkeys(value for value in values if not isinstance(value, int)):
            if most == 0:
                most = value
                continue
            most = self.builder.insert(arith.MaxSIOp(self._value(most), value)).result
        return most

    def _sum(self, a: int | SSAValue, b: int | SSAValue) -> int | SSAValue:
        if isinstance(a, int) and isinstance(b, int):
            return a + b
        if a == 0:
            return b
        return self.builder.insert(arith.AddiOp(self._value(a), self._value(b))).result

    def _rounded(self, buffer: _Buffer) -> int | SSAValue:
        """The bytes of a buffer, rounded up to the alignment."""
        nbytes = buffer.static_bytes
        if nbytes is not None:
            return -(-nbytes // self.alignment) * self.alignment
        shape = memref_type(buffer.alloc.memref).get_shape()
        known = prod(size for size in shape if size != dtypes.DYNAMIC) * buffer.itemsize
        key = known, tuple(buffer.alloc.dynamic_sizes)
        if key not in self.rounded:
            self.rounded[key] = self._product(*key)
        return self.rounded[key]

    def _product(self, known: int, sizes: Sequence[SSAValue]) -> SSAValue:
        """A product, rounded up to the alignment."""
        b, total = self.builder, self._value(known)
        for size in sizes:
            total = b.insert(arith.MuliOp(total, size)).result
        if known % self.alignment == 0:
            return total
        step = self._value(self.alignment)
        units = b.insert(arith.CeilDivSIOp(total, step)).result
        return b.insert(arith.MuliOp(units, step)).result

    def _value(self, value: int | SSAValue) -> SSAValue:
        if not isinstance(value, int):
            return value
        if value not in self.constants:
            self.constants[value] = index(value, self.builder)
        return self.constants[value]

    def _arena(self, total: int | SSAValue) -> SSAValue:
        if isinstance(total, int):
            alloc = memref.AllocOp([], [], MemRefType(i8, [total]))
        else:
            alloc = memref.AllocOp([total], [], MemRefType(i8, [dtypes.DYNAMIC]))
        memory = self.builder.insert(alloc).memref
        memory.name_hint = "arena"
        return memory

    def _put(self, buffer: _Buffer, memory: SSAValue, shift: SSAValue) -> None:
        alloc = buffer.alloc
        type_ = memref_type(alloc.memref)
        builder = Builder(InsertPoint.before(alloc))
        view = memref.ViewOp(memory, shift, alloc.dynamic_sizes, type_)
        self._replace(alloc, builder.insert(view).result)

    def _put_in_argument(
        self, buffer: _Buffer, argument: BlockArgument, offset: int, shift: SSAValue
    ) -> None:
        """A buffer in the memory of a result or a donated argument, seen as bytes."""
        alloc = buffer.alloc
        if argument.type == alloc.memref.type and offset == 0:
            self._replace(alloc, argument)
            return
        type_ = memref_type(argument)
        nbytes = prod(type_.get_shape()) * dtypes.of(type_).nbytes
        raw = Builder(InsertPoint.before(alloc)).insert(
            ViewOp(argument, [], MemRefType(i8, [nbytes]))
        )
        self._put(buffer, raw.result, shift)

    def _replace(self, alloc: memref.AllocOp, value: SSAValue) -> None:
        if not isinstance(value, BlockArgument):
            value.name_hint = alloc.memref.name_hint
        alloc.memref.replace_all_uses_with(value)
        alloc.detach()
        alloc.erase()
