"""Compiled functions of several devices.

Each function of a device's module is compiled by itself, as for that device alone. `runtime/calls/dispatches.py` makes the calls
and the transfers between them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.dialects.graph.placement import DispatchOp, device_of, is_device, modules_of, short
from mlfuse.driver import pipelines
from mlfuse.driver.device import choose, target_of
from mlfuse.driver.executable import CompiledFunction
from mlfuse.passes.place import marks_in
from mlfuse.passes.placement.device_list import DeviceList
from mlfuse.passes.utils.planned_for import planned_for
from mlfuse.runtime.calls.dispatches import Dispatches, Part
from mlfuse.runtime.host.memory import Memory
from mlfuse.targets import devices

if TYPE_CHECKING:
    from mlfuse.driver.compile import CompileOptions, Opened

PLAYED = "MLFUSE_DEVICES"
"""The environment variable that plays devices on others: `cuda=cpu`."""


def installed(
    marks: Iterable[str], wanted: Sequence[str], target: str, precision: str
) -> tuple[str, ...]:
    """The devices of a compilation, for `--place`: those that marks name, those that are `wanted`, and that of the description
    `target`. MlfuseError for a device that isn't there."""
    played = dict(_pair(each) for each in os.environ.get(PLAYED, "").split(",") if each)
    found = _listed(marks, wanted, target)
    targets = {
        name: _target(name, played.get(name, name), target, precision) for name in found.names
    }
    return tuple(
        entry if entry in wanted else f"{name}={targets[name]}"
        for name, entry in zip(found.names, found.entries, strict=True)
    )


def _listed(marks: Iterable[str], wanted: Sequence[str], target: str) -> DeviceList:
    """The devices of a compilation, with the descriptions that `wanted` gives (`cuda=sm_80`), else the usual ones."""
    given = {_name(each): each for each in wanted if "=" in each}
    found = DeviceList.for_marks({*marks, *map(_name, wanted)}, target)
    pairs = zip(found.names, found.entries, strict=True)
    return DeviceList(tuple(given.get(name, entry) for name, entry in pairs))


def _name(device: str) -> str:
    """The name in `cuda` or `cuda=sm_80`. MlfuseError for one that no device has."""
    name = short(device.partition("=")[0].strip())
    if not is_device(name):
        raise MlfuseError(
            f"unknown device {name!r}; a device is cpu or cuda, or cuda:1 for the second one"
        )
    return name


def _pair(text: str) -> tuple[str, str]:
    name, equals, other = text.partition("=")
    if not equals:
        raise MlfuseError(f"{PLAYED} has {text!r}, expected pairs such as cuda=cpu")
    return _name(name), _name(other)


def _target(name: str, device: str, target: str, precision: str) -> str:
    """The description of an installed device."""
    kind, _, number = device.partition(":")
    remedy = f"the module has ops on {name!r}; {PLAYED}={name}=cpu plays it on the CPU"
    if kind == "cuda" and number:
        raise MlfuseError(f"device {device!r} can't be used yet: calls run on one GPU; {remedy}")
    if devices.get(target).kind == kind:
        return target
    try:
        choose(kind)
    except MlfuseError as error:
        raise MlfuseError(f"{error}; {remedy}") from error
    return target_of(kind, precision)


def placed(found: Opened) -> ModuleOp:
    """The graph, imported and inlined, with the ops of each device in a module of its own if there are several."""
    marks, options = set(marks_in(found.source)), found.options
    entries: tuple[str, ...] = ()
    if marks or options.devices:
        if found.device == "interpreter":  # it needs no device to be there
            entries = _listed(marks, options.devices, found.target).entries
        else:
            entries = installed(marks, options.devices, found.target, options.precision)
    graph = found.source.clone()
    pipelines.placing(entries, found.target, found.passes).apply(graph)
    return graph


def executable(
    found: Opened, compile_part: Callable[[ModuleOp, CompileOptions], CompiledFunction]
) -> CompiledFunction:
    """The function of a module whose ops are outlined by device. `compile_part` compiles a function of one of these modules."""
    options, function, graph = found.options, found.function, found.job.graph
    parts: dict[FuncOp, CompiledFunction] = {}
    for op in [each for each in function.walk() if isinstance(each, DispatchOp)]:
        module = op.function.parent_op()
        assert isinstance(module, ModuleOp)
        own = replace(
            options,
            device="cuda" if _is_gpu(module) else "cpu",
            target=planned_for(module),
            function=op.function.sym_name.data,
            devices=(),
            bound=(),
        )
        parts[op.function] = compile_part(module.clone(), own)
    gpus = [each for each in modules_of(graph).values() if _is_gpu(each)]
    run = Dispatches(
        function,
        {func: Part(part.run, part.device == "cuda") for func, part in parts.items()},
        frozenset(name for each in gpus if (name := device_of(each.attributes)) is not None),
        options.bound,
    )
    return CompiledFunction(
        source=graph,
        function=options.function,
        device=", ".join(sorted({part.device for part in parts.values()})),
        target=found.target,
        signature=run.signature,
        run=run,
        launches=sum(part.launches for part in parts.values()),
        calls=sum(part.calls for part in parts.values()),
        _said=lambda: Remarks(
            [*found.remarks, *(r for part in parts.values() for r in part.remarks)]
        ),
        precision=options.precision,
        _measure=lambda _: _memory(parts.values()),
        _saved=found.saved,
        passes=found.passes,
    )


def _memory(parts: Iterable[CompiledFunction]) -> Memory:
    """The memory of a call: that of all parts, for an arena stays with its part. MlfuseError if one has `?` sizes."""
    if any(spec.is_dynamic for part in parts for spec in part.signature.inputs):
        raise MlfuseError("the memory of several devices is known for static sizes only")
    each = [part.memory() for part in parts]
    return Memory(
        unplanned=sum(memory.unplanned for memory in each),
        results=sum(memory.results for memory in each),
        donated=sum(memory.donated for memory in each),
        arena=sum(memory.arena for memory in each),
        lower_bound=max(memory.lower_bound for memory in each),
    )


def _is_gpu(module: ModuleOp) -> bool:
    """Whether the module of a device is for a GPU."""
    return devices.get(planned_for(module) or "cpu").is_cuda
