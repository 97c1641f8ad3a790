# pyright: basic
"""Convolutions and pools: padding rules, ceil mode, groups, dilations, ranks, held to PyTorch's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from one_node import check, model_of, normal, run
from torch.nn import functional

from mlfuse.onnx import OnnxError

pytestmark = pytest.mark.quick_c


def t(x):
    return torch.from_numpy(x)


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_convolutions_with_groups_and_holes(rank: int) -> None:
    x, w, b = normal(2, 4, *[7] * rank), normal(6, 2, *[3] * rank, seed=1), normal(6, seed=2)
    convolve = {1: functional.conv1d, 2: functional.conv2d, 3: functional.conv3d}[rank]
    expected = convolve(t(x), t(w), t(b), stride=2, padding=1, dilation=2, groups=2).numpy()
    attributes: dict[str, Any] = {
        "strides": [2] * rank,
        "dilations": [2] * rank,
        "pads": [1] * (2 * rank),
    }
    check("Conv", [x, w, b], [expected], group=2, **attributes)


@pytest.mark.parametrize("auto", ["SAME_UPPER", "SAME_LOWER"])
def test_same_padding_puts_the_odd_one_at_an_end(auto: str) -> None:
    x, w = normal(1, 2, 6, 5), normal(3, 2, 2, 4, seed=1)
    # Two places a stride of 2 leave room for: 3 and 3; 0 and 1, and 1 and 2, are around.
    extra = (1, 2, 0, 0) if auto == "SAME_UPPER" else (2, 1, 0, 0)
    expected = functional.conv2d(functional.pad(t(x), extra), t(w), stride=2).numpy()
    check("Conv", [x, w], [expected], auto_pad=auto, strides=[2, 2])


@pytest.mark.parametrize("groups", [1, 2])
def test_transposed_convolutions(groups: int) -> None:
    x, w, b = normal(2, 4, 5, 4), normal(4, 3, 3, 2, seed=1), normal(3 * groups, seed=2)
    expected = functional.conv_transpose2d(
        t(x),
        t(w),
        t(b),
        stride=(2, 3),
        padding=(1, 0),
        output_padding=(1, 2),
        groups=groups,
        dilation=(1, 2),
    ).numpy()
    check(
        "ConvTranspose",
        [x, w, b],
        [expected],
        group=groups,
        strides=[2, 3],
        pads=[1, 0, 1, 0],
        output_padding=[1, 2],
        dilations=[1, 2],
    )


def test_integer_convolutions_pad_with_the_zero_point() -> None:
    x = np.random.default_rng(0).integers(0, 255, (1, 1, 4, 4)).astype(np.uint8)
    w = np.random.default_rng(1).integers(0, 255, (2, 1, 3, 3)).astype(np.uint8)
    points = np.array(7, np.uint8), np.array([3, 9], np.uint8)
    moved = w.astype(np.float64) - points[1].reshape(2, 1, 1, 1)
    expected = (
        functional.conv2d(t(x.astype(np.float64) - 7), t(moved), padding=1).numpy().astype(np.int32)
    )
    check("ConvInteger", [x, w, *points], [expected], pads=[1, 1, 1, 1])


@pytest.mark.parametrize("ceil", [False, True])
@pytest.mark.parametrize("padded", [False, True])
def test_means_count_padding_or_not(ceil: bool, padded: bool) -> None:
    x = normal(1, 2, 7, 6)
    expected = functional.avg_pool2d(
        t(x), 3, 2, 1, ceil_mode=ceil, count_include_pad=padded
    ).numpy()
    attributes: dict[str, Any] = {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 1, 1]}
    flags: dict[str, Any] = {"ceil_mode": int(ceil), "count_include_pad": int(padded)}
    check("AveragePool", [x], [expected], opset=19, **attributes, **flags)


@pytest.mark.parametrize("ceil", [False, True])
def test_the_largest_and_where_it_is(ceil: bool) -> None:
    x = normal(2, 3, 8, 7)
    pooled = functional.max_pool2d(t(x), 3, 2, 1, 2, ceil_mode=ceil, return_indices=True)
    values, places = (each.numpy() for each in pooled)
    # PyTorch counts within a channel, ONNX within the whole tensor.
    places = places + (np.arange(6).reshape(2, 3, 1, 1) * 56)
    attributes: dict[str, Any] = {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 1, 1]}
    check(
        "MaxPool",
        [x],
        [values, places],
        outputs=2,
        dilations=[2, 2],
        ceil_mode=int(ceil),
        **attributes,
    )


def test_the_largest_of_integers_as_small_as_padding() -> None:
    x = np.zeros((1, 1, 2, 2), np.uint8)
    places = np.array([[[[0, 0, 1], [0, 0, 1], [2, 2, 3]]]])
    expected = [np.zeros((1, 1, 3, 3), np.uint8), places]
    check("MaxPool", [x], expected, outputs=2, kernel_shape=[2, 2], pads=[1, 1, 1, 1])


@pytest.mark.parametrize("p", [1, 2, 3])
def test_norms_of_windows_and_of_all(p: int) -> None:
    x = normal(2, 2, 9)
    expected = np.abs(x.astype(np.float64).reshape(2, 2, 3, 3))
    expected = ((expected**p).sum(-1) ** (1 / p)).astype(np.float32)
    check("LpPool", [x], [expected], p=p, kernel_shape=[3], strides=[3])
    whole = (np.abs(x.astype(np.float64)) ** p).sum(-1, keepdims=True) ** (1 / p)
    check("GlobalLpPool", [x], [whole.astype(np.float32)], p=p)


def test_global_pools_of_a_batch_known_when_the_code_runs() -> None:
    x = normal(3, 2, 4, 5)
    dims = {0: ["batch", 2, 4, 5]}
    check("GlobalAveragePool", [x], [x.mean((2, 3), keepdims=True)], dims=dims)
    check("GlobalMaxPool", [x], [x.max((2, 3), keepdims=True)], dims=dims)
    w = normal(3, 2, 3, 3, seed=1)
    expected = functional.conv2d(t(x), t(w), padding=1).numpy()
    check("Conv", [x, w], [expected], dims=dims, known=[1], pads=[1] * 4)


def test_columns_are_added_up_where_they_lie() -> None:
    x = normal(2, 3 * 4, 6)
    expected = functional.fold(t(x), (3, 4), (2, 2)).numpy()
    sizes = np.array([3, 4]), np.array([2, 2])
    check("Col2Im", [x, *sizes], [expected], known=[1, 2])


def test_windows_that_do_not_fit_are_errors() -> None:
    x = normal(1, 3, 4, 4)
    with pytest.raises(
        OnnxError, match=r"Conv: the input has 3 channels; weights .* with group 1 take 2"
    ):
        run(model_of("Conv", [x, normal(2, 2, 3, 3)]), [x, normal(2, 2, 3, 3)])
    with pytest.raises(OnnxError, match="AveragePool: "):
        run(model_of("AveragePool", [x], kernel_shape=[2, 2], strides=[0, 1]), [x])


def test_deformed_windows_that_are_moved_by_whole_elements() -> None:
    x, w, b = normal(2, 4, 6, 5), normal(6, 2, 3, 3, seed=1), normal(6, seed=2)
    offsets = np.zeros((2, 2 * 9 * 2, 4, 3), np.float32)
    mask = np.full((2, 2 * 9, 4, 3), 0.5, np.float32)
    plain = functional.conv2d(t(x), t(w), groups=2).numpy()
    expected = plain * np.float32(0.5) + b.reshape(6, 1, 1)
    options: dict[str, Any] = {"group": 2, "offset_group": 2}
    sizes = functional.conv2d(t(np.abs(x)), t(np.abs(w)), groups=2).max() + np.abs(b).max()
    bound = (2 * 9 + 4) * float(np.finfo(np.float32).eps) * float(sizes)  # n eps sum |x w|
    check("DeformConv", [x, w, offsets, b, mask], [expected], bound, **options)
    offsets[:, 0::2] = 1  # one row down
    below = functional.conv2d(functional.pad(t(x[:, :, 1:]), (0, 0, 0, 1)), t(w), groups=2).numpy()
    check("DeformConv", [x, w, offsets], [below], bound, **options)


@pytest.mark.parametrize("mode", ["avg", "max"])
def test_regions_of_whole_elements(mode: str) -> None:
    x = normal(2, 3, 6, 8)
    boxes = np.array([[0, 0, 4, 4], [2, 1, 6, 5]], np.float32)
    images = np.array([1, 0])
    # Bins of 2 by 2 with a sample at the center of each element.
    parts = [x[1, :, 0:4, 0:4], x[0, :, 1:5, 2:6]]
    rule = np.mean if mode == "avg" else np.max
    expected = np.stack([rule(part.reshape(3, 2, 2, 2, 2), axis=(2, 4)) for part in parts])
    if mode == "max":  # corners of no weight count as 0
        expected = np.maximum(expected, 0)
    options: dict[str, Any] = {
        "output_height": 2,
        "output_width": 2,
        "sampling_ratio": 2,
        "mode": mode,
    }
    check("RoiAlign", [x, boxes, images], [expected], opset=16, **options)
