"""Gradients of contractions: any order of batch, summed and free dims."""

from __future__ import annotations

import numpy as np
import pytest
from central_differences import GradientCase, check, program, tensor

import mlfuse
from mlfuse.interpreter import run_module

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(31)


def dot(name: str, words: str, a: tuple[int, ...], b: tuple[int, ...], result: str) -> GradientCase:
    args = (RNG.normal(size=a), RNG.normal(size=b))
    types = ", ".join(map(tensor, args))
    body = f"%y = graph.dot_general %a, %b {words} : {types} -> tensor<{result}xf64>"
    return GradientCase(name, program(body, args, f"tensor<{result}xf64>"), args)


CASES = [
    dot("rows by columns", "contract [1] x [0]", (3, 4), (4, 5), "3x5"),
    dot("columns by rows", "contract [0] x [1]", (4, 3), (5, 4), "3x5"),
    dot("a matrix by a vector", "contract [1] x [0]", (3, 4), (4,), "3"),
    dot("a batch of one", "batch [0] x [0] contract [2] x [1]", (1, 3, 4), (1, 4, 2), "1x3x2"),
    dot("no free dims", "batch [0] x [1] contract [1] x [0]", (3, 4), (4, 3), "3"),
    dot("an outer product", "contract [] x []", (2, 3), (4,), "2x3x4"),
    dot(
        "batches in the middle and at the end",
        "batch [1, 0] x [3, 1] contract [2] x [2]",
        (2, 3, 4, 5),
        (6, 2, 4, 3),
        "3x2x5x6",
    ),
    dot(
        "two summed dims, crosswise",
        "contract [3, 1] x [0, 2]",
        (2, 3, 4, 5),
        (5, 6, 3, 7),
        "2x4x6x7",
    ),
    dot(
        "summed dims around the batch dim",
        "batch [1] x [2] contract [2, 0] x [1, 0]",
        (2, 3, 4),
        (2, 4, 3, 5),
        "3x5",
    ),
    dot("sums of nothing", "contract [1] x [0]", (3, 0), (0, 5), "3x5"),
    dot("no rows", "contract [1] x [0]", (0, 4), (4, 5), "0x5"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_gradient_of_a_contraction_is_the_difference_quotient(case: GradientCase) -> None:
    check(case)


@pytest.mark.parametrize("a", [(4, 3), (3, 4)])
@pytest.mark.parametrize("b", [(4, 5), (5, 4)])
def test_gradients_of_matrix_products_need_no_transposes(
    a: tuple[int, ...], b: tuple[int, ...]
) -> None:
    words = f"batch [0] x [0] contract [{1 + a.index(4)}] x [{1 + b.index(4)}]"
    given = dot(words, words, (2, *a), (2, *b), "2x3x5")
    assert "graph.transpose" not in str(mlfuse.differentiate(given.text))
    check(given)


def test_the_gradient_of_a_contraction_of_unknown_sizes() -> None:
    args = (RNG.normal(size=(2, 3, 4)), RNG.normal(size=(2, 5, 4)))
    body = (
        "%y = graph.dot_general %a, %b batch [0] x [0] contract [2] x [2] : "
        "tensor<?x?x?xf64>, tensor<?x?x?xf64> -> tensor<?x?x?xf64>"
    )
    text = program(body, args, "tensor<?x?x?xf64>", unknown=True)
    check(GradientCase("unknown sizes", text, args))


def test_products_of_bf16_summed_in_f32_are_differentiated_in_f32() -> None:
    """The weight's gradient sums 4096 products: in bf16 it would stop growing at 256."""
    text = """func.func @main(%x: tensor<4096x1xbf16>, %w: tensor<1x1xbf16>) -> tensor<f32> {
      %0 = graph.dot_general %x, %w contract [1] x [0] :
        tensor<4096x1xbf16>, tensor<1x1xbf16> -> tensor<4096x1xf32>
      %1 = graph.reduce add %0 dims [0, 1] : tensor<4096x1xf32> -> tensor<f32>
      func.return %1 : tensor<f32>
    }"""
    module = mlfuse.differentiate(text, argnums=1, values=False)
    given = [np.ones(shape).astype("bfloat16") for shape in ((4096, 1), (1, 1))]
    for found in (
        run_module(module, "main_grad", given)[0],
        mlfuse.compile(module, device="cpu", function="main_grad")(*given),
    ):
        assert np.asarray(found).astype(float).tolist() == [[4096.0]]
