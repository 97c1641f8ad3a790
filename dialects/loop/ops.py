"""The loop level: what a kernel computes, as loop nests over named index spaces.

Nothing here depends on a target. Iterations of `loop.parallel` may run in any order or at once;
the order in which `loop.reduce` combines is the schedule's to choose. Accesses carry an affine map,
so that strides and alignment are read from it and never re-derived from index arithmetic.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import (
    AffineMapAttr,
    FunctionType,
    IndexType,
    MemRefType,
    StringAttr,
    SymbolNameConstraint,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import (
    IsolatedFromAbove,
    IsTerminator,
    MemoryReadEffect,
    MemoryWriteEffect,
    NoTerminator,
    RecursiveMemoryEffect,
    SymbolOpInterface,
)

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import Dims, dims_attr, dims_of, require

AnyMemRef = MemRefType[Attribute]


def memref_type(value: SSAValue) -> AnyMemRef:
    """The type of a value that the verifier knows to be a memref."""
    return cast(AnyMemRef, value.type)


@irdl_op_definition
class KernelOp(IRDLOperation):
    """`loop.kernel @fused_mul(%x: memref<4xf32>, %n: index) { ... }`.

    Arguments: buffers (row-major, contiguous, none overlapping one that is written), then `index`
    sizes. Its top level holds nests and scalar ops that don't depend on any index.
    """

    name = "loop.kernel"
    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    body = region_def("single_block")
    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    def __init__(self, name: str, body: Region):
        types = [arg.type for arg in body.block.args]
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "function_type": FunctionType.from_lists(types, []),
            },
            regions=[body],
        )

    def verify_(self) -> None:
        types = [arg.type for arg in self.body.block.args]
        require(
            types == list(self.function_type.inputs),
            "loop.kernel: the arguments must have the types of the function type",
        )
        for type_ in types:
            require(
                isinstance(type_, MemRefType | IndexType),
                f"loop.kernel: an argument is a memref or an index, not {type_}",
            )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        print_signature_and_body(printer, self.body, self.attributes)

    @classmethod
    def parse(cls, parser: Parser) -> KernelOp:
        name = parser.parse_symbol_name().data
        body, attributes = parse_signature_and_body(parser)
        op = cls(name, body)
        op.attributes.update(attributes)
        return op


def print_signature_and_body(
    printer: Printer, body: Region, attributes: dict[str, Attribute]
) -> None:
    """`(%x: T, ...) attributes {...} { ... }`."""
    printer.print_string("(")
    printer.print_list(body.block.args, printer.print_block_argument)
    printer.print_string(")")
    printer.print_op_attributes(attributes, print_keyword=True)
    printer.print_string(" ")
    printer.print_region(body, print_entry_block_args=False, print_empty_block=False)


def parse_signature_and_body(parser: Parser) -> tuple[Region, dict[str, Attribute]]:
    """What `print_signature_and_body` wrote."""
    args = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_argument)
    attributes = parser.parse_optional_attr_dict_with_keyword()
    body = parser.parse_region(args)
    if not body.blocks:
        body.add_block(Block())
    return body, {} if attributes is None else dict(attributes.data)


@irdl_op_definition
class YieldOp(IRDLOperation):
    """`loop.yield %a, %b : f32, f32`: the values of one iteration, or of a combiner."""

    name = "loop.yield"
    values = var_operand_def()
    traits = traits_def(IsTerminator())
    assembly_format = "$values attr-dict `:` type($values)"

    def __init__(self, values: Sequence[SSAValue]):
        super().__init__(operands=[values])


class NestOp(IRDLOperation):
    """Loops over an index space: `(%i, %j) in (%n, 128)`."""

    def indices(self) -> Sequence[SSAValue]:
        """The index variables, outermost first."""
        return self.regions[0].block.args

    def mixed_bounds(self) -> list[int | SSAValue]:
        """The sizes: ints where static."""
        dynamic = iter(self.operands)
        return [next(dynamic) if s == DYNAMIC else s for s in dims_of(self.static_sizes())]

    def static_sizes(self) -> Dims:
        """The sizes as the attribute has them, `DYNAMIC` where dynamic."""
        return cast(Dims, self.properties["static_bounds"])

    def verify_bounds(self) -> None:
        """Raise unless there is one index variable a bound."""
        static = self.static_sizes()
        args = self.regions[0].block.args
        require(
            len(args) == len(static) and all(isinstance(a.type, IndexType) for a in args),
            f"{self.name}: {len(args)} index variables for {len(static)} bounds",
        )


def split_bounds(bounds: Sequence[int | SSAValue]) -> tuple[list[SSAValue], Dims]:
    """Sizes as operands plus the attribute with the static ones."""
    dynamic = [bound for bound in bounds if isinstance(bound, SSAValue)]
    static = [DYNAMIC if isinstance(bound, SSAValue) else bound for bound in bounds]
    return dynamic, dims_attr(static)


def print_space(
    printer: Printer, indices: Sequence[SSAValue], bounds: Sequence[int | SSAValue]
) -> None:
    """` (%i, %j) in (%n, 128)`."""
    printer.print_string(" (")
    printer.print_list(indices, printer.print_ssa_value)
    printer.print_string(") in (")
    printer.print_list(
        bounds,
        lambda b: (
            printer.print_operand(b) if isinstance(b, SSAValue) else printer.print_string(str(b))
        ),
    )
    printer.print_string(")")


def parse_space(parser: Parser) -> tuple[list[Parser.Argument], list[int | SSAValue]]:
    """What `print_space` wrote."""
    names = parser.parse_comma_separated_list(
        parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False).name
    )
    parser.parse_keyword("in")
    bounds = parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: parse_bound(parser))
    return [Parser.Argument(name, IndexType()) for name in names], bounds


def parse_bound(parser: Parser) -> int | SSAValue:
    """`128` or `%n`."""
    operand = parser.parse_optional_unresolved_operand()
    if operand is not None:
        return parser.resolve_operand(operand, IndexType())
    return parser.parse_integer(allow_boolean=False, allow_negative=False)


@irdl_op_definition
class ParallelOp(NestOp):
    """`loop.parallel (%i, %j) in (%n, 128) { ... }`: independent iterations, in any order."""

    name = "loop.parallel"
    bounds = var_operand_def(IndexType())
    static_bounds = prop_def(Dims)
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, bounds: Sequence[int | SSAValue], body: Region | None = None):
        if body is None:
            body = Region(Block(arg_types=[IndexType()] * len(bounds)))
        dynamic, static = split_bounds(bounds)
        super().__init__(operands=[dynamic], properties={"static_bounds": static}, regions=[body])

    def verify_(self) -> None:
        self.verify_bounds()

    def print(self, printer: Printer) -> None:
        print_space(printer, self.indices(), self.mixed_bounds())
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> ParallelOp:
        args, bounds = parse_space(parser)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(args)
        op = cls(bounds, body)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class ReduceOp(NestOp):
    """Combines what the iterations yield; over no iterations it is the init values.

    ```
    %m = loop.reduce (%j) in (1024) init (%ninf : f32) {
      %v = loop.load %x[%i, %j] : memref<8x1024xf32>
      loop.yield %v : f32
    } combine (%a, %b) {
      %c = arith.maximumf %a, %b : f32
      loop.yield %c : f32
    }
    ```
    The combiner is associative and commutative up to rounding, with `init` its identity, so any
    tree may be used. The body may store to a `loop.local`, each iteration to its own place.
    """

    name = "loop.reduce"
    bounds = var_operand_def(IndexType())
    init = var_operand_def()
    static_bounds = prop_def(Dims)
    results_ = var_result_def()
    body = region_def("single_block")
    combiner = region_def("single_block")
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(RecursiveMemoryEffect())

    def __init__(
        self,
        bounds: Sequence[int | SSAValue],
        init: Sequence[SSAValue],
        body: Region | None = None,
        combiner: Region | None = None,
    ):
        types = [value.type for value in init]
        if body is None:
            body = Region(Block(arg_types=[IndexType()] * len(bounds)))
        if combiner is None:
            combiner = Region(Block(arg_types=types * 2))
        dynamic, static = split_bounds(bounds)
        super().__init__(
            operands=[dynamic, init],
            properties={"static_bounds": static},
            result_types=[types],
            regions=[body, combiner],
        )

    def mixed_bounds(self) -> list[int | SSAValue]:
        dynamic = iter(self.bounds)
        return [next(dynamic) if size == DYNAMIC else size for size in dims_of(self.static_bounds)]

    def verify_(self) -> None:
        self.verify_bounds()
        types = [value.type for value in self.init]
        for what, region in (("body", self.body), ("combiner", self.combiner)):
            last = region.block.last_op
            require(
                isinstance(last, YieldOp) and [v.type for v in last.values] == types,
                f"loop.reduce: the {what} must yield the types of init",
            )
        require(
            [arg.type for arg in self.combiner.block.args] == types * 2,
            "loop.reduce: the combiner takes two sets of partial results",
        )

    def print(self, printer: Printer) -> None:
        print_space(printer, self.indices(), self.mixed_bounds())
        printer.print_string(" init (")
        printer.print_list(self.init, lambda value: _print_typed(printer, value))
        printer.print_string(")")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)
        printer.print_string(" combine (")
        printer.print_list(self.combiner.block.args, printer.print_ssa_value)
        printer.print_string(") ")
        printer.print_region(self.combiner, print_entry_block_args=False)

    @classmethod
    def parse(cls, parser: Parser) -> ReduceOp:
        args, bounds = parse_space(parser)
        parser.parse_keyword("init")
        init = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: _parse_typed(parser)
        )
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(args)
        parser.parse_keyword("combine")
        start = parser.pos
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False).name
        )
        types = [value.type for value in init] * 2
        if len(names) != len(types):
            parser.raise_error(f"a combiner of {len(init)} values takes {len(types)}", start)
        combiner = parser.parse_region(
            [Parser.Argument(name, type_) for name, type_ in zip(names, types, strict=True)]
        )
        op = cls(bounds, init, body, combiner)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


def _print_typed(printer: Printer, value: SSAValue) -> None:
    printer.print_operand(value)
    printer.print_string(" : ")
    printer.print_attribute(value.type)


def _parse_typed(parser: Parser) -> SSAValue:
    operand = parser.parse_unresolved_operand()
    parser.parse_punctuation(":")
    return parser.resolve_operand(operand, parser.parse_type())


class AccessOp(IRDLOperation):
    """A load or a store: `%x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)>`.

    The map takes the indices to a place in the buffer; left out, it is the identity.
    """

    @property
    def access_map(self) -> AffineMap:
        """The map, the identity where none is written."""
        attr = self.properties.get("map")
        if isinstance(attr, AffineMapAttr):
            return attr.data
        return AffineMap.identity(len(self.access_indices))

    @property
    def buffer(self) -> SSAValue:
        """The memref accessed."""
        raise NotImplementedError

    @property
    def access_indices(self) -> Sequence[SSAValue]:
        """The map's operands."""
        raise NotImplementedError

    def verify_access(self) -> None:
        """Raise unless indices, map and buffer fit together."""
        type_ = self.buffer.type
        require(isinstance(type_, MemRefType), f"{self.name}: {type_} is no memref")
        assert isinstance(type_, MemRefType)
        map_ = self.access_map
        require(
            map_.num_symbols == 0 and map_.num_dims == len(self.access_indices),
            f"{self.name}: the map takes {map_.num_dims} indices, not {len(self.access_indices)}",
        )
        require(
            len(map_.results) == type_.get_num_dims(),
            f"{self.name}: {len(map_.results)} indices into a {type_}",
        )


