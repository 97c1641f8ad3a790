"""A host function on a GPU where there is no C compiler: the interpreter of the host level makes its steps in Python.

It runs once for each set of sizes, and each step becomes a function: a launch with its arguments in place, a library call, a
copy. A call fills in addresses and does these in order, on CuPy's current stream. No step depends on what a step computes:
a host function that reads memory for a branch is refused.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects import memref
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.host_function import given_arguments, result_in
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.kernel.table import ROW_EXTRA, SIZE
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import ConstantOp, LibraryOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.dialects.loop.table import TableType, columns_of
from mlfuse.runtime.backend import Arguments, Kernel, Pointers, Step
from mlfuse.runtime.cpu.host import addresses_of, pointers
from mlfuse.runtime.cuda.launch import launches
from mlfuse.runtime.cuda.library import CudaCalls
from mlfuse.runtime.cupy_api import load_cupy
from mlfuse.runtime.host.function import Binding, HostFunction, Shapes
from mlfuse.runtime.host.interpreter import HostInterpreter, MemRef, Rows
from mlfuse.runtime.host.shapes import result_shapes
from mlfuse.runtime.host.tables import TableArrays

_ARENA = -1


@dataclass(frozen=True)
class InterpretedFunction(HostFunction):
    """A host function in the form of `--lower-to-host`, with the kernels that it launches by name."""

    func: FuncOp
    kernels: Mapping[str, Kernel]

    @staticmethod
    def for_cuda(func: FuncOp, kernels: Mapping[str, Kernel]) -> InterpretedFunction:
        """A function and kernels for the current device."""
        return InterpretedFunction.of(func, func, kernels)

    def bind(self, given: Binding) -> InterpretedCall:
        assert not given.strided
        return InterpretedCall(self, given)


@dataclass(frozen=True)
class _Place:
    """A place in memory: bytes after the beginning of a buffer of the call, by its number; of the arena; or, if `base` is
    None, an address."""

    base: int | None
    offset: int = 0


class _Recorder:
    """The device of the interpreter: it keeps the steps of a call."""

    def __init__(
        self,
        function: InterpretedFunction,
        backend: Any,
        calls: CudaCalls,
        lists: Sequence[TableArrays],
    ):
        self.steps: list[Step] = []
        self.slots: list[tuple[Pointers, int, int, int]] = []
        """Where addresses go: an array, a position in it, the buffer, and the offset."""
        self.constants: dict[Operation, int] = {}
        """The addresses of constants."""
        self.tables: list[int] = []
        """The addresses of tables on the device."""
        self._kernels, self._backend, self._calls = function.kernels, backend, calls
        self._lists = lists
        ops = [op for op in function.func.walk() if isinstance(op, LibraryOp | AllReduceOp)]
        self._numbers: dict[Operation, int] = {op: number for number, op in enumerate(ops)}
        self._kept: list[object] = []

    def allocate(self, nbytes: int) -> _Place:
        return _Place(_ARENA)

    def advance(self, memory: _Place, nbytes: int) -> _Place:
        return _Place(memory.base, memory.offset + nbytes)

    def constant(self, op: ConstantOp) -> _Place:
        return _Place(None, self.constants[op])

    def _addresses(self, buffers: Sequence[MemRef[_Place]]) -> Pointers:
        """An array of the addresses, filled in before the steps of a call."""
        made = pointers([0] * len(buffers))
        for position, each in enumerate(buffers):
            self._fill(made, position, each.memory)
        return made

    def _fill(self, made: Pointers, position: int, place: _Place) -> None:
        if place.base is None:
            made[position] = place.offset
        else:
            self.slots.append((made, position, place.base, place.offset))

    def launch(self, op: LaunchOp, grid: int, arguments: Sequence[MemRef[_Place] | int]) -> None:
        buffers = [each for each in arguments if isinstance(each, MemRef)]
        numbers = [each for each in arguments if isinstance(each, int)]
        if any(not -(2**63) <= number < 2**63 for number in numbers):
            raise OpError(op, "a size doesn't fit 64 bits")
        bound = Arguments(
            self._addresses(buffers),
            (ctypes.c_int64 * len(numbers))(*numbers),
            tuple(isinstance(each, MemRef) for each in arguments),
            grid,
            op.block.value.data,
            op.dynamic_shared,
            op.cluster,
        )
        self.steps.append(self._kernels[op.callee.string_value()].bind(bound))

    def library(
        self, op: LibraryOp, inputs: Sequence[MemRef[_Place]], outputs: Sequence[MemRef[_Place]]
    ) -> None:
        self._call(op, [*inputs, *outputs])

    def all_reduce(
        self, op: AllReduceOp, inputs: Sequence[MemRef[_Place]], outputs: Sequence[MemRef[_Place]]
    ) -> None:
        self._call(op, inputs[:1])  # the message, which is combined in place

    def _call(self, op: Operation, buffers: Sequence[MemRef[_Place]]) -> None:
        calls, number, given = self._calls, self._numbers[op], self._addresses(buffers)

        def call() -> None:
            calls.make(number, ctypes.addressof(given))

        self.steps.append(call)

    def table(self, op: TableOp, rows: Rows[_Place]) -> tuple[_Place, _Place, int]:
        if self._lists:  # the caller fills in addresses
            arrays = self._lists[len(self.tables)]
        else:
            arrays = TableArrays.of(rows.sizes(op), len(columns_of(op.table)), op.cut)
            made, width = arrays.pointers(), arrays.rows.shape[1]
            for number, row in enumerate(rows.buffers):
                for column, each in enumerate(row):
                    self._fill(made, number * width + column, each.memory)
        device = self._backend.table(arrays)
        self._kept += [arrays, device]
        self.steps.append(device.update)
        self.tables.append(device.memory)
        return _Place(None, device.memory), _Place(None, device.chunks), len(arrays.chunks)

    def copy(self, target: MemRef[_Place], source: MemRef[_Place]) -> None:
        if not source.nbytes:
            return
        both, backend, shape, dtype = (
            self._addresses([target, source]),
            self._backend,
            source.shape,
            source.dtype,
        )

        def copy() -> None:
            backend.copy(*(backend.at(address, shape, dtype) for address in both))

        self.steps.append(copy)

    def load(self, op: memref.LoadOp, buffer: MemRef[_Place]) -> int:
        raise OpError(
            op, "the host can't read memory of the device; compute the condition from sizes"
        )


class InterpretedCall:
    """A call of an interpreted function."""

    def __init__(self, function: InterpretedFunction, given: Binding):
        program, backend = given.program, given.backend
        func, values = function.func, function.indices.evaluate(given.shapes)
        arena, busy = values[function.arena], function.busy(values)
        self.calls = CudaCalls(program, given.sizes, given.constants, backend, busy, arena)
        self.arena_bytes = self.calls.placed.total
        device = _Recorder(function, backend, self.calls, given.lists)
        known = addresses_of(program, given.constants.arrays, backend.address)
        inside = [op for op in func.walk() if isinstance(op, ConstantOp)]
        bound = len(known) - len(inside)
        device.constants = dict(zip(inside, known[bound:], strict=True))
        HostInterpreter(device).run(
            func, _arguments(func, given.shapes, known[:bound], given.lists)
        )
        self._in_arena = [slot for slot in device.slots if slot[2] == _ARENA]
        self._slots = [slot for slot in device.slots if slot[2] != _ARENA]
        self._steps = launches(load_cupy(), device.steps)
        self._kept = device

    def table(self, number: int) -> int:
        return self._kept.tables[number]

    def place(self, memory: int) -> None:
        self.calls.place(memory)
        for made, position, _, offset in self._in_arena:
            made[position] = memory + self.calls.placed.before + offset

    def wired(self, *, has_python: bool = False) -> None:
        """None: it isn't C."""
        return

    def __call__(self, buffers: Pointers) -> None:
        """Put the call on CuPy's current stream."""
        for made, position, number, offset in self._slots:
            made[position] = (buffers[number] or 0) + offset
        for step in self._steps:
            step()


