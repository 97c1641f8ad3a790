"""From a module to a compiled function. `compile_function` runs all stages, in order:

| stage | contents | made by |
|---|---|---|
| graph | tensors; imported, inlined | `pipelines`, "graph" |
| loop | kernels as loop nests, and a host function | `pipelines`, "loop" |
| planned | the host function's memory is planned | `--plan-memory` |
| kernel | each kernel has its schedule | `schedule` |
| code | compiled kernels | `device.load` |

`lower` goes from graph to kernel. There are two feedback loops: `autotune` marks loop kernels with the schedules that
ran fastest, and on a GPU the `guard` reads the compiler's report on the kernels and may choose others (`_guarded`).
`mlfuse.compile` adds reports and explanations (`explain.executable`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Dialect
from xdsl.passes import ModulePass
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.progress import asked_for
from mlfuse.diagnostics.provenance import tag
from mlfuse.diagnostics.remarks import Remarks, collect, record
from mlfuse.diagnostics.watching import part
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.foreach import each_arguments
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import pipelines
from mlfuse.driver.checks import Check, checked, extract_checks
from mlfuse.driver.collector import gc_paused
from mlfuse.driver.device import (
    backend_of,
    capture_of,
    check_device,
    choose,
    load,
    on_device,
    target_of,
)
from mlfuse.driver.executable import CompiledFunction, Run
from mlfuse.driver.parsing import parse
from mlfuse.driver.pipelines import Pipeline
from mlfuse.passes.inline import COMPOSITE
from mlfuse.passes.lowering.conversion import size_checks
from mlfuse.passes.plans.session import SavedPlan
from mlfuse.passes.plans.text import PlanSource, read_plan
from mlfuse.passes.utils.levels import LEVELS, levels_in
from mlfuse.passes.utils.pattern_pass import OwnPass, as_pass
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.passes.utils.precision import DEFAULT, check_precision
from mlfuse.runtime import outputs
from mlfuse.runtime.arrays import HostReader
from mlfuse.runtime.host_reader import allocations_of
from mlfuse.runtime.launch_plan import LaunchPlan
from mlfuse.runtime.memory import Memory
from mlfuse.runtime.outputs import Outputs
from mlfuse.runtime.program import Program
from mlfuse.runtime.signature import Shapes, Signature
from mlfuse.targets import devices

Marks = Callable[[ModuleOp], None]
"""Marks kernels of a module at the loop level with their schedules."""


@dataclass(frozen=True)
class CompileOptions:
    """Which function of a module is compiled, for which device, and how."""

    device: str | None = None
    """`interpreter`, `cpu` or `cuda`; by default the best available."""
    function: str = "main"
    dialects: Sequence[Dialect] = ()
    """Dialects of other packages, whose ops the text may use."""
    target: str | None = None
    """The description of the device, by name or by path, if it isn't the device's own."""
    precision: str = DEFAULT
    autotune: bool = False
    bound: Sequence[Array] = ()
    """Values of the last arguments, which callers don't pass."""
    plan: PlanSource | None = None
    passes: Sequence[OwnPass] = ()
    """The user's own passes, each run where the module is at the level that it takes."""


@dataclass(frozen=True)
class _Job:
    """One compilation, once its device is chosen."""

    source: ModuleOp
    """The module as given."""
    graph: ModuleOp
    options: CompileOptions
    device: str
    target: str
    saved: SavedPlan | None
    remarks: Remarks
    passes: Sequence[ModulePass]
    """The passes, with the options' patterns as passes."""

    @property
    def function(self) -> str:
        return self.options.function

    @property
    def precision(self) -> str:
        return self.options.precision


@dataclass(frozen=True)
class Lowered:
    """A module at the kernel level and what its host function needs at run time."""

    module: ModuleOp
    host: FuncOp
    signature: Signature
    checks: Sequence[Check]
    kernels: Mapping[str, KernelOp]
    """The kernels at the loop level, by name; on a GPU, whose guard asks for them."""
    unplanned: Program
    """The bytes that the host function allocates before its memory is planned."""
    planned: Program
    """The bytes after memory planning."""
    target: str
    """The device description that fusions were planned for."""