def map_property(map_: AffineMap | None) -> AffineMapAttr | None:
    """The attribute for a map; None for the identity, which isn't written."""
    if map_ is None or map_ == AffineMap.identity(map_.num_dims):
        return None
    return AffineMapAttr(map_)


def print_access(printer: Printer, op: AccessOp) -> None:
    """`%x[%i, %j] by affine_map<...>`."""
    printer.print_operand(op.buffer)
    printer.print_string("[")
    printer.print_list(op.access_indices, printer.print_operand)
    printer.print_string("]")
    attr = op.properties.get("map")
    if attr is not None:
        printer.print_string(" by ")
        printer.print_attribute(attr)


def parse_access(
    parser: Parser,
) -> tuple[UnresolvedOperand, Sequence[SSAValue], AffineMap | None]:
    """What `print_access` wrote."""
    buffer = parser.parse_unresolved_operand()
    indices = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE,
        lambda: parser.resolve_operand(parser.parse_unresolved_operand(), IndexType()),
    )
    if parser.parse_optional_keyword("by") is None:
        return buffer, indices, None
    start = parser.pos
    attr = parser.parse_attribute()
    if not isinstance(attr, AffineMapAttr):
        parser.raise_error("expected an affine map", start, parser.pos)
    return buffer, indices, attr.data


