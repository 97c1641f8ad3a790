"""State in torch's own layout: taken over from torch's optimizers, handed back, saved and loaded."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

import io
import pickle
from copy import deepcopy
from typing import Any

import pytest
from fused_cases import (
    ONE_OF_EACH,
    Gradients,
    assert_near,
    copies,
    fused,
    named,
    pair,
    parameters,
    torch,
)

pytestmark = pytest.mark.quick_c

Case = tuple[str, dict[str, Any]]
each_case = pytest.mark.parametrize("case", ONE_OF_EACH, ids=named)


def advance(steps: int, gradients: Gradients, *optimizers: Any) -> None:
    for _ in range(steps):
        gradients.give(*(each.param_groups[0]["params"] for each in optimizers))
        for each in optimizers:
            each.step()


@pytest.mark.slow
@pytest.mark.parametrize("case", [("SGD", {}), *ONE_OF_EACH], ids=named)
def test_state_and_groups_are_laid_out_as_torchs(case: Case):
    name, keywords = case
    ours = parameters()
    mine, torchs = pair(name, ours, copies(ours), **keywords)
    advance(2, Gradients(), mine, torchs)
    got, want = mine.state_dict(), torchs.state_dict()
    assert got["param_groups"] == [want["param_groups"][0] | {"foreach": None}]
    assert got["state"].keys() == want["state"].keys()
    for number, expected in want["state"].items():
        state = got["state"][number]
        assert {k: (v.dtype, v.shape, v.device) for k, v in state.items()} == {
            k: (v.dtype, v.shape, v.device) for k, v in expected.items()
        }


@each_case
def test_taking_over_from_torch_midway(case: Case):
    name, keywords = case
    theirs = parameters()
    torchs = getattr(torch.optim, name)(theirs, foreach=False, lr=0.02, **keywords)
    gradients = Gradients()
    advance(5, gradients, torchs)
    ours = copies(theirs)
    mine = getattr(fused, name)(ours)
    mine.load_state_dict(deepcopy(torchs.state_dict()))
    advance(5, gradients, mine, torchs)
    assert mine.param_groups[0]["lr"] == 0.02
    assert_near(ours, theirs)


@each_case
def test_handing_back_to_torch_midway(case: Case):
    name, keywords = case
    ours = parameters()
    theirs = copies(ours)
    mine, torchs = pair(name, ours, theirs, lr=0.02, **keywords)
    gradients = Gradients()
    advance(5, gradients, mine, torchs)
    back = copies(ours)
    after = getattr(torch.optim, name)(back, foreach=False)
    after.load_state_dict(mine.state_dict())  # without a copy: each step count stands for itself
    advance(5, gradients, after, torchs)
    assert_near(back, theirs)
    if name != "SGD":
        assert {float(after.state[p]["step"]) for p in back} == {10.0}


@each_case
def test_handing_back_before_the_first_step(case: Case):
    name, keywords = case
    ours = parameters()
    back, theirs = copies(ours), copies(ours)
    after = getattr(torch.optim, name)(back, foreach=False)
    after.load_state_dict(getattr(fused, name)(ours, lr=0.02, **keywords).state_dict())
    torchs = getattr(torch.optim, name)(theirs, foreach=False, lr=0.02, **keywords)
    advance(2, Gradients(), after, torchs)
    assert_near(back, theirs, 0)


def test_state_goes_through_a_file():
    ours = parameters()
    mine = fused.NAdam(ours, lr=0.02)
    gradients = Gradients()
    advance(3, gradients, mine)
    file = io.BytesIO()
    torch.save(mine.state_dict(), file)
    file.seek(0)
    again = copies(ours)
    other = fused.NAdam(again)
    other.load_state_dict(torch.load(file, weights_only=True))
    advance(3, gradients, mine, other)
    assert_near(again, ours, 0)


def test_an_optimizer_is_copied_with_its_parameters():
    ours = parameters()
    mine = fused.AdamW(ours, lr=0.02)
    advance(3, Gradients(1), mine)
    copied, unpickled = deepcopy(mine), pickle.loads(pickle.dumps(mine))
    assert type(copied) is type(unpickled) is fused.AdamW
    advance(3, Gradients(2), mine, copied, unpickled)
    for other in (copied, unpickled):
        params = other.param_groups[0]["params"]
        assert all(p is not q for p, q in zip(params, ours, strict=True))
        assert_near(params, ours, 0)


def test_step_counts_of_different_parameters_stay_apart():
    """A parameter whose gradients start later has its own bias correction."""
    ours = parameters([(5,), (6,)])
    theirs = copies(ours)
    mine, torchs = pair("Adam", ours, theirs, lr=0.02)
    gradients = Gradients()
    for t in range(6):
        gradients.give(ours, theirs)
        if t < 3:
            ours[1].grad = theirs[1].grad = None
        mine.step()
        torchs.step()
    assert [float(mine.state[p]["step"]) for p in ours] == [6.0, 3.0]
    assert_near(ours, theirs)


def test_momentum_that_starts_later_is_the_gradient_at_first():
    ours = parameters([(5,), (6,)])
    theirs = copies(ours)
    mine, torchs = pair("SGD", ours, theirs, lr=0.02, momentum=0.9, dampening=0.5)
    gradients = Gradients()
    for t in range(5):
        gradients.give(ours, theirs)
        if t < 2:
            ours[1].grad = theirs[1].grad = None
        mine.step()
        torchs.step()
    assert_near(ours, theirs)
    assert mine.launches == 1


@pytest.mark.parametrize("change", ["step in place", "step", "tensor", "tensor's memory", "dict"])
def test_state_changed_from_outside_is_seen(change: str):
    ours = parameters([(5,), (6,)])
    theirs = copies(ours)
    mine, torchs = pair("AdamW", ours, theirs, lr=0.02)
    gradients = Gradients()
    advance(4, gradients, mine, torchs)
    for optimizer, params in ((mine, ours), (torchs, theirs)):
        state = optimizer.state[params[0]]
        match change:
            case "step in place":
                state["step"].fill_(1.0)
            case "step":
                state["step"] = torch.tensor(1.0)
            case "tensor":
                state["exp_avg"] = torch.ones(5)
            case "tensor's memory":
                state["exp_avg"].data = torch.ones(5)
            case _:
                optimizer.state[params[0]] = {k: v.clone() * 2 for k, v in state.items()}
    del state
    advance(4, gradients, mine, torchs)
    assert_near(ours, theirs)


def test_a_reference_to_state_kept_for_long_still_changes_it():
    ours = parameters([(5,), (6,)])
    theirs = copies(ours)
    mine, torchs = pair("AdamW", ours, theirs, lr=0.02)
    gradients = Gradients()
    advance(2, gradients, mine, torchs)
    moments = [mine.state[ours[1]]["exp_avg"], torchs.state[theirs[1]]["exp_avg"]]
    advance(3, gradients, mine, torchs)
    for each in moments:
        each.data = torch.ones(6)
    advance(3, gradients, mine, torchs)
    assert_near(ours, theirs)


def test_state_laid_out_otherwise_is_laid_as_its_parameter():
    """A model in channels last, a state saved from one that wasn't."""
    ours = parameters([(2, 3, 4, 5)])
    theirs = copies(ours)
    mine, torchs = pair("AdamW", ours, theirs, lr=0.02)
    gradients = Gradients()
    advance(2, gradients, mine, torchs)
    last = [torch.nn.Parameter(p.detach().to(memory_format=torch.channels_last)) for p in ours]
    other = fused.AdamW(last)
    other.load_state_dict(mine.state_dict())
    advance(3, gradients, other, torchs)
    assert last[0].is_contiguous(memory_format=torch.channels_last)
    assert_near(last, theirs)


def test_steps_saved_as_numbers_are_read():
    """Old checkpoints of torch hold Python numbers."""
    ours = parameters([(5,)])
    theirs = copies(ours)
    mine, torchs = pair("Adam", ours, theirs, lr=0.02)
    gradients = Gradients()
    advance(3, gradients, mine, torchs)
    for optimizer in (mine, torchs):
        saved = optimizer.state_dict()
        saved["state"][0]["step"] = 3
        optimizer.load_state_dict(saved)
    advance(3, gradients, mine, torchs)
    assert_near(ours, theirs)
