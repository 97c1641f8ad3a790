"""The vertical planner: which ops become one kernel.

Algorithm. Nodes (ops that compute, see `nodes`) are visited from the last to the first. So all users
of a node are already placed, and the indices at which they read it are known as maps from
their kernels' domains. The user's marks come first (`hints`). Then a node is placed by the first rule that applies:

1. *into the kernels of all its users, recomputed in each*, if it is one number that needs no reduction:
   Adam's `1 - beta1**step` never gets a kernel of its own;
2. *into one kernel*: that of its only user, or those of all its users joined, if that is
   legal. A result that others need as well (a return, a library call) is stored from there;
3. *into each user's kernel, recomputed*, if that costs less than the round trip through
   memory;
4. *into the first of its users' kernels that can take it*, and stored for the others;
5. *into a kernel of its own*, which earlier nodes may join.

At the end *siblings*, kernels that read the same values and don't feed each other, are joined (`siblings`). An *ordered*
op, such as a sort, visits its operand in an order of its own and gets a kernel of its own.

A contraction is a library call. If one kernel reads its result, that kernel becomes its epilogue: both are
one fusion.

Legality, checked before cost. (a) Each point of the domain computes one element of each value:
`domain` has the index maps and gives the reason if two don't fit. (b) No cycle: `dag` stays acyclic
under merging. (c) A value that others need is computed in full. (d) The user's marks.

Cost. A legal fusion saves a round trip and usually a launch, so it is made, with three exceptions: it
repeats work along a broadcast dim, and that costs more than the round trip (the ops before it are
repeated, too); there are few, long rows, and most of the device would be idle; the kernel would have
more ops or buffers than the device allows. `cost` estimates in microseconds.

Complexity: near-linear in ops and operands for bounded kernel size (`max_ops`).
Deterministic: program order, no hashing by address. Every decision is recorded as a remark.
"""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from mlfuse.diagnostics.numbers import microseconds
from mlfuse.diagnostics.remarks import recording
from mlfuse.dialects.graph.base import OpKind
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.marks import GROUP, MUST_FUSE
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.scatter import ScatterOp
from mlfuse.ir.locations import expanded_from
from mlfuse.passes.fusion.block_groups import BlockGroups
from mlfuse.passes.fusion.cost import CostModel
from mlfuse.passes.fusion.decisions import Notes
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.group import Group, place_in, required
from mlfuse.passes.fusion.hints import (
    FusionHints,
    place_in_marked_group,
    place_wanted,
    refuse,
    unite_marked_groups,
    unite_readers,
)
from mlfuse.passes.fusion.joining import join_or_carry
from mlfuse.passes.fusion.misfit import Misfit, no_index_space
from mlfuse.passes.fusion.nodes import NO_FUSE, Edge, Node, View
from mlfuse.passes.fusion.plan import Plan, PlannedKernel, kernel_name, word_of_op
from mlfuse.passes.fusion.recompute import recompute_in_all, recompute_or_store
from mlfuse.passes.fusion.rules import Rules
from mlfuse.passes.fusion.siblings import join_siblings
from mlfuse.passes.fusion.wording import label, with_ops
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_kernel_op
from mlfuse.targets.devices import Device


