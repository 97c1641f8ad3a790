"""What every command does about errors: one clear message, no traceback, an exit code."""

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
"""Exit code of a mistake in the input, the flags or the environment."""
INTERNAL = 2
"""Exit code of a fault of mlfuse itself."""
INTERRUPTED = 130


class UsageError(MlfuseError):
    """Flags that don't make sense."""


class InternalError(Exception):
    """A fault of mlfuse, with what it was doing."""


class OutputError(MlfuseError):
    """Standard output that can't be written."""


@contextmanager
def writing_output() -> Generator[None]:
    """For what writes to standard output: where that fails, it is no fault of mlfuse."""
    try:
        yield
    except BrokenPipeError:  # the reader has seen enough
        raise
    except OSError as error:
        reason = error.strerror or error
        raise OutputError(f"can't write to standard output: {reason}") from error


class _Output(io.TextIOBase):
    """Standard output as commands write to it: OutputError where that fails."""

    def __init__(self, stream: TextIO | None):
        self._stream = stream  # None where the process was started with a closed one

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

    Under `debug`, tracebacks too.
    """
    try:
        with gc_paused(), warnings.catch_warnings(), redirect_stdout(_Output(sys.stdout)):
            warnings.simplefilter("default", FusionWarning)
            warnings.showwarning = _show
            code = body()
            sys.stdout.flush()
        return code
    except SystemExit as stop:  # --help
        return int(stop.code or 0)
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


def _discard_output() -> None:
    """Let Python's last flush, which would fail too, go nowhere."""
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
    """Print a warning: one about a module has its place there, and none in Python's source."""
    text = warnings.formatwarning(message, category, filename, lineno, line)
    print(message if issubclass(category, FusionWarning) else text.rstrip(), file=sys.stderr)


def message_of(error: MlfuseError, tool: str) -> str:
    """A mistake as it is shown."""
    if isinstance(error, SourceError):
        return error.render()
    text = str(error)
    return text if re.match(r"\S*(: )?error: ", text) else f"{tool}: error: {text}"


def internal_message(error: Exception, tool: str) -> str:
    """A fault of mlfuse as it is shown."""
    cause = error.__cause__ if isinstance(error, InternalError) else error
    what = f"{error}: " if isinstance(error, InternalError) else ""
    detail = f"{type(cause).__name__}: {cause}".partition("\n")[0]
    hint = " or --crash-reproducer=FILE for the input of the failing pass" * (tool == "mlfuse-opt")
    return (
        f"{tool}: internal error: {what}{detail}\n"
        f"{tool}: this is a bug in mlfuse; run again with --debug for the traceback{hint}"
    )


def near(name: str, known: Iterable[str]) -> str:
    """` (did you mean x?)`, where something known resembles `name`."""
    close = difflib.get_close_matches(name, list(known), n=3, cutoff=0.6)
    return f" (did you mean {' or '.join(close)}?)" if close else ""
