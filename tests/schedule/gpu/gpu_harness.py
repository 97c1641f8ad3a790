"""From loop-level text to results: schedule for a GPU, print as CUDA C, run on the host."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import Final, get_args

import numpy as np
import pytest
from kernel_cases import Array, Case
from xdsl.dialects.builtin import ModuleOp

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.scheduling.gpu import kernel as gpu
from mlfuse.passes.scheduling.phases import Count, Reciprocal, ScheduledKernel
from mlfuse.targets.devices import Device
from mlfuse.targets.printers.cfamily import signature
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.host_cuda import Launch, Order, run

ORDERS: Final[tuple[Order, ...]] = get_args(Order)
FOR_NVRTC: Final = [
    pytest.param(name, marks=[pytest.mark.slow] if name == "sm_75" else [])
    for name in ARCHITECTURES
]
"""The architectures that large programs are compiled for. NVRTC takes seconds for each, so that the oldest is a slow case."""


@dataclass
class Program:
    """Scheduled cases, and the text that holds all their kernels."""

    cases: list[Case]
    scheduled: list[ScheduledKernel]

    @cached_property
    def distinct(self) -> dict[str, list[FuncOp]]:
        """All kernels, in groups: those of a group differ only in their names, as many kernels of `?` sizes do."""
        alike: dict[str, list[FuncOp]] = {}
        for func in (func for case in self.cases for func in self.funcs(case)):
            alike.setdefault(str(func).replace(f"@{func.sym_name.data}", "@", 1), []).append(func)
        return alike

    @cached_property
    def source(self) -> str:
        """The CUDA C of the kernels; of equal kernels only the first."""
        return print_cuda([funcs[0] for funcs in self.distinct.values()])

    @cached_property
    def in_source(self) -> dict[str, str]:
        """What each kernel is called there."""
        groups = [[signature(func).name for func in funcs] for funcs in self.distinct.values()]
        return {name: names[0] for names in groups for name in names}

    def of(self, case: Case) -> ScheduledKernel:
        """What became of a case."""
        return self.scheduled[self.cases.index(case)]

    def funcs(self, case: Case) -> list[FuncOp]:
        """The kernels of a case."""
        return [phase.func for phase in self.of(case).phases]


def print_cuda(funcs: Sequence[FuncOp]) -> str:
    """CUDA C for kernels, which are verified."""
    module = ModuleOp([func.clone() for func in funcs])
    verify_module(module)
    return CudaPrinter().print_module(module)


def compile_cases(cases: Sequence[Case], devices: Sequence[Device]) -> Program:
    """Schedule each case for its device."""
    return Program(list(cases), [schedule(c.text, d) for c, d in zip(cases, devices, strict=True)])


def schedule(text: str, device: Device) -> ScheduledKernel:
    """Parse, verify and schedule the one kernel of a text."""
    module = parse_module(text, "case.mlir")
    verify_module(module)
    (kernel,) = (op for op in module.ops if isinstance(op, KernelOp))
    return gpu.schedule(kernel, device)


def wishing(case: Case, **options: int | str) -> Case:
    """The case with schedule options on its kernel, and a name that says so."""
    named = case.renamed("_".join(f"{name}_{value}" for name, value in options.items()))
    written = ", ".join(
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value} : i32"
        for name, value in options.items()
    )
    hints = f"mlfuse.schedule = {{{written}}}"
    if "attributes {" in named.text:
        text = named.text.replace("attributes {", f"attributes {{{hints}, ", 1)
    else:
        text = named.text.replace(") {", f") attributes {{{hints}}} {{", 1)
    return replace(named, text=text)


def count_of(count: Count, sizes: Sequence[int]) -> int:
    """What a count stands for, given the index arguments."""
    if count.also:
        return prod(count_of(c, sizes) for c in (replace(count, also=()), *count.also))
    size = count.size.factor
    for position in count.size.symbols:
        size *= sizes[position]
    number = max(-(-size // count.per), 1)
    number = number if count.most is None else min(number, count.most)
    return number * max(count.times, 1)


def launches_of(case: Case, scheduled: ScheduledKernel) -> tuple[list[Launch], dict[str, Array]]:
    """Launches and buffers of a case; a buffer is named by its case and position."""
    names = [f"{case.name}_{position}" for position in range(len(case.buffers))]
    buffers = dict(zip(names, case.buffers, strict=True))
    scratch: dict[int, str] = {}
    for position, one in enumerate(scheduled.scratch):
        name = scratch[id(one)] = f"{case.name}_scratch_{position}"
        dtype = dtypes.of(one.element).numpy
        poison = np.full(count_of(one.by_size, case.sizes) * dtype.itemsize, 0x5A, np.uint8)
        buffers[name] = poison.view(dtype)
    arguments: list[str | int] = [*names, *case.sizes]
    launches: list[Launch] = []

    def argument(source: object) -> str | int:
        if isinstance(source, Reciprocal):  # 2^62 / n, rounded up
            return -(-(2**62) // max(count_of(Count(source.size), case.sizes), 1))
        return arguments[source] if isinstance(source, int) else scratch[id(source)]

    for phase in scheduled.phases:
        args = [argument(source) for source in phase.arguments]
        kernel = signature(phase.func)
        assert isinstance(phase.grid, Count)
        grid = count_of(phase.grid, case.sizes)
        launches.append(Launch(kernel.name, grid, kernel.block, args, phase.func.dynamic_shared))
    return launches, buffers


def check(
    program: Program,
    cases: Sequence[Case] | None = None,
    *,
    order: Order = "forward",
    misaligned: bool = False,
    source: str | None = None,
    instead: Mapping[str, str] | None = None,
) -> dict[str, Array]:
    """Run cases and compare what they store with NumPy's; returns all buffers.

    `instead` names kernels of `source` to be launched for the program's own.
    """
    cases = program.cases if cases is None else cases
    launches: list[Launch] = []
    buffers: dict[str, Array] = {}
    for case in cases:
        more, own = launches_of(case, program.of(case))
        launches += more
        buffers |= own
    if source is None:
        launches = [replace(one, kernel=program.in_source[one.kernel]) for one in launches]
    if instead is not None:
        launches = [replace(one, kernel=instead.get(one.kernel, one.kernel)) for one in launches]
    misalign = {name for name in buffers if "scratch" not in name} if misaligned else set[str]()
    text = program.source if source is None else source
    ran = run(text, launches, buffers, order=order, seed=1, misalign=misalign, timeout=60)
    for case in cases:
        for position, want in case.expected.items():
            compare(case, ran.buffers[f"{case.name}_{position}"], want)
    return ran.buffers


def check_in_any_order(program: Program) -> None:
    """All three orders of threads give what NumPy gives, and the same bits in every buffer. In the random one, the buffers of
    cases start one element after a multiple of 16 bytes."""
    first, *others = [check(program, order=o, misaligned=o == "random") for o in ORDERS]
    for other in others:
        assert_same(first, other)


def assert_same(first: dict[str, Array], second: dict[str, Array]) -> None:
    """Every buffer, to the last bit."""
    for name, array in first.items():
        assert array.tobytes() == second[name].tobytes(), name


def compare(case: Case, got: Array, want: Array) -> None:
    """Within the case's tolerance, scaled by the largest value; exactly if that is 0, and for integers and truth values."""
    assert got.shape == want.shape and got.dtype == want.dtype, case.name
    a, b = got.astype(np.float64), want.astype(np.float64)
    if case.rtol == 0 or got.dtype.kind in "bi":
        np.testing.assert_array_equal(a, b, case.name)
        return
    scale = float(np.max(np.abs(b), initial=0, where=np.isfinite(b))) or 1.0
    np.testing.assert_allclose(a, b, rtol=case.rtol, atol=case.rtol * scale, err_msg=case.name)
