"""Libraries of hand-written GPU kernels for torch: Quack and Liger, for the cases that they support."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util

from benchmarks.case import EPSILON, Case, Written
from benchmarks.contestant import Contestant, Sets
from benchmarks.peers.torch import module, on_host, tensor_of

QUACK: Mapping[str, Written] = {
    "softmax": lambda quack, x: quack.softmax(x),
    "rms_norm": lambda quack, x, s: quack.rmsnorm(x, s, eps=EPSILON),
    "cross_entropy": lambda quack, x, n: quack.cross_entropy(x, n).mean(),
}
LIGER: Mapping[str, Written] = {
    "softmax": lambda liger, x: liger.liger_softmax(x),
    "rms_norm": lambda liger, x, s: liger.liger_rms_norm(x, s, EPSILON),
    "layer_norm": lambda liger, x, s, b: liger.liger_layer_norm(x, s, b, EPSILON),
    "swiglu": lambda liger, x: liger.liger_swiglu(*x.chunk(2, 1)),
    "cross_entropy": lambda liger, x, n: liger.liger_cross_entropy(x, n),
}


@dataclass(frozen=True)
class Kernels:
    """One such library; `module` has its functions."""

    name: str
    module: str
    ways: Mapping[str, Written]

    def missing(self) -> str:
        return "" if util.find_spec(self.module.partition(".")[0]) else "not installed"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        way = self.ways.get(case.family)
        if way is None:
            return None
        torch = module("cuda")
        run = partial(way, import_module(self.module))
        calls = [partial(run, *[tensor_of(torch, a, "cuda") for a in each]) for each in sets]
        return Contestant(self.name, calls, on_host)


def quack() -> Kernels:
    """github.com/Dao-AILab/quack."""
    return Kernels("quack", "quack", QUACK)


def liger() -> Kernels:
    """github.com/linkedin/Liger-Kernel."""
    return Kernels("liger", "liger_kernel.transformers.functional", LIGER)
