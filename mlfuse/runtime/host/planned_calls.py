"""The calls of a host function for one set of sizes: what each does, on which arrays, with how much scratch.

They are in the order of the function's `host->call(host->calls, NUMBER, ...)`: library calls, and all-reduces, which have one
array, the message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from mlfuse.runtime import distributed
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.distributed.base import Request
from mlfuse.runtime.host.constants import Constants
from mlfuse.runtime.host.operands import Strided, operand_of
from mlfuse.runtime.host.program import Buffer, Call, Collective, Program
from mlfuse.runtime.host.scratch import CallNeeds, Span
from mlfuse.runtime.host.sizes import Sizes, bytes_of
from mlfuse.runtime.library.steps import Library, Operand, Work


@dataclass(frozen=True)
class PlannedCall:
    """A call for known sizes: its work, its arrays (inputs, output, scratch), and those whose address is known."""

    work: Work
    operands: Sequence[Operand]
    addresses: Mapping[int, int]

    @property
    def scratch(self) -> Sequence[Operand]:
        """What it works in."""
        return self.work.scratch

    def compiled(self, library: Library[Any]) -> Callable[[Sequence[Any]], object]:
        """The call as a function of its arrays."""
        return library.compile(self.work)


@dataclass(frozen=True)
class Message:
    """An all-reduce for known sizes. Its one array is the message."""

    request: Request
    operands: Sequence[Operand]
    addresses: Mapping[int, int] = field(default_factory=dict[int, int])
    scratch: Sequence[Operand] = ()

    def compiled(self, _: Library[Any]) -> Callable[[Sequence[Any]], object]:
        """The call as a function of its arrays: combine the message with those of other ranks, in place."""
        return lambda arrays: distributed.active().all_reduce(arrays[0], self.request)


def plan_calls(
    program: Program,
    sizes: Sizes,
    constants: Constants[Any],
    address: Callable[[Any], int],
    strided: Strided,
    library: Library[Any],
) -> list[PlannedCall | Message]:
    """The calls for known sizes, made by a library."""
    planned: list[PlannedCall | Message] = []
    for number, step in enumerate(program.steps):
        if isinstance(step, Call):
            planned.append(
                _call(program, number, step, sizes, constants, address, strided, library)
            )
        elif isinstance(step, Collective):
            planned.append(_message(step, sizes))
    return planned


def _message(step: Collective, sizes: Sizes) -> Message:
    """A message has its tensors in order, each from a multiple of `ALIGNMENT` bytes on (`passes/host/messages.py`)."""
    shapes, dtype, end = [sizes.shape(each.shape) for each in step.inputs], step.outs[0].dtype, 0
    for shape in shapes:
        end = arrays.aligned(end) + bytes_of(shape, dtype)
    elements = end // dtype.itemsize
    request = Request(
        *(step.reduction, step.element, tuple(shapes), elements, step.groups, step.place)
    )
    return Message(request, [Operand((elements,), dtype)])


def needs_of(
    planned: Sequence[PlannedCall | Message], busy: Sequence[Sequence[Span]], unit: int = 1
) -> list[CallNeeds]:
    """By call: the parts of the arena that are `busy` meanwhile, and its scratch, in multiples of `unit` bytes. No piece of
    scratch has 0 bytes, so that each has an address."""
    return [
        CallNeeds(
            [(offset, multiple(nbytes, unit)) for offset, nbytes in parts],
            [multiple(max(bytes_of(s.shape, s.dtype), 1), unit) for s in each.scratch],
        )
        for each, parts in zip(planned, busy, strict=True)
    ]


def multiple(nbytes: int, unit: int) -> int:
    """The least multiple of `unit` that isn't below `nbytes`."""
    return -(-nbytes // unit) * unit


def _call(
    program: Program,
    number: int,
    step: Call,
    sizes: Sizes,
    constants: Constants[Any],
    address: Callable[[Any], int],
    strided: Strided,
    library: Library[Any],
) -> PlannedCall:
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
    return PlannedCall(work, [*whole, *work.scratch], known)


def _whole(operand: Operand, buffer: Buffer, sizes: Sizes) -> Operand:
    """The memory of an operand: as it is, or all of the buffer that it is a part of."""
    if buffer.part is None:
        return operand
    return Operand(sizes.shape(buffer.part.whole), operand.dtype)
