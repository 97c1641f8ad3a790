"""Batching rules of ops: one rule per family of ops, written with `core.Batch`."""

from __future__ import annotations

from mlfuse.frontends.transforms.batching import (
    composites as composites,
)
from mlfuse.frontends.transforms.batching import (
    contraction as contraction,
)
from mlfuse.frontends.transforms.batching import (
    elementwise as elementwise,
)
from mlfuse.frontends.transforms.batching import (
    indexing as indexing,
)
from mlfuse.frontends.transforms.batching import (
    movement as movement,
)
from mlfuse.frontends.transforms.batching import (
    reductions as reductions,
)
from mlfuse.frontends.transforms.batching.core import RULES, Batch, rule

__all__ = ["RULES", "Batch", "rule"]
