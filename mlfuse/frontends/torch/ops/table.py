"""The table of ATen converters, and their context.

A converter is called with the arguments of an FX node: tensors are `TracedArray`s, sizes are ints or `Size`s, all other
arguments are those of FX. It returns an array, or a tuple of arrays, with None for results that must not be used. It
raises `StaysInAten` if the node must stay a call into ATen for these arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.trace import Trace

Converter = Callable[..., object]
_C = TypeVar("_C", bound=Converter)

_BY_NAME: dict[str, Converter] = {}
_BY_FUNCTION: dict[int, Converter] = {}


class StaysInAten(MlfuseError):  # noqa: N818
    """The node stays a call into ATen; the text is the reason in the report."""


def converter(*names: str) -> Callable[[_C], _C]:
    """Decorator: register a converter for FX targets with these names, such as `aten.add.Tensor`."""

    def register(function: _C) -> _C:
        for name in names:
            assert name not in _BY_NAME, f"{name} has a converter already"
            _BY_NAME[name] = function
        return function

    return register


def on_sizes(*functions: Callable[..., object]) -> Callable[[_C], _C]:
    """Decorator: register a converter for Python functions, which FX calls on sizes and tuples."""

    def register(function: _C) -> _C:
        for each in functions:
            _BY_FUNCTION[id(each)] = function
        return function

    return register


def find(target: object) -> Converter | None:
    """The converter for the target of an FX node, an `OpOverload` or a Python function; None if there is none."""
    return _BY_FUNCTION.get(id(target)) or _BY_NAME.get(str(target))


def named(name: str) -> Converter:
    """The converter for a name; KeyError if there is none."""
    return _BY_NAME[name]


def has_others_converters() -> bool:
    """Whether another package has registered a converter."""
    every = (*_BY_NAME.values(), *_BY_FUNCTION.values())
    functions = [each.func if isinstance(each, partial) else each for each in every]
    return any(not each.__module__.startswith("mlfuse.") for each in functions)


def names() -> tuple[str, ...]:
    """All ATen and prims names that have a converter."""
    return tuple(_BY_NAME)


@dataclass(frozen=True)
class Surroundings:
    """Context that a converter may need in addition to its arguments."""

    trace: Trace
    device: str
    """The device of the tensors: `cpu` or `cuda`."""
    seed: Callable[[], TracedArray] | None
    """Returns a new seed for each call, a rank-0 i64; without it, random ops stay calls into ATen."""


_CURRENT: ContextVar[Surroundings | None] = ContextVar("surroundings", default=None)


@contextmanager
def tracing_into(
    trace: Trace, *, device: str = "cpu", seed: Callable[[], TracedArray] | None = None
) -> Generator[None]:
    """In the `with` block, converters add ops to `trace`, even if no operand belongs to a trace."""
    token = _CURRENT.set(Surroundings(trace, device, seed))
    try:
        yield
    finally:
        _CURRENT.reset(token)


def surroundings() -> Surroundings:
    """The context that `tracing_into` sets; converters are only called inside of it."""
    found = _CURRENT.get()
    assert found is not None, "a converter was called outside of tracing_into"
    return found
