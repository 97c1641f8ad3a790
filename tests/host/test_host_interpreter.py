"""The interpreter of the host level: it gives the bits of the compiled host function, on every stored module and for branches
and loops, whose results are also known from theory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError, externals
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.ir.context import new_context
from mlfuse.passes.lower_to_host import LowerToHost
from mlfuse.passes.utils.levels import levels_in
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import stored_modules
from mlfuse.testing.stored_modules import Case

pytestmark = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
LIT = Path(__file__).parents[2] / "lit_tests" / "lower-to-host"


def both(source: str | Path, *args: Array) -> list[Array]:
    """The results of the compiled host function. The interpreter must give the same bits, from the text of the kernel and
    of the host level."""
    exe = mlfuse.compile(source, device="cpu")
    want = [np.asarray(each) for each in exe.run(*(arg.copy() for arg in args))]
    for level in ("kernel", "host"):
        interpreted = mlfuse.compile(exe.stage(level), device="interpreter")
        assert interpreted.signature == exe.signature
        got = interpreted.run(*args)
        for a, b in zip(got, want, strict=True):
            assert a.dtype == b.dtype and a.shape == b.shape
            assert a.tobytes() == b.tobytes(), level
    return want


LARGE = [pytest.param(name, marks=pytest.mark.slow) for name in stored_modules.LARGE]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", [*stored_modules.NAMES, *LARGE])
def test_a_stored_module(name: str) -> None:
    case = Case.load(name)
    case.check(both(case.path, *case.inputs))


UNKNOWN = """
func.func @main(%x: tensor<?x?xf32>, %w: tensor<?x16xf32>) -> (tensor<?x16xf32>, tensor<?xf32>, tensor<?x?xf32>) {
  %e = graph.exp %x : tensor<?x?xf32>
  %p = graph.dot_general %e, %w contract [1] x [0] : tensor<?x?xf32>, tensor<?x16xf32> -> tensor<?x16xf32>
  %r = graph.reduce add %p dims [1] : tensor<?x16xf32> -> tensor<?xf32>
  func.return %p, %r, %x : tensor<?x16xf32>, tensor<?xf32>, tensor<?x?xf32>
}"""


@pytest.mark.slow
@pytest.mark.parametrize(("m", "n"), [(1, 1), (7, 5), (3, 0), (0, 4)])
def test_unknown_sizes(m: int, n: int) -> None:
    rng = np.random.default_rng(m)
    x = np.zeros((m, n), np.float32)  # exp(0) is exact
    w = rng.integers(-4, 5, (n, 16)).astype(np.float32)
    p, r, same = both(UNKNOWN, x, w)
    np.testing.assert_array_equal(p, np.ones_like(x) @ w)
    np.testing.assert_array_equal(r, p.sum(1))
    np.testing.assert_array_equal(same, x)


def test_sizes_that_do_not_fit_are_an_error() -> None:
    host = mlfuse.compile(UNKNOWN, device="cpu").stage("host")
    with pytest.raises(MlfuseError, match="argument 1 dim 0 is 4, argument 0 dim 1 is 3"):
        mlfuse.compile(host, device="interpreter")(np.zeros((2, 3), "f4"), np.zeros((4, 16), "f4"))


def half(x: Array) -> Array:
    return x / 2


def raises(x: Array) -> Array:
    raise ZeroDivisionError


def test_external_functions_and_what_they_raise() -> None:
    externals.register("host.half", half)
    externals.register("host.raises", raises)
    text = """
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
      %y = graph.call_external "host.{}" (%x) : (tensor<4xf32>) -> tensor<4xf32>
      func.return %y : tensor<4xf32>
    }}"""
    x = np.arange(4, dtype=np.float32)
    np.testing.assert_array_equal(both(text.format("half"), x)[0], x / 2)
    kernel = mlfuse.compile(text.format("raises"), device="cpu").stage("kernel")
    with pytest.raises(ZeroDivisionError):
        mlfuse.compile(kernel, device="interpreter")(x)


DONATED = """
func.func @main(%x: tensor<4xui8> {mlfuse.donated}, %y: tensor<4xi8>) -> (tensor<4xui8>, tensor<4xi8>, tensor<4xui8>) {
  %0 = graph.max %x, %x : tensor<4xui8>
  %1 = graph.neg %y : tensor<4xi8>
  func.return %0, %1, %x : tensor<4xui8>, tensor<4xi8>, tensor<4xui8>
}"""


def test_a_donated_argument_stays_as_it_is() -> None:
    x, y = np.array([0, 1, 128, 255], np.uint8), np.array([-128, -1, 0, 127], np.int8)
    before = x.copy()
    first, second, third = both(DONATED, x, y)
    np.testing.assert_array_equal(x, before)
    np.testing.assert_array_equal(first, before)
    np.testing.assert_array_equal(third, before)
    np.testing.assert_array_equal(second, -y)


# Branches and loops, written by hand. Kernels are small; what they compute is exact.

KERNELS = """
kernel.func @double(%x: memref<8xf32>, %y: memref<8xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %0 = memref.load %x[%i] : memref<8xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %y[%i] : memref<8xf32>
  }
}
kernel.func @is_below(%x: memref<8xf32>, %limit: memref<1xf32>, %y: memref<1xi1>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %x[%c0] : memref<8xf32>
  %1 = memref.load %limit[%c0] : memref<1xf32>
  %2 = arith.cmpf olt, %0, %1 : f32
  memref.store %2, %y[%c0] : memref<1xi1>
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("n", range(6))
def test_branches_and_loops_over_sizes(n: int) -> None:
    x = np.arange(8, dtype=np.float32)
    y, z = both(LIT / "branches.mlir", x, np.zeros(n, np.float32))
    want, left = x * 2.0**n + (n < 3), n * (n - 1) // 2
    np.testing.assert_array_equal(y, want)
    while left > 0:
        want, left = want + 1, left // 2
    np.testing.assert_array_equal(z, want)


UNTIL = (
    KERNELS
    + """
func.func @main(%x: memref<8xf32>, %limit: memref<f32>) -> memref<8xf32> {
  %c1 = arith.constant 1 : index
  %y = memref.alloc() : memref<8xf32>
  %is_below = memref.alloc() : memref<i1>
  "memref.copy"(%x, %y) : (memref<8xf32>, memref<8xf32>) -> ()
  scf.while () : () -> () {
    kernel.launch @is_below grid (%c1) block (1) args (%y, %limit, %is_below : memref<8xf32>, memref<f32>, memref<i1>)
    %more = memref.load %is_below[] : memref<i1>
    scf.condition(%more)
  } do {
    %a = memref.alloc() : memref<8xf32>
    kernel.launch @double grid (%c1) block (1) args (%y, %a : memref<8xf32>, memref<8xf32>)
    "memref.copy"(%a, %y) : (memref<8xf32>, memref<8xf32>) -> ()
    scf.yield
  }
  func.return %y : memref<8xf32>
}
"""
)


@pytest.mark.parametrize(("limit", "doubled"), [(0, 0), (3, 0), (4, 1), (1000, 9)])
def test_a_loop_whose_condition_is_computed(limit: float, doubled: int) -> None:
    x = np.full(8, 3, np.float32)
    (y,) = both(UNTIL, x, np.array(limit, np.float32))
    np.testing.assert_array_equal(y, x * 2.0**doubled)


KEPT = (
    KERNELS
    + """
func.func @main(%x: memref<8xf32>, %n: memref<?xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %times = memref.dim %n, %c0 : memref<?xf32>
  %kept = memref.alloc() : memref<8xf32>
  kernel.launch @double grid (%c1) block (1) args (%x, %kept : memref<8xf32>, memref<8xf32>)
  %y = memref.alloc() : memref<8xf32>
  %z = memref.alloc() : memref<8xf32>
  %sum = memref.alloc() : memref<8xf32>
  "memref.copy"(%x, %y) : (memref<8xf32>, memref<8xf32>) -> ()
  scf.for %i = %c0 to %times step %c1 {
    "memref.copy"(%kept, %y) : (memref<8xf32>, memref<8xf32>) -> ()
    kernel.launch @double grid (%c1) block (1) args (%y, %z : memref<8xf32>, memref<8xf32>)
    "memref.copy"(%z, %sum) : (memref<8xf32>, memref<8xf32>) -> ()
  }
  kernel.launch @double grid (%c1) block (1) args (%y, %z : memref<8xf32>, memref<8xf32>)
  func.return %z : memref<8xf32>
}
"""
)
"""Every iteration reads %kept first and writes %z and %sum after it: they may not take its memory."""


@pytest.mark.slow
@pytest.mark.parametrize("n", [0, 1, 3])
def test_a_buffer_that_a_loop_reads_is_alive_until_its_end(n: int) -> None:
    x = np.arange(8, dtype=np.float32)
    (z,) = both(KEPT, x, np.zeros(n, np.float32))
    np.testing.assert_array_equal(z, x * (4 if n else 2))


POWER = (
    KERNELS
    + """
func.func @main(%x: memref<2x2xbf16>, %n: memref<?xf32>) -> (memref<2x2xbf16>, memref<2x2xbf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %times = memref.dim %n, %c0 : memref<?xf32>
  %y = memref.alloc() : memref<2x2xbf16>
  %kept = memref.alloc() : memref<2x2xbf16>
  %last = memref.alloc() : memref<2x2xbf16>
  "memref.copy"(%x, %y) : (memref<2x2xbf16>, memref<2x2xbf16>) -> ()
  "memref.copy"(%x, %kept) : (memref<2x2xbf16>, memref<2x2xbf16>) -> ()
  scf.for %i = %c0 to %times step %c1 {
    %w = loop.constant dense<[[1.0, 1.0], [0.0, 1.0]]> : tensor<2x2xbf16> -> memref<2x2xbf16>
    %p = memref.alloc() : memref<2x2xbf16>
    loop.library "dot_general" ins(%y, %w : memref<2x2xbf16>, memref<2x2xbf16>) out(%p : memref<2x2xbf16>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
    "memref.copy"(%p, %y) : (memref<2x2xbf16>, memref<2x2xbf16>) -> ()
  }
  "memref.copy"(%kept, %last) : (memref<2x2xbf16>, memref<2x2xbf16>) -> ()
  func.return %y, %last : memref<2x2xbf16>, memref<2x2xbf16>
}
"""
)
"""A product of 16-bit floats needs scratch, which may not take %kept's memory."""


@pytest.mark.parametrize("n", [0, 1, 5])
def test_library_calls_in_a_loop(n: int) -> None:
    x = np.array([[1, 0], [2, 1]], ml_dtypes.bfloat16)
    y, last = both(POWER, x, np.zeros(n, np.float32))
    np.testing.assert_array_equal(y.astype(int), [[1, n], [2, 2 * n + 1]])
    np.testing.assert_array_equal(last.astype(int), x.astype(int))


OVER_LISTS = """
func.func @main(%p: tensor<?xf32> {mlfuse.each, mlfuse.alias = 0 : i64}) -> (tensor<?xf32>, tensor<f32>) {
  %q = graph.mul %p, %p : tensor<?xf32>
  %s = graph.reduce add %q dims [0] : tensor<?xf32> -> tensor<f32>
  %t = graph.across add %s : tensor<f32>
  %b = graph.broadcast %t dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %r = graph.div %p, %b : tensor<?xf32>
  func.return %r, %t : tensor<?xf32>, tensor<f32>
}"""


@pytest.mark.parametrize("returned", ["%r, %t : tensor<?xf32>, tensor<f32>", "%r : tensor<?xf32>"])
def test_the_form_of_a_function_over_lists_is_known(returned: str) -> None:
    """Its results may all be in the memory of the lists, so no argument need hold one."""
    types = "(tensor<?xf32>, tensor<f32>)" if "%t" in returned else "tensor<?xf32>"
    text = OVER_LISTS.replace("(tensor<?xf32>, tensor<f32>) {", f"{types} {{")
    text = text.replace("%r, %t : tensor<?xf32>, tensor<f32>", returned)
    module = pipelines.run(parse(text), "host", "cpu")
    assert levels_in(module) == {"host"}
    lowered = str(module)
    LowerToHost().apply(new_context(), module)
    assert str(module) == lowered and lowered.count("%arena = memref.alloc") == 1


REFUSED = {
    "can't pass on a buffer": """
  %r = scf.if %is_long -> (memref<8xf32>) { scf.yield %x : memref<8xf32> } else { scf.yield %y : memref<8xf32> }
""",
    "this size isn't known then": """
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%i) : memref<?xf32>
    "memref.copy"(%a, %a) : (memref<?xf32>, memref<?xf32>) -> ()
  }
""",
}


@pytest.mark.parametrize("message", REFUSED)
def test_what_has_no_fixed_memory_is_refused(message: str) -> None:
    text = f"""
func.func @main(%x: memref<8xf32>, %w: memref<?xf32>) -> memref<8xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %w, %c0 : memref<?xf32>
  %y = memref.alloc() : memref<8xf32>
  %is_long = arith.cmpi sgt, %n, %c1 : index
  {REFUSED[message]}
  kernel.launch @double grid (%c1) block (1) args (%x, %y : memref<8xf32>, memref<8xf32>)
  func.return %y : memref<8xf32>
}}
{KERNELS}"""
    with pytest.raises(MlfuseError, match=message):
        mlfuse.compile(text, device="interpreter")


def test_a_view_beyond_its_memory_is_an_error() -> None:
    host: Any = mlfuse.compile(LIT / "branches.mlir", device="cpu").stage("host")
    small = host.replace("memref.alloc() : memref<64xi8>", "memref.alloc() : memref<16xi8>")
    small = small.replace("memref<64xi8>", "memref<16xi8>")
    assert small != host
    with pytest.raises(MlfuseError, match="takes bytes 0 to 32 of a buffer of 16"):
        mlfuse.compile(small, device="interpreter")(np.zeros(8, "f4"), np.zeros(4, "f4"))
