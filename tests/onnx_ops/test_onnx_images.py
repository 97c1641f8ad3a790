# pyright: basic
"""Resize, Upsample and GridSample, held to PyTorch's, and to arithmetic where it has no such mode."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from one_node import check, ints, model_of, normal, run
from torch.nn import functional

import mlfuse.onnx
from mlfuse.onnx import OnnxError, UnsupportedError
from mlfuse.testing import agreement

pytestmark = pytest.mark.quick_c


def t(x):
    return torch.from_numpy(x)


NOTHING = np.zeros(0, np.float32)


@pytest.mark.parametrize("mode", ["linear", "cubic"])
@pytest.mark.parametrize("corners", [False, True])
@pytest.mark.parametrize("size", [(7, 9), (3, 2), (1, 5)], ids=str)
@pytest.mark.sampled(2)
def test_images_resized_as_in_pytorch(mode: str, corners: bool, size: tuple[int, int]) -> None:
    x = normal(1, 2, 4, 5)
    how = {"linear": "bilinear", "cubic": "bicubic"}[mode]
    wide = functional.interpolate(t(x.astype(np.float64)), size, mode=how, align_corners=corners)
    expected = wide.numpy().astype(np.float32)
    transformation = "align_corners" if corners else "half_pixel"
    sizes = ints(1, 2, *size)
    options: dict[str, Any] = {"mode": mode, "coordinate_transformation_mode": transformation}
    check("Resize", [x, None, None, sizes], [expected], known=[3], **options)


@pytest.mark.parametrize("size", [(2, 3), (9, 4)], ids=str)
def test_antialiased_as_in_pytorch(size: tuple[int, int]) -> None:
    x = normal(1, 1, 7, 8)
    wide = t(x.astype(np.float64))
    wide = functional.interpolate(wide, size, mode="bilinear", antialias=True)
    expected = wide.numpy().astype(np.float32)
    check(
        "Resize",
        [x, None, None, ints(1, 1, *size)],
        [expected],
        known=[3],
        mode="linear",
        antialias=1,
        exclude_outside=1,
    )


def test_upsample_repeats_elements() -> None:
    x = normal(1, 2, 3, 2)
    expected = x.repeat(2, axis=2).repeat(3, axis=3)
    scales = np.array([1, 1, 2, 3], np.float32)
    check("Upsample", [x], [expected], opset=7, scales=[1.0, 1.0, 2.0, 3.0])
    check("Upsample", [x, scales], [expected], opset=9, known=[1], mode="nearest")
    check("Resize", [x, scales], [expected], opset=10, known=[1])
    check("Resize", [x, NOTHING, scales], [expected], opset=11, known=[1, 2])


def test_linear_upsample_divides_coordinates_by_the_scale() -> None:
    x = np.array([[[0.0, 2.0, 8.0]]], np.float32)
    expected = np.array([[[0, 1, 2, 5, 8, 8]]], np.float32)
    check("Upsample", [x, np.array([1, 1, 2], "f4")], [expected], opset=9, known=[1], mode="linear")


def test_the_nearest_of_a_smaller_image_was_left_open() -> None:
    x, scales = normal(1, 1, 5), np.array([1, 1, 0.6], np.float32)
    with pytest.raises(UnsupportedError, match="Resize: nearest elements of an image made smaller"):
        run(model_of("Resize", [x, scales], opset=10, known=[1]), [x, None])


@pytest.mark.parametrize(
    ("nearest", "places"),
    [
        ("round_prefer_floor", [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]),
        ("round_prefer_ceil", [0, 0, 1, 1, 2, 2, 2, 3, 3, 3]),
        ("floor", [0, 0, 0, 1, 1, 2, 2, 2, 3, 3]),
        ("ceil", [0, 1, 1, 2, 2, 2, 3, 3, 3, 3]),
    ],
)
def test_which_element_is_nearest(nearest: str, places: list[int]) -> None:
    x = normal(4)
    # Places 0, 0.4, 0.8, ..., 3.6; of 2.0 and 0.0 all say the same.
    exact = np.arange(10) / 2.5
    rounded = {
        "round_prefer_floor": np.ceil(exact - 0.5),
        "round_prefer_ceil": np.floor(exact + 0.5),
        "floor": np.floor(exact),
        "ceil": np.ceil(exact),
    }[nearest]
    expected = x[np.clip(rounded, 0, 3).astype(int)]
    options: dict[str, Any] = {
        "coordinate_transformation_mode": "asymmetric",
        "nearest_mode": nearest,
    }
    scales = np.array([2.5], np.float32)
    check("Resize", [x, None, scales], [expected], known=[2], **options)
    assert len(places) == len(expected)


def test_integers_are_rounded_once() -> None:
    x = np.array([[0, 3], [10, 255]], np.uint8)
    wide = functional.interpolate(
        t(x.astype(np.float64))[None, None], (3, 3), mode="bilinear", align_corners=True
    )
    expected = np.rint(wide[0, 0].numpy()).astype(np.uint8)
    options: dict[str, Any] = {"mode": "linear", "coordinate_transformation_mode": "align_corners"}
    check("Resize", [x, None, None, ints(3, 3)], [expected], known=[3], **options)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("mode", ["linear", "nearest", "cubic"])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("corners", [False, True])
def test_images_read_at_places(mode: str, padding: str, corners: bool) -> None:
    x = normal(2, 3, 4, 5)
    spread = 0.9 if mode == "cubic" and padding == "border" else 2.3
    grid = np.random.default_rng(1).uniform(-spread, spread, (2, 3, 2, 2)).astype(np.float32)
    how = {"linear": "bilinear", "nearest": "nearest", "cubic": "bicubic"}[mode]
    if mode == "cubic" and padding == "border" and not corners:
        grid *= np.float32(
            0.7
        )  # beyond the outermost centres ONNX clamps the place, PyTorch elements
    expected = functional.grid_sample(t(x), t(grid), how, padding, corners).numpy()
    options: dict[str, Any] = {"mode": mode, "padding_mode": padding, "align_corners": int(corners)}
    # Places are below 9; both sides round each four times, which is 36 eps in sum. Along each of two dims a result
    # moves by at most 4 max |x| for a place (cubic weights), and has 16 terms: fewer than 400 eps max |x|.
    bound = 400 * float(np.finfo(np.float32).eps) * float(np.abs(x).max())
    check("GridSample", [x, grid], [expected], bound, opset=20, **options)
    if mode == "linear":  # whose name was another
        old = options | {"mode": how}
        check("GridSample", [x, grid], [expected], bound, opset=16, **old)


@pytest.mark.parametrize("mode", ["nearest", "linear", "cubic"])
@pytest.mark.parametrize("scale", [3, 0.5])
def test_a_batch_that_is_known_when_the_code_runs(mode: str, scale: float) -> None:
    """One executable for all: what is repeated, or read in steps, needs no lookup."""
    x, scales = normal(3, 2, 4, 6), np.array([1, 1, scale, scale], np.float32)
    how = {"nearest": "nearest-exact", "linear": "bilinear", "cubic": "bicubic"}[mode]
    expected = functional.interpolate(t(x).double(), scale_factor=scale, mode=how).numpy()
    options: dict[str, Any] = {"mode": mode, "nearest_mode": "round_prefer_ceil"}
    dims = {0: ["batch", 2, 4, 6]}
    model = model_of("Resize", [x, None, scales], known=[2], dims=dims, **options)
    loaded = mlfuse.onnx.load(model, device="interpreter")
    agreement.agree(loaded.module(x), [x], loaded(x), expected)
    assert loaded.remarks == []


def test_modes_that_are_none_are_errors() -> None:
    x = normal(1, 1, 4)
    wrong: dict[str, Any] = {"mode": "area", "coordinate_transformation_mode": "odd"}
    for name, value in wrong.items():
        with pytest.raises(OnnxError, match="Resize: there is no"):
            run(model_of("Resize", [x, None, None, ints(1, 1, 6)], known=[3], **{name: value}), [x])
