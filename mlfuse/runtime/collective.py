"""All-reduces at run time: where the tensors of a bucket are in memory, and which of them are copied.

A bucket is one message, so its tensors must be contiguous. They are, without a copy, if they are
intermediates: those are placed as one block (a `Run`), and the kernel that computes a gradient writes it there.

Each tensor is combined in one place, its slot:

1. the output's memory, if that is an intermediate. It usually is the input's too (`--plan-memory`
   arranges that); else the input is copied there first;
2. the input's memory, if that is an intermediate without later readers. The output, a
   result of the function, is copied from there;
3. the run's own memory, with a copy before and after: arguments that become results.

The slot of a single tensor is its output, wherever that is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mlfuse.passes.memory.arena import Block
from mlfuse.runtime import distributed
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.distributed.base import Request
from mlfuse.runtime.placement import Run
from mlfuse.runtime.program import Allocation, Collective, Program
from mlfuse.runtime.signature import A


@dataclass(frozen=True)
class Slot:
    """The place where one tensor is combined: `offset` bytes into the run, in the memory of `storage` or, if that
    is None, in the run's own."""

    offset: int
    storage: int | None


@dataclass(frozen=True)
class Bucket:
    """A collective bound to sizes: its slots, in order, and the run that they form."""

    slots: tuple[Slot, ...]
    run: Run
    elements: int
    """The number of elements in the run, gaps between slots included."""
    scratch: int
    """Bytes of the slots without a storage."""


def bucket_of(
    program: Program,
    number: int,
    nbytes: Sequence[int],
    alignment: int,
    taken: set[int],
) -> Bucket:
    """Slots for the collective that is step `number`, whose tensors have `nbytes` bytes each.

    Storages in `taken` are in another run; those in this run are added.
    """
    step = program.steps[number]
    assert isinstance(step, Collective)
    slots: list[Slot] = []
    members: dict[int, int] = {}
    end, scratch, first, last = 0, 0, number, number
    for source, target, size in zip(step.inputs, step.outs, nbytes, strict=True):
        offset = -(-end // alignment) * alignment
        end = offset + size
        storage = _place_of(program, number, source.storage, target.storage, taken)
        slots.append(Slot(offset, storage))
        if storage is None:
            scratch += size
            continue
        found = program.storages[storage]
        assert isinstance(found, Allocation)
        taken.add(storage)
        members[storage] = offset
        first, last = min(first, found.first), max(last, found.last)
    itemsize = step.outs[0].dtype.itemsize
    run = Run(Block(end, first, last, itemsize), members)
    return Bucket(tuple(slots), run, end // itemsize, scratch)


def _place_of(
    program: Program, number: int, source: int, target: int, taken: set[int]
) -> int | None:
    """The storage in which a tensor is combined, if one can be placed there."""
    for storage in (target, source):
        found = program.storages[storage]
        if not isinstance(found, Allocation) or found.returned or storage in taken:
            continue
        if storage == target or found.last == number:
            return storage
    return None


def request_of(op: Collective, shapes: Sequence[tuple[int, ...]], elements: int) -> Request:
    """What ranks must ask for: tensors of these shapes, in a message of so many `elements`."""
    return Request(op.reduction, op.element, tuple(shapes), elements, op.groups, op.place)


def combining(
    op: Collective,
    shapes: Sequence[tuple[int, ...]],
    elements: int,
    whole: Callable[[], A],
    backend: Backend[A],
    *,
    before: Sequence[tuple[Callable[[], A], Callable[[], A]]] = (),
    after: Sequence[tuple[Callable[[], A], Callable[[], A]]] = (),
) -> Callable[[], None]:
    """A function that does the collective on the `elements` of `whole`, at every call.

    `before` and `after` are the copies to slots and from slots: target and source of each.
    """
    request = request_of(op, shapes, elements)

    def run() -> None:
        for target, source in before:
            backend.copy(target(), source())
        distributed.active().all_reduce(whole(), request)
        for target, source in after:
            backend.copy(target(), source())

    return run
