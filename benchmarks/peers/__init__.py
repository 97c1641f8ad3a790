"""The peers, in a file for each library, and the marks for comparison: a plain copy and hand-written C."""

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
