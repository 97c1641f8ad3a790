"""NumPy's array methods: each calls NumPy's function of the same name, with the same arguments (`numpy_functions`)."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any, Self

from mlfuse.frontends.tracing import registry

_COMPUTED = "it needs computed values: write numpy.asarray(x).{0}"
_REMEDIES = {
    "argpartition": "mlfuse selects by sorting: write mlfuse.argsort(x)",
    "byteswap": _COMPUTED,
    "choose": "write mlfuse.take_along_axis, or mlfuse.where(condition, a, b)",
    "compress": "write x[mask]; in a traced function mlfuse.where(mask, x, 0)",
    "ctypes": _COMPUTED,
    "data": _COMPUTED,
    "diagonal": "write mlfuse.sum(x * mlfuse.eye(n), axis=-1)",
    "dump": "write pickle.dump(x, file)",
    "dumps": "write pickle.dumps(x)",
    "fill": "arrays are values: write x = mlfuse.full_like(x, value)",
    "flags": _COMPUTED,
    "flat": "write mlfuse.reshape(x, -1)",
    "getfield": _COMPUTED,
    "imag": "there are no complex numbers: write mlfuse.zeros_like(x)",
    "itemset": "arrays are values: write x = x.at[index].set(value)",
    "partition": "arrays are values, and mlfuse selects by sorting: write x = mlfuse.sort(x)",
    "put": "arrays are values: write x = x.at[index].set(value)",
    "resize": "arrays are values: write x = mlfuse.reshape(x, shape)",
    "setfield": "arrays are values: write x = x.at[index].set(value)",
    "setflags": "arrays are values, and can't be written to",
    "sort": "arrays are values: write x = mlfuse.sort(x)",
    "strides": _COMPUTED,
    "tobytes": _COMPUTED,
    "tofile": _COMPUTED,
    "view": "write mlfuse.bitcast(x, dtype)",
}
"""For each attribute that only NumPy's arrays have: what to write instead."""


NUMPYS: list[str] = []
"""The names of the methods that call `numpy_functions`."""


def _numpys(name: str) -> Callable[..., Any]:
    NUMPYS.append(name)

    def method(self: object, *args: Any, **kwargs: Any) -> Any:
        return registry.call(f"numpy.{name}", self, *args, **kwargs)

    method.__name__ = method.__qualname__ = name
    method.__doc__ = f"`numpy.{name}(x, ...)`, as for NumPy's arrays."
    return method


class ArrayMethods:
    """The methods that `TracedArray` shares with NumPy's arrays, and errors for those that it lacks."""

    __slots__ = ()

    all = _numpys("all")
    any = _numpys("any")
    argmax = _numpys("argmax")
    argmin = _numpys("argmin")
    argsort = _numpys("argsort")
    clip = _numpys("clip")
    cumprod = _numpys("cumprod")
    cumsum = _numpys("cumsum")
    dot = _numpys("dot")
    max = _numpys("max")
    mean = _numpys("mean")
    min = _numpys("min")
    nonzero = _numpys("nonzero")
    prod = _numpys("prod")
    repeat = _numpys("repeat")
    round = _numpys("round")
    searchsorted = _numpys("searchsorted")
    squeeze = _numpys("squeeze")
    std = _numpys("std")
    sum = _numpys("sum")
    swapaxes = _numpys("swapaxes")
    take = _numpys("take")
    var = _numpys("var")

    def conj(self) -> Self:
        """Itself, since it is real."""
        return self

    conjugate = conj

    @property
    def real(self) -> Self:
        """Itself: there are no complex numbers."""
        return self

    def __getattr__(self, name: str) -> Any:
        """AttributeError. If NumPy's arrays or mlfuse's functions have the name, it says what to write instead."""
        if name.startswith("_"):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        raise AttributeError(f"mlfuse's arrays have no x.{name}; {self._remedy(name)}")

    def _remedy(self, name: str) -> str:
        if name in _REMEDIES:
            return _REMEDIES[name].format(name)
        if registry.call("is_function", name):
            return f"write mlfuse.{name}(x, ...)"
        close = difflib.get_close_matches(name, [each for each in dir(self) if each[0] != "_"], n=1)
        return f"did you mean x.{close[0]}?" if close else "dir(x) lists what they have"
