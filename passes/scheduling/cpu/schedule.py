"""What a CPU's schedules have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Self

from xdsl.ir import SSAValue

from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import NestSchedule
from mlfuse.passes.scheduling.phases import Scratch


class CpuEmission(ABC):
    """Emits nests of a kernel on a CPU, where a kernel is one function."""

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        """The scratch buffers that it needs."""
        return ()

    @abstractmethod
    def emit(self, b: KernelBuilder) -> None:
        """Emit the nests. A barrier ends each."""

    def knowing(self, constant: Collection[SSAValue]) -> Self:
        """The same where these buffers of the kernel hold the same elements in every call."""
        return self

    @property
    def prepares(self) -> bool:
        """Whether it computes something from constant buffers alone: `prepare` emits that, for a function of its own."""
        return False

    def prepare(self, b: KernelBuilder) -> None:
        """Emit what is computed from constant buffers alone, if it `prepares` something."""
        raise NotImplementedError


class CpuSchedule(NestSchedule, CpuEmission):
    """The schedule of one nest on a CPU."""
