"""Functions of the host, with a gradient registered for them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from central_differences import GradientCase, check

import mlfuse
from mlfuse import externals
from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array

pytestmark = pytest.mark.quick_c

TEXT = """func.func @main(%x: tensor<?x3xf64>, %w: tensor<3xf64>) -> tensor<?x3xf64> {
  %0 = graph.call_external "test.scaled" (%x, %w) {power = 2 : i64} :
    (tensor<?x3xf64>, tensor<3xf64>) -> tensor<?x3xf64>
  func.return %0 : tensor<?x3xf64>
}"""


def scaled(x: Array, w: Array, power: int) -> Array:
    return x * w**power


def gradient_of_scaled(grad: Array, x: Array, w: Array, power: int, operand: int) -> Array:
    if operand == 0:
        return grad * w**power
    return np.asarray((grad * x).sum(axis=0) * power * w ** (power - 1))


@pytest.fixture
def registered() -> Iterator[None]:
    externals.register("test.scaled", scaled, gradient=gradient_of_scaled)
    yield
    externals.unregister("test.scaled")


@pytest.mark.usefixtures("registered")
def test_a_registered_gradient_is_called() -> None:
    rng = np.random.default_rng(36)
    args = (rng.normal(size=(4, 3)), rng.normal(size=3))
    check(GradientCase("scaled", TEXT, args))
    x, w = args
    exe = mlfuse.compile(mlfuse.differentiate(TEXT), device="cpu", function="main_grad")
    y, dx, dw = (np.asarray(each) for each in exe(x, w, np.ones((4, 3))))
    np.testing.assert_array_equal(y, x * w**2)
    np.testing.assert_array_equal(dx, np.broadcast_to(w**2, x.shape))
    np.testing.assert_array_equal(dw, x.sum(axis=0) * 2 * w)


@pytest.mark.usefixtures("registered")
def test_only_the_gradients_that_are_asked_for_are_called() -> None:
    text = str(mlfuse.differentiate(TEXT, argnums=1, values=False))
    assert text.count('"test.scaled.gradient"') == 1
    assert "operand = 1" in text


def test_a_function_without_a_gradient_is_refused() -> None:
    externals.register("test.scaled", scaled, gradient=gradient_of_scaled)
    externals.register("test.scaled", scaled)  # replaces both
    try:
        with pytest.raises(OpError, match="has none; register one with mlfuse"):
            mlfuse.differentiate(TEXT)
    finally:
        externals.unregister("test.scaled")
