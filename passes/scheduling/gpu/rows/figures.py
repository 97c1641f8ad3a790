"""Estimates the cost of a tiling: registers, code, shared memory, bytes moved, work.

These are estimates before compilation. Registers are the values that are live at once, accurate to a
few; the compiler's figures are read afterwards (see `docs/gpu-figures.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import (
    AccessOp,
    AccumulateOp,
    LoadOp,
    LocalOp,
    NestOp,
    ReduceOp,
    StoreOp,
)
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.parts import Address
from mlfuse.passes.scheduling.gpu.rows.tiling import LOOPED, Keep, Rows, Tiling, is_local

_MATH, _DIVISION, _ACCESS = 16, 9, 2
"""Instructions of a function such as exp, a division rounded to nearest, and an access."""


def live(nests: Sequence[Rows], tilings: Sequence[Tiling], keep: Keep) -> int:
    """32-bit values of the row that a thread holds at most at once."""
    spans = _spans(nests)
    peak = 0
    whole = keep == "batched" or keep in LOOPED
    for position, (rows, tiling) in enumerate(zip(nests, tilings, strict=True)):
        passing = ending = stored = streamed = 0
        for value, (first, last) in spans.items():
            if not first <= position <= last:
                continue
            if keep in LOOPED:
                if not isinstance(value.buffer.owner, LocalOp):
                    ending += _words(value.buffer) * tiling.array
            elif not _is_kept(value, first != last, keep):
                streamed += _words(value.buffer) * tiling.width
            elif first == position and isinstance(value.buffer.owner, LocalOp):
                stored += _words(value.buffer) * tiling.array
            elif last > position:
                passing += _words(value.buffer) * tiling.array
            else:
                ending += _words(value.buffer) * tiling.array
        for op in rows.accesses():
            if isinstance(op, StoreOp) and rows.is_grouped(rows.space.accesses[op]):
                stored += _words(op.buffer) * (tiling.array if whole else tiling.width)
        # Results take the registers of operands after their last use.
        peak = max(peak, passing + streamed + max(ending, stored))
    return peak + sum(map(_carried, nests, tilings))


def overhead(nests: Sequence[Rows]) -> int:
    """Other registers: addresses, partial results, the scalars of the body."""
    buffers = {op.buffer for rows in nests for op in rows.accesses()}
    results = [result for rows in nests for result in rows.nest.results]
    counted = any(rows.space.pinned for rows in nests)
    return 20 + 2 * len(buffers) + 2 * len(results) + 8 * counted


def code(nests: Sequence[Rows], tilings: Sequence[Tiling]) -> int:
    """Ops of the unrolled code for a thread's part of a row."""
    lengths = [sum(1 for _ in rows.nest.walk()) for rows in nests]
    return sum(n * tiling.array for n, tiling in zip(lengths, tilings, strict=True))


def shared_bytes(nests: Sequence[Rows], tilings: Sequence[Tiling], team: int, blocks: int) -> int:
    """Shared memory of a block that keeps values for several nests."""
    total = 0
    for value, (first, last) in _spans(nests).items():
        if first != last or isinstance(value.buffer.owner, LocalOp):
            elements = tilings[first].shared_elements(team, blocks)
            total += elements * parts.nbytes(value.buffer)
    return total


def moved_bytes(nests: Sequence[Rows], keep: Keep, again: float) -> float:
    """Bytes that a row reads and writes; repeated reads count `again` times."""
    total = 0.0
    seen: set[Address] = set()
    for rows in nests:
        size = rows.size.static or 0
        in_nest: set[Address] = set()
        for op in rows.accesses():
            access = rows.space.accesses[op]
            if is_local(op) or rows.inner not in access.used:
                continue
            key = rows.key(access)
            nbytes = size * parts.nbytes(op.buffer)
            if not isinstance(op, LoadOp):
                total += nbytes
            elif key not in in_nest:
                along = any(dim < rows.first for dim in access.used)
                is_kept = rows.is_grouped(access) and keep in ("batched", "kept", "shared")
                if key not in seen:
                    total += nbytes if along else 0  # the same in every row: it stays in a cache
                elif not is_kept:
                    total += nbytes * again
                in_nest.add(key)
        seen |= in_nest
    return total


def work(nests: Sequence[Rows]) -> int:
    """Approximate instructions for all of a row's elements."""
    return sum(_nest_work(rows.nest) * (rows.size.static or 0) for rows in nests)


@lru_cache(maxsize=256)
def _nest_work(nest: NestOp) -> int:
    return sum(_instructions(op) for op in nest.walk() if op is not nest)


def _instructions(op: Operation) -> int:
    if op.name.startswith("math."):
        return _MATH
    if isinstance(op, arith.DivfOp):
        return _DIVISION
    if isinstance(op, AccessOp):
        return 0 if is_local(op) else _ACCESS
    return 0 if isinstance(op, arith.ConstantOp) or not op.results else 1


def meetings(nests: Sequence[Rows]) -> int:
    """The number of exchanges in a team."""
    return sum(isinstance(rows.nest, ReduceOp) for rows in nests)


def _carried(rows: Rows, tiling: Tiling) -> int:
    """The values that a thread holds from row to row."""
    ops = [op for op in rows.accesses() if isinstance(op, AccumulateOp)]
    return sum(_words(value) for op in ops for value in op.values) * tiling.array


def _spans(nests: Sequence[Rows]) -> dict[Address, tuple[int, int]]:
    """The first and the last nest that needs each loaded value, and each local."""
    spans: dict[Address, tuple[int, int]] = {}
    for position, rows in enumerate(nests):
        for op in rows.accesses():
            access = rows.space.accesses[op]
            if is_local(op) or (isinstance(op, LoadOp) and rows.is_grouped(access)):
                key = rows.key(access)
                spans[key] = (spans.get(key, (position, position))[0], position)
    return spans


def _is_kept(value: Address, is_shared: bool, keep: Keep) -> bool:
    """Whether a thread holds a value for all its groups at once."""
    if keep == "batched" or isinstance(value.buffer.owner, LocalOp):
        return True
    return keep == "kept" and is_shared


def _words(buffer: SSAValue) -> int:
    """Registers that an element takes."""
    return -(-parts.nbytes(buffer) // 4)
