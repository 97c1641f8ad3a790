"""Arrays outside of traced functions: written down, and computed when a value is read."""

from __future__ import annotations

import math
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from xdsl.dialects.builtin import TensorType, f32

import mlfuse
from mlfuse.frontends.tracing import Input, TraceError, pending, trace

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that are compiled, as text, from here on."""
    from mlfuse.explain import executable as driver
    from mlfuse.ir.printing import print_module

    made: list[str] = []

    def note(module: Any, device: str) -> Any:
        made.append(print_module(module))
        return compile_(module, device)

    compile_ = driver.compile
    monkeypatch.setattr(driver, "compile", note)
    monkeypatch.setattr(pending, "_compiled", OrderedDict[Any, Any]())
    return made


def test_reading_a_value_computes_it_and_all_that_is_pending(compiled: list[str]):
    x = xp.asarray([1.0, 4.0, 9.0])
    y = xp.sqrt(x) + 1
    z = y * 2
    assert y.shape == (3,)
    assert y.dtype == xp.float32
    assert not compiled
    assert float(xp.sum(z)) == 18.0
    assert len(compiled) == 1
    assert y.tolist() == [2.0, 3.0, 4.0]
    assert z.tolist() == [4.0, 6.0, 8.0]
    assert len(compiled) == 1


def test_what_nobody_holds_is_an_intermediate(compiled: list[str]):
    x = xp.asarray([1.0, 4.0, 9.0])
    y = xp.exp(xp.exp(x) * 0) - 1
    _ = xp.cos(x)
    del _
    assert y.tolist() == [0.0] * 3
    assert compiled[0].count("graph.exp") == 2
    assert "graph.cos" not in compiled[0]
    assert "-> tensor<3xf32> {" in compiled[0]


def test_the_same_structure_is_compiled_once(compiled: list[str]):
    for n in range(3):
        x = xp.asarray(np.arange(5, dtype=np.float32) + n)
        assert float(xp.sum(x * x)) == float(sum((k + n) ** 2 for k in range(5)))
    assert len(compiled) == 1


def test_a_long_loop_is_computed_in_pieces(compiled: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pending, "MANY", 100)
    x = xp.asarray([0.0, 8.0])
    for _ in range(150):
        x = mlfuse.maximum(x * 0.5, 1.0)
    assert x.tolist() == [1.0, 1.0]
    assert 2 <= len(compiled) <= 10
    assert max(text.count("\n") for text in compiled) < 300


def test_a_loop_whose_results_nobody_holds_leaves_nothing(
    compiled: list[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pending, "MANY", 100)
    x = xp.asarray([1.0, 2.0])
    for _ in range(150):
        _ = x + 1
    assert (x * 2).tolist() == [2.0, 4.0]
    assert len(compiled) <= 5


def test_much_work_is_done_by_compiled_code(monkeypatch: pytest.MonkeyPatch):
    devices: list[str] = []
    made = pending._executable  # pyright: ignore[reportPrivateUsage]

    def note(module: Any, device: str) -> Any:
        devices.append(device)
        return made(module, device)

    monkeypatch.setattr(pending, "_executable", note)
    assert float(xp.sum(xp.ones((300, 300)))) == 90000.0
    assert float(xp.sum(xp.ones((30, 30)))) == 900.0
    assert devices == ["cpu", "interpreter"]


def test_every_way_to_read_a_value():
    x = xp.asarray([[1, 2], [3, 4]])
    one = xp.asarray(2.5)
    assert (float(one), int(one), bool(one), complex(one)) == (2.5, 2, True, 2.5)
    assert [10, 20, 30][x[0, 1]] == 30
    assert one.item() == 2.5
    assert (str(x), len(x)) == ("[[1 2]\n [3 4]]", 2)
    assert repr(one + 1) == "Array(3.5, dtype=float32)"
    assert [int(xp.sum(row)) for row in x] == [3, 7]
    assert 3 in x
    assert 9 not in x
    np.testing.assert_array_equal(np.asarray(x, np.float64), [[1.0, 2.0], [3.0, 4.0]])
    np.testing.assert_array_equal(np.from_dlpack(x * 2), [[2, 4], [6, 8]])
    assert torch.equal(torch.from_dlpack(x + 1), torch.tensor([[2, 3], [4, 5]]))
    assert math.sqrt(one) == 2.5**0.5
    for f in (float, int, bool):
        with pytest.raises(TypeError, match="must have rank 0"):
            f(x)


def test_arrays_of_other_libraries_are_shared():
    tensor = torch.arange(6, dtype=torch.float32)
    x = xp.from_dlpack(tensor)
    assert np.asarray(x).ctypes.data == tensor.data_ptr()
    np.testing.assert_array_equal(np.asarray(x + 1), np.arange(6) + 1)


def test_asarray_copies_so_that_values_stay():
    source = np.array([1.0, 2.0])
    x, shared = xp.asarray(source), xp.asarray(source, copy=False)
    source[0] = 9
    assert (x.dtype, x.tolist(), shared.tolist()) == (np.float64, [1.0, 2.0], [9.0, 2.0])
    with pytest.raises(ValueError, match="read-only"):
        np.asarray(x)[0] = 5


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (True, "bool"),
        (3, "int64"),
        (0.1, "float32"),
        ([1, 2.5], "float32"),
        ([[True], [False]], "bool"),
        ([], "float32"),
        (np.float64(1), "float64"),
        (np.zeros(2, np.int8), "int8"),
        (np.zeros(2, ml_dtypes.bfloat16), "bfloat16"),
        (memoryview(b"abc"), "uint8"),
    ],
)
def test_the_dtype_of_new_arrays(value: Any, dtype: str):
    assert xp.asarray(value).dtype == getattr(xp, dtype)


def test_a_list_of_arrays_is_stacked():
    x = xp.asarray([1.0, 2.0])
    assert xp.asarray([[x, x + 1], [x, x]]).tolist() == [[[1, 2], [2, 3]], [[1, 2], [1, 2]]]


def test_assignment_makes_the_name_another_array():
    x = xp.asarray([1.0, 2.0, 3.0])
    y, doubled = x, x * 2
    part = x[:2]
    x[1] = 7
    x[x > 6] += 1
    assert (x.tolist(), y.tolist()) == ([1.0, 8.0, 3.0],) * 2
    assert (doubled.tolist(), part.tolist()) == ([2.0, 4.0, 6.0], [1.0, 2.0])
    before = x
    x += 1
    assert (x.tolist(), before.tolist()) == ([2.0, 9.0, 4.0], [1.0, 8.0, 3.0])


def test_what_depends_on_values_is_done_by_numpy():
    x = xp.asarray([3, 1, 2, 1])
    assert x[x > 1].tolist() == [3, 2]
    assert xp.sort(x).tolist() == [1, 1, 2, 3]
    assert xp.argsort(x).tolist() == [1, 3, 2, 0]
    assert xp.argsort(x, descending=True).tolist() == [0, 2, 1, 3]
    assert [each.tolist() for each in xp.nonzero(x - 1)] == [[0, 2]]
    assert sorted(xp.unique_values(x).tolist()) == [1, 2, 3]
    assert xp.unique_counts(x).counts.tolist() == [2, 1, 1]
    assert xp.unique_inverse(x).inverse_indices.tolist() == [2, 0, 1, 0]
    assert xp.repeat(x, xp.asarray([0, 1, 2, 0])).tolist() == [1, 2, 2]
    assert xp.unique_all(x).indices.tolist() == [1, 2, 0]


def test_a_lazy_array_is_a_constant_of_a_traced_function():
    table, ten = xp.arange(4) * 10, xp.asarray(10)
    seen: list[float] = []

    def f(x: Any) -> Any:
        seen.append(float(ten))
        return x + table.astype(xp.float32) + xp.ones((4,))

    run = mlfuse.compile(trace(f, [Input("x", TensorType(f32, [4]))]), "interpreter")
    np.testing.assert_array_equal(run(np.zeros(4, np.float32)), [1, 11, 21, 31])
    assert seen == [10.0]


def test_an_array_made_in_another_thread():
    made: list[Any] = []
    other = threading.Thread(target=lambda: made.append(xp.asarray([1.0, 2.0]) + 1))
    other.start()
    other.join()
    assert (made[0] * 2).tolist() == [4.0, 6.0]


def test_another_thread_reads_while_this_one_goes_on():
    x = xp.asarray([1.0, 2.0])
    y = x + 1
    read: list[Any] = []
    other = threading.Thread(target=lambda: read.append(y.tolist()))
    z = y * 2
    other.start()
    for _ in range(20):
        z = z + y
    other.join()
    assert read == [[2.0, 3.0]]
    assert z.tolist() == [44.0, 66.0]


def test_numpys_functions_are_mlfuses():
    x = xp.asarray([1.0, 4.0])
    for result in (np.sqrt(x), np.concatenate([x, x]), np.ones(2, np.float32) + x, np.sum(x)):
        assert isinstance(result, mlfuse.Array)
    assert np.add(x, x).tolist() == [2.0, 8.0]


MISTAKES: dict[str, tuple[Callable[[], Any], str]] = {
    "a complex number": (lambda: xp.asarray([1j]), "no complex numbers"),
    "a text": (lambda: xp.asarray("text"), "no element type|isn't made of numbers"),
    "any object": (lambda: xp.asarray(object()), "isn't made of numbers"),
    "rows of unlike lengths": (lambda: xp.asarray([[1], [1, 2]]), "asarray: "),
    "a number too large": (lambda: xp.asarray([300], dtype=xp.int8), "outside the range of int8"),
    "an unknown device": (lambda: xp.zeros(3, device="tpu"), "there is no device 'tpu'"),
    "a negative size": (lambda: xp.zeros(-1), "a size of -1"),
    "a size below -1": (lambda: xp.reshape(xp.ones(4), (-2, 2)), "-2; only -1, for the size"),
    "a function of floats": (lambda: xp.exp(xp.asarray([1])), r"x\.astype\('float32'\)"),
    "a float as a size": (lambda: xp.zeros(2.0), "a size is an int"),
    "no array": (lambda: xp.sqrt(2.0), r"write mlfuse\.asarray\(x\)"),
    "a list by DLPack": (lambda: xp.from_dlpack([1.0]), r"write mlfuse\.asarray\(x\)"),
    "complex zeros": (lambda: xp.full(2, 1j), "no complex numbers"),
    "an index outside": (lambda: xp.ones(2)[2], "index 2 is outside"),
    "steps of 0": (lambda: xp.arange(0, 1, 0), "the step can't be 0"),
    "a version of the standard": (
        lambda: xp.ones(2).__array_namespace__(api_version="1999.12"),
        "follows the array API",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes(mistake: str):
    f, message = MISTAKES[mistake]
    with pytest.raises(TraceError, match=message):
        f()
