"""`graph.call_external`: functions of the host, by registered names."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.ir.printing import print_module
from mlfuse.runtime.compilers.cc import find_compiler

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
each_device = pytest.mark.parametrize(
    "device", ["interpreter", pytest.param("cpu", marks=needs_cc)]
)
Array = Any

SORTED = """
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = graph.neg %x : tensor<?x4xf32>
  %1 = graph.call_external "test.sorted" (%0) {axis = 1 : i64, backwards = true, scale = 2.0, how = "stable"}
      : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = graph.add %1, %0 : tensor<?x4xf32>
  func.return %2 : tensor<?x4xf32>
}"""


def in_order(x: Array, axis: int, backwards: bool, scale: float, how: str) -> Array:
    assert backwards is True and how == "stable"
    return np.flip(np.sort(x, axis=axis, kind="stable"), axis) * np.float32(scale)


def two_rows_and(x: Array, y: Array) -> Array:
    return x[:2] + y


def narrower(x: Array, **_: object) -> Array:
    return x[:, :2]


def wider(x: Array, **_: object) -> Array:
    return x.astype(np.float64)


def one_row(x: Array, **_: object) -> Array:
    return x[0]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    externals.register("test.sorted", in_order)
    externals.register("test.rows", two_rows_and)
    yield
    externals.unregister("test.sorted")
    externals.unregister("test.rows")


@each_device
def test_it_is_called_between_kernels(device: str):
    x = np.array([[3, 1, 2, 0], [5, 5, -1, 4]], np.float32)
    want = [[0 - 3, -2 - 1, -4 - 2, -6 - 0], [2 - 5, -8 - 5, -10 + 1, -10 - 4]]
    np.testing.assert_array_equal(mlfuse.compile(SORTED, device)(x), want)


@needs_cc
def test_it_is_a_call_and_never_fused():
    compiled = mlfuse.compile(SORTED, "cpu")
    assert (compiled.launches, compiled.calls) == (2, 1)


def test_every_level_reads_back_and_computes_the_same():
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    compiled = mlfuse.compile(SORTED, "interpreter")
    want = compiled(x)
    for stage in ("graph", "fused", "loop"):
        module = parse(compiled.stage(stage))
        assert print_module(module) == compiled.stage(stage)
        np.testing.assert_array_equal(run_module(module, "main", [x])[0], want)


@each_device
@pytest.mark.parametrize("dtype", [np.float64, np.float16, ml_dtypes.bfloat16, np.int8, np.bool_])
def test_arrays_arrive_as_they_are(dtype: Any, device: str):
    name = {"float64": "f64", "float16": "f16", "bfloat16": "bf16", "int8": "i8", "bool": "i1"}[
        np.dtype(dtype).name
    ]
    text = f"""
      func.func @main(%x: tensor<4x3x{name}>, %y: tensor<3x{name}>) -> tensor<2x3x{name}> {{
        %0 = graph.call_external "test.rows" (%x, %y)
            : (tensor<4x3x{name}>, tensor<3x{name}>) -> tensor<2x3x{name}>
        func.return %0 : tensor<2x3x{name}>
      }}"""
    x, y = np.arange(12).reshape(4, 3).astype(dtype), np.array([1, 0, 2]).astype(dtype)
    got = mlfuse.compile(text, device)(x, y)
    assert got.dtype == dtype
    np.testing.assert_array_equal(got, x[:2] + y)


def test_no_arguments_are_possible():
    externals.register("test.three", lambda: np.full(2, 3, np.float32))
    text = """
      func.func @main() -> tensor<2xf32> {
        %0 = graph.call_external "test.three" () : () -> tensor<2xf32>
        func.return %0 : tensor<2xf32>
      }"""
    assert mlfuse.compile(text, "interpreter")().tolist() == [3, 3]
    externals.unregister("test.three")


# Mistakes


@each_device
def test_a_name_that_is_not_there_is_an_error_that_lists_those_that_are(device: str):
    externals.unregister("test.sorted")
    with pytest.raises(
        mlfuse.MlfuseError, match=r"no external function 'test\.sorted'; there are:.*test\.rows"
    ):
        mlfuse.compile(SORTED, device)(np.zeros((1, 4), np.float32))


@each_device
@pytest.mark.parametrize("wrong", [narrower, wider, one_row])
def test_a_result_of_another_shape_or_type_is_an_error(wrong: Any, device: str):
    externals.register("test.sorted", wrong)
    with pytest.raises(mlfuse.MlfuseError):
        mlfuse.compile(SORTED, device)(np.zeros((3, 4), np.float32))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('graph.call_external "f" (%x) : (tensor<?x4xf32>) -> tensor<?xf32>', "sizes of the `\\?` dims"),
        ('graph.call_external "f" (%x) {p = [1]} : (tensor<?x4xf32>) -> tensor<4xf32>', "option p"),
        ('graph.call_external "f" (%u) : (tensor<4xui8>) -> tensor<4xf32>', "passes no ui8"),
        ('graph.call_external f (%u) : (tensor<4xui8>) -> tensor<4xf32>', "string literal"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(line: str, problem: str):
    text = (
        f"func.func @main(%x: tensor<?x4xf32>, %u: tensor<4xui8>) {{\n%r = {line}\nfunc.return\n}}"
    )
    with pytest.raises(mlfuse.MlfuseError, match=problem):
        mlfuse.compile(text, "interpreter")


SEVERAL = """
func.func @main(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi64>) {
  %0 = graph.exp %x : tensor<4x6xf32>
  %1, %2 = graph.call_external "sorted" (%0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi64>)
  %3 = graph.neg %1 : tensor<4x6xf32>
  func.return %3, %2 : tensor<4x6xf32>, tensor<4x6xi64>
}
"""


def sort(x: Array) -> tuple[Array, Array]:
    order = np.argsort(x, axis=1, kind="stable").astype(np.int64)
    return np.take_along_axis(x, order, 1), order


class SortInMemory:
    """The same function, given addresses."""

    calls = 0

    def __call__(self, x: Array) -> tuple[Array, Array]:
        return sort(x)

    def at(self, shapes: Sequence[Sequence[int]]) -> Callable[[Sequence[int]], None]:
        assert [tuple(shape) for shape in shapes] == [(4, 6)] * 3

        def run(addresses: Sequence[int]) -> None:
            SortInMemory.calls += 1
            x, values, order = (
                np.ctypeslib.as_array((ctypes.c_char * (24 * size)).from_address(at)).view(dtype)
                for at, size, dtype in zip(addresses, (4, 4, 8), ("f4", "f4", "i8"), strict=True)
            )
            found = sort(x.reshape(4, 6))
            values[:], order[:] = found[0].ravel(), found[1].ravel()

        return run


@pytest.mark.parametrize("function", [sort, SortInMemory()], ids=["arrays", "addresses"])
@each_device
def test_several_results(function: Any, device: str):
    externals.register("sorted", function)
    try:
        before = SortInMemory.calls
        executable = mlfuse.compile(SEVERAL, device=device)
        x = np.random.default_rng(0).standard_normal((4, 6), np.float32)
        for _ in range(2):
            values, order = executable(x)
            np.testing.assert_array_equal(order, np.argsort(x, axis=1, kind="stable"))
            np.testing.assert_allclose(values, -np.sort(np.exp(x.astype(np.float64)), 1), 1e-6)
        is_called = device == "cpu" and function is not sort
        assert SortInMemory.calls == before + 2 * is_called
    finally:
        externals.unregister("sorted")


def test_several_results_are_text():
    module = parse(SEVERAL)
    assert print_module(parse(print_module(module))) == print_module(module)


def test_a_function_of_several_results_must_return_as_many():
    externals.register("sorted", np.exp)
    try:
        with pytest.raises(MlfuseError, match="must return 2 arrays"):
            mlfuse.compile(SEVERAL, device="interpreter")(np.zeros((4, 6), np.float32))
    finally:
        externals.unregister("sorted")
