"""Matrix products, alone and as dense layers with bias and gelu. `python -m benchmarks.products` has a grid of sizes, with
each library in a process of its own."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import Array, Case, is_small, main_of, normals, shape_text, tensor
from benchmarks.cases.activations import gelu_of

Sizes = tuple[int, int, int]
"""The rows, the terms of a sum, and the columns."""
ALONE: tuple[Sizes, ...] = ((64, 64, 64), (256, 256, 256), (1024, 1024, 1024), (16, 1024, 1024))
LAYERS: tuple[Sizes, ...] = ((64, 64, 64), (256, 256, 256), (1024, 1024, 1024), (4, 1024, 1024))


def product(sizes: Sizes) -> Case:
    """x w."""
    m, k, n = sizes
    x, w, y = tensor((m, k)), tensor((k, n)), tensor((m, n))
    body = f"%y = graph.dot_general %x, %w contract [1] x [0] : {x}, {w} -> {y}"
    return Case(
        f"product/{shape_text(sizes)}",
        main_of(f"%x: {x}, %w: {w}", body, f"%y : {y}"),
        normals((m, k), (k, n)),
        lambda x, w: x @ w,
        0,
        torch=lambda torch, x, w: x @ w,
        jax=lambda jax, x, w: x @ w,
        onnx="y0 = MatMul (a, b)",
        cupy=lambda xp, x, w: x @ w,
        small=is_small((m, k), (k, n), (m, n)),
    )


def layer(sizes: Sizes) -> Case:
    """gelu(x w + b)."""
    m, k, n = sizes
    x, w, b, y = tensor((m, k)), tensor((k, n)), tensor((n,)), tensor((m, n))
    body = f"""%0 = graph.dot_general %x, %w contract [1] x [0] : {x}, {w} -> {y}
        %1 = graph.broadcast %b dims [1] : {b} -> {y}
        %2 = graph.add %0, %1 : {y}
        %y = graph.gelu %2 {{approximate = "tanh"}} : {y}"""

    def in_torch(torch: Any, x: Any, w: Any, b: Any) -> Any:
        return torch.nn.functional.gelu(torch.addmm(b, x, w), approximate="tanh")

    def reference(x: Array, w: Array, b: Array) -> Array:
        return gelu_of(x @ w + b, np.tanh)

    return Case(
        f"dense_gelu/{shape_text(sizes)}",
        main_of(f"%x: {x}, %w: {w}, %b: {b}", body, f"%y : {y}"),
        normals((m, k), (k, n), (n,)),
        reference,
        0,
        torch=in_torch,
        jax=lambda jax, x, w, b: jax.nn.gelu(x @ w + b, approximate=True),
        onnx='p = MatMul (a, b) q = Add (p, c) y0 = Gelu <approximate = "tanh"> (q)',
        cupy=lambda xp, x, w, b: gelu_of(x @ w + b, xp.tanh),
        small=is_small((m, k), (k, n), (m, n)),
    )


def cases(tiny: bool) -> list[Case]:
    """Cubes and few rows, alone and as layers."""
    if tiny:
        return [layer((5, 7, 9))]
    return [*map(product, ALONE), *map(layer, LAYERS)]
