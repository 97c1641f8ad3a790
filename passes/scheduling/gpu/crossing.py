"""Loads and stores that are contiguous along another dim than the rest of a nest: they cross it."""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.dialects.loop.ops import LoadOp, StoreOp
from mlfuse.dialects.sizes import ONE, ZERO
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.gpu.parts import Address, nbytes
from mlfuse.passes.scheduling.gpu.teams import WARP

_SHORT = 8
"""Sides of the index space from which squares pay."""
SHARED = 48 * 1024
"""Shared memory of a block's squares."""


@dataclass(frozen=True)
class Crossing:
    """The accesses along one dim of two, while the others go along the other dim."""

    dim: int
    inner: int
    """The dim of straight accesses: the innermost one, unless the other choice has fewer crossing
    accesses."""
    loads: dict[LoadOp, Address]
    stores: tuple[StoreOp, ...]

    @staticmethod
    def of(space: Space) -> Crossing | None:
        """The crossing accesses of a space; None if there are none or squares don't pay."""
        last = len(space.sizes) - 1
        candidates = [d for d in range(last) if _is_long(space, d)]
        if not candidates or not _is_long(space, last):
            return None
        found = [Crossing._along(space, d, last) for d in candidates]
        best = max(found, key=lambda crossing: len(crossing.squares))
        if not best.squares:
            return None
        # Choose the traversal with fewer crossing accesses.
        turned = Crossing._along(space, last, best.dim)
        if turned.squares and sum(turned.sizes()) < sum(best.sizes()):
            best = turned
        return best if best.shared(WARP, 1) <= SHARED else None

    @staticmethod
    def _along(space: Space, dim: int, inner: int) -> Crossing:
        crossing = [op for op, a in space.accesses.items() if _crosses(a, dim, inner)]
        loads = {
            op: Address.of(space.accesses[op], space.sizes)
            for op in crossing
            if isinstance(op, LoadOp)
        }
        return Crossing(dim, inner, loads, tuple(op for op in crossing if isinstance(op, StoreOp)))

    @property
    def squares(self) -> list[Address | StoreOp]:
        """The accesses that each need a square of shared memory."""
        return [*dict.fromkeys(self.loads.values()), *self.stores]

    def sizes(self) -> list[int]:
        """Bytes of an element of each square."""
        return [nbytes(s.buffer) for s in self.squares]

    def shared(self, side: int, width: int) -> int:
        """Bytes of shared memory of all squares."""
        return sum(side * (side + width) * size for size in self.sizes())


def _is_long(space: Space, dim: int) -> bool:
    size = space.sizes[dim].static
    return size is None or size >= _SHORT


def _crosses(access: Access, dim: int, inner: int) -> bool:
    if access.computed or access.varying or access.guard:
        return False
    return access.stride(dim) == ONE and access.stride(inner) not in (ONE, ZERO, None)
