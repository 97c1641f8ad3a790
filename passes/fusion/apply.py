"""A plan is applied in three steps, none of which decides anything.

1. `separate`: each kernel gets its own copies of free ops and of the ops it recomputes.
2. `make_contiguous`: the ops of each kernel are moved next to one another.
3. `FuseGroup`, a rewrite pattern: outlines each group into a `graph.fusion` at the group's last op.
"""

from __future__ import annotations

from xdsl.ir import Block
from xdsl.pattern_rewriter import PatternRewriteWalker

from mlfuse.diagnostics.watching import part
from mlfuse.passes.fusion.copies import separate
from mlfuse.passes.fusion.nodes import View
from mlfuse.passes.fusion.plan import Plan
from mlfuse.passes.patterns.contiguous import make_contiguous
from mlfuse.passes.patterns.fuse_group import FuseGroup


def apply_plan(block: Block, plan: Plan, view: View) -> None:
    """Make each kernel of the plan a fusion in the block of `view`. O(n log n) in its ops."""
    with part("applying"):
        groups = separate(block, plan, view)
        ordered = make_contiguous(block, [group.ops for group in groups])
        assert ordered, "the plan has a cycle"
        walker = PatternRewriteWalker(FuseGroup(groups), apply_recursively=False)
        assert block.parent is not None, "a block of a function"
        walker.rewrite_region(block.parent)
