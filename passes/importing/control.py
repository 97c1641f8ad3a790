"""StableHLO's composites, custom calls and barriers."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import SSAValue
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import chlo, control
from mlfuse.passes.importing import tables
from mlfuse.passes.importing.rules import Rules


def _barrier(e: Emitter, op: control.OptimizationBarrierOp) -> Sequence[SSAValue]:
    return op.operands


def _mesh(e: Emitter, op: control.MeshOp) -> Sequence[SSAValue]:
    return []


def _sharding_constraint(e: Emitter, op: control.ShardingConstraintOp) -> Sequence[SSAValue]:
    return [op.operand]


def _composite(e: Emitter, op: control.CompositeOp) -> Sequence[SSAValue]:
    """A call of its decomposition, which `--import-stablehlo` inlines in the end."""
    name = op.decomposition.root_reference.data
    function = SymbolTable.lookup_symbol(op, name)
    types = FunctionType.from_lists(op.operand_types, op.result_types)
    if not isinstance(function, FuncOp) or function.is_declaration:
        raise OpError(op, f"its decomposition @{name} isn't a function of this module")
    if function.function_type != types:
        raise OpError(op, f"its decomposition @{name} is a {function.function_type}, not a {types}")
    call = CallOp(name, op.operands, op.result_types)
    e.ops.append(call)
    return call.results


_IDENTITIES = ("Sharding", "annotate_device_placement")
"""Custom calls whose result is their operand: they give its placement."""


def _custom_call(e: Emitter, op: control.CustomCallOp) -> Sequence[SSAValue]:
    """CHLO's functions in the form of portable modules, `@mhlo.erf`; and identities."""
    target = op.call_target_name.data
    kind = chlo.UNARY.get(target.removeprefix("mhlo."))
    makes = tables.SAME.get(kind) if kind is not None else None
    is_one_type = [value.type for value in op.operands] == [value.type for value in op.results]
    if is_one_type and len(op.operands) == 1:
        if target.startswith("mhlo.") and makes is not None:
            return [e.emit(makes(op.operands[0]))]
        if target in _IDENTITIES:
            return op.operands
    raise OpError(op, f"a custom call of @{target} is not supported yet")


RULES: Rules = {
    control.CompositeOp: _composite,
    control.CustomCallOp: _custom_call,
    control.MeshOp: _mesh,
    control.OptimizationBarrierOp: _barrier,
    control.ShardingConstraintOp: _sharding_constraint,
}
