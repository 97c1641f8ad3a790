"""The meaning of the host level: an interpreter of host functions, op by op.

It takes a function in the form of `--lower-to-host`: results and the arena are memory, and sizes are index arithmetic. A
value is a number (of type `index` or `i1`), a `MemRef`, or the rows of a `loop.table`. What only a device can do
(memory, launches, library calls, copies) it asks of a `Device`. So this file is both the definition that printers of
host functions are tested against, and what makes calls on a device whose host function isn't compiled.

Legality. Integers are exact here and have 64 bits in C. They are sizes and offsets, which a caller checks before.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Generic, Protocol, TypeVar, cast

import numpy as np
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr, IntegerType, NoneAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import AssertEqualOp, ConstantOp, LibraryOp, ViewOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.dialects.loop.table import TableOp as RowsOp
from mlfuse.dialects.loop.table import is_number
from mlfuse.passes.utils.indices import ARITHMETIC
from mlfuse.runtime.library.layout import Layout

M = TypeVar("M")
"""Memory of a device: the place of its first byte."""


@dataclass(frozen=True)
class MemRef(Generic[M]):
    """Memory that is seen with a shape and an element type: row-major, or as `part` says."""

    memory: M
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    part: Layout | None = None
    """The layout in the row-major buffer that begins at `memory`."""
    never_changes: bool = False
    """Whether it is a constant."""

    @property
    def nbytes(self) -> int:
        return prod(self.shape) * self.dtype.itemsize


class Device(Protocol[M]):
    """What a host function asks for, in the order of its ops."""

    def allocate(self, nbytes: int) -> M:
        """New memory, which isn't initialized."""
        ...

    def advance(self, memory: M, nbytes: int) -> M:
        """The place so many bytes further on."""
        ...

    def constant(self, op: ConstantOp) -> M:
        """The memory of an array that never changes."""
        ...

    def launch(self, op: LaunchOp, grid: int, arguments: Sequence[MemRef[M] | int]) -> None:
        """Start a kernel."""
        ...

    def library(
        self, op: LibraryOp, inputs: Sequence[MemRef[M]], outputs: Sequence[MemRef[M]]
    ) -> None:
        """Call a library."""
        ...

    def all_reduce(
        self, op: AllReduceOp, inputs: Sequence[MemRef[M]], outputs: Sequence[MemRef[M]]
    ) -> None:
        """Combine buffers over ranks."""
        ...

    def table(self, op: TableOp, rows: Rows[M]) -> tuple[M, M, int]:
        """The two arrays of a table, and the number of its chunks."""
        ...

    def copy(self, target: MemRef[M], source: MemRef[M]) -> None:
        """Copy the elements of a row-major buffer to one of its shape."""
        ...

    def load(self, op: memref.LoadOp, buffer: MemRef[M]) -> int:
        """The element of a buffer of rank 0, once all that was asked for before is done."""
        ...


@dataclass(frozen=True)
class Rows(Generic[M]):
    """The rows of a table, and the columns of scalars, which even an empty row has."""

    buffers: Sequence[Sequence[MemRef[M]]]
    numbers: frozenset[int]

    def sizes(self, op: Operation) -> list[int]:
        """The elements of each row's tensors. OpError if those of a row differ."""
        found: list[int] = []
        for number, row in enumerate(self.buffers):
            sizes = {prod(b.shape) for k, b in enumerate(row) if k not in self.numbers}
            if len(sizes) != 1:
                raise OpError(
                    op,
                    f"row {number} of a table has buffers of {sorted(sizes)} elements; one foreach "
                    "takes tensors of one size from each list",
                )
            found += sizes
        return found


