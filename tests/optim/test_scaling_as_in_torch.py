"""Unscaling, `found_inf` and clipping, against torch's GradScaler and `clip_grad_norm_`."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from optimizer_cases import DTYPES, Array

import mlfuse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

torch: Any = pytest.importorskip("torch", reason="GradScaler is the reference")
pytestmark = [
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
    pytest.mark.quick_c,
]


def to_torch(array: Array) -> Any:
    if array.dtype == DTYPES["bf16"]:
        return torch.from_numpy(array.view(np.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(array.copy())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["f32", "bf16"])
@pytest.mark.parametrize("bad", [None, np.inf, np.nan])
def test_unscaled_gradients_and_found_inf(name: str, bad: float | None):
    g = (np.random.default_rng(1).standard_normal(1000) * 1e4).astype(DTYPES[name])
    if bad is not None:
        g[77] = bad
    inverse = np.float32(1 / 3000)
    text = f"""func.func @main(%g: tensor<?x{name}>, %i: tensor<f32>) -> (tensor<?x{name}>, tensor<f32>) {{
      %found = optim.non_finite %g : tensor<?x{name}> -> tensor<f32>
      %u = optim.scale %g, %i : tensor<?x{name}>, tensor<f32>
      func.return %u, %found : tensor<?x{name}>, tensor<f32>
    }}"""
    unscaled, found = mlfuse.compile(text, "cpu")(g, inverse)
    wanted, found_inf = to_torch(g), torch.zeros(1)
    torch._amp_foreach_non_finite_check_and_unscale_([wanted], found_inf, torch.tensor([inverse]))
    assert float(found) == float(found_inf)
    same = torch.equal(to_torch(unscaled).nan_to_num(7), wanted.nan_to_num(7))
    assert same


@pytest.mark.slow
@pytest.mark.parametrize("name", ["f32", "f64"])
@pytest.mark.parametrize("limit", [0.5, 1e6])
def test_clipping_by_the_global_norm(name: str, limit: float):
    rng = np.random.default_rng(2)
    gradients = [rng.standard_normal(n).astype(DTYPES[name]) for n in (100, 7)]
    t = f"tensor<?x{name}>"
    text = f"""func.func @main(%g: {t}, %h: {t}, %limit: tensor<f64>) -> ({t}, {t}, tensor<{name}>) {{
      %gg = graph.mul %g, %g : {t}
      %hh = graph.mul %h, %h : {t}
      %gs = graph.reduce add %gg dims [0] : {t} -> tensor<{name}>
      %hs = graph.reduce add %hh dims [0] : {t} -> tensor<{name}>
      %sum = graph.add %gs, %hs : tensor<{name}>
      %norm = graph.sqrt %sum : tensor<{name}>
      %c = optim.clip_coefficient %norm, %limit : tensor<{name}>, tensor<f64>
      %g1 = optim.scale %g, %c : {t}, tensor<{name}>
      %h1 = optim.scale %h, %c : {t}, tensor<{name}>
      func.return %g1, %h1, %norm : {t}, {t}, tensor<{name}>
    }}"""
    args = [*gradients, np.float64(limit)]
    found = mlfuse.compile(text, "cpu")(*args)
    wide = [to_torch(g.astype(np.float64)) for g in gradients]
    params = [torch.nn.Parameter(g.clone()) for g in wide]
    for p, g in zip(params, wide, strict=True):
        p.grad = g
    total = torch.nn.utils.clip_grad_norm_(params, limit, foreach=False)
    agree(text, args, found, *(p.grad.numpy() for p in params), total.numpy())
