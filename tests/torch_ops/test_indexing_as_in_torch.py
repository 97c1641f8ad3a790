"""ATen ops that read and write at places another tensor holds."""

from __future__ import annotations

import pytest
from aten_calls import Call, array_of, aten, by_converter, call, floats, integers, tensor_of, truths

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten

pytestmark = pytest.mark.quick_c

X = floats(4, 5, 6)
ROWS, COLUMNS = torch.tensor([0, -1, 2]), torch.tensor([[1], [-5]])
TABLE = floats(7, 3)
PLACES = torch.tensor([[0, 2, 1], [3, 0, 0]])
CALLS = [
    # Indices broadcast; where they stand side by side the result has them in their place.
    call(aten.index.Tensor, X, [ROWS]),
    call(aten.index.Tensor, X, [None, ROWS, COLUMNS]),
    call(aten.index.Tensor, X, [ROWS, None, COLUMNS]),
    call(aten.index.Tensor, X, [None, torch.tensor(2, dtype=torch.int32)]),
    call(aten.index.Tensor, X, [ROWS, ROWS, ROWS]),
    call(aten.index.Tensor, X, [torch.empty(0, dtype=torch.int64)]),
    call(aten._unsafe_index.Tensor, X, [None, ROWS]),
    call(aten._unsafe_masked_index.default, TABLE, torch.tensor([[True], [False]]),
         [torch.tensor([1, 99])], 0.5),
    call(aten.index_put.default, X, [ROWS], floats(5, 6)),
    call(aten.index_put.default, X, [None, ROWS, COLUMNS], floats(4, 2, 3), True),
    call(aten.index_put.default, TABLE, [torch.tensor([1, 1, 1])], torch.tensor(2.0), True),
    call(aten.index_put.default, TABLE, [truths(7)], torch.tensor(5.0)),
    call(aten.index_put.default, TABLE, [truths(7, 3)], torch.tensor([5.0])),
    call(aten.index_put.default, truths(4), [torch.tensor([1])], truths(1)),
    call(aten.index_add.default, X, 1, torch.tensor([0, 0, 4]), floats(4, 3, 6), alpha=2),
    call(aten.index_select.default, X, -1, torch.tensor([5, 0, 0])),
    call(aten.index_select.default, X, 0, torch.tensor(1)),
    call(aten.embedding.default, TABLE, PLACES),
    call(aten.embedding.default, TABLE.half(), PLACES.int(), 0),
    call(aten.take.default, X, PLACES),
    # Along a dim, for a part of the lines too.
    call(aten.gather.default, TABLE, 0, PLACES),
    call(aten.gather.default, X, 1, integers(0, 5, 2, 9, 3)),
    call(aten.gather.default, torch.tensor(4.0), 0, torch.tensor(0)),
    call(aten.scatter.src, TABLE, 0, PLACES, floats(2, 3)),
    call(aten.scatter.src, TABLE, 1, torch.tensor([[2], [0]]), floats(3, 4)),
    call(aten.scatter.value, floats(4, 6), 1, integers(0, 6, 4, 1), -1.0),
    call(aten.scatter.value, torch.arange(6), 0, torch.tensor([1, 4]), 9),
    call(aten.scatter_add.default, TABLE, 0, torch.zeros(5, 3, dtype=torch.int64), floats(5, 3)),
    call(aten.scatter_add.default, TABLE, 0, PLACES, floats(2, 4)),
    call(aten.scatter_add.default, floats(5, dtype=torch.bfloat16), 0,
         torch.zeros(40, dtype=torch.int64), floats(40, dtype=torch.bfloat16)),
    call(aten.scatter.reduce, TABLE, 0, PLACES, floats(2, 3), reduce="multiply"),
    *(
        call(aten.scatter_reduce.two, TABLE, 0, PLACES, floats(2, 3), how, include_self=own)
        for how in ("sum", "prod", "amax", "amin") for own in (True, False)
    ),
]  # fmt: skip


@pytest.mark.parametrize("each", CALLS, ids=str)
def test_a_call(each: Call) -> None:
    each.check()


def test_a_place_outside_reads_nan_and_writes_nothing() -> None:
    """Eager raises; a kernel can't. Nothing outside of the tensor is touched."""
    far = torch.tensor([1, 7, -8])
    found = by_converter(aten.index.Tensor, TABLE, [far])
    assert torch.equal(found[0], TABLE[1]) and found[1:].isnan().all()
    found = by_converter(aten.embedding.default, integers(0, 9, 7, 3), far)
    assert (found[1] == 0).all()
    written = by_converter(aten.index_put.default, TABLE, [far[1:]], torch.ones(2, 3))
    assert torch.equal(written, TABLE)


REFUSED = [
    (call(aten.index.Tensor, X, [truths(4)]), "the number of true elements"),
    (call(aten.index.Tensor, X, [truths(4).byte()]), "the number of true elements"),
    (call(aten.index_put.default, X, [truths(4)], floats(2, 5, 6)), "the number of true elements"),
    (call(aten.scatter_reduce.two, TABLE, 0, PLACES, TABLE, "mean"), "scatter by mean"),
]


@pytest.mark.parametrize(("each", "reason"), REFUSED, ids=str)
def test_what_stays_a_call_says_why(each: Call, reason: str) -> None:
    with pytest.raises(StaysInAten, match=reason):
        by_converter(each.op, *each.args, **each.kwargs)


def test_tensors_keep_their_bits_on_the_way_to_numpy_and_back() -> None:
    for dtype in (torch.bfloat16, torch.float16, torch.int8, torch.bool):
        tensor = floats(9).to(dtype)
        assert torch.equal(tensor_of(array_of(tensor)), tensor)
