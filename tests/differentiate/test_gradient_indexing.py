"""Gradients of what reads and writes at places that are computed: gather, scatter, dynamic slices, lookups."""

from __future__ import annotations

import numpy as np
import pytest
from central_differences import GradientCase, check, program, tensor

import mlfuse
from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(34)


def normal(*shape: int) -> Array:
    return RNG.normal(size=shape)


def ids(*values: object) -> Array:
    return np.array(values, np.int32)


def case(name: str, body: str, args: tuple[Array, ...], result: str) -> GradientCase:
    types = [tensor(arg) for arg in args]
    for letter, type_ in zip("ABCD", types, strict=False):
        body = body.replace(f"<{letter}>", type_)
        result = result.replace(f"<{letter}>", type_)
    return GradientCase(name, program(body, args, result), args)


# Gather: what is read twice counts twice; what is read outside is read at the nearest place inside.

ROWS = "offset [1] collapsed [0] index_map [0] index_vector 1"
GATHERS = [
    case(
        "rows of a table, some twice, some outside",
        f"%y = graph.gather %a [%b] {ROWS} sizes [1, 3] : <A>, <B> -> tensor<6x3xf64>",
        (normal(5, 3), ids([4], [0], [4], [7], [-2], [2])),
        "tensor<6x3xf64>",
    ),
    case(
        "slices at pairs of places, each with its own limit",
        "%y = graph.gather %a [%b] offset [1, 2] index_map [1, 0] index_vector 1 sizes [2, 3] : "
        "<A>, <B> -> tensor<4x2x3xf64>",
        (normal(4, 7), ids([0, 0], [9, 1], [3, 9], [-1, -1])),
        "tensor<4x2x3xf64>",
    ),
    case(
        "components of an index in front",
        "%y = graph.gather %a [%b] offset [] collapsed [0, 1] index_map [0, 1] index_vector 0 "
        "sizes [1, 1] : <A>, <B> -> tensor<3xf64>",
        (normal(2, 3), ids([0, 1, 5], [2, 0, 1])),
        "tensor<3xf64>",
    ),
    case(
        "lines that tensor and indices go through together",
        "%y = graph.gather %a [%b] collapsed [1] batch [0] index_batch [0] index_map [1] "
        "index_vector 2 sizes [1, 1] : <A>, <B> -> tensor<3x2xf64>",
        (normal(3, 4), ids([0, 3], [1, 1], [9, 2])),
        "tensor<3x2xf64>",
    ),
    case(
        "no indices",
        f"%y = graph.gather %a [%b] {ROWS} sizes [1, 3] : <A>, <B> -> tensor<0x3xf64>",
        (normal(5, 3), np.zeros((0, 1), np.int32)),
        "tensor<0x3xf64>",
    ),
    case(
        "indices of 8 bits into 300 rows",
        f"%y = graph.gather %a [%b] {ROWS} sizes [1, 1] : <A>, <B> -> tensor<3x1xf64>",
        (normal(300, 1), np.array([[-5], [127], [3]], np.int8)),
        "tensor<3x1xf64>",
    ),
]


@pytest.mark.parametrize("given", GATHERS, ids=str)
def test_the_gradient_of_a_gather(given: GradientCase) -> None:
    check(given)


def test_a_row_that_is_read_often_is_summed_in_f32() -> None:
    """In bf16 a sum of ones would stop at 256."""
    text = f"""func.func @main(%t: tensor<2x1xbf16>, %i: tensor<1000x1xi32>) -> tensor<1000x1xbf16> {{
      %y = graph.gather %t [%i] {ROWS} sizes [1, 1] :
        tensor<2x1xbf16>, tensor<1000x1xi32> -> tensor<1000x1xbf16>
      func.return %y : tensor<1000x1xbf16>
    }}"""
    module = mlfuse.differentiate(text, values=False)
    table, ones = (np.ones(shape).astype("bfloat16") for shape in ((2, 1), (1000, 1)))
    given = [table, np.ones((1000, 1), np.int32), ones]
    for found in (
        run_module(module, "main_grad", given)[0],
        mlfuse.compile(module, device="cpu", function="main_grad")(*given),
    ):
        assert np.asarray(found).astype(float).ravel().tolist() == [0, 1000]


