"""Chains of products: one kernel, the bits of its parts, results within their bound, and memory that grows with a side."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
import pytest
from product_cases import target

import mlfuse
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.chain_products import ChainProducts
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.cpu.products.row_chain import RowChain
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.runtime.compilers import cc
from mlfuse.targets import devices

pytestmark = [
    pytest.mark.quick_c,
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
]
Array = np.ndarray[Any, np.dtype[Any]]
EPS = float(np.finfo(np.float32).eps)


def draw(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def tensor(*shape: int, element: str = "f32") -> str:
    return f"tensor<{'x'.join(map(str, (*shape, element)))}>"


def attention(batch: tuple[int, ...], q: int, k: int, e: int, f: int, causal: bool) -> str:
    types = [tensor(*batch, q, e), tensor(*batch, k, e), tensor(*batch, k, f)]
    result = tensor(*batch, q, f)
    return (
        f"func.func @main(%q: {types[0]}, %k: {types[1]}, %v: {types[2]}) -> {result} {{\n"
        f"  %0 = graph.attention %q, %k, %v {{causal = {str(causal).lower()}}} : {', '.join(types)} -> {result}\n"
        f"  func.return %0 : {result}\n}}"
    )


def _nothing(*_: object) -> None:
    pass


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[Any, Any]]:
    """A program compiled with chains, and without."""

    def both(text: str) -> tuple[Any, Any]:
        chained = mlfuse.compile(text, "cpu", target=target("own"))
        with monkeypatch.context() as patch:
            patch.setattr(ChainProducts, "apply", _nothing)
            return chained, mlfuse.compile(text, "cpu", target=target("own"))

    return both


def bound_of_attention(q: Array, k: Array, v: Array, causal: bool) -> tuple[Array, Array]:
    """Attention in f64, and how far f32 may be from it: sums within n eps sum |x| (docs/numerics.md), exp within 2 ULP."""
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    scale = 1 / sqrt(q.shape[-1])
    scores = q @ np.swapaxes(k, -1, -2) * scale
    error = ((q.shape[-1] + 2) * EPS * np.abs(q) @ np.swapaxes(np.abs(k), -1, -2) * scale).max()
    if causal:
        scores[..., ~np.tri(scores.shape[-2], scores.shape[-1], dtype=np.bool_)] = -np.inf
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    most = 2 * error + (2 * k.shape[-2] + 8 + np.abs(scores[np.isfinite(scores)]).max()) * EPS
    return weights @ v, most * (weights @ np.abs(v))


SIZES = [
    # batch, queries, keys, their elements, elements of values: tiles are 6 by 16, vectors of a row 32
    ((2, 3), 64, 64, 32, 64),
    ((5,), 101, 130, 20, 33),
    ((2, 2), 33, 600, 16, 24),
]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize(("batch", "q", "k", "e", "f"), SIZES)
def test_attention_is_one_kernel_with_the_bits_of_three(
    compiled: Callable[[str], tuple[Any, Any]],
    batch: tuple[int, ...], q: int, k: int, e: int, f: int, causal: bool,
):  # fmt: skip
    chained, apart = compiled(attention(batch, q, k, e, f, causal))
    assert (chained.launches, chained.calls) == (1, 0)
    assert apart.launches == 3
    inputs = [draw(*batch, q, e), draw(*batch, k, e, seed=1), draw(*batch, k, f, seed=2)]
    result = chained(*inputs)
    np.testing.assert_array_equal(result, apart(*inputs))
    exact, bound = bound_of_attention(inputs[0], inputs[1], inputs[2], causal)
    assert (np.abs(result - exact) <= bound).all()


@pytest.mark.slow
def test_memory_grows_with_the_keys_not_with_the_scores():
    peaks: list[int] = []
    for size in (512, 1024):
        exe = mlfuse.compile(attention((4,), size, size, 32, 32, causal=True), "cpu")
        memory = exe.memory([(4, size, 32)] * 3)
        peaks.append(memory.peak)
        assert memory.peak < 4 * size * size
    assert peaks[1] <= 2 * peaks[0]


@pytest.mark.slow
def test_its_gradient_takes_memory_that_grows_with_the_keys():
    """Scores are computed again for the gradient, from scaled queries, so no kernel keeps them for another."""
    peaks: list[int] = []
    for size in (512, 1024):
        text = attention((4,), size, size, 32, 32, causal=True)
        exe = mlfuse.compile(mlfuse.differentiate(text), "cpu", function="main_grad")
        memory = exe.memory([(4, size, 32)] * 4)
        peaks.append(memory.peak)
        assert memory.peak < 4 * 4 * size * size
    assert peaks[1] <= 2 * peaks[0]


@pytest.mark.slow
def test_hidden_keys_that_are_infinite_or_nan():
    """A causal mask hides keys 20 and 21 from queries 0 to 19. Their terms are left out, or are 0 times what they have: NaN."""
    q, k, v = (draw(4, 40, 16, seed=seed) for seed in range(3))
    exe = mlfuse.compile(attention((4,), 40, 40, 16, 16, causal=True), "cpu")
    expected = exe(q, k, v)
    k[:, 20], v[:, 21] = np.nan, np.inf
    result = exe(q, k, v)
    same, is_nan = result == expected, np.isnan(result)
    assert (same | is_nan)[:, :20].all()
    assert is_nan[:, 20:].all(axis=(0, 2)).all()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("m", "k", "n", "f"), [(128, 16, 64, 16), (301, 7, 50, 33), (96, 40, 200, 5)]
)
def test_two_layers_are_one_kernel(
    compiled: Callable[[str], tuple[Any, Any]], m: int, k: int, n: int, f: int
):
    x, w, b, u, h, y = (
        tensor(m, k), tensor(k, n), tensor(n), tensor(n, f), tensor(m, n), tensor(m, f),
    )  # fmt: skip
    chained, apart = compiled(f"""
