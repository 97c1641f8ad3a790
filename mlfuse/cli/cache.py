"""`mlfuse-cache`: shows, checks and clears the cache of compiled code."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from mlfuse.cli.arguments import Parser
from mlfuse.cli.shield import MISTAKE, shielded
from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.runtime.compilers import disk_cache_upkeep as cache_upkeep
from mlfuse.runtime.compilers.disk_cache_upkeep import Entry

TOOL = "mlfuse-cache"
_EPILOG = """\
MLFUSE_CACHE_DIR is the folder of the cache, MLFUSE_CACHE_SIZE its largest size (such as 500M; default 2G),
MLFUSE_CACHE=0 turns it off. Its files may be deleted at any time: missing code is compiled again.
exit codes: 0; 1 if verify finds a damaged entry, or the cache can't be read.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run with the given arguments (default: the process's); the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    return shielded(TOOL, lambda: _run(arguments), debug="--debug" in arguments)


def _run(argv: Sequence[str]) -> int:
    parser = Parser(
        prog=TOOL,
        description="Shows, checks and clears the cache of compiled code.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="stat | clear | verify")
    commands.add_parser("stat", help="its folder, number of entries and size")
    commands.add_parser("clear", help="remove all entries")
    verify = commands.add_parser("verify", help="read every entry; exit code 1 if one is damaged")
    verify.add_argument("--remove", action="store_true", help="remove damaged entries")
    parser.add_argument("--debug", action="store_true", help="show tracebacks")
    options = parser.parse_args(argv)
    directory = cache.place()
    if directory is None:
        return MISTAKE
    if options.command == "stat":
        return _stat(directory)
    if options.command == "clear":
        gone = cache_upkeep.clear(directory)
        print(f"{_counted(gone)} removed from {directory}")
        return 0
    return _verify(directory, options.remove)


def _stat(directory: Path) -> int:
    present = cache_upkeep.entries(directory)
    whole = [entry for entry in present if entry.is_whole]
    print(f"directory  {directory}")
    print(f"entries    {_counted(whole)}")
    print(f"allowed    {_size(cache_upkeep.allowed_size())} (MLFUSE_CACHE_SIZE)")
    if whole:
        print(f"last used  {_ago(whole[0])} to {_ago(whole[-1])}")
    if left := [entry for entry in present if not entry.is_whole]:
        print(f"unfinished {_counted(left)}: being written, or left by a process that was killed")
    return 0


def _verify(directory: Path, remove: bool) -> int:
    whole = [entry for entry in cache_upkeep.entries(directory) if entry.is_whole]
    bad = [entry for entry in whole if not _is_good(entry)]
    for entry in bad:
        if remove:
            entry.path.unlink(missing_ok=True)
        print(f"{entry.path}: damaged{', removed' if remove else ''}")
    print(f"{_counted(whole)} read, {len(bad)} damaged")
    return MISTAKE if bad else 0


def _is_good(entry: Entry) -> bool:
    try:
        return cache.payload_of(entry.path.name, cache.read(entry.path)) is not None
    except OSError:
        return False


def _counted(entries: list[Entry]) -> str:
    count = len(entries)
    return (
        f"{count} {'entry' if count == 1 else 'entries'}, {_size(sum(e.nbytes for e in entries))}"
    )


def _size(nbytes: int) -> str:
    if nbytes < 1 << 10:
        return f"{nbytes} bytes"
    power = min(3, (nbytes.bit_length() - 1) // 10)
    return f"{nbytes / (1 << 10 * power):.1f} {'KMG'[power - 1]}iB"


def _ago(entry: Entry) -> str:
    hours = max(0.0, time.time() - entry.used) / 3600
    return f"{hours:.0f} h ago" if hours < 48 else f"{hours / 24:.0f} days ago"


if __name__ == "__main__":
    sys.exit(main())
