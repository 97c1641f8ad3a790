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

pytestmark = pytest.mark.many_programs

TEXT = """builtin.module {
  func.func @main(%x: tensor<?x4xf32>, %y: tensor<8x?xi32>) -> tensor<?x2x?xf32> {
    %0 = graph.constant dense<1.000000e+00> : tensor<f32>
    %1 = graph.sized %x, %y [[3, 1, 2, 1, 0, 0], [1, 2, 1, 2, 0, 0, 1, 1]] : tensor<?x4xf32>, tensor<8x?xi32> -> tensor<?x2x?xi1>
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
def test_the_sizes_are_what_the_lists_say(device: str):
    run = mlfuse.compile(TEXT, device)
    for a, b in ((5, 3), (1, 1), (2, 0)):
        result = run(np.zeros((a, 4), np.float32), np.zeros((8, b), np.int32))
        assert result.shape == (2 * a + 3, 2, (a * b + 1) // 2)
        assert (result == 1).all()


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_its_elements_are_false(device: str):
    text = """func.func @main(%x: tensor<?xf32>) -> tensor<?xi1> {
      %0 = graph.sized %x [[-2, 1, 1, 1, 0, 0]] : tensor<?xf32> -> tensor<?xi1>
      func.return %0 : tensor<?xi1>
    }"""
    run = mlfuse.compile(text, device)
    for count, left in ((5, 3), (1, 0)):
        np.testing.assert_array_equal(run(np.ones(count, np.float32)), np.zeros(left, bool))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[3, 1, 2, 1, 0, 0], ", "", "1 lists of sizes"),
        ("[3, 1, 2, 1, 0, 0]", "[3, 0, 2, 1, 0, 0]", "is no size of the operands"),
        ("[3, 1, 2, 1, 0, 0]", "[3, 1, 2, 1, 2, 0]", "is no size of the operands"),
        ("[3, 1, 2, 1, 0, 0]", "[3, 1, 2, 1, 0, 2]", "is no size of the operands"),
        ("[3, 1, 2, 1, 0, 0]", "[3, 1, 2, 1, 0]", "is no size of the operands"),
        ("[3, 1, 2, 1, 0, 0]", "[3, 1, 2, -1, 0]", "is no size of the operands"),
        ("[3, 1, 2, 1, 0, 0]", "[3]", "is no size of the operands"),
        ("[3, 1, 2, 1, 0, 0]", "[99999999999999999999, 1]", "must fit 64 bits"),
        ("?x2x?xi1>", "?x2x?xi8>", "makes i1, not i8"),
    ],
)
def test_mistakes_in_the_lists(old: str, new: str, message: str):
    with pytest.raises(MlfuseError, match=message):
        mlfuse.compile(TEXT.replace(old, new), "interpreter")
