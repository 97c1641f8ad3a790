"""What a kernel asks of its schedule: the attribute `mlfuse.schedule` of a `loop.kernel`.

A schedule chooses by itself. Whoever knows more (the guard, which has read what the compiler made of
a choice; `--autotune`, which has timed it; a person) says so on the kernel, where it can be read:

    loop.kernel @fused_mul(...) attributes {mlfuse.schedule = {per_thread = 4 : i32, width = 2 : i32}}

What isn't named is left to the schedule, and what doesn't concern a kernel's schedule is ignored by it:
options are wishes, and never change what is computed. An unknown name is an error.
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
    """Choices of a schedule; None where it is its own."""

    width: int | None = None
    """Elements that one access of a thread moves at most."""
    per_thread: int | None = None
    """Groups of `width` elements that a thread loads before it uses the first."""
    block: int | None = None
    """Threads a block."""
    min_blocks: int | None = None
    """Blocks that a multiprocessor is to hold at a time: the compiler limits registers to that."""
    keep: str | None = None
    """Where a row is kept between its passes: "registers", "shared", or "strided" (it isn't: it is read
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
        """Those of a kernel. OpError for what is no option or no value of it."""
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
        """The attribute that says so."""
        data: dict[str, Attribute] = {}
        for field in fields(self):
            value: int | str | None = getattr(self, field.name)
            if isinstance(value, str):
                data[field.name] = StringAttr(value)
            elif value is not None:
                data[field.name] = IntegerAttr(value, i32)
        return DictionaryAttr(data)

    def put_on(self, kernel: KernelOp) -> None:
        """Ask this of a kernel, and nothing else."""
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
