"""What `--canonicalize` does to graph ops: removes what importers and decompositions leave behind.

A file a family of rules; `rules` says how one is written. Every rewrite keeps every bit on every target, the
payloads of NaNs aside, and its docstring says why. Every rewrite also gets somewhere: it leaves fewer
ops, fewer elements or dims, or a constant where none was, so that the rules come to an end.
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
