"""Seconds until a network has taken its first step: tracing, compiling and the step itself.

    python -m benchmarks.torch_compile_time [--network transformer ...] [--runs 3]

Compiled by mlfuse, by `aot_eager` (Dynamo and AOTAutograd alone, whose work the others do, too) and by Inductor. Each
number is from a process of its own, after its imports: *cold* with empty caches, *warm* in a second process with the
caches of the first. The ways take turns. Prints medians with the least and the most.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from statistics import median

WAYS = ("mlfuse", "aot_eager", "inductor")
NETWORKS = ("transformer", "residual", "lstm")


def first_step(name: str, way: str, *, training: bool) -> float:
    """Seconds of the first step in this process."""
    import torch

    import mlfuse.torch  # noqa: F401  # registers the backend

    networks = import_module("benchmarks.networks")
    network, step_of = networks.WHOLE[name], networks.step_of
    net, x = network.seeded().train(training), network.input()
    start = time.perf_counter()
    step_of(torch.compile(net, backend=way, dynamic=False), net, x, training=training)()
    return time.perf_counter() - start


def in_a_process(name: str, way: str, mode: str, caches: str) -> float:
    """The same in a process that keeps all its caches in a folder."""
    places = {"XDG_CACHE_HOME": caches, "TORCHINDUCTOR_CACHE_DIR": f"{caches}/inductor"}
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.torch_compile_time", "--first", name, way, mode],
        env=os.environ | places,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(run.stdout.split()[-1])


def spread(seconds: list[float]) -> str:
    return f"{median(seconds):6.1f} ({min(seconds):.1f} to {max(seconds):.1f})"


def measure(name: str, mode: str, runs: int) -> None:
    """Print a network's rows."""
    times: dict[tuple[str, str], list[float]] = {}
    for _ in range(runs):
        for way in WAYS:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as caches:
                for state in ("cold", "warm"):
                    took = in_a_process(name, way, mode, caches)
                    times.setdefault((state, way), []).append(took)
    for state in ("cold", "warm"):
        columns = (f"{way} {spread(times[state, way])}" for way in WAYS)
        print(f"{name}, {mode}, {state}, s: " + "  ".join(columns), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--network", choices=NETWORKS, action="append")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--first", nargs=3, metavar=("NETWORK", "WAY", "MODE"))
    options = parser.parse_args()
    if options.first:
        name, way, mode = options.first
        print(first_step(name, way, training=mode == "training"))
        return
    for name in options.network or NETWORKS:
        for mode in ("inference", "training"):
            measure(name, mode, options.runs)


if __name__ == "__main__":
    main()
