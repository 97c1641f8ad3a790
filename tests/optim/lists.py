"""Optimizer steps over lists of tensors: an f32, an f64 and a bf16 parameter in each tuple, any number of tuples."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from optimizer_cases import DTYPES, Array, Case, text

from mlfuse.driver.parsing import parse
from mlfuse.explain.each import compile_each
from mlfuse.testing.host_each import HostEach

Step = Callable[[Sequence[Sequence[Array]], Sequence[Array]], Sequence[Any]]
"""Lists and what is shared: the numbers; lists are written in place."""


@dataclass(frozen=True)
class OverLists:
    """A case as a function that is called with lists."""

    case: Case
    dtypes: tuple[str, ...] = tuple(DTYPES)

    @cached_property
    def roles(self) -> list[tuple[str, bool]]:
        """What a parameter has, in order, and whether it is one number for all tuples."""
        states = [(each.name, each.scalar) for each in self.case.op.states(self.case.chosen)]
        return [("p", False), ("g", False), *states]

    @cached_property
    def text(self) -> str:
        """The module: a parameter's arguments are marked, and written over by its results."""
        whole = text(self.case, [f"?x{dtype}" for dtype in self.dtypes])
        results = [(n, k) for k in range(len(self.dtypes)) for n, _ in self.roles if n != "g"]
        for k, dtype in enumerate(self.dtypes):
            for name, scalar in self.roles:
                if scalar:
                    continue
                given = f"%{name}{k}: tensor<?x{dtype}>"
                assert whole.count(given) == 1
                marks = "mlfuse.each"
                if name != "g":
                    marks += f", tf.aliasing_output = {results.index((name, k))} : i32"
                whole = whole.replace(given, f"{given} {{{marks}}}")
        return whole

    @cached_property
    def on_the_host(self) -> Step:
        """As CUDA text."""
        return HostEach.of(parse(self.text)).run

    def on(self, device: str) -> Step:
        """Compiled for a device."""
        return compile_each(self.text, device=device)

    def step(
        self, take: Step, tensors: Sequence[Sequence[Sequence[Array]]], numbers: Mapping[str, float]
    ) -> list[list[list[Array]]]:
        """One step. `tensors`: by element type, by tuple, parameter, gradient and states. The same
        without gradients."""
        lists: list[list[Array]] = []
        shared: list[Array] = []
        for own in tensors:
            for number, (_, scalar) in enumerate(self.roles):
                column = [np.array(each[number]) for each in own]
                if scalar:
                    shared.append(column[0])
                else:
                    lists.append(column)
        names = [each.name for each in self.case.op.numbers(self.case.chosen)]
        shared += [np.float64(numbers[name]) for name in names]
        totals = iter(take(lists, shared))
        columns = iter(lists)
        results: list[list[list[Array]]] = []
        for own in tensors:
            kept: list[list[Array]] = [[] for _ in own]
            for name, scalar in self.roles:
                given = [np.asarray(next(totals))] * len(own) if scalar else next(columns)
                if name != "g":
                    for each, value in zip(kept, given, strict=True):
                        each.append(value)
            results.append(kept)
        return results