def parse_memref(parser: Parser) -> AnyMemRef:
    """A type that must be a memref."""
    start = parser.pos
    type_ = parser.parse_type()
    if not isinstance(type_, MemRefType):
        parser.raise_error(f"expected a memref type, got {type_}", start, parser.pos)
    return cast(AnyMemRef, type_)


@irdl_op_definition
class LoadOp(AccessOp):
    """`%v = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<8x4xf32>`."""

    name = "loop.load"
    source = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    map = opt_prop_def(AffineMapAttr)
    result = result_def()
    traits = traits_def(MemoryReadEffect())

    def __init__(
        self, source: SSAValue, indices: Sequence[SSAValue], map_: AffineMap | None = None
    ):
        super().__init__(
            operands=[source, indices],
            properties={"map": map_property(map_)},
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

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        print_access(printer, self)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)

    @classmethod
    def parse(cls, parser: Parser) -> LoadOp:
        buffer, indices, map_ = parse_access(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        op = cls(parser.resolve_operand(buffer, parse_memref(parser)), indices, map_)
        op.attributes.update(attributes)
        return op


@irdl_op_definition
class StoreOp(AccessOp):
    """`loop.store %v, %y[%i, %j] : memref<4x8xf32>`; no two iterations store to one place."""

    name = "loop.store"
    value = operand_def()
    target = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    map = opt_prop_def(AffineMapAttr)
    traits = traits_def(MemoryWriteEffect())

    def __init__(
        self,
        value: SSAValue,
        target: SSAValue,
        indices: Sequence[SSAValue],
        map_: AffineMap | None = None,
    ):
        super().__init__(operands=[value, target, indices], properties={"map": map_property(map_)})

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
            f"loop.store: a {self.value.type} into a {type_}",
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
        buffer, indices, map_ = parse_access(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_memref(parser)
        op = cls(
            parser.resolve_operand(value, type_.element_type),
            parser.resolve_operand(buffer, type_),
            indices,
            map_,
        )
        op.attributes.update(attributes)
        return op


@irdl_op_definition
class LocalOp(IRDLOperation):
    """`%t = loop.local : memref<384xf32>`: scratch of one iteration of the enclosing nest.

    A row that several nests need: registers on a GPU, a stack array in L1 on a CPU.
    """

    name = "loop.local"
    result = result_def(MemRefType)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type_: AnyMemRef):
        super().__init__(result_types=[type_])

    def verify_(self) -> None:
        type_ = self.result.type
        assert isinstance(type_, MemRefType)
        require(DYNAMIC not in type_.get_shape(), "loop.local: the size must be static")


def element_dtype(buffer: SSAValue) -> dtypes.DType:
    """The element type of a memref value."""
    return dtypes.of(buffer.type)
