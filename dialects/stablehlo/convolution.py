"""`stablehlo.convolution`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self, cast

from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    TensorType,
    UnregisteredAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.graph.base import dims_attr, require
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim
from mlfuse.dialects.graph.convolution_text import DATA, KERNEL, dims_text, parse_dim_names
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    attribute_class,
    integers,
    parse_operands,
    parse_signature,
    print_signature,
    ranked,
)

CONV = attribute_class("stablehlo.conv")
_COUNTS = ("feature_group_count", "batch_group_count")
_RAW = (
    ("input_batch", "input_feature", "input_spatial"),
    ("kernel_output_feature", "kernel_input_feature", "kernel_spatial"),
    ("output_batch", "output_feature", "output_spatial"),
)
"""The names of the dims in an attribute's `raw` form, for input, kernel and result."""
_WINDOW = {
    "stride": "window_strides",
    "pad": "padding",
    "lhs_dilate": "lhs_dilation",
    "rhs_dilate": "rhs_dilation",
    "reverse": "window_reversal",
}
"""Keywords of the pretty form, and the properties they stand for."""

_DIMS = "[b, f, 0]x[o, i, 0]->[b, f, 0]"

Places = tuple[tuple[int, ...], ...]


@irdl_op_definition
class ConvolutionOp(StableHLOOp):
    """`stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window =
    {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 :
    i64} : (A, B) -> C`.

    `precision_config` has no effect: it allows less precision than mlfuse computes with.
    """

    name = "stablehlo.convolution"
    lhs = operand_def()
    rhs = operand_def()
    dimension_numbers = prop_def(Attribute)
    window_strides = opt_prop_def(Attribute)
    padding = opt_prop_def(Attribute)
    lhs_dilation = opt_prop_def(Attribute)
    rhs_dilation = opt_prop_def(Attribute)
    window_reversal = opt_prop_def(Attribute)
    feature_group_count = opt_prop_def(Attribute)
    batch_group_count = opt_prop_def(Attribute)
    precision_config = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def dims(self) -> Places:
        """The positions of the batch, feature and spatial dims, for input, kernel and result."""
        attr = self.dimension_numbers
        if not isinstance(attr, CONV):
            raise VerifyException(
                f"{self.name}: dimension_numbers must be #stablehlo.conv<...>, not {attr}"
            )
        text = attr.value.data
        return _raw_places(text) if text.split()[:1] == ["raw"] else _places(text)

    @property
    def numbers(self) -> ConvolutionNumbers:
        """All properties as numbers. VerifyException if they don't fit together."""
        lhs, rhs, result = self.dims
        rank = len(lhs) - 2
        padding = self._integers("padding", 2 * rank, 0)
        windows = zip(
            self._integers("window_strides", rank, 1),
            padding[::2],
            padding[1::2],
            self._integers("lhs_dilation", rank, 1),
            self._integers("rhs_dilation", rank, 1),
            map(bool, self._integers("window_reversal", rank, 0)),
            strict=True,
        )
        counts = (self._count(name) for name in _COUNTS)
        return ConvolutionNumbers(lhs, rhs, result, tuple(WindowDim(*w) for w in windows), *counts)

    def _integers(self, name: str, count: int, default: int) -> tuple[int, ...]:
        if name not in self.properties:
            return (default,) * count
        values = integers(self, name)
        require(
            len(values) == count,
            f"{self.name}: {name} has {len(values)} values, the spatial dims need {count}",
        )
        return values

    def _count(self, name: str) -> int:
        attr = self.properties.get(name)
        if attr is None:
            return 1
        require(isinstance(attr, IntegerAttr), f"{self.name}: {name} must be an integer")
        return cast(IntegerAttr[Any], attr).value.data

    def verify_(self) -> None:
        super().verify_()
        numbers = self.numbers
        for value, places in (
            (self.lhs, numbers.lhs),
            (self.rhs, numbers.rhs),
            (self.result, numbers.result),
        ):
            require(
                sorted(places) == list(range(ranked(value).get_num_dims())),
                f"{self.name}: dim_numbers must name each dim of a {value.type} once",
            )
        steps = [n for w in numbers.windows for n in (w.stride, w.lhs_dilation, w.rhs_dilation)]
        require(
            min(numbers.feature_groups, numbers.batch_groups, *steps) >= 1,
            f"{self.name}: strides, dilations and group counts must be at least 1",
        )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_punctuation("(")
        operands = parse_operands(parser, 2)
        parser.parse_punctuation(")")
        parser.parse_keyword("dim_numbers")
        parser.parse_punctuation("=")
        lhs = parse_dim_names(parser, DATA)
        parser.parse_keyword("x")
        rhs = parse_dim_names(parser, KERNEL)
        parser.parse_punctuation("->")
        result = parse_dim_names(parser, DATA)
        properties: dict[str, Attribute] = {"dimension_numbers": _conv((lhs, rhs, result))}
        parser.parse_punctuation(",")
        parser.parse_keyword("window")
        parser.parse_punctuation("=")
        parser.parse_comma_separated_list(
            parser.Delimiter.BRACES, lambda: _parse_window(parser, properties)
        )
        attributes = dict(parser.parse_optional_attr_dict())
        for name in (*_COUNTS, "precision_config"):
            if name in attributes:
                properties[name] = attributes.pop(name)
        values, results = parse_signature(parser, operands)
        return cls.create(
            operands=values, result_types=results, properties=properties, attributes=attributes
        )

    def print(self, printer: Printer) -> None:
        printer.print_string("(")
        printer.print_list(self.operands, printer.print_operand)
        printer.print_string(f") dim_numbers = {_dims_text(self.dims)}, window = {{")
        numbers = self.numbers
        texts = {
            "stride": [window.stride for window in numbers.windows],
            "pad": [[window.low, window.high] for window in numbers.windows],
            "lhs_dilate": [window.lhs_dilation for window in numbers.windows],
            "rhs_dilate": [window.rhs_dilation for window in numbers.windows],
            "reverse": [window.reverse for window in numbers.windows],
        }
        shown = [
            f"{keyword} = {str(texts[keyword]).lower()}"
            for keyword, name in _WINDOW.items()
            if name in self.properties
        ]
        printer.print_string(", ".join(shown) + "}")
        rest = {
            name: self.properties[name]
            for name in ("batch_group_count", "feature_group_count", "precision_config")
            if name in self.properties
        }
        printer.print_op_attributes(rest | self.attributes)
        print_signature(printer, self, short=False)


