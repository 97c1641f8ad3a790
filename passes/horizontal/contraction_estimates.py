"""Estimates what joining contractions gains and costs; the terms are explained in `horizontal.contractions`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Block, SSAValue, Use

from mlfuse.dialects.graph.base import GraphOp, OpKind, shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.movement import MovementOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.fusion.cost import CostModel
from mlfuse.passes.fusion.nodes import NO_FUSE, fetched
from mlfuse.passes.patterns.join_contractions import Family, is_library_use
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_kernel_op
from mlfuse.targets.devices import Device

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


class Estimates:
    """Estimates families on one device."""

    def __init__(self, device: Device, classes: DimClasses):
        self.device = device
        self.cost = CostModel(device, classes)

    def of(self, family: Family) -> Estimate:
        """What a family gains and costs."""
        device, cost = self.device, self.cost
        count = len(family.members)
        shared = family.members[0].operands[family.side]
        gained = (count - 1) * (device.call_us + device.move_us(cost.nbytes(shared)))
        pieces = family.pieces
        if all(is_constant(value) for value in pieces):
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

    def worthwhile(self, family: Family) -> Family:
        """The family without the members that cost more than a separate call, at most as many as one
        kernel can copy."""
        if any(not is_constant(value) for value in family.pieces):
            family = family.of(family.members[: self.device.max_buffers - 1])
        shared = family.members[0].operands[family.side]
        alone = self.device.call_us + self.device.move_us(self.cost.nbytes(shared))
        packed = all(is_constant(value) for value in family.pieces)
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
        return any(not _is_free_use(use, op.result, family, start) for use in op.result.uses)


def _is_free_use(use: Use, value: SSAValue, family: Family, start: int) -> bool:
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


def is_constant(value: SSAValue) -> bool:
    """Whether a value is a constant of the program."""
    return isinstance(value.owner, ConstantOp)
