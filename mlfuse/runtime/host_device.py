"""A device for the interpreter of host functions, made of a backend (NumPy's memory, or CuPy's) and compiled kernels.

Nothing interprets kernels: they are compiled, and started like those of a compiled host function. Memory is a place in a
`Root`, whose address may be filled in later. `BackendDevice` does each step when it is asked for, as the reference does;
`Prepared` keeps the steps, for calls with other arrays of the same sizes.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar, cast

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
from mlfuse.runtime.backend import Arguments, Backend, Kernel, Pointers, Step
from mlfuse.runtime.constants import pack
from mlfuse.runtime.distributed.base import Request
from mlfuse.runtime.host_interpreter import Buffer, HostInterpreter, Rows
from mlfuse.runtime.host_shapes import result_shapes
from mlfuse.runtime.library.function import Packing
from mlfuse.runtime.library.steps import Operand
from mlfuse.runtime.signature import A
from mlfuse.runtime.sizes import bytes_of
from mlfuse.runtime.tables import TableArrays

_BYTE = np.dtype(np.uint8)


class Root(Generic[A]):
    """Memory of one array. Its address is filled into slots, now or at every call."""

    def __init__(self, array: A | None = None, address: int = 0):
        self.array = array
        self.address = address
        self.start = 0
        """The offset of the memory in the array, in bytes."""
        self._slots: list[tuple[Pointers, int, int]] = []

    def set(self, array: A, address: int, start: int = 0) -> None:
        """Use the memory at `start` bytes in an array that begins at `address`."""
        self.array, self.address, self.start = array, address + start, start
        for pointers, position, offset in self._slots:
            pointers[position] = self.address + offset

    def slot(self, pointers: Pointers, position: int, offset: int) -> None:
        """Fill in the address at `offset` bytes."""
        self._slots.append((pointers, position, offset))
        pointers[position] = self.address + offset


@dataclass(frozen=True)
class Memory(Generic[A]):
    """A place: `offset` bytes after the beginning of a root."""

    root: Root[A]
    offset: int = 0


class BackendDevice(Generic[A]):
    """Does what a host function asks for, at once."""

    def __init__(self, backend: Backend[A], kernels: Mapping[str, Kernel]):
        self.backend = backend
        self.kernels = kernels
        self._kept: list[object] = []

    def buffer(self, array: A, dtype: np.dtype[np.generic], *, never_changes: bool = False) -> Any:
        """A row-major array as an argument of a host function."""
        memory = Memory(Root(array, self.backend.address(array)))
        return Buffer(memory, array.shape, dtype, never_changes=never_changes)

    def do(self, step: Step) -> None:
        """Do a step of the call."""
        for each in self.backend.join([step]):
            each()

    def allocate(self, nbytes: int) -> Memory[A]:
        bytes_of((nbytes,), _BYTE)
        return Memory(Root(*self.backend.empty((nbytes,), _BYTE, nbytes)))

    def scratch(self, sizes: Sequence[int]) -> list[Memory[A]]:
        """Memory of so many bytes each for one step."""
        return [self.allocate(nbytes) for nbytes in sizes]

    def advance(self, memory: Memory[A], nbytes: int) -> Memory[A]:
        return replace(memory, offset=memory.offset + nbytes)

    def constant(self, op: ConstantOp) -> Memory[A]:
        array = self.backend.upload(dtypes.dense_values(op.value))
        return Memory(Root(array, self.backend.address(array)))

    def launch(self, op: LaunchOp, grid: int, arguments: Sequence[Buffer[Memory[A]] | int]) -> None:
        is_buffer = tuple(isinstance(each, Buffer) for each in arguments)
        buffers = [each for each in arguments if isinstance(each, Buffer)]
        numbers = [_checked(op, each) for each in arguments if isinstance(each, int)]
        pointers = (ctypes.c_void_p * len(buffers))()
        for position, each in enumerate(buffers):
            each.memory.root.slot(pointers, position, each.memory.offset)
        has_table = any(isinstance(value.owner, TableOp) for value in op.arguments)
        bound = Arguments(
            pointers,
            (ctypes.c_int64 * len(numbers))(*numbers),
            is_buffer,
            grid,
            op.block.value.data,
            op.dynamic_shared,
            op.cluster,
            None if has_table else sum(each.nbytes for each in buffers),
        )
        self.do(self.kernels[op.callee.string_value()].bind(bound))

    def library(
        self, op: LibraryOp, inputs: Sequence[Buffer[Memory[A]]], output: Buffer[Memory[A]]
    ) -> None:
        function, backend = library.read(op), self.backend
        if not function.TAKES_ANY_ORDER and any(each.part is not None for each in inputs):
            raise OpError(op, "needs row-major buffers, not a strided part")
        operands = [
            Operand(each.shape, each.dtype, None, each.part, each.never_changes)
            for each in (*inputs, output)
        ]
        packed = self._packed(function, inputs, operands)
        plans = {position: packing for position, (packing, _) in packed.items()}
        work = function.plan(operands[:-1], operands[-1], plans, backend.library)
        memory = self.scratch([bytes_of(each.shape, each.dtype) for each in work.scratch])
        scratch = [
            Buffer(place, each.shape, each.dtype)
            for place, each in zip(memory, work.scratch, strict=True)
        ]
        arrays: list[Callable[[], A]] = [self._getter(each) for each in (*inputs, output, *scratch)]
        for position, (_, array) in packed.items():
            arrays[position] = _always(array)
        run = backend.library.compile(work)
        self.do(lambda: run([array() for array in arrays]))

    def _packed(
        self,
        function: library.LibraryFunction,
        inputs: Sequence[Buffer[Memory[A]]],
        operands: Sequence[Operand],
    ) -> dict[int, tuple[Packing, A]]:
        """The inputs that are constants, in the form that the function prefers."""
        found: dict[int, tuple[Packing, A]] = {}
        for position, (each, operand) in enumerate(zip(inputs, operands, strict=False)):
            if not each.never_changes or each.part is not None:
                continue
            packing = function.packing(position, operand, self.backend.library)
            if packing is not None:
                array = self._getter(each)()
                found[position] = packing, pack(array, packing, self.backend, each.dtype)
        return found

    def all_reduce(
        self,
        op: AllReduceOp,
        inputs: Sequence[Buffer[Memory[A]]],
        outputs: Sequence[Buffer[Memory[A]]],
    ) -> None:
        slots, end = _slots(outputs, self.backend.alignment)
        first = outputs[0].memory
        places = [replace(first, offset=first.offset + slot) for slot in slots]
        if places != [each.memory for each in outputs]:  # a message is one piece of memory
            (whole,) = self.scratch([end])
            places = [self.advance(whole, slot) for slot in slots]
        message = [replace(each, memory=place) for each, place in zip(outputs, places, strict=True)]
        for target, source in zip(message, inputs, strict=True):
            self.copy(target, source)
        dtype = outputs[0].dtype
        flat = self._getter(Buffer(places[0], (end // dtype.itemsize,), dtype))
        place = place_of(op)
        request = Request(
            op.reduction.data,
            op.element.data,
            tuple(each.shape for each in inputs),
            end // dtype.itemsize,
            op.ranks,
            "" if place is None else str(place),
        )
        self.do(lambda: distributed.active().all_reduce(flat(), request))
        for target, source in zip(outputs, message, strict=True):
            self.copy(target, source)

    def table(self, op: TableOp, rows: Rows[Memory[A]]) -> tuple[Memory[A], Memory[A], int]:
        arrays = TableArrays.of(rows.sizes(op), len(columns_of(op.table)), op.cut)
        pointers, width = arrays.pointers(), arrays.rows.shape[1]
        for number, row in enumerate(rows.buffers):
            for column, each in enumerate(row):
                each.memory.root.slot(pointers, number * width + column, each.memory.offset)
        device = self.backend.table(arrays)
        self._kept += [arrays, device]
        if device.update is not None:
            self.do(device.update)
        both: Any = [Memory(Root(None, address)) for address in (device.memory, device.chunks)]
        return both[0], both[1], len(arrays.chunks)

    def copy(self, target: Buffer[Memory[A]], source: Buffer[Memory[A]]) -> None:
        if target.memory == source.memory:
            return
        to, source_array, backend = self._getter(target), self._getter(source), self.backend
        self.do(lambda: backend.copy(to(), source_array()))

    def load(self, op: memref.LoadOp, buffer: Buffer[Memory[A]]) -> int:
        dtype = buffer.dtype
        return cast(int, self.backend.fetch(self._getter(buffer)(), dtype).item())

    def _getter(self, buffer: Buffer[Memory[A]]) -> Callable[[], A]:
        """A function that returns the array of a buffer, or of what its part is in."""
        root, offset, backend = buffer.memory.root, buffer.memory.offset, self.backend
        shape, dtype = buffer.shape, buffer.dtype
        if buffer.part is not None:
            part = buffer.part
            steps = zip(part.shape, part.strides, strict=True)
            last = part.offset + sum((size - 1) * stride for size, stride in steps)
            shape = (0 if 0 in part.shape else last + 1,)

        def get() -> A:
            assert root.array is not None
            return backend.carve(root.array, root.start + offset, shape, dtype)

        return get


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


class Prepared(BackendDevice[A]):
    """Keeps the steps of a call. All its memory is in one arena, which is given later."""

    def __init__(self, backend: Backend[A], kernels: Mapping[str, Kernel]):
        super().__init__(backend, kernels)
        self.steps: list[Step] = []
        self.allocated = 0
        """Bytes of what the host function allocates."""
        self.scratch_bytes = 0
        """Bytes of what steps need, one after the other."""
        self._arena: Root[A] = Root()
        self._scratch: Root[A] = Root()

    @property
    def arena_bytes(self) -> int:
        """The size of the arena."""
        return self._aligned(self.allocated) + self.scratch_bytes

    def place(self, arena: A, address: int) -> None:
        """Use an array of `arena_bytes` bytes."""
        self._arena.set(arena, address)
        self._scratch.set(arena, address, self._aligned(self.allocated))

    def do(self, step: Step) -> None:
        self.steps.append(step)

    def allocate(self, nbytes: int) -> Memory[A]:
        bytes_of((nbytes,), _BYTE)
        start = self._aligned(self.allocated)
        self.allocated = start + nbytes
        return Memory(self._arena, start)

    def scratch(self, sizes: Sequence[int]) -> list[Memory[A]]:
        starts: list[int] = []
        end = 0
        for nbytes in sizes:
            starts.append(end)
            end = self._aligned(end + nbytes)
        self.scratch_bytes = max(self.scratch_bytes, end)
        return [Memory(self._scratch, start) for start in starts]

    def load(self, op: memref.LoadOp, buffer: Buffer[Memory[A]]) -> int:
        raise OpError(
            op,
            "a call on this device is prepared before it runs, so no branch or loop may read memory",
        )

    def _aligned(self, nbytes: int) -> int:
        return -(-nbytes // self.backend.alignment) * self.backend.alignment


def _slots(buffers: Sequence[Buffer[Any]], alignment: int) -> tuple[list[int], int]:
    """The offsets of buffers in one message, in bytes, and its end."""
    slots: list[int] = []
    end = 0
    for each in buffers:
        slots.append(-(-end // alignment) * alignment)
        end = slots[-1] + each.nbytes
    return slots, end


def _checked(op: Operation, size: int) -> int:
    if not -(2**63) <= size < 2**63:
        raise OpError(op, f"the size {size} doesn't fit 64 bits")
    return size


T = TypeVar("T")


def _always(value: T) -> Callable[[], T]:
    return lambda: value
