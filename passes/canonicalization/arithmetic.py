"""Arithmetic and logic: ops that change no bit, and expressions that fewer ops can compute.

Each rule's docstring explains why no bit changes, except payloads of NaNs; x is any value, NaN and both zeros
included. Arithmetic on 16-bit floats is done in f32 and rounded once, which changes no value that fits.
"""

from __future__ import annotations

from itertools import dropwhile, islice

import numpy as np
from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.arithmetic import AbsOp, AddOp, MulOp, NegOp, SignOp, SubOp
from mlfuse.dialects.graph.bits import ShiftLeftOp, ShiftRightArithmeticOp, ShiftRightLogicalOp
from mlfuse.dialects.graph.division import DivOp, RemOp
from mlfuse.dialects.graph.extrema import MaxOp, MinOp
from mlfuse.dialects.graph.functions import ExpOp, PowOp, SigmoidOp
from mlfuse.dialects.graph.logic import AndOp, NotOp, OrOp, XorOp
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp, TransposeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.rounding import CeilOp, FloorOp, RoundAwayOp, RoundEvenOp, TruncOp
from mlfuse.dialects.graph.selection import CastOp
from mlfuse.passes.canonicalization.numbers import float_format
from mlfuse.passes.canonicalization.rules import (
    Replacement,
    filled,
    is_constant,
    rebuilt,
    repeats,
    rule,
    splat_value,
)  # fmt: skip

Commutative = AddOp | MulOp | MaxOp | MinOp | AndOp | OrOp | XorOp
ROUNDING = (CeilOp, FloorOp, RoundAwayOp, RoundEvenOp, TruncOp)
TWINS = 8
"""Users of an operand that are searched for the same op with its operands swapped."""


@rule(AddOp, MulOp, MaxOp, MinOp, AndOp, OrOp, XorOp)
def constant_to_the_right(op: Commutative) -> Replacement:
    """All of these commute to the bit; other rules then need to check one side only."""
    left, right = is_constant(op.lhs), is_constant(op.rhs)
    if left and not right:
        return [rebuilt(op, [op.rhs, op.lhs])]
    # With a constant operand this rule alone fixes the order.
    return _as_twin(op) if left == right else None


def _as_twin(op: Commutative) -> Replacement:
    """b + a becomes a + b if that already exists, so that `--cse` finds them equal."""
    if op.lhs is op.rhs:
        return None
    uses = (use.operation for use in islice(op.lhs.uses, TWINS))
    older = dropwhile(lambda other: other is not op, uses)  # uses come newest first
    for other in older:
        if type(other) is type(op) and tuple(other.operands) == (op.rhs, op.lhs):
            return [rebuilt(op, other.operands)]
    return None


@rule(AddOp, SubOp, MulOp, DivOp, MaxOp, MinOp, AndOp, OrOp, XorOp,
      ShiftLeftOp, ShiftRightArithmeticOp, ShiftRightLogicalOp)  # fmt: skip
def neutral_element(
    op: Commutative | SubOp | DivOp | ShiftLeftOp | ShiftRightArithmeticOp | ShiftRightLogicalOp,
) -> Replacement:
    """x + (-0), x - (+0), x * 1, x / 1, max(x, -inf), min(x, inf), ... are x; x + (+0) isn't, for -0."""
    dtype = op.result_dtype
    match op:
        case AddOp():
            neutral = -0.0 if dtype.is_float else 0
        case MulOp() | DivOp():
            neutral = 1
        case MaxOp():
            neutral = dtype.lowest
        case MinOp():
            neutral = dtype.highest
        case AndOp():
            neutral = _all_bits(dtype)
        case _:
            neutral = 0
    return op.lhs if repeats(op.rhs, neutral) else None


@rule(AddOp)
def plus_zero(op: AddOp) -> Replacement:
    """x + (+0) is x if x can't be -0, the only number that it changes."""
    zero = op.result_dtype.is_float and repeats(op.rhs, 0.0)
    return op.lhs if zero and never_negative_zero(op.lhs) else None


