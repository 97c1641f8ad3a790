"""Finds contractions that share an operand and should become one call.

    Y1 = X W1, Y2 = X W2   is   Y = X [W1 W2], Y1 and Y2 its columns   (queries, keys and values)
    Y1 = X1 W, Y2 = X2 W   is   Y = [X1; X2] W, Y1 and Y2 its rows

Algorithm. Contractions are grouped by the operand they share (and its side, its dims,
the element types); within a group, by the sizes of the other operand except one free dim, along which
they can be joined; within those, by how many of them must come before (steps of a recurrence share
their weights too). Each such family is estimated, families with the largest gain first, and members
that cost more to join than to call separately are dropped. The rest is proposed, one family after the other;
whole plans of the function decide (`fuse_contractions`).

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
from dataclasses import dataclass

from xdsl.ir import Block, Operation, SSAValue, Use

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, OpKind, shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.marks import USER, is_marked, marks_of
from mlfuse.dialects.graph.movement import MovementOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.fusion.cost import CostModel
from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.fusion.nodes import NO_FUSE, fetched
from mlfuse.passes.horizontal.order import dag_of
from mlfuse.passes.patterns.contiguous import producers
from mlfuse.passes.patterns.join_contractions import Family, is_library_use
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_kernel_op
from mlfuse.targets.devices import Device

RULE = "horizontal.contraction"
_SIDES = ("left", "right")
CHOICE_FLOPS = 10.0
"""Cost, per point and piece, of concatenating pieces along any but the outermost dim,
where neighbors come from different pieces: measured on a CPU, 8.7 to 10 additions' time."""


@dataclass(frozen=True)
class Estimate:
    """What joining a family gains and costs."""

    gained_us: float
    paid_us: float
    copied_bytes: int
    """Bytes that copies move, reads and writes."""
    packed_bytes: int
    """Bytes of constants that are packed at compile time."""

    @property
    def saved_us(self) -> float:
        return self.gained_us - self.paid_us


