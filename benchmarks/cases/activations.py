"""Activations, alone and with the ops around them: gelu, swiglu, bias + gelu."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.case import Array, Case, is_small, main_of, normals, shape_text, size_of, tensor
from benchmarks.peers.parallel import prange

ROOT = math.sqrt(2 / math.pi)
CUBIC = 0.044715


def gelu_of(x: Any, tanh: Any) -> Any:
    """gelu in its tanh form (Hendrycks and Gimpel, 2016)."""
    return 0.5 * x * (1 + tanh(ROOT * (x + CUBIC * x * x * x)))


def gelu(shape: tuple[int, int]) -> Case:
    """gelu of each element."""
    t = tensor(shape)
    return Case(
        f"gelu/{shape_text(shape)}",
        main_of(f"%x: {t}", f'%y = graph.gelu %x {{approximate = "tanh"}} : {t}', f"%y : {t}"),
        normals(shape),
        lambda x: gelu_of(x, np.tanh),
        8 * size_of(shape),
        torch=lambda torch, x: torch.nn.functional.gelu(x, approximate="tanh"),
        jax=lambda jax, x: jax.nn.gelu(x, approximate=True),
        numexpr=f"0.5 * a * (1 + tanh({ROOT} * (a + {CUBIC} * a * a * a)))",
        numba=numba_gelu,
        onnx='y0 = Gelu <approximate = "tanh"> (a)',
        cupy=lambda xp, x: gelu_of(x, xp.tanh),
        fusible=True,
        small=is_small(shape, shape),
    )


def numba_gelu(x: Array, y: Array) -> None:
    for i in prange(x.shape[0]):
        for j in range(x.shape[1]):
            v = x[i, j]
            inner = np.float32(ROOT) * (v + np.float32(CUBIC) * v * v * v)
            y[i, j] = np.float32(0.5) * v * (np.float32(1) + np.tanh(inner))


def bias_gelu(shape: tuple[int, int]) -> Case:
    """gelu(x + b) for rows x: the epilogue of a dense layer."""
    t, v = tensor(shape), tensor(shape[1:])
    body = f"""%0 = graph.broadcast %b dims [1] : {v} -> {t}
        %1 = graph.add %x, %0 : {t}
        %y = graph.gelu %1 {{approximate = "tanh"}} : {t}"""
    return Case(
        f"bias_gelu/{shape_text(shape)}",
        main_of(f"%x: {t}, %b: {v}", body, f"%y : {t}"),
        normals(shape, shape[1:]),
        lambda x, b: gelu_of(x + b, np.tanh),
        8 * size_of(shape) + 4 * shape[1],
        torch=lambda torch, x, b: torch.nn.functional.gelu(x + b, approximate="tanh"),
        jax=lambda jax, x, b: jax.nn.gelu(x + b, approximate=True),
        numexpr=f"0.5 * (a + b) * (1 + tanh({ROOT} * (a + b + {CUBIC} * (a + b) ** 3)))",
        numba=numba_bias_gelu,
        onnx='z = Add (a, b) y0 = Gelu <approximate = "tanh"> (z)',
        cupy=lambda xp, x, b: gelu_of(x + b, xp.tanh),
        fusible=True,
        small=is_small(shape, shape),
    )


def numba_bias_gelu(x: Array, b: Array, y: Array) -> None:
    for i in prange(x.shape[0]):
        for j in range(x.shape[1]):
            v = x[i, j] + b[j]
            inner = np.float32(ROOT) * (v + np.float32(CUBIC) * v * v * v)
            y[i, j] = np.float32(0.5) * v * (np.float32(1) + np.tanh(inner))


def swiglu(shape: tuple[int, int]) -> Case:
    """silu(a) b for the halves a and b of each row."""
    half = shape[1] // 2
    t, u = tensor(shape), tensor((shape[0], half))

    def written_torch(torch: Any, x: Any) -> Any:
        return torch.nn.functional.silu(x[:, :half]) * x[:, half:]

    return Case(
        f"swiglu/{shape_text(shape)}",
        main_of(f"%x: {t}", f"%y = graph.swiglu %x : {t} -> {u}", f"%y : {u}"),
        normals(shape),
        lambda x: x[:, :half] / (1 + np.exp(-x[:, :half])) * x[:, half:],
        6 * size_of(shape),
        torch=written_torch,
        jax=lambda jax, x: jax.nn.silu(x[:, :half]) * x[:, half:],
        numba=numba_swiglu,
        onnx="u, v = Split <axis = 1, num_outputs = 2> (a) s = Sigmoid (u) w = Mul (u, s) y0 = Mul (w, v)",
        cupy=lambda xp, x: x[:, :half] / (1 + xp.exp(-x[:, :half])) * x[:, half:],
        small=is_small(shape),
    )


def numba_swiglu(x: Array, y: Array) -> None:
    half = y.shape[1]
    for i in prange(x.shape[0]):
        for j in range(half):
            v = x[i, j]
            y[i, j] = v / (np.float32(1) + np.exp(-v)) * x[i, j + half]


def cases(tiny: bool) -> list[Case]:
    """Inputs of 16 M elements; 33 M for swiglu, whose rows hold a gate and a value."""
    shape, wide = ((8, 128), (8, 256)) if tiny else ((4096, 4096), (4096, 8192))
    return [gelu(shape), bias_gelu(shape), swiglu(wide)]
