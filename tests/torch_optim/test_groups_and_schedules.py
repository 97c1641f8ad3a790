"""Parameter groups, learning rates that change, keywords, hooks and closures: as of any torch optimizer."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import Any

import pytest
from fused_cases import Gradients, assert_near, copies, fused, pair, parameters, torch

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.torch.places import compiled

pytestmark = pytest.mark.quick_c


def advance(steps: int, gradients: Gradients, *optimizers: Any) -> None:
    for _ in range(steps):
        lists = [[p for g in each.param_groups for p in g["params"]] for each in optimizers]
        gradients.give(*lists)
        for each in optimizers:
            each.step()


def grouped(cls: Any, params: list[Any], **keywords: Any) -> Any:
    groups = [
        {"params": params[:2], "lr": 0.1, "weight_decay": 0.0},
        {"params": params[2:4], "betas": (0.5, 0.9)},
        {"params": params[4:], "amsgrad": True},
    ]
    return cls(groups, lr=0.02, **keywords)


def test_each_group_has_its_own_hyperparameters():
    ours = parameters()
    theirs = copies(ours)
    mine = grouped(fused.AdamW, ours)
    torchs = grouped(torch.optim.AdamW, theirs, foreach=False)
    gradients = Gradients()
    advance(3, gradients, mine, torchs)
    for optimizer in (mine, torchs):
        optimizer.param_groups[1]["lr"] = 0.3
        optimizer.param_groups[0]["betas"] = (0.8, 0.9)
    advance(3, gradients, mine, torchs)
    assert_near(ours, theirs)
    assert mine.launches == 3


def test_groups_with_the_same_options_share_their_code():
    params = parameters([(4,), (5,), (6,)])
    optimizer = fused.Adamax([{"params": [p], "lr": 0.1 * n} for n, p in enumerate(params)])
    before = compiled.cache_info().currsize
    advance(1, Gradients(), optimizer)
    assert compiled.cache_info().currsize <= before + 1
    assert optimizer.launches == 3


def test_a_group_that_is_added_later():
    ours = parameters([(4,), (5,), (6,)])
    theirs = copies(ours)
    mine, torchs = pair("Adagrad", ours[:2], theirs[:2], lr=0.1)
    gradients = Gradients()
    advance(2, gradients, mine, torchs)
    mine.add_param_group({"params": ours[2:], "lr": 0.5})
    alone = torch.optim.Adagrad(theirs[2:], lr=0.5, foreach=False)  # torch's has no state for it
    for _ in range(3):
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
        alone.step()
    assert_near(ours, theirs)


def test_a_scheduler_changes_the_rate_and_compiles_nothing():
    ours = parameters()
    theirs = copies(ours)
    mine, torchs = pair("AdamW", ours, theirs, lr=0.1)
    schedules = [
        torch.optim.lr_scheduler.OneCycleLR(each, max_lr=0.2, total_steps=12)
        for each in (mine, torchs)
    ]
    gradients = Gradients()
    advance(1, gradients, mine, torchs)
    before = compiled.cache_info().currsize
    for _ in range(10):
        for each in schedules:
            each.step()
        advance(1, gradients, mine, torchs)
    assert compiled.cache_info().currsize == before
    assert mine.param_groups[0]["lr"] == torchs.param_groups[0]["lr"] != 0.1
    assert_near(ours, theirs)


def test_hyperparameters_that_are_tensors():
    ours = parameters()
    theirs = copies(ours)
    mine = fused.AdamW(ours, lr=torch.tensor(0.1, dtype=torch.float64))
    torchs = torch.optim.AdamW(theirs, lr=0.1, foreach=False)
    gradients = Gradients()
    for rate in (0.1, 0.05, 0.2):
        mine.param_groups[0]["lr"].fill_(rate)
        torchs.param_groups[0]["lr"] = rate
        advance(2, gradients, mine, torchs)
    assert_near(ours, theirs)


def test_an_option_that_changes_midway():
    ours = parameters()
    theirs = copies(ours)
    mine, torchs = pair("SGD", ours, theirs, lr=0.1)
    gradients = Gradients()
    for momentum, maximize in ((0.0, False), (0.9, False), (0.5, True)):
        for each in (mine, torchs):
            each.param_groups[0].update(momentum=momentum, maximize=maximize)
        advance(2, gradients, mine, torchs)
    assert_near(ours, theirs)


def test_step_returns_what_the_closure_returns():
    (param,) = params = parameters([(5,)])
    optimizer = fused.SGD(params, lr=0.1)

    def closure() -> Any:
        optimizer.zero_grad()
        loss = (param**2).sum()
        loss.backward()
        return loss

    with torch.no_grad():
        before = param.detach().clone()
        loss = optimizer.step(closure)
    torch.testing.assert_close(loss, (before**2).sum())
    torch.testing.assert_close(param.detach(), before * 0.8)


def test_hooks_of_steps():
    params = parameters([(5,)])
    optimizer = fused.SGD(params, lr=0.1)
    Gradients().give(params)
    seen: list[str] = []
    own = [
        optimizer.register_step_pre_hook(lambda *_: seen.append("before")),
        optimizer.register_step_post_hook(lambda *_: seen.append("after")),
    ]
    home: Any = import_module("torch.optim.optimizer")
    everyones = home.register_optimizer_step_post_hook(lambda *_: seen.append("after all"))
    optimizer.step()
    everyones.remove()
    optimizer.step()
    for each in own:
        each.remove()
    optimizer.step()
    assert seen == ["before", "after", "after all", "before", "after"]


def test_the_profiler_sees_steps():
    params = parameters([(5,)])
    optimizer = fused.SGD(params, lr=0.1)
    Gradients().give(params)
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        optimizer.step()
    assert "Optimizer.step#SGD.step" in [event.key for event in profile.key_averages()]


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW", "Adagrad", "RMSprop", "NAdam"])
def test_keywords_are_torchs(name: str):
    want = signature(getattr(torch.optim, name).__init__).parameters.values()
    got = signature(getattr(fused, name)).parameters.values()
    assert [(p.name, p.kind) for p in got] == [(p.name, p.kind) for p in want if p.name != "self"]
    assert [p.default for p in got][1:] == [p.default for p in want][2:]


def test_how_torch_computes_is_accepted_and_means_nothing():
    ours = parameters()
    for keywords in ({"foreach": True}, {"fused": True}, {"capturable": False}):
        optimizer = fused.Adam(ours, **keywords)
        advance(1, Gradients(), optimizer)
        assert optimizer.launches == 1
        assert optimizer.param_groups[0].keys() >= keywords.keys()


@pytest.mark.parametrize("keyword", ["capturable", "differentiable"])
def test_what_a_launch_cannot_do_is_refused(keyword: str):
    with pytest.raises(MlfuseError, match=f"Adam has no {keyword}=True"):
        fused.Adam(parameters(), **{keyword: True})


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("Adam", {"lr": -1.0}), ("Adam", {"lr": float("nan")}), ("Adam", {"betas": (1.0, 0.9)}), ("Adam", {"eps": -1.0}),
    ("SGD", {"momentum": -0.1}), ("SGD", {"nesterov": True}), ("Adadelta", {"rho": 1.5}),
    ("AdamW", {"weight_decay": -1.0}), ("Adagrad", {"lr_decay": -1.0}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "keywords"), WRONG, ids=str)
def test_what_torch_refuses_is_refused(name: str, keywords: dict[str, Any]):
    with pytest.raises(ValueError):
        getattr(torch.optim, name)(parameters(), **keywords)
    with pytest.raises(ValueError) as caught:
        getattr(fused, name)(parameters(), **keywords)
    assert isinstance(caught.value, MlfuseError)


def test_a_number_that_is_none_is_refused():
    with pytest.raises(MlfuseError, match="learning rate: 'fast' is not a number"):
        fused.Adam(parameters(), lr="fast")
    optimizer = fused.Adam(parameters())
    optimizer.param_groups[0]["lr"] = "fast"
    with pytest.raises(MlfuseError, match="lr is 'fast', not a number"):
        advance(1, Gradients(), optimizer)


def test_named_parameters_keep_their_names():
    named = [("weight", p) for p in parameters([(4,)])]
    optimizer = fused.AdamW(named)
    assert optimizer.state_dict()["param_groups"][0]["param_names"] == ["weight"]
