"""The gain of a launch that several kernels share, from the device description and the schedules.

A kernel of few blocks has the bandwidth of the multiprocessors it runs on only, and other kernels could run
at the same time. Together they take one launch plus the time of the longest of them, or the time the whole
device needs for all their work. The cost is occupancy: a block has the threads of the largest case and the
registers and shared memory of the most demanding one. This matters if not all blocks fit on the device at the same
time. On a CPU the cases run one after the other, and only calls are saved.

The figures of a GPU's multiprocessor (threads, registers, shared memory) are those of sm_80 and sm_90.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.dialects.memref import AllocaOp
from xdsl.ir import Block

from mlfuse.diagnostics.numbers import microseconds
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
"""A small kernel takes the time of at most so many launches: a longer one gains little from sharing."""
LEAST_US = 2.0
"""The least gain per launch saved, in microseconds: costs that aren't counted, such as longer live ranges, are less."""

_THREADS, _REGISTERS, _SHARED = 2048, 65536, 102400
_FULL_BLOCK = 256
"""The threads with which a multiprocessor reaches about its share of the bandwidth."""
_BASE_REGISTERS = 24
"""Registers for addresses and the like, in addition to private arrays."""


@dataclass(frozen=True)
class Small:
    """A launch that takes little time on the whole device."""

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
    """The time, without the launch, on the part of the device that its blocks occupy."""


@dataclass(frozen=True)
class Gain:
    """One launch compared with several, in microseconds."""

    apart_us: float
    together_us: float
    registers: int
    resident: int
    """Blocks that the device holds at a time."""

    @property
    def us(self) -> float:
        """The time saved."""
        return self.apart_us - self.together_us


def small(launch: LaunchOp, kernel: KernelOp, device: Device) -> Small | None:
    """A launch that may be a case; None if it can't be or isn't small."""
    found = may_share(launch, kernel, device)
    is_small = found is not None and found.work_us <= SMALL * device.launch_us
    return found if is_small else None


def may_share(launch: LaunchOp, kernel: KernelOp, device: Device) -> Small | None:
    """A launch that may be a case, however long it takes; None if it can't be."""
    types = [arg.type for arg in kernel.body.block.args]
    plain = all(isinstance(type_, MemRefType | IndexType) for type_ in types)
    switched = isinstance(kernel.body.block.first_op, SwitchOp)
    if not plain or switched or has_tables(kernel) or NO_FUSE in kernel.attributes:
        return None
    ops, flops = _flops(kernel.body.block, 1)
    work_us = max(device.move_us(entry_of(kernel).planned), device.compute_us(flops))
    return Small(launch, kernel, ops, work_us)


def case_of(found: Small, device: Device) -> Case | str:
    """A small kernel as a case, or why its schedule can't be one. It is scheduled to find out."""
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
            f"with its {blocks} blocks it takes {microseconds(work_us / part)}; those that share a launch take "
            f"{microseconds(most)} at most"
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
    """The gain of the cases as one launch."""
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
    """The size of a grid; a `?` size counts as in all estimates."""
    size = count.size.factor * NOMINAL ** len(count.size.symbols)
    blocks = -(-size // count.per)
    blocks = blocks if count.most is None else min(blocks, count.most)
    blocks = max(blocks * count.times, 1)
    return blocks * prod(_nominal(other) for other in count.also)


def _flops(block: Block, points: int) -> tuple[int, int]:
    """The scalar ops of a body, and how often they are executed in total."""
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
