"""The vertical planner: which ops become one kernel.

Algorithm. Nodes (ops that compute, see `nodes`) are visited from the last to the first. So all users
of a node are already placed, and the places where they read it are known as index maps from
their kernels' domains. It is placed by the first rule that applies:

1. *into the kernels of all its users, recomputed in each*, if it is a scalar that needs no reduction:
   a learning rate's bias correction is never a launch;
2. *into one kernel*: that of its only user, or those of all its users joined, if that is
   legal. A result that others need as well (a return, a library call) is stored from there;
3. *into each user's kernel, recomputed*, if that costs less than the round trip through
   memory;
4. *into the first of its users' kernels that can take it*, and stored for the others;
5. *into a kernel of its own*, which earlier nodes may join.

A contraction joins the kernel that reads it as the library call whose epilogue that kernel is.

Legality, checked before cost. (a) Each value is computed at one place per point of the domain:
`domain` has the index maps and gives the reason if two don't fit. (b) No cycle: `dag` stays acyclic
under merging. (c) What others need must be computed in full at this place. (d) The user's marks.

Cost. A legal fusion saves a round trip and usually a launch, so it is made unless it repeats work
along a broadcast dim that costs more than the round trip (including what is then repeated or
stored of the ops before it), leaves one row to one thread block, or exceeds the device's limits on
ops and buffers. `cost` estimates in microseconds.

Complexity: near-linear in ops and operands for bounded kernel size (`max_ops`).
Deterministic: program order, no hashing by address. Every decision is recorded as a remark.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from mlfuse.diagnostics.remarks import recording
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.scatter import ScatterOp
from mlfuse.passes.fusion.cost import CostModel
from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.fusion.decisions import Notes
from mlfuse.passes.fusion.domain import Domain, join_or_carry
from mlfuse.passes.fusion.group import Group, own_domain, place_in, required
from mlfuse.passes.fusion.hints import (
    FusionHints,
    place_in_group,
    place_wanted,
    refuse,
    unite_groups,
    unite_readers,
)
from mlfuse.passes.fusion.misfit import Misfit, no_index_space
from mlfuse.passes.fusion.nodes import NO_FUSE, Edge, Node, View, fetched, operand_reads, resolve
from mlfuse.passes.fusion.plan import Plan, PlannedKernel, kernel_name
from mlfuse.passes.fusion.rules import Rules
from mlfuse.passes.fusion.siblings import join_siblings
from mlfuse.passes.fusion.wording import label, with_ops
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_free, is_kernel_op
from mlfuse.targets.devices import Device


class Planner:
    """Plans one block."""

    def __init__(self, view: View, classes: DimClasses, device: Device, max_ops: int | None = None):
        self.view = view
        self.classes = classes
        self.device = device
        self.cost = CostModel(device, classes)
        self.groups: dict[int, Group] = {}
        self.owner: dict[int, int] = {}
        """Node to the group that owns it."""
        self.copies: dict[int, list[int]] = {}
        """Recomputed node to the groups that compute it."""
        self.scalars = self._scalars()
        self.dag = Dag(len(view.nodes))
        for node in view.nodes:
            for producer in node.needs:
                self.dag.add_edge(producer, node.index)
        self.hints = FusionHints.of(view)
        self.rules = Rules(view, classes, device, max_ops or device.max_ops, self.dag, self.hints)
        self.notes = Notes(view)

    def run(self) -> Plan:
        """Place every node, then join siblings; the kernels in order of their first op."""
        for node in reversed(self.view.nodes):
            self.place(node)
        unite_groups(self)
        join_siblings(self.view, self.rules, self.groups, self.unite, self.notes)
        order = sorted(self.groups.values(), key=lambda group: min(group.owned))
        taken: dict[str, int] = {}
        plan = Plan([self._planned(group, taken) for group in order])
        self.notes.tell(plan.kernels)
        return plan

    def _planned(self, group: Group, taken: dict[str, int]) -> PlannedKernel:
        numbers = sorted([*group.owned, *group.recomputed])
        if group.call is not None:
            numbers = [group.call, *numbers]
        names = [kernel_word(self.view.nodes[n]) for n in numbers]
        return PlannedKernel(
            kernel_name(names, taken),
            sorted(group.owned),
            sorted(set(group.recomputed)),
            group.call,
        )

    def _scalars(self) -> set[int]:
        """Nodes of one element that depend on such nodes only."""
        scalars: set[int] = set()
        for node in self.view.nodes:
            if node.kind is not OpKind.ELEMENTWISE or not is_kernel_op(node.op):
                continue
            one = all(size == 1 for size in self.classes.sizes(node.op.results[0]))
            if one and all(edge.producer in scalars for edge in node.inputs):
                scalars.add(node.index)
        return scalars

    def place(self, node: Node) -> None:
        """Place a node by the first rule that applies. Its users must be placed."""
        edges = self._edges_by_group(node)
        if node.kind is OpKind.CONTRACTION:
            refusal = self._place_call(node, edges)
            if refusal is not None and node.index in self.hints.must:
                refuse(self, node, refusal)
            return
        if not is_kernel_op(node.op):
            return
        if NO_FUSE in node.op.attributes:
            if edges:
                self._say(node, edges, "user.no-fuse", False, _who_keeps_apart(node.op))
            self.start(node, closed=True)
            return
        if node.index in self.hints.group_of:
            place_in_group(self, node, edges)
            return
        if node.index in self.hints.must:
            place_wanted(self, node, edges)
            return
        if node.kind is OpKind.ORDERED:
            if edges:
                self._say(node, edges, "vertical.ordered", False, "it is a kernel of its own")
            self.start(node)
            return
        if not edges:
            self.start(node)
            return
        shared_scalar = node.index in self.scalars and (len(edges) > 1 or node.escapes)
        if shared_scalar and self.recompute_in_all(node, edges):
            self._say(node, edges, "vertical.scalar", True, "one value, computed where it is used")
            return
        refusal = self.join_all(node, edges)
        if refusal is None or unite_readers(self, node, edges):
            return
        if self._share(node, edges, refusal):
            return
        self.say_refused(node, edges, refusal)
        self.start(node)

    def _share(self, node: Node, edges: dict[int, list[Edge]], refusal: Misfit) -> bool:
        """Several kernels read the node and can't be joined, for the given reason: recompute or store
        it, whichever costs less."""
        if len(edges) < 2:
            return False
        costs = self._recompute_costs(node, edges)
        if self._recompute_if_cheaper(node, edges, costs):
            return True
        for group in list(edges):
            if self._join_one(node, group, edges) is None:
                others = {number: reads for number, reads in edges.items() if number != group}
                self._say_dearer(node, others, costs)
                self.say_stored(node, edges, [group], refusal)
                return True
        if costs is not None:  # stored by a kernel of its own
            costs["round_trip_us"] += self.device.launch_us
        if self._recompute_if_cheaper(node, edges, costs):
            return True
        self._say_dearer(node, edges, costs)
        return False

    def _edges_by_group(self, node: Node) -> dict[int, list[Edge]]:
        """The node's reads by the groups that make them."""
        found: dict[int, list[Edge]] = {}
        for edge in node.users:
            for group in self._groups_of(edge.consumer):
                found.setdefault(group, []).append(edge)
        return dict(sorted(found.items()))

    def _fetching(self, node: Node) -> set[int]:
        """The groups that read the node's result from memory, and so can't compute it."""
        return {number for user in node.fetchers for number in self._groups_of(user)}

    def _groups_of(self, node: int) -> list[int]:
        """The groups that compute a node."""
        groups = list(self.copies.get(node, ()))
        if node in self.owner:
            groups.append(self.owner[node])
        return groups

    def start(self, node: Node, *, closed: bool = False) -> None:
        group = Group(own_domain(node, self.classes), [node.index], closed=closed)
        group.stored.add(node.index)
        self.groups[node.index] = group
        self.owner[node.index] = node.index
        self._add_reads(group, node)

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

    def _place_call(self, node: Node, edges: dict[int, list[Edge]]) -> Misfit | None:
        """Make the kernel that reads a call its epilogue; the reason if that is impossible."""
        refusal = self._call_refusal(node, edges)
        if refusal is not None:
            if edges:
                self._say(node, edges, refusal.rule, False, refusal.reason)
            return refusal
        group = self.groups[next(iter(edges))]
        group.call = node.index
        self.dag.merge(node.index, group.owned[0])
        self._say(node, edges, "vertical.epilogue", True, "the kernel is the call's epilogue")
        return None

    def _call_refusal(self, node: Node, edges: dict[int, list[Edge]]) -> Misfit | None:
        if len(edges) != 1 or node.escapes:
            count = len(edges)
            reason = f"{count} kernels read it" if count > 1 else "the function also returns it"
            return Misfit("vertical.call-shared", reason if edges else "no kernel reads it")
        group = self.groups[next(iter(edges))]
        if any(self.view.nodes[n].kind is OpKind.ORDERED for n in group.owned):
            return Misfit(
                "vertical.ordered", "a kernel that visits elements in order can't be an epilogue"
            )
        if group.call is not None or group.closed:
            reason = (
                "the kernel is the epilogue of another call"
                if not group.closed
                else "marked no_fuse"
            )
            return Misfit("vertical.one-call", reason)
        return self.hints.keeps_apart([node.index, group.owned[0]])

    def _join_one(self, node: Node, number: int, edges: dict[int, list[Edge]]) -> Misfit | None:
        """Put the node into one of its users' kernels and store it for the others."""
        return self.join_all(node, {number: edges[number]}, others=True)

    def join_all(
        self, node: Node, edges: dict[int, list[Edge]], *, others: bool = False
    ) -> Misfit | None:
        """Join the users' kernels and put the node into the result; None on success."""
        self.rules.begin()
        numbers = list(edges)
        groups = [self.groups[number] for number in numbers]
        stored = node.escapes or others
        refusal = (
            self.hints.keeps_apart([node.index, *(group.owned[0] for group in groups)])
            or self.rules.limits(groups)
            or self.rules.ordered(node, groups, stored)
            or self.rules.cycles(node, groups, stored)
        )
        if refusal is None and not self._fetching(node).isdisjoint(numbers):
            fetcher = next(n for n in node.fetchers if set(self._groups_of(n)) & set(numbers))
            reader = label(self.view.nodes[fetcher].op, node.op)
            reason = f"{reader} reads it at computed indices, so it must be in memory first"
            refusal = Misfit("vertical.cycle", reason, causes=(fetcher,))
        if refusal is not None:
            return refusal
        domain = self._joined_domain(node, groups, list(edges.values()))
        if isinstance(domain, Misfit):
            return with_ops(
                self.view, node, groups, [e for each in edges.values() for e in each], domain
            )
        refusal = self.rules.placement(node, domain, groups, stored)
        if refusal is not None:
            groups[0].domain.maps.pop(node.index, None)
            groups[0].domain.guards.pop(node.index, None)
            return refusal
        self._commit(node, numbers, domain, stored)
        self._say_joined(node, edges)
        return None

    def _joined_domain(
        self, node: Node, groups: list[Group], edges: list[list[Edge]]
    ) -> Domain | Misfit:
        sizes = self.classes.sizes(node.op.results[0])
        domain = groups[0].domain
        for position in range(1, len(groups)):
            other = groups[position].domain
            first, guard = required(domain, edges[0][0])
            second, other_guard = required(other, edges[position][0])
            if guard or other_guard:
                return no_index_space("kernels that read a part of it can't be joined")
            joined = join_or_carry(domain, first, other, second, sizes)
            if isinstance(joined, Misfit):
                return joined
            domain = joined
        return place_in(domain, node, [e for each in edges for e in each], self.classes)

    def _commit(self, node: Node, numbers: list[int], domain: Domain, stored: bool) -> None:
        kept, *gone = numbers
        group = self.groups[kept]
        for number in gone:
            self.unite(kept, number, domain)
        group.domain = domain
        group.owned.append(node.index)
        group.against |= self.rules.against
        self.owner[node.index] = kept
        if stored:
            group.stored.add(node.index)
        self._add_reads(group, node)
        for member in group.owned if gone else (node.index,):
            group.reads.discard(self.view.nodes[member].op.results[0])
        self.dag.merge(node.index, group.owned[0])

    def unite(self, kept: int, gone: int, domain: Domain) -> None:
        """Join two groups into one with the given domain."""
        group, other = self.groups[kept], self.groups.pop(gone)
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

    def recompute_in_all(self, node: Node, edges: dict[int, list[Edge]]) -> bool:
        """Recompute the node in every kernel that reads it. False, and no change, if one kernel can't."""
        fetching = self._fetching(node)
        for number, reads in edges.items():
            group = self.groups[number]
            places = {required(group.domain, edge) for edge in reads}
            if self.rules.limits([group]) is not None or len(places) > 1 or number in fetching:
                return False
            if self.hints.keeps_apart([node.index, group.owned[0]]) is not None:
                return False
        for number, reads in edges.items():
            group = self.groups[number]
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
        else:
            self.dag.remove(
                node.index
            )  # it is in no kernel of its own, so nothing depends on its place
        return True

    def _recompute_costs(
        self, node: Node, edges: dict[int, list[Edge]]
    ) -> dict[str, float | int] | None:
        """The cost of recomputing a node in each kernel that reads it, and of storing it; None if it may
        not be recomputed."""
        op = node.op
        if node.kind is OpKind.REDUCTION or node.escapes or not isinstance(op, GraphOp):
            return None
        again, stored = self.recompute_us(op, edges)
        return {"kernels": len(edges), "recompute_us": again, "round_trip_us": stored}

    def _recompute_if_cheaper(
        self, node: Node, edges: dict[int, list[Edge]], costs: dict[str, float | int] | None
    ) -> bool:
        """Recompute the node in each kernel, if that costs no more than storing it."""
        if costs is None or costs["recompute_us"] > costs["round_trip_us"]:
            return False
        if not self.recompute_in_all(node, edges):
            return False
        self._say(node, edges, "vertical.recompute", True, _weighed(costs), costs)
        return True

    def _say_dearer(
        self, node: Node, edges: dict[int, list[Edge]], costs: dict[str, float | int] | None
    ) -> None:
        """Record that recomputing a node would cost more than storing it for the kernels that read it."""
        if costs is not None and costs["recompute_us"] > costs["round_trip_us"]:
            self._say(node, edges, "vertical.recompute", False, _weighed(costs), dict(costs))

    def recompute_us(self, op: GraphOp, edges: dict[int, list[Edge]]) -> tuple[float, float]:
        """The cost of recomputing an op in all but one of the kernels that read it, and of storing it instead."""
        again = 0.0
        for number, reads in list(edges.items())[1:]:
            group = self.groups[number]
            points = self.rules.points(group.domain, required(group.domain, reads[0])[0])
            new = [v for v in op.operands if v not in group.reads]
            moved = self.device.move_us(sum(self.cost.nbytes(v) for v in new))
            again += max(self.device.compute_us(op.FLOPS * points), moved)
        return again, self.cost.round_trip_us(op.results[0], len(edges) - 1)

    def _say_joined(self, node: Node, edges: dict[int, list[Edge]]) -> None:
        if not recording():
            return
        if self.rules.overruled is not None:
            against = self.rules.overruled
            reason = f"a mark asks for it and overrules {against.rule}: {against.reason}"
            self._say(node, edges, "user.must-fuse", True, reason, against.numbers, against.causes)
            return
        value = node.op.results[0]
        saved = self.cost.round_trip_us(value, len(edges))
        reason = f"saves {self.cost.nbytes(value)} bytes of round trip, {saved:.3g} us"
        self._say(node, edges, "vertical.fuse", True, reason, {"saved_us": saved})

    def say_refused(self, node: Node, edges: dict[int, list[Edge]], refusal: Misfit) -> None:
        """Record why a node isn't computed where it is read."""
        self._say(node, edges, refusal.rule, False, refusal.reason, refusal.numbers, refusal.causes)

    def say_stored(
        self, node: Node, edges: dict[int, list[Edge]], there: Container[int], refusal: Misfit
    ) -> None:
        """Record why a node that some kernels compute is stored for the others that read it."""
        others = {number: reads for number, reads in edges.items() if number not in there}
        reason = f"it must be stored for this reader: {refusal.reason}"
        self._say(node, others, refusal.rule, False, reason, refusal.numbers, refusal.causes)

    def say_wanted(
        self,
        node: Node,
        edges: dict[int, list[Edge]],
        reason: str,
        numbers: dict[str, float | int],
    ) -> None:
        """Record that a node is placed as the user asked."""
        self._say(node, edges, "user.must-fuse", True, reason, numbers)

    def say_united(self, one: int, other: int, name: str) -> None:
        """Record that two kernels are joined because their ops are in one group of the user's."""
        if not recording():
            return
        first, second = (max(self.groups[n].stored or self.groups[n].owned) for n in (one, other))
        ops = [self.view.nodes[n].op for n in (first, second)]
        subject = f"{ops[0].name} with {ops[1].name}"
        parts = [("member", first), ("member", second)]
        self.notes.add("user.must-fuse", True, subject, f'both are of group "{name}"', {}, parts)

    def _say(
        self,
        node: Node,
        edges: dict[int, list[Edge]],
        rule: str,
        fused: bool,
        reason: str,
        numbers: dict[str, float | int] | None = None,
        causes: Iterable[int] = (),
    ) -> None:
        if not recording():
            return
        readers = sorted({edge.consumer for reads in edges.values() for edge in reads})
        names = dict.fromkeys(self.view.nodes[n].op.name for n in readers)
        subject = f"{node.op.name} into {', '.join(names)}"
        parts = [("producer", node.index), *(("consumer", n) for n in readers)]
        parts += [("cause", n) for n in causes if n != node.index and n not in readers]
        self.notes.add(rule, fused, subject, reason, numbers or {}, parts, edges)


def _weighed(costs: Mapping[str, float | int]) -> str:
    return (
        f"{costs['kernels']} kernels read it, recomputing costs {costs['recompute_us']:.3g} us, "
        f"the round trip {costs['round_trip_us']:.3g} us"
    )


def _who_keeps_apart(op: Operation) -> str:
    """The source of a `no_fuse` mark: a mark made from a device description names the device."""
    mark = op.attributes[NO_FUSE]
    return (
        f"{mark.data} asks for a kernel of its own"
        if isinstance(mark, StringAttr)
        else "marked no_fuse"
    )


def kernel_word(node: Node) -> str:
    """A node's part of a kernel's name."""
    if isinstance(node.op, ReduceOp | ScatterOp | CumulativeOp):
        return f"{node.name}_{node.op.combiner.data}"
    return "matmul" if isinstance(node.op, DotGeneralOp) else node.name
