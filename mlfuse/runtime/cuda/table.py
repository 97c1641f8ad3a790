"""A table on a GPU, updated without waiting for the GPU.

The host's copy of the table is pageable memory that the host may change at any time. Before a launch,
and only if it has changed, it is copied to one of a few pinned buffers and from there, in
stream order, to the table's memory on the device: kernels launched before read the old
addresses, later ones the new. A pinned buffer is reused when its copy is done; the host waits for that
only if it is that many launches ahead.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.table import ROW_EXTRA
from mlfuse.runtime.backend import DeviceTable, TableMemory
from mlfuse.runtime.cupy_api import Cupy, Event, PinnedMemory, Stream
from mlfuse.runtime.host.tables import TableArrays

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


class _Table(ctypes.Structure):
    """`struct mlf_table` of `mlfuse_cuda_host.h`."""

    _fields_ = (
        ("rows", ctypes.c_void_p),
        ("count", ctypes.c_int64),
        ("columns", ctypes.c_int64),
        ("width", ctypes.c_int64),
        ("bytes", ctypes.c_size_t),
        ("memory", ctypes.c_void_p),
        ("chunks", ctypes.c_void_p),
        ("pinned", ctypes.c_void_p * PINNED),
        ("copied", ctypes.c_void_p * PINNED),
        ("last", ctypes.c_int64),
        ("stream", ctypes.c_void_p),
    )


class HostTables:
    """The tables of a compiled host function for known sizes, which updates them itself, in the same way."""

    def __init__(self, cupy: Cupy, arrays: Sequence[TableArrays]):
        self._kept: list[object] = [arrays]
        self._tables = (_Table * len(arrays))(*(self._table(cupy, each) for each in arrays))

    @property
    def address(self) -> int:
        """The address of the tables, for C."""
        return ctypes.addressof(self._tables)

    def memory(self, number: int) -> int:
        """Where a table is on the device."""
        return self._tables[number].memory

    def _table(self, cupy: Cupy, arrays: TableArrays) -> _Table:
        count, width = arrays.rows.shape
        nbytes = arrays.memory.nbytes
        memory = cupy.empty((max(arrays.memory.size, 1),), np.dtype(np.int64))
        chunks = cupy.asarray(arrays.chunks)
        pinned = [cupy.cuda.alloc_pinned_memory(max(nbytes, 1)) for _ in range(PINNED)]
        copied = [cupy.cuda.Event(disable_timing=True) for _ in range(PINNED)]
        self._kept += [memory, chunks, pinned, copied]
        return _Table(
            *(arrays.memory.ctypes.data, count, width - ROW_EXTRA, width, nbytes),
            *(memory.data.ptr, chunks.data.ptr),
            (ctypes.c_void_p * PINNED)(*(each.ptr for each in pinned)),
            (ctypes.c_void_p * PINNED)(*(each.ptr for each in copied)),
            *(-1, 0),
        )
