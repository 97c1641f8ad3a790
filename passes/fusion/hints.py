"""The user's hints about fusion: groups, ops that must join their readers, ops to keep apart.

They overrule rules about cost, never rules about legality: a hint that isn't legal is an error, which gives the
rule's reason. Ops between two ops of a group are in it as well, for without them the kernel would depend on itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn

from xdsl.dialects.builtin import StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.marks import APART, GROUP, MUST_FUSE, NO_FUSE, is_marked
from mlfuse.passes.fusion.connect import connect
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.group import Group
from mlfuse.passes.fusion.misfit import Misfit
from mlfuse.passes.fusion.nodes import Edge, Node, View
from mlfuse.passes.fusion.recompute import recompute_in_all, recompute_us
from mlfuse.passes.fusion.rules import OF_KERNELS
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_kernel_op

if TYPE_CHECKING:
    from mlfuse.passes.fusion.planner import Planner


@dataclass
class FusionHints:
    """The marks of a block's nodes."""

    group_of: dict[int, str] = field(default_factory=dict[int, str])
    must: set[int] = field(default_factory=set[int])
    apart: dict[int, str] = field(default_factory=dict[int, str])
    members: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """By group: its nodes."""
    said_on: dict[int, Operation] = field(default_factory=dict[int, Operation])
    """By node that must be fused because an op that moves its result is marked: that op."""
    idle: list[tuple[Operation, str]] = field(default_factory=list[tuple[Operation, str]])
    """Ops with a mark that has no effect, and why."""
    begun: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """By group: one node of each kernel that holds some of its nodes."""

    @property
    def are_any(self) -> bool:
        """Whether anything must be fused."""
        return bool(self.group_of or self.must)

    @staticmethod
    def of(view: View) -> FusionHints:
        """Read the marks of a block; OpError where they contradict each other or can't be met."""
        hints = FusionHints()
        for node in view.nodes:
            group, apart = (_name(node.op, each) for each in (GROUP, APART))
            if group is not None:
                hints.group_of[node.index] = group
                hints.members.setdefault(group, []).append(node.index)
            if apart is not None:
                hints.apart[node.index] = apart
            if MUST_FUSE in node.op.attributes:
                hints.must.add(node.index)
            wanted = [each for each in (GROUP, MUST_FUSE) if each in node.op.attributes]
            if wanted and NO_FUSE in node.op.attributes:
                raise OpError(
                    node.op, f"is marked {NO_FUSE} and {wanted[0]}; remove one of the two"
                )
            if wanted and not is_kernel_op(node.op) and node.kind is not OpKind.CONTRACTION:
                raise OpError(node.op, f"is marked {wanted[0]}, but no kernel can compute it")
        hints.read_movement(view)
        for name, members in hints.members.items():
            if len(members) == 1:
                reason = (
                    f'is the only op of {GROUP} = "{name}" that a kernel computes, so there is nothing to '
                    "fuse it with; give another op the same name"
                )
                hints.idle.append((view.nodes[members[0]].op, reason))
            hints.include_between(view, name)
        return hints

    def read_movement(self, view: View) -> None:
        """Treat `must_fuse` on movement, which is read in place, as a mark on the op whose result it moves."""
        for op in view.transparent:
            if MUST_FUSE not in op.attributes:
                continue
            maker: Operation | Block = op
            while isinstance(maker, Operation) and maker not in view.node_of and maker.operands:
                maker = maker.operands[0].owner
            n = view.node_of.get(maker) if isinstance(maker, Operation) else None
            if n is None:
                what = maker.name if isinstance(maker, Operation) else "an argument"
                reason = (
                    f"only moves {what}: kernels read it in place, and none computes it; "
                    f"remove {MUST_FUSE}"
                )
                if maker is op:
                    reason = f"is part of every kernel that reads it; remove {MUST_FUSE}"
                self.idle.append((op, reason))
                continue
            made = view.nodes[n].op
            if NO_FUSE in made.attributes:
                where = f" ({place})" if (place := place_of(made)) else ""
                reason = (
                    f"is marked {MUST_FUSE}, which means {made.name}{where}, whose result it moves, and that is "
                    f"marked {NO_FUSE}; remove one of the two"
                )
                raise OpError(op, reason)
            if n not in self.must:
                self.must.add(n)
                self.said_on[n] = op

    def include_between(self, view: View, name: str) -> None:
        """Add the nodes between the ops of a group to it."""
        own = set(self.members[name])
        after: set[int] = set()
        """Nodes that depend on one of the group."""
        for node in view.nodes[min(own) : max(own) + 1]:
            if any(n in own or n in after for n in node.needs):
                after.add(node.index)
        before: set[int] = set()
        """Nodes that one of the group depends on."""
        for node in reversed(view.nodes[min(own) : max(own) + 1]):
            if node.index in own or node.index in before:
                before.update(node.needs)
        for n in sorted((after & before) - own):
            node = view.nodes[n]
            other = self.group_of.get(n)
            if other is not None or NO_FUSE in node.op.attributes:
                what = f'group "{other}"' if other is not None else NO_FUSE
                reason = (
                    f'is marked {what}, and lies between ops of group "{name}" [vertical.cycle]'
                )
                raise OpError(node.op, reason)
            if not is_kernel_op(node.op):
                reason = (
                    f'lies between ops of group "{name}", and no kernel can compute it: the group '
                    "would depend on itself [vertical.cycle]"
                )
                raise OpError(node.op, reason)
            self.group_of[n] = name
            self.members[name].append(n)

    def keeps_apart(self, nodes: Iterable[int]) -> Misfit | None:
        """The mark that keeps the nodes out of one kernel; None if no mark does."""
        if not self.apart:
            return None
        names = dict.fromkeys(self.apart.get(n) for n in nodes)
        if len(names) < 2:
            return None
        name = next(name for name in names if name is not None)
        return Misfit("user.no-fuse", f'"{name}" is kept apart from all other ops')


