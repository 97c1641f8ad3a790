"""Lists of tensors, as optimizers have them, and random numbers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from aten_calls import Call, Tensor, aten, by_converter, by_mlfuse, call, floats

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten, named

pytestmark = pytest.mark.quick_c

P, G = [floats(3), floats(2, 4)], [floats(3), floats(2, 4)]
POSITIVE = [each.abs() for each in P]
LISTS = [
    call(aten._foreach_add.List, P, G, alpha=-0.1),
    call(aten._foreach_add.Scalar, P, 2),
    call(aten._foreach_mul.ScalarList, P, [2.0, 3.0]),
    call(aten._foreach_mul.Tensor, P, torch.tensor(2.5)),
    call(aten._foreach_div.List, P, G),
    call(aten._foreach_sub.List, P, G),
    call(aten._foreach_maximum.List, P, G),
    call(aten._foreach_clamp_min.Scalar, P, 0.1),
    call(aten._foreach_sqrt.default, POSITIVE),
    call(aten._foreach_neg.default, P),
    call(aten._foreach_reciprocal.default, POSITIVE),
    call(aten._foreach_addcmul.Scalar, P, G, G, 0.1),
    call(aten._foreach_addcdiv.ScalarList, P, G, POSITIVE, [-1.0, 0.5]),
    call(aten._foreach_lerp.Scalar, P, G, 0.1),
    call(aten._foreach_lerp.List, P, G, POSITIVE),
    call(aten._foreach_pow.Scalar, POSITIVE, 2),
    call(aten._foreach_pow.ScalarAndTensor, 2.0, P),
    call(aten._foreach_norm.Scalar, P, 2),
]


@pytest.mark.parametrize("each", LISTS, ids=str)
def test_a_call_on_lists(each: Call) -> None:
    each.check()


def test_random_numbers_are_torchs_own_without_a_seed() -> None:
    with pytest.raises(StaysInAten, match="torch generates"):
        by_converter(aten.rand.default, [4])


def test_uniform_and_normal_numbers_have_the_moments_they_should() -> None:
    """60,000 of each: means are within five standard errors."""
    uniform = by_converter(aten.rand.default, [60_000], seed=1)
    assert uniform.dtype == torch.float32 and uniform.min() >= 0 and uniform.max() < 1
    assert abs(float(uniform.mean()) - 0.5) < 5 * (1 / 12 / 60_000) ** 0.5
    assert abs(float(uniform.var()) - 1 / 12) < 0.002
    normal = by_converter(aten.randn.default, [60_000], seed=2, dtype=torch.float64)
    assert normal.dtype == torch.float64
    assert abs(float(normal.mean())) < 5 / 60_000**0.5
    assert abs(float(normal.var()) - 1) < 0.03


def test_the_same_seed_gives_the_same_numbers() -> None:
    first, again, other = (by_converter(aten.rand.default, [64], seed=n) for n in (7, 7, 8))
    assert torch.equal(first, again) and not torch.equal(first, other)


@pytest.mark.parametrize("p", [0.0, 0.3, 1.0])
def test_dropout_drops_about_as_many_and_scales_the_others(p: float) -> None:
    x = torch.ones(20_000)
    y, kept = by_converter(aten.native_dropout.default, x, p, True, seed=3)
    assert kept.dtype == torch.bool
    assert abs(float(kept.double().mean()) - (1 - p)) < 5 * (0.25 / 20_000) ** 0.5
    scaled = x / (1 - p) if p < 1 else x
    torch.testing.assert_close(y, torch.where(kept, scaled, 0))
    back = by_converter(aten.native_dropout_backward.default, x, kept, 2.0)
    torch.testing.assert_close(back, torch.where(kept, 2.0, 0.0))


def test_seeds_of_a_graph_are_one_tensor() -> None:
    """As Inductor's passes write random ops: all seeds drawn at once from torch's generator."""
    import_module("torch._inductor.inductor_prims")  # where these ops are registered
    prims: Any = torch.ops.prims
    seeds = torch.tensor([11, 12])

    def drawn(seeds: Any) -> list[Any]:
        each = [named(str(prims.inductor_lookup_seed.default))(seeds, n) for n in (0, 1)]
        random = named(str(prims.inductor_random.default))
        whole = named(str(prims.inductor_randint.default))
        return [*(random([5000], seed, "rand") for seed in each), whole(-2, 3, [5000], each[0])]

    a, b, integers = by_mlfuse(drawn, seeds)
    assert not torch.equal(a, b) and _is_uniform(a) and _is_uniform(b)
    assert integers.dtype == torch.int64 and set(integers.tolist()) == {-2, -1, 0, 1, 2}


def _is_uniform(x: Tensor) -> bool:
    return 0 <= x.min() < 0.01 and 0.99 < x.max() < 1 and abs(float(x.mean()) - 0.5) < 0.03
