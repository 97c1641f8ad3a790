"""The `optim` dialect: optimizer steps, a file a family. Each decomposes into `graph` ops: nothing below knows
of them. `docs/optimizers.md` lists them.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from mlfuse.dialects.optim import adam, adam_variants, adaptive, halves, lamb, lion, scaling, sgd
from mlfuse.dialects.optim.update import UpdateOp

UPDATES: list[type[UpdateOp]] = [
    *adam.OPS,
    *adam_variants.OPS,
    *adaptive.OPS,
    *lamb.OPS,
    *lion.OPS,
    *sgd.OPS,
]
"""The optimizer steps."""

Optim = Dialect("optim", [*UPDATES, *halves.COMPOSITES, *halves.COMPOUNDS, *scaling.OPS], [])
