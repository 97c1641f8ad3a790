"""`--simplify-kernels`: scheduled kernels without arithmetic, guards and loops that say nothing.

A schedule writes a kernel for the general case: a position is cut into the indices of its dims and put together again, a
last part is guarded even where there is none, a loop may run once. What of it says nothing is removed here, op by op:

| pattern | removes |
|---|---|
| `indices`: sums, products, quotients, remainders, differences | digits put together again, 0 and 1, constants |
| `control`: `ImpliedGuard`, `OneWay`, `OneIteration`, `OneChoice`, `SureLoad` | guards that always hold, loops of one iteration |
| `arrays` | loads from a private array of what was stored just before |
| `unused` | values that nothing uses |

Legality: only `index` arithmetic, control flow and accesses to private arrays change. A loop's variable is never negative, and no index overflows; a
position that a guard compares may be negative, and all rules hold for it, too. Which elements of buffers are read
and written, in which order, and every operation on them, stay as they are, so no bit of a result changes.

Each pattern is asked about ops of its own type only. An op is visited again when one of its operands changes; every rewrite
removes an op or makes one simpler, so the cost is linear in the ops.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern

from mlfuse.dialects.kernel.ops import FuncOp, GuardedLoadOp, SimdOp, UnrollOp
from mlfuse.passes.simplification.arrays import LoadAfterStore
from mlfuse.passes.simplification.control import (
    ImpliedGuard,
    OneChoice,
    OneIteration,
    OneWay,
    SureLoad,
)
from mlfuse.passes.simplification.indices import (
    NarrowCast,
    SimplifyDifference,
    SimplifyProduct,
    SimplifyQuotient,
    SimplifyRemainder,
    SimplifySum,
)
from mlfuse.passes.simplification.unused import erase_unused

PATTERNS: dict[type[Operation], RewritePattern] = {
    arith.AddiOp: SimplifySum(),
    arith.MuliOp: SimplifyProduct(),
    arith.DivUIOp: SimplifyQuotient(),
    arith.RemUIOp: SimplifyRemainder(),
    arith.SubiOp: SimplifyDifference(),
    arith.TruncIOp: NarrowCast(),
    arith.CmpiOp: ImpliedGuard(),
    arith.SelectOp: OneChoice(),
    scf.IfOp: OneWay(),
    scf.ForOp: OneIteration(),
    SimdOp: OneIteration(),
    UnrollOp: OneIteration(),
    GuardedLoadOp: SureLoad(),
    memref.LoadOp: LoadAfterStore(),
}
"""The pattern of each type of op."""


class _Simplify(RewritePattern):
    """The pattern of the op's type, where the op is of use."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if erase_unused(op, rewriter):
            return
        pattern = PATTERNS.get(type(op))
        if pattern is not None:
            pattern.match_and_rewrite(op, rewriter)


@dataclass(frozen=True)
class SimplifyKernels(ModulePass):
    """Remove arithmetic, guards and loops of scheduled kernels that say nothing."""

    name = "simplify-kernels"
    takes = "kernel"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        walker = PatternRewriteWalker(_Simplify())
        for func in op.ops:
            if isinstance(func, FuncOp):
                walker.rewrite_region(func.body)
