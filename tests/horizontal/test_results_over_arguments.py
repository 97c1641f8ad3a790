"""Results of functions over lists lie in arguments' memory: a later pass must not find there what an earlier
one has written, and must find what it counts on.

Numbers are small and whole, so that sums are exact in any order.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from every_list import Array, check_lists, each_function, every_list

from mlfuse.diagnostics.errors import OpError
from mlfuse.explain.each import compile_each

pytestmark = pytest.mark.quick_c

SIZES = (3, 0, 1, 1500)


def f32(values: object) -> Array:
    return np.array(values, np.float32)


def tensors(seed: int) -> list[Array]:
    rng = np.random.default_rng(seed)
    return [rng.integers(-3, 4, size).astype(np.float32) for size in SIZES]


A, B, C = tensors(1), tensors(2), tensors(3)


def spread(name: str, source: str, like: str = "a") -> str:
    return f"  %{name} = graph.broadcast %{source} dims [] like %{like} : tensor<f32>, tensor<?xf32> -> tensor<?xf32>\n"


def total(name: str, source: str) -> str:
    return f"  %{name} = graph.reduce add %{source} dims [0] : tensor<?xf32> -> tensor<f32>\n"


def op(name: str, kind: str, *operands: str) -> str:
    given = ", ".join(f"%{each}" for each in operands)
    return f"  %{name} = graph.{kind} {given} : tensor<?xf32>\n"


@pytest.mark.slow
def test_arguments_swapped():
    text = each_function("a b", "b a", "")
    check_lists(text, [A, B], [], [B, A])


@pytest.mark.slow
def test_an_argument_over_another_and_read_later():
    """`a` gets `b`, whose own memory gets 2b; then b is read again, from `a`."""
    body = (
        op("d", "add", "b", "b")
        + total("s", "b")
        + spread("t", "s", "b")
        + op("r", "add", "b", "t")
    )
    text = each_function("a b c", "b d r", body)
    want = [B, [2 * b for b in B], [b + b.sum() for b in B]]
    check_lists(text, [A, B, C], [], want)


@pytest.mark.slow
def test_one_value_twice_of_which_one_is_stored_late():
    """`a` is read after the sum, so that the value that goes there waits; its twin doesn't."""
    body = op("u", "add", "b", "b") + total("s", "u") + spread("t", "s") + op("r", "mul", "t", "a")
    text = each_function("a b c", "u u r", body)
    doubled = [2 * b for b in B]
    want = [doubled, doubled, [d.sum() * a for d, a in zip(doubled, A, strict=True)]]
    check_lists(text, [A, B, C], [], want)


@pytest.mark.slow
def test_stored_before_a_reduction_of_it_and_read_after():
    """LAMB's moments: new values, their norm, an update that reads them again."""
    body = op("m", "add", "b", "a") + total("s", "m") + spread("t", "s") + op("u", "mul", "t", "m")
    text = each_function("a b", "u m", body)
    moments = [a + b for a, b in zip(A, B, strict=True)]
    check_lists(text, [A, B], [], [[m.sum() * m for m in moments], moments])


def test_reductions_one_after_the_other():
    """Three passes; what is stored over `a` must wait for the last, that over `b` for the second."""
    body = (
        total("s", "a") + spread("t", "s") + op("v", "add", "b", "t")
        + total("s2", "v") + spread("t2", "s2") + op("w", "add", "a", "t2")
        + op("x", "neg", "a") + op("y", "neg", "b")
    )  # fmt: skip
    text = each_function("a b c", "x y w", body)
    later = [a + (b + a.sum()).sum() for a, b in zip(A, B, strict=True)]
    check_lists(text, [A, B, C], [], [[-a for a in A], [-b for b in B], later])


