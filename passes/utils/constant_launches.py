"""The launches of a host function that depend on constant arguments alone, at the loop level or at the kernel level.

They are those in the function's own block whose kernel reads constants only, and writes only buffers that are allocated for it: of
known size, written by no other op, and not returned. What such a launch writes is constant for the launches after it.

Complexity: linear in the ops and their operands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue

from mlfuse.dialects.constant_arguments import constant_arguments
from mlfuse.dialects.kernel.ops import LaunchOp as KernelLaunchOp
from mlfuse.dialects.loop.host import LaunchOp, ViewOp

AnyLaunch = LaunchOp | KernelLaunchOp


@dataclass
class ConstantLaunches:
    """The launches of a host function that depend on constants alone. `written` has the buffers that a launch may write."""

    func: FuncOp
    written: Callable[[AnyLaunch], Collection[SSAValue]]
    launches: list[AnyLaunch] = field(default_factory=list[AnyLaunch])
    constant: set[SSAValue] = field(default_factory=set[SSAValue])
    """The constant arguments, and what these launches write."""

    def __post_init__(self) -> None:
        self.constant |= set(self.given)
        if not self.given:
            return
        for op in self.func.body.block.ops:
            if isinstance(op, LaunchOp | KernelLaunchOp) and (outputs := self._outputs(op)):
                self.constant |= outputs
                self.launches.append(op)

    @cached_property
    def given(self) -> list[BlockArgument]:
        """The constant arguments."""
        args = self.func.body.block.args
        return [args[number] for number in constant_arguments(self.func)]

    def is_constant(self, buffer: SSAValue) -> bool:
        """Whether a buffer or its view is constant."""
        while isinstance(buffer.owner, ViewOp):
            buffer = buffer.owner.source
        return buffer in self.constant

    def _outputs(self, launch: AnyLaunch) -> set[SSAValue]:
        """The buffers that a launch writes, if it depends on constants alone; else none."""
        outputs = set(self.written(launch))
        buffers = {value for value in launch.arguments if isinstance(value.type, MemRefType)}
        others = set(launch.operands) - buffers
        is_constant = all(map(self.is_constant, buffers - outputs))
        if not is_constant or not all(map(self._is_fresh, outputs)):
            return set()
        known = all(isinstance(value.owner, arith.ConstantOp) for value in others)
        return outputs if known else set()

    def _is_fresh(self, buffer: SSAValue) -> bool:
        """Whether a buffer is allocated for one launch that writes it; others only read it."""
        if not isinstance(buffer.owner, memref.AllocOp) or buffer.owner.operands:
            return False
        writers = 0
        for view in (buffer, *views_of(buffer)):
            for use in view.uses:
                if isinstance(use.operation, LaunchOp | KernelLaunchOp):
                    writers += view in self.written(use.operation)
                elif not isinstance(use.operation, ViewOp):
                    return False
        return writers == 1


def views_of(buffer: SSAValue) -> list[SSAValue]:
    """The views of a buffer, and theirs."""
    direct = [use.operation.result for use in buffer.uses if isinstance(use.operation, ViewOp)]
    return [each for view in direct for each in (view, *views_of(view))]
