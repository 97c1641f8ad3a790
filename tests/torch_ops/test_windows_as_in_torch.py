"""Pooling, its gradients, nearest neighbors, and products of matrices."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from aten_calls import (
    Call,
    Tensor,
    assert_same,
    aten,
    by_converter,
    by_mlfuse,
    call,
    floats,
    integers,
    prims,
    traced,
)

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten, named
from mlfuse.frontends.torch.ops.writer import sizes_of

pytestmark = pytest.mark.quick_c

X = floats(2, 3, 9, 8)
TIES = integers(0, 2, 2, 3, 9, 8).float()
RARE = torch.where(X > 0.5, float("nan"), torch.where(X < 0.2, float("-inf"), X))
"""Windows with several NaNs, and of nothing but -inf."""
Window = tuple[list[int], list[int], list[int], bool]
"""Kernel, stride, padding, and whether a last window that isn't whole counts."""
WINDOWS: list[Window] = [
    ([2, 2], [2, 2], [0, 0], False),
    ([3, 3], [2, 2], [1, 1], False),
    ([3, 2], [2, 3], [1, 0], True),
    ([2], [], [0], False),
    ([3, 3], [1, 1], [1, 1], False),
]


def max_pool_backward(x: Tensor, window: Window) -> Call:
    kernel, stride, padding, ceil = window
    largest, places = aten.max_pool2d_with_indices(x, kernel, stride, padding, 1, ceil)
    grad = floats(*largest.shape)
    op = aten.max_pool2d_with_indices_backward.default
    return call(op, grad, x, kernel, stride, padding, [1, 1], ceil, places)


def mean_pool_backward(window: Window, include: bool) -> Call:
    kernel, stride, padding, ceil = window
    shape = aten.avg_pool2d(X, kernel, stride, padding, ceil).shape
    op = aten.avg_pool2d_backward.default
    return call(op, floats(*shape), X, kernel, stride, padding, ceil, include, None)


POOLING = [
    *(
        call(aten.max_pool2d_with_indices.default, x, kernel, stride, padding, [1, 1], ceil)
        for x in (X, TIES, RARE)
        for kernel, stride, padding, ceil in WINDOWS
    ),
    call(aten.max_pool2d_with_indices.default, X, [2, 2], [1, 1], [0, 0], [3, 2]),
    call(aten.max_pool2d_with_indices.default, RARE, [3, 3], [2, 1], [1, 1], [3, 2]),
    call(aten.max_pool2d_with_indices.default, X[0].bfloat16(), [3, 3]),
    *(max_pool_backward(x, window) for x in (X, TIES) for window in WINDOWS),
    *(
        call(aten.avg_pool2d.default, X, kernel, stride, padding, ceil, include)
        for kernel, stride, padding, ceil in WINDOWS
        for include in (True, False)
    ),
    call(aten.avg_pool2d.default, X.bfloat16(), [3, 3], [2, 2], [1, 1]),
    call(aten.avg_pool2d.default, X, [2, 2], [2, 2], [0, 0], False, True, 3),
    *(mean_pool_backward(window, include) for window in WINDOWS for include in (True, False)),
    call(aten._adaptive_avg_pool2d.default, X, [3, 4]),
    call(aten._adaptive_avg_pool2d_backward.default, floats(2, 3, 3, 2), X),
    call(aten.upsample_nearest2d.default, X, [18, 24]),
    call(aten.upsample_nearest2d.vec, X, None, [2.0, 1.0]),
    call(aten.upsample_nearest2d_backward.default, floats(2, 3, 18, 24), [18, 24], [2, 3, 9, 8]),
]
A, B = floats(4, 5), floats(5, 3)
PRODUCTS = [
    call(aten.mm.default, A, B),
    call(aten.mm.default, A.bfloat16(), B.bfloat16()),
    call(aten.mm.default, integers(-9, 9, 4, 5), integers(-9, 9, 5, 3)),
    call(aten.mm.default, floats(3, 0), floats(0, 2)),
    call(aten.bmm.default, floats(2, 4, 5), floats(2, 5, 3)),
    call(aten.addmm.default, floats(3), A, B, beta=0.5, alpha=2),
    call(aten.addmm.default, floats(4, 1).half(), A.half(), B.half()),
    call(aten.addmm.default, torch.full((4, 3), float("nan")), A, B, beta=0),
    call(aten.baddbmm.default, floats(2, 1, 3), floats(2, 4, 5), floats(2, 5, 3)),
    call(aten.mv.default, A, floats(5)),
    call(aten.dot.default, floats(5), floats(5)),
    call(aten.linear.default, floats(2, 4, 5), floats(3, 5), floats(3)),
    call(aten.matmul.default, floats(2, 1, 4, 5), floats(3, 5, 2)),
    call(aten.matmul.default, floats(5), floats(3, 5, 2)),
    call(aten.matmul.default, floats(2, 4, 5), floats(5)),
]


