"""Array composites against NumPy: lookups, one-hot, triangles, diagonals, copies, shifts, stacks."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import TensorType, bf16, i32
from xdsl.ir import Block

import mlfuse
from mlfuse.dialects.graph.array import StackOp
from mlfuse.dialects.graph.lookup import OneHotOp, TakeOp
from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import run_on_host

pytestmark = pytest.mark.quick_c

needs_cxx = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")
needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
each_device = pytest.mark.parametrize(
    "device", ["interpreter", pytest.param("cpu", marks=needs_cc)]
)
Array = Any
DTYPES: dict[str, Any] = {
    "f32": np.float32,
    "bf16": ml_dtypes.bfloat16,
    "i32": np.int32,
    "i1": np.bool_,
    "ui8": np.uint8,
}
IDS: dict[str, Any] = {
    "i8": np.int8,
    "ui8": np.uint8,
    "i32": np.int32,
    "ui32": np.uint32,
    "i64": np.int64,
    "ui64": np.uint64,
}


def any_bits(dtype: Any, *shape: int) -> Array:
    """Arbitrary bits, NaNs of all kinds among them."""
    rng = np.random.default_rng(4)
    if dtype is np.bool_:
        return rng.integers(0, 2, shape).astype(np.bool_)
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return rng.integers(0, 256, size, dtype=np.uint8).view(dtype).reshape(shape)


def assert_same_bits(got: Array, want: Array, what: str) -> None:
    assert (got.dtype, got.shape) == (want.dtype, want.shape), what
    raw = [np.frombuffer(np.ascontiguousarray(x).tobytes(), np.uint8) for x in (got, want)]
    np.testing.assert_array_equal(raw[0], raw[1], err_msg=what)


def text(lines: list[tuple[str, str]], types: list[str]) -> str:
    """A function of %0, %1, ... that returns what each line gives; lines are (op, result type)."""
    given = ", ".join(f"%{n}: {type_}" for n, type_ in enumerate(types))
    results = ", ".join(result for _, result in lines)
    body = "\n".join(f"%r{n} = {line}" for n, (line, _) in enumerate(lines))
    names = ", ".join(f"%r{n}" for n in range(len(lines)))
    return (
        f"func.func @main({given}) -> ({results}) {{\n{body}\nfunc.return {names} : {results}\n}}"
    )


def run(lines: list[tuple[str, str]], types: list[str], args: list[Array], device: str) -> Any:
    results = mlfuse.compile(text(lines, types), device)(*args)
    return list(results) if len(lines) > 1 else [results]


# Movement: op, types of operands, result shape, meaning. T stands for the element type; %0 is 2x3x4, %1 is 3x4.

X, M, P, Q = "tensor<2x3x4xT>", "tensor<3x4xT>", "tensor<2x2xi32>", "tensor<2x3x2xui8>"
PLACES = np.array([[2, 0], [1, 1]], np.int32)
ALONG = np.array([[[3, 0], [1, 1], [0, 2]], [[2, 2], [0, 3], [1, 0]]], np.uint8)
MOVES: list[tuple[str, str, str, Any]] = [
    (f"take %1, %2 : {M}, {P}", "2x2x4", M, lambda x, m: np.take(m, PLACES, axis=0)),
    (f"take %0, %2 {{axis = 1 : i64}} : {X}, {P}", "2x2x2x4", X,
     lambda x, m: np.take(x, PLACES, axis=1)),
    (f"take %0, %3 {{axis = -1 : i64}} : {X}, tensor<i64>", "2x3", X, lambda x, m: x[:, :, 3]),
    (f"take_along %0, %4 {{axis = 2 : i64}} : {X}, {Q}", "2x3x2", X,
     lambda x, m: np.take_along_axis(x, ALONG.astype(int), axis=2)),
    (f"tile %1 {{repeats = array<i64: 2, 3>}} : {M}", "6x12", M, lambda x, m: np.tile(m, (2, 3))),
    (f"tile %0 {{repeats = array<i64: 1, 2, 1>}} : {X}", "2x6x4", X,
     lambda x, m: np.tile(x, (1, 2, 1))),
    (f"repeat %1 {{repeats = 3 : i64}} : {M}", "9x4", M, lambda x, m: np.repeat(m, 3, axis=0)),
    (f"repeat %0 {{repeats = 2 : i64, axis = -1 : i64}} : {X}", "2x3x8", X,
     lambda x, m: np.repeat(x, 2, axis=2)),
    (f"roll %1 {{shifts = array<i64: 1>, dims = array<i64: 1>}} : {M}", "", M,
     lambda x, m: np.roll(m, 1, axis=1)),
    (f"roll %0 {{shifts = array<i64: -5, 9>, dims = array<i64: 2, 1>}} : {X}", "", X,
     lambda x, m: np.roll(x, (-5, 9), axis=(2, 1))),
    (f"stack %1, %1, %1 : {M}, {M}, {M}", "3x3x4", M, lambda x, m: np.stack([m, m, m])),
    (f"stack %1, %1 {{axis = -1 : i64}} : {M}, {M}", "3x4x2", M,
     lambda x, m: np.stack([m, m], axis=-1)),
    (f"tril %1 : {M}", "", M, lambda x, m: np.tril(m)),
    (f"tril %0 {{diagonal = 1 : i64}} : {X}", "", X, lambda x, m: np.tril(x, 1)),
    (f"tril %0 {{diagonal = -9223372036854775808 : i64}} : {X}", "", X,
     lambda x, m: np.zeros_like(x)),
    (f"triu %0 : {X}", "", X, lambda x, m: np.triu(x)),
    (f"triu %1 {{diagonal = -1 : i64}} : {M}", "", M, lambda x, m: np.triu(m, -1)),
    (f"triu %1 {{diagonal = -9223372036854775808 : i64}} : {M}", "", M, lambda x, m: m),
    (f"diagonal %1 : {M}", "3", M, lambda x, m: np.diagonal(m)),
    (f"diagonal %0 {{diagonal = 2 : i64}} : {X}", "2x2", X,
     lambda x, m: np.diagonal(x, 2, 1, 2)),
    (f"diagonal %0 {{diagonal = -2 : i64}} : {X}", "2x1", X,
     lambda x, m: np.diagonal(x, -2, 1, 2)),
]  # fmt: skip


def moves(element: str) -> str:
    """A function of all `MOVES`."""
    lines: list[tuple[str, str]] = []
    for line, shape, operand, _ in MOVES:
        result = f"tensor<{shape}xT>" if shape else operand
        lines.append((f"graph.{line} -> {result}", result))
    return text(lines, [X, M, P, "tensor<i64>", Q]).replace("T>", f"{element}>")


@pytest.mark.parametrize(
    "device",
    [
        "interpreter",
        pytest.param("cpu", marks=needs_cc),
        pytest.param("CUDA text on the host", marks=needs_cxx),
    ],
)
@pytest.mark.parametrize("element", DTYPES)
@pytest.mark.sampled(3)
def test_elements_are_moved_bit_for_bit(element: str, device: str):
    x, m = any_bits(DTYPES[element], 2, 3, 4), any_bits(DTYPES[element], 3, 4)
    args = [x, m, PLACES, np.array(3), ALONG]
    if device in ("interpreter", "cpu"):
        got = mlfuse.compile(moves(element), device)(*args)
    else:
        got = run_on_host(parse(moves(element)), "main", args)
    for result, (line, _, _, meaning) in zip(got, MOVES, strict=True):
        assert_same_bits(np.asarray(result), meaning(x, m), line)


def extremes(dtype: Any, n: int) -> Array:
    """Places around both ends of n elements, and as far off as the type goes."""
    info = np.iinfo(dtype)
    wanted = [0, 1, n - 1, n, n + 1, 2 * n + 3, -1, -n, -n - 1, -3 * n - 1, info.min, info.max]
    return np.array([each for each in wanted if info.min <= each <= info.max], dtype)


@pytest.mark.slow
@each_device
@pytest.mark.parametrize("element", IDS)
def test_places_outside(element: str, device: str):
    n = 200  # more than an i8 can say, and -1 + 200 more than it holds
    table = np.arange(2 * n, dtype=np.float32).reshape(n, 2)
    whole = np.arange(2 * n, dtype=np.int32).reshape(n, 2)
    ids = extremes(IDS[element], n)
    size, pairs = len(ids), np.stack([ids, ids[::-1]], axis=1)
    lines: list[tuple[str, str]] = []
    for mode in ("clip", "wrap", "fill"):
        result = f"tensor<{size}x2xf32>"
        lines.append((f'graph.take %0, %2 {{mode = "{mode}"}} : tensor<200x2xf32>, '
                      f"tensor<{size}x{element}> -> {result}", result))  # fmt: skip
        result = f"tensor<{size}x2xi32>"
        lines.append((f'graph.take_along %1, %3 {{mode = "{mode}"}} : tensor<200x2xi32>, '
                      f"tensor<{size}x2x{element}> -> {result}", result))  # fmt: skip
    types = ["tensor<200x2xf32>", "tensor<200x2xi32>"]
    types += [f"tensor<{size}x{element}>", f"tensor<{size}x2x{element}>"]
    got = run(lines, types, [table, whole, ids, pairs], device)

    # Python's integers have no largest.
    places = {
        "clip": lambda i: min(max(i, 0), n - 1),
        "wrap": lambda i: i % n,
        "fill": lambda i: i if -n <= i < n else None,
    }
    for number, (mode, place) in enumerate(places.items()):
        rows = [place(int(i)) for i in ids]
        want = [[np.nan] * 2 if i is None else list(table[i]) for i in rows]
        np.testing.assert_array_equal(got[2 * number], want, err_msg=mode)
        columns = [rows, rows[::-1]]
        along = [[0 if i is None else whole[i, c] for i in each] for c, each in enumerate(columns)]
        np.testing.assert_array_equal(got[2 * number + 1], np.transpose(along), err_msg=mode)


@pytest.mark.sampled(3)
@each_device
@pytest.mark.parametrize("element", IDS)
def test_one_hot_of_ids_outside_is_nothing(element: str, device: str):
    ids = extremes(IDS[element], 300)
    size = len(ids)
    lines: list[tuple[str, str]] = []
    for axis, result in ((-1, f"tensor<{size}x300xbf16>"), (0, f"tensor<300x{size}xi1>")):
        line = f"graph.one_hot %0 {{depth = 300 : i64, axis = {axis} : i64}}"
        lines.append((f"{line} : tensor<{size}x{element}> -> {result}", result))
    last, first = run(lines, [f"tensor<{size}x{element}>"], [ids], device)
    want = np.array([[int(i) == c for c in range(300)] for i in ids])
    assert_same_bits(last, want.astype(ml_dtypes.bfloat16), "axis -1")
    assert_same_bits(first, np.ascontiguousarray(want.T), "axis 0")


@pytest.mark.sampled(2)
@each_device
@pytest.mark.parametrize("element", DTYPES)
def test_tri_is_ones_up_to_a_diagonal(element: str, device: str):
    lines = [
        (f"graph.tri {{diagonal = {k} : i64}} : tensor<3x5x{element}>", f"tensor<3x5x{element}>")
        for k in (0, 2, -1, 7, -7)
    ]
    for got, k in zip(run(lines, [], [], device), (0, 2, -1, 7, -7), strict=True):
        assert_same_bits(got, np.tri(3, 5, k).astype(DTYPES[element]), f"diagonal {k}")


EMPTY = [
    ("graph.take %0, %1 : tensor<0x3xf32>, tensor<0xi32> -> tensor<0x3xf32>", "0x3"),
    ('graph.take %0, %2 {axis = 1 : i64, mode = "fill"} : tensor<0x3xf32>, tensor<2xi32> '
     "-> tensor<0x2xf32>", "0x2"),
    ('graph.take_along %0, %3 {mode = "wrap"} : tensor<0x3xf32>, tensor<0x3xui8> '
     "-> tensor<0x3xf32>", "0x3"),
    ("graph.one_hot %1 {depth = 4 : i64} : tensor<0xi32> -> tensor<0x4xf32>", "0x4"),
    ("graph.one_hot %2 {depth = 0 : i64} : tensor<2xi32> -> tensor<2x0xf32>", "2x0"),
    ("graph.tile %4 {repeats = array<i64: 0, 2>} : tensor<1x3xf32> -> tensor<0x6xf32>", "0x6"),
    ("graph.tile %0 {repeats = array<i64: 2, 2>} : tensor<0x3xf32> -> tensor<0x6xf32>", "0x6"),
    ("graph.repeat %4 {repeats = 0 : i64} : tensor<1x3xf32> -> tensor<0x3xf32>", "0x3"),
    ("graph.roll %0 {shifts = array<i64: 1, 1>, dims = array<i64: 0, 1>} : tensor<0x3xf32>", "0x3"),
    ("graph.stack %0, %0 : tensor<0x3xf32>, tensor<0x3xf32> -> tensor<2x0x3xf32>", "2x0x3"),
    ("graph.tril %0 : tensor<0x3xf32>", "0x3"),
    ("graph.tri : tensor<0x3xf32>", "0x3"),
    ("graph.diagonal %0 : tensor<0x3xf32> -> tensor<0xf32>", "0"),
    ("graph.diagonal %4 {diagonal = 4 : i64} : tensor<1x3xf32> -> tensor<0xf32>", "0"),
    ("graph.diagonal %4 {diagonal = -2 : i64} : tensor<1x3xf32> -> tensor<0xf32>", "0"),
]  # fmt: skip


@pytest.mark.slow
@each_device
def test_nothing_stays_nothing(device: str):
    types = ["tensor<0x3xf32>", "tensor<0xi32>", "tensor<2xi32>", "tensor<0x3xui8>"]
    x, one = np.zeros((0, 3), np.float32), np.ones((1, 3), np.float32)
    args = [x, np.zeros(0, np.int32), np.array([1, 5], np.int32), np.zeros((0, 3), np.uint8), one]
    lines = [(line, f"tensor<{shape}xf32>") for line, shape in EMPTY]
    got = run(lines, [*types, "tensor<1x3xf32>"], args, device)
    for result, (line, shape) in zip(got, EMPTY, strict=True):
        assert "x".join(map(str, result.shape)) == shape, line


@each_device
def test_single_elements_and_scalars(device: str):
    one = np.array([[7.0]], np.float32)
    t = "tensor<1x1xf32>"
    cases: list[tuple[str, str, Array]] = [
        (f"graph.roll %0 {{shifts = array<i64: 5>, dims = array<i64: 0>}} : {t}", t, one),
        (f"graph.tile %0 {{repeats = array<i64: 1, 1>}} : {t}", t, one),
        (f"graph.triu %0 {{diagonal = 1 : i64}} : {t}", t, 0 * one),
        (f"graph.diagonal %0 : {t} -> tensor<1xf32>", "tensor<1xf32>", one[0]),
        (f'graph.take %0, %1 {{mode = "fill"}} : {t}, tensor<i8> -> tensor<1xf32>',
         "tensor<1xf32>", one[0]),
        ("graph.tile %2 {repeats = array<i64>} : tensor<f32>", "tensor<f32>", one[0, 0]),
        ("graph.stack %2, %2 : tensor<f32>, tensor<f32> -> tensor<2xf32>", "tensor<2xf32>",
         np.array([7, 7], np.float32)),
        ("graph.one_hot %1 {depth = 2 : i64} : tensor<i8> -> tensor<2xf32>", "tensor<2xf32>",
         np.zeros(2, np.float32)),
    ]  # fmt: skip
    args = [one, np.array(-1, np.int8), one[0, 0]]
    got = run([each[:2] for each in cases], [t, "tensor<i8>", "tensor<f32>"], args, device)
    for result, (line, _, want) in zip(got, cases, strict=True):
        np.testing.assert_array_equal(result, want, err_msg=line)
        assert result.shape == np.shape(want), line


UNKNOWN: dict[str, tuple[str, str, list[str], Any]] = {
    "take": (
        'graph.take %1, %2 {mode = "wrap"} : tensor<4x2xf32>, tensor<?x?xi32> -> tensor<?x?x2xf32>',
        "tensor<?x?x2xf32>",
        ["tensor<?x?x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: t[i % 4],
    ),
    "take_along": (
        'graph.take_along %1, %2 {mode = "fill"} : tensor<4x2xf32>, tensor<?x2xi32> -> tensor<?x2xf32>',
        "tensor<?x2xf32>",
        ["tensor<?x?x?xf32>", "tensor<4x2xf32>", "tensor<?x2xi32>"],
        lambda x, t, i: np.where(i < 4, np.take_along_axis(t, np.minimum(i, 3), 0), np.nan),
    ),
    "one_hot": (
        "graph.one_hot %2 {depth = 3 : i64, axis = 1 : i64} : tensor<?x?xi32> -> tensor<?x3x?xf32>",
        "tensor<?x3x?xf32>",
        ["tensor<?x?x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: (i[:, None] == np.arange(3)[:, None]).astype(np.float32),
    ),
    "tile": (
        "graph.tile %0 {repeats = array<i64: 1, 3, 1>} : tensor<?x2x?xf32> -> tensor<?x6x?xf32>",
        "tensor<?x6x?xf32>",
        ["tensor<?x2x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: np.tile(x, (1, 3, 1)),
    ),
    "repeat": (
        "graph.repeat %0 {repeats = 3 : i64, axis = 1 : i64} : tensor<?x2x?xf32> -> tensor<?x6x?xf32>",
        "tensor<?x6x?xf32>",
        ["tensor<?x2x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: np.repeat(x, 3, axis=1),
    ),
    "roll": (
        "graph.roll %0 {shifts = array<i64: 1>, dims = array<i64: 1>} : tensor<?x2x?xf32>",
        "tensor<?x2x?xf32>",
        ["tensor<?x2x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: np.roll(x, 1, axis=1),
    ),
    "stack": (
        "graph.stack %0, %0 {axis = 2 : i64} : tensor<?x?x?xf32>, tensor<?x?x?xf32> "
        "-> tensor<?x?x2x?xf32>",
        "tensor<?x?x2x?xf32>",
        ["tensor<?x?x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: np.stack([x, x], axis=2),
    ),
    "triu": (
        "graph.triu %0 {diagonal = 1 : i64} : tensor<?x?x?xf32>",
        "tensor<?x?x?xf32>",
        ["tensor<?x?x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: np.triu(x, 1),
    ),
    "tri": (
        "graph.tri like %2 {diagonal = 1 : i64} : tensor<?x?xi32> -> tensor<?x?xf32>",
        "tensor<?x?xf32>",
        ["tensor<?x?x?xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: np.tri(i.shape[0], i.shape[1], 1, np.float32),
    ),
    "diagonal": (
        "graph.diagonal %0 : tensor<?x2x3xf32> -> tensor<?x2xf32>",
        "tensor<?x2xf32>",
        ["tensor<?x2x3xf32>", "tensor<4x2xf32>", "tensor<?x?xi32>"],
        lambda x, t, i: np.diagonal(x, 0, 1, 2),
    ),
}


@pytest.mark.slow
@each_device
@pytest.mark.parametrize("name", UNKNOWN)
def test_sizes_known_at_run_time_only(name: str, device: str):
    line, result, types, meaning = UNKNOWN[name]
    args = [any_bits(np.float32, 5, 2, 3), any_bits(np.float32, 4, 2), np.array([[0, 5], [2, 1]])]
    args[2] = args[2].astype(np.int32)
    function = mlfuse.compile(text([(line, result)], types), device)
    np.testing.assert_array_equal(function(*args), meaning(*args))
    assert device == "interpreter" or function.launches == 1


# With what comes before and after, an op is one kernel. But an element that is rolled is read by one
# of two slices, and what two ops read at different places is stored first.

FUSED: dict[str, tuple[str, str, Any]] = {
    "tile": ("graph.tile %a {repeats = array<i64: 2, 1>} : T", "8x6", lambda a: np.tile(a, (2, 1))),
    "repeat": ("graph.repeat %a {repeats = 2 : i64} : T", "8x6", lambda a: np.repeat(a, 2, 0)),
    "roll": ("graph.roll %a {shifts = array<i64: 2>, dims = array<i64: 1>} : T", "4x6",
             lambda a: np.roll(a, 2, 1)),
    "stack": ("graph.stack %a, %x : T, T", "2x4x6", lambda a: np.stack([a, a - 1])),
    "tril": ("graph.tril %a : T", "4x6", np.tril),
    "triu": ("graph.triu %a : T", "4x6", np.triu),
    "diagonal": ("graph.diagonal %a : T", "4", np.diagonal),
}  # fmt: skip


@pytest.mark.slow
@needs_cc
@pytest.mark.parametrize("name", FUSED)
def test_launches_with_a_producer_and_a_consumer(name: str):
    line, shape, meaning = FUSED[name]
    t, r = "tensor<4x6xf32>", f"tensor<{shape}xf32>"
    function = mlfuse.compile(
        f"""
        func.func @main(%x: {t}, %one: {t}) -> {r} {{
          %a = graph.add %x, %one : {t}
          %b = {line.replace("T", t)} -> {r}
          %c = graph.mul %b, %b : {r}
          func.return %c : {r}
        }}""",
        "cpu",
    )
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    np.testing.assert_array_equal(function(x, np.ones_like(x)), meaning(x + 1) ** 2)
    assert function.launches == (2 if name == "roll" else 1)


LOOKUPS = """
func.func @main(%x: tensor<4x6xf32>, %ids: tensor<5xi32>) -> tensor<5x6xf32> {
  %i = graph.add %ids, %ids : tensor<5xi32>
  %t = BEFORE : tensor<4x6xf32>
  %a = graph.take %t, %i {mode = "fill"} : tensor<4x6xf32>, tensor<5xi32> -> tensor<5x6xf32>
  %h = graph.one_hot %i {depth = 6 : i64} : tensor<5xi32> -> tensor<5x6xf32>
  %r = graph.add %a, %h : tensor<5x6xf32>
  func.return %r : tensor<5x6xf32>
}
"""


@pytest.mark.slow
@needs_cc
@pytest.mark.parametrize(("before", "launches"), [("graph.abs %x", 2), ("graph.tile %x {repeats = array<i64: 1, 1>}", 1)])  # fmt: skip
def test_ids_are_computed_where_they_are_used_but_a_table_lies_in_memory(
    before: str, launches: int
):
    function = mlfuse.compile(LOOKUPS.replace("BEFORE", before), "cpu")
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    ids = np.array([0, 1, 2, -1, -3], np.int32)
    want = np.stack([x[0], x[2], np.full(6, np.nan), x[-2], np.full(6, np.nan)])
    for row, place in ((0, 0), (1, 2), (2, 4)):
        want[row, place] += 1
    np.testing.assert_array_equal(function(x, ids), want)
    assert function.launches == launches


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_nothing_is_taken_along_an_axis_without_elements(device: str):
    text = """func.func @main(%x: tensor<3x0x0xf32>, %ids: tensor<2xi32>) -> tensor<3x2x0xf32> {
      %0 = graph.take %x, %ids {axis = 1 : i64, mode = "wrap"} : tensor<3x0x0xf32>, tensor<2xi32> -> tensor<3x2x0xf32>
      func.return %0 : tensor<3x2x0xf32>
    }"""
    taken = mlfuse.compile(text, device)(np.zeros((3, 0, 0), np.float32), np.zeros(2, np.int32))
    assert taken.shape == (3, 2, 0)


def test_made_from_python():
    ids, table = Block(arg_types=[TensorType(i32, [2, 3]), TensorType(bf16, [9, 4])]).args
    take = TakeOp.make(table, ids, mode="wrap")
    take.verify()
    assert str(take.result_type) == "tensor<2x3x4xbf16>"
    stack = StackOp.make(ids, ids, axis=1)
    stack.verify()
    assert str(stack.result_type) == "tensor<2x2x3xi32>"
    with pytest.raises(TypeError, match="needs a result type"):
        OneHotOp.make(ids, depth=4)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("graph.take %x, %x : T, T -> T", "ids must be integers, not f32"),
        ("graph.take %x, %b : T, tensor<2xi1> -> tensor<2x4xf32>", "ids must be integers, not i1"),
        ("graph.take %x, %n {axis = 2 : i64} : T, tensor<2xi32> -> T", "axis 2 is outside rank 2"),
        ("graph.take %x, %n {mode = \"raise\"} : T, tensor<2xi32> -> T",
         "mode is 'raise', expected one of: clip, wrap, fill"),
        ("graph.take %x, %n : T, tensor<2xi32> -> T", r"the result should be a tensor<2x4xf32>, not a"),
        ("graph.take %u, %n : tensor<?x4xf32>, tensor<2xi32> -> tensor<2x4xf32>", "must be static"),
        ("graph.take %z, %n : tensor<0x4xf32>, tensor<2xi32> -> tensor<2x4xf32>",
         "no elements to take along axis 0"),
        ("graph.take_along %x, %n : T, tensor<2xi32> -> T", "all dims but axis 0 must be equal"),
        ("graph.one_hot %x {depth = 3 : i64} : T -> tensor<3x4x3xf32>", "ids must be integers, not f32"),
        ("graph.one_hot %n {depth = -1 : i64} : tensor<2xi32> -> T", "depth is -1"),
        ("graph.one_hot %n {depth = 3 : i64} : tensor<2xi32> -> tensor<3x2xf32>",
         r"the result should be a tensor<2x3xf32>"),
        ("graph.one_hot %n {depth = 3 : i64, axis = 2 : i64} : tensor<2xi32> -> tensor<2x3xf32>",
         "axis 2 is outside rank 2"),
        ("graph.tile %x {repeats = array<i64: 2>} : T -> T", "one number, 0 or more, for each dim"),
        ("graph.tile %x {repeats = array<i64: 2, -1>} : T -> T", "one number, 0 or more, for each"),
        ("graph.tile %u {repeats = array<i64: 2, 1>} : tensor<?x4xf32>", "dim 0 of .* must be static"),
        ("graph.repeat %x {repeats = -1 : i64} : T", "repeats is -1"),
        ("graph.repeat %u {repeats = 2 : i64} : tensor<?x4xf32>", "dim 0 of .* must be static"),
        ("graph.repeat %x {repeats = 2 : i64, axis = -3 : i64} : T", "axis -3 is outside rank 2"),
        ("graph.roll %x {shifts = array<i64: 1>, dims = array<i64: 0, 1>} : T", "one shift for each dim"),
        ("graph.roll %x {shifts = array<i64: 1, 1>, dims = array<i64: 0, 0>} : T", "repeat a dim"),
        ("graph.roll %x {shifts = array<i64: 1>, dims = array<i64: 2>} : T", "2 is outside rank 2"),
        ("graph.roll %u {shifts = array<i64: 1>, dims = array<i64: 0>} : tensor<?x4xf32>",
         "dim 0 of .* must be static"),
        ("graph.stack %x, %z : T, tensor<0x4xf32> -> tensor<2x3x4xf32>", r"tensor<0x4xf32>"),
        ("graph.stack %x, %x {axis = 3 : i64} : T, T -> tensor<2x3x4xf32>",
         "axis 3 is outside rank 3"),
        ("graph.tril %n : tensor<2xi32>", "rank below 2"),
        ("graph.diagonal %u : tensor<?x4xf32> -> tensor<4xf32>", "dim 0 of .* must be static"),
        ("graph.diagonal %w : tensor<?x?x3x4xf32> -> tensor<?x?x3xf32>", "only one dim of .* may be"),
        ("graph.diagonal %e : tensor<?x0x4xf32> -> tensor<?x0xf32>", "none if another is 0"),
        ("graph.tri : tensor<3xf32>", "the result must be a matrix"),
        ("graph.tri : tensor<?x3xf32>", "add `like %tensor`"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(line: str, problem: str):
    program = f"""
    func.func @main(%x: tensor<3x4xf32>, %n: tensor<2xi32>, %b: tensor<2xi1>, %u: tensor<?x4xf32>,
                    %z: tensor<0x4xf32>, %w: tensor<?x?x3x4xf32>,
                    %e: tensor<?x0x4xf32>) {{
      %r = {line.replace(": T", ": tensor<3x4xf32>").replace(" T", " tensor<3x4xf32>")}
      func.return
    }}"""
    with pytest.raises(mlfuse.MlfuseError, match=problem):
        mlfuse.compile(program, "interpreter")
