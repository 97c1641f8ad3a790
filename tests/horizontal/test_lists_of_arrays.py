"""`compile_each`: what callers may pass, call after call. Unfit arguments are refused before anything is written."""

from __future__ import annotations

import gc
from collections.abc import Sequence

import numpy as np
import pytest
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.graph.arithmetic import AddOp, SubOp
from mlfuse.explain.each import EachExecutable, compile_each
from mlfuse.runtime.compilers.cc import find_compiler

pytestmark = pytest.mark.quick_c

Array = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
F = np.float32

STEP = """
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32},
                %g: tensor<?xf32> {mlfuse.each},
                %m: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 1 : i32},
                %lr: tensor<f64>) -> (tensor<?xf32>, tensor<?xf32>) {
  %l = graph.cast %lr : tensor<f64> -> tensor<f32>
  %b = graph.broadcast %l dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %n = graph.add %m, %g : tensor<?xf32>
  %u = graph.mul %b, %n : tensor<?xf32>
  %q = graph.sub %p, %u : tensor<?xf32>
  func.return %q, %n : tensor<?xf32>, tensor<?xf32>
}"""
"""m + g, and p - lr (m + g)."""
DEVICES = ["interpreter"] + (["cpu"] if find_compiler() is not None else [])


@pytest.fixture(params=DEVICES)
def step(request: pytest.FixtureRequest) -> EachExecutable:
    return compile_each(STEP, device=request.param)


def full(value: float, *shapes: tuple[int, ...]) -> list[Array]:
    return [np.full(shape, value, F) for shape in shapes]


def test_any_shapes_in_place(step: EachExecutable):
    shapes: list[tuple[int, ...]] = [(), (0,), (1,), (3, 5), (2, 0, 4), (1027,), (70, 3, 2)]
    p, g, m = full(5, *shapes), full(1, *shapes), full(0, *shapes)
    for t in range(1, 4):
        assert step([p, g, m], [0.5]) == []
        assert all((x == t).all() for x in m)
    assert all((x == 5 - 0.5 - 1 - 1.5).all() for x in p)


@pytest.mark.skipif("cpu" not in DEVICES, reason="needs a C compiler")
def test_thousands_of_tiny_tensors_and_a_large_one():
    step = compile_each(STEP, device="cpu")
    shapes = [(k % 5,) for k in range(5000)] + [(1_000_003,)]
    p, g, m = full(5, *shapes), full(1, *shapes), full(0, *shapes)
    step([p, g, m], [0.5])
    assert step.launches == 1
    assert all((x == 4.5).all() for x in p)


def test_numbers_change_without_compiling(step: EachExecutable):
    p, g, m = full(1, (4,)), full(1, (4,)), full(0, (4,))
    step([p, g, m], [0.5])
    step([p, g, m], [np.asarray(0.25)])
    assert p[0].tolist() == [1 - 0.5 - 0.5] * 4


def test_the_order_of_tuples_and_their_sizes_may_change(step: EachExecutable):
    """Back and forth, with the same arrays: the table follows."""
    first = [full(v, (3,), (4, 2)) for v in (9, 1, 0)]
    second = [full(v, (5,)) for v in (9, 1, 0)]
    for lists in (first, second, first, [list(reversed(each)) for each in first], second):
        step(lists, [1.0])
    assert all((x == 3).all() for x in first[2])
    assert (second[2][0] == 2).all()


@pytest.mark.slow
def test_arrays_that_are_gone(step: EachExecutable):
    """A table outlives its arrays; arrays that later have the same ids and addresses are looked up again."""
    for t in range(3):
        lists = [full(v, (64,), (3,)) for v in (t, 1, 0)]
        step(lists, [1.0])
        assert all((x == t - 1).all() for x in lists[0])
        del lists
        gc.collect()


def test_a_list_that_is_changed_itself(step: EachExecutable):
    """The same list object, other arrays in it."""
    p, g, m = full(1, (4,), (2,)), full(1, (4,), (2,)), full(0, (4,), (2,))
    step([p, g, m], [1.0])
    old, p[0] = p[0], np.full((4,), 7, F)
    g[1] = np.full((2,), 3, F)
    step([p, g, m], [1.0])
    assert old.tolist() == [0] * 4
    assert p[0].tolist() == [7 - 2] * 4
    assert p[1].tolist() == [0 - 4] * 2


def test_new_gradients_at_every_step(step: EachExecutable):
    p, m = tuple(full(0, (5,), (2, 2))), tuple(full(0, (5,), (2, 2)))
    for t in range(1, 5):
        step([p, full(t, (5,), (2, 2)), m], [1.0])
    assert all((x == 1 + 2 + 3 + 4).all() for x in m)


