"""Finds contractions that share an operand and should become one call.

    Y1 = X W1, Y2 = X W2   is   Y = X [W1 W2], Y1 and Y2 its columns   (queries, keys and values)
    Y1 = X1 W, Y2 = X2 W   is   Y = [X1; X2] W, Y1 and Y2 its rows

Algorithm. Contractions are grouped by the operand they share (and its side, its dims,
the element types); within a group, by the sizes of the other operand except one free dim, along which
they can be joined; within those, by the number of contractions of the group that must run before them (steps of a
recurrence share their weights too). Each such group is a family. Families with the largest estimated gain come first;
members that cost more to join than to call separately are dropped. The remaining families are proposed, and
`fuse_contractions` compares whole plans of the function with and without them.

Legality. No member depends on another, also not through a family joined before (`fusion.dag`
stays acyclic under merging). Sizes are equal as the function's dim classes prove; sizes
along the joined dim are static, for they are the offsets of the results. An op marked `mlfuse.no_fuse`
isn't joined. A library may add in another order for a matrix of another shape, so bits of
floats may change, within the bound of `docs/numerics.md`; `precision=strict` joins nothing.

Cost, in microseconds of the device description, for n contractions in one call:

- gained: n - 1 calls, and n - 1 reads of the shared operand. Further gains of the library from a larger
  matrix aren't counted; they are positive where measured (docs/horizontal.md).
- paid for operands: nothing if all are constants, packed at compile time. Else a kernel that concatenates
  them: a launch, and each operand read and written, except those that elementwise ops compute for
  this contraction alone: the vertical planner lets these write into the concatenation directly.
  Such a kernel computes every piece at every point and selects one: that work is counted, and the
  selection.
- paid for results: nothing if kernels read them (the slice is part of their loads) or library calls
  that take strides (`fusion.strided`). Else, for a return or any other call, a copy: a launch, and the
  result read and written.

Complexity: linear in ops and operands for families whose members are neighbors (a walk from the first
to the last for each), except for bounded searches for cycles, and sorting.
Deterministic: program order everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.ir import Block, Operation

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.numbers import microseconds
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.marks import USER, is_marked, marks_of
from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.horizontal.contraction_estimates import Estimate, Estimates, is_constant
from mlfuse.passes.horizontal.order import dag_of
from mlfuse.passes.patterns.contiguous import producers
from mlfuse.passes.patterns.join_contractions import Family
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.targets.devices import Device

RULE = "horizontal.contraction"
_SIDES = ("left", "right")


class ContractionPlanner:
    """Plans one block; records a remark for each contraction that it drops."""

    def __init__(
        self,
        block: Block,
        classes: DimClasses,
        device: Device,
        wanted: Mapping[Operation, str] | None = None,
    ):
        """`wanted` gives the families that a plan names, as a label for each contraction: only these are joined."""
        self.block = block
        self.wanted = wanted
        self.classes = classes
        self.estimates = Estimates(device, classes)
        self.position = {op: number for number, op in enumerate(block.ops)}

    def run(self) -> list[Family]:
        """The families to try; no contraction is in two of them."""
        families = [
            level
            for lot in self._lots()
            for family in self._families(*lot)
            for level in self._levels(family)
        ]
        if not families:
            return []
        families.sort(key=lambda f: (-self.estimates.of(f).saved_us, self.position[f.members[0]]))
        dag = dag_of(self.block, self.position)
        taken: set[DotGeneralOp] = set()
        joined: list[Family] = []
        for family in families:
            rest = [op for op in family.members if op not in taken]
            while len(rest) > 1 and (chosen := self._choose(family.of(rest))) is not None:
                gone = set(chosen.members)
                rest = [op for op in rest if op not in gone]
                merged = self._merge(chosen, dag)
                if merged is not None:
                    taken.update(merged.members)
                    joined.append(merged)
        return joined

    def _lots(self) -> list[tuple[int, list[DotGeneralOp]]]:
        """Contractions that share one operand and differ only in the other."""
        lots: dict[object, tuple[int, list[DotGeneralOp]]] = {}
        for op in self.block.ops:
            if not isinstance(op, DotGeneralOp) or 0 in _all_sizes(op):
                continue
            attributes = tuple(item for item in op.attributes.items() if item[0] not in USER)
            alike = (op.batch, op.contract, op.result_type.element_type, attributes)
            for side in (0, 1):
                other = len(shape_of(op.operands[1 - side]))
                key = (op.operands[side], side, other, alike)
                lots.setdefault(key, (side, []))[1].append(op)
        found: list[tuple[int, list[DotGeneralOp]]] = []
        for side, ops in lots.values():
            if len(ops) > 1:
                free = [op for op in ops if not is_marked(op)]
                for op in ops:
                    if is_marked(op):
                        mark = next(iter(marks_of(op))).removeprefix("mlfuse.")
                        refuse([op], side, f"marked {mark}")
                found.append((side, free))
        return found

    def _families(self, side: int, ops: list[DotGeneralOp]) -> list[Family]:
        """The families of a lot that fit together along some dim, by the first such dim."""
        if len(ops) < 2:
            return []
        used = (*ops[0].batch[1 - side], *ops[0].contract[1 - side])
        rank = len(shape_of(ops[0].operands[1 - side]))
        free = [dim for dim in range(rank) if dim not in used]
        first = len(used) - len(ops[0].contract[1 - side])  # the batch dims come first
        if side == 0:
            taken = (*ops[0].batch[0], *ops[0].contract[0])
            first += len(shape_of(ops[0].lhs)) - len(taken)
        found: list[Family] = []
        rest = ops
        for number, axis in enumerate(free):
            fitting: dict[object, list[DotGeneralOp]] = {}
            for op in rest:
                if shape_of(op.operands[1 - side])[axis] != DYNAMIC:
                    fitting.setdefault(self._fit(op, side, axis, first + number), []).append(op)
            lots = [members for members in fitting.values() if len(members) > 1]
            found += [Family(tuple(lot), side, axis, first + number) for lot in lots]
            gone = {op for lot in lots for op in lot}
            rest = [op for op in rest if op not in gone]
        if len(rest) > 1:
            why = "sizes differ in more than one dim, or can't be proved equal"
            if any(DYNAMIC in shape_of(op.operands[1 - side]) for op in rest):
                why = "a `?` size gives no offset for the results, or can't be proved equal to another"
            refuse(rest, side, why if free else "they have no dim to be joined along")
        return found

    def _levels(self, family: Family) -> list[Family]:
        """Members that don't depend on each other: those that depend on equally many of the family.
        One walk over the ops between the first and the last."""
        members, before = set(family.members), dict[Operation, int]()
        levels: dict[int, list[DotGeneralOp]] = {}
        op: Operation | None = family.members[0]
        while op is not None and sum(map(len, levels.values())) < len(members):
            needed = [before.get(each, 0) for each in producers(op, self.block)]
            before[op] = max(needed, default=0)
            if isinstance(op, DotGeneralOp) and op in members:
                levels.setdefault(before[op], []).append(op)
                before[op] += 1
            op = op.next_op
        alone = [level[0] for level in levels.values() if len(level) == 1]
        if alone and len(levels) > 1:
            others = [op for op in family.members if op not in alone]
            refuse(alone, family.side, "they depend on each other's results", others=others)
        return [family.of(level) for level in levels.values() if len(level) > 1]

    def _fit(self, op: DotGeneralOp, side: int, axis: int, result_axis: int) -> object:
        """The properties that must be equal to join two operands along `axis`: declared sizes and
        proven ones."""
        other, result = op.operands[1 - side], op.result
        shapes = [
            [size for dim, size in enumerate(sizes) if dim != left_out]
            for left_out, value in ((axis, other), (result_axis, result))
            for sizes in (shape_of(value), self.classes.sizes(value))
        ]
        return tuple(map(tuple, shapes))

    def _choose(self, family: Family) -> Family | None:
        """The members that pay to join; None, with a remark, if fewer than two do."""
        if self.wanted is not None:
            return self._chosen(family, self.wanted)
        constants = [op for op in family.members if is_constant(op.operands[1 - family.side])]
        lots = [self.estimates.worthwhile(family)]
        if 1 < len(constants) < len(family.members):
            lots.append(self.estimates.worthwhile(family.of(constants)))
        best = max(lots, key=lambda lot: self.estimates.of(lot).saved_us)
        estimate = self.estimates.of(best)
        if len(best.members) < 2 or estimate.saved_us <= 0:
            whole = self.estimates.of(family)
            reason = (
                f"copying {whole.copied_bytes} bytes costs {microseconds(whole.paid_us)}, but "
                f"{len(family.members) - 1} fewer calls save only {microseconds(whole.gained_us)}"
            )
            refuse(family.members, family.side, reason, _numbers(whole, len(family.members)))
            return None
        return best

    @staticmethod
    def _chosen(family: Family, wanted: Mapping[Operation, str]) -> Family | None:
        """The members that share the first label in the plan."""
        sets: dict[str, list[DotGeneralOp]] = {}
        for op in family.members:
            if op in wanted:
                sets.setdefault(wanted[op], []).append(op)
        chosen = next((ops for ops in sets.values() if len(ops) > 1), None)
        return None if chosen is None else family.of(chosen)

    def _merge(self, family: Family, dag: Dag) -> Family | None:
        """Make the members one node of the graph, without those that would close a cycle."""
        first, *others = family.members
        kept = [first]
        for op in others:
            a, b = self.position[first], self.position[op]
            if dag.reaches(a, b) or dag.reaches(b, a):
                reason = "it depends on a result of those that it would be joined with"
                refuse([op], family.side, reason, others=kept)
                continue
            dag.merge(a, b)
            kept.append(op)
        family = family.of(kept)
        unpaid = self.wanted is None and self.estimates.of(family).saved_us <= 0
        return None if len(kept) < 2 or unpaid else family

    def tell_joined(self, family: Family) -> None:
        """Record that a family becomes one call."""
        kept, estimate = family.members, self.estimates.of(family)
        calls = len(kept) - 1
        shared = f"{_SIDES[family.side]} operand"
        reason = (
            f"one call instead of {len(kept)}, which read the same {shared}: saves "
            f"{microseconds(estimate.saved_us)}; {estimate.copied_bytes} bytes copied"
        )
        if estimate.packed_bytes:
            reason += f", {estimate.packed_bytes} bytes of constants packed"
        numbers = _numbers(estimate, len(kept))
        subject = f"{calls} {kept[0].name} into {kept[0].name}"
        ops = tuple(map(OpRef.of, kept))
        record(Remark(place_of(kept[0]), RULE, True, subject, reason, numbers, ops))


def _all_sizes(op: Operation) -> list[int]:
    return [size for value in (*op.operands, *op.results) for size in shape_of(value)]


def _numbers(estimate: Estimate, count: int) -> dict[str, float | int]:
    return {
        "contractions": count,
        "calls_saved": count - 1,
        "gained_us": estimate.gained_us,
        "paid_us": estimate.paid_us,
        "saved_us": estimate.saved_us,
        "copied_bytes": estimate.copied_bytes,
        "packed_bytes": estimate.packed_bytes,
    }


def refuse(
    ops: Sequence[DotGeneralOp],
    side: int,
    reason: str,
    numbers: dict[str, float | int] | None = None,
    *,
    others: Sequence[DotGeneralOp] = (),
) -> None:
    """Record why some contractions aren't joined; `others` are those that they would have been joined with."""
    subject = f"{len(ops)} {ops[0].name} with others of one {_SIDES[side]} operand"
    if len(ops) > 1:
        subject = f"{len(ops)} {ops[0].name} of one {_SIDES[side]} operand"
    refs = tuple(map(OpRef.of, (*ops, *others)))
    record(Remark(place_of(ops[0]), RULE, False, subject, reason, numbers or {}, refs))
