"""The device that a module's fusions were planned for: the attribute `mlfuse.planned_for` of the module.

The fusing passes write it, with the name that they were given, and it stays with the module through all levels.
Later passes for another device are an error: a fusion that gains on one device may lose on another. A module whose
fusions were written by hand has no such attribute, and works for every device.
"""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, StringAttr

from mlfuse.diagnostics.errors import OpError
from mlfuse.targets import devices

PLANNED_FOR = "mlfuse.planned_for"


def planned_for(module: ModuleOp) -> str | None:
    """The device by name or path; None if no pass has planned. OpError for another type of attribute."""
    attribute = module.attributes.get(PLANNED_FOR)
    if attribute is not None and not isinstance(attribute, StringAttr):
        raise OpError(
            module, f'{PLANNED_FOR} names a device: "cpu", "sm_90" or a .json description'
        )
    return None if attribute is None else attribute.data


def check_planned_for(module: ModuleOp, device: str) -> None:
    """OpError if the fusions of a module were planned for another device."""
    planned = planned_for(module)
    if planned is None or devices.get(planned).name == devices.get(device).name:
        return
    raise OpError(
        module,
        f"its fusions were planned for {planned}, and now it is compiled for {device}; go on for {planned} "
        f"(--device={planned}), or fuse the graph for {device}; without the attribute {PLANNED_FOR} "
        "they are taken as they are",
    )


def note_planned_for(module: ModuleOp, device: str) -> None:
    """Record the device that a module was planned for."""
    module.attributes[PLANNED_FOR] = StringAttr(device)
