"""Mish, silu, softplus and their gradients: few functions, and errors within the bounds of docs/numerics.md."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.func import FuncOp

import mlfuse
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.decompose import Decompose
from mlfuse.passes.differentiate import Differentiate

Array = np.ndarray[Any, np.dtype[Any]]
FUNCTIONS = ("exp", "exp2", "log", "log1p", "expm1", "tanh", "erf", "sigmoid", "pow")
"""The ops that cost more than a division."""
NORMAL = -87.336
"""Below, exp(x) is subnormal in f32: log(2^-126)."""


def program(op: str, type_: str = "f32") -> str:
    tensor = f"tensor<?x{type_}>"
    return (
        f"func.func @main(%x: {tensor}) -> {tensor} {{\n  %r = graph.{op} %x : {tensor}\n"
        f"  func.return %r : {tensor}\n}}"
    )


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def mish(x: Array) -> Array:
    n = np.exp(np.minimum(x, 40))
    return x * (n * (n + 2) / (n * (n + 2) + 2))


def mish_slope(x: Array) -> Array:
    x = np.minimum(x, 40)
    n = np.exp(x)
    d = n * (n + 2) + 2
    return n * (n + 2) / d + x * 4 * n * (n + 1) / d / d


def silu_slope(x: Array) -> Array:
    return sigmoid(x) * (1 + x * sigmoid(-x))


EXACT: dict[str, tuple[Callable[[Array], Array], float]] = {
    "mish": (mish, 3.8),
    "silu": (lambda x: x * sigmoid(x), 2.5),
    "softplus": (lambda x: np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x))), 1.6),
}
"""The function in f64, whose errors don't count here, and the largest error in ULP."""
SLOPES: dict[str, tuple[Callable[[Array], Array], float]] = {
    "mish": (mish_slope, 4.2),
    "silu": (silu_slope, 3.5),
    "softplus": (sigmoid, 2.7),
}
"""The same for gradients, in ULP of the largest of the result and 1/8: those of mish and silu cross 0."""


def arguments() -> Array:
    with np.errstate(all="ignore"):
        bits = np.arange(0, 2**32, 16411, dtype=np.uint64).astype(np.uint32).view(np.float32)
    dense = np.linspace(-104, 90, 1_000_001).astype(np.float32)
    return np.concatenate([bits[np.isfinite(bits)], dense])


def apart_by(places: float, x: Array) -> Array:
    """A distance in units in the last place of x in f32."""
    return places * np.ldexp(1.0, np.frexp(np.maximum(np.abs(x), 2.0**-126))[1] - 24)


def error(got: Array, want: Array, least: float = 2.0**-126) -> Array:
    place = apart_by(1, np.maximum(np.abs(want), least))
    with np.errstate(invalid="ignore"):
        return np.where(np.isfinite(want.astype(np.float32)), np.abs(got - want) / place, 0)


def check(op: str, x: Array) -> None:
    exact, bound = EXACT[op]
    with np.errstate(all="ignore"):
        got, want = np.asarray(mlfuse.compile(program(op), device="cpu")(x)), exact(x.astype("f8"))
        errors = error(got.astype(np.float64), want)
        assert errors[x >= NORMAL].max(initial=0) <= bound
        # exp(x) is within one spacing of subnormals, and is multiplied by x; then three roundings. silu is 0 where exp(-x) is
        # infinite.
        below = x < NORMAL
        apart = np.abs(got.astype(np.float64) - want)[below]
        room = np.abs(x[below].astype(np.float64)) * 2.0**-149 + apart_by(3, want[below])
        assert (apart <= (room if op != "silu" else np.maximum(room, np.abs(want[below])))).all()


@pytest.mark.slow
@pytest.mark.parametrize("op", EXACT)
def test_errors(op: str):
    check(op, arguments())


@pytest.mark.slow
@pytest.mark.parametrize("op", EXACT)
def test_errors_at_many_arguments(op: str):
    """Every 64th f32."""
    for start in range(0, 2**32, 2**28):
        bits = np.arange(start, start + 2**28, 64, dtype=np.uint64).astype(np.uint32)
        x = bits.view(np.float32)
        check(op, x[np.isfinite(x)] if np.isfinite(x).any() else np.zeros(1, np.float32))


@pytest.mark.slow
@pytest.mark.parametrize("op", SLOPES)
def test_errors_of_gradients(op: str):
    exact, bound = SLOPES[op]
    x = np.linspace(-86, 90, 1_000_001).astype(np.float32)
    function: Any = getattr(mlfuse.nn, op)

    def total(x: Any) -> Any:
        return mlfuse.sum(function(x))

    got = mlfuse.jit(mlfuse.grad(total))(x)
    errors = error(np.asarray(got).astype(np.float64), exact(x.astype("f8")), 2.0**-3)
    assert errors.max() <= bound


@pytest.mark.parametrize("op", EXACT)
def test_ends(op: str):
    """Where the exponential overflows or is 0; NaN; zeros."""
    x = np.array([-1e30, -120, -0.0, 0.0, 50, 89, 1e30, np.inf, np.nan], np.float32)
    with np.errstate(all="ignore"):
        got = np.asarray(mlfuse.compile(program(op), device="cpu")(x))
    bent = np.log(np.float32(2)) if op == "softplus" else 0
    want = np.array([0, 0, bent, bent, 50, 89, 1e30, np.inf, np.nan], np.float32)
    np.testing.assert_array_equal(got, want)


@pytest.mark.slow
@pytest.mark.parametrize("op", EXACT)
def test_f64(op: str):
    """A sample against long double, whose exponential is exact enough."""
    x = np.linspace(-50, 50, 10_001)
    exact, bound = EXACT[op]
    got = np.asarray(mlfuse.compile(program(op, "f64"), device="cpu")(x)).astype(np.longdouble)
    want = exact(x.astype(np.longdouble))
    place = np.ldexp(np.longdouble(1), np.frexp(want)[1] - 53)
    assert float(np.max(np.where(want == 0, 0, np.abs(got - want) / place))) <= bound


@pytest.mark.parametrize(
    ("op", "forward", "backward"),
    [
        ("mish", {"exp": 1}, {"exp": 1}),
        ("silu", {"exp": 1}, {"exp": 1}),
        ("softplus", {"exp": 1, "log1p": 1}, {"sigmoid": 1}),
        ("gelu", {"erf": 1}, {"erf": 1, "exp": 1}),
        ("hardswish", {}, {}),
    ],
)
def test_how_many_functions(op: str, forward: dict[str, int], backward: dict[str, int]):
    module = parse_module(program(op))
    Decompose().apply(new_context(), module)
    assert functions(module) == forward
    module = parse_module(program(op))
    Differentiate(values=False).apply(new_context(), module)
    Decompose().apply(new_context(), module)
    assert functions(module) == backward


def functions(module: Any) -> dict[str, int]:
    """How often the last function of a module has each op of `FUNCTIONS`, less the value itself."""
    last = [op for op in module.ops if isinstance(op, FuncOp)][-1]
    names = (op.name.removeprefix("graph.") for op in last.body.block.ops)
    return dict(Counter(name for name in names if name in FUNCTIONS))
