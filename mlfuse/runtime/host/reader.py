"""Reads a scheduled host function into a program, once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import numpy as np
from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import IntegerAttr, NoneAttr
from xdsl.ir import BlockArgument, Operation, SSAValue

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.dialects import dtypes
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.kernel.cut import added
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.loop import host as loop
from mlfuse.dialects.loop import table as loop_table
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.passes.utils.indices import ARITHMETIC, Indices
from mlfuse.runtime import library
from mlfuse.runtime.host.ops import WITHOUT_STEPS, dtype_of, is_control, is_index, memref_of
from mlfuse.runtime.host.program import (
    Allocation,
    Argument,
    Buffer,
    Call,
    Collective,
    Constant,
    Launch,
    Part,
    Program,
    Result,
    SizeCheck,
    Step,
    Storage,
    Table,
    TableArray,
)

_NUMBER = np.dtype(np.int64)


def program_of(host: func.FuncOp) -> Program:
    """Read the host function. OpError for an unsupported op."""
    return _Reader(host).program()


def allocations_of(host: func.FuncOp) -> Program:
    """The allocations of a host function at any level below the graph's, without its steps."""
    return _Reader(host, has_steps=False).program()


def launched_by(
    host: func.FuncOp, shapes: Sequence[Sequence[int]]
) -> dict[str, list[tuple[int, ...] | int]]:
    """The launch arguments of the kernels of a host function at the loop level, for arguments of these
    shapes: the shapes of buffers, and sizes. Kernels over tables aren't listed."""
    reader = _Reader(host, has_steps=False)
    values = reader.program().indices.evaluate(shapes)
    found: dict[str, list[tuple[int, ...] | int]] = {}
    for op in host.body.block.ops:
        if not isinstance(op, loop.LaunchOp):
            continue
        if not all(v in reader.buffers or v in reader.numbers for v in op.arguments):
            continue
        found[op.callee.string_value()] = [
            tuple(values[number] for number in reader.buffers[value].shape)
            if value in reader.buffers
            else values[reader.numbers[value]]
            for value in op.arguments
        ]
    return found


