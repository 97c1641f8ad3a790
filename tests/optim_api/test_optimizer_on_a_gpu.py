"""Optimizers over CuPy arrays: updated in place, as on a CPU. Skipped where there is no GPU."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array

pytestmark = [pytest.mark.gpu, pytest.mark.quick_c]

RNG = np.random.default_rng(7)
SHAPES = [(300, 70), (7,), (), (0, 3), (2, 1, 5)]


@pytest.fixture(scope="module")
def cupy() -> Any:
    return import_module("cupy")


@mlfuse.optim.rule
def rule(p: Any, g: Any, m: Any, *, step: Any, lr: Any = 0.1, beta: Any = 0.9) -> Any:
    m = beta * m + (1 - beta) * g
    return p - lr / (1 - beta**step) * m / (mlfuse.norm(g) + 1e-6), m


def arrays() -> list[Array]:
    return [np.array(RNG.standard_normal(shape), np.float32) for shape in SHAPES]


def close(params: Any, want: list[Array]) -> None:
    """Constants: the two devices sum the 21,000 squares of a norm in trees of other shapes, which differ by about
    log2(21,000) eps = 2e-6; n eps sum |x|, the bound for any order, would let a term be missing."""
    for p, expected in zip(params, want, strict=True):
        np.testing.assert_allclose(p.get(), expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("max_norm", [None, 0.5])
def test_parameters_are_updated_on_the_device(max_norm: float | None, cupy: Any):
    want = arrays()
    params = [cupy.asarray(p) for p in want]
    pointers = [p.data.ptr for p in params]
    here = rule(want, max_norm=max_norm, device="cpu")
    there = rule(params, max_norm=max_norm)
    for _ in range(3):
        grads = arrays()
        here.step(grads)
        there.step([cupy.asarray(g) for g in grads])
    close(params, want)
    assert [p.data.ptr for p in params] == pointers
    assert there.compilations == 1


def test_scale_and_flag_stay_on_the_device(cupy: Any):
    want = arrays()
    params = [cupy.asarray(p) for p in want]
    here, there = rule(want, device="cpu"), rule(params)
    scale = cupy.asarray(np.float32(8))
    for infinite in (0.0, 1.0, 0.0):
        grads = arrays()
        flag = np.array(infinite, np.float32)
        here.step(grads, grad_scale=8.0, found_inf=flag)
        there.step([cupy.asarray(g) for g in grads], grad_scale=scale, found_inf=cupy.asarray(flag))
    close(params, want)
    assert there.steps == 2


@pytest.mark.parametrize("masters", [True, "split"])
def test_bf16_parameters(masters: Any, cupy: Any, tmp_path: Path):
    """CuPy's bf16, or before version 14 the bits as uint16."""
    bf16 = np.dtype("bfloat16")
    want = [each.astype(bf16) for each in arrays()]
    params = [cupy.asarray(np.array(p).view(np.uint16)) for p in want]
    here, there = (
        rule(want, master_weights=masters, device="cpu"),
        rule(params, master_weights=masters),
    )
    for _ in range(2):
        grads = [each.astype(bf16) for each in arrays()]
        here.step(grads)
        there.step([cupy.asarray(np.array(g).view(np.uint16)) for g in grads])
    there.save(tmp_path / "state.npz")
    there.restore(tmp_path / "state.npz")
    ours, theirs = there.state_dict()["state"], here.state_dict()["state"]
    for a, b in zip(ours["m"], theirs["m"], strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)
    if masters is True:
        for a, b in zip(ours["master weights"], theirs["master weights"], strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)


def test_adamw_over_arrays_that_speak_dlpack(cupy: Any):
    class Tensor:
        """Another library's array, over CuPy's memory."""

        def __init__(self, array: Any):
            self.array = array

        def __dlpack__(self, **kwargs: Any) -> Any:
            return self.array.__dlpack__(**kwargs)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    want = arrays()
    params = [cupy.asarray(p) for p in want]
    here = mlfuse.optim.adamw(want, device="cpu")
    there = mlfuse.optim.adamw([Tensor(p) for p in params])
    grads = arrays()
    here.step(grads)
    there.step([Tensor(cupy.asarray(g)) for g in grads])
    close(params, want)
