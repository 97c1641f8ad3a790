"""The loop level on the reference interpreter, against NumPy and plain Python."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import loop, run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.testing.agreement import agree
from mlfuse.testing.fuzz.slack import REFERENCE_ULP


def run(text: str, *args: Any, function: str = "main") -> list[Array]:
    module = parse_module(text, "x.mlir")
    verify_module(module)
    return run_module(module, function, [np.asarray(arg) for arg in args])


def kernel(types: Sequence[str], body: str) -> str:
    """A kernel over 4 x 8 with the buffers %b0, %b1, ...; `main` returns the last one."""
    names = [f"%b{position}" for position in range(len(types))]
    args = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
    given = ", ".join(args.split(", ")[:-1])
    return f"""
      func.func @main({given}) -> {types[-1]} {{
        {names[-1]} = memref.alloc() : {types[-1]}
        loop.launch @k({", ".join(names)}) : ({", ".join(types)})
        func.return {names[-1]} : {types[-1]}
      }}
      loop.kernel @k({args}) {{ {body} }}"""


def scalar(operation: str, operands: Sequence[str], result: str, values: Sequence[Any]) -> Array:
    """One op on vectors; `operation` reads %0, %1, ... and defines %r."""
    count = len(np.asarray(values[0]))
    types = [f"memref<{count}x{type_}>" for type_ in (*operands, result)]
    loads = "\n".join(f"%{n} = loop.load %b{n}[%i] : {type_}" for n, type_ in enumerate(types[:-1]))
    body = f"""loop.parallel (%i) in ({count}) {{
      {loads}
      {operation}
      loop.store %r, %b{len(operands)}[%i] : {types[-1]}
    }}"""
    return run(kernel(types, body), *values)[0]


SAME_SOFTMAX = """
func.func @main(%x: tensor<?x1024xf32>) -> tensor<?x1024xf32> {
  %y = graph.softmax %x {axis = 1 : i64} : tensor<?x1024xf32>
  func.return %y : tensor<?x1024xf32>
}"""
SOFTMAX = """
func.func @main(%x: memref<?x1024xf32>) -> memref<?x1024xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x1024xf32>
  %y = memref.alloc(%n) : memref<?x1024xf32>
  loop.launch @fused_softmax(%x, %y, %n) : (memref<?x1024xf32>, memref<?x1024xf32>, index)
  func.return %y : memref<?x1024xf32>
}
loop.kernel @fused_softmax(%x: memref<?x1024xf32>, %y: memref<?x1024xf32>, %n: index) {
  %ninf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (%n) {
    %e = loop.local : memref<1024xf32>
    %m = loop.reduce (%j) in (1024) init (%ninf : f32) {
      %0 = loop.load %x[%i, %j] : memref<?x1024xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.maximumf %a, %b : f32
      loop.yield %1 : f32
    }
    %s = loop.reduce (%j) in (1024) init (%zero : f32) {
      %2 = loop.load %x[%i, %j] : memref<?x1024xf32>
      %3 = arith.subf %2, %m : f32
      %4 = math.exp %3 : f32
      loop.store %4, %e[%j] : memref<1024xf32>
      loop.yield %4 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.parallel (%j) in (1024) {
      %5 = loop.load %e[%j] : memref<1024xf32>
      %6 = arith.divf %5, %s : f32
      loop.store %6, %y[%i, %j] : memref<?x1024xf32>
    }
  }
}
"""


@pytest.mark.parametrize("rows", [0, 1, 5])
@pytest.mark.parametrize("box", [1, 700, 1024, 3000, 2**22])
@pytest.mark.sampled(3)
def test_softmax(rows: int, box: int, monkeypatch: pytest.MonkeyPatch):
    """The result doesn't depend on how the index space is cut into boxes."""
    monkeypatch.setattr(loop, "BOX_ELEMENTS", box)
    x = np.random.default_rng(0).normal(size=(rows, 1024)).astype(np.float32)
    (got,) = run(SOFTMAX, x)
    exp = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True, initial=-np.inf))
    agree(SAME_SOFTMAX, [x], got, exp / exp.sum(axis=1, keepdims=True))
    assert got.dtype == np.float32


