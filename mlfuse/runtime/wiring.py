"""A call as one C function of its buffers' addresses, for callers other than `Frame.run`: `runtime.entry`, XLA, torch.

An address goes into each slot, then steps start. What a call in C is, and nothing else, is `host.Call`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

from mlfuse.runtime.backend import Pointers
from mlfuse.runtime.frame import Frame
from mlfuse.runtime.host import Call, Launch, Slot
from mlfuse.runtime.host_code import host_code
from mlfuse.runtime.signature import A


@dataclass(frozen=True)
class Wiring:
    """A call in C, and the objects that it needs. It serves one caller at a time.

    `aliases` has for each result the argument whose memory it takes.
    """

    call: Call
    aliases: tuple[int | None, ...]
    is_large: bool
    """Whether it may take so long that others should have the GIL meanwhile."""
    keep: object

    def __call__(self, buffers: Pointers) -> None:
        """Run on the buffers at these addresses: the arguments, then the results."""
        host_code().call(self.call, buffers)


def buffers(addresses: Sequence[int]) -> Pointers:
    """The addresses of a call's arguments and results, in the form that C takes."""
    return (ctypes.c_void_p * len(addresses))(*addresses)


def wiring(frame: Frame[A]) -> Wiring | None:
    """The C function of a frame's call, for a caller who owns the frame from then on. None if a call has more
    than launches; see `Frame.parts`."""
    parts = frame.parts()
    if parts is None:
        return None
    launches = [step for step in parts.steps if isinstance(step, Launch)]
    if len(launches) < len(parts.steps):
        return None
    slots: list[Slot] = []
    for storage, filled in enumerate(parts.places):
        for pointers, position in filled:
            buffer, offset = parts.homes[storage]
            if buffer is None:
                pointers[position] = offset
            else:
                slots.append((pointers, position, buffer, offset))
    call, kept = host_code().wire(slots, launches)
    is_large = any(launch.is_large for launch in launches)
    return Wiring(call, parts.aliases, is_large, (kept, frame))
