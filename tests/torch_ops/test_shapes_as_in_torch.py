"""ATen ops that move elements, change shapes, or make tensors from nothing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from aten_calls import Call, aten, by_converter, call, floats, integers, prims, truths

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.strides import views_for_strides
from mlfuse.frontends.torch.ops.table import StaysInAten

pytestmark = pytest.mark.quick_c

X = floats(4, 6)
CUBE = floats(2, 3, 4)
S = torch.tensor(3.0)
SLICES = [(1, 4), (-3, 2**63 - 1), (0, -2, 2), (None, None, 3), (4, 2), (-99, 99)]
"""Start, end and step: they count from the end where they are negative, and are cut off at the ends."""
CALLS = [
    call(aten.view.default, CUBE, [6, -1]),
    call(aten.view.default, CUBE, [24]),
    call(aten.view.default, S, [1, 1]),
    call(aten._unsafe_view.default, floats(0, 4), [2, 0]),
    call(aten.permute.default, CUBE, [-1, 0, 1]),
    call(aten.transpose.int, CUBE, 0, -1),
    call(aten.t.default, X),
    call(aten.squeeze.default, floats(1, 3, 1)),
    call(aten.squeeze.dim, floats(1, 3, 1), -1),
    call(aten.squeeze.dim, X, 0),
    call(aten.squeeze.dims, floats(1, 3, 1), [0, 2]),
    call(aten.unsqueeze.default, X, -1),
    call(aten.unsqueeze.default, S, 0),
    call(aten.expand.default, floats(3, 1), [2, -1, 4]),
    call(aten.expand.default, S, [2, 2]),
    call(prims.broadcast_in_dim.default, floats(3), [2, 3, 4], [1]),
    *(call(aten.slice.Tensor, X, 1, *bounds) for bounds in SLICES),
    call(aten.select.int, CUBE, -2, -1),
    call(aten.select_scatter.default, CUBE, floats(2, 4), 1, -2),
    call(aten.slice_scatter.default, X, floats(4, 2), 1, 1, 3),
    call(aten.slice_scatter.default, X, floats(4, 3), 1, 0, 6, 2),
    call(aten.slice_scatter.default, X, floats(4, 6), 1),
    call(aten.diagonal_scatter.default, floats(2, 4, 5), floats(2, 3), -1, 1, 2),
    call(aten.cat.default, [floats(2, 3), floats(2, 1)], -1),
    call(aten.cat.default, [floats(0), torch.arange(3), truths(2)]),
    call(aten.cat.default, [floats(0), floats(2, 3, dtype=torch.float64)], 1),
    call(aten.stack.default, [X, X], -1),
    call(aten.split.Tensor, X, 4, 1),
    call(aten.split.Tensor, floats(0, 2), 3),
    call(aten.split_with_sizes.default, X, [1, 0, 5], -1),
    call(aten.unbind.int, CUBE, 1),
    call(aten.flip.default, CUBE, [0, -1]),
    call(aten.flip.default, S, [0]),
    call(aten.roll.default, X, [1, -2], [0, 1]),
    call(aten.roll.default, X, [3, 4], [1, 1]),
    call(aten.roll.default, X, [5]),
    call(aten.repeat.default, X, [2, 1, 3]),
    call(aten.repeat.default, S, [2]),
    call(aten.constant_pad_nd.default, X, [1, -2, 0, 3], 0.5),
    call(aten.constant_pad_nd.default, torch.arange(4), [2, 1], -1),
    call(aten.tril.default, CUBE, 1),
    call(aten.triu.default, X, -1),
    call(aten.diagonal.default, floats(3, 2, 4), 1, 0, -1),
    call(aten.unfold.default, X, 1, 3, 2),
    call(aten.copy.default, torch.arange(6), floats(1)),
    call(aten.clone.default, X, memory_format=torch.contiguous_format),
    # From nothing.
    call(aten.full.default, [2, 3], 1.5),
    call(aten.full.default, [], True),
    call(aten.full.default, [2], 3, dtype=torch.uint8, device="cpu", pin_memory=False),
    call(aten.full_like.default, torch.arange(3), 2.7),
    call(aten.zeros.default, [2, 0]),
    call(aten.ones_like.default, truths(3)),
    call(aten.new_full.default, X, [2], 4),
    call(aten.scalar_tensor.default, 2, dtype=torch.int32),
    call(aten.arange.default, 5),
    call(aten.arange.start_step, 1, 7, 2.5),
    call(aten.arange.start_step, 5, -1, -2, dtype=torch.float16),
    call(prims.iota.default, 4, start=3, step=-2, dtype=torch.int32, device="cpu",
         requires_grad=False),
]  # fmt: skip


@pytest.mark.parametrize("each", CALLS, ids=str)
def test_a_call(each: Call) -> None:
    each.check()


def test_memory_read_by_strides_stays_a_call() -> None:
    with pytest.raises(StaysInAten, match="strides"):
        by_converter(aten.as_strided.default, X, [2, 2], [1, 2], 0)


def test_an_op_without_a_converter_is_kept() -> None:
    with pytest.raises(StaysInAten, match="no converter"):
        by_converter(aten.sort.default, integers(0, 9, 4))


def test_strides_that_say_a_shape_are_a_view() -> None:
    """In a graph, where strides are known: of a row-major tensor read row by row, and of no other."""
    make_fx = import_module("torch.fx.experimental.proxy_tensor").make_fx

    def function(x: Any) -> Any:
        rows = x + 1
        return [
            rows.as_strided([3, 8], [8, 1]),
            rows.as_strided([8, 3], [1, 8]),
            rows.t().as_strided([24], [1]),
            rows.as_strided([2, 6], [6, 1], 6),
        ]

    graph = make_fx(function, tracing_mode="fake")(floats(4, 6))
    views_for_strides(graph.graph)
    targets = [str(n.target) for n in graph.graph.nodes if "strided" in n.name]
    assert targets == ["aten.view.default", *["aten.as_strided.default"] * 3]
    x = floats(4, 6)
    for found, expected in zip(graph(x), function(x), strict=True):
        assert torch.equal(found, expected)
