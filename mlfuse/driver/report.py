"""The effect of fusion on a module in numbers: launches, calls and bytes before and after."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.marks import USER
from mlfuse.driver import pipelines
from mlfuse.ir.context import new_context
from mlfuse.ir.verify import verify_module
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.passes.lower_to_loop import LowerToLoop
from mlfuse.passes.plans.session import SavedPlan
from mlfuse.passes.utils.ledger import Entry, ledger_of
from mlfuse.passes.utils.precision import DEFAULT


@dataclass(frozen=True)
class Totals:
    """Sums over the launches and calls of a module; bytes as planned (see `passes.ledger`)."""

    launches: int
    calls: int
    nbytes: int

    @staticmethod
    def of(entries: list[Entry]) -> Totals:
        """The sums of a ledger."""
        launches = sum(not entry.is_call for entry in entries)
        return Totals(launches, len(entries) - launches, sum(entry.planned for entry in entries))


@dataclass(frozen=True)
class FusionReport:
    """A module's ops, and its totals with one kernel per op and fused."""

    ops: int
    before: Totals
    after: Totals


def fusion_report(
    source: ModuleOp, target: str, precision: str = DEFAULT, plan: SavedPlan | None = None
) -> FusionReport:
    """Compare a module fused for `target`, by a plan if one is given, with the same module unfused.

    Unfused still means simplified, with broadcasts, reshapes and constants read in place: the
    difference is due to fusion alone.
    """
    graph = pipelines.run(source.clone(), "graph", target)
    ops = sum(isinstance(op, GraphOp) for op in graph.walk())
    loops = pipelines.run(graph.clone(), "loop", target, precision=precision, plan=plan)
    fused = ledger_of(loops)
    return FusionReport(ops, Totals.of(ledger_of(unfused(graph, target))), Totals.of(fused))


def unfused(graph: ModuleOp, target: str) -> ModuleOp:
    """The module at the loop level with a kernel for every op."""
    module = kernel_per_op(graph, target)
    LowerToLoop().apply(new_context(), module)
    verify_module(module)
    return module


def kernel_per_op(graph: ModuleOp, target: str) -> ModuleOp:
    """A simplified copy of the graph at the fused level, in which every op is a separate fusion.

    Passes don't change existing fusions, so `mlfuse.compile` makes a kernel for every op of it.
    """
    module, context = unmarked(graph), new_context()
    for name in ("decompose", "swap-contractions", "canonicalize", "cse", "dce"):
        pipelines.make(name, target).apply(context, module)
    with collect():  # remarks on a plan that isn't used are dropped
        FuseVertical(device=target, max_ops=1).apply(context, module)
    return module


def unmarked(module: ModuleOp) -> ModuleOp:
    """A copy without the user's fusion marks."""
    copy = module.clone()
    for op in copy.walk():
        for mark in USER:
            op.attributes.pop(mark, None)
    return copy
