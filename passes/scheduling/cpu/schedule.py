"""What a CPU's schedules have in common."""

from __future__ import annotations

from abc import abstractmethod

from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import NestSchedule
from mlfuse.passes.scheduling.phases import Scratch


class CpuSchedule(NestSchedule):
    """The schedule of a nest on a CPU, where a kernel is one function."""

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        """The scratch buffers that it needs."""
        return ()

    @abstractmethod
    def emit(self, b: KernelBuilder) -> None:
        """Emit the nest. A barrier ends it."""
