"""Fusions that are lowered once: an equal one gets a copy of the kernel.

The layers of a network are alike, and so are the steps of an unrolled loop. And when two plans of a function are compared, most fusions
are in both. Fusions are equal if their content is (`utils/content.py`), and if the same of their values share a name and the same of
their ops a location: so the copy gets its own names and locations from those of the first by a map. Fusions with `?` sizes are lowered one by one: which of their sizes are equal depends on the function.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ArrayAttr, FusedLoc, LocationAttr, StringAttr, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.passes.fusion.region import analyze
from mlfuse.passes.lowering.kernel import LoweredKernel, lower_region
from mlfuse.passes.utils.content import Numbers, content
from mlfuse.passes.utils.dims import DimClasses


@dataclass(frozen=True)
class _Known:
    """A fusion that was lowered: its ops and values in order, by their locations and names, its kernel, and the number of its library
    call."""

    locations: Sequence[LocationAttr]
    names: Sequence[str | None]
    kernel: KernelOp
    call: int | None


@dataclass
class LoweredFusions:
    """The fusions that were lowered so far."""

    numbers: Numbers = field(default_factory=Numbers)
    known: dict[Hashable, _Known] = field(default_factory=dict[Hashable, _Known])

    def lower(
        self, fusion: FusionOp, name: str, classes: DimClasses
    ) -> tuple[LoweredKernel, Operation | None]:
        """A fusion's kernel, and the library call whose epilogue it is. OpError if the fusion can't be one kernel."""
        ops = list(fusion.walk())
        values = _values(ops)
        if any(isinstance(v.type, TensorType) and DYNAMIC in shape_of(v) for v in values):
            return _lowered(fusion, name, classes)
        locations, names = [op.location for op in ops], [value.name_hint for value in values]
        key = content(fusion, self.numbers, "kernel", names=True)
        if (known := self.known.get(key)) is not None:
            kernel = known.kernel.clone()
            kernel.properties["sym_name"] = StringAttr(name)
            _locate(kernel, dict(zip(known.locations, locations, strict=True)))
            _name(kernel, dict(zip(known.names, names, strict=True)))
            return LoweredKernel(kernel, []), None if known.call is None else ops[known.call]
        lowered, call = _lowered(fusion, name, classes)
        number = None if call is None else ops.index(call)
        self.known[key] = _Known(locations, names, lowered.op.clone(), number)
        return lowered, call


def _lowered(
    fusion: FusionOp, name: str, classes: DimClasses
) -> tuple[LoweredKernel, Operation | None]:
    region = analyze(fusion, classes)
    call = None if region.call is None else region.call.op
    return lower_region(region, name, classes), call


def _values(ops: Sequence[Operation]) -> list[SSAValue]:
    """The operands of the first op, and what each op and its blocks define."""
    found = [*ops[0].operands, *[value for op in ops for value in op.results]]
    return found + [a for op in ops for region in op.regions for b in region.blocks for a in b.args]


def _name(kernel: KernelOp, names: Mapping[str | None, str | None]) -> None:
    """Give the values of a kernel other names."""
    for value in _values(list(kernel.walk())):
        if (found := names.get(value.name_hint)) is not None:
            value.name_hint = found


def _locate(kernel: KernelOp, places: Mapping[Attribute, LocationAttr]) -> None:
    """Give the ops of a kernel other locations."""
    for op in kernel.walk():
        op.location = _moved(op.location, places)


def _moved(location: LocationAttr, places: Mapping[Attribute, LocationAttr]) -> LocationAttr:
    if (found := places.get(location)) is not None:
        return found
    match location:
        case FusedLoc(locations=ArrayAttr() as parts):  # of ops that became one
            return FusedLoc(tuple(places.get(part, part) for part in parts), location.metadata)
        case _:
            return location
