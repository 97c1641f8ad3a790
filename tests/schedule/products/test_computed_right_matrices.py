"""Products whose kernel computes the right matrix: exact results, and which right matrices stay matrices of their own."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers import cc

compiled = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
Array = np.ndarray[Any, np.dtype[Any]]

TYPES: dict[str, Any] = {"i8": np.int8, "bf16": ml_dtypes.bfloat16, "f32": np.float32}


def program(
    x: str,
    w: str,
    scale: str,
    dim: int,
    contract: str,
    y: str,
) -> str:
    """x times a matrix: `w` as f32 (of f32, its negative), times the scale of its index along `dim`."""
    wide = w.rpartition("x")[0] + "xf32"
    first = f"neg %w : tensor<{w}>" if w == wide else f"cast %w : tensor<{w}> -> tensor<{wide}>"
    return f"""
func.func @main(%x: tensor<{x}>, %w: tensor<{w}>, %s: tensor<{scale}>) -> tensor<{y}> {{
  %f = graph.{first}
  %c = graph.broadcast %s dims [{dim}] : tensor<{scale}> -> tensor<{wide}>
  %d = graph.mul %f, %c : tensor<{wide}>
  %y = graph.dot_general %x, %d {contract} : tensor<{x}>, tensor<{wide}> -> tensor<{y}>
  func.return %y : tensor<{y}>
}}"""


def launches(text: str) -> int:
    return str(pipelines.run(parse(text), "loop", "cpu")).count("loop.launch")


def whole(seed: int, *shape: int) -> Array:
    """Small whole numbers, whose sums of products are exact in f32."""
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(np.float32)


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("turned", [False, True], ids=["by rows", "turned"])
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize(
    ("m", "k", "n"), [(1, 40, 64), (4, 37, 70), (16, 24, 40), (130, 33, 50), (300, 20, 16)]
)
def test_a_scaled_matrix(m: int, k: int, n: int, kind: str, turned: bool) -> None:
    """Chunks pack their panels, or all are packed first; tiles and panels that aren't whole."""
    w = f"{n}x{k}x{kind}" if turned else f"{k}x{n}x{kind}"
    contract = f"contract [1] x [{1 if turned else 0}]"
    text = program(f"{m}x{k}xf32", w, f"{n}xf32", 0 if turned else 1, contract, f"{m}x{n}xf32")
    x, scale = whole(0, m, k), whole(1, n)
    matrix = whole(2, *((n, k) if turned else (k, n)))
    (got,) = mlfuse.compile(text, device="cpu").run(x, matrix.astype(TYPES[kind]), scale)
    scaled = (matrix.T if turned else matrix) * scale * (-1 if kind == "f32" else 1)
    np.testing.assert_array_equal(got, x @ scaled)
    if m > 1:  # one row may be a sum in any kernel
        assert launches(text) == 1
        assert "kernel.outer_products" in str(pipelines.run(parse(text), "kernel", "cpu"))


@compiled
def test_a_batch_shares_its_matrix() -> None:
    text = program("3x20x24xf32", "24x40xi8", "40xf32", 1, "contract [2] x [0]", "3x20x40xf32")
    assert launches(text) == 1
    x, w, scale = whole(0, 3, 20, 24), whole(1, 24, 40), whole(2, 40)
    (got,) = mlfuse.compile(text, device="cpu").run(x, w.astype(np.int8), scale)
    np.testing.assert_array_equal(got, x @ (w * scale))


@compiled
def test_each_of_a_batch_has_its_own() -> None:
    contract = "batch [0] x [0] contract [2] x [1]"
    text = program("3x20x24xf32", "3x24x40xi8", "3xf32", 0, contract, "3x20x40xf32")
    assert launches(text) == 1
    x, w, scale = whole(0, 3, 20, 24), whole(1, 3, 24, 40), whole(2, 3)
    (got,) = mlfuse.compile(text, device="cpu").run(x, w.astype(np.int8), scale)
    np.testing.assert_array_equal(got, x @ (w * scale[:, None, None]))


@pytest.mark.slow
@compiled
def test_the_function_of_a_matrix_is_computed_with_the_same_bits() -> None:
    """Alone and in the product's kernel."""
    text = """
func.func @main(%x: tensor<16x24xf32>, %w: tensor<24x40xf32>) -> tensor<16x40xf32> {
  %d = graph.tanh %w : tensor<24x40xf32>
  %y = graph.dot_general %x, %d contract [1] x [0] : tensor<16x24xf32>, tensor<24x40xf32> -> tensor<16x40xf32>
  func.return %y : tensor<16x40xf32>
}"""
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((16, 24), np.float32), rng.standard_normal((24, 40), np.float32)
    assert launches(text) == 1
    (got,) = mlfuse.compile(text, device="cpu").run(x, w)
    alone = "func.func @main(%w: tensor<24x40xf32>) -> tensor<24x40xf32> {\n%d = graph.tanh %w : tensor<24x40xf32>\nfunc.return %d : tensor<24x40xf32>\n}"
    (d,) = mlfuse.compile(alone, device="cpu").run(w)
    product = text.replace("%d = graph.tanh %w : tensor<24x40xf32>", "").replace("%x, %d", "%x, %w")
    (want,) = mlfuse.compile(product, device="cpu").run(x, d)
    assert np.asarray(got).tobytes() == np.asarray(want).tobytes()


