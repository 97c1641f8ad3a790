"""Maps NumPy's functions, called on mlfuse arrays, to mlfuse's functions.

Ufuncs map to mlfuse's functions with the same or a similar name; other functions, with NumPy's
arguments,
are in `numpy_functions`.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from mlfuse.frontends.tracing import elementwise, functions, numpy_functions
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.registry import registered

_OTHER_NAMES = {
    "absolute": "abs",
    "arccos": "acos",
    "arccosh": "acosh",
    "arcsin": "asin",
    "arcsinh": "asinh",
    "arctan": "atan",
    "arctan2": "atan2",
    "arctanh": "atanh",
    "bitwise_count": "popcnt",
    "conjugate": "conj",
    "fabs": "abs",
    "invert": "bitwise_invert",
    "left_shift": "bitwise_left_shift",
    "power": "pow",
    "right_shift": "bitwise_right_shift",
    "rint": "round",
}
"""NumPy's name to mlfuse's, if they differ."""


@registered
def call_ufunc(
    ufunc: np.ufunc, method: str, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """`np.exp(x)` and its kind."""
    name = _OTHER_NAMES.get(ufunc.__name__, ufunc.__name__)
    if method != "__call__":
        raise TraceError(f"numpy.{ufunc.__name__}.{method} isn't there for arrays of mlfuse's")
    if kwargs:
        raise TraceError(
            f"numpy.{ufunc.__name__} of arrays of mlfuse's takes no {', '.join(kwargs)}: they can't be "
            "changed; mlfuse.where selects elements"
        )
    made = _UFUNCS.get(name) or functions.TABLE.get(name)
    if made is None:
        raise TraceError(f"mlfuse has nothing like numpy.{ufunc.__name__}")
    return made(*args)


@registered
def call_function(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """`np.where(c, a, b)`, `np.sum(x)` and their kind."""
    made = getattr(numpy_functions, function.__name__, None)
    if getattr(made, "__module__", None) != numpy_functions.__name__ or made is None:
        raise TraceError(f"mlfuse has nothing like numpy.{function.__name__} for its arrays")
    try:
        given = inspect.signature(made).bind(*args, **kwargs)
    except TypeError as error:
        raise TraceError(f"numpy.{function.__name__} of arrays of mlfuse's: {error}") from None
    return made(*given.args, **given.kwargs)


def _divmod(a: Any, b: Any) -> tuple[TracedArray, TracedArray]:
    return tuple(elementwise.FUNCTIONS[name](a, b) for name in ("floor_divide", "remainder"))  # pyright: ignore


def _fmax(a: Any, b: Any) -> TracedArray:
    return _but_nan("maximum", a, b)


def _fmin(a: Any, b: Any) -> TracedArray:
    return _but_nan("minimum", a, b)


def _but_nan(name: str, a: Any, b: Any) -> TracedArray:
    """The larger or smaller of two; if one is NaN, the other."""
    chosen = elementwise.FUNCTIONS[name](a, b)
    for one, other in ((a, b), (b, a)):
        if isinstance(one, TracedArray):
            chosen = elementwise.where(elementwise.FUNCTIONS["isnan"](one), other, chosen)
    return chosen


def _radians(x: Any) -> Any:
    return x * (math.pi / 180)


def _degrees(x: Any) -> Any:
    return x * (180 / math.pi)


_UFUNCS: dict[str, Callable[..., Any]] = {
    "deg2rad": _radians,
    "degrees": _degrees,
    "divmod": _divmod,
    "fmax": _fmax,
    "fmin": _fmin,
    "rad2deg": _degrees,
    "radians": _radians,
}
"""Ufuncs without a function in mlfuse."""
