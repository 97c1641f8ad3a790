"""Branches whose choice is known when a program is imported."""

from __future__ import annotations

import numpy as np
import pytest
from evaluate import evaluate, imported

from mlfuse.diagnostics.errors import OpError, SourceError
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module

T = "tensor<3xf32>"
X = np.array([1.0, -2.0, 3.0], np.float32)


def function(body: str, arguments: str = "") -> str:
    return f"func.func @main(%x: {T}{arguments}) -> {T} {{\n{body}\n  return %r : {T}\n}}"


def branch(op: str) -> str:
    """A branch that uses a value from outside."""
    return f"{{\n  %s = stablehlo.{op} %x, %x : {T}\n  stablehlo.return %s : {T}\n}}"


def case(index: str, result: str = "r") -> str:
    branches = ", ".join(branch(op) for op in ("add", "multiply", "subtract"))
    return f'%{result} = "stablehlo.case"(%{index}) ({branches}) : (tensor<i32>) -> {T}'


def constant(value: object, type_: str = "i32", name: str = "i") -> str:
    return f"%{name} = stablehlo.constant dense<{value}> : tensor<{type_}>\n"


@pytest.mark.parametrize(
    ("index", "want"),
    [(0, X + X), (1, X * X), (2, X - X), (3, X - X), (-1, X - X), (-(2**31), X - X)],
)
def test_a_case_is_its_branch_and_the_last_one_for_any_other_index(index: int, want: object):
    module = imported(function(constant(index) + case("i")))
    np.testing.assert_array_equal(evaluate(module, X)[0], want)
    assert not any(op.name.startswith("stablehlo.") for op in module.walk())


@pytest.mark.parametrize(("pred", "want"), [("true", X + X), ("false", X * X)])
def test_an_if_takes_its_first_branch_where_the_predicate_holds(pred: str, want: object):
    text = f'%r = "stablehlo.if"(%i) ({branch("add")}, {branch("multiply")}) : (tensor<i1>) -> {T}'
    module = imported(function(constant(pred, "i1") + text))
    np.testing.assert_array_equal(evaluate(module, X)[0], want)


def test_a_case_may_say_what_the_next_one_chooses_by():
    """As JAX writes `jnp.diagonal`: the platform's index first, then the branch."""
    returns = [
        f"{{\n{constant(k, name='k')}  stablehlo.return %k : tensor<i32>\n}}" for k in (2, 1)
    ]
    first = f'%j = "stablehlo.case"(%i) ({", ".join(returns)}) : (tensor<i32>) -> tensor<i32>\n'
    module = imported(function(constant(1) + first + case("j")))
    np.testing.assert_array_equal(evaluate(module, X)[0], X * X)


def test_a_case_in_a_branch_is_taken_too():
    inner = f"{{\n{constant(1, name='k')}{case('k', 's')}\n  stablehlo.return %s : {T}\n}}"
    text = f'%r = "stablehlo.case"(%i) ({branch("add")}, {inner}) : (tensor<i32>) -> {T}'
    np.testing.assert_array_equal(evaluate(imported(function(constant(1) + text)), X)[0], X * X)


def test_results_of_a_branch_may_be_values_from_outside():
    text = f"""%a, %b = "stablehlo.case"(%i) ({{
  %s = stablehlo.negate %x : {T}
  stablehlo.return %s, %x : {T}, {T}
}}) : (tensor<i32>) -> ({T}, {T})
%r = stablehlo.subtract %a, %b : {T}"""
    np.testing.assert_array_equal(evaluate(imported(function(constant(0) + text)), X)[0], -X - X)


def test_a_branch_that_is_not_taken_may_hold_what_can_not_be_imported():
    other = f"{{\n  %s = stablehlo.custom_call @other(%x) : ({T}) -> {T}\n  stablehlo.return %s : {T}\n}}"
    text = f'%r = "stablehlo.case"(%i) ({other}, {branch("add")}) : (tensor<i32>) -> {T}'
    np.testing.assert_array_equal(evaluate(imported(function(constant(1) + text)), X)[0], X + X)


@pytest.mark.parametrize(
    ("value", "type_", "want"), [("true", "i1", 1), (2**33 + 1, "i64", 1), (7, "ui8", 2)]
)
def test_casts_and_clamps_of_constants_are_known(value: object, type_: str, want: int):
    """As JAX writes the index of `lax.cond` and `lax.switch`; a cast to i32 keeps the low bits."""
    body = (
        constant(value, type_, "c")
        + f"%d = stablehlo.convert %c : (tensor<{type_}>) -> tensor<i32>\n"
    )
    body += constant(0, name="low") + constant(2, name="high")
    body += "%i = stablehlo.clamp %low, %d, %high : tensor<i32>\n" + case("i")
    got = evaluate(imported(function(body)), X)[0]
    np.testing.assert_array_equal(got, [X + X, X * X, X - X][want])


def test_a_branch_chosen_at_run_time_is_an_error_at_its_place():
    text = function(case("i"), ", %i: tensor<i32>")
    with pytest.raises(OpError, match="chosen at run time is not supported yet") as caught:
        imported(text, "x.mlir")
    assert str(caught.value).startswith("x.mlir:2:6: error: stablehlo.case: ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (case("x"), r"tensor<3xf32>; it must have rank 0"),
        (constant(0, "i64") + case("i").replace("i32", "i64"), "must be an i32"),
        (constant(0) + f'%r = "stablehlo.case"(%i) : (tensor<i32>) -> {T}', "must be at least one branch"),
        (
            constant(0) + f'%r = "stablehlo.if"(%i) ({branch("add")}, {branch("add")}) : (tensor<i32>) -> {T}',
            "must be an i1",
        ),
        (
            constant(0) + f'%r = "stablehlo.case"(%i) ({{\n  stablehlo.return\n}}) : (tensor<i32>) -> {T}',
            "must end in a return of all results",
        ),
    ],
)  # fmt: skip
def test_branches_that_do_not_fit_are_errors(text: str, said: str):
    text = text.replace("(tensor<i32>)", f"({T})") if "(%x)" in text else text
    with pytest.raises(SourceError, match=said):
        verify_module(parse_module(function(text)))
