"""The host function's ops at the loop and kernel levels: launches, library calls, views.

A *launch* is one kernel started on the device; a *call* is one library call. Buffers come from
upstream `memref.alloc`, sizes from `memref.dim`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    FlatSymbolRefAttrConstr,
    IndexType,
    MemRefType,
    ModuleOp,
    NoneAttr,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import HasParent, MemoryReadEffect, MemoryWriteEffect, Pure

from mlfuse.diagnostics.errors import MlfuseError, Place, SourceError, place_of
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.loop.ops import AnyMemRef, KernelOp, memref_type
from mlfuse.dialects.symbols import symbol_of


@irdl_op_definition
class LaunchOp(IRDLOperation):
    """`loop.launch @fused_mul(%x, %y, %n) : (memref<4xf32>, memref<4xf32>, index)`."""

    name = "loop.launch"
    callee = prop_def(FlatSymbolRefAttrConstr)
    arguments = var_operand_def()
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect(), HasParent(FuncOp))
    assembly_format = "$callee `(` $arguments `)` attr-dict `:` `(` type($arguments) `)`"

    def __init__(self, callee: str, arguments: Sequence[SSAValue]):
        super().__init__(operands=[arguments], properties={"callee": SymbolRefAttr(callee)})

    def verify_(self) -> None:
        name = self.callee.string_value()
        if not isinstance(self.get_toplevel_object(), ModuleOp):
            return
        kernel = symbol_of(self, name)
        require(isinstance(kernel, KernelOp), f"loop.launch: there is no loop.kernel @{name}")
        assert isinstance(kernel, KernelOp)
        given, takes = len(self.arguments), len(kernel.function_type.inputs)
        require(
            given == takes, f"loop.launch: @{name} takes {counted(takes, 'argument')}, not {given}"
        )


@irdl_op_definition
class LibraryOp(IRDLOperation):
    """`loop.library "dot_general" ins(%a, %b : T, T) out(%c : T) options {...}`: one library call.

    `options` are the graph op's properties; the runtime looks the function up by its name. Only an external function
    may have several outputs.
    """

    name = "loop.library"
    function = prop_def(StringAttr)
    options = prop_def(DictionaryAttr)
    inputs = var_operand_def(MemRefType)
    outputs = var_operand_def(MemRefType)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$function `ins` `(` $inputs `:` type($inputs) `)` `out` `(` $outputs `:` type($outputs) `)` "
        "`options` $options attr-dict"
    )

    def __init__(
        self,
        function: str,
        inputs: Sequence[SSAValue],
        outputs: Sequence[SSAValue],
        options: Mapping[str, Attribute],
    ):
        super().__init__(
            operands=[inputs, outputs],
            properties={
                "function": StringAttr(function),
                "options": DictionaryAttr(dict(options)),
            },
        )

    @property
    def output(self) -> SSAValue:
        """The output, for functions that have one."""
        return self.outputs[0]


@irdl_op_definition
class ViewOp(IRDLOperation):
    """`loop.view %x(%n) : memref<4x?xf32> -> memref<?xf32>`: the same elements, another shape.

    The operands are the sizes of the result's `?` dims. With a layout, the result is a part of the source, which library
    calls may read: `loop.view %x() : memref<16x192xf32> -> memref<16x64xf32, strided<[192, 1], offset: 64>>`. If the part is some
    rows of the source, a launch may also take it, for an argument of its shape without a layout.
    """

    name = "loop.view"
    source = operand_def(MemRefType)
    sizes = var_operand_def(IndexType())
    result = result_def(MemRefType)
    traits = traits_def(Pure())
    assembly_format = "$source `(` $sizes `)` attr-dict `:` type($source) `->` type($result)"

    def __init__(self, source: SSAValue, sizes: Sequence[SSAValue], type_: AnyMemRef):
        super().__init__(operands=[source, sizes], result_types=[type_])

    def verify_(self) -> None:
        source, result = memref_type(self.source), memref_type(self.result)
        require(
            isinstance(source.layout, NoneAttr),
            "loop.view: the source has a layout; take a view of its own source",
        )
        if isinstance(result.layout, NoneAttr):
            return
        strides, offset = result.get_strides(), result.get_offset()
        known = strides is not None and all(s is not None and s >= 0 for s in strides)
        require(
            known and offset is not None and offset >= 0,
            f"loop.view: strides and offset of {result} must be known and not negative",
        )
        assert strides is not None and offset is not None
        shape, whole = result.get_shape(), source.get_shape()
        if DYNAMIC in (*shape, *whole) or 0 in shape:
            return
        last = offset + sum((n - 1) * (s or 0) for n, s in zip(shape, strides, strict=True))
        require(
            last < prod(whole),
            f"loop.view: the part reaches element {last} of a buffer of {prod(whole)}",
        )


def elements_before(value: SSAValue) -> int | None:
    """The elements in memory before a buffer that is row-major: 0, or the offset of a part whose size is known. None for a part of
    another order."""
    if not isinstance(value.type, MemRefType) or isinstance(memref_type(value).layout, NoneAttr):
        return 0
    type_ = memref_type(value)
    shape, owner = type_.get_shape(), value.owner
    if not isinstance(owner, ViewOp) or DYNAMIC in (*shape, *memref_type(owner.source).get_shape()):
        return None
    row_major = tuple(prod(shape[dim + 1 :]) for dim in range(len(shape)))
    return type_.get_offset() if type_.get_strides() == row_major else None


def argument_type(value: SSAValue) -> Attribute:
    """The type of the kernel's argument that takes a value: a part that is row-major is a buffer of its own there."""
    given: Attribute = value.type
    if not isinstance(given, MemRefType) or elements_before(value) is None:
        return given  # pyright: ignore[reportUnknownVariableType]
    type_ = memref_type(value)
    return MemRefType(type_.element_type, type_.get_shape())


