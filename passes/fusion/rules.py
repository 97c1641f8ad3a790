"""The rules that a fusion must meet: marks and limits, cycles (`cycles`), values stored in full, and cost.

Each returns None, or a `Misfit` with the rule's id and the numbers it compared.
"""

from __future__ import annotations

from collections.abc import Container, Generator, Iterable
from contextlib import contextmanager
from math import prod
from typing import TYPE_CHECKING

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap

from mlfuse.diagnostics.numbers import microseconds
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.passes.fusion.cost import CostModel
from mlfuse.passes.fusion.cycles import Cycles
from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.group import Group, own_domain
from mlfuse.passes.fusion.joining import join
from mlfuse.passes.fusion.misfit import Misfit
from mlfuse.passes.fusion.nodes import Node, View
from mlfuse.passes.fusion.wording import label, over, reduced_in
from mlfuse.passes.utils.dims import DimClasses, nominal
from mlfuse.targets.devices import Device

if TYPE_CHECKING:
    from mlfuse.passes.fusion.hints import FusionHints

ONE_ROW = 16384
"""The longest row, in elements, that one thread block (or core) may process alone."""
CARRIED = 16384
"""The most partial results that rows may carry: a block (or core) keeps them in addition to its rows."""
SHORTEST = 32
"""The shortest row, in elements, that may carry anything: of shorter ones several are processed at a time."""
OF_KERNELS = frozenset({"vertical.carried", "vertical.one-row"})
"""Rules about the cost of a whole kernel, whatever else it computes: once a user has overruled one for a
kernel, it doesn't apply to the next op that joins."""
LOOK_AHEAD = 6
"""The most ops above a node whose fate, should the node be recomputed, is examined."""
ROWS_EACH = 4
"""The fewest rows per unit with which carrying pays: every unit stores its partial results in memory."""