def test_a_gradient_that_is_a_view(step: EachExecutable):
    """Of any strides, read as it is at each call; one that is repeated, reversed, not aligned."""
    p, m = full(0, (3, 2), (4,), (4,), (2,)), full(0, (3, 2), (4,), (4,), (2,))
    base = np.arange(6, dtype=F).reshape(2, 3)
    line = np.arange(8, dtype=F)
    odd = np.zeros(9, np.uint8)[1:].view(F)
    odd[:] = 3
    one = np.broadcast_to(F(2), (4,))
    g = [base.T, line[::-2], one, odd]
    step([p, g, m], [1.0])
    assert m[0].tolist() == [[0, 3], [1, 4], [2, 5]]
    assert m[1].tolist() == [7, 5, 3, 1]
    assert m[2].tolist() == [2] * 4
    assert m[3].tolist() == [3] * 2
    base[:] = 1
    line[:] = 1
    step([p, g, m], [1.0])
    assert m[0].tolist() == [[1, 4], [2, 5], [3, 6]]
    assert m[1].tolist() == [8, 6, 4, 2]


class Foreign:
    """What another library gives: an object that lends its memory, and may lend other one later."""

    def __init__(self, array: Array):
        self.array = array

    def __dlpack__(self, **options: object) -> object:
        return self.array.__dlpack__(**options)  # pyright: ignore

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()  # pyright: ignore


def test_an_object_whose_memory_is_replaced(step: EachExecutable):
    """As `tensor.data = ...` does: the object is the same, its memory isn't."""
    param, gradient = Foreign(np.full(3, 5, F)), Foreign(np.full(3, 1, F))
    m = full(0, (3,))
    step([[param], [gradient], m], [1.0])
    old = param.array
    assert old.tolist() == [4] * 3
    param.array, gradient.array = np.full(3, 10, F), np.full(3, 2, F)
    step([[param], [gradient], m], [1.0])
    assert old.tolist() == [4] * 3
    assert param.array.tolist() == [10 - 3] * 3


class Copying:
    """An object that gives its numbers, not its memory."""

    def __init__(self, array: Array):
        self.array = array

    def __array__(self, dtype: object = None, copy: object = None) -> Array:
        return self.array.copy()


