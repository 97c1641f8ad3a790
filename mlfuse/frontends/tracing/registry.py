"""Functions that arrays and sizes call and that are themselves written with arrays, by name.

`x @ y` is `mlfuse.matmul`, whose module needs the class of `x`. So the function registers itself, and the
class finds it here: imports go one way. The package imports all that register.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_FUNCTIONS: dict[str, Callable[..., Any]] = {}


def registered(function: F) -> F:
    """Make a function callable by its name, from below its module."""
    return register(function.__name__, function)


def register(name: str, function: F) -> F:
    """Make a function callable by `name`, from below its module."""
    _FUNCTIONS[name] = function
    return function


def call(name: str, *args: Any, **kwargs: Any) -> Any:
    """Call the function of that name."""
    return _FUNCTIONS[name](*args, **kwargs)
