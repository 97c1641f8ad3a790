"""From text, a path or a module to an executable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Dialect
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.progress import asked_for
from mlfuse.diagnostics.provenance import tag
from mlfuse.diagnostics.remarks import Remarks, collect, record
from mlfuse.diagnostics.watching import part
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.foreach import each_arguments
from mlfuse.driver import pipelines
from mlfuse.driver.collector import resting
from mlfuse.driver.device import (
    backend_of,
    capture_of,
    check_device,
    choose,
    load,
    on_device,
    target_of,
)
from mlfuse.driver.executable import Executable, Run
from mlfuse.passes.dims import DimClasses
from mlfuse.passes.inline import COMPOSITE
from mlfuse.passes.plans.session import SavedPlan
from mlfuse.passes.plans.text import PlanSource, read_plan
from mlfuse.passes.precision import DEFAULT, check_precision
from mlfuse.passes.size_facts import SizeFacts
from mlfuse.runtime.memory import Memory
from mlfuse.runtime.signature import Shapes, Signature
from mlfuse.targets import devices

if TYPE_CHECKING:
    from xdsl.passes import ModulePass

    from mlfuse.dialects.loop.ops import KernelOp
    from mlfuse.runtime.outputs import Outputs
    from mlfuse.runtime.program import Program

_BEFORE, _AFTER = "lower-to-loop", "plan-memory"


def compile(
    source: str | Path | ModuleOp,
    device: str | None = None,
    function: str = "main",
    *,
    dialects: Sequence[Dialect] = (),
    target: str | None = None,
    precision: str = DEFAULT,
    autotune: bool = False,
    bound: Sequence[Array] = (),
    plan: PlanSource | None = None,
) -> Executable:
    """Compile one function of a module.

    `source` is a path, MLIR text or a module (which is not changed). `device` is `interpreter`,
    `cpu` or `cuda`; by default the best that is there. `dialects` are those of other packages, whose
    ops the text may use. `target` is the description of the device, by name or by path, where it isn't
    the device's own. `precision` is `default`, or `strict`: contractions are called as they are written
    (docs/numerics.md). `autotune` times some schedules of each kernel on the device and keeps the fastest
    (docs/running.md); where the signature has `?` dims that is done at the first call, for its sizes.
    `bound` are the values of the last arguments, which a call isn't given: a model's weights. `plan` is a
    saved plan, a path, text or a module, that says what is fused (docs/plans.md).
    MlfuseError, with the place, for any mistake in the source.
    """
    check_precision(precision)
    check_device(device)
    with resting():
        module = parse(source, dialects)
        saved = None if plan is None else read_plan(plan, dialects)
    with resting(), collect() as remarks, asked_for():
        _check_function(module, function)
        graph = pipelines.run(module.clone(), "graph", "cpu")
        chosen = choose(device)
        if target is not None and devices.get(target).kind != chosen:
            raise MlfuseError(f"target {target} describes no {chosen} device")
        if chosen == "interpreter":
            if saved is not None:  # the same errors as everywhere
                pipelines.run(graph.clone(), "fused", "cpu", precision=precision, plan=saved)
            return _interpreted(module, graph, function, remarks, precision, bound, saved)
        tag(graph)
        if not autotune:
            return _compiled(
                *(module, graph, function, chosen, remarks, target, precision),
                bound=bound,
                saved=saved,
            )
        if bound:
            raise MlfuseError("autotune: arguments that are bound can't be timed yet")
        from mlfuse.driver import tuned

        def make(shapes: Shapes | None) -> Executable:
            return _compiled(
                *(module, graph, function, chosen, remarks, target, precision, shapes), saved=saved
            )

        return tuned.executable(make, remarks)


def parse(source: str | Path | ModuleOp, dialects: Sequence[Dialect] = ()) -> ModuleOp:
    """The verified module of a path, of text or of a module (a copy of that)."""
    from mlfuse.ir.context import new_context
    from mlfuse.ir.parsing import parse_module, read_text
    from mlfuse.ir.verify import verify_module

    if isinstance(source, ModuleOp):
        verify_module(source)
        return source.clone()
    if not isinstance(source, str | Path):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise MlfuseError(f"a {type(source).__name__} is no source; pass a path, text or a module")
    is_text = isinstance(source, str) and ("\n" in source or "{" in source)
    text, name = (str(source), "<text>") if is_text else (read_text(Path(source)), str(source))
    module = parse_module(text, name, ctx=new_context(dialects))
    verify_module(module)
    return module


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
                f"@{function} is called with lists of tensors; use mlfuse.driver.each.compile_each",
            )
        return
    names = [f"@{op.sym_name.data}" for op in module.ops if isinstance(op, FuncOp)]
    raise MlfuseError(f"there is no function @{function}; there are: {', '.join(names) or 'none'}")


@dataclass(frozen=True)
class Lowered:
    """A module at the kernel level and what its host function needs at run time."""

    module: ModuleOp
    host: FuncOp
    signature: Signature
    checks: list[Any]
    allocations: dict[str, Program]
    """What the host function allocates, before and after its memory is planned, by pass."""
    precision: str = DEFAULT
    target: str = ""
    """The device description that fusions were planned for."""


def lower(
    graph: ModuleOp,
    function: str,
    target: str,
    precision: str = DEFAULT,
    before_schedule: Callable[[ModuleOp], None] | None = None,
    saved: SavedPlan | None = None,
) -> Lowered:
    """Take one function of a graph-level module (which is not changed) to the kernel level.

    `before_schedule` is given the module with its loop kernels, to ask something of their schedules.
    """
    from mlfuse.dialects.donation import donations_of
    from mlfuse.driver.checks import extract_checks
    from mlfuse.driver.equal_kernels import merge_equal
    from mlfuse.ir.context import new_context
    from mlfuse.runtime.host_reader import allocations_of

    graph = graph.clone()
    _keep_only(graph, function)
    # What a composite is made of may bind `?` sizes that are checked when a call begins.
    pipelines.make("decompose", target).apply(new_context(), graph)
    func = SymbolTable.lookup_symbol(graph, function)
    assert isinstance(func, FuncOp)
    checks = extract_checks(func)
    facts = SizeFacts.of(func)
    signature = Signature.of(func, _dim_classes(func), None if facts is None else facts.check)
    donations_of(func)
    allocations: dict[str, Program] = {}

    def note(each: ModulePass, module: ModuleOp) -> None:
        if each.name in (_BEFORE, _AFTER):
            now = SymbolTable.lookup_symbol(module, function)
            assert isinstance(now, FuncOp)
            allocations[each.name] = allocations_of(now)
        if each.name == _AFTER and before_schedule is not None:
            before_schedule(module)
        if each.name == _AFTER and not devices.get(target).is_cuda:
            merge_equal(module)  # on a GPU the guard has a word on each

    pipelines.run(graph, "kernel", target, callback=note, precision=precision, plan=saved)
    host = SymbolTable.lookup_symbol(graph, function)
    assert isinstance(host, FuncOp)
    return Lowered(graph, host, signature, checks, allocations, precision, target)


def _keep_only(module: ModuleOp, function: str) -> None:
    """Drop other functions but composites: after inlining nothing calls them."""
    for op in list(module.ops):
        if not isinstance(op, FuncOp) or COMPOSITE in op.attributes:
            continue
        if op.sym_name.data != function:
            op.detach()
            op.erase(safe_erase=False)


def _dim_classes(func: FuncOp) -> list[list[int | None]]:
    classes = DimClasses.of(func)
    return [
        [size if size < 0 else None for size in classes.sizes(arg)] for arg in func.body.block.args
    ]


def _compiled(
    module: ModuleOp,
    graph: ModuleOp,
    function: str,
    device: str,
    remarks: Remarks,
    target: str | None,
    precision: str,
    tuned_for: Shapes | None = None,
    bound: Sequence[Array] = (),
    saved: SavedPlan | None = None,
) -> Executable:
    """`tuned_for` are the shapes of arguments for which schedules are timed, if they are."""
    from mlfuse.driver.checks import checked
    from mlfuse.runtime.plan import Plan

    target = target or target_of(device, precision)
    tune: Callable[[ModuleOp], None] | None = None
    if tuned_for is not None:
        from mlfuse.driver import autotune

        tune = autotune.Tuner(function, tuned_for, device, target)
    lowered = _guarded(graph, function, device, target, precision, tune, saved)
    backend = backend_of(device)
    with part("compiling kernels"):
        kernels = load(lowered.module, device, target)
    plan = Plan.build(lowered.host, kernels, lowered.signature, backend, bound)
    run: Run = checked(on_device(plan, device), lowered.checks)
    extra = sum(check.operands for check in lowered.checks)
    results = lowered.signature.results[: len(lowered.signature.results) - extra]
    signature = replace(lowered.signature.without_last(len(bound)), results=results)

    def measure(shapes: Shapes) -> Memory:
        before, after = (lowered.allocations[name].allocated(shapes) for name in (_BEFORE, _AFTER))
        memory = plan.memory(shapes)
        return replace(memory, unplanned=memory.unplanned + before - after)

    return Executable(
        module,
        function,
        device,
        target,
        signature,
        run,
        remarks,
        plan.launches,
        plan.calls,
        lowered.precision,
        measure,
        capture_of(plan, device, function, [check.name for check in lowered.checks]),
        _saved=saved,
        _planned_for=lowered.target,
    )


def _guarded(
    graph: ModuleOp,
    function: str,
    device: str,
    target: str,
    precision: str,
    tune: Callable[[ModuleOp], None] | None = None,
    saved: SavedPlan | None = None,
) -> Lowered:
    """The kernels for a device; on a GPU, revised by what its compiler says of them. `tune` is given them
    first."""
    if device != "cuda":
        return lower(graph, function, target, precision, tune, saved)
    from mlfuse.driver import guard

    lowered: dict[str, Lowered] = {}
    said: dict[str, Remarks] = {}

    def schedule(choices: guard.Choices) -> guard.Scheduled:
        kernels: dict[str, KernelOp] = {}

        def ask(module: ModuleOp) -> None:
            if tune is not None:
                tune(module)
            choices.put_on(module)
            kernels.update(guard.kernels_of(module))

        planned = choices.target(target)
        with collect() as said[choices.asked]:
            lowered[choices.asked] = now = lower(graph, function, planned, precision, ask, saved)
        return guard.Scheduled(now.module, kernels)

    with collect() as revisions:
        choices = guard.review(schedule, target)
    if choices.asked not in lowered:
        schedule(choices)
    for remark in (*said[choices.asked], *revisions):  # of the plan that was taken
        record(remark)
    return lowered[choices.asked]


def _interpreted(
    module: ModuleOp,
    graph: ModuleOp,
    function: str,
    remarks: Remarks,
    precision: str,
    bound: Sequence[Array] = (),
    saved: SavedPlan | None = None,
) -> Executable:
    from mlfuse.interpreter import run_module
    from mlfuse.runtime import outputs
    from mlfuse.runtime.arrays import HostReader

    func = SymbolTable.lookup_symbol(graph, function)
    assert isinstance(func, FuncOp)
    signature = Signature.of(func, _dim_classes(func)).without_last(len(bound))
    reader = HostReader()

    def run(*args: object, out: Outputs = None) -> list[Any]:
        arrays, _ = signature.check(args, reader)
        results = [np.array(result) for result in run_module(graph, function, [*arrays, *bound])]
        return outputs.deliver(out, results, signature.results)

    return Executable(
        *(module, function, "interpreter", "cpu", signature, run, remarks, 0, 0, precision),
        _saved=saved,
    )
