"""Ops that read or write at indices known only at run time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects.builtin import UnregisteredAttr
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
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
from xdsl.traits import Pure, RecursiveMemoryEffect

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    attribute_class,
    check_scalar,
    integer,
    integers,
    ranked,
)
from mlfuse.dialects.stablehlo.worded import WordedOp

GATHER = attribute_class("stablehlo.gather")
SCATTER = attribute_class("stablehlo.scatter")

_GATHER_WORDS = (
    "offset_dims",
    "collapsed_slice_dims",
    "operand_batching_dims",
    "start_indices_batching_dims",
    "start_index_map",
    "index_vector_dim",
)
_SCATTER_WORDS = (
    "update_window_dims",
    "inserted_window_dims",
    "input_batching_dims",
    "scatter_indices_batching_dims",
    "scatter_dims_to_operand_dims",
    "index_vector_dim",
)
"""StableHLO's words for the fields of `SliceDims`, in the order of the fields."""


@irdl_op_definition
class DynamicSliceOp(WordedOp):
    """`stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 8] : (A, I, I) -> B`."""

    name = "stablehlo.dynamic_slice"
    WORDS: ClassVar[dict[str, str]] = {"sizes": "slice_sizes"}
    operand = operand_def()
    start_indices = var_operand_def()
    slice_sizes = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def sizes(self) -> tuple[int, ...]:
        """The size of the slice."""
        return integers(self, "slice_sizes")

    def verify_(self) -> None:
        super().verify_()
        _check_starts(self, self.start_indices)
        require(
            len(self.sizes) == len(self.start_indices),
            f"{self.name}: {counted(len(self.sizes), 'size')} for {counted(len(self.start_indices), 'start')}",
        )


@irdl_op_definition
class DynamicUpdateSliceOp(WordedOp):
    """`stablehlo.dynamic_update_slice %x, %u, %i, %j : (A, B, I, I) -> A`."""

    name = "stablehlo.dynamic_update_slice"
    operand = operand_def()
    update = operand_def()
    start_indices = var_operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        _check_starts(self, self.start_indices)


