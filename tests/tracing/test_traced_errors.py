"""What a traced function can't do is an error at the user's line that says what to write."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import TensorType, f32, i32

import mlfuse
from mlfuse.frontends.tracing import Input, TracedArray, TraceError, trace

pytestmark = pytest.mark.quick_c

FLOATS = Input("x", TensorType(f32, [4]))
INTEGERS = Input("n", TensorType(i32, [4]))


def chained(x: Any, n: Any) -> Any:
    return x if 0 < x < 1 else n


def assigned(x: Any, n: Any) -> Any:
    x[n > 0] = 0.0
    return x


def looped(x: Any, n: Any) -> Any:
    while n > 0:
        n = n - 1
    return x


def looped_with_and(x: Any, n: Any) -> Any:
    while (n > 0) and (x > 0):
        n = n - 1
    return x


def asserted(x: Any, n: Any) -> Any:
    assert n > 0, "n is positive"
    return x


MISTAKES: dict[str, tuple[Callable[[Any, Any], Any], str]] = {
    "if": (lambda x, n: x if x > 0 else -x, r"write mlfuse\.where\(condition, a, b\)"),
    "and": (lambda x, n: (x > 0) and (n > 0), "& | ~ for `and`"),
    "a chain of comparisons": (chained, "mlfuse.where"),
    "while": (looped, r"write `for _ in range\(n\)` for `while`"),
    "while, with and": (looped_with_and, "& | ~ for `and`, `or`, `not`, `for _ in range"),
    "assert": (asserted, "checks outside of the traced function for `assert`"),
    "not": (lambda x, n: not x, "& | ~ for `and`"),
    "a filter": (lambda x, n: [1 for _ in "a" if x > 0], r"mlfuse\.where\(condition"),
    "max": (lambda x, n: max(x, 0.0), "mlfuse.maximum"),
    "math.sqrt": (lambda x, n: math.sqrt(x), r"math\.sqrt\(x\), call mlfuse's: mlfuse\.sqrt"),
    "float": (lambda x, n: float(x), "convert it outside, or make the argument static"),
    "int": (lambda x, n: int(n), "no Python value"),
    "range": (lambda x, n: range(n), r"as a Python int.*static_argnames=\[\.\.\.\]"),
    "len": (lambda x, n: len(x), r"x\.shape"),
    "a loop over elements": (lambda x, n: list(x), "on the whole array"),
    "in": (lambda x, n: 0.0 in x, "mlfuse.where"),
    "assignment": (assigned, r"x = x\.at\[index\]\.set\(new\).*x = mlfuse\.where\(mask, new, x\)"),
    "a mask as an index": (lambda x, n: x[x > 0], r"mlfuse\.sum\(mlfuse\.where\(mask, x, 0\)\)"),
    "an index that isn't there": (lambda x, n: x[4], "index 4 is outside dim 0 of"),
    "too many indices": (lambda x, n: x[0, 0], "2 indices for an array of 1 dim"),
    "a float as an index": (lambda x, n: x[1.0], "an index is an int"),
    "a matrix product of the wrong sizes": (
        lambda x, n: x.reshape(2, 2) @ np.ones((4, 8), np.float32),
        r"matmul: the inner sizes differ: \(2, 2\) @ \(4, 8\) has 2 and 4",
    ),
    "a comparison with a text": (lambda x, n: x < "1", "mlfuse.less takes arrays and numbers"),
    "a logical function of a text": (
        lambda x, n: mlfuse.logical_and(x, "1"),
        "mlfuse.logical_and takes mlfuse's arrays",
    ),
    "an update with a text": (
        lambda x, n: x.at[0].set("1"),
        r"x\.at\[\.\.\.\] takes arrays and numbers",
    ),
    "a matrix product with a number": (lambda x, n: x @ 2.0, "takes arrays, not numbers"),
    "sorting a list": (lambda x, n: mlfuse.sort([1, 2]), "mlfuse.sort takes mlfuse's arrays"),
    "sorting": (lambda x, n: mlfuse.sort(x), "a traced function can't sort"),
    "repeats that depend on data": (
        lambda x, n: mlfuse.repeat(x, n),
        "the shape depends on data",
    ),
    "nonzero": (lambda x, n: mlfuse.nonzero(x), "can't depend on data"),
    "complex numbers": (lambda x, n: x * 1j, "no complex numbers"),
    "a size below -1": (
        lambda x, n: x.reshape(-2, 2),
        "a size of -2; only -1, for the size that is left, may be negative",
    ),
    "a negative size": (lambda x, n: mlfuse.zeros((-1, 2)), "it must not be negative"),
    "a shape that doesn't fit": (lambda x, n: x.reshape(3), "has 4 elements"),
    "numpy.asarray": (lambda x, n: np.asarray(x), "has no elements yet"),
    "a function that mlfuse lacks": (
        lambda x, n: np.heaviside(x, 0.5),
        "no numpy.heaviside for its arrays",
    ),
    "an array function that mlfuse lacks": (
        lambda x, n: np.median(x),
        "no numpy.median for its arrays",
    ),
    "out=": (lambda x, n: np.exp(x, out=x), "takes no out"),
    "a ufunc's reduce": (lambda x, n: np.add.reduce(x), "numpy.add.reduce"),
    "integers and floats": (lambda x, n: x * n, r"x\.astype\('float32'\)"),
    "integers and a Python float": (lambda x, n: n * 0.5, r"x\.astype\('float32'\)"),
    "the mean of integers": (lambda x, n: mlfuse.mean(n), "takes floats"),
    "a number too large": (lambda x, n: n + 2**40, "outside the range of int32"),
    "sqrt of integers": (
        lambda x, n: mlfuse.sqrt(n),
        r"graph.sqrt: takes float elements, not i32; .* x\.astype\('float32'\)",
    ),
    "softmax of integers": (lambda x, n: mlfuse.nn.softmax(n), r"x\.astype\('float32'\)"),
    "where of numbers": (lambda x, n: mlfuse.where(x, x, n), r"mlfuse\.where: .* not bool; write"),
    "bits of floats": (
        lambda x, n: x & x,
        r"graph.and: takes i1 or integer elements, not f32; .* x\.astype\('int32'\)",
    ),
    "a text": (lambda x, n: x + "1", "takes arrays and numbers, not a str"),
    "an unknown type": (lambda x, n: x.astype("float7"), "'float7' isn't an element type"),
    "shapes that don't fit": (
        lambda x, n: x + np.zeros(3, np.float32),
        r"\(4,\) and \(3,\) don't broadcast",
    ),
    "an axis that isn't there": (
        lambda x, n: mlfuse.sum(x, axis=1),
        "sum: axis 1 doesn't fit 1 dim",
    ),
    "an axis twice": (
        lambda x, n: mlfuse.flip(x, axis=(0, -1)),
        r"flip: axis \(0, -1\) names a dim twice",
    ),
    "an axis that isn't an int": (
        lambda x, n: mlfuse.max(x, axis=0.5),
        "max: an axis is an int, not a float",
    ),
    "no array": (lambda x, n: mlfuse.sqrt(2.0), "takes mlfuse's arrays"),
    "too many arrays": (lambda x, n: mlfuse.exp(x, x), "takes 1 operand, not 2"),
    "a result that isn't an array": (lambda x, n: "x", "returns arrays, not a str"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_error_says_what_to_write(mistake: str):
    f, message = MISTAKES[mistake]
    with pytest.raises(TraceError, match=message):
        trace(f, [FLOATS, INTEGERS])


@pytest.mark.parametrize(
    "name",
    [
        *("sum", "prod", "max", "min", "all", "any", "count_nonzero", "mean", "var", "std", "norm"),
        *("argmax", "argmin", "flip", "squeeze"),
    ],
)
def test_an_axis_that_is_not_there_is_an_error_of_the_function_called(name: str):
    def f(x: TracedArray) -> Any:
        return getattr(mlfuse, name)(x, axis=3)

    with pytest.raises(TraceError) as caught:
        trace(f, [FLOATS])
    assert caught.value.message == f"{name}: axis 3 doesn't fit 1 dim"


def test_the_error_points_at_the_line_and_column():
    def f(x: Any) -> Any:
        if x > 0:
            return x
        return -x

    with pytest.raises(TraceError) as caught:
        trace(f, [FLOATS])
    place = caught.value.place
    assert place is not None
    assert (place.file, place.line) == (__file__, f.__code__.co_firstlineno + 1)
    error, line, caret = caught.value.render().splitlines()
    assert error.startswith(f"{__file__}:{place.line}:12: error: the value of a traced array")
    assert line.strip() == "if x > 0:"
    assert caret == " " * 11 + "^"


def test_an_array_is_of_no_use_once_its_function_is_traced():
    kept: list[TracedArray] = []

    def f(x: TracedArray) -> TracedArray:
        kept.append(x)
        return x + 1

    trace(f, [FLOATS])
    with pytest.raises(TraceError, match="leaked out of its function"):
        _ = kept[0] + 1


def test_arrays_of_two_functions_dont_mix():
    kept: list[TracedArray] = []

    def keep(x: TracedArray) -> TracedArray:
        kept.append(x)
        return x

    def mix(x: TracedArray) -> TracedArray:
        return x + kept[0]

    trace(keep, [FLOATS])
    with pytest.raises(TraceError, match="different traced functions"):
        trace(mix, [FLOATS])


def test_an_unknown_option_of_jit_is_named_with_the_one_that_was_meant() -> None:
    jit: Any = mlfuse.jit
    for options in ((abs,), ()):
        with pytest.raises(
            TypeError, match=r"mlfuse\.jit has no option 'devise', did you mean 'device'"
        ):
            jit(*options, devise="cpu")
    with pytest.raises(TypeError, match="no option 'x'; there are: static_argnums, "):
        jit(abs, x=1)
