"""`mlfuse.vmap` of the graph dialect's ops, one by one, against a loop: the programs are those on which
gradients are tested, with a batch in all operands, and in one alone."""

# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportMissingImports=false, reportUnknownParameterType=false
# Functions that are traced take and return what has no type.

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.func import FuncOp

import mlfuse
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import Graph
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.driver.parsing import parse
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.transforms.batching import RULES
from mlfuse.frontends.transforms.batching.composites import expanded
from mlfuse.interpreter import run_module
from mlfuse.passes.differentiate import copied
from mlfuse.testing.agreement import agree

sys.path.insert(0, str(Path(__file__).parents[1] / "differentiate"))
import test_gradient_contraction
import test_gradient_convolution
import test_gradient_indexing
from central_differences import GradientCase, program, tensor
from composite_gradient_cases import CASES as COMPOSITES
from elementwise_gradient_cases import CASES as ELEMENTWISE
from movement_gradient_cases import CASES as MOVEMENT

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(5)
ROWS = "dims [1] : <T> -> tensor<3xi32>"
MORE = [
    GradientCase(name, program(body, args, result), args)
    for name, body, args, result in (
        *(
            (
                f"cumulative {words}",
                f"%y = graph.cumulative {words.replace('@', '%a dim 1')} : <T> -> <T>",
                (RNG.normal(size=(3, 4)),),
                "<T>",
            )
            for words in ("add @", "mul @ reverse", "max @ exclusive")
        ),
        ("argmax", f"%y = graph.argmax %a {ROWS}", (RNG.normal(size=(3, 4)),), "tensor<3xi32>"),
        ("argmin", f"%y = graph.argmin %a {ROWS}", (RNG.normal(size=(3, 4)),), "tensor<3xi32>"),
        (
            "pad around and between",
            "%y = graph.pad %a low [1, -1] high [0, 2] interior [1, 0] value %b : <T>, tensor<f64> "
            "-> tensor<6x5xf64>",
            (RNG.normal(size=(3, 4)), np.array(7.5)),
            "tensor<6x5xf64>",
        ),
        (
            "reduce_by",
            "%i = graph.constant dense<0.0> : tensor<f64>\n"
            "%y = graph.reduce_by %a init %i dims [1] result 0 : <T>, tensor<f64> -> tensor<3xf64> {\n"
            "^bb0(%p: tensor<f64>, %q: tensor<f64>):\n  %r = graph.add %p, %q : tensor<f64>\n"
            "  graph.yield %r : tensor<f64>\n}",
            (RNG.normal(size=(3, 4)),),
            "tensor<3xf64>",
        ),
        (
            "dynamic_slice",
            "%y = graph.dynamic_slice %a [%b, %c] sizes [2, 3] : <T>, tensor<i32>, tensor<i32> -> "
            "tensor<2x3xf64>",
            (RNG.normal(size=(4, 5)), np.array(1, np.int32), np.array(9, np.int32)),
            "tensor<2x3xf64>",
        ),
        (
            "dynamic_update_slice",
            "%y = graph.dynamic_update_slice %a, %b [%c, %d] : <T>, tensor<2x3xf64>, tensor<i32>, "
            "tensor<i32> -> <T>",
            (
                *(RNG.normal(size=(4, 5)), RNG.normal(size=(2, 3))),
                *(np.array(3, np.int32), np.array(-4, np.int32)),
            ),
            "<T>",
        ),
        (
            "take",
            "%y = graph.take %a, %b {axis = 1 : i64} : <T>, tensor<2xi32> -> tensor<3x2xf64>",
            (RNG.normal(size=(3, 4)), np.array([3, 1], np.int32)),
            "tensor<3x2xf64>",
        ),
        (
            "take_along",
            "%y = graph.take_along %a, %b {axis = 1 : i64} : <T>, tensor<3x2xi32> -> tensor<3x2xf64>",
            (RNG.normal(size=(3, 4)), RNG.integers(0, 4, (3, 2), np.int32)),
            "tensor<3x2xf64>",
        ),
        (
            "one_hot",
            "%h = graph.one_hot %b {depth = 4 : i64} : tensor<3xi32> -> <T>\n%y = graph.mul %a, %h : <T>",
            (RNG.normal(size=(3, 4)), RNG.integers(0, 4, 3, np.int32)),
            "<T>",
        ),
        (
            "attention",
            "%y = graph.attention %a, %b, %c : <T>, <T>, <T>",
            tuple(RNG.normal(size=(2, 2, 3, 4)) for _ in range(3)),
            "<T>",
        ),
        (
            "windows",
            "%y = graph.windows %a sizes [1, 2] strides [1, 2] dilations [1, 1] : <T> -> "
            "tensor<3x3x1x2xf64>",
            (RNG.normal(size=(3, 6)),),
            "tensor<3x3x1x2xf64>",
        ),
    )
]
COUNT = "%i = graph.iota dim 0 like %a : <T> -> <T>\n%y = graph.mul %a, %i : <T>"
RAMP = RNG.normal(size=5)
MORE.append(GradientCase("iota", program(COUNT, (RAMP,), "<T>", unknown=True), (RAMP,)))
CONVOLUTIONS = test_gradient_convolution.CASES
INDEXING = [*test_gradient_indexing.GATHERS, *test_gradient_indexing.SCATTERS]
ALL = [
    *(*ELEMENTWISE, *MOVEMENT, *COMPOSITES, *MORE),
    *(*CONVOLUTIONS, *test_gradient_contraction.CASES, *INDEXING),
]


