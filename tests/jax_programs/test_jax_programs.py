"""Programs that JAX wrote, each as imported on the interpreter and compiled for the CPU.

Those in `not_yet.txt` are known to fail; a line there must go when its program passes.
"""

from __future__ import annotations

import programs
import pytest
from programs import Program

ALL = [program for family in programs.families() for program in programs.programs(family)]
NOT_YET = programs.not_yet()


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
@pytest.mark.parametrize("program", ALL, ids=lambda program: program.id)
def test_program_computes_what_jax_says(program: Program, device: str) -> None:
    known = NOT_YET.get((program.id, device))
    if known is None:
        assert program.run(device) is None
        return
    try:
        problem = program.run(device)
    except Exception:
        return
    assert problem is not None, "passes now: take it out of not_yet.txt (see refresh.py)"


def test_not_yet_names_only_programs_that_there_are() -> None:
    names = {program.id for program in ALL}
    assert [name for name, _ in NOT_YET if name not in names] == []
