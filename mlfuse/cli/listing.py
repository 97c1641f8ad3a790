"""What `mlfuse-opt` says about itself: version, passes, dialects."""

from __future__ import annotations

import dataclasses

from mlfuse import __version__


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
        # A dataclass without a docstring is given its signature as one.
        doc = (cls.__doc__ or "").strip().partition("\n")[0]
        lines.append(f"--{name:20} {'' if doc.startswith(cls.__name__ + '(') else doc}".rstrip())
        for field in dataclasses.fields(cls):
            default = "" if field.default is dataclasses.MISSING else f" (default: {field.default})"
            lines.append(f"    {field.name.replace('_', '-')}: {field.type}{default}")
    return "\n".join(lines)


def dialects() -> str:
    """The dialects that the tool reads."""
    from mlfuse.context import DIALECTS

    return "\n".join(DIALECTS)
