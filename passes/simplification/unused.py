"""Values that nothing uses."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.ir import Operation
from xdsl.pattern_rewriter import PatternRewriter
from xdsl.transforms.dead_code_elimination import is_trivially_dead

from mlfuse.dialects.kernel.ops import BufferAtOp

_PURE = ("arith.", "math.")
"""Dialects whose ops have no effects. xDSL marks only some of these ops as pure."""


def erase_unused(op: Operation, rewriter: PatternRewriter) -> bool:
    """Remove an op that has no effect and whose results nothing uses; whether it went.

    Before: `%q = arith.divui %i, %n : index`, and no op has the operand `%q`. After: nothing.
    """
    if any(result.first_use is not None for result in op.results):
        return False
    if not op.name.startswith(_PURE) and (not is_trivially_dead(op) or _is_volatile(op)):
        return False
    rewriter.erase(op)
    return True


def _is_volatile(op: Operation) -> bool:
    """Whether an op reads memory that other blocks write to."""
    if not isinstance(op, memref.LoadOp):
        return False
    owner = op.memref.owner
    return isinstance(owner, BufferAtOp) and "volatile" in owner.attributes
