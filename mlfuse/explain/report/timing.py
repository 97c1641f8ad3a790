"""Times kernels by themselves, and a whole call: only if the user gives arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver.autotune import seconds_of, timer_of
from mlfuse.passes.schedule import constant_in
from mlfuse.passes.utils.ledger import entry_of
from mlfuse.runtime.host.reader import launched_by

MOST_KERNELS = 48
"""The most kernels timed, largest traffic first: each is compiled by itself."""
_RUNS = 9
_LEAST_S = 1e-3


@dataclass(frozen=True)
class KernelTimer:
    """Times the kernels of a function for arguments of some shapes, on buffers of its own."""

    function: str
    shapes: Sequence[Sequence[int]]
    device: str
    """`cpu` or `cuda`."""
    target: str

    def __call__(self, module: ModuleOp) -> dict[str, float]:
        """Microseconds by kernel, of a module whose kernels are not scheduled yet. Kernels over tables
        aren't timed, and neither is on a CPU what depends on constants alone: a call doesn't do it."""
        host = SymbolTable.lookup_symbol(module, self.function)
        if not isinstance(host, FuncOp):
            return {}
        launched = launched_by(host, self.shapes)
        constants = constant_in(module) if self.device == "cpu" else {}
        kernels = [op for op in module.ops if isinstance(op, KernelOp)]
        kernels.sort(key=lambda kernel: -entry_of(kernel).planned)
        times: dict[str, float] = {}
        for kernel in kernels[:MOST_KERNELS]:
            name = kernel.sym_name.data
            if name not in launched:
                continue
            sizes, constant = launched[name], constants.get(name, frozenset())
            if len(constant) == sum(isinstance(size, tuple) for size in sizes):
                continue  # all that it reads is constant, so what it writes is, too
            seconds = seconds_of(kernel, sizes, self.device, self.target, constant)
            if seconds is not None:
                times[name] = seconds * 1e6
        return times


def call_us(call: Callable[[], object], device: str) -> float:
    """Microseconds of a call without interference: the minimum of some runs, each of several calls in a row."""
    timer = timer_of(device)

    def run(times: int) -> float:
        def calls() -> None:
            for _ in range(times):
                call()

        return timer.seconds(calls)

    run(1)
    once = max(run(1), 1e-7)
    times = min(max(round(_LEAST_S / once), 1), 200)
    return min(run(times) for _ in range(_RUNS)) / times * 1e6
