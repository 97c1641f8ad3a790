"""Causal attention, forward, of 8 heads of 64 numbers."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from benchmarks.case import Array, Case, is_small, main_of, normals, shape_text, tensor

HEADS, SIZE = 8, 64
LENGTHS = (512, 1024, 2048, 4096)
"""The numbers of queries, and of keys."""


def reference(q: Array, k: Array, v: Array) -> Array:
    """Head by head, so that the scores of one head are in memory."""
    result = np.empty_like(q)
    for at in np.ndindex(q.shape[:2]):
        scores = q[at] @ k[at].T / sqrt(q.shape[-1])
        scores[~np.tri(len(scores), dtype=np.bool_)] = -np.inf
        weights = np.exp(scores - scores.max(1, keepdims=True))
        result[at] = weights / weights.sum(1, keepdims=True) @ v[at]
    return result


def jax_attention(jax: Any, q: Any, k: Any, v: Any) -> Any:
    """JAX has heads behind positions."""
    turned = [x.swapaxes(1, 2) for x in (q, k, v)]
    return jax.nn.dot_product_attention(*turned, is_causal=True).swapaxes(1, 2)


def attention(length: int, heads: int = HEADS, size: int = SIZE) -> Case:
    """Each query sees the keys up to its own number."""
    shape = (1, heads, length, size)
    t = tensor(shape)
    body = f"%y = graph.attention %q, %k, %v {{causal = true}} : {t}, {t}, {t} -> {t}"
    return Case(
        f"attention/{shape_text(shape)}",
        main_of(f"%q: {t}, %k: {t}, %v: {t}", body, f"%y : {t}"),
        normals(shape, shape, shape),
        reference,
        0,
        torch=lambda torch, q, k, v: torch.nn.functional.scaled_dot_product_attention(
            q, k, v, is_causal=True
        ),
        jax=jax_attention,
        onnx="y0 = Attention <is_causal = 1> (a, b, c)",
        small=is_small(shape, shape, shape),
    )


def cases(tiny: bool) -> list[Case]:
    """The lengths, or one tiny case."""
    if tiny:
        return [attention(40, 4, 16)]
    return [attention(length) for length in LENGTHS]
