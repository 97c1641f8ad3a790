"""Chains of products on a CPU: the exact bits of the three parts, at every edge of tiles, lanes, blocks and masks."""

from itertools import product

import numpy as np
import pytest
from chain_cases import (
    MASKED,
    SOFTMAX,
    Program,
    attention,
    by_hand,
    heads_in_groups,
    reference,
    reference_in_groups,
    remarks_of,
    type_of,
)

import mlfuse
from mlfuse.runtime.compilers import cc

pytestmark = [
    pytest.mark.quick_c,
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
]
QUERIES = (24, 96, 97, 193)
KEYS = (9, 31, 32, 33, 64, 113)
GRID = [
    (t, s, 3 + (t + s) % 17, (16, 5, 33)[n % 3], bool(n % 2))
    for n, (t, s) in enumerate(product(QUERIES, KEYS))
]
DEEP = [(100, 300, 7, 20, False), (100, 300, 7, 20, True), (40, 600, 64, 64, True), (530, 530, 4, 16, True)]  # fmt: skip
BATCHES = [(), (3,), (2, 3)]


@pytest.mark.slow
@pytest.mark.parametrize(("t", "s", "e", "f", "causal"), [*GRID, *DEEP])
def test_sizes(t: int, s: int, e: int, f: int, causal: bool):
    attention((4,), t, s, e, f, causal=causal).check_bits()


@pytest.mark.slow
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("batch", BATCHES)
def test_batches(batch: tuple[int, ...], causal: bool):
    attention(batch, 79, 79, 20, 24, causal=causal).check_bits()


@pytest.mark.slow
@pytest.mark.parametrize(("t", "s"), [(80, 150), (150, 40)])
def test_causal_with_more_keys_or_more_queries(t: int, s: int):
    attention((), t, s, 12, 16, causal=True).check_bits()


@pytest.mark.sampled(14)
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("is_bool", [False, True])
@pytest.mark.parametrize("mask", [(50, 70), (1, 70), (3, 50, 70), (2, 1, 50, 70)])
def test_masks(mask: tuple[int, ...], is_bool: bool, causal: bool):
    attention((2, 3), 50, 70, 8, 16, mask=mask, is_bool=is_bool, causal=causal).check_bits()


@pytest.mark.slow
def test_several_heads_share_keys():
    """3 heads of queries to each of 2 heads of keys."""
    b, h, t, s, e, f = 2, 3, 40, 50, 8, 20
    q, k, v = (b, h, t, e), (b, s, e), (b, s, f)
    scores, y = type_of((b, h, t, s)), (b, h, t, f)
    ops = f"""  %d = graph.dot_general %q, %k batch [0] x [0] contract [3] x [2] : {type_of(q)}, {type_of(k)} -> {scores}
  %w = graph.softmax %d {{axis = 3 : i64}} : {scores}
  %y = graph.dot_general %w, %v batch [0] x [0] contract [3] x [1] : {scores}, {type_of(v)} -> {type_of(y)}"""
    Program({"q": q, "k": k, "v": v}, ops, {"y": y}).check_bits()


@pytest.mark.slow
def test_a_logarithm_of_each_row():
    """The sum of a row's exponentials is a second result, as for the gradient of attention."""
    lines = """  %m = graph.select %c, %d, %low : T
  %top = graph.reduce max %m dims [1] : T -> R
  %tops = graph.broadcast %top dims [0] : R -> T
  %o = graph.sub %m, %tops : T
  %e = graph.exp %o : T
  %sum = graph.reduce add %e dims [1] : T -> R
  %sums = graph.broadcast %sum dims [0] : R -> T
  %w = graph.div %e, %sums : T
  %l = graph.log %sum : R
  %r = graph.add %top, %l : R"""
    program = by_hand(90, 90, 9, 16, lines, skips=True, more="r")
    given = program.draw()
    _, logarithm = program.check_bits(given)
    scores = given["q"].astype(np.float64) @ given["k"].astype(np.float64).T
    scores[~np.tri(90, dtype=np.bool_)] = -np.inf
    np.testing.assert_allclose(logarithm, np.log(np.exp(scores).sum(1)), rtol=1e-5, atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize(("g", "t", "s"), [(1, 24, 40), (3, 24, 40), (3, 1, 70), (70, 3, 33)])
def test_heads_in_groups(g: int, t: int, s: int):
    """With one head in a group, the parts pass on buffers that differ in dims of size 1."""
    program = heads_in_groups(g, t, s)
    given = program.draw()
    (got,) = program.check_bits(given)
    want, bound = reference_in_groups(given)
    assert np.all(np.abs(got - want) <= bound)


def layers(
    n: int, d: int, h: int, o: int, *, turned: bool = False, activation: str = "gelu"
) -> Program:
    """Two layers: `activation(x w1 + b) w2`; `turned`: the result is stored transposed."""
    shapes = {"x": (n, d), "w": (d, h), "b": (h,), "u": (h, o)}
    x, w, b, u = (type_of(shape) for shape in shapes.values())
    full, y = type_of((n, h)), type_of((n, o))
    ops = f"""  %d = graph.dot_general %x, %w contract [1] x [0] : {x}, {w} -> {full}
  %c = graph.broadcast %b dims [1] : {b} -> {full}
  %s = graph.add %d, %c : {full}
  %g = graph.{activation} %s : {full}
  %p = graph.dot_general %g, %u contract [1] x [0] : {full}, {u} -> {y}
"""
    if not turned:
        return Program(shapes, ops.replace("%p", "%y"), {"y": (n, o)})
    ops += f"  %y = graph.transpose %p perm [1, 0] : {y} -> {type_of((o, n))}"
    return Program(shapes, ops, {"y": (o, n)})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("n", "d", "h", "o"), [(96, 16, 32, 16), (101, 7, 45, 19), (200, 30, 300, 5)]
)
def test_two_layers(n: int, d: int, h: int, o: int):
    layers(n, d, h, o).check_bits()


