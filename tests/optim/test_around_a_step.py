"""Loss scales, clipping, skipped steps, masters and split parameters; and what a step doesn't read."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from optimizer_cases import DTYPES, Array, Case, step_of

import mlfuse
from mlfuse.runtime.compilers.cc import find_compiler

pytestmark = pytest.mark.quick_c

bf16 = ml_dtypes.bfloat16
needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
each_device = pytest.mark.parametrize(
    "device", ["interpreter", pytest.param("cpu", marks=needs_cc)]
)


def run(arguments: str, results: str, body: str, device: str, *args: Array) -> Any:
    """A function of %0, %1, ..., that returns %r0, %r1, ..."""
    types, out = arguments.split(), results.split()
    given = ", ".join(f"%{k}: tensor<{t}>" for k, t in enumerate(types))
    declared = ", ".join(f"tensor<{t}>" for t in out)
    names = ", ".join(f"%r{k}" for k in range(len(out)))
    text = (
        f"func.func @main({given}) -> ({declared}) {{\n{body}\nfunc.return {names} : {declared}\n}}"
    )
    return mlfuse.compile(text, device)(*args)


def any_bits(n: int, dtype: Any) -> Array:
    rng = np.random.default_rng(1)
    return rng.integers(0, 256, n * np.dtype(dtype).itemsize, dtype=np.uint8).view(dtype)


def same_bits(a: Array, b: Array) -> bool:
    return a.dtype == b.dtype and a.tobytes() == b.tobytes()


@each_device
@pytest.mark.parametrize("name", DTYPES)
def test_gradients_are_scaled_in_their_compute_type_and_rounded_once(name: str, device: str):
    g = np.linspace(-3, 3, 33).astype(DTYPES[name])
    factor = np.float32(1 / 3)
    body = f"%r0 = optim.scale %0, %1 : tensor<?x{name}>, tensor<f32>"
    got = run(f"?x{name} f32", f"?x{name}", body, device, g, factor)
    wide = np.float64 if name == "f64" else np.float32
    assert same_bits(got, (g.astype(wide) * wide(factor)).astype(g.dtype))


@pytest.mark.slow
@each_device
@pytest.mark.parametrize("name", DTYPES)
@pytest.mark.parametrize(
    ("values", "found"),
    [([], 0), ([1.0, -2.0], 0), ([1.0, np.inf], 1), ([-np.inf], 1), ([np.nan, 0.0], 1), ([3e38], 0)],
)  # fmt: skip
def test_infinities_and_nans_are_found(values: list[float], found: int, name: str, device: str):
    body = f"%r0 = optim.non_finite %0 : tensor<?x{name}> -> tensor<f32>"
    got = run(f"?x{name}", "f32", body, device, np.array(values, DTYPES[name]))
    assert same_bits(np.asarray(got), np.asarray(found, np.float32))


def test_a_scalar_may_be_infinite():
    body = "%r0 = optim.non_finite %0 : tensor<f32> -> tensor<f32>"
    got = [run("f32", "f32", body, "interpreter", np.float32(x)) for x in (1.0, np.inf)]
    assert got == [0, 1]


@each_device
@pytest.mark.parametrize("name", DTYPES)
def test_a_skipped_step_keeps_every_bit(name: str, device: str):
    old, new = any_bits(64, DTYPES[name]), np.zeros(64, DTYPES[name])
    body = f"%r0 = optim.skip %0, %1, %2 : tensor<?x{name}>, tensor<?x{name}>, tensor<f32>"
    types = f"?x{name} ?x{name} f32"
    assert same_bits(run(types, f"?x{name}", body, device, new, old, np.float32(1)), old)
    assert same_bits(run(types, f"?x{name}", body, device, new, old, np.float32(0)), new)


@each_device
@pytest.mark.parametrize(
    ("norm", "limit", "coefficient"),
    [(3.0, 1.0, 1 / (3 + 1e-6)), (0.5, 1.0, 1.0), (0.0, 2.0, 1.0), (np.inf, 1.0, 0.0), (np.nan, 1.0, np.nan)],
)  # fmt: skip
def test_clip_coefficient(norm: float, limit: float, coefficient: float, device: str):
    body = "%r0 = optim.clip_coefficient %0, %1 : tensor<f32>, tensor<f64>"
    got = run("f32 f64", "f32", body, device, np.float32(norm), np.float64(limit))
    # The norm plus 1e-6 is rounded, and what it divides.
    np.testing.assert_allclose(got, coefficient, rtol=float(np.finfo(np.float32).eps))


@each_device
@pytest.mark.parametrize("low", ["ui16", "i16", "bf16"])
def test_halves_hold_every_bit(low: str, device: str):
    x = any_bits(999, np.float32)
    body = f"""
      %h, %l = optim.split_halves %0 : tensor<?xf32> -> tensor<?xbf16>, tensor<?x{low}>
      %r2 = optim.join_halves %h, %l : tensor<?xbf16>, tensor<?x{low}> -> tensor<?xf32>
      %r0 = graph.bitcast %h : tensor<?xbf16> -> tensor<?xui16>
      %r1 = graph.bitcast %l : tensor<?x{low}> -> tensor<?xui16>"""
    high, lower, joined = run("?xf32", "?xui16 ?xui16 ?xf32", body, device, x)
    bits = x.view(np.uint32)
    assert same_bits(high, (bits >> 16).astype(np.uint16))
    assert same_bits(lower, bits.astype(np.uint16))
    assert same_bits(joined, x)


@pytest.mark.slow
@each_device
def test_split_parameters_take_the_steps_of_f32(device: str):
    """SplitSGD: p += -lr * g in f32, the product not rounded (in f64 it is exact), between bf16 and 16 bits more."""
    rng = np.random.default_rng(2)
    want = rng.standard_normal(100).astype(np.float32)
    high, low = (want.view(np.uint32) >> 16).astype(np.uint16).view(bf16), want.view(np.uint16)[::2]
    body = """
      %p = optim.join_halves %0, %1 : tensor<?xbf16>, tensor<?xui16> -> tensor<?xf32>
      %q = optim.sgd %p, %2 lr %3 weight_decay %4 : tensor<?xf32>, tensor<?xbf16>
      %r0, %r1 = optim.split_halves %q : tensor<?xf32> -> tensor<?xbf16>, tensor<?xui16>"""
    for _ in range(3):
        g = rng.standard_normal(100).astype(bf16)
        types = "?xbf16 ?xui16 ?xbf16 f64 f64"
        numbers = (np.float64(0.1), np.float64(0.0))
        high, low = run(types, "?xbf16 ?xui16", body, device, high, low.copy(), g, *numbers)
        product = np.float64(np.float32(-0.1)) * g.astype(np.float64)
        want = (want.astype(np.float64) + product).astype(np.float32)
        bits = high.view(np.uint16).astype(np.uint32) << 16 | low
        assert same_bits(bits.view(np.float32), want)


@pytest.mark.slow
@each_device
def test_masters_in_f32_of_parameters_and_gradients_in_bf16(device: str):
    """A step of the master with the gradient as it is, and the parameter is the master rounded."""
    case = Case("adamw")
    rng = np.random.default_rng(3)
    p, m, v = (rng.standard_normal(50).astype(np.float32) for _ in range(3))
    g, v = rng.standard_normal(50).astype(bf16), v * v
    numbers = case.hyperparameters | {"step": 2.0}
    names = [each.name for each in case.op.numbers()]
    told = " ".join(f"{name} %{k + 4}" for k, name in enumerate(names))
    body = f"""
      %r1, %r2, %r3 = optim.adamw %0, %1, %2, %3 {told} : tensor<?xf32>, tensor<?xbf16>, tensor<?xf32>, tensor<?xf32>
      %r0 = graph.cast %r1 : tensor<?xf32> -> tensor<?xbf16>"""
    types = "?xf32 ?xbf16 ?xf32 ?xf32" + " f64" * len(names)
    given = [np.float64(numbers[name]) for name in names]
    got = run(types, "?xbf16 ?xf32 ?xf32 ?xf32", body, device, p, g, m, v, *given)
    want = step_of(case, "f32", [p, g.astype(np.float32), m, v], numbers, device)
    assert all(same_bits(x, y) for x, y in zip(got[1:], want, strict=True))
    assert same_bits(got[0], want[0].astype(bf16))


@pytest.mark.slow
@each_device
def test_bf16_parameters_with_f32_states(device: str):
    """The states are those of an f32 parameter with these values; the new parameter is rounded at each of its ops."""
    case = Case("adamw")
    rng = np.random.default_rng(3)
    p, g = (rng.standard_normal(50).astype(bf16) for _ in range(2))
    m, v = (rng.standard_normal(50).astype(np.float32) ** 2 for _ in range(2))
    numbers = case.hyperparameters | {"step": 2.0}
    names = [each.name for each in case.op.numbers()]
    told = " ".join(f"{name} %{k + 4}" for k, name in enumerate(names))
    body = f"%r0, %r1, %r2 = optim.adamw %0, %1, %2, %3 {told} : tensor<?xbf16>, tensor<?xbf16>, tensor<?xf32>, tensor<?xf32>"
    types = "?xbf16 ?xbf16 ?xf32 ?xf32" + " f64" * len(names)
    given = [np.float64(numbers[name]) for name in names]
    got = run(types, "?xbf16 ?xf32 ?xf32", body, device, p, g, m, v, *given)
    want = step_of(case, "f32", [p.astype(np.float32), g.astype(np.float32), m, v], numbers, device)
    assert same_bits(got[1], want[1])
    assert same_bits(got[2], want[2])
    # Half a unit (2^-8 at most) for the parameter after its decay, and one after the update.
    np.testing.assert_allclose(got[0].astype(np.float64), want[0], rtol=2**-7)


@each_device
@pytest.mark.parametrize("name", ["sgd", "adam", "adagrad", "rmsprop", "adadelta", "adamax"])
@pytest.mark.sampled(2)
def test_without_decay_the_gradient_knows_nothing_of_the_parameter(name: str, device: str):
    case = Case(name)
    numbers = case.hyperparameters | {"step": 1.0, "weight_decay": 0.0}
    p = np.array([np.inf, np.nan, 1.0], np.float32)
    g = np.array([1.0, 1.0, -0.0], np.float32)
    states = [np.zeros(3, np.float32) for _ in case.op.states(case.chosen)]
    new_p, *new = step_of(case, "f32", [p, g, *states], numbers, device)
    assert np.isposinf(new_p[0])
    assert np.isnan(new_p[1])
    assert all(np.all(np.isfinite(state)) for state in new)


@each_device
def test_the_first_step_of_momentum_reads_no_buffer(device: str):
    case = Case("sgd", ("momentum",))
    g = np.array([1.0, -2.0], np.float32)
    numbers = case.hyperparameters | {"step": 1.0, "momentum": 0.9, "dampening": 0.5}
    tensors = [np.zeros(2, np.float32), g, np.full(2, np.nan, np.float32)]
    p, buffer = step_of(case, "f32", tensors, numbers, device)
    assert same_bits(buffer, g)
    np.testing.assert_array_equal(p, np.float32(-1e-3) * g)
