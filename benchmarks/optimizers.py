"""Optimizer steps: mlfuse against torch, JAX and a plain copy, on this machine's CPU.

    python benchmarks/optimizers.py [SHAPES] [OPTIMIZER] [--rounds N] [--without NAME,...]

SHAPES is `resnet50` (161 tensors, 25.6 M elements), `gpt2` (148, 124 M), `small` (2,000 of 1 to 512
elements) or `host` (161 of 1 to 8: what is left is the time on the host); OPTIMIZER is `adam`, `adamw`
or `sgd` (with momentum). All f32.

Contestants take turns in one process, each with parameters and state of its own and the same
gradients. Their order changes from round to round. The table has the median over the rounds, the
quartiles, and the bytes a second that a step moves at least: p, the gradient and the states read, p
and the states written; *copy* moves as many by `numpy.copyto`. *mlfuse, new gradients* is given other
gradient arrays at every step; *torch* optimizers always read theirs from `p.grad`.

Torch's best on a CPU wants its allocator to keep memory, and threads where they are:

    MALLOC_MMAP_THRESHOLD_=4294967296 MALLOC_TRIM_THRESHOLD_=68719476736 MALLOC_TOP_PAD_=1073741824 \\
    OMP_PROC_BIND=true OMP_PLACES=cores python benchmarks/optimizers.py resnet50

What isn't installed is left out (torch, jax).
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import mlfuse

Array = np.ndarray[Any, np.dtype[Any]]
Step = Callable[[], object]

RATE = 1e-3
PASSES = {"adam": 7, "adamw": 7, "sgd": 5}
"""How often a step moves as many bytes as the parameters take, at least."""
NAMES = {"adam": "Adam", "adamw": "AdamW", "sgd": "SGD"}
EXTRA = {"sgd": {"momentum": 0.9}}
THREADS = len(os.sched_getaffinity(0))


def shapes_of(name: str) -> list[tuple[int, ...]]:
    """The parameters' shapes."""
    random = np.random.default_rng(0)
    if name == "small":
        return [(int(size),) for size in random.integers(1, 513, 2000)]
    if name == "host":
        return [(int(size),) for size in random.integers(1, 9, 161)]
    text = (Path(__file__).parent / "shapes" / f"{name}.json").read_text()
    return [tuple(shape) for shape in json.loads(text)]


def mlfuse_steps(
    optimizer: str, params: list[Array], gradients: list[Array]
) -> dict[str, tuple[Step, str]]:
    """By name a step and its launches: with the same gradient arrays, and with others each time."""
    make = getattr(mlfuse.optim, optimizer)
    options = {"lr": RATE, **EXTRA.get(optimizer, {})}
    same = make([p.copy() for p in params], **options)
    same.step(gradients)
    steps: dict[str, tuple[Step, str]] = {
        "mlfuse": (partial(same.step, gradients), str(same.launches))
    }
    if sum(p.nbytes for p in params) > 2**28:
        return steps  # two sets of gradients take too much memory
    others = [[g.copy() for g in gradients] for _ in range(2)]
    turn = [0]

    def new() -> object:
        turn[0] ^= 1
        return same.step(others[turn[0]])

    return steps | {"mlfuse, new gradients": (new, str(same.launches))}


def torch_steps(
    optimizer: str, params: list[Array], gradients: list[Array], wanted: set[str]
) -> dict[str, tuple[Step, str]]:
    """torch's implementations, and mlfuse's optimizer for torch."""
    try:
        import torch
    except ImportError:
        return {}
    torch.set_num_threads(THREADS)
    kind = getattr(torch.optim, NAMES[optimizer])
    options = {"lr": RATE, **EXTRA.get(optimizer, {})}
    shared = [torch.from_numpy(g) for g in gradients]

    def parameters() -> list[Any]:
        tensors = [torch.from_numpy(p.copy()).requires_grad_() for p in params]
        for tensor, gradient in zip(tensors, shared, strict=True):
            tensor.grad = gradient
        return tensors

    count = len(params)
    ways: dict[str, tuple[dict[str, bool], str]] = {
        "torch for-loop": ({"foreach": False, "fused": False}, f"~{count * 8}"),
        "torch foreach": ({"foreach": True}, f"~{count * 8}"),
        "torch fused": ({"fused": True}, str(count)),
    }
    steps: dict[str, tuple[Step, str]] = {}
    for name, (flags, launches) in ways.items():
        if name in wanted:
            steps[name] = (kind(parameters(), **options, **flags).step, launches)
    if "torch compiled" in wanted:
        compiled = kind(parameters(), **options, foreach=True)
        steps["torch compiled"] = (torch.compile(compiled.step), "?")
    if "mlfuse.torch" in wanted:
        import mlfuse.torch.optim

        own = getattr(mlfuse.torch.optim, NAMES[optimizer])(parameters(), **options)
        steps["mlfuse.torch"] = (own.step, "1")
    return steps


