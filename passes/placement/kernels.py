"""The kernels and calls that a function is likely to have once it is fused, and what they take.

Kernels compute elementwise ops, reductions and so on; anything else is a call. The *level* of an op is the number of calls, and of
reductions to one element, that come before it. It is as late as its readers allow. Ops of one level between which data
flows are one kernel: no call is between them. What only moves elements is free in a kernel, and has none of its own, except
before a call that can't read it as a view. Fusion makes about these kernels; it may divide one, which costs a launch more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import IsTerminator
from xdsl.utils.disjoint_set import DisjointSet

from mlfuse.dialects.graph.base import GraphOp, OpKind, dims_of, shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.passes.placement.everywhere import computed_everywhere
from mlfuse.passes.placement.sizes import elements, nbytes
from mlfuse.passes.utils.dims import nominal
from mlfuse.passes.utils.kernel_ops import is_free, is_kernel_op, is_view
from mlfuse.targets.devices import Device


@dataclass(frozen=True)
class Kernel:
    """A kernel or a call."""

    ops: tuple[Operation, ...]
    flops: tuple[float, ...]
    """The arithmetic of each, in f32 additions."""
    moved: int
    """The bytes that it reads and writes."""
    is_call: bool

    def parts_us(self, device: Device) -> Iterator[tuple[Operation, float]]:
        """The ops, each with its part of the microseconds that the kernel takes: by its arithmetic, and the bytes that it makes."""
        start = device.call_us if self.is_call else device.launch_us
        work = [device.compute_us(flops) for flops in self.flops]
        us = start + max(sum(work), device.move_us(self.moved))
        made = [device.move_us(sum(map(nbytes, op.results))) for op in self.ops]
        weights = [computed + stored for computed, stored in zip(work, made, strict=True)]
        total = sum(weights)
        for op, weight in zip(self.ops, weights, strict=True):
            yield op, us * (weight / total if total else 1 / len(weights))


def kernels_in(block: Block) -> list[Kernel]:
    """The kernels and calls of a function, in no order. Linear in ops and operands."""
    free = computed_everywhere(block)
    ops = [op for op in block.ops if op not in free and not op.has_trait(IsTerminator)]
    return _Function(ops).kernels()


class _Function:
    def __init__(self, ops: list[Operation]):
        self.ops = ops
        self.is_moved = {op: is_view(op) or is_free(op) for op in ops}
        self.in_kernel = {op: not self.is_moved[op] and is_kernel_op(op) for op in ops}
        self.level = self._levels()

    def _levels(self) -> dict[Operation, int]:
        """By op: its level."""
        first: dict[Operation, int] = {}
        for op in self.ops:
            makers = [v.owner for v in op.operands if isinstance(v.owner, Operation)]
            after = (first[maker] + _ends_kernel(maker) for maker in makers if maker in first)
            first[op] = self._is_call(op) + max(after, default=0)
        level: dict[Operation, int] = {}
        for op in reversed(self.ops):
            readers = [use.operation for value in op.results for use in value.uses]
            limits = [
                level[each] - self._is_call(each) - _ends_kernel(op)
                for each in readers
                if each in level
            ]
            is_returned = len(limits) < len(readers)
            level[op] = first[op] if is_returned or not limits else min(limits)
        return level

    def _is_call(self, op: Operation) -> bool:
        return not self.is_moved[op] and not self.in_kernel[op]

    def kernels(self) -> list[Kernel]:
        joined = DisjointSet([op for op in self.ops if self.in_kernel[op]])
        for op in filter(self.in_kernel.get, self.ops):
            for maker in self._makers(op):
                if self.level[maker] == self.level[op]:
                    joined.union(maker, op)
        held: dict[Operation, list[Operation]] = {}
        for op in self.ops:
            if self.in_kernel[op]:
                held.setdefault(joined.find(op), []).append(op)
            elif self._is_call(op) or self._is_copied(op):
                held[op] = [op]
        return [self._kernel(each) for each in held.values()]

    def _is_copied(self, op: Operation) -> bool:
        """Whether movement is a kernel of its own: it reads what no kernel makes, and a call or the caller needs its result."""
        if is_view(op) or self._makers(op):
            return False
        readers = {use.operation for value in op.results for use in value.uses}
        return any(
            not isinstance(each, GraphOp) or (self._is_call(each) and not each.READS_STRIDED)
            for each in readers
        )

    def _makers(self, op: Operation) -> list[Operation]:
        """The ops in kernels that make what an op reads."""
        owners = [value.owner for value in self._read(op)]
        return [each for each in owners if isinstance(each, Operation) and self.in_kernel.get(each)]

    def _read(self, op: Operation) -> set[SSAValue]:
        """The values that an op reads, through movement."""
        found: set[SSAValue] = set()
        work = [*op.operands]
        while work:
            value = work.pop()
            if isinstance(value.owner, Operation) and self.is_moved.get(value.owner):
                work += value.owner.operands
            else:
                found.add(value)
        return found

    def _kernel(self, ops: list[Operation]) -> Kernel:
        own = set(ops)
        read = {value for op in ops for value in self._read(op) if value.owner not in own}
        made = [value for op in ops for value in op.results if self._leaves(value, own)]
        return Kernel(
            tuple(ops),
            tuple(map(flops, ops)),
            sum(map(nbytes, read)) + sum(map(nbytes, made)),
            is_call=self._is_call(ops[0]),
        )

    def _leaves(self, value: SSAValue, own: set[Operation]) -> bool:
        """Whether another kernel, a call or the caller reads a value, through movement or not."""
        work = [use.operation for use in value.uses]
        while work:
            reader = work.pop()
            if self.is_moved.get(reader):
                work += [use.operation for result in reader.results for use in result.uses]
            elif reader not in own:
                return True
        return False


def _ends_kernel(op: Operation) -> bool:
    """Whether an op needs all that its kernel computes: a reduction to one element."""
    is_reduction = isinstance(op, GraphOp) and op.KIND is OpKind.REDUCTION
    return is_reduction and all(elements(value) == 1 for value in op.results)


def flops(op: Operation) -> float:
    """The arithmetic of an op, in f32 additions."""
    if not isinstance(op, GraphOp):
        return 0.0
    made = sum(map(elements, op.results))
    if isinstance(op, DotGeneralOp):
        sizes = shape_of(op.lhs)
        return 2.0 * made * prod(nominal(sizes[dim]) for dim in dims_of(op.lhs_contract))
    if isinstance(op, ConvolutionOp):
        features = nominal(shape_of(op.results[0])[dims_of(op.result_dims)[1]])
        return 2.0 * made * elements(op.rhs) / features
    return op.FLOPS * max(made, *map(elements, op.operands), 0)
