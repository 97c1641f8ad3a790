"""Four of the five cases with a hand-written kernel: two pointwise, two of rows. The fifth, Adam, is in
`optimizers.py`."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import EPSILON, Array, Case, Limit, normals, shape_text, size_of, tensor
from benchmarks.peers.parallel import prange


def sigmoid(shape: tuple[int, int]) -> Case:
    """x sigmoid(1.702 x)."""
    t = tensor(shape)
    text = f"""func.func @main(%x: {t}) -> {t} {{
  %c = graph.constant dense<1.702> : tensor<f32>
  %b = graph.broadcast %c dims [] : tensor<f32> -> {t}
  %u = graph.mul %x, %b : {t}
  %s = graph.sigmoid %u : {t}
  %y = graph.mul %x, %s : {t}
  func.return %y : {t}
}}"""
    return Case(
        f"sigmoid/{shape_text(shape)}",
        text,
        normals(shape),
        lambda x: x / (1 + np.exp(-1.702 * x)),
        8 * size_of(shape),
        torch=lambda torch, x: x * torch.sigmoid(1.702 * x),
        jax=lambda jax, x: x * jax.nn.sigmoid(1.702 * x),
        numexpr="a / (1 + exp(-1.702 * a))",
        numba=numba_sigmoid,
        onnx="u = Mul (a, k) s = Sigmoid (u) y0 = Mul (a, s)",
        constants={"k": 1.702},
        cupy=lambda xp, x: x / (1 + xp.exp(-1.702 * x)),
        fusible=True,
        limit=Limit("sigmoid", (size_of(shape),)),
        small=size_of(shape) < 1 << 20,
    )


def multiply_add(shape: tuple[int, int]) -> Case:
    """a b + c."""
    t = tensor(shape)
    text = f"""func.func @main(%a: {t}, %b: {t}, %c: {t}) -> {t} {{
  %0 = graph.mul %a, %b : {t}
  %y = graph.add %0, %c : {t}
  func.return %y : {t}
}}"""
    return Case(
        f"multiply_add/{shape_text(shape)}",
        text,
        normals(shape, shape, shape),
        lambda a, b, c: a * b + c,
        16 * size_of(shape),
        torch=lambda torch, a, b, c: torch.addcmul(c, a, b),
        jax=lambda jax, a, b, c: a * b + c,
        numexpr="a * b + c",
        numba=numba_multiply_add,
        onnx="u = Mul (a, b) y0 = Add (u, c)",
        cupy=lambda xp, a, b, c: a * b + c,
        fusible=True,
        limit=Limit("multiply_add", (size_of(shape),)),
        small=size_of(shape) < 1 << 20,
    )


def softmax_reference(x: Array) -> Array:
    """softmax over the last dim."""
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def softmax(shape: tuple[int, int]) -> Case:
    """softmax of each row."""
    t = tensor(shape)
    text = f"""func.func @main(%x: {t}) -> {t} {{
  %y = graph.softmax %x {{axis = 1 : i64}} : {t}
  func.return %y : {t}
}}"""
    fits = shape[1] % 64 == 0 and shape[1] <= 16384
    return Case(
        f"softmax/{shape_text(shape)}",
        text,
        normals(shape),
        softmax_reference,
        8 * size_of(shape),
        torch=lambda torch, x: torch.softmax(x, 1),
        jax=lambda jax, x: jax.nn.softmax(x, 1),
        numba=numba_softmax,
        onnx="y0 = Softmax <axis = 1> (a)",
        cupy=cupy_softmax,
        limit=Limit("softmax", shape) if fits else None,
        tolerance=5e-5,  # one accumulator, as numba has without fastmath, loses digits
        small=size_of(shape) < 1 << 20,
    )


def layer_norm_reference(x: Array, scale: Array, bias: Array) -> Array:
    """Layer norm over the last dim, without the residual."""
    d = x - x.mean(-1, keepdims=True)
    return d / np.sqrt((d * d).mean(-1, keepdims=True) + EPSILON) * scale + bias


def add_layer_norm(shape: tuple[int, int]) -> Case:
    """layer_norm(x + r)."""
    t, v = tensor(shape), tensor(shape[1:])
    text = f"""func.func @main(%x: {t}, %r: {t}, %s: {v}, %b: {v}) -> {t} {{
  %0 = graph.add %x, %r : {t}
  %y = graph.layer_norm %0, %s, %b {{axis = 1 : i64, epsilon = {EPSILON:e}}} : {t}, {v}, {v}
  func.return %y : {t}
}}"""
    fits = shape[1] % 64 == 0 and shape[1] <= 8192
    return Case(
        f"add_layer_norm/{shape_text(shape)}",
        text,
        normals(shape, shape, shape[1:], shape[1:]),
        lambda x, r, s, b: layer_norm_reference(x + r, s, b),
        12 * size_of(shape) + 8 * shape[1],
        torch=lambda torch, x, r, s, b: torch.nn.functional.layer_norm(
            x + r, shape[1:], s, b, EPSILON
        ),
        jax=lambda jax, x, r, s, b: jax_layer_norm(jax, x + r, s, b),
        numba=numba_add_layer_norm,
        onnx=f"z = Add (a, b) y0 = LayerNormalization <axis = -1, epsilon = {EPSILON}> (z, c, d)",
        cupy=lambda xp, x, r, s, b: jax_layer_norm_like(x + r, s, b),
        limit=Limit("add_layer_norm", shape) if fits else None,
        tolerance=2e-5,
        small=size_of(shape) < 1 << 20,
    )


def jax_layer_norm(jax: Any, x: Any, scale: Any, bias: Any) -> Any:
    """As in Flax, except that the mean is subtracted first."""
    d = x - x.mean(1, keepdims=True)
    return d * jax.lax.rsqrt((d * d).mean(1, keepdims=True) + EPSILON) * scale + bias


def jax_layer_norm_like(x: Any, scale: Any, bias: Any) -> Any:
    """The same for array libraries without rsqrt."""
    d = x - x.mean(1, keepdims=True)
    return d / ((d * d).mean(1, keepdims=True) + x.dtype.type(EPSILON)) ** 0.5 * scale + bias


def cupy_softmax(xp: Any, x: Any) -> Any:
    """softmax in three steps."""
    e = xp.exp(x - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def numba_sigmoid(x: Array, y: Array) -> None:
    flat, out = x.reshape(-1), y.reshape(-1)
    for i in prange(flat.size):
        out[i] = flat[i] / (np.float32(1) + np.exp(np.float32(-1.702) * flat[i]))


def numba_multiply_add(a: Array, b: Array, c: Array, y: Array) -> None:
    for i in prange(a.shape[0]):
        for j in range(a.shape[1]):
            y[i, j] = a[i, j] * b[i, j] + c[i, j]


def numba_softmax(x: Array, y: Array) -> None:
    for i in prange(x.shape[0]):
        best = x[i, 0]
        for j in range(x.shape[1]):
            best = max(best, x[i, j])
        total = np.float32(0)
        for j in range(x.shape[1]):
            e = np.exp(x[i, j] - best)
            y[i, j] = e
            total += e
        scale = np.float32(1) / total
        for j in range(x.shape[1]):
            y[i, j] *= scale


def numba_add_layer_norm(x: Array, r: Array, s: Array, b: Array, y: Array) -> None:
    n = np.float32(x.shape[1])
    for i in prange(x.shape[0]):
        total = np.float32(0)
        for j in range(x.shape[1]):
            z = x[i, j] + r[i, j]
            y[i, j] = z
            total += z
        mean = total / n
        squares = np.float32(0)
        for j in range(x.shape[1]):
            d = y[i, j] - mean
            squares += d * d
        factor = np.float32(1) / np.sqrt(squares / n + np.float32(EPSILON))
        for j in range(x.shape[1]):
            y[i, j] = (y[i, j] - mean) * factor * s[j] + b[j]


def cases(tiny: bool) -> list[Case]:
    """The cases, with 16 M elements."""
    shape = (8, 128) if tiny else (4096, 4096)
    return [make(shape) for make in (sigmoid, multiply_add, softmax, add_layer_norm)]