def place_in_marked_group(planner: Planner, node: Node, edges: dict[int, list[Edge]]) -> None:
    """Put a node where the rest of its group is."""
    name = planner.hints.group_of[node.index]
    mine = _kernels(planner, name)
    targets = {number: reads for number, reads in edges.items() if number in mine}
    if not targets:
        is_first = bool(edges) and not mine and node.kind is not OpKind.ORDERED
        refusal = planner.join_all(node, edges) if is_first else None
        if refusal is not None:
            planner.notes.refused(node, edges, refusal)
        if not is_first or refusal is not None:
            planner.groups.start(node)
        planner.hints.begun.setdefault(name, []).append(node.index)
        return
    if node.kind is OpKind.ORDERED:
        refuse(
            planner,
            node,
            Misfit("vertical.ordered", "it visits elements in a fixed order"),
            name,
        )
    if len(targets) < len(edges):
        with planner.rules.overruling(
            OF_KERNELS
        ):  # the group may cost that; others join it if they may
            against = planner.join_all(node, edges)
        if against is None:
            return
        planner.notes.stored(node, edges, targets, against)
    with planner.rules.overruling():
        refusal = planner.join_all(node, targets, others=len(targets) < len(edges))
    if refusal is not None:
        refuse(planner, node, refusal, name)


def unite_readers(planner: Planner, node: Node, edges: dict[int, list[Edge]]) -> bool:
    """Unite kernels of one group that read a node, for they will be one kernel in any case: once one of them holds
    the node, the other depends on its result. They take the node with them. The user didn't ask for that, so it
    goes against cost only where they can't be united without it. False if there are no such kernels, or they
    can't be united here."""
    if len(edges) < 2:
        return False
    group_of = planner.hints.group_of
    of_group: dict[str, dict[int, list[Edge]]] = {}
    for number, reads in edges.items():
        for n in planner.groups[number].owned:
            if n in group_of:
                of_group.setdefault(group_of[n], {})[number] = reads
    for name, targets in of_group.items():
        if len(targets) < 2:
            continue
        with planner.rules.overruling(OF_KERNELS):
            if planner.join_all(node, edges) is None:
                return True
        if _unite_first(planner, list(targets), name) is None:
            planner.place(node)  # now that fewer kernels read it
            return True
        with planner.rules.overruling():
            if planner.join_all(node, targets, others=len(targets) < len(edges)) is None:
                return True
    return False


def place_wanted(planner: Planner, node: Node, edges: dict[int, list[Edge]]) -> None:
    """Put a node that must be fused into the kernels that read it: one joined kernel, or each of them."""
    if node.kind is OpKind.ORDERED:
        refuse(planner, node, Misfit("vertical.ordered", "it visits elements in a fixed order"))
    if not edges:
        readers = dict.fromkeys(use.operation.name for use in node.op.results[0].uses)
        reason = (
            f"is marked must_fuse, but no kernel reads it, only {', '.join(readers) or 'nothing'}"
        )
        raise OpError(node.op, f"{reason} [user.must-fuse]")
    if planner.join_all(node, edges) is None:
        return
    with planner.rules.overruling():
        refusal = planner.join_all(node, edges)
        if refusal is None:
            return
        if len(edges) > 1:
            op = node.op
            if node.kind is not OpKind.REDUCTION and isinstance(op, GraphOp):
                again, stored = recompute_us(planner, op, edges)  # as the kernels are before
                if recompute_in_all(planner, node, edges):
                    numbers = {"recompute_us": again, "round_trip_us": stored}
                    reason = "computed again in each kernel that reads it"
                    planner.notes.say(node, edges, "user.must-fuse", True, reason, numbers)
                    return
            for number, reads in edges.items():
                if planner.join_all(node, {number: reads}, others=True) is None:
                    planner.notes.stored(node, edges, [number], refusal)
                    return
    refuse(planner, node, refusal)


