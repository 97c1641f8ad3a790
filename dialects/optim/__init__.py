"""The `optim` dialect: optimizer steps, a file a family. Each decomposes into `graph` ops: nothing below knows
of them. `docs/optimizers.md` lists them.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from mlfuse.dialects.optim import adam
from mlfuse.dialects.optim.update import UpdateOp

UPDATES: list[type[UpdateOp]] = [*adam.OPS]
"""The optimizer steps."""

Optim = Dialect("optim", [*UPDATES], [])