class ContractionPlanner:
    """Plans one block; records a remark for each contraction that it drops."""

    def __init__(
        self,
        block: Block,
        classes: DimClasses,
        device: Device,
        wanted: Mapping[Operation, str] | None = None,
    ):
        """`wanted` are the sets that a plan names: they are joined, and no others."""
        self.block = block
        self.wanted = wanted
        self.device = device
        self.classes = classes
        self.cost = CostModel(device, classes)
        self.position = {op: number for number, op in enumerate(block.ops)}

    def run(self) -> list[Family]:
        """The families that may be joined, no contraction in two of them."""
        families = [
            level
            for lot in self._lots()
            for family in self._families(*lot)
            for level in self._levels(family)
        ]
        if not families:
            return []
        families.sort(key=lambda f: (-self.estimate(f).saved_us, self.position[f.members[0]]))
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

    def estimate(self, family: Family) -> Estimate:
        """What a family gains and costs."""
        device, cost = self.device, self.cost
        count = len(family.members)
        shared = family.members[0].operands[family.side]
        gained = (count - 1) * (device.call_us + device.move_us(cost.nbytes(shared)))
        pieces = family.pieces
        if all(_is_constant(value) for value in pieces):
            packed, copied, launches, again = sum(map(cost.nbytes, pieces)), 0, 0, 0.0
        else:
            own = {v: flops for v in pieces if (flops := self._made_there(v)) is not None}
            packed, launches = 0, 0 if own else 1
            copied = 2 * sum(cost.nbytes(value) for value in pieces if value not in own)
            elements = sum(map(cost.elements, pieces))
            again = sum(own[v] * (elements - cost.elements(v)) for v in own)
            if any(size != 1 for size in shape_of(pieces[0])[: family.axis]):
                again += CHOICE_FLOPS * elements * count
        for op, start in zip(family.members, family.starts, strict=True):
            if self._is_copied(op, family, start):
                launches += 1
                copied += 2 * cost.nbytes(op.result)
        paid = launches * device.launch_us + device.move_us(copied) + device.compute_us(again)
        return Estimate(gained, paid, copied, packed)

    def _choose(self, family: Family) -> Family | None:
        """The members that pay to join; None, with a remark, if fewer than two do."""
        if self.wanted is not None:
            return self._chosen(family, self.wanted)
        constants = [op for op in family.members if _is_constant(op.operands[1 - family.side])]
        lots = [self._worthy(family)]
        if 1 < len(constants) < len(family.members):
            lots.append(self._worthy(family.of(constants)))
        best = max(lots, key=lambda lot: self.estimate(lot).saved_us)
        estimate = self.estimate(best)
        if len(best.members) < 2 or estimate.saved_us <= 0:
            whole = self.estimate(family)
            reason = (
                f"copies of {whole.copied_bytes} bytes cost {whole.paid_us:.3g} us, "
                f"{len(family.members) - 1} calls saved gain {whole.gained_us:.3g} us"
            )
            refuse(family.members, family.side, reason, _numbers(whole, len(family.members)))
            return None
        return best

    @staticmethod
    def _chosen(family: Family, wanted: Mapping[Operation, str]) -> Family | None:
        """The members of the first set that a plan names."""
        sets: dict[str, list[DotGeneralOp]] = {}
        for op in family.members:
            if op in wanted:
                sets.setdefault(wanted[op], []).append(op)
        chosen = next((ops for ops in sets.values() if len(ops) > 1), None)
        return None if chosen is None else family.of(chosen)

    def _worthy(self, family: Family) -> Family:
        """The family without the members that cost more than a separate call, at most as many as one
        kernel can copy."""
        if any(not _is_constant(value) for value in family.pieces):
            family = family.of(family.members[: self.device.max_buffers - 1])
        shared = family.members[0].operands[family.side]
        alone = self.device.call_us + self.device.move_us(self.cost.nbytes(shared))
        packed = all(_is_constant(value) for value in family.pieces)
        kept: list[DotGeneralOp] = []
        for op, start in zip(family.members, family.starts, strict=True):
            piece, paid = op.operands[1 - family.side], 0.0
            if not packed and self._made_there(piece) is None:
                paid += self.device.move_us(2 * self.cost.nbytes(piece))
            if self._is_copied(op, family, start):
                paid += self.device.launch_us
                paid += self.device.move_us(2 * self.cost.nbytes(op.result))
            if paid < alone:
                kept.append(op)
        return family.of(kept) if len(kept) > 1 else family

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
        unpaid = self.wanted is None and self.estimate(family).saved_us <= 0
        return None if len(kept) < 2 or unpaid else family

    def tell_joined(self, family: Family) -> None:
        """Record that a family becomes one call."""
        kept, estimate = family.members, self.estimate(family)
        calls = len(kept) - 1
        shared = f"{_SIDES[family.side]} operand"
        reason = (
            f"one call instead of {len(kept)}, which read the same {shared}: saves "
            f"{estimate.saved_us:.3g} us; {estimate.copied_bytes} bytes copied"
        )
        if estimate.packed_bytes:
            reason += f", {estimate.packed_bytes} bytes of constants packed"
        numbers = _numbers(estimate, len(kept))
        subject = f"{calls} {kept[0].name} into {kept[0].name}"
        ops = tuple(map(OpRef.of, kept))
        record(Remark(place_of(kept[0]), RULE, True, subject, reason, numbers, ops))

    def _made_there(self, value: SSAValue) -> float | None:
        """The cost of an element of an operand (see `GraphOp.FLOPS`), if elementwise ops compute it for
        one contraction from values in memory: then they can write it in its final place. None
        if it must be copied."""
        first = value.owner
        if isinstance(first, Block | ReshapeOp):
            return None
        flops, ops, stack = 0.0, 0, [value]
        while stack:
            current = stack.pop()
            op = current.owner
            if isinstance(op, Block):
                continue
            if not isinstance(op, GraphOp) or NO_FUSE in op.attributes:
                return None
            if op.KIND in (OpKind.SOURCE, OpKind.CONTRACTION) and op is not first:
                continue
            is_movement = isinstance(op, MovementOp)
            if not (is_movement or op.KIND is OpKind.ELEMENTWISE) or not current.has_one_use():
                return None
            stack += op.operands[:1] if is_movement else op.operands
            flops += op.FLOPS
            ops += 1
            if ops >= self.device.max_ops:
                return None
        return flops

    def _is_copied(self, op: DotGeneralOp, family: Family, start: int) -> bool:
        """Whether a reader needs a result as a separate array."""
        return any(not is_free_use(use, op.result, family, start) for use in op.result.uses)


def is_free_use(use: Use, value: SSAValue, family: Family, start: int) -> bool:
    """Whether a reader takes a result that is a slice of the joined call's without a copy."""
    return is_library_use(use, value, family, start) or _is_kernel_use(use)


def _is_kernel_use(use: Use) -> bool:
    """Whether only kernels read a value at this use, by loads that have a map."""
    op = use.operation
    if not isinstance(op, GraphOp):
        return False
    if op.size_only(use.index):
        return True
    if isinstance(op, ReshapeOp) and NO_FUSE not in op.attributes:
        return all(_is_kernel_use(each) for each in op.result.uses)
    return is_kernel_op(op) and use.operation.operands[use.index] not in fetched(op)


def _is_constant(value: SSAValue) -> bool:
    owner = value.owner
    return isinstance(owner, ConstantOp)


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
