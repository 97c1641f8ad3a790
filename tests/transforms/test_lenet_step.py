"""LeNet-5, written with mlfuse's functions: three training steps against torch, both in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch.nn import functional as F  # noqa: N812

import mlfuse
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
fn: Any = F
RATE = 0.005
SHAPES = {
    "conv1": (6, 1, 5, 5),
    "conv2": (16, 6, 5, 5),
    "full1": (256, 120),
    "full2": (120, 84),
    "full3": (84, 10),
}


def _network(p: dict[str, Any], images: Any) -> Any:
    x = xp.max_pool(xp.nn.relu(xp.conv(images, p["conv1"], p["conv1_bias"])), 2)
    x = xp.max_pool(xp.nn.relu(xp.conv(x, p["conv2"], p["conv2_bias"])), 2)
    x = x.reshape(x.shape[0], -1)
    x = xp.nn.relu(x @ p["full1"] + p["full1_bias"])
    x = xp.nn.relu(x @ p["full2"] + p["full2_bias"])
    return x @ p["full3"] + p["full3_bias"]


def _loss(p: dict[str, Any], images: Any, labels: Any) -> Any:
    return xp.nn.cross_entropy(_network(p, images), labels)


@mlfuse.jit
def step(p: dict[str, Any], images: Any, labels: Any, rate: float) -> Any:
    loss, grads = mlfuse.value_and_grad(_loss)(p, images, labels)
    return loss, {name: p[name] - rate * grads[name] for name in p}


def _torchs(p: dict[str, Any], images: Any) -> Any:
    x = fn.max_pool2d(fn.relu(fn.conv2d(images, p["conv1"], p["conv1_bias"])), 2)
    x = fn.max_pool2d(fn.relu(fn.conv2d(x, p["conv2"], p["conv2_bias"])), 2).flatten(1)
    x = fn.relu(x @ p["full1"] + p["full1_bias"])
    x = fn.relu(x @ p["full2"] + p["full2_bias"])
    return x @ p["full3"] + p["full3_bias"]


@pytest.mark.slow
def test_three_steps():
    rng = np.random.default_rng(0)
    params: dict[str, Any] = {}
    for name, shape in SHAPES.items():
        outputs = shape[0] if len(shape) == 4 else shape[1]
        params[name] = rng.standard_normal(shape) * (2 * outputs / np.prod(shape)) ** 0.5
        params[f"{name}_bias"] = rng.standard_normal(outputs) * 0.1
    images, labels = rng.standard_normal((2, 1, 28, 28)), rng.integers(0, 10, 2)
    losses: list[float] = []
    for _ in range(3):
        theirs: dict[str, Any] = {
            name: torch.tensor(value, requires_grad=True) for name, value in params.items()
        }
        wanted = fn.cross_entropy(_torchs(theirs, torch.tensor(images)), torch.tensor(labels))
        wanted.backward()
        moved = {name: (each - RATE * each.grad).detach().numpy() for name, each in theirs.items()}
        args = (params, images, labels, RATE)
        loss, params = step(*args)
        agree(step, args, (loss, params), (wanted.item(), moved))
        losses.append(float(loss))
    assert losses[2] < losses[0]
