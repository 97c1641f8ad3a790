"""Comparisons, selections and casts. Each rule's docstring explains why no bit changes."""

from __future__ import annotations

from mlfuse.dialects.graph.bits import BitcastOp
from mlfuse.dialects.graph.extrema import ClampOp, MaxOp, MinOp
from mlfuse.dialects.graph.logic import NotOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp, SelectOp
from mlfuse.passes.canonicalization.numbers import holds
from mlfuse.passes.canonicalization.rules import (
    Replacement,
    filled,
    is_constant,
    repeats,
    rule,
)  # fmt: skip

MIRRORED = {"eq": "eq", "ne": "ne", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
"""a < b is b > a."""
OPPOSITE = {"eq": "ne", "ne": "eq", "lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}
"""The predicate that is true if the other is false, except for NaN."""


@rule(CompareOp)
def constant_to_the_right(op: CompareOp) -> Replacement:
    """c < x is x > c."""
    if is_constant(op.lhs) and not is_constant(op.rhs):
        return [CompareOp(MIRRORED[op.predicate.data], op.rhs, op.lhs)]
    return None


@rule(CompareOp)
def compared_with_itself(op: CompareOp) -> Replacement:
    """x = x is true except for NaN; x < x is always false."""
    if op.lhs is not op.rhs:
        return None
    predicate = op.predicate.data
    if predicate in ("lt", "gt"):
        return filled(False, op)
    return None if op.operand_dtype(0).is_float else filled(predicate != "ne", op)


@rule(CompareOp)
def compared_with_truth(op: CompareOp) -> Replacement:
    """For truth values, p = true is p and p = false is not p."""
    predicate = op.predicate.data
    if not op.operand_dtype(0).is_bool or predicate not in ("eq", "ne"):
        return None
    for truth in (False, True):
        if repeats(op.rhs, truth):
            return op.lhs if truth == (predicate == "eq") else [NotOp(op.lhs)]
    return None


@rule(NotOp)
def negated_comparison(op: NotOp) -> Replacement:
    """Not a = b is a != b, also for NaN; the orders of floats aren't opposites, since NaN is unordered."""
    inner = op.operand.owner
    if not isinstance(inner, CompareOp):
        return None
    predicate = inner.predicate.data
    if inner.operand_dtype(0).is_float and predicate not in ("eq", "ne"):
        return None
    return [CompareOp(OPPOSITE[predicate], inner.lhs, inner.rhs)]


@rule(SelectOp)
def known_choice(op: SelectOp) -> Replacement:
    """A select by a constant, or between equal values."""
    if op.on_true is op.on_false or repeats(op.condition, True):
        return op.on_true
    return op.on_false if repeats(op.condition, False) else None


@rule(SelectOp)
def negated_choice(op: SelectOp) -> Replacement:
    """Not p ? a : b is p ? b : a."""
    inner = op.condition.owner
    if not isinstance(inner, NotOp):
        return None
    return [SelectOp(inner.operand, op.on_false, op.on_true)]


@rule(SelectOp)
def choice_of_truths(op: SelectOp) -> Replacement:
    """p ? true : false is p."""
    if not op.result_dtype.is_bool:
        return None
    if repeats(op.on_true, True) and repeats(op.on_false, False):
        return op.condition
    if repeats(op.on_true, False) and repeats(op.on_false, True):
        return [NotOp(op.condition)]
    return None


@rule(CastOp)
def cast_to_its_own_type(op: CastOp) -> Replacement:
    """Changes nothing."""
    return op.operand


@rule(CastOp)
def cast_of_cast(op: CastOp) -> Replacement:
    """A first cast that loses nothing, or only high bits that the second one drops, is removed.

    A cast converts the value and rounds once. But floats saturate where integers wrap around, so
    from integer to integer through floats the value must be in range.
    """
    inner = op.operand.owner
    if not isinstance(inner, CastOp):
        return None
    source, middle, target = inner.operand_dtype(0), inner.result_dtype, op.result_dtype
    by_float = source.is_integer and middle.is_float and target.is_integer
    lossless = holds(middle, source) and (not by_float or holds(target, source))
    # Modulo 2^32 and then 2^8 is modulo 2^8.
    wraps = source.is_integer and middle.is_integer and target.is_integer
    if not lossless and not (wraps and middle.bits >= target.bits):
        return None
    return [CastOp(inner.operand, op.result_type)]


@rule(BitcastOp)
def bitcast_of_bitcast(op: BitcastOp) -> Replacement:
    """The last type decides how the same bits are read."""
    inner = op.operand.owner
    if isinstance(inner, BitcastOp):
        return [BitcastOp(inner.operand, op.result_type)]
    return op.operand  # if it has this type already


@rule(ClampOp)
def clamp_on_one_side(op: ClampOp) -> Replacement:
    """By the op's definition min(max(x, low), high), if one of the two is x."""
    dtype = op.result_dtype
    open_below, open_above = repeats(op.low, dtype.lowest), repeats(op.high, dtype.highest)
    if open_below and open_above:
        return op.operand
    if open_below:
        return [MinOp(op.operand, op.high)]
    return [MaxOp(op.operand, op.low)] if open_above else None
