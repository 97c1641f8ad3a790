"""Loops whose functions have a short path: the results, whatever operands there are, and which loops get two versions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.scheduling.cpu.versions import add_versions
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

compiled = pytest.mark.skipif(find_compiler() is None, reason="no C compiler")

SIZE = 20_000
"""Elements of several chunks."""
FAR = np.array([2.0**24, -3e8, 1e38, np.inf, np.nan], np.float32)


def of(body: str, size: int | str = SIZE) -> str:
    """A function of `%x` and `%y` with the result `%r`."""
    return f"""
func.func @main(%x: tensor<{size}xf32>, %y: tensor<{size}xf32>) -> tensor<{size}xf32> {{
  {body}
  func.return %r : tensor<{size}xf32>
}}""".replace(": T", f": tensor<{size}xf32>")


def kernels(text: str) -> str:
    return str(pipelines.run(parse(text), "kernel", "cpu"))


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_angles_near_and_far(name: str) -> None:
    """One chunk has angles of both kinds, the others have near ones only."""
    x = (np.random.default_rng(0).standard_normal(SIZE) * 50).astype(np.float32)
    x[77 : 77 + FAR.size] = FAR
    text = of(f"%r = graph.{name} %x : T")
    assert kernels(text).count("mlfuse.near") == 1
    (got,) = mlfuse.compile(text, device="cpu").run(x, x)
    with np.errstate(invalid="ignore"):
        agree(text, [x, x], np.asarray(got), getattr(np, name)(x.astype(np.float64)))


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("name", ["rem", "floor_mod"])
def test_remainders_of_any_operands(name: str) -> None:
    rng = np.random.default_rng(1)
    x = (rng.standard_normal(SIZE) * 50).astype(np.float32)
    y = (rng.standard_normal(SIZE) * 3).astype(np.float32)
    x[50 : 50 + FAR.size], y[99:103] = FAR, [0.0, np.inf, -np.inf, np.nan]
    text = of(f"%r = graph.{name} %x, %y : T")
    assert kernels(text).count("mlfuse.near") == 1
    (got,) = mlfuse.compile(text, device="cpu").run(x, y)
    (want,) = mlfuse.compile(text, device="interpreter").run(x, y)
    np.testing.assert_array_equal(got, want)
    with np.errstate(invalid="ignore"):
        exact = np.fmod(x, y) if name == "rem" else np.mod(x, y)
    np.testing.assert_array_equal(got, exact)


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("size", [0, 1, 9, 5441])
def test_sizes_known_at_run_time(size: int) -> None:
    text = of("%s = graph.sin %x : T\n  %r = graph.rem %s, %y : T", "?")
    x = np.linspace(-9, 9, size, dtype=np.float32)
    y = np.full(size, 0.25, np.float32)
    got: Any = mlfuse.compile(text, device="cpu").run(x, y)[0]
    sines = mlfuse.compile(of("%r = graph.sin %x : T", "?"), device="cpu").run(x, y)[0]
    np.testing.assert_array_equal(got, np.fmod(np.asarray(sines), y))


def test_an_operand_that_depends_on_such_a_function_is_not_asked_about() -> None:
    """`%s` gets a short path, the cosine of it doesn't."""
    text = kernels(of("%s = graph.sin %x : T\n  %r = graph.cos %s : T"))
    assert text.count("math.sin") == text.count("math.cos") == 2
    assert text.count("mlfuse.near") == 1 and text.count("math.absf") == 1


def test_what_a_loop_stores_and_reads_again_is_not_asked_about() -> None:
    """The first loop would read what was there before."""
    module = parse_module("""
kernel.func @k(%a: memref<64xf32>, %b: memref<64xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %low = arith.constant 0 : index
  %high = arith.constant 64 : index
  kernel.simd (%i) in (%low, %high) {
    %x = memref.load %a[%i] : memref<64xf32>
    memref.store %x, %b[%i] : memref<64xf32>
    %again = memref.load %b[%i] : memref<64xf32>
    %s = math.sin %again : f32
    memref.store %s, %b[%i] : memref<64xf32>
  }
}""")
    before = str(module)
    (func,) = module.ops
    assert isinstance(func, FuncOp)
    add_versions(func)
    assert str(module) == before


def test_other_types_stay_as_they_are() -> None:
    text = of("%r = graph.sin %x : T").replace("xf32", "xf64")
    assert "mlfuse.near" not in kernels(text) and "scf.if" not in kernels(text)


def test_half_floats_are_computed_in_f32() -> None:
    text = of("%r = graph.sin %x : T").replace("xf32", "xbf16")
    assert kernels(text).count("mlfuse.near") == 1


@pytest.mark.slow
def test_rows_are_runs_of_their_own() -> None:
    text = """
func.func @main(%x: tensor<64x300xf32>) -> tensor<64x300xf32> {
  %s = graph.sin %x : tensor<64x300xf32>
  %r = graph.softmax %s {axis = 1 : i64} : tensor<64x300xf32>
  func.return %r : tensor<64x300xf32>
}"""
    assert "mlfuse.near" in kernels(text)
    x = (np.random.default_rng(2).standard_normal((64, 300)) * 9).astype(np.float32)
    x[5, 7] = 1e20
    (got,) = mlfuse.compile(text, device="cpu").run(x)
    s = np.exp(np.sin(x.astype(np.float64)))
    agree(text, [x], np.asarray(got), s / s.sum(axis=1, keepdims=True))


@compiled
def test_a_result_in_place_of_its_argument() -> None:
    """The first loop reads before anything is written."""
    text = of("%r = graph.sin %x : T").replace(
        "%x: tensor<20000xf32>", "%x: tensor<20000xf32> {mlfuse.donated}"
    )
    x = (np.random.default_rng(3).standard_normal(SIZE) * 9).astype(np.float32)
    x[123] = 3e9
    want = np.sin(x.astype(np.float64))
    (got,) = mlfuse.compile(text, device="cpu").run(x.copy(), x)
    agree(text, [x, x], np.asarray(got), want)
