"""`--fuse-horizontal`: the same expression over many tensors becomes one `graph.foreach`.

Algorithm. `horizontal.components` finds sets of expressions that are equal up to shapes and
independent of each other, before vertical fusion splits them among kernels. Each set is tried: the
vertical planner plans the function with the set as one launch, and without it. The launches, library
calls and bytes of both lowered plans decide (`horizontal.cost`); a set that wins stays, and the next
one is tried on top.

Legality. No expression of a set depends on another (`components`), and all tensors of one expression have
one shape, so no computation is added or reordered. `horizontal.build` keeps the order of
ops with side effects.

Cost. A set saves a launch for every tensor but one. But it may need round trips through memory that vertical fusion
would have saved, for example if an update follows the reduction of its own gradient. Both plans are whole plans of
the function, so all consequences are counted.

If neither the tensors nor the results of many components could be fused with anything, and no other op
reads the tensors, as in an optimizer step by itself, the set is taken without a comparison. But on a GPU
a set of few components is always compared: they could share a launch with other small kernels (`sharing`), which a
foreach can't.

Complexity: the vertical planner's and the lowering's, once for each of at most `MAX_SETS` sets that are tried, and once
for the function without them (again after a set that was taken without a comparison); linear otherwise. Deterministic: sets
in the order of `groups_of`.

A function whose arguments are marked `mlfuse.each` is one `graph.foreach` as a whole
(`horizontal.each`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.diagnostics.numbers import counted
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.foreach import ForeachOp, each_arguments
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.passes.horizontal.build import build
from mlfuse.passes.horizontal.components import Component, groups_of, own_numbers
from mlfuse.passes.horizontal.cost import PlanCost, cost_of, launches_of_sums
from mlfuse.passes.horizontal.each import RULE, wrap_each
from mlfuse.passes.horizontal.members import sum_combiner
from mlfuse.passes.lowering.equal import LoweredFusions
from mlfuse.passes.plans.marks import Marks
from mlfuse.passes.plans.session import Session, begin, note_foreach, using
from mlfuse.passes.sharing.cost import LEAST_US
from mlfuse.passes.sharing.pool import MOST
from mlfuse.passes.utils.kernel_ops import is_free, is_kernel_op, is_view
from mlfuse.passes.utils.planned_for import check_planned_for, note_planned_for
from mlfuse.passes.utils.precision import DEFAULT
from mlfuse.targets import devices
from mlfuse.targets.devices import Device

MAX_SETS = 8
"""Sets that are tried: the first ones of `groups_of`, which has those of sums first, then those with the most ops."""

_MOVES = "it would move an op with side effects"


@dataclass(frozen=True)
class FuseHorizontal(ModulePass):
    """Finds the same expression over many tensors in every function, and functions that are written
    to be called with lists of tensors.

    The cost model of `device` decides; `precision` bounds what its library may do besides products; `max_ops` bounds
    the ops of one kernel; `force` takes every set, whatever its cost.
    """

    name = "fuse-horizontal"
    takes = ("graph", "fused")

    device: str = devices.DEFAULT
    max_ops: int | None = None
    force: bool = False
    precision: str = DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        begin(op)
        check_planned_for(op, self.device)
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if len(func.body.blocks) != 1 or _is_planned(func):
                continue
            if each_arguments(func):
                wrap_each(func)
            elif (session := using(func)) is not None:
                if _replay(func, session, devices.get(self.device)):
                    note_planned_for(op, self.device)
            elif self._fuse(func):
                note_planned_for(op, self.device)

    def _fuse(self, func: FuncOp) -> bool:
        """Fuse what pays in a function. True if a set was taken."""
        fused, device = False, devices.get(self.device)
        best: PlanCost | OpError | None = None
        tried: set[Operation] = set()
        every, lowered = _sets_of(func.body.block), LoweredFusions()
        for _ in range(MAX_SETS):
            groups = [g for g in every if not tried.intersection(_ops(g))]
            if not groups:
                break
            group = groups[0]
            tried.update(_ops(group))
            size = sum(not is_free(op) for op in group[0].all_ops)
            if self.max_ops is not None and size > self.max_ops:
                _say(group, False, f"the kernel would hold {size} ops, more than {self.max_ops}")
                continue
            if self.force or _stands_apart(group, device):
                if (made := build(func.body.block, group)) is None:
                    _say(group, False, _MOVES)
                    continue
                note_foreach(func, made.kernel.data, group)
                _say(group, True, f"{_launches(group, device)} instead of {len(group)}")
                best, every, fused = None, _sets_of(func.body.block), True
                continue
            copy = func.clone()
            if build(copy.body.block, _same_in(copy, func, group)) is None:
                _say(group, False, _MOVES)
                continue
            best = best or self._cost(func.clone(), lowered)
            cost = self._cost(copy, lowered)
            if isinstance(cost, OpError):
                _say(group, False, f"there is no plan with it: {cost.message}")
                continue
            _say_costs(group, device, best, cost)
            if _is_no_worse(cost, best):
                made = build(func.body.block, group)
                assert made is not None  # as in the copy
                note_foreach(func, made.kernel.data, group)
                # Find the sets again: a set that was taken has changed the dependences.
                best, every, fused = cost, _sets_of(func.body.block), True
        return fused

    def _cost(self, func: FuncOp, lowered: LoweredFusions) -> PlanCost | OpError:
        """The cost of a function as the vertical planner plans it, or why it has no such plan: the user's groups
        may need a set, or need it absent. The function is changed."""
        try:
            vertical = FuseVertical(self.device, self.max_ops)
            return cost_of(func, [vertical], self.device, self.precision, lowered)
        except OpError as error:
            return error


def _sets_of(block: Block) -> list[list[Component]]:
    """The sets of a function's block that are tried. One of views isn't: no kernel computes them."""
    return [group for group in groups_of(block) if not all(map(is_view, _ops(group)))]


def _is_no_worse(with_it: PlanCost, without: PlanCost | OpError) -> bool:
    """Whether a set is taken. It wins ties, as with a switch that has a case for each tensor."""
    return isinstance(without, OpError) or with_it.us <= without.us


def _replay(func: FuncOp, session: Session, device: Device) -> bool:
    """Make the sets that a plan names, whatever they cost: of each set that was found, the expressions
    with that mark. True if there are any."""
    block, fused = func.body.block, False
    tried: set[Operation] = set()
    while True:
        groups = [g for g in groups_of(block) if not tried.intersection(_ops(g))]
        if not groups:
            break
        tried.update(_ops(groups[0]))
        sets: dict[str, list[Component]] = {}
        for component in groups[0]:
            marks = {session.planned.get(op, Marks()).foreach for op in component.ops}
            first = next(iter(marks))
            if len(marks) == 1 and first is not None:
                sets.setdefault(first[0], []).append(component)
        for name, chosen in sets.items():
            if build(block, chosen) is None:
                op = chosen[0].walk[-1]
                session.fail(op, f'set "{name}" would move an op with side effects')
            note_foreach(func, name, chosen)
            reason = f'{_launches(chosen, device)}: set "{name}" of the plan'
            _say(chosen, True, reason, rule="user.plan")
            fused = True
    for op in block.ops:
        marks = session.planned.get(op)
        if marks is not None and marks.foreach is not None:
            reason = (
                f'can\'t be in set "{marks.foreach[0]}": the ops of a tuple are one whole elementwise '
                "expression, all tuples of a set are equal expressions, and none depends on another"
            )
            session.fail(op, reason)
    return fused


def _is_planned(func: FuncOp) -> bool:
    return any(isinstance(op, ForeachOp | FusionOp) for op in func.body.block.ops)


def _ops(group: Sequence[Component]) -> list[Operation]:
    return [op for each in group for op in each.ops]


def _same_in(copy: FuncOp, func: FuncOp, group: Sequence[Component]) -> list[Component]:
    """The components of a copied function that correspond to those of a group."""
    pairs = list(zip(func.body.block.ops, copy.body.block.ops, strict=True))
    ops: dict[Operation, Operation] = dict(pairs)
    values: dict[SSAValue, SSAValue] = dict(
        zip(func.body.block.args, copy.body.block.args, strict=True)
    )
    for old, new in pairs:
        values.update(zip(old.results, new.results, strict=True))
    return [each.mapped(ops, values) for each in group]


def _stands_apart(group: Sequence[Component], device: Device) -> bool:
    """Whether a set needs no comparison: no op that a kernel could hold computes what the set reads, reads the same, or
    reads its results; and the set takes no more launches than its components would share otherwise."""
    reduces = any(map(sum_combiner, group[0].walk))
    if reduces and len(group) <= launches_of_sums(device):
        return False
    can_share = device.launch_us >= LEAST_US
    if can_share and len(group) < MOST:  # as many as MOST would fill a launch of their own
        return False
    differing, members = own_numbers(group), {op for each in group for op in each.all_ops}
    for component in group:
        read = [*component.leaves, *(component.numbers[place] for place in differing)]
        makers = [value.owner for value in read]
        if any(isinstance(op, Operation) and _may_fuse(op) for op in makers):
            return False
        uses = [use for value in (*component.leaves, *component.roots) for use in value.uses]
        if any(use.operation not in members and _may_fuse(use.operation) for use in uses):
            return False
    return True


def _may_fuse(op: Operation) -> bool:
    return isinstance(op, GraphOp) and (is_kernel_op(op) or is_free(op))


def _say(
    group: Sequence[Component],
    fused: bool,
    reason: str,
    numbers: Mapping[str, float] | None = None,
    *,
    rule: str = RULE,
) -> None:
    """Record a remark on a set. Its members are the last ops of the components, which compute their results."""
    *others, last = group[0].walk
    subject = f"{last.name} and {counted(len(others), 'op')} before it" if others else last.name
    members = tuple(OpRef.of(component.walk[-1]) for component in group)
    every = {"tensors": len(group), **(numbers or {})}
    record(Remark(place_of(last), rule, fused, subject, reason, every, members))


def _launches(group: Sequence[Component], device: Device) -> str:
    """How many launches a set takes, in words."""
    reduces = any(map(sum_combiner, group[0].walk))
    number = launches_of_sums(device) if reduces else 1
    return f"{len(group)} tensors in {'one launch' if number == 1 else f'{number} launches'}"


def _say_costs(
    group: Sequence[Component], device: Device, without: PlanCost | OpError, with_it: PlanCost
) -> None:
    numbers: dict[str, float] = {
        "launches": with_it.launches,
        "bytes": with_it.nbytes,
        "us": with_it.us,
    }
    if isinstance(without, OpError):
        other = f"without it there is no plan ({without.message})"
    else:
        other = f"the plan without it takes {without}"
        numbers |= {
            "launches_without": without.launches,
            "bytes_without": without.nbytes,
            "us_without": without.us,
        }
    reason = f"{_launches(group, device)}: the plan with this set takes {with_it}; {other}"
    _say(group, _is_no_worse(with_it, without), reason, numbers)
