"""The private state of one running call: what threads that call one launch plan at the same time don't share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice
from typing import Generic

import numpy as np

from mlfuse.runtime.arguments.signature import A, Shapes
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.host.frame import HostFrame
from mlfuse.runtime.host.operands import Strided

MAX_TRIED = 4
"""How many recently used frames are checked when a call's sizes differ from the last one's."""
_BYTE = np.dtype(np.uint8)


class Workspace(Generic[A]):
    """Frames, and the arena of their intermediates."""

    def __init__(self, backend: Backend[A]):
        self.frames: OrderedDict[tuple[Shapes, Strided], HostFrame[A]] = OrderedDict()
        self.last: HostFrame[A] | None = None
        """The frame of the last call."""
        self._backend = backend
        self._arena: tuple[A, int] | None = None
        self._size = 0

    def accepting(self, args: tuple[object, ...]) -> HostFrame[A] | None:
        """The most recently used frame that accepts such arguments."""
        last = self.last
        if last is None or last.accept(args):
            return last
        for frame in islice(reversed(self.frames.values()), MAX_TRIED):
            if frame is not last and frame.accept(args):
                return frame
        return None

    def run(
        self,
        frame: HostFrame[A],
        args: Sequence[A],
        out: Sequence[A | None],
        *,
        accepted: bool = False,
    ) -> list[A]:
        """Run a frame, in the arena that all frames share."""
        self.last = frame
        if frame.arena_bytes == 0:
            return frame.run(args, out, accepted=accepted)
        if self._arena is None or self._size < frame.arena_bytes:
            self._drop_arena()
            self._size = frame.arena_bytes
            self._arena = self._backend.empty((self._size,), _BYTE, self._size)
        try:
            if not frame.is_bound:
                frame.bind(*self._arena)
            return frame.run(args, out, accepted=accepted)
        finally:
            if not self._backend.keeps_arena:
                self._drop_arena()

    def _drop_arena(self) -> None:
        for frame in self.frames.values():
            frame.release()
        self._arena = None
