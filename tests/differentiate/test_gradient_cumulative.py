"""Gradients of cumulative sums, products and extremes, and of the user's own combiners."""

from __future__ import annotations

import numpy as np
import pytest
from central_differences import GradientCase, check, program

import mlfuse
from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(35)
SHAPES = [((7,), 0), ((8, 3), 0), ((2, 9), 1), ((1, 3), 0), ((2, 0), 1), ((2, 5, 2), 1)]


@pytest.mark.parametrize("words", ["", "reverse", "exclusive", "reverse exclusive"])
@pytest.mark.parametrize("combiner", ["add", "mul", "max", "min"])
@pytest.mark.parametrize(("shape", "dim"), SHAPES, ids=str)
@pytest.mark.sampled(3)
def test_the_gradient_along_a_dim(
    combiner: str, words: str, shape: tuple[int, ...], dim: int
) -> None:
    x = RNG.normal(size=shape)
    body = f"%y = graph.cumulative {combiner} %a dim {dim} {words} : <T> -> <T>"
    if combiner in ("max", "min") and "exclusive" in words:
        # The first element is infinite, and has no difference quotient.
        bound, other = (-1000.0, "max") if combiner == "max" else (1000.0, "min")
        body = body.replace("%y", "%c") + f"\n%b = graph.constant dense<{bound}> : <T>\n"
        body += f"%y = graph.{other} %c, %b : <T>"
    text = program(body, (x,), "<T>")
    check(GradientCase(f"{combiner} {words}", text, (x,)))


def gradient_of(combiner: str, x: Array) -> Array:
    """Of the sum of all results."""
    type_ = f"tensor<{len(x)}xf64>"
    text = f"""func.func @main(%a: {type_}) -> tensor<f64> {{
      %c = graph.cumulative {combiner} %a dim 0 : {type_} -> {type_}
      %y = graph.reduce add %c dims [0] : {type_} -> tensor<f64>
      func.return %y : tensor<f64>
    }}"""
    return run_module(mlfuse.differentiate(text, values=False), "main_grad", [x])[0]


def test_zeros_in_a_cumulative_product() -> None:
    """d/dx of x0 + x0 x1 + x0 x1 x2 + x0 x1 x2 x3, by hand."""
    assert gradient_of("mul", np.array([2.0, 0.0, 3.0, 5.0])).tolist() == [1, 38, 0, 0]
    assert gradient_of("mul", np.array([2.0, 0.0, 0.0, 5.0])).tolist() == [1, 2, 0, 0]
    assert gradient_of("mul", np.array([0.0, 1.0, 1.0, 1.0])).tolist() == [4, 0, 0, 0]


def test_of_equal_elements_the_first_has_the_gradient_of_a_cumulative_maximum() -> None:
    assert gradient_of("max", np.array([1.0, 3.0, 3.0, 2.0, 4.0])).tolist() == [1, 3, 0, 0, 1]


def test_a_cumulative_sum_of_unknown_length_is_refused() -> None:
    body = "%y = graph.cumulative add %a dim 0 : tensor<?xf64> -> tensor<?xf64>"
    text = program(body, (np.zeros(3),), "<T>", unknown=True)
    with pytest.raises(OpError, match="make dim 0 static"):
        mlfuse.differentiate(text)


REDUCE_BY = """func.func @main(%a: tensor<3x5xf64>, %i: tensor<f64>) -> tensor<3xf64> {{
  %y = graph.reduce_by %a init %i dims [1] result 0 : tensor<3x5xf64>, tensor<f64> -> tensor<3xf64> {{
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    {body}
    graph.yield %v : tensor<f64>
  }}
  func.return %y : tensor<3xf64>
}}"""


@pytest.mark.parametrize(
    ("op", "identity"), [("add", 0.0), ("mul", 1.0), ("max", -np.inf), ("min", np.inf)]
)
def test_a_combiner_that_is_one_op_has_its_gradient(op: str, identity: float) -> None:
    text = REDUCE_BY.format(body=f"%v = graph.{op} %p, %q : tensor<f64>")
    args = (RNG.normal(size=(3, 5)), np.array(identity))
    check(GradientCase(op, text, args, argnums=(0,)))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("count", [1, 2, 3, 8, 13])
@pytest.mark.parametrize(
    ("body", "identity"),
    [
        ("%v = graph.logaddexp %p, %q : tensor<f64>", -np.inf),
        (
            "%s = graph.add %p, %q : tensor<f64>\n%m = graph.mul %p, %q : tensor<f64>\n"
            "%v = graph.add %s, %m : tensor<f64>",
            0.0,
        ),
    ],
    ids=["logaddexp", "(1 + p) (1 + q) - 1"],
)
def test_a_combiner_of_ones_own_is_differentiated_as_a_tree(
    body: str, identity: float, count: int
) -> None:
    text = REDUCE_BY.format(body=body).replace("3x5xf64", f"3x{count}xf64")
    args = (RNG.normal(size=(3, count)), np.array(identity))
    check(GradientCase("tree", text, args, argnums=(0,)))


def test_a_combiner_of_pairs_hands_the_gradient_to_the_one_it_chooses() -> None:
    """The value at the largest key, over two dims."""
    text = """func.func @main(%k: tensor<2x3x3xf64>, %v: tensor<2x3x3xf64>, %a: tensor<f64>, %b: tensor<f64>) -> tensor<2xf64> {
      %y = graph.reduce_by %k, %v init %a, %b dims [1, 2] result 1 :
        tensor<2x3x3xf64>, tensor<2x3x3xf64>, tensor<f64>, tensor<f64> -> tensor<2xf64> {
      ^bb0(%p: tensor<f64>, %q: tensor<f64>, %r: tensor<f64>, %s: tensor<f64>):
        %more = graph.compare gt %r, %p : tensor<f64>
        %key = graph.select %more, %r, %p : tensor<f64>
        %value = graph.select %more, %s, %q : tensor<f64>
        graph.yield %key, %value : tensor<f64>, tensor<f64>
      }
      func.return %y : tensor<2xf64>
    }"""
    key, value = RNG.normal(size=(2, 3, 3)), RNG.normal(size=(2, 3, 3))
    args = (key, value, np.array(-np.inf), np.array(0.0))
    check(GradientCase("pairs", text, args, argnums=(0, 1)))
    module = mlfuse.differentiate(text, argnums=(0, 1), values=False)
    weights = np.array([2.0, 3.0])
    of_key, of_value = run_module(module, "main_grad", [*args, weights])
    assert not of_key.any()
    largest = key == key.max(axis=(1, 2), keepdims=True)
    np.testing.assert_array_equal(of_value, largest * weights[:, None, None])


def test_a_tensor_that_stands_there_twice_gets_its_gradient_once() -> None:
    """One tensor stands there for both, and only the first of them is in the result."""
    text = """func.func @main(%x: tensor<5xf64>, %a: tensor<f64>) -> tensor<f64> {
      %y = graph.reduce_by %x, %x init %a, %a dims [0] result 0 :
        tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<f64> -> tensor<f64> {
      ^bb0(%p: tensor<f64>, %q: tensor<f64>, %r: tensor<f64>, %s: tensor<f64>):
        %first = graph.add %p, %r : tensor<f64>
        %second = graph.add %q, %s : tensor<f64>
        graph.yield %first, %second : tensor<f64>, tensor<f64>
      }
      func.return %y : tensor<f64>
    }"""
    check(GradientCase("twice", text, (RNG.normal(size=5), np.array(0.0)), argnums=(0,)))
