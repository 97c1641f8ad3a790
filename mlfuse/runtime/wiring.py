"""A call in a form for callers other than `Frame.run`, such as C: addresses go into slots, then steps start."""

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
    """Slots to fill in, and the steps to start afterwards.

    A slot is an array of addresses, a position in it, the buffer whose address goes there (arguments first,
    then results), and an offset in bytes. `aliases` has for each result the argument whose memory it takes.
    """

    slots: tuple[tuple[Pointers, int, int, int], ...]
    steps: tuple[Callable[[], object], ...]
    aliases: tuple[int | None, ...]


def wiring(
    frame: Frame[A],
    address: Callable[[A], int],
    native: Callable[[Work], Sequence[NativeCall] | None],
) -> Wiring | None:
    """The form of a frame's call for another caller, who owns the frame from then on.

    `address` returns an array's address, `native` a library's work as C calls, or None. None if a call has
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
