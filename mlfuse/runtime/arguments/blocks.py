"""A pool of large host memory blocks, which are reused once no object refers to them.

Fresh memory costs a page fault for every page: more than a kernel takes to fill it. So arrays of
`POOLED` bytes or more are in blocks of a pool: anonymous mappings, those of `HUGE` bytes and more aligned
to huge pages and backed by them if the system has them.

**When a block is free.** `take` returns a *lease*, a bare array over the block; objects made from it
(results, their views and slices, buffers and DLPack capsules of these) keep the lease alive, since
NumPy's `base` leads there: it never skips to the mapping itself, which isn't an array. A weak reference
signals when the lease dies. The garbage collector doesn't track an ndarray, so it dies when its last
user releases it, never while finalizers of a cycle may still access it. A mapping that is referenced
directly (`lease.base`) isn't reused.

**How much is kept.** Idle and used blocks together never exceed the peak of the used ones:
before new memory is taken, idle blocks are returned to the system, the longest idle first. Blocks that `MAX_IDLE`
further takes didn't use are returned as well. `MLFUSE_POOL` limits the idle bytes; 0 turns the pool
off. C keeps the blocks of the last eight results of up to 2 MiB (`cpu/entry_arrays.c`), so that a call needs no Python; to the
pool they are in use.
"""

from __future__ import annotations

import mmap
import os
import sys
import weakref
from collections import deque
from collections.abc import Callable
from threading import Lock, get_ident
from typing import Any

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array

POOLED = 1 << 17
"""The least bytes for which memory is pooled: malloc reuses smaller blocks without page faults."""
HUGE = 1 << 21
"""Bytes of a huge page."""
MAX_IDLE = 256
"""An idle block is returned after this many takes."""
_SWEEP = 64
"""How often, in takes, idle blocks are checked."""

_PAGE = 4096
_INT64 = 2**63 - 1
_BYTE = np.dtype(np.uint8)


class Block:
    """A mapping of at least `size` bytes, usable from `offset` on."""

    __slots__ = ("_alone", "address", "idle_since", "mapping", "offset", "size")

    def __init__(self, size: int):
        """OSError or ValueError if there isn't enough memory."""
        slack = HUGE if size >= HUGE else 0
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
        self.mapping = mmap.mmap(-1, size + slack, flags=flags)
        start = np.frombuffer(self.mapping, _BYTE).ctypes.data
        self.offset = -start % HUGE if slack else 0
        self.address = start + self.offset
        self.size = size
        self.idle_since = 0
        if slack:
            self._want_huge_pages()
        self._alone = sys.getrefcount(self.mapping)

    def is_seen(self) -> bool:
        """Whether anything but this block holds the mapping."""
        return sys.getrefcount(self.mapping) > self._alone

    def _want_huge_pages(self) -> None:
        advice = getattr(mmap, "MADV_HUGEPAGE", None)
        if advice is None:
            return
        try:
            self.mapping.madvise(advice, self.offset, self.size)
        except OSError:  # a system without huge pages: only slower
            return


class _Lease(weakref.ref[Any]):
    """Signals when an array over a block dies."""

    __slots__ = ("block",)
    block: Block