class HostInterpreter(Generic[M]):
    """Runs one call of a host function."""

    def __init__(self, device: Device[M]):
        self.device = device
        self.values: dict[SSAValue, Any] = {}

    def run(self, func: FuncOp, arguments: Sequence[MemRef[M]]) -> list[MemRef[M]]:
        """`arguments` are the function's: results are written to those that hold them. Before `--lower-to-host`, a
        function returns its results; these are returned here, too. OpError, with the place, for an op that a host
        function doesn't have, and SourceError for a check of sizes that fails."""
        return self._block(func.body.block, arguments)

    def _block(self, block: Block, arguments: Sequence[Any]) -> list[Any]:
        """The values that its last op passes on."""
        self.values.update(zip(block.args, arguments, strict=True))
        for op in block.ops:
            if isinstance(op, ReturnOp | scf.YieldOp | scf.ConditionOp):
                return self._all(op.operands)
            self.do(op)
        return []

    def do(self, op: Operation) -> None:
        """Run one op whose operands have values."""
        self.values.update(zip(op.results, self._results(op), strict=True))

    def _all(self, values: Sequence[SSAValue]) -> list[Any]:
        return [self.values[value] for value in values]

    def _results(self, op: Operation) -> Sequence[Any]:
        """Run one op. This is the definition of the host level."""
        device, args = self.device, self._all(op.operands)
        match op:
            case arith.ConstantOp(value=IntegerAttr() as value):
                number = value.value.data
                return [bool(number) if _is_bit(op) else number]
            case arith.CmpiOp():
                return [_COMPARE[op.predicate.value.data](*args)]
            case arith.SelectOp():
                return [args[1] if args[0] else args[2]]
            case arith.IndexCastOp() if isinstance(op.result.type, IndexType):
                return args
            case _ if type(op) in _LOGIC and _is_bit(op):
                return [_LOGIC[type(op)](*args)]
            case _ if op.name in ARITHMETIC and isinstance(op.results[0].type, IndexType):
                return [_apply(op, *args)]
            case memref.DimOp():
                return [args[0].shape[args[1]]]
            case AssertEqualOp():
                if args[0] != args[1]:
                    raise op.error()(*args)
                return []
            case memref.AllocOp():
                shape, dtype = _shape(op, op.memref, args), dtypes.of(op.memref.type).numpy
                return [MemRef(device.allocate(prod(shape) * dtype.itemsize), shape, dtype)]
            case memref.ViewOp():
                return [self._view(op, args[0], args[1], args[2:])]
            case ViewOp():
                return [_reshaped(op, args[0], args[1:])]
            case ConstantOp():
                shape, dtype = memref_type(op.result).get_shape(), dtypes.of(op.result.type).numpy
                return [MemRef(device.constant(op), shape, dtype, never_changes=True)]
            case LaunchOp():
                if args[0] < 0:
                    raise OpError(op, f"the grid is {args[0]}")
                if args[0] > 0:
                    device.launch(op, args[0], [self._of_kernel(op, each) for each in args[1:]])
                return []
            case LibraryOp():
                count = len(op.inputs)
                device.library(op, args[:count], args[count:])
                return []
            case AllReduceOp():
                count = len(op.inputs)
                device.all_reduce(op, args[:count], args[count:])
                return []
            case RowsOp():
                return [_rows(op, args)]
            case TableOp():
                return self._table(op, args[0])
            case memref.CopyOp():
                device.copy(args[1], args[0])
                return []
            case memref.LoadOp() if not op.indices:
                return [device.load(op, args[0])]
            case scf.IfOp():
                region = op.true_region if args[0] else op.false_region
                return self._block(region.block, []) if region.blocks else []
            case scf.ForOp():
                low, high, step, *carried = args
                return self._for(op, (low, high, step), carried)
            case scf.WhileOp():
                return self._while(op, args)
            case _:
                raise OpError(op, "isn't an op of the host level")

    def _for(self, op: scf.ForOp, bounds: tuple[int, int, int], carried: list[Any]) -> list[Any]:
        low, high, step = bounds
        if step <= 0:
            raise OpError(op, f"the step is {step}; it must be at least 1")
        for index in range(low, high, step):
            carried = self._block(op.body.block, [index, *carried])
        return carried

    def _while(self, op: scf.WhileOp, carried: list[Any]) -> list[Any]:
        while True:
            goes_on, *passed = self._block(op.before_region.block, carried)
            if not goes_on:
                return passed
            carried = self._block(op.after_region.block, passed)

    def _of_kernel(self, op: LaunchOp, argument: MemRef[M] | int) -> MemRef[M] | int:
        """An argument as a kernel gets it: some rows of a buffer begin at their first element. OpError for another part."""
        if isinstance(argument, int) or argument.part is None:
            return argument
        part = argument.part
        if not part.is_row_major:
            raise OpError(op, "needs row-major buffers, not a strided part")
        first = self.device.advance(argument.memory, part.offset * argument.dtype.itemsize)
        return replace(argument, memory=first, part=None)

    def _view(
        self, op: memref.ViewOp, source: MemRef[M], shift: int, sizes: Sequence[int]
    ) -> MemRef[M]:
        """A typed buffer in a buffer of bytes."""
        shape, dtype = _shape(op, op.result, sizes), dtypes.of(op.result.type).numpy
        found = MemRef(self.device.advance(source.memory, shift), shape, dtype)
        if shift < 0 or shift + found.nbytes > source.nbytes:
            end = shift + found.nbytes
            raise OpError(op, f"takes bytes {shift} to {end} of a buffer of {source.nbytes}")
        return found

    def _table(self, op: TableOp, rows: Rows[M]) -> list[Any]:
        memory, chunks, count = self.device.table(op, rows)
        int64, sizes = np.dtype(np.int64), rows.sizes(op)
        return [
            MemRef(memory, (), int64),
            MemRef(chunks, (), int64),
            len(sizes),
            count,
            sum(sizes),
        ]