def unite_marked_groups(planner: Planner) -> None:
    """Make one kernel of each group whose parts no data connects; OpError where that is impossible."""
    for name in planner.hints.members:
        while len(kernels := _kernels(planner, name)) > 1:
            reason = _unite_first(planner, kernels, name)
            if reason is not None:
                first, second, *_ = kernels
                members = planner.groups[second].owned
                at = planner.view.nodes[max(n for n in members if n in planner.hints.group_of)]
                others = [n for n in planner.groups[first].owned if n in planner.hints.group_of]
                with_ = planner.view.nodes[max(others)].op
                raise OpError(at.op, f'can\'t be in group "{name}" with {with_.name}: {reason}')
        _check_calls(planner, name)


def _unite_first(planner: Planner, kernels: Sequence[int], name: str) -> str | None:
    """Join the first of a group's kernels with the next that fits; the reason of the second if none fits."""
    reasons: list[str] = []
    first, *rest = kernels
    for other in rest:
        domain = _joined(planner, planner.groups[first], planner.groups[other])
        if not isinstance(domain, Misfit):
            planner.notes.united(planner.groups[first], planner.groups[other], name)
            planner.groups.unite(first, other, domain)
            return None
        reasons.append(domain.with_rule)
    return reasons[0]


def check_hints(func: FuncOp) -> None:
    """Check the fusions that a user's marks led to by the rules of hand-written ones."""
    from mlfuse.passes.fusion.region import analyze

    classes = DimClasses.of(func)
    for op in func.body.block.ops:
        if isinstance(op, FusionOp) and any(map(is_marked, op.body.block.ops)):
            analyze(op, classes)


def _check_calls(planner: Planner, name: str) -> None:
    """Raise an error if a library call of a group isn't that of the group's kernel."""
    own = planner.hints.members[name]
    calls = {planner.groups[number].call for number in _kernels(planner, name)}
    for n in own if len(own) > 1 else ():
        node = planner.view.nodes[n]
        if node.kind is OpKind.CONTRACTION and n not in calls:
            raise OpError(node.op, f'isn\'t read by the kernel of group "{name}"')


def _kernels(planner: Planner, name: str) -> list[int]:
    """The kernels that own nodes of a group."""
    begun = planner.hints.begun.get(name, ())
    return list(dict.fromkeys(planner.groups.owner[n] for n in sorted(begun)))


def _joined(planner: Planner, a: Group, b: Group) -> Domain | Misfit:
    """The domain of two kernels as one, or why there is none."""
    with planner.rules.overruling():
        refusal = planner.rules.limits([a, b], more=0) or planner.rules.apart(a, b)
    if refusal is not None:
        return refusal
    members = {*a.owned, *a.recomputed, *b.owned, *b.recomputed}
    if any(planner.view.nodes[n].kind is OpKind.ORDERED for n in members):
        reason = "a kernel that visits elements in order can't store another value"
        return Misfit("vertical.ordered", reason)
    domain = connect(planner.view, members, planner.classes)
    if isinstance(domain, Misfit):
        return domain
    for number in a.stored | b.stored:
        sizes = planner.classes.sizes(planner.view.nodes[number].op.results[0])
        if not domain.covers(number, sizes):
            reason = "another reader needs all of a result, and the kernel computes only a part"
            return Misfit("vertical.partial", reason)
    return domain


def refuse(planner: Planner, node: Node, refusal: Misfit, group: str | None = None) -> NoReturn:
    """Raise the error of a rule that forbids what the user wants."""
    readers: Sequence[int] = sorted({edge.consumer for edge in node.users})
    names = dict.fromkeys(planner.view.nodes[n].op.name for n in readers)
    into = f" {', '.join(names)}" if names else " a reader"
    wanted = "marked must_fuse" if group is None else f'in group "{group}"'
    mover = planner.hints.said_on.get(node.index)
    if mover is not None:
        where = f" ({place})" if (place := place_of(mover)) else ""
        wanted = f"marked must_fuse by the mark on {mover.name}{where}, which moves it"
    numbers = ", ".join(f"{key} {value:.4g}" for key, value in refusal.numbers.items())
    told = f" ({numbers})" if numbers else ""
    reason = f"is {wanted}, but can't join{into}: {refusal.reason}{told} [{refusal.rule}]"
    raise OpError(node.op, reason)


def _name(op: Operation, attribute: str) -> str | None:
    attr = op.attributes.get(attribute)
    if attr is not None and not (isinstance(attr, StringAttr) and attr.data):
        raise OpError(op, f'{attribute} must be a name, such as "a"; arrays are for plans')
    return attr.data if isinstance(attr, StringAttr) else None
