"""A call as one C function of its buffers' addresses, for callers other than `run`: `runtime.entry`, XLA, torch.

What a call in C is, and nothing else, is `host.Call`.
"""

from __future__ import annotations

from mlfuse.runtime.frame import Frame
from mlfuse.runtime.host_code import Wiring
from mlfuse.runtime.host_frame import HostFrame
from mlfuse.runtime.signature import A

AnyFrame = Frame[A] | HostFrame[A]
"""What runs calls of one set of sizes."""


def wiring(frame: AnyFrame[A], *, has_python: bool = False) -> Wiring | None:
    """The C function of a frame's call, for a caller who owns the frame from then on. None if a call needs Python. With
    `has_python`, C may make library calls in Python: the caller doesn't hold the GIL then, and calls the wiring itself."""
    return frame.wiring(has_python=has_python) if isinstance(frame, HostFrame) else None
