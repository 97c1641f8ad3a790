"""The `optim` dialect: optimizer steps, one file for each family. Each step decomposes into `graph` ops, so no lower
level has them. `docs/optimizers.md` lists them.
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
