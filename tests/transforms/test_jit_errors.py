"""What a traced function can't do: one error, at the user's line, that says what to write instead."""

# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# Functions that are traced take and return what has no type.

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError

pytestmark = pytest.mark.quick_c

X = np.ones((2, 3), np.float32)


def branches(x: Any) -> Any:
    y = x * 2
    if y.sum() > 0:  # here
        return y
    return x


def loops(x: Any) -> Any:
    while x[0, 0] < 3:  # here
        x = x + 1
    return x


def iterates(x: Any) -> Any:
    return sum(range(x[0, 0]))  # here


def changes(x: Any) -> Any:
    x[0] = 1  # here
    return x


def selects_by_mask(x: Any) -> Any:
    return x[x > 0]  # here


def finds_places(x: Any) -> Any:
    return mlfuse.nonzero(x)  # here


def is_a_number(x: Any) -> Any:
    return float(x[0, 0])  # here


def meets_another_shape(x: Any) -> Any:
    return x + np.ones((4, 3), np.float32)  # here


def meets_another_type(x: Any) -> Any:
    return x + np.ones(3, np.int32)  # here


IN_THE_FUNCTION: dict[Callable[..., Any], str] = {
    branches: "mlfuse.where",
    loops: "mlfuse.where",
    iterates: "index|number",
    changes: "can't be changed",
    selects_by_mask: "mlfuse.where|known",
    finds_places: "known|shape",
    is_a_number: "no Python value",
    meets_another_shape: "broadcast",
    meets_another_type: "no common type",
}


@pytest.mark.parametrize("function", IN_THE_FUNCTION, ids=lambda f: f.__name__)
@pytest.mark.parametrize("how", ["jit", "grad", "vmap"])
def test_it_is_an_error_at_the_line(function: Callable[..., Any], how: str) -> None:
    source, first = inspect.getsourcelines(function)
    line = first + next(n for n, text in enumerate(source) if "# here" in text)
    call = {
        "jit": lambda: mlfuse.jit(function)(X),
        "grad": lambda: mlfuse.grad(lambda x: mlfuse.sum(function(x)))(X),
        "vmap": lambda: mlfuse.vmap(function)(X[None]),
    }[how]
    with pytest.raises(MlfuseError, match=IN_THE_FUNCTION[function]) as caught:
        call()
    assert f"{__file__}:{line}:" in str(caught.value)


def test_an_argument_that_is_no_array() -> None:
    f = mlfuse.jit(lambda d, mode: d["x"])
    with pytest.raises(
        MlfuseError, match=r"the argument d\['x'\]\[1\] is a str, not an array or a number"
    ) as e:
        f({"x": (X, "name")}, 1.0)
    assert f"{__file__}:" in str(e.value)
    with pytest.raises(MlfuseError, match=r"the argument mode is a object.*static_argnames"):
        f({"x": X}, object())
    with pytest.raises(MlfuseError, match="the argument mode is a complex"):
        f({"x": X}, 1j)


def test_an_array_of_another_type() -> None:
    with pytest.raises(MlfuseError, match="the argument x is an array of complex128; mlfuse has"):
        mlfuse.jit(lambda x: x)(np.ones(2, np.complex128))
    with pytest.raises(MlfuseError, match="the argument x is an array of >f4"):
        mlfuse.jit(lambda x: x)(np.ones(2, ">f4"))


def test_a_result_that_is_no_array() -> None:
    def names(x: Any) -> Any:
        return {"x": x, "name": ["text"]}

    with pytest.raises(MlfuseError, match=r"the result\['name'\]\[0\] is a str") as caught:
        mlfuse.jit(names)(X)
    assert f"{__file__}:{inspect.getsourcelines(names)[1]}:" in str(caught.value)


def test_an_array_that_escapes() -> None:
    kept: list[Any] = []
    mlfuse.jit(lambda x: kept.append(x * 2) or x, device="interpreter")(X)
    for use in (
        lambda: mlfuse.jit(lambda x: x + kept[0])(X),
        lambda: mlfuse.jit(lambda x: kept[0])(X),
        lambda: mlfuse.jit(lambda x: x)(kept[0]),
        lambda: mlfuse.grad(mlfuse.sum)(kept[0]),
        lambda: kept[0] + 1,
    ):
        with pytest.raises(MlfuseError, match=r"ended|traced already|different traced") as caught:
            use()
        assert f"{__file__}:" in str(caught.value)


def test_a_static_value_that_can_t_be_looked_up() -> None:
    f = mlfuse.jit(lambda x, axes: mlfuse.sum(x, axis=axes), static_argnums=1)
    with pytest.raises(MlfuseError, match=r"the static argument axes is a list.*pass a tuple"):
        f(X, [0, 1])


def test_options_that_don_t_fit() -> None:
    def f(x: Any, y: Any = 0) -> Any:
        return x

    with pytest.raises(MlfuseError, match="f has no argument 'z'; it takes x, y"):
        mlfuse.jit(f, static_argnames="z")
    with pytest.raises(MlfuseError, match="f has no argument 5; it takes x, y"):
        mlfuse.jit(f, donate_argnums=5)
    with pytest.raises(MlfuseError, match="x has 2 dims, and no dim 2"):
        mlfuse.jit(f, dynamic={0: {2: "n"}})(X)
    with pytest.raises(MlfuseError, match="f has no argument 'w'"):
        mlfuse.jit(f, dynamic={"w": [0]})
    with pytest.raises(MlfuseError, match="dims are numbers"):
        mlfuse.jit(f, dynamic={"x": {"n": 0}})  # pyright: ignore
    with pytest.raises(MlfuseError, match="unknown device 'tpu'"):
        mlfuse.jit(f, device="tpu")
    with pytest.raises(MlfuseError, match="precision"):
        mlfuse.jit(f, precision="high")
    with pytest.raises(MlfuseError, match="takes a function, not a int"):
        mlfuse.jit(3)  # pyright: ignore
    with pytest.raises(MlfuseError, match="isn't a dataclass"):
        mlfuse.register_dataclass(int)


def test_a_failed_trace_leaves_nothing_behind() -> None:
    fails = [True]

    @mlfuse.jit(device="interpreter")
    def f(x: Any) -> Any:
        if fails:
            raise ValueError("by the user")
        return x + 1

    with pytest.raises(ValueError, match="by the user"):
        f(X)
    fails.clear()
    assert f(X)[0, 0] == 2
    assert f.cache_info().size == 1


def counts(x: Any, steps: Any) -> Any:
    for _ in range(steps):
        x = x + 1
    return x


def decides(x: Any, options: Any, rate: Any) -> Any:
    return x if rate * 2 != options["low"] else -x


def looks(x: Any, flag: Any) -> Any:
    return x if flag else -x


def decides_by_elements(x: Any, rate: Any) -> Any:
    return x if x[0, 0] > rate else -x


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "arguments", "option"),
    [
        (counts, (X, 3), r"static_argnames=\['steps'\]"),
        (looks, (X, True), r"static_argnames=\['flag'\]"),
        (decides, (X, {"low": 1.0}, 0.1), None),
        (decides_by_elements, (X, 0.1), None),
    ],
)
def test_an_argument_that_can_be_static_is_named(function: Any, arguments: Any, option: str | None):
    with pytest.raises(MlfuseError) as raised:
        mlfuse.jit(function)(*arguments)
    if option is None:  # an argument in a dict, or an array: they can't be static
        assert "static_argnames=['" not in str(raised.value)
    else:
        assert re.search(option, str(raised.value))
        name = inspect.signature(function).parameters
        mlfuse.jit(function, static_argnames=[*name][1])(*arguments)
