"""Arrays and what `mlfuse.jit` and its kind return are copied, pickled and formatted; containers have an end."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.frontends.transforms.trees import DEEPEST

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda x: pickle.loads(pickle.dumps(x)),
    "old pickle": lambda x: pickle.loads(pickle.dumps(x, protocol=2)),
}
every_copy = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES.keys())


@every_copy
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float8_e5m2", "bool", "int64"])
@pytest.mark.parametrize("pending", [True, False])
def test_arrays(again: Callable[[Any], Any], dtype: str, pending: bool):
    x = xp.asarray([[1.0, 0.0], [2.0, 4.0]]).astype(dtype)
    if not pending:
        np.asarray(x)
    y = again([x, {"x": x}])[0]
    assert type(y) is mlfuse.Array
    assert (y.dtype, y.device) == (x.dtype, "cpu")
    np.testing.assert_array_equal(np.asarray(y), np.asarray(x))
    if y is not x:  # `copy` of the list is shallow
        y[0, 0] = 0
        assert bool(x[0, 0]) and not bool(y[0, 0])
    with pytest.raises(ValueError, match="read-only"):
        np.asarray(y)[0] = 1


@every_copy
def test_an_array_over_memory_of_others(again: Callable[[Any], Any]):
    buffer = np.array([1.0, 2.0])
    copied = again(xp.asarray(buffer, copy=False))
    buffer[:] = 9
    assert copied.tolist() == [1.0, 2.0]


@mlfuse.jit
def decorated(x: Any) -> Any:
    return x * 2 + 1


@mlfuse.composite
def composed(x: Any) -> Any:
    return x * 2 + 1


def plain(x: Any, n: int = 1) -> Any:
    return x * 2 + n


def loss(x: Any) -> Any:
    return xp.sum(x * x + x)


FUNCTIONS: dict[str, Any] = {
    "decorated": decorated,
    "composite": composed,
    "jit": mlfuse.jit(plain),
    "jit with options": mlfuse.jit(plain, static_argnames="n", device="interpreter"),
    "grad": mlfuse.grad(loss),
    "vmap": mlfuse.vmap(plain),
    "jit of grad": mlfuse.jit(mlfuse.grad(loss)),
}


@every_copy
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(again: Callable[[Any], Any], name: str):
    f = FUNCTIONS[name]
    x = np.array([1.0, 3.0], np.float32)
    np.testing.assert_array_equal(f(x), 2 * x + 1)
    made = again({"f": f})["f"]
    np.testing.assert_array_equal(made(x), 2 * x + 1)
    if again in (copy.copy, copy.deepcopy) or name in ("decorated", "composite"):
        assert made is f
    if name == "jit with options":
        np.testing.assert_array_equal(made(x, n=5), 2 * x + 5)
        assert made.cache_info().misses >= 1


def test_traced_arrays_are_values():
    def doubled(x: Any) -> Any:
        a, b = copy.copy(x), copy.deepcopy({"x": x})["x"]
        with pytest.raises(mlfuse.MlfuseError, match="can't be pickled"):
            pickle.dumps(x)
        with pytest.raises(mlfuse.MlfuseError, match="no Python value"):
            f"{x:.2f}"
        assert "TracedArray" in f"{x}"
        return a + b

    np.testing.assert_array_equal(mlfuse.jit(doubled)(np.ones(2, np.float32)), [2, 2])


def test_formats():
    x = xp.asarray(3.14159)
    assert (f"{x:.2f}", f"{xp.asarray(42):>5d}", f"{x + 1:.1e}") == ("3.14", "   42", "4.1e+00")
    assert f"{xp.asarray([1, 2])}" == "[1 2]"
    assert f"{xp.asarray(1.5).astype('bfloat16'):.2f}" == f"{float(ml_dtypes.bfloat16(1.5)):.2f}"
    with pytest.raises(TypeError, match=r"shape \(2,\).*array2string"):
        f"{xp.asarray([1, 2]):.2f}"


class Box(NamedTuple):
    x: Any


def _nested(make: Callable[[Any], Any], depth: int) -> Any:
    value: Any = np.ones(2, np.float32)
    for _ in range(depth):
        value = make(value)
    return value


BOXES: dict[str, Callable[[Any], Any]] = {
    "list": lambda x: [x],
    "tuple": lambda x: (x,),
    "dict": lambda x: {"x": x},
    "named tuple": Box,
}


@pytest.mark.parametrize("make", BOXES.values(), ids=BOXES.keys())
def test_containers_that_are_nested_deep(make: Callable[[Any], Any]):
    f = mlfuse.jit(lambda p: p)  # pyright: ignore
    for _ in range(2):
        found: Any = f(_nested(make, DEEPEST))  # pyright: ignore
        for _ in range(DEEPEST):
            found = found["x"] if isinstance(found, dict) else found[0]  # pyright: ignore
        np.testing.assert_array_equal(found, [1, 1])  # pyright: ignore
    for depth in (DEEPEST + 1, 2000):
        with pytest.raises(mlfuse.MlfuseError, match=r"nested up to 60 deep.*in one list or dict"):
            f(_nested(make, depth))


def test_a_static_value_that_is_nested_deep():
    f = mlfuse.jit(plain, static_argnames="n")
    deep: Any = 0
    for _ in range(5000):
        deep = (deep,)
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)  # libraries raise it
    try:
        with pytest.raises(mlfuse.MlfuseError, match="static argument n is nested too deep"):
            f(np.ones(2), n=deep)
    finally:
        sys.setrecursionlimit(before)


def test_containers_that_contain_themselves():
    cyclic: list[Any] = []
    cyclic.append(cyclic)
    named: dict[str, Any] = {}
    named["self"] = named
    for function in (mlfuse.jit(len), mlfuse.grad(loss), mlfuse.vmap(plain)):
        for value in (cyclic, named):
            with pytest.raises(mlfuse.MlfuseError, match="contains itself"):
                function(value)
    with pytest.raises(mlfuse.MlfuseError, match="contains itself"):
        mlfuse.jit(lambda x: cyclic)(np.ones(2))  # pyright: ignore
    with pytest.raises(mlfuse.MlfuseError, match="contain themselves"):
        xp.asarray(cyclic)
