"""Schedule options of a kernel: the attribute `mlfuse.schedule` of a `loop.kernel`.

A schedule makes its own choices by default. The guard (from the compiler's register counts), `--autotune` (from
timings) and users can override them on the kernel, as readable text:

    loop.kernel @fused_mul(...) attributes {mlfuse.schedule = {per_thread = 4 : i32, width = 2 : i32}}

The schedule chooses options that aren't named, and ignores options that it doesn't use:
options are hints, and never change the computed function. An unknown name is an error.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from xdsl.dialects.builtin import DictionaryAttr, IntegerAttr, StringAttr, i32
from xdsl.ir import Attribute

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import KernelOp

ATTRIBUTE = "mlfuse.schedule"
KEEP = ("registers", "shared", "strided")


@dataclass(frozen=True)
class ScheduleOptions:
    """Options of a schedule; None for the schedule's own choice."""

    width: int | None = None
    """Elements that one access of a thread moves at most."""
    per_thread: int | None = None
    """Groups of `width` elements that a thread loads before it uses the first."""
    block: int | None = None
    """Threads a block."""
    min_blocks: int | None = None
    """Blocks that a multiprocessor must hold at a time: the compiler limits registers
    accordingly."""
    keep: str | None = None
    """Where a row is kept between its passes: "registers", "shared", or "strided" (not kept, but read
    again)."""
    team: int | None = None
    """Threads that share a row: 1, 32, or a block's."""
    rows: int | None = None
    """Rows that a team works on at a time."""
    cluster: int | None = None
    """Blocks that share a row through distributed shared memory."""

    POWERS: ClassVar = ("width", "per_thread", "block", "team", "rows", "cluster")
    """Options that are powers of two."""

    @staticmethod
    def of(kernel: KernelOp) -> ScheduleOptions:
        """The options of a kernel. OpError for an unknown option or an invalid value."""
        attr = kernel.attributes.get(ATTRIBUTE)
        if attr is None:
            return ScheduleOptions()
        if not isinstance(attr, DictionaryAttr):
            raise OpError(kernel, f"loop.kernel: {ATTRIBUTE} is a dictionary of options")
        known = {field.name: field for field in fields(ScheduleOptions)}
        found: dict[str, int | str] = {}
        for name, value in attr.data.items():
            if name not in known:
                names = ", ".join(known)
                raise OpError(
                    kernel, f"loop.kernel: {ATTRIBUTE} has no option {name}; there are: {names}"
                )
            found[name] = _keep(kernel, value) if name == "keep" else _number(kernel, name, value)
        return ScheduleOptions(**found)  # pyright: ignore[reportArgumentType]  # checked above

    @property
    def attribute(self) -> DictionaryAttr:
        """The attribute for these options."""
        data: dict[str, Attribute] = {}
        for field in fields(self):
            value: int | str | None = getattr(self, field.name)
            if isinstance(value, str):
                data[field.name] = StringAttr(value)
            elif value is not None:
                data[field.name] = IntegerAttr(value, i32)
        return DictionaryAttr(data)

    def put_on(self, kernel: KernelOp) -> None:
        """Set these options on a kernel, replacing others."""
        kernel.attributes.pop(ATTRIBUTE, None)
        if self != ScheduleOptions():
            kernel.attributes[ATTRIBUTE] = self.attribute

    def __str__(self) -> str:
        named = ((field.name, getattr(self, field.name)) for field in fields(self))
        return ", ".join(f"{name} = {value}" for name, value in named if value is not None) or "own"


def _keep(kernel: KernelOp, value: Attribute) -> str:
    if not isinstance(value, StringAttr) or value.data not in KEEP:
        raise OpError(kernel, f"loop.kernel: keep is one of {', '.join(KEEP)}, not {value}")
    return value.data


def _number(kernel: KernelOp, name: str, value: Attribute) -> int:
    number = value.value.data if isinstance(value, IntegerAttr) else 0
    fits = 1 <= number <= 1024
    if name in ScheduleOptions.POWERS:
        fits = fits and number & (number - 1) == 0
    if not fits:
        power = "a power of two " if name in ScheduleOptions.POWERS else ""
        raise OpError(kernel, f"loop.kernel: {name} is {power}between 1 and 1024, not {value}")
    return number
