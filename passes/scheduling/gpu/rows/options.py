"""The schedule options worth trying for a row kernel.

A schedule ignores options that it can't meet (`gpu/rows/choice.py`), so some of these give the same
code. Another team adds up a row in another order, so the last bits of its sums differ; `keep` changes no bit.
"""

from __future__ import annotations

from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device

_TEAMS = (4, 8, 16, 32, 64, 128, 256, 512, 1024)
_CLUSTERS = (2, 4, 8, 16)


def row_candidates(device: Device) -> list[ScheduleOptions]:
    """Schedules to be timed, besides the one that is chosen anyway."""
    teams = [ScheduleOptions(team=team) for team in _TEAMS if team <= device.max_block]
    clusters = [ScheduleOptions(cluster=n) for n in _CLUSTERS if n <= device.max_cluster]
    return [*teams, *clusters, ScheduleOptions(keep="shared")]


def row_revisions() -> list[ScheduleOptions]:
    """Schedules with fewer registers, in the order in which they are to be tried."""
    return [ScheduleOptions(keep="shared"), ScheduleOptions(keep="strided")]
