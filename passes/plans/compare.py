"""Whether a plan belongs to a graph: compares op by op and describes the first difference.

Structure, types, properties and attributes of ops must be equal; names, locations and the attributes that
plans themselves write may differ. Linear in ops.
"""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import DictionaryAttr, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue

from mlfuse.diagnostics.errors import SourceError, place_of
from mlfuse.diagnostics.numbers import counted
from mlfuse.passes.plans.marks import LAUNCHES, ON_OPS, PLAN, parts_of

KEEP = ("mlfuse.must_fuse", "mlfuse.apart")
"""Marks that users write for planners: a plan takes precedence over them."""
_OURS = frozenset({*ON_OPS, *KEEP, LAUNCHES, PLAN})
_REMEDY = "save the plan again (--save-plan), or fuse without it"


def functions_of(module: ModuleOp) -> dict[str, FuncOp]:
    """The functions with bodies, by name."""
    found = [op for op in module.walk() if isinstance(op, FuncOp) and op.body.blocks]
    return {op.sym_name.data: op for op in found}


def check_same(graph: ModuleOp, plan: ModuleOp, note: str = "") -> list[tuple[FuncOp, FuncOp]]:
    """Each function of a graph with the plan's; SourceError if one differs. Functions that only the
    plan has are ignored. `note` is added to the error."""
    planned = functions_of(plan)
    pairs: list[tuple[FuncOp, FuncOp]] = []
    for name, func in functions_of(graph).items():
        if name not in planned:
            known = ", ".join(f"@{each}" for each in planned) or "none"
            message = f"the plan has no function @{name}; it has {known}: {_REMEDY}"
            raise SourceError(message + note, place_of(func))
        difference = _Comparison().functions(func, planned[name])
        if difference is not None:
            op, other, what = difference
            there = place_of(other)
            where = f" ({there})" if there else ""
            message = f"the plan{where} is for another graph: {what}; {_REMEDY}"
            raise SourceError(message + note, place_of(op))
        pairs.append((func, planned[name]))
    return pairs


Difference = tuple[Operation, Operation, str]
"""The op here, the plan's op, and the difference."""


class _Comparison:
    def __init__(self) -> None:
        self.values: dict[SSAValue, SSAValue] = {}
        """The plan's values to the values here."""

    def functions(self, here: FuncOp, there: FuncOp) -> Difference | None:
        """The first difference of two functions."""
        if here.function_type != there.function_type:
            what = (
                f"@{here.sym_name.data} has type {here.function_type} in the module and {there.function_type} in the "
                "plan"
            )
            return here, there, what
        return self._attributes(here, there) or self._blocks(here, there)

    def _blocks(self, here: Operation, there: Operation) -> Difference | None:
        ours = [block for region in here.regions for block in region.blocks]
        theirs = [block for region in there.regions for block in region.blocks]
        if [len(region.blocks) for region in here.regions] != [
            len(region.blocks) for region in there.regions
        ]:
            return here, there, f"{here.name} has other regions"
        for mine, other in zip(ours, theirs, strict=True):
            self.values.update(zip(other.args, mine.args, strict=False))
        for mine, other in zip(ours, theirs, strict=True):
            found = self._block(mine, other, here, there)
            if found is not None:
                return found
        return None

    def _block(
        self, here: Block, there: Block, around: Operation, other_around: Operation
    ) -> Difference | None:
        if [arg.type for arg in here.args] != [arg.type for arg in there.args]:
            return around, other_around, f"the arguments of {around.name} have other types"
        mine, other = list(here.ops), list(there.ops)
        for a, b in zip(mine, other, strict=False):
            found = self._ops(a, b)
            if found is not None:
                return found
        if len(mine) != len(other):
            first, last = (mine or [around])[-1], (other or [other_around])[-1]
            return first, last, f"{len(mine)} ops here, {len(other)} in the plan"
        return None

    def _ops(self, a: Operation, b: Operation) -> Difference | None:
        if a.name != b.name:
            return a, b, f"{a.name} here, {b.name} in the plan"
        if len(a.operands) != len(b.operands):
            operands = counted(len(a.operands), "operand")
            return a, b, f"{a.name} has {operands} here, {len(b.operands)} there"
        for number, (mine, other) in enumerate(zip(a.operands, b.operands, strict=True)):
            if self.values.get(other) is not mine:
                what = f"operand {number} of {a.name} is {_described(mine)} here, {_described(other)} in the plan"
                return a, b, what
        ours, theirs = ([str(value.type) for value in op.results] for op in (a, b))
        if ours != theirs:
            what = f"{a.name} makes {', '.join(ours)} here, {', '.join(theirs)} in the plan"
            return a, b, what
        self.values.update(zip(b.results, a.results, strict=True))
        return self._attributes(a, b) or self._blocks(a, b)

    def _attributes(self, a: Operation, b: Operation) -> Difference | None:
        for mine, other in ((a.properties, b.properties), (a.attributes, b.attributes)):
            name = _first_different(mine, other)
            if name is not None:
                shown = (_shown(mine.get(name)), _shown(other.get(name)))
                return a, b, f"{name} of {a.name} is {shown[0]} here, {shown[1]} in the plan"
        return None


def _first_different(a: Mapping[str, Attribute], b: Mapping[str, Attribute]) -> str | None:
    for name in dict.fromkeys((*a, *b)):
        if name not in _OURS and _none_if_empty(a.get(name)) != _none_if_empty(b.get(name)):
            return name
    return None


def _none_if_empty(attr: Attribute | None) -> Attribute | None:
    """The attribute; None if it is an array of empty dictionaries, which text doesn't have."""
    parts = [] if attr is None else parts_of(attr)
    is_empty = bool(parts) and all(each == DictionaryAttr({}) for each in parts)
    return None if is_empty else attr


def _shown(attr: Attribute | None) -> str:
    text = "not there" if attr is None else str(attr)
    return text if len(text) <= 60 else text[:57] + "..."


def _described(value: SSAValue) -> str:
    if isinstance(value, BlockArgument):
        return f"argument {value.index}"
    return f"{value.owner.name}'s result" if isinstance(value.owner, Operation) else "a value"