def read_only() -> Array:
    array = np.zeros(4, F)
    array.flags.writeable = False
    return array


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("param", "says"),
    [
        (read_only(), "must be writable and row-major"),
        (np.zeros((2, 4), F).T[:, :1].reshape(4, 1)[::-1], "must be writable and row-major"),
        (np.zeros(8, F)[::2], "must be writable and row-major"),
        (np.zeros(17, np.uint8)[1:].view(F), "must be writable and row-major"),
        (Copying(np.zeros(4, F)), "would be copied"),
        (np.zeros(4, np.float64), "dtype float64, expected f32"),
        (np.zeros(4, ">f4"), "dtype >f4, expected f32"),
        (np.zeros(4, np.int32), "dtype int32, expected f32"),
        (np.zeros(5, F), "has 4 elements, list 0's has 5"),
        ([0.0] * 4, "is a list"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_parameter_that_cannot_be_written(step: EachExecutable, param: object, says: str):
    """And nothing is: the tuples before it stay as they were."""
    first, m = full(5, (2,)), full(0, (2,), (4,))
    with pytest.raises(MlfuseError, match=says):
        step([[first[0], param], full(1, (2,), (4,)), m], [1.0])
    assert first[0].tolist() == [5] * 2
    assert all((x == 0).all() for x in m)


def test_a_number_that_is_a_numpy_scalar(step: EachExecutable):
    """It can be read, but not written."""
    zero = np.zeros((), F)
    step([[zero], [F(2)], [np.zeros((), F)]], [1.0])
    assert zero == -2
    with pytest.raises(MlfuseError, match="a float32 would be copied"):
        step([[F(5)], [F(2)], [zero]], [1.0])


@pytest.mark.parametrize(
    ("lists", "shared", "says"),
    [
        ([full(0, (2,)), full(0, (2,))], [1.0], "expected 3 lists and 1 shared value, got 2 and 1"),
        ([full(0, (2,))] * 3, [], "expected 3 lists and 1 shared value, got 3 and 0"),
        ([full(0, (2,)), full(0, (2,), (2,)), full(0, (2,))], [1.0], "have \\[1, 2\\] tensors"),
        ([full(0, (2,)), full(0, (2,)), full(0, (3,))], [1.0], "list 2, tensor 0 has 3 elements"),
    ],
)  # fmt: skip
def test_lists_that_do_not_fit(
    step: EachExecutable, lists: Sequence[Sequence[Array]], shared: list[float], says: str
):
    with pytest.raises(MlfuseError, match=says):
        step(lists, shared)


def test_lists_that_do_not_fit_after_others_that_did(step: EachExecutable):
    """The next call with the first lists goes on where they were."""
    lists = [full(v, (3,)) for v in (0, 1, 0)]
    step(lists, [1.0])
    for wrong in (full(1, (4,)), full(1, (3,), (3,)), [np.ones(3, np.float64)]):
        with pytest.raises(MlfuseError):
            step([lists[0], wrong, lists[2]], [1.0])
    step(lists, [1.0])
    assert lists[2][0].tolist() == [2] * 3


def test_one_array_in_two_written_places(step: EachExecutable):
    x, (g,) = np.zeros(4, F), full(1, (4,))
    for p, gradients, m in (
        ([x], [g], [x]),
        ([x, x], [g, g], full(0, (4,), (4,))),
        ([x[:3], x[2:]], [g[:3], g[:2]], full(0, (3,), (2,))),
    ):
        with pytest.raises(MlfuseError, match="written and shares memory"):
            step([p, gradients, m], [1.0])
    assert not x.any()


def test_an_array_that_is_read_and_written(step: EachExecutable):
    """Also across tuples, and after a call that was refused."""
    p, g, m = full(1, (4,), (4,)), full(1, (4,), (4,)), full(0, (4,), (4,))
    step([p, g, m], [1.0])
    other = full(1, (4,), (4,))
    with pytest.raises(MlfuseError, match="shares memory"):
        step([other, other, m], [1.0])
    with pytest.raises(MlfuseError, match="list 1, tensor 0 shares memory"):
        step([p, [p[1], g[1]], m], [1.0])
    assert all((x == 0).all() for x in p)


def test_the_same_array_read_twice(step: EachExecutable):
    """A gradient may be shared by tuples."""
    g = np.ones(4, F)
    p, m = full(0, (4,), (4,)), full(0, (4,), (4,))
    step([p, [g, g], m], [1.0])
    assert all((x == -1).all() for x in p)


INTEGER = """
func.func @main(%p: tensor<?xi32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %n: tensor<i32>) -> tensor<?xi32> {
  %b = graph.broadcast %n dims [] like %p : tensor<i32>, tensor<?xi32> -> tensor<?xi32>
  %q = graph.add %p, %b : tensor<?xi32>
  func.return %q : tensor<?xi32>
}"""


@pytest.mark.parametrize("device", DEVICES)
def test_numbers_that_do_not_fit(device: str):
    """Nothing is cut off: 2.5 isn't an i32, nor is 2^31."""
    add = compile_each(INTEGER, device=device)
    p = [np.zeros(2, np.int32)]
    add([p], [3])
    for value in (2.5, 2**31, np.float32(1), True):
        with pytest.raises(MlfuseError):
            add([p], [value])
    assert p[0].tolist() == [3, 3]


def test_functions_that_are_called_otherwise():
    with pytest.raises(MlfuseError, match=r"no argument is marked mlfuse\.each"):
        compile_each(
            "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { func.return %x : tensor<4xf32> }"
        )
    with pytest.raises(MlfuseError, match="there is no function @other"):
        compile_each(STEP, function="other")
    with pytest.raises(MlfuseError, match=r"it must be a tensor<\?x\.\.\.>"):
        compile_each(STEP.replace("%p: tensor<?xf32> {mlfuse.each", "%p: tensor<4xf32> {mlfuse.each").replace("like %p : tensor<f32>, tensor<?xf32>", "like %g : tensor<f32>, tensor<?xf32>").replace("%p, %u : tensor<?xf32>", "%u, %u : tensor<?xf32>"), device="interpreter")  # fmt: skip


class SubToAdd(RewritePattern):
    """A change that shows."""

    name = "sub-to-add"
    takes = "graph"

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: SubOp, rewriter: PatternRewriter) -> None:
        rewriter.replace(op, AddOp(op.lhs, op.rhs))


@pytest.mark.parametrize("device", DEVICES)
def test_lists_are_compiled_with_a_pass_of_the_user(device: str):
    step = compile_each(STEP, device=device, passes=[SubToAdd()])
    p, g, m = full(5, (3,)), full(1, (3,)), full(0, (3,))
    step([p, g, m], [0.5])
    assert (p[0] == 5.5).all()
    assert "graph.sub" not in step.stage("fused")
