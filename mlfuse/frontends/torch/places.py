"""The device of a step, and its code."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.optim.launches import Compiled
from mlfuse.frontends.optim.program import Kind, update_program
from mlfuse.frontends.optim.update import Option, State, Update
from mlfuse.frontends.torch.library import torch


@dataclass(frozen=True)
class Place:
    """The host, or a CUDA device by its number."""

    index: int | None = None

    @property
    def is_host(self) -> bool:
        return self.index is None

    def entered(self) -> AbstractContextManager[object]:
        """A context with this device as current and torch's stream as CuPy's, so that launches need
        no synchronization."""
        return nullcontext() if self.index is None else _on_device(self.index)


@contextmanager
def _on_device(index: int) -> Generator[None]:
    from mlfuse.runtime.cuda.streams import external
    from mlfuse.runtime.cupy_api import load_cupy

    cupy: Any = load_cupy()
    if torch.cuda.is_current_stream_capturing():
        raise MlfuseError(
            "a step can't be captured in a CUDA graph: addresses are sent to the device at every step; "
            "run the step outside of the capture"
        )
    with (
        torch.cuda.device(index),
        cupy.cuda.Device(index),
        external(cupy, torch.cuda.current_stream(index).cuda_stream),
    ):
        yield


def place_of(device: Any) -> Place:
    return Place(None if device.type == "cpu" else device.index)


@dataclass(frozen=True)
class Formula:
    """An update with its options, and the names of its inputs."""

    update: Update
    states: tuple[tuple[str, State], ...]
    numbers: tuple[str, ...]
    options: tuple[tuple[str, Option], ...]


@cache
def compiled(formula: Formula, kind: Kind, place: Place) -> Compiled:
    """The code for a formula and types: the same for every optimizer and every parameter group."""
    program = update_program(
        formula.update, kind, dict(formula.states), formula.numbers, dict(formula.options)
    )
    with place.entered():
        return Compiled.of(program, "cpu" if place.is_host else "cuda")