def op_of(case: GradientCase) -> str:
    """The last op of a program: what it is about."""
    return re.findall(r"graph\.(\w+)", case.text)[-1]


def first_of_each_op(cases: Sequence[GradientCase]) -> list[GradientCase]:
    """The first case of each op that has elements and no `?` dim."""
    found: dict[str, GradientCase] = {}
    for case in cases:
        if all(arg.size for arg in case.args) and "?" not in case.text:
            found.setdefault(op_of(case), case)
    return list(found.values())


FEW = first_of_each_op([*ELEMENTWISE, *MOVEMENT, *COMPOSITES])
SOME = [*MORE, *INDEXING, *CONVOLUTIONS[::3], *test_gradient_contraction.CASES[:6:2]]

CANCEL = {
    "tanhshrink []": "x - tanh(x) of an x near 0",
    "log_softmax axis = 1 : i64 of [5, 1]": "x - log(exp(x)), which is 0",
}
"""Programs whose results are much smaller than the values they are the difference of, and why. They agree within a few
roundings of their arguments."""


def as_function(case: GradientCase) -> Callable[..., Any]:
    """The program as a function of traced arrays."""
    (main,) = (op for op in parse(case.text).ops if isinstance(op, FuncOp))

    def function(*args: TracedArray) -> Any:
        trace = args[0].trace
        ops, results = copied(main, [arg.value for arg in args])
        for op in ops:
            trace.block.add_op(op)
            trace.note(op)
        return tuple(TracedArray(trace, value) for value in results)

    return function


