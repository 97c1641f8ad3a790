"""Which schedule options are worth trying for a row kernel."""

from __future__ import annotations

from mlfuse.devices import Device
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.passes.schedule.options import ScheduleOptions


def row_candidates(kernel: KernelOp, device: Device) -> list[ScheduleOptions]:
    """Schedules to be timed, besides the one that is chosen anyway."""
    return [ScheduleOptions(min_blocks=blocks) for blocks in (2, 4)]


def row_revisions(kernel: KernelOp, device: Device) -> list[ScheduleOptions]:
    """Schedules with fewer registers, in the order in which they are to be tried."""
    return [ScheduleOptions(keep="shared"), ScheduleOptions(keep="strided")]
