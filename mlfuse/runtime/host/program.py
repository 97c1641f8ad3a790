"""The scheduled host function as data: storages, steps and results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.loop.host import SizesDiffer
from mlfuse.passes.utils.indices import Indices
from mlfuse.runtime.host.sizes import Sizes
from mlfuse.runtime.library.function import LibraryFunction


@dataclass(frozen=True)
class Part:
    """A part of a row-major buffer of shape `whole` (numbers of `Indices`): its strides
    along each dim, and the offset of its first element, counted in elements."""

    whole: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int


@dataclass(frozen=True)
class Buffer:
    """A storage, or part of one, seen with a shape (numbers of `Indices`) and a dtype. `storage` is
    its number."""

    storage: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    part: Part | None = None


@dataclass(frozen=True)
class Argument:
    """Memory of the caller: argument `number`.

    It may be written if it is `donated`. The results in `holds` take its memory.
    """

    number: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    donated: bool = False
    holds: tuple[int, ...] = ()


@dataclass(frozen=True)
class Constant:
    """Memory that never changes."""

    values: Array


@dataclass(frozen=True)
class Allocation:
    """Memory that the function takes."""

    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]


@dataclass(frozen=True, eq=False)
class Table:
    """Rows of buffers that a kernel processes, each of `columns` buffers. Compared by identity."""

    buffers: tuple[Buffer, ...]
    columns: int
    cut: Cut
    numbers: frozenset[int] = frozenset()
    """The columns of scalars, which even an empty row has."""

    def tensors(self, row: Sequence[Buffer]) -> list[Buffer]:
        """The buffers that hold the elements of a row."""
        return [buffer for k, buffer in enumerate(row) if k not in self.numbers]

    @property
    def rows(self) -> list[tuple[Buffer, ...]]:
        """The buffers by row."""
        return [
            self.buffers[k : k + self.columns] for k in range(0, len(self.buffers), self.columns)
        ]

    def sizes(self, sizes: Sizes) -> list[int]:
        """The elements of each row. MlfuseError if a row's buffers differ in that."""
        found = [
            {prod(sizes.shape(buffer.shape)) for buffer in self.tensors(row)} for row in self.rows
        ]
        for number, each in enumerate(found):
            if len(each) > 1:
                raise MlfuseError(
                    f"row {number} of a table has buffers of {sorted(each)} elements; one foreach "
                    "takes tensors of one size from each list"
                )
        return [size for each in found for size in each]


@dataclass(frozen=True)
class TableArray:
    """Memory that describes a table to a kernel: its rows, or its chunks."""

    table: Table
    is_rows: bool


@dataclass(frozen=True)
class Launch:
    """A launch of one kernel. `sizes` and `grid` are numbers of `Indices`."""

    kernel: str
    grid: int
    buffers: tuple[Buffer, ...]
    sizes: tuple[int, ...]
    shared: int = 0
    """Bytes of dynamic shared memory above 48 KiB, which must be enabled for the function first."""
    cluster: int = 1
    """Blocks per cluster, as in the code; more than 8 must be enabled for the function."""


@dataclass(frozen=True)
class Call:
    """A call of one function of the device's library."""

    function: LibraryFunction
    inputs: tuple[Buffer, ...]
    outs: tuple[Buffer, ...]


@dataclass(frozen=True)
class Collective:
    """Buffers combined over the ranks of a group, in one message: `outs` from `inputs`.

    `element` is the type by its name at the graph level, sign included.
    """

    reduction: str
    element: str
    groups: tuple[tuple[int, ...], ...] | None
    inputs: tuple[Buffer, ...]
    outs: tuple[Buffer, ...]
    place: str
    """Its place in the source text."""


Step = Launch | Call | Collective


@dataclass(frozen=True)
class Result:
    """A returned value. `into` is the donated argument whose memory it takes, if that has the same shape."""

    buffer: Buffer
    into: Buffer | None = None


Storage = Argument | Constant | Allocation | TableArray


@dataclass(frozen=True)
class SizeCheck:
    """Two sizes (numbers of `Indices`) that must be equal, and the error if they aren't."""

    left: int
    right: int
    error: SizesDiffer


@dataclass(frozen=True)
class Program:
    """The host function, flat. Steps in branches and loops are listed once."""

    indices: Indices
    storages: tuple[Storage, ...]
    steps: tuple[Step, ...]
    results: tuple[Result, ...]
    checks: tuple[SizeCheck, ...] = ()
    """The checks of sizes, made for new shapes (`Signature.check`)."""
    columns: int = 0
    """The columns of the table that a function over lists of tensors takes."""

    def bound(self, values: Sequence[Array]) -> Program:
        """The same with the values of its last arguments, as constants. MlfuseError for a value of another shape."""
        places = [n for n, each in enumerate(self.storages) if isinstance(each, Argument)]
        storages = list(self.storages)
        for place, value in zip(places[len(places) - len(values) :], values, strict=True):
            argument = storages[place]
            assert isinstance(argument, Argument)
            shape = tuple(map(self.indices.static, argument.shape))
            if value.shape != shape or argument.donated:
                raise MlfuseError(f"argument {argument.number} can't be a constant of that shape")
            storages[place] = Constant(value)
        return replace(self, storages=tuple(storages))

    def check_sizes(self, shapes: Sequence[Sequence[int]]) -> None:
        """MlfuseError if arguments of these shapes don't fit together."""
        values = self.indices.evaluate(shapes)
        for check in self.checks:
            if values[check.left] != values[check.right]:
                raise check.error(values[check.left], values[check.right])

    def allocated(self, shapes: Sequence[Sequence[int]]) -> int:
        """The bytes of all allocations for arguments of these shapes."""
        values = self.indices.evaluate(shapes)
        return sum(
            prod(values[number] for number in storage.shape) * storage.dtype.itemsize
            for storage in self.storages
            if isinstance(storage, Allocation)
        )

    def any_order(self) -> set[int]:
        """The arguments whose dims may have any order in memory.

        Only library calls that can read such an array read them, in their own shape.
        """
        read = {result.buffer.storage for result in self.results}
        for step in self.steps:
            if isinstance(step, Launch):
                read |= {buffer.storage for buffer in step.buffers}
                for table in self.tables(step):
                    read |= {buffer.storage for buffer in table.buffers}
                continue
            if isinstance(step, Collective):
                read |= {buffer.storage for buffer in (*step.inputs, *step.outs)}
                continue
            for buffer in step.inputs:
                own = buffer.part is None and buffer.shape == self._shape_of(buffer.storage)
                if not (own and step.function.TAKES_ANY_ORDER):
                    read.add(buffer.storage)
            read |= {buffer.storage for buffer in step.outs}
        return {
            storage.number
            for number, storage in enumerate(self.storages)
            if isinstance(storage, Argument) and number not in read and not storage.donated
        }

    def tables(self, step: Launch) -> list[Table]:
        """The tables whose rows a launch processes."""
        found: dict[Table, None] = {}
        for buffer in step.buffers:
            storage = self.storages[buffer.storage]
            if isinstance(storage, TableArray):
                found[storage.table] = None
        return list(found)

    @property
    def all_tables(self) -> list[Table]:
        """All tables, in the order of their `kernel.table`."""
        arrays = [each for each in self.storages if isinstance(each, TableArray)]
        return list(dict.fromkeys(array.table for array in arrays))

    def _shape_of(self, storage: int) -> tuple[int, ...] | None:
        found = self.storages[storage]
        return None if isinstance(found, Constant | TableArray) else found.shape
