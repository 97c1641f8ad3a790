"""`mlfuse.optim.adamw` and its siblings, made of the ops of the `optim` dialect.

That the ops are torch's is tested with the dialect; here, that the functions reach them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import optim
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.optim import UPDATES
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(5)
SHAPES = [(3, 2), (), (0,), (5,)]
NAMES = [op.name.partition(".")[2] for op in UPDATES]


def arrays() -> list[Array]:
    return [RNG.standard_normal(shape) for shape in SHAPES]


def doubles(values: list[Any]) -> list[Array]:
    return [np.array(value, np.float64) for value in values]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_each_takes_a_step_in_few_launches(name: str):
    params = [each.astype(np.float32) for each in doubles(arrays())]
    before = [p.copy() for p in params]
    opt = getattr(optim, name)(params, device="cpu")
    opt.step([np.ones(shape, np.float32) for shape in SHAPES])
    assert all(np.all(p != b) for p, b in zip(params, before, strict=True))
    assert all(np.isfinite(p).all() for p in params)
    assert opt.launches <= (3 if name == "lamb" else 1)


def test_there_is_one_for_each_op():
    wanted = "adadelta adagrad adam adamax adamw lamb lion nadam radam rmsprop sgd"
    assert set(wanted.split()) <= set(NAMES)
    with pytest.raises(AttributeError, match="no attribute 'adan'"):
        _ = optim.adan  # pyright: ignore


def sgd(p: Array, g: Array, s: dict[str, Array], t: int) -> Array:
    """torch's: momentum 0.9, weight decay 0.1, dampening 0.2, then nesterov left out."""
    g = g + 0.1 * p
    s["b"] = g if t == 1 else 0.9 * s["b"] + (1 - 0.2) * g
    return p - 0.05 * s["b"]


def adamw(p: Array, g: Array, s: dict[str, Array], t: int) -> Array:
    p = p * (1 - 0.05 * 0.1)
    s["m"] = 0.8 * s.get("m", 0 * p) + 0.2 * g
    s["v"] = 0.99 * s.get("v", 0 * p) + 0.01 * g * g
    return p - 0.05 / (1 - 0.8**t) * s["m"] / (np.sqrt(s["v"]) / np.sqrt(1 - 0.99**t) + 1e-6)


def lion(p: Array, g: Array, s: dict[str, Array], t: int) -> Array:
    m = s.get("m", 0 * p)
    s["m"] = 0.99 * m + 0.01 * g
    return p * (1 - 0.05 * 0.1) - 0.05 * np.sign(0.9 * m + 0.1 * g)


def adagrad(p: Array, g: Array, s: dict[str, Array], t: int) -> Array:
    s["sum"] = s.get("sum", 0 * p + 0.5) + g * g
    return p - 0.05 / (1 + (t - 1) * 0.1) * g / (np.sqrt(s["sum"]) + 1e-10)


def nadam(p: Array, g: Array, s: dict[str, Array], t: int) -> Array:
    mu, after = (0.9 * (1 - 0.5 * 0.96 ** (k * 4e-3)) for k in (t, t + 1))
    s["product"] = s.get("product", np.array(1.0)) * mu
    s["m"] = 0.9 * s.get("m", 0 * p) + 0.1 * g
    s["v"] = 0.999 * s.get("v", 0 * p) + 0.001 * g * g
    root = np.sqrt(s["v"] / (1 - 0.999**t)) + 1e-8
    p = p - 0.05 * (1 - mu) / (1 - s["product"]) * g / root
    return p - 0.05 * after / (1 - s["product"] * after) * s["m"] / root


