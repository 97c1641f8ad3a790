"""Where a bucket's tensors lie: side by side, so that what computes them writes the message."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import distributed
from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.distributed.base import Communicator, Request
from mlfuse.targets.printers.mathlib import ULP

pytestmark = [
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
    pytest.mark.quick_c,
]

ALIGNMENT = 64


class Echo(Communicator):
    """A rank of two whose other rank has the same numbers. `messages` is what it was given."""

    def __init__(self) -> None:
        self.messages: list[tuple[Array, Request]] = []

    @property
    def rank(self) -> int:
        return 0

    @property
    def size(self) -> int:
        return 2

    def reduce_host(self, array: Array, request: Request) -> None:
        self.messages.append((array.copy(), request))
        with np.errstate(all="ignore"):  # between the tensors of a message there may be any bits
            array += array


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path))


def copies(text: str) -> list[int]:
    """The bytes of each copy that the host function makes."""
    source = mlfuse.compile(text, device="cpu").stage("source")
    host = source[source.index("host_function(") :]
    return [int(nbytes) for nbytes in re.findall(r"__builtin_memcpy\(\w+, \w+, (\d+)\);", host)]


def run(text: str, *args: Array) -> tuple[list[Array], Echo]:
    """The results on the CPU, and what was sent. Twice, for the memory is used again."""
    executable = mlfuse.compile(text, device="cpu")
    calls: list[tuple[list[Array], Echo]] = []
    for _ in range(2):
        echo = Echo()
        with distributed.communicator(echo):
            calls.append((executable.run(*args), echo))
    (results, _), (again, _) = calls
    assert [each.tobytes() for each in results] == [each.tobytes() for each in again]
    return calls[0]


X, Y = np.arange(5, dtype=np.float32), np.arange(6, dtype=np.float32).reshape(2, 3)


def check_exp(got: np.ndarray[Any, Any]) -> None:
    """These are the exponentials of X, within the error of exp."""
    error = ULP["exp"] * float(np.finfo(np.float32).eps)
    np.testing.assert_allclose(got, np.exp(X.astype(np.float64)), rtol=error)


@pytest.mark.slow
def test_gradients_are_written_into_the_message() -> None:
    """Kernels and matrix products write there, updates read there: nothing is copied."""
    text = """
    func.func @main(%x: tensor<5xf32>, %y: tensor<2x3xf32>) -> (tensor<5xf32>, tensor<2x2xf32>) {
      %g = graph.exp %x : tensor<5xf32>
      %h = graph.dot_general %y, %y contract [1] x [1] : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x2xf32>
      %0 = graph.all_reduce add %g : tensor<5xf32>
      %1 = graph.all_reduce add %h : tensor<2x2xf32>
      %a = graph.neg %0 : tensor<5xf32>
      %b = graph.neg %1 : tensor<2x2xf32>
      func.return %a, %b : tensor<5xf32>, tensor<2x2xf32>
    }"""
    (a, b), echo = run(text, X, Y)
    assert copies(text) == []
    ((message, request),) = echo.messages
    assert request.shapes == ((5,), (2, 2))
    # The second begins at the next address that vector loads may start at.
    assert message.size == request.elements == ALIGNMENT // 4 + 4
    check_exp(message[:5])
    np.testing.assert_array_equal(message[ALIGNMENT // 4 :], (Y @ Y.T).reshape(-1))
    np.testing.assert_array_equal(a, -2 * message[:5])
    np.testing.assert_array_equal(b, -2 * (Y @ Y.T))


@pytest.mark.slow
def test_results_are_copied_out_of_the_message() -> None:
    """Each has memory of its own, that of the caller."""
    text = """
    func.func @main(%x: tensor<5xf32>, %y: tensor<2x3xf32>) -> (tensor<5xf32>, tensor<2x3xf32>) {
      %g = graph.neg %x : tensor<5xf32>
      %h = graph.neg %y : tensor<2x3xf32>
      %0, %1 = graph.all_reduce add %g, %h : tensor<5xf32>, tensor<2x3xf32>
      func.return %0, %1 : tensor<5xf32>, tensor<2x3xf32>
    }"""
    (a, b), _ = run(text, X, Y)
    assert copies(text) == [20, 24]
    np.testing.assert_array_equal(a, -2 * X)
    np.testing.assert_array_equal(b, -2 * Y)


def test_arguments_are_copied_into_the_message_and_stay_what_they_are() -> None:
    text = """
    func.func @main(%x: tensor<5xf32>, %y: tensor<2x3xf32>) -> (tensor<5xf32>, tensor<2x3xf32>) {
      %0, %1 = graph.all_reduce add %x, %y : tensor<5xf32>, tensor<2x3xf32>
      %2 = graph.neg %1 : tensor<2x3xf32>
      func.return %0, %2 : tensor<5xf32>, tensor<2x3xf32>
    }"""
    x, y = X.copy(), Y.copy()
    (a, b), _ = run(text, x, y)
    assert copies(text) == [20, 24, 20]  # both in, the one that is a result out
    np.testing.assert_array_equal(a, 2 * X)
    np.testing.assert_array_equal(b, -2 * Y)
    np.testing.assert_array_equal(x, X)
    np.testing.assert_array_equal(y, Y)


@pytest.mark.slow
def test_a_tensor_by_itself_is_combined_where_it_is() -> None:
    text = """
    func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> {
      %g = graph.neg %x : tensor<5xf32>
      %0 = graph.all_reduce add %g : tensor<5xf32>
      func.return %0 : tensor<5xf32>
    }"""
    ([a], echo) = run(text, X)
    assert copies(text) == []
    assert echo.messages[0][1].elements == 5
    np.testing.assert_array_equal(a, -2 * X)


def test_an_operand_that_is_read_again_keeps_its_numbers() -> None:
    text = """
    func.func @main(%x: tensor<5xf32>, %y: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
      %g = graph.dot_general %x, %y contract [] x [] : tensor<5xf32>, tensor<5xf32> -> tensor<5x5xf32>
      %h = graph.reduce add %g dims [0] : tensor<5x5xf32> -> tensor<5xf32>
      %0, %1, %2 = graph.all_reduce add %h, %y, %h : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
      %a = graph.sub %0, %h : tensor<5xf32>
      %b = graph.add %1, %2 : tensor<5xf32>
      func.return %a, %b : tensor<5xf32>, tensor<5xf32>
    }"""
    (a, b), _ = run(text, X, X + 1)
    h = np.outer(X, X + 1).sum(0)
    np.testing.assert_array_equal(a, h)
    np.testing.assert_array_equal(b, 2 * (X + 1) + 2 * h)


def test_an_operand_that_is_read_again_keeps_its_numbers_where_results_are_copied() -> None:
    text = """
    func.func @main(%x: tensor<5xf32>, %y: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>) {
      %h = graph.exp %x {mlfuse.no_fuse} : tensor<5xf32>
      %0, %1 = graph.all_reduce add %h, %y : tensor<5xf32>, tensor<5xf32>
      %a = graph.dot_general %h, %y contract [] x [] : tensor<5xf32>, tensor<5xf32> -> tensor<5x5xf32>
      func.return %0, %1, %a : tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>
    }"""
    (a, b, c), _ = run(text, X, X + 1)
    check_exp(a / 2)
    np.testing.assert_array_equal(b, 2 * (X + 1))
    np.testing.assert_array_equal(c, np.outer(a / 2, X + 1))


def test_one_message_after_the_other() -> None:
    """A tensor of the first bucket goes out again in the second: it can lie in one of them."""
    text = """
    func.func @main(%x: tensor<5xf32>, %y: tensor<2x3xf32>) -> (tensor<5xf32>, tensor<2x3xf32>) {
      %g = graph.neg %x : tensor<5xf32>
      %h = graph.neg %y : tensor<2x3xf32>
      %0, %1 = graph.all_reduce add %g, %h : tensor<5xf32>, tensor<2x3xf32>
      %2, %3 = graph.all_reduce add %0, %1 : tensor<5xf32>, tensor<2x3xf32>
      %4 = graph.neg %2 : tensor<5xf32>
      %5 = graph.neg %3 : tensor<2x3xf32>
      func.return %4, %5 : tensor<5xf32>, tensor<2x3xf32>
    }"""
    (a, b), _ = run(text, X, Y)
    np.testing.assert_array_equal(a, 4 * X)
    np.testing.assert_array_equal(b, 4 * Y)


@pytest.mark.slow
def test_sizes_that_are_known_at_run_time_and_empty_tensors() -> None:
    text = """
    func.func @main(%x: tensor<?xf32>, %y: tensor<?x3xf32>, %z: tensor<0xf32>) -> (tensor<?xf32>, tensor<?x3xf32>, tensor<0xf32>) {
      %g = graph.neg %x : tensor<?xf32>
      %h = graph.neg %y : tensor<?x3xf32>
      %0, %1, %2 = graph.all_reduce add %g, %z, %h : tensor<?xf32>, tensor<0xf32>, tensor<?x3xf32>
      %a = graph.neg %0 : tensor<?xf32>
      %b = graph.neg %2 : tensor<?x3xf32>
      func.return %a, %b, %1 : tensor<?xf32>, tensor<?x3xf32>, tensor<0xf32>
    }"""
    empty = np.zeros(0, np.float32)
    for x, y in ((X, Y), (X[:1], Y[:1]), (X[:0], Y), (X[:0], Y[:0])):
        (a, b, c), _ = run(text, x, y, empty)
        np.testing.assert_array_equal(a, 2 * x)
        np.testing.assert_array_equal(b, 2 * y)
        assert c.shape == (0,)


def test_donated_arguments_and_the_callers_outputs() -> None:
    text = """
    func.func @main(%x: tensor<5xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<2x3xf32>) -> (tensor<5xf32>, tensor<2x3xf32>) {
      %0, %1 = graph.all_reduce add %x, %y : tensor<5xf32>, tensor<2x3xf32>
      func.return %0, %1 : tensor<5xf32>, tensor<2x3xf32>
    }"""
    executable = mlfuse.compile(text, device="cpu")
    x, out = X.copy(), np.zeros((2, 3), np.float32)
    with distributed.communicator(Echo()):
        a, b = executable(x, Y, out=[None, out])
    assert np.shares_memory(a, x) and b is not None
    np.testing.assert_array_equal(x, 2 * X)
    np.testing.assert_array_equal(out, 2 * Y)


def test_memory_counts_the_message() -> None:
    """Two intermediates in one message need what they need apart, and the gap between them."""
    text = """
    func.func @main(%x: tensor<1000xf32>) -> tensor<f32> {
      %g = graph.exp %x {mlfuse.no_fuse} : tensor<1000xf32>
      %h = graph.sin %x {mlfuse.no_fuse} : tensor<1000xf32>
      %0, %1 = graph.all_reduce add %g, %h : tensor<1000xf32>, tensor<1000xf32>
      %2 = graph.add %0, %1 : tensor<1000xf32>
      %3 = graph.reduce add %2 dims [0] : tensor<1000xf32> -> tensor<f32>
      func.return %3 : tensor<f32>
    }"""
    memory = mlfuse.compile(text, device="cpu").memory()
    assert memory.lower_bound <= memory.peak
    assert 8000 <= memory.arena <= 8000 + 4 * ALIGNMENT


def test_outputs_must_be_the_functions_to_write() -> None:
    """A text that is written by hand at the kernel level is held to the rules, too."""
    from xdsl.dialects.func import FuncOp

    from mlfuse.ir.parsing import parse_module
    from mlfuse.runtime.host.reader import program_of

    module = parse_module("""
    func.func @main(%x: memref<4xf32>) -> memref<4xf32> {
      loop.all_reduce add f32 ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      func.return %x : memref<4xf32>
    }""")
    host = next(op for op in module.ops if isinstance(op, FuncOp))
    with pytest.raises(OpError, match="an output is memory that the function may not write"):
        program_of(host)
