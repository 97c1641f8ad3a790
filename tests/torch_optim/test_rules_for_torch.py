"""Classes of torch optimizers from `@mlfuse.optim.rule`, and training with them."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownLambdaType=false

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from fused_cases import Gradients, assert_near, copies, fused, parameters, torch

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError

pytestmark = pytest.mark.quick_c


@mlfuse.optim.rule
def written_adam(p, g, exp_avg, exp_avg_sq, *, step, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    """Adam, written out."""
    exp_avg = beta1 * exp_avg + (1 - beta1) * g
    exp_avg_sq = beta2 * exp_avg_sq + (1 - beta2) * g * g
    unbiased = mlfuse.sqrt(exp_avg_sq) / mlfuse.sqrt(1 - beta2**step)
    return p - lr / (1 - beta1**step) * exp_avg / (unbiased + eps), exp_avg, exp_avg_sq


@mlfuse.optim.rule(states={"average": mlfuse.optim.State(start=lambda p: p, dtype="float32")})
def averaged(p, g, average, *, lr):
    """SGD that keeps a running mean of what the parameter was."""
    p = p - lr * g
    return p, 0.5 * average + 0.5 * p


@mlfuse.optim.rule
def plain(p, g):
    return p - g


WrittenAdam = fused.from_rule(written_adam, "WrittenAdam")


def test_a_written_adam_is_torchs():
    ours = parameters(dtype=torch.float64)
    theirs = copies(ours)
    mine = WrittenAdam(ours, lr=0.02)
    torchs = torch.optim.Adam(theirs, lr=0.02, foreach=False)
    gradients = Gradients()
    for _ in range(5):
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
    assert_near(ours, theirs, 32)
    torchs.load_state_dict({**torchs.state_dict(), "state": deepcopy(mine.state_dict()["state"])})
    for _ in range(3):
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
    assert_near(ours, theirs, 32)
    assert mine.launches == 1


def test_the_class_says_what_it_is():
    assert WrittenAdam.__name__ == "WrittenAdam"
    assert WrittenAdam.__doc__ == "Adam, written out."
    optimizer = WrittenAdam(parameters(), lr=0.5)
    assert isinstance(optimizer, torch.optim.Optimizer)
    assert optimizer.param_groups[0]["beta1"] == 0.9


def test_states_of_a_type_and_start_of_their_own():
    source = parameters([(32,)], torch.bfloat16)
    (param,) = source
    start = param.detach().float()
    optimizer = fused.from_rule(averaged)(source, lr=0.25)
    param.grad = torch.full((32,), 0.5, dtype=torch.bfloat16)
    optimizer.step()
    average = optimizer.state[param]["average"]
    assert average.dtype == torch.float32
    assert torch.equal(average, start * 0.5 + (start - 0.125) * 0.5)  # exact, of 8 bits each
    other = fused.from_rule(averaged)(copies(source), lr=0.25)
    other.load_state_dict(deepcopy(optimizer.state_dict()))
    (again,) = other.param_groups[0]["params"]
    assert torch.equal(other.state[again]["average"], average)


def test_a_rule_without_hyperparameters_or_state():
    (param,) = params = parameters([(5,)])
    before = param.detach().clone()
    optimizer = fused.from_rule(plain)(params)
    param.grad = torch.ones(5)
    optimizer.step()
    torch.testing.assert_close(param.detach(), before - 1)
    assert optimizer.state_dict()["state"] == {}


def test_a_keyword_without_default_must_be_given():
    with pytest.raises(TypeError, match="lr"):
        fused.from_rule(averaged)(parameters())


def test_a_keyword_that_torchs_optimizers_have():
    @mlfuse.optim.rule
    def clashing(p, g, *, fused=1.0):
        return p - fused * g

    with pytest.raises(MlfuseError, match="can't have a keyword 'fused'"):
        fused.from_rule(clashing)


def network(seed: int) -> Any:
    torch.manual_seed(seed)
    return torch.nn.Sequential(
        torch.nn.Conv2d(1, 4, 3), torch.nn.BatchNorm2d(4), torch.nn.ReLU(), torch.nn.Flatten(),
        torch.nn.Linear(4 * 36, 16), torch.nn.Tanh(), torch.nn.Linear(16, 3),
    ).to(memory_format=torch.channels_last)  # fmt: skip


def losses(make: Any, steps: int = 40) -> list[float]:
    """Of a small classifier in training."""
    model = network(0)
    optimizer = make(model.parameters())
    source = torch.Generator().manual_seed(1)
    images = torch.randn(24, 1, 8, 8, generator=source)
    labels = torch.randint(3, (24,), generator=source)
    found: list[float] = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(model(images), labels)
        loss.backward()
        optimizer.step()
        found.append(loss.item())
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "keywords"),
    [("AdamW", {"lr": 3e-3}), ("SGD", {"lr": 0.05, "momentum": 0.9}), ("RMSprop", {"lr": 1e-3})],
)
def test_training_goes_as_with_torch(name: str, keywords: dict[str, Any]):
    mine = losses(lambda params: getattr(fused, name)(params, **keywords))
    torchs = losses(lambda params: getattr(torch.optim, name)(params, foreach=False, **keywords))
    assert mine[-1] < 0.3 * mine[0]
    # Training goes on from what was rounded otherwise: a loss may differ by far more than a rounding.
    assert mine == pytest.approx(torchs, rel=1e-2, abs=1e-3)


@pytest.mark.slow
def test_training_with_a_rule():
    found = losses(lambda params: WrittenAdam(params, lr=3e-3))
    torchs = losses(lambda params: torch.optim.Adam(params, lr=3e-3, foreach=False))
    # As above.
    assert found == pytest.approx(torchs, rel=1e-2, abs=1e-3)
