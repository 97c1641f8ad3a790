"""Maps NumPy's functions, called on mlfuse arrays, to mlfuse's functions.

Ufuncs map to mlfuse's functions of the same or a similar name. Other functions, with NumPy's arguments, are in
`numpy_functions`.
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
"""mlfuse's name for each of NumPy's that differs."""


@registered
def call_ufunc(
    ufunc: np.ufunc, method: str, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """Call mlfuse's function for a ufunc: `np.exp(x)`."""
    name = _OTHER_NAMES.get(ufunc.__name__, ufunc.__name__)
    if method != "__call__":
        raise TraceError(f"mlfuse's arrays have no numpy.{ufunc.__name__}.{method}")
    if kwargs:
        raise TraceError(
            f"numpy.{ufunc.__name__} of mlfuse's arrays takes no {', '.join(kwargs)}: arrays can't be "
            "changed; mlfuse.where selects elements"
        )
    made = _UFUNCS.get(name) or functions.TABLE.get(name)
    if made is None:
        raise TraceError(f"mlfuse has no numpy.{ufunc.__name__} for its arrays")
    return made(*args)


@registered
def call_function(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """Call mlfuse's function for a NumPy function that isn't a ufunc: `np.where(c, a, b)`, `np.sum(x)`."""
    made = getattr(numpy_functions, function.__name__, None)
    if getattr(made, "__module__", None) != numpy_functions.__name__ or made is None:
        where = function.__module__ or "numpy"
        raise TraceError(
            f"mlfuse has no {where}.{function.__name__} for its arrays; outside of traced functions, "
            "numpy.asarray(x) makes them NumPy's"
        )
    try:
        given = inspect.signature(made).bind(*args, **kwargs)
    except TypeError as error:
        raise TraceError(f"numpy.{function.__name__} of mlfuse's arrays: {error}") from None
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
"""Ufuncs that mlfuse has no function for, written with other functions."""
