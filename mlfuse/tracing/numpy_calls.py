"""NumPy's functions called on traced arrays: which of mlfuse's does the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from mlfuse.tracing import functions
from mlfuse.tracing.place import TraceError

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
    "fabs": "abs",
    "invert": "bitwise_invert",
    "left_shift": "bitwise_left_shift",
    "power": "pow",
    "rint": "round",
}
"""NumPy's name to mlfuse's, where they differ."""

_TAKEN = {
    "all": ("axis", "keepdims"),
    "any": ("axis", "keepdims"),
    "clip": ("a_min", "a_max", "min", "max"),
    "full_like": ("fill_value", "dtype"),
    "max": ("axis", "keepdims"),
    "mean": ("axis", "keepdims"),
    "min": ("axis", "keepdims"),
    "norm": ("axis", "keepdims"),
    "ones_like": ("dtype",),
    "prod": ("axis", "dtype", "keepdims"),
    "round": (),
    "sum": ("axis", "dtype", "keepdims"),
    "where": (),
    "zeros_like": ("dtype",),
}
"""NumPy's functions that are no ufuncs, and their keyword arguments that mlfuse has."""

_RENAMED = {"a_min": "min", "a_max": "max"}
_POSITIONAL = {"sum": ("axis", "dtype"), "prod": ("axis", "dtype"), "norm": ()}
"""What may come by place after the array, where that isn't the order of `_TAKEN`."""


def call_ufunc(
    ufunc: np.ufunc, method: str, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """`np.exp(x)` and its kind."""
    name = _OTHER_NAMES.get(ufunc.__name__, ufunc.__name__)
    if method != "__call__":
        raise TraceError(f"numpy.{ufunc.__name__}.{method} isn't there for traced arrays")
    if kwargs:
        raise TraceError(
            f"numpy.{ufunc.__name__} of traced arrays takes no {', '.join(kwargs)}: they can't be "
            "changed; mlfuse.where selects elements"
        )
    if name not in functions.NAMES:
        raise TraceError(f"mlfuse has nothing like numpy.{ufunc.__name__}")
    return _function(name)(*args)


def call_function(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """`np.where(c, a, b)`, `np.sum(x)` and their kind."""
    name = _OTHER_NAMES.get(function.__name__, function.__name__)
    if name not in _TAKEN:
        raise TraceError(f"mlfuse has nothing like numpy.{function.__name__} for traced arrays")
    if name == "where":
        return functions.where(*args, **kwargs)
    if not args:
        raise TraceError(f"numpy.{function.__name__}: pass the array by place")
    x, *rest = args
    places = _POSITIONAL.get(name, _TAKEN[name])
    if len(rest) > len(places):
        raise TraceError(f"numpy.{function.__name__} of a traced array takes keywords after it")
    given = dict(zip(places, rest, strict=False)) | dict(kwargs)
    for word, value in list(given.items()):
        if word not in _TAKEN[name]:
            raise TraceError(f"numpy.{function.__name__} of a traced array takes no {word}")
        given[_RENAMED.get(word, word)] = value
        if word in _RENAMED:
            del given[word]
    return _function(name)(x, **given)


def _function(name: str) -> Callable[..., Any]:
    return getattr(functions, name)