def compile_function(
    source: str | Path | ModuleOp, options: CompileOptions | None = None
) -> CompiledFunction:
    """Compile one function of a path, a text or a module (which is not changed).

    MlfuseError, with the place, for any mistake in the source.
    """
    options = options or CompileOptions()
    check_precision(options.precision)
    check_device(options.device)
    own = [as_pass(each) for each in options.passes]
    if options.autotune and options.bound:
        raise MlfuseError("autotune: bound arguments can't be timed yet")
    with gc_paused():
        module = parse(source, options.dialects)
        saved = None if options.plan is None else read_plan(options.plan, options.dialects)
    with gc_paused(), collect() as remarks, asked_for():
        _check_function(module, options.function)
        _check_entry(module, options)
        graph = pipelines.run(module.clone(), "graph", "cpu", own=own)
        device = choose(options.device)
        if device == "interpreter" and "kernel" in levels_in(graph):
            raise OpError(
                graph, "the interpreter runs graphs and loops; this module is at the kernel level"
            )
        if options.target is not None and devices.get(options.target).kind != device:
            raise MlfuseError(f"target {options.target} doesn't describe a {device} device")
        target = options.target or target_of(device, options.precision)
        job = _Job(module, graph, options, device, target, saved, remarks, own)
        if device == "interpreter":
            return _interpreted(job)
        tag(graph)
        if not options.autotune:
            return _compiled(job)
        from mlfuse.driver import tuned

        return tuned.executable(lambda shapes: _compiled(job, shapes), remarks)


def _check_function(module: ModuleOp, function: str) -> None:
    found = SymbolTable.lookup_symbol(module, function)
    if isinstance(found, FuncOp):
        if found.is_declaration:
            raise OpError(
                found, f"@{function} has no body; only functions with one can be compiled"
            )
        Signature.of(found)  # raises unless all arguments and results are tensors
        if each_arguments(found):
            raise OpError(
                found,
                f"@{function} is called with lists of tensors; use mlfuse.compile_each",
            )
        return
    names = [f"@{op.sym_name.data}" for op in module.ops if isinstance(op, FuncOp)]
    raise MlfuseError(f"there is no function @{function}; there are: {', '.join(names) or 'none'}")


def lower(
    graph: ModuleOp,
    function: str,
    target: str,
    precision: str = DEFAULT,
    saved: SavedPlan | None = None,
    marks: Marks | None = None,
    own: Sequence[ModulePass] = (),
) -> Lowered:
    """Lower one function of a module (which is not changed) to the kernel level, from its current level."""
    module = graph.clone()
    check_planned_for(module, target)
    _keep_only(module, function)
    donations_of(_host(module, function))  # raises for a mistake in them
    checks = extract_checks(_host(module, function))
    later = pipelines.at_levels(own, "fused", "loop")
    pipelines.run(module, "loop", target, precision=precision, plan=saved, own=later)
    signature = Signature.of(_host(module, function))
    unplanned = allocations_of(_host(module, function))
    pipelines.apply(module, ("plan-memory",), target)
    planned = allocations_of(_host(module, function))
    kernels = schedule(module, target, marks, own).kernels
    host = _host(module, function)
    return Lowered(module, host, signature, checks, kernels, unplanned, planned, target)


@dataclass(frozen=True)
class Scheduled:
    """A module at the kernel level, and on a GPU its loop-level kernels by name, for the guard."""

    module: ModuleOp
    kernels: Mapping[str, KernelOp]


def take_to_kernels(module: ModuleOp, target: str, marks: Marks | None = None) -> Scheduled:
    """Lower a module to the kernel level, in place."""
    pipelines.run(module, "loop", target)
    pipelines.apply(module, ("plan-memory",), target)
    return schedule(module, target, marks)


def schedule(
    module: ModuleOp,
    target: str,
    marks: Marks | None = None,
    own: Sequence[ModulePass] = (),
) -> Scheduled:
    """Lower a module whose memory is planned to the kernel level, in place."""
    kernels: dict[str, KernelOp] = {}
    if marks is not None:
        marks(module)
    if devices.get(target).is_cuda:
        kernels = {op.sym_name.data: op.clone() for op in module.ops if isinstance(op, KernelOp)}
    elif "loop" in levels_in(module):
        pipelines.apply(module, ("merge-equal-kernels",), target)
    pipelines.apply(module, ("schedule",), target)
    Pipeline(tuple(pipelines.at_levels(own, "kernel"))).apply(module)
    return Scheduled(module, kernels)