@irdl_op_definition
class ConstantOp(IRDLOperation):
    """`loop.constant dense<[1.0, 2.0]> : tensor<2xf32> -> memref<2xf32>`: a read-only array."""

    name = "loop.constant"
    value = prop_def(DenseIntOrFPElementsAttr)
    result = result_def(MemRefType)
    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `->` type($result)"

    def __init__(self, value: DenseIntOrFPElementsAttr, type_: AnyMemRef):
        super().__init__(properties={"value": value}, result_types=[type_])

    def verify_(self) -> None:
        require(
            self.value.get_shape() == self.result.type.get_shape(),  # pyright: ignore
            "loop.constant: literal and result differ in shape",
        )
        require(
            dtypes.of(self.value.type).numpy.itemsize == dtypes.of(self.result.type).numpy.itemsize,
            "loop.constant: literal and result differ in element type",
        )


@dataclass(frozen=True)
class SizesDiffer:
    """The error of `loop.assert_equal`. Called with the two sizes, it gives the exception."""

    message: str
    place: Place | None

    def __call__(self, left: int, right: int) -> MlfuseError:
        text = self.message.replace("{0}", str(left)).replace("{1}", str(right))
        return MlfuseError(text) if self.place is None else SourceError(text, self.place)


@irdl_op_definition
class AssertEqualOp(IRDLOperation):
    """`loop.assert_equal %m, %n, "the sizes {0} and {1} must be equal"`: ends the call with this error if they differ.

    `{0}` and `{1}` stand for the two sizes. The function's other ops rely on this check.
    """

    name = "loop.assert_equal"
    left = operand_def(IndexType())
    right = operand_def(IndexType())
    message = prop_def(StringAttr)
    traits = traits_def(HasParent(FuncOp))
    assembly_format = "$left `,` $right `,` $message attr-dict"

    def __init__(self, left: SSAValue, right: SSAValue, message: str):
        super().__init__(operands=[left, right], properties={"message": StringAttr(message)})

    def error(self) -> SizesDiffer:
        """The error that the call ends with. It holds no reference to the op."""
        return SizesDiffer(self.message.data, place_of(self))
