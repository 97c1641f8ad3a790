"""Gradients of whole models, fused and compiled for the CPU, against the interpreter that runs op by op."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

NET = """
func.func @main(%x: tensor<4x8x8x1xE>, %labels: tensor<4xi32>, %w1: tensor<3x3x1x6xE>, %b1: tensor<6xE>,
    %w2: tensor<3x3x6x8xE>, %b2: tensor<8xE>, %w3: tensor<8x10xE>, %b3: tensor<10xE>) -> tensor<E> {
  %c1 = graph.convolution %x, %w1 dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad [[1, 1], [1, 1]] :
    tensor<4x8x8x1xE>, tensor<3x3x1x6xE> -> tensor<4x8x8x6xE>
  %bias1 = graph.broadcast %b1 dims [3] : tensor<6xE> -> tensor<4x8x8x6xE>
  %a1 = graph.add %c1, %bias1 : tensor<4x8x8x6xE>
  %r1 = graph.relu %a1 : tensor<4x8x8x6xE>
  %windows = graph.windows %r1 sizes [1, 2, 2, 1] strides [1, 2, 2, 1] dilations [1, 1, 1, 1] :
    tensor<4x8x8x6xE> -> tensor<4x4x4x6x1x2x2x1xE>
  %pooled = graph.reduce max %windows dims [4, 5, 6, 7] :
    tensor<4x4x4x6x1x2x2x1xE> -> tensor<4x4x4x6xE>
  %c2 = graph.convolution %pooled, %w2 dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad [[1, 1], [1, 1]] :
    tensor<4x4x4x6xE>, tensor<3x3x6x8xE> -> tensor<4x4x4x8xE>
  %bias2 = graph.broadcast %b2 dims [3] : tensor<8xE> -> tensor<4x4x4x8xE>
  %a2 = graph.add %c2, %bias2 : tensor<4x4x4x8xE>
  %r2 = graph.relu %a2 : tensor<4x4x4x8xE>
  %mean = graph.mean %r2 {dims = array<i64: 1, 2>} : tensor<4x4x4x8xE> -> tensor<4x8xE>
  %d = graph.dot_general %mean, %w3 contract [1] x [0] : tensor<4x8xE>, tensor<8x10xE> -> tensor<4x10xE>
  %bias3 = graph.broadcast %b3 dims [1] : tensor<10xE> -> tensor<4x10xE>
  %logits = graph.add %d, %bias3 : tensor<4x10xE>
  %loss = graph.cross_entropy %logits, %labels : tensor<4x10xE>, tensor<4xi32> -> tensor<E>
  func.return %loss : tensor<E>
}
"""
NET_SHAPES = [(4, 8, 8, 1), (3, 3, 1, 6), (6,), (3, 3, 6, 8), (8,), (8, 10), (10,)]

HEADS = "tensor<2x2x6x4xE>"
BLOCK = f"""
func.func @main(%x: tensor<2x6x8xE>, %s1: tensor<8xE>, %b1: tensor<8xE>, %wq: tensor<8x8xE>, %wk: tensor<8x8xE>,
    %wv: tensor<8x8xE>, %wo: tensor<8x8xE>, %s2: tensor<8xE>, %b2: tensor<8xE>, %up: tensor<8x16xE>,
    %down: tensor<16x8xE>) -> tensor<2x6x8xE> {{
  %n1 = graph.layer_norm %x, %s1, %b1 {{axis = 2 : i64, epsilon = 1.0e-5}} :
    tensor<2x6x8xE>, tensor<8xE>, tensor<8xE>
  %q0 = graph.dot_general %n1, %wq contract [2] x [0] : tensor<2x6x8xE>, tensor<8x8xE> -> tensor<2x6x8xE>
  %k0 = graph.dot_general %n1, %wk contract [2] x [0] : tensor<2x6x8xE>, tensor<8x8xE> -> tensor<2x6x8xE>
  %v0 = graph.dot_general %n1, %wv contract [2] x [0] : tensor<2x6x8xE>, tensor<8x8xE> -> tensor<2x6x8xE>
  %q1 = graph.reshape %q0 : tensor<2x6x8xE> -> tensor<2x6x2x4xE>
  %k1 = graph.reshape %k0 : tensor<2x6x8xE> -> tensor<2x6x2x4xE>
  %v1 = graph.reshape %v0 : tensor<2x6x8xE> -> tensor<2x6x2x4xE>
  %q = graph.transpose %q1 perm [0, 2, 1, 3] : tensor<2x6x2x4xE> -> {HEADS}
  %k = graph.transpose %k1 perm [0, 2, 1, 3] : tensor<2x6x2x4xE> -> {HEADS}
  %v = graph.transpose %v1 perm [0, 2, 1, 3] : tensor<2x6x2x4xE> -> {HEADS}
  %a = graph.attention %q, %k, %v {{causal = true}} : {HEADS}, {HEADS}, {HEADS}
  %a1 = graph.transpose %a perm [0, 2, 1, 3] : {HEADS} -> tensor<2x6x2x4xE>
  %a2 = graph.reshape %a1 : tensor<2x6x2x4xE> -> tensor<2x6x8xE>
  %o = graph.dot_general %a2, %wo contract [2] x [0] : tensor<2x6x8xE>, tensor<8x8xE> -> tensor<2x6x8xE>
  %x1 = graph.add %x, %o : tensor<2x6x8xE>
  %n2 = graph.layer_norm %x1, %s2, %b2 {{axis = 2 : i64, epsilon = 1.0e-5}} :
    tensor<2x6x8xE>, tensor<8xE>, tensor<8xE>
  %u = graph.dot_general %n2, %up contract [2] x [0] : tensor<2x6x8xE>, tensor<8x16xE> -> tensor<2x6x16xE>
  %g = graph.gelu %u : tensor<2x6x16xE>
  %d = graph.dot_general %g, %down contract [2] x [0] : tensor<2x6x16xE>, tensor<16x8xE> -> tensor<2x6x8xE>
  %y = graph.add %x1, %d : tensor<2x6x8xE>
  func.return %y : tensor<2x6x8xE>
}}
"""
BLOCK_SHAPES = [(2, 6, 8), *[(8,)] * 2, *[(8, 8)] * 4, *[(8,)] * 2, (8, 16), (16, 8), (2, 6, 8)]
NUMPY = {"f32": "float32", "f64": "float64", "bf16": "bfloat16"}
LABELS = np.array([3, 0, 9, 3], np.int32)


def arguments(name: str, dtype: str) -> list[Array]:
    rng = np.random.default_rng(41)
    shapes = NET_SHAPES if name == "net" else BLOCK_SHAPES
    scale = (
        1 if name == "net" else 0.5
    )  # the gradient of attention rounds scores twice, and large ones more
    args: list[Array] = [rng.normal(0, scale, shape).astype(dtype) for shape in shapes]
    return [args[0], LABELS, *args[1:]] if name == "net" else args


def gradient_of(name: str, element: str) -> ModuleOp:
    """`@main_grad` gives the value and all gradients."""
    text = NET if name == "net" else BLOCK
    return mlfuse.differentiate(text.replace("xE>", f"x{element}>").replace("<E>", f"<{element}>"))


@pytest.mark.parametrize("name", ["net", "block"])
@pytest.mark.parametrize("element", ["f64", "f32", "bf16"])
@pytest.mark.sampled(6)
def test_fused_and_compiled_the_gradients_are_those_in_f64_rounded(name: str, element: str) -> None:
    module, args = gradient_of(name, element), arguments(name, NUMPY[element])
    found = mlfuse.compile(module, device="cpu", function="main_grad")(*args)
    wide = [each if each.dtype.kind == "i" else each.astype(np.float64) for each in args]
    exact = run_module(gradient_of(name, "f64"), "main_grad", wide)
    agree(module, args, found, *exact, function="main_grad")


@pytest.mark.slow
def test_the_gradient_of_a_convolutional_net_is_a_few_kernels() -> None:
    """A library call or a kernel for each product, forward, for each weight, and back to each layer but the first;
    what stands between them is a kernel each."""
    module = mlfuse.differentiate(
        NET.replace("xE>", "xf32>").replace("<E>", "<f32>"), argnums=range(2, 8)
    )
    exe = mlfuse.compile(module, device="cpu", function="main_grad")
    text = str(exe.stage("loop")).split("func.func @main_grad")[1]
    calls, launches = text.count("loop.library"), text.count("loop.launch")
    products = 3 + 3 + 2
    assert calls <= products
    assert calls + launches <= products + 9