@pytest.mark.slow
@pytest.mark.parametrize("first", ["across", "reduce"])
def test_across_and_reduction_in_either_order(first: str):
    """A total of all tuples before and after a tuple's own."""
    across = total("s", "b") + "  %g = graph.across add %s : tensor<f32>\n" + spread("gs", "g")
    own = total("o", "a") + spread("os", "o")
    body = (across + own if first == "across" else own + across) + (
        op("x", "add", "a", "gs") + op("y", "add", "x", "os") + op("z", "sub", "a", "b")
    )
    text = each_function("a b", "y z g:f32", body)
    all_of = np.float32(sum(b.sum() for b in B))
    want = [a + all_of + a.sum() for a in A]
    check_lists(text, [A, B], [], [want, [a - b for a, b in zip(A, B, strict=True)]], [all_of])


@pytest.mark.slow
def test_an_across_of_what_depends_on_an_across():
    """The largest distance from the mean of all elements."""
    body = (
        total("s", "a") + "  %g = graph.across add %s : tensor<f32>\n" + spread("t", "g")
        + op("d", "sub", "a", "t") + op("e", "abs", "d")
        + "  %m = graph.reduce max %e dims [0] : tensor<?xf32> -> tensor<f32>\n"
        + "  %n = graph.across max %m : tensor<f32>\n" + spread("u", "n") + op("r", "mul", "a", "u")
    )  # fmt: skip
    text = each_function("a", "r n:f32 g:f32", body)
    all_of = np.float32(sum(a.sum() for a in A))
    far = max(np.abs(a - all_of).max(initial=0) for a in A)
    check_lists(text, [A], [], [[a * far for a in A]], [far, all_of])


@pytest.mark.slow
def test_results_that_are_arguments_unchanged():
    text = each_function("a b", "a d", op("d", "neg", "b"))
    check_lists(text, [A, B], [], [A, [-b for b in B]])


def test_a_function_that_changes_nothing():
    text = each_function("a; s", "a s:f64", "")
    check_lists(text, [A], [2.5], [A], [2.5])


@pytest.mark.slow
def test_one_number_as_two_results():
    body = total("s", "a") + "  %g = graph.across add %s : tensor<f32>\n"
    text = each_function("[a]", "g:f32 g:f32", body)
    all_of = sum(a.sum() for a in A)
    check_lists(text, [A], [], [A], [all_of, all_of])


@pytest.mark.slow
def test_a_uniform_value_stored():
    """Of what is shared, and of a tuple's own number."""
    body = "  %l = graph.cast %s : tensor<f64> -> tensor<f32>\n" + spread("x", "l")
    body += total("o", "b") + spread("y", "o")
    text = each_function("a b; s", "x y", body)
    want = [[np.full_like(a, 2.5) for a in A], [np.full_like(b, b.sum()) for b in B]]
    check_lists(text, [A, B], [2.5], want)


def test_sizes_and_places_as_numbers():
    """`graph.dim` is the tuple's size, `graph.iota` the place in it."""
    body = (
        "  %i = graph.iota dim 0 like %a : tensor<?xf32> -> tensor<?xf32>\n"
        "  %n = graph.dim %a 0 : tensor<?xf32> -> tensor<i64>\n"
        "  %f = graph.cast %n : tensor<i64> -> tensor<f32>\n"
        + spread("t", "f") + op("x", "mul", "i", "t")
        + "  %g = graph.across add %f : tensor<f32>\n"
    )  # fmt: skip
    text = each_function("a", "x g:f32", body)
    want = [np.arange(n, dtype=np.float32) * n for n in SIZES]
    check_lists(text, [A], [], [want], [sum(SIZES)])


@pytest.mark.slow
def test_extremes_and_their_places():
    """Over no elements -inf, +inf and 0; ties go to the first."""
    body = (
        "  %x = graph.reduce max %a dims [0] : tensor<?xf32> -> tensor<f32>\n"
        "  %y = graph.reduce min %a dims [0] : tensor<?xf32> -> tensor<f32>\n"
        "  %k = graph.argmax %a dims [0] : tensor<?xf32> -> tensor<i64>\n"
        "  %f = graph.cast %k : tensor<i64> -> tensor<f32>\n"
        + spread("p", "x") + spread("q", "y") + spread("r", "f")
        + "  %top = graph.across max %x : tensor<f32>\n  %low = graph.across min %y : tensor<f32>\n"
        + "  %places = graph.across add %f : tensor<f32>\n"
    )  # fmt: skip
    text = each_function("a b c", "p q r top:f32 low:f32 places:f32", body)
    places = [np.float32(a.argmax() if a.size else 0) for a in A]
    want = [
        [np.full_like(a, a.max(initial=-np.inf)) for a in A],
        [np.full_like(a, a.min(initial=np.inf)) for a in A],
        [np.full_like(a, k) for a, k in zip(A, places, strict=True)],
    ]
    check_lists(text, [A, B, C], [], want, [3, -3, sum(places)])


