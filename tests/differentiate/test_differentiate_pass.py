"""`--differentiate` and `mlfuse.differentiate`: what the new function looks like, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects.donation import donations_of
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.ir.printing import print_module

pytestmark = pytest.mark.quick_c

LOSS = """
func.func @main(%x: tensor<3xf64>, %n: tensor<3xi32>, %w: tensor<3xf64>) -> tensor<f64> {
  %f = graph.cast %n : tensor<3xi32> -> tensor<3xf64>
  %p = graph.mul %x, %w : tensor<3xf64>
  %q = graph.mul %p, %f : tensor<3xf64>
  %l = graph.reduce add %q dims [0] : tensor<3xf64> -> tensor<f64>
  func.return %l : tensor<f64>
}
"""
X, N, W = np.array([1.0, 2, 3]), np.array([4, 5, 6], np.int32), np.array([7.0, 8, 9])


def function(module: ModuleOp, name: str) -> FuncOp:
    (found,) = (op for op in module.ops if isinstance(op, FuncOp) and op.sym_name.data == name)
    return found


def test_results_come_first_then_a_gradient_for_each_float_argument() -> None:
    module = mlfuse.differentiate(LOSS)
    loss, x, w = run_module(module, "main_grad", [X, N, W])
    assert loss == 1 * 7 * 4 + 2 * 8 * 5 + 3 * 9 * 6
    assert x.tolist() == [28, 40, 54]
    assert w.tolist() == [4, 10, 18]


def test_the_original_stays_as_it_is() -> None:
    before = print_module(parse(LOSS))
    after = mlfuse.differentiate(LOSS)
    function(after, "main_grad").detach()
    assert print_module(after) == before


def test_a_module_that_is_given_is_not_changed() -> None:
    module = parse(LOSS)
    before = print_module(module)
    mlfuse.differentiate(module)
    assert print_module(module) == before


def test_argnums_choose_arguments_and_their_order() -> None:
    module = mlfuse.differentiate(LOSS, argnums=[2, 0], values=False, into="backward")
    w, x = run_module(module, "backward", [X, N, W])
    assert x.tolist() == [28, 40, 54]
    assert w.tolist() == [4, 10, 18]
    (alone,) = run_module(
        mlfuse.differentiate(LOSS, argnums=2, values=False), "main_grad", [X, N, W]
    )
    assert alone.tolist() == [4, 10, 18]


def test_an_argument_that_nothing_depends_on_has_zeros() -> None:
    text = """func.func @main(%x: tensor<f32>, %unused: tensor<?x3xbf16>) -> tensor<f32> {
      func.return %x : tensor<f32>
    }"""
    unused = np.ones((2, 3), np.float32)
    _, x, zeros = run_module(
        mlfuse.differentiate(text),
        "main_grad",
        [np.asarray(np.float32(5)), unused.astype("bfloat16")],
    )
    assert x == 1
    assert zeros.dtype.name == "bfloat16"
    assert zeros.tolist() == [[0, 0, 0], [0, 0, 0]]


PAIR = """
func.func @main(%x: tensor<2xf64>) -> (tensor<2xf64>, tensor<2xi32>, tensor<f64>) {
  %s = graph.mul %x, %x : tensor<2xf64>
  %i = graph.cast %x : tensor<2xf64> -> tensor<2xi32>
  %t = graph.reduce add %x dims [0] : tensor<2xf64> -> tensor<f64>
  func.return %s, %i, %t : tensor<2xf64>, tensor<2xi32>, tensor<f64>
}
"""


def test_several_results_take_a_cotangent_each_that_is_a_float() -> None:
    module = mlfuse.differentiate(PAIR, values=False)
    (x,) = run_module(
        module, "main_grad", [np.array([3.0, 4]), np.array([10.0, 100]), np.array(0.5)]
    )
    assert x.tolist() == [60.5, 800.5]


def test_outputs_choose_the_loss_among_the_results() -> None:
    *values, x = run_module(
        mlfuse.differentiate(PAIR, outputs=2), "main_grad", [np.array([3.0, 4])]
    )
    assert len(values) == 3
    assert x.tolist() == [1, 1]


def test_a_result_that_is_not_of_rank_0_takes_a_cotangent_too() -> None:
    module = mlfuse.differentiate(PAIR, outputs=[0], values=False)
    (x,) = run_module(module, "main_grad", [np.array([3.0, 4]), np.array([1.0, 10])])
    assert x.tolist() == [6, 80]


def test_a_result_that_is_an_argument() -> None:
    text = "func.func @main(%x: tensor<2xf64>) -> tensor<2xf64> { func.return %x : tensor<2xf64> }"
    (x,) = run_module(
        mlfuse.differentiate(text, values=False), "main_grad", [np.zeros(2), np.array([3.0, 4])]
    )
    assert x.tolist() == [3, 4]


def test_the_second_derivative_is_the_derivative_of_the_first() -> None:
    """Of sum(x^3): 6 x, weighted with the cotangents of the gradient."""
    text = """func.func @main(%x: tensor<3xf64>) -> tensor<f64> {
      %s = graph.mul %x, %x : tensor<3xf64>
      %c = graph.mul %s, %x : tensor<3xf64>
      %l = graph.reduce add %c dims [0] : tensor<3xf64> -> tensor<f64>
      func.return %l : tensor<f64>
    }"""
    first = mlfuse.differentiate(text, values=False)
    second = mlfuse.differentiate(first, function="main_grad", into="second", values=False)
    (x,) = run_module(second, "second", [X, np.array([1.0, 10, 100])])
    assert x.tolist() == [6, 120, 1800]


def test_stop_gradient_still_stands_in_the_gradient() -> None:
    """For its derivative: of x * constant(x) the first is constant(x), the second 0."""
    text = """func.func @main(%x: tensor<f64>) -> tensor<f64> {
      %c = graph.stop_gradient %x : tensor<f64>
      %y = graph.mul %x, %c : tensor<f64>
      func.return %y : tensor<f64>
    }"""
    first = mlfuse.differentiate(text, values=False)
    second = mlfuse.differentiate(first, function="main_grad", into="second", values=False)
    assert run_module(first, "main_grad", [np.array(3.0)])[0] == 3
    assert run_module(second, "second", [np.array(3.0)])[0] == 0
    assert mlfuse.compile(text, "cpu")(np.array(3.0)) == 9


def test_calls_and_marked_composites_are_differentiated_through() -> None:
    text = """
    func.func private @square(%x: tensor<2xf64>) -> tensor<2xf64> {
      %y = graph.mul %x, %x : tensor<2xf64>
      func.return %y : tensor<2xf64>
    }
    func.func private @fourth(%x: tensor<2xf64>) -> tensor<2xf64> attributes {mlfuse.composite = "fourth"} {
      %y = func.call @square(%x) : (tensor<2xf64>) -> tensor<2xf64>
      %z = func.call @square(%y) : (tensor<2xf64>) -> tensor<2xf64>
      func.return %z : tensor<2xf64>
    }
    func.func private @main(%x: tensor<2xf64>) -> tensor<f64> {
      %y = func.call @fourth(%x) : (tensor<2xf64>) -> tensor<2xf64>
      %l = graph.reduce add %y dims [0] : tensor<2xf64> -> tensor<f64>
      func.return %l : tensor<f64>
    }"""
    text = text.replace("private @main", "@main")
    _, x = run_module(mlfuse.differentiate(text), "main_grad", [np.array([2.0, 3])])
    assert x.tolist() == [32, 108]


def test_stablehlo_is_imported_first() -> None:
    text = """func.func @main(%x: tensor<2xf64>) -> tensor<2xf64> {
      %y = stablehlo.sine %x : tensor<2xf64>
      func.return %y : tensor<2xf64>
    }"""
    (x,) = run_module(
        mlfuse.differentiate(text, values=False), "main_grad", [np.zeros(2), np.array([1.0, 2])]
    )
    assert x.tolist() == [1, 2]


def test_donations_are_not_taken_over() -> None:
    """Result 0 of the gradient is still needed when gradients are computed from the argument."""
    text = """func.func @main(%x: tensor<2xf64> {tf.aliasing_output = 0 : i32, my.mark}) -> tensor<2xf64> {
      %y = graph.exp %x : tensor<2xf64>
      func.return %y : tensor<2xf64>
    }"""
    gradient = function(mlfuse.differentiate(text), "main_grad")
    assert donations_of(gradient) == {}
    assert gradient.arg_attrs is not None
    assert ["my.mark" in each.data for each in gradient.arg_attrs] == [True, False]


def test_what_no_gradient_needs_is_not_computed() -> None:
    """Without results, a sum's gradient is its cotangent: the sum itself is gone."""
    module = mlfuse.differentiate(PAIR, outputs=2, values=False)
    names = [op.name for op in function(module, "main_grad").body.block.ops]
    assert names == ["graph.constant", "graph.broadcast", "func.return"]


