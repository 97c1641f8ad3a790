"""The peers, in a file for each library, and the marks for comparison: a plain copy and hand-written C."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.case import Case
from benchmarks.contestant import Contestant, Peer, Sets
from benchmarks.peers.cupy import Cupy, DeviceCopy
from benchmarks.peers.jax import Jax
from benchmarks.peers.kernels import liger, quack
from benchmarks.peers.limit import Copy, HandWritten
from benchmarks.peers.mlfuse import Mlfuse
from benchmarks.peers.numba import Numba
from benchmarks.peers.numexpr import Numexpr
from benchmarks.peers.onnx import OnnxRuntime
from benchmarks.peers.torch import Torch

OURS = ("mlfuse", "mlfuse out=", "mlfuse.torch", "mlfuse new gradients")
MARKS = ("copy", "hand-written C")
"""The names of contestants that are marks for comparison, not peers."""


def all_of(device: str) -> list[Peer]:
    """All peers, in the order of the tables."""
    ours = [Mlfuse(device), Mlfuse(device, into_out=True)]
    torch = [Torch(device), Torch(device, "default"), Torch(device, "max-autotune", tuned(device))]
    if device == "cuda":
        gpu = [Cupy(), Cupy(fused=True), quack(), liger()]
        return [DeviceCopy(), *ours, *torch, Jax(device), *gpu]
    others = [Jax(device), Numba(), Numexpr(), OnnxRuntime()]
    return [Copy(), HandWritten(), *ours, *torch, *others]


def tuned(device: str) -> frozenset[str]:
    """The families of cases that also run with max-autotune: on a GPU only some, since compiling takes most of the
    time."""
    few = ("sigmoid", "multiply_add", "softmax", "add_layer_norm", "rms_norm", "column_sums")
    return frozenset(few if device == "cuda" else ())


@dataclass(frozen=True)
class Own:
    """A peer whose contestant the case itself makes."""

    peer: Peer | None
    name: str

    def missing(self) -> str:
        return self.peer.missing() if self.peer else ""

    def prepare(self, case: Case, sets: Sets) -> Contestant:
        return case.own[self.name](sets[0])


def of_case(case: Case, peers: Sequence[Peer]) -> list[Peer]:
    """The peers that take part: all, or, if the case makes its contestants itself, those and a copy. A copy only if the
    case has bytes to compare."""
    peers = [peer for peer in peers if case.nbytes or peer.name != "copy"]
    if not case.own:
        return peers
    known = {peer.name: peer for peer in peers}
    makes = [Own(known.get(name), name) for name in case.own]
    return [*(peer for peer in peers if peer.name == "copy"), *makes]
