"""Composites against PyTorch's functions of the same name, in f64, f32 and bf16, compiled and not."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch_cases
from torch_cases import CASES, Case

import mlfuse
from mlfuse.dialects.graph import (
    activation,
    attention,
    cross_entropy,
    gating,
    loss,
    normalization,
    random,
    softmax,
    statistics,
)
from mlfuse.driver.parsing import parse
from mlfuse.ir.printing import print_module
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

GATES = ("gelu", "mish", "silu")
"""x times a factor between 0 and 1. Its absolute error is at most 8 eps, of eight rounded operations; that relative to the
result isn't bounded, since the factor goes to 0."""
FLOATS: dict[str, Any] = {"f64": np.float64, "f32": np.float32, "bf16": ml_dtypes.bfloat16}


@cache
def expected() -> dict[str, Any]:
    with np.load(torch_cases.RESULTS) as arrays:
        return dict(arrays)


def type_of(array: Any, name: str) -> str:
    names = {"f": name, "i": f"i{array.itemsize * 8}", "b": "i1"}
    return f"tensor<{''.join(f'{size}x' for size in array.shape)}{names[array.dtype.kind]}>"


def program(cases: list[Case], name: str) -> str:
    """A function with a result for each case, whose arguments follow each other."""
    given = [type_of(arg, name) for case in cases for arg in case.args]
    results = [type_of(expected()[case.name], name) for case in cases]
    lines: list[str] = []
    first = 0
    for number, (case, result) in enumerate(zip(cases, results, strict=True)):
        types = given[first : first + len(case.args)]
        operands = ", ".join(f"%a{first + n}" for n in range(len(types)))
        attributes = f" {{{case.attributes}}}" if case.attributes else ""
        arrow = f" -> {result}" if result != types[0] else ""
        lines.append(
            f"%r{number} = graph.{case.op} {operands}{attributes} : {', '.join(types)}{arrow}"
        )
        first += len(types)
    arguments = ", ".join(f"%a{n}: {type_}" for n, type_ in enumerate(given))
    values = ", ".join(f"%r{n}" for n in range(len(cases)))
    joined = ", ".join(results)
    head = f"func.func @main({arguments}) -> ({joined}) {{"
    return "\n".join([head, *lines, f"func.return {values} : {joined}", "}"])


def typed(case: Case, name: str) -> list[Any]:
    """Its arguments, floats in a type."""
    return [arg.astype(FLOATS[name]) if arg.dtype.kind == "f" else arg for arg in case.args]


def run(cases: list[Case], name: str, device: str) -> list[Any]:
    args = [arg for case in cases for arg in typed(case, name)]
    results = mlfuse.compile(program(cases, name), device)(*args)
    return [np.asarray(each) for each in (results if len(cases) > 1 else [results])]


GROUP = 10
"""Cases that are compiled together."""


@cache
def compiled(group: int, name: str) -> dict[str, Any]:
    cases = CASES[group * GROUP : (group + 1) * GROUP]
    return {case.name: got for case, got in zip(cases, run(cases, name, "cpu"), strict=True)}


def check(case: Case, got: Any, name: str) -> None:
    want = expected()[case.name]
    assert got.dtype == FLOATS[name] and got.shape == want.shape
    if np.array_equal(got, want.astype(got.dtype), equal_nan=True):
        return
    if case.op in GATES:
        (x,) = (arg.astype(np.float64) for arg in typed(case, name))
        eps = {each: float(np.finfo(each).eps) for each in (np.float32, np.float64)}
        bound = 8 * eps[np.float64 if name == "f64" else np.float32] * np.abs(x)
        bound += float(ml_dtypes.finfo(FLOATS[name]).eps) / 2 * np.abs(want)  # rounded to the type
        wide, finite = got.astype(np.float64), np.isfinite(want)
        np.testing.assert_array_equal(wide[~finite], want[~finite])
        assert (np.abs(wide[finite] - want[finite]) <= bound[finite]).all(), (x, got, want)
    else:
        agree(program([case], name), typed(case, name), got, want)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", FLOATS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_its_meaning_is_what_torch_does(case: Case, name: str):
    check(case, run([case], name, "interpreter")[0], name)


def in_groups() -> Iterator[object]:
    """Every case in every type. The first groups run always, each in another type, and else by `make test-slow`:
    a group costs what compiling it does, however few of its results are looked at."""
    for turn, name in enumerate(FLOATS):
        for number, case in enumerate(CASES):
            always = number // GROUP == turn
            marks = [] if always else [pytest.mark.slow]
            yield pytest.param(number, name, id=f"{case.name}-{name}", marks=marks)


@pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
@pytest.mark.parametrize(("number", "name"), list(in_groups()))
def test_what_it_is_compiled_to_is_what_torch_does(number: int, name: str):
    check(CASES[number], compiled(number // GROUP, name)[CASES[number].name], name)


def test_the_text_reads_back():
    module = parse(program(CASES, "f32"))
    assert print_module(parse(print_module(module))) == print_module(module)


def test_every_composite_that_torch_has_is_met():
    others = {"dropout", "random_bits", "random_normal", "random_uniform", "rotary"}
    families = (activation, attention, cross_entropy, gating, loss, normalization, random, softmax)
    ops = [op for family in (*families, statistics) for op in family.OPS]
    names = {op.name.removeprefix("graph.") for op in ops}
    assert {case.op for case in CASES} == names - others