def never_negative_zero(value: SSAValue) -> bool:
    """Whether a float is known not to be -0: a sum is -0 only if all terms are, and a reduction adds
    to +0."""
    owner = value.owner
    if isinstance(owner, BroadcastOp | ReshapeOp | TransposeOp | SliceOp):
        return never_negative_zero(owner.operand)
    if isinstance(owner, ReduceOp):
        return owner.combiner.data == "add"
    if isinstance(owner, AbsOp | ExpOp | SigmoidOp):
        return True
    if isinstance(owner, CastOp):
        return not owner.operand_dtype(0).is_float
    return isinstance(owner, MulOp) and owner.lhs is owner.rhs


@rule(MulOp, MaxOp, MinOp, AndOp, OrOp)
def absorbing_element(op: MulOp | MaxOp | MinOp | AndOp | OrOp) -> Replacement:
    """Integers and truth values: x * 0, x and 0, x or ~0, ... Floats would let NaN through."""
    dtype = op.result_dtype
    if dtype.is_float:
        return None
    match op:
        case MulOp() | AndOp():
            absorbing = 0
        case OrOp():
            absorbing = _all_bits(dtype)
        case MaxOp():
            absorbing = dtype.highest
        case MinOp():
            absorbing = dtype.lowest
    return op.rhs if repeats(op.rhs, absorbing) else None


def _all_bits(dtype: DType) -> int:
    return int(np.invert(np.zeros((), dtype.numpy)))


@rule(MaxOp, MinOp, AndOp, OrOp)
def idempotent(op: MaxOp | MinOp | AndOp | OrOp) -> Replacement:
    """max(x, x) is x, also for NaN and both zeros."""
    return op.lhs if op.lhs is op.rhs else None


@rule(SubOp, XorOp)
def difference_of_itself(op: SubOp | XorOp) -> Replacement:
    """x - x is 0 for integers; inf - inf is NaN."""
    if op.lhs is not op.rhs or op.result_dtype.is_float:
        return None
    return filled(0, op)


@rule(AddOp, MulOp, MaxOp, MinOp, AndOp, OrOp, XorOp)
def two_constants(op: Commutative) -> Replacement:
    """(x . c) . d is x . (c . d), where . is associative: not for sums and products of floats."""
    if op.result_dtype.is_float and not isinstance(op, MaxOp | MinOp):
        return None
    inner = op.lhs.owner
    if not isinstance(inner, type(op)) or splat_value(op.rhs) is None:
        return None
    if splat_value(inner.rhs) is None:
        return None
    both = rebuilt(op, [inner.rhs, op.rhs])
    return [both, rebuilt(op, [inner.lhs, both.result])]


@rule(NegOp, NotOp)
def involution(op: NegOp | NotOp) -> Replacement:
    """-(-x): the sign bit is flipped twice; integers are modulo 2^n. Not not x is x, too."""
    inner = op.operand.owner
    return inner.operand if isinstance(inner, NegOp | NotOp) and type(inner) is type(op) else None


@rule(AbsOp)
def absolute(op: AbsOp) -> Replacement:
    """|x| of an unsigned integer is x; ||x|| and |-x| are |x|, also for the smallest integer."""
    inner = op.operand.owner
    if not op.result_dtype.is_signed or isinstance(inner, AbsOp):
        return op.operand
    return [rebuilt(op, [inner.operand])] if isinstance(inner, NegOp) else None


@rule(*ROUNDING)
def rounded_twice(op: CeilOp | FloorOp | RoundAwayOp | RoundEvenOp | TruncOp) -> Replacement:
    """A value rounded to a whole number: no further rounding changes it."""
    return op.operand if isinstance(op.operand.owner, ROUNDING) else None


@rule(SignOp)
def sign_of_sign(op: SignOp) -> Replacement:
    """The sign of -1, -0, 0, 1 or NaN is itself."""
    return op.operand if isinstance(op.operand.owner, SignOp) else None


