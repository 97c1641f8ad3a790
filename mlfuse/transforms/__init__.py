"""Transformations of Python functions over arrays: compiled, differentiated, over a batch; and composites.

`jitted` traces and compiles, `gradients` and `vectorized` rewrite what a function wrote into a trace (`boundary`),
`batching` says how each op does for a batch, `composites` keeps a user's function as one named op.
"""

from __future__ import annotations

from mlfuse.transforms.composites import composite
from mlfuse.transforms.gradients import grad, stop_gradient, value_and_grad
from mlfuse.transforms.jitted import CacheInfo, Jitted, jit
from mlfuse.transforms.trees import register_dataclass
from mlfuse.transforms.vectorized import vmap

__all__ = [
    "CacheInfo",
    "Jitted",
    "composite",
    "grad",
    "jit",
    "register_dataclass",
    "stop_gradient",
    "value_and_grad",
    "vmap",
]
