"""StableHLO's batch normalization: values from the definition, gradients by finite differences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.driver.parsing import parse
from mlfuse.ir.printing import print_module
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
each_device = pytest.mark.parametrize(
    "device", ["interpreter", pytest.param("cpu", marks=needs_cc)]
)
Array = Any
X, C = "tensor<4x3x5xf64>", "tensor<3xf64>"
OPTIONS = "{epsilon = 0.25 : f32, feature_index = 1 : i64}"
RNG = np.random.default_rng(5)
DATA, GRADIENT = RNG.normal(size=(2, 4, 3, 5))
SCALE, OFFSET, MEAN = RNG.normal(size=(3, 3))
VARIANCE = RNG.uniform(0.5, 2, size=3)


def text_of(op: str, operands: list[str], results: list[str]) -> str:
    names = ", ".join(f"%{n}" for n in range(len(operands)))
    given = ", ".join(f"%{n}: {type_}" for n, type_ in enumerate(operands))
    types = ", ".join(results)
    count = f":{len(results)}" if len(results) > 1 else ""
    values = [f"%r#{n}" for n in range(len(results))] if count else ["%r"]
    text = f"""
      func.func @main({given}) -> ({types}) {{
        %r{count} = "stablehlo.{op}"({names}) {OPTIONS} : ({", ".join(operands)}) -> ({types})
        func.return {", ".join(values)} : {types}
      }}"""
    assert print_module(parse(print_module(parse(text)))) == print_module(parse(text))
    return text


def along(value: Array) -> Array:
    return value.reshape(1, 3, 1)


def normalized(x: Array, scale: Array, offset: Array) -> Array:
    mean, variance = x.mean((0, 2)), x.var((0, 2))
    return (x - along(mean)) / np.sqrt(along(variance) + 0.25) * along(scale) + along(offset)


@each_device
def test_inference(device: str):
    text, args = (
        text_of("batch_norm_inference", [X, C, C, C, C], [X]),
        [DATA, SCALE, OFFSET, MEAN, VARIANCE],
    )
    want = (DATA - along(MEAN)) / np.sqrt(along(VARIANCE) + 0.25) * along(SCALE) + along(OFFSET)
    agree(text, args, mlfuse.compile(text, device)(*args), want)


@each_device
def test_training(device: str):
    text, args = text_of("batch_norm_training", [X, C, C], [X, C, C]), [DATA, SCALE, OFFSET]
    want = normalized(*args), DATA.mean((0, 2)), DATA.var((0, 2))
    agree(text, args, mlfuse.compile(text, device)(*args), *want)


def differences(f: Callable[[Array], float], at: Array) -> Array:
    """The gradient of `f` by central differences."""
    steps = np.eye(at.size).reshape(at.size, *at.shape) * 1e-5
    return np.array([(f(at + step) - f(at - step)) / 2e-5 for step in steps]).reshape(at.shape)


@each_device
def test_gradients(device: str):
    mean, variance = DATA.mean((0, 2)), DATA.var((0, 2))
    args = [DATA, SCALE, mean, variance, GRADIENT]
    got = mlfuse.compile(text_of("batch_norm_grad", [X, C, C, C, X], [X, C, C]), device)(*args)
    want = [
        differences(lambda x: float((normalized(x, SCALE, OFFSET) * GRADIENT).sum()), DATA),
        differences(lambda s: float((normalized(DATA, s, OFFSET) * GRADIENT).sum()), SCALE),
        differences(lambda b: float((normalized(DATA, SCALE, b) * GRADIENT).sum()), OFFSET),
    ]
    for a, b in zip(got, want, strict=True):
        # A step h of 1e-5 leaves h^2 / 6 third derivatives, and eps / h of a value below 100.
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-8)


def test_a_feature_index_outside_the_rank_is_an_error():
    text = f"""
      func.func @main(%x: {X}, %s: {C}) {{
        %r:3 = "stablehlo.batch_norm_training"(%x, %s, %s)
          {{epsilon = 0.25 : f32, feature_index = 3 : i64}} : ({X}, {C}, {C}) -> ({X}, {C}, {C})
        func.return
      }}"""
    with pytest.raises(mlfuse.MlfuseError, match="feature_index 3 is outside rank 3"):
        mlfuse.compile(text, "interpreter")
