"""Checks the names of ops in a device description, `no_fuse` and `library`: a name without an op is an error.

Names of ops from other packages have their dialect's prefix, and aren't checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp

from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError
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


def _is_foreign(name: str) -> bool:
    return "." in name and not name.startswith(_PREFIX)


def _unknown(device: Device, list_: str, name: str, what: str, known: Iterable[str]) -> MlfuseError:
    written = _PREFIX + name if list_ == "no_fuse" else name.removeprefix(_PREFIX)
    near = get_close_matches(written, list(known), n=3)
    meant = f"; did you mean {' or '.join(near)}?" if near else ""
    return MlfuseError(
        f"the description of device {device.name}: {list_} lists {what}, and {name!r} is none{meant}"
    )
