"""Writes the output files of commands, and protects the user's files."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.passes.plans.marks import PLAN

_WRITTEN: dict[str, tuple[str, Callable[[bytes], bool]]] = {
    "html": ("an HTML page", lambda start: start.startswith((b"<!doctype html", b"<html"))),
    "remarks_file": ("a file of remarks", lambda start: b"remark: " in start or start[:1] == b"{"),
    "save_plan": ("a saved plan", lambda start: PLAN.encode() in start),
    "crash_reproducer": ("a reproducer", lambda start: start.startswith(b"// mlfuse-opt")),
}
"""Each flag's kind of file, and whether a file with these first bytes (in lower case) is of that
kind."""


def write(path: Path, content: str | bytes) -> None:
    """Write a file; MlfuseError if that fails."""
    try:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    except OSError as error:
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> MlfuseError:
    """The error for a file that can't be written."""
    if isinstance(error, FileNotFoundError):
        return MlfuseError(f"can't write {path}: there is no folder {path.parent}; make it first")
    return MlfuseError(f"can't write {path}: {error.strerror or error}")


def make_folder(path: Path) -> None:
    """Make a folder if it is missing; MlfuseError if that fails."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MlfuseError(f"can't make the folder {path}: {error.strerror or error}") from error


def check_outputs(options: argparse.Namespace, source: str) -> None:
    """Protect the user's files: `--html model.mlir` would overwrite the module with the report.

    MlfuseError if a flag names the input (`source`), or an existing file of another kind. `-o` may name any file.
    """
    for flag, (what, is_own) in _WRITTEN.items():
        path = Path(getattr(options, flag, None) or "")
        if not path.is_file():
            continue  # including a pipe: reading it would wait for our own output
        spelled = f"--{flag.replace('_', '-')}"
        if Path(source).exists() and path.samefile(source):
            raise MlfuseError(f"{spelled}: {path} is the input; name another file")
        if (start := _start(path)) and not is_own(start):
            raise MlfuseError(
                f"{spelled}: {path} exists and isn't {what}, so it stays as it is; write {spelled}=FILE, "
                "then the module's file"
            )


def _start(path: Path) -> bytes:
    """The first bytes of a file; empty if it can't be read: then nothing can be lost."""
    try:
        with path.open("rb") as file:
            return file.read(1 << 16).lstrip().lower()
    except OSError:
        return b""
