"""`loop.switch`: several kernels in one launch.

Each case is scheduled like a kernel, by the same schedule and so to the same bits. The
results are merged into one function:

- on a GPU the blocks of case k start after the grids of the earlier cases. Each block compares its
number with
  the ranges, and a case counts its own blocks from 0. The comparison is uniform in a block, so
  barriers in a case are legal. Blocks are as large as the largest case's; in a case with fewer threads
  the others are idle, and it can't have barriers.
- on a CPU cases run one after the other.

A kernel that takes several launches can't be a case, and neither can one with clusters or dynamic shared
memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr
from xdsl.ir import Block, Operation, Region, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.ops import BarrierOp, BlockIdOp, FuncOp, ThreadIdOp
from mlfuse.dialects.loop.ops import KernelOp, SwitchOp
from mlfuse.passes.scheduling.phases import (
    Count,
    CountSum,
    Phase,
    Reciprocal,
    ScheduledKernel,
    Scratch,
    TablePart,
)
from mlfuse.targets.devices import Device

Source = int | Scratch | TablePart | CountSum | Reciprocal
"""The value of a function's argument at its launch."""


def cases_of(kernel: KernelOp, switch: SwitchOp) -> list[KernelOp]:
    """Each case as a kernel with all arguments of the original, which isn't changed."""
    return [_case_kernel(kernel, case.body) for case in switch.cases]


def _case_kernel(kernel: KernelOp, case: Region) -> KernelOp:
    args = kernel.body.block.args
    body = Region(Block(arg_types=[arg.type for arg in args]))
    for old, new in zip(args, body.block.args, strict=True):
        new.name_hint = old.name_hint
    values: dict[SSAValue, SSAValue] = dict(zip(args, body.block.args, strict=True))
    for op in case.block.ops:
        body.block.add_op(op.clone(values))
    alone = KernelOp(kernel.sym_name.data, body)
    alone.attributes.update(kernel.attributes)
    alone.location = kernel.location
    return alone


@dataclass(frozen=True)
class CaseShape:
    """The requirements of a case's schedule on a shared launch."""

    grid: Count
    block: int
    has_barriers: bool


def shape_of(scheduled: ScheduledKernel) -> CaseShape | None:
    """A kernel's requirements as a case; None if it can't be one."""
    if len(scheduled.phases) != 1 or scheduled.cut is not None:
        return None
    (phase,) = scheduled.phases
    if not isinstance(phase.grid, Count) or phase.func.cluster > 1 or phase.func.dynamic_shared:
        return None
    barriers = any(isinstance(op, BarrierOp) for op in phase.func.walk())
    return CaseShape(phase.grid, phase.func.block_size, barriers)


def why_no_case(scheduled: ScheduledKernel) -> str:
    """The reason why a kernel can't be a case (its `shape_of` is None)."""
    if len(scheduled.phases) != 1:
        return f"its schedule is {len(scheduled.phases)} launches"
    if scheduled.cut is not None:
        return "its tables are cut into chunks"
    (phase,) = scheduled.phases
    if phase.func.cluster > 1:
        return f"its blocks come in clusters of {phase.func.cluster}"
    if phase.func.dynamic_shared:
        return "its launch asks for shared memory"
    return "how many blocks it has is computed when it is called"


def one_launch(
    kernel: KernelOp, cases: Sequence[ScheduledKernel], device: Device
) -> ScheduledKernel:
    """The phases of the cases merged into one; OpError if that is impossible."""
    # A case over an empty index space has no phases.
    phases = [phase for case in cases for phase in case.phases]
    if len(phases) < 2:
        return ScheduledKernel(phases, [scratch for case in cases for scratch in case.scratch])
    shapes = [_checked(kernel, case) for case in cases if case.phases]
    block = max(shape.block for shape in shapes)
    for shape in shapes:
        if shape.has_barriers and shape.block < block:
            raise OpError(
                kernel,
                f"loop.switch: a case has barriers for {shape.block} threads, and another case has "
                f"blocks of {block}; give each a launch of its own",
            )
    merged = _Merge(kernel, phases, [s.grid for s in shapes], block, device).run()
    return ScheduledKernel([merged], [scratch for case in cases for scratch in case.scratch])


