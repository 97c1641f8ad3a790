"""The cost of a choice, in microseconds on a device: bytes moved, repeated work, launches.

Kernels here are bound by memory or by launches, so a value's *round trip* (written once, read by
each kernel that needs it) is compared with the work of recomputing it where it is needed. The
figures are estimates from the device description; a `?` dim counts as 1024.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.passes.utils.dims import DimClasses, nominal
from mlfuse.targets.devices import Device


@dataclass(frozen=True)
class CostModel:
    """Estimates for one device and one function."""

    device: Device
    classes: DimClasses

    def elements(self, value: SSAValue) -> int:
        """How many elements a value has."""
        return prod(nominal(size) for size in self.classes.sizes(value))

    def nbytes(self, value: SSAValue) -> int:
        """How many bytes a value takes in memory."""
        return self.elements(value) * dtypes.of(value.type).nbytes

    def round_trip_us(self, value: SSAValue, readers: int) -> float:
        """Writing a value once and reading it `readers` times."""
        return self.device.move_us(self.nbytes(value) * (1 + readers))

    def recompute_us(self, op: GraphOp, points: int, copies: int) -> float:
        """Recomputing a value `copies` times at `points` points each, reading its operands again
        each time."""
        work = self.device.compute_us(op.FLOPS * points)
        reads = self.device.move_us(sum(self.nbytes(v) for v in op.operands))
        return copies * max(work, reads)
