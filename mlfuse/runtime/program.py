"""The scheduled host function as data: storages, steps and results. The IR is read here, once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, func, memref
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    MemRefType,
    NoneAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.dialects.loop import host as loop
from mlfuse.dialects.loop.ops import AnyMemRef
from mlfuse.errors import OpError
from mlfuse.runtime import library
from mlfuse.runtime.indices import ARITHMETIC, Indices
from mlfuse.runtime.library.function import LibraryFunction


@dataclass(frozen=True)
class Buffer:
    """A storage seen with a shape (numbers of `Indices`) and a dtype. `storage` is its number."""

    storage: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]


@dataclass(frozen=True)
class Argument:
    """Memory that the caller brings: argument `number`."""

    number: int


@dataclass(frozen=True)
class Constant:
    """Memory that never changes."""

    values: Array


@dataclass(frozen=True)
class Allocation:
    """Memory that the function takes: fresh where it is `returned`, else from the arena.

    `first` and `last` are the steps that touch it first and last; -1 where none does.
    """

    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    first: int = -1
    last: int = -1
    returned: bool = False


@dataclass(frozen=True)
class Launch:
    """One kernel to be started. `sizes` and `grid` are numbers of `Indices`.

    `is_buffer` tells for every argument in order whether it is the next buffer or the next size.
    """

    kernel: str
    grid: int
    block: int
    buffers: tuple[Buffer, ...]
    sizes: tuple[int, ...]
    is_buffer: tuple[bool, ...]


@dataclass(frozen=True)
class Call:
    """One function to be done by the device's library."""

    function: LibraryFunction
    inputs: tuple[Buffer, ...]
    out: Buffer


@dataclass(frozen=True)
class Result:
    """What is returned; a copy, where it lies in memory that isn't this result's alone."""

    buffer: Buffer
    copy: bool


Storage = Argument | Constant | Allocation


@dataclass(frozen=True)
class Program:
    """The host function, flat."""

    indices: Indices
    storages: tuple[Storage, ...]
    steps: tuple[Launch | Call, ...]
    results: tuple[Result, ...]

    @staticmethod
    def of(host: func.FuncOp) -> Program:
        """Read the host function. OpError for an op that it may not hold."""
        return _Reader(host).program()