# Scatter: what lies outside changes nothing and gets nothing.


def scatter(
    name: str, combiner: str, x: Array, places: Array, updates: Array, dims: str = ROWS
) -> GradientCase:
    argnums = (0, 2)
    body = f"%y = graph.scatter {combiner} %a [%b] %c {dims} : <A>, <B>, <C> -> <A>"
    made = case(f"{combiner}: {name}", body, (x, places, updates), "<A>")
    return GradientCase(made.name, made.text, made.args, argnums)


MEETING = ids([4], [0], [4], [7], [-2], [4])
APART = ids([4], [0], [7], [2], [-2])
PAIRS = "offset [1, 2] index_map [1, 0] index_vector 1"
BATCHED = "collapsed [1] batch [0] index_batch [0] index_map [1] index_vector 2"
SCATTERS = [
    scatter("updates that meet", "add", normal(5, 3), MEETING, normal(6, 3)),
    scatter("updates that meet", "set", normal(5, 3), MEETING, normal(6, 3)),
    scatter("updates that meet", "max", normal(5, 3), MEETING, normal(6, 3)),
    scatter("updates that meet", "min", normal(5, 3), MEETING, normal(6, 3)),
    scatter("unique places", "add", normal(5, 3), APART, normal(5, 3), f"{ROWS} unique"),
    scatter("unique places", "set", normal(5, 3), APART, normal(5, 3), f"{ROWS} unique"),
    scatter("unique places", "mul", normal(5, 3), APART, normal(5, 3), f"{ROWS} unique"),
    scatter(
        "slices that overlap",
        "add",
        normal(4, 7),
        ids([0, 0], [9, 1], [1, 1]),
        normal(3, 2, 3),
        PAIRS,
    ),
    scatter(
        "slices that overlap",
        "set",
        normal(4, 7),
        ids([0, 0], [9, 1], [1, 1]),
        normal(3, 2, 3),
        PAIRS,
    ),
    scatter(
        "lines together", "set", normal(3, 4), ids([0, 3], [1, 1], [9, 2]), normal(3, 2), BATCHED
    ),
    scatter("nothing", "set", normal(5, 3), np.zeros((0, 1), np.int32), normal(0, 3)),
    scatter(
        "one slice",
        "set",
        normal(4, 2),
        ids(1),
        normal(2),
        "offset [0] collapsed [0] index_map [0] index_vector 0",
    ),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("given", SCATTERS, ids=str)
def test_the_gradient_of_a_scatter(given: GradientCase) -> None:
    check(given)


def test_equal_maxima_of_a_scatter_share_evenly() -> None:
    text = f"""func.func @main(%x: tensor<2x1xf64>, %i: tensor<3x1xi32>, %u: tensor<3x1xf64>) -> tensor<2x1xf64> {{
      %y = graph.scatter max %x [%i] %u {ROWS} :
        tensor<2x1xf64>, tensor<3x1xi32>, tensor<3x1xf64> -> tensor<2x1xf64>
      func.return %y : tensor<2x1xf64>
    }}"""
    module = mlfuse.differentiate(text, values=False)
    x, u = np.array([[2.0], [5.0]]), np.array([[2.0], [2.0], [4.0]])
    own, updates = run_module(module, "main_grad", [x, ids([0], [0], [1]), u, np.ones((2, 1))])
    np.testing.assert_array_equal(own.ravel(), [1 / 3, 1])
    np.testing.assert_array_equal(updates.ravel(), [1 / 3, 1 / 3, 0])


MULTIPLIED = f"""func.func @main(%x: tensor<5x3xf64>, %i: tensor<6x1xi32>, %u: tensor<6x3xf64>) -> tensor<5x3xf64> {{
  %y = graph.scatter mul %x [%i] %u {ROWS} :
    tensor<5x3xf64>, tensor<6x1xi32>, tensor<6x3xf64> -> tensor<5x3xf64>
  func.return %y : tensor<5x3xf64>
}}"""


def test_factors_that_may_meet_are_refused_but_what_they_multiply_is_not() -> None:
    with pytest.raises(OpError, match="mark the op `unique`"):
        mlfuse.differentiate(MULTIPLIED)
    check(GradientCase("mul", MULTIPLIED, (normal(5, 3), MEETING, normal(6, 3)), argnums=(0,)))


def test_a_scatter_of_an_unknown_number_of_updates() -> None:
    text = f"""func.func @main(%x: tensor<5x3xf64>, %i: tensor<?x1xi32>, %u: tensor<?x3xf64>) -> tensor<5x3xf64> {{
      %y = graph.scatter set %x [%i] %u {ROWS} :
        tensor<5x3xf64>, tensor<?x1xi32>, tensor<?x3xf64> -> tensor<5x3xf64>
      func.return %y : tensor<5x3xf64>
    }}"""
    check(GradientCase("unknown", text, (normal(5, 3), MEETING, normal(6, 3))))


# Dynamic slices: starts are moved to where the slice lies inside.


@pytest.mark.parametrize("start", [(0, 1), (2, 9), (-3, 2)], ids=str)
def test_the_gradient_of_a_dynamic_slice_and_of_its_update(start: tuple[int, int]) -> None:
    starts = tuple(np.array(each, np.int32) for each in start)
    i = "tensor<i32>, tensor<i32>"
    read = f"%y = graph.dynamic_slice %a [%b, %c] sizes [2, 3] : <A>, {i} -> tensor<2x3xf64>"
    check(case("slice", read, (normal(4, 5), *starts), "tensor<2x3xf64>"))
    write = f"%y = graph.dynamic_update_slice %a, %d [%b, %c] : <A>, <D>, {i} -> <A>"
    check(case("update", write, (normal(4, 5), *starts, normal(2, 3)), "<A>"))


# Lookups.


@pytest.mark.parametrize("mode", ["clip", "wrap"])
@pytest.mark.parametrize("axis", [0, 1])
def test_the_gradient_of_take_and_take_along(mode: str, axis: int) -> None:
    words = f'{{axis = {axis} : i64, mode = "{mode}"}}'
    places = ids([0, 4, -1], [2, 2, 9])
    result = "tensor<2x3x3xf64>" if axis == 0 else "tensor<4x2x3xf64>"
    take = f"%y = graph.take %a, %b {words} : <A>, <B> -> {result}"
    check(case("take", take, (normal(4, 3), places), result))
    lines = ids([0, 5, 1, 2], [1, 1, -2, 0]) if axis == 0 else ids([0, 5], [1, 1], [-2, 2])
    result = tensor(np.empty(lines.shape))
    x = normal(3, 4) if axis == 0 else normal(3, 5)
    along = f"%y = graph.take_along %a, %b {words} : <A>, <B> -> {result}"
    check(case("take_along", along, (x, lines), result))


def test_what_a_take_fills_in_gives_nothing_back() -> None:
    text = """func.func @main(%x: tensor<3xf64>, %i: tensor<4xi32>) -> tensor<4xf64> {
      %y = graph.take %x, %i {mode = "fill"} : tensor<3xf64>, tensor<4xi32> -> tensor<4xf64>
      func.return %y : tensor<4xf64>
    }"""
    module = mlfuse.differentiate(text, values=False)
    weights = np.array([1.0, 2.0, 4.0, 8.0])
    (found,) = run_module(module, "main_grad", [normal(3), ids(0, 9, -1, 0), weights])
    assert found.tolist() == [9, 0, 4]