func.func @main(%x: {x}, %w: {w}, %b: {b}, %u: {u}) -> {y} {{
  %0 = graph.dot_general %x, %w contract [1] x [0] : {x}, {w} -> {h}
  %1 = graph.broadcast %b dims [1] : {b} -> {h}
  %2 = graph.add %0, %1 : {h}
  %3 = graph.gelu %2 : {h}
  %4 = graph.dot_general %3, %u contract [1] x [0] : {h}, {u} -> {y}
  %5 = graph.tanh %4 : {y}
  func.return %5 : {y}
}}""")
    assert (chained.launches, chained.calls) == (1, 0)
    assert apart.launches == 2
    inputs = [draw(m, k), draw(k, n, seed=1) / 4, draw(n, seed=2), draw(n, f, seed=3) / 4]
    np.testing.assert_array_equal(chained(*inputs), apart(*inputs))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("m", "n", "k", "f"), [(64, 96, 16, 16), (131, 101, 9, 20), (40, 203, 33, 70)]
)
def test_products_by_rows_and_by_columns(
    compiled: Callable[[str], tuple[Any, Any]], m: int, n: int, k: int, f: int
):
    x, w, h, u, v = (
        tensor(4, m, k), tensor(4, k, n), tensor(4, m, n), tensor(4, n, f), tensor(4, m, f),
    )  # fmt: skip
    chained, apart = compiled(f"""
func.func @main(%x: {x}, %w: {w}, %u: {u}, %v: {v}) -> ({v}, {u}) {{
  %0 = graph.dot_general %x, %w batch [0] x [0] contract [2] x [1] : {x}, {w} -> {h}
  %1 = graph.tanh %0 : {h}
  %2 = graph.dot_general %1, %u batch [0] x [0] contract [2] x [1] : {h}, {u} -> {v}
  %3 = graph.dot_general %1, %v batch [0] x [0] contract [1] x [1] : {h}, {v} -> {u}
  func.return %2, %3 : {v}, {u}
}}""")
    assert (chained.launches, chained.calls) == (1, 0)
    assert apart.launches == 3
    inputs = [draw(4, m, k), draw(4, k, n, seed=1), draw(4, n, f, seed=2), draw(4, m, f, seed=3)]
    for one, other in zip(chained(*inputs), apart(*inputs), strict=True):
        np.testing.assert_array_equal(one, other)
    middle = np.tanh(inputs[0].astype(np.float64) @ inputs[1])
    rows = middle @ inputs[2]
    bound = (n + k + 16) * EPS * (1 + np.abs(inputs[0]).max() * np.abs(inputs[1]).max() * k)
    assert (np.abs(chained(*inputs)[0] - rows) <= bound * np.abs(inputs[2]).sum(1).max()).all()


@pytest.mark.slow
def test_a_value_that_others_read_is_stored():
    """The weights are a result: the kernels stay apart."""
    x, h = tensor(4, 64, 16), tensor(4, 64, 64)
    exe = mlfuse.compile(
        f"""
