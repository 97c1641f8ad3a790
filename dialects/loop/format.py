"""Directives of the text forms of loop and kernel ops, in addition to xDSL's own and those of `graph/format.py`.

Two families print and parse by hand, because no format can express their text:

- kernels, functions, nests and all other ops with a region: the names of the region's arguments stand before it, and
  an empty region has a block;
- loads and stores: an identity map isn't written, the element type follows from the buffer's type, and
  `loop.accumulate`, which has regions, uses the same text for its buffer, indices and map.
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
    """`memref<4xf32>, memref<8xf32>`: the types of several buffers."""

    buffers: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        types = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, lambda: parse_memref(parser)
        )
        check_count(parser, state, self.buffers, types)
        self.buffers.set(state, types)
