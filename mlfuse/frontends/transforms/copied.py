"""Copies and pickles of jitted and transformed functions work as those of Python functions."""

from __future__ import annotations

import abc
import sys
from collections.abc import Callable
from typing import Any, Self


class AsFunction(abc.ABC):
    """An object that is copied and pickled like a function.

    A copy is the object itself. If its module has it by its name, as with a decorated function, it is pickled by that
    name; else as the call that makes it, whose function arguments must have names. Compiled code isn't pickled.
    """

    @abc.abstractmethod
    def _made_by(self) -> tuple[Callable[..., object], tuple[Any, ...]]:
        """The call that makes an equal object: a function of mlfuse and its arguments."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> Any:
        name = getattr(self, "__qualname__", "")
        found: object = sys.modules.get(getattr(self, "__module__", ""))
        for part in name.split("."):
            found = getattr(found, part, None)
        return name if found is self else self._made_by()
