"""The input of every GPU schedule: the phase to write, and its values from outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.access import Layout
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.types import index_bits
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase, Scratch
from mlfuse.targets.devices import Device

_BEYOND = 2**22
"""More points than in the last block, or in one step of a whole grid."""


@dataclass
class Job:
    """One phase to write: its kernel, and the values that it needs from outside its nests."""

    kernel: KernelOp
    layout: Layout
    device: Device
    name: str
    scratch: list[Scratch]
    """The kernel's scratch buffers so far."""
    prologue: Callable[[KernelBuilder], None]
    """Writes the scalars that the phase uses."""

    @cached_property
    def options(self) -> ScheduleOptions:
        """The kernel's schedule options."""
        return ScheduleOptions.of(self.kernel)

    def builder(self) -> KernelBuilder:
        """A builder that has those values."""
        b = KernelBuilder(self.kernel, self.layout, self.scratch)
        self.prologue(b)
        return b

    def finish(
        self,
        b: KernelBuilder,
        grid: Count,
        block: int,
        total: Product,
        cluster: int = 1,
        min_blocks: int | None = None,
    ) -> Phase:
        """The phase; `total` is the largest index of its threads. `min_blocks`: for so many blocks a multiprocessor has
        registers, if the options don't say it.

        The last block's threads may compute addresses past the end, up to twice as far, before a
        guard stops them: these must not overflow.
        """
        bits = index_bits(self.layout, 2 * (total.static or 0) + _BEYOND)
        return b.finish(
            self.name,
            device=self.device.name,
            grid=grid,
            block=block,
            bits=bits,
            min_blocks=self.options.min_blocks or min_blocks,
            cluster=cluster,
        )
