"""`python -m mlfuse.testing.fuzz`: runs the oracles on random programs, seed after seed."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path

from mlfuse.cli.arguments import Parser
from mlfuse.cli.shield import UsageError, shielded
from mlfuse.ir.parsing import parse_module, read_text
from mlfuse.ir.verify import verify_module
from mlfuse.testing.fuzz.minimal import problems_of
from mlfuse.testing.fuzz.oracles import ORACLES, SPECIAL, Finding, Size, judged
from mlfuse.testing.fuzz.read_back import graph_of
from mlfuse.testing.fuzz.report import Report, command_of, save, shown
from mlfuse.testing.fuzz.typed_graph import DTYPES

TOOL = "mlfuse.testing.fuzz"
CHEAP = [*(name for name, each in ORACLES.items() if not each.slow), *SPECIAL]
ALL = [*ORACLES, *SPECIAL]
Verdicts = dict[str, tuple[Finding | None, float]]


def main(argv: Sequence[str] | None = None) -> int:
    """Run with the given arguments (default: the process's). Returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    return shielded(TOOL, lambda: _run(arguments), debug="--debug" in arguments)


def _parser() -> argparse.ArgumentParser:
    width = max(map(len, ALL))
    told = {name: each.about for name, each in ORACLES.items()} | SPECIAL
    parser = Parser(
        prog=f"python -m {TOOL}",
        description="Random programs, seed after seed, held to what must be true of any program.",
        epilog="oracles (those that take a compiler are asked only by name, or with --all):\n"
        + "\n".join(f"  {name:{width}}  {told[name]}" for name in ALL)
        + "\nexit codes: 0 nothing found; 1 something found, or flags that make no sense.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--seconds", type=float, default=60.0, help="how long (default 60)")
    add("--count", type=int, default=None, help="how many seeds at most")
    add("--start", type=int, default=0, metavar="SEED", help="the first seed (default 0)")
    add("--oracle", nargs="+", default=None, metavar="NAME", help="only these (see below)")
    add("--all", action="store_true", help="the oracles that take a compiler, too")
    add("--dtypes", default="", metavar="T,T", help="element types to draw, as f32,bf16,i8")
    add("--max-ops", type=int, default=8, metavar="N", help="ops of a graph at most (default 8)")
    add("--parts", type=int, default=1, metavar="N", help="independent graphs a program (1 to 8)")
    add("--check", type=Path, default=None, metavar="FILE", help="judge the module of a file")
    add("--save", type=Path, default=None, metavar="DIR", help="write findings there, made small")
    add("-j", type=int, default=1, metavar="N", dest="jobs", help="processes (default 1)")
    add("--debug", action="store_true", help="tracebacks")
    return parser


def _run(argv: Sequence[str]) -> int:
    options = _parser().parse_args(argv)
    asked = options.oracle or (ALL if options.all else CHEAP)
    size = Size(options.max_ops, options.parts, _dtypes(options.dtypes))
    for name in asked:
        if name not in ALL:
            raise UsageError(f"no oracle {name!r}; there are: {', '.join(ALL)}")
    if options.max_ops < 1 or options.jobs < 1 or not 1 <= options.parts <= 8:
        raise UsageError("--max-ops and -j are at least 1, --parts is from 1 to 8")
    missing = {name: why for name in asked if name in ORACLES and (why := ORACLES[name].missing())}
    names = [name for name in asked if name not in missing]
    flags = f" --max-ops {size.ops} --parts {size.parts}"
    flags += f" --dtypes {options.dtypes}" if options.dtypes else ""
    if options.check is not None:
        return _judge(options.check, names, options.start)
    report = Report()
    try:
        for verdicts in _verdicts(names, options, size):
            before = len(report.findings)
            report.add(verdicts)
            for finding in report.findings[before:]:
                _tell(finding, options.save, flags)
    except KeyboardInterrupt:
        pass
    print(report.text(missing), flush=True)
    return 1 if report.findings else 0


def _judge(path: Path, names: Sequence[str], seed: int) -> int:
    """Run oracles on the module of graph ops in a file, with random arguments. Returns the exit code."""
    module = parse_module(read_text(path), str(path))
    verify_module(module)
    graph, inputs = graph_of(module, {}, seed)
    found = [
        f"{name}: {problem}"
        for name in names
        if name in ORACLES
        for problem in problems_of(ORACLES[name].check, graph, inputs)
    ]
    print("\n".join(found) or "nothing found")
    return 1 if found else 0


def _dtypes(listed: str) -> tuple[str, ...]:
    names = tuple(each for each in listed.split(",") if each)
    for name in names:
        if name not in DTYPES:
            raise UsageError(f"no element type {name!r}, expected one of: {', '.join(DTYPES)}")
    return names


def _tell(finding: Finding, folder: Path | None, flags: str) -> None:
    print(f"# {command_of(finding, flags)}")
    print(save(finding, folder, flags) if folder is not None else shown(finding), flush=True)


def _verdicts(names: Sequence[str], options: argparse.Namespace, size: Size) -> Iterator[Verdicts]:
    """The findings of the oracles for seed after seed until the time is up; `-j` processes run at a time."""
    end = time.monotonic() + options.seconds
    last = sys.maxsize if options.count is None else options.start + options.count
    seeds = iter(range(options.start, last))
    if options.jobs == 1:
        for seed in seeds:
            yield timed(names, seed, size)
            if time.monotonic() >= end:
                return
        return
    with ProcessPoolExecutor(options.jobs) as pool:
        while time.monotonic() < end:
            batch = list(islice(seeds, 4 * options.jobs))
            if not batch:
                return
            yield from pool.map(timed, *zip(*((names, seed, size) for seed in batch), strict=True))


def timed(names: Sequence[str], seed: int, size: Size) -> Verdicts:
    """The finding of each oracle for a seed, if any, and the seconds that it took."""
    found: Verdicts = {}
    for name in names:
        start = time.perf_counter()
        found[name] = judged(name, seed, size), time.perf_counter() - start
    return found
