"""How each op does for a batch: a rule a family of ops, written with `core.Batch`."""

from __future__ import annotations

from mlfuse.transforms.batching import (
    composites as composites,
)
from mlfuse.transforms.batching import (
    contraction as contraction,
)
from mlfuse.transforms.batching import (
    elementwise as elementwise,
)
from mlfuse.transforms.batching import (
    indexing as indexing,
)
from mlfuse.transforms.batching import (
    movement as movement,
)
from mlfuse.transforms.batching import (
    reductions as reductions,
)
from mlfuse.transforms.batching.core import RULES, Batch, rule

__all__ = ["RULES", "Batch", "rule"]
