"""Bits: shifts, counts, casts that keep bits, and the next float."""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import arith, math
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import AnyTensor, require, shapes_match, tensor_type
from mlfuse.dialects.graph.elementwise import (
    BOOL,
    FLOAT,
    INT,
    BinaryOp,
    ElementwiseOp,
    UnaryOp,
)
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class ShiftOp(BinaryOp, abc.ABC):
    """a shifted by b bits. b is read as unsigned; if it is the width or more, every bit is shifted out."""

    NO_GRADIENT: ClassVar[str] = "takes integers"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT})
    SCALAR: ClassVar[type[arith.ShLIOp | arith.ShRSIOp | arith.ShRUIOp]]
    SIGN: ClassVar[str]
    """How the bits of a are read: as "i" or "u"."""

    def numpy(self, *args: Array) -> Array:
        a, b = args
        bits = a.itemsize * 8
        value, amount = a.view(f"{self.SIGN}{a.itemsize}"), b.view(f"u{b.itemsize}")
        by = np.minimum(amount, bits - 1).astype(value.dtype)
        shifted = np.left_shift(value, by) if self.SCALAR is arith.ShLIOp else value >> by
        out = shifted if self.SIGN == "i" else np.zeros_like(value)
        return np.where(amount < bits, shifted, out).view(a.dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(self.SCALAR(args[0], args[1]))


@irdl_op_definition
class ShiftLeftOp(ShiftOp):
    """Toward the high bits; zeros come in."""

    name = "graph.shift_left"
    SCALAR: ClassVar = arith.ShLIOp
    SIGN: ClassVar[str] = "u"


@irdl_op_definition
class ShiftRightArithmeticOp(ShiftOp):
    """Toward the low bits; copies of the highest bit come in, also for unsigned integers."""

    name = "graph.shift_right_arithmetic"
    SCALAR: ClassVar = arith.ShRSIOp
    SIGN: ClassVar[str] = "i"


@irdl_op_definition
class ShiftRightLogicalOp(ShiftOp):
    """Toward the low bits; zeros come in."""

    name = "graph.shift_right_logical"
    SCALAR: ClassVar = arith.ShRUIOp
    SIGN: ClassVar[str] = "u"


@irdl_op_definition
class PopcntOp(UnaryOp):
    """How many bits of x are set."""

    name = "graph.popcnt"
    NO_GRADIENT: ClassVar[str] = "takes integers"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT})
    FLOPS: ClassVar[float] = 2.0

    def numpy(self, *args: Array) -> Array:
        return set_bits(args[0]).astype(args[0].dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(math.CtPopOp(args[0]))


@irdl_op_definition
class CountLeadingZerosOp(UnaryOp):
    """The number of bits above the highest set bit of x; the width for 0."""

    name = "graph.count_leading_zeros"
    NO_GRADIENT: ClassVar[str] = "takes integers"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT})
    FLOPS: ClassVar[float] = 2.0

    def numpy(self, *args: Array) -> Array:
        return leading_zeros(args[0])

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(math.CountLeadingZerosOp(args[0]))


def leading_zeros(x: Array) -> Array:
    """The number of zeros above the highest set bit: the bits still 0 when it is copied to all below it."""
    bits = x.itemsize * 8
    filled = x.view(f"u{x.itemsize}")
    for shift in (1, 2, 4, 8, 16, 32):
        if shift < bits:
            filled = filled | (filled >> shift)
    return (bits - set_bits(filled)).astype(x.dtype)


def set_bits(x: Array) -> Array:
    """How many bits of each element are set, as 64-bit integers. NumPy 1 has no `np.bitwise_count`."""
    octets = np.ascontiguousarray(x).reshape(*x.shape, 1).view(np.uint8)
    return np.unpackbits(octets, axis=-1).sum(axis=-1, dtype=np.int64)


@irdl_op_definition
class BitcastOp(ElementwiseOp):
    """`graph.bitcast %x : tensor<4xf32> -> tensor<4xui32>`: the same bits, read as a type of the
    same width."""

    name = "graph.bitcast"
    NO_GRADIENT: ClassVar[str] = "reads bits as another type, which has no derivative"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})
    WIDENS: ClassVar[bool] = False
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"

    def __init__(self, operand: SSAValue, result_type: AnyTensor):
        super().__init__(operands=[operand], result_types=[result_type])

    def verify_(self) -> None:
        super().verify_()
        source, target = tensor_type(self.operand), self.result_type
        require(
            shapes_match(source.get_shape(), target.get_shape()),
            f"graph.bitcast: {source} and {target} differ in shape",
        )
        require(
            self.operand_dtype(0).bits == self.result_dtype.bits,
            f"graph.bitcast: elements of {source} and {target} differ in width",
        )

    def numpy(self, *args: Array) -> Array:
        return args[0].view(self.result_dtype.numpy)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        target = self.result_dtype.signless
        return args[0] if args[0].type == target else b.emit(arith.BitcastOp(args[0], target))


@irdl_op_definition
class NextAfterOp(BinaryOp):
    """The next number of a's type after a on the way to b; b where they are equal."""

    name = "graph.next_after"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 8.0
    WIDENS: ClassVar[bool] = False

    def numpy(self, *args: Array) -> Array:
        a, b = args
        return np.where(a == b, b, np.nextafter(a, b))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        """Floats of one sign are ordered like their bits as integers: the neighbor's bits are one more or less."""
        own = self.operand_dtype(0)
        wide = dtypes.compute(own)
        number = dtypes.of_numpy(np.dtype(f"i{own.nbytes}"))
        assert number is not None
        x, y = (b.widen(arg, own) for arg in args)
        x_bits, y_bits = (b.emit(arith.BitcastOp(arg, number.mlir)) for arg in args)
        zero, one, lowest = b.constant(0, wide), b.constant(1, number), number.lowest
        # |x| grows where x is positive and y above it, or x negative and y below.
        positive, up = b.compare("gt", x, zero, wide), b.compare("gt", y, x, wide)
        grows = b.compare("eq", positive, up, dtypes.BOOL)
        step = b.select(grows, one, b.constant(-1, number))
        least = b.or_(b.and_(y_bits, b.constant(lowest, number)), one)
        bits = b.select(b.compare("eq", x, zero, wide), least, b.add(x_bits, step))
        bits = b.select(b.compare("eq", x, y, wide), y_bits, bits)
        bits = b.select(b.compare("ne", y, y, wide), y_bits, bits)
        bits = b.select(b.compare("ne", x, x, wide), x_bits, bits)
        return b.emit(arith.BitcastOp(bits, own.mlir))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        e.refuse("it steps from one float to the next; put graph.stop_gradient around its operands")
