"""Dialects and passes of installed packages: the universes of xDSL's entry points `xdsl.universe`, without our own.

Reading the entry points takes some 15 ms and importing xDSL's universe 0.2 s: use this only for unknown names.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from xdsl.ir import Dialect

if TYPE_CHECKING:
    from xdsl.passes import ModulePass
    from xdsl.universe import Universe

_GROUP: Final = "xdsl.universe"
_OWN: Final = "mlfuse"
XDSL: Final = "xdsl"
"""The name of xDSL's own universe."""


@cache
def universes() -> dict[str, Universe]:
    """By name: those of other packages in name order, then xDSL's.

    A package that can't be imported causes a warning and is skipped.
    """
    found: dict[str, Universe] = {}
    for entry in sorted(
        entry_points(group=_GROUP), key=lambda each: (each.name == XDSL, each.name)
    ):
        if entry.name != _OWN and (universe := _load(entry)) is not None:
            found[entry.name] = universe
    return found


def _load(entry: EntryPoint) -> Universe | None:
    from xdsl.universe import Universe

    try:
        universe = entry.load()
    except Exception as error:
        warnings.warn(f"the entry point {entry.value} of {_GROUP} fails: {error}", stacklevel=2)
        return None
    if not isinstance(universe, Universe):
        warnings.warn(f"the entry point {entry.value} of {_GROUP} isn't a Universe", stacklevel=2)
        return None
    return universe


def installed_pass(name: str) -> type[ModulePass] | None:
    """The pass class of that name, of xDSL or another package."""
    for universe in universes().values():
        if name in universe.all_passes:
            return universe.all_passes[name]()
    return None


def installed_dialect(name: str) -> Dialect | None:
    """The dialect of that name in another package. Those of xDSL that mlfuse reads are in `context.DIALECTS`."""
    for package, universe in universes().items():
        if package != XDSL and name in universe.all_dialects:
            return universe.all_dialects[name]()
    return None
