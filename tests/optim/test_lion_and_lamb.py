"""Lion and LAMB, which torch hasn't, against their definitions in extended precision."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from optimizer_cases import DTYPES, Array, Case, distance, sizes, step, step_of, text

from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import HostModule

pytestmark = pytest.mark.quick_c

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
needs_cxx = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")
Numbers = dict[str, float]
EXACT = np.longdouble


def lion(p: Array, g: Array, m: Array, h: Numbers) -> list[Array]:
    """Algorithm 2 of Chen et al., 2023."""
    c = h["beta1"] * m + (1 - h["beta1"]) * g
    p = p - h["lr"] * (np.sign(c) + h["weight_decay"] * p)
    return [p, h["beta2"] * m + (1 - h["beta2"]) * g]


def apex_lamb(case: Case, round_: Callable[[Array], Array]) -> Callable[..., list[Array]]:
    """LAMB as apex's multi_tensor_lamb.cu has it; `round_` is to the gradient's type."""
    on = case.chosen

    def take(p: Array, g: Array, m: Array, v: Array, h: Numbers) -> list[Array]:
        b1, b2, t = h["beta1"], h["beta2"], h["step"]  # numbers are f64
        if "adam_w_mode" not in on:
            g = g + h["weight_decay"] * p
        m = b1 * m + ((1 - b1) if "grad_averaging" in on else 1) * g
        v = b2 * v + (1 - b2) * g * g
        corrected = "bias_correction" in on
        mean, square = (m / (1 - b1**t), v / (1 - b2**t)) if corrected else (m, v)
        u = mean / (np.sqrt(square) + h["eps"])
        if "adam_w_mode" in on:
            u = u + h["weight_decay"] * p
        u = round_(u)
        long, wide = np.sqrt(np.sum(p * p)), np.sqrt(np.sum(u * u))
        adapts = "use_nvlamb" in on or h["weight_decay"] != 0
        ratio = long / wide if adapts and long != 0 and wide != 0 else 1
        return [p - h["lr"] * ratio * u, m, v]

    return take


def ipex_lamb(p: Array, g: Array, m: Array, v: Array, h: Numbers) -> list[Array]:
    """LAMB as IPEX's LambFusedStep.cpp has it."""
    b1, b2, t = h["beta1"], h["beta2"], h["step"]
    m = b1 * m + (1 - b1) * g
    v = b2 * v + (1 - b2) * g * g
    u = m / (1 - b1**t) / (np.sqrt(v / (1 - b2**t)) + h["eps"]) + h["weight_decay"] * p
    with np.errstate(invalid="ignore"):  # 0 / 0 for no elements
        ratio = np.sqrt(np.sum(p * p)) / np.sqrt(np.sum(u * u))
    return [p - h["lr"] * ratio * u, m, v]


def definition(case: Case, dtype: str) -> Callable[..., list[Array]]:
    if case.name == "lion":
        return lion
    if "ipex" in case.options:
        return ipex_lamb
    rounds = dtype == "bf16"
    return apex_lamb(case, lambda u: u.astype(DTYPES["bf16"]).astype(EXACT) if rounds else u)


APEX = ["bias_correction", "grad_averaging", "adam_w_mode", "use_nvlamb"]
CASES = [
    Case("lion"),
    Case("lion", ("maximize",), (("weight_decay", 0.1), ("beta1", 0.6))),
    Case("lamb", ("ipex",)),
    Case("lamb", ("ipex",), (("weight_decay", 0.0), ("eps", 1e-8))),
    *(
        Case("lamb", sum(options, ()), (("weight_decay", decay),))
        for options in product(*[((), (name,)) for name in APEX])
        for decay in (0.05, 0.0)
    ),
]


def is_odd(case: Case) -> bool:
    """Of LAMB's sixteen sets of options, half: the others have any three options in all combinations."""
    return len(set(case.options) & set(APEX)) % 2 == 1


ON_BOTH = [
    *((case, "interpreter") for case in CASES),
    *(
        pytest.param(case, "cpu", marks=[needs_cc, pytest.mark.slow] if is_odd(case) else needs_cc)
        for case in CASES
    ),
]


def numbers_of(case: Case, t: int) -> Numbers:
    return case.hyperparameters | {"step": float(t), "lr": 0.01 * 0.9**t}


@pytest.mark.parametrize(("case", "device"), ON_BOTH, ids=str)
@pytest.mark.sampled(24)
def test_ten_steps_agree_with_the_definition(case: Case, device: str):
    """Each step, from the tensors that the last one gave, within 8 ULP (bf16: 1) of the exact value or of its change."""
    rng = np.random.default_rng(3)
    steps, lengths = (10, (0, 1, 15, 1027)) if device == "cpu" else (2, (0, 33))
    for n in lengths:
        states = [np.zeros(n) for _ in case.op.states(case.chosen)]
        now = [[x.astype(d) for x in (rng.standard_normal(n), *states)] for d in DTYPES.values()]
        for t in range(1, steps + 1):
            numbers = numbers_of(case, t)
            g = rng.standard_normal(n)
            tensors = [
                [x[0], g.astype(d), *x[1:]] for x, d in zip(now, DTYPES.values(), strict=True)
            ]
            results = step(case, tensors, numbers, device)
            for d, given, got in zip(DTYPES, tensors, results, strict=True):
                exact = [x.astype(EXACT) for x in given]
                if "maximize" in case.options:
                    exact[1] = -exact[1]
                want = definition(case, d)(*exact, numbers)
                for x, y, old in zip(got, want, (given[0], *given[2:]), strict=True):
                    found = distance(x, y.astype(x.dtype), sizes(y, old))
                    assert found <= (1 if d == "bf16" else 8), f"{d}, {n} elements, step {t}"
            now = results


GRADIENT = np.array([0.5, -2.0, 3.0], np.float32)


def steps_of_zeros(options: tuple[str, ...]) -> Any:
    case = Case("lamb", options)
    zeros = [np.zeros(3, np.float32)] * 3
    numbers = numbers_of(case, 1)
    return step_of(case, "f32", [zeros[0], GRADIENT, *zeros[1:]], numbers, "interpreter")[0]


def test_a_parameter_of_zeros_has_no_trust_ratio_in_apex_and_stays_zero_in_ipex():
    """Of the first step's moments g and g^2, after their corrections, -lr g / (|g| + eps) is left."""
    want = -0.009 * GRADIENT / (np.abs(GRADIENT.astype(np.float64)) + 1e-6)
    assert distance(steps_of_zeros(()), want.astype(np.float32), want) <= 8
    assert not np.any(steps_of_zeros(("ipex",)))


@needs_cxx
@pytest.mark.parametrize("options", [(), ("ipex",)], ids=["apex", "ipex"])
def test_lamb_as_cuda_text(options: tuple[str, ...]):
    case = Case("lamb", options)
    module = HostModule.of(parse(text(case, ["70x60xf32"])))
    rng = np.random.default_rng(4)
    p, g, m, v = (rng.standard_normal((70, 60)).astype(np.float32) for _ in range(4))
    numbers = numbers_of(case, 3)
    names = [each.name for each in case.op.numbers(case.chosen)]
    given = [p, g, m, v * v]
    results = module.run([*given, *(np.float64(numbers[name]) for name in names)])
    want = definition(case, "f32")(*(x.astype(EXACT) for x in given), numbers)
    for x, y, old in zip(results, want, (given[0], *given[2:]), strict=True):
        assert distance(x, y.astype(np.float32), sizes(y, old)) <= 8
