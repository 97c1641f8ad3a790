"""`--bucket-collectives`: all-reduces that go out together become one op of several tensors.

Each message between ranks costs microseconds whatever its size, and a training step has one gradient
for each of hundreds of parameters. So all-reduces of one element type, group and reduction go out in
buckets, as PyTorch's DistributedDataParallel sends them (Li et al., "PyTorch Distributed: Experiences on
Accelerating Data Parallel Training", VLDB 2020). What is computed is the same, element by element.

**Plan.** All-reduces are taken in the order in which their operands become ready, which is where the
last op stands that makes one. Each joins the bucket that is open for its kind; where it can't, that one
is closed and another opened. A bucket is full at `max_bytes` (what doesn't fit into any has one to
itself) or `max_count` tensors.

**Legal.** No all-reduce waits for itself: its operands must not follow from what the bucket gives, be it
by way of other buckets. For every op the collectives that it follows from are known, as a set of bits;
those of a bucket are those of all its members. Since an op comes after all that it follows from, the
question is asked once, when it joins.

**Order.** A bucket stands where its last operand is made; all else keeps its order as far as it can.
The plan follows from the text alone, so all ranks, which run the same text, issue the same sequence.

Complexity: ops times the words of a set of collectives; for each collective, the buckets it follows from.
Buckets are always taken: their tensors lie side by side in memory (`runtime.placement`), so that
nothing is copied, and a bucket saves a message for each of them.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import copy_location, shape_of, tensor_type
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.errors import MlfuseError, place_of
from mlfuse.passes.dims import NOMINAL
from mlfuse.passes.fusion.nodes import NO_FUSE
from mlfuse.passes.plans.session import Session, begin, saving, using
from mlfuse.remarks import OpRef, Remark, record

RULE = "collective.bucket"
MAX_BYTES = 25 * 2**20
"""DistributedDataParallel's default too."""


@dataclass(frozen=True)
class BucketCollectives(ModulePass):
    """Plans every function and applies the plan.

    `max_bytes` bounds the bytes of a bucket, `max_count` its tensors (None: as many as there are). A `?`
    size counts as 1024. An all-reduce marked `mlfuse.no_fuse` stays by itself.
    """

    name = "bucket-collectives"

    max_bytes: int = MAX_BYTES
    max_count: int | None = None

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.max_bytes < 1 or (self.max_count is not None and self.max_count < 1):
            raise MlfuseError("bucket-collectives: max-bytes and max-count are at least 1")
        begin(op)
        plans: dict[FuncOp, Plan] = {}
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if len(func.body.blocks) == 1:
                session = using(func)
                plan = Planner(func.body.block, self.max_bytes, self.max_count, session).run()
                _note(func, plan)
                if any(len(bucket.members) > 1 for bucket in plan.buckets):
                    plans[func] = plan
        PatternRewriteWalker(ApplyBuckets(plans), apply_recursively=False).rewrite_module(op)


@dataclass
class Bucket:
    """All-reduces that go out together, by number; in the order in which they become ready."""

    members: list[int]
    nbytes: int
    tensors: int
    needs: int
    """The collectives that they follow from, a bit each."""
    ready: int
    """The position of the op that makes the last operand."""


@dataclass
class Plan:
    """The buckets of one block, and the positions that they are about."""

    ops: list[Operation]
    collectives: list[int]
    """By number: the position of the all-reduce among `ops`."""
    buckets: list[Bucket]


Kind = tuple[Attribute | DictionaryAttr | None, ...]


def _note(func: FuncOp, plan: Plan) -> None:
    """Tell the plan that is being saved, if one is."""
    session = saving(func)
    if session is None:
        return
    shared = [bucket for bucket in plan.buckets if len(bucket.members) > 1]
    for number, bucket in enumerate(shared):
        for member in bucket.members:
            session.noted[plan.ops[plan.collectives[member]]].bucket = f"bucket_{number + 1}"


