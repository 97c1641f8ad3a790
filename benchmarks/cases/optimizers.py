"""Steps of optimizers over lists of tensors, in place: Adam and SGD with momentum as in torch.optim.

Each contestant has its own parameters and state, and the same gradients. The parameters after the first step are
compared, from states of zeros.
"""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import mlfuse
from benchmarks import memory
from benchmarks.case import Array, Case, normals, size_of
from benchmarks.contestant import Contestant
from benchmarks.peers import cupy as of_cupy
from benchmarks.peers.limit import bound
from benchmarks.peers.torch import module as torch_module
from benchmarks.peers.torch import on_host as torch_on_host
from benchmarks.peers.torch import tensor_of

RATE = 1e-2
SHAPES = Path(__file__).parents[1] / "shapes"
PASSES = {"adam": 7, "sgd": 5}
"""The least bytes that a step moves, as a multiple of the parameters' bytes."""
EXTRA: dict[str, dict[str, float]] = {"adam": {}, "sgd": {"momentum": 0.9}}
FRESH = "mlfuse new gradients"
FEW, MANY = 8, 500
"""The numbers of tensors above which torch.compile, and JAX, take minutes to compile a step."""
FASTEST = "torch eager"
"""torch's fused step."""


def shapes_of(name: str) -> list[tuple[int, ...]]:
    """The shapes of the parameters of a model in shapes/. `small` is 2,000 tensors of 1 to 512 elements. `host` is
    161 tensors of 1 to 8 elements, which take almost only host time."""
    random = np.random.default_rng(0)
    if name == "small":
        return [(int(size),) for size in random.integers(1, 513, 2000)]
    if name == "host":
        return [(int(size),) for size in random.integers(1, 9, 161)]
    return [tuple(shape) for shape in json.loads((SHAPES / f"{name}.json").read_text())]


def step(
    rule: str,
    name: str,
    shapes: Sequence[tuple[int, ...]],
    device: str,
    *,
    asked_only: bool = False,
) -> Case:
    """One step of a rule for tensors of these shapes."""
    elements = sum(size_of(shape) for shape in shapes)
    maker = Maker(rule, device, len(shapes))
    own: dict[str, Callable[[Sequence[Array]], Contestant]] = {
        "mlfuse": maker.mlfuse,
        **({FRESH: partial(maker.mlfuse, fresh=True)} if elements < 1 << 26 else {}),
        **{way: partial(maker.torch, way) for way in maker.torch_ways()},
        **({"jax": maker.jax} if len(shapes) <= MANY else {}),
    }
    if device == "cpu" and rule == "adam" and len(shapes) == 1:
        own["hand-written C"] = hand_written
    return Case(
        f"{rule}/{name}",
        "",
        normals(*shapes, *shapes),
        partial(reference, rule),
        4 * PASSES[rule] * elements,
        tolerance=1e-5,
        small=elements < 1 << 20,
        own=own,
        asked_only=asked_only,
    )


def reference(rule: str, *arrays: Array) -> list[Array]:
    """The parameters after the first step: Adam's is p - lr g / (|g| + eps)."""
    count = len(arrays) // 2
    pairs = zip(arrays[:count], arrays[count:], strict=True)
    if rule == "sgd":
        return [p - RATE * g for p, g in pairs]
    return [p - RATE * g / (np.abs(g) + 1e-8) for p, g in pairs]


def _halves(arrays: Sequence[Array]) -> tuple[list[Array], list[Array]]:
    """The arrays as copied parameters, and gradients."""
    count = len(arrays) // 2
    return [memory.placed(p) for p in arrays[:count]], list(arrays[count:])