SHAPES = ("16x24xf32", "24x40xi8", "40xf32", 1, "contract [1] x [0]", "16x40xf32")


def test_a_matrix_that_others_read_stays() -> None:
    text = program(*SHAPES).replace(
        "-> tensor<16x40xf32> {", "-> (tensor<16x40xf32>, tensor<24x40xf32>) {"
    )
    returned = "%y, %d : tensor<16x40xf32>, tensor<24x40xf32>"
    text = text.replace("return %y : tensor<16x40xf32>", f"return {returned}")
    assert launches(text) == 2


def test_a_matrix_of_constants_stays() -> None:
    """It is computed once for all calls."""
    constant = program(*SHAPES).replace("xi8>,", "xi8> {mlfuse.constant},")
    constant = constant.replace("tensor<40xf32>)", "tensor<40xf32> {mlfuse.constant})")
    assert launches(program(*SHAPES)) == 1 and launches(constant) == 2


@pytest.mark.slow
@compiled
@pytest.mark.parametrize(
    ("first", "ops"),
    [
        (
            "24x38",
            "%d = graph.pad %w low [0, 1] high [0, 1] value %z : tensor<24x38xf32>, tensor<f32> -> tensor<24x40xf32>",
        ),
        ("960", "%d = graph.reshape %w : tensor<960xf32> -> tensor<24x40xf32>"),
        ("24", "%d = graph.broadcast %w dims [0] : tensor<24xf32> -> tensor<24x40xf32>"),
        ("40", "%d = graph.broadcast %w dims [1] : tensor<40xf32> -> tensor<24x40xf32>"),
    ],
    ids=["padded", "reshaped", "a column", "a row"],
)
def test_a_matrix_that_isnt_read_as_it_is_stays(first: str, ops: str) -> None:
    """Its product is still one of tiles."""
    ops = ops.replace("%d = ", "%0 = ")
    text = f"""
func.func @main(%x: tensor<16x24xf32>, %w: tensor<{first}xf32>) -> tensor<16x40xf32> {{
  %z = graph.constant dense<0.0> : tensor<f32>
  {ops}
  %d = graph.neg %0 : tensor<24x40xf32>
  %y = graph.dot_general %x, %d contract [1] x [0] : tensor<16x24xf32>, tensor<24x40xf32> -> tensor<16x40xf32>
  func.return %y : tensor<16x40xf32>
}}"""
    assert "kernel.outer_products" in str(pipelines.run(parse(text), "kernel", "cpu"))
    x, w = whole(0, 16, 24), whole(1, *map(int, first.split("x")))
    (got,) = mlfuse.compile(text, device="cpu").run(x, w)
    matrix = {
        "24x38": lambda: np.pad(w, ((0, 0), (1, 1))),
        "960": lambda: w.reshape(24, 40),
        "24": lambda: np.repeat(w[:, None], 40, 1),
        "40": lambda: np.repeat(w[None], 24, 0),
    }[first]()
    np.testing.assert_array_equal(got, x @ -matrix)


def test_a_left_matrix_stays() -> None:
    """It is read in place; packing it would take as long as its own kernel."""
    text = """
func.func @main(%x: tensor<16x24xf32>, %w: tensor<24x40xf32>) -> tensor<16x40xf32> {
  %d = graph.tanh %x : tensor<16x24xf32>
  %y = graph.dot_general %d, %w contract [1] x [0] : tensor<16x24xf32>, tensor<24x40xf32> -> tensor<16x40xf32>
  func.return %y : tensor<16x40xf32>
}"""
    assert launches(text) == 2


def test_a_kernel_marked_no_fuse_stays() -> None:
    text = program(*SHAPES).replace("graph.mul %f, %c :", "graph.mul %f, %c {mlfuse.no_fuse} :")
    assert launches(text) >= 2


def test_sizes_known_at_run_time_stay() -> None:
    shapes = ("?x24xf32", "24x40xi8", "40xf32", 1, "contract [1] x [0]", "?x40xf32")
    assert launches(program(*shapes)) == 1  # and the library's call
