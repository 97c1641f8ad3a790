"""`graph.gather`: slices of a tensor at computed indices, as general as StableHLO's gather.

The start of a slice that would reach outside is clamped, so that the slice is inside the tensor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, IntegerType, TensorType
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    PrintingState,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    dims_attr,
    dims_match,
    dims_of,
    index_map,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.format import DimList, Natural, Signature, TextDirective
from mlfuse.dialects.graph.indexed import ElementReader, IndexedOp, clamped_index
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.dialects.graph.slice_gradients import Slices

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class Sizes(TextDirective):
    """`[1, ?]`: the sizes of a slice; `?` stands for a whole dim of unknown size."""

    sizes: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        sizes = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: _size(parser))
        self.sizes.set(state, dims_attr(sizes))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        sizes = dims_of(cast(Dims, self.sizes.get(op)))
        state.print_whitespace(printer)
        shown = ("?" if size == DYNAMIC else str(size) for size in sizes)
        printer.print_string(f"[{', '.join(shown)}]")


@irdl_op_definition
class GatherOp(IndexedOp):
    """`graph.gather %x [%ids] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 8] :
    tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>`: five rows of a table.

    `SliceDims` documents the lists; `sizes` is the size of a slice. Dims that only count slices may be
    `?`. So may dims of the tensor that a slice takes whole (its size is then written `?`), and batch dims.
    """

    name = "graph.gather"
    operand = operand_def()
    indices = operand_def()
    offset = prop_def(Dims)
    collapsed = prop_def(Dims)
    batch = prop_def(Dims)
    index_batch = prop_def(Dims)
    index_map = prop_def(Dims)
    index_vector = prop_def(IntegerAttr[IntegerType])
    sizes = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand ` ` `[` $indices `]` "
        "(`offset` custom<DimList>($offset)^)? (`collapsed` custom<DimList>($collapsed)^)? "
        "(`batch` custom<DimList>($batch)^)? (`index_batch` custom<DimList>($index_batch)^)? "
        "(`index_map` custom<DimList>($index_map)^)? `index_vector` custom<Natural>($index_vector) "
        "`sizes` custom<Sizes>($sizes) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimList, Natural, Sizes, Signature)

    def __init__(self, operand: SSAValue, indices: SSAValue, dims: SliceDims, sizes: Sequence[int]):
        lookups = [shape_of(indices)[d] for d in dims.lookups(len(shape_of(indices)))]
        walked = [sizes[d] for d in dims.walked(len(sizes))]
        counts, slices = iter(lookups), iter(walked)
        shape = [  # the verifier rejects dims that don't fit together
            next(slices if d in dims.offset else counts, 1)
            for d in range(len(lookups) + len(walked))
        ]
        super().__init__(
            operands=[operand, indices],
            properties=dims.properties() | {"sizes": dims_attr(sizes)},
            result_types=[TensorType(tensor_type(operand).element_type, shape)],
        )

    @property
    def dims(self) -> SliceDims:
        """How the dims fit together."""
        return SliceDims.of(self.properties)

    def verify_(self) -> None:
        super().verify_()
        shape, indices = shape_of(self.operand), shape_of(self.indices)
        result, sizes, dims = self.result_type.get_shape(), dims_of(self.sizes), self.dims
        for d in (*dims.index_map, *dims.collapsed):
            require(
                not 0 <= d < len(shape) or shape[d] != DYNAMIC,
                lambda: (
                    f"graph.gather: indexed and collapsed dims of {self.operand.type} must be static"
                ),
            )
        dtype = self.operand_dtype(1)
        require(
            not dtype.is_float and not dtype.is_bool,
            f"graph.gather: indices must be integers, not {dtype.name}",
        )
        dims.check("graph.gather", shape, indices, len(result))
        fits = len(sizes) == len(shape) and all(
            size == whole
            or 0 <= size <= whole
            or (d in dims.batch and (size, whole) == (1, DYNAMIC))
            for d, (size, whole) in enumerate(zip(sizes, shape, strict=True))
        )
        require(
            fits,
            lambda: f"graph.gather: slices of {list(sizes)} don't fit into {self.operand.type}",
        )
        for d in (*dims.collapsed, *dims.batch):
            require(
                sizes[d] in (0, 1), f"graph.gather: dim {d} is removed, so its slice size must be 1"
            )
        for d, where in zip(dims.walked(len(shape)), dims.offset, strict=True):
            require(
                result[where] == sizes[d],
                f"graph.gather: dim {where} of {self.result_type} should be {sizes[d]}, the slice size",
            )
        lookups, counting = dims.lookups(len(indices)), dims.counting(len(result))
        for d, where in zip(lookups, counting, strict=True):
            require(
                dims_match(indices[d], result[where]),
                f"graph.gather: dim {where} of {self.result_type} should be {indices[d]}, as in the indices",
            )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        lookups = self.dims.lookups(len(shape_of(self.indices)))
        counting = self.dims.counting(self.result_type.get_num_dims())
        for d, where in zip(lookups, counting, strict=True):
            yield (self.indices, d), (self.result, where)
        sizes = dims_of(self.sizes)
        for d, where in zip(self.dims.walked(len(sizes)), self.dims.offset, strict=True):
            if sizes[d] == shape_of(self.operand)[d]:
                yield (self.operand, d), (self.result, where)
        for d, where in zip(self.dims.batch, self.dims.index_batch, strict=True):
            yield (self.operand, d), (self.indices, where)

    def numpy(self, *args: Array) -> Array:
        x, indices = args
        dims, rank = self.dims, self.result_type.get_num_dims()
        sizes = [
            whole if size == DYNAMIC else size
            for size, whole in zip(dims_of(self.sizes), x.shape, strict=True)
        ]
        limits = [whole - size for whole, size in zip(x.shape, sizes, strict=True)]
        starts = dims.starts(indices, limits, rank)
        shape = list(self.result_type.get_shape())
        for d, where in zip(dims.lookups(indices.ndim), dims.counting(rank), strict=True):
            shape[where] = indices.shape[d]
        for d, where in zip(dims.walked(x.ndim), dims.offset, strict=True):
            shape[where] = sizes[d]
        places = dims.places(starts, shape, indices.ndim)
        if not places:
            return np.broadcast_to(x, shape)
        return x[tuple(np.broadcast_to(place, shape) for place in places)]

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Each element of the operand gets the sum over all reads of it. 16-bit floats are summed in f32,
        because the sums may be long."""
        shape = shape_of(self.operand)
        if 0 in shape or 0 in shape_of(grad):
            return [e.zeros(self.operand), None]
        slices = Slices(e, self.dims, self.indices, shape, dims_of(self.sizes)).clamped()
        return [slices.scatter("add", e.zeros(e.wide(self.operand)), e.wide(grad)), None]

    def operand_map(self, index: int) -> AffineMap | None:
        if index == 0 or len(dims_of(self.index_map)) != 1:
            return None
        rank = self.result_type.get_num_dims()
        return index_map(rank, self.dims.component_place(len(shape_of(self.indices)), rank, 0))

    def element(self, at: ElementReader) -> SSAValue:
        shape, sizes, dims = shape_of(self.operand), dims_of(self.sizes), self.dims
        rank, index_rank = self.result_type.get_num_dims(), len(shape_of(self.indices))
        computed: list[SSAValue] = []
        for component, d in enumerate(dims.index_map):
            if len(dims.index_map) == 1:
                value = at.read(1)
            else:
                value = at.fetch(1, dims.component_place(index_rank, rank, component), [])
            limit = shape[d] - sizes[d]
            computed.append(clamped_index(value, self.operand_dtype(1), limit))
        return at.fetch(0, dims.tensor_place(index_rank, rank, len(shape)), computed)


def _size(parser: Parser) -> int:
    """The size of a slice along a dim; `?` for a whole dim of unknown size."""
    if parser.parse_optional_punctuation("?") is not None:
        return DYNAMIC
    size = parser.parse_integer(allow_boolean=False, allow_negative=False)
    if size >= 2**63:
        parser.raise_error("a number must fit 64 bits")
    return size
