"""The interface of an optimizer's step, written as a Python function (`rule`) or an op (`named`)."""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from xdsl.ir import SSAValue

from mlfuse.frontends.tracing.trace import Trace

Option = bool | str | None
"""A value that chooses the formula: changing it compiles again, unlike changing a number."""
Options = Mapping[str, Option]


class _Required:
    def __repr__(self) -> str:
        return "required"


REQUIRED: Final = _Required()
"""The default of required keywords."""


@dataclass(frozen=True)
class State:
    """A tensor kept for each parameter from step to step.

    `start` is its value before the first step: a number, or a function from the parameter to an array of its shape.
    `dtype` is its element type; by default that of the parameter, or the optimizer's `state_dtype`. With `scalar`, the
    state is one number for the whole optimizer instead.
    """

    start: float | Callable[[Any], Any] = 0.0
    dtype: str | None = None
    scalar: bool = False


class Update(abc.ABC):
    """One step of one parameter: its states by name, its numbers and options, and its ops."""

    name: str
    defaults: Mapping[str, object]
    """Every keyword the optimizer takes, with its default or `REQUIRED`."""
    static: frozenset[str] = frozenset()
    """Keywords whose value is an option even if it is a number."""
    fixed: frozenset[str] = frozenset()
    """Keywords that decide how states start: they can't change later."""

    @abc.abstractmethod
    def states(self, values: Mapping[str, object]) -> dict[str, State]:
        """The states by name, in order, for these keyword values."""

    @abc.abstractmethod
    def write(
        self,
        trace: Trace,
        tensors: Sequence[SSAValue],
        numbers: Mapping[str, SSAValue],
        options: Options,
    ) -> list[SSAValue]:
        """Append the step to a function.

        `tensors` are the parameter, its gradient and the states, of rank 1 with a `?` size (of rank 0 for a scalar
        state). `numbers` are weak rank-0 f64 values; one of them is `step`, which counts from 1. Returns the new
        parameter and states, each in the type of the old one.
        """

    def numbers(self, values: Mapping[str, object]) -> list[str]:
        """The keywords that are numbers in the formula, in order."""
        return [name for name, value in values.items() if not self._is_option(name, value)]

    def options(self, values: Mapping[str, object]) -> dict[str, Option]:
        """The keywords that choose the formula."""
        chosen: dict[str, Option] = {}
        for name, value in values.items():
            if self._is_option(name, value):
                chosen[name] = cast(Option, value)
        return chosen

    def _is_option(self, name: str, value: object) -> bool:
        return name in self.static or value is None or isinstance(value, bool | str)
