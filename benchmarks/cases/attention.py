"""Causal attention of 8 heads of 64 numbers: forward, and forward and backward in one function."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np

from benchmarks.case import Array, Case, is_small, main_of, normals, shape_text, tensor

HEADS, SIZE = 8, 64
LENGTHS = (512, 1024, 2048, 4096)
"""The numbers of queries, and of keys."""


def weights_of(q: Array, k: Array) -> Array:
    """The softmax of the masked, scaled scores of one head."""
    scores = q @ k.T / sqrt(q.shape[-1])
    scores[~np.tri(len(scores), dtype=np.bool_)] = -np.inf
    weights = np.exp(scores - scores.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)


def reference(q: Array, k: Array, v: Array) -> Array:
    """Head by head, so that the scores of one head are in memory."""
    result = np.empty_like(q)
    for at in np.ndindex(q.shape[:2]):
        result[at] = weights_of(q[at], k[at]) @ v[at]
    return result


def gradients(q: Array, k: Array, v: Array, dy: Array) -> list[Array]:
    """y, and the gradients of sum(y dy) with respect to q, k and v (Dao et al., 2022, appendix B.2)."""
    y, dq, dk, dv = (np.empty_like(q) for _ in range(4))
    for at in np.ndindex(q.shape[:2]):
        p = weights_of(q[at], k[at])
        dp = dy[at] @ v[at].T
        ds = p * (dp - (dp * p).sum(1, keepdims=True)) / sqrt(q.shape[-1])
        y[at], dq[at], dk[at], dv[at] = p @ v[at], ds @ k[at], ds.T @ q[at], p.T @ dy[at]
    return [y, dq, dk, dv]


def jax_attention(jax: Any, q: Any, k: Any, v: Any) -> Any:
    """JAX has heads behind positions."""
    turned = [x.swapaxes(1, 2) for x in (q, k, v)]
    return jax.nn.dot_product_attention(*turned, is_causal=True).swapaxes(1, 2)


def torch_attention(torch: Any, q: Any, k: Any, v: Any) -> Any:
    """A FlashAttention on a CPU, too."""
    return torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)


def text_of(shape: Sequence[int]) -> str:
    """Each query sees the keys up to its own number."""
    t = tensor(shape)
    body = f"%y = graph.attention %q, %k, %v {{causal = true}} : {t}, {t}, {t} -> {t}"
    return main_of(f"%q: {t}, %k: {t}, %v: {t}", body, f"%y : {t}")


def attention(length: int, heads: int = HEADS, size: int = SIZE) -> Case:
    """Forward."""
    shape = (1, heads, length, size)
    return Case(
        f"attention/{shape_text(shape)}",
        text_of(shape),
        normals(shape, shape, shape),
        reference,
        0,
        torch=torch_attention,
        jax=jax_attention,
        onnx="y0 = Attention <is_causal = 1> (a, b, c)",
        small=is_small(shape, shape, shape),
    )


def both(length: int, heads: int = HEADS, size: int = SIZE) -> Case:
    """Forward and backward: y, dq, dk, dv."""
    shape = (1, heads, length, size)

    def written_torch(torch: Any, q: Any, k: Any, v: Any, dy: Any) -> Any:
        y, pull = torch.func.vjp(lambda *x: torch_attention(torch, *x), q, k, v)
        return y, *pull(dy)

    def written_jax(jax: Any, q: Any, k: Any, v: Any, dy: Any) -> Any:
        y, pull = jax.vjp(lambda *x: jax_attention(jax, *x), q, k, v)
        return y, *pull(dy)

    return Case(
        f"attention_backward/{shape_text(shape)}",
        text_of(shape),
        normals(shape, shape, shape, shape),
        gradients,
        0,
        argnums=(0, 1, 2),
        torch=written_torch,
        jax=written_jax,
        small=is_small(shape, shape, shape, shape),
    )


def cases(tiny: bool) -> list[Case]:
    """The lengths, or two tiny cases."""
    if tiny:
        return [attention(40, 4, 16), both(40, 4, 16)]
    return [make(length) for make in (attention, both) for length in LENGTHS]
