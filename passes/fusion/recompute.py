"""A node that several kernels read and that can't be in one kernel with them: recomputed in each, or stored once.

Recomputing costs the larger of two times in each kernel but the first: the arithmetic at every point of the kernel, and
the bytes of the operands that the kernel doesn't read yet. Storing costs a round trip through memory, and a launch if
no kernel can take the node. The cheaper of the two is chosen, in microseconds by the device description. A reduction,
and what the function returns, is never recomputed. A single operation on indices, such as the comparison of a causal mask, always is:
it takes no longer than a load of its result, and a schedule that knows a mask leaves out what it hides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from xdsl.ir import SSAValue

from mlfuse.diagnostics.numbers import microseconds
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.passes.fusion.group import required
from mlfuse.passes.fusion.misfit import Misfit
from mlfuse.passes.fusion.nodes import Edge, Node
from mlfuse.passes.utils.kernel_ops import is_free

if TYPE_CHECKING:
    from mlfuse.passes.fusion.planner import Planner

OF_A_LOAD = 1.0
"""So many operations take no longer than a load from a cache."""


def recompute_or_store(
    planner: Planner, node: Node, edges: dict[int, list[Edge]], refusal: Misfit
) -> bool:
    """Several kernels read the node and can't be joined, for the given reason: recompute or store
    it, whichever costs less."""
    if len(edges) < 2:
        return False
    costs = _costs(planner, node, edges)
    if _recompute_if_cheaper(planner, node, edges, costs):
        return True
    for group in list(edges):
        if planner.join_one(node, group, edges) is None:
            others = {number: reads for number, reads in edges.items() if number != group}
            _note_dearer(planner, node, others, costs)
            planner.notes.stored(node, edges, [group], refusal)
            return True
    if costs is not None:  # stored by a kernel of its own
        costs["round_trip_us"] += planner.device.launch_us
    if _recompute_if_cheaper(planner, node, edges, costs):
        return True
    _note_dearer(planner, node, edges, costs)
    return False


def recompute_in_all(planner: Planner, node: Node, edges: dict[int, list[Edge]]) -> bool:
    """Recompute the node in every kernel that reads it. False, and no change, if one kernel can't."""
    fetching = planner.groups.fetching(node)
    for number, reads in edges.items():
        group = planner.groups[number]
        accesses = {required(group.domain, edge) for edge in reads}
        if planner.rules.limits([group]) is not None or len(accesses) > 1 or number in fetching:
            return False
        if planner.hints.keeps_apart([node.index, group.owned[0]]) is not None:
            return False
    planner.groups.recompute(node, edges)
    return True


def _costs(
    planner: Planner, node: Node, edges: dict[int, list[Edge]]
) -> dict[str, float | int] | None:
    """The cost of recomputing a node in each kernel that reads it, and of storing it; None if it may
    not be recomputed."""
    op = node.op
    if node.kind is OpKind.REDUCTION or node.escapes or not isinstance(op, GraphOp):
        return None
    again, stored = recompute_us(planner, op, edges)
    return {"kernels": len(edges), "recompute_us": again, "round_trip_us": stored}


def _recompute_if_cheaper(
    planner: Planner, node: Node, edges: dict[int, list[Edge]], costs: dict[str, float | int] | None
) -> bool:
    """Recompute the node in each kernel, if that costs no more than storing it."""
    if costs is None or costs["recompute_us"] > costs["round_trip_us"]:
        return False
    if not recompute_in_all(planner, node, edges):
        return False
    planner.notes.say(node, edges, "vertical.recompute", True, _weighed(costs), costs)
    return True


def _note_dearer(
    planner: Planner, node: Node, edges: dict[int, list[Edge]], costs: dict[str, float | int] | None
) -> None:
    """Record that recomputing a node would cost more than storing it for the kernels that read it."""
    if costs is not None and costs["recompute_us"] > costs["round_trip_us"]:
        planner.notes.say(node, edges, "vertical.recompute", False, _weighed(costs), dict(costs))


def recompute_us(
    planner: Planner, op: GraphOp, edges: dict[int, list[Edge]]
) -> tuple[float, float]:
    """The cost of recomputing an op in all but one of the kernels that read it, and of storing it instead."""
    stored = planner.cost.round_trip_us(op.results[0], len(edges) - 1)
    if op.FLOPS <= OF_A_LOAD and all(map(_is_of_indices, op.operands)):
        return 0.0, stored  # a causal mask: instead of one operation, each point would have a load
    again = 0.0
    for number, reads in list(edges.items())[1:]:
        group = planner.groups[number]
        points = planner.rules.points(group.domain, required(group.domain, reads[0])[0])
        new = [v for v in op.operands if v not in group.reads]
        moved = planner.device.move_us(sum(planner.cost.nbytes(v) for v in new))
        again += max(planner.device.compute_us(op.FLOPS * points), moved)
    return again, stored


def _is_of_indices(value: SSAValue) -> bool:
    """Whether a value is computed from indices and constants alone, by ops that are free in a kernel."""
    op = value.owner
    return isinstance(op, GraphOp) and is_free(op) and all(map(_is_of_indices, op.operands))


def _weighed(costs: Mapping[str, float | int]) -> str:
    return (
        f"{costs['kernels']} kernels read it, recomputing costs {microseconds(costs['recompute_us'])}, "
        f"and the round trip costs {microseconds(costs['round_trip_us'])}"
    )