def _parse_window(parser: Parser, properties: dict[str, Attribute]) -> None:
    """Parse one of the window's fields into `properties`."""
    start = parser.pos
    keyword = parser.parse_identifier()
    if keyword not in _WINDOW:
        parser.raise_error(
            f"a window has no {keyword}; it has {', '.join(_WINDOW)}", start, parser.pos
        )
    parser.parse_punctuation("=")

    def integer() -> int:
        return parser.parse_integer(allow_boolean=keyword == "reverse")

    def pair() -> list[int]:
        return parser.parse_comma_separated_list(parser.Delimiter.SQUARE, integer)

    start = parser.pos
    if keyword == "pad":
        pairs = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, pair)
        if any(len(each) != 2 for each in pairs):
            parser.raise_error("pad has one [low, high] for each spatial dim", start, parser.pos)
        type_ = TensorType(i64, [len(pairs), 2])
        values = [value for each in pairs for value in each]
        properties["padding"] = DenseIntOrFPElementsAttr.from_list(type_, values)
        return
    values = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, integer)
    properties[_WINDOW[keyword]] = (
        DenseArrayBase.from_list(i1, values) if keyword == "reverse" else dims_attr(values)
    )


def _conv(places: Places) -> UnregisteredAttr:
    return CONV("stablehlo.conv", False, False, _dims_text(places))


def _dims_text(places: Places) -> str:
    lhs, rhs, result = places
    return f"{dims_text(lhs, DATA)}x{dims_text(rhs, KERNEL)}->{dims_text(result, DATA)}"


def _places(text: str) -> Places:
    """`[b, f, 0]x[o, i, 0]->[b, f, 0]`."""
    lists = [found.replace(",", " ").split() for found in re.findall(r"\[([^\]]*)\]", text)]
    letters = (DATA, KERNEL, DATA)
    require(
        len(lists) == 3, f"stablehlo.convolution: can't read the dims {text}; write them as {_DIMS}"
    )
    return tuple(_by_name(names, own, text) for names, own in zip(lists, letters, strict=True))


def _by_name(names: Sequence[str], letters: Sequence[str], text: str) -> tuple[int, ...]:
    wanted = [*letters, *map(str, range(len(names) - 2))]
    require(
        sorted(names) == sorted(wanted),
        f"stablehlo.convolution: can't read the dims {text}; write them as {_DIMS}",
    )
    return tuple(names.index(name) for name in wanted)


def _raw_places(text: str) -> Places:
    """`raw input_batch_dimension = 0, ..., input_spatial_dimensions = [2, 3], ...`."""
    return tuple(
        tuple(number for name in names for number in _raw_numbers(text, name)) for names in _RAW
    )


def _raw_numbers(text: str, name: str) -> list[int]:
    found = re.search(rf"\b{name}_dimensions?\s*=\s*(\d+|\[[\d\s,]*\])", text)
    return [int(digits) for digits in re.findall(r"\d+", found[1])] if found else []


OPS: list[type[StableHLOOp]] = [ConvolutionOp]
