"""A call for others than `Frame.run` to make, from C for one: addresses go into slots, then steps start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mlfuse.runtime.backend import NativeCall, Pointers
from mlfuse.runtime.frame import Frame
from mlfuse.runtime.library.steps import Work
from mlfuse.runtime.program import Launch
from mlfuse.runtime.signature import A


@dataclass(frozen=True)
class Wiring:
    """Slots to be filled in, and steps that then start one after the other.

    A slot is an array of addresses, a position in it, the buffer whose address goes there, the arguments first,
    then the results, and how many bytes on. `aliases` has for each result the argument in whose memory it lies.
    """

    slots: tuple[tuple[Pointers, int, int, int], ...]
    steps: tuple[Callable[[], object], ...]
    aliases: tuple[int | None, ...]


def wiring(
    frame: Frame[A],
    address: Callable[[A], int],
    native: Callable[[Work], Sequence[NativeCall] | None],
) -> Wiring | None:
    """How others make the calls of a frame, which is theirs from then on.

    `address` says where an array lies, `native` what a library's work is in C, or None. None where a call has
    anything else; see `Frame.parts`.
    """
    parts = frame.parts()
    if parts is None:
        return None
    places = [
        (storage, pointers, position)
        for storage, filled in enumerate(parts.places)
        for pointers, position in filled
    ]
    steps: list[Callable[[], object]] = []
    for number, (op, step) in enumerate(parts.steps):
        if step is None:
            continue
        if isinstance(op, Launch):
            steps.append(step)
            continue
        work, sources = parts.calls.get(number, (None, ()))
        calls = None if work is None else native(work)
        if calls is None or any(call.can_fail for call in calls):
            return None
        for call in calls:
            started, wanted = call.bind(sources, address)
            steps.append(started)
            places += wanted
    slots: list[tuple[Pointers, int, int, int]] = []
    for storage, pointers, position in places:
        buffer, offset = parts.homes[storage]
        if buffer is None:
            pointers[position] = offset
        else:
            slots.append((pointers, position, buffer, offset))
    return Wiring(tuple(slots), tuple(steps), parts.aliases)