@irdl_op_definition
class GatherOp(StableHLOOp):
    """`"stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes =
    array<i64: 1, 8>, indices_are_sorted = false}> : (A, I) -> B`; it has only the generic form."""

    name = "stablehlo.gather"
    operand = operand_def()
    start_indices = operand_def()
    dimension_numbers = prop_def(Attribute)
    slice_sizes = prop_def(Attribute)
    indices_are_sorted = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def dims(self) -> SliceDims:
        """How the dims fit together."""
        return gather_dims(self, self.dimension_numbers)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The size of a slice."""
        return integers(self, "slice_sizes")

    def verify_(self) -> None:
        super().verify_()
        check_gather(self, self.dimension_numbers)
        rank = ranked(self.operand).get_num_dims()
        require(
            len(self.sizes) == rank,
            f"{self.name}: slice_sizes {list(self.sizes)} must be one number for each dim of "
            f"{self.operand.type}",
        )


@irdl_op_definition
class ScatterOp(StableHLOOp):
    """`"stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
    update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
    index_vector_dim = 1>, unique_indices = false}> ({ ... }) : (A, I, B) -> A`; it has only the generic form.

    Several tensors can be updated at the same indices. Operands are all tensors, the indices, then all updates.
    """

    name = "stablehlo.scatter"
    arguments = var_operand_def()
    scatter_dimension_numbers = prop_def(Attribute)
    indices_are_sorted = opt_prop_def(Attribute)
    unique_indices = opt_prop_def(Attribute)
    update_computation = region_def("single_block")
    outputs = var_result_def()
    traits = traits_def(RecursiveMemoryEffect())

    @property
    def inputs(self) -> Sequence[SSAValue]:
        """The tensors that are updated."""
        return self.arguments[: len(self.outputs)]

    @property
    def indices(self) -> SSAValue:
        """The position of each update."""
        return self.arguments[len(self.outputs)]

    @property
    def updates(self) -> Sequence[SSAValue]:
        """The updates of each tensor."""
        return self.arguments[len(self.outputs) + 1 :]

    @property
    def dims(self) -> SliceDims:
        """How the dims fit together."""
        return _slice_dims(self, self.scatter_dimension_numbers, _SCATTER_WORDS)

    def verify_(self) -> None:
        super().verify_()
        _check_kind(self, self.scatter_dimension_numbers, "scatter")
        count = len(self.outputs)
        require(
            count > 0 and len(self.arguments) == 2 * count + 1,
            f"{self.name}: {count} results need {count} tensors, the indices and {count} updates, not "
            f"{len(self.arguments)} operands",
        )
        require(
            [value.type for value in self.inputs] == list(self.result_types),
            f"{self.name}: the results must have the tensors' types",
        )
        require(
            len(self.update_computation.block.args) == 2 * count,
            f"{self.name}: the region must take two arguments for each tensor",
        )
        shapes = [ranked(value).get_shape() for value in self.arguments]
        if DYNAMIC in shapes[count]:
            return  # the number of an index's components may be unknown; the import reports that
        for tensor, updates in zip(shapes[:count], shapes[count + 1 :], strict=True):
            self.dims.check(self.name, tensor, shapes[count], len(updates))


@irdl_op_definition
class TorchIndexSelectOp(StableHLOOp):
    """`"stablehlo.torch_index_select"(%x, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : (A, I) ->
    B`: the slices of a dim at the indices; the first dims of both may be batch dims."""

    name = "stablehlo.torch_index_select"
    operand = operand_def()
    index = operand_def()
    dim = prop_def(Attribute)
    batch_dims = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        dim, batch = integer(self, "dim"), integer(self, "batch_dims")
        rank, index_rank = (ranked(value).get_num_dims() for value in self.operands)
        require(
            0 <= batch <= dim < rank and batch <= index_rank,
            f"{self.name}: batch_dims {batch} and dim {dim} don't fit {self.operand.type} and "
            f"{self.index.type}",
        )


def _check_starts(op: StableHLOOp, starts: Sequence[SSAValue]) -> None:
    rank = ranked(op.operands[0]).get_num_dims()
    require(
        len(starts) == rank,
        f"{op.name}: {counted(len(starts), 'start')} for {counted(rank, 'dim')}; give one for each",
    )
    for value in starts:
        check_scalar(op, value, "a start")


def gather_dims(op: StableHLOOp, attr: Attribute) -> SliceDims:
    """The dims of a gather."""
    return _slice_dims(op, attr, _GATHER_WORDS)


def check_gather(op: StableHLOOp, attr: Attribute) -> None:
    """Raise unless an attribute is `#stablehlo.gather<...>`."""
    _check_kind(op, attr, "gather")


def _check_kind(op: StableHLOOp, attr: Attribute, kind: str) -> None:
    fits = isinstance(attr, UnregisteredAttr) and attr.attr_name.data == f"stablehlo.{kind}"
    require(fits, f"{op.name}: dimension numbers must be #stablehlo.{kind}<...>, not {attr}")


def _slice_dims(op: StableHLOOp, attr: Attribute, words: Sequence[str]) -> SliceDims:
    text = attr.value.data if isinstance(attr, UnregisteredAttr) else ""
    offset, collapsed, batch, index_batch, index_map, vector = (
        _numbers(text, word) for word in words
    )
    require(len(vector) <= 1, f"{op.name}: index_vector_dim must be one number")
    first = vector[0] if vector else 0
    return SliceDims(offset, collapsed, batch, index_batch, index_map, first)


def _numbers(text: str, word: str) -> tuple[int, ...]:
    found = re.search(rf"\b{word}\s*=\s*(\d+|\[[\d\s,]*\])", text)
    return tuple(int(digits) for digits in re.findall(r"\d+", found[1])) if found else ()


OPS: list[type[StableHLOOp]] = [
    DynamicSliceOp,
    DynamicUpdateSliceOp,
    GatherOp,
    ScatterOp,
    TorchIndexSelectOp,
]
