"""Optimizers over lists of arrays: one fused launch per step, for your own rules and torch's.

`rule` makes an optimizer from a Python function. `adamw`, `sgd` and the others are built from the ops of the `optim`
dialect, which have the semantics of `torch.optim`. Each takes a list of NumPy, CuPy or DLPack arrays and returns an
`Optimizer`.
"""

from __future__ import annotations

from typing import Any

from mlfuse.frontends.optim.combining import across
from mlfuse.frontends.optim.maker import Maker
from mlfuse.frontends.optim.named import makers
from mlfuse.frontends.optim.optimizer import Optimizer
from mlfuse.frontends.optim.rules import rule
from mlfuse.frontends.optim.update import State

__all__ = ["Maker", "Optimizer", "State", "across", "rule"]


def __getattr__(name: str) -> Any:
    """Other names are optimizers built from the `optim` dialect's ops."""
    known = {} if name.startswith("_") else makers()
    if name not in known:
        raise AttributeError(f"module 'mlfuse.optim' has no attribute {name!r}")
    globals()[name] = known[name]
    return known[name]