def test_a_transposed_result():
    layers(101, 7, 45, 19, turned=True).check_bits()


@pytest.mark.slow
def test_what_follows_the_last_product():
    """A bias and a residual are in the same kernel."""
    program = layers(80, 8, 40, 8)
    more = f"""
  %f = graph.add %p, %x : {type_of((80, 8))}
  %y = graph.tanh %f : {type_of((80, 8))}"""
    Program(program.inputs, program.ops.replace("%y", "%p") + more, program.results).check_bits()


@pytest.mark.slow
@pytest.mark.parametrize(("t", "s", "causal"), [(96, 80, False), (80, 96, True), (100, 100, True)])
def test_results_are_within_the_bound(t: int, s: int, causal: bool):
    program = attention((2,), t, s, 24, 20, causal=causal)
    given = program.draw()
    (got,) = program.chained(given)
    want, bound = reference(given, np.tri(t, s, 0 if causal else s, dtype=np.bool_))
    assert np.all(np.abs(got - want) <= bound)
    # A key more or less is far outside.
    other, _ = reference(given, np.tri(t, s, 1 if causal else s - 2, dtype=np.bool_))
    assert np.any(np.abs(got - other) > 100 * bound)


@pytest.mark.slow
def test_a_query_that_sees_no_key():
    """Its weights are NaN, and so is its result; others aren't."""
    program = attention((), 80, 48, 8, 16, mask=(80, 48), is_bool=True)
    given = program.draw()
    given["m"][5] = False
    (got,) = program.check_bits(given)
    assert np.flatnonzero(np.all(np.isnan(got), axis=1)).tolist() == [5]
    assert not np.isnan(np.delete(got, 5, 0)).any()


@pytest.mark.slow
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("skips", [False, True])
def test_a_masked_key_that_is_no_number(value: float, skips: bool):
    """Only the queries that see it have other results."""
    program = by_hand(100, 100, 8, 16, MASKED, skips=skips)
    given = program.draw()
    (before,) = program.check_bits(given)
    given["k"][40] = value
    (got,) = program.check_bits(given)
    np.testing.assert_array_equal(got[:40], before[:40])
    assert not np.any(np.all(got[40:] == before[40:], axis=1))


@pytest.mark.slow
@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_a_masked_value_that_is_no_number(value: float):
    """A weight of 0 times it is NaN, as in three kernels, unless the product may leave out such terms."""
    plain = by_hand(250, 250, 8, 16, MASKED)
    given = plain.draw()
    (before,) = plain.check_bits(given)
    given["v"][200] = value
    (got,) = plain.check_bits(given)
    assert np.isnan(got[:200]).all()
    (skipping,) = by_hand(250, 250, 8, 16, MASKED, skips=True).chained(given)
    finite = np.all(np.isfinite(skipping), axis=1)
    np.testing.assert_array_equal(skipping[finite], before[finite])
    assert np.all(finite[:96]) and not np.any(finite[200:])


@pytest.mark.slow
def test_an_infinite_score():
    """inf - inf is NaN in its row, for all that the row computes."""
    program = by_hand(80, 80, 8, 16, MASKED, skips=True)
    given = program.draw()
    given["q"][10] = 0
    given["q"][10, 0], given["k"][3, 0] = 1e30, 1e30
    (got,) = program.check_bits(given)
    assert np.isnan(got[10]).all() and not np.isnan(got[11]).any()
    given["q"][12], given["k"][:, 1] = 0, 1e20
    given["q"][12, 1] = -1e30
    (got,) = program.check_bits(given)  # all scores of a row are -inf
    assert np.isnan(got[12]).all()


