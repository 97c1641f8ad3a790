"""The levels of a module: `graph`, `fused`, `loop`, `kernel` and `host`; and the levels that a pass takes.

A pass declares them in two attributes of its class, `takes` (a level or several) and `gives`; a pass without them takes
any module. The level of a module is derived from its ops and never stored, so a text can be edited or written by hand.
`graph` and `fused` can't be distinguished: a graph whose ops are all library calls is already fused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xdsl.dialects.builtin import MemRefType, ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import MlfuseError, SourceError, place_of
from mlfuse.dialects.graph.placement import modules_of
from mlfuse.dialects.host_function import is_lowered

LEVELS: Final = ("graph", "fused", "loop", "kernel", "host")
"""From tensors to code for one thread, and memory for one call."""

TENSORS: Final = ("graph", "fused")
"""The levels of tensors."""

_LEAD_TO: Final = {
    "fused": "--fuse",
    "loop": "--lower-to-loop",
    "kernel": "--plan-memory --schedule",
    "host": "--lower-to-host",
}


def levels_in(module: ModuleOp) -> frozenset[str]:
    """The levels of a module's functions and kernels; `graph` for any with tensors, nothing for an empty module. A
    module of several devices has the levels of their modules."""
    if nested := modules_of(module):
        return frozenset[str]().union(*map(levels_in, nested.values()))
    found = {"kernel" for op in module.ops if op.name == "kernel.func"}
    found |= {"loop" for op in module.ops if op.name == "loop.kernel"}
    for op in module.ops:
        if isinstance(op, FuncOp) and not op.is_declaration:
            level = _level_of(op)
            # A host function that launches nothing is the same at both of the lower levels.
            if level is not None and not (level == "loop" and "kernel" in found):
                found.add(level)
    # Kernels are the same at both of the lowest levels.
    return frozenset(found - {"kernel"} if "host" in found else found)


def _level_of(func: FuncOp) -> str | None:
    if is_lowered(func):
        return "host"
    types = [*func.function_type.inputs, *func.function_type.outputs]
    for block in func.body.blocks:
        for op in block.ops:
            if op.name in ("kernel.launch", "loop.launch"):
                return op.name.partition(".")[0]
            types += op.result_types
    if any(isinstance(type_, MemRefType) for type_ in types):
        return "loop"
    return "graph" if any(isinstance(type_, TensorType) for type_ in types) else None


def _launches_loops(module: ModuleOp) -> bool:
    return any(op.name in ("loop.kernel", "loop.launch") for op in module.walk())


def taken_by(each: ModulePass | type[ModulePass]) -> tuple[str, ...]:
    """The levels that a pass takes; none if it takes any module. MlfuseError for an unknown level."""
    return tuple(_stated(each, "takes"))


def given_by(each: ModulePass | type[ModulePass]) -> str | None:
    """The level that a pass leads to; None if it keeps the level."""
    return next(_stated(each, "gives"), None)


def _stated(each: ModulePass | type[ModulePass], attribute: str) -> Iterator[str]:
    stated: str | tuple[str, ...] = getattr(each, attribute, ())
    for level in (stated,) if isinstance(stated, str) else stated:
        if level not in LEVELS:
            raise MlfuseError(
                f"--{each.name}: {attribute} = {level!r} isn't a level, expected one of: {', '.join(LEVELS)}"
            )
        yield level


def check_level(each: ModulePass, module: ModuleOp) -> None:
    """SourceError, with the missing passes, if a pass doesn't take a module of this level."""
    takes, levels = taken_by(each), levels_in(module)
    if "loop" in levels and not _launches_loops(module):
        levels |= {"kernel"}  # a host function that launches nothing is the same at both
    if not takes or not levels or levels & _as_read(takes):
        return
    wanted, found, gives = takes[0], min(levels, key=LEVELS.index), given_by(each)
    if gives is not None and LEVELS.index(found) >= LEVELS.index(gives):
        remedy = "leave it out"
    elif LEVELS.index(found) < LEVELS.index(wanted):
        missing = [_LEAD_TO[level] for level in LEVELS[1:] if _is_between(found, level, wanted)]
        remedy = f"run {' '.join(missing)} before it"
        if gives is not None:
            remedy += f", or --compile-to={gives} instead of it"
    else:
        remedy = f"run it before {_LEAD_TO[_after(takes[-1])]}"
    first = module.body.block.first_op
    raise SourceError(
        f"--{each.name} takes a module at the {' or '.join(takes)} level, and this one is at the {found} level; {remedy}",
        place_of(module) or (None if first is None else place_of(first)),
    )


def _as_read(takes: tuple[str, ...]) -> frozenset[str]:
    """These levels as `levels_in` names them."""
    return frozenset("graph" if level in TENSORS else level for level in takes)


def _is_between(low: str, level: str, high: str) -> bool:
    return LEVELS.index(low) < LEVELS.index(level) <= LEVELS.index(high)


def _after(level: str) -> str:
    return LEVELS[LEVELS.index(level) + 1]
