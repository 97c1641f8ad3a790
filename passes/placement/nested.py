"""Passes on a module of several devices: a pass is applied to the module of each device, for that device."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse.dialects.graph.placement import modules_of
from mlfuse.passes.utils.planned_for import planned_for


def apply_to(each: ModulePass, module: ModuleOp, ctx: Context) -> None:
    """Apply a pass to a module, or to each module of a device in it. An option `device` is then this device's description."""
    found = modules_of(module)
    if not found:
        each.apply(ctx, module)
        return
    for one in found.values():
        _for_device(each, planned_for(one)).apply(ctx, one)


def _for_device(each: ModulePass, device: str | None) -> ModulePass:
    if device is None or not is_dataclass(each):
        return each
    names = [field.name for field in fields(each)]
    return replace(each, device=device) if "device" in names else each  # pyright: ignore[reportCallIssue]
