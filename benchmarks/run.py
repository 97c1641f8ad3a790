"""Runs the suite on this machine: `python -m benchmarks.run`; see `--help` and docs/performance.md."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path

# What libraries need for their best on a CPU is read when they are loaded, so the process starts anew with it.
BEST = {
    "MALLOC_MMAP_THRESHOLD_": "4294967296",
    "MALLOC_TRIM_THRESHOLD_": "68719476736",
    "MALLOC_TOP_PAD_": "1073741824",
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
    "OMP_PROC_BIND": "true",
    "OMP_PLACES": "cores",
    "JAX_PLATFORMS": "cpu",
}
RESULTS = Path(__file__).parent / "results"


def arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--cases", default="*", help="which, such as 'softmax/*,adam/*'")
    parser.add_argument("--peers", default="*", help="who, such as 'mlfuse,torch*'; copy always")
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--quick", action="store_true", help="tiny sizes, two rounds: does it run?")
    parser.add_argument("--seconds", type=float, default=4.0, help="measured a case, about")
    parser.add_argument("--out", type=Path, default=None, help="folder of the results")
    parser.add_argument("--list", action="store_true", help="the names of the cases")
    return parser.parse_args()


def chosen(patterns: str, name: str) -> bool:
    return any(fnmatch(name, pattern.strip()) for pattern in patterns.split(","))


def main() -> None:
    """Measure, write results after every case, then the table."""
    options = arguments()
    if options.device == "cpu" and not options.list and "MLFUSE_BENCH" not in os.environ:
        caches = tempfile.mkdtemp(prefix="mlfuse-bench-")
        fresh = {"MLFUSE_CACHE_DIR": caches, "TORCHINDUCTOR_CACHE_DIR": caches}
        environment = BEST | fresh | os.environ | {"MLFUSE_BENCH": caches}
        os.execve(
            sys.executable, [sys.executable, "-m", "benchmarks.run", *sys.argv[1:]], environment
        )
    from benchmarks import cases, harness, machine, peers, report
    from benchmarks.clocks import CpuClock

    found = [c for c in cases.all_of(tiny=options.quick) if chosen(options.cases, c.name)]
    if options.list:
        print("\n".join(case.name for case in found))
        return
    who = [
        p for p in peers.all_of(options.device) if p.name == "copy" or chosen(options.peers, p.name)
    ]
    effort = harness.Effort(2, 2) if options.quick else harness.Effort(seconds=options.seconds)
    clock = CpuClock(frozenset(harness.ALL_CORES))
    about = machine.describe(options.device)
    folder = (options.out or RESULTS) / about["name"]
    folder.mkdir(parents=True, exist_ok=True)
    measured = []
    for case in found:
        outcomes = harness.run(case, who, clock, effort)
        measured.append(report.record(case, outcomes))
        print(report.table(measured[-1]), flush=True)
        (folder / "results.json").write_text(
            json.dumps({"machine": about, "cases": measured}, indent=1)
        )


if __name__ == "__main__":
    main()
