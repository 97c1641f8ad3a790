"""`--bucket-collectives`: all-reduces that go out together become one op of several tensors.

Each message between ranks costs microseconds whatever its size, and a training step has one gradient
for each of hundreds of parameters. So all-reduces of one element type, group and reduction go out in
buckets, as PyTorch's DistributedDataParallel sends them (Li et al., "PyTorch Distributed: Experiences on
Accelerating Data Parallel Training", VLDB 2020). What is computed is the same, element by element.

`collectives/planner.py` decides. A bucket is issued where its last operand is computed; all other ops keep their order
as far as possible (`patterns/contiguous.py`). Then a rewrite pattern joins each bucket
(`patterns/join_collectives.py`). The plan depends on the text alone, so all ranks, which run the same text, issue the
same sequence.

Every bucket is taken: its tensors are contiguous in memory (`--lower-to-host`), so nothing is
copied, and it saves a message for each tensor but one.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriteWalker

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.passes.collectives.planner import Plan, Planner, keeps_order
from mlfuse.passes.patterns.contiguous import make_contiguous
from mlfuse.passes.patterns.join_collectives import JoinCollectives
from mlfuse.passes.plans.session import begin, saving, using

MAX_BYTES = 25 * 2**20
"""Also the default of DistributedDataParallel."""


@dataclass(frozen=True)
class BucketCollectives(ModulePass):
    """Plans every function and applies the plan.

    `max_bytes` bounds the bytes of a bucket, `max_count` its tensors (None: no bound). A `?`
    size counts as 1024. An all-reduce marked `mlfuse.no_fuse` is sent by itself.
    """

    name = "bucket-collectives"
    takes = ("graph", "fused")

    max_bytes: int = MAX_BYTES
    max_count: int | None = None

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.max_bytes < 1 or (self.max_count is not None and self.max_count < 1):
            raise MlfuseError("bucket-collectives: max-bytes and max-count are at least 1")
        begin(op)
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if len(func.body.blocks) == 1:
                self._bucket(func)

    def _bucket(self, func: FuncOp) -> None:
        block = func.body.block
        plan = Planner(block, self.max_bytes, self.max_count, using(func)).run()
        _note(func, plan)
        buckets = plan.members()
        if all(len(bucket) < 2 for bucket in buckets):
            return
        after_operands = {n: each.ready + 0.5 for n, each in enumerate(plan.buckets)}
        ordered = make_contiguous(block, buckets, after_operands, keeps_order)
        assert ordered, "the buckets have a cycle"
        walker = PatternRewriteWalker(JoinCollectives(buckets), apply_recursively=False)
        walker.rewrite_region(func.body)


def _note(func: FuncOp, plan: Plan) -> None:
    """Add the buckets to the plan that is being saved, if any."""
    session = saving(func)
    if session is None:
        return
    shared = [bucket for bucket in plan.buckets if len(bucket.members) > 1]
    for number, bucket in enumerate(shared):
        for member in bucket.members:
            session.noted[plan.ops[plan.collectives[member]]].bucket = f"bucket_{number + 1}"
