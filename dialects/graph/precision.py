"""Rounding to a format with fewer bits; the type stays the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, NoReturn, cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, IntegerType, i32
from xdsl.ir import SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    PrintingState,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.elementwise import ELEMENT_T, FLOAT, ElementwiseOp
from mlfuse.dialects.graph.format import Tensor, TextDirective
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

_FORMAT = re.compile(r"e(\d{1,9})m(\d{1,9})")


def parse_format(parser: Parser) -> tuple[int, int]:
    """The bits of exponent and mantissa in `e5m10`."""
    start = parser.pos
    word = parser.parse_optional_identifier() or _not_a_format(parser, start)
    match = _FORMAT.fullmatch(word) or _not_a_format(parser, start)
    return int(match[1]), int(match[2])


def _not_a_format(parser: Parser, start: int) -> NoReturn:
    parser.raise_error(
        "expected the bits of exponent and mantissa, for example e5m10", start, parser.pos
    )


class FormatWord(TextDirective):
    """`e5m10`: the bits of exponent and mantissa."""

    exponent: AttributeVariable
    mantissa: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        exponent, mantissa = parse_format(parser)
        self.exponent.set(state, IntegerAttr(exponent, i32))
        self.mantissa.set(state, IntegerAttr(mantissa, i32))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        exponent, mantissa = (
            cast(IntegerAttr[IntegerType], each.get(op)).value.data
            for each in (self.exponent, self.mantissa)
        )
        state.print_whitespace(printer)
        printer.print_string(f"e{exponent}m{mantissa}")


@irdl_op_definition
class ReducePrecisionOp(ElementwiseOp):
    """`graph.reduce_precision %x, format = e5m10 : tensor<4xf32>`: x rounded to the nearest number with
    that many bits of exponent and mantissa. A tie goes to the number whose last bit is 0 (the last bit
    of the exponent, if no mantissa is left).

    A number above the largest of the format becomes infinite, a number below the smallest normal one
    becomes 0; the sign is kept. The narrow format has no subnormals, but if it has as many bits of
    exponent as the type, the type's subnormals stay and are rounded at the same bit. NaN stays. This is
    StableHLO's op, as XLA computes it.
    """

    name = "graph.reduce_precision"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 8.0
    WIDENS: ClassVar[bool] = False
    operand = operand_def(ELEMENT_T)
    exponent_bits = prop_def(IntegerAttr[IntegerType])
    mantissa_bits = prop_def(IntegerAttr[IntegerType])
    result = result_def(ELEMENT_T)
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `,` `format` `=` custom<FormatWord>($exponent_bits, $mantissa_bits) attr-dict "
        "`:` custom<Tensor>(type($result))"
    )
    custom_directives = (FormatWord, Tensor)

    def __init__(self, operand: SSAValue, exponent_bits: int, mantissa_bits: int):
        super().__init__(
            operands=[operand],
            properties={
                "exponent_bits": IntegerAttr(exponent_bits, i32),
                "mantissa_bits": IntegerAttr(mantissa_bits, i32),
            },
            result_types=[operand.type],
        )

    def element_checks(self) -> str | None:
        problem = super().element_checks()
        if problem is None and self.result_dtype.is_f8:
            return f"takes no {self.result_dtype.name} elements; cast to f32 first"
        return problem

    def verify_(self) -> None:
        super().verify_()
        exponent, mantissa = self.kept
        require(exponent >= 1, f"{self.name}: {exponent} bits of exponent; at least 1 is needed")
        require(mantissa >= 0, f"{self.name}: {mantissa} bits of mantissa; it must not be negative")

    @property
    def kept(self) -> tuple[int, int]:
        """The bits of exponent and mantissa."""
        return self.exponent_bits.value.data, self.mantissa_bits.value.data

    def numpy(self, *args: Array) -> Array:
        own = self.result_dtype
        exponent, mantissa = self.kept
        bits = np.dtype(f"u{own.nbytes}")
        infinity = (2**own.exponent_bits - 1) << own.mantissa_bits
        x = args[0].view(bits)
        magnitude: Array = x & bits.type(2 ** (own.bits - 1) - 1)
        y: Array = magnitude
        if mantissa < own.mantissa_bits:
            dropped = own.mantissa_bits - mantissa
            half, odd = (
                bits.type((1 << (dropped - 1)) - 1),
                (y >> bits.type(dropped)) & bits.type(1),
            )
            y = (y + half + odd) >> bits.type(dropped) << bits.type(dropped)
        if exponent < own.exponent_bits:
            bias = 2 ** (exponent - 1) - 1
            field = y >> bits.type(own.mantissa_bits)
            y = np.where(field > own.exponent_bias + bias, bits.type(infinity), y)
            y = np.where(field <= own.exponent_bias - bias, bits.type(0), y)
        y = np.where(magnitude > infinity, x, y | (x ^ magnitude))
        return y.view(own.numpy)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        """Works on the bits: the exponent is above the mantissa, so a carry from rounding increments it."""
        own, number = self.result_dtype, dtypes.integer(self.result_dtype.bits, signed=False)
        exponent, mantissa = self.kept
        sign = 1 << (own.bits - 1)
        infinity = (2**own.exponent_bits - 1) << own.mantissa_bits

        def const(value: int) -> SSAValue:
            return b.constant(value, number)

        x = b.emit(arith.BitcastOp(args[0], number.signless))
        magnitude = b.and_(x, const(sign - 1))
        y = magnitude
        if mantissa < own.mantissa_bits:
            dropped = own.mantissa_bits - mantissa
            odd = b.and_(b.emit(arith.ShRUIOp(y, const(dropped))), const(1))
            y = b.add(y, b.add(odd, const((1 << (dropped - 1)) - 1)))
            y = b.and_(y, const(-1 << dropped))
        if exponent < own.exponent_bits:
            bias = 2 ** (exponent - 1) - 1
            above = (own.exponent_bias + bias + 1) << own.mantissa_bits
            below = (own.exponent_bias - bias + 1) << own.mantissa_bits
            y = b.select(b.compare("ge", y, const(above), number), const(infinity), y)
            y = b.select(b.compare("lt", y, const(below), number), const(0), y)
        y = b.or_(y, b.and_(x, const(sign)))
        nan = b.compare("gt", magnitude, const(infinity), number)
        return b.emit(arith.BitcastOp(b.select(nan, x, y), own.mlir))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """The gradient is rounded in the same way, as in JAX."""
        return [e.emit(ReducePrecisionOp(grad, *self.kept))]