def check(case: GradientCase, batched: Sequence[bool]) -> None:
    """The arguments that are batched have each element rolled by one in the second of two."""
    args = [np.asarray(arg) for arg in case.args]
    given: list[Array] = []
    for arg, has_batch in zip(args, batched, strict=True):
        other = np.roll(arg.ravel(), 1).reshape(arg.shape)
        given.append(np.stack([arg, other]) if has_batch else arg)
    in_axes = tuple(0 if each else None for each in batched)
    module = parse(case.text)
    (main,) = (op for op in module.ops if isinstance(op, FuncOp))
    dynamic = {
        number: [dim + has_batch for dim, size in enumerate(shape_of(arg)) if size == DYNAMIC]
        for number, (arg, has_batch) in enumerate(zip(main.args, batched, strict=True))
    }
    f = mlfuse.jit(
        mlfuse.vmap(as_function(case), in_axes),
        device="interpreter",
        dynamic={number: dims for number, dims in dynamic.items() if dims},
    )
    got = f(*given)
    rows = [
        [each[n] if has_batch else each for each, has_batch in zip(given, batched, strict=True)]
        for n in (0, 1)
    ]
    wanted = [
        np.stack(each)
        for each in zip(*(run_module(module, "main", row) for row in rows), strict=True)
    ]
    if str(case) in CANCEL:
        rounding = 4 * np.finfo(np.float64).eps * max(float(np.abs(arg).max()) for arg in args)
        for one, want in zip(got, wanted, strict=True):
            assert one.shape == want.shape and np.all(np.abs(one - want) <= rounding)
    else:
        agree(f, given, got, *wanted)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("case", FEW, ids=str)
def test_each_op_for_a_batch_in_all_operands(case: GradientCase) -> None:
    check(case, [True] * len(case.args))


@pytest.mark.parametrize("case", SOME, ids=str)
@pytest.mark.sampled(6)
def test_ops_with_rules_of_their_own_for_a_batch_in_any_operands(case: GradientCase) -> None:
    count = len(case.args)
    for bits in range(1, 2**count):
        check(case, [bool(bits >> n & 1) for n in range(count)])


@pytest.mark.slow
@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_program_for_a_batch_in_any_operands(case: GradientCase) -> None:
    count = len(case.args)
    for bits in range(1, 2**count):
        check(case, [bool(bits >> n & 1) for n in range(count)])


REFUSED = {
    "all_reduce": "an effect",
    "across": "an optimizer's, of lists",
    "foreach": "made by the planner",
    "fusion": "made by the planner",
    "yield": "inside of others",
    "call_external": "what it does to a batch isn't known",
    "constant": "has no operands",
    "dispatch": "made by a pass, on a whole module",
}
"""Ops without a rule, and why that is right."""
TRIED_ELSEWHERE = {
    "sized": "by sizes that vary, in test_vmap.py",
    "stop_gradient": "in test_composites_of_the_user.py: it can't be seen here",
    "concat": "in test_vmap.py",
    "dim": "by means over dims that vary, in test_vmap.py",
}


def test_every_op_has_a_rule_and_is_tried() -> None:
    """Except for the refused ops. All elementwise ops share one rule, and so do all expanded composites: not each
    of these is tried."""
    tried = {f"graph.{name}" for case in ALL for name in re.findall(r"graph\.(\w+)", case.text)}
    missing: list[str] = []
    for op in Graph.operations:
        name = op.name.removeprefix("graph.")
        rules = [RULES[cls] for cls in op.__mro__ if cls in RULES]
        assert bool(rules) == (name not in REFUSED), name
        shared = issubclass(op, ElementwiseOp) or rules[:1] == [expanded]
        if rules and not shared and name not in TRIED_ELSEWHERE and op.name not in tried:
            missing.append(name)
    assert not missing


def test_an_op_without_a_rule_is_an_error_that_names_it() -> None:
    text = """func.func @main(%a: tensor<3xf64>) -> tensor<3xf64> {
      %y = graph.call_external "own" (%a) : (tensor<3xf64>) -> tensor<3xf64>
      func.return %y : tensor<3xf64>
    }"""
    case = GradientCase("external", text, (np.ones(3),))
    with pytest.raises(
        mlfuse.MlfuseError, match=r"vmap: graph.call_external: it has no batching rule"
    ):
        check(case, [True])


def test_types_of_arguments_are_those_of_the_cases() -> None:
    """What `tensor` says is what is passed: a case whose batch had another type would test nothing."""
    assert tensor(np.zeros((2, 3))) == "tensor<2x3xf64>"