@dataclass
class Planner:
    """Plans one block."""

    block: Block
    max_bytes: int
    max_count: int | None
    session: Session | None = None
    """Whose plan decides, where one does."""
    ops: list[Operation] = field(default_factory=list[Operation])
    buckets: list[Bucket] = field(default_factory=list[Bucket])
    bucket_of: dict[int, int] = field(default_factory=dict[int, int])
    collectives: list[int] = field(default_factory=list[int])

    def run(self) -> Plan:
        """Put every all-reduce into a bucket."""
        self.ops = list(self.block.ops)
        collectives = [n for n, op in enumerate(self.ops) if isinstance(op, AllReduceOp)]
        self.collectives = collectives
        plan = Plan(self.ops, collectives, self.buckets)
        if len(collectives) < 2:
            return plan
        needs, ready = self._needs(collectives)
        open_: dict[Kind | str, int] = {}
        for number in sorted(range(len(collectives)), key=lambda n: (ready[n], n)):
            op = self.ops[collectives[number]]
            assert isinstance(op, AllReduceOp)
            one = Bucket([number], _nbytes(op), len(op.inputs), needs[number], ready[number])
            if self.session is not None:
                self._place_as_planned(op, one, open_, self.session)
                continue
            if NO_FUSE in op.attributes:
                _say([op], "user.no-fuse", False, "marked no_fuse", {})
                self._start(one)
                continue
            kind = _kind_of(op)
            refusal = self._refusal(open_[kind], one) if kind in open_ else None
            if refusal is not None:
                current = self.buckets[open_[kind]]
                numbers = {"tensors": current.tensors, "bytes": current.nbytes}
                before = self.ops[collectives[current.members[0]]]
                _say([op, before], RULE, False, refusal, numbers | {"added_bytes": one.nbytes})
            if kind in open_ and refusal is None:
                self._join(open_[kind], one)
            else:
                open_[kind] = self._start(one)
        for bucket in self.buckets:
            self._say_fused(bucket, collectives)
        return plan

    def _place_as_planned(
        self, op: AllReduceOp, one: Bucket, open_: dict[Kind | str, int], session: Session
    ) -> None:
        """Put an all-reduce where a plan has it."""
        name = session.planned[op].bucket
        if name is None or name not in open_:
            number = self._start(one)
            if name is not None:
                open_[name] = number
            return
        number = open_[name]
        first = self.ops[self.collectives[self.buckets[number].members[0]]]
        if NO_FUSE in op.attributes or NO_FUSE in first.attributes:
            session.fail(op, f'is marked mlfuse.no_fuse, and bucket "{name}" holds others')
        if isinstance(first, AllReduceOp) and _kind_of(first) != _kind_of(op):
            reason = "the tensors of a bucket are of one type, group and reduction"
            session.fail(op, f'can\'t be in bucket "{name}": {reason}')
        if self._follows(one.needs, number):
            reason = "its operand follows from a result of the bucket"
            session.fail(op, f'can\'t be in bucket "{name}": {reason}')
        self._join(number, one)

    def _needs(self, collectives: Sequence[int]) -> tuple[list[int], list[int]]:
        """For each collective those it follows from, as bits, and when its operands are there."""
        number_of = {position: number for number, position in enumerate(collectives)}
        from_: list[int] = []
        needs, ready = [0] * len(collectives), [-1] * len(collectives)
        for position, before in enumerate(_dependencies(self.ops)):
            mask = 0
            for other in before:
                mask |= from_[other]
            if position in number_of:
                number = number_of[position]
                needs[number], ready[number] = mask, max(before, default=-1)
                mask |= 1 << number
            from_.append(mask)
        return needs, ready

    def _refusal(self, number: int, one: Bucket) -> str | None:
        """Why an all-reduce can't join a bucket."""
        bucket = self.buckets[number]
        has = f"the bucket before it has {bucket.tensors} tensors, {bucket.nbytes} bytes"
        if self.max_count is not None and bucket.tensors + one.tensors > self.max_count:
            return f"{has}; max-count is {self.max_count}"
        if bucket.nbytes + one.nbytes > self.max_bytes:
            return f"{has}; with {one.nbytes} more it would pass max-bytes, {self.max_bytes}"
        if self._follows(one.needs, number):
            return "its operand follows from a result of the bucket before it"
        return None

    def _follows(self, needs: int, number: int) -> bool:
        """Whether something that follows from these collectives follows from a bucket."""
        seen: set[int] = set()
        work = [needs]
        while work:
            for member in _bits(work.pop()):
                bucket = self.bucket_of[member]
                if bucket == number:
                    return True
                if bucket not in seen:
                    seen.add(bucket)
                    work.append(self.buckets[bucket].needs)
        return False

    def _start(self, one: Bucket) -> int:
        self.bucket_of[one.members[0]] = len(self.buckets)
        self.buckets.append(one)
        return len(self.buckets) - 1

    def _join(self, number: int, one: Bucket) -> None:
        bucket = self.buckets[number]
        bucket.members += one.members
        bucket.nbytes += one.nbytes
        bucket.tensors += one.tensors
        bucket.needs |= one.needs
        bucket.ready = max(bucket.ready, one.ready)
        self.bucket_of[one.members[0]] = number

    def _say_fused(self, bucket: Bucket, collectives: Sequence[int]) -> None:
        if len(bucket.members) < 2:
            return
        count = len(bucket.members)
        reason = f"{bucket.tensors} tensors, {bucket.nbytes} bytes: {count - 1} fewer messages"
        numbers = {"tensors": bucket.tensors, "bytes": bucket.nbytes, "saved_messages": count - 1}
        members = [self.ops[collectives[member]] for member in bucket.members]
        _say(members, RULE, True, reason, numbers)


