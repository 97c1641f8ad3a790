"""Sizes and strides of a kernel's buffers, where they may depend on `?` dims.

An unknown size is an `index` argument of the kernel, so sizes and strides are products of a number and arguments
(`dialects/sizes.py`): symbol k is the index argument at position k.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import KernelOp, NestOp
from mlfuse.dialects.sizes import ONE, Product


@dataclass(frozen=True)
class Layout:
    """The arguments of a kernel: buffers with their sizes, and index arguments."""

    kernel: KernelOp
    sizes: Mapping[SSAValue, tuple[Product | None, ...]]
    """By buffer argument; None for a leading `?` of unused size."""
    index_args: Mapping[SSAValue, int]
    """Position among the index arguments."""

    @classmethod
    def of(cls, kernel: KernelOp) -> Layout:
        """Read a kernel's arguments and its `arg_dims`; raises OpError if a size is unknown."""
        args = kernel.body.block.args
        buffers = [arg for arg in args if isinstance(arg.type, MemRefType)]
        indices = [arg for arg in args if isinstance(arg.type, IndexType)]
        rows = arg_dims_of(kernel, len(buffers))
        sizes: dict[SSAValue, tuple[Product | None, ...]] = {}
        for position, buffer in enumerate(buffers):
            row = None if rows is None else rows[position]
            sizes[buffer] = _buffer_sizes(kernel, buffer, row, len(indices))
        return cls(kernel, sizes, {arg: k for k, arg in enumerate(indices)})

    def sizes_of(self, buffer: SSAValue) -> tuple[Product | None, ...]:
        """The size of each dim of an argument or a `loop.local`."""
        if buffer in self.sizes:
            return self.sizes[buffer]
        return tuple(Product(size) for size in _shape(buffer))

    def strides_of(self, buffer: SSAValue) -> tuple[Product, ...]:
        """The row-major stride of each dim, in elements."""
        strides: list[Product] = []
        stride = ONE
        for size in reversed(self.sizes_of(buffer)):
            strides.append(stride)
            stride = stride * (size if size is not None else ONE)  # only a leading one is None
        return tuple(reversed(strides))

    def elements_of(self, buffer: SSAValue) -> int | None:
        """How many elements a buffer has, or None where that depends on an argument."""
        sizes = self.sizes_of(buffer)
        if any(size is None or size.static is None for size in sizes):
            return None
        return prod(size.factor for size in sizes if size is not None)

    def max_elements(self) -> int | None:
        """The elements of the largest buffer, or None where one's size is not static."""
        counts = [self.elements_of(buffer) for buffer in self.sizes]
        if self.index_args or None in counts:
            return None
        return max((count for count in counts if count is not None), default=0)

    def bound(self, nest: NestOp, bound: int | SSAValue) -> Product:
        """A loop bound as a product."""
        if isinstance(bound, int):
            return Product(bound)
        position = self.index_args.get(bound)
        if position is None:
            raise OpError(nest, f"{nest.name}: a bound must be a number or an index argument")
        return Product(1, (position,))


def _shape(buffer: SSAValue) -> tuple[int, ...]:
    type_ = buffer.type
    assert isinstance(type_, MemRefType)
    return type_.get_shape()


def arg_dims_of(kernel: KernelOp, buffers: int) -> list[list[int]] | None:
    """The kernel attribute `arg_dims` as lists of numbers."""
    attr = kernel.attributes.get("arg_dims")
    if attr is None:
        return None
    rows: list[list[int]] = []
    if isinstance(attr, ArrayAttr):
        rows = [_numbers(kernel, row) for row in cast(ArrayAttr[Attribute], attr)]
    if len(rows) != buffers:
        raise OpError(kernel, f"loop.kernel: arg_dims needs one list for each of {buffers} buffers")
    return rows


def _numbers(kernel: KernelOp, attr: Attribute) -> list[int]:
    if isinstance(attr, DenseArrayBase):
        return [int(value) for value in attr.get_values()]
    if isinstance(attr, ArrayAttr):
        items = tuple(cast(ArrayAttr[Attribute], attr))
        values = [item.value.data for item in items if isinstance(item, IntegerAttr)]
        if len(values) == len(items):
            return values
    raise OpError(kernel, "loop.kernel: arg_dims holds lists of numbers")


def _buffer_sizes(
    kernel: KernelOp, buffer: SSAValue, row: list[int] | None, index_args: int
) -> tuple[Product | None, ...]:
    shape = _shape(buffer)
    if row is None:
        if any(size < 0 for size in shape[1:]):
            raise OpError(
                kernel,
                f"loop.kernel: {buffer.type} has a `?` dim that isn't the first: "
                "the attribute arg_dims must name its size",
            )
        return tuple(None if size < 0 else Product(size) for size in shape)
    if len(row) != len(shape):
        raise OpError(kernel, f"loop.kernel: arg_dims names {len(row)} sizes of a {buffer.type}")
    sizes: list[Product | None] = []
    for size, written in zip(shape, row, strict=True):
        fits = written == size if written >= 0 else size < 0 and -written <= index_args
        if not fits:
            raise OpError(kernel, f"loop.kernel: arg_dims {row} doesn't fit a {buffer.type}")
        sizes.append(Product(written) if written >= 0 else Product(1, (-written - 1,)))
    return tuple(sizes)
