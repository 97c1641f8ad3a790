"""An operation uses what its operands hold when it is written down, whatever is written to them later."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest
import torch

import mlfuse
from mlfuse.frontends.tracing import pending

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
from_numpy: Any = torch.from_numpy  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
SIZE = 4


def _sum(p: Any, q: Any) -> Any:
    return p + q


def _double(p: Any) -> Any:
    return p * 2 - 1


def test_a_buffer_that_is_filled_again_in_a_loop():
    total, buffer = xp.zeros(3), np.zeros(3, np.float32)
    for k in range(3):
        buffer[:] = k
        total = total + buffer
    np.testing.assert_array_equal(total, [3, 3, 3])


USES: dict[str, Callable[[Any, Any], Any]] = {
    "x + a": lambda x, a: x + a,
    "a + x": lambda x, a: a + x,
    "add": xp.add,
    "numpy.add": lambda x, a: np.add(x, a),
    "numpy.where": lambda x, a: cast(Any, np.where(x > 1, x, a)),
    "where": lambda x, a: xp.where(x > 1, x, a),
    "matmul": lambda x, a: x @ a,
    "compare": lambda x, a: x == a,
    "index": lambda x, a: x[a],
    "take": lambda x, a: xp.take(x, a),
    "concat": lambda x, a: xp.concat([x, a]),
    "numpy.concatenate": lambda x, a: np.concatenate([a, x]),
    "stack": lambda x, a: xp.stack([x, a]),
    "asarray": lambda x, a: xp.asarray(a) + x,
    "shared": lambda x, a: xp.asarray(a, copy=False) + x,
    "from_dlpack": lambda x, a: xp.from_dlpack(from_numpy(a)) + x,
    "set": lambda x, a: _with_rows(x, a),
    "jit": lambda x, a: xp.jit(_sum)(x, a),
}


def _with_rows(x: Any, a: Any) -> Any:
    x = x + 0
    x[:2] = a[:2]
    return x


@pytest.mark.parametrize("use", USES.values(), ids=USES.keys())
def test_a_numpy_operand_is_used_as_it_is(use: Callable[[Any, Any], Any]):
    x = xp.asarray([5, 1, 0, 7])
    a = np.array([3, 2, 1, 0])
    wanted = np.asarray(use(x, a.copy()))
    found = use(x, a)
    a[:] = 9
    np.testing.assert_array_equal(np.asarray(found), wanted)


def test_an_operand_whose_shape_or_bytes_are_changed():
    a = np.arange(6.0)
    x = xp.asarray(1.0, dtype="float64") + a
    y = xp.asarray(np.arange(6.0)) + a.view(">f8").byteswap()
    a.resize((2, 3))
    a[...] = 0
    np.testing.assert_array_equal(x, np.arange(6) + 1)
    np.testing.assert_array_equal(y, 2 * np.arange(6))


HANDED_OUT: dict[str, Callable[[Any], Any]] = {
    "numpy.array": np.array,
    "numpy.array of numpy.asarray": lambda x: np.array(np.asarray(x)),
    "torch.from_dlpack": torch.from_dlpack,
    "torch.asarray": torch.asarray,
    "old DLPack": lambda x: torch.from_dlpack(x.__dlpack__()),
    "numpy.from_dlpack, copied": lambda x: np.from_dlpack(x, copy=True),
}


@pytest.mark.parametrize("give", HANDED_OUT.values(), ids=HANDED_OUT.keys())
@pytest.mark.parametrize("made", ["created", "computed", "by jit"])
def test_what_is_handed_out_and_written_to(give: Callable[[Any], Any], made: str):
    x = xp.asarray([1.0, 2.0])
    x = x * 2 if made == "computed" else xp.jit(_double)(x) if made == "by jit" else x
    before = x.tolist()
    other = give(x)
    other += 100
    assert float(other[0]) == before[0] + 100
    assert x.tolist() == before


def test_what_numpy_sees_cannot_be_written_to():
    x = xp.asarray([[1.0, 2.0]]) * 3
    for view in (np.asarray(x), x.numpy(), np.from_dlpack(x)):
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 5
    view = np.asarray(x)
    with pytest.raises(ValueError, match="WRITEABLE"):
        view.flags.writeable = True
    view.shape = (2, 1)  # pyright: ignore[reportDeprecated]
    assert x.shape == (1, 2)


class Shown:
    """What `__array__` shows is its own memory, as a table's column is."""

    def __init__(self, values: Any):
        self.values = values

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return self.values


