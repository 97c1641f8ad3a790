"""Large memory on the host, used again once nobody can see it any more.

Fresh memory costs a page fault for every page: more than a kernel takes to fill it. So arrays from
`POOLED` bytes on lie in blocks of a pool: anonymous mappings, those of `HUGE` bytes and more aligned
to huge pages and made of them where the system has such.

**When a block is free.** `take` hands out a *lease*, a bare array over the block; what is made of it
(results, their views and slices, buffers and DLPack capsules of these) keeps the lease alive, since
NumPy's `base` leads there: it never skips to the mapping behind, which isn't an array. A weak reference
tells when the lease dies. An ndarray isn't tracked by the garbage collector, so that is when its last
user has let go of it, never while finalizers of a cycle may still look at it. A mapping that anybody
took hold of by itself (`lease.base`) isn't used again.

**How much is kept.** What is idle and what is in use are together never more than was in use at once:
before new memory is taken, idle blocks go back to the system, the longest idle first. What `MAX_IDLE`
further takes had no use for goes as well. `MLFUSE_POOL` limits what is idle, in bytes; 0 turns the pool
off.
"""

from __future__ import annotations

import mmap
import os
import sys
import weakref
from collections import deque
from threading import Lock, get_ident
from typing import Any

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array

POOLED = 1 << 17
"""Bytes from which on memory is pooled: below, malloc has it again without page faults."""
HUGE = 1 << 21
"""Bytes of a huge page."""
MAX_IDLE = 256
"""Blocks taken since a block was in use last."""
_SWEEP = 64
"""How often, in blocks taken, that is looked after."""

_PAGE = 4096
_BYTE = np.dtype(np.uint8)


class Block:
    """A mapping of at least `size` bytes, usable from `offset` on."""

    __slots__ = ("_alone", "address", "idle_since", "mapping", "offset", "size")

    def __init__(self, size: int):
        """OSError or ValueError where there isn't so much memory."""
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
        except OSError:  # a system without them: slower, nothing else
            return


class _Lease(weakref.ref[Any]):
    """Tells when an array over a block dies."""

    __slots__ = ("block",)
    block: Block


class Pool:
    """Blocks in use and idle ones. Threads may use it at the same time.

    A lease may die anywhere, also while this very thread is in here (the garbage collector runs when
    it likes): all that is done then is an append, which is atomic. `take` looks at what came.
    """

    def __init__(self, limit: int):
        self.limit = limit
        """Idle bytes at most; 0 where there is no pool."""
        self._idle: dict[int, list[Block]] = {}  # by size, the longest idle first
        self._idle_bytes = self._used_bytes = self._most = self._takes = 0
        self._leases: dict[
            int, _Lease
        ] = {}  # by id: a weak reference hashes as its array, which doesn't
        self._ended: deque[_Lease] = deque()
        self.reset_lock()

    def reset_lock(self) -> None:
        """In a child process, where a thread that held the lock isn't there to release it."""
        self._lock = Lock()
        self._holder = 0

    def take(self, nbytes: int) -> tuple[Array, int] | None:
        """An array of at least `nbytes` bytes, not initialized, and its address.

        None where the pool can't serve: there isn't so much memory, or a finalizer asks that runs
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
        """Give all idle memory back to the system, and forget how much was in use once."""
        with self._lock:
            self._collect()
            self._release(self._idle_bytes)
            self._most = self._used_bytes

    def held(self) -> tuple[int, int]:
        """Bytes of the blocks that arrays lie in, and of idle ones."""
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
        """Take in the blocks whose leases have ended."""
        ended, idle = self._ended, self._idle
        while ended:
            lease = ended.popleft()
            del self._leases[id(lease)]
            block = lease.block
            self._used_bytes -= block.size
            if block.is_seen():
                continue  # whoever holds the mapping keeps it alive
            block.idle_since = self._takes
            idle.setdefault(block.size, []).append(block)
            self._idle_bytes += block.size
        if self._idle_bytes > self.limit:
            self._release(self._idle_bytes - self.limit)

    def _release_old(self) -> None:
        """Give back what was idle during the last `MAX_IDLE` takes."""
        while self._idle_bytes and self._oldest().idle_since < self._takes - MAX_IDLE:
            self._release(1)
            self._most = self._used_bytes + self._idle_bytes

    def _release(self, nbytes: int) -> None:
        """Give at least so many idle bytes back to the system, if there are."""
        while nbytes > 0 and self._idle_bytes:
            block = self._oldest()
            self._idle[block.size].remove(block)
            self._idle_bytes -= block.size
            nbytes -= block.size

    def _oldest(self) -> Block:
        """The block that has been idle for the longest time, of some."""
        candidates = (blocks[0] for blocks in self._idle.values() if blocks)
        return min(candidates, key=lambda block: block.idle_since)


def rounded(nbytes: int) -> int:
    """The size of the block for so many bytes: whole pages, at most an eighth too much, so that
    sizes that differ little share blocks. What isn't touched of a block takes no memory."""
    step = max(_PAGE, (1 << nbytes.bit_length()) >> 4)
    return -(-nbytes // step) * step


def _limit() -> int:
    """`MLFUSE_POOL` in bytes. MlfuseError where it is no number."""
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
