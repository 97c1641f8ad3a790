"""A progress line for a long compilation, rewritten in place: `mlfuse: fuse-vertical: planning (3 s)`.

Shown if standard error is a terminal and the work has taken longer than a second; never in a pipe, nor if
TERM is `dumb`. It has no colors and no escape sequences: a carriage return, and spaces over the old text.
`mlfuse-opt` and `mlfuse-run` show it; elsewhere MLFUSE_PROGRESS=1 enables it.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import TextIO

from mlfuse.diagnostics.watching import watched_by

_PATIENCE = 1.0
"""Seconds before the first line."""
_STEP = 0.2
"""Seconds between lines."""


class Progress:
    """Listens (`mlfuse.diagnostics.watching`) and writes the line, from its own thread while it is `running`."""

    def __init__(self, stream: TextIO, tool: str):
        self._stream, self._tool = stream, tool
        self._parts: list[str] = []
        self._at: list[str] = []
        """By part: the item that it is at."""
        self._shown = 0
        """The number of characters now in the line."""
        self._done = threading.Event()
        self._begun = time.monotonic()

    def enter(self, name: str) -> None:
        """A part begins."""
        self._parts.append(name)
        self._at.append("")

    def leave(self) -> None:
        """The innermost part ends."""
        self._parts.pop()
        self._at.pop()

    def reached(self, what: str, number: int, total: int) -> None:
        """The innermost part is at one of several things."""
        if self._at:
            self._at[-1] = f", {what} {number} of {total}"

    @property
    def line(self) -> str:
        """The text to show now."""
        parts = [name + at for name, at in zip(tuple(self._parts), tuple(self._at), strict=False)]
        seconds = time.monotonic() - self._begun
        return f"{self._tool}: {': '.join(parts) or 'working'} ({seconds:.0f} s)"

    @contextmanager
    def running(self) -> Generator[None]:
        """Write the line inside the `with` block, and erase it afterwards."""
        thread = threading.Thread(target=self._write_lines, name="mlfuse progress", daemon=True)
        thread.start()
        try:
            with watched_by(self):
                yield
        finally:
            self._done.set()
            thread.join()
            self._write("")

    def _write_lines(self) -> None:
        pause = _PATIENCE
        while not self._done.wait(pause):
            width = get_terminal_size().columns - 1
            self._write(self.line[:width])
            pause = _STEP

    def _write(self, line: str) -> None:
        if not line and not self._shown:
            return
        try:
            end = "\r" if not line else ""
            self._stream.write("\r" + line.ljust(self._shown) + end)
            self._stream.flush()
        except (OSError, ValueError):  # the terminal is closed
            self._done.set()
        self._shown = len(line)


def wanted(stream: TextIO) -> bool:
    """Whether a stream is a terminal that can rewrite a line."""
    return stream.isatty() and os.environ.get("TERM") not in (None, "", "dumb")


@contextmanager
def shown(tool: str) -> Generator[None]:
    """Progress on standard error inside the `with` block, if that is a terminal."""
    if not wanted(sys.stderr):
        yield
        return
    with Progress(sys.stderr, tool).running():
        yield


@contextmanager
def shown_on_request() -> Generator[None]:
    """The same if MLFUSE_PROGRESS=1 is set: used by calls from Python."""
    if os.environ.get("MLFUSE_PROGRESS") != "1":
        yield
        return
    with shown("mlfuse"):
        yield
