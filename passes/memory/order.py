"""The order of launches and calls, for a lower peak of memory.

A greedy list schedule: of all ops whose inputs are ready, the next is the one after which the least
memory is alive; ties follow the original order. It is used if its peak is
lower than that of the original order, else nothing changes. Results are alive to the
end, a `?` size counts as `NOMINAL`.

Any order that keeps reads after the writes before them, and writes after the reads and writes
before them, computes the same bits: a kernel's result depends only on what it reads. Collectives keep
their order: all ranks must issue the same sequence.

Complexity: ops times the ops that are ready at a time; functions of more than `MAX_OPS` keep their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects import memref
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.passes.memory.uses import (
    Kernels,
    Uses,
    given_to,
    is_pure,
    returned_by,
    root_of,
    uses_of,
)
from mlfuse.passes.utils.ledger import nbytes

MAX_OPS = 4096


def reorder(func: FuncOp, kernels: Kernels) -> bool:
    """Reorder a host function if that needs less memory. True if it changed."""
    ops = [op for op in func.body.block.ops if not is_pure(op) and not isinstance(op, ReturnOp)]
    movable = all(isinstance(op, LaunchOp | LibraryOp | AllReduceOp) for op in ops)
    if not movable or not 2 < len(ops) <= MAX_OPS:
        return False
    graph = _Graph.of(ops, [uses_of(op, kernels) for op in ops])
    kept = {root_of(value) for value in returned_by(func)}
    written = list(range(len(ops)))
    chosen = graph.greedy(kept)
    if graph.peak(chosen, kept) >= graph.peak(written, kept):
        return False
    _rearrange(func, [ops[number] for number in chosen])
    return True


@dataclass
class _Graph:
    """The dependences of ops, and the allocations each op touches."""

    touched: list[list[SSAValue]]
    before: list[set[int]]
    after: list[set[int]] = field(default_factory=list[set[int]])

    @staticmethod
    def of(ops: Sequence[Operation], uses: Sequence[Uses]) -> _Graph:
        writers: dict[SSAValue, int] = {}
        readers: dict[SSAValue, list[int]] = {}
        before: list[set[int]] = []
        collective: int | None = None
        for number, use in enumerate(uses):
            needs = {writers[root] for root in use.all if root in writers}
            for root in use.writes:
                needs.update(readers.pop(root, ()))
                writers[root] = number
            for root in use.reads:
                readers.setdefault(root, []).append(number)
            if isinstance(ops[number], AllReduceOp):
                needs |= set() if collective is None else {collective}
                collective = number
            before.append(needs - {number})
        touched = [
            [root for root in operands_of(op) if root in use.all]
            for op, use in zip(ops, uses, strict=True)
        ]
        after: list[set[int]] = [set() for _ in ops]
        for number, needs in enumerate(before):
            for need in needs:
                after[need].add(number)
        return _Graph(touched, before, after)

    def greedy(self, kept: set[SSAValue]) -> list[int]:
        """The order that takes the least memory at each step."""
        state = _State(self.touched, kept)
        waiting = [len(needs) for needs in self.before]
        ready = [number for number, count in enumerate(waiting) if count == 0]
        order: list[int] = []
        while ready:
            best = min(ready, key=lambda number: (state.growth(number), number))
            ready.remove(best)
            order.append(best)
            state.run(best)
            for number in self.after[best]:
                waiting[number] -= 1
                if waiting[number] == 0:
                    ready.append(number)
        return order

    def peak(self, order: Sequence[int], kept: set[SSAValue]) -> int:
        """The most bytes alive at one step."""
        state = _State(self.touched, kept)
        for number in order:
            state.run(number)
        return state.peak


@dataclass
class _State:
    """The allocations that are alive after some ops have run."""

    touched: list[list[SSAValue]]
    kept: set[SSAValue]
    left: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """By buffer: the number of remaining ops that touch it."""
    alive: set[SSAValue] = field(default_factory=set[SSAValue])
    now: int = 0
    peak: int = 0

    def __post_init__(self) -> None:
        for roots in self.touched:
            for root in roots:
                self.left[root] = self.left.get(root, 0) + 1

    def growth(self, number: int) -> int:
        """The bytes that the op would allocate, less those that it would free."""
        total = 0
        for root in self.touched[number]:
            ends = self.left[root] == 1 and root not in self.kept
            total += (root not in self.alive) * nbytes(root) - ends * nbytes(root)
        return total

    def run(self, number: int) -> None:
        """Run an op."""
        for root in self.touched[number]:
            if root not in self.alive:
                self.alive.add(root)
                self.now += nbytes(root)
        self.peak = max(self.peak, self.now)
        for root in self.touched[number]:
            self.left[root] -= 1
            if self.left[root] == 0 and root not in self.kept:
                self.now -= nbytes(root)


def operands_of(op: Operation) -> list[SSAValue]:
    """The allocations among an op's operands, each once, in order."""
    roots = dict.fromkeys(root_of(value) for value in given_to(op))
    return [root for root in roots if isinstance(root.owner, memref.AllocOp)]


def _rearrange(func: FuncOp, order: Sequence[Operation]) -> None:
    """Put ops in a new order, each after the pure ops that it still needs."""
    block = func.body.block
    last = block.last_op
    assert last is not None
    pure = [op for op in block.ops if op is not last and is_pure(op)]
    for op in (*pure, *order):
        op.detach()
    placed: set[Operation] = set()
    own = {*pure}

    def place(op: Operation) -> None:
        pending = [op]
        while pending:
            lacking = [
                value.owner
                for value in pending[-1].operands
                if value.owner in own and value.owner not in placed
            ]
            if lacking:
                pending += [owner for owner in lacking if isinstance(owner, Operation)]
                continue
            current = pending.pop()
            if current not in placed:
                placed.add(current)
                block.insert_op_before(current, last)

    for op in order:
        place(op)
    for op in pure:
        place(op)
