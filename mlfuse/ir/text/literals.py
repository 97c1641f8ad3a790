"""Number literals with MLIR's meaning: a float's hex digits are its bits.

xDSL reads `dense<0xFF800000> : tensor<f32>` as 4286578688.0. Here literals become bytes without
going through Python floats, so every bit pattern survives, signaling NaNs included.
"""

from __future__ import annotations

import math
import re
import struct
from functools import cache
from typing import Any, cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    BytesAttr,
    ComplexType,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    RankedStructure,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, TypeAttribute
from xdsl.irdl import AttrConstraint, base
from xdsl.parser import Parser
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.lexer import Span

from mlfuse.ir.limits import MAX_BYTES, MAX_ELEMENTS, MAX_INTEGER_BITS, MAX_RANK, MAX_SPLAT
from mlfuse.ir.text.number_lists import packed, plain_list

_NEGATIVE_HEX = re.compile(r"-\s*0x[0-9A-Fa-f]")
_INTEGER_TYPE = re.compile(r"[su]?i([0-9]+)")
_TOO_MANY_DIMS = re.compile(rf"(?:tensor|memref|vector)\s*<\s*(?:[\[\]\s0-9?]+x){{{MAX_RANK + 1}}}")
_OPENING = re.compile(r"<\s*(?=\[)")
_CLOSING = re.compile(r"(?:\s|//[^\n]*\n)*>")
_PLAIN_TENSOR = re.compile(r"tensor<(?:(?:[0-9]+|\?)x)*(?:bf|f|i|ui)[0-9]+>")