def _arguments(
    func: FuncOp, shapes: Shapes, bound: Sequence[int], lists: Sequence[TableArrays]
) -> list[Any]:
    """The arguments of a function: those of the call, then constants, whose addresses are known, then results. For a
    function over lists, the first is the rows of a table, whose memory only kernels read; if none does, it is empty."""
    given = given_arguments(func)
    free = len(given) - len(bound)
    static = [memref_type(arg).get_shape() for arg in given[free:]]
    every: list[Any] = [*shapes, *static]
    results = result_shapes(func, every)
    buffers: list[Any] = []
    for argument in func.body.block.args:
        number = argument.index
        if isinstance(argument.type, TableType):
            buffers.append(_rows(lists[0]) if lists else Rows[_Place]((), frozenset()))
            continue
        dtype = dtypes.of(argument.type).numpy
        if number < free:
            buffers.append(MemRef(_Place(number), tuple(every[number]), dtype))
        elif number < len(given):
            buffers.append(MemRef(_Place(None, bound[number - free]), every[number], dtype))
        else:
            result = result_in(func, number) or 0
            buffers.append(MemRef(_Place(free + result), results[result], dtype))
    return buffers


def _rows(table: TableArrays) -> Rows[_Place]:
    """The tensors of lists, as bytes: the interpreter reads only how many elements they have."""
    sizes = [int(size) for size in table.rows[:, SIZE - ROW_EXTRA]]
    return Rows([[MemRef(_Place(None), (n,), np.dtype(np.uint8))] for n in sizes], frozenset())
