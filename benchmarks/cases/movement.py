"""Sums of columns, transposes with elementwise ops, int8 with scales, clipping by the norm."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import Array, Case, is_small, main_of, normals, shape_text, size_of, tensor
from benchmarks.peers.parallel import prange

Shape = tuple[int, int]


def column_sums(shape: Shape) -> Case:
    """The sum of each column."""
    t, u = tensor(shape), tensor(shape[1:])
    body = f"%y = graph.reduce add %x dims [0] : {t} -> {u}"
    return Case(
        f"column_sums/{shape_text(shape)}",
        main_of(f"%x: {t}", body, f"%y : {u}"),
        normals(shape),
        lambda x: x.sum(0),
        4 * size_of(shape) + 4 * shape[1],
        torch=lambda torch, x: x.sum(0),
        jax=lambda jax, x: x.sum(0),
        onnx="axes = Constant <value_ints = [0]> () y0 = ReduceSum <keepdims = 0> (a, axes)",
        cupy=lambda xp, x: x.sum(0),
        tolerance=5e-5,
        small=is_small(shape),
    )


def transpose_add(shape: Shape) -> Case:
    """relu(transpose(x) + b): read along one dim, written along the other."""
    t, u = tensor(shape), tensor(shape[::-1])
    body = f"""%0 = graph.transpose %x perm [1, 0] : {t} -> {u}
        %1 = graph.add %0, %b : {u}
        %y = graph.relu %1 : {u}"""
    return Case(
        f"transpose_add_relu/{shape_text(shape)}",
        main_of(f"%x: {t}, %b: {u}", body, f"%y : {u}"),
        normals(shape, shape[::-1]),
        lambda x, b: np.maximum(x.T + b, 0),
        12 * size_of(shape),
        torch=lambda torch, x, b: torch.relu(x.T + b),
        jax=lambda jax, x, b: jax.nn.relu(x.T + b),
        numba=numba_transpose_add,
        onnx="u = Transpose <perm = [1, 0]> (a) v = Add (u, b) y0 = Relu (v)",
        cupy=lambda xp, x, b: xp.maximum(x.T + b, 0),
        small=is_small(shape, shape),
    )


def numba_transpose_add(x: Array, b: Array, y: Array) -> None:
    side = 64
    for i in prange((y.shape[0] + side - 1) // side):
        for left in range(0, y.shape[1], side):
            for k in range(i * side, min((i + 1) * side, y.shape[0])):
                for j in range(left, min(left + side, y.shape[1])):
                    y[k, j] = max(x[j, k] + b[k, j], np.float32(0))


def heads(shape: tuple[int, int, int, int]) -> Case:
    """2 x with the middle dims swapped, as for the heads of attention."""
    swapped = (shape[0], shape[2], shape[1], shape[3])
    t, u = tensor(shape), tensor(swapped)
    body = f"""%0 = graph.transpose %x perm [0, 2, 1, 3] : {t} -> {u}
        %y = graph.add %0, %0 : {u}"""

    def written_torch(torch: Any, x: Any) -> Any:
        return torch.mul(
            x.transpose(1, 2), 2.0, out=torch.empty(swapped, dtype=x.dtype, device=x.device)
        )

    return Case(
        f"heads/{shape_text(shape)}",
        main_of(f"%x: {t}", body, f"%y : {u}"),
        normals(shape),
        lambda x: 2 * x.transpose(0, 2, 1, 3),
        8 * size_of(shape),
        torch=written_torch,
        jax=lambda jax, x: 2 * x.transpose(0, 2, 1, 3),
        onnx="u = Transpose <perm = [0, 2, 1, 3]> (a) y0 = Add (u, u)",
        cupy=lambda xp, x: 2 * xp.ascontiguousarray(x.transpose(0, 2, 1, 3)),
        small=is_small(shape),
    )


def dequantize(shape: Shape) -> Case:
    """relu(a s + b t + c) in f32 for int8 a and b, with scales s and t and a bias c for each column."""
    t, q, v = tensor(shape), tensor(shape, "i8"), tensor(shape[1:])
    spread = f"dims [1] : {v} -> {t}"
    body = f"""%0 = graph.cast %a : {q} -> {t}
        %1 = graph.broadcast %s {spread}
        %2 = graph.mul %0, %1 : {t}
        %3 = graph.cast %b : {q} -> {t}
        %4 = graph.broadcast %u {spread}
        %5 = graph.mul %3, %4 : {t}
        %6 = graph.add %2, %5 : {t}
        %7 = graph.broadcast %c {spread}
        %8 = graph.add %6, %7 : {t}
        %y = graph.relu %8 : {t}"""
    names = f"%a: {q}, %b: {q}, %s: {v}, %u: {v}, %c: {v}"

    def inputs(random: np.random.Generator) -> list[Array]:
        codes = [random.integers(-128, 128, shape, np.int8) for _ in range(2)]
        return [*codes, *normals(*[shape[1:]] * 3)(random)]

    def expression(maximum: Any, wide: Any) -> Any:
        return lambda a, b, s, u, c: maximum(wide(a) * s + wide(b) * u + c)

    return Case(
        f"dequantize/{shape_text(shape)}",
        main_of(names, body, f"%y : {t}"),
        inputs,
        expression(lambda x: np.maximum(x, 0), np.float64),
        6 * size_of(shape) + 12 * shape[1],
        torch=lambda torch, *args: expression(torch.relu, lambda x: x.float())(*args),
        jax=lambda jax, *args: expression(jax.nn.relu, lambda x: x.astype("float32"))(*args),
        numba=numba_dequantize,
        onnx=(
            "p = Cast <to = 1> (a) q = Cast <to = 1> (b) r = Mul (p, c) z = Mul (q, d)"
            " w = Add (r, z) x = Add (w, e) y0 = Relu (x)"
        ),
        cupy=lambda xp, *args: expression(
            lambda x: xp.maximum(x, np.float32(0)), lambda x: x.astype("float32")
        )(*args),
        small=is_small(shape),
    )


def numba_dequantize(a: Array, b: Array, s: Array, u: Array, c: Array, y: Array) -> None:
    for i in prange(a.shape[0]):
        for j in range(a.shape[1]):
            value = np.float32(a[i, j]) * s[j] + np.float32(b[i, j]) * u[j] + c[j]
            y[i, j] = max(value, np.float32(0))


def clip_by_norm(size: int) -> Case:
    """x min(1, 1 / (|x| + 1e-6)): all of x is read before any result is written."""
    t, s = tensor((size,)), "tensor<f32>"
    body = f"""%0 = graph.mul %x, %x : {t}
        %1 = graph.reduce add %0 dims [0] : {t} -> {s}
        %2 = graph.sqrt %1 : {s}
        %3 = graph.constant dense<1.0e-06> : {s}
        %4 = graph.add %2, %3 : {s}
        %5 = graph.constant dense<1.0> : {s}
        %6 = graph.div %5, %4 : {s}
        %7 = graph.min %6, %5 : {s}
        %8 = graph.broadcast %7 dims [] : {s} -> {t}
        %y = graph.mul %x, %8 : {t}"""

    def expression(minimum: Any, norm: Any) -> Any:
        return lambda x: x * minimum(1 / (norm(x) + 1e-6))

    return Case(
        f"clip_by_norm/{size}",
        main_of(f"%x: {t}", body, f"%y : {t}"),
        normals((size,)),
        expression(lambda x: np.minimum(x, 1), lambda x: np.sqrt((x * x).sum())),
        12 * size,
        torch=lambda torch, x: expression(lambda c: c.clamp(max=1.0), torch.linalg.vector_norm)(x),
        jax=lambda jax, x: expression(
            lambda c: jax.numpy.minimum(c, 1), lambda x: jax.numpy.sqrt((x * x).sum())
        )(x),
        onnx=(
            "n = ReduceL2 <keepdims = 0> (a) d = Add (n, tiny) c = Div (one, d)"
            " m = Min (c, one) y0 = Mul (a, m)"
        ),
        constants={"tiny": 1e-6, "one": 1.0},
        cupy=lambda xp, x: expression(lambda c: xp.minimum(c, 1), lambda x: xp.sqrt((x * x).sum()))(
            x
        ),
        tolerance=5e-3,  # torch and ONNX Runtime sum squares in few accumulators: an error of 1.3e-3
        small=is_small((size,)),
    )


def cases(tiny: bool) -> list[Case]:
    """16 M elements; clipping has 25 M, and its bytes include the second read."""
    shape = (16, 64) if tiny else (4096, 4096)
    tall = (64, 16) if tiny else (65536, 256)
    moved = (2, 8, 4, 16) if tiny else (16, 1024, 16, 64)
    return [
        column_sums(shape),
        *([] if tiny else [column_sums(tall)]),
        transpose_add(shape),
        heads(moved),
        dequantize(shape),
        clip_by_norm(1024 if tiny else 25_000_000),
    ]