func.func @main(%q: {x}, %k: {x}, %v: {x}) -> ({x}, {h}) {{
  %s = graph.dot_general %q, %k batch [0] x [0] contract [2] x [2] : {x}, {x} -> {h}
  %a = graph.softmax %s {{axis = 2 : i64}} : {h}
  %y = graph.dot_general %a, %v batch [0] x [0] contract [2] x [1] : {h}, {x} -> {x}
  func.return %y, %a : {x}, {h}
}}""",
        "cpu",
        target=target("own"),
    )
    assert exe.launches == 3
    assert not exe.remarks.filter(rule=["library.chain"])


def test_a_first_nest_that_does_more_is_no_chain_of_rows():
    """Edited text: the first product has a bias. The schedule knows only plain products there."""
    text = """
loop.kernel @k(%x: memref<128x8xf32>, %w: memref<8x48xf32>, %b: memref<48xf32>, %u: memref<48x16xf32>, %y: memref<128x16xf32>) {
  %s = loop.local : memref<128x48xf32>
  %p = loop.local : memref<128x48xf32>
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xff800000 : f32
  loop.parallel (%i, %j) in (128, 48) {
    %t = loop.reduce (%e) in (8) init (%zero : f32) {
      %0 = loop.load %x[%i, %e] : memref<128x8xf32>
      %1 = loop.load %w[%e, %j] : memref<8x48xf32>
      %2 = arith.mulf %0, %1 fastmath<contract> : f32
      loop.yield %2 : f32
    } combine (%a, %c) {
      %3 = arith.addf %a, %c fastmath<contract> : f32
      loop.yield %3 : f32
    }
    BIAS
    loop.store %sum, %s[%i, %j] : memref<128x48xf32>
  }
  loop.parallel (%i) in (128) {
    %m = loop.reduce (%j) in (48) init (%low : f32) {
      %0 = loop.load %s[%i, %j] : memref<128x48xf32>
      loop.yield %0 : f32
    } combine (%a, %c) {
      %1 = arith.maximumf %a, %c : f32
      loop.yield %1 : f32
    }
    loop.parallel (%j) in (48) {
      %0 = loop.load %s[%i, %j] : memref<128x48xf32>
      %1 = arith.subf %0, %m : f32
      loop.store %1, %p[%i, %j] : memref<128x48xf32>
    }
  }
  loop.parallel (%i, %f) in (128, 16) {
    %t = loop.reduce (%j) in (48) init (%zero : f32) {
      %0 = loop.load %p[%i, %j] : memref<128x48xf32>
      %1 = loop.load %u[%j, %f] : memref<48x16xf32>
      %2 = arith.mulf %0, %1 fastmath<contract> : f32
      loop.yield %2 : f32
    } combine (%a, %c) {
      %3 = arith.addf %a, %c fastmath<contract> : f32
      loop.yield %3 : f32
    }
    loop.store %t, %y[%i, %f] : memref<128x16xf32>
  }
}"""

    def chain(line: str) -> RowChain | Unsuited:
        module = parse_module(
            text.replace("BIAS", line).replace("%sum", "%t" if not line else "%sum")
        )
        (kernel,) = (op for op in module.ops if isinstance(op, KernelOp))
        return RowChain.of(kernel, Layout.of(kernel), devices.get("cpu"))

    assert isinstance(chain(""), RowChain)
    found = chain("%v = loop.load %b[%j] : memref<48xf32>\n %sum = arith.addf %t, %v : f32")
    assert isinstance(found, Unsuited) and "more than to store a product" in found.reason


H, X = tensor(4, 64, 64), tensor(4, 64, 16)
SCORES = f"%s = graph.dot_general %q, %k batch [0] x [0] contract [2] x [2] : {X}, {X} -> {H}\n"
APART = {
    "two products before the softmax": (
        4,
        SCORES
        + f"""  %t = graph.dot_general %q, %v batch [0] x [0] contract [2] x [2] : {X}, {X} -> {H}
  %a = graph.add %s, %t : {H}
  %p = graph.softmax %a {{axis = 2 : i64}} : {H}
  %y = graph.dot_general %p, %v batch [0] x [0] contract [2] x [1] : {H}, {X} -> {X}""",
    ),
    "a sum of two products": (
        2,
        SCORES
        + f"""  %p = graph.tanh %s : {H}
  %g = graph.exp %s : {H}
  %b = graph.dot_general %p, %v batch [0] x [0] contract [2] x [1] : {H}, {X} -> {X}
  %c = graph.dot_general %g, %k batch [0] x [0] contract [2] x [1] : {H}, {X} -> {X}
  %y = graph.add %b, %c : {X}""",
    ),
    "a product of the last product": (
        3,
        SCORES
        + f"""  %p = graph.tanh %s : {H}
  %b = graph.dot_general %p, %v batch [0] x [0] contract [2] x [1] : {H}, {X} -> {X}
  %y = graph.dot_general %p, %b batch [0] x [0] contract [2] x [1] : {H}, {X} -> {X}""",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", APART)
def test_what_is_no_chain(compiled: Callable[[str], tuple[Any, Any]], name: str):
    launches, ops = APART[name]
    text = (
        f"func.func @main(%q: {X}, %k: {X}, %v: {X}) -> {X} {{\n  {ops}\n  func.return %y : {X}\n}}"
    )
    chained, apart = compiled(text)
    assert chained.launches == apart.launches == launches
    inputs = [draw(4, 64, 16, seed=seed) / 4 for seed in range(3)]
    np.testing.assert_array_equal(chained(*inputs), apart(*inputs))


@pytest.mark.parametrize("layout", ["", ", strided<[1, 24]>"])
def test_a_view_is_folded_only_if_it_is_row_major(layout: str):
    """Edited text: a transposed view has the sizes of its source, too."""
    text = f"""
