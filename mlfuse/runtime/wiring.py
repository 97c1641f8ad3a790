"""A call as one C function of its buffers' addresses, for callers other than `Frame.run`: `runtime.entry`, XLA, torch.

An address goes into each slot, then steps start. What a call in C is, and nothing else, is `host.Call`.
"""

from __future__ import annotations

from mlfuse.runtime.frame import Frame
from mlfuse.runtime.host import Launch, Slot
from mlfuse.runtime.host_code import Wiring, host_code
from mlfuse.runtime.host_frame import HostFrame
from mlfuse.runtime.signature import A

AnyFrame = Frame[A] | HostFrame[A]
"""What runs calls of one set of sizes."""


def wiring(frame: AnyFrame[A], *, has_python: bool = False) -> Wiring | None:
    """The C function of a frame's call, for a caller who owns the frame from then on. None if a call has more
    than launches; see `Frame.parts`. With `has_python`, C may make library calls in Python: the caller doesn't hold
    the GIL then, and calls the wiring itself."""
    if isinstance(frame, HostFrame):
        return frame.wiring(has_python=has_python)
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