def test_maps_transpose_reshape_and_broadcast():
    body = """
      loop.parallel (%i, %j) in (4, 6) {
        %0 = loop.load %b0[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<6x4xi32>
        %1 = loop.load %b1[%i, %j] by affine_map<(d0, d1) -> ((d0 * 6 + d1) floordiv 8, (d0 * 6 + d1) mod 8)> : memref<3x8xi32>
        %2 = loop.load %b2[%j] by affine_map<(d0) -> (d0 * 2 + 1)> : memref<13xi32>
        %3 = arith.addi %0, %1 : i32
        %4 = arith.addi %3, %2 : i32
        loop.store %4, %b3[%i, %j] : memref<4x6xi32>
      }"""
    types = ["memref<6x4xi32>", "memref<3x8xi32>", "memref<13xi32>", "memref<4x6xi32>"]
    rng = np.random.default_rng(1)
    a, b, c = (rng.integers(-99, 99, s, dtype=np.int32) for s in ((6, 4), (3, 8), (13,)))
    (got,) = run(kernel(types, body), a, b, c)
    np.testing.assert_array_equal(got, a.T + b.reshape(4, 6) + c[1::2][:6])


def test_reduction_of_several_results_keeps_the_first_maximum():
    body = """
      %ninf = arith.constant 0xFF800000 : f32
      %none = arith.constant 9223372036854775807 : i64
      loop.parallel (%i) in (4) {
        %m, %k = loop.reduce (%j) in (7) init (%ninf : f32, %none : i64) {
          %0 = loop.load %b0[%i, %j] : memref<4x7xf32>
          %1 = arith.index_cast %j : index to i64
          loop.yield %0, %1 : f32, i64
        } combine (%a, %ai, %b, %bi) {
          %gt = arith.cmpf ogt, %a, %b : f32
          %eq = arith.cmpf oeq, %a, %b : f32
          %before = arith.cmpi slt, %ai, %bi : i64
          %tie = arith.andi %eq, %before : i1
          %left = arith.ori %gt, %tie : i1
          %v = arith.select %left, %a, %b : f32
          %n = arith.select %left, %ai, %bi : i64
          loop.yield %v, %n : f32, i64
        }
        loop.store %k, %b1[%i] : memref<4xi64>
      }"""
    x = np.array([[1, 5, 5, 0, 5, 2, 1], [7, 6, 5, 4, 3, 2, 1], [0] * 7, [-1, -2, 3, 3, 0, 3, 2]])
    (got,) = run(kernel(["memref<4x7xf32>", "memref<4xi64>"], body), x.astype(np.float32))
    np.testing.assert_array_equal(got, x.argmax(axis=1))


@pytest.mark.parametrize("box", [1, 5, 2**22])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 100])
def test_full_reduction(count: int, box: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(loop, "BOX_ELEMENTS", box)
    body = f"""
      %zero = arith.constant 0 : i64
      %s = loop.reduce (%i, %j) in ({count}, 3) init (%zero : i64) {{
        %0 = loop.load %b0[%i, %j] : memref<{count}x3xi64>
        loop.yield %0 : i64
      }} combine (%a, %b) {{
        %1 = arith.addi %a, %b : i64
        loop.yield %1 : i64
      }}
      loop.store %s, %b1[] : memref<i64>"""
    x = np.random.default_rng(2).integers(-(2**40), 2**40, (count, 3))
    (got,) = run(kernel([f"memref<{count}x3xi64>", "memref<i64>"], body), x)
    assert got.shape == () and got == sum(x.ravel().tolist())


def test_the_tree_is_pairwise():
    """A million and one ones: a running f32 sum of 2^24 + 1 + 1 ... would lose them."""
    body = """
      %zero = arith.constant 0.0 : f32
      %s = loop.reduce (%i) in (16777217) init (%zero : f32) {
        %0 = arith.constant 1.0 : f32
        loop.yield %0 : f32
      } combine (%a, %b) {
        %1 = arith.addf %a, %b : f32
        loop.yield %1 : f32
      }
      loop.store %s, %b0[] : memref<f32>"""
    (got,) = run(kernel(["memref<f32>"], body))
    assert abs(float(got) - 16777217) <= 1


def test_rank_0_kernel_and_a_store_beside_a_nest():
    body = """
      %0 = loop.load %b0[] : memref<f32>
      %1 = math.sqrt %0 : f32
      loop.store %1, %b1[] : memref<f32>"""
    (got,) = run(kernel(["memref<f32>", "memref<f32>"], body), np.float32(9))
    assert got == 3 and got.shape == ()


def test_a_local_of_a_row_inside_two_loops():
    body = """
      loop.parallel (%i, %j) in (2, 3) {
        %t = loop.local : memref<4xf32>
        loop.parallel (%k) in (4) {
          %0 = loop.load %b0[%i, %j, %k] : memref<2x3x4xf32>
          loop.store %0, %t[%k] by affine_map<(d0) -> (3 - d0)> : memref<4xf32>
        }
        loop.parallel (%k) in (4) {
          %1 = loop.load %t[%k] : memref<4xf32>
          loop.store %1, %b1[%i, %j, %k] : memref<2x3x4xf32>
        }
      }"""
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    for box in (1, 4, 2**22):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "BOX_ELEMENTS", box)
            (got,) = run(kernel(["memref<2x3x4xf32>"] * 2, body), x)
        np.testing.assert_array_equal(got, x[:, :, ::-1])


