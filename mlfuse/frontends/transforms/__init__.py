"""Transformations of Python functions over arrays: `jit`, `grad`, `vmap`, and composites.

`jitted` traces and compiles. `gradients` and `vectorized` rewrite the ops that a function put into a trace
(`boundary`); `batching` has the rule of each op for a batch. `composites` keeps a user's function as one named op.
"""

from __future__ import annotations

from mlfuse.frontends.transforms.composites import composite
from mlfuse.frontends.transforms.gradients import grad, stop_gradient, value_and_grad
from mlfuse.frontends.transforms.jitted import Jitted, jit
from mlfuse.frontends.transforms.kept import CacheInfo
from mlfuse.frontends.transforms.trees import register_dataclass
from mlfuse.frontends.transforms.vectorized import vmap

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
