"""Assigns the elements of a row to the threads of a team, and decides which values they keep.

The elements of a row are numbered row-major. A team of T threads takes groups of `width` adjacent elements in turn:
group g of a thread starts at (g * T + lane) * width, so that the team's accesses are coalesced. With K groups per
thread, values of the whole row are arrays of K * width registers.

The values of its part of a row that a thread keeps between nests:

- `batched`: every contiguous operand of a nest is loaded before the first element is computed, and
  operands of several nests are read once. Many loads in flight, least traffic.
- `kept`: operands of several nests, and `loop.local`s; the rest group by group.
- `locals`: `loop.local`s only; every nest reads its operands again.
- `shared`: operands of several nests, and `loop.local`s, in shared memory: a loop over batches of
groups.
- `strided`: nothing, for any length: a loop over batches of groups. Locals go to memory.

The first three are unrolled, so that arrays are registers. `gpu/rows/choice.py` chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal

from xdsl.dialects.builtin import MemRefType

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import AccessOp, LocalOp, NestOp
from mlfuse.dialects.sizes import ZERO, Product, product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.parts import Address

Keep = Literal["batched", "kept", "locals", "shared", "strided"]
LOOPED: tuple[Keep, ...] = ("shared", "strided")
"""Ways to keep a row that loop over its groups."""


@dataclass(frozen=True)
class Tiling:
    """The assignment of the elements of one nest's rows."""

    size: Product
    """Elements of a row."""
    width: int
    """Neighbours a thread takes at a time."""
    groups: int | None
    """Groups per thread; None if it loops until the row ends."""
    keep: Keep
    cut: bool
    """Whether the row may end within a group."""
    guarded: bool
    """Whether a thread may have fewer groups."""

    batch: int = 1
    """Groups that are loaded before the first is computed, if the thread loops."""

    @property
    def at_once(self) -> int:
        """Groups that a thread has in registers."""
        return self.batch if self.groups is None else self.groups

    @property
    def array(self) -> int:
        """Elements of a register array that holds a thread's part of a row, or a batch of it."""
        return self.width * self.at_once

    def shared_elements(self, threads: Index, blocks: int) -> int:
        """Elements of a shared array that holds what a block of a team has of a row."""
        size = self.size.static
        assert size is not None
        if blocks == 1:
            return -(-size // self.width) * self.width
        assert isinstance(threads, int)
        groups = -(-size // (threads * self.width))
        return groups * self.width * threads // blocks


@dataclass(frozen=True)
class Rows:
    """A nest's loop dims with the row's own from `first` on."""

    nest: NestOp
    space: Space
    first: int

    @property
    def sizes(self) -> tuple[Product, ...]:
        """Sizes of the row's dims."""
        return self.space.sizes[self.first :]

    @property
    def size(self) -> Product:
        """Elements of a row."""
        return product(self.sizes)

    @property
    def inner(self) -> int:
        """The innermost dim."""
        return len(self.space.sizes) - 1

    def accesses(self) -> list[AccessOp]:
        """The nest's loads and stores, in order."""
        return [op for op in self.nest.regions[0].block.ops if isinstance(op, AccessOp)]

    def is_grouped(self, access: Access) -> bool:
        """Whether the row is contiguous in memory."""
        if not self.sizes or is_local(access.op):
            return False
        return access.is_run(self.inner) and parts.is_ready(access)

    def key(self, access: Access) -> Address:
        """A key that is equal for loads of the same elements."""
        return Address.of(access, self.space.sizes)


def is_local(op: AccessOp) -> bool:
    """Whether an access is to a `loop.local`."""
    return isinstance(op.buffer.owner, LocalOp)


def local_elements(op: LocalOp) -> int:
    """How many elements a `loop.local` has."""
    type_ = op.result.type
    assert isinstance(type_, MemRefType)
    return prod(type_.get_shape())


def local_bytes(op: LocalOp) -> int:
    """How many bytes a `loop.local` has."""
    return local_elements(op) * parts.nbytes(op.result)


def check_local(rows: Rows, op: AccessOp) -> None:
    """Raise OpError unless a `loop.local` is accessed only at the row's own position."""
    access = rows.space.accesses[op]
    wanted: list[Product] = []
    stride = Product(1)
    for size in reversed(rows.sizes):
        wanted.append(stride)
        stride = stride * size
    strides = (*[ZERO] * rows.first, *reversed(wanted))
    if access.strides != strides or access.offset:
        raise OpError(
            op,
            f"{op.name}: a loop.local can only be accessed at its row's own position on a GPU; "
            "use a buffer for values that move between iterations",
        )


def tile(rows: Rows, others: Sequence[Rows], threads: int, keep: Keep, batch: int = 1) -> Tiling:
    """The tiling of `rows` for a team; `others` are all nests whose loads it may share."""
    size = rows.size.static
    width = _width(rows, others)
    # A short row is spread over all lanes rather than packed into a few.
    while size is not None and width > 1 and threads > 1 and size < threads * width:
        width //= 2
    last = rows.sizes[-1].static if rows.sizes else 1
    cut = width > 1 and (last is None or last % width != 0)
    if keep in LOOPED or size is None:
        step = threads * width * batch
        guarded = batch > 1 and (size is None or size % step != 0)
        kept: Keep = "strided" if size is None else keep
        return Tiling(rows.size, width, None, kept, cut, guarded, batch)
    groups = -(-size // (threads * width))
    return Tiling(rows.size, width, groups, keep, cut, guarded=size % (threads * width) != 0)


def _width(rows: Rows, others: Sequence[Rows]) -> int:
    """The most elements that the contiguous accesses allow a group."""
    if not rows.sizes:
        return 1
    accesses = [
        access
        for other in others
        for access in other.space.accesses.values()
        if not is_local(access.op) and other.sizes == rows.sizes
    ]
    grouped = [access for access in accesses if access.is_run(rows.inner)]
    width = parts.group_width(grouped, rows.inner)
    last = rows.sizes[-1]
    while width > 1:
        whole = not last.symbols and last.factor % width == 0
        single = len(rows.sizes) == 1
        if whole or (single and all(parts.is_vector(a, rows.inner, width) for a in grouped)):
            return width
        width //= 2
    return width
