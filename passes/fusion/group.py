"""A kernel being built, and the index at which it would compute a node."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap

from mlfuse.dialects.graph.base import OpKind
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.passes.fusion.domain import Domain, pointwise, reduction
from mlfuse.passes.fusion.joining import join
from mlfuse.passes.fusion.misfit import Misfit, no_index_space
from mlfuse.passes.fusion.nodes import Edge, Node
from mlfuse.passes.utils.dims import DimClasses, Size


@dataclass
class Group:
    """A kernel being built."""

    domain: Domain
    owned: list[int]
    recomputed: list[int] = field(default_factory=list[int])
    call: int | None = None
    closed: bool = False
    """Whether the user wants it left unchanged."""
    reads: set[SSAValue] = field(default_factory=set[SSAValue])
    """Values read from memory."""
    stored: set[int] = field(default_factory=set[int])
    """Nodes whose result leaves the kernel."""
    against: set[str] = field(default_factory=set[str])
    """Rules about whole kernels that the user overruled for this one: it has already accepted their cost."""

    @property
    def size(self) -> int:
        """How many ops it computes."""
        return len(self.owned) + len(self.recomputed)


def own_domain(node: Node, classes: DimClasses) -> Domain:
    """The domain of a node by itself."""
    op = node.op
    if isinstance(op, ReductionOp):
        return reduction(node.index, classes.sizes(op.operands[0]), op.reduced)
    if isinstance(op, OrderedOp):
        sizes = classes.sizes(op.walked)
        domain = reduction(node.index, sizes, op.ordered_dims, in_order=True)
        del domain.maps[node.index]  # the result is in memory, at no point of the domain
        return domain
    return pointwise(node.index, classes.sizes(op.results[0]))


TWO_PLACES = no_index_space("it is read at two different places")
PARTLY = no_index_space(
    "only some elements of the kernel depend on a reduction, and it is computed for all of them or for none"
)

Access = tuple[AffineMap, Guard]
"""The index of a value's element for each point of a domain, and the points that have one."""


def required(domain: Domain, edge: Edge) -> Access:
    """The access to the producer's value from the consumer's domain."""
    consumer = edge.consumer
    if consumer in domain.reductions:
        base, guard = domain.reductions[consumer], EVERYWHERE
    elif consumer in domain.carried:
        base, guard = domain.carried[consumer], EVERYWHERE
    else:
        base, guard = domain.maps[consumer], domain.guards.get(consumer, EVERYWHERE)
    map_ = edge.map.compose(base)
    if not edge.inside and not guard:
        return map_, EVERYWHERE
    inside = edge.inside.compose(base).simplified(domain.sizes)
    return map_, inside.both(guard).on(map_.used_dims())


def place_in(
    domain: Domain, node: Node, edges: Sequence[Edge], classes: DimClasses
) -> Domain | Misfit:
    """The domain with `node` computed in it where `edges` read it, or why that is impossible.

    The given domain is changed only for a node that needs no join.
    """
    accesses = {required(domain, edge) for edge in edges}
    if len(accesses) > 1:
        return TWO_PLACES
    ((map_, guard),) = accesses
    if node.index not in domain.maps and node.kind is not OpKind.REDUCTION:
        domain.maps[node.index] = map_
        if guard:
            domain.guards[node.index] = guard
        return domain
    if guard:
        return PARTLY
    own = own_domain(node, classes)
    sizes = classes.sizes(node.op.results[0])
    joined = join(own, own.maps[node.index], domain, map_, sizes)
    if isinstance(joined, Misfit) and node.kind is OpKind.REDUCTION:
        joined = _beside_carried(own, own.maps[node.index], domain, map_, sizes) or joined
    if not isinstance(joined, Misfit) and node.kind is OpKind.REDUCTION:
        joined.needed.add(node.index)
    return joined


def _beside_carried(
    own: Domain, own_map: AffineMap, domain: Domain, map_: AffineMap, sizes: Sequence[Size]
) -> Domain | None:
    """The domain joined with a reduction that is read in it; its own reductions are carried instead."""
    flipped = domain.flipped()
    if flipped is None:
        return None
    other, by = flipped
    moved = map_.replace_dims_and_symbols(by, [], other.rank, 0)
    joined = join(own, own_map, other, moved, sizes)
    return None if isinstance(joined, Misfit) else joined
