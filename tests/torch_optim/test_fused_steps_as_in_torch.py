"""Ten steps of each optimizer against `torch.optim`'s with `foreach=False`, over mixed shapes and types."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from fused_cases import (
    IN_TORCH,
    SHAPES,
    WHOLE,
    Gradients,
    as_f64,
    copies,
    distance,
    fused,
    named,
    pair,
    parameters,
    torch,
)

from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

Case = tuple[str, dict[str, Any]]
WIDE = (torch.float32, torch.float64)
HAS_FMA = torch.backends.cpu.get_cpu_capability() != "DEFAULT"
"""Whether torch computes a * b + c with one rounding, as mlfuse does."""
STEPS = 10 if HAS_FMA else 2
"""Further steps make larger what other roundings changed, such as the root of a variance near 0."""


def scale(size: Any) -> Any:
    """What differences are measured by: each element's size. Without FMA torch rounds products that a sum may cancel; then
    it is the size of the largest element."""
    return size if HAS_FMA or not size.size else np.full_like(size, size.max())


def tensors(optimizer: Any, params: list[Any]) -> list[Any]:
    """The parameters, and their states of the same shape."""
    found: list[Any] = list(params)
    for p in params:
        state = optimizer.state[p]
        found += [state[name] for name in sorted(state) if name not in ("step", "mu_product")]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("case", IN_TORCH, ids=named)
def test_ten_steps_of_f32_and_f64(case: Case):
    """Within 8 ULP: of the largest that torch's value has been or of the way it has come, since what was rounded at
    that size stays."""
    name, keywords = case
    ours = [p for dtype in WIDE for p in parameters(SHAPES, dtype)]
    theirs = copies(ours)
    mine, torchs = pair(name, ours, theirs, **keywords)
    gradients = Gradients()
    values = [as_f64(p) for p in theirs]
    largest, way = [abs(x) for x in values], [0.0 * x for x in values]
    for t in range(STEPS):
        for optimizer in (mine, torchs):
            optimizer.param_groups[0]["lr"] = 0.1 * 0.9**t
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
        want = tensors(torchs, theirs)
        now = [as_f64(each) for each in want]
        for each in now[len(values) :]:  # states, which are there from the first step on
            values.append(0.0 * each)
            largest.append(0.0 * each)
            way.append(0.0 * each)
        largest = [np.maximum(x, abs(y)) for x, y in zip(largest, now, strict=True)]
        way = [x + abs(y - z) for x, y, z in zip(way, now, values, strict=True)]
        values = now
        for got, expected, *sizes in zip(tensors(mine, ours), want, largest, way, strict=True):
            assert distance(got, expected, scale(np.maximum(*sizes))) <= 8, (t, expected.shape)
    assert mine.launches == len(WIDE)
    if name != "SGD":
        assert [mine.state[p]["step"].item() for p in ours] == [float(STEPS)] * len(ours)


@pytest.mark.slow
@pytest.mark.parametrize("case", IN_TORCH, ids=named)
def test_ten_steps_of_bf16(case: Case):
    """Each step from torch's own values: within 1 ULP of the new value, or of its change."""
    name, keywords = case
    ours = parameters(WHOLE, torch.bfloat16)
    theirs = copies(ours)
    mine, torchs = pair(name, ours, theirs, lr=0.01, **keywords)
    gradients = Gradients()
    for _ in range(10):
        before = [as_f64(p) for p in theirs]
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
        for got, want, old in zip(ours, theirs, before, strict=True):
            size = np.maximum(np.abs(as_f64(want)), np.abs(as_f64(want) - old))
            assert distance(got, want, scale(size)) <= 1
        with torch.no_grad():
            for got, want in zip(tensors(mine, ours), tensors(torchs, theirs), strict=True):
                got.copy_(want)


def test_three_types_in_one_group_are_three_launches():
    params = [p for dtype in (*WIDE, torch.bfloat16) for p in parameters(WHOLE, dtype)]
    optimizer = fused.AdamW(params)
    Gradients().give(params)
    optimizer.step()
    assert optimizer.launches == 3


def test_a_step_is_one_launch_however_many_tensors_there_are():
    params = parameters([(n % 7,) for n in range(300)])
    optimizer = fused.Adam(params)
    Gradients().give(params)
    optimizer.step()
    assert optimizer.launches == 1


def test_lion_is_the_papers_algorithm():
    """Chen et al. 2023, algorithm 2; within 8 ULP of the largest that each element has been."""
    ours = parameters(SHAPES, torch.float64)
    want = [p.detach().clone() for p in ours]
    largest = [abs(as_f64(p)) for p in ours]
    momenta = [torch.zeros_like(p) for p in want]
    optimizer = fused.Lion(ours, lr=0.01, betas=(0.8, 0.9), weight_decay=0.1)
    gradients = Gradients()
    for _ in range(5):
        gradients.give(ours)
        optimizer.step()
        for p, m, like in zip(want, momenta, ours, strict=True):
            direction = torch.sign(0.8 * m + 0.2 * like.grad)
            p.copy_(p * (1 - 0.01 * 0.1) - 0.01 * direction)
            m.copy_(0.9 * m + 0.1 * like.grad)
        largest = [np.maximum(x, abs(as_f64(p))) for x, p in zip(largest, want, strict=True)]
    for got, expected, size in zip(ours, want, largest, strict=True):
        assert distance(got, expected, scale(size)) <= 8


def five_steps_of_lamb(p: Any, *gradients: Any) -> Any:
    """You et al. 2020 with apex's rule where a norm is 0."""
    m, v = 0 * p, 0 * p
    for t, g in enumerate(gradients, 1):
        m = 0.9 * m + (1 - 0.9) * g
        v = 0.999 * v + (1 - 0.999) * g * g
        update = m / (1 - 0.9**t) / (np.sqrt(v / (1 - 0.999**t)) + 1e-6) + 0.1 * p
        long, step = (np.sqrt(np.sum(each * each)) for each in (p, update))
        ratio = np.where((long != 0) & (step != 0), long / step, 1.0)
        p = p - 0.01 * ratio * update
    return p


@pytest.mark.slow
def test_lamb_scales_each_tensors_step_by_its_norm():
    ours = parameters(SHAPES, torch.float64)
    args = [[as_f64(p).copy()] for p in ours]
    optimizer = fused.LAMB(ours, lr=0.01, weight_decay=0.1)
    gradients = Gradients()
    for _ in range(5):
        gradients.give(ours)
        for p, given in zip(ours, args, strict=True):
            given.append(as_f64(p.grad).copy())
        optimizer.step()
    for p, given in zip(ours, args, strict=True):
        with np.errstate(invalid="ignore"):  # the norms of nothing
            want = five_steps_of_lamb(*given)
        agree(five_steps_of_lamb, given, as_f64(p), want)
    assert optimizer.launches <= 3
