"""Partial results of a reduction on a CPU: as values, or as integers.

`arith.maximumf` orders zeros and propagates NaNs, which takes about ten vector instructions, while an
integer maximum takes one. So the partial results of an f32 maximum or minimum are integers in the same
order, with NaNs at the end, converted from the bits and back once per reduction. The result is the same
to the bit, except for the payload of a NaN.

In two's complement the bits of f32, with those below the sign inverted for negative numbers, are in the
order of the numbers, -0 below +0 and NaNs at both ends. Adding or subtracting 0x7fffff, which is
the number of NaNs of one sign, wraps those of one end around to the other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import Float32Type, FloatAttr, i32
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import ReduceOp, YieldOp
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder

_MAGNITUDE = 0x7FFFFFFF
_NANS = 0x7FFFFF
"""NaNs of one sign."""


class Partials:
    """One reduction's partial results: `keep` makes them, `result` gives values back."""

    def __init__(self, b: KernelBuilder, reduce: ReduceOp, leave_out: Collection[int] = ()):
        """`leave_out`: results that are computed elsewhere, if each has its own combiner."""
        self.b = b
        self.reduce = reduce
        self.combiners = own_combiners(reduce)
        """The op that combines each result, if it is a separate op; otherwise None."""
        self.numbers = [n for n in range(len(reduce.init)) if n not in leave_out]
        """The results that are kept."""
        self._extremes = [self._extreme(n) for n in self.numbers]
        assert self.combiners is not None or not leave_out

    def _extreme(self, number: int) -> Operation | None:
        """The maximum or minimum that combines a result which is kept as an integer; else None."""
        op = None if self.combiners is None else self.combiners[number]
        is_extreme = isinstance(op, arith.MaximumfOp | arith.MinimumfOp)
        return op if is_extreme and isinstance(op.result.type, Float32Type) else None

    def init(self) -> list[SSAValue]:
        """The initial partial results."""
        return self.keep([self.b.lookup(self.reduce.init[n]) for n in self.numbers])

    def keep(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Values as partial results."""
        return [
            value if extreme is None else self._key(value, extreme)
            for value, extreme in zip(values, self._extremes, strict=True)
        ]

    def yielded(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """The partial results that an iteration yields for all results."""
        return self.keep([values[n] for n in self.numbers])

    def result(self, parts: Sequence[SSAValue]) -> list[SSAValue]:
        """Partial results as values."""
        return [
            part if extreme is None else self._value(part, extreme)
            for part, extreme in zip(parts, self._extremes, strict=True)
        ]

    def combine(self, left: Sequence[SSAValue], right: Sequence[SSAValue]) -> list[SSAValue]:
        """Combine two sets of partial results."""
        if self.combiners is None:
            return self.b.combine(self.reduce, left, right)
        ops = [self.combiners[n] for n in self.numbers]
        return [
            self._combine(number, op, extreme is not None, before, value)
            for number, op, extreme, before, value in zip(
                self.numbers, ops, self._extremes, left, right, strict=True
            )
        ]

    def _combine(
        self, number: int, op: Operation, is_key: bool, before: SSAValue, value: SSAValue
    ) -> SSAValue:
        b = self.b
        if is_key and isinstance(op, arith.MaximumfOp):
            return b.value_of(arith.MaxSIOp(before, value))
        if is_key:
            return b.value_of(arith.MinSIOp(before, value))
        args = self.reduce.combiner.block.args
        b.values[args[number]], b.values[args[number + len(args) // 2]] = before, value
        b.clone_scalar(op)
        return b.lookup(op.results[0])

    def _key(self, value: SSAValue, extreme: Operation) -> SSAValue:
        known = _bits_of(value)
        if known is not None:
            ordered = known ^ (_MAGNITUDE if known < 0 else 0)
            return self._number(_signed(ordered + _away(extreme)))
        bits = self.b.value_of(arith.BitcastOp(value, i32))
        return self._shifted(self._ordered(bits), _away(extreme))

    def _value(self, key: SSAValue, extreme: Operation) -> SSAValue:
        bits = self._ordered(self._shifted(key, -_away(extreme)))
        return self.b.value_of(arith.BitcastOp(bits, Float32Type()))

    def _ordered(self, bits: SSAValue) -> SSAValue:
        """Invert all bits below the sign if the sign is set; its own inverse."""
        b = self.b
        sign = b.value_of(arith.ShRSIOp(bits, self._number(31)))
        inverted = b.value_of(arith.AndIOp(sign, self._number(_MAGNITUDE)))
        return b.value_of(arith.XOrIOp(bits, inverted))

    def _shifted(self, key: SSAValue, by: int) -> SSAValue:
        return self.b.value_of(arith.AddiOp(key, self._number(by)))

    def _number(self, value: int) -> SSAValue:
        return self.b.value_of(arith.ConstantOp.from_int_and_width(value, i32))


def _away(extreme: Operation) -> int:
    """The offset that moves the NaNs that a maximum (or a minimum) would ignore to its end."""
    return -_NANS if isinstance(extreme, arith.MaximumfOp) else _NANS


def _bits_of(value: SSAValue) -> int | None:
    """The bits of a constant, as a signed number; None for other values."""
    owner = value.owner
    if not isinstance(owner, arith.ConstantOp) or not isinstance(owner.value, FloatAttr):
        return None
    return int(np.float32(owner.value.value.data).view(np.int32))


def _signed(number: int) -> int:
    """A number, wrapped around to 32 bits."""
    return (number + 2**31) % 2**32 - 2**31


def own_combiners(reduce: ReduceOp) -> list[Operation] | None:
    """The op that combines each result, if the combiner has no other ops; otherwise None."""
    block = reduce.combiner.block
    last = block.last_op
    assert isinstance(last, YieldOp)
    found: list[Operation] = []
    for number, value in enumerate(last.values):
        op = value.owner
        own = {block.args[number], block.args[number + len(last.values)]}
        if not isinstance(op, Operation) or len(op.operands) != 2 or set(op.operands) != own:
            return None
        found.append(op)
    return found
