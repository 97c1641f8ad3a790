"""The rows of its buffers that a kernel touches, where these aren't all.

    loop.parallel (%i, %j) in (16, 64) {
      %v = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d0 + 32, d1)> : memref<512x64xf32>

touches 16 rows of `%x`, from row 32 on. They lie together in memory. So a kernel may be written for them alone, with `%x` a
`memref<16x64xf32>` and an identity as the map.

A row is the elements at one index of the leading dims, up to the last one that isn't touched as a whole; rows are counted in
row-major order. Of a `memref<16x24x64xf32>` whose elements `(i, 3, j)` are read, the rows are those of a `memref<384x64xf32>`, read at
`(24 i + 3, j)`: 361 of them, from row 3 on. The last dim is never counted, unless it is the only one: then the rows are elements.

Complexity: linear in the ops of the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import AffineMapAttr, MemRefType, NoneAttr, StridedLayoutAttr
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.guards import interval
from mlfuse.dialects.loop.ops import AccessOp, AnyMemRef, KernelOp, NestOp, memref_type
from mlfuse.passes.utils.kernel_arguments import retype


@dataclass(frozen=True)
class Rows:
    """`count` rows from `first` on, of a buffer of `type`. The first `dims` dims of the buffer count its rows."""

    first: int
    count: int
    dims: int
    type: AnyMemRef

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.count, *self.type.get_shape()[self.dims :])

    @property
    def alone(self) -> AnyMemRef:
        """The type of a buffer that has these rows only."""
        return MemRefType(self.type.element_type, self.shape)

    @property
    def within(self) -> AnyMemRef:
        """The type of the rows as a part of the buffer."""
        row = self.shape[1:]
        strides = [prod(row[dim:]) for dim in range(len(row) + 1)]
        layout = StridedLayoutAttr(strides, self.first * strides[0])
        return MemRefType(self.type.element_type, self.shape, layout)


def rows_touched(kernel: KernelOp) -> dict[int, Rows]:
    """For each buffer of which the kernel touches only some rows, by the number of the argument: these rows. Buffers with `?` sizes
    are left out, and those that other ops than loads and stores use."""
    sizes = dict[SSAValue, int | None]()
    for nest in kernel.walk():
        if isinstance(nest, NestOp):
            known = [size if isinstance(size, int) else None for size in nest.mixed_bounds()]
            sizes |= zip(nest.indices(), known, strict=False)
    found: dict[int, Rows] = {}
    for number, arg in enumerate(kernel.body.block.args):
        if not isinstance(arg.type, MemRefType):
            continue
        rows = _rows(memref_type(arg), (use.operation for use in arg.uses), sizes)
        if rows is not None:
            found[number] = rows
    return found


def _rows(
    type_: AnyMemRef, uses: Iterable[Operation], sizes: Mapping[SSAValue, int | None]
) -> Rows | None:
    shape = type_.get_shape()
    if not shape or DYNAMIC in shape or not isinstance(type_.layout, NoneAttr):
        return None
    accesses: list[tuple[AffineMap, list[int | None]]] = []
    for op in uses:
        if not isinstance(op, AccessOp):
            return None
        accesses.append((op.access_map, [sizes.get(index) for index in op.access_indices]))
    leading = 0
    for dim, size in enumerate(shape):
        ends = _ends((map_.results[dim], own) for map_, own in accesses)
        if ends is None or ends[0] < 0 or ends[1] >= size:
            return None  # not known, or only its condition keeps an access within the buffer
        if ends != (0, size - 1) and dim < max(1, len(shape) - 1):
            leading = dim + 1
    ends = _ends((_row(map_, shape[:leading]), own) for map_, own in accesses)
    if not leading or ends is None:
        return None
    return Rows(ends[0], ends[1] - ends[0] + 1, leading, type_)


def _ends(
    accesses: Iterable[tuple[AffineExpr, Sequence[int | None]]],
) -> tuple[int, int] | None:
    """The least and the largest value of expressions, each over indices of its sizes; None if they aren't known, or there are none."""
    ends = [interval(expr, sizes) for expr, sizes in accesses]
    low = [end for end, _ in ends if end is not None]
    high = [end for _, end in ends if end is not None]
    return (min(low), max(high)) if ends and len(low) == len(high) == len(ends) else None


def _row(map_: AffineMap, sizes: Sequence[int]) -> AffineExpr:
    """The number of the row that an access touches, if dims of these sizes count the rows."""
    row = AffineExpr.constant(0)
    for expr, size in zip(map_.results, sizes, strict=False):
        row = row * size + expr
    return row


def take_rows_alone(kernel: KernelOp, touched: Mapping[int, Rows]) -> None:
    """Write a kernel anew, for buffers that have these rows only."""
    for number, rows in touched.items():
        leading = rows.type.get_shape()[: rows.dims]
        for use in list(kernel.body.block.args[number].uses):
            access = use.operation
            assert isinstance(access, AccessOp)
            old = access.access_map
            row = _row(old, leading) - rows.first
            map_ = AffineMap(old.num_dims, 0, (row, *old.results[rows.dims :]))
            if map_ == AffineMap.identity(map_.num_dims):
                access.properties.pop("map", None)  # as any pass writes it
            else:
                access.properties["map"] = AffineMapAttr(map_)
        retype(kernel, number, rows.alone)
