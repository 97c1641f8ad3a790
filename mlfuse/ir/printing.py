"""Modules to text, such that `parsing` reads back every bit.

xDSL's printer prints [0.0, -0.0] as a splat, since they compare equal, and quiets NaNs.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from io import StringIO
from typing import Any, cast

from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    DenseIntOrFPElementsAttr,
    IntegerType,
)
from xdsl.ir import Attribute, Operation
from xdsl.printer import Printer

from mlfuse.ir.parsing import deep_recursion

_LISTED = 100
"""The longest literal that is listed element by element, as in MLIR; longer ones are hex strings."""
_PLAIN = re.compile(rb"[ !#-\[\]-~]*")
"""A string that is printed as it is."""


def print_module(module: Operation, *, generic: bool = False, locations: bool = False) -> str:
    """The text of a module (or any op), with a final newline."""
    stream = StringIO()
    printer = ExactPrinter(stream=stream, print_generic_format=generic, print_debuginfo=locations)
    with deep_recursion():
        printer.print_op(module)
    return stream.getvalue() + "\n"


class ExactPrinter(Printer):
    """xDSL's printer with exact dense literals."""

    def print_attribute(self, attribute: Attribute) -> None:
        if not isinstance(attribute, DenseIntOrFPElementsAttr):
            return super().print_attribute(attribute)
        literal = cast(DenseIntOrFPElementsAttr[Any], attribute)
        self.print_string("dense")
        with self.in_angle_brackets():
            self._print_values(literal)
        self.print_string(" : ")
        super().print_attribute(literal.type)
        return None

    def print_bytes_literal(self, bytestring: bytes) -> None:
        if _PLAIN.fullmatch(bytestring) is None:
            return super().print_bytes_literal(bytestring)
        # xDSL prints byte by byte, which is a fifth of the time for a module with locations.
        self.print_string(f'"{bytestring.decode()}"')
        return None

    def _print_values(self, literal: DenseIntOrFPElementsAttr[Any]) -> None:
        raw, size = literal.data.data, literal.type.element_type.compile_time_size
        count = len(raw) // size
        if count == 0:
            return
        if raw == raw[:size] * count:
            self._print_elements(raw[:size], [], literal.type.element_type)
        elif count > _LISTED:
            if literal.type.element_type == IntegerType(1):
                raw = _pack_bits(raw)
            self.print_string(f'"0x{raw.hex().upper()}"')
        else:
            self._print_elements(raw, literal.get_shape(), literal.type.element_type)

    def _print_elements(self, raw: bytes, shape: Sequence[int], type_: Any) -> None:
        """Nested lists of the row-major elements in `raw`."""
        if not shape:
            return self._print_element(raw, type_)
        step = len(raw) // shape[0]
        parts = [raw[i : i + step] for i in range(0, len(raw), step)]
        with self.in_square_brackets():
            self.print_list(parts, lambda part: self._print_elements(part, shape[1:], type_))
        return None

    def _print_element(self, raw: bytes, type_: Any) -> None:
        (value,) = type_.unpack(raw, 1)
        if isinstance(type_, ComplexType):
            self.print_complex(value, type_)  # pyright: ignore[reportUnknownArgumentType]
        elif not isinstance(type_, AnyFloat):
            self.print_int(value, type_)
        elif math.isnan(value):
            self.print_string(f"0x{raw[::-1].hex().upper()}")  # a Python float loses the payload
        else:
            self.print_float(value, type_)


def _pack_bits(raw: bytes) -> bytes:
    """i1 as in MLIR's hex strings: eight to a byte, the first lowest."""
    packed = bytearray((len(raw) + 7) // 8)
    for index, byte in enumerate(raw):
        packed[index // 8] |= (byte != 0) << (index % 8)
    return bytes(packed)
