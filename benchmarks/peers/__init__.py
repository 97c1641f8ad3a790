"""Who takes part: a file a library, and what all are compared with, a plain copy and hand-written C."""

from benchmarks.contestant import Peer
from benchmarks.peers.jax import Jax
from benchmarks.peers.limit import Copy, HandWritten
from benchmarks.peers.mlfuse import Mlfuse
from benchmarks.peers.torch import Torch


def all_of(device: str) -> list[Peer]:
    """In the order of the tables. JAX's threads start first: OpenMP's libraries bind the one that loads them."""
    return [
        Copy(),
        HandWritten(),
        Mlfuse(device),
        Mlfuse(device, into_out=True),
        Torch(device),
        Torch(device, "default"),
        Torch(device, "max-autotune"),
        Jax(device),
    ]
