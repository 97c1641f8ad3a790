"""What a library call of a matrix product computes: the sizes, for its cost, and the dims, for its nest."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import NoneAttr

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import dims_of
from mlfuse.dialects.loop.epilogue import OPTION
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.targets.devices.products import ProductSize

FUNCTION = "dot_general"


@dataclass(frozen=True)
class ProductDims:
    """The dims of the operands of a product, as `graph.dot_general` has them."""

    batch: tuple[tuple[int, ...], tuple[int, ...]]
    contract: tuple[tuple[int, ...], tuple[int, ...]]
    free: tuple[tuple[int, ...], tuple[int, ...]]


def dims_of_call(call: LibraryOp) -> ProductDims:
    """The dims of a call of `dot_general`."""
    batch = _dims(call, "lhs_batch"), _dims(call, "rhs_batch")
    contract = _dims(call, "lhs_contract"), _dims(call, "rhs_contract")
    free = tuple(
        tuple(d for d in range(len(_shape(call, side))) if d not in (*batch[side], *contract[side]))
        for side in (0, 1)
    )
    return ProductDims(batch, contract, (free[0], free[1]))


def size_of_call(call: LibraryOp) -> ProductSize | str:
    """The sizes of a product that a nest can compute, or why no nest can."""
    if OPTION in call.options.data:
        return "the library has its epilogue"
    types = [memref_type(value) for value in (*call.inputs, call.output)]
    kinds = [dtypes.of(type_) for type_ in types]
    if any(dtypes.compute(kind) != dtypes.F32 for kind in kinds):
        return "its elements aren't f32, bf16 or f16"
    if any(not isinstance(type_.layout, NoneAttr) for type_ in types):
        return "an operand is a part of another tensor, a view with strides"
    sizes = [size for type_ in types for size in type_.get_shape()]
    if DYNAMIC in sizes:
        return "its sizes aren't known"
    if 0 in sizes:
        return "it has no elements"
    dims = dims_of_call(call)
    shapes = _shape(call, 0), _shape(call, 1)
    batch = prod(shapes[0][d] for d in dims.batch[0])
    rows, columns = (prod(shapes[side][d] for d in dims.free[side]) for side in (0, 1))
    depth = prod(shapes[0][d] for d in dims.contract[0])
    if rows * columns == 1 or depth == 1:
        return "it is a product of vectors, not of matrices"
    turned = (_ends_with(call, 0, dims.free[0]), not _ends_with(call, 1, dims.free[1]))
    return ProductSize(batch, rows, columns, depth, *turned)


def _ends_with(call: LibraryOp, side: int, dims: tuple[int, ...]) -> bool:
    """Whether the innermost dim of an operand, without those of size 1, is one of some dims."""
    kept = [d for d, size in enumerate(_shape(call, side)) if size != 1]
    return bool(kept) and kept[-1] in dims


def _shape(call: LibraryOp, side: int) -> tuple[int, ...]:
    return memref_type(call.inputs[side]).get_shape()


def _dims(call: LibraryOp, name: str) -> tuple[int, ...]:
    return dims_of(call.options.data[name])  # pyright: ignore[reportArgumentType]
