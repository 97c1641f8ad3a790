"""What `mlfuse.jit` and its kind return is copied and pickled as functions are."""

from __future__ import annotations

import abc
import sys
from collections.abc import Callable
from typing import Any, Self


class AsFunction(abc.ABC):
    """A copy of it is itself. It is pickled by its name, where its module has it by that, as decorated functions
    are; else as what makes it, whose own parts must be functions with names. What is compiled isn't pickled."""

    @abc.abstractmethod
    def _made_by(self) -> tuple[Callable[..., object], tuple[Any, ...]]:
        """What makes it again: a function of mlfuse's and its arguments."""

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
