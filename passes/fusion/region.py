"""What one fusion region computes, as one index space, for the lowering.

The rules that let the planner fuse (`fusion/domain.py`) derive the domain again, so that a
region written or edited by hand is held to them as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import prod

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.passes.fusion.connect import connect
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.misfit import Misfit
from mlfuse.passes.fusion.nodes import Node, View, fetched, view_of
from mlfuse.passes.fusion.rules import CARRIED, SHORTEST
from mlfuse.passes.utils.dims import DimClasses, is_static
from mlfuse.passes.utils.kernel_ops import is_kernel_op

__all__ = ["Region", "analyze"]

MANY_ROWS = 512
"""With at least this many rows, every unit of any device has several."""


@dataclass
class Region:
    """A fusion's nodes in one domain."""

    fusion: FusionOp
    view: View
    domain: Domain
    call: Node | None = None
    """The library call whose epilogue the region is."""
    stage: dict[int, int] = field(default_factory=dict[int, int])
    """For each node, the length of the longest chain of reductions before it. Reductions of one stage are combined in
    one pass over the row."""

    @cached_property
    def node_of(self) -> dict[SSAValue, int]:
        """By result: the node that computes it."""
        return {
            node.op.results[0]: node.index
            for node in self.view.nodes
            if node.index in self.domain.maps or node.kind is OpKind.ORDERED
        }

    @property
    def ordered(self) -> OrderedOp | None:
        """The op whose order the kernel follows, if any."""
        ops = [node.op for node in self.view.nodes if isinstance(node.op, OrderedOp)]
        return ops[0] if ops else None

    def is_full(self, index: int) -> bool:
        """Whether a node's value differs along the reduced dims."""
        return self.domain.is_full(index)


def analyze(fusion: FusionOp, classes: DimClasses) -> Region:
    """The domain and the stages of a fusion; an error if it can't be one kernel."""
    view = view_of(fusion.body.block)
    calls = [node for node in view.nodes if not is_kernel_op(node.op)]
    for node in calls:
        _check_call(fusion, node)
    for node in view.nodes:
        if any(value.owner in view.node_of for value in fetched(node.op)):
            raise OpError(
                node.op, "reads a value at computed indices; compute that value outside the fusion"
            )
    if len(calls) > 1:
        raise OpError(fusion, "holds more than one library call; make a fusion for each call")
    ordered = [node for node in view.nodes if node.kind is OpKind.ORDERED]
    in_order = [node.op for node in ordered]
    others = any(value.owner not in in_order for value in fusion.terminator.values)
    if ordered and (len(ordered) > 1 or len(fusion.outputs) > 1 or calls or others):
        raise OpError(
            ordered[0].op,
            "visits elements in a fixed order; let it be the only result of its fusion",
        )
    domain = _domain(fusion, view, classes)
    _check_outputs(fusion, view, domain, classes)
    domain = _by_rows(fusion, view, domain)
    region = Region(fusion, view, domain, calls[0] if calls else None)
    region.stage = _stages(region)
    return region


def _check_call(fusion: FusionOp, node: Node) -> None:
    if node.kind is not OpKind.CONTRACTION:
        raise OpError(node.op, "can't be computed inside a kernel; move it out of the fusion")
    if any(value.owner is not fusion.body.block for value in node.op.operands):
        raise OpError(node.op, "the call's operands must come from outside the fusion")


def _domain(fusion: FusionOp, view: View, classes: DimClasses) -> Domain:
    domain = connect(view, range(len(view.nodes)), classes)
    if isinstance(domain, Misfit):
        op = view.nodes[domain.causes[0]].op if domain.causes else fusion
        raise OpError(op, domain.reason)
    return domain


def _by_rows(fusion: FusionOp, view: View, domain: Domain) -> Domain:
    """The domain, with reductions across rows carried if the kernel also stores whole rows.

    Walking column by column would take two passes over memory then: one for the reductions, one for
    the stores.
    """
    stored = [view.node_of.get(value.owner) for value in fusion.terminator.values]  # pyright: ignore
    full = [
        n for n in stored if n in domain.maps and n not in domain.reductions and domain.is_full(n)
    ]
    flipped = domain.flipped() if full else None
    if flipped is None:
        return domain
    other, _ = flipped
    columns, rows = prod(other.inner), prod(other.outer)
    known = all(is_static(size) for size in other.inner)
    few = all(is_static(size) for size in other.outer) and rows < MANY_ROWS
    if few or not known or not SHORTEST <= columns <= CARRIED // len(other.carried):
        return domain
    last = AffineExpr.dimension(other.rank - 1)
    along = all(other.maps[n].results and other.maps[n].results[-1] == last for n in full)
    return other if along else domain


def _check_outputs(fusion: FusionOp, view: View, domain: Domain, classes: DimClasses) -> None:
    for value in fusion.terminator.values:
        owner = value.owner
        node = view.node_of.get(owner) if isinstance(owner, GraphOp) else None
        if node is not None and isinstance(owner, OrderedOp):
            continue
        if node is None or node not in domain.maps:
            raise OpError(fusion, "yields a value that it doesn't compute; return it from outside")
        if not domain.covers(node, classes.sizes(value)):
            raise OpError(
                view.nodes[node].op, "is yielded, but the kernel computes only a part of it"
            )


def _stages(region: Region) -> dict[int, int]:
    stage: dict[int, int] = {}
    for node in region.view.nodes:
        if node.index not in region.domain.maps:
            continue
        stage[node.index] = max(
            (
                stage[edge.producer] + (edge.producer in region.domain.reductions)
                for edge in node.inputs
                if edge.producer in stage
            ),
            default=0,
        )
    return stage