def test_the_host_calls_libraries_and_makes_views():
    text = """
      func.func @main(%a: memref<2x?x4xbf16>, %b: memref<2x4x8xbf16>) -> memref<?x8xbf16> {
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %n = memref.dim %a, %c1 : memref<2x?x4xbf16>
        %c = memref.alloc(%n) : memref<2x?x8xbf16>
        loop.library "dot_general" ins(%a, %b : memref<2x?x4xbf16>, memref<2x4x8xbf16>)
          out(%c : memref<2x?x8xbf16>) options {lhs_batch = array<i64: 0>, rhs_batch = array<i64: 0>,
          lhs_contract = array<i64: 2>, rhs_contract = array<i64: 1>}
        %m = arith.muli %n, %c2 : index
        %v = loop.view %c(%m) : memref<2x?x8xbf16> -> memref<?x8xbf16>
        func.return %v : memref<?x8xbf16>
      }"""
    rng = np.random.default_rng(3)
    a = rng.normal(size=(2, 5, 4)).astype(ml_dtypes.bfloat16)
    b = rng.normal(size=(2, 4, 8)).astype(ml_dtypes.bfloat16)
    (got,) = run(text, a, b)
    want = np.einsum("bik,bkj->bij", a.astype(np.float32), b.astype(np.float32))
    assert got.dtype == ml_dtypes.bfloat16
    np.testing.assert_array_equal(got, want.astype(ml_dtypes.bfloat16).reshape(10, 8))


def test_a_constant_array_and_unsigned_arguments():
    text = """
      func.func @main(%x: memref<3xi8>) -> (memref<3xi8>, memref<3xi8>) {
        %c = loop.constant dense<[255, 0, 1]> : tensor<3xui8> -> memref<3xi8>
        func.return %c, %x : memref<3xi8>, memref<3xi8>
      }"""
    constant, same = run(text, np.array([200, 100, 0], dtype=np.uint8))
    np.testing.assert_array_equal(constant, np.array([-1, 0, 1], dtype=np.int8))
    np.testing.assert_array_equal(same.view(np.uint8), [200, 100, 0])


LOW, HIGH = -(2**31), 2**31 - 1
INTS = [0, 1, -1, 7, -7, LOW, HIGH, 5, 12, LOW, LOW]
OTHER = [0, 0, 0, 2, 2, -1, 1, -3, 40, 0, LOW]


def unsigned(x: int) -> int:
    return x % 2**32


