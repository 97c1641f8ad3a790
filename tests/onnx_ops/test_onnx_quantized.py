# pyright: basic
"""Quantized numbers: ties, saturation, axes, blocks, weights of 4 bits."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from one_node import check, model_of, normal, run

from mlfuse.onnx import UnsupportedError

pytestmark = pytest.mark.quick_c


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.uint16, np.int16], ids=str)
def test_ties_go_to_even_and_what_is_too_large_saturates(dtype: type) -> None:
    x = np.array([1.0, 3.0, 5.0, -3.0, 1e9, -1e9], np.float32)
    info = np.iinfo(dtype)
    point = np.array(5, dtype)
    expected = np.array([5, 7, 7, 3, info.max, info.min], dtype)
    expected = np.clip(expected.astype(np.int64), info.min, info.max).astype(dtype)
    check("QuantizeLinear", [x, np.array(2.0, np.float32), point], [expected], opset=21)


def test_each_channel_has_a_scale() -> None:
    x = normal(2, 3, 4) * 20
    scale, point = np.array([0.1, 0.5, 2.0], np.float32), np.array([0, -3, 7], np.int8)
    spread = scale.reshape(3, 1), point.reshape(3, 1)
    expected = np.clip(np.rint(x / spread[0]) + spread[1], -128, 127).astype(np.int8)
    check("QuantizeLinear", [x, scale, point], [expected], opset=13)
    back = ((expected.astype(np.int32) - spread[1]) * spread[0]).astype(np.float32)
    check("DequantizeLinear", [expected, scale, point], [back], opset=13)
    check("DequantizeLinear", [expected, scale, point], [back], opset=13, axis=-2)


def test_blocks_along_an_axis_the_last_of_them_smaller() -> None:
    x = np.arange(10, dtype=np.uint8).reshape(2, 5)
    scale = np.array([[1, 2, 4], [3, 5, 7]], np.float32)
    expected = x * np.repeat(scale, 2, axis=1)[:, :5]
    check("DequantizeLinear", [x, scale], [expected], opset=21, axis=1, block_size=2)


def test_half_scales_give_half_results() -> None:
    x, scale = np.array([-7, 100], np.int8), np.array(0.1, np.float16)
    expected = (x.astype(np.float32) * np.float32(scale)).astype(np.float16)
    check("DequantizeLinear", [x, scale], [expected], opset=19)


def test_weights_of_4_bits_are_dequantized_when_the_model_is_loaded() -> None:
    w = np.array([-8, 7, 3], np.int8).astype(ml_dtypes.int4)
    scale = np.array(0.5, np.float32)
    expected = np.array([-4.0, 3.5, 1.5], np.float32)
    check("DequantizeLinear", [w, scale], [expected], opset=21, known=[0, 1])
    with pytest.raises(UnsupportedError, match="int4"):
        run(
            model_of("QuantizeLinear", [expected, scale], opset=21, output_dtype=22),
            [expected, scale],
        )


def test_products_of_quantized_numbers() -> None:
    a = np.array([[208, 236, 0], [3, 214, 255]], np.uint8)
    b = np.array([[152, 51], [60, 26], [0, 127]], np.uint8)
    points = np.array([113, 7], np.uint8), np.array([114, 2], np.uint8)
    rows = a.astype(np.int32) - points[0].reshape(2, 1).astype(np.int32)
    product = rows @ (b.astype(np.int32) - points[1].astype(np.int32))
    check("MatMulInteger", [a, b, *points], [product])
    scales = [np.array(s, np.float32) for s in (0.0066, 0.00705, 0.0107)]
    zero = np.array(118, np.uint8)
    single = a.astype(np.int64) - 113, b.astype(np.int64) - 114
    exact = (single[0] @ single[1]) * np.float64(scales[0] * scales[1] / scales[2])
    expected = np.clip(np.rint(exact) + 118, 0, 255).astype(np.uint8)
    inputs = [a, scales[0], points[0][0], b, scales[1], points[1][0], scales[2], zero]
    check("QLinearMatMul", [np.asarray(each) for each in inputs], [expected])


def test_a_constant_tensor_is_quantized_by_a_scale_of_its_own() -> None:
    x = np.zeros(4, np.float32)
    expected = [np.zeros(4, np.uint8), np.array(1 / 255, np.float32), np.array(0, np.uint8)]
    check("DynamicQuantizeLinear", [x], expected, outputs=3)
