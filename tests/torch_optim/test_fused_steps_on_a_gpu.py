"""Steps of CUDA tensors, on torch's current stream."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from typing import Any

import pytest
from fused_cases import (
    IN_TORCH,
    ONE_OF_EACH,
    Gradients,
    fused,
    named,
    pair,
    parameters,
    torch,
)

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a PyTorch with CUDA"),
    pytest.mark.quick_c,
]
Case = tuple[str, dict[str, Any]]


def both(name: str, **keywords: Any) -> tuple[Any, Any, Any, Any]:
    """Parameters on the GPU, and the same on the host for torch."""
    theirs = parameters(dtype=torch.float64)
    ours = [torch.nn.Parameter(p.detach().cuda()) for p in theirs]
    return (ours, theirs, *pair(name, ours, theirs, lr=0.02, **keywords))


def give(gradients: Gradients, ours: list[Any], theirs: list[Any], scale: float = 1.0) -> None:
    gradients.give(theirs)
    for p, q in zip(ours, theirs, strict=True):
        p.grad = (q.grad * scale).cuda()


def check(ours: list[Any], theirs: list[Any]) -> None:
    for p, q in zip(ours, theirs, strict=True):
        torch.testing.assert_close(p.detach().cpu(), q.detach(), rtol=1e-13, atol=1e-13)


@pytest.mark.parametrize("case", IN_TORCH, ids=named)
def test_ten_steps(case: Case):
    ours, theirs, mine, torchs = both(case[0], **case[1])
    gradients = Gradients()
    for _ in range(10):
        give(gradients, ours, theirs)
        mine.step()
        torchs.step()
    check(ours, theirs)


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=named)
def test_steps_that_the_device_skips(case: Case):
    ours, theirs, mine, torchs = both(case[0], **case[1])
    gradients = Gradients()
    for t in range(5):
        skipped = t in (0, 3)
        give(gradients, ours, theirs, float("nan") if skipped else 8.0)
        mine.grad_scale = torch.tensor(8.0).cuda()
        mine.found_inf = torch.tensor(float(skipped)).cuda()
        mine.step()
        if not skipped:
            torchs.step()
    check(ours, theirs)


def test_a_step_does_not_wait_for_the_device():
    """Not even with a learning rate that lies there, or with GradScaler."""
    ours, theirs, mine, _ = both("AdamW")
    mine.param_groups[0]["lr"] = torch.tensor(0.02).cuda()
    gradients = Gradients()
    mine.grad_scale, mine.found_inf = torch.tensor(8.0).cuda(), torch.tensor(0.0).cuda()
    give(gradients, ours, theirs)
    mine.step()
    torch.cuda.set_sync_debug_mode("error")
    try:
        mine.step()
    finally:
        torch.cuda.set_sync_debug_mode("default")


def test_a_step_on_a_stream_of_its_own_follows_what_is_there():
    ours, theirs, mine, torchs = both("SGD")
    gradients, stream = Gradients(), torch.cuda.Stream()
    for _ in range(3):
        give(gradients, ours, theirs)
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            torch.cuda._sleep(10_000_000)
            for p in ours:
                p.grad.mul_(2.0)
            mine.step()
        torch.cuda.current_stream().wait_stream(stream)
        for q in theirs:
            q.grad.mul_(2.0)
        torchs.step()
    check(ours, theirs)


def test_a_step_is_not_captured():
    params = [torch.nn.Parameter(torch.ones(4, device="cuda"))]
    optimizer = fused.AdamW(params)
    params[0].grad = torch.ones(4, device="cuda")
    optimizer.step()
    with (
        pytest.raises(Exception, match="can't be captured"),
        torch.cuda.graph(torch.cuda.CUDAGraph()),
    ):
        optimizer.step()
