"""`--fuse-horizontal`: what no data connects becomes one `graph.foreach`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse import devices
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.passes.horizontal.each import each_arguments, wrap_each


@dataclass(frozen=True)
class FuseHorizontal(ModulePass):
    """Finds the same expression over many tuples of tensors in every function, and functions that
    are written to be called with lists of tensors."""

    name = "fuse-horizontal"

    device: str = devices.DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if len(func.body.blocks) != 1 or _has_foreach(func):
                continue
            if each_arguments(func):
                wrap_each(func)


def _has_foreach(func: FuncOp) -> bool:
    return any(isinstance(op, ForeachOp) for op in func.body.block.ops)
