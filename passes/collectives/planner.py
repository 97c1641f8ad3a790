"""Which all-reduces share a message: the planner of `--bucket-collectives`.

All-reduces are taken in the order in which their operands become ready, which is the position of the last op that
computes one. Each joins the open bucket of its kind; if it can't, that bucket is closed and another opened. A bucket is
full at `max_bytes` (an all-reduce larger than that has its own bucket) or `max_count` tensors.

**Legality.** No all-reduce waits for itself: its operands must not depend on a result of the bucket, nor
through other buckets. For every op the collectives that it depends on are known, as a bit set; a bucket has the
union of its members' sets. Since an op comes after all that it depends on, one check, when it joins, is enough.

**Complexity.** Ops times the words of a set of collectives; for each collective, the buckets it depends on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

from xdsl.dialects.builtin import DictionaryAttr
from xdsl.ir import Attribute, Block, Operation
from xdsl.traits import Pure

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.passes.patterns.contiguous import dependencies
from mlfuse.passes.plans.session import Session
from mlfuse.passes.utils.dims import NOMINAL

RULE = "collective.bucket"


def keeps_order(op: Operation) -> bool:
    """Whether an op keeps its order among others with side effects. Collectives don't: the plan orders them."""
    return not (isinstance(op, AllReduceOp) or op.has_trait(Pure))


@dataclass
class Bucket:
    """All-reduces that share a message, by number, in the order in which they become ready."""

    members: list[int]
    nbytes: int
    tensors: int
    needs: int
    """The collectives that they depend on, as a bit set."""
    ready: int
    """The position of the op that computes the last operand."""


@dataclass
class Plan:
    """The buckets of one block, and the positions that they refer to."""

    ops: list[Operation]
    collectives: list[int]
    """By number: the position of the all-reduce among `ops`."""
    buckets: list[Bucket]

    def members(self) -> list[list[AllReduceOp]]:
        """By bucket: its all-reduces, in the order in which they become ready."""
        found = [[self.ops[self.collectives[n]] for n in each.members] for each in self.buckets]
        return [[op for op in each if isinstance(op, AllReduceOp)] for each in found]


Kind = tuple[Attribute | DictionaryAttr | None, ...]


@dataclass
class Planner:
    """Plans one block."""

    block: Block
    max_bytes: int
    max_count: int | None
    session: Session | None = None
    """The session whose plan decides, if any."""
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
        """Put an all-reduce into the bucket that a plan names."""
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
            reason = "its operand depends on a result of the bucket"
            session.fail(op, f'can\'t be in bucket "{name}": {reason}')
        self._join(number, one)

    def _needs(self, collectives: Sequence[int]) -> tuple[list[int], list[int]]:
        """For each collective those it depends on, as bits, and the position where its operands are ready."""
        number_of = {position: number for number, position in enumerate(collectives)}
        from_: list[int] = []
        needs, ready = [0] * len(collectives), [-1] * len(collectives)
        befores: list[set[int]] = [set() for _ in self.ops]
        position_of = {op: position for position, op in enumerate(self.ops)}
        for producer, op in dependencies(self.block, keeps_order):
            befores[position_of[op]].add(position_of[producer])
        for position, before in enumerate(befores):
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
            return f"{has}; with {one.nbytes} more it would exceed max-bytes, {self.max_bytes}"
        if self._follows(one.needs, number):
            return "its operand depends on a result of the bucket before it"
        return None

    def _follows(self, needs: int, number: int) -> bool:
        """Whether an op that depends on these collectives depends on a bucket."""
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


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _kind_of(op: AllReduceOp) -> Kind:
    """The properties that all-reduces of one bucket share."""
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
