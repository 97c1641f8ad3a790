"""Arrays of any strides as arguments: the same results, and a copy only where one is needed."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu import backend as cpu
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

SOFTMAX = """
func.func @main(%x: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = graph.broadcast %b dims [1] like %x : tensor<?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = graph.add %x, %0 : tensor<?x?xf32>
  %2 = graph.softmax %1 {axis = 1 : i64} : tensor<?x?xf32>
  func.return %2 : tensor<?x?xf32>
}"""
MATMUL = """
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = graph.dot_general %a, %b contract [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path))


def f32(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def misaligned(array: Array) -> Array:
    """The same elements one byte off their alignment."""
    memory = np.empty(array.nbytes + 1, np.uint8)
    view = memory[1:].view(array.dtype).reshape(array.shape)
    view[...] = array
    assert not view.flags.aligned
    return view


VIEWS: dict[str, Callable[[], Array]] = {
    "transposed": lambda: f32(24, 16).T,
    "every second row": lambda: f32(32, 24)[::2],
    "every third column": lambda: f32(16, 72)[:, ::3],
    "a block": lambda: f32(40, 40)[5:21, 7:31],
    "rows backwards": lambda: f32(16, 24)[::-1],
    "all backwards": lambda: f32(24, 16).T[::-1, ::-1],
    "one row repeated": lambda: np.broadcast_to(f32(24), (16, 24)),
    "one column repeated": lambda: np.broadcast_to(f32(16, 1), (16, 24)),
    "one number repeated": lambda: np.broadcast_to(np.float32(2), (16, 24)),
    "misaligned": lambda: misaligned(f32(16, 24)),
    "misaligned and transposed": lambda: misaligned(f32(24, 16)).T,
    "Fortran order": lambda: np.asfortranarray(f32(16, 24)),
    "read-only": lambda: np.frombuffer(f32(16, 24).tobytes(), np.float32).reshape(16, 24),
    "a field of records": lambda: np.zeros((16, 24), [("a", "u1"), ("x", "f4")])["x"],
}


@pytest.mark.slow
@pytest.mark.parametrize("name", VIEWS)
def test_a_kernel_s_argument(name: str):
    x, bias = VIEWS[name](), f32(48)[::2]
    kept = x.copy()
    softmax = mlfuse.compile(SOFTMAX, device="cpu")
    want = softmax(np.array(x, order="C"), np.array(bias))
    for _ in range(2):
        np.testing.assert_array_equal(softmax(x, bias), want)
    np.testing.assert_array_equal(x, kept)
    e = np.exp((x + bias).astype(np.float64))
    agree(SOFTMAX, [x, bias], want, e / e.sum(axis=1, keepdims=True))


@pytest.mark.slow
@pytest.mark.parametrize("name", VIEWS)
def test_a_library_call_s_argument(name: str):
    a, b = VIEWS[name](), f32(7, 24, seed=1).T
    matmul = mlfuse.compile(MATMUL, device="cpu")
    for _ in range(2):
        agree(MATMUL, [a, b], matmul(a, b), a.astype(np.float64) @ b)


class Exporter:
    """An array that speaks DLPack and nothing else."""

    def __init__(self, array: Array):
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["transposed", "a block", "all backwards", "one row repeated"])
def test_strides_that_come_by_dlpack(name: str):
    x, bias = np.array(VIEWS[name]()), f32(24)
    view = VIEWS[name]()
    if not view.flags.writeable:  # which DLPack can't say
        view = np.lib.stride_tricks.as_strided(f32(24), view.shape, view.strides)
    softmax = mlfuse.compile(SOFTMAX, device="cpu")
    np.testing.assert_array_equal(softmax(Exporter(view), bias), softmax(x, bias))


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [np.float64, np.float16, ml_dtypes.bfloat16, np.int8, np.bool_])
def test_every_size_of_element(dtype: Any):
    name = {"float64": "f64", "float16": "f16", "bfloat16": "bf16", "int8": "i8", "bool": "i1"}
    text = """
    func.func @main(%x: tensor<8x6xT>) -> tensor<6x8xT> {
      %0 = graph.transpose %x perm [1, 0] : tensor<8x6xT> -> tensor<6x8xT>
      func.return %0 : tensor<6x8xT>
    }""".replace("T", name[np.dtype(dtype).name])
    x = np.random.default_rng(0).integers(0, 2, (6, 16)).astype(dtype)[:, ::2].T
    np.testing.assert_array_equal(mlfuse.compile(text, device="cpu")(x), x.T)


