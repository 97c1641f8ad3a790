"""Calls made by callers other than the plan: one function in C of the buffers' addresses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.runtime.host.frame import HostFrame
from mlfuse.runtime.native.host_code import Wiring, buffers
from mlfuse.targets import devices

pytestmark = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
EPS = float(np.finfo(np.float32).eps)

POINTWISE = """
func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4xf32>) {
  %0 = graph.mul %x, %y : tensor<4x6xf32>
  %1 = graph.reduce add %0 dims [1] : tensor<4x6xf32> -> tensor<4xf32>
  return %0, %1 : tensor<4x6xf32>, tensor<4xf32>
}"""
PRODUCTS = """
func.func @main(%x: tensor<4x6xf32>, %w: tensor<6x5xf32>, %v: tensor<5x3xf32>) -> tensor<4x3xf32> {
  %0 = graph.dot_general %x, %w contract [1] x [0] : tensor<4x6xf32>, tensor<6x5xf32> -> tensor<4x5xf32>
  %1 = graph.abs %0 : tensor<4x5xf32>
  %2 = graph.dot_general %1, %v contract [1] x [0] : tensor<4x5xf32>, tensor<5x3xf32> -> tensor<4x3xf32>
  %3 = graph.neg %2 : tensor<4x3xf32>
  return %3 : tensor<4x3xf32>
}"""
DONATED = """
func.func @main(%x: tensor<8xf32> {mlfuse.alias = 0 : i64}, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.sub %x, %y : tensor<8xf32>
  return %0 : tensor<8xf32>
}"""
HALVES = PRODUCTS.replace("f32", "bf16")
PASSED_ON = """
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}"""


def wired(text: str, target: str | None = None) -> tuple[HostFrame[Any], Wiring | None]:
    executable = mlfuse.compile(text, device="cpu", target=target)
    plan: Any = executable.run
    assert isinstance(plan, LaunchPlan)
    shapes = tuple(spec.shape for spec in executable.signature.inputs)
    frame = cast("LaunchPlan[Array]", plan).frame(shapes)
    return frame, frame.wiring()


def call(made: Wiring, given: list[Array]) -> None:
    made(buffers([array.ctypes.data for array in given]))


def draw(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def test_launches_alone() -> None:
    frame, made = wired(POINTWISE)
    assert made is not None and made.aliases == (None, None)
    for seed in (0, 2):  # a second call fills the same slots
        x, y = draw(4, 6, seed=seed), draw(4, 6, seed=seed + 1)
        results = [np.empty((4, 6), np.float32), np.empty(4, np.float32)]
        call(made, [x, y, *results])
        np.testing.assert_array_equal(results[0], x * y)
        terms = (x * y).astype(np.float64)  # each sum within n eps sum |terms|
        bound = 6 * EPS * np.abs(terms).sum(1)
        assert (np.abs(results[1] - terms.sum(1)) <= bound).all()
    del frame  # it must live as long as its calls


def test_products_and_intermediates() -> None:
    frame, made = wired(PRODUCTS)
    assert made is not None
    for seed in (0, 3):
        x, w, v = (draw(*shape, seed=seed + k) for k, shape in enumerate([(4, 6), (6, 5), (5, 3)]))
        result = np.empty((4, 3), np.float32)
        call(made, [x, w, v, result])
        wide = [each.astype(np.float64) for each in (x, w, v)]
        largest = np.abs(wide[0]) @ np.abs(wide[1]) @ np.abs(wide[2])
        bound = (6 + 5) * EPS * largest  # n eps sum |x y|, for both products
        assert (np.abs(result + np.abs(wide[0] @ wide[1]) @ wide[2]) <= bound).all()
    del frame


def test_a_result_in_a_donated_argument() -> None:
    frame, made = wired(DONATED)
    assert made is not None and made.aliases == (0,)
    x, y = draw(8), draw(8, seed=1)
    want = x - y
    call(made, [x, y, x])
    np.testing.assert_array_equal(x, want)
    del frame


def test_a_copied_result() -> None:
    frame, made = wired(PASSED_ON)
    assert made is not None
    x, y = draw(8), draw(8, seed=1)
    call(made, [x, y])
    np.testing.assert_array_equal(x, y)
    del frame


def test_calls_that_need_python_have_none(tmp_path: Path) -> None:
    """Such as the library's products of 16-bit floats; a device without `products` has no kernels for them."""
    description = json.loads((Path(devices.__file__).parent / "cpu.json").read_text("utf-8"))
    target = tmp_path / "cpu.json"
    target.write_text(json.dumps(description | {"products": None}), "utf-8")
    assert wired(HALVES, str(target))[1] is None
