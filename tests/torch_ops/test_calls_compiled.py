"""Some converters' code compiled for the CPU: what the interpreter gives, C gives as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from aten_calls import Call, assert_same, aten, by_mlfuse, call, floats, integers

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import named

pytestmark = pytest.mark.quick_c

X = floats(2, 3, 9, 8)
TABLE, PLACES = floats(7, 3), torch.tensor([[0, 2, 1], [3, 0, 0]])
LARGEST, INDICES = aten.max_pool2d_with_indices(X, [3, 3], [2, 2], [1, 1])
CALLS = [
    call(aten.div.Tensor_mode, floats(9) * 9, floats(9), rounding_mode="floor"),
    call(aten.index_put.default, TABLE, [torch.tensor([0, -1, 0])], floats(3, 3), True),
    call(aten.scatter_reduce.two, TABLE, 0, PLACES, floats(2, 3), "amax", include_self=False),
    call(aten.max_pool2d_with_indices_backward.default, floats(*LARGEST.shape), X, [3, 3], [2, 2],
         [1, 1], [1, 1], False, INDICES),
    call(aten.avg_pool2d_backward.default, floats(2, 3, 5, 4), X, [3, 3], [2, 2], [1, 1], False,
         False, None),
    call(aten.slice_scatter.default, floats(4, 6), floats(4, 3), 1, 0, 6, 2),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("each", CALLS, ids=str)
def test_a_call(each: Call) -> None:
    each.check(run_on="cpu")


def of(name: str) -> Callable[..., Any]:
    """A converter by its name."""
    return named(name)


@pytest.mark.slow
def test_a_block_of_many_ops_with_open_sizes() -> None:
    """A layer norm, a product, a gelu, a row maximum; bf16, and the batch is `?`."""

    def block(x: Any, weight: Any, ids: Any) -> Any:
        variance, mean = of("aten.var_mean.correction")(x, [1], correction=0, keepdim=True)
        centred = of("aten.sub.Tensor")(x, mean)
        scale = of("aten.rsqrt.default")(of("aten.add.Tensor")(variance, 1e-5))
        y = of("aten.mm.default")(of("aten.mul.Tensor")(centred, scale), weight)
        y = of("aten.gelu.default")(y)
        return y, of("aten.amax.default")(y, [1]), of("aten.gather.default")(y, 1, ids)

    def in_torch(x: Any, weight: Any, ids: Any) -> Any:
        y = torch.nn.functional.layer_norm(x, [6]) @ weight
        y = torch.nn.functional.gelu(y)
        return y, y.amax(1), y.gather(1, ids)

    args = (floats(11, 6), floats(6, 5), integers(0, 5, 11, 1))
    found = by_mlfuse(block, *args, dynamic=(11,), run_on="cpu")
    assert_same(found, in_torch(*args))
