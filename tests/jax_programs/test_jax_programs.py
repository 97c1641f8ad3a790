"""Programs that JAX wrote, each as imported on the interpreter and compiled for the CPU.

Those in `not_yet.txt` are known to fail; a line there must go when its program passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import coverage_table
import numpy as np
import programs
import pytest
from programs import Program

from mlfuse.diagnostics.errors import SourceError
from mlfuse.interpreter.compare import Tolerance

pytestmark = pytest.mark.quick_c

ALL = [program for family in programs.families() for program in programs.programs(family)]
NOT_YET = programs.not_yet()


def compiled() -> Iterator[object]:
    """Every program, by batches. The first batch of each family runs always, the others by `make test-slow`: a batch
    takes the time of compiling it, however few of its programs are looked at."""
    for program in sorted(ALL, key=lambda each: (each.family, programs.batch_of(each))):
        others = programs.batch_of(program) > 0
        yield pytest.param(program, id=program.id, marks=[pytest.mark.slow] if others else [])


def check(program: Program, device: str) -> None:
    if (program.id, device) not in NOT_YET:
        assert program.run(device) is None
        return
    try:
        problem = program.run(device)
    except Exception:
        return
    assert problem is not None, "passes now: take it out of not_yet.txt (see refresh.py)"


@pytest.mark.parametrize("program", ALL, ids=lambda program: program.id)
@pytest.mark.sampled(20)
def test_the_interpreter_computes_what_jax_says(program: Program) -> None:
    check(program, "interpreter")


@pytest.mark.parametrize("program", list(compiled()))
def test_the_cpu_computes_what_jax_says(program: Program) -> None:
    check(program, "cpu")


def test_exact_results_differ_by_the_last_bit_and_by_the_sign_of_zero() -> None:
    exact, close = Tolerance(0, 0), Tolerance(1e-6, 0)
    values = np.array([0.0, 1.0, np.nan], np.float32)
    next_to_one, negative_zero = values.copy(), values.copy()
    next_to_one[1], negative_zero[0] = np.nextafter(values[1], np.float32(2)), -0.0
    assert programs.difference(values.copy(), values, exact) is None
    assert programs.difference(next_to_one, values, exact) is not None
    assert programs.difference(next_to_one, values, close) is None
    assert programs.difference(negative_zero, values, exact) is not None
    assert programs.difference(negative_zero, values, close) is None


def test_a_wrong_result_is_found() -> None:
    program = programs.programs("elementwise_binary")[0]
    wrong = replace(program, text=program.text.replace("stablehlo.add", "stablehlo.subtract"))
    assert program.text != wrong.text
    assert program.run("interpreter") is None
    assert wrong.run("interpreter") is not None


def test_not_yet_names_only_programs_that_there_are() -> None:
    names = {program.id for program in ALL}
    assert [name for name, _ in NOT_YET if name not in names] == []


@pytest.mark.slow
@pytest.mark.parametrize("program", programs.programs(programs.OUTSIDE), ids=lambda p: p.name)
def test_program_outside_is_refused_with_an_error_of_ours(program: Program) -> None:
    with pytest.raises(SourceError):
        programs.graph_of(program)


def test_docs_say_what_runs_and_what_each_program_outside_is_refused_with() -> None:
    assert coverage_table.PAGE.read_text("utf-8") == coverage_table.page(), (
        "write docs/coverage.md anew: python tests/jax_programs/coverage_table.py"
    )


def test_every_primitive_of_jax_is_in_a_program_or_has_a_reason() -> None:
    lines = (programs.DATA / "primitives.txt").read_text("utf-8").splitlines()[1:]
    told = dict(line.split("\t") for line in lines)
    used = {name for program in ALL for name in program.primitives}
    assert used <= told.keys()
    assert {name for name, what in told.items() if what.isdigit()} == used
    assert len(told) > 200