def truncated(a: int, b: int) -> int:
    return -1 if b == 0 else int(math.copysign(1, a) * math.copysign(1, b)) * (abs(a) // abs(b))


def shifted(a: int, by: int) -> int:
    return a >> min(unsigned(by), 40)


INTEGER_OPS: dict[str, Callable[[int, int], int]] = {
    "addi": lambda a, b: a + b,
    "subi": lambda a, b: a - b,
    "muli": lambda a, b: a * b,
    "divsi": truncated,
    "divui": lambda a, b: truncated(unsigned(a), unsigned(b)),
    "remsi": lambda a, b: a - truncated(a, b) * b,
    "remui": lambda a, b: unsigned(a) % unsigned(b) if b else a,
    "floordivsi": lambda a, b: a // b if b else 0,
    "maxsi": max,
    "minsi": min,
    "maxui": lambda a, b: max(unsigned(a), unsigned(b)),
    "minui": lambda a, b: min(unsigned(a), unsigned(b)),
    "andi": lambda a, b: a & b,
    "ori": lambda a, b: a | b,
    "xori": lambda a, b: a ^ b,
    "shli": lambda a, b: a << min(unsigned(b), 40),
    "shrsi": shifted,
    "shrui": lambda a, b: shifted(unsigned(a), b),
}


@pytest.mark.parametrize("op", INTEGER_OPS)
def test_integer_ops(op: str):
    got = scalar(
        f"%r = arith.{op} %0, %1 : i32",
        ["i32", "i32"],
        "i32",
        [np.array(INTS, np.int32), np.array(OTHER, np.int32)],
    )
    want = [unsigned(INTEGER_OPS[op](a, b)) for a, b in zip(INTS, OTHER, strict=True)]
    assert got.view(np.uint32).tolist() == want


@pytest.mark.parametrize("unsigned_too", [False, True])
@pytest.mark.parametrize("name", ["lt", "le", "gt", "ge", "eq", "ne"])
def test_integer_comparisons(name: str, unsigned_too: bool):
    prefix = "" if name in ("eq", "ne") else "u" if unsigned_too else "s"
    got = scalar(
        f"%r = arith.cmpi {prefix}{name}, %0, %1 : i32",
        ["i32", "i32"],
        "i1",
        [np.array(INTS, np.int32), np.array(OTHER, np.int32)],
    )
    read = unsigned if unsigned_too else int
    compare = getattr(__import__("operator"), name)
    assert got.tolist() == [compare(read(a), read(b)) for a, b in zip(INTS, OTHER, strict=True)]


@pytest.mark.parametrize("ordered", [True, False])
@pytest.mark.parametrize("name", ["lt", "le", "gt", "ge", "eq", "ne"])
def test_float_comparisons(name: str, ordered: bool):
    a = np.array([1, 2, 2, np.nan, 0.0, np.inf], np.float32)
    b = np.array([2, 1, 2, 1, -0.0, np.nan], np.float32)
    got = scalar(
        f"%r = arith.cmpf {'o' if ordered else 'u'}{name}, %0, %1 : f32", ["f32"] * 2, "i1", [a, b]
    )
    compare = getattr(__import__("operator"), name)
    want = [
        compare(x, y) if x == x and y == y else not ordered
        for x, y in zip(a.tolist(), b.tolist(), strict=True)
    ]
    assert got.tolist() == want


def test_ord_and_uno():
    a, b = np.array([1, np.nan], np.float32), np.array([1, 1], np.float32)
    assert scalar("%r = arith.cmpf ord, %0, %1 : f32", ["f32"] * 2, "i1", [a, b]).tolist() == [
        True,
        False,
    ]
    assert scalar("%r = arith.cmpf uno, %0, %1 : f32", ["f32"] * 2, "i1", [a, b]).tolist() == [
        False,
        True,
    ]


@pytest.mark.parametrize(
    ("op", "source", "target", "pairs"),
    [
        ("extsi", "i1", "i8", [(True, -1), (False, 0)]),
        ("extui", "i1", "i8", [(True, 1), (False, 0)]),
        ("extsi", "i8", "i32", [(-1, -1), (127, 127)]),
        ("extui", "i8", "i32", [(-1, 255), (127, 127)]),
        ("trunci", "i32", "i8", [(257, 1), (128, -128), (-1, -1)]),
        ("trunci", "i32", "i1", [(2, False), (3, True), (-1, True)]),
        ("sitofp", "i8", "f32", [(-1, -1.0)]),
        ("uitofp", "i8", "f32", [(-1, 255.0)]),
        ("sitofp", "i1", "f32", [(True, -1.0)]),
        ("uitofp", "i1", "f32", [(True, 1.0)]),
        ("fptosi", "f32", "i8", [(1e9, 127), (-1e9, -128), (-1.9, -1), (math.nan, 0)]),
        ("fptoui", "f32", "i8", [(1e9, -1), (-5.0, 0), (200.9, 200 - 256), (math.nan, 0)]),
        ("fptosi", "f32", "i64", [(math.inf, 2**63 - 1), (-math.inf, -(2**63)), (1.5, 1)]),
        ("extf", "bf16", "f32", [(1.5, 1.5), (math.inf, math.inf)]),
        ("truncf", "f32", "bf16", [(1.00390625, 1.0), (1.01171875, 1.015625), (3.4e38, math.inf)]),
        ("truncf", "f64", "f32", [(1 + 2**-24, 1.0), (1e300, math.inf)]),
        ("bitcast", "f32", "i32", [(1.0, 0x3F800000), (-0.0, LOW)]),
        ("bitcast", "i16", "bf16", [(0x3F80, 1.0)]),
    ],
)
def test_casts(op: str, source: str, target: str, pairs: list[tuple[Any, Any]]):
    from mlfuse.dialects import dtypes

    known = {name: dtypes.of(dtype) for name, dtype in dtypes._MLIR_TYPES.items()}  # pyright: ignore
    values = np.array([value for value, _ in pairs]).astype(known[source].numpy)
    got = scalar(f"%r = arith.{op} %0 : {source} to {target}", [source], target, [values])
    want = np.array([value for _, value in pairs]).astype(known[target].numpy)
    np.testing.assert_array_equal(got, want)


def test_arithmetic_on_truth_values():
    a, b = np.array([1, 1, 0, 0], np.bool_), np.array([1, 0, 1, 0], np.bool_)
    for op, want in (
        ("addi", a ^ b),
        ("subi", a ^ b),
        ("muli", a & b),
        ("xori", a ^ b),
        ("maxui", a | b),
        ("minui", a & b),
    ):
        got = scalar(f"%r = arith.{op} %0, %1 : i1", ["i1", "i1"], "i1", [a, b])
        assert got.tolist() == want.tolist(), op


def test_maximum_and_minimum_have_nans_and_signed_zeros():
    a = np.array([1, math.nan, 0.0, -0.0, 3], np.float32)
    b = np.array([2, 1, -0.0, 0.0, math.nan], np.float32)
    for op, want in (
        ("maximumf", [2, math.nan, 0.0, 0.0, math.nan]),
        ("minimumf", [1, math.nan, -0.0, -0.0, math.nan]),
    ):
        got = scalar(f"%r = arith.{op} %0, %1 : f32", ["f32", "f32"], "f32", [a, b])
        np.testing.assert_array_equal(got, np.array(want, np.float32))
        np.testing.assert_array_equal(np.signbit(got[2:4]), np.signbit(np.array(want[2:4])))


FUNCTIONS: dict[str, Callable[[float], float]] = {
    "exp": math.exp,
    "log": math.log,
    "sqrt": math.sqrt,
    "rsqrt": lambda x: 1 / math.sqrt(x),
    "tanh": math.tanh,
    "erf": math.erf,
    "sin": math.sin,
    "cos": math.cos,
    "absf": abs,
    "floor": math.floor,
    "ceil": math.ceil,
    "trunc": math.trunc,
    "roundeven": round,
    "round": lambda x: math.floor(x + 0.5),
    "log1p": math.log1p,
    "expm1": math.expm1,
    "exp2": lambda x: 2.0**x,
    "cbrt": lambda x: x ** (1 / 3),
    "atan": math.atan,
}


@pytest.mark.parametrize("op", FUNCTIONS)
@pytest.mark.parametrize("type_", ["f32", "f64"])
def test_functions(op: str, type_: str):
    dtype = {"f32": np.float32, "f64": np.float64}[type_]
    values = np.array([0.25, 0.5, 1, 1.5, 2, 2.5, 3.75], dtype)
    got = scalar(f"%r = math.{op} %0 : {type_}", [type_], type_, [values])
    assert got.dtype == dtype
    want = [FUNCTIONS[op](value) for value in values.tolist()]
    np.testing.assert_allclose(got, want, rtol=REFERENCE_ULP * float(np.finfo(dtype).eps))


def refused(text: str, *args: Any) -> str:
    with pytest.raises(OpError) as caught:
        run(text, *args)
    assert caught.value.place is not None
    return caught.value.message


def test_an_access_out_of_bounds_is_refused():
    body = """loop.parallel (%i) in (4) {
      %0 = loop.load %b0[%i] by affine_map<(d0) -> (d0 - 1)> : memref<4xf32>
      loop.store %0, %b1[%i] : memref<4xf32>
    }"""
    message = refused(kernel(["memref<4xf32>"] * 2, body), np.zeros(4, np.float32))
    assert message == "loop.load: index -1..2 is outside dim 0, which has size 4"


def test_two_iterations_that_store_to_one_place_are_refused():
    body = """loop.parallel (%i, %j) in (4, 8) {
      %0 = loop.load %b0[%i] : memref<4xf32>
      loop.store %0, %b1[%i] : memref<4xf32>
    }"""
    message = refused(kernel(["memref<4xf32>"] * 2, body), np.zeros(4, np.float32))
    assert message == "loop.store: 32 iterations store to 4 places"


def test_what_nobody_wrote_shows():
    body = """loop.parallel (%i) in (2) {
      %0 = loop.load %b0[%i] : memref<4xf32>
      loop.store %0, %b1[%i] : memref<4xf32>
    }"""
    (got,) = run(kernel(["memref<4xf32>"] * 2, body), np.zeros(4, np.float32))
    np.testing.assert_array_equal(got, [0, 0, math.nan, math.nan])


def test_a_launch_of_no_kernel_is_refused():
    text = """func.func @main(%x: memref<4xf32>) {
      loop.launch @nothing(%x) : (memref<4xf32>)
      func.return
    }"""
    assert "there is no loop.kernel @nothing" in refused(text, np.zeros(4, np.float32))
