"""Runs the suite on this machine: `python -m benchmarks.run`; docs/performance.md explains the results."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from fnmatch import fnmatch
from importlib import util
from pathlib import Path
from typing import Any

BEST = {
    "MALLOC_MMAP_THRESHOLD_": "4294967296",
    "MALLOC_TRIM_THRESHOLD_": "68719476736",
    "MALLOC_TOP_PAD_": "1073741824",
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
    "OMP_PROC_BIND": "true",
    "OMP_PLACES": "cores",
    "JAX_PLATFORMS": "cpu",
}
"""The environment in which peers are fastest on a CPU: freed memory stays with the process, on huge pages, and threads
are bound to cores. Libraries read it when they are loaded, so the process is restarted with it."""
ON_GPU = {"XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
"""Without this, JAX reserves most of the device's memory."""
RESULTS = Path(__file__).parent / "results"
STARTED = "MLFUSE_BENCH_STARTED"
"""The variable that names the folder of the restarted process's caches, which is removed at the end."""


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--cases", default="*", help="which, such as 'softmax/*,adam/*'")
    parser.add_argument("--peers", default="*", help="who, such as 'mlfuse,torch*'; copy always")
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--quick", action="store_true", help="tiny sizes, two rounds: does it run?")
    parser.add_argument("--seconds", type=float, default=2.5, help="measured a case, about")
    parser.add_argument(
        "--limit", type=float, default=float("inf"), help="seconds after which no case is begun"
    )
    parser.add_argument(
        "--add", action="store_true", help="keep earlier results of cases that aren't measured now"
    )
    parser.add_argument("--out", type=Path, default=RESULTS, help="folder of the results")
    parser.add_argument("--list", action="store_true", help="the names of the cases")
    parser.add_argument(
        "--draw", type=Path, help="only tables and plots of a folder's results.json"
    )
    return parser.parse_args(given)


def chosen(patterns: str, name: str) -> bool:
    """Whether a name matches one of the comma-separated patterns."""
    return any(fnmatch(name, pattern.strip()) for pattern in patterns.split(","))


def restart(device: str) -> None:
    """Restart this process with the best environment and with empty compiler caches."""
    caches = tempfile.mkdtemp(prefix="mlfuse-bench-")
    names = ("MLFUSE_CACHE_DIR", "TORCHINDUCTOR_CACHE_DIR", "TRITON_CACHE_DIR")
    best = BEST if device == "cpu" else ON_GPU
    environment = best | dict.fromkeys(names, caches) | os.environ | {STARTED: caches}
    command = [sys.executable, "-m", "benchmarks.run", *sys.argv[1:]]
    os.execve(sys.executable, command, environment)


def write(folder: Path, about: dict[str, Any], records: Sequence[dict[str, Any]]) -> None:
    """Write tables and plots of records."""
    from benchmarks import plots, report

    command = "make bench" if about["device"] == "cpu" else "make bench-gpu"
    (folder / "README.md").write_text(report.page(about, records, command), "utf-8")
    plots.draw(about, records, folder)


def main(given: Sequence[str] | None = None) -> None:
    """Measure, and write the results after every case. Then write tables and plots."""
    options = arguments(given)
    if options.draw:
        found = json.loads((options.draw / "results.json").read_text("utf-8"))
        write(options.draw, found["machine"], found["cases"])
        return
    if not (options.list or options.quick or STARTED in os.environ):
        restart(options.device)
    from benchmarks import cases, harness, machine, peers, report

    known = cases.all_of(tiny=options.quick, device=options.device)
    wanted = [
        c
        for c in known
        if chosen(options.cases, c.name) and not (c.asked_only and options.cases == "*")
    ]
    if options.list:
        print("\n".join(case.name for case in wanted))
        return
    who = [
        p for p in peers.all_of(options.device) if p.name == "copy" or chosen(options.peers, p.name)
    ]
    effort = harness.Effort(2, 2) if options.quick else harness.Effort(seconds=options.seconds)
    place = place_of(options.device, tiny=options.quick)
    about = machine.describe(options.device)
    folder: Path = options.out / str(about["name"])
    folder.mkdir(parents=True, exist_ok=True)
    found = earlier_of(folder) if options.add else dict[str, Any](cases=[])
    found["machine"] = about
    earlier, records = found["cases"], list[dict[str, Any]]()
    began = time.monotonic()
    for case in wanted:
        if time.monotonic() - began > options.limit:
            print(f"{case.name}: left out, the time is up", flush=True)
            continue
        case = replace(case, own={k: v for k, v in case.own.items() if chosen(options.peers, k)})
        records.append(report.record(case, harness.run(case, who, place, effort)))
        print(f"{report.table(records[-1])}\n\n{time.monotonic() - began:.0f} s so far", flush=True)
        found["cases"] = merged(earlier, records)
        save(folder, found)
    is_whole = options.cases == "*" and options.device == "cpu" and not options.quick
    if is_whole and util.find_spec("torch"):
        found["block"] = block_times()
        save(folder, found)
    write(folder, about, found["cases"])
    if caches := os.environ.get(STARTED):
        shutil.rmtree(caches, ignore_errors=True)
    print(f"\n{report.summary(found['cases'])}\n\n{folder}: results.json, README.md, plots")


def block_times() -> dict[str, list[float]]:
    """Seconds from the text of a transformer block to its first loss and gradients, with empty caches."""
    from benchmarks import compile_gpt_block

    runs = compile_gpt_block.measured()
    return {name: [own for own, _ in times] for name, times in runs.items()}


def save(folder: Path, found: dict[str, Any]) -> None:
    """Write all results so far."""
    (folder / "results.json").write_text(json.dumps(found, indent=1), "utf-8")


def earlier_of(folder: Path) -> dict[str, Any]:
    """The results in a folder; no cases if there are none."""
    path = folder / "results.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {"cases": []}


def merged(
    earlier: Sequence[dict[str, Any]], now: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The earlier records with the new ones, which replace those of the same case."""
    found = {each["case"]: each for each in earlier} | {each["case"]: each for each in now}
    return list(found.values())


def place_of(device: str, *, tiny: bool) -> Any:
    """Where contestants run. On a GPU in one process, since a GPU gives time slices to processes, not turns."""
    from benchmarks import clocks, libraries, turns

    if device == "cpu":
        return libraries.Libraries(device, tiny=tiny)
    return turns.Here(clocks.clock_of(device))


if __name__ == "__main__":
    main()