def _dependencies(ops: Sequence[Operation]) -> list[set[int]]:
    """For each op the positions of those that must come before it.

    They make what it, or an op in its regions, reads. Ops that are neither pure nor collectives
    keep their order, too.
    """
    position_of: dict[Operation, int] = {}
    found: list[set[int]] = []
    effect: int | None = None
    for position, op in enumerate(ops):
        owners = [value.owner for inner in op.walk() for value in inner.operands]
        before = {
            position_of[owner]
            for owner in owners
            if isinstance(owner, Operation) and owner in position_of
        }
        if not (isinstance(op, AllReduceOp) or op.has_trait(Pure)):
            before |= {effect} if effect is not None else set()
            effect = position
        found.append(before)
        position_of[op] = position
    return found


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _kind_of(op: AllReduceOp) -> Kind:
    """What all-reduces of one bucket have in common."""
    element = tensor_type(op.inputs[0]).element_type
    return element, op.groups, op.reduction, DictionaryAttr(dict(op.attributes))


def _nbytes(op: AllReduceOp) -> int:
    itemsize = dtypes.of(op.inputs[0].type).nbytes
    shapes = [[NOMINAL if size < 0 else size for size in shape_of(value)] for value in op.inputs]
    return itemsize * sum(prod(shape) for shape in shapes)


def _say(
    ops: Sequence[Operation], rule: str, fused: bool, reason: str, numbers: Mapping[str, int]
) -> None:
    refs = tuple(map(OpRef.of, ops))
    record(Remark(place_of(ops[0]), rule, fused, "graph.all_reduce", reason, numbers, refs))


@dataclass
class ApplyBuckets(RewritePattern):
    """Rebuilds a function's block: an op for each bucket, the rest as it was."""

    plans: dict[FuncOp, Plan]

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: FuncOp, rewriter: PatternRewriter) -> None:
        if op not in self.plans:
            return
        for gone in _rebuild(op.body.block, self.plans.pop(op)):
            rewriter.handle_operation_removal(gone)
        rewriter.notify_op_modified(op)


def _rebuild(block: Block, plan: Plan) -> list[Operation]:
    """Put the ops of a block in their new order; the ops that are gone."""
    last = plan.ops[-1]
    units = _units(plan)
    for op in plan.ops:
        op.detach()
    values: dict[SSAValue, SSAValue] = {}
    gone: list[Operation] = []
    for unit in units:
        members = [plan.ops[position] for position in unit]
        for op in members:
            for inner in op.walk():
                inner.operands = [values.get(value, value) for value in inner.operands]
        if len(members) == 1:
            block.add_op(members[0])
            continue
        block.add_op(_joined(members, values))
        gone += members
    last.operands = [values.get(value, value) for value in last.operands]
    block.add_op(last)
    for op in gone:
        op.drop_all_references()
    return gone


def _joined(members: Sequence[Operation], values: dict[SSAValue, SSAValue]) -> AllReduceOp:
    """One op for several; `values` then has its results for theirs."""
    first = members[0]
    assert isinstance(first, AllReduceOp)
    new = AllReduceOp(
        first.reduction.data, [value for op in members for value in op.operands], first.ranks
    )
    new.attributes.update(first.attributes)
    copy_location(new, first)
    old = [value for op in members for value in op.results]
    for before, after in zip(old, new.outputs, strict=True):
        after.name_hint = before.name_hint
        values[before] = after
    return new


def _units(plan: Plan) -> list[list[int]]:
    """The positions of ops, those of a bucket together, in their new order; without the terminator.

    A topological order that takes the earliest first: an op as early as it stood, a bucket right
    behind its last operand.
    """
    unit_of: dict[int, int] = {}
    units: list[list[int]] = []
    early: list[tuple[int, int]] = []
    for number, bucket in enumerate(plan.buckets):
        positions = [plan.collectives[member] for member in bucket.members]
        unit_of.update(dict.fromkeys(positions, len(units)))
        units.append(positions)
        early.append((bucket.ready, 1 + number))
    for position in range(len(plan.ops) - 1):
        if position not in unit_of:
            unit_of[position] = len(units)
            units.append([position])
            early.append((position, 0))
    needs: list[set[int]] = [set() for _ in units]
    for position, before in enumerate(_dependencies(plan.ops[:-1])):
        unit = unit_of[position]
        needs[unit] |= {unit_of[other] for other in before} - {unit}
    followers: list[list[int]] = [[] for _ in units]
    for unit, before in enumerate(needs):
        for other in before:
            followers[other].append(unit)
    waiting = [len(before) for before in needs]
    heap = [(early[unit], unit) for unit, count in enumerate(waiting) if count == 0]
    heapq.heapify(heap)
    order: list[list[int]] = []
    while heap:
        _, unit = heapq.heappop(heap)
        order.append(units[unit])
        for follower in followers[unit]:
            waiting[follower] -= 1
            if waiting[follower] == 0:
                heapq.heappush(heap, (early[follower], follower))
    assert len(order) == len(units), "the buckets have a cycle"
    return order
