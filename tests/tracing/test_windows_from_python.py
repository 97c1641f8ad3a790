"""mlfuse.pad, conv, max_pool and avg_pool against NumPy and torch, with gradients and batches."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from torch.nn import functional as F  # noqa: N812

import mlfuse
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
fn: Any = F
RNG = np.random.default_rng(0)
from_numpy: Any = torch.from_numpy  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


def _drawn(*shape: int) -> Any:
    return RNG.standard_normal(shape)


def _last(x: Any) -> Any:
    return np.ascontiguousarray(np.moveaxis(x, 1, -1))


def _first(x: Any) -> Any:
    return np.ascontiguousarray(np.moveaxis(x, -1, 1))


def _weights(shape: tuple[int, ...]) -> Any:
    """Positive: a bias's gradient is their sum."""
    return 2 + np.cos(np.arange(math.prod(shape))).reshape(shape)


def _compiled(f: Callable[..., Any]) -> Any:
    return mlfuse.jit(f, device="interpreter")


def _check(ours: Callable[..., Any], torchs: Callable[..., Any], args: list[Any]) -> None:
    """Values, and gradients of a weighted sum, by all arguments."""
    tensors: list[Any] = [torch.tensor(each, requires_grad=True) for each in args]
    wanted: Any = torchs(*tensors)
    weights = _weights(tuple(wanted.shape))
    (wanted * from_numpy(weights)).sum().backward()
    found = np.asarray(ours(*map(xp.asarray, args)))
    agree(ours, args, found, wanted.detach().numpy())
    loss = _compiled(
        mlfuse.grad(lambda *p: xp.sum(ours(*p) * weights), tuple(range(len(args))))  # pyright: ignore
    )
    agree(loss, args, loss(*args), tuple(tensor.grad.numpy() for tensor in tensors))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(16))
