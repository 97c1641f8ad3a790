"""Loads and stores, with an affine map from indices to a position in the buffer."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    AffineMapAttr,
    AffineSetAttr,
    IndexType,
    MemRefType,
)
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap, AffineSet
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import (
    MemoryReadEffect,
    MemoryWriteEffect,
)

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.dialects.loop.format import parse_memref
from mlfuse.dialects.loop.kernel import memref_type


class AccessOp(IRDLOperation):
    """A load or a store: `%x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)>`.

    The map gives the position in the buffer for the indices; by default it is the identity. With an affine
    set of the indices, `inside affine_set<(d0) : (d0 - 1 >= 0)>`, the access is made only inside the set.
    """

    @property
    def access_map(self) -> AffineMap:
        """The map; the identity if the op has none."""
        attr = self.properties.get("map")
        if isinstance(attr, AffineMapAttr):
            return attr.data
        return AffineMap.identity(len(self.access_indices))

    @property
    def guard(self) -> Guard:
        """The condition of the access; `EVERYWHERE` if the op has none."""
        attr = self.properties.get("inside")
        return Guard.from_set(attr.data) if isinstance(attr, AffineSetAttr) else EVERYWHERE

    @property
    def buffer(self) -> SSAValue:
        """The memref that is accessed."""
        raise NotImplementedError

    @property
    def access_indices(self) -> Sequence[SSAValue]:
        """The map's operands."""
        raise NotImplementedError

    def verify_access(self) -> None:
        """Raise unless indices, map and buffer fit together."""
        type_ = self.buffer.type
        require(isinstance(type_, MemRefType), lambda: f"{self.name}: {type_} is not a memref")
        assert isinstance(type_, MemRefType)
        map_ = self.access_map
        require(
            map_.num_symbols == 0 and map_.num_dims == len(self.access_indices),
            f"{self.name}: the map takes {map_.num_dims} indices, not {len(self.access_indices)}",
        )
        require(
            len(map_.results) == type_.get_num_dims(),
            lambda: f"{self.name}: {len(map_.results)} indices don't fit a {type_}",
        )
        inside = self.properties.get("inside")
        if isinstance(inside, AffineSetAttr):
            set_ = inside.data
            require(
                set_.num_symbols == 0 and set_.num_dims == len(self.access_indices),
                f"{self.name}: the set takes {set_.num_dims} indices, not {len(self.access_indices)}",
            )


def map_property(map_: AffineMap | None) -> AffineMapAttr | None:
    """The attribute for a map; None for the identity."""
    if map_ is None or map_ == AffineMap.identity(map_.num_dims):
        return None
    return AffineMapAttr(map_)


def guard_property(guard: Guard, indices: int) -> AffineSetAttr | None:
    """The attribute for a guard over `indices` indices; None where it holds everywhere."""
    return AffineSetAttr(guard.to_set(indices)) if guard else None


def print_access(printer: Printer, op: AccessOp) -> None:
    """`%x[%i, %j] by affine_map<...> inside affine_set<...>`."""
    printer.print_operand(op.buffer)
    printer.print_string("[")
    printer.print_list(op.access_indices, printer.print_operand)
    printer.print_string("]")
    attr = op.properties.get("map")
    if attr is not None:
        printer.print_string(" by ")
        printer.print_attribute(attr)
    inside = op.properties.get("inside")
    if inside is not None:
        printer.print_string(" inside ")
        printer.print_attribute(inside)


Place = tuple[UnresolvedOperand, Sequence[SSAValue], AffineMap | None, AffineSet | None]
"""The buffer, the indices, the map and the set that were parsed."""


def parse_access(parser: Parser) -> Place:
    """Parse what `print_access` printed."""
    buffer = parser.parse_unresolved_operand()
    indices = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE,
        lambda: parser.resolve_operand(parser.parse_unresolved_operand(), IndexType()),
    )
    map_, set_ = None, None
    if parser.parse_optional_keyword("by") is not None:
        start = parser.pos
        attr = parser.parse_attribute()
        if not isinstance(attr, AffineMapAttr):
            parser.raise_error("expected an affine map", start, parser.pos)
        map_ = attr.data
    if parser.parse_optional_keyword("inside") is not None:
        start = parser.pos
        attr = parser.parse_attribute()
        if not isinstance(attr, AffineSetAttr):
            parser.raise_error("expected an affine set", start, parser.pos)
        set_ = attr.data
    return buffer, indices, map_, set_


