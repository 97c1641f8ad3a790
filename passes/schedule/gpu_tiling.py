"""Which threads of a team hold which elements of a row, and what of the row they keep.

The elements of a row are numbered row-major. A team of T threads takes groups of `width` neighbours
in turn: group g of a thread starts at (g * T + lane) * width, so that the team's accesses lie next
to each other. With K groups a thread, values of the whole row are arrays of K * width registers.

What a row costs is how many of its values are alive at once. `choose` tries small teams first, since
a warp needs no barrier, and what is kept in this order:

- `batched`: every contiguous operand of a nest is loaded before the first element is computed, and
  what several nests read is read once. Many loads in flight, least traffic.
- `kept`: what several nests read, and `loop.local`s; the rest group by group.
- `locals`: `loop.local`s only; every nest reads its operands again.
- `strided`: nothing, and any length: a loop over groups. Locals go to memory.

All but the last are unrolled, so that arrays are registers: long bodies get larger teams. Registers per
thread come from the size of the block: a multiprocessor has 65536.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import SSAValue

from mlfuse.devices import Device
from mlfuse.dialects.loop.ops import AccessOp, AccumulateOp, LoadOp, LocalOp, NestOp, StoreOp
from mlfuse.errors import OpError
from mlfuse.passes.schedule import gpu_parts as parts
from mlfuse.passes.schedule.access import ZERO, Access, Product, Space, product
from mlfuse.passes.schedule.gpu_parts import Address
from mlfuse.passes.schedule.gpu_teams import WARP

Keep = Literal["batched", "kept", "locals", "strided"]

THREAD_ROW = 16
"""Longest row that one thread works on alone."""
WARP_ROW = 1024
"""Longest row that one warp works on."""
_FILE = 65536
"""32-bit registers of a multiprocessor, which its resident blocks share."""
_OVERHEAD = 24
"""Registers for addresses and the scalar code."""
_MAX_CODE = 8192
"""Ops that a kernel may be unrolled to: beyond, compilers take seconds and code its time to load."""
_FEW, _MANY = 16, 32
"""Elements of a row a thread holds: preferred, and at most."""


@dataclass(frozen=True)
class Tiling:
    """How the elements of one nest's rows are dealt out."""

    size: Product
    """Elements of a row."""
    width: int
    """Neighbours a thread takes at a time."""
    groups: int | None
    """Groups a thread; None where it loops until the row ends."""
    keep: Keep
    cut: bool
    """Whether the row may end within a group."""
    guarded: bool
    """Whether a thread may have fewer groups."""

    @property
    def array(self) -> int:
        """Elements of a register array that holds a thread's part of a row."""
        return self.width * (self.groups or 1)


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
        """Whether neighbours of the row are neighbours in memory."""
        if not self.sizes or is_local(access.op):
            return False
        return access.is_run(self.inner) and parts.is_ready(access)

    def key(self, access: Access) -> Address:
        """What tells loads of the same elements."""
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
    """Raise unless a `loop.local` is accessed at the row's own position only."""
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


def tile(rows: Rows, others: Sequence[Rows], threads: int, keep: Keep) -> Tiling:
    """The tiling of `rows` for a team; `others` are all nests whose loads it may share."""
    size = rows.size.static
    width = _width(rows, others)
    # A short row is better spread over all lanes than packed into a few.
    while size is not None and width > 1 and threads > 1 and size < threads * width:
        width //= 2
    last = rows.sizes[-1].static if rows.sizes else 1
    cut = width > 1 and (last is None or last % width != 0)
    if keep == "strided" or size is None:
        return Tiling(rows.size, width, None, "strided", cut, guarded=False)
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
        whole = not last.args and last.factor % width == 0
        single = len(rows.sizes) == 1
        if whole or (single and all(parts.is_vector(a, rows.inner, width) for a in grouped)):
            return width
        width //= 2
    return width


def choose(nests: Sequence[Rows], device: Device, teams: Sequence[int] = ()) -> tuple[int, Keep]:
    """Threads a team and what they keep, for rows that all `nests` walk along.

    `teams` are the sizes to choose from, where the caller knows better.
    """
    sizes = [rows.size.static for rows in nests]
    longest = max((size for size in sizes if size is not None), default=1)
    if None in sizes:
        return min(256, device.max_block), "strided"
    teams = teams or _teams(longest, device)
    tries: list[tuple[Keep, int]] = [
        *(("batched", _FEW), ("batched", _MANY)),
        *(("kept", _MANY), ("locals", _MANY)),
    ]
    for keep, most in tries:
        for threads in teams:
            tilings = [tile(rows, nests, threads, keep) for rows in nests]
            array = max((tiling.array for tiling in tilings), default=1)
            few = most if threads != WARP else _MANY
            if array > few or _code(nests, tilings) > _MAX_CODE:
                continue
            if _live(nests, tilings, keep) <= _available(threads, device):
                return threads, keep
    return teams[-1], "strided"


def _teams(longest: int, device: Device) -> list[int]:
    """Sizes of teams for rows of that length, the preferred first."""
    teams = [size for size in (128, 256, 512, 1024) if size <= device.max_block]
    if longest <= WARP_ROW:
        teams.insert(0, WARP)
    if longest <= THREAD_ROW:
        teams.insert(0, 1)
    return teams


def _code(nests: Sequence[Rows], tilings: Sequence[Tiling]) -> int:
    """Ops that a thread's part of a row is written out to."""
    lengths = [sum(1 for _ in rows.nest.walk()) for rows in nests]
    return sum(n * tiling.array for n, tiling in zip(lengths, tilings, strict=True))


def _available(threads: int, device: Device) -> int:
    """Registers that a thread has for the row."""
    block = max(threads, 256)
    return min(device.register_values, _FILE // block - _OVERHEAD)


def _live(nests: Sequence[Rows], tilings: Sequence[Tiling], keep: Keep) -> int:
    """32-bit values of the row that a thread holds at most at once."""
    spans = _spans(nests)
    peak = 0
    for position, (rows, tiling) in enumerate(zip(nests, tilings, strict=True)):
        passing = ending = stored = streamed = 0
        for value, (first, last) in spans.items():
            if not first <= position <= last:
                continue
            if not _is_kept(value, first != last, keep):
                streamed += _words(value.buffer) * tiling.width
            elif last > position:
                passing += _words(value.buffer) * tiling.array
            else:
                ending += _words(value.buffer) * tiling.array
        for op in rows.accesses():
            if isinstance(op, StoreOp) and rows.is_grouped(rows.space.accesses[op]):
                stored += _words(op.buffer) * (tiling.array if keep == "batched" else tiling.width)
        # Results take the registers of what was read for the last time.
        peak = max(peak, passing + streamed + max(ending, stored))
    return peak + sum(map(_carried, nests, tilings))


def _carried(rows: Rows, tiling: Tiling) -> int:
    """What a thread holds from row to row."""
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