class Pool:
    """Blocks in use and idle ones. Threads may use it at the same time.

    A lease may die anywhere, even while the same thread is in here (the garbage collector may run at any
    time): then only an append is done, which is atomic. `take` processes the appended leases.
    """

    def __init__(self, limit: int):
        self._limit = limit
        self._sharers: list[Callable[[int], object]] = []
        self._idle: dict[int, list[Block]] = {}  # by size, the longest idle first
        self._idle_bytes = self._used_bytes = self._most = self._takes = 0
        self._leases: dict[
            int, _Lease
        ] = {}  # by id: a weak reference hashes as its array, which doesn't
        self._ended: deque[_Lease] = deque()
        self.reset_lock()

    def reset_lock(self) -> None:
        """Called in a child process, where the thread that held the lock doesn't exist."""
        self._lock = Lock()
        self._holder = 0

    @property
    def limit(self) -> int:
        """The most idle bytes; 0 without a pool."""
        return self._limit

    @limit.setter
    def limit(self, nbytes: int) -> None:
        self._limit = nbytes
        self._call_in()

    def share(self, drop: Callable[[int], object]) -> None:
        """Let C keep blocks of results that died, for the next ones. `drop` gives them back, and says how many bytes may be kept."""
        self._sharers.append(drop)
        drop(min(self._limit, _INT64))

    def _call_in(self) -> None:
        """Take back all blocks that sharers keep."""
        for drop in self._sharers:
            drop(min(self._limit, _INT64))

    def take(self, nbytes: int) -> tuple[Array, int] | None:
        """An array of at least `nbytes` bytes, not initialized, and its address.

        None if the pool can't serve: not enough memory, or the caller is a finalizer that runs
        within another `take`.
        """
        if self._holder == get_ident():
            return None
        with self._lock:
            self._holder = get_ident()
            try:
                return self._take(rounded(nbytes))
            except (OSError, ValueError):
                return None
            finally:
                self._holder = 0

    def clear(self) -> None:
        """Return all idle memory to the system, and reset the peak."""
        self._call_in()
        with self._lock:
            self._collect()
            self._release(self._idle_bytes)
            self._most = self._used_bytes

    def held(self) -> tuple[int, int]:
        """The bytes of used blocks, and of idle ones."""
        self._call_in()
        with self._lock:
            self._collect()
            return self._used_bytes, self._idle_bytes

    def _take(self, size: int) -> tuple[Array, int]:
        self._collect()
        self._takes += 1
        if not self._takes % _SWEEP:
            self._release_old()
        if blocks := self._idle.get(size):
            block = blocks.pop()
            self._idle_bytes -= size
        else:
            block = self._fresh(size)
        self._used_bytes = used = self._used_bytes + size
        if used > self._most:
            self._most = used
        memory = np.ndarray((size,), _BYTE, block.mapping, block.offset)
        lease = _Lease(memory, self._ended.append)
        lease.block = block
        self._leases[id(lease)] = lease
        return memory, block.address

    def _fresh(self, size: int) -> Block:
        most = max(self._most, self._used_bytes + size)
        self._release(self._used_bytes + self._idle_bytes + size - most)
        try:
            return Block(size)
        except (OSError, ValueError):
            self._release(self._idle_bytes)
        return Block(size)

    def _collect(self) -> None:
        """Move blocks whose leases have ended to the idle ones."""
        ended, idle = self._ended, self._idle
        while ended:
            lease = ended.popleft()
            del self._leases[id(lease)]
            block = lease.block
            self._used_bytes -= block.size
            if block.is_seen():
                continue  # the mapping is still referenced
            block.idle_since = self._takes
            idle.setdefault(block.size, []).append(block)
            self._idle_bytes += block.size
        if self._idle_bytes > self._limit:
            self._release(self._idle_bytes - self._limit)

    def _release_old(self) -> None:
        """Return blocks that were idle during the last `MAX_IDLE` takes."""
        while self._idle_bytes and self._oldest().idle_since < self._takes - MAX_IDLE:
            self._release(1)
            self._most = self._used_bytes + self._idle_bytes

    def _release(self, nbytes: int) -> None:
        """Return at least this many idle bytes to the system, if there are as many."""
        while nbytes > 0 and self._idle_bytes:
            block = self._oldest()
            self._idle[block.size].remove(block)
            self._idle_bytes -= block.size
            nbytes -= block.size

    def _oldest(self) -> Block:
        """The block that has been idle longest."""
        candidates = (blocks[0] for blocks in self._idle.values() if blocks)
        return min(candidates, key=lambda block: block.idle_since)


def rounded(nbytes: int) -> int:
    """The size of the block for this many bytes: whole pages, at most an eighth too much, so that
    similar sizes share blocks. Untouched pages of a block take no memory."""
    step = max(_PAGE, (1 << nbytes.bit_length()) >> 4)
    return -(-nbytes // step) * step


def _limit() -> int:
    """`MLFUSE_POOL` in bytes. MlfuseError if it isn't a number."""
    if not hasattr(mmap, "MAP_ANONYMOUS"):
        return 0
    text = os.environ.get("MLFUSE_POOL", str(sys.maxsize))
    if not text.isdecimal():
        raise MlfuseError(f"MLFUSE_POOL is {text!r}; it must be a number of bytes, or 0")
    return int(text)


pool = Pool(_limit())
"""The pool of this process."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pool.reset_lock)
