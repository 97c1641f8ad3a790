"""Optimizers over lists of arrays: one fused launch a step, for rules of your own and torch's.

`rule` makes an optimizer of a Python function. `adamw`, `sgd` and the others are made of the ops of
the `optim` dialect, whose semantics are `torch.optim`'s. Each is called with a list of NumPy, CuPy or
DLPack arrays and gives an `Optimizer`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlfuse.optim.combining import across as across
    from mlfuse.optim.maker import Maker as Maker
    from mlfuse.optim.optimizer import Optimizer as Optimizer
    from mlfuse.optim.rules import rule as rule
    from mlfuse.optim.update import State as State

_HOMES = {
    "Maker": "mlfuse.optim.maker",
    "Optimizer": "mlfuse.optim.optimizer",
    "State": "mlfuse.optim.update",
    "across": "mlfuse.optim.combining",
    "rule": "mlfuse.optim.rules",
}
__all__ = ["Maker", "Optimizer", "State", "across", "rule"]


def __getattr__(name: str) -> Any:
    """Import on first use; other names are optimizers made of the `optim` dialect's ops."""
    from importlib import import_module
    from importlib.util import find_spec

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if not name.startswith("_") and find_spec(f"{__name__}.{name}") is None:
        makers = import_module("mlfuse.optim.named").makers()
        if name in makers:
            globals()[name] = makers[name]
            return makers[name]
    raise AttributeError(f"module 'mlfuse.optim' has no attribute {name!r}")
