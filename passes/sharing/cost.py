"""What a launch that several kernels share is worth, from the device description and the schedules.

A kernel of few blocks has the bandwidth of the multiprocessors it runs on, and others could run
beside it. Together they take one launch and as long as the longest of them, or as all their work
takes the whole device. Lost is occupancy: a block has the threads of the largest and the registers
and shared memory of the hungriest, which costs something once not all blocks fit on the device at a
time. On a CPU cases come one after the other, and a call is all that is saved.

The figures of a GPU's multiprocessor (threads, registers, shared memory) are those of sm_80 and sm_90.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.dialects.memref import AllocaOp
from xdsl.ir import Block

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import FuncOp, SharedOp
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import AccessOp, KernelOp, NestOp, SwitchOp, memref_type
from mlfuse.passes.fusion.nodes import NO_FUSE
from mlfuse.passes.schedule import schedule_kernel
from mlfuse.passes.scheduling.emission.tables import has_tables
from mlfuse.passes.scheduling.phases import Count
from mlfuse.passes.scheduling.switch import CaseShape, shape_of, why_no_case
from mlfuse.passes.utils.dims import NOMINAL
from mlfuse.passes.utils.ledger import entry_of
from mlfuse.targets.devices import Device

SMALL = 2.0
"""A kernel that takes longer than this many launches gains little from sharing one."""
LEAST_US = 2.0
"""What a launch saved must gain: less is lost in what isn't counted, such as buffers that live longer."""

_THREADS, _REGISTERS, _SHARED = 2048, 65536, 102400
_FULL_BLOCK = 256
"""Threads with which a multiprocessor reaches about its part of the bandwidth."""
_BASE_REGISTERS = 24
"""Registers for addresses and the like; private arrays come on top."""


@dataclass(frozen=True)
class Small:
    """A launch that takes little time with the whole device at it."""

    launch: LaunchOp
    kernel: KernelOp
    ops: int
    work_us: float


@dataclass(frozen=True)
class Case(Small):
    """A small kernel, as a case of a switch."""

    shape: CaseShape
    blocks: int
    registers: int
    """Of one thread."""
    shared: int
    """Bytes of shared memory of one block."""
    alone_us: float
    """With the part of the device that its blocks have, without the launch."""


@dataclass(frozen=True)
class Gain:
    """One launch against several, in microseconds."""

    apart_us: float
    together_us: float
    registers: int
    resident: int
    """Blocks that the device holds at a time."""

    @property
    def us(self) -> float:
        """What is gained."""
        return self.apart_us - self.together_us


def small(launch: LaunchOp, kernel: KernelOp, device: Device) -> Small | None:
    """A launch that may be a case, or None where it can't be or isn't small."""
    found = may_share(launch, kernel, device)
    is_small = found is not None and found.work_us <= SMALL * device.launch_us
    return found if is_small else None


def may_share(launch: LaunchOp, kernel: KernelOp, device: Device) -> Small | None:
    """A launch that may be a case, however long it takes, or None where it can't be."""
    types = [arg.type for arg in kernel.body.block.args]
    plain = all(isinstance(type_, MemRefType | IndexType) for type_ in types)
    switched = isinstance(kernel.body.block.first_op, SwitchOp)
    if not plain or switched or has_tables(kernel) or NO_FUSE in kernel.attributes:
        return None
    ops, flops = _flops(kernel.body.block, 1)
    work_us = max(device.move_us(entry_of(kernel).planned), device.compute_us(flops))
    return Small(launch, kernel, ops, work_us)


def case_of(found: Small, device: Device) -> Case | str:
    """A small kernel as a case, or why its schedule is none of one. It is scheduled to see."""
    launch, kernel, ops, work_us = found.launch, found.kernel, found.ops, found.work_us
    if not device.is_cuda:
        return Case(launch, kernel, ops, work_us, CaseShape(Count(), 1, False), 1, 0, 0, work_us)
    scheduled = schedule_kernel(kernel, device)
    shape = shape_of(scheduled)
    if shape is None:
        return why_no_case(scheduled)
    blocks = _nominal(shape.grid)
    part = min(1.0, blocks * min(shape.block, _FULL_BLOCK) / (device.units * _FULL_BLOCK))
    if work_us / part > SMALL * device.launch_us:
        most = SMALL * device.launch_us
        return (
            f"with its {blocks} blocks it takes {work_us / part:.3g} us; those that share a launch take "
            f"{most:.3g} us at most"
        )
    words, shared = _memory(scheduled.phases[0].func)
    registers = min(_BASE_REGISTERS + words, 255)
    return Case(launch, kernel, ops, work_us, shape, blocks, registers, shared, work_us / part)


def _memory(func: FuncOp) -> tuple[int, int]:
    """The words of a thread's private arrays, and the bytes of shared memory."""
    words = shared = 0
    for op in func.walk():
        if isinstance(op, AllocaOp | SharedOp):
            type_ = memref_type(op.results[0])
            nbytes = prod(type_.get_shape()) * dtypes.of(type_).nbytes
            words += -(-nbytes // 4) if isinstance(op, AllocaOp) else 0
            shared += nbytes if isinstance(op, SharedOp) else 0
    return words, shared


def gain_of(cases: Sequence[Case], device: Device) -> Gain:
    """What the cases gain as one launch."""
    apart = sum(device.launch_us + case.alone_us for case in cases)
    work = sum(case.work_us for case in cases)
    if not device.is_cuda:
        return Gain(apart, device.launch_us + work, 0, 1)
    block = max(case.shape.block for case in cases)
    registers = max(case.registers for case in cases)
    shared = sum(case.shared for case in cases)
    at_once = min(_THREADS // block, _REGISTERS // (registers * block), _SHARED // max(shared, 1))
    resident = device.units * max(at_once, 1)
    if sum(case.blocks for case in cases) <= resident:
        longest = max(case.alone_us for case in cases)
    else:
        slower = [registers * block / (case.registers * case.shape.block) for case in cases]
        work = sum(case.work_us * by for case, by in zip(cases, slower, strict=True))
        longest = max(case.alone_us * by for case, by in zip(cases, slower, strict=True))
    return Gain(apart, device.launch_us + max(work, longest), registers, resident)


def _nominal(count: Count) -> int:
    """A grid, a `?` size counted as elsewhere."""
    size = count.size.factor * NOMINAL ** len(count.size.args)
    blocks = -(-size // count.per)
    blocks = blocks if count.most is None else min(blocks, count.most)
    blocks = max(blocks * count.times, 1)
    return blocks * prod(_nominal(other) for other in count.also)


def _flops(block: Block, points: int) -> tuple[int, int]:
    """The scalar ops of a body, and how often they are done in all."""
    ops = flops = 0
    for op in block.ops:
        if isinstance(op, NestOp):
            sizes = (bound if isinstance(bound, int) else NOMINAL for bound in op.mixed_bounds())
            inner = points * prod(sizes)
            for region in op.regions:
                more, done = _flops(region.block, inner)
                ops, flops = ops + more, flops + done
        else:
            ops, flops = ops + 1, flops + points * (not isinstance(op, AccessOp))
    return ops, flops