AND_WINDOW = """  %i2 = graph.sub %i, %n : I
  %o = graph.compare {} %j, %i2 : I
  %b = graph.{} %c, %o : B
  %m = graph.select %b, %d, %low : T
"""
ROW = "  %n = graph.constant dense<7> : I\n"
OTHERS = {
    "strictly before": (
        "  %c2 = graph.compare gt %i, %j : I\n  %m = graph.select %c2, %d, %low : T\n" + SOFTMAX
    ),
    "a window": ROW + AND_WINDOW.format("gt", "and") + SOFTMAX,
    "a window or what is before": ROW + AND_WINDOW.format("lt", "or") + SOFTMAX,
    "an upper triangle": "  %m = graph.select %c, %low, %d : T\n" + SOFTMAX,
    "a large number": "  %big = graph.constant dense<-1.0e9> : T\n  %m = graph.select %c, %d, %big : T\n"
    + SOFTMAX,
    "weights that are zero": f"{SOFTMAX.replace('%m', '%d').replace('%w', '%p')}\n  %z = graph.constant dense<0.0> : T\n"
    "  %w = graph.select %c, %p, %z : T",
    "a mask of another tensor": "  %z = graph.constant dense<0.0> : T\n  %b = graph.compare gt %x, %z : T\n"
    "  %m = graph.select %b, %d, %low : T\n" + SOFTMAX,
    "both masks": "  %z = graph.constant dense<0.0> : T\n  %b = graph.compare gt %x, %z : T\n"
    "  %o = graph.select %b, %d, %low : T\n  %m = graph.select %c, %o, %low : T\n" + SOFTMAX,
    "the sum of something else": """  %m = graph.select %c, %d, %low : T
  %e = graph.exp %m : T
  %z = graph.constant dense<0.0> : T
  %n = graph.select %c, %x, %z : T
  %sum = graph.reduce add %n dims [1] : T -> R
  %sums = graph.broadcast %sum dims [0] : R -> T
  %w = graph.div %e, %sums : T""",
    "the maximum of something else": """  %m = graph.select %c, %d, %low : T
  %n = graph.select %c, %x, %low : T
  %top = graph.reduce max %n dims [1] : T -> R
  %tops = graph.broadcast %top dims [0] : R -> T
  %o = graph.sub %m, %tops : T
  %w = graph.exp %o : T""",
    "numbers of any sign": """  %z = graph.constant dense<0.0> : T
  %m = graph.select %c, %d, %z : T
  %sum = graph.reduce add %m dims [1] : T -> R
  %sums = graph.broadcast %sum dims [0] : R -> T
  %w = graph.div %m, %sums : T""",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("skips", [False, True])
def test_masks_that_dont_end_rows(name: str, skips: bool):
    """A mask that isn't known to hide the ends of rows, or hides something else, has the bits of the parts, too."""
    program = by_hand(85, 85, 8, 16, OTHERS[name], skips=skips)
    given = program.draw()
    program.check_bits(given)
    # Hidden elements are 0 / 0 or -inf - -inf where the seen ones are infinite, of the same sign in the last sums.
    given["v"] = np.abs(given["v"])
    given["k"][1], given["v"][1] = -given["k"][0], -1
    if "x" in given:
        given["x"][:9] = 0  # a sum of 0
        given["x"][9:15] = -np.inf
        given["x"][15:20] = np.nan
    program.check_bits(given)


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    [
        "  %z = graph.neg %m : T",
        "  %z = graph.exp %m : T",
        "  %one = graph.constant dense<1.0> : T\n  %z = graph.add %w, %one : T",
        "  %z = graph.select %c, %d, %low : T",
    ],
)
def test_what_a_masked_row_stores_elsewhere(line: str):
    """Hidden elements of another result are stored, too."""
    program = by_hand(100, 100, 8, 16, f"{MASKED}\n{line}", more="z", skips=True)
    ops, said = remarks_of(program.text)
    assert [remark.fused for remark in said] == [True] * (len(ops) == 1)
    got = mlfuse.compile(program.text, "cpu")(*program.draw().values())
    want = program.apart(program.draw())
    np.testing.assert_allclose(got[1], want[1], rtol=1e-4)
    if len(ops) == 1:
        program.check_bits()


def test_a_chain_is_one_launch_without_memory_for_its_scores():
    small, large = (attention((4,), t, t, 32, 32, causal=True) for t in (512, 1024))
    chained = [mlfuse.compile(each.text, "cpu") for each in (small, large)]
    assert all((exe.launches, exe.calls) == (1, 0) for exe in chained)
    peaks = [exe.memory().peak for exe in chained]
    assert peaks[1] <= 2 * peaks[0] < 4 * 512 * 512 * 4  # half of the scores
