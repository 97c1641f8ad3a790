"""The rules of `--canonicalize` for graph ops: they simplify what importers and decompositions produce.

One file per family of rules; `rules` explains how to write one. Every rewrite keeps every bit on every target, except
the payloads of NaNs, and its docstring explains why. Every rewrite makes progress: it leaves fewer
ops, fewer elements or dims, or a constant where there was none, so the rules terminate.
"""

from __future__ import annotations

from functools import cache

from xdsl.ir import Operation
from xdsl.pattern_rewriter import RewritePattern

from mlfuse.dialects.graph.base import Canonicalizes
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.passes.canonicalization import (
    arithmetic,
    folding,
    fusions,
    hoisting,
    movement,
    pieces,
    reduction,
    selection,
    sizes,
)
from mlfuse.passes.canonicalization.rules import RULES, Rules, splat_value

__all__ = ["FAMILIES", "patterns_of", "splat_value"]

FAMILIES = (arithmetic, folding, fusions, hoisting, movement, pieces, reduction, selection, sizes)
"""The files of rules."""


@cache
def patterns_of(op: type[Operation]) -> tuple[RewritePattern, ...]:
    """The patterns of an op class."""
    own = RULES.get(op, [])
    if issubclass(op, ElementwiseOp):
        own = [folding.fold, *own, hoisting.hoist]
    if op is FusionOp:
        return (fusions.HandedThrough(),)
    return (Rules(tuple(own)),) if own else ()


Canonicalizes.registered.append(patterns_of)
