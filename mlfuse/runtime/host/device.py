"""A device for the interpreter of host functions, made of a backend (NumPy's memory, or CuPy's) and compiled kernels.

Nothing interprets kernels: they are compiled, and started like those of a compiled host function. Each step is done when
it is asked for, on memory of its own: so a mistake in a place shows as an error, not in another buffer.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, cast

import numpy as np
from xdsl.dialects import memref
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.dialects import dtypes
from mlfuse.dialects.host_function import argument_of, given_arguments
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import ConstantOp, LibraryOp
from mlfuse.dialects.loop.table import columns_of
from mlfuse.runtime import distributed, library
from mlfuse.runtime.arguments.arrays import aligned
from mlfuse.runtime.arguments.signature import A
from mlfuse.runtime.backend import Arguments, Backend, Kernel
from mlfuse.runtime.distributed.base import Request
from mlfuse.runtime.host.constants import pack
from mlfuse.runtime.host.interpreter import HostInterpreter, MemRef, Rows
from mlfuse.runtime.host.shapes import result_shapes
from mlfuse.runtime.host.sizes import bytes_of
from mlfuse.runtime.host.tables import TableArrays
from mlfuse.runtime.library.function import Packing
from mlfuse.runtime.library.steps import Operand

_BYTE = np.dtype(np.uint8)


@dataclass(frozen=True)
class Pointer(Generic[A]):
    """A place: `offset` bytes after the beginning of an array, which is at `address`. A table on a device is known by its
    address alone."""

    array: A | None
    address: int
    offset: int = 0

    @property
    def place(self) -> int:
        """Its address."""
        return self.address + self.offset


class BackendDevice(Generic[A]):
    """Does what a host function asks for, at once."""

    def __init__(self, backend: Backend[A], kernels: Mapping[str, Kernel]):
        self.backend = backend
        self.kernels = kernels
        self._kept: list[object] = []

    def buffer(self, array: A, dtype: np.dtype[np.generic], *, never_changes: bool = False) -> Any:
        """A row-major array as an argument of a host function."""
        memory = Pointer(array, self.backend.address(array))
        return MemRef(memory, array.shape, dtype, never_changes=never_changes)

    def allocate(self, nbytes: int) -> Pointer[A]:
        bytes_of((nbytes,), _BYTE)
        return Pointer(*self.backend.empty((nbytes,), _BYTE, nbytes))

    def advance(self, memory: Pointer[A], nbytes: int) -> Pointer[A]:
        return replace(memory, offset=memory.offset + nbytes)

    def constant(self, op: ConstantOp) -> Pointer[A]:
        array = self.backend.upload(dtypes.dense_values(op.value))
        return Pointer(array, self.backend.address(array))

    def launch(
        self, op: LaunchOp, grid: int, arguments: Sequence[MemRef[Pointer[A]] | int]
    ) -> None:
        is_buffer = tuple(isinstance(each, MemRef) for each in arguments)
        buffers = [each for each in arguments if isinstance(each, MemRef)]
        numbers = [_checked(op, each) for each in arguments if isinstance(each, int)]
        pointers = (ctypes.c_void_p * len(buffers))()
        for position, each in enumerate(buffers):
            pointers[position] = each.memory.place
        bound = Arguments(
            pointers,
            (ctypes.c_int64 * len(numbers))(*numbers),
            is_buffer,
            grid,
            op.block.value.data,
            op.dynamic_shared,
            op.cluster,
        )
        self.kernels[op.callee.string_value()].bind(bound)()

    def library(
        self,
        op: LibraryOp,
        inputs: Sequence[MemRef[Pointer[A]]],
        outputs: Sequence[MemRef[Pointer[A]]],
    ) -> None:
        function, backend = library.read(op), self.backend
        if not function.TAKES_ANY_ORDER and any(each.part is not None for each in inputs):
            raise OpError(op, "needs row-major buffers, not a strided part")
        operands = [
            Operand(each.shape, each.dtype, None, each.part, each.never_changes)
            for each in (*inputs, *outputs)
        ]
        packed = self._packed(function, inputs, operands)
        plans = {position: packing for position, (packing, _) in packed.items()}
        work = function.plan(
            operands[: len(inputs)], operands[len(inputs) :], plans, backend.library
        )
        arrays = [self._array(each) for each in (*inputs, *outputs)]
        for position, (_, array) in packed.items():
            arrays[position] = array
        for each in work.scratch:
            nbytes = bytes_of(each.shape, each.dtype)
            arrays.append(backend.empty(each.shape, each.dtype, nbytes)[0])
        backend.library.compile(work)(arrays)

    def _packed(
        self,
        function: library.LibraryFunction,
        inputs: Sequence[MemRef[Pointer[A]]],
        operands: Sequence[Operand],
    ) -> dict[int, tuple[Packing, A]]:
        """The inputs that are constants, in the form that the function prefers."""
        found: dict[int, tuple[Packing, A]] = {}
        for position, (each, operand) in enumerate(zip(inputs, operands, strict=False)):
            if not each.never_changes or each.part is not None:
                continue
            packing = function.packing(position, operand, self.backend.library)
            if packing is not None:
                array = pack(self._array(each), packing, self.backend, each.dtype)
                found[position] = packing, array
        return found

    def all_reduce(
        self,
        op: AllReduceOp,
        inputs: Sequence[MemRef[Pointer[A]]],
        outputs: Sequence[MemRef[Pointer[A]]],
    ) -> None:
        for target, source in zip(outputs, inputs, strict=True):
            self.copy(target, source)
        dtype, place = outputs[0].dtype, place_of(op)
        count = _message_bytes(op, outputs) // dtype.itemsize
        request = Request(
            op.reduction.data,
            op.element.data,
            tuple(each.shape for each in inputs),
            count,
            op.ranks,
            "" if place is None else str(place),
        )
        message = self._array(MemRef(outputs[0].memory, (count,), dtype))
        distributed.active().all_reduce(message, request)

    def table(self, op: TableOp, rows: Rows[Pointer[A]]) -> tuple[Pointer[A], Pointer[A], int]:
        arrays = TableArrays.of(rows.sizes(op), len(columns_of(op.table)), op.cut)
        pointers, width = arrays.pointers(), arrays.rows.shape[1]
        for number, row in enumerate(rows.buffers):
            for column, each in enumerate(row):
                pointers[number * width + column] = each.memory.place
        device = self.backend.table(arrays)
        self._kept += [arrays, device]
        if device.update is not None:
            device.update()
        memory, chunks = (Pointer[A](None, each) for each in (device.memory, device.chunks))
        return memory, chunks, len(arrays.chunks)

    def copy(self, target: MemRef[Pointer[A]], source: MemRef[Pointer[A]]) -> None:
        if target.memory.place != source.memory.place:
            self.backend.copy(self._array(target), self._array(source))

    def load(self, op: memref.LoadOp, buffer: MemRef[Pointer[A]]) -> int:
        return cast(int, self.backend.fetch(self._array(buffer), buffer.dtype).item())

    def _array(self, buffer: MemRef[Pointer[A]]) -> A:
        """The array of a buffer, or as much as its part reaches of the one that this is in."""
        shape, part, memory = buffer.shape, buffer.part, buffer.memory
        assert memory.array is not None
        if part is not None:
            steps = zip(part.shape, part.strides, strict=True)
            last = part.offset + sum((size - 1) * stride for size, stride in steps)
            shape = (0 if 0 in part.shape else last + 1,)
        return self.backend.carve(memory.array, memory.offset, shape, buffer.dtype)


def call(func: FuncOp, device: BackendDevice[A], arguments: Sequence[A], bound: int = 0) -> list[A]:
    """The results of a host function for row-major arrays. Donated arguments are overwritten; the last `bound` ones are
    constants.

    OpError, with the place, if sizes don't fit together, or for an op that a host function doesn't have.
    """
    backend, given = device.backend, given_arguments(func)
    shapes = result_shapes(func, [array.shape for array in arguments])
    arrays = {argument.index: array for argument, array in zip(given, arguments, strict=True)}
    results: list[A] = []
    for number, shape in enumerate(shapes):
        argument = argument_of(func, number)
        dtype = dtypes.of(argument.type).numpy
        if argument.index not in arrays:
            arrays[argument.index], _ = backend.empty(shape, dtype, bytes_of(shape, dtype))
        results.append(arrays[argument.index])
    constants = range(len(given) - bound, len(given))
    buffers = [
        device.buffer(
            arrays[argument.index],
            dtypes.of(argument.type).numpy,
            never_changes=argument.index in constants,
        )
        for argument in func.body.block.args
    ]
    HostInterpreter(device).run(func, buffers)
    return results


def _message_bytes(op: AllReduceOp, tensors: Sequence[MemRef[Pointer[Any]]]) -> int:
    """The bytes from the beginning of the first tensor to the end of the last. OpError unless they are one message."""
    begin = end = tensors[0].memory.place
    for each in tensors:
        if each.memory.place != aligned(end - begin) + begin:
            raise OpError(op, "its outputs aren't one message; run --lower-to-host")
        end = each.memory.place + each.nbytes
    return end - begin


def _checked(op: Operation, size: int) -> int:
    if not -(2**63) <= size < 2**63:
        raise OpError(op, f"the size {size} doesn't fit 64 bits")
    return size