def test_convolutions(seed: int):
    draw = random.Random(seed)
    rank, groups = draw.choice([1, 2, 2, 3]), draw.choice([1, 1, 2, 3])
    inputs, outputs = groups * draw.randrange(1, 3), groups * draw.randrange(1, 3)
    window = [draw.randrange(1, 4) for _ in range(rank)]
    strides, dilation = ([draw.randrange(1, 3) for _ in range(rank)] for _ in range(2))
    padding = [draw.randrange(3) for _ in range(rank)]
    x = _drawn(2, inputs, *[draw.randrange(5, 8) for _ in range(rank)])
    w, b = _drawn(outputs, inputs // groups, *window), _drawn(outputs)
    torchs = {1: fn.conv1d, 2: fn.conv2d, 3: fn.conv3d}[rank]
    options = {"strides": strides, "padding": padding, "dilation": dilation, "groups": groups}

    def ours(x: Any, w: Any, b: Any) -> Any:
        return xp.conv(x, w, b, **options)

    def wanted(x: Any, w: Any, b: Any) -> Any:
        return torchs(x, w, b, strides, padding, dilation, groups)

    _check(ours, wanted, [x, w, b])
    turned = np.moveaxis(w, (0, 1), (-1, -2))
    found = xp.conv(xp.asarray(_last(x)), turned, b, channels_last=True, **options)
    agree(ours, [x, w, b], _first(np.asarray(found)), wanted(*map(torch.tensor, [x, w, b])).numpy())


@pytest.mark.parametrize(("size", "window", "stride"), [(7, 3, 2), (8, 3, 2), (5, 2, 1), (6, 1, 3)])
def test_padding_by_name(size: int, window: int, stride: int):
    x, w = _drawn(1, 2, size), _drawn(3, 2, window)
    of_one_size = partial(xp.conv, strides=stride, padding="same")
    same = np.asarray(of_one_size(xp.asarray(x), w))
    total = max((-(-size // stride) - 1) * stride + window - size, 0)
    padded = np.pad(x, ((0, 0), (0, 0), (total // 2, total - total // 2)))
    wanted = fn.conv1d(torch.tensor(padded), torch.tensor(w), stride=stride)
    agree(of_one_size, [x, w], same, wanted.numpy())
    assert same.shape[2] == -(-size // stride)
    padded = partial(xp.conv, padding=[(1, 0)])
    pairs = padded(xp.asarray(x), w)
    wanted = fn.conv1d(torch.tensor(np.pad(x, ((0, 0), (0, 0), (1, 0)))), torch.tensor(w))
    agree(padded, [x, w], np.asarray(pairs), wanted.numpy())


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.sampled(8)
def test_pools(seed: int):
    draw = random.Random(seed)
    rank = draw.choice([1, 2, 2, 3])
    window = [draw.randrange(1, 4) for _ in range(rank)]
    strides = draw.choice([None, [draw.randrange(1, 4) for _ in range(rank)]])
    padding = [draw.randrange(n // 2 + 1) for n in window]
    dilation = [draw.randrange(1, 3) for _ in range(rank)]
    x = _drawn(2, 3, *[draw.randrange(6, 9) for _ in range(rank)])
    largest = {1: fn.max_pool1d, 2: fn.max_pool2d, 3: fn.max_pool3d}[rank]
    mean = {1: fn.avg_pool1d, 2: fn.avg_pool2d, 3: fn.avg_pool3d}[rank]
    options: Any = {"strides": strides, "padding": padding}
    _check(
        partial(xp.max_pool, window=window, dilation=dilation, **options),
        partial(largest, kernel_size=window, stride=strides, padding=padding, dilation=dilation),
        [x],
    )
    for counted in (True, False):
        _check(
            partial(xp.avg_pool, window=window, include_padding=counted, **options),
            partial(
                mean,
                kernel_size=window,
                stride=strides,
                padding=padding,
                count_include_pad=counted,
            ),
            [x],
        )
    found = xp.max_pool(xp.asarray(_last(x)), window, channels_last=True, **options)
    wanted = largest(torch.tensor(x), window, strides, padding)
    np.testing.assert_array_equal(found, _last(wanted.numpy()))


def test_pools_of_other_types():
    x = np.arange(16, dtype=np.int32).reshape(1, 1, 4, 4) - 20
    np.testing.assert_array_equal(xp.max_pool(xp.asarray(x), 2), [[[[-15, -13], [-7, -5]]]])
    np.testing.assert_array_equal(
        xp.max_pool(xp.asarray(x), 3, strides=3, padding=1), [[[[-15, -13], [-7, -5]]]]
    )
    half = np.full((1, 1, 64), 257.0).astype(ml_dtypes.bfloat16)  # 256, or 258
    half[0, 0, ::2] = 1
    found = np.asarray(xp.avg_pool(xp.asarray(half), 64))
    exact = half.astype(np.float64).mean()
    assert found.dtype == ml_dtypes.bfloat16
    assert found[0, 0, 0] == np.float64(exact).astype(ml_dtypes.bfloat16)
    nan = np.array([[[1.0, np.nan, 3.0, 4.0]]])
    np.testing.assert_array_equal(xp.max_pool(xp.asarray(nan), 2), [[[np.nan, 4.0]]])


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", ["constant", "edge", "reflect", "symmetric", "wrap"])
@pytest.mark.parametrize("width", [0, 2, (1, 3), ((1, 0), (0, 7)), [[0, 0], [2, 1]]])
def test_pad_as_numpys(mode: str, width: Any):
    x = _drawn(3, 4)
    options: Any = {"constant_values": 2.5} if mode == "constant" else {}
    padded: Any = np.pad
    wanted = padded(x, width, mode=mode, **options)
    np.testing.assert_array_equal(xp.pad(xp.asarray(x), width, mode, **options), wanted)
    np.testing.assert_array_equal(padded(xp.asarray(x), width, mode, **options), wanted)
    weights: Any = _drawn(*wanted.shape)
    loss = _compiled(mlfuse.grad(lambda x: xp.sum(xp.pad(x, width, mode, **options) * weights)))  # pyright: ignore
    # By the definition: each element gets the weights of the places that show it.
    places = np.arange(12).reshape(3, 4)
    none: Any = {"constant_values": 12} if options else {}
    shown = padded(places, width, mode=mode, **none)
    expected: Any = np.bincount(shown.ravel(), weights.ravel(), 13)[:12].reshape(3, 4)
    agree(loss, [x], loss(x), expected)


def test_batches():
    images, w = _drawn(3, 2, 4, 6, 6), _drawn(4, 2, 3, 3)
    around = ((0, 0), (0, 0), (1, 1), (1, 1))

    def network(x: Any) -> Any:
        return xp.avg_pool(xp.max_pool(xp.conv(xp.pad(x, around, "edge"), w, groups=2), 2), 2)

    batched = _compiled(mlfuse.vmap(lambda x: network(x)))  # pyright: ignore
    wanted = np.stack([np.asarray(network(xp.asarray(each))) for each in images])
    agree(batched, [images], batched(images), wanted)


REFUSED: dict[str, tuple[Callable[[Any], Any], str]] = {
    "too few dims": (lambda x: xp.conv(x[0, 0], x[0, 0]), r"no spatial dims: it is \(batch"),
    "other ranks": (lambda x: xp.conv(x, x[0]), "they must agree"),
    "features": (lambda x: xp.conv(x, xp.ones((4, 3, 2, 2))), "groups \\* the weight's input"),
    "groups": (lambda x: xp.conv(x, xp.ones((3, 1, 2, 2)), groups=2), "must divide the outputs"),
    "bias": (lambda x: xp.conv(x, xp.ones((4, 2, 2, 2)), xp.ones(3)), "4 output features"),
    "strides": (lambda x: xp.conv(x, xp.ones((4, 2, 2, 2)), strides=[1]), "each of the 2 spatial"),
    "zero": (lambda x: xp.max_pool(x, 2, strides=0), "a whole number of at least 1"),
    "a name": (lambda x: xp.conv(x, xp.ones((4, 2, 2, 2)), padding="full"), "'same', 'valid'"),
    "a large window": (lambda x: xp.max_pool(x, 9), "a window of 9 elements doesn't fit dim 2"),
    "a mean of ints": (lambda x: xp.avg_pool(x.astype("int32"), 2), r"astype\('float32'\)"),
    "a mode": (lambda x: xp.pad(x, 1, "full"), "unknown mode 'full', expected one of"),
    "widths": (lambda x: xp.pad(x, -1), "a pair for each of the 4 dims"),
    "widths for dims": (lambda x: xp.pad(x, ((1, 2, 3),)), "a pair for each of the 4 dims"),
    "a fraction": (lambda x: xp.pad(x, 1.5), "a pair for each of the 4 dims"),
}


@pytest.mark.parametrize(("call", "message"), REFUSED.values(), ids=REFUSED.keys())
def test_errors(call: Callable[[Any], Any], message: str):
    with pytest.raises(mlfuse.MlfuseError, match=message):
        mlfuse.jit(call)(np.ones((1, 2, 5, 5), np.float32))