def _guard(set_: AffineSet | None) -> Guard:
    return EVERYWHERE if set_ is None else Guard.from_set(set_)


@irdl_op_definition
class LoadOp(AccessOp):
    """`%v = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<8x4xf32>`.

    With a guard, `... inside affine_set<(d0, d1) : (d0 - 1 >= 0)> else %zero : ...`. Where the guard fails,
    nothing is read and the result is the value after `else`.
    """

    name = "loop.load"
    source = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    default = opt_operand_def()
    map = opt_prop_def(AffineMapAttr)
    inside = opt_prop_def(AffineSetAttr)
    result = result_def()
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryReadEffect())

    def __init__(
        self,
        source: SSAValue,
        indices: Sequence[SSAValue],
        map_: AffineMap | None = None,
        guard: Guard = EVERYWHERE,
        default: SSAValue | None = None,
    ):
        super().__init__(
            operands=[source, indices, default],
            properties={
                "map": map_property(map_),
                "inside": guard_property(guard, len(indices)),
            },
            result_types=[memref_type(source).element_type],
        )

    @property
    def buffer(self) -> SSAValue:
        return self.source

    @property
    def access_indices(self) -> Sequence[SSAValue]:
        return self.indices

    def verify_(self) -> None:
        self.verify_access()
        require(
            (self.inside is None) == (self.default is None),
            "loop.load: `inside` needs `else`, and `else` needs `inside`",
        )
        require(
            self.default is None or self.default.type == self.result.type,
            "loop.load: the value after `else` must have the element type",
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        print_access(printer, self)
        if self.default is not None:
            printer.print_string(" else ")
            printer.print_operand(self.default)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)

    @classmethod
    def parse(cls, parser: Parser) -> LoadOp:
        buffer, indices, map_, set_ = parse_access(parser)
        default = None
        if set_ is not None:
            parser.parse_keyword("else")
            default = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_memref(parser)
        value = None if default is None else parser.resolve_operand(default, type_.element_type)
        source = parser.resolve_operand(buffer, type_)
        op = cls(source, indices, map_, _guard(set_), value)
        op.attributes.update(attributes)
        return op


@irdl_op_definition
class StoreOp(AccessOp):
    """`loop.store %v, %y[%i, %j] : memref<4x8xf32>`. No two iterations may store to the same element.

    Where a guard (`inside affine_set<...>`) fails, nothing is stored.
    """

    name = "loop.store"
    value = operand_def()
    target = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    map = opt_prop_def(AffineMapAttr)
    inside = opt_prop_def(AffineSetAttr)
    traits = traits_def(MemoryWriteEffect())

    def __init__(
        self,
        value: SSAValue,
        target: SSAValue,
        indices: Sequence[SSAValue],
        map_: AffineMap | None = None,
        guard: Guard = EVERYWHERE,
    ):
        super().__init__(
            operands=[value, target, indices],
            properties={
                "map": map_property(map_),
                "inside": guard_property(guard, len(indices)),
            },
        )

    @property
    def buffer(self) -> SSAValue:
        return self.target

    @property
    def access_indices(self) -> Sequence[SSAValue]:
        return self.indices

    def verify_(self) -> None:
        self.verify_access()
        type_ = memref_type(self.target)
        require(
            type_.element_type == self.value.type,
            lambda: f"loop.store: a {self.value.type} can't be stored in a {type_}",
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.value)
        printer.print_string(", ")
        print_access(printer, self)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.target.type)

    @classmethod
    def parse(cls, parser: Parser) -> StoreOp:
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        buffer, indices, map_, set_ = parse_access(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_memref(parser)
        op = cls(
            parser.resolve_operand(value, type_.element_type),
            parser.resolve_operand(buffer, type_),
            indices,
            map_,
            _guard(set_),
        )
        op.attributes.update(attributes)
        return op