def test_a_matrix_product_reads_a_transposed_array_where_it_lies(monkeypatch: pytest.MonkeyPatch):
    """As many copies as a call of row-major arrays makes: none."""
    copies: list[Array] = []

    def copy(self: object, target: Array, source: Array) -> None:
        copies.append(source)
        np.copyto(target, source)

    monkeypatch.setattr(cpu.CpuBackend, "copy", copy)
    matmul = mlfuse.compile(MATMUL, device="cpu")
    a, b = f32(24, 16).T, f32(7, 24, seed=1).T
    taken = memory_taken(monkeypatch, lambda: matmul(a, b))
    assert copies == [] and taken == [16 * 7 * 4]
    matmul(a[::2], b)
    assert len(copies) == 1


@pytest.mark.slow
def test_batches_in_any_order_of_dims():
    text = """
    func.func @main(%a: tensor<2x3x4x5xf32>, %b: tensor<3x2x5x6xf32>) -> tensor<2x3x4x6xf32> {
      %0 = graph.dot_general %a, %b batch [0, 1] x [1, 0] contract [3] x [2] : tensor<2x3x4x5xf32>, tensor<3x2x5x6xf32> -> tensor<2x3x4x6xf32>
      func.return %0 : tensor<2x3x4x6xf32>
    }"""
    dot = mlfuse.compile(text, device="cpu")
    a, b = f32(2, 3, 4, 5), f32(3, 2, 5, 6, seed=1)
    want = np.einsum("xyik,yxkj->xyij", a.astype(np.float64), b)
    for dims in itertools.permutations(range(4)):
        back = np.argsort(dims)
        given = (np.array(x.transpose(dims), order="C").transpose(back) for x in (a, b))
        agree(text, [a, b], dot(*given), want)


def test_an_argument_that_a_kernel_and_a_call_read():
    text = """
    func.func @main(%a: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>) {
      %0 = graph.dot_general %a, %a contract [1] x [0] : tensor<5x5xf32>, tensor<5x5xf32> -> tensor<5x5xf32>
      %1 = graph.exp %a : tensor<5x5xf32>
      func.return %0, %1 : tensor<5x5xf32>, tensor<5x5xf32>
    }"""
    x = f32(5, 5).T
    got, wide = mlfuse.compile(text, device="cpu")(x), x.astype(np.float64)
    agree(text, [x], got, wide @ wide, np.exp(wide))


def test_a_copy_lies_in_the_arena_that_is_kept(monkeypatch: pytest.MonkeyPatch):
    softmax = mlfuse.compile(SOFTMAX, device="cpu")
    x, bias = f32(24, 16).T, f32(24)
    first = memory_taken(monkeypatch, lambda: softmax(x, bias))
    again = memory_taken(monkeypatch, lambda: softmax(x, bias))
    assert sum(first) == 2 * x.nbytes and again == [x.nbytes]  # then the result alone


def memory_taken(monkeypatch: pytest.MonkeyPatch, call: Callable[[], object]) -> list[int]:
    """The bytes of each block of memory that a call takes."""
    taken: list[int] = []
    empty = arrays.empty

    def counted(shape: tuple[int, ...], dtype: np.dtype[Any], nbytes: int) -> tuple[Array, int]:
        taken.append(nbytes)
        return empty(shape, dtype, nbytes)

    with monkeypatch.context() as patch:
        patch.setattr(arrays, "empty", counted)
        call()
    return taken


def test_the_order_of_dims_is_read_off_the_strides():
    x = f32(2, 3, 4)
    found = arrays.in_memory_order(x.transpose(2, 0, 1))
    assert found is not None
    base, order = found
    assert order == (1, 2, 0) and np.shares_memory(base, x) and base.flags.c_contiguous
    assert arrays.in_memory_order(x[:, ::2]) is None
    assert arrays.in_memory_order(x[::-1]) is None
    assert arrays.in_memory_order(np.broadcast_to(x, (5, 2, 3, 4))) is None


@pytest.mark.parametrize("shape", [(3, 4), (1, 5), (4,), ()])
def test_the_span_of_an_array_holds_all_of_its_bytes(shape: tuple[int, ...]):
    x = f32(*shape)
    for view in (x, x.T, x[::-1] if shape else x, x[::2] if shape else x):
        start, stop = arrays.span(view)
        places = [int(np.dot(index, view.strides)) for index in np.ndindex(*view.shape)]
        first = view.ctypes.data
        assert (start, stop) == (first + min(places), first + max(places) + view.itemsize)
