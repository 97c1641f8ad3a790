"""Runs the driver's guard with a fake compiler, to test its decisions about kernels that spill."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from mlfuse.diagnostics.remarks import Remarks, collect, discard
from mlfuse.driver import guard
from mlfuse.driver.lowering import ScheduledModule, take_to_kernels
from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers.nvrtc import KernelResources

_NAME = re.compile(r"__launch_bounds__\([\d, ]+\)\s+(\w+)\(")


@dataclass(frozen=True)
class PlayedCompiler:
    """A fake compiler. The resources of a kernel are the answer for the first key of `answers` that its text contains.
    If `longest` is given, a kernel with more lines spills."""

    answers: Mapping[str, KernelResources]
    longest: int | None = None

    def __call__(self, source: str) -> dict[str, KernelResources]:
        """The resources of each kernel of a text."""
        found = list(_NAME.finditer(source))
        ends = [each.start() for each in found[1:]] + [len(source)]
        return {
            each[1]: self._answer(source[each.start() : end])
            for each, end in zip(found, ends, strict=True)
        }

    def _answer(self, text: str) -> KernelResources:
        if self.longest is not None and text.count("\n") > self.longest:
            return KernelResources(registers=255, spill_stores=100, spill_loads=100)
        return next(used for piece, used in self.answers.items() if piece in text)


def guard_remarks(text: str, compiler: PlayedCompiler, target: str = "sm_90") -> Remarks:
    """The guard's remarks on a module, with the resources that `compiler` gives. As usual, the guard keeps its choices
    in the cache."""

    def scheduled(choices: guard.Choices) -> ScheduledModule:
        with discard():
            return take_to_kernels(parse(text), choices.target(target), choices.put_on)

    with collect() as remarks:
        guard.review(scheduled, target, compile_=compiler)
    return remarks
