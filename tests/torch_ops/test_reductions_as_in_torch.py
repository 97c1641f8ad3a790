"""ATen reductions, running sums and softmaxes give what torch gives."""

from __future__ import annotations

from typing import Any

import pytest
from aten_calls import (
    FLOATS,
    SPECIAL,
    Call,
    aten,
    by_converter,
    call,
    floats,
    integers,
    prims,
    truths,
)

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten

pytestmark = pytest.mark.quick_c

X = floats(4, 6)
CUBE = floats(2, 3, 4)
S = torch.tensor(3.0)
LARGE = floats(64, 33) + 100
NANS = torch.tensor([[1.0, float("nan"), 3.0, float("nan")], [2.0, 5.0, 5.0, -1.0]])
HALF = floats(5, 40, dtype=torch.bfloat16)
CALLS = [
    # Integers and truth values are added in 64 bits; 16-bit floats in f32, rounded once.
    call(aten.sum.default, integers(0, 200, 50, dtype=torch.uint8)),
    call(aten.sum.default, truths(9)),
    call(aten.sum.dim_IntList, HALF, [1]),
    call(aten.sum.dim_IntList, HALF, [-1], dtype=torch.float32),
    call(aten.sum.dim_IntList, CUBE, [0, -1], True),
    call(aten.sum.dim_IntList, CUBE, []),
    call(aten.sum.dim_IntList, S, [0]),
    call(aten.sum.dim_IntList, floats(0, 3), [0]),
    call(aten.prod.default, integers(1, 4, 6)),
    call(aten.prod.dim_int, X, -1, True),
    call(aten.mean.default, LARGE),
    call(aten.mean.default, S),
    call(aten.mean.dim, HALF, [0], True),
    call(aten.mean.dim, integers(0, 9, 4), [0], dtype=torch.float64),
    call(aten.mean.dim, floats(0, 3), [0]),
    # Extremes: a NaN wins; of equal ones the first.
    call(aten.amax.default, NANS, [1]),
    call(aten.amin.default, CUBE, [0, 2], True),
    call(aten.amax.default, truths(4)),
    call(aten.max.default, torch.arange(5)),
    call(aten.max.dim, NANS, 1),
    call(aten.min.dim, X, 0, True),
    call(aten.max.dim, S, -1),
    call(aten.argmax.default, NANS, 1),
    call(aten.argmax.default, X),
    call(aten.argmin.default, CUBE, -2, True),
    call(aten.argmin.default, S),
    call(aten.argmax.default, integers(0, 3, 30)),
    call(aten.any.dim, truths(3, 4), 1),
    call(aten.any.default, floats(0)),
    call(aten.all.default, integers(0, 2, 5, dtype=torch.uint8)),
    call(aten.all.dim, NANS, 0, True),
    call(aten.any.dims, truths(3, 4), [0, 1]),
    # Variances: two passes; what the correction leaves nothing of is NaN or infinite.
    *(
        call(op, LARGE, [1], correction=correction, keepdim=keepdim)
        for op in (aten.var.correction, aten.var_mean.correction)
        for correction, keepdim in ((None, False), (0, True), (1.5, False), (40, True))
    ),
    call(aten.var.correction, HALF, [0]),
    call(aten.var.correction, S, correction=1),
    call(prims.var.default, CUBE, [0, 1], 1),
    call(aten.logsumexp.default, X * 100, [1], True),
    *(call(aten.linalg_vector_norm.default, X, order, [1]) for order in (0, 1, 2, float("inf"))),
    call(aten.linalg_vector_norm.default, HALF, 2, dtype=torch.float32),
    call(prims.sum.default, X, [1]),
    call(prims.amax.default, X, [0]),
    # Running sums and products.
    call(aten.cumsum.default, CUBE, 1),
    call(aten.cumsum.default, truths(9), 0),
    call(aten.cumsum.default, HALF, -1),
    call(aten.cumprod.default, X, 0),
    call(aten.cumsum.default, S, 0),
]
SOFTMAX = [
    *(
        call(op, x, dim, False)
        for op in (aten._softmax.default, aten._log_softmax.default)
        for x, dim in ((X * 9, -1), (CUBE, 0), (S, 0), (HALF, 1), (NANS, 1), (floats(3, 0), 1))
    ),
    call(aten._softmax_backward_data.default, X, torch.softmax(X, 1), 1, torch.float32),
    call(aten._log_softmax_backward_data.default, CUBE, torch.log_softmax(CUBE, 0), 0,
         torch.float32),
    call(aten._softmax_backward_data.default, HALF, torch.softmax(HALF, 1), 1, torch.bfloat16),
    call(aten._safe_softmax.default, torch.tensor([[float("-inf")] * 3, [1.0, 2.0, 3.0]]), -1),
]  # fmt: skip


@pytest.mark.parametrize("each", [*CALLS, *SOFTMAX], ids=str)
def test_a_call(each: Call) -> None:
    each.check()


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_sums_of_special_numbers(dtype: Any) -> None:
    x = torch.tensor(SPECIAL).to(dtype)
    for op in (aten.sum.default, aten.mean.default, aten.amax.default, aten.argmin.default):
        call(op, x).check()


REFUSED = [
    (call(aten.mean.default, torch.arange(3)), "mean of integers"),
    (call(aten.amax.default, floats(0)), "no elements"),
    (call(aten.max.dim, floats(2, 0), 1), "no elements"),
    (call(aten.linalg_vector_norm.default, X, 3), "order 3"),
]


@pytest.mark.parametrize(("each", "reason"), REFUSED, ids=str)
def test_what_stays_a_call_says_why(each: Call, reason: str) -> None:
    with pytest.raises(StaysInAten, match=reason):
        by_converter(each.op, *each.args, **each.kwargs)
