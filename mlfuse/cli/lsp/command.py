"""The command `mlfuse-lsp`: serves, or names the extra that it needs."""

from __future__ import annotations

import sys

from mlfuse.version import __version__

_USAGE = """\
usage: mlfuse-lsp [--version]

A language server for .mlir files, over standard input and output. An editor starts it: mlfuse-opt --doc editors."""


def main() -> int:
    """Serve; the exit code."""
    arguments = [each for each in sys.argv[1:] if each != "--stdio"]  # some clients pass it to all
    if arguments == ["--version"]:
        print(f"mlfuse-lsp {__version__}")
        return 0
    if arguments:
        print(_USAGE)
        return 0 if arguments[0] in ("-h", "--help") else 2
    try:
        from mlfuse.cli.lsp.server import run
    except ModuleNotFoundError as error:
        if error.name not in ("pygls", "lsprotocol"):
            raise
        print('mlfuse-lsp needs pygls: pip install "mlfuse[lsp]"', file=sys.stderr)
        return 1
    run()
    return 0
