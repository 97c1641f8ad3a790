"""A few lines that run a function of graph ops on NumPy arrays, op by op."""

from __future__ import annotations

from typing import Any

import numpy as np
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import GraphOp
from mlfuse.dialects.graph.base import ScalarOp
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.import_stablehlo import ImportStableHLO
from mlfuse.passes.inline import Inline

Array = np.ndarray[Any, np.dtype[Any]]


def imported(text: str, name: str = "<input>") -> ModuleOp:
    """The text as a module of graph ops without calls, verified after each step."""
    ctx = new_context()
    module = parse_module(text, name, ctx=ctx)
    verify_module(module)
    for step in (ImportStableHLO(), Inline()):
        step.apply(ctx, module)
        verify_module(module)
    return module


def evaluate(module: ModuleOp, *args: Array) -> list[Array]:
    """The results of the module's first function."""
    function = next(op for op in module.ops if isinstance(op, func.FuncOp))
    values: dict[SSAValue, Array] = dict(zip(function.args, args, strict=True))
    for op in function.body.block.ops:
        if isinstance(op, func.ReturnOp):
            return [values[value] for value in op.arguments]
        assert isinstance(op, GraphOp), op.name
        operands = [values[value] for value in op.operands]
        if not (isinstance(op, ScalarOp) and not op.WIDENS):  # an op on bits
            operands = [_widened(operand) for operand in operands]
        result = op.results[0]
        with np.errstate(all="ignore"):  # NaN and infinities are ordinary values
            value = np.asarray(op.numpy(*operands))
            values[result] = value.astype(dtypes.of(result.type).numpy)
    raise AssertionError("the function has no return")


def _widened(x: Array) -> Array:
    """16-bit floats are computed in f32."""
    dtype = dtypes.of_numpy(x.dtype)
    return x.astype(np.float32) if dtype is not None and dtype.is_half else x
