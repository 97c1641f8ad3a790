"""torch.compile(backend="mlfuse"): scaled dot-product attention and its gradient, compared with f64.

Bounds are those of docs/numerics.md: a sum of n terms is off by n eps times the sum of their absolute values, exp by 2 eps. A weight is
then off by `rel` times itself, where `rel` is twice the error of a score, and a few eps; the bounds of the gradients follow from
their formulas.
"""

# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false, reportCallIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportIndexIssue=false

from __future__ import annotations

from math import sqrt

import pytest
import torch
from torch.nn import functional

from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import pipelines
from mlfuse.frontends.torch.compiled import reporting
from mlfuse.frontends.torch.ops import types
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.cpu.kernel import chain_of
from mlfuse.passes.scheduling.cpu.products.row_chain import RowChain
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.targets import devices

pytestmark = pytest.mark.quick_c
EPS = 2.0**-23


@pytest.fixture(autouse=True)
def fresh():
    torch.compiler.reset()
    torch.manual_seed(0)
    reporting.clear()


def bounds(q, k, v, grad, scale, mask):
    """The result and the gradients by query, key and value in f64, each with its bound; `mask` is added to the scores."""
    q, k, v, grad = (x.detach().double() for x in (q, k, v, grad))
    turned = k.transpose(-1, -2)
    scores = q @ turned * scale + mask
    of_score = ((q.shape[-1] + 3) * EPS * (q.abs() @ turned.abs()) * scale).amax()
    top = scores[scores.isfinite()].abs().max()
    rel = 2 * of_score + (2 * k.shape[-2] + 8 + 2 * top) * EPS
    weights = torch.softmax(scores, -1).nan_to_num(0)
    result = weights @ v
    sums = weights @ v.abs() * rel
    by_weights = grad @ v.transpose(-1, -2)
    centered = by_weights - (grad * result).sum(-1, keepdim=True)
    n = v.shape[-1] + 4
    of_centered = n * EPS * (
        grad.abs() @ v.abs().transpose(-1, -2) + (grad * result).abs().sum(-1, keepdim=True)
    ) + (grad.abs() * sums).sum(-1, keepdim=True)
    by_scores = weights * centered * scale
    of_by_scores = (weights * of_centered + rel * weights * centered.abs()) * scale
    more = (max(scores.shape[-2:]) + 4) * EPS
    total = of_by_scores + more * by_scores.abs()
    return [
        (result, sums),
        (by_scores @ k, total @ k.abs()),
        (by_scores.transpose(-1, -2) @ q, total.transpose(-1, -2) @ q.abs()),
        (weights.transpose(-1, -2) @ grad, (rel + more) * weights.transpose(-1, -2) @ grad.abs()),
    ]


CASES = {
    # batch, heads, queries, keys, elements, elements of values, causal, scale, mask
    "causal": (2, 4, 64, 64, 16, 16, True, None, None),
    "of lengths that no tile has": (1, 5, 101, 101, 24, 24, True, None, None),
    "more keys than queries": (1, 4, 40, 130, 16, 16, True, None, None),
    "more queries than keys": (2, 2, 130, 40, 16, 16, True, None, None),
    "all keys, a scale": (2, 3, 70, 60, 32, 32, False, 0.3, None),
    "few queries": (2, 2, 5, 9, 8, 8, True, None, None),
    "one head": (1, 1, 64, 64, 16, 16, True, None, None),
    "padding": (2, 4, 50, 50, 16, 16, False, None, "padding"),
    "a bias": (2, 4, 50, 50, 16, 16, False, None, "bias"),
    "a query that sees no key": (2, 4, 50, 50, 16, 16, False, None, "none"),
}


