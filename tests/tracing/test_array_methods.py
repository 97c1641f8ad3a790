"""The methods and attributes of NumPy's arrays, and the names of the package."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

import mlfuse
from mlfuse.frontends.tracing.array_methods import _REMEDIES  # pyright: ignore[reportPrivateUsage]
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
VALUES = np.array([[3.0, -1.0, 2.5], [0.0, 4.0, -2.0]], np.float64)
CALLS: dict[str, Callable[[Any], Any]] = {
    "all": lambda x: x.all(axis=1),
    "any": lambda x: x.any(),
    "argmax": lambda x: x.argmax(axis=0),
    "argmin": lambda x: x.argmin(),
    "argsort": lambda x: x.argsort(axis=1),
    "astype": lambda x: x.astype("int32"),
    "clip": lambda x: x.clip(-1, 2),
    "conj": lambda x: x.conj(),
    "conjugate": lambda x: x.conjugate(),
    "copy": lambda x: x.copy(),
    "cumprod": lambda x: x.cumprod(axis=1),
    "cumsum": lambda x: x.cumsum(),
    "dot": lambda x: x.dot(x.T),
    "flatten": lambda x: x.flatten(),
    "max": lambda x: x.max(axis=0, keepdims=True),
    "mean": lambda x: x.mean(axis=-1),
    "min": lambda x: x.min(),
    "nonzero": lambda x: x.nonzero(),
    "prod": lambda x: x.prod(axis=0),
    "ravel": lambda x: x.ravel(),
    "real": lambda x: x.real,
    "repeat": lambda x: x.repeat(2, axis=1),
    "reshape": lambda x: x.reshape(3, -1),
    "round": lambda x: x.round(),
    "searchsorted": lambda x: x[1, :2].searchsorted(x.flatten()),
    "squeeze": lambda x: x[:1].squeeze(axis=0),
    "std": lambda x: x.std(axis=1, ddof=1),
    "sum": lambda x: x.sum(axis=1),
    "swapaxes": lambda x: x.swapaxes(0, 1),
    "take": lambda x: x.take([2, 0], axis=1),
    "transpose": lambda x: x.transpose(1, 0),
    "var": lambda x: x.var(),
    "T": lambda x: x.T,
    "mT": lambda x: x.mT,
}
NOT_TRACED = {"argsort", "nonzero", "searchsorted"}
"""Those that NumPy computes, or whose shape depends on values."""
ROUND = {"mean", "std", "var"}
"""Those that round; sums and products of these values are exact."""
READ = {
    "item",
    "tolist",
    "shape",
    "ndim",
    "size",
    "dtype",
    "itemsize",
    "nbytes",
    "device",
    "to_device",
}


def _several(found: Any) -> tuple[Any, ...]:
    return cast("tuple[Any, ...]", found) if isinstance(found, tuple) else (found,)


@pytest.mark.parametrize("name", CALLS)
def test_as_numpys(name: str):
    call = CALLS[name]

    def same(got: Any, want: Any) -> None:
        if name in ROUND:
            agree(call, [VALUES], got, want)
        else:
            np.testing.assert_array_equal(got, want)

    wanted, found = _several(call(VALUES)), _several(call(xp.asarray(VALUES)))
    for one, other in zip(wanted, found, strict=True):
        assert np.asarray(other).shape == np.shape(one)
        same(np.asarray(other), one)
    if name not in NOT_TRACED:
        traced = mlfuse.jit(call, device="interpreter")(VALUES)
        same(traced, wanted[0])


def test_every_attribute_of_numpys_arrays_is_there_or_says_what_to_write():
    x = xp.asarray(VALUES)
    public = [name for name in dir(np.ndarray) if not name.startswith("_")]
    for name in public:
        if name in CALLS or name in READ or name in ("trace", "base"):
            assert name == "base" or hasattr(x, name)
            continue
        with pytest.raises(AttributeError, match=rf"no x\.{name};.*(write|can't)"):
            getattr(x, name)
    assert x.nbytes == VALUES.nbytes
    assert x.item(1, 2) == -2.0


@pytest.mark.parametrize("name", _REMEDIES)
def test_remedies_name_functions_that_are_there(name: str):
    for word in _REMEDIES[name].replace("(", " ").replace(")", " ").replace(",", " ").split():
        if word.startswith("mlfuse."):
            assert callable(getattr(xp, word.removeprefix("mlfuse.")))
    assert not hasattr(xp.asarray(VALUES), name)


def test_functions_that_are_no_methods():
    x = xp.asarray(VALUES)
    with pytest.raises(AttributeError, match=r"write mlfuse\.exp\(x, \.\.\.\)"):
        x.exp()
    with pytest.raises(AttributeError, match=r"did you mean x\.reshape\?"):
        x.reshpe(3, 2)
    assert not hasattr(x, "__cuda_array_interface__")


def test_numbers_of_a_traced_array():
    for read in (lambda x: x.item(), lambda x: x.tolist()):  # pyright: ignore
        with pytest.raises(mlfuse.MlfuseError, match="no Python value"):
            mlfuse.jit(read)(VALUES)  # pyright: ignore


def test_names_of_the_package():
    names = dir(mlfuse)
    assert {"jit", "grad", "tanh", "where", "sum", "float32", "nn", "optim", "Array"} <= {*names}
    assert all(hasattr(mlfuse, name) for name in names if name not in ("torch", "jax", "onnx"))
    assert {*mlfuse.__all__} <= {*names}
    with pytest.raises(AttributeError, match=r"no attribute 'tanhh'; did you mean mlfuse\.tanh"):
        xp.tanhh  # noqa: B018
    with pytest.raises(AttributeError, match=r"no attribute 'qqqqq'$"):
        xp.qqqqq  # noqa: B018


def test_completion_needs_nothing_imported_before():
    text = "import mlfuse; print('tanh' in dir(mlfuse))"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
