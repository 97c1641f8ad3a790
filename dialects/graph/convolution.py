"""Convolution in StableHLO's generality: any number of spatial dims, dilations, groups, layouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, cast

from xdsl.dialects.builtin import IntegerAttr, TensorType, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import AttributeVariable, ParsingState, PrintingState
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import convolution_text as text
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    GraphOp,
    OpKind,
    check_dims,
    dims_attr,
    dims_match,
    dims_of,
    require,
    shape_of,
    shapes_match,
    tensor_type,
)
from mlfuse.dialects.graph.contraction import sum_of_products_checks
from mlfuse.dialects.graph.convolution_gradient import of_input, of_kernel
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, convolve, window_dims
from mlfuse.dialects.graph.format import Signature, TextDirective

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class Numbers(TextDirective):
    """`dims [b, 0, f] x [0, i, o] -> [b, 0, f] stride [2]`: all properties, see `convolution_text`."""

    lhs_dims: AttributeVariable
    rhs_dims: AttributeVariable
    result_dims: AttributeVariable
    strides: AttributeVariable
    low: AttributeVariable
    high: AttributeVariable
    lhs_dilation: AttributeVariable
    rhs_dilation: AttributeVariable
    reverse: AttributeVariable
    feature_groups: AttributeVariable
    batch_groups: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        state.properties |= properties_of(text.parse_numbers(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        text.print_numbers(printer, cast(ConvolutionOp, op).numbers)
        state.should_emit_space, state.last_was_punctuation = True, False


@irdl_op_definition
class ConvolutionOp(GraphOp):
    """`graph.convolution %x, %w dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] stride [2, 2] pad
    [[1, 1], [0, 2]] lhs_dilate [2, 2] rhs_dilate [1, 2] reverse [0, 1] feature_groups 2 :
    tensor<8x14x14x6xf32>, tensor<3x3x3x16xf32> -> tensor<8x13x12x16xf32>`.

    `dims` names each dim of the input, the kernel and the result: batch, feature (i and o: input and
    output feature of the kernel), and the spatial dims by number. The others are optional: strides of
    the window, zeros around each spatial dim (negative: elements cut off), distances between the
    elements of the input and of the kernel, the spatial dims in which the kernel is read backward, and
    groups of input features or of the batch (`batch_groups`): each group is convolved with its own part
    of the kernel's output features.

    The sum runs over the input's features and the window; 16-bit floats are summed in f32 and rounded
    once. In a spatial dim with stride s, dilations d (input) and r (kernel) and low padding l, result
    element p multiplies kernel element k by input element (p s + k r - l) / d, if there is one.
    """

    name = "graph.convolution"
    KIND: ClassVar[OpKind] = OpKind.CONTRACTION
    lhs = operand_def()
    rhs = operand_def()
    lhs_dims = prop_def(Dims)
    rhs_dims = prop_def(Dims)
    result_dims = prop_def(Dims)
    strides = prop_def(Dims)
    low = prop_def(Dims)
    high = prop_def(Dims)
    lhs_dilation = prop_def(Dims)
    rhs_dilation = prop_def(Dims)
    reverse = prop_def(Dims)
    feature_groups = prop_def(IntegerAttr)
    batch_groups = prop_def(IntegerAttr)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$lhs `,` $rhs custom<Numbers>($lhs_dims, $rhs_dims, $result_dims, $strides, $low, $high, "
        "$lhs_dilation, $rhs_dilation, $reverse, $feature_groups, $batch_groups) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Numbers, Signature)

    def __init__(
        self,
        lhs: SSAValue,
        rhs: SSAValue,
        numbers: ConvolutionNumbers,
        element: Attribute | None = None,
    ):
        """`element` is the result's element type, by default that of `lhs`."""
        element = tensor_type(lhs).element_type if element is None else element
        shape = numbers.result_shape(shape_of(lhs), shape_of(rhs))
        super().__init__(
            operands=[lhs, rhs],
            properties=properties_of(numbers),
            result_types=[TensorType(element, shape)],
        )

    @property
    def numbers(self) -> ConvolutionNumbers:
        """The properties as Python numbers."""
        columns = (
            self.strides,
            self.low,
            self.high,
            self.lhs_dilation,
            self.rhs_dilation,
            self.reverse,
        )
        return ConvolutionNumbers(
            lhs=dims_of(self.lhs_dims),
            rhs=dims_of(self.rhs_dims),
            result=dims_of(self.result_dims),
            windows=window_dims(*map(dims_of, columns)),
            feature_groups=self.feature_groups.value.data,
            batch_groups=self.batch_groups.value.data,
        )

    @property
    def multiply_adds(self) -> int | None:
        """How many products are summed, None with `?` dims."""
        kernel = shape_of(self.rhs)
        summed = [kernel[dim] for dim in (self.numbers.rhs[1], *self.numbers.rhs[2:])]
        sizes = (*self.result_type.get_shape(), *summed)
        return None if DYNAMIC in sizes else prod(sizes)

    def element_checks(self) -> str | None:
        return sum_of_products_checks(self)

    def verify_(self) -> None:
        super().verify_()
        lhs, rhs, result = (shape_of(value) for value in (self.lhs, self.rhs, self.result))
        rank = len(lhs)
        require(
            rank >= 2, "graph.convolution: operands must have at least a batch and a feature dim"
        )
        require(
            len(rhs) == len(result) == rank,
            f"graph.convolution: operands and result must have one rank, not {rank}, {len(rhs)} "
            f"and {len(result)}",
        )
        for dims in (self.lhs_dims, self.rhs_dims, self.result_dims):
            require(
                len(dims_of(dims)) == rank,
                f"graph.convolution: dims must name all {rank} dims, not {len(dims_of(dims))}",
            )
            check_dims(dims_of(dims), rank, "graph.convolution: dims")
        for dims in (self.strides, self.low, self.high, self.lhs_dilation, self.rhs_dilation):
            require(
                len(dims_of(dims)) == rank - 2,
                f"graph.convolution: strides, padding and dilations must be given for each of the "
                f"{rank - 2} spatial dims",
            )
        for dims in (self.strides, self.lhs_dilation, self.rhs_dilation):
            require(
                all(value >= 1 for value in dims_of(dims)),
                "graph.convolution: strides and dilations must be at least 1",
            )
        check_dims(dims_of(self.reverse), rank - 2, "graph.convolution: reverse")
        self._verify_groups(lhs, rhs)
        expected = self.numbers.result_shape(lhs, rhs)
        require(
            shapes_match(expected, result),
            f"graph.convolution: the result should be {list(expected)}, not {self.result_type}",
        )

    def _verify_groups(self, lhs: Sequence[int], rhs: Sequence[int]) -> None:
        numbers = self.numbers
        features, batches = numbers.feature_groups, numbers.batch_groups
        require(
            features >= 1 and batches >= 1 and 1 in (features, batches),
            f"graph.convolution: feature_groups ({features}) and batch_groups ({batches}) must be at "
            "least 1, and one of them must be 1",
        )
        batch, feature = (lhs[dim] for dim in numbers.lhs[:2])
        outputs, inputs = (rhs[dim] for dim in numbers.rhs[:2])
        for what, size, groups in (
            ("input features", feature, features),
            ("output features", outputs, features),
            ("batches", batch, batches),
            ("output features", outputs, batches),
        ):
            require(
                size == DYNAMIC or size % groups == 0,
                f"graph.convolution: {size} {what} can't be split into {groups} groups",
            )
        per_group = feature if feature == DYNAMIC else feature // features
        require(
            dims_match(per_group, inputs),
            f"graph.convolution: the kernel takes {inputs} input features, the input has "
            f"{per_group} in each of {features} groups",
        )
        for dim in numbers.rhs[2:]:
            require(rhs[dim] != 0, "graph.convolution: the kernel's window is empty")

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        numbers = self.numbers
        if numbers.batch_groups == 1:
            yield (self.lhs, numbers.lhs[0]), (self.result, numbers.result[0])
        if numbers.feature_groups == 1:
            yield (self.lhs, numbers.lhs[1]), (self.rhs, numbers.rhs[1])
        yield (self.rhs, numbers.rhs[0]), (self.result, numbers.result[1])
        kernel = shape_of(self.rhs)
        for position, window in enumerate(numbers.windows, 2):
            if window.keeps_size(kernel[numbers.rhs[position]]):
                yield (self.lhs, numbers.lhs[position]), (self.result, numbers.result[position])

    def numpy(self, *args: Array) -> Array:
        return convolve(args[0], args[1], self.numbers)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [
            of_input(e, self.numbers, self.lhs, self.rhs, grad) if e.wants(0) else None,
            of_kernel(e, self.numbers, self.lhs, self.rhs, grad) if e.wants(1) else None,
        ]


def properties_of(numbers: ConvolutionNumbers) -> dict[str, Attribute]:
    """The op's properties, which are also the options of the library call."""
    windows = numbers.windows

    def integer(value: int) -> IntegerAttr[Any]:
        return IntegerAttr(value, i64)

    return {
        "lhs_dims": dims_attr(numbers.lhs),
        "rhs_dims": dims_attr(numbers.rhs),
        "result_dims": dims_attr(numbers.result),
        "strides": dims_attr([window.stride for window in windows]),
        "low": dims_attr([window.low for window in windows]),
        "high": dims_attr([window.high for window in windows]),
        "lhs_dilation": dims_attr([window.lhs_dilation for window in windows]),
        "rhs_dilation": dims_attr([window.rhs_dilation for window in windows]),
        "reverse": dims_attr([dim for dim, window in enumerate(windows) if window.reverse]),
        "feature_groups": integer(numbers.feature_groups),
        "batch_groups": integer(numbers.batch_groups),
    }
