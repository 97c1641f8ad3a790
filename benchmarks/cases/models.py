"""Whole networks in torch: inference, and forward and backward; eager, compiled by Inductor, and compiled by mlfuse.

Outputs are compared with those of the network in f64. Gradients are compared by the tests of `tests/torch_compile`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util
from typing import Any

import numpy as np

from benchmarks.case import Array, Case
from benchmarks.contestant import Contestant
from benchmarks.peers.torch import module, on_host

BACKENDS = {"mlfuse": "mlfuse", "torch eager": "", "torch.compile": "inductor"}


@dataclass(frozen=True)
class Maker:
    """Makes the contestants of one network."""

    name: str
    tiny: bool
    training: bool

    @property
    def network(self) -> Any:
        """How it is made."""
        networks = import_module("benchmarks.networks")
        return (networks.TINY if self.tiny else networks.WHOLE)[self.name]

    def inputs(self, random: np.random.Generator) -> list[Array]:
        """One random input, of integers or of f32."""
        return [self.network.input(int(random.integers(1 << 32))).numpy()]

    def outputs(self, x: Array) -> list[Array]:
        """The outputs in f64."""
        torch = module()
        net = self.network.seeded().double().train(self.training)
        with torch.no_grad():
            return on_host(net(torch.tensor(x)))

    def contestant(self, way: str, arrays: Sequence[Array]) -> Contestant:
        """A network with the parameters that all contestants have, compiled or not."""
        torch, step_of = module(), import_module("benchmarks.networks").step_of
        net = self.network.seeded().train(self.training)
        backend = BACKENDS[way]
        start = time.perf_counter()
        torch._dynamo.reset()
        run = torch.compile(net, backend=backend, dynamic=False) if backend else net
        call = step_of(run, net, torch.tensor(arrays[0]), training=self.training)
        took = time.perf_counter() - start
        return Contestant(way, [call], on_host, openmp=True, prepared_s=took)


def model(name: str, *, training: bool, tiny: bool = False) -> Case:
    """A network in one of the two modes."""
    maker = Maker(name, tiny, training)
    ways: dict[str, Callable[[Sequence[Array]], Contestant]] = {
        way: partial(maker.contestant, way) for way in BACKENDS
    }
    mode = "training" if training else "inference"
    return Case(
        f"{name}/{mode}", "", maker.inputs, maker.outputs, 0, tolerance=1e-3, small=True, own=ways
    )


def cases(tiny: bool) -> list[Case]:
    """A transformer, a residual network and an LSTM; on tiny sizes only the LSTM's inference."""
    if not util.find_spec("torch"):
        return []
    if tiny:
        return [model("lstm", training=False, tiny=True)]
    names = ("transformer", "residual", "lstm")
    return [model(name, training=training) for name in names for training in (False, True)]
