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
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.host_scratch import CallNeeds, Span, place
from mlfuse.runtime.library.numpy_library import NumpyLibrary, native_steps
from mlfuse.runtime.library.steps import Library, Operand, Work
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
class PlannedCall:
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
        busy: Sequence[Sequence[Span]],
        arena: int,
    ):
        """The arena has so many bytes. `busy` are, for each call, the parts of it that hold values meanwhile."""
        self.errors: list[BaseException] = []
        """What Python raised in the last call."""
        self.has_python = False
        """Whether a call is made by Python."""
        self.scratch: list[tuple[int, Operand]] = []
        """All scratch: the step that needs it, and its size."""
        self._kept: list[object] = []
        self._scratch: list[tuple[Any, int, int]] = []
        """Slots for the addresses of scratch, and its offsets."""
        calls = {
            number: plan_call(
                program, number, step, sizes, constants, address, strided, NumpyLibrary()
            )
            for number, step in enumerate(program.steps)
            if isinstance(step, Call)
        }
        for number, planned in calls.items():
            self.scratch += [(number, operand) for operand in planned.work.scratch]
        self.count = len(calls)
        needs = [
            CallNeeds(parts, scratch_of(planned))
            for planned, parts in zip(calls.values(), busy, strict=True)
        ]
        self.placed = place(needs, arena)
        """Where scratch is in the memory of a call, and where the arena begins."""
        rows = map(self._call, calls.values(), self.placed.offsets)
        self._table = (_LibraryCall * len(calls))(*rows)

    @property
    def table(self) -> int:
        """The address of the calls, for `host.c`."""
        return ctypes.addressof(self._table)

    def place(self, memory: int) -> None:
        """Put all scratch into the memory at an address."""
        for known, array, offset in self._scratch:
            known[array] = memory + offset

    def _call(self, planned: PlannedCall, scratch: Sequence[int]) -> _LibraryCall:
        known = (ctypes.c_void_p * len(planned.operands))()
        for array, address in planned.known.items():
            known[array] = address
        for array, offset in enumerate(scratch, len(planned.operands) - len(scratch)):
            self._scratch.append((known, array, offset))
        steps = self._steps(planned)
        rows = (_Step * len(steps))(*steps)
        self._kept += [known, rows]
        return _LibraryCall(ctypes.addressof(rows), len(rows), ctypes.addressof(known))

    def _steps(self, planned: PlannedCall) -> list[_Step]:
        if not planned.work.steps:
            return []
        native = native_steps(planned.work)
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

    def _from_python(self, planned: PlannedCall, status: ctypes.c_int) -> Any:
        run, operands, errors = NumpyLibrary().compile(planned.work), planned.operands, self.errors
        pointers = ctypes.c_void_p * len(operands)

        def call(buffers: int, _: int) -> None:
            try:
                addresses = pointers.from_address(buffers)
                run([_array(a or 0, each) for a, each in zip(addresses, operands, strict=True)])
            except BaseException as error:  # raised again by the caller
                errors.append(error)
                status.value = 1

        return _FromC(call)


def scratch_of(planned: PlannedCall) -> list[int]:
    """The bytes of each piece of scratch; never 0, so that it has an address."""
    return [max(bytes_of(each.shape, each.dtype), 1) for each in planned.work.scratch]


def plan_call(
    program: Program,
    number: int,
    step: Call,
    sizes: Sizes,
    constants: Constants[Any],
    address: _Address,
    strided: Strided,
    library: Library[Any],
) -> PlannedCall:
    """Step `number` of a program, a call of `library`."""
    packed, orders = constants.packed.get(number, {}), dict(strided)
    buffers = (*step.inputs, step.out)
    *inputs, out = (operand_of(buffer, program, sizes, orders) for buffer in buffers)
    known = {position: address(array) for position, (_, array) in packed.items()}
    packings = {position: packing for position, (packing, _) in packed.items()}
    work = step.function.plan(inputs, out, packings, library)
    read = {
        position: address(constants.arrays[buffer.storage])
        for position, buffer in enumerate(buffers)
        if position not in packed and buffer.storage in constants.arrays
    }
    whole = [
        _whole(each, buffer, sizes) for each, buffer in zip((*inputs, out), buffers, strict=True)
    ]
    for position, packing in packings.items():
        whole[position] = Operand((packing.size,), packing.dtype)
    work = replace(work, constants={**read, **known})
    return PlannedCall(work, [*whole, *work.scratch], known)


def _whole(operand: Operand, buffer: Buffer, sizes: Sizes) -> Operand:
    """The memory of an operand: as it is, or all of the buffer that it is a part of."""
    if buffer.part is None:
        return operand
    return Operand(sizes.shape(buffer.part.whole), operand.dtype)


def _array(address: int, operand: Operand) -> Array:
    """An array of the memory at an address."""
    memory: Any = (ctypes.c_char * bytes_of(operand.shape, operand.dtype)).from_address(address)
    return np.ndarray(operand.shape, operand.dtype, memory)
