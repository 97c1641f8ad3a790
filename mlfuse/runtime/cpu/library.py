"""The library calls of a host function for one set of sizes, as `host.c` makes them: C functions and their numbers.

A call that isn't C (an external function, a conversion that NumPy does) is one C function that calls Python. What Python
raises is kept, and raised again when the host function has returned.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.host.constants import Constants
from mlfuse.runtime.host.operands import Strided
from mlfuse.runtime.host.planned_calls import Message, PlannedCall, needs_of, plan_calls
from mlfuse.runtime.host.program import Program
from mlfuse.runtime.host.scratch import Span, place
from mlfuse.runtime.host.sizes import Sizes, bytes_of
from mlfuse.runtime.library.steps import Apply, Library, Operand

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
        busy: Sequence[Sequence[Span]],
        arena: int,
    ):
        """The arena has so many bytes. `busy` are, for each call, the parts of it that hold values meanwhile."""
        self.errors: list[BaseException] = []
        """What Python raised in the last call."""
        self.has_python = False
        """Whether a call is made by Python."""
        self._library = library
        self._kept: list[object] = []
        self._scratch: list[tuple[Any, int, int]] = []
        """Slots for the addresses of scratch, and its offsets."""
        planned = plan_calls(program, sizes, constants, address, strided, library)
        self.count = len(planned)
        self.needs = needs_of(planned, busy)
        """By call: what is alive meanwhile, and its scratch."""
        self.placed = place(self.needs, arena)
        """Where scratch is in the memory of a call, and where the arena begins."""
        rows = map(self._call, planned, self.placed.offsets)
        self._table = (_LibraryCall * self.count)(*rows)

    @property
    def table(self) -> int:
        """The address of the calls, for `host.c`."""
        return ctypes.addressof(self._table)

    def place(self, memory: int) -> None:
        """Put all scratch into the memory at an address."""
        for known, array, offset in self._scratch:
            known[array] = memory + offset

    def _call(self, planned: PlannedCall | Message, scratch: Sequence[int]) -> _LibraryCall:
        known = (ctypes.c_void_p * len(planned.operands))()
        for array, address in planned.addresses.items():
            known[array] = address
        for array, offset in enumerate(scratch, len(planned.operands) - len(scratch)):
            self._scratch.append((known, array, offset))
        steps = self._steps(planned)
        rows = (_Step * len(steps))(*steps)
        self._kept += [known, rows]
        return _LibraryCall(ctypes.addressof(rows), len(rows), ctypes.addressof(known))

    def _steps(self, planned: PlannedCall | Message) -> list[_Step]:
        is_call = isinstance(planned, PlannedCall)
        if is_call and not planned.work.steps:
            return []
        native = self._library.native_steps(planned.work) if is_call else None
        if native is None:
            return [self._python_step(self._of_addresses(planned), planned.operands)]
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

    def _of_addresses(self, planned: PlannedCall | Message) -> Callable[[Sequence[Any]], object]:
        """A call as a function of the addresses of its arrays."""
        steps = planned.work.steps if isinstance(planned, PlannedCall) else ()
        if len(steps) == 1 and isinstance(steps[0], Apply) and steps[0].at is not None:
            return steps[0].at
        run, operands = planned.compiled(self._library), planned.operands
        return lambda addresses: run(
            [_array(a or 0, each) for a, each in zip(addresses, operands, strict=True)]
        )

    def _python_step(
        self, run: Callable[[Sequence[Any]], object], operands: Sequence[Operand]
    ) -> _Step:
        """A step that calls a function of its arrays' addresses in Python."""
        self.has_python, status = True, ctypes.c_int(0)
        errors, pointers = self.errors, ctypes.c_void_p * len(operands)

        def call(buffers: int, _: int) -> None:
            try:
                run(pointers.from_address(buffers)[:])
            except BaseException as error:  # raised again by the caller
                errors.append(error)
                status.value = 1

        return self._step(_FromC(call), range(len(operands)), (), (), status)


def _array(address: int, operand: Operand) -> Array:
    """An array of the memory at an address."""
    memory: Any = (ctypes.c_char * bytes_of(operand.shape, operand.dtype)).from_address(address)
    return np.ndarray(operand.shape, operand.dtype, memory)
