"""Checks the names of ops in a device description, `no_fuse`, `library` and `lacks`: a name without an op is an error.

Names of ops from other packages have their dialect's prefix, and aren't checked.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp

from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import Graph
from mlfuse.dialects.graph.composite import CompositeOp
from mlfuse.passes.inline import COMPOSITE
from mlfuse.targets.devices import Device

_PREFIX = f"{Graph.name}."
_OPS = [op.name for op in Graph.operations]
_COMPOSITES = [
    op.name.removeprefix(_PREFIX) for op in Graph.operations if issubclass(op, CompositeOp)
]


def check_no_fuse(device: Device) -> None:
    """MlfuseError if `no_fuse` has a name that no op has."""
    for name in device.no_fuse:
        if name not in _OPS and not _is_foreign(name):
            raise _unknown(device, "no_fuse", name, "ops by their full names", _OPS)


def check_library(device: Device, module: ModuleOp) -> None:
    """MlfuseError if `library` has a name that isn't a composite's, a marked function's of the module, or
    a registered function's."""
    marks = [op.attributes.get(COMPOSITE) for op in module.ops if isinstance(op, FuncOp)]
    known = [*_COMPOSITES, *(mark.data for mark in marks if isinstance(mark, StringAttr))]
    for name in device.library:
        if name not in known and not externals.is_registered(name) and not _is_foreign(name):
            raise _unknown(device, "library", name, "composites, ours without graph.", known)


@cache
def check_lacks(device: Device) -> None:
    """MlfuseError if an entry of `lacks` isn't a pattern of an op, perhaps with one of a type and a rank, or matches none."""
    for entry in device.lacks:
        name, type_, rank, *more = [*entry.split(":"), "*", "*"][: max(3, entry.count(":") + 1)]
        if not fnmatch.filter(_OPS, name) and not _is_foreign(name):
            raise _unknown(device, "lacks", name, "ops by their full names", _OPS)
        if not fnmatch.filter(dtypes.names(), type_):
            raise _unknown(device, "lacks", type_, "element types after a colon", dtypes.names())
        if more or not (rank == "*" or rank.isdecimal()):
            raise MlfuseError(
                f"the description of device {device.name}: lacks lists {entry!r}; expected an op, a type and a rank, such as "
                "graph.add:f64:2"
            )


def _is_foreign(name: str) -> bool:
    return "." in name and not name.startswith(_PREFIX)


def _unknown(device: Device, list_: str, name: str, what: str, known: Iterable[str]) -> MlfuseError:
    full = {each.removeprefix(_PREFIX): each for each in known}
    near = [full[each] for each in get_close_matches(name.removeprefix(_PREFIX), full, n=3)]
    meant = f"; did you mean {' or '.join(near)}?" if near else ""
    return MlfuseError(
        f"the description of device {device.name}: {list_} lists {what}, and {name!r} is none{meant}"
    )
