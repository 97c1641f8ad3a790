"""Why two ops aren't in one kernel if no rule was asked: facts, in the form of remarks.

A planner asks its rules about a producer and the kernels that read it, and about kernels that read one value.
It never considers ops outside kernels, nor kernels without a value in common. The reasons for these
are made here, when a user asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from itertools import pairwise

from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.explain.history import Observation
from mlfuse.explain.op_records import OpRecord


def of_neighbors(o: Observation, u: OpRecord, v: OpRecord) -> Remark:
    """Why a producer isn't computed in the kernel of its reader."""
    rule, reason = _neighbors(o, u, v)
    return _remark(o, rule, f"{u.kind} into {v.kind}", reason, [("producer", u), ("consumer", v)])


def _neighbors(o: Observation, u: OpRecord, v: OpRecord) -> tuple[str, str]:
    tables = [k for op in (u, v) for k in o.kernels_of.get(op.name, ()) if k in o.tuples]
    if o.is_fused_by_hand:
        return (
            "user.fusion",
            "the text already has a graph.fusion, so passes leave the function as it is",
        )
    if o.is_replayed:
        return "user.plan", "the plan has no group with both"
    for op in (u, v):
        if op.is_free and not o.kernels_of.get(op.name):
            return _in_no_kernel(op)
    if v.is_call:
        return "vertical.call", f"{v.kind} is a call, which reads its operands from memory"
    if u.name in v.fetched:
        reason = f"{v.kind} reads it at computed indices, so it must be in memory first"
        return "vertical.fetched", reason
    if tables:
        count = o.tuples[tables[0]]
        reason = f"{tables[0]} is a launch over {count} tuples of tensors: it loads and stores all of them"
        return "vertical.table", reason
    if u.is_call:
        return "vertical.call", f"{u.kind} is a call, whose result is in memory"
    for op in (u, v):
        if not o.kernels_of.get(op.name):
            return _in_no_kernel(op)
    if _reads_sizes(o, u, v):
        reason = f"{v.kind} reads the sizes of {u.kind}; a size is read from a value in memory"
        return "vertical.sizes", reason
    where = ", ".join(f"{op.kind} is in {_kernel(o, op)}" for op in (u, v))
    return "vertical.fuse", f"no rule was asked about the two: {where}"


def _reads_sizes(o: Observation, u: OpRecord, v: OpRecord) -> bool:
    """Whether an op, or movement before it, reads the sizes of another, and no op reads its elements."""
    ways = set[bool]()
    work, passed = [(v, False)], set[tuple[str, bool]]()
    while work:
        op, below = work.pop()
        for name in op.operands:
            of_sizes = below or name in op.sized
            if name == u.name:
                ways.add(of_sizes)
            elif o.planned[name].is_free and (name, of_sizes) not in passed:
                passed.add((name, of_sizes))
                work.append((o.planned[name], of_sizes))
    return ways == {True}


def of_side_by_side(o: Observation, first: OpRecord, second: OpRecord, said: Set[str]) -> Remarks:
    """Why no kernel and no launch has both of two ops between which no data flows; skips rules in `said`."""
    kernels = [_kernel(o, op) for op in (first, second)]
    subject = f"{first.kind} with {second.kind}"
    members = [("member", first), ("member", second)]
    if kernels[0] is None or kernels[1] is None:
        rule, reason = _with_call(o, first, second)
        made = _remark(o, rule, subject, reason, members)
        return Remarks([] if rule in said else [made])
    here, there = kernels[0], kernels[1]
    if way := o.flow.way(here, there) or o.flow.way(there, here):
        between = f", through {', '.join(way[1:-1])}" if len(way) > 2 else ""
        reason = f"{way[-1]} needs a result of {way[0]}{between}"
        parted = [r for step in pairwise(way) for r in _stored(o, *step)]
        return Remarks([*parted, _remark(o, "vertical.cycle", subject, reason, members)])
    remarks = Remarks()
    if not said & {"horizontal.sibling", "horizontal.foreach"}:
        rule, reason = _no_siblings(o, here, there)
        remarks.append(_remark(o, rule, subject, reason, members))
    if "horizontal.switch" not in said:
        reason = _waiting(o, here, there)
        remarks.append(_remark(o, "horizontal.switch", f"{here}, {there}", reason, members))
    return remarks