class Planner:
    """Plans one block."""

    def __init__(self, view: View, classes: DimClasses, device: Device, max_ops: int | None = None):
        self.view = view
        self.classes = classes
        self.device = device
        self.cost = CostModel(device, classes)
        self.groups = BlockGroups(view, classes)
        self.scalars = self._scalars()
        self.hints = FusionHints.of(view)
        self.rules = Rules(
            view, classes, device, max_ops or device.max_ops, self.groups.dag, self.hints
        )
        self.notes = Notes(view)

    def run(self) -> Plan:
        """Place every node, then join siblings; the kernels in order of their first op."""
        for node in reversed(self.view.nodes):
            self.place(node)
        unite_marked_groups(self)
        join_siblings(self.view, self.rules, self.groups, self.groups.unite, self.notes)
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
        edges = self.groups.readers(node)
        if node.kind is OpKind.CONTRACTION:
            refusal = self._place_call(node, edges)
            if refusal is not None and node.index in self.hints.must:
                refuse(self, node, refusal)
            return
        if not is_kernel_op(node.op):
            return
        if NO_FUSE in node.op.attributes:
            if edges:
                self.notes.say(node, edges, "user.no-fuse", False, _who_keeps_apart(node.op))
            self.groups.start(node, closed=True)
            return
        if node.index in self.hints.group_of:
            place_in_marked_group(self, node, edges)
            return
        if node.index in self.hints.must:
            place_wanted(self, node, edges)
            return
        if node.kind is OpKind.ORDERED:
            if edges:
                self.notes.say(node, edges, "vertical.ordered", False, "it is a kernel of its own")
            self.groups.start(node)
            return
        if not edges:
            self.groups.start(node)
            return
        shared_scalar = node.index in self.scalars and (len(edges) > 1 or node.escapes)
        if shared_scalar and recompute_in_all(self, node, edges):
            self.notes.say(
                node, edges, "vertical.scalar", True, "one value, computed where it is used"
            )
            return
        refusal = self.join_all(node, edges)
        if refusal is None or unite_readers(self, node, edges):
            return
        if recompute_or_store(self, node, edges, refusal):
            return
        self.notes.refused(node, edges, refusal)
        self.groups.start(node)

    def _place_call(self, node: Node, edges: dict[int, list[Edge]]) -> Misfit | None:
        """Make the kernel that reads a call its epilogue; the reason if that is impossible."""
        refusal = self._call_refusal(node, edges)
        if refusal is not None:
            if edges:
                self.notes.say(node, edges, refusal.rule, False, refusal.reason)
            return refusal
        group = self.groups[next(iter(edges))]
        group.call = node.index
        self.groups.dag.merge(node.index, group.owned[0])
        self.notes.say(node, edges, "vertical.epilogue", True, "the kernel is the call's epilogue")
        return None

    def _call_refusal(self, node: Node, edges: dict[int, list[Edge]]) -> Misfit | None:
        if len(edges) != 1 or node.escapes:
            count = len(edges)
            if not edges:
                return Misfit("vertical.call-shared", "no kernel reads it")
            why = f"{count} kernels read it" if count > 1 else "the function also returns it"
            reason = f"{why}, and an epilogue must be its only reader"
            return Misfit("vertical.call-shared", reason)
        group = self.groups[next(iter(edges))]
        if any(self.view.nodes[n].kind is OpKind.ORDERED for n in group.owned):
            return Misfit(
                "vertical.ordered", "a kernel that visits elements in order can't be an epilogue"
            )
        if group.closed:
            return Misfit("vertical.one-call", "the op of that kernel is marked no_fuse")
        if group.call is not None:
            return Misfit("vertical.one-call", "the kernel is the epilogue of another call")
        return self.hints.keeps_apart([node.index, group.owned[0]])

    def join_one(self, node: Node, number: int, edges: dict[int, list[Edge]]) -> Misfit | None:
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
            or self.rules.cycles.closed_by(node, groups, stored)
        )
        if refusal is None and not self.groups.fetching(node).isdisjoint(numbers):
            fetcher = next(n for n in node.fetchers if set(self.groups.computing(n)) & set(numbers))
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
        if refusal is not None:  # `place_in` has put the node into this domain: take it out again
            groups[0].domain.maps.pop(node.index, None)
            groups[0].domain.guards.pop(node.index, None)
            return refusal
        group = self.groups.put(node, numbers, domain, stored=stored)
        group.against |= self.rules.against  # the rules of cost that a mark has overruled
        self._say_joined(node, edges, stored)
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

    def _say_joined(self, node: Node, edges: dict[int, list[Edge]], stored: bool) -> None:
        if not recording():
            return
        if self.rules.overruled is not None:
            against = self.rules.overruled
            mark = MUST_FUSE if node.index in self.hints.must else GROUP
            reason = f"{mark} overrules {against.rule}: {against.reason}"
            self.notes.say(
                node, edges, "user.must-fuse", True, reason, against.numbers, against.causes
            )
            return
        value = node.op.results[0]
        if stored:
            moved = self.cost.nbytes(value) * len(edges)
            saved = self.device.move_us(moved)
            reason = (
                f"saves reading {moved} bytes, {microseconds(saved)}; the value is still written"
            )
        else:
            moved = self.cost.nbytes(value) * (1 + len(edges))
            saved = self.cost.round_trip_us(value, len(edges))
            reason = f"saves a round trip of {moved} bytes, {microseconds(saved)}"
        self.notes.say(node, edges, "vertical.fuse", True, reason, {"saved_us": saved})


def _who_keeps_apart(op: Operation) -> str:
    """The source of a `no_fuse` mark: a mark made from a device description names the device."""
    mark = op.attributes[NO_FUSE]
    if isinstance(mark, StringAttr):
        return f"{mark.data} asks for a kernel of its own"
    return "marked no_fuse"


def kernel_word(node: Node) -> str:
    """A node's part of a kernel's name."""
    if expanded_from(node.op.location):
        return word_of_op(node.op)
    if isinstance(node.op, ReduceOp | ScatterOp | CumulativeOp):
        return f"{node.name}_{node.op.combiner.data}"
    return "matmul" if isinstance(node.op, DotGeneralOp) else node.name
