"""From a module to a compiled function. `compile_function` runs all steps, in order:

| result | contents | made by |
|---|---|---|
| graph | ops on tensors, imported and inlined | the stage "graph" of `pipelines` |
| fused | ops grouped into kernels | the stage "fused" |
| loop | kernels as loop nests, and a host function | the stage "loop" |
| planned | the host function's memory is planned | `--plan-memory` |
| kernel | each kernel has its schedule | `--schedule`, `--simplify-kernels` |
| code | compiled kernels and host function (`--lower-to-host`) | `device.load_function` |

`opened` reads, checks and imports a source. `Opened.lowered` goes from graph to kernel (`driver/lowering.py`). Two parts of it
may run again: `autotune` measures schedules and keeps the fastest, and on a GPU the `guard` reads the CUDA compiler's report and
may choose other schedules or smaller fusions. Functions over lists of tensors take the same stages (`driver/each.py`). What an
earlier process compiled may be loaded instead (`driver/stored.py`). `mlfuse.compile` adds reports (`explain.executable`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Dialect
from xdsl.passes import ModulePass
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.progress import shown_on_request
from mlfuse.diagnostics.provenance import tag
from mlfuse.diagnostics.remarks import Remarks, collect
from mlfuse.diagnostics.watching import part
from mlfuse.dialects.constant_arguments import mark_last
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.foreach import each_arguments
from mlfuse.dialects.graph.placement import modules_of
from mlfuse.driver import code, pipelines, several_devices
from mlfuse.driver.checks import Check, checked
from mlfuse.driver.code import Code
from mlfuse.driver.collector import gc_paused
from mlfuse.driver.device import (
    backend_of,
    capture_of,
    check_device,
    choose,
    on_device,
    target_of,
)
from mlfuse.driver.executable import CompiledFunction, Run
from mlfuse.driver.lowering import Job, Lowered, Tuner, guarded, host_of, lower
from mlfuse.driver.parsing import parse
from mlfuse.passes.plans.session import SavedPlan
from mlfuse.passes.plans.text import PlanSource, read_plan
from mlfuse.passes.utils.levels import LEVELS, levels_in
from mlfuse.passes.utils.pattern_pass import OwnPass, as_pass
from mlfuse.passes.utils.precision import DEFAULT, check_precision
from mlfuse.runtime.arguments.signature import Shapes, Signature
from mlfuse.runtime.host.memory import Memory
from mlfuse.targets import devices


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
    """The user's own passes. Each says which level it takes, and runs when the module is at that level."""
    devices: Sequence[str] = ()
    """Further devices that ops without a mark may be on: names (`cuda`), or a name and a description (`cuda=sm_80`)."""
    stored: bool = False
    """Whether the compiled function is kept on disk for other processes (`driver/stored.py`)."""


@dataclass(frozen=True)
class Opened:
    """A source with its options, read and checked, once its device is chosen."""

    source: ModuleOp
    """The module as given."""
    options: CompileOptions
    device: str
    target: str
    """The description of the device."""
    saved: SavedPlan | None
    passes: Sequence[ModulePass]
    """The user's own."""
    remarks: Remarks
    """The decisions made, in order: they come as the stages run."""

    @cached_property
    def job(self) -> Job:
        """What is lowered: the graph, imported and inlined. OpError if the device doesn't take its level."""
        graph = several_devices.placed(self)
        if self.device != "interpreter" and "host" in levels_in(graph):
            raise OpError(
                graph,
                f"a module at the host level runs on the interpreter; for {self.device}, compile it from the kernel level",
            )
        tag(graph)
        options = self.options
        return Job(graph, options.function, self.target, options.precision, self.saved, self.passes)

    @property
    def function(self) -> FuncOp:
        """The function at the graph level, or at the level that it came in at."""
        return host_of(self.job.graph, self.job.function)

    @property
    def given(self) -> FuncOp:
        """The function as given."""
        return host_of(self.source, self.options.function)

    def made(self, tune: Tuner | None = None) -> Made:
        """The function, compiled; or loaded, if it is one that is stored, and a process has compiled it before."""
        from mlfuse.driver import stored

        key = stored.key_of(self)
        if key is not None and (found := stored.read(key)) is not None:
            return Made(code.loaded(found), (), self.target, cache(self._lowered_again), key)
        lowered = self.lowered(tune)
        if lowered.checks or self.remarks.warned:
            key = None  # `stored` says why
        store = None if key is None else partial(stored.write, key)
        bound, over_lists = len(self.options.bound), bool(each_arguments(self.given))
        with part("compiling kernels"):
            made = code.compiled(lowered, self.device, bound, store, over_lists=over_lists)
        how = lowered, self.remarks
        return Made(made, lowered.checks, lowered.target, lambda: how, key)

    def lowered(self, tune: Tuner | None = None) -> Lowered:
        """The function at the kernel level. On a GPU, kernels that spill by the CUDA compiler's report are planned again."""
        if self.device == "cuda" and "kernel" not in levels_in(self.job.graph):
            return guarded(self.job, tune)
        return lower(self.job, tune)

    def _lowered_again(self) -> tuple[Lowered, Remarks]:
        with gc_paused(), collect() as remarks:
            return self.lowered(), remarks


