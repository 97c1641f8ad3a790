"""A table on a GPU, updated without waiting for the GPU.

The host's copy of the table is pageable memory that the host may change at any time. Before a launch,
and only if it has changed, it is copied to one of a few pinned buffers and from there, in
stream order, to the table's memory on the device: kernels launched before read the old
addresses, later ones the new. A pinned buffer is reused when its copy is done; the host waits for that
only if it is that many launches ahead.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.backend import DeviceTable, TableMemory
from mlfuse.runtime.cupy_api import Cupy, Event, PinnedMemory, Stream

PINNED = 8
"""The most copies in flight at a time."""
_TO_DEVICE = 1
"""`cudaMemcpyHostToDevice`."""


class CudaTable:
    """One table's arrays on the current device."""

    def __init__(self, cupy: Cupy, arrays: TableMemory):
        self._cupy = cupy
        self._host = arrays.memory
        self._nbytes = max(arrays.memory.nbytes, 1)
        self._memory = cupy.empty((max(arrays.memory.size, 1),), np.dtype(np.int64))
        self._chunks = cupy.asarray(arrays.chunks)
        self._pinned: list[tuple[PinnedMemory, Array, Event]] = []
        self._next = 0
        self._last: Array | None = None
        self._stream: Stream | None = None

    @property
    def on_device(self) -> DeviceTable:
        """Its addresses; the table lives as long as they are kept."""
        return DeviceTable(self._memory.data.ptr, self._chunks.data.ptr, self._update, self)

    def _update(self) -> None:
        stream = self._cupy.cuda.get_current_stream()
        if self._stream is not None and stream.ptr != self._stream.ptr:
            self._stream.synchronize()  # its kernels may still read the old addresses
            self._last = None
        self._stream = stream
        if self._last is not None and np.array_equal(self._last, self._host):
            return
        memory, view, event = self._free()
        np.copyto(view, self._host)
        size, target = self._host.nbytes, self._memory.data.ptr
        self._cupy.cuda.runtime.memcpyAsync(target, memory.ptr, size, _TO_DEVICE, stream.ptr)
        event.record(stream)
        self._last = view

    def _free(self) -> tuple[PinnedMemory, Array, Event]:
        """A pinned buffer whose last copy is done."""
        if len(self._pinned) < PINNED:
            memory = self._cupy.cuda.alloc_pinned_memory(self._nbytes)
            view = np.frombuffer(cast(Any, memory), np.int64, self._host.size)
            event = self._cupy.cuda.Event(disable_timing=True)
            self._pinned.append((memory, view, event))
            return self._pinned[-1]
        self._next = (self._next + 1) % PINNED
        found = self._pinned[self._next]
        found[2].synchronize()
        return found