def _check_entry(module: ModuleOp, options: CompileOptions) -> None:
    """MlfuseError for options that concern levels above the module's own."""
    levels = levels_in(module)
    if not levels or "graph" in levels:
        return
    level = min(levels, key=LEVELS.index)
    if options.plan is not None:
        raise MlfuseError(f"a plan is for a graph; this module is at the {level} level")
    if options.autotune and level == "kernel":
        raise MlfuseError(
            "autotune chooses schedules; the kernels of this module already have them"
        )


def _host(module: ModuleOp, function: str) -> FuncOp:
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


def _guarded(job: _Job, tune: Marks | None) -> Lowered:
    """The kernels for a GPU, lowered again as long as the guard chooses others. Remarks are those of the plan
    used in the end."""
    from mlfuse.driver import guard

    known: dict[str, Lowered] = {}
    said: dict[str, Remarks] = {}

    def lowered(choices: guard.Choices) -> Lowered:
        def marks(module: ModuleOp) -> None:
            if tune is not None:
                tune(module)
            choices.put_on(module)

        if choices.asked not in known:
            target = choices.target(job.target)
            with collect() as said[choices.asked]:
                known[choices.asked] = lower(
                    job.graph, job.function, target, job.precision, job.saved, marks, job.passes
                )
        return known[choices.asked]

    with collect() as revisions:
        choices = guard.review(lowered, job.target)
    final = lowered(choices)
    for remark in (*said[choices.asked], *revisions):
        record(remark)
    return final


def _compiled(job: _Job, tuned_for: Shapes | None = None) -> CompiledFunction:
    """`tuned_for` are the shapes of arguments for which schedules are timed, if any."""
    tune: Marks | None = None
    if tuned_for is not None:
        from mlfuse.driver import autotune

        tune = autotune.Tuner(job.function, tuned_for, job.device, job.target)
    if job.device == "cuda" and "kernel" not in levels_in(job.graph):
        lowered = _guarded(job, tune)
    else:
        lowered = lower(
            job.graph, job.function, job.target, job.precision, job.saved, tune, job.passes
        )
    with part("compiling kernels"):
        kernels = load(lowered.module, job.device, job.target)
    bound = job.options.bound
    plan = LaunchPlan.build(lowered.host, kernels, lowered.signature, backend_of(job.device), bound)
    run: Run = checked(on_device(plan, job.device), lowered.checks)
    extra = sum(check.operands for check in lowered.checks)
    results = lowered.signature.results[: len(lowered.signature.results) - extra]

    def measure(shapes: Shapes) -> Memory:
        saved = lowered.unplanned.allocated(shapes) - lowered.planned.allocated(shapes)
        memory = plan.memory(shapes)
        return replace(memory, unplanned=memory.unplanned + saved)

    names = [check.name for check in lowered.checks]
    return CompiledFunction(
        source=job.source,
        function=job.function,
        device=job.device,
        target=job.target,
        signature=replace(lowered.signature.without_last(len(bound)), results=results),
        run=run,
        remarks=job.remarks,
        launches=plan.launches,
        calls=plan.calls,
        precision=job.precision,
        _measure=measure,
        _capture=capture_of(plan, job.device, job.function, names),
        _saved=job.saved,
        passes=job.passes,
        _planned_for=lowered.target,
    )


def _signature(func: FuncOp) -> Signature:
    """The signature of an unchanged function, with the check of sizes that lowering would add."""
    is_graph = any(isinstance(arg.type, TensorType) for arg in func.body.block.args)
    host = size_checks(func) if is_graph else func
    return Signature.of(func, allocations_of(host).check_sizes)


def _interpreted(job: _Job) -> CompiledFunction:
    """The graph, run on NumPy arrays. A plan is checked against it, with the same errors as on other devices."""
    from mlfuse.interpreter import run_module

    if job.saved is not None:
        pipelines.run(job.graph.clone(), "fused", "cpu", precision=job.precision, plan=job.saved)
    bound = job.options.bound
    signature = _signature(_host(job.graph, job.function)).without_last(len(bound))
    reader = HostReader()

    def run(*args: object, out: Outputs = None) -> list[Any]:
        arrays, _ = signature.check(args, reader)
        results = [
            np.array(result) for result in run_module(job.graph, job.function, [*arrays, *bound])
        ]
        return outputs.deliver(out, results, signature.results)

    return CompiledFunction(
        source=job.source,
        function=job.function,
        device="interpreter",
        target="cpu",
        signature=signature,
        run=run,
        remarks=job.remarks,
        launches=0,
        calls=0,
        precision=job.precision,
        _saved=job.saved,
        passes=job.passes,
    )
