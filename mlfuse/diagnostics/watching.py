"""Observers of a compilation: they get its parts by name, and the progress of loops over many items.

Passes announce their progress (`part`, `counted`); a timer and a progress line listen. Without listeners
an announcement costs a look at an empty tuple.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol, TypeVar

T = TypeVar("T")


class Watcher(Protocol):
    """Is notified of the progress of a compilation."""

    def enter(self, name: str) -> None:
        """A part begins, inside those that haven't ended."""

    def leave(self) -> None:
        """The innermost part ends."""

    def reached(self, what: str, number: int, total: int) -> None:
        """The innermost part is at one of several similar items: `kernel`, 3 of 12."""


_WATCHERS: ContextVar[tuple[Watcher, ...]] = ContextVar("mlfuse_watchers", default=())


@contextmanager
def watched_by(*watchers: Watcher) -> Generator[None]:
    """Also notify these watchers inside the `with` block."""
    token = _WATCHERS.set((*_WATCHERS.get(), *watchers))
    try:
        yield
    finally:
        _WATCHERS.reset(token)


@contextmanager
def part(name: str) -> Generator[None]:
    """Announce the `with` block as a part of the compilation: a pass, or planning in one."""
    watchers = _WATCHERS.get()
    for each in watchers:
        each.enter(name)
    try:
        yield
    finally:
        for each in watchers:
            each.leave()


def counted(what: str, things: Sequence[T]) -> Iterator[T]:
    """The items, one by one, each announced."""
    watchers = _WATCHERS.get()
    for number, thing in enumerate(things, 1):
        for each in watchers:
            each.reached(what, number, len(things))
        yield thing
