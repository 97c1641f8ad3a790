"""Normalization of rows, forward, and forward and backward in one function."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import Array, Case, is_small, main_of, normals, shape_text, size_of, tensor
from benchmarks.cases.five import EPSILON, jax_layer_norm, jax_layer_norm_like, layer_norm_reference
from benchmarks.peers.parallel import prange

Shape = tuple[int, int]
KEEP = 0.9


def layer_norm_text(shape: Shape) -> str:
    """With scale and bias."""
    t, v = tensor(shape), tensor(shape[1:])
    options = f"{{axis = 1 : i64, epsilon = {EPSILON:e}}}"
    body = f"%y = graph.layer_norm %x, %s, %b {options} : {t}, {v}, {v}"
    return main_of(f"%x: {t}, %s: {v}, %b: {v}", body, f"%y : {t}")


def layer_norm(shape: Shape) -> Case:
    """Forward."""
    return Case(
        f"layer_norm/{shape_text(shape)}",
        layer_norm_text(shape),
        normals(shape, shape[1:], shape[1:]),
        layer_norm_reference,
        8 * size_of(shape) + 8 * shape[1],
        torch=lambda torch, x, s, b: torch.nn.functional.layer_norm(x, shape[1:], s, b, EPSILON),
        jax=jax_layer_norm,
        numba=numba_layer_norm,
        onnx=f"y0 = LayerNormalization <axis = -1, epsilon = {EPSILON}> (a, b, c)",
        cupy=lambda xp, x, s, b: jax_layer_norm_like(x, s, b),
        tolerance=2e-5,
        small=is_small(shape, shape),
    )


def numba_layer_norm(x: Array, s: Array, b: Array, y: Array) -> None:
    n = np.float32(x.shape[1])
    for i in prange(x.shape[0]):
        total = np.float32(0)
        for j in range(x.shape[1]):
            total += x[i, j]
        mean = total / n
        squares = np.float32(0)
        for j in range(x.shape[1]):
            d = x[i, j] - mean
            squares += d * d
        factor = np.float32(1) / np.sqrt(squares / n + np.float32(EPSILON))
        for j in range(x.shape[1]):
            y[i, j] = (x[i, j] - mean) * factor * s[j] + b[j]


def layer_norm_gradients(x: Array, s: Array, b: Array, dy: Array) -> list[Array]:
    """y, and the gradients of sum(y dy) with respect to x, s and b (Ba et al., 2016)."""
    d = x - x.mean(1, keepdims=True)
    r = 1 / np.sqrt((d * d).mean(1, keepdims=True) + EPSILON)
    n, g = d * r, dy * s
    dx = r * (g - g.mean(1, keepdims=True) - n * (g * n).mean(1, keepdims=True))
    return [n * s + b, dx, (dy * n).sum(0), dy.sum(0)]


def layer_norm_both(shape: Shape) -> Case:
    """Forward and backward: y, dx, ds, db."""

    def written_torch(torch: Any, x: Any, s: Any, b: Any, dy: Any) -> Any:
        def forward(x: Any, s: Any, b: Any) -> Any:
            return torch.nn.functional.layer_norm(x, shape[1:], s, b, EPSILON)

        y, pull = torch.func.vjp(forward, x, s, b)
        return y, *pull(dy)

    def written_jax(jax: Any, x: Any, s: Any, b: Any, dy: Any) -> Any:
        y, pull = jax.vjp(lambda x, s, b: jax_layer_norm(jax, x, s, b), x, s, b)
        return y, *pull(dy)

    return Case(
        f"layer_norm_backward/{shape_text(shape)}",
        layer_norm_text(shape),
        normals(shape, shape[1:], shape[1:], shape),
        layer_norm_gradients,
        16 * size_of(shape) + 16 * shape[1],
        argnums=(0, 1, 2),
        torch=written_torch,
        jax=written_jax,
        tolerance=5e-5,
        small=is_small(shape, shape),
    )


def rms_norm_text(shape: Shape) -> str:
    """With a scale."""
    t, v = tensor(shape), tensor(shape[1:])
    options = f"{{axis = 1 : i64, epsilon = {EPSILON:e}}}"
    body = f"%y = graph.rms_norm %x, %s {options} : {t}, {v}"
    return main_of(f"%x: {t}, %s: {v}", body, f"%y : {t}")


def rms_norm_like(x: Any, s: Any, rsqrt: Any) -> Any:
    """x / sqrt(mean(x^2) + epsilon) s (Zhang and Sennrich, 2019)."""
    return x * rsqrt((x * x).mean(1, keepdims=True) + EPSILON) * s


def rms_norm(shape: Shape) -> Case:
    """Forward."""
    return Case(
        f"rms_norm/{shape_text(shape)}",
        rms_norm_text(shape),
        normals(shape, shape[1:]),
        lambda x, s: rms_norm_like(x, s, lambda v: 1 / np.sqrt(v)),
        8 * size_of(shape) + 4 * shape[1],
        torch=lambda torch, x, s: torch.nn.functional.rms_norm(x, shape[1:], s, EPSILON),
        jax=lambda jax, x, s: rms_norm_like(x, s, jax.lax.rsqrt),
        numba=numba_rms_norm,
        onnx=f"y0 = RMSNormalization <axis = -1, epsilon = {EPSILON}> (a, b)",
        cupy=lambda xp, x, s: x / xp.sqrt((x * x).mean(1, keepdims=True) + np.float32(EPSILON)) * s,
        tolerance=2e-5,
        small=is_small(shape, shape),
    )


def numba_rms_norm(x: Array, s: Array, y: Array) -> None:
    n = np.float32(x.shape[1])
    for i in prange(x.shape[0]):
        squares = np.float32(0)
        for j in range(x.shape[1]):
            squares += x[i, j] * x[i, j]
        factor = np.float32(1) / np.sqrt(squares / n + np.float32(EPSILON))
        for j in range(x.shape[1]):
            y[i, j] = x[i, j] * factor * s[j]


def rms_norm_gradients(x: Array, s: Array, dy: Array) -> list[Array]:
    """y, and the gradients of sum(y dy) with respect to x and s."""
    r = 1 / np.sqrt((x * x).mean(1, keepdims=True) + EPSILON)
    n, g = x * r, dy * s
    return [n * s, r * (g - n * (g * n).mean(1, keepdims=True)), (dy * n).sum(0)]


def rms_norm_both(shape: Shape) -> Case:
    """Forward and backward: y, dx, ds."""

    def written_torch(torch: Any, x: Any, s: Any, dy: Any) -> Any:
        def forward(x: Any, s: Any) -> Any:
            return torch.nn.functional.rms_norm(x, shape[1:], s, EPSILON)

        y, pull = torch.func.vjp(forward, x, s)
        return y, *pull(dy)

    def written_jax(jax: Any, x: Any, s: Any, dy: Any) -> Any:
        y, pull = jax.vjp(lambda x, s: rms_norm_like(x, s, jax.lax.rsqrt), x, s)
        return y, *pull(dy)

    return Case(
        f"rms_norm_backward/{shape_text(shape)}",
        rms_norm_text(shape),
        normals(shape, shape[1:], shape),
        rms_norm_gradients,
        16 * size_of(shape) + 8 * shape[1],
        argnums=(0, 1),
        torch=written_torch,
        jax=written_jax,
        tolerance=5e-5,
        small=is_small(shape, shape),
    )


def dropout_layer_norm(shape: Shape) -> Case:
    """layer_norm(r + dropout(x + c)), with the dropout mask as an input of one byte per element."""
    t, v, m = tensor(shape), tensor(shape[1:]), tensor(shape, "i1")
    body = f"""%0 = graph.broadcast %c dims [1] : {v} -> {t}
        %1 = graph.add %x, %0 : {t}
        %2 = graph.constant dense<{1 / KEEP}> : tensor<f32>
        %3 = graph.broadcast %2 dims [] : tensor<f32> -> {t}
        %4 = graph.mul %1, %3 : {t}
        %5 = graph.constant dense<0.0> : tensor<f32>
        %6 = graph.broadcast %5 dims [] : tensor<f32> -> {t}
        %7 = graph.select %m, %4, %6 : {t}
        %8 = graph.add %r, %7 : {t}
        %y = graph.layer_norm %8, %s, %b {{axis = 1 : i64, epsilon = {EPSILON:e}}} : {t}, {v}, {v}"""
    names = f"%x: {t}, %c: {v}, %m: {m}, %r: {t}, %s: {v}, %b: {v}"

    def inputs(random: np.random.Generator) -> list[Array]:
        x, r, c, s, b = normals(shape, shape, *[shape[1:]] * 3)(random)
        return [x, c, random.random(shape, np.float32) < KEEP, r, s, b]

    def reference(x: Array, c: Array, m: Array, r: Array, s: Array, b: Array) -> Array:
        return layer_norm_reference(r + np.where(m, (x + c) / KEEP, 0), s, b)

    def written_torch(torch: Any, x: Any, c: Any, m: Any, r: Any, s: Any, b: Any) -> Any:
        z = r + torch.where(m, (x + c) * (1 / KEEP), 0.0)
        return torch.nn.functional.layer_norm(z, shape[1:], s, b, EPSILON)

    def written_jax(jax: Any, x: Any, c: Any, m: Any, r: Any, s: Any, b: Any) -> Any:
        return jax_layer_norm(jax, r + jax.numpy.where(m, (x + c) * (1 / KEEP), 0), s, b)

    return Case(
        f"bias_dropout_residual_layer_norm/{shape_text(shape)}",
        main_of(names, body, f"%y : {t}"),
        inputs,
        reference,
        13 * size_of(shape) + 12 * shape[1],
        torch=written_torch,
        jax=written_jax,
        onnx=(
            "u = Add (a, b) v = Mul (u, k) w = Where (c, v, zero) z = Add (d, w)"
            f" y0 = LayerNormalization <axis = -1, epsilon = {EPSILON}> (z, e, f)"
        ),
        constants={"k": 1 / KEEP, "zero": 0.0},
        tolerance=2e-5,
        small=is_small(shape, shape),
    )


def batch_norm(shape: tuple[int, int, int, int]) -> Case:
    """Training: normalized by the batch's own mean and variance, channel by channel."""
    t, v = tensor(shape), tensor(shape[1:2])
    options = f"{{epsilon = {EPSILON:e}}}"
    body = f"%y = graph.batch_norm_training %x, %s, %b {options} : {t}, {v}, {v}"

    def written_jax(jax: Any, x: Any, s: Any, b: Any) -> Any:
        d = x - x.mean((0, 2, 3), keepdims=True)
        r = jax.lax.rsqrt((d * d).mean((0, 2, 3), keepdims=True) + EPSILON)
        return d * r * s[:, None, None] + b[:, None, None]

    def reference(x: Array, s: Array, b: Array) -> Array:
        d = x - x.mean((0, 2, 3), keepdims=True)
        r = 1 / np.sqrt((d * d).mean((0, 2, 3), keepdims=True) + EPSILON)
        return d * r * s[:, None, None] + b[:, None, None]

    return Case(
        f"batch_norm_training/{shape_text(shape)}",
        main_of(f"%x: {t}, %s: {v}, %b: {v}", body, f"%y : {t}"),
        normals(shape, shape[1:2], shape[1:2]),
        reference,
        8 * size_of(shape) + 8 * shape[1],
        torch=lambda torch, x, s, b: torch.nn.functional.batch_norm(
            x, None, None, s, b, training=True, eps=EPSILON
        ),
        jax=written_jax,
        tolerance=2e-5,
        small=is_small(shape, shape),
    )


def cases(tiny: bool) -> list[Case]:
    """The rows of a transformer and the first images of a ResNet, which are larger than the caches and so are read
    twice."""
    shape = (8, 128) if tiny else (8192, 2048)
    images = (2, 8, 4, 16) if tiny else (64, 64, 56, 56)
    makers = (layer_norm, layer_norm_both, rms_norm, rms_norm_both, dropout_layer_norm)
    return [*(make(shape) for make in makers), batch_norm(images)]
