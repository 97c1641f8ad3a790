"""The compiled host function computes what the interpreter of the graph does, and what the interpreter of the host level does step
by step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import externals
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.runtime.host.frame import HostFrame

pytestmark = [
    pytest.mark.quick_c,
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
]
MODULES = sorted((Path(__file__).parents[2] / "examples" / "modules").glob("*.mlir"))
BYTE = np.dtype(np.uint8)

CHAIN = """
func.func @main(%x: tensor<?x?xf32>, %w: tensor<?x16xf32>) -> (tensor<?x16xf32>, tensor<?xf32>, tensor<?x16xf32>) {
  %e = graph.exp %x : tensor<?x?xf32>
  %p = graph.dot_general %e, %w contract [1] x [0] : tensor<?x?xf32>, tensor<?x16xf32> -> tensor<?x16xf32>
  %q = graph.dot_general %x, %w contract [1] x [0] : tensor<?x?xf32>, tensor<?x16xf32> -> tensor<?x16xf32>
  %d = graph.sub %p, %q : tensor<?x16xf32>
  %r = graph.reduce add %d dims [1] : tensor<?x16xf32> -> tensor<?xf32>
  func.return %d, %r, %d : tensor<?x16xf32>, tensor<?xf32>, tensor<?x16xf32>
}"""
"""`?` sizes, products, intermediates, and a result that is returned twice."""


def draw(spec: Any, rng: np.random.Generator, size: int) -> Array:
    shape = [size if dim < 0 else dim for dim in spec.shape]
    return np.asarray(rng.standard_normal(shape) * 0.5).astype(spec.dtype.numpy)


def frame_of(plan: Any, args: list[Array]) -> Any:
    """A frame of the compiled host function. What it needs beside arguments is filled with NaN."""
    frame: Any = plan.frame(tuple(arg.shape for arg in args))
    assert frame.__class__ is HostFrame
    if frame.arena_bytes:
        memory, address = arrays.empty((frame.arena_bytes,), BYTE, frame.arena_bytes)
        memory.fill(255)
        frame.bind(memory, address)
        frame.kept = memory
    return frame


@pytest.mark.slow
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_same_bits_as_step_by_step(path: Path) -> None:
    exe = mlfuse.compile(path, device="cpu")
    plan = getattr(exe.run, "plan", exe.run)
    assert isinstance(plan, LaunchPlan)
    rng = np.random.default_rng(0)
    args = [draw(spec, rng, 24) for spec in plan.signature.inputs]
    found = frame_of(plan, args).run([arg.copy() for arg in args])
    want = mlfuse.compile(exe.stage("host"), device="interpreter").run(*args)
    for a, b in zip(found, want, strict=True):
        assert a.tobytes() == b.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize(("m", "n"), [(1, 1), (7, 5), (64, 300), (3, 0), (0, 4)])
def test_unknown_sizes(m: int, n: int) -> None:
    exe: Any = mlfuse.compile(CHAIN, device="cpu")
    rng = np.random.default_rng(m)
    x = rng.integers(-1, 2, (m, n)).astype(np.float32) * np.float32(0)  # exp(0) is exact
    w = rng.integers(-4, 5, (n, 16)).astype(np.float32)
    for _ in range(3):  # by Python, by C that learns it, by C
        d, r, again = exe(x, w)
        want = np.ones_like(x) @ w
        np.testing.assert_array_equal(d, want)
        np.testing.assert_array_equal(again, want)
        np.testing.assert_array_equal(r, want.sum(1))
        assert not np.shares_memory(d, again)


SWAP = """
func.func @main(%x: tensor<8xf32> {mlfuse.alias = 1 : i64}, %y: tensor<8xf32> {mlfuse.alias = 0 : i64})
    -> (tensor<8xf32>, tensor<8xf32>) {
  func.return %x, %y : tensor<8xf32>, tensor<8xf32>
}"""


def test_two_arguments_change_places() -> None:
    swap: Any = mlfuse.compile(SWAP, device="cpu")
    x, y = np.arange(8, dtype=np.float32), -np.arange(8, dtype=np.float32)
    want = x.copy(), y.copy()
    first, second = swap(x, y)
    np.testing.assert_array_equal(first, want[0])
    np.testing.assert_array_equal(second, want[1])
    assert np.shares_memory(first, y) and np.shares_memory(second, x)


ALIAS = """
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32> {mlfuse.alias = 0 : i64}) -> tensor<?xf32> {
  %z = graph.neg %x : tensor<?xf32>
  func.return %z : tensor<?xf32>
}"""


@pytest.mark.parametrize("size", [8, 5])
def test_a_result_takes_a_donated_argument_where_sizes_turn_out_equal(size: int) -> None:
    exe: Any = mlfuse.compile(ALIAS, device="cpu")
    x = np.arange(8, dtype=np.float32)
    y = np.full(size, 7, np.float32)
    z = exe(x, y)
    np.testing.assert_array_equal(z, -x)
    assert np.shares_memory(z, y) == (size == 8)
    np.testing.assert_array_equal(y, -x if size == 8 else np.full(size, 7))


def fails(*_: Array) -> Array:
    raise ZeroDivisionError("of the user's")


def test_what_an_external_function_raises_reaches_the_caller() -> None:
    externals.register("host.fails", fails)
    text = """
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = graph.call_external "host.fails" (%x) : (tensor<4xf32>) -> tensor<4xf32>
      func.return %y : tensor<4xf32>
    }"""
    exe: Any = mlfuse.compile(text, device="cpu")
    for _ in range(2):
        with pytest.raises(ZeroDivisionError, match="of the user's"):
            exe(np.zeros(4, np.float32))


def test_the_host_function_is_part_of_the_source() -> None:
    source = mlfuse.compile(CHAIN, device="cpu").stage("source")
    assert "host_function(const struct mlf_host *host, void *const *buffers) {" in source
    assert "host->call(host->calls, 1, " in source
