"""The vertical planner: which ops become one kernel.

Algorithm. Nodes (ops that compute, see `nodes`) are visited from the last to the first. A node has
then only users that are placed, and the places where they read it are known as index maps from
their kernels' domains. It is put, by the first that applies:

1. *into the kernels of all its users, again in each*, where it is a scalar that needs no reduction:
   a learning rate's bias correction is never a launch;
2. *into one kernel*: that of its only user, or those of all its users made one, where that is
   legal. A result that others need as well (a return, a library call) is stored from there;
3. *into each user's kernel, computed again*, where that costs less than the round trip through
   memory;
4. *into the first of its users' kernels that can take it*, and stored for the others;
5. *into a kernel of its own*, which earlier nodes may join.

A contraction joins the kernel that reads it as the library call whose epilogue that kernel is.

Legality, checked before cost. (a) Each value is computed at one place per point of the domain:
`domain` has the index maps and says why two don't fit. (b) No cycle: `dag` is kept without one
under merging. (c) What others need must be computed in full at this place. (d) The user's marks.

Cost. A fusion within the rules saves a round trip and mostly a launch, so it is taken unless it
repeats work along a broadcast dim that costs more than the round trip, leaves one row to one
thread block, or passes the device's limits on ops and buffers. `cost` estimates in microseconds.

Complexity: near-linear in ops and operands for bounded kernel size (`max_ops`).
Deterministic: program order, no hashing by address. Every decision is recorded as a remark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod

from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineMap

from mlfuse.devices import Device
from mlfuse.dialects.graph.base import GraphOp, OpKind, dims_of
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.errors import place_of
from mlfuse.passes.dims import DimClasses, nominal
from mlfuse.passes.fusion.cost import CostModel
from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.fusion.domain import Domain, join, pointwise, reduction
from mlfuse.passes.fusion.nodes import (
    NO_FUSE,
    Edge,
    Node,
    View,
    is_free,
    is_kernel_op,
    operand_reads,
    resolve,
)
from mlfuse.passes.fusion.plan import Plan, PlannedKernel, kernel_name
from mlfuse.remarks import Remark, record, recording

ONE_ROW = 16384
"""Elements of a row that one thread block (or core) may go through alone."""


@dataclass
class Refusal:
    """Why a fusion was not made: the rule's id, the reason, and its numbers."""

    rule: str
    reason: str
    numbers: dict[str, float | int] = field(default_factory=dict[str, float | int])


@dataclass
class Group:
    """A kernel being built."""

    domain: Domain
    owned: list[int]
    recomputed: list[int] = field(default_factory=list[int])
    call: int | None = None
    closed: bool = False
    """Whether the user wants it left alone."""
    reads: set[SSAValue] = field(default_factory=set[SSAValue])
    """Values read from memory."""
    stored: set[int] = field(default_factory=set[int])
    """Nodes whose result leaves the kernel."""

    @property
    def size(self) -> int:
        """How many ops it computes."""
        return len(self.owned) + len(self.recomputed)


def own_domain(node: Node, classes: DimClasses) -> Domain:
    """The domain of a node by itself."""
    op = node.op
    if isinstance(op, ReduceOp):
        return reduction(node.index, classes.sizes(op.operand), dims_of(op.dims))
    return pointwise(node.index, classes.sizes(op.results[0]))


def required_map(domain: Domain, edge: Edge) -> AffineMap:
    """Where, per point of the consumer's domain, the producer is read."""
    consumer = edge.consumer
    base = domain.bodies[consumer] if consumer in domain.bodies else domain.maps[consumer]
    return edge.map.compose(base)


def place_in(
    domain: Domain, node: Node, edges: Sequence[Edge], classes: DimClasses
) -> Domain | str:
    """The domain with `node` computed in it where `edges` read it, or why that can't be.

    The domain given is changed only for a node that needs no join.
    """
    maps = {required_map(domain, edge) for edge in edges}
    if len(maps) > 1:
        return "it is read at two different places"
    (map_,) = maps
    if node.index not in domain.maps and node.kind is not OpKind.REDUCTION:
        domain.maps[node.index] = map_
        return domain
    own = own_domain(node, classes)
    sizes = classes.sizes(node.op.results[0])
    return join(own, own.maps[node.index], domain, map_, sizes)


