"""Programs that JAX wrote, each as imported on the interpreter and compiled for the CPU.

Those in `not_yet.txt` are known to fail; a line there must go when its program passes.
"""

from __future__ import annotations

import coverage
import programs
import pytest
from programs import Program

from mlfuse.errors import SourceError

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


@pytest.mark.parametrize("program", programs.programs(programs.OUTSIDE), ids=lambda p: p.name)
def test_program_outside_is_refused_with_an_error_of_ours(program: Program) -> None:
    with pytest.raises(SourceError):
        programs.graph_of(program)


def test_docs_say_what_runs_and_what_each_program_outside_is_refused_with() -> None:
    assert coverage.PAGE.read_text("utf-8") == coverage.page(), (
        "write docs/coverage.md anew: python tests/jax_programs/coverage.py"
    )


def test_every_primitive_of_jax_is_in_a_program_or_has_a_reason() -> None:
    lines = (programs.DATA / "primitives.txt").read_text("utf-8").splitlines()[1:]
    told = dict(line.split("\t") for line in lines)
    used = {name for program in ALL for name in program.primitives}
    assert used <= told.keys()
    assert {name for name, what in told.items() if what.isdigit()} == used
    assert len(told) > 200
