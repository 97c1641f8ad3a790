"""What a GPU's schedules have in common."""

from __future__ import annotations

from abc import abstractmethod

from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.nest import NestSchedule
from mlfuse.passes.scheduling.phases import Phase


class GpuSchedule(NestSchedule):
    """The schedule of a nest as one CUDA kernel, or as two in sequence."""

    @abstractmethod
    def phases(self, job: Job) -> list[Phase]:
        """Write them. `job` gets the scratch buffers that they need."""