def test_only_what_leads_from_arguments_to_results_is_decomposed() -> None:
    text = """func.func @main(%x: tensor<4xf64>, %c: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
      %g = graph.gelu %c : tensor<4xf64>
      %y = graph.mul %x, %g : tensor<4xf64>
      %beside = graph.mish %x : tensor<4xf64>
      func.return %y, %beside : tensor<4xf64>, tensor<4xf64>
    }"""
    module = mlfuse.differentiate(text, argnums=0, outputs=0)
    names = [op.name for op in function(module, "main_grad").body.block.ops]
    assert names == ["graph.gelu", "graph.mul", "graph.mish", "graph.mul", "func.return"]


# Refusals


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"function": "other"}, "there is no function @other; there are: @main"),
        ({"into": "main"}, "a function @main exists already; choose another name with into=NAME"),
        ({"argnums": 3}, "has no argument 3; there are 3, from 0 on"),
        ({"argnums": -1}, "has no argument -1"),
        ({"argnums": 1}, "argument 1 is a tensor<3xi32>; only floats have gradients"),
        ({"outputs": 1}, "has no result 1; there are 1"),
        ({"argnums": ()}, "the list of numbers is empty"),
    ],
    ids=str,
)
def test_what_does_not_exist_is_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(MlfuseError) as caught:
        mlfuse.differentiate(LOSS, **options)  # pyright: ignore[reportArgumentType]
    assert message in str(caught.value)


def test_a_function_without_a_body_is_refused() -> None:
    text = "func.func private @main(tensor<2xf64>) -> tensor<2xf64>"
    with pytest.raises(OpError, match="no body to differentiate"):
        mlfuse.differentiate(f"{text}\n")


def test_a_function_of_integers_is_refused() -> None:
    text = "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> { func.return %x : tensor<2xi32> }"
    with pytest.raises(OpError, match="has no float argument"):
        mlfuse.differentiate(text)
