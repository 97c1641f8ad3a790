"""Ops without mathematics."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import control
from mlfuse.errors import OpError
from mlfuse.passes.importing.rules import Rules


def _barrier(e: Emitter, op: control.OptimizationBarrierOp) -> Sequence[SSAValue]:
    return op.operands


def _mesh(e: Emitter, op: control.MeshOp) -> Sequence[SSAValue]:
    return []


def _custom_call(e: Emitter, op: control.CustomCallOp) -> Sequence[SSAValue]:
    raise OpError(op, f"a custom call of @{op.call_target_name.data} is not supported yet")


RULES: Rules = {
    control.CustomCallOp: _custom_call,
    control.MeshOp: _mesh,
    control.OptimizationBarrierOp: _barrier,
}
