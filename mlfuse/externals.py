"""Functions of the host that a module calls by name: `graph.call_external "name"`, and composites that a
device's library offers.

A function takes one array for each operand, of the device it runs on (NumPy's, or CuPy's), and the op's
options as keyword arguments; it returns an array of the result's shape and element type. It must be a
function in the mathematical sense: nothing but its arguments decides, nothing but its result changes. It
must not keep its arguments, whose memory is reused.

`--differentiate` asks for another function, registered as its `gradient`: it takes the gradient of the
result, then all that the function takes, and as the keyword `operand` the number of the argument whose
gradient it returns, an array of that one's shape and element type:

    externals.register("square", lambda x: x * x, gradient=lambda grad, x, operand: 2 * x * grad)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError

External = Callable[..., Any]

_FUNCTIONS: dict[str, External] = {}


def gradient_of(name: str) -> str:
    """The name of a function's gradient."""
    return f"{name}.gradient"


def register(name: str, function: External, gradient: External | None = None) -> None:
    """Make a function known by a name; one that had it before is replaced, with its gradient."""
    unregister(name)
    _FUNCTIONS[name] = function
    if gradient is not None:
        _FUNCTIONS[gradient_of(name)] = gradient


def unregister(name: str) -> None:
    """Forget a function and its gradient; nothing happens where there is none."""
    _FUNCTIONS.pop(name, None)
    _FUNCTIONS.pop(gradient_of(name), None)


def is_registered(name: str) -> bool:
    """Whether there is a function of a name."""
    return name in _FUNCTIONS


def lookup(name: str) -> External:
    """The function of a name. MlfuseError, with the names there are, where there is none."""
    if name not in _FUNCTIONS:
        known = ", ".join(sorted(_FUNCTIONS)) or "none"
        raise MlfuseError(
            f"there is no external function {name!r}; there are: {known}; "
            "mlfuse.externals.register adds one"
        )
    return _FUNCTIONS[name]
