"""The library calls and all-reduces of a host function for CUDA: Python, which C calls by one function, on the stream of the call.

CuPy sees a buffer as memory that it doesn't own. What Python raises is kept, and raised again when the host function has
returned.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mlfuse.runtime.cupy_api import CupyArray
from mlfuse.runtime.host.constants import Constants
from mlfuse.runtime.host.planned_calls import multiple, needs_of, plan_calls
from mlfuse.runtime.host.program import Program
from mlfuse.runtime.host.scratch import Span, place
from mlfuse.runtime.host.sizes import Sizes
from mlfuse.runtime.library.steps import Operand

_FromC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)


@dataclass(frozen=True)
class _Call:
    """A call for known sizes."""

    operands: Sequence[Operand]
    addresses: Mapping[int, int]
    run: Callable[[Sequence[CupyArray]], object]
    scratch: Sequence[int]
    """Where each of its last arrays begins in the memory of a call."""


class CudaCalls:
    """All library calls of a program, in the order of its steps."""

    def __init__(
        self,
        program: Program,
        sizes: Sizes,
        constants: Constants[CupyArray],
        backend: Any,
        busy: Sequence[Sequence[Span]],
        arena: int,
    ):
        """The arena has so many bytes. `busy` are, for each call, the parts of it that hold values meanwhile."""
        self.errors: list[BaseException] = []
        """What Python raised in the last call."""
        self._at, self._memory = backend.at, 0
        library = backend.library
        planned = plan_calls(program, sizes, constants, backend.address, (), library)
        self.count, unit = len(planned), int(backend.alignment)
        self.needs = needs_of(planned, busy, unit)
        """By call: what is alive meanwhile, and its scratch."""
        self.placed = place(self.needs, multiple(arena, unit))
        """Where scratch is in the memory of a call, and where the arena begins."""
        self._calls = [
            _Call(each.operands, each.addresses, each.compiled(library), offsets)
            for each, offsets in zip(planned, self.placed.offsets, strict=True)
        ]
        self.function = _FromC(self._call)
        """The function of `mlf_cuda_host.call`."""

    def place(self, memory: int) -> None:
        """Put all scratch into the memory at an address."""
        self._memory = memory

    def make(self, number: int, buffers: int) -> None:
        """Make a call, whose operands' addresses are in an array at `buffers`."""
        call = self._calls[number]
        operands, known = call.operands, call.addresses
        count = len(operands) - len(call.scratch)
        addresses = list((ctypes.c_size_t * count).from_address(buffers))
        addresses = [known.get(k, address) for k, address in enumerate(addresses)]
        addresses += [self._memory + offset for offset in call.scratch]
        call.run(
            [
                self._at(address, operand.shape, operand.dtype)
                for address, operand in zip(addresses, operands, strict=True)
            ]
        )

    def _call(self, _: int, number: int, buffers: int) -> int:
        try:
            self.make(number, buffers)
        except BaseException as error:  # raised again by the caller
            self.errors.append(error)
            return 1
        return 0
