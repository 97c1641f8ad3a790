"""Functions of the host that a module calls by name: `graph.call_external "name"`, and composites that a
device's library offers.

A function takes one array for each operand, of the device it runs on (NumPy's, or CuPy's), and the op's
options as keyword arguments; it returns an array of the result's shape and element type. It must be a
function in the mathematical sense: nothing but its arguments decides, nothing but its result changes. It
must not keep its arguments, whose memory is reused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlfuse.errors import MlfuseError

External = Callable[..., Any]

_FUNCTIONS: dict[str, External] = {}


def register(name: str, function: External) -> None:
    """Make a function known by a name; one that had it before is replaced."""
    _FUNCTIONS[name] = function


def unregister(name: str) -> None:
    """Forget a function; nothing happens where there is none."""
    _FUNCTIONS.pop(name, None)


def lookup(name: str) -> External:
    """The function of a name. MlfuseError, with the names there are, where there is none."""
    if name not in _FUNCTIONS:
        known = ", ".join(sorted(_FUNCTIONS)) or "none"
        raise MlfuseError(
            f"there is no external function {name!r}; there are: {known}; "
            "mlfuse.externals.register adds one"
        )
    return _FUNCTIONS[name]
