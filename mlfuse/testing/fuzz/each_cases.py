"""A random function over lists of tensors, arrays for it, and the ways to run it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from mlfuse.driver import pipelines
from mlfuse.explain.each import compile_each
from mlfuse.explain.executable import compile
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.plan_memory import PlanMemory
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.fuzz.each_functions import SIZES, Array, EachFunction, bits
from mlfuse.testing.host_device import run_on_host
from mlfuse.testing.host_each import HostEach

FAST = ("interpreter", "loop", "planned")
COMPILED = ("cpu",) if find_compiler() is not None else ()
HOST = ("cuda",) if host_cuda.available() else ()


class Case:
    """A random function over lists, arrays for it, and the reference: its results op by op."""

    def __init__(self, choose: random.Random, *, numbers: bool = False):
        self.choose = choose
        self.numbers = numbers
        self.function = EachFunction.of(choose, numbers=numbers)
        self.sizes = [choose.choice(SIZES) for _ in range(choose.randint(1, 4))]
        self.lists, self.shared = self.function.arrays(self.sizes, choose.randint(0, 10**6))
        module = parse_module(self.function.foreach_text(self.sizes))
        verify_module(module)
        self.want = self._split(run_module(module, "main", self._flat(self.lists)))

    def _flat(self, lists: Sequence[Sequence[Array]]) -> list[Array]:
        return [*(a for each in lists for a in each), *self.shared]

    def _split(self, results: Sequence[object]) -> tuple[list[list[Array]], list[Array]]:
        arrays = [np.asarray(r) for r in results]
        written, numbers = self.function.split(arrays, len(self.sizes))
        return [written.get(n, each) for n, each in enumerate(self.lists)], numbers

    def run(self, way: str) -> tuple[list[list[Array]], list[Array]]:
        """The lists after a call in one of the ways, and the results of rank 0."""
        lists = [[a.copy() for a in each] for each in self.lists]
        if way in ("loop", "planned"):
            text = self.function.foreach_text(self.sizes, donated=way == "planned")
            module = pipelines.run(parse_module(text), "loop", "cpu")
            if way == "planned":
                PlanMemory().apply(new_context(), module)
            return self._split(run_module(module, "main", self._flat(lists)))
        if self.numbers:
            return self._split(self._run_module(way, self._flat(lists)))
        text = self.function.each_text()
        if way == "cuda":
            module = HostEach.of(parse_module(text))
            order, misalign = self.choose.choice(("forward", "reverse", "random")), len(text) % 2
            return lists, module.run(lists, self.shared, order=order, misalign=bool(misalign))
        results = compile_each(text, device=way)(lists, self.shared)
        return lists, [np.asarray(r) for r in results]

    def _run_module(self, way: str, args: Sequence[Array]) -> list[Array]:
        """The results of the module with donated arguments, compiled for a device."""
        module = parse_module(self.function.foreach_text(self.sizes, donated=True))
        if way == "cuda":
            order = self.choose.choice(("forward", "reverse", "random"))
            return run_on_host(module, "main", args, order=order, misalign=bool(len(args) % 2))
        return [np.asarray(r) for r in compile(module, way).run(*args)]

    def problems(self, ways: Sequence[str]) -> list[str]:
        """The differences from the reference."""
        found: list[str] = []
        for way in ways:
            lists, numbers = self.run(way)
            for n, (got, want) in enumerate(zip(lists, self.want[0], strict=True)):
                for k, (a, b) in enumerate(zip(got, want, strict=True)):
                    if bits(a) != bits(b):
                        found.append(f"{way}: list {n}, tensor {k} of {self.sizes[k]}: {a} not {b}")
            for k, (a, b) in enumerate(zip(numbers, self.want[1], strict=True)):
                if bits(a) != bits(b):
                    found.append(f"{way}: number {k}: {a} not {b}")
        return found
