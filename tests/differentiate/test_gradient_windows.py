"""Gradients of windows, of pooling made of them, of padding and of concatenation."""

from __future__ import annotations

import numpy as np
import pytest
from central_differences import GradientCase, check, program, tensor

import mlfuse
from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(33)


def normal(*shape: int) -> Array:
    return RNG.normal(size=shape)


def count(size: int, window: int, stride: int, dilation: int) -> int:
    return max((size - (window - 1) * dilation - 1) // stride + 1, 0)


def windows(
    shape: tuple[int, ...],
    sizes: list[int],
    strides: list[int],
    dilations: list[int],
    combiner: str = "",
) -> GradientCase:
    """Windows of `shape`, reduced by `combiner` where there is one."""
    numbers = zip(shape, sizes, strides, dilations, strict=True)
    counts = [count(*each) for each in numbers]
    x = normal(*shape)
    wide = f"tensor<{'x'.join(map(str, [*counts, *sizes]))}xf64>"
    words = f"sizes {sizes} strides {strides} dilations {dilations}"
    body, result = f"%y = graph.windows %a {words} : <T> -> {wide}", wide
    if combiner:
        result = f"tensor<{'x'.join(map(str, counts))}xf64>"
        inner = list(range(len(shape), 2 * len(shape)))
        body = body.replace("%y", "%w") + f"\n%y = graph.reduce {combiner} %w dims {inner} : "
        body += f"{wide} -> {result}"
    return GradientCase(f"{combiner} {words} of {shape}", program(body, (x,), result), (x,))


PLACES = [
    ((9,), [3], [3], [1]),  # side by side
    ((11,), [3], [3], [1]),  # and a rest
    ((11,), [2], [4], [1]),  # apart
    ((11,), [2], [5], [3]),  # apart, with holes
    ((9,), [3], [1], [1]),  # each element in three windows
    ((9,), [3], [2], [1]),
    ((10,), [5], [2], [1]),  # parts that aren't whole
    ((10,), [4], [3], [1]),
    ((9,), [3], [1], [2]),  # with holes, into which others reach
    ((12,), [3], [2], [2]),
    ((12,), [3], [2], [3]),
    ((8,), [1], [1], [1]),
    ((8,), [1], [3], [1]),  # one element in three
    ((4,), [4], [1], [1]),  # one window
    ((1,), [1], [1], [1]),
    ((3,), [4], [1], [1]),  # no window
    ((0, 4), [1, 2], [1, 2], [1, 1]),
    ((5, 7), [2, 3], [2, 2], [1, 1]),
    ((2, 6, 6, 3), [1, 2, 2, 1], [1, 2, 2, 1], [1, 1, 1, 1]),
    ((2, 5, 6, 2), [1, 3, 3, 1], [1, 2, 1, 1], [1, 1, 1, 1]),
    ((6, 7), [2, 2], [1, 3], [3, 1]),
]


@pytest.mark.parametrize("combiner", ["", "add", "max", "min"])
@pytest.mark.parametrize("numbers", PLACES, ids=str)
@pytest.mark.sampled(3)
def test_the_gradient_of_windows(numbers: tuple[tuple[int, ...], list[int]], combiner: str) -> None:
    check(windows(*numbers, combiner=combiner))  # type: ignore[arg-type]


def test_the_gradient_of_windows_over_unknown_sizes() -> None:
    """A `?` dim has windows of one element; others are joined and filled up."""
    text = """func.func @main(%a: tensor<?x8x?xf64>) -> tensor<?x3x?xf64> {
      %w = graph.windows %a sizes [1, 2, 1] strides [1, 3, 1] dilations [1, 1, 1] :
        tensor<?x8x?xf64> -> tensor<?x3x?x1x2x1xf64>
      %y = graph.reduce max %w dims [3, 4, 5] : tensor<?x3x?x1x2x1xf64> -> tensor<?x3x?xf64>
      func.return %y : tensor<?x3x?xf64>
    }"""
    check(GradientCase("unknown sizes", text, (normal(2, 8, 3),)))


def test_windows_in_windows_are_differentiated_twice() -> None:
    text = """func.func @main(%a: tensor<8xf64>) -> tensor<f64> {
      %s = graph.mul %a, %a : tensor<8xf64>
      %p = graph.mul %s, %a : tensor<8xf64>
      %w = graph.windows %p sizes [3] strides [2] dilations [1] : tensor<8xf64> -> tensor<3x3xf64>
      %y = graph.reduce add %w dims [0, 1] : tensor<3x3xf64> -> tensor<f64>
      func.return %y : tensor<f64>
    }"""
    once = mlfuse.differentiate(text, values=False)
    twice = mlfuse.differentiate(once, function="main_grad", values=False)
    x = normal(8)
    ones = np.ones(8)
    # The sum of n x^3, n the number of windows: 6 n x in the second derivative's diagonal.
    often = np.array([1, 1, 2, 1, 2, 1, 1, 0])
    (found,) = run_module(twice, "main_grad_grad", [x, ones])
    agree(twice, [x, ones], found, 6 * often * x, function="main_grad_grad")


def test_equal_elements_of_a_window_share_evenly() -> None:
    text = """func.func @main(%a: tensor<4xf64>) -> tensor<f64> {
      %w = graph.windows %a sizes [2] strides [2] dilations [1] : tensor<4xf64> -> tensor<2x2xf64>
      %m = graph.reduce max %w dims [1] : tensor<2x2xf64> -> tensor<2xf64>
      %y = graph.reduce add %m dims [0] : tensor<2xf64> -> tensor<f64>
      func.return %y : tensor<f64>
    }"""
    module = mlfuse.differentiate(text, values=False)
    (found,) = run_module(module, "main_grad", [np.array([3.0, 3.0, 1.0, 2.0])])
    assert found.tolist() == [0.5, 0.5, 0, 1]


@pytest.mark.parametrize("combiner", ["add", "max", "min"])
@pytest.mark.parametrize(("window", "stride"), [(2, 2), (3, 2), (3, 1)])
@pytest.mark.sampled(3)
def test_pooling_stores_nothing_for_each_place_of_each_window(
    combiner: str, window: int, stride: int
) -> None:
    sizes, strides, unit = [1, window, window, 1], [1, stride, stride, 1], [1] * 4
    text = windows((2, 9, 9, 4), sizes, strides, unit, combiner).text
    module = mlfuse.differentiate(text, values=False)
    exe = mlfuse.compile(module, device="cpu", function="main_grad")
    main = str(exe.stage("loop")).split("func.func @main_grad")[1].split("loop.kernel")[0]
    assert "loop.launch" in main
    assert f"x{window}x{window}x" not in main.replace("x9x9x", "")


def test_elements_in_too_many_windows_are_refused() -> None:
    text = windows((2000,), [1000], [1], [1], "add").text
    with pytest.raises(OpError, match="each element is in 1000 windows"):
        mlfuse.differentiate(text)


# Pad and concat.


def pad(words: str, shape: tuple[int, ...], result: str) -> GradientCase:
    args = (normal(*shape), normal())
    body = f"%y = graph.pad %a {words} value %b : <T>, tensor<f64> -> tensor<{result}xf64>"
    return GradientCase(f"{words} of {shape}", program(body, args, f"tensor<{result}xf64>"), args)


@pytest.mark.parametrize(
    "case",
    [
        pad("low [1, 0] high [2, 3]", (3, 4), "6x7"),
        pad("low [0, 0] high [0, 0]", (3, 4), "3x4"),
        pad("low [-1, 2] high [1, -2]", (3, 4), "3x4"),
        pad("low [0] high [0] interior [2]", (4,), "10"),
        pad("low [-2] high [1] interior [2]", (4,), "9"),
        pad("low [3] high [-4] interior [1]", (5,), "8"),
        pad("low [-4] high [-3] interior [2]", (4,), "3"),
        pad("low [1] high [1] interior [2]", (1,), "3"),
        pad("low [2, 0] high [1, 0]", (0, 2), "3x2"),
        pad("low [-3] high [0]", (3,), "0"),
    ],
    ids=str,
)
def test_the_gradient_of_padding_and_of_its_value(case: GradientCase) -> None:
    check(case)


def test_the_gradient_of_padding_an_unknown_size() -> None:
    text = """func.func @main(%a: tensor<?x3xf64>, %b: tensor<f64>) -> tensor<?x4xf64> {
      %y = graph.pad %a low [2, 0] high [-1, 1] value %b :
        tensor<?x3xf64>, tensor<f64> -> tensor<?x4xf64>
      func.return %y : tensor<?x4xf64>
    }"""
    check(GradientCase("unknown size", text, (normal(4, 3), normal())))


def test_the_value_of_a_padding_gets_only_what_stands_around_the_operand() -> None:
    """Computed as a difference of two sums, 1 would be lost in 1e17."""
    text = """func.func @main(%x: tensor<1xf64>, %v: tensor<f64>) -> tensor<2xf64> {
      %y = graph.pad %x low [0] high [1] value %v : tensor<1xf64>, tensor<f64> -> tensor<2xf64>
      func.return %y : tensor<2xf64>
    }"""
    module = mlfuse.differentiate(text, argnums=1, values=False)
    given = [np.zeros(1), np.zeros(()), np.array([1e17, 1.0])]
    assert run_module(module, "main_grad", given)[0] == 1


def concat(dim: int, *shapes: tuple[int, ...]) -> GradientCase:
    args = tuple(normal(*shape) for shape in shapes)
    whole = tensor(np.concatenate(args, axis=dim))
    names = ", ".join(f"%{chr(ord('a') + n)}" for n in range(len(args)))
    types = ", ".join(map(tensor, args))
    body = f"%y = graph.concat dim {dim} {names} : {types} -> {whole}"
    return GradientCase(f"{shapes}", program(body, args, whole), args)


@pytest.mark.parametrize(
    "case",
    [
        concat(0, (3,), (1,), (4,)),
        concat(1, (2, 3), (2, 0), (2, 2)),
        concat(0, (2, 3)),
        concat(2, (2, 1, 3), (2, 1, 2)),
    ],
    ids=str,
)
def test_the_gradient_of_a_concatenation(case: GradientCase) -> None:
    check(case)


CONCAT_UNKNOWN = """func.func @main(%a: tensor<2xf64>, %b: tensor<?xf64>) -> tensor<?xf64> {
  %y = graph.concat dim 0 %a, %b, %a : tensor<2xf64>, tensor<?xf64>, tensor<2xf64> -> tensor<?xf64>
  func.return %y : tensor<?xf64>
}"""


def test_the_one_piece_of_unknown_size_has_a_gradient() -> None:
    check(GradientCase("unknown", CONCAT_UNKNOWN, (normal(2), normal(5)), argnums=(1,)))


def test_pieces_beside_one_of_unknown_size_are_refused() -> None:
    with pytest.raises(OpError, match="make the sizes along its dim static"):
        mlfuse.differentiate(CONCAT_UNKNOWN, argnums=0)