class Rules:
    """The rules for one block on one device."""

    def __init__(
        self,
        view: View,
        classes: DimClasses,
        device: Device,
        max_ops: int,
        dag: Dag,
        hints: FusionHints,
    ):
        self.hints = hints
        self._is_overruled = False
        self._only: frozenset[str] | None = None
        """Which rules are overruled; None for all."""
        self.overruled: Misfit | None = None
        """The misfits about cost that the user's mark overruled."""
        self.against: set[str] = set()
        """Those of them that are from rules about whole kernels."""
        self.view = view
        self.classes = classes
        self.device = device
        self.max_ops = max_ops
        self.cycles = Cycles(view, dag)
        self.cost = CostModel(device, classes)
        self.in_order = {n.index for n in view.nodes if n.kind is OpKind.ORDERED}
        self.origins = self._origins()

    @contextmanager
    def overruling(self, only: frozenset[str] | None = None) -> Generator[None]:
        """Let the user's mark overrule the rules about cost inside the `with` block, or only the given
        rules."""
        self._is_overruled, self._only = True, only
        self.begin()
        try:
            yield
        finally:
            self._is_overruled, self._only = False, None
            self.begin()

    def begin(self) -> None:
        """Forget what was overruled: a failed attempt has no cost."""
        self.overruled, self.against = None, set()

    def _cost_says(
        self,
        rule: str,
        reason: str,
        numbers: dict[str, float | int],
        causes: tuple[int, ...] = (),
    ) -> Misfit | None:
        """A refusal because of cost, not legality."""
        refusal = Misfit(rule, reason, numbers, causes)
        if not self._is_overruled or (self._only is not None and rule not in self._only):
            return refusal
        self.overruled = self.overruled or refusal
        if rule in OF_KERNELS:
            self.against.add(rule)
        return None

    def limits(self, groups: list[Group], *, more: int = 1) -> Misfit | None:
        """Marks and sizes: whether the groups may be joined, with `more` further nodes."""
        if any(group.closed for group in groups):
            return Misfit("user.no-fuse", "the op that reads it is marked no_fuse")
        if sum(group.call is not None for group in groups) > 1:
            return Misfit(
                "vertical.one-call", "each kernel is the epilogue of a different library call"
            )
        return self._sizes(groups, more)

    def _sizes(self, groups: list[Group], more: int) -> Misfit | None:
        size = sum(group.size for group in groups) + more
        if size > self.max_ops:
            refusal = self._cost_says(
                "vertical.max-ops",
                f"the kernel would hold {size} ops, more than {self.max_ops}",
                {"ops": size, "max_ops": self.max_ops},
            )
            if refusal is not None:
                return refusal
        buffers = len(set[SSAValue]().union(*(group.reads for group in groups)))
        buffers += sum(len(group.stored) for group in groups) + 2 * more
        if buffers > self.device.max_buffers:
            return self._cost_says(
                "vertical.max-buffers",
                f"the kernel would take {buffers} buffers, more than {self.device.max_buffers}",
                {"buffers": buffers, "max_buffers": self.device.max_buffers},
            )
        return None

    def ordered(self, node: Node, groups: list[Group], stored: bool) -> Misfit | None:
        """A kernel of an ordered op takes only nodes that it alone reads, element by element."""
        if all(self.in_order.isdisjoint(group.owned) for group in groups):
            return None
        if len(groups) == 1 and not stored and node.kind is not OpKind.REDUCTION:
            return None
        return Misfit(
            "vertical.ordered",
            "a kernel that visits elements in order can't reduce or store another value",
        )

    def apart(self, a: Group, b: Group) -> Misfit | None:
        """The refusal if data flows between two kernels, or a mark keeps them apart."""
        kept = self.hints.keeps_apart([a.owned[0], b.owned[0]])
        return self.cycles.between(a, b) if kept is None else kept

    def placement(
        self, node: Node, domain: Domain, groups: list[Group], stored: bool
    ) -> Misfit | None:
        """Whether the node may be computed at its index in the joined domain."""
        needed = [node.index] if stored else []
        for group in groups:
            # What one kernel stores, the joined one must still compute once and in full.
            needed += group.stored if domain is not group.domain else ()
        for number in needed:
            value = self.view.nodes[number].op.results[0]
            if not domain.covers(number, self.classes.sizes(value)):
                what = "it" if number == node.index else label(self.view.nodes[number].op, node.op)
                reason = f"another reader needs all of {what}, and the kernel computes only a part"
                causes = () if number == node.index else (number,)
                return Misfit("vertical.partial", reason, causes=causes)
        paid = {rule for group in groups for rule in group.against}
        refusal = self.carrying(domain, paid=paid)
        if refusal is not None:
            return refusal
        if node.kind is OpKind.REDUCTION:
            members = (n for group in groups for n in group.owned)
            return None if "vertical.one-row" in paid else self.one_row(domain, members)
        return self._other_rows(node, domain) or self._repeated_work(node, domain)

    def carrying(self, domain: Domain, *, paid: Container[str] = ()) -> Misfit | None:
        """Whether carrying reductions from row to row, if there are any, is worth its cost; `paid` are rules
        that were overruled for the kernel before."""
        if not domain.carried:
            return None
        if any(size < 0 for size in domain.inner):
            return Misfit("vertical.carried", "rows of `?` elements can't pass partial results on")
        columns = prod(nominal(size) for size in domain.inner)
        held = len(domain.carried) * columns
        rows = prod(nominal(size) for size in domain.outer)
        numbers: dict[str, float | int] = {"held": held, "rows": rows, "columns": columns}
        causes = tuple(sorted(domain.carried))
        carried = " and ".join(label(self.view.nodes[n].op) for n in causes[:2])
        carried += f" and {len(causes) - 2} more" if len(causes) > 2 else ""
        carrying = f"carrying partial results of {carried} from row to row"
        if columns < SHORTEST and "vertical.carried" not in paid:
            reason = f"rows of {columns} elements are too short: {carrying} pays from {SHORTEST} elements on"
            return self._cost_says("vertical.carried", reason, numbers, causes)
        if held > CARRIED:
            reason = f"rows would pass on {held} partial results of {carried}, more than {CARRIED}"
            return Misfit("vertical.carried", reason, numbers, causes)
        least = ROWS_EACH * self.device.units
        if rows < least and "vertical.carried" not in paid:
            reason = f"{rows} rows are too few: {carrying} pays from {least} rows on"
            return self._cost_says("vertical.carried", reason, numbers, causes)
        return None

    def _other_rows(self, node: Node, domain: Domain) -> Misfit | None:
        """A value computed from reductions stays with them if the kernel reduces other dims."""
        if not domain.inner or self._origin_fits(node, domain) is not False:
            return None
        number, _ = self.origins[node.index]
        origin = self.view.nodes[number].op
        mine = next(iter(sorted(reduced_in(domain))), None)
        reason = (
            f"{label(node.op, node.op)} depends on {over(origin, node.op)}, which can't be in this kernel: the kernel "
            "reduces other dims"
        )
        if mine is not None:
            own = over(self.view.nodes[mine].op, node.op)
            reason += f", in {own}{self._why_not_carried(node, domain)}"
        causes = (number,) if mine is None else (number, mine)
        comes_along = number in self.hints.must or (
            number in self.hints.group_of
            and self.hints.group_of[number] == self.hints.group_of.get(node.index)
        )
        if comes_along:  # it can't, so there is nothing to overrule
            return Misfit("vertical.other-rows", reason, causes=causes)
        return self._cost_says("vertical.other-rows", reason, {}, causes)

    def _why_not_carried(self, node: Node, domain: Domain) -> str:
        """Names the op in the kernel that reads a reduction, if that alone keeps the reduction from being carried."""
        if not domain.needed or domain.carried:
            return ""
        free = domain.copy()
        free.needed.clear()
        if not self._origin_fits(node, free):
            return ""
        for n in sorted(domain.needed):
            for edge in self.view.nodes[n].users:
                if edge.consumer in domain.maps:
                    reader, sum_ = (
                        label(self.view.nodes[each].op, node.op) for each in (edge.consumer, n)
                    )
                    return f"; {reader} reads {sum_} in the kernel, so {sum_} can't be passed on from row to row"
        return ""

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
        if not isinstance(join(own, own.maps[number], bare, where, sizes), Misfit):
            return True
        flipped = domain.flipped()
        if flipped is None or self.carrying(flipped[0]) is not None:
            return False
        other, by = flipped
        bare = Domain(list(other.outer), list(other.inner))
        where = where.replace_dims_and_symbols(by, [], other.rank, 0)
        return not isinstance(join(own, own.maps[number], bare, where, sizes), Misfit)

    def one_row(self, domain: Domain, nodes: Iterable[int]) -> Misfit | None:
        """Whether the kernel would leave the device idle: few long rows, and a node that needs them in full."""
        rows = prod(nominal(size) for size in domain.outer)
        row = prod(nominal(size) for size in domain.inner)
        if rows >= self.device.units or row <= ONE_ROW:
            return None
        if not any(domain.is_full(n) for n in nodes):
            return None
        return self._cost_says(
            "vertical.one-row",
            f"{rows} row{'s' * (rows != 1)} of {row} elements would keep {rows} of {self.device.units} units busy",
            {"rows": rows, "row": row, "units": self.device.units},
        )

    def _repeated_work(self, node: Node, domain: Domain) -> Misfit | None:
        value = node.op.results[0]
        points, elements = self.points(domain, domain.maps[node.index]), self.cost.elements(value)
        if points <= elements or not isinstance(node.op, GraphOp):
            return None
        if self._origin_fits(node, domain):
            return None  # once that reduction joins, this is computed once per row
        repeated = self.device.compute_us(node.op.FLOPS * (points - elements))
        above, stores = self._above(node, points, elements, LOOK_AHEAD)
        repeated += above + self.device.launch_us * stores
        saved = self.cost.round_trip_us(value, 1) + self.device.launch_us
        if repeated <= saved:
            return None
        work = f"computing it at {points} points instead of {elements}"
        if stores:
            work += " and storing what it reads"
        elif above:
            work = f"computing it and what it reads at {points} points instead of {elements}"
        return self._cost_says(
            "vertical.broadcast",
            f"{work} costs {microseconds(repeated)}, and the round trip and a launch cost {microseconds(saved)}",
            {
                "points": points,
                "elements": elements,
                "recompute_us": repeated,
                "round_trip_us": saved,
            },
        )

    def _above(self, node: Node, points: int, elements: int, levels: int) -> tuple[float, bool]:
        """A lower bound of the cost, without launches, of the ops that only this one reads, element by element: each
        is computed at as many points, or stored. Also whether one is stored. Without this a cheap op moves to its
        reader and its operands are stored instead: for `sin(x) + cos(x)` two tables, not one."""
        total, stores = 0.0, False
        for number in {edge.producer for edge in node.inputs} if levels else ():
            maker = self.view.nodes[number]
            if not isinstance(op := maker.op, GraphOp) or op.KIND is not OpKind.ELEMENTWISE:
                continue
            alone = {edge.consumer for edge in maker.users} == {node.index}
            if maker.escapes or maker.fetchers or not alone or NO_FUSE in op.attributes:
                continue  # it is stored, or not recomputed, in either case
            if self.cost.elements(op.results[0]) != elements:
                continue
            more, below = self._above(maker, points, elements, levels - 1)
            again = self.device.compute_us(op.FLOPS * (points - elements)) + more
            trip = self.cost.round_trip_us(op.results[0], 1)
            is_stored = trip + self.device.launch_us < again
            total += trip if is_stored else again
            stores |= is_stored or below
        return total, stores

    def points(self, domain: Domain, map_: AffineMap) -> int:
        """How often a kernel evaluates a value.

        A CPU's pointwise kernel has one loop per dim, in order: a value is computed outside the loops below the last
        dim that it depends on. A GPU's threads compute it for every element.
        """
        used = map_.used_dims()
        if not used:
            return 1
        dims = domain.sizes if domain.uses_inner(map_) else domain.outer
        if not self.device.is_cuda and not domain.inner:
            dims = dims[: max(used) + 1]
        return prod(nominal(size) for size in dims)

    def _origins(self) -> dict[int, tuple[int, AffineMap]]:
        """By node that depends on a reduction and isn't one: the last such reduction and the map from
        the node's index to the reduction's."""
        origins: dict[int, tuple[int, AffineMap]] = {}
        for node in self.view.nodes:
            if node.kind not in (OpKind.ELEMENTWISE, OpKind.INDEXED, OpKind.INJECTIVE):
                continue
            for edge in node.inputs:
                if edge.inside:
                    continue  # a reduction can't be read in part
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
