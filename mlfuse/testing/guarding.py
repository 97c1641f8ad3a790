"""The driver's guard with a compiler that is played: what it would do where a kernel spills."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.remarks import Remarks, collect, discard
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import guard, pipelines
from mlfuse.driver.compile import parse
from mlfuse.runtime.nvrtc import KernelResources

_NAME = re.compile(r"__launch_bounds__\([\d, ]+\)\s+(\w+)\(")


@dataclass(frozen=True)
class PlayedCompiler:
    """Says what a kernel takes by what its text holds: the first piece that is in it counts. `longest` bounds
    the lines of a kernel that doesn't spill, where it is given."""

    answers: Mapping[str, KernelResources]
    longest: int | None = None

    def __call__(self, source: str) -> dict[str, KernelResources]:
        """The answers by kernel."""
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
    """What the guard says of a module whose kernels take what `compiler` says. Choices are kept in the cache, as
    always."""

    def lower(choices: guard.Choices) -> guard.Scheduled:
        kernels: dict[str, KernelOp] = {}

        def ask(each: ModulePass, module: ModuleOp) -> None:
            if each.name == "plan-memory":
                choices.put_on(module)
                kernels.update(guard.kernels_of(module))

        planned = choices.target(target)
        with discard():
            module = pipelines.run(parse(text), "kernel", planned, callback=ask)
        return guard.Scheduled(module, kernels)

    with collect() as remarks:
        guard.review(lower, target, compile_=compiler)
    return remarks
