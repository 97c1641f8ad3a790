"""On a CPU what depends on the channel alone is computed in the kernel that reads it, once a row."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

import mlfuse
from mlfuse.dialects.kernel.ops import SimdOp
from mlfuse.dialects.loop.ops import LaunchOp, LibraryOp
from mlfuse.driver import pipelines
from mlfuse.driver.compile import parse
from mlfuse.interpreter import run_module
from mlfuse.runtime import cc

CASE = (Path(__file__).parents[1] / "data/cases/conv_bn_relu.mlir").read_text("utf-8")


def scaled(dtype: str, sizes: str, along: int, op: str, count: int) -> str:
    """`x * op(v)`, `v` of `count` elements along one dim."""
    big, small = f"tensor<{sizes}x{dtype}>", f"tensor<{count}x{dtype}>"
    return f"""
func.func @main(%x: {big}, %v: {small}) -> {big} {{
  %f = graph.{op} %v : {small}
  %b = graph.broadcast %f dims [{along}] : {small} -> {big}
  %y = graph.mul %x, %b : {big}
  func.return %y : {big}
}}"""


def lowered(text: str, level: pipelines.Level, device: str) -> ModuleOp:
    return pipelines.run(parse(text), level, device)


def count(module: ModuleOp, kind: type[Operation]) -> int:
    return sum(isinstance(op, kind) for op in module.walk())


def test_a_convolution_has_one_kernel_after_it():
    module = lowered(CASE, "loop", "cpu")
    assert (count(module, LaunchOp), count(module, LibraryOp)) == (1, 1)


@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
def test_its_numbers():
    rng = np.random.default_rng(0)
    # Small integers: the convolution's sums are exact in f32 in any order.
    x = rng.integers(-4, 5, (8, 16, 32, 32)).astype(np.float32)
    w = rng.integers(-4, 5, (32, 16, 3, 3)).astype(np.float32)
    mean, scale, offset = rng.normal(size=(3, 32)).astype(np.float32)
    var = rng.uniform(0.5, 2, 32).astype(np.float32)
    args = [x, w, mean, var, scale, offset]
    (got,) = mlfuse.compile(CASE, device="cpu").run(*args)
    wide = [arg.astype(np.float64) for arg in args]
    patches = np.lib.stride_tricks.sliding_window_view(
        np.pad(wide[0], ((0, 0), (0, 0), (1, 1), (1, 1))), (3, 3), (2, 3)
    )
    sums = np.einsum("bcyxij,ocij->boyx", patches, wide[1])
    _, _, m, v, s, b = (each.reshape(-1, 1, 1) for each in wide)
    scaled_by = s / np.sqrt(v + np.float32(1e-5))
    want = np.maximum((sums - m) * scaled_by + b, 0)
    # Seven roundings, each of half a unit: of the terms, since the sum may cancel.
    bound = 7 * 2**-24 * (np.abs((sums - m) * scaled_by) + np.abs(b)) + 2**-149
    assert (np.abs(got - want) <= bound).all()