class Planner:
    """Plans one block."""

    def __init__(self, view: View, classes: DimClasses, device: Device, max_ops: int | None = None):
        self.view = view
        self.classes = classes
        self.device = device
        self.max_ops = max_ops or device.max_ops
        self.cost = CostModel(device, classes)
        self.groups: dict[int, Group] = {}
        self.owner: dict[int, int] = {}
        """Node to the group that owns it."""
        self.copies: dict[int, list[int]] = {}
        """Recomputed node to the groups that compute it."""
        self.scalars = self._scalars()
        self.origins = self._origins()
        self.dag = Dag(len(view.nodes))
        for node in view.nodes:
            for producer in node.needs:
                self.dag.add_edge(producer, node.index)

    def run(self) -> Plan:
        """Place every node; the kernels in order of their first op."""
        for node in reversed(self.view.nodes):
            self._place(node)
        order = sorted(self.groups.values(), key=lambda group: min(group.owned))
        taken: dict[str, int] = {}
        return Plan([self._planned(group, taken) for group in order])

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
        """Nodes of one element that follow from others such alone."""
        scalars: set[int] = set()
        for node in self.view.nodes:
            if node.kind is not OpKind.ELEMENTWISE or not is_kernel_op(node.op):
                continue
            one = all(size == 1 for size in self.classes.sizes(node.op.results[0]))
            if one and all(edge.producer in scalars for edge in node.inputs):
                scalars.add(node.index)
        return scalars

    def _origins(self) -> dict[int, tuple[int, AffineMap]]:
        """For each node below a reduction that isn't one, the last such reduction and the map from
        the node's index to the reduction's."""
        origins: dict[int, tuple[int, AffineMap]] = {}
        for node in self.view.nodes:
            if node.kind not in (OpKind.ELEMENTWISE, OpKind.INJECTIVE):
                continue
            for edge in node.inputs:
                producer = self.view.nodes[edge.producer]
                if producer.kind is OpKind.REDUCTION:
                    found = edge.producer, edge.map
                elif edge.producer in origins:
                    number, path = origins[edge.producer]
                    found = number, path.compose(edge.map)
                else:
                    continue
                if node.index not in origins or found[0] > origins[node.index][0]:
                    origins[node.index] = found
        return origins

    # Placing one node

    def _place(self, node: Node) -> None:
        edges = self._edges_by_group(node)
        if node.kind is OpKind.CONTRACTION:
            self._place_call(node, edges)
            return
        if not is_kernel_op(node.op):
            return
        if NO_FUSE in node.op.attributes:
            self._start(node, closed=True)
            return
        if not edges:
            self._start(node)
            return
        shared_scalar = node.index in self.scalars and (len(edges) > 1 or node.escapes)
        if shared_scalar and self._recompute_in_all(node, edges):
            self._say(node, edges, "vertical.scalar", True, "one value, computed where it is used")
            return
        refusal = self._join_all(node, edges)
        if refusal is None or self._share(node, edges):
            return
        self._say(node, edges, refusal.rule, False, refusal.reason, refusal.numbers)
        self._start(node)

    def _share(self, node: Node, edges: dict[int, list[Edge]]) -> bool:
        """Several kernels read the node and can't be one: recompute or store, whichever is less."""
        if len(edges) < 2:
            return False
        if self._recompute_if_cheaper(node, edges, 0.0):
            return True
        for group in list(edges):
            if self._join_one(node, group, edges) is None:
                return True
        return self._recompute_if_cheaper(node, edges, self.device.launch_us)

    def _edges_by_group(self, node: Node) -> dict[int, list[Edge]]:
        """The node's reads by the groups that make them."""
        found: dict[int, list[Edge]] = {}
        for edge in node.users:
            groups = list(self.copies.get(edge.consumer, ()))
            if edge.consumer in self.owner:
                groups.append(self.owner[edge.consumer])
            for group in groups:
                found.setdefault(group, []).append(edge)
        return dict(sorted(found.items()))

    def _start(self, node: Node, *, closed: bool = False) -> None:
        group = Group(own_domain(node, self.classes), [node.index], closed=closed)
        group.stored.add(node.index)
        self.groups[node.index] = group
        self.owner[node.index] = node.index
        self._add_reads(group, node)

    def _add_reads(self, group: Group, node: Node) -> None:
        op = node.op
        if isinstance(op, GraphOp):
            for number, map_ in operand_reads(op):
                value, _ = resolve(op.operands[number], map_, self.view.node_of)
                owner = value.owner
                if owner in self.view.node_of or not (
                    isinstance(owner, Operation) and is_free(owner)
                ):
                    group.reads.add(value)
        group.reads.discard(op.results[0])

    def _place_call(self, node: Node, edges: dict[int, list[Edge]]) -> None:
        if len(edges) != 1 or node.escapes:
            if edges:
                reason = f"{len(edges)} kernels read it" if len(edges) > 1 else "it is a result too"
                self._say(node, edges, "vertical.call-shared", False, reason)
            return
        number = next(iter(edges))
        group = self.groups[number]
        if group.call is not None or group.closed:
            reason = (
                "the kernel is the epilogue of another call"
                if not group.closed
                else "marked no_fuse"
            )
            self._say(node, edges, "vertical.one-call", False, reason)
            return
        group.call = node.index
        self.dag.merge(node.index, group.owned[0])
        self._say(node, edges, "vertical.epilogue", True, "the kernel is the call's epilogue")

    # Fusing into kernels that read the node

    def _join_one(self, node: Node, number: int, edges: dict[int, list[Edge]]) -> Refusal | None:
        """Put the node into one of its users' kernels and store it for the others."""
        return self._join_all(node, {number: edges[number]}, others=True)

    def _join_all(
        self, node: Node, edges: dict[int, list[Edge]], *, others: bool = False
    ) -> Refusal | None:
        """Make the users' kernels one and put the node into it; None when that is done."""
        numbers = list(edges)
        groups = [self.groups[number] for number in numbers]
        stored = node.escapes or others
        refusal = self._check_limits(groups) or self._check_cycles(node, groups, stored)
        if refusal is not None:
            return refusal
        domain = self._joined_domain(node, groups, list(edges.values()))
        if isinstance(domain, str):
            return Refusal("vertical.index-space", domain)
        refusal = self._check_placement(node, domain, groups, stored)
        if refusal is not None:
            groups[0].domain.maps.pop(node.index, None)
            return refusal
        self._commit(node, numbers, domain, stored)
        self._say_joined(node, edges)
        return None

    def _check_limits(self, groups: list[Group]) -> Refusal | None:
        if any(group.closed for group in groups):
            return Refusal("user.no-fuse", "the op that reads it is marked no_fuse")
        size = sum(group.size for group in groups) + 1
        if size > self.max_ops:
            return Refusal(
                "vertical.max-ops",
                f"the kernel would hold {size} ops, more than {self.max_ops}",
                {"ops": size, "max_ops": self.max_ops},
            )
        if sum(group.call is not None for group in groups) > 1:
            return Refusal("vertical.one-call", "each kernel is the epilogue of a call of its own")
        buffers = len(set[SSAValue]().union(*(group.reads for group in groups)))
        buffers += sum(len(group.stored) for group in groups) + 2
        if buffers > self.device.max_buffers:
            return Refusal(
                "vertical.max-buffers",
                f"the kernel would take {buffers} buffers, more than {self.device.max_buffers}",
                {"buffers": buffers, "max_buffers": self.device.max_buffers},
            )
        return None

    def _check_cycles(self, node: Node, groups: list[Group], stored: bool) -> Refusal | None:
        first = groups[0].owned[0]
        for group in groups[1:]:
            other = group.owned[0]
            if self.dag.reaches(first, other) or self.dag.reaches(other, first):
                return Refusal("vertical.cycle", "one of the kernels that read it needs the other")
        if any(g.call is not None and node.index in self.view.nodes[g.call].needs for g in groups):
            return Refusal("vertical.cycle", "the library call in the kernel needs it beforehand")
        for group in groups if stored or len(groups) > 1 else ():
            if self.dag.reaches(node.index, group.owned[0], directly=False):
                return Refusal("vertical.cycle", "another op that reads it comes before the kernel")
        return None

    def _joined_domain(
        self, node: Node, groups: list[Group], edges: list[list[Edge]]
    ) -> Domain | str:
        sizes = self.classes.sizes(node.op.results[0])
        domain = groups[0].domain
        for position in range(1, len(groups)):
            first = required_map(domain, edges[0][0])
            second = required_map(groups[position].domain, edges[position][0])
            joined = join(domain, first, groups[position].domain, second, sizes)
            if isinstance(joined, str):
                return joined
            domain = joined
        return place_in(domain, node, [e for each in edges for e in each], self.classes)

    def _check_placement(
        self, node: Node, domain: Domain, groups: list[Group], stored: bool
    ) -> Refusal | None:
        needed = [node.index] if stored else []
        for group in groups:
            # What one kernel stores, the joined one must still compute once and in full.
            needed += group.stored if domain is not group.domain else ()
        for number in needed:
            value = self.view.nodes[number].op.results[0]
            if not domain.covers(domain.maps[number], self.classes.sizes(value)):
                return Refusal(
                    "vertical.partial", "others need it whole, and the kernel computes a part"
                )
        if node.kind is OpKind.REDUCTION:
            return self._check_one_row(domain, groups)
        return self._check_rows(node, domain) or self._check_repeated_work(node, domain)

    def _check_rows(self, node: Node, domain: Domain) -> Refusal | None:
        """A value made from reductions stays with them, where the kernel reduces other dims."""
        if not domain.inner or self._origin_fits(node, domain) is not False:
            return None
        return Refusal(
            "vertical.other-rows", "the kernel reduces other dims than the reduction it comes from"
        )

    def _origin_fits(self, node: Node, domain: Domain) -> bool | None:
        """Whether the last reduction above a node could join the domain; None without one."""
        if node.index not in self.origins:
            return None
        number, path = self.origins[node.index]
        origin = self.view.nodes[number]
        own = own_domain(origin, self.classes)
        where = path.compose(domain.maps[node.index])
        sizes = self.classes.sizes(origin.op.results[0])
        bare = Domain(list(domain.outer), list(domain.inner))
        return not isinstance(join(own, own.maps[number], bare, where, sizes), str)

    def _check_one_row(self, domain: Domain, groups: list[Group]) -> Refusal | None:
        rows = prod(nominal(size) for size in domain.outer)
        row = prod(nominal(size) for size in domain.inner)
        if rows >= self.device.units or row <= ONE_ROW:
            return None
        if not any(domain.is_full(n) for group in groups for n in group.owned):
            return None
        return Refusal(
            "vertical.one-row",
            f"{rows} rows of {row} elements would keep {rows} of {self.device.units} units busy",
            {"rows": rows, "row": row, "units": self.device.units},
        )

    def _points(self, domain: Domain, map_: AffineMap) -> int:
        """How often a kernel evaluates a value."""
        if not map_.used_dims():
            return 1
        dims = domain.sizes if domain.uses_inner(map_) else domain.outer
        return prod(nominal(size) for size in dims)

    def _check_repeated_work(self, node: Node, domain: Domain) -> Refusal | None:
        value = node.op.results[0]
        points, elements = self._points(domain, domain.maps[node.index]), self.cost.elements(value)
        if points <= elements or not isinstance(node.op, GraphOp):
            return None
        if self._origin_fits(node, domain):
            return None  # once that reduction is in, this is computed once a row
        repeated = self.device.compute_us(node.op.FLOPS * (points - elements))
        saved = self.cost.round_trip_us(value, 1) + self.device.launch_us
        if repeated <= saved:
            return None
        return Refusal(
            "vertical.broadcast",
            f"computing it at {points} points instead of {elements} costs {repeated:.3g} us, "
            f"the round trip {saved:.3g} us",
            {
                "points": points,
                "elements": elements,
                "recompute_us": repeated,
                "round_trip_us": saved,
            },
        )

    def _commit(self, node: Node, numbers: list[int], domain: Domain, stored: bool) -> None:
        kept, *gone = numbers
        group = self.groups[kept]
        for number in gone:
            other = self.groups.pop(number)
            group.owned += other.owned
            group.recomputed += other.recomputed
            group.reads |= other.reads
            group.stored |= other.stored
            group.call = other.call if group.call is None else group.call
            self.dag.merge(group.owned[0], other.owned[0])
            for member in other.owned:
                self.owner[member] = kept
            for member in other.recomputed:
                places = self.copies[member]
                places.remove(number)
                if kept not in places:
                    places.append(kept)
        owned = set(group.owned)
        group.recomputed = sorted(set(group.recomputed) - owned)
        group.domain = domain
        group.owned.append(node.index)
        self.owner[node.index] = kept
        if stored:
            group.stored.add(node.index)
        self._add_reads(group, node)
        for member in group.owned if gone else (node.index,):
            group.reads.discard(self.view.nodes[member].op.results[0])
        self.dag.merge(node.index, group.owned[0])

    # Computing a value again

    def _recompute_in_all(self, node: Node, edges: dict[int, list[Edge]]) -> bool:
        """Compute the node in every kernel that reads it; False, and nothing done, where one can't."""
        for number, reads in edges.items():
            group = self.groups[number]
            maps = {required_map(group.domain, edge) for edge in reads}
            if self._check_limits([group]) is not None or len(maps) > 1:
                return False
        for number, reads in edges.items():
            group = self.groups[number]
            group.domain.maps[node.index] = required_map(group.domain, reads[0])
            group.recomputed.append(node.index)
            self._add_reads(group, node)
            for producer in node.needs:
                self.dag.add_edge(producer, group.owned[0])
        self.copies[node.index] = list(edges)
        if node.escapes:
            self._start(node)
        return True

    def _recompute_if_cheaper(
        self, node: Node, edges: dict[int, list[Edge]], launch_us: float
    ) -> bool:
        """Recompute the node in each kernel, if that costs less than storing it and, where that
        takes a kernel of its own, the launch."""
        op = node.op
        if node.kind is OpKind.REDUCTION or node.escapes or not isinstance(op, GraphOp):
            return False
        value = op.results[0]
        again = 0.0
        for number, reads in list(edges.items())[1:]:
            group = self.groups[number]
            points = self._points(group.domain, required_map(group.domain, reads[0]))
            new = [v for v in op.operands if v not in group.reads]
            moved = self.device.move_us(sum(self.cost.nbytes(v) for v in new))
            again += max(self.device.compute_us(op.FLOPS * points), moved)
        stored = self.cost.round_trip_us(value, len(edges) - 1) + launch_us
        numbers = {"kernels": len(edges), "recompute_us": again, "round_trip_us": stored}
        reason = (
            f"{len(edges)} kernels read it, recomputing costs {again:.3g} us, "
            f"the round trip {stored:.3g} us"
        )
        if again > stored:
            self._say(node, edges, "vertical.recompute", False, reason, numbers)
        if again > stored or not self._recompute_in_all(node, edges):
            return False
        self._say(node, edges, "vertical.recompute", True, reason, numbers)
        return True

    # Remarks

    def _say_joined(self, node: Node, edges: dict[int, list[Edge]]) -> None:
        if not recording():
            return
        value = node.op.results[0]
        saved = self.cost.round_trip_us(value, len(edges))
        reason = f"saves {self.cost.nbytes(value)} bytes of round trip, {saved:.3g} us"
        self._say(node, edges, "vertical.fuse", True, reason, {"saved_us": saved})

    def _say(
        self,
        node: Node,
        edges: dict[int, list[Edge]],
        rule: str,
        fused: bool,
        reason: str,
        numbers: dict[str, float | int] | None = None,
    ) -> None:
        if not recording():
            return
        readers = sorted({edge.consumer for reads in edges.values() for edge in reads})
        names = dict.fromkeys(self.view.nodes[n].op.name for n in readers)
        subject = f"{node.op.name} into {', '.join(names)}"
        record(Remark(place_of(node.op), rule, fused, subject, reason, numbers or {}))


def kernel_word(node: Node) -> str:
    """What a node is called in a kernel's name."""
    if isinstance(node.op, ReduceOp):
        return f"reduce_{node.op.combiner.data}"
    return "matmul" if node.kind is OpKind.CONTRACTION else node.name
