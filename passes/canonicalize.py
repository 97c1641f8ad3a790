"""`--canonicalize`: xDSL's pass, with the patterns of our ops from `canonicalization/`."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.transforms.canonicalize import CanonicalizePass

import mlfuse.passes.canonicalization  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers our patterns
from mlfuse.passes.fusion.simplified import fusions_stay_kernels


class Canonicalize(CanonicalizePass):
    """Applies the canonicalization patterns of all ops until nothing changes."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        with fusions_stay_kernels(op):
            super().apply(ctx, op)
