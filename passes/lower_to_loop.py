"""`--lower-to-loop`: `graph.fusion` regions become `loop.kernel`s, their function the host function."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.foreach import each_arguments
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.passes.lowering.conversion import Conversion
from mlfuse.passes.lowering.each import lower_each
from mlfuse.passes.lowering.equal import LoweredFusions
from mlfuse.passes.lowering.patterns import lower_ops


class LowerToLoop(ModulePass):
    """Lowers every function of graph ops."""

    name = "lower-to-loop"
    takes = "fused"
    gives = "loop"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        lower_module(op, LoweredFusions())


def lower_module(module: ModuleOp, lowered: LoweredFusions) -> None:
    """Lower every function of graph ops in a module. `lowered` has the kernels of fusions that are known, and gets the others."""
    taken: dict[str, int] = {}
    for func in [inner for inner in module.walk() if isinstance(inner, FuncOp)]:
        if not func.body.blocks:
            continue
        if len(func.body.blocks) > 1:
            raise OpError(func, "has several blocks; a graph function has one")
        if not _is_graph(func):
            continue
        if each_arguments(func):
            module.body.block.add_op(lower_each(func, taken))
            continue
        conversion = Conversion(func, taken, lowered)
        lower_ops(conversion)
        for kernel in conversion.kernels:
            module.body.block.add_op(kernel)


def _is_graph(func: FuncOp) -> bool:
    from xdsl.dialects.builtin import TensorType

    types = (*func.function_type.inputs, *func.function_type.outputs)
    return any(isinstance(type_, TensorType) for type_ in types) or any(
        isinstance(inner, GraphOp | FusionOp) for inner in func.body.block.ops
    )
