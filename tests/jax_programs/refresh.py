"""Rewrites `not_yet.txt`: runs all programs and lists the failing ones, with their errors.

python tests/jax_programs/refresh.py [FAMILY ...]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import programs
from programs import Program

DEVICES = ("interpreter", "cpu")
HEADER = "# Programs that fail today: name, device and error. Written by refresh.py.\n"


def main(families: Sequence[str]) -> None:
    """Run the families named, or all; programs of others keep their lines."""
    chosen = families or programs.families()
    lines = [
        f"{name}\t{device}\t{error}"
        for (name, device), error in programs.not_yet().items()
        if name.split("/")[0] not in chosen and name.split("/")[0] in programs.families()
    ]
    for family in chosen:
        failing = [line for program in programs.programs(family) for line in failures(program)]
        lines += failing
        print(f"{family}: {len(programs.programs(family))} programs, {len(failing)} failures")
    (programs.FOLDER / "not_yet.txt").write_text(HEADER + "".join(f"{x}\n" for x in sorted(lines)))


def failures(program: Program) -> list[str]:
    """A line for each device it fails on."""
    lines: list[str] = []
    for device in DEVICES:
        try:
            problem = program.run(device)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        if problem is not None:
            lines.append(f"{program.id}\t{device}\t{' '.join(problem.split())[:300]}")
    return lines


if __name__ == "__main__":
    main(sys.argv[1:])
