"""Functions of the host that a module calls by name: `graph.call_external "name"`, and composites that a
device's library offers.

A function takes one array for each operand, on the device it runs on (NumPy's, or CuPy's), and the op's
options as keyword arguments; it returns an array of the result's shape and element type. It must be
pure: its result depends only on its arguments, and it has no side effects. It
must not keep its arguments, whose memory is reused.

`--differentiate` uses another function, registered as its `gradient`: it takes the gradient of the
result, then all arguments of the function, and as the keyword `operand` the number of an argument. It
returns the gradient of that argument, an array of the same shape and element type:

    externals.register("square", lambda x: x * x, gradient=lambda grad, x, operand: 2 * x * grad)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from mlfuse.diagnostics.errors import MlfuseError

External = Callable[..., Any]


@runtime_checkable
class InMemory(Protocol):
    """A function that can write its result to memory that it is given, which saves a copy and the making of arrays."""

    def at(self, shapes: Sequence[Sequence[int]]) -> Callable[[Sequence[int]], None]:
        """The function for arguments and a result of these shapes, the result's last. It takes their addresses on the
        host; all are row-major."""
        ...


_FUNCTIONS: dict[str, External] = {}


def gradient_of(name: str) -> str:
    """The name of a function's gradient."""
    return f"{name}.gradient"


def register(name: str, function: External, gradient: External | None = None) -> None:
    """Register a function under a name; replaces an earlier one, with its gradient."""
    unregister(name)
    _FUNCTIONS[name] = function
    if gradient is not None:
        _FUNCTIONS[gradient_of(name)] = gradient


def unregister(name: str) -> None:
    """Remove a function and its gradient, if registered."""
    _FUNCTIONS.pop(name, None)
    _FUNCTIONS.pop(gradient_of(name), None)


def is_registered(name: str) -> bool:
    """Whether a function has this name."""
    return name in _FUNCTIONS


def lookup(name: str) -> External:
    """The function with a name. MlfuseError, with the registered names, if there is none."""
    if name not in _FUNCTIONS:
        known = ", ".join(sorted(_FUNCTIONS)) or "none"
        raise MlfuseError(
            f"there is no external function {name!r}; there are: {known}; "
            "mlfuse.externals.register adds one"
        )
    return _FUNCTIONS[name]
