"""Writes `docs/coverage.md`: how many programs there are, and what each one outside says.

python tests/jax_programs/coverage_table.py
"""

from __future__ import annotations

from pathlib import Path

import programs
from programs import Program

from mlfuse.diagnostics.errors import SourceError

PAGE = Path(__file__).parents[2] / "docs" / "coverage.md"
INTRODUCTION = """\
# Coverage

This page lists the parts of JAX that mlfuse runs. {count} programs written with JAX are committed as data
(`tests/jax_programs/data`: StableHLO text as JAX lowers it, arguments, results).
`tests/jax_programs/test_jax_programs.py` runs each on the interpreter and compiled for the CPU, without JAX.
If a program has floats of fewer than 64 bits, its results are compared with those of the same program in f64;
other results are compared with JAX's own on a CPU. Integers, booleans, data movement and arithmetic that IEEE 754
fixes must be equal to the bit. Single functions must be within a few ULP, and programs of several ops within the
tolerances of `mlfuse-run`.

`make jax-programs` generates the programs again, or more of them (in an environment with the extra `jax`). Then
`python tests/jax_programs/refresh.py` writes `not_yet.txt`, the list of programs that fail today, and
`python tests/jax_programs/coverage_table.py` writes this page. Each file of `tests/jax_programs/families` is a family.
"""


def page() -> str:
    """The page as it should be."""
    count = sum(len(programs.programs(family)) for family in programs.families())
    introduction = INTRODUCTION.format(count=f"{count:,}")
    return "\n".join([introduction, families(), not_yet(), outside(), primitives()])


def families() -> str:
    """A row a family: its first line of documentation, programs, failures."""
    failing = {name for name, _ in programs.not_yet()}
    lines = ["| family | programs | not yet | |", "|---|---|---|---|"]
    for family in programs.families():
        known = programs.programs(family)
        count = sum(program.id in failing for program in known)
        lines.append(f"| {family} | {len(known)} | {count or ''} | {about(family)} |")
    return "\n".join(lines) + "\n"


def about(family: str) -> str:
    """The first line of a family's source."""
    text = (programs.FOLDER / "families" / f"{family}.py").read_text("utf-8")
    return text.split('"""')[1].split("\n\n")[0].replace("\n", " ")


def not_yet() -> str:
    """A row a program of the families that fails today; its error is the same on every device."""
    errors = {name: error for (name, _), error in programs.not_yet().items()}
    lines = ["## Not yet\n", "These programs of the families above are refused today.\n"]
    lines += ["| program | error |", "|---|---|"]
    lines += [f"| {name} | {error} |" for name, error in sorted(errors.items())]
    return "\n".join(lines) + "\n"


def outside() -> str:
    """A row a program that is refused for good."""
    lines = [
        "## Outside\n",
        "Loops and branches, complex numbers, sorting, linear algebra, iteration until convergence, calls",
        "back into Python. Each of these is refused with the error next to it.\n",
        "| program | error |",
        "|---|---|",
    ]
    for program in programs.programs(programs.OUTSIDE):
        lines.append(f"| {program.name} | {refusal(program)} |")
    return "\n".join(lines) + "\n"


def refusal(program: Program) -> str:
    """What mlfuse says of a program that it can't import."""
    try:
        programs.graph_of(program)
    except SourceError as error:
        return error.message
    return "none: it is imported now, and belongs to a family"


def primitives() -> str:
    """A row a group of JAX's primitives: those in programs, and those in none by their reason."""
    lines = (programs.DATA / "primitives.txt").read_text("utf-8").splitlines()[1:]
    entries = [line.split("\t") for line in lines]
    groups: dict[str, list[str]] = {}
    for name, what in entries:
        groups.setdefault("" if what.isdigit() else what, []).append(name)
    inside = [f"{name} {what}" for name, what in entries if what.isdigit()]
    rows = [
        "## Primitives\n",
        "Each of JAX's primitives, and the number of programs above that contain it:\n",
        f"{', '.join(inside)}.\n",
        "Primitives that no program contains:\n",
        "| why | primitives |",
        "|---|---|",
    ]
    reasons = sorted(reason for reason in groups if reason)
    rows += [f"| {reason} | {', '.join(groups[reason])} |" for reason in reasons]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
