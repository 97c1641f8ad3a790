"""One function of a module, from the level that it is at to kernels with schedules.

`lower` applies the stages in order. `guarded` repeats it on a GPU, whose compiler says afterward which kernels spill.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.remarks import Remarks, collect, record
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.graph.foreach import each_arguments
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import pipelines
from mlfuse.driver.checks import Check, extract_checks
from mlfuse.driver.pipelines import Pipeline
from mlfuse.passes.inline import COMPOSITE
from mlfuse.passes.plans.session import SavedPlan
from mlfuse.passes.utils.levels import levels_in
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.passes.utils.precision import DEFAULT
from mlfuse.runtime.host.program import Program
from mlfuse.runtime.host.reader import allocations_of
from mlfuse.targets import devices

Tuner = Callable[[ModuleOp], None]
"""Marks kernels of a module at the loop level with their schedules."""


@dataclass(frozen=True)
class Job:
    """What is lowered, and how."""

    graph: ModuleOp
    """Imported and inlined, or at a lower level."""
    function: str
    target: str
    """The description of the device."""
    precision: str = DEFAULT
    saved: SavedPlan | None = None
    passes: Sequence[ModulePass] = ()
    """The user's own, each run where the module is at the level that it takes."""


@dataclass(frozen=True)
class ScheduledModule:
    """A module at the kernel level, and on a GPU its loop-level kernels by name, for the guard."""

    module: ModuleOp
    kernels: Mapping[str, KernelOp]


@dataclass(frozen=True)
class Lowered(ScheduledModule):
    """The same of one function, with what its host function needs at run time."""

    host: FuncOp
    checks: Sequence[Check]
    unplanned: Program | None
    """What the host function allocates before its memory is planned; None for a function over lists of tensors,
    whose buffers have no sizes yet."""
    planned: Program | None
    """The bytes after memory planning."""
    target: str
    """The device description that fusions were planned for."""


def lower(job: Job, tune: Tuner | None = None) -> Lowered:
    """Take the function of a job to the kernel level; the job's module is not changed."""
    module, target = job.graph.clone(), job.target
    check_planned_for(module, target)
    _keep_only(module, job.function)
    donations_of(host_of(module, job.function))  # raises for a mistake in them
    over_lists = bool(each_arguments(host_of(module, job.function)))
    checks = [] if over_lists else extract_checks(host_of(module, job.function))
    own = pipelines.at_levels(job.passes, "fused", "loop")
    pipelines.run(module, "loop", target, precision=job.precision, plan=job.saved, own=own)
    host = host_of(module, job.function)
    unplanned = None if over_lists else allocations_of(host)
    pipelines.apply(module, ("plan-memory",), target)
    host = host_of(module, job.function)
    planned = None if over_lists else allocations_of(host)
    kernels = _schedule(module, target, tune, job.passes).kernels
    host = host_of(module, job.function)
    return Lowered(module, kernels, host, checks, unplanned, planned, target)


def guarded(job: Job, tune: Tuner | None = None) -> Lowered:
    """The same for a GPU, lowered again for as long as the guard asks for other kernels. Remarks are those of the
    plan that is taken."""
    from mlfuse.driver import guard

    known: dict[str, Lowered] = {}
    said: dict[str, Remarks] = {}

    def lowered(choices: guard.Choices) -> Lowered:
        def marker(module: ModuleOp) -> None:
            if tune is not None:
                tune(module)
            choices.put_on(module)

        if choices.asked not in known:
            with collect() as said[choices.asked]:
                asked = replace(job, target=choices.target(job.target))
                known[choices.asked] = lower(asked, marker)
        return known[choices.asked]

    over_lists = bool(each_arguments(host_of(job.graph, job.function)))
    with collect() as revisions:
        choices = guard.review(lowered, job.target, splits=not over_lists)
    final = lowered(choices)
    for remark in (*said[choices.asked], *revisions):
        record(remark)
    return final


def take_to_kernels(module: ModuleOp, target: str, tune: Tuner | None = None) -> ScheduledModule:
    """Lower a module to the kernel level, in place."""
    pipelines.run(module, "loop", target)
    pipelines.apply(module, ("plan-memory",), target)
    return _schedule(module, target, tune)


def _schedule(
    module: ModuleOp,
    target: str,
    tune: Tuner | None = None,
    own: Sequence[ModulePass] = (),
) -> ScheduledModule:
    """Lower a module whose memory is planned to the kernel level, in place."""
    kernels: dict[str, KernelOp] = {}
    if tune is not None:
        tune(module)
    if devices.get(target).is_cuda:
        kernels = {op.sym_name.data: op.clone() for op in module.ops if isinstance(op, KernelOp)}
    elif "loop" in levels_in(module):
        pipelines.apply(module, ("merge-equal-kernels",), target)
    pipelines.apply(module, ("schedule", "simplify-kernels"), target)
    Pipeline(tuple(pipelines.at_levels(own, "kernel"))).apply(module)
    return ScheduledModule(module, kernels)


def host_of(module: ModuleOp, function: str) -> FuncOp:
    """A function of a module that is known to have it."""
    func = SymbolTable.lookup_symbol(module, function)
    assert isinstance(func, FuncOp)
    return func


def _keep_only(module: ModuleOp, function: str) -> None:
    """Drop other functions except composites: after inlining nothing calls them."""
    for op in list(module.ops):
        if not isinstance(op, FuncOp) or COMPOSITE in op.attributes:
            continue
        if op.sym_name.data != function:
            op.detach()
            op.erase(safe_erase=False)
