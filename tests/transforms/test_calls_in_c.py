"""Repeated calls of jitted functions and of ONNX models with arrays alone, which C makes."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest
from onnx import helper as onnx_helper

import mlfuse
import mlfuse.onnx
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu import entry

pytestmark = [
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
    pytest.mark.usefixtures("mode"),
]
X = np.arange(6, dtype=np.float32)


@pytest.fixture(params=["headers", "stable ABI"])
def mode(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """How the C code was compiled: after Python's and NumPy's headers, or without them."""
    code = entry.compiled(by_headers=request.param == "headers")
    if code is None:
        pytest.skip("the headers of Python aren't installed")
    monkeypatch.setattr(entry, "load", lambda: code)
    # A process has one of the two; here each makes the classes' `__call__` its own.
    entry._call_in_c.cache_clear()  # pyright: ignore[reportPrivateUsage]


def double_of(x: Any) -> Any:
    return x + x


def sum_of(x: Any, y: Any) -> Any:
    return x + y


def pair_of(x: Any) -> Any:
    return x + x, -x


def alone(x: Any) -> Any:
    return (x + x,)


def list_of(x: Any) -> Any:
    return [x + x, -x]


def jit(function: Any) -> Any:
    return mlfuse.jit(function, device="cpu")


def in_c(function: Any) -> int:
    """The calls that C made."""
    return function._hits_in_c


def test_the_third_call_is_made_in_c():
    double = jit(double_of)
    for n in range(5):
        np.testing.assert_array_equal(double(X + n), 2 * (X + n))
    assert in_c(double) == 3
    info = double.cache_info()
    assert (info.hits, info.misses, info.size) == (4, 1, 1)


@pytest.mark.slow
def test_each_kind_of_arguments_is_known():
    double = jit(double_of)
    kinds = [X, X.reshape(2, 3), X.astype(np.float64), X.astype(np.int32), X[:0]]
    for _ in range(3):
        for x in kinds:
            result = double(x)
            assert result.dtype == x.dtype and result.shape == x.shape
            np.testing.assert_array_equal(result, 2 * x)
    assert in_c(double) == len(kinds)


def test_a_tuple_of_results_and_a_list():
    several = jit(pair_of)
    one = jit(alone)
    listed = jit(list_of)
    for _ in range(4):
        double, negative = several(X)
        np.testing.assert_array_equal(double + negative, X)
        assert type(one(X)) is tuple and type(listed(X)) is list and len(listed(X)) == 2
    assert in_c(several) == 2 and in_c(one) == in_c(listed) == 0  # these Python puts together


def test_a_call_within_a_traced_function_is_part_of_it():
    double = jit(double_of)
    for _ in range(4):
        double(X)
    before = in_c(double)

    def more(y: Any) -> Any:
        return y + double(X)

    outer = jit(more)
    np.testing.assert_array_equal(outer(X), 3 * X)
    assert in_c(double) == before
    np.testing.assert_array_equal(double(X), 2 * X)
    assert in_c(double) == before + 1


def test_numbers_keywords_and_other_arrays_go_to_python():
    add = jit(sum_of)
    for _ in range(3):
        np.testing.assert_array_equal(add(X, X), 2 * X)
        np.testing.assert_array_equal(add(X, 1.0), X + 1)
        np.testing.assert_array_equal(add(X, y=X), 2 * X)
        np.testing.assert_array_equal(add(X, X[::-1]), X + X[::-1])
    assert in_c(add) == 2  # of all calls that C could make, but for the first


def test_what_is_forgotten_is_not_called():
    double = jit(double_of)
    for _ in range(4):
        double(X)
    double.clear_cache()
    assert (double.cache_info().hits, double.cache_info().size) == (0, 0)
    np.testing.assert_array_equal(double(X), 2 * X)
    assert double.cache_info().misses == 1


@pytest.mark.slow
def test_a_function_is_collected_at_once():
    double = jit(double_of)
    for _ in range(4):
        double(X)
    assert callable(double)
    gc.collect()
    gone = weakref.ref(double)
    del double
    assert gone() is None


def test_a_model():
    helper: Any = onnx_helper
    infos = [helper.make_tensor_value_info(name, 1, ["n"]) for name in "xyz"]
    graph = helper.make_graph(
        [helper.make_node("Add", ["x", "y"], ["z"])], "sum", infos[:2], infos[2:]
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    model: Any = mlfuse.onnx.load(made)
    for count in (6, 3):
        for n in range(4):
            np.testing.assert_array_equal(model(X[:count] + n, X[:count]), 2 * X[:count] + n)
    assert in_c(model) == 6
    with pytest.raises(mlfuse.MlfuseError):
        model(X, X[:3])
