"""Error handling of all commands: one message without traceback, and an exit code."""

from __future__ import annotations

import difflib
import io
import os
import re
import sys
import traceback
import warnings
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, redirect_stdout
from typing import BinaryIO, TextIO

from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.diagnostics.remarks import FusionWarning
from mlfuse.driver.collector import gc_paused

MISTAKE = 1
"""Exit code for a mistake in the input, the flags or the environment."""
INTERNAL = 2
"""Exit code for a bug in mlfuse."""
INTERRUPTED = 130


class UsageError(MlfuseError):
    """A mistake in the flags."""


class InternalError(Exception):
    """A bug in mlfuse, with the failing step."""


class OutputError(MlfuseError):
    """Standard output that can't be written."""


@contextmanager
def writing_output() -> Generator[None]:
    """A context for writing to standard output: a failure there is an OutputError, not a bug in
    mlfuse."""
    try:
        yield
    except BrokenPipeError:  # the reader has closed the pipe
        raise
    except OSError as error:
        reason = error.strerror or error
        raise OutputError(f"can't write to standard output: {reason}") from error


class _Output(io.TextIOBase):
    """Standard output for commands: OutputError if writing fails."""

    def __init__(self, stream: TextIO | None):
        self._stream = stream  # None if the process was started without one

    @property
    def buffer(self) -> BinaryIO:
        return self._open.buffer

    @property
    def _open(self) -> TextIO:
        if self._stream is None:
            raise OutputError("can't write to standard output: it is closed")
        return self._stream

    def write(self, text: str, /) -> int:
        with writing_output():
            return self._open.write(text)

    def flush(self) -> None:
        if self._stream is not None:
            with writing_output():
                self._stream.flush()


def shielded(tool: str, body: Callable[[], int], *, debug: bool) -> int:
    """The exit code of `body`; errors become messages on standard error.

    With `debug`, tracebacks too.
    """
    try:
        with gc_paused(), warnings.catch_warnings(), redirect_stdout(_Output(sys.stdout)):
            warnings.simplefilter("default", FusionWarning)
            warnings.showwarning = _show
            code = _code_of(body)
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return MISTAKE
    except MlfuseError as error:
        if isinstance(error, OutputError):
            _discard_output()
        if debug:
            traceback.print_exc()
        print(message_of(error, tool), file=sys.stderr)
        return MISTAKE
    except Exception as error:
        if debug:
            traceback.print_exc()
        print(internal_message(error, tool), file=sys.stderr)
        return INTERNAL


def _code_of(body: Callable[[], int]) -> int:
    try:
        return body()
    except SystemExit as stop:  # --help
        return int(stop.code or 0)


def _discard_output() -> None:
    """Redirect standard output to nowhere, since Python's last flush would fail too."""
    if sys.stdout is not None:  # pyright: ignore[reportUnnecessaryComparison]
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Print a warning to standard error. A FusionWarning is printed without a place in Python source: its text has the
    place in the module."""
    text = warnings.formatwarning(message, category, filename, lineno, line)
    print(message if issubclass(category, FusionWarning) else text.rstrip(), file=sys.stderr)


def message_of(error: MlfuseError, tool: str) -> str:
    """The message for a mistake."""
    if isinstance(error, SourceError):
        return error.render()
    text = str(error)
    return text if re.match(r"\S*(: )?error: ", text) else f"{tool}: error: {text}"


def internal_message(error: Exception, tool: str) -> str:
    """The message for a bug in mlfuse."""
    cause = error.__cause__ if isinstance(error, InternalError) else error
    what = f"{error}: " if isinstance(error, InternalError) else ""
    detail = f"{type(cause).__name__}: {cause}".partition("\n")[0]
    detail = ", ".join([detail, *getattr(cause, "__notes__", ())])
    hint = " or --crash-reproducer=FILE for the input of the failing pass" * (tool == "mlfuse-opt")
    return (
        f"{tool}: internal error: {what}{detail}\n"
        f"{tool}: this is a bug in mlfuse; run again with --debug for the traceback{hint}"
    )


def near(name: str, known: Iterable[str]) -> str:
    """` (did you mean x?)`, if a known name resembles `name`."""
    close = difflib.get_close_matches(name, list(known), n=3, cutoff=0.6)
    return f" (did you mean {' or '.join(close)}?)" if close else ""
