"""`ScalarBuilder`: op classes write their scalar body with it.

A scalar body is written once, for one element, in upstream `arith` and `math` ops. The loop level, C and
CUDA all use it. Integers below `graph` are signless, so methods take a `DType` where the sign matters
(division, comparison, shifts, casts).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import FloatAttr, IndexType, IntegerAttr, IntegerType, UnitAttr
from xdsl.dialects.builtin import f32 as f32_type
from xdsl.ir import Attribute, Block, Operation, SSAValue

from mlfuse.dialects import dtypes, upstream
from mlfuse.dialects.dtypes import DType

Predicate = Literal["eq", "ne", "lt", "le", "gt", "ge"]

NEVER_POSITIVE = "mlfuse.never_positive"
"""On a `math.exp` whose operand is at most 0, or NaN. It takes fewer instructions, and gives the same bits. (Where the
result isn't used, because the element is outside of a tensor, the operand may be anything.)"""

NEAR = "mlfuse.near"
"""On a function of f32 that has a short path for most operands, where all operands are among those: |x| < 2^24 of
`math.sin`, `math.cos` and `math.tan`, |x| < 2^28 |y| of `arith.remf`, and NaNs. It gives the same bits."""


@dataclass
class ScalarBuilder:
    """Appends scalar ops to `block`; every method returns the new value."""

    block: Block

    def emit(self, op: Operation) -> SSAValue:
        """Append an op of one result, for example an `arith` or `math` op that has no method here."""
        self.block.add_op(op)
        return op.results[0]

    def constant(self, value: float | int | bool, dtype: DType) -> SSAValue:
        """A constant of the given element type."""
        if dtype.is_float:
            attr: Attribute = FloatAttr(float(value), dtype.mlir)  # pyright: ignore
        else:
            width = dtype.bits
            wrapped = int(value) & ((1 << width) - 1)
            if width > 1 and wrapped >= 1 << (width - 1):
                wrapped -= 1 << width
            attr = IntegerAttr(wrapped, IntegerType(width))
        return self.emit(arith.ConstantOp(attr))

    def index(self, value: int) -> SSAValue:
        """A constant of type `index`."""
        return self.emit(arith.ConstantOp(IntegerAttr(value, IndexType())))

    # Arithmetic: the operands' type chooses the float or the integer op.

    def add(self, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(arith.AddfOp(a, b) if _is_float(a) else arith.AddiOp(a, b))

    def sub(self, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(arith.SubfOp(a, b) if _is_float(a) else arith.SubiOp(a, b))

    def mul(self, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(arith.MulfOp(a, b) if _is_float(a) else arith.MuliOp(a, b))

    def div(self, a: SSAValue, b: SSAValue, dtype: DType) -> SSAValue:
        if dtype.is_float:
            return self.emit(arith.DivfOp(a, b))
        return self.emit(arith.DivSIOp(a, b) if dtype.is_signed else arith.DivUIOp(a, b))

    def rem(self, a: SSAValue, b: SSAValue, dtype: DType) -> SSAValue:
        if dtype.is_float:
            return self.emit(upstream.RemFOp(a, b))
        return self.emit(arith.RemSIOp(a, b) if dtype.is_signed else arith.RemUIOp(a, b))

    def maximum(self, a: SSAValue, b: SSAValue, dtype: DType) -> SSAValue:
        """The larger value; a NaN wins, and +0 is above -0."""
        if dtype.is_float:
            return self.emit(arith.MaximumfOp(a, b))
        return self.emit(arith.MaxSIOp(a, b) if dtype.is_signed else arith.MaxUIOp(a, b))

    def minimum(self, a: SSAValue, b: SSAValue, dtype: DType) -> SSAValue:
        """The smaller value; a NaN wins, and -0 is below +0."""
        if dtype.is_float:
            return self.emit(arith.MinimumfOp(a, b))
        return self.emit(arith.MinSIOp(a, b) if dtype.is_signed else arith.MinUIOp(a, b))

    def neg(self, a: SSAValue, dtype: DType) -> SSAValue:
        if dtype.is_float:
            return self.emit(arith.NegfOp(a))
        return self.sub(self.constant(0, dtype), a)

    def and_(self, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(arith.AndIOp(a, b))

    def or_(self, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(arith.OrIOp(a, b))

    def xor(self, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(arith.XOrIOp(a, b))

    def select(self, condition: SSAValue, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(arith.SelectOp(condition, a, b))

    def compare(self, predicate: Predicate, a: SSAValue, b: SSAValue, dtype: DType) -> SSAValue:
        """A comparison with NumPy's meaning: with a NaN, only `ne` holds."""
        if dtype.is_float:
            return self.emit(arith.CmpfOp(a, b, "une" if predicate == "ne" else "o" + predicate))
        if predicate in ("eq", "ne"):
            return self.emit(arith.CmpiOp(a, b, predicate))
        return self.emit(arith.CmpiOp(a, b, ("s" if dtype.is_signed else "u") + predicate))

    # Functions: any one-operand float op of upstream `math` or of `special`.

    def math(self, op: Callable[[SSAValue], Operation], a: SSAValue) -> SSAValue:
        return self.emit(op(a))

    def exp(self, a: SSAValue, *, never_positive: bool = False) -> SSAValue:
        """e to the power a; `never_positive` is what `NEVER_POSITIVE` says."""
        op = math.ExpOp(a)
        if never_positive:
            op.attributes[NEVER_POSITIVE] = UnitAttr()
        return self.emit(op)

    def pow(self, a: SSAValue, b: SSAValue) -> SSAValue:
        return self.emit(math.PowFOp(a, b))

    # Casts.

    def widen(self, a: SSAValue, dtype: DType) -> SSAValue:
        """A float of 16 or 8 bits as f32, its compute type; any other value unchanged."""
        return self.emit(arith.ExtFOp(a, f32_type)) if dtype.is_half else a

    def narrow(self, a: SSAValue, dtype: DType) -> SSAValue:
        """The inverse of `widen`: rounds to nearest even."""
        return self.emit(arith.TruncFOp(a, dtype.mlir)) if dtype.is_half else a  # pyright: ignore

    def cast(self, a: SSAValue, source: DType, target: DType) -> SSAValue:
        """A cast with the meaning of `graph.cast`: float to integer saturates, and NaN becomes 0."""
        if source == target:
            return a
        if target.is_bool:
            return self.compare("ne", a, self.constant(0, source), source)
        if source.is_float and target.is_float:
            return self._cast_float(a, source, target)
        if source.is_float:
            return self._float_to_int(self.widen(a, source), target)
        if target.is_float:
            return self._int_to_float(a, source, target)
        if source.bits == target.bits:
            return a
        if source.bits > target.bits:
            return self.emit(arith.TruncIOp(a, IntegerType(target.bits)))
        extend = arith.ExtSIOp if source.is_signed else arith.ExtUIOp
        return self.emit(extend(a, IntegerType(target.bits)))

    def _cast_float(self, a: SSAValue, source: DType, target: DType) -> SSAValue:
        if source.is_half and target.is_half:
            return self.narrow(self.widen(a, source), target)
        if source.bits < target.bits:
            return self.emit(arith.ExtFOp(a, target.mlir))  # pyright: ignore
        return self.emit(arith.TruncFOp(a, target.mlir))  # pyright: ignore

    def _float_to_int(self, a: SSAValue, target: DType) -> SSAValue:
        to = IntegerType(target.bits)
        op = arith.FPToSIOp if target.is_signed else arith.FPToUIOp
        return self.emit(op(a, to))

    def _int_to_float(self, a: SSAValue, source: DType, target: DType) -> SSAValue:
        # Go through f64 (exact up to 53 bits), so that a 32-bit integer is rounded to 16 bits only once.
        # A 64-bit integer above 2^53 may be rounded twice (docs/numerics.md).
        op = arith.SIToFPOp if source.is_signed and not source.is_bool else arith.UIToFPOp
        if target.is_half:
            wide = dtypes.F64 if source.bits > 16 else dtypes.F32
            return self.cast(self.emit(op(a, wide.mlir)), wide, target)  # pyright: ignore
        return self.emit(op(a, target.mlir))  # pyright: ignore


def _is_float(value: SSAValue) -> bool:
    return dtypes.of(value.type).is_float