func.func @main(%x: memref<24x24xf32>, %u: memref<24x24xf32>) -> memref<24x24xf32> {{
  %p = memref.alloc() : memref<24x24xf32>
  loop.launch @double(%x, %p) : (memref<24x24xf32>, memref<24x24xf32>)
  %t = loop.view %p() : memref<24x24xf32> -> memref<24x24xf32{layout}>
  %y = memref.alloc() : memref<24x24xf32>
  loop.launch @product(%t, %u, %y) : (memref<24x24xf32{layout}>, memref<24x24xf32>, memref<24x24xf32>)
  func.return %y : memref<24x24xf32>
}}
loop.kernel @double(%x: memref<24x24xf32>, %p: memref<24x24xf32>) {{
  loop.parallel (%i, %j) in (24, 24) {{
    %0 = loop.load %x[%i, %j] : memref<24x24xf32>
    %1 = arith.addf %0, %0 : f32
    loop.store %1, %p[%i, %j] : memref<24x24xf32>
  }}
}}
loop.kernel @product(%t: memref<24x24xf32{layout}>, %u: memref<24x24xf32>, %y: memref<24x24xf32>) {{
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i, %f) in (24, 24) {{
    %s = loop.reduce (%k) in (24) init (%zero : f32) {{
      %0 = loop.load %t[%i, %k] : memref<24x24xf32{layout}>
      %1 = loop.load %u[%k, %f] : memref<24x24xf32>
      %2 = arith.mulf %0, %1 fastmath<contract> : f32
      loop.yield %2 : f32
    }} combine (%a, %c) {{
      %3 = arith.addf %a, %c fastmath<contract> : f32
      loop.yield %3 : f32
    }}
    loop.store %s, %y[%i, %f] : memref<24x24xf32>
  }}
}}"""
    module, x, u = parse_module(text), draw(24, 24), draw(24, 24, seed=1)
    (before,) = run_module(module, "main", [x, u])
    ChainProducts("cpu").apply(new_context(), module)
    (after,) = run_module(module, "main", [x, u])
    assert ("loop.view" in str(module)) == bool(layout)
    np.testing.assert_array_equal(after, before)
