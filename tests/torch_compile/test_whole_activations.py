"""Activations stay one op, forward and backward: mlfuse's formulas, not Inductor's."""

from typing import Any

import pytest

from mlfuse.frontends.torch.compiled.reporting import clear, graphs
from mlfuse.frontends.torch.library import torch

NAMES = ("hardsigmoid", "hardswish", "mish", "silu", "softplus")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_forward_and_backward(name: str):
    """In f64 against eager, where no decomposition would be as near; one kernel each, and no call into ATen."""
    clear()
    torch._dynamo.reset()
    function: Any = getattr(torch.nn.functional, name)
    x = torch.linspace(-30, 60, 1001, dtype=torch.float64, requires_grad=True)
    y = torch.compile(function, backend="mlfuse")(x)
    (got,) = torch.autograd.grad(y, x, torch.ones_like(x))
    want = function(x)
    (slope,) = torch.autograd.grad(want, x, torch.ones_like(x))
    torch.testing.assert_close(y, want, rtol=1e-14, atol=1e-14)
    # torch multiplies the gradient of hardsigmoid by 1/6 rounded to f32.
    torch.testing.assert_close(
        got, slope, rtol=1e-7 if name == "hardsigmoid" else 1e-13, atol=1e-14
    )
    assert [(each.launches, len(each.kept)) for each in graphs()] == [(1, 0), (1, 0)]


@pytest.mark.slow
def test_mish_has_one_exponential():
    clear()
    torch._dynamo.reset()
    x = torch.linspace(-3, 3, 64, requires_grad=True)
    torch.compile(torch.nn.functional.mish, backend="mlfuse")(x).sum().backward()
    texts = [region.stage("loop") for graph in graphs() for region in graph.regions]
    assert len(texts) == 2
    for text in texts:
        assert text.count("math.exp ") == 1
        assert "log1p" not in text