def jax_step(
    optimizer: str, params: list[Array], gradients: list[Array]
) -> tuple[Step, str] | None:
    """The same update, written out and jitted, its arguments donated."""
    try:
        import jax
        import jax.numpy as jnp
    except ImportError:
        return None

    def adam(p: Any, g: Any, m: Any, v: Any, t: Any) -> tuple[Any, Any, Any]:
        p = p * (1 - RATE * 0.01) if optimizer == "adamw" else p
        m = 0.9 * m + 0.1 * g
        v = 0.999 * v + 0.001 * g * g
        return p - RATE / (1 - 0.9**t) * m / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8), m, v

    def sgd(p: Any, g: Any, m: Any, v: Any, t: Any) -> tuple[Any, Any, Any]:
        m = 0.9 * m + g
        return p - RATE * m, m, v

    update = sgd if optimizer == "sgd" else adam

    def step(state: Any, grads: Any, t: Any) -> Any:
        return [update(p, g, m, v, t) for (p, m, v), g in zip(state, grads, strict=True)]

    run = jax.jit(step, donate_argnums=0)
    empty = optimizer == "sgd"
    held = [
        [
            tuple(
                jnp.asarray(a)
                for a in (p, np.zeros_like(p), np.zeros(0 if empty else p.shape, p.dtype))
            )
            for p in params
        ]
    ]
    grads = [jnp.asarray(g) for g in gradients]
    count = [0]

    def one() -> None:
        count[0] += 1
        held[0] = run(held[0], grads, float(count[0]))
        jax.block_until_ready(held[0])

    return one, "?"


def copy_step(nbytes: int) -> Step:
    """A copy that moves as many bytes as a step does at least."""
    source = np.ones(nbytes // 8, np.float32)
    target = np.zeros_like(source)
    return partial(np.copyto, target, source)


def measure(steps: dict[str, tuple[Step, str]], rounds: int) -> dict[str, list[float]]:
    """Seconds of each step, in turns."""
    times: dict[str, list[float]] = {name: [] for name in steps}
    order = list(steps)
    random = np.random.default_rng(1)
    gc.disable()
    for number in range(rounds + 3):
        for k in random.permutation(len(order)):
            name = order[k]
            begin = time.perf_counter()
            steps[name][0]()
            if number >= 3:
                times[name].append(time.perf_counter() - begin)
    gc.enable()
    return times


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("shapes", nargs="?", default="resnet50")
    parser.add_argument("optimizer", nargs="?", default="adam", choices=list(PASSES))
    parser.add_argument("--rounds", type=int, default=41)
    parser.add_argument("--without", default="")
    options = parser.parse_args()
    shapes = shapes_of(options.shapes)
    random = np.random.default_rng(0)
    params = [random.standard_normal(shape, dtype=np.float32) for shape in shapes]
    gradients = [random.standard_normal(shape, dtype=np.float32) for shape in shapes]
    elements = sum(p.size for p in params)
    nbytes = PASSES[options.optimizer] * 4 * elements
    ways = {
        "torch for-loop",
        "torch foreach",
        "torch fused",
        "torch compiled",
        "mlfuse.torch",
        "jax",
    }
    wanted = ways - set(options.without.split(","))
    steps: dict[str, tuple[Step, str]] = {"copy": (copy_step(nbytes), "")}
    steps |= mlfuse_steps(options.optimizer, params, gradients)
    steps |= torch_steps(options.optimizer, params, gradients, wanted)
    if "jax" in wanted and (jax := jax_step(options.optimizer, params, gradients)):
        steps["jax"] = jax
    times = measure(steps, options.rounds)
    print(
        f"{options.optimizer}, {options.shapes}: {len(shapes)} tensors, {elements:,} elements, "
        f"{THREADS} threads, {options.rounds} rounds"
    )
    print("| step | launches | median ms | quartiles ms | GB/s |\n|---|---|---|---|---|")
    for name, found in times.items():
        low, middle, high = statistics.quantiles(found, n=4)
        speed = nbytes / middle / 1e9
        spread = f"{low * 1e3:.3f} to {high * 1e3:.3f}"
        print(f"| {name} | {steps[name][1]} | {middle * 1e3:.3f} | {spread} | {speed:.1f} |")


if __name__ == "__main__":
    main()
