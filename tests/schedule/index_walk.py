"""Walks a scheduled kernel without any memory: where it reads and writes, and how large its numbers get.

Index arithmetic is done in Python's exact integers, for one thread of one block or for one chunk;
data isn't computed at all. Of long loops the first and the last two iterations are walked, in which
indices are extreme. Every index value must fit the width that the kernel's code gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects.kernel import ops as kernel
from mlfuse.dialects.loop.ops import memref_type

ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.divui": lambda a, b: a // b,
    "arith.divsi": lambda a, b: a // b,
    "arith.remui": lambda a, b: a % b,
    "arith.remsi": lambda a, b: a % b,
    "arith.minui": min,
    "arith.minsi": min,
    "arith.maxui": max,
    "arith.maxsi": max,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
}
COMPARISONS: tuple[Callable[[int, int], bool], ...] = (
    lambda a, b: a == b,
    lambda a, b: a != b,
    *(lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b, lambda a, b: a >= b),
    *(lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b, lambda a, b: a >= b),
)
"""By the predicate's number; sizes aren't negative numbers, so unsigned is the same as signed."""


@dataclass
class Walk:
    """One worker's way through a kernel. `sizes` are its index arguments, in order."""

    func: kernel.FuncOp
    sizes: Sequence[int] = ()
    block: int = 0
    thread: int = 0
    chunk: Callable[[int], int] = lambda count: 0
    """Which of how many chunks."""
    values: dict[SSAValue, Any] = field(default_factory=dict[SSAValue, Any])
    largest: int = 0
    """The largest index value of all."""
    reads: dict[SSAValue, set[int]] = field(default_factory=dict[SSAValue, set[int]])
    writes: dict[SSAValue, set[int]] = field(default_factory=dict[SSAValue, set[int]])
    """Places by buffer argument."""

    def run(self) -> Walk:
        sizes = iter(self.sizes)
        for arg in self.func.body.block.args:
            if isinstance(arg.type, IndexType):
                self.values[arg] = next(sizes)
        self._block(self.func.body.block)
        return self

    def _block(self, block: Block) -> list[Any]:
        for op in block.ops:
            if isinstance(op, scf.YieldOp):
                return [self.values.get(value) for value in op.operands]
            self._op(op)
        return []

    def _op(self, op: Operation) -> None:
        match op:
            case arith.ConstantOp():
                value = op.value
                self._set(op.result, value.value.data if isinstance(value, IntegerAttr) else None)
            case arith.CmpiOp():
                compare = COMPARISONS[op.predicate.value.data]
                self._set(op.result, self._apply(op, lambda a, b: int(compare(a, b))))
            case arith.SelectOp():
                chosen = op.lhs if self.values.get(op.cond) else op.rhs
                self._set(op.result, self.values.get(chosen))
            case kernel.DivideOp():
                x, n = (self.values.get(v) for v in (op.dividend, op.divisor))
                self._set(op.result, None if x is None or n is None else x // max(n, 1))
            case kernel.BlockIdOp():
                self._set(op.results[0], self.block)
            case kernel.ThreadIdOp():
                self._set(op.results[0], self.thread)
            case kernel.IsAlignedOp():
                self._set(op.result, 1)
            case kernel.ChunksOp():
                self._chunk(op)
            case kernel.SimdOp():
                self._loop(op.body.block, self.values[op.low], self.values[op.high], 1)
            case kernel.UnrollOp():
                self._loop(op.body.block, 0, op.count.value.data, 1)
            case scf.ForOp():
                bounds = (self.values[op.lb], self.values[op.ub], self.values[op.step])
                self._loop(op.body.block, *bounds)
            case scf.IfOp():
                self._if(op)
            case memref.LoadOp():
                self._access(self.reads, op.memref, op.indices, 1)
            case memref.StoreOp():
                self._access(self.writes, op.memref, op.indices, 1)
            case kernel.VectorCopyOp():
                width = op.width.value.data
                self._access(self.reads, op.source, [op.source_index], width)
                self._access(self.writes, op.target, [op.target_index], width)
            case kernel.UntilLineOp():
                self._set(op.result, 7)  # any number below a line's, as for an odd address
            case kernel.StreamOp():
                width = memref_type(op.tile).get_shape()[0]
                self._access(self.writes, op.target, [op.index], width)
            case kernel.TransposeOp():
                index, stride = self.values[op.index], self.values[op.stride]
                for row in (0, op.SIDE - 1):
                    self._touch(self.reads, op.source, index + row * stride, op.SIDE)
            case _ if op.name in ARITHMETIC:
                self._set(op.results[0], self._apply(op, ARITHMETIC[op.name]))
            case _ if op.regions:
                raise AssertionError(f"{op.name} isn't walked")
            case _:
                pass  # data

    def _apply(self, op: Operation, function: Callable[[int, int], int]) -> int | None:
        """A function of an op's two operands; None where one is data."""
        a, b = (self.values.get(operand) for operand in op.operands)
        return None if a is None or b is None else function(a, b)

    def _set(self, value: SSAValue, number: int | None) -> None:
        self.values[value] = number
        if number is None or not isinstance(value.type, IndexType):
            return
        limit = 2 ** (self.func.index_bits - 1)
        assert -limit <= number < limit, f"{number} in {self.func.index_bits} bits: {value.owner}"
        self.largest = max(self.largest, number)

    def _chunk(self, op: kernel.ChunksOp) -> None:
        size, step = self.values[op.size], op.step.value.data
        number = self.chunk(-(-size // step))
        low, high = op.body.block.args
        self._set(low, number * step)
        self._set(high, min(number * step + step, size))
        self._block(op.body.block)

    def _loop(self, block: Block, low: int, high: int, step: int) -> None:
        every = range(low, high, step)
        walked: Iterable[int] = every if len(every) <= 4 else (*every[:2], *every[-2:])
        for index in walked:
            self._set(block.args[0], index)
            self._block(block)

    def _if(self, op: scf.IfOp) -> None:
        condition = self.values.get(op.cond)
        assert condition is not None, "a branch on data isn't walked"
        region = op.true_region if condition else op.false_region
        found = self._block(region.block) if region.blocks else []
        for result, value in zip(op.results, found, strict=True):
            self._set(result, value)

    def _access(
        self,
        found: dict[SSAValue, set[int]],
        buffer: SSAValue,
        indices: Sequence[SSAValue],
        width: int,
    ) -> None:
        if buffer not in self.func.body.block.args:
            return  # private or shared
        (index,) = indices
        self._touch(found, buffer, self.values[index], width)

    def _touch(
        self, found: dict[SSAValue, set[int]], buffer: SSAValue, place: int, width: int
    ) -> None:
        (size,) = memref_type(buffer).get_shape()
        assert place >= 0 and (size < 0 or place + width <= size), f"{place} of {size}"
        found.setdefault(buffer, set()).update((place, place + width - 1))
