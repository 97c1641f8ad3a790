"""Forward and backward of whole models in one function: fused and compiled as on the interpreter.

The gradients are checked against formulas written with NumPy in f64.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

pytestmark = [
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
    pytest.mark.quick_c,
]

MLP = """
func.func @main(%x: tensor<33x20xT>, %labels: tensor<33xi64>, %w1: tensor<20x31xT>, %b1: tensor<31xT>,
                %w2: tensor<31x10xT>, %b2: tensor<10xT>) -> tensor<T> {
  %p1 = graph.dot_general %x, %w1 contract [1] x [0] : tensor<33x20xT>, tensor<20x31xT> -> tensor<33x31xT>
  %c1 = graph.broadcast %b1 dims [1] : tensor<31xT> -> tensor<33x31xT>
  %a1 = graph.add %p1, %c1 : tensor<33x31xT>
  %h = graph.relu %a1 : tensor<33x31xT>
  %p2 = graph.dot_general %h, %w2 contract [1] x [0] : tensor<33x31xT>, tensor<31x10xT> -> tensor<33x10xT>
  %c2 = graph.broadcast %b2 dims [1] : tensor<10xT> -> tensor<33x10xT>
  %logits = graph.add %p2, %c2 : tensor<33x10xT>
  %loss = graph.cross_entropy %logits, %labels : tensor<33x10xT>, tensor<33xi64> -> tensor<T>
  func.return %loss : tensor<T>
}
"""


def mlp_arguments() -> list[Array]:
    rng = np.random.default_rng(0)
    shapes = [(33, 20), None, (20, 31), (31,), (31, 10), (10,)]
    return [
        rng.integers(0, 10, 33) if shape is None else 0.4 * rng.normal(size=shape)
        for shape in shapes
    ]


def mlp_by_hand(x: Array, labels: Array, w1: Array, b1: Array, w2: Array, b2: Array) -> list[Array]:
    """The loss and its gradients by x, w1, b1, w2 and b2."""
    a1 = x @ w1 + b1
    h = np.maximum(a1, 0)
    logits = h @ w2 + b2
    p = np.exp(logits - logits.max(1, keepdims=True))
    p /= p.sum(1, keepdims=True)
    rows = np.arange(len(x))
    loss = -np.log(p[rows, labels]).mean()
    d_logits = p.copy()
    d_logits[rows, labels] -= 1
    d_logits /= len(x)
    d_a1 = d_logits @ w2.T * (a1 > 0)
    return [loss, d_a1 @ w1.T, x.T @ d_a1, d_a1.sum(0), h.T @ d_logits, d_logits.sum(0)]


NORM = """
func.func @main(%x: tensor<?x65xT>, %s: tensor<65xT>, %b: tensor<65xT>) -> tensor<?x65xT> {
  %n = graph.layer_norm %x, %s, %b {axis = 1 : i64, epsilon = 1.0e-3} : tensor<?x65xT>, tensor<65xT>, tensor<65xT>
  %y = graph.gelu %n {approximate = "tanh"} : tensor<?x65xT>
  func.return %y : tensor<?x65xT>
}
"""


def norm_by_hand(x: Array, s: Array, b: Array, d_y: Array) -> list[Array]:
    """The result and its gradients."""
    mean, variance = x.mean(1, keepdims=True), x.var(1, keepdims=True)
    over = 1 / np.sqrt(variance + 1e-3)
    z = (x - mean) * over
    n = z * s + b
    k, c = np.sqrt(2 / np.pi), 0.044715
    t = np.tanh(k * (n + c * n**3))
    d_n = d_y * (0.5 * (1 + t) + 0.5 * n * (1 - t * t) * k * (1 + 3 * c * n * n))
    d_z = d_n * s
    along = d_z.mean(1, keepdims=True) + z * (d_z * z).mean(1, keepdims=True)
    d_x = over * (d_z - along)
    return [0.5 * n * (1 + t), d_x, (d_n * z).sum(0), d_n.sum(0)]


def check(
    text: str, element: str, device: str, args: list[Array], by_hand: Callable[..., list[Array]]
) -> None:
    """Results and gradients agree with formulas in f64."""
    dtype = {"f64": np.float64, "f32": np.float32}[element]
    typed = [arg.astype(dtype) if arg.dtype.kind == "f" else arg for arg in args]
    module = mlfuse.differentiate(
        text.replace("xT>", f"x{element}>").replace("<T>", f"<{element}>")
    )
    results = mlfuse.compile(module, device, "main_grad")(*typed)
    wide = [arg.astype(np.float64) if arg.dtype.kind == "f" else arg for arg in typed]
    agree(module, typed, results, *by_hand(*wide), function="main_grad")


@pytest.mark.slow
@pytest.mark.parametrize("element", ["f64", "f32"])
@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_a_perceptron_with_cross_entropy(element: str, device: str) -> None:
    check(MLP, element, device, mlp_arguments(), mlp_by_hand)


@pytest.mark.slow
@pytest.mark.parametrize("element", ["f64", "f32"])
@pytest.mark.parametrize("device", ["interpreter", "cpu"])
@pytest.mark.parametrize("rows", [37, 1, 0])
def test_a_layer_norm_and_gelu_of_unknown_rows(element: str, device: str, rows: int) -> None:
    rng = np.random.default_rng(1)
    x, b, d_y = (rng.normal(size=shape) for shape in ((rows, 65), (65,), (rows, 65)))
    args = [x, rng.uniform(0.5, 1.5, 65), b, d_y]
    check(NORM, element, device, args, norm_by_hand)


def test_of_elementwise_ops_every_bit_is_the_interpreter_s() -> None:
    """In f64 and of ops that IEEE 754 fixes."""
    text = """func.func @main(%x: tensor<1001xf64>, %y: tensor<1001xf64>) -> tensor<1001xf64> {
      %q = graph.div %x, %y : tensor<1001xf64>
      %m = graph.max %q, %x : tensor<1001xf64>
      %s = graph.mul %m, %q : tensor<1001xf64>
      %a = graph.abs %s : tensor<1001xf64>
      %r = graph.sqrt %a : tensor<1001xf64>
      func.return %r : tensor<1001xf64>
    }"""
    rng = np.random.default_rng(2)
    args = [rng.normal(size=1001) for _ in range(3)]
    module = mlfuse.differentiate(text)
    plain = mlfuse.compile(module, "interpreter", "main_grad")(*args)
    fused = mlfuse.compile(module, "cpu", "main_grad")
    assert fused.launches == 1
    for got, want in zip(fused(*args), plain, strict=True):
        assert np.asarray(got).tobytes() == np.asarray(want).tobytes()