class LiteralParser(Parser):
    """xDSL's parser with exact literals and with limits on sizes."""

    def parse_dense_int_or_fp_elements_attr(
        self, type: Any | None
    ) -> DenseIntOrFPElementsAttr[Any]:
        """`<values> : type` after `dense`; `type` is given if the text leaves it out."""
        if (made := self._parse_plain_dense(type)) is not None:
            return made
        start = self.pos
        with self.in_angle_brackets():
            elements, shape, raw = self._parse_dense_values()
        if type is None:
            self.parse_punctuation(":", " in dense attribute")
            type = self._parse_dense_literal_type()
        element_type = cast(Attribute, type.element_type)
        size, count = cast(int, type.element_type.compile_time_size), math.prod(type.get_shape())
        if raw is None:
            raw = b"".join(self._element_bytes(e, element_type) for e in elements)
        elif element_type == IntegerType(1):
            raw = _bool_bytes(raw, count)
        if shape is not None and shape != list(type.get_shape()):
            self.raise_error(f"the literal has the shape {shape}, its type is {type}", start)
        if shape is None and len(raw) == size:
            if count > MAX_SPLAT:
                self.raise_error(
                    f"a splat literal of {count} elements; at most {MAX_SPLAT} are expanded: "
                    "use a scalar constant and a broadcast",
                    start,
                )
            raw *= count
        if len(raw) != size * count:
            self.raise_error(
                f"the literal holds {len(raw)} bytes, its type {type} needs {size * count}", start
            )
        return DenseIntOrFPElementsAttr(type, BytesAttr(raw))

    def _parse_plain_dense(self, type: Any | None) -> DenseIntOrFPElementsAttr[Any] | None:
        """A long list of numbers, read at once; None, with nothing consumed, for all others."""
        start, text = self.pos, self.lexer.input.content
        opening = _OPENING.match(text, start)
        plain = None if opening is None else plain_list(text, opening.end())
        if plain is None or (closing := _CLOSING.match(text, plain.end)) is None:
            return None
        self._resume_from(closing.end())
        if type is None:
            self.parse_punctuation(":", " in dense attribute")
            type = self._parse_dense_literal_type()
        if plain.shape != list(type.get_shape()):
            self.raise_error(f"the literal has the shape {plain.shape}, its type is {type}", start)
        raw = packed(plain.values, type.element_type)
        if raw is not None:
            return DenseIntOrFPElementsAttr(type, BytesAttr(raw))
        # Reading one by one has a message for each mistake, but is too slow for so many.
        if len(plain.values) > MAX_ELEMENTS:
            for number, value in enumerate(plain.values):
                if packed([value], type.element_type) is None:
                    said = (
                        f"element {number} of the literal: {value} doesn't fit {type.element_type}"
                    )
                    self.raise_error(said, start)
        self._resume_from(start)
        return None

    def _parse_tensor_literal_element(self) -> Parser._TensorLiteralElement:
        self._elements += 1
        if self._elements > MAX_ELEMENTS:
            self.raise_error(
                f"more than {MAX_ELEMENTS} elements in lists with other than plain numbers that fit their "
                'types: write them as one string of hex digits, dense<"0x...">'
            )
        return super()._parse_tensor_literal_element()

    _elements = 0

    def _parse_dense_values(
        self,
    ) -> tuple[list[Parser._TensorLiteralElement], list[int] | None, bytes | None]:
        """Elements, the shape of their brackets, and the bytes of a hex string."""
        if self._current_token.text == ">":
            return [], None, b""
        start = self.pos
        text = self.parse_optional_str_literal()
        if text is None:
            elements, shape = self._parse_tensor_literal()
            return elements, shape or None, None
        try:
            if not text.startswith("0x"):
                raise ValueError
            return [], None, bytes.fromhex(text[2:])
        except ValueError:
            self.raise_error("expected a string of hex digits, 0x first", start, self.pos)

    def _element_bytes(self, element: Parser._TensorLiteralElement, type_: Any) -> bytes:
        value, span = element.value, element.span
        try:
            if isinstance(type_, AnyFloat):
                return self._float_bytes(value, type_, span)
            if isinstance(type_, ComplexType):
                return type_.pack((element.to_complex(self, type_),))  # pyright: ignore
            number = element.to_int(self, allow_booleans=type_ == IntegerType(1))
            if isinstance(type_, IntegerType):
                type_.verify_value(number)
                number = type_.get_normalized_value(number)
            return type_.pack((number,))
        except (OverflowError, VerifyException, struct.error):
            self.raise_error(f"{_shorten(span.text)} doesn't fit {type_}", span)

    def _float_bytes(self, value: Any, type_: Any, span: Span[str]) -> bytes:
        """The bytes of one float; raises OverflowError if it doesn't fit."""
        if isinstance(value, bool | tuple):
            self.raise_error(f"expected a {type_}, got {span.text}", span)
        if "x" not in span.text:
            if math.isinf(value):
                raise OverflowError
            raw = type_.pack((float(value),))
            if not math.isfinite(type_.unpack(raw, 1)[0]) and math.isfinite(value):
                raise OverflowError  # narrow types packed it as an infinity or a NaN
            return raw
        if span.text.startswith("-"):
            self.raise_error(
                "hex digits are the bits of a float, its sign included: drop the -", span
            )
        bits = int(value)
        if bits.bit_length() > type_.bitwidth:
            raise OverflowError
        return bits.to_bytes(type_.compile_time_size, "little")

    def parse_optional_builtin_int_or_float_attr(
        self,
    ) -> IntegerAttr | FloatAttr | None:
        start = self.pos
        text = self.lexer.input.content
        negative = text.startswith("-", start) and _NEGATIVE_HEX.match(text, start) is not None
        try:
            attr = super().parse_optional_builtin_int_or_float_attr()
        except (OverflowError, struct.error):
            self.raise_error("the literal doesn't fit its type", start, self.pos)
        if not isinstance(attr, FloatAttr):
            return attr
        if negative:
            self.raise_error(
                "hex digits are the bits of a float, its sign included: drop the -", start
            )
        if math.isinf(attr.value.data) and "x" not in text[start : start + 2]:
            self.raise_error("the literal doesn't fit its type", start, self.pos)
        return attr

    def _parse_builtin_densearray_attr(self) -> DenseArrayBase[Any] | None:
        """`<f32: 1.0, 0x7F800000>` after `array`; xDSL accepts no hex digits here."""
        start = self.pos
        self.parse_punctuation("<")
        element = cast(Any, self.parse_type())
        if (plain := self._parse_plain_array(element)) is not None:
            self.parse_punctuation(">")
            return DenseArrayBase(element, BytesAttr(plain))
        if not isinstance(element, AnyFloat):
            self._resume_from(start)
            return super()._parse_builtin_densearray_attr()
        raw: list[bytes] = []
        if self.parse_optional_punctuation(":") is not None:
            items = self.parse_comma_separated_list(
                self.Delimiter.NONE, self._parse_tensor_literal_element
            )
            raw = [self._element_bytes(item, element) for item in items]
        self.parse_punctuation(">")
        return DenseArrayBase(element, BytesAttr(b"".join(raw)))

    def _parse_plain_array(self, element: Any) -> bytes | None:
        """The text after `<i64` as bytes, if it is a long list of numbers; else nothing is consumed."""
        text = self.lexer.input.content
        if not isinstance(element, IntegerType | AnyFloat) or not text.startswith(":", self.pos):
            return None
        plain = plain_list(text, self.pos + 1, brackets=False)
        raw = None if plain is None else packed(plain.values, element)
        if plain is not None and raw is not None:
            self._resume_from(plain.end)
        return raw

    def _parse_dense_literal_type(
        self,
    ) -> RankedStructure[IntegerType | IndexType | AnyFloat | ComplexType]:
        # As in xDSL, which makes the constraint again for each literal: that takes longer than the rest.
        type_ = self.parse_type()
        if not _dense_type().verifies(type_):
            self.raise_error(
                "expected a memref, vector or tensor of integers, index, floats or complex numbers"
            )
        if DYNAMIC_INDEX in type_.get_shape():
            self.raise_error("the shape of a dense literal must be static")
        return type_

    # Types: sizes are checked before types are made.

    _plain_tensors: dict[str, TypeAttribute]

    def _parse_optional_builtin_parametrized_type(self) -> TypeAttribute | None:
        # A graph repeats few types many times, so simple ones are cached by their text.
        start, text = self.pos, self.lexer.input.content
        plain = _PLAIN_TENSOR.match(text, start)
        if plain is not None and (known := self._plain_tensors.get(plain[0])) is not None:
            self._resume_from(plain.end())
            return known
        if _TOO_MANY_DIMS.match(text, start) is not None:
            self.raise_error(f"a type has at most {MAX_RANK} dims")
        type_ = super()._parse_optional_builtin_parametrized_type()
        self._check_size(type_, start)
        if plain is not None and type_ is not None:
            self._plain_tensors[plain[0]] = type_
        return type_

    def _check_size(self, type_: Attribute | None, start: int) -> None:
        if not isinstance(type_, TensorType | MemRefType | VectorType):
            return
        shaped = cast(TensorType[Attribute], type_)
        element_size = getattr(shaped.element_type, "compile_time_size", 1)
        nbytes = element_size * math.prod(size for size in shaped.get_shape() if size > 0)
        if nbytes > MAX_BYTES:
            self.raise_error("the type is larger than 2^62 bytes", start, self.pos)

    def _parse_optional_integer_or_float_type(self) -> TypeAttribute | None:
        match = _INTEGER_TYPE.fullmatch(self._current_token.text)
        if match is not None and int(match[1]) > MAX_INTEGER_BITS:
            self.raise_error(f"integers have at most {MAX_INTEGER_BITS} bits")
        return super()._parse_optional_integer_or_float_type()


@cache
def _dense_type() -> AttrConstraint[
    RankedStructure[IntegerType | IndexType | AnyFloat | ComplexType]
]:
    return base(RankedStructure[IntegerType | IndexType | AnyFloat | ComplexType])


def _bool_bytes(raw: bytes, count: int) -> bytes:
    """i1 as xDSL stores them, a byte each; MLIR's hex strings pack eight to a byte or, since 2025,
    have 0x01 for true."""
    if len(raw) != 1 and len(raw) == (count + 7) // 8 != count:
        return bytes(0xFF if raw[i // 8] >> (i % 8) & 1 else 0 for i in range(count))
    return bytes(0xFF if byte else 0 for byte in raw)


def _shorten(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:20]}..."
