"""How the partial results of a reduction are kept on a CPU: as they are, or as integers.

`arith.maximumf` orders zeros and lets a NaN through, which takes about ten vector instructions where an
integer maximum takes one. So the partial results of an f32 maximum or minimum are integers in the same
order, NaNs at the far end, made from the bits and turned back once a reduction. The result is the same
to the bit, but for the payload of a NaN.

In two's complement the bits of f32, with those below the sign inverted for negative numbers, are in the
order of the numbers, -0 below +0 and NaNs at both ends. Adding or subtracting 0x7fffff, which is
the number of NaNs of one sign, wraps those of one end around to the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects import arith
from xdsl.dialects.builtin import Float32Type, i32
from xdsl.ir import Attribute, Operation, SSAValue

from mlfuse.dialects.loop.ops import ReduceOp, YieldOp
from mlfuse.passes.schedule.emit import KernelBuilder

_MAGNITUDE = 0x7FFFFFFF
_NANS = 0x7FFFFF
"""NaNs of one sign."""


@dataclass
class Partials:
    """One reduction's partial results: `keep` makes them, `result` gives values back."""

    b: KernelBuilder
    reduce: ReduceOp
    _extremes: tuple[Operation | None, ...] = field(init=False)
    """For each result, the maximum or minimum that is all there is to its combiner and that is kept
    as an integer; None for others."""

    def __post_init__(self) -> None:
        self._extremes = _extremes(self.reduce)

    @property
    def types(self) -> list[Attribute]:
        """Of the partial results."""
        return [
            value.type if extreme is None else i32
            for value, extreme in zip(self.reduce.init, self._extremes, strict=True)
        ]

    def keep(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Values as partial results."""
        return [
            value if extreme is None else self._key(value, extreme)
            for value, extreme in zip(values, self._extremes, strict=True)
        ]

    def result(self, parts: Sequence[SSAValue]) -> list[SSAValue]:
        """Partial results as values."""
        return [
            part if extreme is None else self._value(part, extreme)
            for part, extreme in zip(parts, self._extremes, strict=True)
        ]

    def combine(self, left: Sequence[SSAValue], right: Sequence[SSAValue]) -> list[SSAValue]:
        """Two sets of partial results as one."""
        b = self.b
        if not any(self._extremes):
            return b.combine(self.reduce, left, right)
        combined: list[SSAValue] = []
        yielded = _yielded(self.reduce)
        for n, (extreme, before, value) in enumerate(zip(self._extremes, left, right, strict=True)):
            if isinstance(extreme, arith.MaximumfOp):
                combined.append(b.value_of(arith.MaxSIOp(before, value)))
            elif isinstance(extreme, arith.MinimumfOp):
                combined.append(b.value_of(arith.MinSIOp(before, value)))
            else:
                args = self.reduce.combiner.block.args
                b.values[args[n]], b.values[args[n + len(yielded)]] = before, value
                op = yielded[n].owner
                assert isinstance(op, Operation)
                b.clone_scalar(op)
                combined.append(b.lookup(yielded[n]))
        return combined

    def _key(self, value: SSAValue, extreme: Operation) -> SSAValue:
        bits = self.b.value_of(arith.BitcastOp(value, i32))
        return self._shifted(self._ordered(bits), _away(extreme))

    def _value(self, key: SSAValue, extreme: Operation) -> SSAValue:
        bits = self._ordered(self._shifted(key, -_away(extreme)))
        return self.b.value_of(arith.BitcastOp(bits, Float32Type()))

    def _ordered(self, bits: SSAValue) -> SSAValue:
        """All but the sign inverted where that is set: its own inverse."""
        b = self.b
        sign = b.value_of(arith.ShRSIOp(bits, self._number(31)))
        inverted = b.value_of(arith.AndIOp(sign, self._number(_MAGNITUDE)))
        return b.value_of(arith.XOrIOp(bits, inverted))

    def _shifted(self, key: SSAValue, by: int) -> SSAValue:
        return self.b.value_of(arith.AddiOp(key, self._number(by)))

    def _number(self, value: int) -> SSAValue:
        return self.b.value_of(arith.ConstantOp.from_int_and_width(value, i32))


def _away(extreme: Operation) -> int:
    """What takes the NaNs that a maximum would leave out to its far end, and likewise a minimum."""
    return -_NANS if isinstance(extreme, arith.MaximumfOp) else _NANS


def _extremes(reduce: ReduceOp) -> tuple[Operation | None, ...]:
    """All None unless each result is combined by one op of its own."""
    block = reduce.combiner.block
    yielded = _yielded(reduce)
    none = (None,) * len(yielded)
    for n, value in enumerate(yielded):
        op = value.owner
        own = {block.args[n], block.args[n + len(yielded)]}
        if not isinstance(op, Operation) or len(op.operands) != 2 or set(op.operands) != own:
            return none
    return tuple(
        value.owner
        if isinstance(value.owner, arith.MaximumfOp | arith.MinimumfOp)
        and isinstance(value.type, Float32Type)
        else None
        for value in yielded
    )


def _yielded(reduce: ReduceOp) -> Sequence[SSAValue]:
    last = reduce.combiner.block.last_op
    assert isinstance(last, YieldOp)
    return tuple(last.values)