def test_an_object_that_shows_its_own_memory_is_copied():
    values = np.array([1.0, 2.0])
    x = xp.asarray(Shown(values))
    values[:] = 9
    assert x.tolist() == [1.0, 2.0]


def test_donated_arrays_keep_their_values():
    x = xp.asarray(np.ones(4096, np.float32))
    y = xp.jit(_double, donate_argnums=0)(x)
    np.testing.assert_array_equal(x, np.ones(4096))
    np.testing.assert_array_equal(y, np.ones(4096))


def test_copies_that_are_pending_stay_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pending, "COPIED", 10_000)
    total, buffer = xp.zeros(256), np.zeros(256, np.float32)
    computed: list[int] = []
    run = pending.LazyTrace._run  # pyright: ignore[reportPrivateUsage]

    def note(trace: Any, values: Any) -> Any:
        computed.append(len(values))
        return run(trace, values)

    monkeypatch.setattr(pending.LazyTrace, "_run", note)
    for k in range(50):
        buffer[:] = k
        total = total + buffer
    assert 2 <= len(computed) <= 6  # 50 copies of 1,024 bytes; one more than 10,000 before each
    np.testing.assert_array_equal(total, np.full(256, sum(range(50))))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_computing_and_changing_in_any_order(seed: int):
    """Against NumPy, which computes at once. Integers, so that all is exact."""
    draw = random.Random(seed)
    buffers = [np.arange(SIZE) + n for n in range(3)]
    tensors = [torch.arange(SIZE) + n for n in range(2)]
    shared = [xp.from_dlpack(tensors[0]), xp.asarray(buffers[0], copy=False)]
    under = [lambda: tensors[0].numpy(), lambda: buffers[0]]
    arrays = [(xp.asarray(b), b.copy()) for b in buffers]
    double = xp.jit(_double)

    def operand() -> tuple[Any, np.ndarray[Any, Any]]:
        kind = draw.randrange(4)
        if kind == 0:
            buffer = draw.choice(buffers)
            return buffer, buffer.copy()
        if kind == 1:
            which = draw.randrange(2)
            return shared[which], under[which]().copy()
        return draw.choice(arrays)

    for _ in range(120):
        x, expected = draw.choice(arrays)
        match draw.randrange(9):
            case 0 | 1:
                other, known = operand()
                arrays.append((x + other, expected + known))
            case 2:
                other, known = operand()
                arrays.append((xp.where(x > other, x, other), np.maximum(expected, known)))
            case 3:
                other, known = operand()
                places, at = other % SIZE, known % SIZE
                arrays.append((x[places], np.asarray(expected[at])))
            case 4:
                draw.choice(buffers)[draw.randrange(SIZE)] = draw.randrange(100)
            case 5:
                draw.choice(tensors)[draw.randrange(SIZE)] += 3
            case 6:
                place, value = draw.randrange(SIZE), draw.randrange(50)
                changed = x + 0
                changed[place] = value
                expected = expected.copy()
                expected[place] = value
                arrays.append((changed, expected))
            case 7:
                arrays.append((double(x), expected * 2 - 1))
                torch.from_dlpack(x).zero_()
            case _:
                np.testing.assert_array_equal(np.asarray(x), expected)
        arrays = arrays[-6:]
    for x, expected in arrays:
        np.testing.assert_array_equal(np.asarray(x), expected)


def test_an_array_too_large_for_memory_spoils_no_other():
    before = xp.asarray([1.0, 2.0]) * 2
    huge = xp.ones((10**6, 10**6, 10)) + 1
    assert before.tolist() == [2.0, 4.0]
    after = before + 1
    assert after.tolist() == [3.0, 5.0]
    for use in (str, lambda x: x + 1, lambda x: xp.sum(x, axis=0)):  # pyright: ignore
        with pytest.raises(xp.MlfuseError, match="not enough memory"):
            use(huge)
    del huge
    assert (before + after).tolist() == [5.0, 9.0]
