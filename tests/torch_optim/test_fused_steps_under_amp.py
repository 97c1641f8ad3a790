"""`torch.amp.GradScaler`: gradients divided by the scale in the launch, steps skipped where one is infinite."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from typing import Any

import pytest
from fused_cases import (
    ONE_OF_EACH,
    Gradients,
    assert_near,
    copies,
    named,
    pair,
    parameters,
    torch,
)

from mlfuse.frontends.torch.bucket import Scaling

pytestmark = pytest.mark.quick_c

Case = tuple[str, dict[str, Any]]


def scaler() -> Any:
    return torch.amp.GradScaler(device="cpu", init_scale=64.0, growth_interval=3)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("case", ONE_OF_EACH, ids=named)
def test_scaled_steps_with_infinite_ones_among_them(case: Case):
    """Against the same optimizer of torch with a scaler of its own, which unscales gradients beforehand."""
    name, keywords = case
    ours = parameters()
    theirs = copies(ours)
    mine, torchs = pair(name, ours, theirs, lr=0.02, **keywords)
    scalers = [scaler(), scaler()]
    gradients = Gradients()
    for t in range(8):
        gradients.give(ours, theirs)
        for optimizer, params, each in zip((mine, torchs), (ours, theirs), scalers, strict=True):
            each.scale(torch.tensor(0.0))  # the scaler makes its scale when it is first used
            for p in params:
                p.grad.mul_(each.get_scale())
            if t in (2, 5):
                params[3].grad[1, 2] = float("inf") if t == 2 else float("nan")
            each.step(optimizer)
            each.update()
    assert scalers[0].get_scale() == scalers[1].get_scale() != 64.0
    assert_near(ours, theirs)
    if name != "SGD":
        assert float(mine.state[ours[0]]["step"]) == 6.0


def test_gradients_unscaled_for_clipping():
    ours = parameters([(4,), (5, 6)])
    theirs = copies(ours)
    mine, torchs = pair("AdamW", ours, theirs, lr=0.02)
    scalers = [scaler(), scaler()]
    gradients = Gradients()
    for _ in range(4):
        gradients.give(ours, theirs)
        for optimizer, params, each in zip((mine, torchs), (ours, theirs), scalers, strict=True):
            each.scale(torch.tensor(0.0))
            for p in params:
                p.grad.mul_(each.get_scale())
            each.unscale_(optimizer)
            torch.nn.utils.clip_grad_norm_(params, 0.5)
            each.step(optimizer)
            each.update()
    assert_near(ours, theirs)


def test_f16_gradients_are_divided_by_the_scale_in_f32():
    """So a step sees what would be rounded to 0 as an f16."""
    param = torch.nn.Parameter(torch.ones(4, dtype=torch.float16))
    optimizer, _ = pair("SGD", [param], [param], lr=2.0**20)
    optimizer.grad_scale = torch.tensor(2.0**16)
    optimizer.found_inf = torch.tensor(0.0)
    param.grad = torch.full((4,), 2.0**-12, dtype=torch.float16)
    optimizer.step()
    del optimizer.grad_scale, optimizer.found_inf
    assert param.tolist() == [1 - 2.0**-8] * 4


@pytest.mark.slow
def test_scaled_and_plain_steps_in_turn():
    ours = parameters([(4,), (5, 6)])
    theirs = copies(ours)
    mine, torchs = pair("NAdam", ours, theirs, lr=0.02)
    gradients = Gradients()
    for t in range(6):
        gradients.give(ours, theirs)
        if t % 2:
            for p in ours:
                p.grad.mul_(8.0)
            mine.grad_scale = torch.tensor(8.0)
        mine.step()
        torchs.step()
        if t % 2:
            del mine.grad_scale
    assert_near(ours, theirs)


@pytest.mark.parametrize("name", ["AdamW", "NAdam", "RMSprop"])
def test_the_launch_itself_skips_and_counts_steps(name: str):
    """As on a GPU, where neither the flag nor the step count is read by the host."""
    ours = parameters([(4,), (5, 6), ()])
    theirs = copies(ours)
    mine, torchs = pair(name, ours, theirs, lr=0.02)
    mine._scaling = lambda: Scaling(mine.grad_scale, mine.found_inf)
    gradients = Gradients()
    for t in range(6):
        gradients.give(ours, theirs)
        skipped = t in (0, 3)
        for p in ours:
            p.grad.mul_(8.0)
            if skipped:
                p.grad.fill_(float("nan"))
        mine.grad_scale, mine.found_inf = torch.tensor(8.0), torch.tensor(float(skipped))
        mine.step()
        if not skipped:
            torchs.step()
    assert_near(ours, theirs)
    for key in ("step", "mu_product"):
        if key in torchs.state[theirs[0]]:
            want = torchs.state[theirs[0]][key]
            assert [mine.state[p][key] for p in ours] == [want] * len(ours)
    del mine._scaling, mine.grad_scale, mine.found_inf  # and from there on as ever
    gradients.give(ours, theirs)
    mine.step()
    torchs.step()
    assert_near(ours, theirs)