def mask_of(kind: str | None, batch: int, heads: int, queries: int, keys: int):
    """What torch is given as `attn_mask`, and the numbers that it adds to scores."""
    if kind is None:
        return None, torch.zeros(queries, keys)
    if kind == "padding":
        seen = torch.arange(keys) < torch.tensor([keys // 2, keys - 1])[:, None, None, None]
        return seen, torch.zeros(batch, 1, 1, keys).masked_fill(~seen, -torch.inf)
    added = torch.randn(queries, keys) if kind == "bias" else torch.zeros(queries, keys)
    if kind == "none":
        added[3] = -torch.inf
    return added, added


def _strides(x):
    """The strides of the dims that have several elements."""
    return [stride for stride, size in zip(x.stride(), x.shape, strict=True) if size > 1]


@pytest.mark.sampled(16)
@pytest.mark.parametrize("name", CASES)
def test_attention_and_its_gradient(name: str):
    batch, heads, queries, keys, e, f, causal, scale, kind = CASES[name]
    # Views of other layouts: heads are a dim of the rows.
    q = torch.randn(batch, queries, heads, e).transpose(1, 2).requires_grad_()
    k = torch.randn(batch, keys, heads, e).transpose(1, 2).requires_grad_()
    v = torch.randn(batch, heads, keys, f, requires_grad=True)
    given, added = mask_of(kind, batch, heads, queries, keys)

    def attend(q, k, v):
        return functional.scaled_dot_product_attention(
            q, k, v, attn_mask=given, is_causal=causal, scale=scale
        )

    result = torch.compile(attend, backend="mlfuse", dynamic=False)(q, k, v)
    eager = attend(q, k, v)
    assert _strides(result) == _strides(eager)
    grad = torch.randn_like(eager)
    found = [result, *torch.autograd.grad(result, (q, k, v), grad)]
    if causal:
        added = added.masked_fill(torch.ones(queries, keys).triu(1).bool(), -torch.inf)
    exact = bounds(q, k, v, grad, 1 / sqrt(e) if scale is None else scale, added)
    for number, (mine, (theirs, bound)) in enumerate(zip(found, exact, strict=True)):
        off = (mine.double() - theirs).abs() - bound
        assert (off <= 1e-30).all(), f"{number}: {off.max():.1e} beyond {bound.max():.1e}"
    assert [report.kept for report in reporting.graphs()] == [[], []]


@pytest.mark.slow
def test_the_forward_and_the_backward_graph_are_one_kernel_each_but_for_a_sum():
    q, k, v = (torch.randn(2, 4, 64, 16, requires_grad=True) for _ in range(3))
    attend = torch.compile(
        lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, is_causal=True),
        backend="mlfuse",
    )
    attend(q, k, v).sum().backward()
    forward, backward = (report.regions for report in reporting.graphs())
    assert [(each.launches, each.calls) for each in forward] == [(1, 0)]
    # The sum of gradient times result, for each query, then everything else.
    assert [(each.launches, each.calls) for each in backward] == [(2, 0)]


def test_the_transpose_of_heads_is_part_of_their_products():
    x, w = torch.randn(2, 64, 64), torch.randn(64, 64, requires_grad=True)

    def attend(x, w):
        heads = (x @ w).view(2, 64, 4, 16).transpose(1, 2)
        return functional.scaled_dot_product_attention(heads, heads, heads, is_causal=True)

    torch.compile(attend, backend="mlfuse")(x, w).sum().backward()
    regions = [report.regions for report in reporting.graphs()]
    # Each would have one more, a copy, if the transpose weren't part of a product.
    assert [[(each.launches, each.calls) for each in part] for part in regions] == [[(4, 0)]] * 2


@pytest.fixture(params=[False, True], ids=["slow products", "fast products"])
def is_fast(request, monkeypatch):
    """Whether oneDNN has products of 16-bit floats."""
    monkeypatch.setattr(
        types, "_ONEDNN", {"bf16": lambda: request.param, "f16": lambda: request.param}
    )
    return request.param


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("masked", [False, True])
def test_attention_of_16_bits_is_computed_in_f32_where_products_of_16_bits_are_slow(
    dtype, masked, is_fast
):
    q, k, v = (torch.randn(2, 4, 40, 16, dtype=dtype, requires_grad=True) for _ in range(3))
    mask = torch.randn(2, 4, 40, 40, dtype=dtype) if masked else None
    attend = torch.compile(
        lambda *args: functional.scaled_dot_product_attention(*args, mask, is_causal=not masked),
        backend="mlfuse",
        dynamic=False,
    )
    result = attend(q, k, v)
    seed = torch.randn_like(result)
    result.backward(seed)
    kept = [each.reason for report in reporting.graphs() for each in report.kept]
    assert kept == ["attention of other types than f32"] * 2 * is_fast
    exact = [x.detach().double().requires_grad_() for x in (q, k, v)]
    want = functional.scaled_dot_product_attention(
        *exact, None if mask is None else mask.double(), is_causal=not masked
    )
    want.backward(seed.double())
    # The result is rounded once, and the gradients read it: a few units of 16 bits of the largest element.
    pairs = [(result, want), *((x.grad, y.grad) for x, y in zip((q, k, v), exact, strict=True))]
    for got, expected in pairs:
        bound = 4 * torch.finfo(dtype).eps * expected.abs().max()
        assert (got.double() - expected).abs().max() <= bound


def test_dropout_is_written_out():
    """Nothing is kept, and every result is another."""
    q, k, v = (torch.randn(2, 4, 40, 16) for _ in range(3))
    attend = torch.compile(
        lambda *args: functional.scaled_dot_product_attention(*args, dropout_p=0.5),
        backend="mlfuse",
        dynamic=False,
    )
    with torch.no_grad():
        assert attend(q, k, v).shape == q.shape


def test_more_scores_than_a_cache_holds_are_never_in_memory():
    """Of these widths no product is sure to be part of a chain: ATen computes it, which keeps no scores either."""
    q, k, v = (torch.randn(1, 4, 600, 20) for _ in range(3))
    compiled = torch.compile(functional.scaled_dot_product_attention, backend="mlfuse")
    with torch.no_grad():
        result = compiled(q, k, v)
    torch.testing.assert_close(result, functional.scaled_dot_product_attention(q, k, v))
    (report,) = reporting.graphs()
    assert [each.reason for each in report.kept] == [
        "1440000 scores of attention that isn't computed block by block"
    ]


@pytest.mark.slow
def test_hidden_keys_are_left_out():
    """The chains of both graphs end rows where the causal mask hides the rest."""
    q, k, v = (torch.randn(2, 4, 64, 16, requires_grad=True) for _ in range(3))
    attend = torch.compile(
        lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, is_causal=True),
        backend="mlfuse",
    )
    attend(q, k, v).sum().backward()
    for report in reporting.graphs():
        module = report.regions[0].source.clone()
        pipelines.run(module, "loop", "cpu")
        kernels = [op for op in module.ops if isinstance(op, KernelOp)]
        chains = [chain_of(each, Layout.of(each), devices.get("cpu")) for each in kernels]
        (chain,) = (each for each in chains if not isinstance(each, Unsuited))
        mask = chain.mask if isinstance(chain, RowChain) else chain.sizes.mask
        assert mask is not None and mask.offset == 0