def _stored(o: Observation, made: str, read: str) -> list[Remark]:
    """Why one kernel's result is stored for another, which reads it."""
    return [
        r
        for r in o.remarks
        if not r.fused
        and r.ops
        and r.ops[0].role == "producer"
        and made in r.ops[0].kernels
        and any(op.role == "consumer" and read in op.kernels for op in r.ops)
    ]


def _with_call(o: Observation, u: OpRecord, v: OpRecord) -> tuple[str, str]:
    if (
        o.flow.reads.get(u.name) is not None
        and o.flow.reads.get(v.name) is not None
        and u.kind == v.kind
    ):
        if o.flow.reads[u.name].isdisjoint(o.flow.reads[v.name]):
            return "horizontal.contraction", "they read no operand in common"
        reason = "their common operand isn't on the same side of both, over the same dims and of one type"
        nothing = frozenset[object]()
        if o.flow.sides.get(u.name, nothing) & o.flow.sides.get(v.name, nothing):
            reason = "their other operands are contracted over different dims, or differ in size"
        return "horizontal.contraction", reason
    for op in (u, v):
        if not o.kernels_of.get(op.name):
            return _in_no_kernel(op)
    return "vertical.call", f"{u.kind} is in no kernel with {v.kind}"


def _in_no_kernel(op: OpRecord) -> tuple[str, str]:
    if op.is_free:
        return "vertical.view", f"{op.kind} needs no kernel: it is memory, read in place"
    what = "a call" if op.is_call else "part of one"
    return "vertical.call", f"{op.kind} is {what}, in no kernel"


def _no_siblings(o: Observation, a: str, b: str) -> tuple[str, str]:
    nothing = frozenset[int]()
    reads = [o.flow.reads.get(name, nothing) for name in (a, b)]
    fetches = [o.flow.fetches.get(name, nothing) for name in (a, b)]
    common = reads[0] & reads[1]
    if not common and (reads[0] | fetches[0]) & (reads[1] | fetches[1]):
        reason = "one of the kernels reads their common input at computed indices"
        return "horizontal.unrelated", reason
    if not common:
        return "horizontal.unrelated", "their kernels read no value in common"
    for name in (a, b):
        if name in o.tuples:
            reason = f"{name} is a launch over a table of tensors, which joins no other"
            return "vertical.table", reason
        if name in o.flow.alone:
            rule, reason = o.flow.alone[name]
            return rule, f"{name} {reason}, and so joins no other"
    if common <= o.flow.ones:
        return "horizontal.unrelated", "the kernels have only single numbers as common inputs"
    reason = "many kernels read their common input, and only neighbours are tried"
    return "horizontal.sibling", reason


def _waiting(o: Observation, a: str, b: str) -> str:
    for name in (a, b):
        if name in o.launched_in:
            return f"{name} is part of {o.launched_in[name]} already"
        waits = o.waits.get(name)
        if waits is None:
            return f"{name} is not a launch by itself"
        if isinstance(waits, str):
            return f"{name} {waits}"
    if o.waits[a] != o.waits[b]:
        return (
            f"{a} and {b} don't wait at the same time: the second, or an op between them, needs a kernel that "
            "waits with the first, or no more kernels could wait"
        )
    return "no schedule has both in one launch"


def _kernel(o: Observation, op: OpRecord) -> str | None:
    return next(iter(o.kernels_of.get(op.name, ())), None)


def _remark(
    o: Observation, rule: str, subject: str, reason: str, parts: Iterable[tuple[str, OpRecord]]
) -> Remark:
    ops = tuple(
        OpRef(role, op.kind, op.place, op.result, op.name, tuple(o.kernels_of.get(op.name, ())))
        for role, op in parts
    )
    return Remark(ops[0].place, rule, False, subject, reason, {}, ops)