def _checked(kernel: KernelOp, case: ScheduledKernel) -> CaseShape:
    shape = shape_of(case)
    if shape is None:
        several = f"{len(case.phases)} launches"
        wanted = several if len(case.phases) > 1 else "a launch with clusters or much shared memory"
        raise OpError(
            kernel,
            f"loop.switch: a case takes {wanted}; give it a loop.kernel of its own",
        )
    return shape


class _Merge:
    def __init__(
        self,
        kernel: KernelOp,
        phases: list[Phase],
        grids: list[Count],
        block_size: int,
        device: Device,
    ):
        self.kernel, self.phases, self.grids = kernel, phases, grids
        self.block_size, self.device = block_size, device
        self.block = Block()
        self.sources: list[Source] = []
        self.values: dict[Source, SSAValue] = {}

    def run(self) -> Phase:
        """Build the function."""
        self._take_arguments()
        if self.device.is_cuda:
            self._dispatch()
        else:
            for phase in self.phases:
                self._move(phase, self.block)
        bits = max(phase.func.index_bits for phase in self.phases)
        func = FuncOp(
            self.kernel.sym_name.data,
            Region(self.block),
            device=self.device.name,
            block=self.block_size,
            index_bits=bits,
        )
        func.location = self.kernel.location
        grid = CountSum(tuple(self.grids)) if self.device.is_cuda else Count()
        return Phase(func, grid, tuple(self.sources))

    def _take_arguments(self) -> None:
        """The arguments of all phases, each once, in the kernel's order; then what isn't known of
        where blocks begin."""
        args = {
            source: arg
            for phase in self.phases
            for source, arg in zip(phase.arguments, phase.func.body.block.args, strict=True)
        }
        for source in sorted(source for source in args if isinstance(source, int)):
            new = self._argument(source, args[source])
            new.name_hint = self.kernel.body.block.args[source].name_hint
        for source in args:
            if not isinstance(source, int):
                self._argument(source, args[source])

    def _argument(self, source: Source, like: SSAValue | None = None) -> SSAValue:
        type_ = IndexType() if like is None else like.type
        self.values[source] = self.block.insert_arg(type_, len(self.block.args))
        self.sources.append(source)
        return self.values[source]

    def _dispatch(self) -> None:
        here = self._add(BlockIdOp())
        starts = [self._start(number) for number in range(len(self.phases))]
        for number, phase in enumerate(self.phases):
            holds: list[SSAValue] = []
            if number:
                holds.append(self._compare("uge", here, starts[number]))
            if number + 1 < len(self.phases):
                holds.append(self._compare("ult", here, starts[number + 1]))
            if phase.func.block_size < self.block_size:
                size = self._constant(phase.func.block_size)
                holds.append(self._compare("ult", self._add(ThreadIdOp()), size))
            body = Block()
            own = here
            if number:
                subtract = arith.SubiOp(here, starts[number])
                body.add_op(subtract)
                own = subtract.result
            self._move(phase, body, own)
            body.add_op(scf.YieldOp())
            condition, *others = holds
            for other in others:
                condition = self._add(arith.AndIOp(condition, other))
            self._add_op(scf.IfOp(condition, [], Region(body)))

    def _start(self, number: int) -> SSAValue:
        """The first block of a case."""
        total = CountSum(tuple(self.grids[:number]))
        static = total.static
        return self._argument(total) if static is None else self._constant(static)

    def _move(self, phase: Phase, target: Block, block_id: SSAValue | None = None) -> None:
        """Move a phase's ops to the end of a block, with this function's arguments."""
        source = phase.func.body.block
        for wanted, arg in zip(phase.arguments, tuple(source.args), strict=True):
            arg.replace_all_uses_with(self.values[wanted])
        for op in list(source.ops):
            op.detach()
            if isinstance(op, BlockIdOp):
                assert block_id is not None
                op.result.replace_all_uses_with(block_id)
                op.erase()
                continue
            target.add_op(op)

    def _constant(self, value: int) -> SSAValue:
        return self._add(arith.ConstantOp(IntegerAttr(value, IndexType())))

    def _compare(self, predicate: str, left: SSAValue, right: SSAValue) -> SSAValue:
        return self._add(arith.CmpiOp(left, right, predicate))

    def _add(self, op: Operation) -> SSAValue:
        self._add_op(op)
        return op.results[0]

    def _add_op(self, op: Operation) -> None:
        op.location = self.kernel.location
        self.block.add_op(op)
