"""Errors have the types that the array API standard names, so code that knows nothing of mlfuse can catch them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mlfuse
from mlfuse.frontends.tracing import TraceError

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
X: Any = xp.reshape(xp.arange(6), (2, 3))


OUTSIDE: dict[str, Callable[[], object]] = {
    "an index": lambda: X[2],
    "an index of one element": lambda: X[0, -4],
    "too many indices": lambda: X[0, 0, 0],
    "a mask of another shape": lambda: X[xp.asarray([True, False, True])],
    "a mask of more dims": lambda: X[xp.ones((2, 3, 1), dtype=xp.bool)],
    "an axis of a new dim": lambda: xp.expand_dims(X, axis=3),
    "an axis of a reduction": lambda: xp.sum(X, axis=-3),
    "an assignment": lambda: xp.asarray(X, copy=True).__setitem__((5, 0), 1),
}
UNFIT: dict[str, Callable[[], object]] = {
    "squeezing a dim that isn't 1": lambda: xp.squeeze(X, 1),
    "assigning another shape": lambda: xp.asarray(X, copy=True).__setitem__(0, xp.arange(2)),
}


@pytest.mark.parametrize(
    ("mistake", "kind"),
    [(each, IndexError) for each in OUTSIDE] + [(each, ValueError) for each in UNFIT],
)
def test_an_error_has_the_type_of_the_standard_and_the_users_line(
    mistake: str, kind: type[Exception]
):
    with pytest.raises(kind) as caught:
        (OUTSIDE | UNFIT)[mistake]()
    assert isinstance(caught.value, TraceError)
    assert caught.value.place is not None
    assert caught.value.place.file == __file__


def test_a_diagonal_may_be_any_number():
    for k in (10**30, -(10**30)):
        assert xp.eye(2, 3, k=k).tolist() == [[0, 0, 0], [0, 0, 0]]
        kept, rest = (xp.tril, xp.triu) if k > 0 else (xp.triu, xp.tril)
        assert kept(X, k=k).tolist() == [[0, 1, 2], [3, 4, 5]]
        assert rest(X, k=k).tolist() == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.parametrize("dtype", ["uint8", "uint64", "int64"])
def test_repeats_may_be_of_any_integer_type(dtype: str):
    times = xp.asarray([2, 0, 1], dtype=getattr(xp, dtype))
    assert xp.repeat(X, times, axis=1).tolist() == [[0, 0, 2], [3, 3, 5]]


def test_reading_element_by_element_runs_no_module(monkeypatch: pytest.MonkeyPatch):
    from mlfuse.frontends.tracing import pending

    x = xp.asarray([[1.5, 2.5], [3.5, 4.5]])
    whole = float(xp.sum(x))

    def refuse(module: object, device: str) -> object:
        raise AssertionError(f"a module was run on {device}: {module}")

    monkeypatch.setattr(pending, "_executable", refuse)
    assert sum(float(x[i, j]) for i in range(-1, 1) for j in range(2)) == whole == 12
    assert [float(each) for each in xp.asarray([7.0, 8.0])] == [7.0, 8.0]


def test_an_element_stays_what_it_was_when_the_array_changes():
    x = xp.asarray([1, 2, 3])
    first = x[0]
    x[0] = 9
    assert (int(first), x.tolist()) == (1, [9, 2, 3])
    assert first.dtype == xp.int64
    assert first.shape == ()
