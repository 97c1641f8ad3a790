"""A host function in the form of `--lower-to-host`, as a call of it needs it: its sizes, and what is in memory when.

Binding it to the shapes of arguments gives a call (`BoundCall`). On a CPU it is compiled C (`cpu.host`), on a GPU, too
(`cuda.host`), or the interpreter's steps where there is no C compiler (`cuda.interpreted`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol, Self

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.host_function import (
    constant,
    given_arguments,
    is_added,
    result_in,
    unknown_dims,
)
from mlfuse.dialects.kernel.ops import TableOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.passes.memory.alive import alive
from mlfuse.passes.memory.arena import LiveRange, live_bytes
from mlfuse.passes.utils.indices import ARITHMETIC, Indices
from mlfuse.runtime.backend import Backend, Pointers
from mlfuse.runtime.host.constants import Constants
from mlfuse.runtime.host.operands import Strided
from mlfuse.runtime.host.program import Program
from mlfuse.runtime.host.scratch import CallNeeds, Span
from mlfuse.runtime.host.sizes import Sizes
from mlfuse.runtime.host.tables import TableArrays
from mlfuse.runtime.native.host import NativeCall

Shapes = Sequence[Sequence[int]]


@dataclass(frozen=True)
class LivePart:
    """A part of the arena that holds values from the op at position `first` to the one at `last`. `offset` and `nbytes` are
    numbers of `Indices`."""

    first: int
    last: int
    offset: int
    nbytes: int


@dataclass(frozen=True)
class Binding:
    """What a host function is bound to: its steps, arguments of known shapes, and a device."""

    program: Program
    sizes: Sizes
    constants: Constants[Any]
    """On the device."""
    backend: Backend[Any]
    shapes: Shapes
    strided: Strided = ()
    """The arguments that aren't row-major."""
    lists: Sequence[TableArrays] = ()
    """The tables of a function over lists of tensors."""

    @property
    def tables(self) -> list[TableArrays]:
        """The arrays of all tables: those given, or new ones of these sizes."""
        return list(self.lists) or [
            TableArrays.of(table.sizes(self.sizes), table.columns, table.cut)
            for table in self.program.all_tables
        ]


class Calls(Protocol):
    """The library calls of a function for known sizes."""

    count: int

    @property
    def needs(self) -> Sequence[CallNeeds]:
        """By call: what is alive meanwhile, and its scratch."""
        ...


class BoundCall(Protocol):
    """A call of a host function for arguments of known shapes. It serves one caller at a time."""

    arena_bytes: int
    """The bytes of intermediates, and of what library calls need."""

    @property
    def calls(self) -> Calls: ...
    def place(self, memory: int) -> None:
        """Use the memory at an address for intermediates and scratch."""
        ...

    def table(self, number: int) -> int:
        """The address of a table as kernels see it."""
        ...

    def wired(self, *, has_python: bool = False) -> NativeCall | None:
        """The call in C; None if there is more to it, except for library calls made by Python if `has_python`."""
        ...

    def __call__(self, buffers: Pointers) -> None:
        """Run on the buffers at these addresses: the arguments, then the results. MlfuseError, or what a library call
        raised, if a step fails."""
        ...