Formula = Callable[[Array, Array, dict[str, Array], int], Array]
WRITTEN_OUT: dict[str, tuple[Formula, dict[str, Any]]] = {
    "sgd": (sgd, {"momentum": 0.9, "dampening": 0.2, "weight_decay": 0.1}),
    "adamw": (adamw, {"beta1": 0.8, "beta2": 0.99, "eps": 1e-6, "weight_decay": 0.1}),
    "lion": (lion, {"weight_decay": 0.1}),
    "adagrad": (adagrad, {"lr_decay": 0.1, "initial_accumulator_value": 0.5}),
    "nadam": (nadam, {}),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", WRITTEN_OUT)
def test_ten_steps_in_f64_are_the_formula(name: str):
    formula, keywords = WRITTEN_OUT[name]

    def ten_steps(p: Any, *grads: Any) -> Any:
        state: dict[str, Any] = {}
        for t, g in enumerate(grads, 1):
            p = formula(p, g, state, t)
        return p

    params = doubles(arrays())
    before = [p.copy() for p in params]
    opt = getattr(optim, name)(params, lr=0.05, **keywords)
    steps = [doubles(arrays()) for _ in range(10)]
    for grads in steps:
        opt.step(grads)
    for n, (p, old) in enumerate(zip(params, before, strict=True)):
        args = [old, *(grads[n] for grads in steps)]
        agree(ten_steps, args, p, ten_steps(*args))
    assert opt.compilations == 1


def test_split_sgd_keeps_the_low_halves_of_bf16_parameters():
    bf16 = np.dtype("bfloat16")
    opt = optim.split_sgd([np.ones(3, bf16)], lr=2.0**-20, momentum=0.9)
    for _ in range(2):
        opt.step([np.ones(3, bf16)])
    # 1 - 2^-20 - 1.9 * 2^-20, which bf16 can't say: its high half is the bf16 below 1.
    number = np.float32(np.float32(1 - 2.0**-20) - np.float32(1.9) * np.float32(2.0**-20))
    bits = np.array(number).view(np.uint32)
    assert opt.params[0].view(np.uint16).tolist() == [bits >> 16] * 3
    assert opt.masters[0].tolist() == [bits & 0xFFFF] * 3
    assert opt.state["momentum_buffer"][0].dtype == np.float32


def test_the_signature_is_the_ops():
    parameters = inspect.signature(optim.adamw).parameters
    assert [*parameters][:6] == ["params", "lr", "beta1", "beta2", "eps", "weight_decay"]
    assert (parameters["lr"].default, parameters["weight_decay"].default) == (1e-3, 1e-2)
    assert parameters["amsgrad"].default is False
    assert {"state_dtype", "master_weights", "max_norm", "device"} <= {*parameters}
    assert "Loshchilov" in (optim.adamw.__doc__ or "")


def test_options_bring_states():
    params = doubles(arrays())
    assert [*optim.adam(params).state] == ["exp_avg", "exp_avg_sq"]
    assert [*optim.adam(params, amsgrad=True).state] == ["exp_avg", "exp_avg_sq", "max_exp_avg_sq"]
    assert [*optim.sgd(params).state] == []
    assert [*optim.sgd(params, momentum=0.9).state] == ["momentum_buffer"]


def test_options_that_would_bring_others_cant_change():
    opt = optim.sgd(doubles(arrays()), momentum=0.9)
    opt.momentum = 0.5
    with pytest.raises(MlfuseError, match="momentum=0 needs other states"):
        opt.momentum = 0
    with pytest.raises(MlfuseError, match="nesterov is 1; write True or False"):
        opt.nesterov = 1
    adagrad = optim.adagrad(doubles(arrays()), initial_accumulator_value=0.5)
    with pytest.raises(MlfuseError, match="make a new optimizer"):
        adagrad.initial_accumulator_value = 1.0


@pytest.mark.slow
def test_state_is_saved_by_torchs_names():
    opt = optim.nadam(doubles(arrays()))
    opt.step(doubles(arrays()))
    saved = opt.state_dict()
    assert [*saved["state"]] == ["exp_avg", "exp_avg_sq"]
    assert saved["numbers"].keys() == {"mu_product"}
    other = mlfuse.optim.nadam([p.copy() for p in opt.params])
    other.load_state_dict(saved)
    grads = doubles(arrays())
    opt.step(grads)
    other.step(grads)
    for a, b in zip(opt.params, other.params, strict=True):
        np.testing.assert_array_equal(a, b)