@rule(AddOp, SubOp)
def sum_with_negated(op: AddOp | SubOp) -> Replacement:
    """x + (-y) is x - y, and x - (-y) is x + y, by IEEE 754's definition of the difference."""
    other = SubOp if isinstance(op, AddOp) else AddOp
    if (y := _negated(op.rhs)) is not None:
        return [other(op.lhs, y)]
    if isinstance(op, AddOp) and (y := _negated(op.lhs)) is not None:
        return [SubOp(op.rhs, y)]
    return None


@rule(SubOp)
def difference_from_zero(op: SubOp) -> Replacement:
    """0 - x is -x for integers; for floats (-0) - x is, since (+0) - (+0) is +0."""
    zero = -0.0 if op.result_dtype.is_float else 0
    return [NegOp(op.rhs)] if repeats(op.lhs, zero) else None


@rule(MulOp, DivOp)
def product_of_negated(op: MulOp | DivOp) -> Replacement:
    """Signs multiply independently of magnitudes, which round the same. Integers: products modulo 2^n;
    quotients aren't rewritten, since -(min) is min."""
    dtype = op.result_dtype
    if dtype.is_signed and repeats(op.rhs, -1):
        return [NegOp(op.lhs)]
    if isinstance(op, DivOp) and not dtype.is_float:
        return None
    x, y = _negated(op.lhs), _negated(op.rhs)
    if x is not None and y is not None:
        return [rebuilt(op, [x, y])]
    if x is not None and splat_value(op.rhs) is not None:
        negative = NegOp(op.rhs)
        return [negative, rebuilt(op, [x, negative.result])]
    return None


@rule(NegOp)
def negated_product(op: NegOp) -> Replacement:
    """-(x * c) is x * (-c), as above."""
    inner = op.operand.owner
    if not isinstance(inner, MulOp | DivOp) or not op.operand.has_one_use():
        return None
    if splat_value(inner.rhs) is None:
        return None
    if isinstance(inner, DivOp) and not op.result_dtype.is_float:
        return None
    negative = NegOp(inner.rhs)
    return [negative, rebuilt(inner, [inner.lhs, negative.result])]


def _negated(value: SSAValue) -> SSAValue | None:
    owner = value.owner
    return owner.operand if isinstance(owner, NegOp) else None


@rule(DivOp)
def division_by_power_of_two(op: DivOp) -> Replacement:
    """x / 2^k is x * 2^-k: one real number, rounded once either way. 2^-k must be a normal number."""
    divisor = splat_value(op.rhs)
    if divisor is None or not op.result_dtype.is_float:
        return None
    number = float(divisor)
    if not np.isfinite(number) or number == 0 or abs(np.frexp(number)[0]) != 0.5:
        return None
    reciprocal = np.asarray(1 / number).astype(op.result_dtype.numpy)
    normal = abs(1 / number) >= float_format(op.result_dtype).smallest_normal
    if not normal or float(reciprocal) != 1 / number:
        return None
    ops = filled(reciprocal, op)
    return None if ops is None else [*ops, MulOp(op.lhs, ops[-1].results[0])]


@rule(RemOp)
def remainder_by_one(op: RemOp) -> Replacement:
    """Integers only: the remainder of a float by 1 is its fraction."""
    if op.result_dtype.is_float or not (repeats(op.rhs, 1) or repeats(op.rhs, -1)):
        return None
    return filled(0, op)


@rule(PowOp)
def small_power(op: PowOp) -> Replacement:
    """x^0 is 1, also for NaN (C99). x^1 and, for integers, x^2: exactly x and x * x. In f64 x^1 is the
    platform's libm, which need not be exact; neither is any target's x^2 of a float."""
    dtype = op.result_dtype
    if repeats(op.rhs, 0) or repeats(op.rhs, -0.0):
        return filled(1, op)
    if repeats(op.rhs, 1) and dtype.name != "f64":
        return op.lhs
    if repeats(op.rhs, 2) and not dtype.is_float:
        return [MulOp(op.lhs, op.lhs)]
    return None
