"""The devices of a module: their descriptions, and the names by which marks mean them.

A name is a kind and a number: the first description of a CPU is `cpu`, the second `cpu:1`, and so on for `cuda`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr
from xdsl.ir import Attribute, Operation

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.placement import KINDS, is_device, short
from mlfuse.targets import devices
from mlfuse.targets.devices import Device

DEVICES = "mlfuse.devices"
"""The attribute of a module whose ops are placed: the descriptions of its devices."""


_SHARED_US = 0.1
"""About what it takes to give a value to another CPU, whatever its size. It also keeps values from going there for nothing."""


@dataclass(frozen=True)
class DeviceList:
    """Devices, each a description by name or path, or `cuda=cpu`: the name that marks use, and the description."""

    entries: tuple[str, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names by which marks mean the devices."""
        found: list[str] = []
        for entry, description in zip(self.entries, self.descriptions, strict=True):
            if entry != description:
                found.append(short(entry.partition("=")[0]))
                continue
            kind = devices.get(description).kind
            before = sum(name.partition(":")[0] == kind for name in found)
            found.append(f"{kind}:{before}" if before else kind)
        return tuple(found)

    @cached_property
    def descriptions(self) -> tuple[str, ...]:
        """The descriptions, by name or path."""
        return tuple(_description(entry) for entry in self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def described(self, number: int) -> Device:
        """The description of a device."""
        return devices.get(self.descriptions[number])

    def number_of(self, name: str, op: Operation) -> int:
        """The number of a device that a mark on an op names. OpError for an unknown one."""
        if short(name) not in self.names:
            known = ", ".join(self.names)
            raise OpError(
                op,
                f"is for the device {name!r}, and this compilation is for {known}; name one of these",
            )
        return self.names.index(short(name))

    def transfer_us(self, source: int, target: int, nbytes: int) -> float:
        """Microseconds of a copy between two devices. CPUs share their memory; two GPUs copy through the CPU's."""
        ends = [self.described(each) for each in (source, target)]
        links = [end.link_us + nbytes / (end.link_gb_s * 1e3) for end in ends if end.is_cuda]
        return sum(links) or _SHARED_US

    @property
    def attribute(self) -> ArrayAttr[StringAttr]:
        """The attribute of a module that is placed."""
        return ArrayAttr([StringAttr(each) for each in self.entries])

    @staticmethod
    def of(module: ModuleOp) -> DeviceList | None:
        """The devices of a module that is placed; None for another one."""
        given = module.attributes.get(DEVICES)
        if not isinstance(given, ArrayAttr):
            return None
        entries = cast("ArrayAttr[Attribute]", given).data
        return DeviceList(tuple(each.data for each in entries if isinstance(each, StringAttr)))

    @staticmethod
    def for_marks(marks: Iterable[str], default: str) -> DeviceList:
        """The devices that marks name, and that of a compilation. A mark gets the description of the compilation's
        device if it is of that kind, else `cpu` or `sm_90`."""
        own = devices.get(default).kind
        most = {own: 0}
        for mark in marks:
            kind, _, number = mark.partition(":")
            most[kind] = max(most.get(kind, 0), int(number or "0"))
        usual = {"cpu": "cpu", "cuda": devices.DEFAULT, own: default}
        counts = [(kind, most[kind] + 1) for kind in KINDS if kind in most]
        return DeviceList(tuple(usual[kind] for kind, count in counts for _ in range(count)))


def _description(entry: str) -> str:
    name, _, description = entry.partition("=")
    return description if is_device(name) and description else entry
