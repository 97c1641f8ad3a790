"""Converters of arrays with `?` dims: the sizes are known when the code runs."""

from __future__ import annotations

from typing import Any

import pytest
from aten_calls import Call, aten, by_converter, by_mlfuse, call, floats, integers

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten, named
from mlfuse.frontends.torch.ops.writer import sizes_of

pytestmark = pytest.mark.quick_c

X = floats(7, 4)
CUBE = floats(7, 3, 4)
CALLS = [
    call(aten.add.Tensor, X, floats(4)),
    call(aten.mul.Tensor, X, 2.5),
    call(aten.mul.Tensor, floats(7, 1), floats(4)),
    call(aten.where.self, X > 0, X, torch.tensor(0.5)),
    call(aten.sum.dim_IntList, CUBE, [0, 2], True),
    call(aten.mean.dim, X, [0]),
    call(aten.var_mean.correction, X, [0], correction=1),
    call(aten._softmax.default, X, 0, False),
    call(aten._log_softmax.default, CUBE, -1, False),
    call(aten.argmax.default, X, 0),
    call(aten.cumsum.default, X, 1),
    call(aten.permute.default, CUBE, [2, 0, 1]),
    call(aten.unsqueeze.default, X, 1),
    call(aten.squeeze.dim, floats(7, 1), 1),
    call(aten.view.default, CUBE, [-1, 12]),
    call(aten.cat.default, [X, X], 0),
    call(aten.stack.default, [X, X], 0),
    call(aten.slice.Tensor, X, 0, 2),
    call(aten.slice.Tensor, X, 0, 1, -2),
    call(aten.slice.Tensor, X, 1, 1, 3),
    call(aten.slice_scatter.default, floats(4, 7, 2), X.reshape(4, 7, 1), 2, 0, 1),
    call(aten.select.int, CUBE, 1, -1),
    call(aten.constant_pad_nd.default, X, [1, 1, 0, 2]),
    call(aten.full_like.default, X, 2),
    call(aten.mm.default, X, floats(4, 5)),
    call(aten.addmm.default, floats(5), X, floats(4, 5)),
    call(aten.bmm.default, floats(7, 2, 3), floats(7, 3, 2)),
    call(aten.embedding.default, floats(9, 2), integers(0, 9, 7, 3)),
    call(aten.gather.default, X, 1, integers(0, 4, 7, 1)),
    call(aten.scatter.value, X, 1, integers(0, 4, 7, 1), -1),
    call(aten.tril.default, X),
]


@pytest.mark.parametrize("each", CALLS, ids=str)
def test_a_call(each: Call) -> None:
    each.check(dynamic=(7,))


def test_sizes_say_shapes_and_are_numbers() -> None:
    def double_and_scale(x: Any) -> Any:
        n, m = sizes_of(x)
        joined = named("aten.view.default")(x, [n * m])
        spread = named("aten.expand.default")(joined, [n, n * m])
        return named("aten.div.Tensor")(spread, n), named("aten.full.default")([n + 1, 2], n)

    found = by_mlfuse(double_and_scale, X, dynamic=(7,))
    assert torch.equal(found[0], X.view(28).expand(7, 28) / 7)
    assert torch.equal(found[1], torch.full((8, 2), 7))


def test_a_table_is_cut_to_the_size_of_an_input() -> None:
    """As positions are in a transformer whose sequence length is open."""
    positions = floats(16, 4)

    def first(x: Any, table: Any) -> Any:
        return named("aten.slice.Tensor")(table, 0, 0, sizes_of(x)[0])

    assert torch.equal(by_mlfuse(first, X, positions, dynamic=(7,)), positions[:7])


def test_a_slice_put_back() -> None:
    """As the gradient of a slice is, at a known distance from both ends."""

    def shifted(x: Any) -> Any:
        middle = named("aten.slice.Tensor")(x, 0, 1, sizes_of(x)[0] - 2)
        zeros = named("aten.full_like.default")(x, 0)
        return named("aten.slice_scatter.default")(zeros, middle, 0, 1, sizes_of(x)[0] - 2)

    expected = torch.zeros_like(X)
    expected[1:-2] = X[1:-2]
    assert torch.equal(by_mlfuse(shifted, X, dynamic=(7,)), expected)


def test_a_range_as_long_as_an_input() -> None:
    def count(x: Any) -> Any:
        options = {"start": 2, "step": 3, "dtype": torch.int64}
        return named("prims.iota.default")(sizes_of(x)[0], **options)

    assert torch.equal(by_mlfuse(count, X, dynamic=(7,)), torch.arange(2, 23, 3))


@pytest.mark.parametrize(
    "each",
    [
        call(aten.index.Tensor, X, [torch.tensor([1])]),
        call(aten.flip.default, X, [0]),
        call(aten.repeat.default, X, [2, 1]),
        call(aten.select.int, X, 0, 1),
        call(aten.slice.Tensor, X, 0, 0, 3),
        call(aten.slice_scatter.default, X, floats(4, 4), 0, 1, -2),
    ],
    ids=str,
)
def test_what_needs_a_known_size_stays_a_call(each: Call) -> None:
    with pytest.raises(StaysInAten, match=r"`\?`"):
        by_converter(each.op, *each.args, dynamic=(7,), **each.kwargs)
