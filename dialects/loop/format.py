"""Directives of the text forms of loop and kernel ops, beside xDSL's own and those of `graph/format.py`.

Two families print and parse by hand, since no format says it:

- kernels, functions, nests and all else with a region: the names of the region's arguments stand before it, and an
  empty region has a block;
- loads and stores: indices that are the identity map have no text, the element's type follows from the buffer's, and
  `loop.accumulate`, which has regions, shares the text of the place.
"""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.irdl.declarative_assembly_format import (
    ParsingState,
    TypeDirective,
)
from xdsl.parser import Parser

from mlfuse.dialects.graph.format import TextDirective, check_count
from mlfuse.dialects.loop.kernel import AnyMemRef


def parse_memref(parser: Parser) -> AnyMemRef:
    """A type that must be a memref."""
    start = parser.pos
    type_ = parser.parse_type()
    if not isinstance(type_, MemRefType):
        parser.raise_error(f"expected a memref type, got {type_}", start, parser.pos)
    return cast(AnyMemRef, type_)


class Memref(TextDirective):
    """`memref<4xf32>`: the type of one buffer."""

    buffer: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.buffer.set(state, (parse_memref(parser),))


class Memrefs(TextDirective):
    """`memref<4xf32>, memref<8xf32>`: a type for each of some buffers."""

    buffers: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        types = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, lambda: parse_memref(parser)
        )
        check_count(parser, state, self.buffers, types)
        self.buffers.set(state, types)
