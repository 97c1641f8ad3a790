"""One protocol for all schedules: how one nest at the top level of a kernel becomes code.

A device has a list of schedules in order of preference (`cpu/kernel.py: SCHEDULES`, `gpu/kernel.py`). Each is a
class. Its `of` analyzes a nest and makes all decisions that follow from sizes and device; or it returns an
`Unsuited` with the reason why the schedule doesn't apply. The first that applies is used, so each may assume that
the earlier ones don't apply. Its emission (`emit` on a CPU, `phases` on a GPU) then decides nothing.

The shape of a nest determines which schedules can run it, and of two such schedules the earlier is faster. So the
list is an order, and no schedule has a cost to be compared. If a choice needs a cost (how many threads share a
row of a GPU, and what they keep of it), it is estimated inside one schedule, in `gpu/rows/choice.py`.

Complexity: linear in the ops of a nest, times the schedules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self, TypeVar

from mlfuse.diagnostics.errors import OpError
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device


@dataclass(frozen=True)
class Unsuited:
    """Why a schedule doesn't apply to a nest: a clause about the nest, such as "its rows have 300 elements"."""

    reason: str


class NestSchedule(ABC):
    """The schedule of one nest, with all its decisions."""

    name: ClassVar[str]
    """Its name in errors: "by columns"."""

    @classmethod
    @abstractmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Self | Unsuited:
        """The schedule of a nest, or the reason why it doesn't apply. Changes nothing."""


S = TypeVar("S", bound=NestSchedule)


def first_that_applies(
    schedules: Sequence[type[S]], space: Space, device: Device, options: ScheduleOptions
) -> S:
    """The first schedule of a list that applies to a nest. OpError with every reason if none applies."""
    misfits: list[str] = []
    for schedule in schedules:
        match schedule.of(space, device, options):
            case Unsuited(reason):
                misfits.append(f"not {schedule.name}: {reason}")
            case chosen:
                return chosen
    nest = space.nest
    raise OpError(nest, f"{nest.name}: no schedule of {device.name} fits it: {'; '.join(misfits)}")