class _Reader:
    def __init__(self, host: func.FuncOp, *, has_steps: bool = True):
        self.host = host
        self.has_steps = has_steps
        self.indices = Indices()
        self.storages: list[Storage] = []
        self.steps: list[Step] = []
        self.results: list[Result] = []
        self.checks: list[SizeCheck] = []
        self.buffers: dict[SSAValue, Buffer] = {}
        self.numbers: dict[SSAValue, int] = {}
        self.columns = 0
        self.donations = donations_of(host)
        self.has_branches = False

    def program(self) -> Program:
        if len(self.host.body.blocks) != 1:
            raise OpError(self.host, "a host function has one block")
        for number, value in enumerate(self.host.body.block.args):
            if isinstance(value.type, loop_table.TableType):
                self.columns = len(value.type.columns)  # the rest is read where a kernel uses it
                continue
            type_ = memref_of(value, self.host)
            shape = tuple(
                self.indices.dim(number, dim) if size == DYNAMIC else self.indices.constant(size)
                for dim, size in enumerate(type_.get_shape())
            )
            donated = number in self.donations
            argument = Argument(number, shape, dtype_of(value, self.host), donated)
            self._store(argument, value, shape, self.host)
        for op in self.host.body.block.ops:
            self._read(op)
        return Program(
            self.indices,
            tuple(self.storages),
            tuple(self.steps),
            tuple(self.results),
            tuple(self.checks),
            self.columns,
        )

    def _read(self, op: Operation) -> None:
        is_size = op.name in ARITHMETIC and is_index(op)
        if not (self.has_steps or is_size or isinstance(op, WITHOUT_STEPS)):
            return
        match op:
            case arith.ConstantOp(value=IntegerAttr() as value) if is_index(op):
                self.numbers[op.result] = self.indices.constant(value.value.data)
            case memref.DimOp():
                self.numbers[op.result] = self._dim(op)
            case memref.AllocOp():
                self._alloc(op)
            case loop.AssertEqualOp():
                left, right = self._number(op.left, op), self._number(op.right, op)
                self.checks.append(SizeCheck(left, right, op.error()))
            case loop.ConstantOp():
                shape = self._shape(op.result, (), op)
                values = dtypes.dense_values(op.value)
                self._store(Constant(values), op.result, shape, op)
            case loop.ViewOp():
                self.buffers[op.result] = self._view(op)
            case loop_table.TableOp():
                pass  # read where a kernel's arrays use it
            case TableOp():
                self._table(op)
            case LaunchOp():
                self._launch(op)
            case loop.LibraryOp():
                self._call(op)
            case AllReduceOp():
                self._collective(op)
            case scf.IfOp() | scf.ForOp() | scf.WhileOp():
                self.has_branches = True
                for inner in (each for r in op.regions for b in r.blocks for each in b.ops):
                    self._read(inner)
            case memref.CopyOp():
                for value in op.operands:
                    self._buffer(value, op)
            case memref.LoadOp():
                self._buffer(op.memref, op)
            case _ if is_control(op):
                pass
            case func.ReturnOp():
                for number, value in enumerate(op.arguments):
                    self._return(number, self._buffer(value, op))
            case _ if op.name in ARITHMETIC and is_index(op):
                if not self.has_branches or all(value in self.numbers for value in op.operands):
                    self._arithmetic(op)
            case _:
                raise OpError(op, "isn't an op of a scheduled host function")

    def _arithmetic(self, op: Operation) -> None:
        a, b = (self._number(operand, op) for operand in op.operands)
        try:
            self.numbers[op.results[0]] = self.indices.compute(op.name, a, b)
        except ZeroDivisionError:
            raise OpError(op, "divides by zero") from None

    def _dim(self, op: memref.DimOp) -> int:
        shape = self._buffer(op.source, op).shape
        dim = self.indices.static(self._number(op.index, op))
        if dim is None or not 0 <= dim < len(shape):
            raise OpError(op, "the dim must be a constant within the rank")
        return shape[dim]

    def _alloc(self, op: memref.AllocOp) -> None:
        if op.symbol_operands:
            raise OpError(op, "symbols aren't supported")
        shape = self._shape(op.memref, op.dynamic_sizes, op)
        dtype = dtype_of(op.memref, op)
        self._store(Allocation(shape, dtype), op.memref, shape, op)

    def _view(self, op: loop.ViewOp) -> Buffer:
        source = self._buffer(op.source, op)
        shape = self._shape(op.result, op.sizes, op)
        type_ = op.result.type
        if isinstance(type_.layout, NoneAttr):
            return replace(source, shape=shape)
        strides = cast(tuple[int, ...], type_.get_strides())  # the verifier ensures they are known
        part = Part(source.shape, strides, type_.get_offset() or 0)
        return replace(source, shape=shape, part=part)

    def _table(self, op: TableOp) -> None:
        if isinstance(op.table, BlockArgument):
            self._given_table(op, op.table)
            return
        rows = op.table.owner
        if not isinstance(rows, loop_table.TableOp):
            raise OpError(op, "its table isn't made by a loop.table of this function")
        buffers = tuple(self._buffer(value, op) for value in rows.buffers)
        cut = op.cut
        numbers = {k for k, column in enumerate(rows.columns) if loop_table.is_number(column)}
        table = Table(buffers, len(rows.columns), cut, frozenset(numbers))
        self._table_arrays(op, table)
        first = next(k for k in range(len(rows.columns)) if k not in numbers)
        sizes = [self._elements(row[first]) for row in rows.rows]
        self.numbers[op.row_count] = self.indices.constant(len(sizes))
        self.numbers[op.elements] = added(sizes, self.indices)
        self.numbers[op.chunk_count] = cut.chunks(sizes, self.indices)

    def _given_table(self, op: TableOp, argument: BlockArgument) -> None:
        """A table of lists of tensors, which is an argument: its numbers are given, as sizes are."""
        if any(isinstance(storage, TableArray) for storage in self.storages):
            raise OpError(op, "a function over lists of tensors has one kernel.table")
        table = Table((), self.columns, op.cut)
        self._table_arrays(op, table)
        for dim, count in enumerate(op.counts):
            self.numbers[count] = self.indices.dim(argument.index, dim)

    def _table_arrays(self, op: TableOp, table: Table) -> None:
        for value, is_rows in ((op.rows, True), (op.chunks, False)):
            self.buffers[value] = Buffer(len(self.storages), (), _NUMBER)
            self.storages.append(TableArray(table, is_rows))

    def _elements(self, value: SSAValue) -> int:
        """The number of a buffer's elements."""
        count = self.indices.constant(1)
        for size in self.buffers[value].shape:
            count = self.indices.compute("arith.muli", count, size)
        return count

    def _launch(self, op: LaunchOp) -> None:
        buffers = [
            self._buffer(value, op, parts=loop.elements_before(value) is not None)
            for value in op.arguments
            if value in self.buffers
        ]
        sizes = [self._launch_number(v, op) for v in op.arguments if v not in self.buffers]
        self.steps.append(
            Launch(
                kernel=op.callee.string_value(),
                grid=self._launch_number(op.grid, op),
                buffers=tuple(buffers),
                sizes=tuple(sizes),
                shared=op.dynamic_shared,
                cluster=op.cluster,
            )
        )

    def _launch_number(self, value: SSAValue, op: Operation) -> int:
        """A number of a launch; 0 if a branch or a loop decides it, since then nothing but C reads it."""
        if self.has_branches and value not in self.numbers:
            return self.indices.constant(0)
        return self._number(value, op)

    def _call(self, op: loop.LibraryOp) -> None:
        function = library.read(op)
        inputs = tuple(
            self._buffer(value, op, parts=function.TAKES_ANY_ORDER) for value in op.inputs
        )
        outs = tuple(self._buffer(value, op) for value in op.outputs)
        self.steps.append(Call(function, inputs, outs))

    def _collective(self, op: AllReduceOp) -> None:
        inputs = tuple(self._buffer(value, op) for value in op.inputs)
        outs = tuple(self._buffer(value, op) for value in op.outputs)
        for position, out in enumerate(outs):
            storage = self.storages[out.storage]
            if isinstance(storage, Constant) or (
                isinstance(storage, Argument) and not storage.donated
            ):
                raise OpError(op, "an output is memory that the function may not write")
            places = [n for n, other in enumerate(inputs) if other.storage == out.storage]
            twice = sum(other.storage == out.storage for other in outs) > 1
            if twice or places not in ([], [position]):
                raise OpError(op, "an output overlaps another, or an input at another offset")
        place = place_of(op)
        self.steps.append(
            Collective(
                op.reduction.data,
                op.element.data,
                op.ranks,
                inputs,
                outs,
                "" if place is None else str(place),
            )
        )

    def _return(self, number: int, buffer: Buffer) -> None:
        storage, into = self.storages[buffer.storage], self._aliased(number)
        if isinstance(storage, Argument) and self._may_hold(storage, number):
            self.storages[buffer.storage] = replace(storage, holds=(number,))
        elif into is not None:
            target = self.storages[into.storage]
            assert isinstance(target, Argument)
            self.storages[into.storage] = replace(target, holds=(*target.holds, number))
        self.results.append(Result(buffer, into))

    def _aliased(self, number: int) -> Buffer | None:
        """The donated argument whose memory a result must take."""
        for argument, donation in self.donations.items():
            if donation.result == number:
                return self.buffers[self.host.body.block.args[argument]]
        return None

    def _may_hold(self, argument: Argument, number: int) -> bool:
        """Whether a result in an argument's memory may stay there."""
        donation = self.donations.get(argument.number)
        if donation is None or argument.holds:
            return False
        return donation.result in (None, number)

    def _store(
        self, storage: Storage, value: SSAValue, shape: tuple[int, ...], op: Operation
    ) -> None:
        self.buffers[value] = Buffer(len(self.storages), shape, dtype_of(value, op))
        self.storages.append(storage)

    def _shape(self, value: SSAValue, sizes: Sequence[SSAValue], op: Operation) -> tuple[int, ...]:
        """The shape of a memref with its `?` dims given by `sizes` in order."""
        static = memref_of(value, op, parts=isinstance(op, loop.ViewOp)).get_shape()
        if static.count(DYNAMIC) != len(sizes):
            raise OpError(op, f"needs {static.count(DYNAMIC)} sizes, has {len(sizes)}")
        given = iter(sizes)
        return tuple(
            self._number(next(given), op) if size == DYNAMIC else self.indices.constant(size)
            for size in static
        )

    def _buffer(self, value: SSAValue, op: Operation, *, parts: bool = False) -> Buffer:
        if value not in self.buffers:
            raise OpError(op, f"a value of type {value.type} isn't a buffer of this function")
        buffer = self.buffers[value]
        if buffer.part is not None and not parts:
            raise OpError(op, f"needs row-major buffers, not a strided part: {value.type}")
        return buffer

    def _number(self, value: SSAValue, op: Operation) -> int:
        if value not in self.numbers:
            raise OpError(op, f"a value of type {value.type} isn't an index of this function")
        return self.numbers[value]