@dataclass(frozen=True)
class Made:
    """A host function that can be called."""

    code: Sequence[Code]
    """Itself, and what makes its constants."""
    checks: Sequence[Check]
    planned_for: str
    """The device description that fusions were planned for."""
    how: Callable[[], tuple[Lowered, Remarks]]
    """Its levels, and the decisions made. For a function that was loaded the passes run, once."""
    stored_under: str | None
    """The name of its entry on disk."""


@contextmanager
def opened(
    source: str | Path | ModuleOp, options: CompileOptions, check: Callable[[FuncOp], None]
) -> Generator[Opened]:
    """Read and check a source; in the `with` block its remarks are collected. `check` looks at the function."""
    check_precision(options.precision)
    check_device(options.device)
    own = [as_pass(each) for each in options.passes]
    with gc_paused():
        module = parse(source, options.dialects)
        saved = None if options.plan is None else read_plan(options.plan, options.dialects)
    with gc_paused(), collect() as remarks, shown_on_request():
        check(function := _function_of(module, options.function))
        mark_last(function, len(options.bound))  # of other constants the values aren't known
        _check_entry(module, options)
        device = choose(options.device)
        if device != "interpreter" and (late := pipelines.at_levels(own, "host")):
            raise MlfuseError(
                f"--{late[0].name} takes the host level; a compilation for {device} runs passes up to the kernel level"
            )
        if options.target is not None and devices.get(options.target).kind != device:
            raise MlfuseError(
                f"target {options.target} doesn't describe a {device} device; leave target out, or change device"
            )
        target = options.target or target_of(device, options.precision)
        yield Opened(module, options, device, target, saved, own, remarks)


def compile_function(
    source: str | Path | ModuleOp, options: CompileOptions | None = None
) -> CompiledFunction:
    """Compile one function of a path, a text or a module (which is not changed).

    Raises MlfuseError, with the place, for any mistake in the source.
    """
    options = options or CompileOptions()
    if options.autotune and options.bound:
        raise MlfuseError("autotune: bound arguments can't be timed yet")
    with opened(source, options, _check_arrays) as found:
        if found.device == "interpreter":
            from mlfuse.driver.interpreted import interpreted

            return interpreted(found)
        if modules_of(found.job.graph):
            return several_devices.executable(found, compile_function)
        if not options.autotune:
            return _compiled(found)
        from mlfuse.driver import tuned

        return tuned.executable(lambda shapes: _compiled(found, shapes), found.remarks)


def _function_of(module: ModuleOp, name: str) -> FuncOp:
    found = SymbolTable.lookup_symbol(module, name)
    if not isinstance(found, FuncOp):
        names = [f"@{op.sym_name.data}" for op in module.ops if isinstance(op, FuncOp)]
        raise MlfuseError(f"there is no function @{name}; there are: {', '.join(names) or 'none'}")
    if found.is_declaration:
        raise OpError(found, f"@{name} has no body; only functions with one can be compiled")
    return found


def _check_arrays(func: FuncOp) -> None:
    """OpError unless all arguments and results are tensors, none of them a list."""
    Signature.of(func)
    if each_arguments(func):
        name = func.sym_name.data
        raise OpError(func, f"@{name} is called with lists of tensors; use mlfuse.compile_each")


def _check_entry(module: ModuleOp, options: CompileOptions) -> None:
    """MlfuseError for an option that comes too late: a plan for a module that isn't a graph, autotuning of kernels
    that have schedules."""
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


def _compiled(found: Opened, tuned_for: Shapes | None = None) -> CompiledFunction:
    """`tuned_for` are the shapes of arguments for which schedules are timed, if any."""
    device, bound = found.device, found.options.bound
    tune: Tuner | None = None
    if tuned_for is not None:
        from mlfuse.driver import autotune

        tune = autotune.Tuner(found.options.function, tuned_for, device, found.target)
    made = found.made(tune)
    plan = code.plan_of(made.code, backend_of(device), bound)
    signature = plan.signature
    # StableHLO's checks return their operands as further results; `checked` looks at them and removes them.
    run: Run = checked(on_device(plan, device), made.checks)
    extra = sum(check.operands for check in made.checks)
    results = signature.results[: len(signature.results) - extra]

    def measure(shapes: Shapes) -> Memory:
        lowered, _ = made.how()
        assert lowered.unplanned is not None and lowered.planned is not None
        saved = lowered.unplanned.allocated(shapes) - lowered.planned.allocated(shapes)
        memory = plan.memory(shapes)
        return replace(memory, unplanned=memory.unplanned + saved)

    names = [check.name for check in made.checks]
    return CompiledFunction(
        source=found.source,
        function=found.options.function,
        device=device,
        target=found.target,
        signature=replace(signature, results=results),
        run=run,
        launches=plan.launches,
        calls=plan.calls,
        _said=lambda: made.how()[1],
        precision=found.options.precision,
        _measure=measure,
        _capture=capture_of(plan, device, found.options.function, names),
        _saved=found.saved,
        passes=found.passes,
        _planned_for=made.planned_for,
        stored_under=made.stored_under,
    )
