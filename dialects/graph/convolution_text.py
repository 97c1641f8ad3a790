"""The text of a convolution's numbers: `dims [b, f, 0] x [o, i, 0] -> [b, f, 0] stride [2] ...`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from xdsl.parser import Parser
from xdsl.printer import Printer

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim

T = TypeVar("T")
DATA, KERNEL = ("b", "f"), ("o", "i")
"""The letters of the first two dims: of the input and the result, and of the kernel."""


def print_numbers(printer: Printer, numbers: ConvolutionNumbers) -> None:
    """Print the dims, and the numbers that differ from their defaults."""
    lhs, result = (dims_text(dims, DATA) for dims in (numbers.lhs, numbers.result))
    printer.print_string(f" dims {lhs} x {dims_text(numbers.rhs, KERNEL)} -> {result}")
    windows, default = numbers.windows, WindowDim()
    for keyword, values, usual in (
        ("stride", [window.stride for window in windows], default.stride),
        ("pad", [[window.low, window.high] for window in windows], [default.low, default.high]),
        ("lhs_dilate", [window.lhs_dilation for window in windows], default.lhs_dilation),
        ("rhs_dilate", [window.rhs_dilation for window in windows], default.rhs_dilation),
    ):
        if any(value != usual for value in values):
            printer.print_string(f" {keyword} {values}")
    if any(window.reverse for window in windows):
        backward = [dim for dim, window in enumerate(windows) if window.reverse]
        printer.print_string(f" reverse {backward}")
    for keyword, groups in (
        ("feature_groups", numbers.feature_groups),
        ("batch_groups", numbers.batch_groups),
    ):
        if groups != 1:
            printer.print_string(f" {keyword} {groups}")


def parse_numbers(parser: Parser) -> ConvolutionNumbers:
    """Parse what `print_numbers` prints."""
    parser.parse_keyword("dims")
    lhs = parse_dim_names(parser, DATA)
    parser.parse_keyword("x")
    rhs = parse_dim_names(parser, KERNEL)
    parser.parse_punctuation("->")
    result = parse_dim_names(parser, DATA)
    rank = len(lhs) - 2

    def column(keyword: str, item: Callable[[], T], default: T) -> Sequence[T]:
        if parser.parse_optional_keyword(keyword) is None:
            return [default] * rank
        start = parser.pos
        values = _list(parser, item)
        if len(values) != rank:
            parser.raise_error(
                f"{keyword} needs {counted(rank, 'value')}, one a spatial dim", start
            )
        return values

    def integer() -> int:
        return _integer(parser)

    def pair() -> tuple[int, int]:
        start = parser.pos
        values = _list(parser, integer)
        if len(values) != 2:
            parser.raise_error("padding is [low, high]", start)
        return values[0], values[1]

    strides = column("stride", integer, 1)
    padding = column("pad", pair, (0, 0))
    lhs_dilation = column("lhs_dilate", integer, 1)
    rhs_dilation = column("rhs_dilate", integer, 1)
    backward = _list(parser, integer) if parser.parse_optional_keyword("reverse") else []
    windows = [
        WindowDim(
            strides[dim], *padding[dim], lhs_dilation[dim], rhs_dilation[dim], dim in backward
        )
        for dim in range(rank)
    ]
    groups = [
        _integer(parser) if parser.parse_optional_keyword(keyword) else 1
        for keyword in ("feature_groups", "batch_groups")
    ]
    return ConvolutionNumbers(lhs, rhs, result, tuple(windows), *groups)


def dims_text(dims: Sequence[int], letters: Sequence[str]) -> str:
    """`[b, 0, 1, f]`, from the positions of the batch, feature and spatial dims."""
    names = [*letters, *map(str, range(len(dims) - 2))]
    by_place = dict(zip(dims, names, strict=True))
    return f"[{', '.join(by_place[place] for place in sorted(by_place))}]"


def parse_dim_names(parser: Parser, letters: Sequence[str]) -> tuple[int, ...]:
    """The positions of the batch, feature and spatial dims in `[b, 0, 1, f]`."""
    start = parser.pos
    names = _list(parser, lambda: _dim_name(parser))
    wanted = [*letters, *map(str, range(len(names) - 2))]
    if sorted(names) != sorted(wanted):
        parser.raise_error(f"these dims should be {', '.join(wanted)} in some order", start)
    return tuple(names.index(name) for name in wanted)


def _dim_name(parser: Parser) -> str:
    number = parser.parse_optional_integer(allow_boolean=False, allow_negative=False)
    return parser.parse_identifier() if number is None else str(number)


def _integer(parser: Parser) -> int:
    start = parser.pos
    value = parser.parse_integer(allow_boolean=False)
    if abs(value) >= 2**63:
        parser.raise_error("a number must fit 64 bits", start, parser.pos)
    return value


def _list(parser: Parser, item: Callable[[], T]) -> list[T]:
    return parser.parse_comma_separated_list(parser.Delimiter.SQUARE, item)
