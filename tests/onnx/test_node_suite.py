"""ONNX's own tests pass, or end in the "unsupported" error where `unsupported.txt` lists them.

`python tests/onnx/count.py` runs them all and counts; the figures stand in docs/frontends.md.
"""

from __future__ import annotations

import pytest
from onnx.backend.test.case.test_case import TestCase
from onnx_cases import listed, model_cases, node_cases, node_cases_of_every, reason

pytestmark = pytest.mark.quick_c

FILES, CASES = 5, 5
"""`make test` runs one case in so many of one of ONNX's files in so many, on the interpreter; `-m slow` runs all, there and
on the CPU."""


def _wrong(cases: dict[str, TestCase], device: str, *, opened: bool = False) -> list[str]:
    """Cases that fail, or that `unsupported.txt` lists wrongly or leaves out, with what they do."""
    known, wrong = listed(), list[str]()
    for name, case in cases.items():
        try:
            why = reason(case, device, opened=opened)
        except Exception as error:
            wrong.append(f"{name} failed: {type(error).__name__}: {error}")
            continue
        if (why is None) != (name not in known):
            wrong.append(f"{name} {'passes' if why is None else f'is unsupported: {why}'}")
    return wrong


def test_a_part_of_the_node_tests_on_the_interpreter():
    chosen = dict(list(node_cases_of_every(FILES).items())[::CASES])
    assert len(chosen) > 40
    assert not _wrong(chosen, "INTERPRETER")


def test_model_files_of_the_package_on_the_interpreter():
    assert not _wrong(model_cases(), "INTERPRETER")


@pytest.mark.slow
@pytest.mark.parametrize("device", ["INTERPRETER", "CPU"])
def test_all_node_tests(device: str):
    assert not _wrong(node_cases(), device)


@pytest.mark.slow
def test_all_node_tests_with_sizes_that_are_known_when_they_run():
    assert not _wrong(node_cases(), "INTERPRETER", opened=True)


@pytest.mark.slow
def test_model_files_of_the_package_on_the_cpu():
    assert not _wrong(model_cases(), "CPU")


@pytest.mark.slow
def test_more_than_a_thousand_node_tests_are_not_on_the_list_of_unsupported_ones():
    assert len(set(node_cases()) - set(listed())) > 1000