@dataclass(frozen=True)
class Maker:
    """Makes the contestants of one rule on one device."""

    rule: str
    device: str
    tensors: int

    def torch_ways(self) -> list[str]:
        """The torch contestants; on a CPU also our optimizer for torch. Many tensors aren't compiled, which would take
        minutes."""
        compiled = ["torch.compile"] if self.tensors <= FEW else []
        ways = [FASTEST, "torch foreach", *compiled]
        return ["mlfuse.torch", *ways] if self.device == "cpu" else ways

    def mlfuse(self, arrays: Sequence[Array], *, fresh: bool = False) -> Contestant:
        """mlfuse, with the same gradient arrays at every step or, if `fresh`, with other arrays at each step."""
        params, gradients = _halves(arrays)
        on_gpu = self.device == "cuda"
        held: list[Any] = of_cupy.uploaded(params) if on_gpu else list(params)
        sets = [[memory.placed(g) for g in gradients] for _ in range(2)] if fresh else [gradients]
        given: list[Any] = [of_cupy.uploaded(each) for each in sets] if on_gpu else sets
        start = time.perf_counter()
        optimizer = getattr(mlfuse.optim, self.rule)(held, lr=RATE, **EXTRA[self.rule])
        took = time.perf_counter() - start
        read = of_cupy.on_host if self.device == "cuda" else list[Array]
        return Contestant(
            FRESH if fresh else "mlfuse",
            [partial(optimizer.step, each) for each in given],
            lambda _: read(held),
            openmp=True,
            prepared_s=took,
        )

    def torch(self, way: str, arrays: Sequence[Array]) -> Contestant:
        torch = torch_module(self.device)
        params, gradients = _halves(arrays)
        tensors = [tensor_of(torch, p, self.device).requires_grad_() for p in params]
        for tensor, gradient in zip(tensors, gradients, strict=True):
            tensor.grad = tensor_of(torch, gradient, self.device)
        start = time.perf_counter()
        found = self._torch_step(torch, way, tensors)
        took = time.perf_counter() - start
        return Contestant(
            way, [found], lambda _: torch_on_host(tensors), openmp=True, prepared_s=took
        )

    def _torch_step(self, torch: Any, way: str, tensors: Sequence[Any]) -> Callable[[], object]:
        name = {"adam": "Adam", "sgd": "SGD"}[self.rule]
        options: dict[str, Any] = {"lr": RATE, **EXTRA[self.rule]}
        if way == "mlfuse.torch":
            return getattr(import_module("mlfuse.torch.optim"), name)(tensors, **options).step
        kind = {"fused": True} if way == FASTEST else {"foreach": True}
        found = getattr(torch.optim, name)(tensors, **options, **kind).step
        if way != "torch.compile":
            return found
        torch._dynamo.reset()
        return torch.compile(found, dynamic=False)

    def jax(self, arrays: Sequence[Array]) -> Contestant:
        """JAX: the update as a jitted function with donated states."""
        jax = import_module("jax")
        jnp = jax.numpy

        def adam(p: Any, g: Any, m: Any, v: Any, t: Any) -> tuple[Any, Any, Any]:
            m = 0.9 * m + 0.1 * g
            v = 0.999 * v + 0.001 * g * g
            return p - RATE / (1 - 0.9**t) * m / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8), m, v

        def sgd(p: Any, g: Any, m: Any, v: Any, t: Any) -> tuple[Any, Any, Any]:
            m = 0.9 * m + g
            return p - RATE * m, m, v

        update = {"adam": adam, "sgd": sgd}[self.rule]

        @partial(jax.jit, donate_argnums=0)
        def all_of(state: Any, grads: Any, t: Any) -> Any:
            return [update(p, g, m, v, t) for (p, m, v), g in zip(state, grads, strict=True)]

        def second(p: Array) -> Any:
            return jnp.zeros(p.shape if self.rule == "adam" else 0, p.dtype)

        count = len(arrays) // 2
        held = [[(jnp.array(p), jnp.zeros_like(p), second(p)) for p in arrays[:count]]]
        gradients = [jnp.array(g) for g in arrays[count:]]
        steps = [0]

        on_gpu = self.device == "cuda"

        def call() -> Any:
            steps[0] += 1
            held[0] = all_of(held[0], gradients, float(steps[0]))
            return held[0] if on_gpu else jax.block_until_ready(held[0])

        def read(_: object) -> list[Array]:
            return [np.asarray(p) for p, _, _ in held[0]]

        finish = jax.block_until_ready if on_gpu else None
        return Contestant("jax", [call], read, finish=finish)


def hand_written(arrays: Sequence[Array]) -> Contestant:
    """limits/adam.c for one flat tensor; its number of elements is a multiple of 16."""
    (p,), (g,) = _halves(arrays)
    m, v = memory.empty(p.shape, p.dtype), memory.empty(p.shape, p.dtype)
    steps = [0]

    def call() -> None:
        steps[0] += 1
        rate, root = RATE / (1 - 0.9 ** steps[0]), (1 - 0.999 ** steps[0]) ** -0.5
        bits = struct.unpack("<2i", struct.pack("<2f", rate, root))
        bound("adam", [p, g, m, v], [p.size, *bits])()

    return Contestant("hand-written C", [call], lambda _: [p], openmp=True)


def cases(tiny: bool, device: str) -> list[Case]:
    """25 M elements in one tensor and in the shapes of ResNet-50, 2,000 small tensors, 161 tiny ones, and GPT-2 (on a
    CPU only by name)."""
    if tiny:
        return [
            step("adam", "flat", [(4096,)], device),
            step("sgd", "two", [(64, 3), (5,)], device),
        ]
    resnet, gpt2 = shapes_of("resnet50"), shapes_of("gpt2")
    total = sum(size_of(shape) for shape in resnet) // 16 * 16
    return [
        step("adam", "flat_25M", [(total,)], device),
        step("adam", "resnet50", resnet, device),
        step("sgd", "resnet50", resnet, device),
        step("adam", "small", shapes_of("small"), device),
        step("adam", "host", shapes_of("host"), device),
        step("adam", "gpt2", gpt2, device, asked_only=device == "cpu"),
    ]
