"""Hints in traced functions: `mlfuse.no_fuse`, `mlfuse.must_fuse`, `mlfuse.group` (docs/plans.md), `mlfuse.device`
(docs/placement.md).

They write attributes on ops, like those in MLIR text. They have no effect on lazy arrays
(`mlfuse.Array`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import Token
from functools import wraps
from typing import Any, TypeVar, cast

from xdsl.dialects.builtin import UnitAttr
from xdsl.ir import Operation

from mlfuse.dialects.graph.marks import APART, DEVICE, GROUP, MUST_FUSE, NO_FUSE
from mlfuse.dialects.graph.placement import is_device
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.function_builder import MARKS, Marker
from mlfuse.frontends.tracing.place import TraceError

T = TypeVar("T")


def no_fuse(x: T) -> T:
    """Keep the op that computes `x` out of all fusions. For a function: its ops are fused with each other, and with
    no others.

    `x = mlfuse.no_fuse(mlfuse.exp(y))`, or `@mlfuse.no_fuse` before `def`. Returns `x`, or the function.
    TraceError for an argument of the traced function, since no op computes it.
    """
    return _said(x, NO_FUSE, APART)


def must_fuse(x: T) -> T:
    """Compute `x` in the kernel that reads it, whatever that costs. For a function: compute all of its ops in one
    kernel.

    `x = mlfuse.must_fuse(mlfuse.exp(y))`, or `@mlfuse.must_fuse` before `def`. Returns `x`, or the function.
    If that isn't possible, compiling raises an error that names the rule.
    """
    return _said(x, MUST_FUSE, GROUP)


class Group:
    """`with mlfuse.group("name"):` the ops inside become one kernel, or compiling raises an error that says why not.

    Each object is a separate group, so a function that is called twice makes two; the name is for error messages.
    Several `with g:` of one `g = mlfuse.group("name")` are one group.
    """

    def __init__(self, name: str = ""):
        if not isinstance(name, str) or not name:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TraceError("mlfuse.group takes a name, such as mlfuse.group('head')")
        self.marker = Marker(GROUP, name)
        self._tokens: list[Token[tuple[Marker, ...]]] = []

    def __enter__(self) -> Group:
        self._tokens.append(MARKS.set((self.marker, *MARKS.get())))
        return self

    def __exit__(self, *_: object) -> None:
        MARKS.reset(self._tokens.pop())


group = Group


@contextmanager
def device(name: str) -> Generator[None]:
    """`with mlfuse.device("cpu"):` the ops inside are computed on that device (docs/placement.md); as a decorator, those of a
    function. `cuda:1` is the second GPU. The innermost block decides."""
    if not isinstance(name, str) or not is_device(name):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TraceError(
            f"mlfuse.device takes cpu or cuda, or cuda:1 for the second one, not {name!r}"
        )
    token = MARKS.set((Marker(DEVICE, name), *MARKS.get()))
    try:
        yield
    finally:
        MARKS.reset(token)


def _said(x: T, on_value: str, on_function: str) -> T:
    if isinstance(x, TracedArray):
        _mark(x, on_value)
        return x
    if not callable(x):
        name = on_value.removeprefix("mlfuse.")
        raise TraceError(
            f"mlfuse.{name} takes a traced array or a function, not a {type(x).__name__}"
        )
    function = cast(Callable[..., Any], x)
    name = getattr(function, "__name__", "function")

    @wraps(function)
    def marked(*args: Any, **options: Any) -> Any:
        token = MARKS.set((Marker(on_function, name), *MARKS.get()))
        try:
            return function(*args, **options)
        finally:
            MARKS.reset(token)

    return cast(T, marked)


def _mark(x: TracedArray, name: str) -> None:
    op = x.value.owner
    if x.trace.is_lazy:
        return
    if not isinstance(op, Operation):
        raise TraceError(
            f"{name}: this is an argument, which no op computes; mark the result of an op"
        )
    op.attributes[name] = UnitAttr()
