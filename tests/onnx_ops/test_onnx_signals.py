# pyright: basic
"""Fourier transforms of any length, and steps of optimizers."""

from __future__ import annotations

import numpy as np
import pytest
from one_node import check, ints, model_of, normal, run

from mlfuse.dialects.dtypes import Array
from mlfuse.onnx import OnnxError, UnsupportedError

pytestmark = pytest.mark.quick_c


def parts(x):
    """A complex array as real and imaginary parts."""
    return np.stack([x.real, x.imag], -1)


def error_of(x: Array, length: int) -> float:
    """A bound for transforms along dim 1, of x and of what the test expects: (n + 2) eps sum |x| each, since the roots of
    unity and the products are rounded, too. A transform to real numbers counts most terms twice."""
    terms = np.abs(x.astype(np.float64)).sum(axis=(1, -1)).max()
    return 4 * (length + 2) * float(np.finfo(x.dtype).eps) * float(terms)


@pytest.mark.parametrize("length", [5, 8, 11])
def test_transforms_cut_or_pad_the_signal(length: int) -> None:
    x = normal(2, 8, 3, 2, dtype=np.float64)
    signal = x[..., 0] + 1j * x[..., 1]
    axis = np.array(1)
    inputs = [x, np.array(length), axis]
    bound = error_of(x, length)
    check("DFT", inputs, [parts(np.fft.fft(signal, length, 1))], bound, opset=20, known=[1, 2])
    back = [parts(np.fft.ifft(signal, length, 1))]
    check("DFT", inputs, back, bound, opset=20, known=[1, 2], inverse=1)
    real = parts(np.fft.rfft(x[..., 0], length, 1))
    half = [x[..., :1].copy(), *inputs[1:]]
    check("DFT", half, [real], bound, opset=20, known=[1, 2], onesided=1)
    whole = np.fft.irfft(signal, length, 1)[..., None]
    check("DFT", inputs, [whole], bound, opset=20, known=[1, 2], onesided=1, inverse=1)


def test_the_axis_was_an_attribute() -> None:
    x = normal(3, 6, 1)
    expected = parts(np.fft.fft(x[..., 0], axis=0)).astype(np.float32)
    check("DFT", [x], [expected], opset=17, axis=0)


def test_frames_of_a_signal() -> None:
    x, window = normal(2, 20, 1), np.hanning(8).astype(np.float32)
    frames = np.stack([x[:, k : k + 8, 0] for k in range(0, 13, 3)], 1)
    expected = parts(np.fft.rfft(frames * window)).astype(np.float32)
    bound = error_of((frames * window)[..., None].swapaxes(1, 2), 8)
    check("STFT", [x, np.array(3), window], [expected], bound, opset=17, known=[1])


def test_transforms_that_are_none() -> None:
    x = normal(2, 5000, 1)
    with pytest.raises(UnsupportedError, match="DFT: a transform of 5000 elements"):
        run(model_of("DFT", [x], opset=20), [x])
    with pytest.raises(OnnxError, match="DFT: axis -1"):
        model = model_of("DFT", [x, None, ints(-1)], opset=20, known=[2])
        run(model, [x, None, None])


def test_adam_without_a_learning_rate_of_its_own_in_step_0() -> None:
    x, g, v, h = (np.abs(normal(3, seed=k)) for k in range(4))
    rate, step = np.array(0.1, np.float32), np.array(0, np.int64)
    mean, square = 0.9 * v + 0.1 * g, 0.999 * h + 0.001 * g * g
    new = x - 0.1 * mean / (np.sqrt(square) + 1e-6)
    expected = [each.astype(np.float32) for each in (new, mean, square)]
    inputs = [rate, step, x, g, v, h]
    check("Adam", inputs, expected, outputs=3, domain="ai.onnx.preview.training")
    with pytest.raises(OnnxError, match="Adam: 3 tensors"):
        model = model_of("Adam", inputs[:5], outputs=3, domain="ai.onnx.preview.training")
        run(model, inputs[:5])
