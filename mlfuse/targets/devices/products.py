"""The matrix products of a CPU: the tile of our kernel, the times of our kernel, and those of the library.

`python -m benchmarks.products` measures both and fits the times. They stand in the description, so that a plan doesn't
depend on the machine that makes it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from math import ceil
from typing import cast

from mlfuse.dialects.kernel.products import OuterProductsOp

LANES = OuterProductsOp.LANES
FEW_ROWS = 64
"""The most rows of a product whose right matrix is read in place, if its columns are neighbors in memory."""


@dataclass(frozen=True)
class ProductSize:
    """`batch` products of `rows` x `depth` and `depth` x `columns`. A matrix is turned if the elements of a column are
    neighbors in memory."""

    batch: int
    rows: int
    columns: int
    depth: int
    left_turned: bool = False
    right_turned: bool = False

    @property
    def has_few_rows(self) -> bool:
        """Whether our kernel reads the right matrix in place."""
        return self.rows <= FEW_ROWS and not self.right_turned


@dataclass(frozen=True)
class ProductTimes:
    """The time of a product on one core is the sum of these. Our kernel and the library use the cores in the same way, so
    the times on one core are compared."""

    call_us: float
    """Microseconds of every call."""
    multiply_add_ns: float
    """Nanoseconds of one multiply-add."""
    left_ns: float
    """Nanoseconds of an element of the left matrix."""
    right_ns: float
    """Nanoseconds of an element of the right matrix, such as to pack it."""
    left_turned_ns: float
    """What is added to `left_ns` if the left matrix is turned."""
    right_turned_ns: float
    """What is added to `right_ns` if the right matrix is turned."""
    result_ns: float
    """Nanoseconds of an element of the result."""

    def us(self, size: ProductSize) -> float:
        """The estimated time, in microseconds."""
        ns = self.multiply_add_ns * size.rows * size.columns * size.depth
        left, right = size.rows * size.depth, size.depth * size.columns
        ns += (self.left_ns + size.left_turned * self.left_turned_ns) * left
        ns += (self.right_ns + size.right_turned * self.right_turned_ns) * right
        ns += self.result_ns * size.rows * size.columns
        return self.call_us + size.batch * ns / 1e3


@dataclass(frozen=True)
class Products:
    """The tile of our kernel, and the times of our kernel (`own`) and of the library."""

    rows: int
    """The rows of a tile of sums that is kept in vector registers."""
    columns: int
    """Its columns: a multiple of `LANES`."""
    own: ProductTimes
    """Our kernel, which packs the right matrix."""
    few_rows: ProductTimes
    """Our kernel that reads the right matrix in place."""
    library: ProductTimes

    def own_us(self, size: ProductSize) -> float:
        """The time of our kernel for this size."""
        times = self.few_rows if size.has_few_rows else self.own
        return times.us(self.computed(size))

    def tile_rows(self, rows: int) -> int:
        """The rows of a tile for so many rows: all of up to twice `self.rows`, which the C divides by the processor's
        registers; otherwise at most `self.rows`, and as alike as the tiles can be."""
        if rows <= 2 * self.rows:
            return rows or self.rows
        return ceil(rows / ceil(rows / self.rows))

    def tile_columns(self, *columns: int) -> int:
        """The columns of a tile for matrices of so many columns: `self.columns`, or `LANES` if more than an eighth of a
        matrix would be padding."""
        return LANES if any(-each % self.columns > each / 8 for each in columns) else self.columns

    def computed(self, size: ProductSize) -> ProductSize:
        """The size that our kernel computes: whole tiles."""
        if size.has_few_rows:
            return replace(size, columns=ceil(size.columns / LANES) * LANES)
        rows, columns = self.tile_rows(size.rows), self.tile_columns(size.columns)
        return replace(
            size,
            rows=ceil(size.rows / rows) * rows,
            columns=ceil(size.columns / columns) * columns,
        )


def read(data: object) -> Products | str:
    """The entry `products` of a description, or what is wrong with it."""
    if not isinstance(data, dict):
        return "products must be an object"
    entry = cast(dict[str, object], data)
    names = {field.name for field in fields(Products)}
    if entry.keys() != names:
        return f"products must have {', '.join(sorted(names))}"
    times: list[ProductTimes] = []
    for name in ("own", "few_rows", "library"):
        values = entry[name]
        wanted = [field.name for field in fields(ProductTimes)]
        if not isinstance(values, dict) or set(cast(dict[str, object], values)) != set(wanted):
            return f"products: {name} must have {', '.join(wanted)}"
        numbers = [cast(dict[str, object], values)[each] for each in wanted]
        if not all(
            isinstance(n, int | float) and not isinstance(n, bool) and n >= 0 for n in numbers
        ):
            return f"products: {name} must have numbers that aren't negative"
        times.append(ProductTimes(*cast(list[float], numbers)))
    rows, columns = entry["rows"], entry["columns"]
    if not isinstance(rows, int) or not isinstance(columns, int) or rows < 1 or columns < 1:
        return "products: rows and columns must be positive integers"
    if columns % LANES or columns > 64 or rows * columns > 512:
        return f"products: columns must be a multiple of {LANES} up to 64, and a tile have at most 512 elements"
    return Products(rows, columns, *times)
