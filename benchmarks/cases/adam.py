"""A step of Adam over lists of tensors, in place: what `torch.optim.Adam(fused=True)` does."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import mlfuse
from benchmarks import memory
from benchmarks.case import Array, Case, normals, size_of
from benchmarks.contestant import Contestant
from benchmarks.peers.limit import bound
from benchmarks.peers.torch import module as torch_module

RATE = 1e-2
SHAPES = Path(__file__).parents[1] / "shapes"


def shapes_of(name: str) -> list[tuple[int, ...]]:
    """The parameters of a model in shapes/."""
    return [tuple(shape) for shape in json.loads((SHAPES / f"{name}.json").read_text())]


def adam(name: str, shapes: Sequence[tuple[int, ...]], *, flat: bool = False) -> Case:
    """The first step's parameters are what is compared: p - lr g / (|g| + eps)."""
    elements = sum(size_of(shape) for shape in shapes)
    own: dict[str, Callable[[Sequence[Array]], Contestant]] = {
        "mlfuse": of_mlfuse,
        "mlfuse.torch": partial(of_torch, "mlfuse.torch"),
        "torch eager": partial(of_torch, "torch eager"),
        "torch foreach": partial(of_torch, "torch foreach"),
        "torch.compile": partial(of_torch, "torch.compile"),
        "jax": of_jax,
    }
    if flat:
        own["hand-written C"] = of_c
    return Case(
        f"adam/{name}",
        "",
        normals(*shapes, *shapes),
        reference,
        28 * elements,
        tolerance=1e-6,
        small=elements < 1 << 20,
        own=own,
    )


def reference(*arrays: Array) -> list[Array]:
    """The first step from states of zeros."""
    count = len(arrays) // 2
    pairs = zip(arrays[:count], arrays[count:], strict=True)
    return [p - RATE * g / (np.abs(g) + 1e-8) for p, g in pairs]


def _halves(arrays: Sequence[Array]) -> tuple[list[Array], list[Array]]:
    """Parameters, copied, and gradients."""
    count = len(arrays) // 2
    return [memory.placed(p) for p in arrays[:count]], list(arrays[count:])


def of_mlfuse(arrays: Sequence[Array]) -> Contestant:
    params, gradients = _halves(arrays)
    start = time.perf_counter()
    optimizer = mlfuse.optim.adam(params, lr=RATE)
    took = time.perf_counter() - start
    call = partial(optimizer.step, gradients)
    return Contestant("mlfuse", [call], lambda _: params, openmp=True, prepared_s=took)


def of_torch(way: str, arrays: Sequence[Array]) -> Contestant:
    """`torch eager` is torch's fused step, its fastest."""
    torch = torch_module()
    params, gradients = _halves(arrays)
    tensors = [torch.from_numpy(p).requires_grad_() for p in params]
    for tensor, gradient in zip(tensors, gradients, strict=True):
        tensor.grad = torch.from_numpy(gradient)
    start = time.perf_counter()
    if way == "mlfuse.torch":
        step = import_module("mlfuse.torch.optim").Adam(tensors, lr=RATE).step
    else:
        kind = {"foreach": True} if way != "torch eager" else {"fused": True}
        step = torch.optim.Adam(tensors, lr=RATE, **kind).step
    if way == "torch.compile":
        torch._dynamo.reset()
        step = torch.compile(step, dynamic=False)
    took = time.perf_counter() - start
    return Contestant(way, [step], lambda _: params, openmp=True, prepared_s=took)


def of_jax(arrays: Sequence[Array]) -> Contestant:
    """The update written out and jitted, its states donated."""
    jax = import_module("jax")
    jnp = jax.numpy

    def update(p: Any, g: Any, m: Any, v: Any, t: Any) -> tuple[Any, Any, Any]:
        m = 0.9 * m + 0.1 * g
        v = 0.999 * v + 0.001 * g * g
        return p - RATE / (1 - 0.9**t) * m / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8), m, v

    @partial(jax.jit, donate_argnums=0)
    def step(state: Any, grads: Any, t: Any) -> Any:
        return [update(p, g, m, v, t) for (p, m, v), g in zip(state, grads, strict=True)]

    count = len(arrays) // 2
    held = [[(jnp.array(p), jnp.zeros_like(p), jnp.zeros_like(p)) for p in arrays[:count]]]
    gradients = [jnp.array(g) for g in arrays[count:]]
    steps = [0]

    def call() -> None:
        steps[0] += 1
        held[0] = step(held[0], gradients, float(steps[0]))
        jax.block_until_ready(held[0])

    return Contestant("jax", [call], lambda _: [np.asarray(p) for p, _, _ in held[0]])


def of_c(arrays: Sequence[Array]) -> Contestant:
    """One flat tensor."""
    (p,), (g,) = _halves(arrays)
    m, v = memory.empty(p.shape, p.dtype), memory.empty(p.shape, p.dtype)
    steps = [0]

    def call() -> None:
        steps[0] += 1
        rate, root = RATE / (1 - 0.9 ** steps[0]), (1 - 0.999 ** steps[0]) ** -0.5
        bits = struct.unpack("<2i", struct.pack("<2f", rate, root))
        bound("adam", [p, g, m, v], [p.size, *bits])()

    return Contestant("hand-written C", [call], lambda _: [p], openmp=True)


def cases(tiny: bool) -> list[Case]:
    """25 M elements flat, and as ResNet-50 has them."""
    if tiny:
        return [adam("flat", [(4096,)], flat=True)]
    resnet = shapes_of("resnet50")
    total = sum(size_of(shape) for shape in resnet) // 16 * 16
    return [adam("flat_25M", [(total,)], flat=True), adam("resnet50", resnet)]
