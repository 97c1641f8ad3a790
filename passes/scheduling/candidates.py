"""The candidate schedules of a kernel: for timing, and for fewer registers.

Lists are short and follow from the kernel and the device's description alone. Their options keep every
bit, unless a row's team changes (`gpu/rows/options.py`).
"""

from __future__ import annotations

from mlfuse.dialects.loop.ops import KernelOp, NestOp, ParallelOp, SwitchOp
from mlfuse.passes.scheduling.emission.tables import has_tables
from mlfuse.passes.scheduling.gpu.rows.options import row_candidates, row_revisions
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device

_TIMED = ((1, None), (2, None), (4, None), (1, 512), (2, 128), (4, 128))
"""Groups per thread, and threads per block, of pointwise kernels and tables."""


def candidates(kernel: KernelOp, device: Device) -> list[ScheduleOptions]:
    """Schedules worth timing on a device; the first is the schedule's own choice."""
    own = ScheduleOptions()
    if not device.is_cuda or _is_mixed(kernel):
        return [own]
    if _is_flat(kernel):
        return [own, *(ScheduleOptions(per_thread=n, block=block) for n, block in _TIMED)]
    return [own, *row_candidates(device)]


def revisions(kernel: KernelOp, device: Device) -> list[ScheduleOptions]:
    """Schedules with fewer registers, the one nearest to the schedule's own first."""
    if not device.is_cuda or _is_mixed(kernel):
        return []
    if _is_flat(kernel):
        small = ((4, 1), (2, 1), (1, 1))
        return [
            ScheduleOptions(min_blocks=2),  # NVRTC spills for an occupancy that wasn't requested
            ScheduleOptions(per_thread=1),
            *(ScheduleOptions(width=width, per_thread=n) for width, n in small),
        ]
    return row_revisions()


def _is_mixed(kernel: KernelOp) -> bool:
    """Whether a kernel is a switch: several kernels in one launch, which share threads and
    registers."""
    return isinstance(kernel.body.block.first_op, SwitchOp)


def _is_flat(kernel: KernelOp) -> bool:
    """Whether a kernel's nests go over single elements, not over rows."""
    nests = [op for op in kernel.body.block.ops if isinstance(op, NestOp)]
    if has_tables(kernel):
        return True
    return bool(nests) and all(
        isinstance(nest, ParallelOp)
        and not any(isinstance(op, NestOp) for op in nest.body.block.ops)
        for nest in nests
    )
