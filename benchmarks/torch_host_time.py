"""Host time of whole networks in torch: sizes so small that kernels take almost no time.

    python -m benchmarks.torch_host_time [--network transformer ...] [--seconds 10]

Inference, and forward and backward without an optimizer, by one thread: eager, compiled by mlfuse, and compiled by
Inductor. The three take turns, call by call. Prints medians and quartiles in microseconds, and eager's time divided by mlfuse's.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import torch

from benchmarks.networks import TINY, Network, step_of
from benchmarks.torch_training import WAYS, interleaved, row


def call_of(way: str, network: Network, x: Any, *, training: bool) -> Callable[[], Any]:
    """A call, warmed up."""
    net = network.seeded().train(training)
    compiled: Any = net if way == "eager" else torch.compile(net, backend=way, dynamic=False)
    call = step_of(compiled, net, x, training=training)
    for _ in range(20):
        call()
    return call


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--network", choices=list(TINY), action="append")
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    torch.set_num_threads(1)
    for name in options.network or list(TINY):
        network = TINY[name]
        x = network.input()
        for training in (False, True):
            torch.compiler.reset()
            calls: dict[str, Callable[[], object]] = {
                way: call_of(way, network, x, training=training) for way in WAYS
            }
            label = f"{name}, {'training' if training else 'inference'}, us"
            row(label, interleaved(calls, options.seconds), 1e6)


if __name__ == "__main__":
    main()
