"""On a CPU what depends on the channel alone is computed in the kernel that reads it, once a row."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

import mlfuse
from mlfuse.dialects.kernel.ops import SimdOp
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers import cc

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


def count(module: ModuleOp, kind: type[Operation]) -> int:
    return sum(isinstance(op, kind) for op in module.walk())


def test_a_convolution_has_one_kernel_after_it():
    module = pipelines.run(parse(CASE), "loop", "cpu")
    assert (count(module, LaunchOp), count(module, LibraryOp)) == (1, 1)


@pytest.mark.slow
@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
def test_its_numbers():
    rng = np.random.default_rng(0)
    # Small integers: the convolution's sums are exact in f32 in any order.
    x = rng.integers(-4, 5, (8, 16, 32, 32)).astype(np.float32)
    w = rng.integers(-4, 5, (32, 16, 3, 3)).astype(np.float32)
    scale, offset, mean = rng.normal(size=(3, 32)).astype(np.float32)
    var = rng.uniform(0.5, 2, 32).astype(np.float32)
    args = [x, w, scale, offset, mean, var]  # the op's order; the case's names are others
    (got,) = mlfuse.compile(CASE, device="cpu").run(*args)
    wide = [arg.astype(np.float64) for arg in args]
    patches = np.lib.stride_tricks.sliding_window_view(
        np.pad(wide[0], ((0, 0), (0, 0), (1, 1), (1, 1))), (3, 3), (2, 3)
    )
    sums = np.einsum("bcyxij,ocij->boyx", patches, wide[1])
    _, _, s, b, m, v = (each.reshape(-1, 1, 1) for each in wide)
    scaled_by = s / np.sqrt(v + np.float32(1e-5))
    want = np.maximum((sums - m) * scaled_by + b, 0)
    # Seven roundings, each of half a unit: of the terms, since the sum may cancel.
    bound = 7 * 2**-24 * (np.abs((sums - m) * scaled_by) + np.abs(b)) + 2**-149
    assert (np.abs(got - want) <= bound).all()


@pytest.mark.parametrize(("device", "launches"), [("cpu", 1), ("sm_90", 2)])
def test_a_function_of_the_channel_on_each_device(device: str, launches: int):
    """On a GPU each thread would compute it again for its elements."""
    module = pipelines.run(parse(scaled("f32", "64x32x1024x32", 1, "tanh", 32)), "loop", device)
    assert count(module, LaunchOp) == launches


def test_what_depends_on_the_innermost_dim_is_stored_on_a_cpu():
    module = pipelines.run(parse(scaled("f64", "4096x256", 1, "lgamma", 256)), "loop", "cpu")
    assert count(module, LaunchOp) == 2


@pytest.mark.parametrize("sizes", ["8x32x32x32", "8x32x700x32"])
def test_it_is_outside_the_loop_of_the_elements(sizes: str):
    """The second is streamed past the caches: its loops are over tiles."""
    module = pipelines.run(parse(scaled("f32", sizes, 1, "sin", 32)), "kernel", "cpu")
    (sine,) = [op for op in module.walk() if op.name == "math.sin"]
    parents: list[Operation] = []
    parent = sine.parent_op()
    while parent is not None:
        parents.append(parent)
        parent = parent.parent_op()
    assert not any(isinstance(parent, SimdOp) for parent in parents)


@pytest.mark.slow
@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
@pytest.mark.parametrize("sizes", [(8, 32, 32, 32), (8, 32, 700, 32), (3, 5, 7), (2, 4, 0)])
def test_its_bits_are_those_of_a_function_of_each_element(sizes: tuple[int, ...]):
    rng = np.random.default_rng(0)
    x = rng.normal(size=sizes).astype(np.float32)
    v = rng.normal(size=sizes[1]).astype(np.float32)
    text = scaled("f32", "x".join(map(str, sizes)), 1, "sin", sizes[1])
    (got,) = mlfuse.compile(text, device="cpu").run(x, v)
    column = f"tensor<{sizes[1]}xf32>"
    sine = f"func.func @main(%v: {column}) -> {column} {{ %f = graph.sin %v : {column}\n func.return %f : {column} }}"
    (factor,) = mlfuse.compile(sine, device="cpu").run(v)
    np.testing.assert_array_equal(got, x * factor.reshape(-1, *(1,) * (len(sizes) - 2)))