_ORDERS = (operator.lt, operator.le, operator.gt, operator.ge)


def _unsigned(compare: Callable[[int, int], bool]) -> Callable[[int, int], bool]:
    return lambda a, b: compare(a % 2**64, b % 2**64)


_COMPARE: tuple[Callable[[int, int], bool], ...] = (
    *(operator.eq, operator.ne, *_ORDERS),
    *map(_unsigned, _ORDERS),
)
"""`arith.cmpi` by predicate."""

_LOGIC: dict[type[Operation], Callable[[bool, bool], bool]] = {
    arith.AndIOp: lambda a, b: a and b,
    arith.OrIOp: lambda a, b: a or b,
    arith.XOrIOp: lambda a, b: a != b,
}


def _is_bit(op: Operation) -> bool:
    return op.results[0].type == IntegerType(1)


def _apply(op: Operation, a: int, b: int) -> int:
    try:
        return ARITHMETIC[op.name](a, b)
    except ZeroDivisionError:
        raise OpError(op, "a size divides by zero") from None


def _shape(op: Operation, value: SSAValue, sizes: Sequence[int]) -> tuple[int, ...]:
    """The shape of a memref whose `?` dims have these sizes."""
    rest = iter(sizes)
    static = memref_type(value).get_shape()
    shape = tuple(next(rest) if size == DYNAMIC else size for size in static)
    if any(size < 0 for size in shape):
        raise OpError(op, f"can't make a buffer of shape {list(shape)}")
    return shape


def _reshaped(op: ViewOp, source: MemRef[M], sizes: Sequence[int]) -> MemRef[M]:
    """The same memory with another shape, or a part of it. OpError if that reaches beyond its end."""
    shape, type_ = _shape(op, op.result, sizes), memref_type(op.result)
    found = replace(source, shape=shape, dtype=dtypes.of(type_).numpy, part=None)
    if isinstance(type_.layout, NoneAttr):
        if found.nbytes != source.nbytes:
            raise OpError(op, f"sees {source.nbytes} bytes as {found.nbytes}")
        return found
    offset, strides = type_.get_offset() or 0, cast("tuple[int, ...]", type_.get_strides())
    last = offset + sum((n - 1) * stride for n, stride in zip(shape, strides, strict=True))
    if 0 not in shape and last >= prod(source.shape):
        raise OpError(op, f"a view reaches element {last} of a buffer of {prod(source.shape)}")
    return replace(found, part=Layout(shape, strides, offset))


def _rows(op: RowsOp, buffers: Sequence[MemRef[M]]) -> Rows[M]:
    width = len(op.columns)
    rows = [buffers[k : k + width] for k in range(0, len(buffers), width)]
    return Rows(rows, frozenset(k for k, column in enumerate(op.columns) if is_number(column)))
