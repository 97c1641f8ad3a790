"""Who takes part: a file a library, and what all are compared with, a plain copy and hand-written C."""

from benchmarks.contestant import Peer
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
"""What isn't a peer, but a mark."""


def all_of(device: str) -> list[Peer]:
    """In the order of the tables."""
    ours = [Mlfuse(device), Mlfuse(device, into_out=True)]
    torch = [Torch(device), Torch(device, "default"), Torch(device, "max-autotune")]
    if device == "cuda":
        gpu = [Cupy(), Cupy(fused=True), quack(), liger()]
        return [DeviceCopy(), *ours, *torch, Jax(device), *gpu]
    others = [Jax(device), Numba(), Numexpr(), OnnxRuntime()]
    return [Copy(), HandWritten(), *ours, *torch, *others]
