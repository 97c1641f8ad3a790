"""The result of `mlfuse.grad` and `mlfuse.vmap`: a function that adds ops to the open trace, and is jitted
elsewhere."""

from __future__ import annotations

import abc
import functools
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.tracing.trace import Trace
from mlfuse.frontends.transforms import trees
from mlfuse.frontends.transforms.copied import AsFunction
from mlfuse.frontends.transforms.jitted import Jitted
from mlfuse.frontends.transforms.kept import CacheInfo
from mlfuse.frontends.transforms.scope import lift, trace_of
from mlfuse.frontends.transforms.stages import Explanation, Lowered


class Transformed(AsFunction):
    """A transformed function. Called with arrays, it is compiled as by `mlfuse.jit`; called in a traced function, it
    becomes part of that function."""

    def __init__(self, function: Callable[..., Any], what: str):
        if not callable(function):
            raise MlfuseError(f"mlfuse.{what} takes a function, not a {type(function).__name__}")
        functools.update_wrapper(self, function, updated=())
        self._function = function
        self._name = f"{what} of {getattr(function, '__name__', type(function).__name__)}"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        leaves: list[Any] = []
        trees.flatten((args, kwargs), leaves)
        trace = trace_of(leaves)
        if trace is None:
            return self._compiled(kwargs)(*args, **kwargs)
        with trace.active():
            return self._write(trace, args, kwargs)

    def __repr__(self) -> str:
        return f"<mlfuse.{self._name}>"

    @abc.abstractmethod
    def _write(self, trace: Trace, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Append the transformed function's ops to a trace; arguments may also be numbers and NumPy arrays."""

    def constants(
        self, trace: Trace, given: Iterable[Any], names: Iterable[int | str] | None = None
    ) -> list[Any]:
        """The arguments for the function, with NumPy's arrays as constants of the trace."""
        nums, static = self.statics

        def lifted(name: int | str, value: Any) -> Any:
            if name in nums or name in static:
                return value
            return trees.map_leaves(lambda leaf: lift(trace, leaf, self._name), value)

        which = itertools.count() if names is None else names
        return [lifted(name, value) for name, value in zip(which, given, strict=False)]

    @property
    def statics(self) -> tuple[frozenset[int], frozenset[str]]:
        """The positions and names of static arguments: those of a jitted or transformed inner function, else none."""
        inner: Any = self._function
        known = isinstance(inner, Jitted | Transformed)
        return cast(Any, inner).statics if known else (frozenset(), frozenset())

    @cached_property
    def _jitted(self) -> Jitted[..., Any]:
        nums, names = self.statics
        return Jitted(self, static_argnums=nums, static_argnames=names)

    def cache_info(self) -> CacheInfo:
        """As for a jitted function; calls in a traced function don't count."""
        return self._jitted.cache_info()

    def clear_cache(self) -> None:
        """As of a jitted function."""
        self._jitted.clear_cache()

    def _compiled(self, kwargs: Mapping[str, Any]) -> Jitted[..., Any]:
        """The jitted function for calls outside of a trace that have these keyword arguments."""
        return self._jitted

    def lower(self, *args: Any, **kwargs: Any) -> Lowered:
        """As of a jitted function."""
        return self._compiled(kwargs).lower(*args, **kwargs)

    def explain(self, *args: Any, **kwargs: Any) -> Explanation:
        """As of a jitted function."""
        return self._compiled(kwargs).explain(*args, **kwargs)
