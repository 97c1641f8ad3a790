"""Training steps in torch: eager, compiled by mlfuse, and compiled by Inductor.

    python -m benchmarks.torch_training [--network lenet|resnet18] [--batch 16 ...] [--seconds 10]

LeNet and ResNet-18 (with CIFAR's shapes: 3x32x32, ten classes), trained by SGD with momentum. A step is forward,
backward and update. The three take turns, step by step, so that other programs disturb all of them
equally. Prints medians and quartiles. `--overhead` measures a call of one small
kernel instead, in microseconds. `--device cuda` runs on a GPU.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch.nn import functional as f

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "torch_compile"))
from small_networks import LeNet, resnet18

NETWORKS: dict[str, Callable[[], Any]] = {"lenet": LeNet, "resnet18": resnet18}
WAYS = ("eager", "mlfuse", "inductor")


def step_of(way: str, make: Callable[[], Any], batch: int, device: str) -> Callable[[], None]:
    """A training step, warmed up."""
    torch.manual_seed(0)
    net = make().to(device)
    x = torch.randn(batch, 3, 32, 32, device=device)
    labels = torch.randint(0, 10, (batch,), device=device)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.01, momentum=0.9)

    def loss_of(x: Any, labels: Any) -> Any:
        return f.cross_entropy(net(x), labels)

    call: Any = loss_of if way == "eager" else torch.compile(loss_of, backend=way)

    def step() -> None:
        optimizer.zero_grad()
        call(x, labels).backward()
        optimizer.step()
        if device == "cuda":
            torch.cuda.synchronize()

    for _ in range(3):
        step()
    return step


def interleaved(calls: dict[str, Callable[[], object]], seconds: float) -> dict[str, list[float]]:
    """The times of the calls, which take turns until `seconds` are over; at least five times for each."""
    times: dict[str, list[float]] = {name: [] for name in calls}
    until = time.perf_counter() + seconds
    while time.perf_counter() < until or len(times[next(iter(times))]) < 5:
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            times[name].append(time.perf_counter() - start)
    return times


def row(label: str, times: dict[str, list[float]], unit: float) -> None:
    """Print one row of a table: medians, quartiles in parentheses, and eager's time divided by mlfuse's."""
    cells: list[str] = []
    for taken in times.values():
        low, middle, high = statistics.quantiles(taken, n=4)
        cells.append(f"{middle * unit:.2f} ({low * unit:.2f} to {high * unit:.2f})")
    eager, ours = (statistics.median(times[way]) for way in ("eager", "mlfuse"))
    print(f"| {label} | {' | '.join(cells)} | {eager / ours:.2f} |", flush=True)


def overhead(seconds: float, device: str) -> None:
    """Measure a chain of elementwise ops on a small tensor, which is one kernel."""

    def function(x: Any, y: Any) -> Any:
        return (x * 2 + y).tanh() * x

    x, y = torch.randn(64, 64, device=device), torch.randn(64, 64, device=device)
    with torch.no_grad():
        calls: dict[str, Callable[[], object]] = {}
        for way in WAYS:
            call: Any = function if way == "eager" else torch.compile(function, backend=way)
            calls[way] = lambda call=call: call(x, y)
            for _ in range(100):
                calls[way]()
        row("one small kernel, us", interleaved(calls, seconds), 1e6)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--network", choices=list(NETWORKS), action="append")
    parser.add_argument("--batch", type=int, action="append")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--overhead", action="store_true")
    options = parser.parse_args()
    if options.overhead:
        return overhead(options.seconds, options.device)
    for name in options.network or list(NETWORKS):
        for batch in options.batch or (16, 64, 128, 512):
            torch.compiler.reset()
            steps = {way: step_of(way, NETWORKS[name], batch, options.device) for way in WAYS}
            row(f"{name}, {batch}, ms", interleaved(dict(steps), options.seconds), 1e3)
    return None


if __name__ == "__main__":
    main()
