"""The lists of `mlfuse-opt`: versions, passes, dialects."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from inspect import formatannotation
from typing import TYPE_CHECKING

from xdsl.passes import ModulePass

from mlfuse.version import __version__

if TYPE_CHECKING:
    from mlfuse.cli.loading import Loaded


def version() -> str:
    """The versions of mlfuse and of xDSL."""
    from importlib.metadata import version as installed

    return f"mlfuse {__version__} (xdsl {installed('xdsl')})"


def passes(loaded: Loaded) -> str:
    """A line for each pass with the levels that it takes and gives, and one for each of its options."""
    from mlfuse.ir.installed import XDSL, universes
    from mlfuse.passes import registry

    lines = [line for name in registry.names() for line in _pass(registry.load(name))]
    for name, cls in loaded.passes.items():
        lines += _pass(cls, f"from {loaded.homes[f'--{name}']}")
    for package, universe in universes().items():
        if package == XDSL:
            lines.append(
                f"and {len(universe.all_passes)} passes of xDSL: xdsl-opt --help lists them"
            )
            continue
        for load in universe.all_passes.values():
            lines += _pass(load(), f"from the package {package}")
    return "\n".join(lines)


def _pass(cls: type[ModulePass], home: str | None = None) -> Iterator[str]:
    from mlfuse.passes.utils.levels import given_by, taken_by

    takes = taken_by(cls)
    gives = f" -> {given_by(cls)}" if given_by(cls) else ""
    levels = f"{' or '.join(takes)}{gives}" if takes else "any level"
    notes = "; ".join([levels, home] if home else [levels])
    yield f"--{cls.name:20} {_summary(cls.name, cls)} [{notes}]"
    for field in dataclasses.fields(cls):
        default = "" if field.default is dataclasses.MISSING else f" (default: {field.default})"
        type_ = field.type if isinstance(field.type, str) else formatannotation(field.type)
        yield f"    {field.name.replace('_', '-')}: {type_}{default}"


def _summary(name: str, cls: type) -> str:
    """A pass's purpose: the first sentence of its file, if that begins with its flag, otherwise of its class."""
    flag, doc = f"`--{name}`: ", sys.modules[cls.__module__].__doc__ or ""
    doc = doc.removeprefix(flag) if doc.startswith(flag) else cls.__doc__ or ""
    # A dataclass without a docstring gets its signature as one.
    doc = "" if doc.startswith(f"{cls.__name__}(") else doc
    return " ".join(doc.partition("\n\n")[0].partition(". ")[0].split()).rstrip(".:")


def dialects(loaded: Loaded) -> str:
    """The dialects that the tool reads."""
    from mlfuse.ir.context import DIALECTS
    from mlfuse.ir.installed import XDSL, universes

    lines = list(DIALECTS)
    lines += [f"{name} [from {loaded.homes[name]}]" for name in loaded.dialects]
    for package, universe in universes().items():
        if package != XDSL:
            lines += [f"{name} [from the package {package}]" for name in universe.all_dialects]
    return "\n".join(lines)