@dataclass(frozen=True)
class HostFunction:
    """What is known of a function for all sizes. How it is run, a subclass knows."""

    dims: tuple[tuple[int, int], ...]
    """The `?` dims of arguments that it is told, in order: the number of the argument, and the dim."""
    indices: Indices
    arena: int
    """The number of the arena's bytes among `indices`."""
    parts: tuple[LivePart, ...]
    """The parts of the arena that hold values."""
    calls: tuple[int, ...]
    """The position of each library call."""
    written: Mapping[int, int]
    """By result with memory of its own: the position of the first op that touches it."""
    holders: Mapping[int, int]
    """By result: the donated argument that holds it."""

    @classmethod
    def of(cls, func: FuncOp, *how: Any) -> Self:
        """A function that `--lower-to-host` made, and the other fields of the class."""
        indices = Indices()
        numbers = _numbers(func, indices)
        arena, found = _arena_bytes(func, numbers, indices), alive(func)
        parts = [
            LivePart(first, last, *_span(view, numbers, indices))
            for view, first, last in found.parts
        ]
        given = [argument.index for argument in given_arguments(func)]
        holding = {number: result_in(func, number) for number in given}
        holders = {result: number for number, result in holding.items() if result is not None}
        return cls(
            *(tuple(unknown_dims(func)), indices, arena),
            *(tuple(parts), tuple(found.calls), dict(found.results), holders, *how),
        )

    def bind(self, given: Binding) -> BoundCall:
        """The call for known sizes. MlfuseError if a grid is negative, or if the device can't start a kernel as it is
        launched."""
        raise NotImplementedError

    def busy(self, values: Sequence[int]) -> list[list[Span]]:
        """For each library call: the parts of the arena that hold values, given the values of `indices`."""
        return [
            [
                (values[each.offset], values[each.nbytes])
                for each in self.parts
                if each.first <= call <= each.last
            ]
            for call in self.calls
        ]

    def live_bytes(
        self, values: Sequence[int], results: Mapping[int, int], scratch: Sequence[int]
    ) -> int:
        """The most bytes in use at one step outside arguments: parts of the arena, results from their first use on, and
        the scratch of library calls. `results` are the bytes by result, `scratch` those by call."""
        end = max(
            [*(each.last for each in self.parts), *self.calls, *self.written.values()], default=0
        )
        lives = [LiveRange(values[each.nbytes], each.first, each.last) for each in self.parts]
        lives += [LiveRange(n, self.written.get(result, end), end) for result, n in results.items()]
        lives += [LiveRange(n, call, call) for n, call in zip(scratch, self.calls, strict=True)]
        return live_bytes(lives)


def _numbers(func: FuncOp, indices: Indices) -> dict[SSAValue, int]:
    """The sizes that a function computes at its start."""
    numbers: dict[SSAValue, int] = {}
    for op in func.body.block.ops:
        if isinstance(op, TableOp) and isinstance(op.table, BlockArgument):
            for dim, count in enumerate(op.counts):
                numbers[count] = indices.dim(op.table.index, dim)
        if not all(isinstance(result.type, IndexType) for result in op.results):
            continue
        if isinstance(op, arith.ConstantOp):
            numbers[op.result] = indices.constant(constant(op.result) or 0)
        elif isinstance(op, memref.DimOp):
            if not is_added(func, op.source):  # only checks read the sizes of results
                numbers[op.result] = _dim(op, indices)
        elif op.name in ARITHMETIC and all(operand in numbers for operand in op.operands):
            numbers[op.results[0]] = indices.compute(op.name, *(numbers[v] for v in op.operands))
    return numbers


def _arena_bytes(func: FuncOp, numbers: Mapping[SSAValue, int], indices: Indices) -> int:
    """The number of the bytes that a function allocates."""
    for op in func.body.block.ops:
        if isinstance(op, memref.AllocOp):
            if op.dynamic_sizes:
                return numbers[op.dynamic_sizes[0]]
            return indices.constant(memref_type(op.memref).get_shape()[0])
    return indices.constant(0)


def _span(
    view: memref.ViewOp, numbers: Mapping[SSAValue, int], indices: Indices
) -> tuple[int, int]:
    """The numbers of the first byte of a part of the arena, and of its bytes."""
    type_ = memref_type(view.result)
    known = prod(size for size in type_.get_shape() if size != dtypes.DYNAMIC)
    nbytes = indices.constant(known * dtypes.of(type_).nbytes)
    for size in view.sizes:
        nbytes = indices.compute("arith.muli", nbytes, numbers[size])
    return numbers[view.byte_shift], nbytes


def _dim(op: memref.DimOp, indices: Indices) -> int:
    argument, dim = op.source, constant(op.index)
    assert isinstance(argument, BlockArgument) and dim is not None
    size = memref_type(argument).get_shape()[dim]
    return indices.dim(argument.index, dim) if size == dtypes.DYNAMIC else indices.constant(size)