@pytest.mark.parametrize("each", [*POOLING, *PRODUCTS], ids=str)
@pytest.mark.sampled(3)
def test_a_call(each: Call) -> None:
    each.check()


@pytest.mark.parametrize("dynamic", [(), (7,), (2, 7)], ids=str)
def test_heads_are_multiplied_where_they_lie(dynamic: tuple[int, ...]) -> None:
    """Attention's products, as torch writes them, move nothing: neither transposes nor batch dims that
    are joined and parted again are left."""

    def attended(x: Any) -> Any:
        b, t, h, d = sizes_of(x)
        q, k, v = x, named("aten.mul.Tensor")(x, 2), named("aten.add.Tensor")(x, 1)
        heads = [named("aten.permute.default")(each, [0, 2, 1, 3]) for each in (q, k, v)]
        turned = named("aten.permute.default")(heads[1], [0, 1, 3, 2])
        q, k, v = (
            named("aten.view.default")(each, [b * h, *sizes_of(each)[2:]])  # pyright: ignore
            for each in (heads[0], turned, heads[2])
        )
        weights = named("aten.view.default")(named("aten.bmm.default")(q, k), [b, h, t, t])
        flat = named("aten.view.default")(weights, [b * h, t, t])
        return named("aten.view.default")(named("aten.bmm.default")(flat, v), [b, h, t, d])

    x = floats(2, 7, 3, 4)
    q, k, v = (each.transpose(1, 2) for each in (x, x * 2, x + 1))
    assert_same(by_mlfuse(attended, x, dynamic=dynamic), q @ k.transpose(-1, -2) @ v)
    text = str(traced(attended, x, dynamic=dynamic)[0])
    assert text.count("graph.dot_general") == 2
    assert "graph.transpose" not in text and "graph.reshape" not in text


def test_weights_are_multiplied_where_they_lie() -> None:
    def layer(x: Any, weight: Any, bias: Any) -> Any:
        return named("aten.addmm.default")(bias, x, named("aten.t.default")(weight))

    args = (floats(4, 5), floats(3, 5), floats(3))
    assert_same(by_mlfuse(layer, *args), torch.nn.functional.linear(*args))
    assert "graph.transpose" not in str(traced(layer, *args)[0])


def test_places_within_windows_are_places_within_the_array() -> None:
    """As Inductor's decomposition of a pooling has them, in a byte each."""
    import_module("torch._inductor.inductor_prims")  # where these ops are registered
    kernel, stride, padding, dilation = [3, 3], [2, 2], [1, 1], [1, 1]
    args = (kernel, stride, padding, dilation)
    largest, offsets = by_converter(
        prims._low_memory_max_pool_with_offsets.default, X, *args, False
    )
    to_indices = prims._low_memory_max_pool_offsets_to_indices.default
    indices = by_converter(to_indices, offsets, kernel, [9, 8], stride, padding, dilation)
    expected = aten.max_pool2d_with_indices(X, *args)
    assert torch.equal(largest, expected[0]) and torch.equal(indices, expected[1])


REFUSED = [
    (call(aten._adaptive_avg_pool2d.default, X, [4, 4]), "windows of several sizes"),
    (call(aten.upsample_nearest2d.default, X, [10, 8]), "resizing of 9 elements to 10"),
]


@pytest.mark.parametrize(("each", "reason"), REFUSED, ids=str)
def test_what_stays_a_call_says_why(each: Call, reason: str) -> None:
    with pytest.raises(StaysInAten, match=reason):
        by_converter(each.op, *each.args, **each.kwargs)
