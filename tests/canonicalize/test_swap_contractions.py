"""The transpose of a contraction, as one contraction: the same sums of products."""

from __future__ import annotations

import numpy as np
import pytest

from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.swap_contractions import SwapContractions

pytestmark = pytest.mark.quick_c

CASES = [
    (
        "2x3x4x5",
        "2x5x3x7",
        "batch [0, 1] x [0, 2] contract [3] x [1]",
        "2x3x4x7",
        "bhmk,bkhn->bhmn",
    ),
    ("4x2x5", "5x6x7", "contract [2] x [0]", "4x2x6x7", "ijk,klm->ijlm"),
    ("3x5", "3x5x2", "batch [0] x [0] contract [1] x [1]", "3x2", "bk,bkn->bn"),
]


@pytest.mark.parametrize(("a", "b", "dims", "result", "formula"), CASES)
@pytest.mark.parametrize("seed", range(6))
def test_the_same_numbers(a: str, b: str, dims: str, result: str, formula: str, seed: int) -> None:
    """Integers, whose sums are exact, with the result's dims in a random order."""
    rng = np.random.default_rng(seed)
    sizes = [int(n) for n in result.split("x")]
    perm = [int(p) for p in rng.permutation(len(sizes))]
    moved = "x".join(str(sizes[p]) for p in perm)
    text = (
        f"func.func @main(%a: tensor<{a}xi32>, %b: tensor<{b}xi32>) -> tensor<{moved}xi32> {{\n"
        f"%0 = graph.dot_general %a, %b {dims} : tensor<{a}xi32>, tensor<{b}xi32>"
        f" -> tensor<{result}xi32>\n"
        f"%1 = graph.transpose %0 perm {perm} : tensor<{result}xi32> -> tensor<{moved}xi32>\n"
        f"func.return %1 : tensor<{moved}xi32>\n}}"
    )
    module = parse_module(text)
    SwapContractions().apply(new_context(), module)
    verify_module(module)
    x, y = (rng.integers(-9, 9, [int(n) for n in s.split("x")], np.int32) for s in (a, b))
    (got,) = run_module(module, "main", [x, y])
    want = np.einsum(formula, x, y).transpose(perm)
    assert np.array_equal(got, want)
