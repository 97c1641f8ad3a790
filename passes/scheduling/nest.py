"""One protocol for all schedules: how one nest at the top level of a kernel becomes code.

A device has a list of schedules in order of preference (`cpu/kernel.py: SCHEDULES`, `gpu/kernel.py`). Each is a
class. Its `of` looks at a nest and decides everything that follows from sizes and device; or it says why the
schedule doesn't apply, as a `Unsuited`. The first that applies is taken, so each may rely on those before it having
declined. Its emission (`emit` on a CPU, `phases` on a GPU) then decides nothing.

Which nests a schedule can run is a matter of their shape, and of two that can the earlier is faster: that is why the
list is an order and no schedule has a cost to be compared. Where only a cost can tell (how many threads share a
row of a GPU, what they keep of it), it is estimated inside of one schedule, in `gpu/rows/choice.py`.

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
    """How one nest runs, with all that was decided about it."""

    name: ClassVar[str]
    """What it is called in errors: "by columns"."""

    @classmethod
    @abstractmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Self | Unsuited:
        """The schedule of a nest, or why it doesn't apply. It changes nothing."""


S = TypeVar("S", bound=NestSchedule)


def first_that_applies(
    schedules: Sequence[type[S]], space: Space, device: Device, options: ScheduleOptions
) -> S:
    """The schedule of a nest, of a list in order of preference. OpError with every reason where none applies."""
    misfits: list[str] = []
    for schedule in schedules:
        match schedule.of(space, device, options):
            case Unsuited(reason):
                misfits.append(f"not {schedule.name}: {reason}")
            case chosen:
                return chosen
    nest = space.nest
    raise OpError(nest, f"{nest.name}: no schedule of {device.name} fits it: {'; '.join(misfits)}")
