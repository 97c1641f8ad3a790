"""The one domain of a set of nodes, which makes them one kernel.

Nodes are visited last to first. A node without readers in the set starts a part of its own. A node
with readers joins their parts, where these meet in it (`domain.join`). If several parts read a value
and the value doesn't join them, each part computes it, and in the end all must compute it at the same
index. The remaining parts are siblings: they meet in what they read from memory
(`joining.join_readers`), first value first. One part must remain.

The planner asks this about kernels that it wants to join, the lowering about the regions that it is
given, so both find the same domain. Linear in nodes and edges, times the number of sibling parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.group import PARTLY, Access, own_domain, place_in, required
from mlfuse.passes.fusion.joining import join_or_carry, join_readers
from mlfuse.passes.fusion.misfit import INDEX_SPACE, Misfit, no_index_space
from mlfuse.passes.fusion.nodes import Edge, Node, View, operand_reads, resolve
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_free, is_kernel_op

Reads = dict[SSAValue, list[Access]]
"""The accesses to each value in memory."""

ACCESSES = 4
"""The most accesses to one value in one domain that `meet` tries."""


def connect(view: View, members: Iterable[int], classes: DimClasses) -> Domain | Misfit:
    """The domain of the nodes `members`, or why they have none. A library call among them is left out:
    its result is in memory."""
    return _Connection(view, sorted(members), classes).run()


def reads_of(view: View, members: Iterable[int], domain: Domain) -> Reads:
    """What the nodes `members` of a domain read from memory at affine indices, in program order."""
    computed = {n for n in members if is_kernel_op(view.nodes[n].op)}
    reads: Reads = {}
    for n in sorted(computed):
        op = view.nodes[n].op
        assert isinstance(op, GraphOp)
        for read in operand_reads(op):
            value, map_ = resolve(op.operands[read.operand], read.map, view.node_of)
            owner = value.owner
            if isinstance(owner, Operation) and owner not in view.node_of and is_free(owner):
                continue
            if isinstance(owner, Operation) and view.node_of.get(owner) in computed:
                continue
            access = required(domain, Edge(-1, n, map_, read.inside))
            accesses = reads.setdefault(value, [])
            if access not in accesses:
                accesses.append(access)
    return reads


def meet(
    a: Domain,
    b: Domain,
    value: SSAValue,
    accesses: tuple[Sequence[Access], Sequence[Access]],
    classes: DimClasses,
) -> Domain | Misfit:
    """One domain for two that read `value`, from the first pair of accesses that fits, or why none does."""
    sizes = classes.sizes(value)
    misfit: Misfit | None = None
    for here, guard in accesses[0][:ACCESSES]:
        for there, other_guard in accesses[1][:ACCESSES]:
            in_full = not guard and not other_guard
            joined = join_readers(a, here, b, there, sizes, in_full=in_full)
            if not isinstance(joined, Misfit):
                return joined
            misfit = misfit or joined
    assert misfit is not None  # both read it
    return misfit


class _Connection:
    def __init__(self, view: View, members: list[int], classes: DimClasses):
        self.view, self.members, self.classes = view, members, classes
        self.own = set(members)
        self.parts: dict[int, Domain] = {}
        self.parts_of: dict[int, list[int]] = {}
        """By node: the parts that compute it."""
        self.misfit: Misfit | None = None
        """The first value that didn't join its readers."""

    def run(self) -> Domain | Misfit:
        """Find the domain."""
        for n in reversed(self.members):
            node = self.view.nodes[n]
            misfit = self._place(node) if is_kernel_op(node.op) else None
            if misfit is not None:
                return misfit
        while len(self.parts) > 1 and self._join_siblings():
            pass
        if len(self.parts) == 1:
            return next(iter(self.parts.values()))
        count = len(self.parts)
        reason = f"holds {count} unconnected computations; make a fusion of each"
        return self.misfit or no_index_space(reason)

    def _place(self, node: Node) -> Misfit | None:
        edges: dict[int, list[Edge]] = {}
        for edge in node.users:
            for part in self.parts_of[edge.consumer] if edge.consumer in self.own else ():
                edges.setdefault(part, []).append(edge)
        if not edges:
            self.parts[node.index] = own_domain(node, self.classes)
            self.parts_of[node.index] = [node.index]
            return None
        numbers = sorted(edges)
        joined = self._joined([self.parts[n] for n in numbers], node, [edges[n] for n in numbers])
        if not isinstance(joined, Misfit):
            self._make_one(numbers, joined)
            self.parts_of[node.index] = [numbers[0]]
            return None
        reason = f"can't be in one kernel with the ops that read it: {joined.reason}"
        misfit = Misfit(INDEX_SPACE, reason, causes=(node.index,))
        if len(numbers) == 1 or not self._compute_in_each(node, edges):
            return misfit
        self.misfit = self.misfit or misfit
        return None

    def _joined(
        self, domains: list[Domain], node: Node, edges: list[list[Edge]]
    ) -> Domain | Misfit:
        sizes = self.classes.sizes(node.op.results[0])
        domain = domains[0]
        for other, reads in zip(domains[1:], edges[1:], strict=True):
            (here, guard), (there, other_guard) = (
                required(domain, edges[0][0]),
                required(other, reads[0]),
            )
            if guard or other_guard:
                return PARTLY
            joined = join_or_carry(domain, here, other, there, sizes)
            if isinstance(joined, Misfit):
                return joined
            domain = joined
        return place_in(domain, node, [edge for each in edges for edge in each], self.classes)

    def _compute_in_each(self, node: Node, edges: dict[int, list[Edge]]) -> bool:
        if node.kind in (OpKind.REDUCTION, OpKind.ORDERED):
            return False
        found = {n: {required(self.parts[n], edge) for edge in each} for n, each in edges.items()}
        if any(len(accesses) > 1 for accesses in found.values()):
            return False
        for number, ((map_, guard),) in found.items():
            self.parts[number].maps[node.index] = map_
            if guard:
                self.parts[number].guards[node.index] = guard
        self.parts_of[node.index] = list(found)
        return True

    def _make_one(self, numbers: Sequence[int], domain: Domain) -> None:
        kept, *gone = numbers
        self.parts[kept] = domain
        for number in gone:
            del self.parts[number]
        for node, parts in self.parts_of.items() if gone else ():
            renamed = (kept if part in gone else part for part in parts)
            self.parts_of[node] = list(dict.fromkeys(renamed))

    def _join_siblings(self) -> bool:
        """Join two parts that meet in a value they read. False if there are no such parts."""
        order = sorted(self.parts, key=lambda part: self._nodes(part)[0])
        reads = {n: reads_of(self.view, self._nodes(n), self.parts[n]) for n in order}
        for value in dict.fromkeys(value for n in order for value in reads[n]):
            for a, b in combinations([n for n in order if value in reads[n]], 2):
                accesses = reads[a][value], reads[b][value]
                joined = meet(self.parts[a], self.parts[b], value, accesses, self.classes)
                if not isinstance(joined, Misfit):
                    self._make_one((a, b), joined)
                    return True
        return False

    def _nodes(self, part: int) -> list[int]:
        return sorted(n for n, parts in self.parts_of.items() if part in parts)
