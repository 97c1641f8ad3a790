"""The dims of gather and scatter: how a tensor, its slices, the indices, and the result or updates relate.

Source: the StableHLO specification, "gather" and "scatter".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self, cast

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, IntegerType, i64
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineExpr
from xdsl.parser import Parser
from xdsl.printer import Printer

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import (
    Dims,
    check_dims,
    dim,
    dims_attr,
    dims_match,
    dims_of,
    parse_dims,
    print_dims,
    require,
)

_LISTS = ("offset", "collapsed", "batch", "index_batch", "index_map")


@dataclass(frozen=True)
class SliceDims:
    """`offset`: dims of the result that run along a slice. `collapsed`: dims of the tensor, of slice
    size 1, that the result lacks. `batch` and `index_batch`: batch dims of the tensor and of the indices,
    in pairs. `index_map`: for each component of an index, the tensor's dim. `index_vector`: the dim of
    the indices that holds the components, or the rank of the indices if each index is a single number.
    """

    offset: tuple[int, ...] = ()
    collapsed: tuple[int, ...] = ()
    batch: tuple[int, ...] = ()
    index_batch: tuple[int, ...] = ()
    index_map: tuple[int, ...] = ()
    index_vector: int = 0

    def lookups(self, index_rank: int) -> list[int]:
        """The dims of the indices that count slices: all except `index_vector`."""
        return [d for d in range(index_rank) if d != self.index_vector]

    def counting(self, rank: int) -> list[int]:
        """The dims of a result of `rank` dims that count slices, in the order of `lookups`."""
        return [d for d in range(rank) if d not in self.offset]

    def walked(self, rank: int) -> list[int]:
        """The dims of a tensor of `rank` dims that the result's `offset` dims run along."""
        gone = (*self.collapsed, *self.batch)
        return [d for d in range(rank) if d not in gone]

    def check(self, what: str, shape: Sequence[int], indices: Sequence[int], rank: int) -> None:
        """Raise unless the dims fit a tensor, indices and a result of `rank` dims."""
        index_rank = len(indices)
        check_dims(self.offset, rank, f"{what}: offset")
        check_dims((*self.collapsed, *self.batch), len(shape), f"{what}: collapsed and batch")
        check_dims(self.index_map, len(shape), f"{what}: index_map")
        check_dims(self.index_batch, index_rank, f"{what}: index_batch")
        require(
            0 <= self.index_vector <= index_rank,
            f"{what}: index_vector {self.index_vector} is outside 0 to {index_rank}",
        )
        pairs = len(self.batch) == len(self.index_batch)
        pairs = pairs and self.index_vector not in self.index_batch
        pairs = pairs and all(
            dims_match(shape[a], indices[b])
            for a, b in zip(self.batch, self.index_batch, strict=True)
        )
        require(
            pairs,
            f"{what}: batch {list(self.batch)} and index_batch {list(self.index_batch)} don't pair up",
        )
        parts = 1 if self.index_vector == index_rank else indices[self.index_vector]
        require(
            len(self.index_map) == parts and not set(self.index_map) & set(self.batch),
            f"{what}: index_map {list(self.index_map)} must have {parts} dims (the components of an index), "
            "none of them a batch dim",
        )
        walked, lookups = len(self.walked(len(shape))), len(self.lookups(index_rank))
        require(
            len(self.offset) == walked and rank == walked + lookups,
            f"{what}: {counted(rank, 'dim')} and {counted(len(self.offset), 'offset dim')}; expected {counted(walked, 'offset dim')} and "
            f"{counted(lookups, 'dim')} of indices",
        )

    def component_place(self, index_rank: int, rank: int, component: int) -> list[AffineExpr]:
        """The position of a component in the indices, as expressions over the dims of a result."""
        place = [dim(d) for d in self.counting(rank)]
        if self.index_vector < index_rank:
            place.insert(self.index_vector, AffineExpr.constant(component))
        return place

    def tensor_place(self, index_rank: int, rank: int, tensor_rank: int) -> list[AffineExpr]:
        """The position in the tensor of an element of the result, as expressions over the result's dims
        followed by the components of its index."""
        exprs = [AffineExpr.constant(0)] * tensor_rank
        for d, where in zip(self.walked(tensor_rank), self.offset, strict=True):
            exprs[d] = dim(where)
        counting = dict(zip(self.lookups(index_rank), self.counting(rank), strict=True))
        for d, where in zip(self.batch, self.index_batch, strict=True):
            exprs[d] = dim(counting[where])
        for component, d in enumerate(self.index_map):
            exprs[d] = exprs[d] + dim(rank + component)
        return exprs

    def starts(self, indices: Array, limits: Sequence[int] | None, rank: int) -> list[Array]:
        """Each component of all indices, as an array that broadcasts to a result of `rank` dims, clamped to
        0 to `limits` if these are given."""
        if self.index_vector == indices.ndim:
            indices = indices[..., None]
        parts = np.moveaxis(indices, self.index_vector, -1)
        counting = self.counting(rank)
        spread = [1] * rank
        for d, size in zip(counting, parts.shape[:-1], strict=True):
            spread[d] = size
        found: list[Array] = []
        for component, d in enumerate(self.index_map):
            part = parts[..., component]
            if limits is not None:
                part = np.asarray(np.clip(part.astype(object), 0, limits[d])).astype(np.int64)
            found.append(part.reshape(spread))
        return found

    def places(self, starts: Sequence[Array], shape: Sequence[int], index_rank: int) -> list[Array]:
        """For each dim of a tensor, the positions along it of all elements of a result of `shape`."""
        ramps = [
            np.arange(size).reshape([-1 if d == axis else 1 for d in range(len(shape))])
            for axis, size in enumerate(shape)
        ]
        rank = len(self.offset) + len(self.collapsed) + len(self.batch)
        exprs = self.tensor_place(index_rank, len(shape), rank)
        values: list[Array] = [*ramps, *starts]
        zero = np.zeros([1] * len(shape), dtype=np.int64)
        return [zero + expr.eval(cast(list[int], values), ()) for expr in exprs]

    # Text and properties.

    def properties(self) -> dict[str, Attribute]:
        """The dims as properties of an op."""
        own: dict[str, Attribute] = {each: dims_attr(getattr(self, each)) for each in _LISTS}
        return own | {"index_vector": IntegerAttr(self.index_vector, i64)}

    @classmethod
    def of(cls, properties: dict[str, Attribute]) -> Self:
        """The dims from what `properties` returned."""
        lists = {each: dims_of(cast(Dims, properties[each])) for each in _LISTS}
        vector = cast(IntegerAttr[IntegerType], properties["index_vector"])
        return cls(**lists, index_vector=vector.value.data)

    def print(self, printer: Printer) -> None:
        """Print ` offset [1] collapsed [0] index_map [0] index_vector 1`, without empty lists."""
        for each in _LISTS:
            values = getattr(self, each)
            if values:
                printer.print_string(f" {each} ")
                print_dims(printer, dims_attr(values))
        printer.print_string(f" index_vector {self.index_vector}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        """Parse what `print` printed."""
        lists: dict[str, tuple[int, ...]] = {}
        for each in _LISTS:
            is_there = parser.parse_optional_keyword(each) is not None
            lists[each] = dims_of(parse_dims(parser)) if is_there else ()
        parser.parse_keyword("index_vector")
        vector = parser.parse_integer(allow_boolean=False, allow_negative=False)
        return cls(**lists, index_vector=vector)
