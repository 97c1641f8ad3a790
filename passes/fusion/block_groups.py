"""The kernels of a block while they are planned: which group computes each node, and what depends on what."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation

from mlfuse.dialects.graph.base import GraphOp
from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.group import Group, own_domain, required
from mlfuse.passes.fusion.nodes import Edge, Node, View, fetched, operand_reads, resolve
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_free


class BlockGroups(dict[int, Group]):
    """The kernels being built, each by the number of the node that it began with."""

    def __init__(self, view: View, classes: DimClasses):
        super().__init__()
        self.view, self.classes = view, classes
        self.owner: dict[int, int] = {}
        """Node to the group that owns it."""
        self.copies: dict[int, list[int]] = {}
        """Recomputed node to the groups that compute it."""
        self.dag = Dag(len(view.nodes))
        for node in view.nodes:
            for producer in node.needs:
                self.dag.add_edge(producer, node.index)

    def readers(self, node: Node) -> dict[int, list[Edge]]:
        """The node's reads by the groups that make them."""
        found: dict[int, list[Edge]] = {}
        for edge in node.users:
            for group in self.computing(edge.consumer):
                found.setdefault(group, []).append(edge)
        return dict(sorted(found.items()))

    def fetching(self, node: Node) -> set[int]:
        """The groups that read the node's result from memory, and so can't compute it."""
        return {number for user in node.fetchers for number in self.computing(user)}

    def computing(self, node: int) -> list[int]:
        """The groups that compute a node."""
        groups = list(self.copies.get(node, ()))
        if node in self.owner:
            groups.append(self.owner[node])
        return groups

    def start(self, node: Node, *, closed: bool = False) -> None:
        """Begin a group of one node."""
        group = Group(own_domain(node, self.classes), [node.index], closed=closed)
        group.stored.add(node.index)
        self[node.index] = group
        self.owner[node.index] = node.index
        self._add_reads(group, node)

    def put(self, node: Node, numbers: Sequence[int], domain: Domain, *, stored: bool) -> Group:
        """Join some groups, in `domain`, and make the node part of the result."""
        kept, *gone = numbers
        group = self[kept]
        for number in gone:
            self.unite(kept, number, domain)
        group.domain = domain
        group.owned.append(node.index)
        self.owner[node.index] = kept
        if stored:
            group.stored.add(node.index)
        self._add_reads(group, node)
        for member in group.owned if gone else (node.index,):
            group.reads.discard(self.view.nodes[member].op.results[0])
        self.dag.merge(node.index, group.owned[0])
        return group

    def unite(self, kept: int, gone: int, domain: Domain) -> None:
        """Join two groups into one with the given domain."""
        group, other = self[kept], self.pop(gone)
        group.owned += other.owned
        group.recomputed += other.recomputed
        group.reads |= other.reads
        group.stored |= other.stored
        group.against |= other.against
        group.call = other.call if group.call is None else group.call
        self.dag.merge(group.owned[0], other.owned[0])
        for member in other.owned:
            self.owner[member] = kept
        for member in other.recomputed:
            places = self.copies[member]
            places.remove(gone)
            if kept not in places:
                places.append(kept)
        group.recomputed = sorted(set(group.recomputed) - set(group.owned))
        group.domain = domain

    def recompute(self, node: Node, edges: dict[int, list[Edge]]) -> None:
        """Compute a node in each group that reads it, and in no other unless the function returns it."""
        for number, reads in edges.items():
            group = self[number]
            map_, guard = required(group.domain, reads[0])
            group.domain.maps[node.index] = map_
            if guard:
                group.domain.guards[node.index] = guard
            group.recomputed.append(node.index)
            self._add_reads(group, node)
            for producer in node.needs:
                self.dag.add_edge(producer, group.owned[0])
        self.copies[node.index] = list(edges)
        if node.escapes:
            self.start(node)
        else:  # it is in no kernel of its own, so nothing depends on its place
            self.dag.remove(node.index)

    def _add_reads(self, group: Group, node: Node) -> None:
        op = node.op
        if isinstance(op, GraphOp):
            reads = operand_reads(op)
            values = [resolve(op.operands[r.operand], r.map, self.view.node_of)[0] for r in reads]
            for value in (*values, *fetched(op, self.view.node_of)):
                owner = value.owner
                if owner in self.view.node_of or not (
                    isinstance(owner, Operation) and is_free(owner)
                ):
                    group.reads.add(value)
        group.reads.discard(op.results[0])