class _Reader:
    def __init__(self, host: func.FuncOp):
        self.host = host
        self.indices = Indices()
        self.storages: list[Storage] = []
        self.steps: list[Launch | Call] = []
        self.results: list[Result] = []
        self.buffers: dict[SSAValue, Buffer] = {}
        self.numbers: dict[SSAValue, int] = {}

    def program(self) -> Program:
        if len(self.host.body.blocks) != 1:
            raise OpError(self.host, "a host function has one block")
        for number, value in enumerate(self.host.body.block.args):
            type_ = _memref(value, self.host)
            shape = tuple(
                self.indices.dim(number, dim) if size == DYNAMIC else self.indices.constant(size)
                for dim, size in enumerate(type_.get_shape())
            )
            self._store(Argument(number), value, shape, self.host)
        for op in self.host.body.block.ops:
            self._read(op)
        return Program(self.indices, tuple(self.storages), tuple(self.steps), tuple(self.results))

    def _read(self, op: Operation) -> None:
        match op:
            case arith.ConstantOp(value=IntegerAttr() as value) if _is_index(op):
                self.numbers[op.result] = self.indices.constant(value.value.data)
            case memref.DimOp():
                self.numbers[op.result] = self._dim(op)
            case memref.AllocOp():
                self._alloc(op)
            case loop.ConstantOp():
                shape = self._shape(op.result, (), op)
                values = dtypes.dense_values(op.value)
                self._store(Constant(values), op.result, shape, op)
            case loop.ViewOp():
                source = self._buffer(op.source, op)
                shape = self._shape(op.result, op.sizes, op)
                self.buffers[op.result] = replace(source, shape=shape)
            case LaunchOp():
                self._launch(op)
            case loop.LibraryOp():
                self._call(op)
            case func.ReturnOp():
                for value in op.arguments:
                    self._return(self._buffer(value, op))
            case _ if op.name in ARITHMETIC and _is_index(op):
                self._arithmetic(op)
            case _:
                raise OpError(op, "isn't an op of a scheduled host function")

    def _arithmetic(self, op: Operation) -> None:
        a, b = (self._number(operand, op) for operand in op.operands)
        try:
            self.numbers[op.results[0]] = self.indices.apply(ARITHMETIC[op.name], a, b)
        except ZeroDivisionError:
            raise OpError(op, "divides by zero") from None

    def _dim(self, op: memref.DimOp) -> int:
        shape = self._buffer(op.source, op).shape
        dim = self.indices.known(self._number(op.index, op))
        if dim is None or not 0 <= dim < len(shape):
            raise OpError(op, "the dim must be a constant within the rank")
        return shape[dim]

    def _alloc(self, op: memref.AllocOp) -> None:
        if op.symbol_operands:
            raise OpError(op, "symbols aren't supported")
        shape = self._shape(op.memref, op.dynamic_sizes, op)
        dtype = _dtype(op.memref, op)
        self._store(Allocation(shape, dtype), op.memref, shape, op)

    def _launch(self, op: LaunchOp) -> None:
        is_buffer = tuple(value in self.buffers for value in op.arguments)
        buffers = [self.buffers[value] for value in op.arguments if value in self.buffers]
        sizes = [self._number(v, op) for v in op.arguments if v not in self.buffers]
        for buffer in buffers:
            self._touch(buffer)
        self.steps.append(
            Launch(
                kernel=op.callee.string_value(),
                grid=self._number(op.grid, op),
                block=op.block.value.data,
                buffers=tuple(buffers),
                sizes=tuple(sizes),
                is_buffer=is_buffer,
            )
        )

    def _call(self, op: loop.LibraryOp) -> None:
        function = library.read(op)
        inputs = tuple(self._buffer(value, op) for value in op.inputs)
        out = self._buffer(op.output, op)
        for buffer in (*inputs, out):
            self._touch(buffer)
        self.steps.append(Call(function, inputs, out))

    def _return(self, buffer: Buffer) -> None:
        storage = self.storages[buffer.storage]
        fresh = isinstance(storage, Allocation) and not storage.returned
        if fresh:
            self.storages[buffer.storage] = replace(storage, returned=True)
        self.results.append(Result(buffer, copy=not fresh))

    def _store(
        self, storage: Storage, value: SSAValue, shape: tuple[int, ...], op: Operation
    ) -> None:
        self.buffers[value] = Buffer(len(self.storages), shape, _dtype(value, op))
        self.storages.append(storage)

    def _touch(self, buffer: Buffer) -> None:
        """Note that the next step uses a storage."""
        storage = self.storages[buffer.storage]
        step = len(self.steps)
        if isinstance(storage, Allocation):
            first = step if storage.first < 0 else storage.first
            self.storages[buffer.storage] = replace(storage, first=first, last=step)

    def _shape(self, value: SSAValue, sizes: Sequence[SSAValue], op: Operation) -> tuple[int, ...]:
        """The shape of a memref whose `?` dims are `sizes` in order."""
        static = _memref(value, op).get_shape()
        if static.count(DYNAMIC) != len(sizes):
            raise OpError(op, f"needs {static.count(DYNAMIC)} sizes, has {len(sizes)}")
        given = iter(sizes)
        return tuple(
            self._number(next(given), op) if size == DYNAMIC else self.indices.constant(size)
            for size in static
        )

    def _buffer(self, value: SSAValue, op: Operation) -> Buffer:
        if value not in self.buffers:
            raise OpError(op, f"a value of type {value.type} isn't a buffer of this function")
        return self.buffers[value]

    def _number(self, value: SSAValue, op: Operation) -> int:
        if value not in self.numbers:
            raise OpError(op, f"a value of type {value.type} isn't an index of this function")
        return self.numbers[value]


def _is_index(op: Operation) -> bool:
    return all(isinstance(result.type, IndexType) for result in op.results)


def _memref(value: SSAValue, op: Operation) -> AnyMemRef:
    type_: Attribute = value.type
    if not isinstance(type_, MemRefType):
        raise OpError(op, f"a host function's buffers are memrefs, not {type_}")
    memref_type = cast(AnyMemRef, type_)
    if not isinstance(memref_type.layout, NoneAttr):
        raise OpError(op, f"a host function's buffers are row-major, not {memref_type}")
    return memref_type


def _dtype(value: SSAValue, op: Operation) -> np.dtype[Any]:
    dtype = dtypes.of_element(_memref(value, op).element_type)
    if dtype is None:
        raise OpError(op, f"mlfuse has no arrays of {value.type}")
    return dtype.numpy
