"""`graph.sized`: sizes made of others, for `like`."""

from __future__ import annotations

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module

pytestmark = pytest.mark.quick_c

TEXT = """builtin.module {
  func.func @main(%x: tensor<?x4xf32>, %y: tensor<8x?xi32>) -> tensor<?x2x?xf32> {
    %0 = graph.constant dense<1.000000e+00> : tensor<f32>
    %1 = graph.sized [%x[0] * 2 + 3, (%x[0] * %y[1] + 1) floordiv 2] : tensor<?x4xf32>, tensor<8x?xi32> -> tensor<?x2x?xi1>
    %2 = graph.broadcast %0 dims [] like %1 : tensor<f32>, tensor<?x2x?xi1> -> tensor<?x2x?xf32>
    func.return %2 : tensor<?x2x?xf32>
  }
}
"""


def test_it_prints_as_it_reads():
    module = parse_module(TEXT, "<text>", ctx=new_context())
    verify_module(module)
    assert print_module(module) == TEXT


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_the_sizes_are_what_the_formulas_say(device: str):
    run = mlfuse.compile(TEXT, device)
    for a, b in ((5, 3), (1, 1), (2, 0)):
        result = run(np.zeros((a, 4), np.float32), np.zeros((8, b), np.int32))
        assert result.shape == (2 * a + 3, 2, (a * b + 1) // 2)
        assert (result == 1).all()


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_its_elements_are_false(device: str):
    text = """func.func @main(%x: tensor<?xf32>) -> tensor<?xi1> {
      %0 = graph.sized [%x[0] - 2] : tensor<?xf32> -> tensor<?xi1>
      func.return %0 : tensor<?xi1>
    }"""
    run = mlfuse.compile(text, device)
    for count, left in ((5, 3), (1, 0)):
        np.testing.assert_array_equal(run(np.ones(count, np.float32)), np.zeros(left, bool))


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("3 + %x[0] * 2", "%x[0] * 2 + 3"),
        ("%x[0] - 2 * %x[0]", "-%x[0]"),
        ("(%x[0] + 1) * (%y[1] - 1)", "-%x[0] + %x[0] * %y[1] + %y[1] - 1"),
        ("%y[1] * %x[0] floordiv 4", "%y[1] * %x[0] floordiv 4"),
        ("%x[0] * 0", "0"),
    ],
)
def test_a_size_is_printed_as_a_sum(written: str, printed: str):
    x, y = "tensor<?x4xf32>", "tensor<8x?xi32>"
    types = f"{y}, {x}" if written.startswith("%y") else f"{x}, {y}"
    text = f"""func.func @main(%x: {x}, %y: {y}) {{
      %0 = graph.sized [{written}, %x[0] + %y[1]] : {types} -> tensor<?x?xi1>
      func.return
    }}"""
    module = parse_module(text, "<text>", ctx=new_context())
    verify_module(module)
    again = print_module(module)
    assert f"graph.sized [{printed}, " in again
    assert print_module(parse_module(again, "<text>", ctx=new_context())) == again


def test_one_value_may_stand_for_two_operands():
    """Values that --cse finds equal become one: the text names it once, with one type."""
    module = parse_module(
        TEXT.replace("tensor<8x?xi32>", "tensor<?x4xf32>"), "<text>", ctx=new_context()
    )
    function = next(iter(module.body.block.ops))
    x, y = function.regions[0].block.args
    y.replace_all_uses_with(x)
    text = print_module(module)
    assert "[%x[0] * 2 + 3, (%x[0] * %x[1] + 1) floordiv 2] : tensor<?x4xf32> ->" in text
    assert print_module(parse_module(text, "<text>", ctx=new_context())) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[%x[0] * 2 + 3, ", "[", "1 sizes for 2 `\\?` dims"),
        ("floordiv 2", "floordiv 0", "divided by a positive number"),
        ("%x[0] * 2 +", "%z[0] * 2 +", "Expected ','"),  # a third operand has no type
        ("%x[0] * 2", "%x[2] * 2", "dim 2 of operand 0, which has rank 2"),
        ("%x[0] * 2", "%x * 2", r"Expected '\['"),
        ("%x[0] * 2", "x * 2", "expected a number or a dim of an operand"),
        ("* 2 + 3", "* 2 + 99999999999999999999", "must fit 64 bits"),
        ("?x2x?xi1>", "?x2x?xi8>", "makes i1, not i8"),
    ],
)
def test_mistakes_in_the_text(old: str, new: str, message: str):
    with pytest.raises(MlfuseError, match=message):
        mlfuse.compile(TEXT.replace(old, new), "interpreter")


@pytest.mark.parametrize(
    ("size", "message"),
    [
        ("0, 2, 1, 0, 0", "isn't a divisor followed by terms"),
        ("1, 2, 1, 0", "isn't a divisor followed by terms"),
        ("1, 2, -1", "isn't a divisor followed by terms"),
        ("1, 2", "isn't a divisor followed by terms"),
        ("1, 2, 1, -1, 0", "isn't a divisor followed by terms"),
        ("1, 2, 1, 2, 0", "a size names operand 2 of 1"),
        ("1, 2, 1, 0, 1", "dim 1 of operand 0, which has rank 1"),
    ],
)
def test_mistakes_in_the_numbers(size: str, message: str):
    text = f"""func.func @main(%x: tensor<?xf32>) -> tensor<?xi1> {{
      %0 = "graph.sized"(%x) <{{sizes = [array<i64: {size}>]}}> : (tensor<?xf32>) -> tensor<?xi1>
      func.return %0 : tensor<?xi1>
    }}"""
    with pytest.raises(MlfuseError, match=message):
        mlfuse.compile(text, "interpreter")
