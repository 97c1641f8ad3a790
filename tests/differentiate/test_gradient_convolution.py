"""Gradients of convolutions: strides, paddings, dilations, groups, turned windows, any layout."""

from __future__ import annotations

import numpy as np
import pytest
from central_differences import GradientCase, check, program, tensor

from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(32)
NCHW = "dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]"
NHWC = "dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]"
LINE = "dims [b, f, 0] x [o, i, 0] -> [b, f, 0]"


def conv(
    name: str, words: str, x: tuple[int, ...], w: tuple[int, ...], result: str
) -> GradientCase:
    args = (RNG.normal(size=x), RNG.normal(size=w))
    types = ", ".join(map(tensor, args))
    body = f"%y = graph.convolution %a, %b {words} : {types} -> tensor<{result}xf64>"
    return GradientCase(name, program(body, args, f"tensor<{result}xf64>"), args)


CASES = [
    conv("plain", NCHW, (2, 3, 5, 4), (4, 3, 3, 2), "2x4x3x3"),
    conv("channels last", f"{NHWC} pad [[1, 1], [1, 1]]", (2, 4, 5, 3), (3, 3, 3, 4), "2x4x5x4"),
    conv("a window of one", NHWC, (2, 3, 3, 4), (1, 1, 4, 5), "2x3x3x5"),
    conv("a window as large as the image", NCHW, (2, 2, 4, 3), (3, 2, 4, 3), "2x3x1x1"),
    conv("one pixel", f"{NCHW} pad [[1, 1], [1, 1]]", (1, 1, 1, 1), (1, 1, 3, 3), "1x1x1x1"),
    conv("a stride that leaves elements out", f"{LINE} stride [3]", (2, 2, 9), (3, 2, 2), "2x3x3"),
    conv("a stride beyond the window", f"{LINE} stride [4]", (1, 2, 11), (2, 2, 2), "1x2x3"),
    conv(
        "strides and lopsided padding",
        f"{NCHW} stride [2, 3] pad [[2, 0], [1, 3]]",
        (2, 2, 5, 6),
        (3, 2, 3, 2),
        "2x3x3x3",
    ),
    conv("padding wider than the window", f"{LINE} pad [[4, 3]]", (1, 2, 3), (2, 2, 2), "1x2x9"),
    conv("elements cut off", f"{LINE} pad [[-1, -2]]", (2, 2, 8), (3, 2, 3), "2x3x3"),
    conv(
        "elements cut off by a stride",
        f"{LINE} stride [2] pad [[-2, 3]]",
        (1, 1, 7),
        (1, 1, 3),
        "1x1x3",
    ),
    conv("a dilated input", f"{LINE} pad [[1, 1]] lhs_dilate [2]", (2, 2, 4), (3, 2, 2), "2x3x8"),
    conv("a dilated kernel", f"{LINE} rhs_dilate [3]", (2, 2, 8), (3, 2, 3), "2x3x2"),
    conv(
        "everything dilated",
        f"{NCHW} stride [2, 3] pad [[1, 2], [3, -1]] lhs_dilate [3, 2] rhs_dilate [2, 2]",
        (2, 2, 3, 4),
        (3, 2, 2, 3),
        "2x3x4x2",
    ),
    conv("a turned window", f"{NCHW} reverse [0]", (1, 2, 4, 4), (2, 2, 3, 2), "1x2x2x3"),
    conv(
        "a turned window with everything",
        f"{NHWC} stride [2, 1] pad [[1, 0], [0, 2]] rhs_dilate [1, 2] reverse [0, 1]",
        (2, 5, 4, 2),
        (2, 2, 2, 3),
        "2x3x4x3",
    ),
    conv(
        "groups of features",
        f"{NCHW} pad [[1, 1], [0, 0]] feature_groups 2",
        (2, 6, 3, 4),
        (4, 3, 3, 2),
        "2x4x3x3",
    ),
    conv("depthwise", f"{NHWC} feature_groups 3", (2, 4, 4, 3), (2, 2, 1, 3), "2x3x3x3"),
    conv(
        "depthwise, twice as many, a stride",
        f"{LINE} stride [2] pad [[0, 1]] feature_groups 3",
        (2, 3, 6),
        (6, 1, 3),
        "2x6x3",
    ),
    conv(
        "groups of the batch",
        f"{NCHW} pad [[1, 0], [0, 0]] batch_groups 2",
        (6, 3, 3, 3),
        (4, 3, 2, 2),
        "3x4x3x2",
    ),
    conv(
        "groups of the batch, turned, with a stride",
        "dims [0, b, f] x [o, 0, i] -> [f, 0, b] stride [2] reverse [0] batch_groups 3",
        (7, 6, 2),
        (3, 3, 2),
        "3x3x2",
    ),
    conv(
        "three dims, an odd layout",
        "dims [0, b, 1, f, 2] x [2, o, 0, i, 1] -> [f, 2, b, 0, 1]",
        (3, 2, 3, 2, 2),
        (2, 3, 2, 2, 2),
        "3x1x2x2x2",
    ),
    conv("no spatial dims", "dims [b, f] x [o, i] -> [b, f]", (3, 4), (5, 4), "3x5"),
    conv("no batch", LINE, (0, 2, 5), (3, 2, 2), "0x3x4"),
    conv("no features", LINE, (2, 0, 5), (3, 0, 2), "2x3x4"),
    conv("a window that doesn't fit", LINE, (2, 2, 3), (3, 2, 4), "2x3x0"),
    conv("an image of nothing but padding", f"{LINE} pad [[2, 2]]", (1, 2, 0), (1, 2, 2), "1x1x3"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.sampled(6)
def test_the_gradient_of_a_convolution_is_the_difference_quotient(case: GradientCase) -> None:
    check(case)


def drawn(rng: np.random.Generator) -> GradientCase:
    """A convolution of one spatial dim with numbers of chance."""
    while True:
        pick = rng.integers
        window = WindowDim(
            stride=int(pick(1, 4)),
            low=int(pick(-2, 4)),
            high=int(pick(-2, 4)),
            lhs_dilation=int(pick(1, 4)),
            rhs_dilation=int(pick(1, 4)),
            reverse=bool(pick(2)),
        )
        groups, by_batch = int(pick(1, 4)), bool(pick(2))
        features, batch = (1, groups) if by_batch else (groups, 1)
        numbers = ConvolutionNumbers((0, 1, 2), (0, 1, 2), (0, 1, 2), (window,), features, batch)
        x = (2 * batch, 2 * features, int(pick(1, 6)))
        w = (groups * int(pick(1, 3)), 2, int(pick(1, 4)))
        result = numbers.result_shape(x, w)
        if result[2] > 0:
            break
    words = (
        f"{LINE} stride [{window.stride}] pad [[{window.low}, {window.high}]] "
        f"lhs_dilate [{window.lhs_dilation}] rhs_dilate [{window.rhs_dilation}]"
    )
    words += " reverse [0]" if window.reverse else ""
    words += f" feature_groups {features} batch_groups {batch}"
    return conv(f"{words} of {x} by {w}", words, x, w, "x".join(map(str, result)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(40))
def test_the_gradient_of_any_convolution_is_the_difference_quotient(seed: int) -> None:
    check(drawn(np.random.default_rng(seed)))


UNKNOWN_BATCH = "dims [b, 0, f] x [0, i, o] -> [b, 0, f]"


@pytest.mark.parametrize("words", ["pad [[1, 1]]", "stride [2]", "feature_groups 2"])
def test_the_gradient_of_a_batch_of_unknown_size(words: str) -> None:
    inputs = 1 if "groups" in words else 2
    args = (RNG.normal(size=(3, 6, 2)), RNG.normal(size=(3, inputs, 4)))
    size = {"pad [[1, 1]]": 6, "stride [2]": 2, "feature_groups 2": 4}[words]
    text = f"""func.func @main(%a: tensor<?x6x2xf64>, %b: {tensor(args[1])}) -> tensor<?x{size}x4xf64> {{
      %y = graph.convolution %a, %b {UNKNOWN_BATCH} {words} :
        tensor<?x6x2xf64>, {tensor(args[1])} -> tensor<?x{size}x4xf64>
      func.return %y : tensor<?x{size}x4xf64>
    }}"""
    check(GradientCase(words, text, args))


def test_the_gradient_of_an_input_of_unknown_size() -> None:
    """With stride 1 the input's gradient is known without its size; the kernel's isn't."""
    kernel = "graph.constant dense<[[[0.5, -1.0, 2.0]]]> : tensor<1x1x3xf64>"
    text = f"""func.func @main(%a: tensor<2x1x?xf64>) -> tensor<2x1x?xf64> {{
      %w = {kernel}
      %y = graph.convolution %a, %w {LINE} pad [[2, 0]] :
        tensor<2x1x?xf64>, tensor<1x1x3xf64> -> tensor<2x1x?xf64>
      func.return %y : tensor<2x1x?xf64>
    }}"""
    check(GradientCase("unknown size", text, (RNG.normal(size=(2, 1, 5)),)))
