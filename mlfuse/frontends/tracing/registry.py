"""Functions that arrays and sizes call by name, because the modules of these functions import the arrays.

`x @ y` is `mlfuse.matmul`, whose module needs the class of `x`. So the function registers itself, and the class finds
it here: imports go one way. The package imports all modules that register.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_FUNCTIONS: dict[str, Callable[..., Any]] = {}


def registered(function: F) -> F:
    """Decorator: make a function or class callable by its name, from modules that can't import it."""
    return register(function.__name__, function)


def register(name: str, function: F) -> F:
    """Make a function callable by `name`, from modules that can't import it."""
    _FUNCTIONS[name] = function
    return function


def call(name: str, *args: Any, **kwargs: Any) -> Any:
    """Call the function that is registered by a name."""
    return _FUNCTIONS[name](*args, **kwargs)
