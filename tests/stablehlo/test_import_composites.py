"""`stablehlo.composite` is its decomposition; a sharding constraint is its operand."""

from __future__ import annotations

import numpy as np
import pytest
from evaluate import evaluate, imported

from mlfuse.diagnostics.errors import OpError, SourceError
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module

T = "tensor<4xf32>"
COMPOSITES = f"""
func.func @main(%x: {T}, %y: {T}) -> ({T}, {T}) {{
  %0:2 = stablehlo.composite "my.both" %x, %y {{composite_attributes = {{n = 1 : i64}}, decomposition = @my.both, version = 1 : i32}} : ({T}, {T}) -> ({T}, {T})
  return %0#0, %0#1 : {T}, {T}
}}
func.func private @my.both(%a: {T}, %b: {T}) -> ({T}, {T}) {{
  %0 = stablehlo.composite "my.product" %b {{decomposition = @my.square}} : ({T}) -> {T}
  %1 = stablehlo.subtract %a, %b : {T}
  return %0, %1 : {T}, {T}
}}
func.func private @my.square(%a: {T}) -> {T} {{
  %0 = stablehlo.multiply %a, %a : {T}
  return %0 : {T}
}}
"""
X, Y = np.array([1, 2, 3, 4], np.float32), np.array([5, 7, 1, -2], np.float32)


def test_a_composite_computes_what_its_decomposition_does():
    module = imported(COMPOSITES)
    assert [op.name for op in module.walk()] == [
        *("builtin.module", "func.func", "graph.mul", "graph.sub", "func.return")
    ]
    square, difference = evaluate(module, X, Y)
    np.testing.assert_array_equal(square, Y * Y)
    np.testing.assert_array_equal(difference, X - Y)


SHARDED = f"""
sdy.mesh @mesh = <["x"=2, "y"=1]>
func.func @main(%x: {T}) -> {T} {{
  %0 = sdy.sharding_constraint %x <@mesh, [{{"x":(1)2, ?}}p1], replicated={{"y"}}> : {T}
  %1 = stablehlo.negate %0 : {T}
  return %1 : {T}
}}
"""


def test_a_sharding_constraint_is_its_operand():
    module = imported(SHARDED)
    assert [op.name for op in module.walk()][2:-1] == ["graph.neg"]
    np.testing.assert_array_equal(evaluate(module, X)[0], -X)


@pytest.mark.parametrize("text", [COMPOSITES, SHARDED])
@pytest.mark.parametrize("generic", [False, True])
def test_both_print_and_parse_back(text: str, generic: bool):
    printed = print_module(parse_module(text))
    assert 'replicated={"y"}> : ' in printed or 'composite "my.both" %x, %y {' in printed
    again = parse_module(print_module(parse_module(text), generic=generic))
    assert print_module(again) == printed


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("@my.square}", "@my.cube}", "@my.cube isn't a function of this module"),
        ("@my.square}", "@my.both}", r"@my.both is a \(tensor<4xf32>, tensor<4xf32>\)"),
        ("stablehlo.multiply %a, %a : ", f'stablehlo.composite "again" %a {{decomposition = @my.square}} : ({T}) -> ',
         "@my.square is recursive"),
    ],
)  # fmt: skip
def test_a_composite_that_stands_for_nothing_is_an_error(old: str, new: str, said: str):
    assert old in COMPOSITES
    with pytest.raises(OpError, match=said):
        imported(COMPOSITES.replace(old, new))


def test_a_sharding_that_does_not_end_is_an_error():
    with pytest.raises(SourceError, match="expected a `>` that ends it"):
        imported(SHARDED.replace('replicated={"y"}> : ', 'replicated={"y"} : '))
