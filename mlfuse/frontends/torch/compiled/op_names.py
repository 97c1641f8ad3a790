"""Names of ops in `options=` of `torch.compile`, such as `aten.mm` or `mylib.op.default`."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Sequence
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.torch.library import torch


def check_op_names(option: str, names: Sequence[str]) -> None:
    """MlfuseError if `names` isn't a list of ops that torch knows; it names similar ops. A graph needs to have none of
    them."""
    if isinstance(names, str) or not all(isinstance(each, str) for each in names):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise MlfuseError(f"{option} takes a list of ops' names: {option}=['aten.mm']")
    known = _known() if names else ()
    for name in names:
        if name not in known:
            raise MlfuseError(f"{option}: torch has no op {name!r}; {_similar(name, known)}")


def packet(name: str) -> str:
    """The name of an op without its overload: `aten.mm` of `aten.mm.default`, and of `aten.mm`."""
    return ".".join(name.split(".")[:2])


def _known() -> set[str]:
    """All ops that are registered now, with and without their overloads. An import may register more."""
    registered: Any = torch._C._dispatch_get_all_op_names()
    known: set[str] = set(torch._ops._higher_order_ops)
    for each in registered:  # aten::mm, aten::mm.out
        name = each.replace("::", ".")
        known |= {packet(name), name if name.count(".") > 1 else f"{name}.default"}
    return known


def _similar(name: str, known: Collection[str]) -> str:
    wants_overload = name.count(".") > 1
    names = sorted(each for each in known if (each.count(".") > 1) == wants_overload)
    close = difflib.get_close_matches(name, names, n=3, cutoff=0.7)
    if close:
        return f"did you mean {' or '.join(map(repr, close))}?"
    return "an op is named by namespace, name and, if one overload is meant, that: 'aten.mm' or 'aten.mm.default'"
