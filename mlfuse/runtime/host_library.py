"""The library calls of a host function for one set of sizes, as `host.c` makes them: C functions and their numbers.

A call that isn't C (an external function, a conversion that NumPy does) is one C function that calls Python. What Python
raises is kept, and raised again when the host function has returned.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime import arrays
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.library.steps import Apply, Library, Operand, Work
from mlfuse.runtime.operands import Strided, operand_of
from mlfuse.runtime.program import Buffer, Call, Program
from mlfuse.runtime.sizes import Sizes, bytes_of

_FromC = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_Address = Callable[[Any], int]


class _Step(ctypes.Structure):
    _fields_ = (
        ("run", ctypes.c_void_p),
        ("array_count", ctypes.c_int64),
        ("arrays", ctypes.c_void_p),
        ("function_count", ctypes.c_int64),
        ("functions", ctypes.c_void_p),
        ("numbers", ctypes.c_void_p),
        ("status", ctypes.c_void_p),
    )


class _LibraryCall(ctypes.Structure):
    _fields_ = (("steps", ctypes.c_void_p), ("count", ctypes.c_int64), ("known", ctypes.c_void_p))


@dataclass(frozen=True)
class _Planned:
    """A call for known sizes: its work, its arrays (inputs, output, scratch), and those whose address is known."""

    work: Work
    operands: Sequence[Operand]
    known: Mapping[int, int]


class LibraryCalls:
    """The table of all calls, in the order of the program's steps."""

    def __init__(
        self,
        program: Program,
        sizes: Sizes,
        constants: Constants[Any],
        address: _Address,
        strided: Strided,
        library: Library[Any],
    ):
        self.errors: list[BaseException] = []
        """What Python raised in the last call."""
        self.has_python = False
        """Whether a call is made by Python."""
        self.scratch: list[tuple[int, Operand]] = []
        """All scratch: the step that needs it, and its size."""
        self.scratch_bytes = 0
        """The scratch that the calls share, one after the other."""
        self._library = library
        self._kept: list[object] = []
        self._scratch: list[tuple[Any, int, int]] = []
        """Slots for the addresses of scratch, and its offsets."""
        calls = {
            number: _plan(program, number, step, sizes, constants, address, strided, library)
            for number, step in enumerate(program.steps)
            if isinstance(step, Call)
        }
        for number, planned in calls.items():
            self.scratch += [(number, operand) for operand in planned.work.scratch]
        self.count = len(calls)
        self._table = (_LibraryCall * len(calls))(*map(self._call, calls.values()))

    @property
    def table(self) -> int:
        """The address of the calls, for `host.c`."""
        return ctypes.addressof(self._table)

    def place(self, scratch: int) -> None:
        """Put all scratch at an address."""
        for known, array, offset in self._scratch:
            known[array] = scratch + offset

    def _call(self, planned: _Planned) -> _LibraryCall:
        known = (ctypes.c_void_p * len(planned.operands))()
        for array, address in planned.known.items():
            known[array] = address
        end, first = 0, len(planned.operands) - len(planned.work.scratch)
        for array, operand in enumerate(planned.work.scratch, first):
            self._scratch.append((known, array, end))
            nbytes = max(bytes_of(operand.shape, operand.dtype), 1)
            end += -(-nbytes // arrays.ALIGNMENT) * arrays.ALIGNMENT
        self.scratch_bytes = max(self.scratch_bytes, end)
        steps = self._steps(planned)
        rows = (_Step * len(steps))(*steps)
        self._kept += [known, rows]
        return _LibraryCall(ctypes.addressof(rows), len(rows), ctypes.addressof(known))

    def _steps(self, planned: _Planned) -> list[_Step]:
        if not planned.work.steps:
            return []
        native = self._library.native_steps(planned.work)
        if native is None:
            self.has_python, status = True, ctypes.c_int(0)
            function = self._from_python(planned, status)
            return [self._step(function, range(len(planned.operands)), (), (), status)]
        self._kept.append(native)
        return [
            self._step(each.function, each.arrays, each.functions, each.numbers, each.status)
            for each in native
        ]

    def _step(
        self,
        function: Any,
        used: Sequence[int],
        functions: Sequence[int],
        numbers: Sequence[int],
        status: ctypes.c_int | None,
    ) -> _Step:
        which = (ctypes.c_int64 * len(used))(*used)
        others = (ctypes.c_void_p * len(functions))(*functions)
        values = (ctypes.c_int64 * len(numbers))(*numbers)
        self._kept += [function, which, others, values, status]
        return _Step(
            ctypes.cast(function, ctypes.c_void_p).value,
            *(len(which), ctypes.addressof(which)),
            *(len(others), ctypes.addressof(others)),
            ctypes.addressof(values),
            None if status is None else ctypes.addressof(status),
        )

    def _from_python(self, planned: _Planned, status: ctypes.c_int) -> Any:
        run, errors = self._of_addresses(planned), self.errors
        pointers = ctypes.c_void_p * len(planned.operands)

        def call(buffers: int, _: int) -> None:
            try:
                run(pointers.from_address(buffers)[:])
            except BaseException as error:  # raised again by the caller
                errors.append(error)
                status.value = 1

        return _FromC(call)

    def _of_addresses(self, planned: _Planned) -> Callable[[Any], None]:
        """The work, as a function of the addresses of its arrays."""
        match planned.work.steps:
            case (Apply(at=at),) if at is not None:
                return at
            case _:
                run, operands = self._library.compile(planned.work), planned.operands
                return lambda addresses: run(
                    [_array(a or 0, each) for a, each in zip(addresses, operands, strict=True)]
                )


def _plan(
    program: Program,
    number: int,
    step: Call,
    sizes: Sizes,
    constants: Constants[Any],
    address: _Address,
    strided: Strided,
    library: Library[Any],
) -> _Planned:
    packed, orders = constants.packed.get(number, {}), dict(strided)
    buffers = (*step.inputs, *step.outs)
    operands = [operand_of(buffer, program, sizes, orders) for buffer in buffers]
    inputs, outs = operands[: len(step.inputs)], operands[len(step.inputs) :]
    known = {position: address(array) for position, (_, array) in packed.items()}
    packings = {position: packing for position, (packing, _) in packed.items()}
    work = step.function.plan(inputs, outs, packings, library)
    read = {
        position: address(constants.arrays[buffer.storage])
        for position, buffer in enumerate(buffers)
        if position not in packed and buffer.storage in constants.arrays
    }
    whole = [_whole(each, buffer, sizes) for each, buffer in zip(operands, buffers, strict=True)]
    for position, packing in packings.items():
        whole[position] = Operand((packing.size,), packing.dtype)
    work = replace(work, constants={**read, **known})
    return _Planned(work, [*whole, *work.scratch], known)


def _whole(operand: Operand, buffer: Buffer, sizes: Sizes) -> Operand:
    """The memory of an operand: as it is, or all of the buffer that it is a part of."""
    if buffer.part is None:
        return operand
    return Operand(sizes.shape(buffer.part.whole), operand.dtype)


def _array(address: int, operand: Operand) -> Array:
    """An array of the memory at an address."""
    memory: Any = (ctypes.c_char * bytes_of(operand.shape, operand.dtype)).from_address(address)
    return np.ndarray(operand.shape, operand.dtype, memory)
