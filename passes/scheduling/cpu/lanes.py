"""Reductions on a CPU: lane accumulators and a fixed tree.

A vector unit adds 8 or 16 numbers at once, and the next addition must not wait for the last; so a reduction keeps
`LANES` partial results, fewer where there are fewer elements. Element j goes to lane j mod LANES, in order; the lanes
are then combined 16 apart, 8 apart, 4, 2, 1. The order of combination depends on the size alone, never on the vector
width or the number of threads. The lanes are an array in the text; gcc keeps it in vector registers, because the loop
over lanes has a constant length.

Reductions of a known, small size run in order, without lanes.

Error: each lane adds n / LANES numbers in order, then 5 levels of tree; full reductions do that
again over the partial results of chunks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import ReduceOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.kept_functions import KeptValues
from mlfuse.passes.scheduling.cpu.partials import Partials
from mlfuse.passes.scheduling.cpu.prefetch import Ahead
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder

LANES = 32
"""Partial results: two 512-bit vectors of f32, four 256-bit ones."""
SERIAL = 8
"""The most elements of a reduction without lanes."""

Body = Callable[[Index], list[SSAValue]]
"""Emits one iteration at an index and returns what it yields."""


def reduce_body(
    b: KernelBuilder,
    reduce: ReduceOp,
    space: Space,
    point: Sequence[Index],
    kept: KeptValues | None = None,
) -> list[SSAValue]:
    """Emit one iteration of a reduction at a point of its space."""
    point = point[: len(space.sizes)]  # a space of one element has no dims
    b.bind_indices(space, point)
    hooks = memory_hooks(b, space.accesses, point)
    if kept is None or not point:
        return b.clone(reduce.body.block.ops, hooks)
    return kept.clone(list(reduce.body.block.ops), hooks, point[-1])


class Lanes:
    """The partial results of one reduction, in private memory."""

    def __init__(
        self,
        b: KernelBuilder,
        reduce: ReduceOp,
        elements: int | None,
        leave_out: Collection[int] = (),
        count: SSAValue | None = None,
    ):
        """`elements`: the total number of elements, None if unknown.

        `leave_out`: results that are computed elsewhere (see `Partials`). `count`: the number of elements, if it is
        known only at run time; the result then has the bits of a reduction of that static size.
        """
        self.b = b
        self.partials = Partials(b, reduce, leave_out)
        self.count = count
        self.is_serial = elements is not None and elements <= SERIAL
        self.init = self.partials.init()
        self.lanes = LANES if elements is None else min(LANES, _power_of_two(elements))
        lanes = None if self.is_serial else self.lanes
        self.parts = [b.alloca(value.type, lanes) for value in self.init]
        if self.is_serial:
            self._store(self.init, None)
            return
        with b.simd(0, self.lanes) as lane:
            self._store(self.init, lane)

    def add_run(self, low: Index, high: Index, body: Body, ahead: Ahead | None = None) -> None:
        """Combine the iterations from `low` to `high`.

        The lines of `ahead` are prefetched meanwhile.
        """
        b = self.b
        if self.is_serial:
            with b.loop(low, high) as j:
                self._combine(self.partials.yielded(body(j)), None)
            return
        if self.count is not None:
            # Few elements go in order, in one lane; up to LANES elements, unused lanes make no
            # difference.
            few = b.less(self.count, SERIAL + 1)
            end = b.select(few, high, low)
            with b.loop(low, end) as j:
                self._combine(self.partials.yielded(body(j)), 0)
            low = end
        length = b.sub(high, low)
        rest = b.rem(length, self.lanes)
        main = b.sub(high, rest)
        if not (isinstance(length, int) and length < self.lanes):
            with b.loop(low, main, self.lanes) as j:
                if ahead is not None:
                    ahead.fetch(j, self.lanes)
                with b.simd(0, self.lanes) as lane:
                    self._combine(self.partials.yielded(body(b.add(j, lane))), lane)
        if rest != 0:
            with b.simd(0, rest) as lane:
                self._combine(self.partials.yielded(body(b.add(main, lane))), lane)

    def finish(self) -> list[SSAValue]:
        """The result."""
        if self.is_serial:
            return self.partials.result(self._load(None))
        b = self.b
        width = self.lanes // 2
        while width:
            with b.simd(0, width) as lane:
                self._combine(self._load(b.add(lane, width)), lane)
            width //= 2
        return self.partials.result(self._load(0))

    def _combine(self, values: list[SSAValue], lane: Index | None) -> None:
        self._store(self.partials.combine(self._load(lane), values), lane)

    def _load(self, lane: Index | None) -> list[SSAValue]:
        return [self.b.load(part, lane) for part in self.parts]

    def _store(self, values: list[SSAValue], lane: Index | None) -> None:
        for part, value in zip(self.parts, values, strict=True):
            self.b.store(value, part, lane)


def _power_of_two(elements: int) -> int:
    """The largest power of two that isn't larger, at least 1."""
    return 1 << max(elements.bit_length() - 1, 0)
