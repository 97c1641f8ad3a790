"""`--fuse-contractions`: contractions that share an operand become one call.

A *family* is a group of contractions that share an operand and can become one call. The planner
(`horizontal/contractions.py`) proposes families with an estimate each. This pass replaces a family by one contraction
over the concatenated operands, and a slice of its result for each original one.

The cost of the whole planned function decides which families are joined (`horizontal.cost`). Families with the largest
estimated gain are tried first; families with equal estimates (the layers of a network) are one *kind* and are tried
together. A kind is joined if the plan is faster than the best plan so far and than the plan without any family, unless
one of those two has fewer launches and calls in sum, moves fewer bytes, and isn't slower even if launches cost more
than the device description says. Complexity: one full fusion and lowering of the function for each kind tried, at most
`MAX_KINDS`, and one for the function without any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.passes.fuse_horizontal import FuseHorizontal
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.passes.horizontal.contraction_estimates import Estimate
from mlfuse.passes.horizontal.contractions import RULE, ContractionPlanner, refuse
from mlfuse.passes.horizontal.cost import PlanCost, cost_of
from mlfuse.passes.lowering.equal import LoweredFusions
from mlfuse.passes.patterns.join_contractions import Family, join
from mlfuse.passes.plans.session import begin, current, saving, using
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.planned_for import check_planned_for, note_planned_for
from mlfuse.passes.utils.precision import STRICT, check_precision
from mlfuse.targets import devices

MAX_KINDS = 8
"""The most kinds of families that are tried: those with the largest estimated gains."""


@dataclass(frozen=True)
class FuseContractions(ModulePass):
    """Joins the families that make the plan for `device` faster, in every function without fusions. When a saved plan
    is in use, joins exactly the families that it names.

    With `precision` "strict" none is joined: for a matrix of another shape, a library may sum in
    another order.
    """

    name = "fuse-contractions"
    takes = ("graph", "fused")

    device: str = devices.DEFAULT
    precision: str = "default"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_precision(self.precision)
        begin(op)
        check_planned_for(op, self.device)
        device = devices.get(self.device)
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if len(func.body.blocks) != 1 or not _is_unplanned(func):
                continue
            wanted = _wanted(func)
            if self.precision == STRICT:
                for member in wanted or ():
                    _fail(member, "precision is strict: contractions are called as written")
                _say_strict(func)
                continue
            planner = ContractionPlanner(func.body.block, DimClasses.of(func), device, wanted)
            families = planner.run()
            if wanted is not None:
                _check_all(families, wanted)
            elif families:
                families = self._worthy(func, families, planner)
            for family in families:
                planner.tell_joined(family)
            for number, family in enumerate(families):
                _note(func, family, f"joined_{number + 1}")
            if families:
                note_planned_for(op, self.device)
                join(func.body, families)

    def _worthy(
        self, func: FuncOp, families: Sequence[Family], planner: ContractionPlanner
    ) -> list[Family]:
        """The families that make the function's plan better."""
        kinds: dict[Estimate, list[Family]] = {}
        for family in families:
            kinds.setdefault(planner.estimates.of(family), []).append(family)
        taken: list[Family] = []
        lowered = LoweredFusions()
        without = best = self._cost(func, taken, lowered)
        for number, kind in enumerate(kinds.values()):
            if number == MAX_KINDS:
                reason = f"not tried: {MAX_KINDS} candidates with larger estimated gains were tried first"
            else:
                cost = self._cost(func, [*taken, *kind], lowered)
                if _is_better(cost, best, without):
                    taken, best = [*taken, *kind], cost
                    continue
                reason = f"with them joined, {_told(cost)}; without, {_told(best)}"
            for family in kind:
                refuse(family.members, family.side, reason)
        return taken

    def _cost(
        self, func: FuncOp, families: Sequence[Family], lowered: LoweredFusions
    ) -> PlanCost | OpError:
        """The cost of the function with some families joined and everything else fused, or why it has no such plan.
        The function is not changed."""
        copy = func.clone()
        ops = dict(zip(func.body.block.ops, copy.body.block.ops, strict=True))
        copied: list[Family] = []
        for family in families:
            members = [op for each in family.members if isinstance(op := ops[each], DotGeneralOp)]
            copied.append(family.of(members))
        join(copy.body, copied)
        device, precision = self.device, self.precision
        fusing = [FuseHorizontal(device, precision=precision), FuseVertical(device)]
        try:
            return cost_of(copy, fusing, device, precision, lowered)
        except OpError as error:
            return error


def _is_better(
    joined: PlanCost | OpError, best: PlanCost | OpError, without: PlanCost | OpError
) -> bool:
    """Whether a plan with more contractions joined is the best so far."""
    if isinstance(joined, OpError):
        return False
    others = [each for each in (best, without) if isinstance(each, PlanCost)]
    return all(joined.us < each.us and not each.dominates(joined) for each in others)


def _told(cost: PlanCost | OpError) -> str:
    return (
        f"there is no plan: {cost.message}"
        if isinstance(cost, OpError)
        else f"the plan takes {cost}"
    )


def _is_unplanned(func: FuncOp) -> bool:
    """Whether a function has several contractions, and no fusions yet."""
    ops = list(func.body.block.ops)
    several = sum(isinstance(op, DotGeneralOp) for op in ops) > 1
    return several and not any(isinstance(op, FusionOp) for op in ops)


def _wanted(func: FuncOp) -> dict[Operation, str] | None:
    """The label of its family in the plan, for each contraction that shares its label with another; None without a
    plan."""
    session = using(func)
    if session is None:
        return None
    ops = [op for op in func.body.block.ops if isinstance(op, DotGeneralOp)]
    labels: dict[Operation, str | None] = {op: session.planned[op].joined for op in ops}
    counts = Counter(label for label in labels.values() if label is not None)
    return {op: label for op, label in labels.items() if label is not None and counts[label] > 1}


def _check_all(families: Sequence[Family], wanted: Mapping[Operation, str]) -> None:
    """Raise unless every family that a plan names is joined as a whole, and all its contractions have one
    `mlfuse.group`."""
    whole: dict[Operation, Family] = {op: each for each in families for op in each.members}
    for op, label in wanted.items():
        others = [other for other, its in wanted.items() if its == label and other is not op]
        if op not in whole or any(other not in whole[op].members for other in others):
            reason = (
                f'the contractions of set "{label}" can\'t be joined: they must share one operand; '
                "their other operands may differ in the size of one dim only; none may depend on another"
            )
            _fail(op, reason)
        session = current()
        first = whole[op].members[0]
        if session is not None and session.planned[op].groups != session.planned[first].groups:
            _fail(
                op,
                f'the contractions of set "{label}" become one call, so they must be in one mlfuse.group',
            )


def _fail(op: Operation, reason: str) -> NoReturn:
    session = current()
    if session is None:
        raise OpError(op, reason)
    session.fail(op, reason)


def _note(func: FuncOp, family: Family, label: str) -> None:
    """Add a joined family to the plan that is being saved, if any."""
    session = saving(func)
    for op in family.members:
        if session is not None:
            session.noted[op].joined = label


def _say_strict(func: FuncOp) -> None:
    reason = "precision is strict: contractions are called as written"
    ops = [op for op in func.body.block.ops if isinstance(op, DotGeneralOp)]
    refs = tuple(map(OpRef.of, ops))
    record(Remark(place_of(ops[0]), RULE, False, f"{len(ops)} {ops[0].name}", reason, ops=refs))
