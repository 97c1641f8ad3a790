"""`x.at[index].set(value)` and its kind against NumPy's changes in place."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
X = np.arange(24, dtype=np.int64).reshape(2, 3, 4) - 7
INDICES: dict[str, Any] = {
    "an int": 1,
    "from the end": (0, -1),
    "an element": (1, 2, 3),
    "a slice": (slice(None), slice(0, 2)),
    "backwards": (Ellipsis, slice(None, None, -2)),
    "no element": slice(1, 1),
    "a list": ([1, 0],),
    "twice": (slice(None), [0, 2, 0, -1]),
    "lists": ([0, 1, 1], slice(None), [3, 0, 0]),
    "lists that are apart": ([[0], [1]], 1, [0, 3, 3]),
    "None": (None, 1, None),
    "all": Ellipsis,
    "an unsigned list": (np.array([1, 1], np.uint8), [0, 0]),
    "no index": (np.zeros(0, np.int64),),
}
IN_PLACE: dict[str, Any] = {
    "add": np.add.at,
    "multiply": np.multiply.at,
    "min": np.minimum.at,
    "max": np.maximum.at,
    "set": np.ndarray.__setitem__,
}


def _value(shape: tuple[int, ...], seed: int) -> Any:
    return np.random.default_rng(seed).integers(-9, 9, shape)


@pytest.mark.parametrize("index", INDICES.values(), ids=INDICES.keys())
@pytest.mark.parametrize("how", IN_PLACE)
@pytest.mark.sampled(18)
def test_as_numpy_does_in_place(how: str, index: Any):
    shown = X[index].shape
    compiled = mlfuse.jit(lambda x, v: getattr(x.at[index], how)(v), device="interpreter")  # pyright: ignore
    for seed, value in enumerate((3, _value(shown, 1), _value(shown[-1:], 2))):
        wanted = X.copy()
        IN_PLACE[how](wanted, index, value)
        x = xp.asarray(X)
        np.testing.assert_array_equal(getattr(x.at[index], how)(value), wanted)
        np.testing.assert_array_equal(x, X)
        if seed:
            np.testing.assert_array_equal(compiled(X, value), wanted)
    np.testing.assert_array_equal(xp.asarray(X).at[index].get(), X[index])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_random_indices(seed: int):
    draw = random.Random(seed)
    x, wanted = xp.asarray(X), X.copy()
    for _ in range(12):
        parts: list[Any] = []
        length = draw.randrange(1, 4)
        for size in X.shape:
            match draw.randrange(4):
                case 0:
                    parts.append(draw.randrange(-size, size))
                case 1:
                    parts.append(
                        slice(draw.randrange(-size, size), None, draw.choice([-2, -1, 1, 2]))
                    )
                case 2:
                    parts.append(slice(None))
                case _:
                    parts.append([draw.randrange(-size, size) for _ in range(length)])
        index = tuple(parts[: draw.randrange(1, 4)])
        how = draw.choice([*IN_PLACE])
        value = _value(wanted[index].shape, seed)
        IN_PLACE[how](wanted, index, value)
        x = getattr(x.at[index], how)(value)
    np.testing.assert_array_equal(x, wanted)


def test_places_outside_change_nothing():
    x = xp.asarray([1, 2, 3])
    ids = np.array([-4, 3, 100, -100, 1])
    assert x.at[ids].set(9).tolist() == [1, 9, 3]
    assert x.at[ids].add(1).tolist() == [1, 3, 3]
    wide = xp.asarray(np.zeros((2, 2))).at[[0, 5], [2, 0]].set(1)
    assert wide.tolist() == [[0, 0], [0, 0]]
    with pytest.raises(IndexError, match="index 3 is outside dim 0"):
        x.at[3].set(1)


@pytest.mark.parametrize("how", ["set", "add", "multiply", "min", "max"])
def test_masks(how: str):
    mask = X > 2
    wanted = X.copy()
    IN_PLACE[how](wanted, mask, 5)
    np.testing.assert_array_equal(getattr(xp.asarray(X).at[mask], how)(5), wanted)
    rows = np.array([[True, False, True], [False, False, True]])
    wanted = X.copy()
    IN_PLACE[how](wanted, rows, 5)
    np.testing.assert_array_equal(getattr(xp.asarray(X).at[rows], how)(5), wanted)


def test_floats_of_16_bits_are_summed_in_f32():
    x = xp.asarray(np.array([256.0]).astype(ml_dtypes.bfloat16))
    assert float(x.at[[0, 0]].add(xp.asarray([1.0, 1.0]).astype("bfloat16"))[0]) == 258.0


def test_gradients():
    c = np.cos(np.arange(24)).reshape(2, 3, 4)
    x, index = X.astype(np.float64), (slice(None), [0, 2, 0])
    v = np.sin(np.arange(24)).reshape(2, 3, 4) + 20

    def by(how: str) -> Any:
        def loss(x: Any, v: Any) -> Any:
            return xp.sum(getattr(x.at[index], how)(v) * c)

        return mlfuse.jit(mlfuse.grad(loss, (0, 1)), device="interpreter")(x, v)

    outside = c.copy()
    outside[index] = 0
    last = c[index].copy()
    last[:, 0] = 0  # written over by the third
    np.testing.assert_array_equal(by("add"), [c, c[index]])
    found = by("set")
    np.testing.assert_array_equal(found[0], outside)
    np.testing.assert_array_equal(found[1], last)


def test_batches():
    rows, ids = np.arange(12.0).reshape(3, 4), np.array([[0, 1], [3, 3], [2, 9]])
    found = mlfuse.vmap(lambda x, i: x.at[i].add(1.0))(rows, ids)  # pyright: ignore
    wanted = np.stack(
        [np.asarray(xp.asarray(r).at[i].add(1.0)) for r, i in zip(rows, ids, strict=True)]
    )
    np.testing.assert_array_equal(found, wanted)


REFUSED: dict[str, tuple[Callable[[Any], Any], str]] = {
    "another type": (lambda x: x.at[0].set(x[0].astype("float64")), r"value\.astype\('float32'\)"),
    "a shape": (lambda x: x.at[0].set(xp.ones(3)), "broadcast"),
    "values by a mask": (lambda x: x.at[x > 0].set(xp.ones(2)), r"write mlfuse\.where\(mask"),
    "in place": (lambda x: x.__setitem__(0, 1), r"x = x\.at\[index\]\.set\(new\)"),
}


@pytest.mark.parametrize(("call", "message"), REFUSED.values(), ids=REFUSED.keys())
def test_errors(call: Callable[[Any], Any], message: str):
    with pytest.raises(mlfuse.MlfuseError, match=message):
        mlfuse.jit(call)(np.ones((2, 4), np.float32))


def test_a_size_that_is_known_only_at_run_time():
    f = mlfuse.jit(lambda x: x.at[0].set(1.0), dynamic={"x": [0]})  # pyright: ignore
    with pytest.raises(mlfuse.MlfuseError, match="must be known while the function is traced"):
        f(np.ones((2, 4), np.float32))
