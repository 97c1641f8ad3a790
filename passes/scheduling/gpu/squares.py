"""Squares of sums of products: what the schedules of matrix products on a GPU share.

    loop.parallel (%i, %j) in (M, N) {
      %s = loop.reduce (%k) in (K) init (%zero : f32) { ... }  // sums of products, see `scheduling/matrices.py`
      ... any scalar ops, loads and stores: the epilogue
    }

A block computes the sums of an area (`gpu/areas.py`) of `side` rows and columns. *Sides* are 64, or 32 where squares of 64 would
leave multiprocessors idle.

Traffic: each element of the left matrix is read once for each square of its rows, so N / `side` times, each of the right
one M / `side` times.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from math import ceil, prod
from typing import Self

from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.areas import Area, Corner
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.matrices import Matrices, matrices_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

SIDES = (64, 32)
LEAST = 16
"""The fewest rows and columns: with fewer, most threads of a block would have nothing to do."""


@dataclass(frozen=True)
class Squares(GpuSchedule):
    """Sums of products, by squares of sums."""

    products: tuple[Matrices, ...]
    side: int

    @abstractmethod
    def area(self, b: KernelBuilder, thread: Index) -> Area:
        """What writes the code of a block."""

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Self | Unsuited:
        found = matrices_of(space)
        if isinstance(found, Unsuited):
            return found
        if any(each.computed for each in found):
            return Unsuited("a right matrix is computed")
        if reason := cls.misfit(found, device):
            return Unsuited(reason)
        first = found[0]
        rows, columns = first.rows, first.columns
        if min(rows, columns) < LEAST:
            return Unsuited(f"its products have fewer than {LEAST} rows or columns")
        long, short = SIDES
        batch = prod(first.size(d) for d in first.batch)
        fills = batch * ceil(rows / long) * ceil(columns / long) >= device.units
        return cls(found, long if fills else short)

    @staticmethod
    def misfit(products: tuple[Matrices, ...], device: Device) -> str:
        """Why a device can't add these products in this way; empty if it can."""
        return ""

    def phases(self, job: Job) -> list[Phase]:
        first, side = self.products[0], self.side
        b = job.builder()
        thread, block = parts.thread_id(b), parts.block_id(b)
        rows, columns = first.rows, first.columns
        batch = [Product(first.size(d)) for d in first.batch]
        cuts = [*batch, Product(ceil(rows / side)), Product(ceil(columns / side))]
        *matrix, down, across = b.delinearize(block, cuts)
        of_batch = dict(zip(first.batch, matrix, strict=True))
        area = self.area(b, thread)
        area.write(self.products, Corner(of_batch, b.mul(down, side), b.mul(across, side)))
        points = Product(prod(size.factor for size in first.space.outer_sizes))
        grid = Count(Product(prod(c.factor for c in cuts)))
        return [job.finish(b, grid, area.THREADS, points)]
