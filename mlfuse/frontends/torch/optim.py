"""Fused optimizers for PyTorch: `torch.optim`'s classes, LAMB and Lion, and your own rules.

```python
opt = mlfuse.torch.optim.AdamW(model.parameters(), lr=1e-3)
```
They load the `state_dict` of torch's class of the same name, and torch's class loads theirs.
"""

from __future__ import annotations

from inspect import cleandoc

from mlfuse.frontends.optim.maker import Maker
from mlfuse.frontends.optim.named import makers
from mlfuse.frontends.optim.update import Update
from mlfuse.frontends.torch.families import as_in_torch, of_update
from mlfuse.frontends.torch.optimizer import FusedOptimizer, make_class

__all__ = [
    "LAMB", "SGD", "Adadelta", "Adagrad", "Adam", "AdamW", "Adamax", "FusedOptimizer", "Lion", "NAdam",
    "RAdam", "RMSprop", "from_rule",
]  # fmt: skip


def from_rule(rule: Maker, name: str | None = None) -> type[FusedOptimizer]:
    """A class of optimizers from a `@mlfuse.optim.rule`, or from any other maker of `mlfuse.optim`.

    Its keywords are the rule's. `state` has the rule's states by their names, and `step` if the rule uses it. A state
    with its own type keeps that type in `load_state_dict`.
    """
    update = rule.update
    called = name or update.name
    module = getattr(getattr(update, "function", None), "__module__", __name__)
    return make_class(of_update(called, update), module, update.__doc__)


def _as_in_torch(name: str) -> type[FusedOptimizer]:
    family = as_in_torch(name)
    return make_class(family, __name__, _documented(family.update))


def _own(name: str) -> type[FusedOptimizer]:
    update = makers()[name.lower()].update
    return make_class(of_update(name, update), __name__, _documented(update))


def _documented(update: Update) -> str:
    return (
        cleandoc(update.__doc__ or "") + "\n\n`FusedOptimizer` says which parameters are allowed."
    )


SGD = _as_in_torch("SGD")
Adam = _as_in_torch("Adam")
AdamW = _as_in_torch("AdamW")
Adagrad = _as_in_torch("Adagrad")
RMSprop = _as_in_torch("RMSprop")
Adadelta = _as_in_torch("Adadelta")
Adamax = _as_in_torch("Adamax")
NAdam = _as_in_torch("NAdam")
RAdam = _as_in_torch("RAdam")
Lion = _own("Lion")
LAMB = _own("LAMB")
