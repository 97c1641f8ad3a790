"""`mlfuse-reduce`: makes a module smaller while a command still fails on it."""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp

from mlfuse.cli.arguments import Parser
from mlfuse.cli.files import write
from mlfuse.cli.reducing import reduced
from mlfuse.cli.shield import UsageError, shielded
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.parsing import parse_module, read_text
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module

TOOL = "mlfuse-reduce"
_EPILOG = """\
The command gets the path of a module as its last argument, or in place of {}. A module still fails if the command
exits with the same code as for the input (or with --status), and its output matches --match.

  mlfuse-reduce bad.mlir --test "mlfuse-opt --fuse" --match "unconnected computations" -o small.mlir
  mlfuse-reduce bad.mlir --test "./differs.sh {}" --status 1

exit codes: 0; 1 if the input doesn't fail or can't be read.
"""


@dataclass(frozen=True)
class Test:
    """A command, and the condition on its exit code and output."""

    command: str
    status: int
    match: re.Pattern[str]
    seconds: float

    def holds(self, module: ModuleOp) -> bool:
        """Whether the command meets the condition on a module. False if it takes too long."""
        status, output = run(self.command, print_module(module), self.seconds)
        return status == self.status and self.match.search(output) is not None


def run(command: str, text: str, seconds: float) -> tuple[int | None, str]:
    """The exit code of a command on a text (None if it took too long), and its output."""
    with tempfile.TemporaryDirectory(prefix="mlfuse-reduce-") as folder:
        path = Path(folder) / "input.mlir"
        path.write_text(text)
        words = [word.replace("{}", str(path)) for word in shlex.split(command)]
        if "{}" not in command:
            words.append(str(path))
        try:
            done = subprocess.run(
                words, capture_output=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL
            )
        except subprocess.TimeoutExpired:
            return None, ""
        except OSError as error:
            raise UsageError(f"error: --test: {words[0]}: {error.strerror}") from error
        return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run with the given arguments (default: the process's); the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    return shielded(TOOL, lambda: _run(arguments), debug="--debug" in arguments)


def _run(argv: Sequence[str]) -> int:
    parser = Parser(
        prog=TOOL,
        description="Makes a failing module smaller: the result is a small module for which a command still fails.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("input", help="an MLIR file")
    add(
        "--test", required=True, metavar="COMMAND", help="the command to run on each smaller module"
    )
    add(
        "--status",
        type=int,
        default=None,
        help="the exit code of the failure (default: the code for the input)",
    )
    add(
        "--match",
        default="",
        metavar="REGEX",
        help="a regular expression that the output must match",
    )
    add("--seconds", type=float, default=600.0, help="time limit of the search (default 600)")
    add(
        "--test-seconds",
        type=float,
        default=60.0,
        help="time limit of one run of the command (default 60)",
    )
    add(
        "-o",
        "--output",
        default=None,
        metavar="FILE",
        help="write to FILE instead of standard output",
    )
    add("--debug", action="store_true", help="show tracebacks")
    options = parser.parse_args(argv)
    try:
        match = re.compile(options.match)
    except re.error as error:
        raise UsageError(f"error: --match: {error}") from error
    module = parse_module(read_text(options.input), options.input)
    verify_module(module)
    status = options.status
    if status is None:
        status, _ = run(options.test, print_module(module), options.test_seconds)
        if status is None:
            raise MlfuseError(
                "error: --test: the command takes longer than --test-seconds; raise it"
            )
    test = Test(options.test, status, match, options.test_seconds)
    small = reduced(module, test.holds, seconds=options.seconds)
    told = f"// {options.test}\n// exits with {status}"
    told += f", prints {options.match}" if options.match else ""
    text = f"{told}\n{print_module(small)}"
    if options.output is None:
        sys.stdout.write(text)
    else:
        write(Path(options.output), text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