@pytest.mark.slow
def test_a_reduction_by_a_combiner_of_the_users_own():
    """The largest absolute value, with its sign."""
    body = (
        "  %z = graph.constant dense<0.0> : tensor<f32>\n"
        "  %k = graph.reduce_by %a init %z dims [0] result 0 : tensor<?xf32>, tensor<f32> -> tensor<f32> {\n"
        "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
        "    %pa = graph.abs %p : tensor<f32>\n    %qa = graph.abs %q : tensor<f32>\n"
        "    %t = graph.compare ge %qa, %pa : tensor<f32>\n"
        "    %r = graph.select %t, %q, %p : tensor<f32>\n    graph.yield %r : tensor<f32>\n  }\n"
        + spread("s", "k")
    )  # fmt: skip
    text = each_function("a", "s", body)
    given = [f32([1, -5, 2]), f32([]), f32([7] + [-1] * 1499)]
    want = [np.full(3, -5.0), f32([]), np.full(1500, 7.0)]
    check_lists(text, [given], [], [want])


@pytest.mark.slow
def test_totals_of_16_bit_floats_are_rounded_once():
    """In bf16 256 + 1 is 256: summed one by one, a thousand ones would stay there."""
    text = """
    func.func @main(%a: tensor<?xbf16> {mlfuse.each}) -> tensor<bf16> {
      %s = graph.reduce add %a dims [0] : tensor<?xbf16> -> tensor<bf16>
      %g = graph.across add %s : tensor<bf16>
      func.return %g : tensor<bf16>
    }"""
    ones = [np.ones(1, ml_dtypes.bfloat16) for _ in range(1000)]
    for way, (_, (got,)) in every_list(text, [ones], [], cuda=False).items():
        assert float(got) == 1000, way


@pytest.mark.slow
def test_of_no_tuples_a_total_is_the_identity():
    body = total("s", "a") + "  %g = graph.across add %s : tensor<f32>\n"
    body += "  %m = graph.reduce max %a dims [0] : tensor<?xf32> -> tensor<f32>\n"
    body += "  %h = graph.across max %m : tensor<f32>\n"
    text = each_function("[a]", "g:f32 h:f32", body)
    check_lists(text, [[]], [], [[]], [0, -np.inf])


def test_a_tensor_that_is_not_the_tuples():
    """Three elements would be taken for one of each of the tuple's."""
    body = "  %x = graph.broadcast %l dims [] : tensor<f64> -> tensor<3xf64>\n"
    body += "  %u = graph.reduce add %x dims [0] : tensor<3xf64> -> tensor<f64>\n"
    text = each_function("[a]; l", "u:f64", body)
    with pytest.raises(OpError, match="returns a tensor<3xf64>: in a foreach"):
        compile_each(text, device="interpreter")


def test_an_op_that_needs_neighbors():
    body = "  %x = graph.cumulative add %a dim 0 : tensor<?xf32> -> tensor<?xf32>\n"
    with pytest.raises(OpError, match=r"graph\.cumulative: can't be computed for many tensors"):
        compile_each(each_function("a", "x", body), device="interpreter")


def test_a_number_of_each_tuple_is_no_result():
    text = each_function("[a]", "s:f32", total("s", "a"))
    with pytest.raises(OpError, match=r"differs by tuple; combine it with graph\.across"):
        compile_each(text, device="interpreter")


def test_a_result_without_memory():
    text = each_function("[a]", "x", op("x", "neg", "a"))
    with pytest.raises(OpError, match="let it alias an argument"):
        compile_each(text, device="interpreter")
