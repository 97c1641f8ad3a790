"""The library calls of a host function for CUDA: Python, which C calls by one function, on the stream of the call.

CuPy sees a buffer as memory that it doesn't own. What Python raises is kept, and raised again when the host function has
returned.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mlfuse.runtime.constants import Constants
from mlfuse.runtime.cupy_api import CupyArray
from mlfuse.runtime.host_library import PlannedCall, plan_call
from mlfuse.runtime.library.steps import Operand
from mlfuse.runtime.program import Call, Program
from mlfuse.runtime.sizes import Sizes, bytes_of

_FromC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)


@dataclass(frozen=True)
class _Call:
    """A call for known sizes."""

    planned: PlannedCall
    run: Callable[[Sequence[CupyArray]], object]
    scratch: tuple[int, ...]
    """Where each of its last arrays begins in the scratch."""


class CudaCalls:
    """All library calls of a program, in the order of its steps."""

    def __init__(
        self, program: Program, sizes: Sizes, constants: Constants[CupyArray], backend: Any
    ):
        self.errors: list[BaseException] = []
        """What Python raised in the last call."""
        self.scratch: list[tuple[int, Operand]] = []
        """All scratch: the step that needs it, and its size."""
        self.scratch_bytes = 0
        """The scratch that the calls share, one after the other."""
        self._at, self._place = backend.at, 0
        self._alignment: int = backend.alignment
        self._calls: list[_Call] = []
        for number, step in enumerate(program.steps):
            if not isinstance(step, Call):
                continue
            planned = plan_call(
                *(program, number, step, sizes, constants, backend.address, (), backend.library)
            )
            self.scratch += [(number, operand) for operand in planned.work.scratch]
            run = backend.library.compile(planned.work)
            self._calls.append(_Call(planned, run, self._offsets(planned)))
        self.count = len(self._calls)
        self.function = _FromC(self._call)
        """The function of `mlf_cuda_host.call`."""

    def place(self, scratch: int) -> None:
        """Put all scratch at an address."""
        self._place = scratch

    def _offsets(self, planned: PlannedCall) -> tuple[int, ...]:
        offsets: list[int] = []
        end = 0
        for operand in planned.work.scratch:
            offsets.append(end)
            nbytes = max(bytes_of(operand.shape, operand.dtype), 1)
            end += -(-nbytes // self._alignment) * self._alignment
        self.scratch_bytes = max(self.scratch_bytes, end)
        return tuple(offsets)

    def _call(self, _: int, number: int, buffers: int) -> int:
        try:
            call = self._calls[number]
            operands, known = call.planned.operands, call.planned.known
            count = len(operands) - len(call.scratch)
            addresses = list((ctypes.c_size_t * count).from_address(buffers))
            addresses = [known.get(k, address) for k, address in enumerate(addresses)]
            addresses += [self._place + offset for offset in call.scratch]
            call.run(
                [
                    self._at(address, operand.shape, operand.dtype)
                    for address, operand in zip(addresses, operands, strict=True)
                ]
            )
        except BaseException as error:  # raised again by the caller
            self.errors.append(error)
            return 1
        return 0
