"""Names the ops that a rule's reason is about, with their dims, for remarks and errors. It decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.ir import Operation

from mlfuse.diagnostics.errors import place_of
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.group import PARTLY, TWO_PLACES, Group, required
from mlfuse.passes.fusion.misfit import Misfit, no_index_space
from mlfuse.passes.fusion.nodes import Edge, Node, View
from mlfuse.passes.utils.kernel_ops import is_free


def label(op: Operation, seen_from: Operation | None = None) -> str:
    """`graph.reduce %c (x.mlir:9:8)`; without the location if it is that of `seen_from`."""
    hint = op.results[0].name_hint if op.results else None
    name = op.name if hint is None else f"{op.name} %{hint}"
    place = place_of(op)
    here = None if seen_from is None else place_of(seen_from)
    return name if place is None or place == here else f"{name} ({place})"


def reductions(groups: Iterable[Group]) -> list[int]:
    """The reductions of some kernels, each kernel's last first."""
    return [n for group in groups for n in sorted(reduced_in(group.domain), reverse=True)]


def reduced_in(domain: Domain) -> list[int]:
    """The reductions of a domain."""
    return [*domain.reductions, *domain.carried]


def over(op: Operation, seen_from: Operation | None = None) -> str:
    """`graph.reduce %c (x.mlir:9:8) over dims [0] of 64x1024`."""
    name = label(op, seen_from)
    if isinstance(op, ReductionOp):
        dims, walked = op.reduced, op.operands[0]
    elif isinstance(op, OrderedOp):
        dims, walked = op.ordered_dims, op.walked
    else:
        return name
    sizes = "x".join("?" if size == DYNAMIC else str(size) for size in shape_of(walked))
    return f"{name} over dims {sorted(dims)} of {sizes or 'one element'}"


def with_ops(
    view: View, node: Node, groups: Sequence[Group], edges: Sequence[Edge], found: Misfit
) -> Misfit:
    """Why a node and the kernels that read it have no index space, with the ops that cause it."""
    if found == TWO_PLACES:
        told = _two_places(view, node, groups, edges)
        return no_index_space(f"{label(node.op, node.op)} {told}")
    if found == PARTLY and isinstance(node.op, ReductionOp):
        reader = label(view.nodes[_partial(groups, edges).consumer].op, node.op)
        return no_index_space(
            f"only some elements of {reader} depend on {over(node.op, node.op)}, and a kernel computes a reduction "
            "for all of its elements or for none"
        )
    others = differing(view, node, groups)
    told = [over(view.nodes[n].op, node.op) for n in others]
    if isinstance(node.op, ReductionOp):
        told = [over(node.op, node.op), *told]
    if not told:
        return found
    reason = f"{found.reason}: {', '.join(told)}"
    return Misfit(found.rule, reason, found.numbers, causes=tuple(others))


def with_reductions(view: View, groups: Sequence[Group], found: Misfit) -> str:
    """Why two kernels have no index space, with a reduction of each if these differ."""
    forms = {_form(view.nodes[n].op): n for n in reductions(groups)}
    if len(forms) < 2:
        return found.reason
    return (
        f"{found.reason}: {', '.join(over(view.nodes[n].op) for n in sorted(forms.values())[:2])}"
    )


def differing(view: View, node: Node, groups: Sequence[Group]) -> list[int]:
    """A reduction of a kernel over other dims than the node's; one of each of two kernels if the node isn't a
    reduction."""
    found = reductions(groups)
    if isinstance(node.op, ReductionOp):
        mine = _form(node.op)
        return [n for n in found if _form(view.nodes[n].op) != mine][:1] or found[:1]
    forms: dict[tuple[object, ...], int] = {}
    for n in found:
        forms.setdefault(_form(view.nodes[n].op), n)
    return sorted(forms.values())[:2]


def _form(op: Operation) -> tuple[object, ...]:
    """The shape and dims of a reduction: equal for two over the same dims of values of one shape."""
    if not isinstance(op, ReductionOp):
        return (op,)
    return tuple(sorted(op.reduced)), tuple(shape_of(op.operands[0]))


def _two_places(view: View, node: Node, groups: Sequence[Group], edges: Sequence[Edge]) -> str:
    first, other = _at_two_places(groups, edges)
    if (first.map, first.inside) == (other.map, other.inside):
        readers = [label(view.nodes[edge.consumer].op, node.op) for edge in (first, other)]
        told = f"by {readers[0]} and by {readers[1]}, which the kernel computes at two places"
        return f"is read at two different places: {told}"
    ways = [_way(view, node, edge) for edge in (first, other)]
    return f"is read at two different places: {ways[0]}, and {ways[1]}"


def _at_two_places(groups: Sequence[Group], edges: Sequence[Edge]) -> tuple[Edge, Edge]:
    """Two reads by one of the kernels that are at different indices there."""
    for group in groups:
        members = {*group.owned, *group.recomputed}
        own = [edge for edge in edges if edge.consumer in members]
        for edge in own[1:]:
            if required(group.domain, edge) != required(group.domain, own[0]):
                return own[0], edge
    first = edges[0]
    other = next((e for e in edges if e.map != first.map or e.inside != first.inside), edges[-1])
    return first, other


def _partial(groups: Sequence[Group], edges: Sequence[Edge]) -> Edge:
    """A read of only some elements, by one of the kernels."""
    for group in groups:
        members = {*group.owned, *group.recomputed}
        for edge in edges:
            if edge.consumer in members and required(group.domain, edge)[1]:
                return edge
    return edges[0]


def _way(view: View, node: Node, edge: Edge) -> str:
    """`by graph.add %d (x.mlir:4:8) through graph.transpose %b`."""
    reader = view.nodes[edge.consumer].op
    by = f"by {label(reader, node.op)}"
    movers = _movers(node, reader)
    own = [each for each in node.users if each.consumer == edge.consumer]
    mover = movers[own.index(edge)] if len(own) == len(movers) else next(iter(movers), None)
    return f"{by} as it is" if mover is None else f"{by} through {label(mover, node.op)}"


def _movers(node: Node, reader: Operation) -> list[Operation | None]:
    """By operand of a reader that leads to the node: the movement nearest to the reader, or None if there is none."""
    found: list[Operation | None] = []
    for value in reader.operands:
        op = value.owner
        nearest = op if isinstance(op, Operation) and op is not node.op else None
        while isinstance(op, Operation) and op is not node.op and is_free(op) and op.operands:
            op = op.operands[0].owner
        if op is node.op:
            found.append(nearest)
    return found
