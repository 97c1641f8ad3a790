"""What `mlfuse-opt` says about itself: version, passes, dialects."""

from __future__ import annotations

import dataclasses
import sys

from mlfuse.version import __version__


def version() -> str:
    """mlfuse's version and xDSL's, whose API it is written for."""
    from importlib.metadata import version as installed

    return f"mlfuse {__version__} (xdsl {installed('xdsl')})"


def passes() -> str:
    """A line for each pass, and one for each of its options."""
    from mlfuse.cli.steps import pass_class, pass_names

    lines: list[str] = []
    for name in pass_names():
        cls = pass_class(name)
        lines.append(f"--{name:20} {_summary(name, cls)}".rstrip())
        for field in dataclasses.fields(cls):
            default = "" if field.default is dataclasses.MISSING else f" (default: {field.default})"
            lines.append(f"    {field.name.replace('_', '-')}: {field.type}{default}")
    return "\n".join(lines)


def _summary(name: str, cls: type) -> str:
    """What a pass is for: the first sentence of its file, which begins with its flag, else that of its class."""
    flag, doc = f"`--{name}`: ", sys.modules[cls.__module__].__doc__ or ""
    doc = doc.removeprefix(flag) if doc.startswith(flag) else cls.__doc__ or ""
    # A dataclass without a docstring is given its signature as one.
    doc = "" if doc.startswith(f"{cls.__name__}(") else doc
    return " ".join(doc.partition("\n\n")[0].partition(". ")[0].split()).rstrip(".:")


def dialects() -> str:
    """The dialects that the tool reads."""
    from mlfuse.ir.context import DIALECTS

    return "\n".join(DIALECTS)
